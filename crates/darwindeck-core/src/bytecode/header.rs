//! The header of the bytecode: who plays, and where each section starts.

use super::codes::Coded;
use super::error::{ParseError, Under};
use super::generated::{MAX_PLAYERS, MAX_TURNS, SchemaVersion, SequenceDirection, TableauMode};
use super::reader::Reader;

/// The version that is written today.
const BYTECODE_VERSION: u8 = 2;

/// Where a field of the header stands, and what it says.
#[derive(Clone, Copy)]
pub(crate) struct HeaderField {
    name: &'static str,
    position: usize,
    value: i64,
}

/// The offsets that only version 2 has.
pub(crate) struct Extension {
    pub(crate) card_scoring: HeaderField,
    pub(crate) hand_evaluation: HeaderField,
    pub(crate) team_count: HeaderField,
    pub(crate) team_data: HeaderField,
    pub(crate) effects: HeaderField,
    pub(crate) contract: HeaderField,
    pub(crate) rules: HeaderField,
    pub(crate) info: HeaderField,
    pub(crate) trick_scoring: HeaderField,
    pub(crate) game_points: HeaderField,
    pub(crate) house: HeaderField,
    pub(crate) majority_scoring: HeaderField,
}

pub(crate) struct Header {
    pub(crate) schema_version: SchemaVersion,
    pub(crate) genome_id_hash: u64,
    pub(crate) genome_id_hash_at: usize,
    pub(crate) player_count: u8,
    pub(crate) max_turns: u32,
    pub(crate) setup: HeaderField,
    pub(crate) turn_structure: HeaderField,
    pub(crate) win_conditions: HeaderField,
    pub(crate) scoring: HeaderField,
    pub(crate) tableau_mode: TableauMode,
    pub(crate) sequence_direction: SequenceDirection,
    pub(crate) team_mode: bool,
    /// Nothing in version 1.
    pub(crate) extension: Option<Extension>,
}

impl Header {
    pub(crate) fn decode(reader: &mut Reader<'_>) -> Result<Self, ParseError> {
        let is_first_version = match reader.peek().under("bytecode_version")? {
            0 => true,
            BYTECODE_VERSION => {
                reader.take::<1>()?;
                false
            }
            other => {
                let what = format!("is {other}, expected {BYTECODE_VERSION}, or 0 for version 1");
                return Err(reader.error(0, what)).under("bytecode_version");
            }
        };
        let mut header = Self::decode_first(reader)?;
        if !is_first_version {
            header.tableau_mode = reader.decode().under("tableau_mode")?;
            header.sequence_direction = reader.decode().under("sequence_direction")?;
            let card_scoring = offset(reader, "card_scoring_offset")?;
            let hand_evaluation = offset(reader, "hand_evaluation_offset")?;
            header.team_mode = reader.decode().under("team_mode")?;
            header.extension = Some(Extension {
                card_scoring,
                hand_evaluation,
                team_count: team_count(reader)?,
                team_data: offset(reader, "team_data_offset")?,
                effects: offset(reader, "effects_offset")?,
                contract: offset(reader, "contract_offset")?,
                rules: offset(reader, "rules_offset")?,
                info: offset(reader, "info_offset")?,
                trick_scoring: offset(reader, "trick_scoring_offset")?,
                game_points: offset(reader, "game_points_offset")?,
                house: offset(reader, "house_offset")?,
                majority_scoring: offset(reader, "majority_scoring_offset")?,
            });
        }
        Ok(header)
    }

    /// What both versions have in common.
    fn decode_first(reader: &mut Reader<'_>) -> Result<Self, ParseError> {
        let at = reader.offset();
        let version: u32 = reader.decode().under("version")?;
        let assigned = u8::try_from(version)
            .ok()
            .and_then(SchemaVersion::from_code);
        let unassigned = || {
            reader.error(
                at,
                format!("is {version}, expected {}", SchemaVersion::CODES),
            )
        };
        let schema_version = assigned.ok_or_else(unassigned).under("version")?;
        let genome_id_hash_at = reader.offset();
        let genome_id_hash = reader.decode().under("genome_id_hash")?;
        let player_count = bounded(reader, MAX_PLAYERS).under("player_count")?;
        let max_turns = bounded(reader, MAX_TURNS).under("max_turns")?;
        let position = reader.offset();
        let setup: u32 = reader.decode().under("setup_offset")?;
        Ok(Self {
            schema_version,
            genome_id_hash,
            genome_id_hash_at,
            player_count: u8::try_from(player_count).expect("MAX_PLAYERS fits into a byte"),
            max_turns,
            setup: HeaderField {
                name: "setup_offset",
                position,
                value: i64::from(setup),
            },
            turn_structure: offset(reader, "turn_structure_offset")?,
            win_conditions: offset(reader, "win_conditions_offset")?,
            scoring: offset(reader, "scoring_offset")?,
            tableau_mode: TableauMode::None,
            sequence_direction: SequenceDirection::Both,
            team_mode: false,
            extension: None,
        })
    }
}

impl HeaderField {
    /// Whether a section is left out.
    pub(crate) fn is_absent(self) -> bool {
        self.value == 0
    }

    /// Sections follow each other without a gap, so that there is only one place where each can start.
    pub(crate) fn must_be(self, expected: usize) -> Result<(), ParseError> {
        self.must_be_one_of(expected, &format!("{expected}"))
    }

    pub(crate) fn must_be_absent_or(self, expected: usize) -> Result<(), ParseError> {
        self.must_be_one_of(expected, &format!("0 or {expected}"))
    }

    fn must_be_one_of(self, expected: usize, shown: &str) -> Result<(), ParseError> {
        if usize::try_from(self.value) == Ok(expected) {
            return Ok(());
        }
        let what = format!("{} is {}, expected {shown}", self.name, self.value);
        Err(ParseError::new(self.position, "header", what))
    }
}

fn offset(reader: &mut Reader<'_>, name: &'static str) -> Result<HeaderField, ParseError> {
    let position = reader.offset();
    let value: i32 = reader.decode().under(name)?;
    Ok(HeaderField {
        name,
        position,
        value: i64::from(value),
    })
}

fn team_count(reader: &mut Reader<'_>) -> Result<HeaderField, ParseError> {
    let position = reader.offset();
    let value: u8 = reader.decode().under("team_count")?;
    Ok(HeaderField {
        name: "team_count",
        position,
        value: i64::from(value),
    })
}

fn bounded(reader: &mut Reader<'_>, highest: u32) -> Result<u32, ParseError> {
    let at = reader.offset();
    let value: u32 = reader.decode()?;
    if (1..=highest).contains(&value) {
        return Ok(value);
    }
    Err(reader.error(at, format!("is {value}, expected 1-{highest}")))
}
