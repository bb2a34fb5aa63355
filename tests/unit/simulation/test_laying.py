"""Play and discard phases, and what the table does."""

import pytest

from darwindeck.genome.conditions import CardReference, Condition, ConditionType, Operator, PlaceReference
from darwindeck.genome.schema import (
    CardCondition,
    CardScoringRule,
    DeckName,
    DiscardPhase,
    DrawPhase,
    Location,
    PlayPhase,
    Rank,
    ScoringTrigger,
    SequenceDirection,
    SetupRules,
    Suit,
    TableauMode,
    Visibility,
    WinComparison,
    WinCondition,
    WinType,
)
from tests.support.told import told
from tests.unit.simulation.positions import cards, game, hand, make, options, position

TABLE, DISCARD = Location.TABLEAU, Location.DISCARD


def points(trigger: ScoringTrigger, number: int = 1, rank: Rank | None = None) -> CardScoringRule:
    return CardScoringRule(CardCondition(rank=rank), number, trigger)


# ---------------------------------------------------------------------------------------- choosing


def test_mandatory_play_offers_cards_only() -> None:
    assert options(position(game(PlayPhase(DISCARD)), "9D 2H", "3H")) == ["play 2H", "play 9D"]


@pytest.mark.parametrize("phase", [PlayPhase(DISCARD, mandatory=False), PlayPhase(DISCARD, min_cards=0)])
def test_other_plays_may_be_passed(phase: PlayPhase) -> None:
    assert options(position(game(phase), "2H", "3H")) == ["play 2H", "pass"]


def test_several_cards_are_chosen_in_order_and_nothing_moves_before_the_last() -> None:
    state = position(game(PlayPhase(DISCARD, min_cards=2, max_cards=3)), "2H 9D 4C JS", "3H")
    assert options(state) == ["play 2H", "play 9D", "play 4C"]
    state = make(state, "play 9D")
    assert options(state) == ["play 4C", "play JS"]
    assert hand(state, 0) == "2H 9D 4C JS"
    state = make(state, "play 4C")
    assert options(state) == ["play JS", "stop"]
    assert make(state, "stop").discard == cards("9D 4C")
    assert make(state, "play JS").discard == cards("9D 4C JS")


def test_discard_lays_exactly_its_count() -> None:
    state = position(game(DiscardPhase(DISCARD, count=2, mandatory=True)), "2H 9D 4C", "3H")
    state = make(state, "discard 2H")
    assert options(state) == ["discard 9D", "discard 4C"]
    assert make(state, "discard 4C").discard == cards("2H 4C")


@pytest.mark.parametrize(
    "phase",
    [
        DiscardPhase(DISCARD, count=3, mandatory=True),
        DiscardPhase(DISCARD, count=0),
        PlayPhase(DISCARD, max_cards=0),
        PlayPhase(DISCARD, min_cards=3, max_cards=2),
        PlayPhase(DISCARD, min_cards=200, max_cards=255),
    ],
)
def test_what_cannot_be_laid_is_not_asked(phase: PlayPhase | DiscardPhase) -> None:
    state = position(game(phase, DiscardPhase(DISCARD, mandatory=True)), "2H 3H", "4H")
    assert options(state) == ["discard 2H", "discard 3H"]


def test_who_cannot_play_may_be_out_of_the_hand() -> None:
    black = Condition(ConditionType.CARD_IS_SUIT, Operator.GE, Suit.CLUBS)
    genome = game(PlayPhase(DISCARD, black, pass_if_unable=False), player_count=3)
    state = position(genome, "2H", "3S", "4S")
    assert told(state) == ("P0 is out of the hand", "P0 passes")
    assert state.to_act == 1
    assert state.in_hand == {1, 2}


def test_pair_is_asked_of_the_cards_chosen_together() -> None:
    pair = Condition(ConditionType.HAS_MATCHING_PAIR)
    state = position(game(DiscardPhase(DISCARD, 2, True, pair)), "2H 9H 2D 9S KS", "3H")
    assert options(state) == ["discard 2H", "discard 9H"]
    assert options(make(state, "discard 9H")) == ["discard 9S"]


def test_pair_is_asked_of_the_hand_where_one_card_is_chosen() -> None:
    pair = Condition(ConditionType.HAS_MATCHING_PAIR)
    assert options(position(game(PlayPhase(DISCARD, pair)), "2H 9H 2D", "3H")) == ["play 2H", "play 9H", "play 2D"]
    assert position(game(PlayPhase(DISCARD, pair)), "2H 9H", "3H 3D").to_act == 1


def test_hand_that_its_owner_cannot_see_is_played_by_lot() -> None:
    setup = SetupRules(5, hand_visibility=Visibility.FACE_DOWN)
    genome = game(PlayPhase(DISCARD, max_cards=2, mandatory=False), setup=setup)
    state = position(genome, "2H 9D 4C", "3H")
    assert options(state) == ["any", "pass"]
    state = make(state, "any")
    (line,) = told(state)
    assert line in {"P0 turns up 2H", "P0 turns up 9D", "P0 turns up 4C"}


