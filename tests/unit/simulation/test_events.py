"""What events say that no line of a record does: reasons, sources, and cards that are laid."""

from dataclasses import replace
from itertools import islice
from typing import Any, TypeVar

import pytest

from darwindeck.genome.conditions import Condition, ConditionType, Operator
from darwindeck.genome.examples import (
    create_blackjack_genome,
    create_cheat_genome,
    create_gin_rummy_genome,
    create_hearts_genome,
    create_leduc_genome,
    create_partnership_spades_genome,
    create_president_genome,
)
from darwindeck.genome.schema import (
    BettingPhase,
    CardCondition,
    CardScoringRule,
    ClaimPenalty,
    ClaimPhase,
    ClaimRankMode,
    DiscardPhase,
    DrawPhase,
    EffectType,
    ExchangePhase,
    GamePoint,
    GameRules,
    GoingOut,
    KnockPhase,
    LevelTrick,
    Location,
    MajorityScoring,
    MeldPhase,
    PassAction,
    PlayPhase,
    Rank,
    ScoringRule,
    ScoringTrigger,
    SetupRules,
    SpecialEffect,
    Suit,
    SwapPhase,
    TargetSelector,
    TieBreaker,
    TrickPhase,
    TrickScoring,
    Visibility,
    WinComparison,
    WinCondition,
    WinType,
)
from darwindeck.simulation.events import (
    Chose,
    Dealt,
    Discarded,
    Draws,
    EffectHappens,
    GameOver,
    Gives,
    HandIsOver,
    Lays,
    ScorePart,
    Scores,
    Shows,
    Swaps,
    Takes,
    TurnBegins,
)
from darwindeck.simulation.kinds import EventKind, Giving, HandEnd, Showing
from darwindeck.simulation.reference import State, apply, legal_moves, start
from darwindeck.simulation.values import to_json
from tests.support.games_by_chance import positions
from tests.unit.simulation.positions import cards, game, make, position
from tests.unit.simulation.test_melds import GIN

Kind = TypeVar("Kind")

PLAY = PlayPhase(Location.DISCARD)
DISCARD = DiscardPhase(Location.DISCARD, mandatory=True)


def happened(state: State, kind: type[Kind]) -> list[Kind]:
    """The events of a kind since the last decision was asked."""
    return [event for event in state.events if isinstance(event, kind)]


def the(state: State, kind: type[Kind]) -> Kind:
    """The one event of a kind."""
    (event,) = happened(state, kind)
    return event


def parts(state: State) -> list[tuple[int, tuple[ScorePart, ...]]]:
    return [(event.seat, event.parts) for event in happened(state, Scores)]


def jsons(state: State) -> list[str]:
    return [to_json(event) for event in state.events]


# ---------------------------------------------------------------------------------------- cards


def test_a_claim_and_its_end_are_told_as_in_the_contract() -> None:
    claim = ClaimPhase(min_cards=1, max_cards=3, rank_mode=ClaimRankMode.FIXED, fixed_rank=Rank.TWO)
    state = make(position(game(claim), "2H 9C 2S", "3H 4H", discard="KD"), "lay 2H", "lay 9C", "lay 2S")
    assert jsons(state)[1:] == [
        '{"kind":"lays","seat":0,"as":"claim","rank":"2","moves":[{"cards":["2H","9C","2S"],'
        '"from":{"at":"hand","seat":0},"to":{"at":"discard"},"seen":[[0],[0],[0]]}]}'
    ]
    assert jsons(make(state, "challenge"))[:3] == [
        '{"kind":"chose","seat":1,"asks":"doubt","option":{"kind":"challenge"},"of":2}',
        '{"kind":"shows","seat":0,"cards":["2H","9C","2S"],"why":"challenge"}',
        '{"kind":"takes","seat":0,"moves":[{"cards":["KD","2H","9C","2S"],"from":{"at":"discard"},'
        '"to":{"at":"hand","seat":0}}]}',
    ]


