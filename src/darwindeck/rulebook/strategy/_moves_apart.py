"""What tells options apart that are no cards: to draw or not, where from, how much, whom."""

from collections import Counter
from collections.abc import Callable, Iterator

from darwindeck.genome.schema import HandEvaluationMethod, Location, Rank, Suit
from darwindeck.rulebook._cards import rank_names
from darwindeck.rulebook._scene import PLACES, Scene
from darwindeck.rulebook._scoring import points_decide
from darwindeck.rulebook._swaps import is_single_card
from darwindeck.rulebook._words import listed, number
from darwindeck.rulebook.strategy._contrast import SOMETHING_ELSE, Contrast, Deed, Sorting
from darwindeck.rulebook.strategy._kinds import Kind
from darwindeck.rulebook.strategy._look import Look, card_of
from darwindeck.simulation.reference._hands import point_total

_Holding = Callable[[Look], bool]
"""Whether what the player holds is of a certain sort."""

_LAYING = {
    Kind.PLAY: Deed("play", "playing"),
    Kind.BEAT: Deed("play", "playing"),
    Kind.DISCARD: Deed("discard", "discarding"),
    Kind.LAY: Deed("lay", "laying"),
    Kind.EXCHANGE: Deed("exchange", "exchanging"),
    Kind.MELD: Deed("meld", "melding"),
    Kind.TAKE: Deed("take", "taking"),
    Kind.SWAP: Deed("swap", "swapping"),
}


def contrasts(scene: Scene) -> Iterator[Contrast]:
    """Everything that may tell such options apart in this game."""
    for kind, deed in _LAYING.items():
        do_not = Deed(f"pass when they could {deed.do}", f"passing instead of {deed.doing}")
        yield Contrast(kind, deed, do_not, lambda _, move: move != "pass")
        yield Contrast(kind, deed("more cards at once"), deed("fewer"), _goes_on)
    yield from _drawing(scene)
    yield Contrast(Kind.KNOCK, Deed("knock", "knocking"), Deed("wait", "waiting"), _is("knock"))
    if points_decide(scene):
        yield from _bidding(scene)
    yield from _staking()
    yield from _holding(scene)
    yield from _doubting()
    true, false = Deed("tell the truth", "telling the truth"), Deed("lie", "lying")
    in_hand = "with a card of the rank to claim in hand"
    yield Contrast(Kind.LAY, true(in_hand), false(in_hand), _is_true)
    naming = Deed("name", "naming")
    common, rare = (naming(f"the rank that is {what} common in hand") for what in ("most", "least"))
    yield Contrast(Kind.RANK, common, rare, _extreme(_held_of_rank))
    long, short = (naming(f"the {what} suit in hand") for what in ("longest", "shortest"))
    yield Contrast(Kind.SUIT, long, short, _extreme(_held_of_suit))
    for kind, deed in ((Kind.ASK, Deed("ask", "asking")), (Kind.HIT, Deed("hit", "hitting"))):
        most, fewest = (deed(f"the player with {what} cards") for what in ("most", "fewest"))
        yield Contrast(kind, most, fewest, _extreme(_size))


# ---------------------------------------------------------------------------------------- ways to sort


def _is(*verbs: str) -> Sorting:
    return lambda _, move: move.split(" ", 1)[0] in verbs


def _one_or_other(this: str, that: str) -> Sorting:
    return lambda _, move: True if move == this else False if move == that else None


def _if(holds: _Holding, sort: Sorting) -> Sorting:
    return lambda look, move: sort(look, move) if holds(look) else None


def _extreme(measure: Callable[[Look, str], int]) -> Sorting:
    """The options with most of something, and those with the fewest."""

    def sort(look: Look, move: str) -> bool | None:
        amounts = [measure(look, one) for one in look.moves]
        most, least, amount = max(amounts), min(amounts), measure(look, move)
        return None if most == least or amount not in (most, least) else amount == most

    return sort


def _goes_on(look: Look, move: str) -> bool | None:
    return move != "stop" if "stop" in look.moves else None


# ---------------------------------------------------------------------------------------- drawing


def _drawing(scene: Scene) -> Iterator[Contrast]:
    draw, stay = Deed("draw", "drawing"), Deed("stay", "staying")
    for place in (Location.DISCARD, Location.TABLEAU):
        here, there = (draw(f"from {PLACES[one]}") for one in (Location.DECK, place))
        yield Contrast(Kind.SOURCE, here, there, _one_or_other("draw deck", f"draw {place.value}"))
    yield Contrast(Kind.DRAW, Deed("double", "doubling"), SOMETHING_ELSE, _is("double"))
    evaluation = scene.genome.hand_evaluation
    if not evaluation or evaluation.method is not HandEvaluationMethod.POINT_TOTAL or not evaluation.target_value:
        yield Contrast(Kind.DRAW, draw, stay, _one_or_other("draw", "pass"))
        return
    target = evaluation.target_value
    for least, most in ((0, target - 10), (target - 9, target - 5), (target - 4, target)):
        if 0 <= least < most:
            band = f"with a total of {number(least)} to {number(most)}"
            has_total = _has_total(least, most)
            yield Contrast(Kind.DRAW, draw(band), stay, _if(has_total, _one_or_other("draw", "pass")))


