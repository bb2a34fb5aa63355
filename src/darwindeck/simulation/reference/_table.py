"""The table of a game: what there is to know about it before it is played."""

from functools import lru_cache

from darwindeck.genome._rules._facts import (
    cards_are_captured,
    cards_are_laid_on,
    cards_dealt,
    hands_have_trumps,
    has_cards,
)
from darwindeck.genome.bytecode import rules_hash
from darwindeck.genome.schema import (
    AskPhase,
    BettingPhase,
    BiddingPhase,
    ClaimPhase,
    DeckEmptyAction,
    DrawPhase,
    EffectType,
    Elimination,
    ExchangePhase,
    GameGenome,
    GoingOut,
    HandEvaluationMethod,
    KnockPhase,
    LevelTrick,
    Location,
    MeldPhase,
    PassAction,
    PassingPhase,
    PlayPhase,
    Rank,
    SwapPhase,
    TableauMode,
    TributePhase,
    TrickPhase,
    TurnUpPhase,
    WagerPhase,
)
from darwindeck.simulation.kinds import ViewField
from darwindeck.simulation.reference._game import Game, game_of, order_of
from darwindeck.simulation.views import SCHEMA, Table, TableEffect

_TOTALS = (HandEvaluationMethod.POINT_TOTAL, HandEvaluationMethod.DEADWOOD)


def table_of(genome: GameGenome) -> Table:
    """The table of a game.

    Raises:
        GenomeError: When the genome asks for more than the machine can hold.
    """
    game, setup = game_of(genome), genome.setup
    effects = (game.effects[rank] for rank in Rank if rank in game.effects)
    return Table(
        schema=SCHEMA,
        name=genome.genome_id,
        rules=rules_hash(genome),
        players=genome.player_count,
        sides=game.sides,
        teams=genome.team_mode,
        cards=game.cards,
        ranks=game.ranks,
        trump_ranks=_trump_ranks(game),
        row=_row(game) if setup.tableau_mode is TableauMode.SEQUENCE else None,
        phases=tuple(phase.tag for phase in game.phases),
        mode=setup.tableau_mode,
        stacks=game.has_stacks,
        wild=setup.wild_cards,
        effects=tuple(TableEffect(one.trigger_rank, one.effect_type, one.target, one.value) for one in effects),
        has=tuple(field for field in ViewField if field in fields_shown(game)),
        max_turns=genome.max_turns,
        max_hands=genome.game_rules.max_hands,
    )


def _trump_ranks(game: Game) -> tuple[Rank, ...] | None:
    """The order of trumps in the first trick phase that has one of its own."""
    orders = (phase.trump_order for phase in game.phases if isinstance(phase, TrickPhase) and phase.trump_order)
    named = next(orders, None)
    if named is None:
        return None
    ranks = tuple(rank for rank in order_of(named) if rank in game.ranks)
    return None if ranks == game.ranks else ranks


def _row(game: Game) -> tuple[Rank, ...]:
    ranks = {card.rank for card in game.cards}
    return tuple(rank for rank in (Rank.ACE, *Rank) if rank in ranks)[: len(ranks)]


# ---------------------------------------------------------------------------------------- what there can be to show