def test_every_card_laid_is_told_and_then_what_it_does() -> None:
    effect = SpecialEffect(Rank.TWO, EffectType.DRAW_CARDS, TargetSelector.NEXT_PLAYER, 1)
    state = position(game(PLAY, special_effects=(effect,)), "2H 3H", "4H 5H", deck="AS")
    kinds = [event.kind for event in make(state, "play 2H").events]
    assert kinds == ["chose", "lays", "effect", "draws", "turn"]
    assert the(make(state, "play 2H"), EffectHappens) == EffectHappens(EffectType.DRAW_CARDS, 0, hits=(1,))


def test_exchanged_cards_are_told_before_the_new_ones() -> None:
    state = position(game(ExchangePhase(2), PLAY), "2H 3H", "4H 5H", deck="AS KS")
    after = make(state, "exchange 2H", "exchange 3H")
    assert [event.kind for event in after.events] == ["chose", "lays", "draws", "draws"]
    assert the(after, Lays).moves[0].cards == cards("2H 3H")
    assert happened(make(state, "pass"), Lays) == []


@pytest.mark.parametrize(
    ("laid", "before", "makes"), [("7H 7D 7C", "", "set"), ("5S 6S 7S", "", "run"), ("9H", "9D 9C 9S", "added")]
)
def test_melds_say_what_they_make(laid: str, before: str, makes: str) -> None:
    state = position(game(MeldPhase(), DISCARD), f"{laid} KH", "AH", sets=before)
    while not happened(state, Lays):
        wanted = [move for move in legal_moves(state) if move.card in cards(laid)]
        state = apply(state, (wanted or list(legal_moves(state)))[0])
    event = the(state, Lays)
    assert (event.makes, event.moves[0].cards) == (makes, cards(laid))


def test_a_tribute_and_what_comes_back_are_gifts() -> None:
    genome = create_president_genome()
    gifts = [gift for state in positions(genome, 3) for gift in happened(state, Gives)]
    paid = [gift for gift in gifts if gift.why is Giving.TRIBUTE]
    returned = [gift for gift in gifts if gift.why is Giving.RETURNED]
    assert len(paid) == len(returned) > 0
    for gift in gifts:
        (move,) = gift.moves
        assert move.seen == (tuple(sorted((gift.seat, move.to.seat or 0))),) * len(move.cards)


def test_a_single_swap_is_a_card_taken_up_and_a_card_laid() -> None:
    genome = game(SwapPhase(Location.TABLEAU), DISCARD)
    state = make(position(genome, "2H 3H", "4H 5H", table="KS QS"), "swap 2H", "take KS")
    assert [event.kind for event in state.events] == ["chose", "draws", "lays"]
    assert the(state, Lays).as_ == "swap"
    assert the(state, Draws).moves[0].cards == cards("KS")


def test_whole_hands_go_both_ways() -> None:
    state = make(position(game(SwapPhase(Location.OPPONENT_HAND), DISCARD), "2H 3H", "4H"), "swap")
    assert [[str(card) for card in move.cards] for move in the(state, Swaps).moves] == [["2H", "3H"], ["4H"]]
    assert state.events[0] == the(state, Chose)
    assert '"option":{"kind":"swap","with":1}' in jsons(state)[0]


def test_the_prizes_of_a_level_trick_are_discarded_with_it() -> None:
    phase = TrickPhase(lead_suit_required=False, takes_table=True, level=LevelTrick.DISCARDED)
    state = make(position(game(phase), "2H 3H", "2D 4H", table="KS QS"), "play 2H", "play 2D")
    trick, prizes = the(state, Discarded).moves
    assert (trick.cards, prizes.cards) == (cards("2H 2D"), cards("QS KS"))


def test_cards_of_a_sealed_trick_are_known_to_who_played_them() -> None:
    state = make(position(game(TrickPhase(face_down=True, lead_suit_required=False)), "2H 3H", "2D 4H"), "play 2H")
    assert the(state, Lays).moves[0].seen == ((0,),)
    assert the(make(state, "play 2D"), Takes).moves[0].seen is None


def test_the_deal_is_told_to_all_eyes_with_who_knows_what() -> None:
    state = start(create_gin_rummy_genome(), 1)
    dealt = the(state, Dealt)
    assert [move.to.at for move in dealt.moves] == ["hand", "hand", "discard"]
    assert dealt.moves[0].seen == ((0,),) * 10
    assert dealt.moves[2].seen is None
    assert dealt.deck.seen == ((),) * dealt.deck.count
    assert state.events[-1] == TurnBegins(0)


