"""The deal: who starts, how many cards, what lies where, trumps."""

from dataclasses import replace

from darwindeck.genome.conditions import CardReference, Condition, ConditionType
from darwindeck.genome.schema import GameGenome, PlayPhase, StarterRule, Suit, TrumpSource, Visibility
from darwindeck.rulebook import write_rulebook
from darwindeck.rulebook._deal import section
from darwindeck.rulebook._scene import Scene
from tests.support.changed_games import with_phases
from tests.support.field_pairs._pair import shedding, tricks
from tests.support.rulebooks import known


def said(genome: GameGenome) -> str:
    return " ".join(rule.text for rule in section(Scene(genome)).rules)


def test_all_cards_are_dealt_out() -> None:
    assert "deal them all out, 13 to each player" in said(known("hearts"))
    assert "Some players get one card more than others." in said(known("old-maid"))


def test_fewer_cards_in_later_hands() -> None:
    assert "one card fewer to each player than in the hand before." in said(known("knock-out-whist"))


def test_suits_are_dealt() -> None:
    goofspiel = known("goofspiel")
    assert "the dealer all the clubs and the other player all the diamonds" in said(goofspiel)
    turn_up, trick = goofspiel.turn_structure.phases
    seen = with_phases(goofspiel, turn_up, replace(trick, face_down=False))  # type: ignore[arg-type]
    assert "the starter all the diamonds and the other player all the clubs" in said(seen)


def test_stacks_are_not_looked_at() -> None:
    text = said(known("war-baseline"))
    assert "Only its top card may be used" in text
    assert "Nobody may look" in text


def test_nobody_starts_by_place_where_a_card_opens_every_hand() -> None:
    hearts = known("hearts")
    assert "starter" not in write_rulebook(hearts).to_markdown()
    assert "Choose the first dealer by lot. After each hand the deal passes to the left." in said(hearts)
    fewer = replace(hearts, player_count=3)
    assert "the starter, who begins the hand" in said(fewer)


def test_a_game_of_one_hand_has_one_dealer() -> None:
    assert "After each hand" not in said(known("uno-style"))
    assert "After each hand the deal passes to the left." in said(known("hearts"))


def test_starter_of_later_hands() -> None:
    whist = known("whist")
    rules = replace(whist.game_rules, starter=StarterRule.MOST_TRICKS)
    assert "whoever took the most tricks in the hand before" in said(replace(whist, game_rules=rules))


def test_who_was_left_with_cards_starts() -> None:
    president = known("president")
    assert "was the first to go out in the hand before" in said(president)
    rules = replace(president.game_rules, starter=StarterRule.LAST_OUT)
    assert "whoever was left with cards in the hand before." in said(replace(president, game_rules=rules))


def test_trumps_of_the_deal() -> None:
    assert "its suit is trumps" in said(known("whist"))
    assert "Clubs are trumps." in said(tricks(setup={"trump_suit": Suit.CLUBS}))
    assert "trumps" not in said(known("hearts"))
    assert "trumps" not in said(known("crazy-eights"))


def test_no_card_for_trumps() -> None:
    all_dealt = replace(known("hearts").setup, trump_source=TrumpSource.TURNED_UP, trump_suit=Suit.SPADES)
    assert "Spades are trumps." in said(replace(known("hearts"), setup=all_dealt))


def test_only_what_is_unusual_is_told_about_who_sees_what() -> None:
    assert "look" not in said(shedding())
    assert "nobody may look at them" in said(shedding(discard_visibility=Visibility.FACE_DOWN))


def test_ante() -> None:
    assert "each player pays an ante of one chip into the pot." in said(known("five-card-draw"))


def test_card_that_was_laid_out_last_is_told() -> None:
    genome = shedding()
    plays = tuple(
        replace(
            phase, valid_play_condition=Condition(ConditionType.CARD_MATCHES_RANK, reference=CardReference.TABLEAU_TOP)
        )
        if isinstance(phase, PlayPhase)
        else phase
        for phase in genome.turn_structure.phases
    )
    setup = replace(genome.setup, initial_tableau_count=3)
    laid = replace(genome, setup=setup, turn_structure=replace(genome.turn_structure, phases=plays))
    assert "one after the other; the last of them counts as laid there last." in said(laid)
    assert "The last card laid there is " in write_rulebook(laid).to_markdown()
    assert "counts as laid there last" not in said(replace(genome, setup=setup))
