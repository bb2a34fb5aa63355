//! The fields of views that can ever hold something in a game. What is not among them is in no view.

use crate::bytecode::{
    DeckEmptyAction, EffectType, Elimination, GoingOut, HandEvaluationMethod, LevelTrick, Location,
    PassAction, Phase, TableauMode, TrumpSource,
};
use crate::rules::{self, Rules};
use crate::values::ViewField;

impl Rules {
    /// The fields that can ever hold something.
    pub(super) fn fields(&self) -> Vec<ViewField> {
        let can_hold = |field: &ViewField| self.can_hold(*field);
        ViewField::ALL.iter().copied().filter(can_hold).collect()
    }

    fn can_hold(&self, field: ViewField) -> bool {
        let (features, setup) = (&self.features, &self.bytecode.setup);
        let method = self.bytecode.hand_evaluation.as_ref().map(|one| one.method);
        match field {
            ViewField::Bags => self.bytecode.contract_scoring.is_some(),
            ViewField::Deck => self.has_deck(),
            ViewField::Discard => self.has_discards(),
            ViewField::Named => {
                setup.wild_names_suit
                    && !setup.wild_cards.is_empty()
                    && self.has(|phase| matches!(phase, Phase::Play(_)))
            }
            ViewField::Table | ViewField::TableTop => {
                let turns_up = self.has(|phase| matches!(phase, Phase::TurnUp(_)));
                setup.initial_tableau_count > 0 || turns_up || self.lays_on(Location::Tableau)
            }
            ViewField::Fits => self.mode == TableauMode::Sequence,
            ViewField::Melds => self.has(|phase| matches!(phase, Phase::Meld(_))),
            ViewField::Trick | ViewField::Tricks => features.takes_tricks,
            ViewField::Broken => !self.held_back().is_empty(),
            ViewField::Battle => self.mode == TableauMode::War,
            ViewField::ToBeat => {
                let climbs =
                    |phase: &rules::Phase| matches!(phase, rules::Phase::Lay(lay) if lay.climbs);
                self.phases.iter().any(climbs)
            }
            ViewField::Gifts => self.has(|phase| matches!(phase, Phase::Passing(_))),
            ViewField::Claim => self.has(|phase| matches!(phase, Phase::Claim(_))),
            ViewField::Asked => features.asks,
            ViewField::Pot | ViewField::Paid => self.has_pot(),
            ViewField::House => self.bytecode.house.is_some(),
            ViewField::Trump => self.has_trumps(),
            ViewField::Knocked => self.has(|phase| matches!(phase, Phase::Knock(_))),
            ViewField::LastPlaces => features.pays_tribute,
            ViewField::Known => true,
            ViewField::Worth => self.evaluation.adds_up() || self.evaluation.counts_deadwood(),
            ViewField::Pattern => method == Some(HandEvaluationMethod::PatternMatch),
            ViewField::Captured => {
                let captures = matches!(self.mode, TableauMode::War | TableauMode::MatchRank);
                features.takes_tricks || captures || self.book_size > 0
            }
            ViewField::Chips => features.has_chips,
            ViewField::Bet => features.bets,
            ViewField::Stake => features.wagers,
            ViewField::Bid => features.bids,
            ViewField::Place => self.going_out != GoingOut::None,
        }
    }

    fn has(&self, wanted: fn(&Phase) -> bool) -> bool {
        self.bytecode.turn_structure.phases.iter().any(wanted)
    }

    /// Whether there is ever something in the pot.
    pub(super) fn has_pot(&self) -> bool {
        let features = &self.features;
        features.bets || features.ante > 0 || features.pass_stake > 0
    }

    /// Whether a hand or a trick ever has trumps.
    fn has_trumps(&self) -> bool {
        let setup = &self.bytecode.setup;
        setup.trump_suit.is_some()
            || setup.trump_source != TrumpSource::Fixed
            || self.has(|phase| match phase {
                Phase::Trump(_) => true,
                Phase::Trick(trick) => trick.trump_suit.is_some(),
                _ => false,
            })
    }

    /// Whether cards may lie in the deck: left by the deal, before the deal, or made of the discard pile.
    fn has_deck(&self) -> bool {
        let (setup, game_rules) = (&self.bytecode.setup, &self.bytecode.game_rules);
        let refills = game_rules.deck_empty_action == DeckEmptyAction::ReshuffleDiscard;
        if (refills && self.draws_cards() && self.has_discards()) || self.features.stakes_come_first
        {
            return true;
        }
        let may_deal_fewer = setup.cards_step != 0 || setup.deal_suits;
        let may_lose_players =
            game_rules.elimination != Elimination::None || self.features.has_stakes;
        !setup.deal_remainder
            && (may_deal_fewer || may_lose_players || self.cards_dealt() < setup.deck_size())
    }

    /// How many cards leave the deck in the deal.
    fn cards_dealt(&self) -> u32 {
        let setup = &self.bytecode.setup;
        let beside =
            u32::from(setup.initial_discard_count) + u32::from(setup.initial_tableau_count);
        let house = self.bytecode.house.as_ref().map_or(0, |house| house.cards);
        u32::from(setup.cards_per_player) * self.players as u32 + beside + u32::from(house)
    }

    /// Whether anything takes cards from the deck.
    fn draws_cards(&self) -> bool {
        let by_phase = self.has(|phase| {
            matches!(
                phase,
                Phase::Draw(_)
                    | Phase::Exchange(_)
                    | Phase::Asking(_)
                    | Phase::Swap(_)
                    | Phase::TurnUp(_)
            )
        });
        by_phase
            || self.has_effect(EffectType::DrawCards)
            || self.features.renews_table
            || self.bytecode.house.is_some()
    }

    fn has_effect(&self, kind: EffectType) -> bool {
        let effects = &self.bytecode.special_effects;
        effects.iter().any(|effect| effect.effect_type == kind)
    }

    /// Whether cards may lie on the discard pile: dealt there, laid there, or cleared away.
    fn has_discards(&self) -> bool {
        let action = self.bytecode.game_rules.consecutive_pass_action;
        let clears = matches!(action, PassAction::ClearTableau | PassAction::RenewTableau);
        let is_level = self.has(
            |phase| matches!(phase, Phase::Trick(trick) if trick.level != LevelTrick::SuitLed),
        );
        let is_dealt = self.bytecode.setup.initial_discard_count > 0;
        clears || is_level || is_dealt || self.lays_on(Location::Discard)
    }

    /// Whether players ever lay cards on the discard pile or on the table.
    fn lays_on(&self, place: Location) -> bool {
        let phases = self.bytecode.turn_structure.phases.iter();
        let is_discard = place == Location::Discard;
        let lays = |phase: &Phase| match phase {
            Phase::Play(play) => play.target == place,
            Phase::Discard(discard) => discard.target == place,
            Phase::Claim(_) | Phase::Exchange(_) => is_discard,
            Phase::Swap(swap) => {
                is_discard && (swap.source == Location::Deck || swap.last_from_deck)
            }
            _ => false,
        };
        (is_discard && self.has_effect(EffectType::ForceDiscard)) || phases.clone().any(lays)
    }
}
