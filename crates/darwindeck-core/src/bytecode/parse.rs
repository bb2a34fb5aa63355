//! From bytecode to [`Bytecode`]: the header, then section after section to the last byte.

use super::Bytecode;
use super::codes::Coded;
use super::error::{ParseError, Under};
use super::generated::{
    ContractScoring, DeckEmptyAction, Elimination, GameRules, GoingOut, HandEvaluation,
    MAX_BYTECODE_SIZE, Opcode, PassAction, SetupRules, SpecialEffect, StarterRule, TieBreaker,
};
use super::hash::fnv1a;
use super::header::{Extension, Header, HeaderField};
use super::reader::{Decode, Reader};

/// What version 1 cannot say.
const EARLY_MIN_TURNS: u32 = 10;
const EARLY_RULES: GameRules = GameRules {
    consecutive_pass_action: PassAction::None,
    passes_to_trigger: None,
    deck_empty_action: DeckEmptyAction::ReshuffleDiscard,
    tie_breaker: TieBreaker::Shared,
    going_out: GoingOut::None,
    max_hands: None,
    elimination: Elimination::None,
    pass_stake: 0,
    shoot_the_moon: false,
    book_size: 0,
    place_points: Vec::new(),
    starter: StarterRule::Rotates,
    deck_reserve: 0,
    rest_to_last_captor: false,
    worst_hand_points: 0,
    war_cards_down: 0,
    failed_nil_helps: true,
    hand_ends_if: None,
    others_pay_from: None,
};

pub(super) fn parse(data: &[u8]) -> Result<Bytecode, ParseError> {
    let largest = MAX_BYTECODE_SIZE as usize;
    if data.len() > largest {
        let what = format!(
            "the blob has {} bytes, expected at most {largest}",
            data.len()
        );
        return Err(ParseError::new(largest, "end", what));
    }
    let reader = &mut Reader::new(data);
    let header = Header::decode(reader)?;
    let bytecode = read_sections(reader, &header)?;
    if reader.left() > 0 {
        let what = format!("{} bytes follow the last section", reader.left());
        return Err(ParseError::new(reader.offset(), "end", what));
    }
    Ok(bytecode)
}

fn read_sections(reader: &mut Reader<'_>, header: &Header) -> Result<Bytecode, ParseError> {
    let extension = header.extension.as_ref();
    let setup = read_setup(reader, header)?;
    let turn_structure = section(reader, "turn structure", header.turn_structure, |r| {
        r.decode().under("turn_structure")
    })?;
    let win_conditions = section(reader, "win conditions", header.win_conditions, |r| {
        r.series(0).under("win_conditions")
    })?;
    let special_effects = match extension {
        Some(found) => read_effects(reader, found.effects)?,
        None => Vec::new(),
    };
    let scoring_rules = section(reader, "scoring", header.scoring, |r| {
        r.series(0).under("scoring_rules")
    })?;
    let mut bytecode = Bytecode {
        schema_version: header.schema_version,
        genome_id: format!("v1-{:016x}", header.genome_id_hash),
        generation: 0,
        setup,
        tableau_mode: header.tableau_mode,
        sequence_direction: header.sequence_direction,
        turn_structure,
        special_effects,
        win_conditions,
        scoring_rules,
        max_turns: header.max_turns,
        player_count: header.player_count,
        min_turns: EARLY_MIN_TURNS,
        card_scoring: Vec::new(),
        hand_evaluation: None,
        game_rules: EARLY_RULES,
        contract_scoring: None,
        team_mode: header.team_mode,
        teams: Vec::new(),
        trick_scoring: None,
        game_points: Vec::new(),
        house: None,
        majority_scoring: Vec::new(),
    };
    if let Some(found) = extension {
        read_extension(reader, header, found, &mut bytecode)?;
    }
    Ok(bytecode)
}

/// The sections that only version 2 has, the effects apart, which stand before the scoring.
fn read_extension(
    reader: &mut Reader<'_>,
    header: &Header,
    extension: &Extension,
    bytecode: &mut Bytecode,
) -> Result<(), ParseError> {
    bytecode.card_scoring = section(reader, "card scoring", extension.card_scoring, |r| {
        r.series(0).under("card_scoring")
    })?;
    bytecode.hand_evaluation =
        optional(reader, "hand evaluation", extension.hand_evaluation, |r| {
            HandEvaluation::decode(r).under("hand_evaluation")
        })?;
    bytecode.teams = section(reader, "teams", extension.team_data, |r| {
        read_teams(r, header.player_count).under("teams")
    })?;
    bytecode.contract_scoring = optional(reader, "contract", extension.contract, |r| {
        read_contract(r).under("contract_scoring")
    })?;
    bytecode.game_rules = section(reader, "rules", extension.rules, |r| {
        r.decode().under("game_rules")
    })?;
    bytecode.trick_scoring = optional(reader, "trick scoring", extension.trick_scoring, |r| {
        r.decode().under("trick_scoring")
    })?;
    bytecode.game_points = section(reader, "game points", extension.game_points, |r| {
        r.series(0).under("game_points")
    })?;
    bytecode.house = optional(reader, "house", extension.house, |r| {
        r.decode().under("house")
    })?;
    bytecode.majority_scoring = section(
        reader,
        "majority scoring",
        extension.majority_scoring,
        |r| r.series(0).under("majority_scoring"),
    )?;
    section(reader, "info", extension.info, |r| {
        bytecode.genome_id = r.decode().under("genome_id")?;
        bytecode.generation = r.decode().under("generation")?;
        bytecode.min_turns = r.decode().under("min_turns")?;
        Ok(())
    })?;
    check_name(header, &bytecode.genome_id)?;
    extension.team_count.must_be(bytecode.teams.len())
}

