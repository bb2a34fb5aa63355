"""Choices of several cards: a card is offered exactly when the choice can still be completed."""

from itertools import combinations
from random import Random

from darwindeck.genome.schema import Rank, Suit
from darwindeck.simulation.reference import Card
from darwindeck.simulation.reference._choosing import Level, Selection, any_of
from darwindeck.simulation.reference._groups import largest_set, longest_run
from tests.unit.simulation.positions import cards

RANKS = tuple(Rank)
PLACES = {rank: place for place, rank in enumerate(RANKS)}


def texts(found: list[Card]) -> list[str]:
    return [str(card) for card in found]


def test_cards_come_in_canonical_order_and_leave_enough_to_go_on() -> None:
    selection = any_of(cards("2S 5H 9D KC"), 3)
    assert texts(selection.offered()) == ["5H", "9D"]
    assert texts(selection.offered(cards("9D"))) == ["KC"]
    assert texts(selection.offered(cards("5H 9D"))) == ["KC", "2S"]
    assert selection.offered(cards("5H 9D KC")) == []


def test_nothing_is_offered_where_the_fewest_are_more_than_the_most() -> None:
    assert Selection(3, 2, (Level(0, 0, frozenset(cards("2S 3S 4S"))),)).offered() == []
    assert any_of(cards("2S 3S"), 0).offered() == []
    assert any_of(cards("2S 3S"), 3).offered() == []


def test_pairs_are_offered_from_their_first_card_on() -> None:
    hand = frozenset(cards("5H 9H 5D KC"))
    pairs = Selection(2, 2, (Level(0, 0, frozenset()), Level(2, 0, hand)), RANKS)
    assert texts(pairs.offered()) == ["5H"]
    assert texts(pairs.offered(cards("5H"))) == ["5D"]


def test_overlap_of_set_and_run_counts_once() -> None:
    hand = frozenset(cards("5H 6H 7H 5D"))
    both = Selection(1, 4, (Level(2, 3, hand),), RANKS)
    assert texts(both.offered()) == ["5H"]
    assert Selection(1, 3, (Level(2, 3, hand),), RANKS).offered() == []


def test_choice_is_good_only_with_its_set_and_run() -> None:
    hand = frozenset(cards("5H 6H 7H 5D"))
    selection = Selection(1, 4, (Level(2, 0, hand), Level(0, 3, hand)), RANKS)
    assert not selection.is_good(cards("5H"))
    assert selection.is_good(cards("5H 5D"))
    assert selection.is_good(cards("5H 6H 7H"))
    assert not selection.is_good(cards("5H 6H"))


def good_choices(selection: Selection, hand: list[Card]) -> set[tuple[Card, ...]]:
    """Every good choice, by trying all."""
    sizes = range(max(1, selection.fewest), min(len(hand), selection.most) + 1)
    every = (choice for size in sizes for choice in combinations(hand, size))
    return {
        choice
        for choice in every
        if any(
            level.cards.issuperset(choice)
            and largest_set(choice) >= level.set_size
            and longest_run(choice, PLACES) >= level.run_length
            for level in selection.levels
        )
    }


def test_offers_are_exact() -> None:
    rng = Random(5)
    deck = [Card(rank, suit) for suit in Suit for rank in RANKS[:6]]
    for _ in range(400):
        hand = sorted(rng.sample(deck, rng.randint(0, 9)))
        levels = tuple(
            Level(rng.randint(0, 3), rng.randint(0, 3), frozenset(card for card in hand if rng.random() < 0.8))
            for _ in range(rng.randint(1, 3))
        )
        selection = Selection(rng.randint(1, 4), rng.randint(1, 5), levels, RANKS)
        good = good_choices(selection, hand)
        for chosen in {choice[:size] for choice in good for size in range(len(choice) + 1)} | {()}:
            follows = {choice[len(chosen)] for choice in good if choice[: len(chosen)] == chosen and choice != chosen}
            assert selection.offered(chosen) == sorted(follows)
            assert not chosen or selection.is_good(chosen) == (chosen in good)


def test_whole_deck_is_no_trouble() -> None:
    hand = frozenset(Card(rank, suit) for suit in Suit for rank in RANKS)
    levels = tuple(Level(a, b, hand) for a in range(5) for b in (0, 3, 5, 13))
    assert len(Selection(30, 255, levels, RANKS).offered()) == 23


def test_runs_and_sets() -> None:
    assert largest_set(cards("5H 5D 9H 5S")) == 3
    assert largest_set(()) == 0
    assert longest_run(cards("JH QH KH AH 2H 2D"), PLACES) == 4
    stripped = {rank: place for place, rank in enumerate((Rank.SEVEN, Rank.JACK, Rank.QUEEN))}
    assert longest_run(cards("7H JH QD"), stripped) == 2