@lru_cache(maxsize=64)
def fields_shown(game: Game) -> frozenset[ViewField]:
    """The fields of views that can ever hold something in a game; no other one ever appears."""
    genome, setup, rules = game.genome, game.genome.setup, game.genome.game_rules
    tricks = [phase for phase in game.phases if isinstance(phase, TrickPhase)]
    evaluation = None if genome.hand_evaluation is None else genome.hand_evaluation.method
    has_table = has_cards(genome, Location.TABLEAU)
    has_bets = game.has_phase(BettingPhase)
    has_pot = has_bets or setup.ante > 0 or rules.pass_stake > 0
    conditions = {
        ViewField.BAGS: genome.contract_scoring is not None,
        ViewField.DECK: _has_deck(genome),
        ViewField.DISCARD: _has_discards(genome),
        ViewField.NAMED: setup.wild_names_suit and bool(setup.wild_cards) and game.has_phase(PlayPhase),
        ViewField.TABLE: has_table,
        ViewField.TABLE_TOP: has_table,
        ViewField.FITS: setup.tableau_mode is TableauMode.SEQUENCE,
        ViewField.MELDS: game.has_phase(MeldPhase),
        ViewField.TRICK: bool(tricks),
        ViewField.BROKEN: any(phase.breaking_suit is not None for phase in tricks),
        ViewField.BATTLE: setup.tableau_mode is TableauMode.WAR,
        ViewField.TO_BEAT: any(isinstance(phase, PlayPhase) and game.climbs(phase) for phase in game.phases),
        ViewField.GIFTS: game.has_phase(PassingPhase),
        ViewField.CLAIM: game.has_phase(ClaimPhase),
        ViewField.ASKED: game.has_phase(AskPhase),
        ViewField.POT: has_pot,
        ViewField.HOUSE: genome.house is not None,
        ViewField.TRUMP: hands_have_trumps(genome) or any(phase.trump_suit is not None for phase in tricks),
        ViewField.KNOCKED: game.has_phase(KnockPhase),
        ViewField.LAST_PLACES: game.has_phase(TributePhase),
        ViewField.KNOWN: True,
        ViewField.WORTH: evaluation in _TOTALS,
        ViewField.PATTERN: evaluation is HandEvaluationMethod.PATTERN_MATCH,
        ViewField.CAPTURED: bool(tricks) or cards_are_captured(genome),
        ViewField.CHIPS: game.has_chips,
        ViewField.BET: has_bets,
        ViewField.PAID: has_pot,
        ViewField.STAKE: game.has_phase(WagerPhase),
        ViewField.BID: game.has_phase(BiddingPhase),
        ViewField.TRICKS: bool(tricks),
        ViewField.PLACE: game.going_out is not GoingOut.NONE,
    }
    return frozenset(field for field, is_there in conditions.items() if is_there)


def _has_deck(genome: GameGenome) -> bool:
    """Whether cards may lie in the deck: left by the deal, before the deal, or made of the discard pile."""
    setup, rules = genome.setup, genome.game_rules
    is_refilled = (
        rules.deck_empty_action is DeckEmptyAction.RESHUFFLE_DISCARD and _draws(genome) and _has_discards(genome)
    )
    if is_refilled or game_of(genome).wager_before_deal is not None:
        return True
    if setup.deal_remainder:
        return False
    may_deal_fewer = setup.cards_step != 0 or setup.deal_suits
    may_lose_players = rules.elimination is not Elimination.NONE or game_of(genome).has_stakes
    return may_deal_fewer or may_lose_players or cards_dealt(genome) < setup.deck_size


def _draws(genome: GameGenome) -> bool:
    """Whether anything takes cards from the deck."""
    phases = genome.turn_structure.phases
    by_phase = any(isinstance(one, DrawPhase | ExchangePhase | AskPhase | SwapPhase | TurnUpPhase) for one in phases)
    by_effect = any(effect.effect_type is EffectType.DRAW_CARDS for effect in genome.special_effects)
    renews = genome.game_rules.consecutive_pass_action is PassAction.RENEW_TABLEAU
    return by_phase or by_effect or renews or genome.house is not None


def _has_discards(genome: GameGenome) -> bool:
    """Whether cards may lie on the discard pile: dealt there, laid there, or cleared away."""
    phases = genome.turn_structure.phases
    clears = genome.game_rules.consecutive_pass_action in (PassAction.CLEAR_TABLEAU, PassAction.RENEW_TABLEAU)
    level = any(isinstance(phase, TrickPhase) and phase.level is not LevelTrick.SUIT_LED for phase in phases)
    return clears or level or has_cards(genome, Location.DISCARD) or cards_are_laid_on(genome, Location.DISCARD)