def test_valid_plays_counts_what_the_next_play_phase_would_offer() -> None:
    stuck = Condition(ConditionType.LOCATION_SIZE, Operator.EQ, 0, PlaceReference.VALID_PLAYS)
    suit = Condition(ConditionType.CARD_MATCHES_SUIT, reference=CardReference.TOP_DISCARD)
    genome = game(DrawPhase(Location.DECK, condition=stuck), PlayPhase(DISCARD, suit))
    assert told(position(genome, "2H", "3H", deck="9C", discard="KH")) == ()
    assert told(position(genome, "2H", "3H", deck="9C", discard="KC")) == ("P0 draws 9C from the deck",)


def test_reference_that_is_not_there_or_not_seen_allows_every_card() -> None:
    suit = Condition(ConditionType.CARD_MATCHES_SUIT, reference=CardReference.TOP_DISCARD)
    assert options(position(game(PlayPhase(DISCARD, suit)), "2H 3C", "3H")) == ["play 2H", "play 3C"]
    hidden = SetupRules(5, discard_visibility=Visibility.FACE_DOWN)
    state = position(game(PlayPhase(DISCARD, suit), setup=hidden), "2H 3C", "3H", discard="KS")
    assert options(state) == ["play 2H", "play 3C"]
    assert options(position(game(PlayPhase(DISCARD, suit)), "2H 3C", "3H", discard="KC")) == ["play 3C"]


def test_next_rank_is_the_nearest_that_the_game_has() -> None:
    adjacent = Condition(ConditionType.SEQUENCE_ADJACENT, reference=CardReference.TOP_DISCARD)
    setup = SetupRules(5, initial_deck=DeckName.STRIPPED_40)
    state = position(game(PlayPhase(DISCARD, adjacent), setup=setup), "7H JH 6H AH", "3H", discard="JC")
    assert options(state) == ["play 7H"]


# ---------------------------------------------------------------------------------------- scores


def test_only_plays_score_for_play() -> None:
    scoring = (points(ScoringTrigger.PLAY, 5),)
    state = make(position(game(PlayPhase(DISCARD), card_scoring=scoring), "2H 3C", "3H"), "play 2H")
    assert told(state) == ("P0 scores 5",)
    state = make(
        position(game(DiscardPhase(DISCARD, mandatory=True), card_scoring=scoring), "2H 3C", "3H"), "discard 2H"
    )
    assert told(state) == ()


def test_whole_rank_laid_at_one_time_scores_as_one_sum() -> None:
    scoring = (points(ScoringTrigger.SET_COMPLETE, 2),)
    genome = game(PlayPhase(DISCARD, min_cards=4, max_cards=5), card_scoring=scoring)
    state = position(genome, "2H 2D 2C 2S 9S", "3H")
    assert told(make(state, "play 2H", "play 2D", "play 2C", "play 2S", "stop"))[0] == "P0 scores 8"


# ---------------------------------------------------------------------------------------- the table


def war(**fields: object) -> SetupRules:
    return SetupRules(5, tableau_mode=TableauMode.WAR, **fields)  # type: ignore[arg-type]


def test_higher_card_takes_the_battle() -> None:
    state = position(game(PlayPhase(TABLE), setup=war()), "9H 2H", "KD 3H")
    state = make(state, "play 9H")
    assert state.battle[0] == cards("9H")[0]
    state = make(state, "play KD")
    assert told(state) == ("P1 captures 9H KD",)
    assert state.table == ()


def test_level_battle_stays_for_the_next_one() -> None:
    state = make(position(game(PlayPhase(TABLE), setup=war()), "9H 2H", "9D 3H"), "play 9H", "play 9D")
    assert state.table == cards("9H 9D")
    assert told(make(state, "play 2H", "play 3H"))[0] == "P1 captures 2H 3H 9H 9D"


def test_captured_cards_are_taken_up_and_who_has_none_is_out() -> None:
    state = make(position(game(PlayPhase(TABLE), setup=war()), "9H", "KD"), "play 9H", "play KD")
    assert told(state)[:3] == ("P1 captures 9H KD", "P0 is out of the hand", "hand over")
    state = make(position(game(PlayPhase(TABLE), setup=war()), "9H KH 2H", "KD"), "play KH", "play KD")
    state = make(state, "play 9H")
    assert told(state)[:3] == ("P1 is out of the hand", "P0 captures 9H KH KD", "hand over")


def test_hands_that_can_be_taken_up_are_not_empty() -> None:
    state = make(position(game(PlayPhase(TABLE), setup=war()), "9H 4H", "KD 2D"), "play 9H", "play KD")
    state = make(state, "play 4H", "play 2D")
    assert state.hand_number == 1
    assert told(state) == ("P0 captures 4H 2D", "P0 takes up 4H 2D")


