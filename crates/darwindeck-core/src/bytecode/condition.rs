//! Conditions: single questions, and questions joined by AND and OR.

use super::codes::Coded;
use super::error::{ParseError, Under};
use super::generated::{Check, ConditionType, Logic, MAX_CONDITION_DEPTH};
use super::listing::{Describe, Listing};
use super::reader::{Decode, Reader};

/// What a rule asks about a card, a hand or the table.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Condition {
    /// One question.
    Simple(Check),
    /// Several, of which all or at least one must hold. Never empty.
    Compound {
        /// Whether all must hold or one is enough.
        logic: Logic,
        /// The conditions that are joined.
        conditions: Vec<Condition>,
    },
}

impl Condition {
    fn decode_at(depth: u32, reader: &mut Reader<'_>) -> Result<Self, ParseError> {
        let at = reader.offset();
        if depth > MAX_CONDITION_DEPTH {
            return Err(reader.error(
                at,
                format!("nests deeper than {MAX_CONDITION_DEPTH} levels"),
            ));
        }
        let [opcode] = reader.take().under(" opcode")?;
        if let Some(logic) = Logic::from_code(opcode) {
            let conditions = Self::parts(depth + 1, reader).under("conditions")?;
            return Ok(Self::Compound { logic, conditions });
        }
        let kind = ConditionType::from_code(opcode).ok_or_else(|| {
            let expected = format!("{}, {}", ConditionType::CODES, Logic::CODES);
            reader.error(at, format!("is {opcode}, expected {expected}"))
        });
        Check::decode(kind.under(" opcode")?, reader).map(Self::Simple)
    }

    fn parts(depth: u32, reader: &mut Reader<'_>) -> Result<Vec<Self>, ParseError> {
        let count = reader.count(1)?;
        (0..usize::from(count))
            .map(|index| Self::decode_at(depth, reader).at(index))
            .collect()
    }
}

impl Decode for Condition {
    fn decode(reader: &mut Reader<'_>) -> Result<Self, ParseError> {
        Self::decode_at(1, reader)
    }
}

impl Describe for Condition {
    fn describe(&self, path: &str, out: &mut Listing) {
        match self {
            Self::Simple(check) => check.describe(path, out),
            Self::Compound { logic, conditions } => {
                out.field(path, "logic", logic);
                out.field(path, "conditions", conditions);
            }
        }
    }
}
