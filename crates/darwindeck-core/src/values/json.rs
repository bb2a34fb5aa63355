//! Values as JSON: keys in the order of their fields, without white space.

use std::fmt::Write;

use crate::bytecode::{
    CardReference, Coded, ConditionType, EffectType, Location, Logic, Operator, PhaseTag,
    PlaceReference, Rank, Suit, TableauMode, TargetSelector,
};
use crate::cards::{Card, rank_word, suit_word};

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
        if self.bytes().any(is_escaped) {
            self.chars().for_each(|letter| escaped(letter, out));
        } else {
            out.push_str(self);
        }
        out.push('"');
    }
}

const fn is_escaped(byte: u8) -> bool {
    matches!(byte, b'"' | b'\\' | 0..=0x1f)
}

fn escaped(letter: char, out: &mut String) {
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

impl Json for String {
    fn json(&self, out: &mut String) {
        self.as_str().json(out);
    }
}

impl Json for bool {
    fn json(&self, out: &mut String) {
        out.push_str(if *self { "true" } else { "false" });
    }
}

/// Numbers. Those of a single digit are most of them, and need none of what writes the others.
macro_rules! as_number {
    ($($kind:ty),*) => {
        $(impl Json for $kind {
            fn json(&self, out: &mut String) {
                match u8::try_from(*self) {
                    Ok(digit @ 0..=9) => out.push(char::from(b'0' + digit)),
                    _ => write!(out, "{self}").expect("a text takes any number"),
                }
            }
        })*
    };
}

as_number!(i8, i64, u32, usize);

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
        out.push_str(rank_word(self.rank()));
        out.push_str(suit_word(self.suit()));
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
