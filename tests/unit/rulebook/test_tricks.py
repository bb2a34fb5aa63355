"""How tricks are explained."""

from dataclasses import replace

import pytest

from darwindeck.genome.conditions import Condition, ConditionType, Operator
from darwindeck.genome.examples import (
    create_goofspiel_genome,
    create_hearts_genome,
    create_knock_out_whist_genome,
    create_scotch_whist_genome,
    create_spades_genome,
)
from darwindeck.genome.schema import (
    BettingPhase,
    CardCondition,
    GameGenome,
    Location,
    Phase,
    PlayPhase,
    Rank,
    Suit,
    TrickPhase,
    TrumpSource,
    WinCondition,
    WinType,
)
from darwindeck.rulebook import _deal, write_rulebook
from darwindeck.rulebook._scene import Scene
from darwindeck.rulebook._section import Section
from darwindeck.rulebook._tricks import trick
from tests.support.field_pairs import FIELD_PAIRS, FieldPair
from tests.support.field_pairs._pair import tricks
from tests.support.rulebooks import all_rules, known


def told(genome: GameGenome) -> str:
    scene = Scene(genome)
    blocks = [block for phase in scene.of_kind(TrickPhase) for block in trick(phase, scene)]
    return " ".join(rule.text for rule in Section("", tuple(blocks)).rules)


def dealt(genome: GameGenome) -> str:
    return " ".join(rule.text for rule in _deal.section(Scene(genome)).rules)


def test_hearts_says_what_opens_a_hand_and_what_is_held_back() -> None:
    text = told(create_hearts_genome())
    assert "Whoever holds the two of clubs leads it to the first trick of a hand." in text
    assert "Hearts may not be led until they are broken" in text
    assert "play a heart or the queen of spades only if you have no other card" in text
    assert "There are no trumps." in text
    assert "The starter leads" not in text


def test_who_leads_without_the_opening_card_is_not_an_exception_to_the_lead() -> None:
    fewer = replace(create_hearts_genome(), player_count=3)
    text = told(fewer)
    assert "If nobody holds it, the starter leads. The leader plays a card" in text
    phases = tuple(
        replace(phase, breaking_suit=None) if isinstance(phase, TrickPhase) else phase
        for phase in fewer.turn_structure.phases
    )
    free = replace(fewer, turn_structure=replace(fewer.turn_structure, phases=phases))
    assert "plays any card, and then" not in told(free)


def test_where_trumps_come_from_is_told_once() -> None:
    for genome in (create_spades_genome(), create_scotch_whist_genome(), create_knock_out_whist_genome()):
        book = write_rulebook(genome)
        rules = [
            rule.text for section in book.sections if section.title in ("The deal", "Play") for rule in section.rules
        ]
        assert sum(rule.endswith(("its suit is trumps.", "Spades are trumps.")) for rule in rules) == 1


def test_a_first_hand_without_trumps_is_named() -> None:
    genome = create_knock_out_whist_genome()
    setup = replace(genome.setup, trump_source=TrumpSource.FIXED, trump_suit=None)
    assert "The first hand has no trumps." in told(replace(genome, setup=setup))
    assert "The first hand has no trumps." not in told(genome)


def test_an_order_of_trumps_is_listed_from_the_highest() -> None:
    assert "from the highest: jack, ace, king, queen, 10, 9, 8, 7, 6" in told(create_scotch_whist_genome())


def test_goofspiel_lays_cards_face_down_and_holds_prizes_over() -> None:
    text = told(create_goofspiel_genome())
    assert "face down" in text
    assert "If both cards are of one rank, nobody takes the trick" in text
    assert "the cards on the table stay there for the next trick" in text
    assert "follow suit" not in text


def test_low_cards_win_where_the_rules_say_so() -> None:
    assert "The lowest card of the suit led takes the trick." in told(tricks(TrickPhase(high_card_wins=False)))


def test_what_cannot_matter_is_not_told() -> None:
    down = TrickPhase(face_down=True, lead_suit_required=False)
    assert told(tricks(down)) == told(tricks(replace(down, lead_suit_required=True)))
    stacks = {"setup": {"hand_is_stack": True}}
    assert told(tricks(TrickPhase(breaking_suit=Suit.CLUBS), **stacks)) == told(tricks(TrickPhase(), **stacks))


def test_the_same_trick_is_explained_once() -> None:
    genome = tricks()
    twice = replace(genome.turn_structure, phases=(TrickPhase(), TrickPhase(high_card_wins=True)))
    assert told(replace(genome, turn_structure=twice)).endswith("Another trick is played in the same way.")
    same = TrickPhase()
    text = all_rules(replace(genome, turn_structure=replace(twice, phases=(same, same))))
    assert "Another trick is played in the same way." in text
    assert text.count("The leader plays any card") == 1


