"""The families of games, each as the phases of its turn."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from darwindeck.genome.conditions import AnyCondition, CardReference, Condition, ConditionType, Logic, Operator
from darwindeck.genome.schema import (
    AskPhase,
    BettingPhase,
    BiddingPhase,
    BreakingRule,
    CaptureOrder,
    ClaimPenalty,
    ClaimPhase,
    ClaimRankMode,
    DiscardPhase,
    DrawPhase,
    ExchangePhase,
    GoingOut,
    HandEvaluation,
    HandEvaluationMethod,
    KnockPhase,
    LevelTrick,
    Location,
    MeldPhase,
    PassAction,
    PassDirection,
    PassingPhase,
    Phase,
    PlayPhase,
    Rank,
    SequenceDirection,
    ShowdownMethod,
    Suit,
    SwapPhase,
    TableauMode,
    TrickPhase,
    TrumpChooser,
    TrumpPhase,
    TrumpSource,
    TurnUpPhase,
    Visibility,
    WagerPhase,
)
from tests.support.playable_genomes._conditions import about_anything, about_card, about_hand, about_set, joined, stuck
from tests.support.playable_genomes._deal import some_cards
from tests.support.playable_genomes._draft import Draft
from tests.support.playable_genomes._points import by_deadwood, some_values

Kind = ConditionType


def a_draw(draft: Draft, source: Location | None = None) -> DrawPhase:
    places = [place for place in Location if place is not Location.HAND] + [Location.DECK] * 4
    source = source or draft.one_of(places)
    return DrawPhase(
        source,
        draft.upto(3),
        draft.maybe(0.7),
        joined(draft, about_hand) if draft.maybe(0.4) else None,
        repeat=draft.maybe(0.15),
        from_previous=draft.maybe(0.3),
        or_source=another_place(draft, source) if draft.maybe(0.25) else None,
    )


def another_place(draft: Draft, source: Location) -> Location:
    return draft.one_of([place for place in Location if place not in (Location.HAND, source)])


def a_discard(draft: Draft) -> DiscardPhase:
    return DiscardPhase(
        draft.one_of([Location.DISCARD, Location.DISCARD, Location.TABLEAU]),
        draft.upto(3),
        draft.maybe(0.5),
        joined(draft, about_anything, Logic.OR) if draft.maybe(0.7) else None,
        keep_taken=draft.maybe(0.2),
    )


def a_passing(draft: Draft) -> PassingPhase:
    ways = draft.one_of([0, 1, 1, 2, 4])
    return PassingPhase(draft.upto(4), tuple(draft.one_of(list(PassDirection)) for _ in range(ways)))


def a_turn_up(draft: Draft) -> TurnUpPhase:
    return TurnUpPhase(draft.upto(3))


def _play(draft: Draft, target: Location, condition: AnyCondition | None, **counts: Any) -> PlayPhase:
    if condition is None and draft.has_chips and draft.maybe(0.5):
        condition = joined(draft, about_anything, Logic.OR)
    marks = {"mandatory": draft.maybe(0.75), "pass_if_unable": draft.maybe(0.85)}
    return PlayPhase(target, condition, **{"min_cards": int(draft.maybe(0.9)), **marks, **counts})


def _shedding(draft: Draft) -> list[Phase]:
    target = draft.one_of([Location.DISCARD, Location.DISCARD, Location.DISCARD, Location.TABLEAU])
    if target is Location.DISCARD:
        draft.setup["initial_discard_count"] = draft.one_of([0, 1, 1, 1, 2])
    if draft.maybe(0.6):
        draft.setup["wild_cards"] = tuple(draft.rng.sample(draft.ranks, draft.upto(2)))
        draft.setup["wild_names_suit"] = target is Location.DISCARD and draft.maybe(0.5)
    make = draft.one_of([about_card, about_card, about_card, about_anything])
    play = _play(draft, target, joined(draft, make, Logic.OR), max_cards=draft.one_of([1, 1, 1, 2]))
    draw = DrawPhase(Location.DECK, draft.upto(2), draft.maybe(0.8), joined(draft, stuck, Logic.AND))
    return [draw, play] if draft.maybe(0.8) else [play]


def _melding(draft: Draft) -> list[Phase]:
    """Several cards at once that go together."""
    size = draft.rng.randint(2, 4)
    make = draft.one_of([about_set, about_set, about_card, about_hand])
    meld = _play(
        draft,
        draft.one_of([Location.TABLEAU, Location.DISCARD]),
        joined(draft, make),
        min_cards=draft.rng.randint(0, size),
        max_cards=size,
    )
    sources = [Location.DECK, Location.DECK, Location.DISCARD, Location.OPPONENT_DISCARD, Location.TABLEAU]
    draw = a_draw(draft, draft.one_of(sources))
    if draw.source is Location.TABLEAU:
        draft.setup["initial_tableau_count"] = draft.upto(5)
    if draft.maybe(0.5):
        draw = replace(draw, source=Location.DECK, or_source=another_place(draft, Location.DECK))
    last = DiscardPhase(Location.DISCARD, draft.upto(2), draft.maybe(0.8), keep_taken=draft.maybe(0.5))
    return [draw, meld, last] if draft.maybe(0.8) else [draw, meld]


def a_knock(draft: Draft) -> KnockPhase:
    counts_deadwood = draft.evaluation is not None and draft.evaluation.method is HandEvaluationMethod.DEADWOOD
    return KnockPhase(
        joined(draft, about_hand) if draft.maybe(0.7) else None,
        draft.maybe(0.6),
        draft.upto(20, 0) if counts_deadwood else 0,
        draft.upto(20, 0) if counts_deadwood else 0,
        draft.maybe(0.5),
    )


def a_meld(draft: Draft) -> MeldPhase:
    sizes = [2, 2, 3, 3, 4]
    most = draft.upto(3) if draft.maybe(0.3) else None
    return MeldPhase(draft.one_of(sizes), draft.one_of(sizes), draft.maybe(0.7), most)


def _rummy(draft: Draft) -> list[Phase]:
    """Collect melds, and knock."""
    if draft.evaluation is None or draft.maybe(0.8):
        draft.evaluation = by_deadwood(draft)
    draft.setup["initial_discard_count"] = draft.one_of([0, 1, 1])
    draw = replace(a_draw(draft, Location.DECK), or_source=draft.one_of([Location.DISCARD, Location.DISCARD, None]))
    keep = DiscardPhase(Location.DISCARD, draft.upto(2), draft.maybe(0.9), keep_taken=draw.or_source is not None)
    return [draw, a_meld(draft), keep] if draft.maybe(0.4) else [draw, keep, a_knock(draft)]


def _pairing(draft: Draft) -> list[Phase]:
    count = draft.one_of([2, 2, 2, 3])
    together = joined(draft, about_set, Logic.AND)
    laid = DiscardPhase(draft.one_of([Location.DISCARD, Location.TABLEAU]), count, draft.maybe(0.7), together)
    return [a_draw(draft, draft.one_of([Location.OPPONENT_HAND] * 3 + [Location.DECK])), laid]


def _climbing(draft: Draft) -> list[Phase]:
    draft.rules["consecutive_pass_action"] = draft.one_of([PassAction.CLEAR_TABLEAU] * 3 + list(PassAction))
    if draft.maybe(0.6):
        draft.setup["tableau_visibility"] = Visibility.FACE_UP
        draft.rules["going_out"] = draft.one_of([GoingOut.LEAVES_HAND] * 3 + list(GoingOut))
        most = draft.rng.randint(1, 4)
        condition = joined(draft, about_anything, Logic.OR) if draft.maybe(0.25) else None
        fewest = draft.rng.randint(0, min(2, most))
        beating = _play(
            draft, Location.TABLEAU, condition, max_cards=most, min_cards=fewest, mandatory=draft.maybe(0.3)
        )
        return [replace(beating, climbing=True)]
    higher = Condition(
        draft.one_of([Kind.CARD_BEATS_TOP, Kind.CARD_BEATS_TOP, Kind.SEQUENCE_ADJACENT]),
        reference=draft.one_of([CardReference.TABLEAU_TOP, CardReference.TABLEAU_TOP, CardReference.LAST_PLAYED]),
    )
    return [_play(draft, Location.TABLEAU, higher, max_cards=draft.one_of([1, 1, 2]), mandatory=draft.maybe(0.3))]


def _layout(draft: Draft) -> list[Phase]:
    draft.setup |= {
        "tableau_mode": TableauMode.SEQUENCE,
        "sequence_direction": draft.one_of(list(SequenceDirection)),
        "sequence_start_rank": draft.one_of(draft.ranks) if draft.maybe(0.6) else None,
        "initial_tableau_count": draft.one_of([0, 0, 0, 1, 4]),
    }
    condition = joined(draft, about_anything, Logic.OR) if draft.maybe(0.3) else None
    play = _play(draft, Location.TABLEAU, condition, max_cards=draft.one_of([1, 1, 2, 3, 5]))
    return [a_draw(draft, Location.DECK), play] if draft.maybe(0.4) else [play]


def _fishing(draft: Draft) -> list[Phase]:
    draft.setup |= {"tableau_mode": TableauMode.MATCH_RANK, "initial_tableau_count": draft.rng.randint(0, 6)}
    if draft.maybe(0.5):
        draft.setup["capture_by_sum"] = True
        if draft.evaluation is None or not draft.evaluation.card_values:
            draft.evaluation = HandEvaluation(HandEvaluationMethod.NONE, card_values=some_values(draft))
    draft.rules["rest_to_last_captor"] = draft.maybe(0.5)
    condition = joined(draft, about_anything, Logic.OR) if draft.maybe(0.2) else None
    play = _play(draft, Location.TABLEAU, condition, max_cards=draft.one_of([1, 1, 1, 2]))
    empty = Condition(Kind.HAND_SIZE, Operator.EQ, 0)
    draw = DrawPhase(Location.DECK, draft.rng.randint(1, 3), condition=empty if draft.maybe(0.7) else None)
    return [draw, play] if draft.maybe(0.7) else [play]


def a_swap(draft: Draft, *sources: Location) -> SwapPhase:
    source = draft.one_of(sources)
    if source is Location.TABLEAU:
        draft.setup.setdefault("initial_tableau_count", draft.upto(4))
    refused = source is not Location.TABLEAU and draft.maybe(0.5)
    return SwapPhase(
        source,
        all_at_once=source is Location.TABLEAU and draft.maybe(0.5),
        mandatory=draft.maybe(0.3),
        blocked_by=draft.one_of(draft.ranks) if refused else None,
        last_from_deck=source is Location.OPPONENT_HAND and draft.maybe(0.5),
    )


def _swapping(draft: Draft) -> list[Phase]:
    """Swap with a neighbor, the table or the deck, and perhaps lay cards off then."""
    swaps: list[Phase] = [a_swap(draft, Location.OPPONENT_HAND, Location.TABLEAU, Location.DECK)]
    if draft.maybe(0.3):
        swaps.append(a_swap(draft, Location.OPPONENT_HAND, Location.TABLEAU, Location.DECK))
    if draft.maybe(0.4):
        draft.rules["consecutive_pass_action"] = PassAction.RENEW_TABLEAU
        draft.setup.setdefault("initial_tableau_count", draft.upto(4))
    return [*swaps, a_discard(draft)] if draft.maybe(0.4) else swaps


def war(draft: Draft) -> list[Phase]:
    draft.setup["tableau_mode"] = TableauMode.WAR
    draft.rules["rest_to_last_captor"] = draft.maybe(0.3)
    if draft.maybe(0.5):
        draft.setup["hand_visibility"] = Visibility.FACE_DOWN
    if draft.maybe(0.6):
        draft.setup |= {"hand_is_stack": True, "capture_order": draft.one_of(list(CaptureOrder))}
        draft.rules["war_cards_down"] = draft.one_of([0, 1, 1, 3])
    play = _play(draft, Location.TABLEAU, None, max_cards=draft.one_of([1, 1, 1, 2]), mandatory=draft.maybe(0.9))
    return [replace(_bets(draft), showdown_method=ShowdownMethod.BATTLE), play] if draft.has_chips else [play]


def _trumps(draft: Draft, phases: list[Phase]) -> Suit | None:
    """Trumps that the setup tells, or a card, or a player; or none. Those of the trick phase itself are returned."""
    way = draft.one_of(["none", "setup", "setup", "phase", "card", "card", "player", "player"])
    suit = draft.one_of(draft.suits)
    if way == "card":
        draft.setup["trump_source"] = draft.one_of([TrumpSource.LAST_CARD, TrumpSource.TURNED_UP, TrumpSource.ROTATING])
    if way == "player" or (way in ("card", "setup") and draft.maybe(0.3)):
        chooser = draft.one_of(list(TrumpChooser)) if way == "player" else TrumpChooser.LAST_WINNER
        phases.insert(draft.rng.randint(0, len(phases)), TrumpPhase(chooser))
    if way == "setup":
        draft.setup["trump_suit"] = suit
        return suit if not any(isinstance(phase, TrumpPhase) for phase in phases) and draft.maybe(0.5) else None
    return suit if way == "phase" else None


def _tricks(draft: Draft) -> list[Phase]:
    phases: list[Phase] = []
    if draft.maybe(0.4):
        lowest = draft.upto(2, 0)
        phases.append(BiddingPhase(lowest, draft.rng.randint(lowest, 8), draft.maybe(0.6)))
    trump = _trumps(draft, phases)
    level = draft.one_of([LevelTrick.SUIT_LED] * 5 + list(LevelTrick))
    is_sealed = draft.maybe(0.2)
    takes_table = level is LevelTrick.HELD_OVER or draft.maybe(0.2)
    if takes_table:
        phases.append(a_turn_up(draft))
    phases.append(
        TrickPhase(
            not is_sealed and draft.maybe(0.8),
            trump if level is LevelTrick.SUIT_LED else None,
            draft.maybe(0.8),
            draft.one_of(draft.suits) if draft.maybe(0.5) else None,
            draft.one_of(list(BreakingRule)),
            tuple(draft.rng.sample(draft.ranks, len(draft.ranks))) if draft.maybe(0.3) else (),
            some_cards(draft) if draft.maybe(0.3) else None,
            draft.maybe(0.3),
            is_sealed,
            takes_table,
            level,
        )
    )
    if draft.maybe(0.2):
        phases.insert(0, a_passing(draft))
    if draft.maybe(0.25):
        phases.insert(draft.rng.randint(0, len(phases)), a_draw(draft, draft.one_of([Location.DECK, None])))
    if draft.maybe(0.2):
        phases += draft.one_of([_asking, _swapping, _claims])(draft)
    if draft.maybe(0.08):
        phases.append(next(phase for phase in phases if isinstance(phase, TrickPhase)))
    draft.turn["is_trick_based"] = draft.maybe(0.8)
    if draft.maybe(0.4):
        draft.turn["tricks_per_hand"] = draft.upto(5)
    return phases


def betting(draft: Draft) -> list[Phase]:
    phases: list[Phase] = [_bets(draft)]
    if draft.maybe(0.3):
        phases += [ExchangePhase(draft.upto(5)), _bets(draft)]
    elif draft.maybe(0.5):
        phases.append(a_discard(draft))
        phases.append(a_draw(draft, Location.DECK))
        phases.append(_bets(draft))
    return phases


def _bets(draft: Draft) -> BettingPhase:
    chips = draft.setup["starting_chips"]
    least = draft.upto(chips)
    return BettingPhase(
        min_bet=least,
        max_raises=draft.rng.randint(0, 4),
        max_bet=draft.rng.randint(least, 2 * chips) if draft.maybe(0.3) else None,
        raise_increment=draft.upto(chips) if draft.maybe(0.4) else None,
        allow_check=draft.maybe(0.7),
        allow_raise=draft.maybe(0.7),
        allow_fold=draft.maybe(0.7),
        showdown_method=draft.one_of([method for method in ShowdownMethod if method is not ShowdownMethod.BATTLE]),
        condition=joined(draft, about_hand) if draft.maybe(0.4) else None,
    )


def house(draft: Draft) -> list[Phase]:
    """Everybody draws as often as he or she likes, and stakes chips on it."""
    least = draft.upto(draft.setup["starting_chips"])
    phases: list[Phase] = [WagerPhase(least, least * draft.upto(6))]
    if draft.maybe(0.8):
        phases.append(
            DrawPhase(
                draft.one_of([Location.DECK] * 4 + [Location.TABLEAU]),
                draft.one_of([1, 1, 1, 2]),
                mandatory=False,
                condition=joined(draft, about_hand) if draft.maybe(0.7) else None,
                repeat=draft.maybe(0.8),
                may_double=draft.maybe(0.7),
            )
        )
    return phases


def _claims(draft: Draft) -> list[Phase]:
    mode = draft.one_of(list(ClaimRankMode))
    least = draft.upto(2)
    challenge, lie = draft.one_of(list(ClaimPenalty)), draft.one_of(list(ClaimPenalty))
    return [
        ClaimPhase(
            min_cards=least,
            max_cards=draft.rng.randint(least, 4),
            rank_mode=mode,
            starting_rank=draft.one_of(list(Rank) if draft.maybe(0.1) else draft.ranks),
            fixed_rank=draft.one_of(draft.ranks) if mode is ClaimRankMode.FIXED else None,
            can_lie=draft.maybe(0.7),
            allow_challenge=draft.players > 1 and draft.maybe(0.8),
            challenge_penalty=challenge,
            lie_penalty=lie,
            penalty_points=draft.upto(5, int(ClaimPenalty.LOSE_POINTS in (challenge, lie))),
        )
    ]


def _asking(draft: Draft) -> list[Phase]:
    draft.rules["book_size"] = draft.one_of([0, 2, 3, 4, 4, 4])
    asks: list[Phase] = [AskPhase(draft.maybe(0.8), draft.maybe(0.8), draft.maybe(0.8))]
    return asks * 2 if draft.maybe(0.1) else asks


FAMILIES: list[Callable[[Draft], list[Phase]]] = [
    *(_shedding, _melding, _rummy, _pairing, _climbing, _layout, _fishing, war, _tricks, betting, _claims),
    *(
        _shedding,
        _layout,
        *(_tricks, _tricks),
        betting,
        betting,
        _claims,
        house,
        _asking,
        _asking,
        _climbing,
        _climbing,
        _swapping,
        _swapping,
    ),
]