def test_an_option_to_draw_names_the_card_that_lies_open() -> None:
    either = DrawPhase(Location.DECK, or_source=Location.DISCARD)
    state = position(game(either, DISCARD), "2H", "3H", deck="AS", discard="KD")
    assert jsons(make(state, "draw discard"))[0] == (
        '{"kind":"chose","seat":0,"asks":"source","option":{"kind":"draw","source":"discard","card":"KD"},"of":2}'
    )
    assert '"option":{"kind":"draw","source":"deck"}' in jsons(make(state, "draw deck"))[0]


# ---------------------------------------------------------------------------------------- cards that count


def shown(state: State) -> list[tuple[int | None, tuple[Any, ...]]]:
    return [(event.seat, event.cards) for event in happened(state, Shows) if event.why is Showing.COUNTED]


def test_hands_that_score_are_shown_first() -> None:
    rule = CardScoringRule(CardCondition(rank=Rank.KING), 10, ScoringTrigger.HAND_END)
    ends = GameRules(going_out=GoingOut.ENDS_HAND)
    genome = game(PLAY, card_scoring=(rule,), game_rules=ends, player_count=3)
    state = make(position(genome, "2H", "KH 3H", "4H"), "play 2H")
    assert shown(state) == [(1, cards("3H KH")), (2, cards("4H"))]
    kinds = [event.kind for event in state.events]
    assert kinds.index(EventKind.HAND_OVER) < kinds.index(EventKind.SHOWS) < kinds.index(EventKind.SCORES)
    assert parts(state) == [(1, (ScorePart("card_scoring[0]", 10, cards("KH")),))]


def test_hands_that_lie_open_anyway_are_not_shown_again() -> None:
    rule = CardScoringRule(CardCondition(rank=Rank.KING), 10, ScoringTrigger.HAND_END)
    setup = SetupRules(cards_per_player=5, hand_visibility=Visibility.FACE_UP)
    ends = GameRules(going_out=GoingOut.ENDS_HAND)
    state = position(game(PLAY, card_scoring=(rule,), game_rules=ends, setup=setup), "2H", "KH 3H")
    assert shown(make(state, "play 2H")) == []


def test_who_has_folded_shows_nothing_and_who_is_alone_neither() -> None:
    genome = create_leduc_genome()
    folded = compared = 0
    for seed in range(12):
        for state in positions(genome, seed):
            if happened(state, HandIsOver):
                (over,) = happened(state, HandIsOver)[:1]
                folded += over.why is HandEnd.ALONE and not shown(state)
                compared += over.why is not HandEnd.ALONE and len(shown(state)) == 2
                assert len(shown(state)) in (0, 2)
    assert folded > 0
    assert compared > 0


def test_a_knock_shows_the_hands_that_it_compares() -> None:
    state = position(game(KnockPhase(), hand_evaluation=GIN), "2H 3H 4H", "9H 10H")
    after = make(state, "knock")
    assert shown(after) == [(0, cards("2H 3H 4H")), (1, cards("9H 10H"))]


def test_the_house_shows_its_cards_before_it_draws() -> None:
    genome = create_blackjack_genome()
    found = [state for seed in range(6) for state in positions(genome, seed) if happened(state, Shows)]
    for state in found:
        shows = [event for event in happened(state, Shows) if event.why is Showing.HOUSE]
        assert all(event.seat is None and len(event.cards) == 2 for event in shows)
    assert any(event.why is Showing.HOUSE for state in found for event in happened(state, Shows))


# ---------------------------------------------------------------------------------------- points


def test_card_rules_have_a_part_each() -> None:
    rules = (
        CardScoringRule(CardCondition(suit=Suit.HEARTS), 1, ScoringTrigger.TRICK_WIN),
        CardScoringRule(CardCondition(rank=Rank.TWO), 0, ScoringTrigger.TRICK_WIN),
        CardScoringRule(CardCondition(rank=Rank.TWO), 5, ScoringTrigger.TRICK_WIN),
        CardScoringRule(CardCondition(rank=Rank.TWO), 7, ScoringTrigger.PLAY, trumps_only=True),
    )
    state = position(game(TrickPhase(), card_scoring=rules), "3H KS", "2H QS")
    assert parts(make(state, "play 3H", "play 2H")) == [
        (0, (ScorePart("card_scoring[0]", 2, cards("2H 3H")), ScorePart("card_scoring[2]", 5, cards("2H"))))
    ]