@pytest.mark.parametrize(
    "pair",
    [
        pair
        for pair in FIELD_PAIRS
        if pair.path.startswith(("TrickPhase.", "SetupRules.trump", "TurnStructure.tricks", "TurnStructure.is_trick"))
    ],
    ids=lambda pair: pair.path,
)
def test_a_field_that_changes_tricks_changes_the_text(pair: FieldPair) -> None:
    assert told(pair.one) + dealt(pair.one) != told(pair.other) + dealt(pair.other)


def test_rest_of_the_pack_adds_no_tricks() -> None:
    genome = known("knock-out-whist")
    setup = replace(genome.setup, cards_per_player=6, cards_step=1, deal_remainder=True)
    genome = replace(genome, setup=setup)
    rules = all_rules(genome)
    many = "as many tricks as each player was dealt cards, those at the end of the deal not counted"
    assert f"Play: A hand is {many}." in rules
    assert f"there have been {many}." in rules
    card = write_rulebook(genome).sections[-1]
    assert "Deal: six cards each (more in later hands, as far as the cards last) and the rest one by one." in [
        rule.text for rule in card.rules
    ]


def test_suits_that_are_dealt_do_not_change_but_the_tricks_do() -> None:
    genome = known("goofspiel")
    setup = replace(genome.setup, cards_step=-1)
    rules = replace(genome.game_rules, max_hands=3)
    wins = (WinCondition(WinType.HIGH_SCORE, threshold=1000),)
    turn = replace(genome.turn_structure, tricks_per_hand=None, is_trick_based=True)
    genome = replace(genome, setup=setup, game_rules=rules, win_conditions=wins, turn_structure=turn)
    text = write_rulebook(genome).to_markdown()
    assert "A hand is 13 tricks, in each later hand one fewer than in the hand before, but at least one." in text
    assert "each player all 13 cards of a suit" in text
    assert "fewer in every later hand" not in text


def test_level_trick_leaves_the_turn_where_it_was() -> None:
    """And the next turn is the next player's, as nobody took a trick in this one."""
    goofspiel = known("goofspiel")
    (prize,) = (phase for phase in goofspiel.turn_structure.phases if isinstance(phase, TrickPhase))
    play = PlayPhase(Location.TABLEAU)

    def turns_of(*phases: Phase) -> str:
        return all_rules(replace(goofspiel, turn_structure=replace(goofspiel.turn_structure, phases=phases)))

    assert "Then the other player has the turn." in turns_of(play, prize)
    goes_on = "The player whose turn it is does what follows in it, and then the other player has the turn."
    assert goes_on in turns_of(prize, play)


def test_hand_has_fewer_tricks_where_cards_leave_hands_in_other_ways() -> None:
    whist = known("whist")
    assert "A hand is 13 tricks." in all_rules(whist)
    pairs = replace(whist, game_rules=replace(whist.game_rules, book_size=2))
    assert "A hand is at most 13 tricks." in all_rules(pairs)


def test_hand_ends_with_a_trick_and_not_within_it() -> None:
    few = Condition(ConditionType.HAND_SIZE, Operator.LE, 1)
    whist = known("whist")
    genome = replace(whist, game_rules=replace(whist.game_rules, hand_ends_if=few))
    assert "A hand is twelve tricks." in all_rules(genome)
    assert "The hand ends as soon as a player holds at most one card when a trick is over." in all_rules(genome)
    (card,) = (rule.text for rule in write_rulebook(genome).sections[-1].rules if "hand ends" in rule.text)
    assert card.endswith("as soon as a player holds at most one card when a trick is over.")


@pytest.mark.parametrize(
    ("cards", "others"),
    [(13, ""), (12, " If nobody holds it, the five of diamonds, clubs or spades, in this order, takes its place.")],
)
def test_another_card_opens_a_hand_only_where_the_first_may_be_left_over(cards: int, others: str) -> None:
    whist = known("whist")
    trick = TrickPhase(opening_card=CardCondition(rank=Rank.FIVE))
    setup = replace(whist.setup, cards_per_player=cards)
    genome = replace(whist, setup=setup, turn_structure=replace(whist.turn_structure, phases=(trick,)))
    opens = "Whoever holds the five of hearts leads it to the first trick of a hand."
    assert opens in all_rules(genome)
    assert ("takes its place" in all_rules(genome)) == bool(others)
    assert others.strip() in all_rules(genome)


def test_whoever_holds_the_opening_card_may_have_folded() -> None:
    whist = known("whist")
    trick = TrickPhase(opening_card=CardCondition(rank=Rank.FIVE, suit=Suit.HEARTS))
    turn = replace(whist.turn_structure, phases=(BettingPhase(min_bet=2, max_bet=4), trick))
    genome = replace(whist, setup=replace(whist.setup, starting_chips=50), turn_structure=turn)
    assert "If nobody holds it, the starter leads." in all_rules(genome)