fn section<T>(
    reader: &mut Reader<'_>,
    title: &'static str,
    offset: HeaderField,
    read: impl FnOnce(&mut Reader<'_>) -> Result<T, ParseError>,
) -> Result<T, ParseError> {
    offset.must_be(reader.offset())?;
    reader.enter(title);
    read(reader)
}

fn optional<T>(
    reader: &mut Reader<'_>,
    title: &'static str,
    offset: HeaderField,
    read: impl FnOnce(&mut Reader<'_>) -> Result<T, ParseError>,
) -> Result<Option<T>, ParseError> {
    if offset.is_absent() {
        return Ok(None);
    }
    offset.must_be_absent_or(reader.offset())?;
    reader.enter(title);
    read(reader).map(Some)
}

fn read_setup(reader: &mut Reader<'_>, header: &Header) -> Result<SetupRules, ParseError> {
    let start = reader.offset();
    let setup: SetupRules = section(reader, "setup", header.setup, |r| r.decode().under("setup"))?;
    match deal_problem(&setup, header.player_count) {
        Some(what) => Err(reader.error(start, what)),
        None => Ok(setup),
    }
}

/// Whether the deck has fewer cards than the deal takes.
fn deal_problem(setup: &SetupRules, player_count: u8) -> Option<String> {
    let laid_out = u32::from(setup.initial_discard_count) + u32::from(setup.initial_tableau_count);
    let needed = u32::from(setup.cards_per_player) * u32::from(player_count) + laid_out;
    let deck = setup.deck_size();
    if needed <= deck {
        return None;
    }
    let players = counted(player_count.into(), "player");
    let beside = if laid_out > 0 {
        format!(" and {} laid out", counted(laid_out, "card"))
    } else {
        String::new()
    };
    let dealt = setup.cards_per_player;
    Some(format!(
        "setup.cards_per_player is {dealt}: {players}{beside} would need {needed} cards, the deck has {deck}"
    ))
}

fn counted(number: u32, noun: &str) -> String {
    format!("{number} {noun}{}", if number == 1 { "" } else { "s" })
}

fn read_effects(
    reader: &mut Reader<'_>,
    offset: HeaderField,
) -> Result<Vec<SpecialEffect>, ParseError> {
    let read = |r: &mut Reader<'_>| {
        let at = r.offset();
        let [opcode] = r.take().under(" opcode")?;
        let expected = Opcode::EffectHeader.code();
        if opcode != expected {
            return Err(r.error(at, format!("is {opcode}, expected {expected}"))).under(" opcode");
        }
        r.series(1)
    };
    let effects = optional(reader, "effects", offset, |r| {
        read(r).under("special_effects")
    })?;
    Ok(effects.unwrap_or_default())
}

fn read_teams(reader: &mut Reader<'_>, player_count: u8) -> Result<Vec<Vec<u8>>, ParseError> {
    let mut seated = [false; 256];
    let count = reader.count(0)?;
    (0..usize::from(count))
        .map(|index| read_team(reader, player_count, &mut seated).at(index))
        .collect()
}

fn read_team(
    reader: &mut Reader<'_>,
    player_count: u8,
    seated: &mut [bool; 256],
) -> Result<Vec<u8>, ParseError> {
    let size = reader.count(0)?;
    (0..usize::from(size))
        .map(|place| read_player(reader, player_count, seated).at(place))
        .collect()
}

fn read_player(
    reader: &mut Reader<'_>,
    player_count: u8,
    seated: &mut [bool; 256],
) -> Result<u8, ParseError> {
    let at = reader.offset();
    let player: u8 = reader.decode()?;
    if player >= player_count {
        return Err(reader.error(at, format!("is {player}, expected 0-{}", player_count - 1)));
    }
    if std::mem::replace(&mut seated[usize::from(player)], true) {
        return Err(reader.error(at, format!("is {player}, who is in a team already")));
    }
    Ok(player)
}

fn read_contract(reader: &mut Reader<'_>) -> Result<ContractScoring, ParseError> {
    let contract = reader.decode()?;
    reader.zero::<2>().under("reserved")?;
    Ok(contract)
}

fn check_name(header: &Header, genome_id: &str) -> Result<(), ParseError> {
    let expected = fnv1a(genome_id.as_bytes());
    if header.genome_id_hash == expected {
        return Ok(());
    }
    let what = format!(
        "genome_id_hash is {:016x}, expected {expected:016x}",
        header.genome_id_hash
    );
    Err(ParseError::new(header.genome_id_hash_at, "header", what))
}