def test_parts_of_cards_that_lie_face_down_say_who_knows_them() -> None:
    rule = CardScoringRule(CardCondition(rank=Rank.TWO), 5, ScoringTrigger.PLAY)
    setup = SetupRules(cards_per_player=5, discard_visibility=Visibility.FACE_DOWN)
    state = make(position(game(PLAY, card_scoring=(rule,), setup=setup), "2H 3H", "4H"), "play 2H")
    assert parts(state) == [(0, (ScorePart("card_scoring[0]", 5, cards("2H"), ((0,),)),))]


HELD = Condition(ConditionType.CARD_IS_SUIT, Operator.EQ, Suit.HEARTS)
SIZE = Condition(ConditionType.HAND_SIZE, Operator.GE, 1)
ENDS = GameRules(going_out=GoingOut.ENDS_HAND)


@pytest.mark.parametrize(
    ("fields", "expected"),
    [
        (
            {"scoring_rules": (ScoringRule(SIZE, 3), ScoringRule(HELD, 2, per_card=True))},
            [(1, ("scoring_rules[0]", 3, None)), (1, ("scoring_rules[1]", 4, "4H 5H"))],
        ),
        (
            {"game_rules": replace(ENDS, place_points=(9, -4))},
            [(0, ("game_rules.place_points[0]", 9, None)), (1, ("game_rules.place_points[1]", -4, None))],
        ),
        ({"game_points": (GamePoint(0, 6), GamePoint(5, 8))}, [(s, ("game_points[0]", 6, None)) for s in (0, 1)]),
    ],
    ids=("rules", "places", "game points"),
)
def test_points_of_the_end_of_a_hand_name_their_rule(fields: dict[str, Any], expected: list[Any]) -> None:
    state = make(position(game(PLAY, **{"game_rules": ENDS, **fields}), "2H", "4H 5H"), "play 2H")
    found = [
        (seat, (part.rule, part.points, None if part.cards is None else " ".join(map(str, part.cards))))
        for seat, told in parts(state)
        for part in told
    ]
    assert found == expected


def test_tricks_majorities_and_what_is_taken_back_name_their_fields() -> None:
    genome = game(
        TrickPhase(),
        tricks_per_hand=1,
        trick_scoring=TrickScoring(2, last_trick_points=3, points_per_card=1),
        majority_scoring=(MajorityScoring(CardCondition(), 4),),
        game_points=(GamePoint(5, 1),),
    )
    state = make(position(genome, "3H KS", "2H QS"), "play 3H", "play 2H")
    assert [[(part.rule, part.points) for part in told] for _, told in parts(state)] == [
        [("majority_scoring[0]", 4)],
        [
            ("trick_scoring.points_per_trick", 2),
            ("trick_scoring.last_trick_points", 3),
            ("trick_scoring.points_per_card", 2),
        ],
        [("game_points", -11)],
        [("game_points[0]", 1)],
    ]


def test_contracts_say_which_of_their_numbers_it_was() -> None:
    rules = {
        part.rule.removeprefix("contract_scoring.")
        for seed in range(4)
        for state in positions(create_partnership_spades_genome(), seed)
        for _, told in parts(state)
        for part in told
    }
    assert rules >= {"points_per_trick_bid", "failed_contract_penalty", "overtrick_points", "nil_penalty"}


def test_a_knock_that_is_undercut_has_two_parts() -> None:
    knock = KnockPhase(undercut_bonus=25, bonus=20)
    state = make(position(game(DISCARD, knock, hand_evaluation=GIN), "2H KH 3H", "2D"), "discard 3H", "knock")
    path = "turn_structure.phases[1]"
    assert parts(state) == [(1, (ScorePart(path, 10), ScorePart(f"{path}.undercut_bonus", 25)))]


