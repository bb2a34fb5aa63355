//! Bytecode written out, field by field.

use super::codes::Coded;

/// Something whose fields can be listed.
pub(crate) trait Describe {
    fn describe(&self, path: &str, out: &mut Listing);
}

/// Paths with their values, in the order of the schema.
#[derive(Default)]
pub(crate) struct Listing(Vec<(String, String)>);

impl Listing {
    pub(crate) fn field(&mut self, path: &str, name: &str, value: &(impl Describe + ?Sized)) {
        value.describe(&joined(path, name), self);
    }

    pub(crate) fn none(&mut self, path: &str, name: &str) {
        self.0.push((joined(path, name), "none".to_owned()));
    }

    pub(crate) fn into_fields(self) -> Vec<(String, String)> {
        self.0
    }

    fn value(&mut self, path: &str, value: String) {
        self.0.push((path.to_owned(), value));
    }
}

fn joined(path: &str, name: &str) -> String {
    if path.is_empty() {
        name.to_owned()
    } else {
        format!("{path}.{name}")
    }
}

macro_rules! describe_as_text {
    ($($kind:ty),*) => {$(
        impl Describe for $kind {
            fn describe(&self, path: &str, out: &mut Listing) {
                out.value(path, self.to_string());
            }
        }
    )*};
}
describe_as_text!(u8, u16, u32, i16, i32, bool, String);

impl<T: Coded> Describe for T {
    fn describe(&self, path: &str, out: &mut Listing) {
        out.value(path, self.word().to_owned());
    }
}

impl<T: Describe> Describe for Option<T> {
    fn describe(&self, path: &str, out: &mut Listing) {
        match self {
            Some(value) => value.describe(path, out),
            None => out.value(path, "none".to_owned()),
        }
    }
}

impl<T: Describe> Describe for Vec<T> {
    fn describe(&self, path: &str, out: &mut Listing) {
        out.value(&format!("{path} count"), self.len().to_string());
        for (index, item) in self.iter().enumerate() {
            item.describe(&format!("{path}[{index}]"), out);
        }
    }
}
