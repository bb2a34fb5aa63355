//! Values of play: what engines and tables exchange, and their JSON.

mod bid;
mod chance;
#[expect(
    clippy::large_enum_variant,
    reason = "a view holds one `Ask`, which is nearly always a decision"
)]
mod generated;
mod json;
mod place;

pub use bid::Bid;
pub use chance::Chance;
pub use generated::*;
pub use json::Json;