def test_a_lost_challenge_names_the_points_of_the_claim() -> None:
    claim = ClaimPhase(1, 1, fixed_rank=Rank.TWO, lie_penalty=ClaimPenalty.LOSE_POINTS, penalty_points=7)
    state = make(position(game(DISCARD, claim), "9C 4H", "3H 4S"), "discard 4H", "lay 9C", "challenge")
    assert parts(state) == [(0, (ScorePart("turn_structure.phases[1].penalty_points", -7),))]


# ---------------------------------------------------------------------------------------- ends


def why(state: State) -> list[HandEnd]:
    return [event.why for event in happened(state, HandIsOver)]


def test_hands_say_why_they_are_over() -> None:
    out = position(game(PLAY, game_rules=ENDS), "2H", "4H 5H")
    assert why(make(out, "play 2H")) == ["went_out"]
    leaves = position(game(PLAY, game_rules=GameRules(going_out=GoingOut.LEAVES_HAND)), "2H", "4H 5H")
    assert why(make(leaves, "play 2H")) == ["alone"]
    assert why(make(position(game(PLAY), "2H", "4H"), "play 2H", "play 4H")) == ["empty_hands"]
    trick = position(game(TrickPhase(), tricks_per_hand=1), "2H 3H", "4H 5H")
    assert why(make(trick, "play 2H", "play 4H")) == ["tricks"]
    assert why(make(position(game(KnockPhase(), DISCARD), "2H 3H", "4H 5H"), "knock")) == ["knock"]
    met = Condition(ConditionType.HAND_SIZE, Operator.EQ, 1)
    few = position(game(PLAY, game_rules=GameRules(hand_ends_if=met)), "2H 3H", "4H 5H")
    assert why(make(few, "play 2H")) == ["condition"]
    passing = GameRules(consecutive_pass_action=PassAction.END_HAND, passes_to_trigger=1)
    passes = position(game(PlayPhase(Location.DISCARD, mandatory=False), game_rules=passing), "2H 3H", "4H 5H")
    assert why(make(passes, "pass")) == ["passes"]
    swaps = position(game(SwapPhase(Location.OPPONENT_HAND)), "2H 3H", "4H 5H")
    assert why(make(swaps, "pass", "pass")) == ["round"]
    bets = position(game(BettingPhase(min_bet=5), setup=SetupRules(2, starting_chips=100)), "2H 3H", "4H 5H")
    assert why(make(bets, "bet 5", "fold")) == ["alone"]


@pytest.mark.parametrize(
    ("tie", "kind", "side"),
    [(TieBreaker.SHARED, "draw", None), (TieBreaker.ACTIVE_PLAYER, "win", 0)],
)
def test_the_outcome_names_the_condition_that_decided(tie: TieBreaker, kind: str, side: int | None) -> None:
    wins = (
        WinCondition(WinType.MOST_TRICKS, threshold=9),
        WinCondition(WinType.HIGH_SCORE, comparison=WinComparison.HIGHEST),
    )
    rules = replace(ENDS, tie_breaker=tie)
    state = make(position(game(PLAY, win_conditions=wins, game_rules=rules), "2H", "4H"), "play 2H")
    outcome = the(state, GameOver).outcome
    assert (outcome.kind, outcome.side, outcome.rule) == (kind, side, "win_conditions[1]")


def test_no_condition_decides_a_game_that_lasts_too_long() -> None:
    state = make(position(game(PLAY, max_turns=1), "2H 3H", "4H"), "play 2H")
    assert jsons(state)[-1] == '{"kind":"over","outcome":{"kind":"timeout"},"turns":1,"hands":1,"decisions":1}'
    assert happened(state, TurnBegins) == [], "the walk that was not to be did not begin"


@pytest.mark.parametrize("create", [create_cheat_genome, create_hearts_genome])
def test_every_walk_begins_with_a_turn_and_every_decision_is_told_first(create: Any) -> None:
    for decisions, state in enumerate(islice(positions(create(), 2), 200)):
        assert isinstance(state.events[0], Chose) == (decisions > 0)
        assert len(happened(state, Chose)) == (decisions > 0)
        assert all(turn.seat in state.in_game for turn in happened(state, TurnBegins))
