//! Values as JSON: keys in the order of their fields, without white space.

use std::fmt::{Display, Write};

use crate::bytecode::{
    CardReference, Coded, ConditionType, EffectType, Location, Logic, Operator, PhaseTag,
    PlaceReference, Rank, Suit, TableauMode, TargetSelector,
};
use crate::cards::Card;

/// A value that writes itself as JSON.
pub trait Json {
    /// Writes the value after what was written before.
    fn json(&self, out: &mut String);

    /// The value as a text of its own.
    fn to_json(&self) -> String {
        let mut text = String::new();
        self.json(&mut text);
        text
    }
}

impl Json for str {
    /// Escapes quotation marks, backslashes and control characters, and nothing else.
    fn json(&self, out: &mut String) {
        out.push('"');
        for letter in self.chars() {
            match letter {
                '"' => out.push_str("\\\""),
                '\\' => out.push_str("\\\\"),
                '\u{8}' => out.push_str("\\b"),
                '\u{c}' => out.push_str("\\f"),
                '\n' => out.push_str("\\n"),
                '\r' => out.push_str("\\r"),
                '\t' => out.push_str("\\t"),
                '\0'..='\u{1f}' => {
                    write!(out, "\\u{:04x}", u32::from(letter)).expect("a text takes any number");
                }
                _ => out.push(letter),
            }
        }
        out.push('"');
    }
}

impl Json for String {
    fn json(&self, out: &mut String) {
        self.as_str().json(out);
    }
}

/// What is written in JSON as in any other text.
macro_rules! as_displayed {
    ($($kind:ty),*) => {
        $(impl Json for $kind {
            fn json(&self, out: &mut String) {
                displayed(self, out);
            }
        })*
    };
}

as_displayed!(bool, i8, i64, u32, usize);

fn displayed(value: &impl Display, out: &mut String) {
    write!(out, "{value}").expect("a text takes any value");
}

/// Words of the bytecode, which need no escapes.
macro_rules! as_word {
    ($($kind:ty),*) => {
        $(impl Json for $kind {
            fn json(&self, out: &mut String) {
                self.word().json(out);
            }
        })*
    };
}

as_word!(
    CardReference,
    ConditionType,
    EffectType,
    Location,
    Logic,
    Operator,
    PhaseTag,
    PlaceReference,
    Rank,
    Suit,
    TableauMode,
    TargetSelector
);

impl Json for Card {
    fn json(&self, out: &mut String) {
        out.push('"');
        displayed(self, out);
        out.push('"');
    }
}

/// A card that may be unseen.
impl Json for Option<Card> {
    fn json(&self, out: &mut String) {
        match self {
            Some(card) => card.json(out),
            None => out.push_str("null"),
        }
    }
}

impl<T: Json> Json for Vec<T> {
    fn json(&self, out: &mut String) {
        out.push('[');
        for (place, item) in self.iter().enumerate() {
            if place > 0 {
                out.push(',');
            }
            item.json(out);
        }
        out.push(']');
    }
}

/// An object that is being written, field by field.
pub(super) struct Object<'a> {
    out: &'a mut String,
    is_empty: bool,
}

impl<'a> Object<'a> {
    pub(super) fn new(out: &'a mut String) -> Self {
        out.push('{');
        Self {
            out,
            is_empty: true,
        }
    }

    /// An object that says first of what kind it is.
    pub(super) fn of_kind(out: &'a mut String, kind: &str) -> Self {
        let mut object = Self::new(out);
        object.key("kind");
        kind.json(object.out);
        object
    }

    fn key(&mut self, key: &str) {
        if !self.is_empty {
            self.out.push(',');
        }
        self.is_empty = false;
        self.out.push('"');
        self.out.push_str(key);
        self.out.push_str("\":");
    }

    pub(super) fn field<T: Json + ?Sized>(&mut self, key: &str, value: &T) {
        self.key(key);
        value.json(self.out);
    }

    /// A field that is left out without a value.
    pub(super) fn maybe<T: Json>(&mut self, key: &str, value: Option<&T>) {
        if let Some(value) = value {
            self.field(key, value);
        }
    }

    /// A field that is left out when it is false.
    pub(super) fn flag(&mut self, key: &str, value: bool) {
        if value {
            self.field(key, &true);
        }
    }

    pub(super) fn close(self) {
        self.out.push('}');
    }
}