def test_battle_of_three_waits_for_all_in_the_hand() -> None:
    state = position(game(PlayPhase(TABLE), setup=war(), player_count=3), "9H 2H", "KD 3H", "4S 5S")
    assert told(make(state, "play 9H", "play KD")) == ()
    assert told(make(state, "play 9H", "play KD", "play 4S")) == ("P1 captures 9H KD 4S",)


def matching(**fields: object) -> SetupRules:
    return SetupRules(5, tableau_mode=TableauMode.MATCH_RANK, **fields)  # type: ignore[arg-type]


def test_card_captures_one_of_its_rank() -> None:
    scoring = (points(ScoringTrigger.CAPTURE, 3),)
    state = position(game(PlayPhase(TABLE), setup=matching(), card_scoring=scoring), "9H 2H", "3H", table="9S 4C")
    state = make(state, "play 9H")
    assert told(state) == ("P0 captures 9H 9S", "P0 scores 6")
    assert state.table == cards("4C")


def test_player_picks_one_of_several_to_capture() -> None:
    state = make(position(game(PlayPhase(TABLE), setup=matching()), "9H 2H", "3H", table="9S 9C"), "play 9H")
    assert options(state) == ["capture 9C", "capture 9S"]
    assert told(make(state, "capture 9S")) == ("P0 captures 9H 9S",)


def test_capture_from_a_hidden_table_is_a_lot() -> None:
    setup = matching(tableau_visibility=Visibility.FACE_DOWN)
    state = make(position(game(PlayPhase(TABLE), setup=setup), "9H 2H", "3H", table="9S 9C"), "play 9H")
    assert told(state) in {("P0 captures 9H 9S",), ("P0 captures 9H 9C",)}


def piles(direction: SequenceDirection, start: Rank | None = None) -> SetupRules:
    return SetupRules(5, tableau_mode=TableauMode.SEQUENCE, sequence_direction=direction, sequence_start_rank=start)


@pytest.mark.parametrize(
    ("direction", "playable"),
    [
        (SequenceDirection.ASCENDING, ["play 8H"]),
        (SequenceDirection.DESCENDING, ["play 5H"]),
        (SequenceDirection.BOTH, ["play 5H", "play 8H"]),
    ],
)
def test_piles_grow_at_their_ends(direction: SequenceDirection, playable: list[str]) -> None:
    genome = game(PlayPhase(TABLE), setup=piles(direction, Rank.SEVEN))
    assert options(position(genome, "5H 8H 9H 2D", "3H", table="7H 6H")) == playable


def test_pile_starts_with_its_rank_or_any_card() -> None:
    assert options(position(game(PlayPhase(TABLE), setup=piles(SequenceDirection.BOTH)), "5H 8D", "3H")) == [
        "play 5H",
        "play 8D",
    ]
    state = position(game(PlayPhase(TABLE), setup=piles(SequenceDirection.BOTH, Rank.SEVEN)), "5H 7D", "3H")
    assert options(state) == ["play 7D"]


def test_ace_is_low_in_a_pile_and_nothing_follows_the_king() -> None:
    genome = game(PlayPhase(TABLE), setup=piles(SequenceDirection.BOTH))
    assert options(position(genome, "AH AD", "3H", table="2H KD QD")) == ["play AH"]


def test_cards_go_onto_piles_one_by_one_in_any_order() -> None:
    genome = game(PlayPhase(TABLE, min_cards=2, max_cards=3), setup=piles(SequenceDirection.BOTH, Rank.SEVEN))
    state = position(genome, "5H 6H 8H 9H", "3H", table="7H")
    assert options(state) == ["play 6H", "play 8H"]
    state = make(state, "play 8H")
    assert options(state) == ["play 6H", "play 9H"]
    state = make(state, "play 6H")
    assert options(state) == ["play 5H", "play 9H", "stop"]
    assert make(state, "play 5H").table == cards("7H 8H 6H 5H")


def test_player_lays_what_fits_even_if_it_is_less_than_asked() -> None:
    genome = game(PlayPhase(TABLE, min_cards=3, max_cards=3), setup=piles(SequenceDirection.BOTH, Rank.SEVEN))
    state = make(position(genome, "8H 2D", "6H 3C", table="7H"), "play 8H")
    assert state.to_act == 1


def test_race_is_judged_as_soon_as_a_battle_is_taken() -> None:
    wins = (WinCondition(WinType.MOST_CAPTURED, threshold=2, comparison=WinComparison.FIRST),)
    genome = game(PlayPhase(TABLE, min_cards=2, max_cards=2), setup=war(), win_conditions=wins)
    state = position(genome, "9H 2H 3H", "KD QD 3D")
    state = make(state, "play 2H", "play 9H", "play QD", "play KD")
    assert str(state.outcome) == "P1 wins"
    assert hand(state, 1) == "3D KD"
