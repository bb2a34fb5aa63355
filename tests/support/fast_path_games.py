"""Games cut down to what the core plays in one go when nobody watches: plain tricks, or single cards drawn and laid."""

from dataclasses import replace
from random import Random

from darwindeck.genome.schema import (
    BiddingPhase,
    CaptureOrder,
    CardCondition,
    DeckEmptyAction,
    DiscardPhase,
    DrawPhase,
    GameGenome,
    GoingOut,
    LevelTrick,
    Location,
    PassAction,
    PassingPhase,
    Phase,
    PlayPhase,
    Rank,
    ScoringTrigger,
    TableauMode,
    TieBreaker,
    TrickPhase,
    TrumpPhase,
    Visibility,
    WinCondition,
    WinType,
)


def fast_path_version(genome: GameGenome) -> GameGenome:
    """The same game without whatever would be out of the ordinary. It need not be sound."""
    phases = [_fast_path_phase(phase) for phase in genome.turn_structure.phases]
    tricks = [phase for phase in phases if isinstance(phase, TrickPhase)]
    kept: list[Phase] = [phase for phase in phases if isinstance(phase, DrawPhase | PlayPhase | DiscardPhase)]
    if tricks:
        kept = [*(phase for phase in phases if isinstance(phase, BiddingPhase | TrumpPhase | PassingPhase)), tricks[-1]]
    setup = genome.setup
    is_matching = setup.tableau_mode == TableauMode.MATCH_RANK
    return replace(
        genome,
        setup=replace(
            setup,
            tableau_mode=TableauMode.NONE if is_matching else setup.tableau_mode,
            hand_visibility=Visibility.OWNER_ONLY if tricks else setup.hand_visibility,
            discard_visibility=Visibility.FACE_UP,
            tableau_visibility=Visibility.FACE_UP,
        ),
        turn_structure=replace(genome.turn_structure, phases=tuple(kept) or (PlayPhase(target=Location.DISCARD),)),
        special_effects=(),
        card_scoring=tuple(
            rule
            for rule in genome.card_scoring
            if rule.trigger not in (ScoringTrigger.PLAY, ScoringTrigger.SET_COMPLETE)
        ),
        game_rules=replace(genome.game_rules, consecutive_pass_action=PassAction.NONE, deck_reserve=0),
    )


def variation(genome: GameGenome, rng: Random) -> GameGenome:
    """A game of 52 cards with another deal, another end, other edges. It need not be sound."""
    players = genome.player_count if genome.setup.tableau_mode == TableauMode.WAR else rng.randint(2, 6)
    removed = rng.sample(list(Rank), rng.choice([0, 0, 5, 9]))
    left = 52 - 4 * len({*removed, *(card.rank for card in genome.setup.removed_cards)})
    most = (left - 1 - genome.setup.initial_tableau_count) // players
    return replace(
        genome,
        player_count=players,
        win_conditions=rng.choice([genome.win_conditions, (WinCondition(WinType.EMPTY_HAND),)]),
        max_turns=rng.choice([1, 7, 30, 31, 100, 333, 1000]),
        setup=replace(
            genome.setup,
            cards_per_player=rng.randint(0, max(0, most)),
            initial_discard_count=rng.choice([0, 1, 1]),
            removed_cards=(*genome.setup.removed_cards, *(CardCondition(rank=rank) for rank in removed)),
            hand_visibility=rng.choice([*Visibility, genome.setup.hand_visibility]),
            wild_names_suit=rng.choice([False, True]),
            capture_order=rng.choice(list(CaptureOrder)),
        ),
        game_rules=replace(
            genome.game_rules,
            deck_empty_action=rng.choice(list(DeckEmptyAction)),
            tie_breaker=rng.choice(list(TieBreaker)),
            going_out=rng.choice([GoingOut.NONE, *GoingOut]),
            pass_stake=rng.choice([0, 0, 1]),
            war_cards_down=rng.choice([0, 1, 3]),
        ),
    )


def _fast_path_phase(phase: Phase) -> Phase:
    match phase:
        case DrawPhase():
            return replace(phase, source=Location.DECK, mandatory=True, or_source=None)
        case PlayPhase():
            return replace(phase, min_cards=1, max_cards=1, pass_if_unable=True)
        case DiscardPhase():
            return replace(phase, count=1)
        case TrickPhase():
            return replace(phase, face_down=False, takes_table=False, level=LevelTrick.SUIT_LED)
        case _:
            return phase
