//! Bytecode, decoded into types that leave no room for nonsense.
//!
//! Codes and records are generated from `schema/codes.toml` and from the dataclasses of the genome (`generated.rs`); what is
//! written by hand is how they are read and what must hold between them.

mod codes;
mod condition;
mod error;
mod generated;
mod hash;
mod header;
mod listing;
mod parse;
mod reader;

pub use codes::Coded;
pub use condition::Condition;
pub use error::ParseError;
pub use generated::*;
pub(crate) use hash::fnv1a;

use listing::Listing;

/// A whole game, as its bytecode describes it.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Bytecode {
    /// The version of the genome's schema.
    pub schema_version: SchemaVersion,
    /// The name of the game.
    pub genome_id: String,
    /// How many generations of evolution it took.
    pub generation: u32,
    /// The deal.
    pub setup: SetupRules,
    /// What cards on the table do to each other.
    pub tableau_mode: TableauMode,
    /// Which way piles grow on a SEQUENCE tableau.
    pub sequence_direction: SequenceDirection,
    /// What happens in a turn.
    pub turn_structure: TurnStructure,
    /// What special cards do.
    pub special_effects: Vec<SpecialEffect>,
    /// How to win.
    pub win_conditions: Vec<WinCondition>,
    /// Points for meeting conditions.
    pub scoring_rules: Vec<ScoringRule>,
    /// The turn after which the game is broken off.
    pub max_turns: u32,
    /// How many play.
    pub player_count: u8,
    /// The turns below which a game counts as too short.
    pub min_turns: u32,
    /// Points for cards.
    pub card_scoring: Vec<CardScoringRule>,
    /// How hands are compared, where they are.
    pub hand_evaluation: Option<HandEvaluation>,
    /// What happens at the edges of the rules.
    pub game_rules: GameRules,
    /// What bids are worth, where there is bidding.
    pub contract_scoring: Option<ContractScoring>,
    /// Whether players form teams.
    pub team_mode: bool,
    /// The players of each team.
    pub teams: Vec<Vec<u8>>,
    /// What tricks are worth, where they are.
    pub trick_scoring: Option<TrickScoring>,
    /// What a hand is worth by the points scored in it.
    pub game_points: Vec<GamePoint>,
    /// The house that everybody plays against, where there is one.
    pub house: Option<HouseRules>,
    /// Points for whoever has captured most of something.
    pub majority_scoring: Vec<MajorityScoring>,
}

impl Bytecode {
    /// Reads bytecode, of version 2 or 1.
    ///
    /// # Errors
    ///
    /// When the bytes are not the bytecode of a game that the machine can hold.
    pub fn parse(data: &[u8]) -> Result<Self, ParseError> {
        parse::parse(data)
    }

    /// Every field of the game by its path, such as `turn_structure.phases[0].count`, with its value in words.
    pub fn fields(&self) -> Vec<(String, String)> {
        let mut out = Listing::default();
        out.field("", "schema_version", &self.schema_version);
        out.field("", "genome_id", &self.genome_id);
        out.field("", "generation", &self.generation);
        out.field("", "setup", &self.setup);
        out.field("setup", "tableau_mode", &self.tableau_mode);
        out.field("setup", "sequence_direction", &self.sequence_direction);
        out.field("", "turn_structure", &self.turn_structure);
        out.field("", "special_effects", &self.special_effects);
        out.field("", "win_conditions", &self.win_conditions);
        out.field("", "scoring_rules", &self.scoring_rules);
        out.field("", "max_turns", &self.max_turns);
        out.field("", "player_count", &self.player_count);
        out.field("", "min_turns", &self.min_turns);
        out.field("", "card_scoring", &self.card_scoring);
        out.field("", "hand_evaluation", &self.hand_evaluation);
        out.field("", "game_rules", &self.game_rules);
        out.field("", "contract_scoring", &self.contract_scoring);
        out.field("", "team_mode", &self.team_mode);
        out.field("", "teams", &self.teams);
        out.field("", "trick_scoring", &self.trick_scoring);
        out.field("", "game_points", &self.game_points);
        out.field("", "house", &self.house);
        out.field("", "majority_scoring", &self.majority_scoring);
        out.into_fields()
    }
}

impl SetupRules {
    /// How many cards are left to play with once the removed ones are out.
    pub fn deck_size(&self) -> u32 {
        let mut size = 0;
        for &rank in self.initial_deck.ranks() {
            for &suit in Suit::ALL {
                if !self
                    .removed_cards
                    .iter()
                    .any(|cards| cards.covers(rank, suit))
                {
                    size += 1;
                }
            }
        }
        size
    }
}

impl CardCondition {
    /// Whether a card is among those described.
    pub fn covers(&self, rank: Rank, suit: Suit) -> bool {
        self.rank.is_none_or(|wanted| wanted == rank)
            && self.suit.is_none_or(|wanted| wanted == suit)
    }
}