def _has_total(least: int, most: int) -> _Holding:
    return lambda look: least <= point_total(look.hand, look.scene.genome.hand_evaluation) <= most


# ---------------------------------------------------------------------------------------- bids and chips


def _bidding(scene: Scene) -> Iterator[Contrast]:
    """Only for games in which bids decide something: in others they show no more than how simple players take them."""
    best = scene.rising[-2:]
    names = listed([rank_names(rank) for rank in reversed(best)])
    bid = Deed("bid", "bidding")
    in_hand = f"there are {names} in hand"
    near = bid(f"zero to two tricks more than {in_hand}")
    yield Contrast(Kind.BID, near, bid(f"at least three tricks more than {in_hand}"), _against(best, is_high=True))
    yield Contrast(Kind.BID, near, bid(f"fewer tricks than {in_hand}"), _against(best, is_high=False))
    yield Contrast(Kind.BID, bid("Nil"), SOMETHING_ELSE, _is("nil"))


def _staking() -> Iterator[Contrast]:
    stake = Deed("stake", "staking")
    yield Contrast(Kind.STAKE, stake("many chips"), stake("few"), _is_in_upper_half)


def _against(best: tuple[Rank, ...], *, is_high: bool) -> Sorting:
    """Bids near to the number of the best cards, and those above that or below."""

    def sort(look: Look, move: str) -> bool | None:
        bid = _amount(move)
        if bid is None:
            return None
        over = bid - sum(card.rank in best for card in look.hand)
        if over in (0, 1, 2):
            return True
        return False if (over > 0) is is_high else None

    return sort


def _is_in_upper_half(look: Look, move: str) -> bool | None:
    amounts = [amount for one in look.moves if (amount := _amount(one)) is not None]
    amount = _amount(move)
    return None if amount is None else 2 * amount > min(amounts) + max(amounts)


def _amount(move: str) -> int | None:
    last = move.rsplit(" ", 1)[-1]
    return int(last) if last.isdigit() else None


def _holding(scene: Scene) -> Iterator[Contrast]:
    """Betting and swapping, by what is in hand."""
    third = len(scene.rising) // 3
    top, bottom = scene.rising[len(scene.rising) - third :], scene.rising[:third]
    hands: tuple[tuple[str, _Holding], ...] = (
        ("with a pair or better", _has_pair),
        ("with a high card and no pair", lambda look: not _has_pair(look) and _highest(look, scene) in top),
        ("with nothing but low cards", lambda look: not _has_pair(look) and _highest(look, scene) in bottom),
    )
    swap, stay = Deed("swap", "swapping"), Deed("keep their cards", "keeping the cards")
    if is_single_card(scene):
        hands = (
            ("with a high card", lambda look: _highest(look, scene) in top),
            ("with a low card", lambda look: _highest(look, scene) in bottom),
        )
        stay = Deed("keep their card", "keeping the card")
    for words, holds in hands:
        yield Contrast(Kind.SWAP, swap(words), stay(words), _if(holds, lambda _, move: move != "pass"))
        raises = Deed("bet or raise", "betting or raising")(words)
        yield Contrast(Kind.BET, raises, SOMETHING_ELSE, _if(holds, _is("bet", "raise", "all-in")))
        yield Contrast(Kind.BET, Deed("fold", "folding")(words), SOMETHING_ELSE, _if(holds, _is("fold")))


def _has_pair(look: Look) -> bool:
    """Whether some card of the hand has another of its rank, in hand or on the table."""
    ranks = Counter(card.rank for card in (*look.hand, *look.table))
    return any(ranks[card.rank] > 1 for card in look.hand)


def _highest(look: Look, scene: Scene) -> Rank | None:
    return max((card.rank for card in look.hand), key=scene.rising.index, default=None)


# ---------------------------------------------------------------------------------------- names, players and claims


def _held_of_rank(look: Look, move: str) -> int:
    rank = Rank.from_word(move.rsplit(" ", 1)[-1])
    return sum(card.rank is rank for card in look.hand)


def _held_of_suit(look: Look, move: str) -> int:
    suit = Suit.from_word(move.rsplit(" ", 1)[-1])
    return sum(card.suit is suit for card in look.hand)


def _size(look: Look, move: str) -> int:
    """How many cards the player has whom an option names."""
    return look.cards_of(int(move[-1]))


def _doubting() -> Iterator[Contrast]:
    cases: tuple[tuple[str, _Holding], ...] = (
        ("no card", lambda look: _held_of_claim(look) == 0),
        ("one or two cards", lambda look: _held_of_claim(look) in (1, 2)),
        ("three or four cards", lambda look: _held_of_claim(look) > 2),
    )
    for words, holds in cases:
        doubt = Deed("doubt a claim", "doubting a claim")(f"with {words} of that rank in hand")
        yield Contrast(Kind.DOUBT, doubt, Deed("believe it", "believing it"), _if(holds, _is("challenge")))


def _held_of_claim(look: Look) -> int:
    return sum(card.rank is look.claim[1] for card in look.hand) if look.claim else 0


def _is_true(look: Look, move: str) -> bool | None:
    """Whether the first card of a claim is what it is said to be."""
    card = card_of(move)
    return None if card is None or look.to_claim is None or look.has_laid else card.rank is look.to_claim
