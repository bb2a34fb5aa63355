//! Values of play: what engines and tables exchange, and their JSON.

mod bid;
mod generated;
mod json;
mod place;

pub use bid::Bid;
pub use generated::*;
pub use json::Json;
