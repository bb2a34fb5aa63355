"""What a player sees, in lines: what lies on the table, the players, and the own hand."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from darwindeck._phrases import WORDS
from darwindeck.genome._wording import counted
from darwindeck.genome.schema import MAX_PLAYERS
from darwindeck.phrases import sentence
from darwindeck.play.hand_order import sorted_hand
from darwindeck.play.writing import Writing, wrapped

Value = Mapping[str, Any]

_SUITS = WORDS["suit"]


def table_lines(view: Value, table: Value, writing: Writing) -> list[str]:
    """All that a player sees, the own hand last."""
    lines = []
    for said in _middle(view, table, writing):
        lines += wrapped(said, later="  ")
    lines += _player_lines(view, table, writing)
    return [*lines, *hand_lines(view, table, writing)]


def hand_lines(view: Value, table: Value, writing: Writing) -> list[str]:
    """The own hand, sorted."""
    hand = view["players"][writing.seat]["hand"]
    hidden = hand["count"] - len(hand["cards"])
    held = sorted_hand(hand["cards"], table, view.get("trump"))
    if not hand["count"]:
        return ["You hold no cards."]
    if hidden:
        what = f"{counted(hand['count'], 'card')}, which you do not see"
        if table["stacks"]:
            what = f"a stack of {counted(hand['count'], 'card')}"
        elif held:
            what = f"{writing.cards(held)} and {counted(hidden, 'card')} that you do not see"
        return wrapped(f"Your hand: {what}", later="  ")
    more = "".join(
        f" ({word}{view['players'][writing.seat][key]})"
        for key, word in (("worth", "counts "), ("pattern", ""))
        if key in view["players"][writing.seat]
    )
    return wrapped(f"Your hand: {writing.cards(held)}{more}", later="  ")


# ---------------------------------------------------------------------------------------- the middle of the table


def _middle(view: Value, table: Value, writing: Writing) -> Iterator[str]:
    if view["direction"] == -1:
        yield "The turn goes the other way round now."
    if "trump" in view:
        yield f"Trumps: {_SUITS[view['trump']]}."
    if view.get("broken"):
        yield sentence(f"{' and '.join(str(_SUITS[suit]) for suit in view['broken'])} are broken")
    yield from _piles(view, table, writing)
    if "claim" in view:
        yield _claim(view["claim"], writing)
    if "asked" in view:
        yield sentence(f"{writing.name(view['asked'])} is asked")
    for gift in view.get("gifts", ()):
        yield _gift(gift, writing)
    if "pot" in view:
        pot = view["pot"]
        to_match = f", and the bet to match is {pot['to_match']}" if pot["to_match"] else ""
        yield f"Pot: {counted(pot['chips'], 'chip')}{to_match}."
    if "house" in view and view["house"]["hand"]["count"]:
        yield _house(view["house"], writing)
    if "knocked" in view:
        left = [writing.name(seat) for seat in view["knocked"]["left"]]
        rest = f"; still to play: {', '.join(left)}" if left else ""
        knocker = writing.name(view["knocked"]["seat"])
        yield sentence(f"{knocker} {'have' if knocker == 'you' else 'has'} knocked{rest}")
    if "trick" in view:
        yield _trick(view["trick"], view["direction"], writing)


def _piles(view: Value, table: Value, writing: Writing) -> Iterator[str]:
    if "deck" in table["has"] and (view["deck"]["count"] or "draw" in table["phases"]):
        open_cards = f", on top {writing.cards(view['deck']['cards'][:5])}" if view["deck"]["cards"] else ""
        yield f"Stock: {counted(view['deck']['count'], 'card')}{open_cards}."
    if view["discard"] or (table["mode"] == "none" and "play" in table["phases"] and "to_beat" not in table["has"]):
        yield _discard(view, writing)
    if "to_beat" in view:
        beat = view["to_beat"]
        whose = "your own" if beat["seat"] == writing.seat else f"{writing.name(beat['seat'])}'s"
        yield f"To beat: {whose} {writing.cards(beat['cards'])}."
    elif "battle" in view:
        laid = (f"{writing.name(one['seat'])} {writing.cards([one['card']])}" for one in view["battle"])
        yield f"In battle: {', '.join(laid)}."
    elif table["mode"] == "sequence":
        yield from _rows(view, table, writing)
    elif "to_beat" in table["has"]:
        yield "There is nothing to beat."
    elif view["table"]["count"] or table["mode"] == "match_rank":
        yield f"On the table: {_pile(view['table'], table, writing)}."
    for meld in view.get("melds", ()):
        yield f"{meld['as'].capitalize()}: {writing.cards(meld['cards'])}."


def _discard(view: Value, writing: Writing) -> str:
    pile = view["discard"]
    if not pile:
        return "Discard pile: empty."
    top = "face down" if pile[-1] is None else f"{writing.card(pile[-1])} on top"
    named = f", and {_SUITS[view['named']]} named" if "named" in view else ""
    return f"Discard pile: {counted(len(pile), 'card')}, {top}{named}."


def _pile(pile: Value, table: Value, writing: Writing) -> str:
    cards: list[str | None] = list(sorted_hand(pile["cards"], table))
    return writing.cards(cards + [None] * (pile["count"] - len(cards)))


def _rows(view: Value, table: Value, writing: Writing) -> Iterator[str]:
    """Rows from a card up and down, suit by suit."""
    heights = {rank: height for height, rank in enumerate(table.get("row") or table["ranks"])}
    laid = sorted(view["table"]["cards"], key=lambda card: heights[card[:-1]])
    rows = [[card for card in laid if card[-1] == suit] for suit in "SHCD"]
    rows = [row for row in rows if row]
    yield "On the table: " + ("; ".join(map(writing.cards, rows)) if rows else "nothing yet") + "."
    if "fits" in view:
        yield f"What fits now: {writing.cards(view['fits'])}."


def _trick(trick: Value, direction: int, writing: Writing) -> str:
    number = f"Trick {trick['number']}" + (f" of {trick['of']}" if "of" in trick else "")
    laid = {one["seat"]: one["card"] for one in trick["cards"]}
    order = [(trick["leader"] + direction * step) % MAX_PLAYERS for step in range(MAX_PLAYERS)]
    if not laid:
        return f"{number}: {'you lead' if order[0] == writing.seat else f'{writing.name(order[0])} leads'}."
    cards = [f"{writing.name(seat)} {_laid_card(laid[seat], writing)}" for seat in order if seat in laid]
    best = f"; {_is_best(trick['best'], writing)}" if "best" in trick and len(laid) > 1 else ""
    left = len(trick["to_play"]) - 1
    after = f"; {counted(left, 'player')} after you" if left > 0 and trick["to_play"][0] == writing.seat else ""
    return f"{number}: {', '.join(cards)}{best}{after}."


def _laid_card(card: str | None, writing: Writing) -> str:
    return "a card face down" if card is None else writing.card(card)


def _is_best(seat: int, writing: Writing) -> str:
    return "you are best" if seat == writing.seat else f"{writing.name(seat)} is best"


def _claim(claim: Value, writing: Writing) -> str:
    whose = "Your" if claim["seat"] == writing.seat else f"{writing.name(claim['seat'])}'s"
    ranks = writing.speaker.option({"kind": "rank", "rank": claim["rank"]})
    if not claim["count"]:
        return sentence(f"{writing.name(claim['seat'])} {'claim' if whose == 'Your' else 'claims'} {ranks}")
    return f"{whose} claim: {counted(claim['count'], 'card')}, said to be {ranks}."


def _gift(gift: Value, writing: Writing) -> str:
    cards = gift["cards"]
    hidden: list[str | None] = [None] * (cards["count"] - len(cards["cards"]))
    return f"To be passed from {writing.name(gift['seat'])} to {writing.name(gift['to'])}: " + (
        f"{writing.cards([*cards['cards'], *hidden])}."
    )


def _house(house: Value, writing: Writing) -> str:
    hand = house["hand"]
    hidden: list[str | None] = [None] * (hand["count"] - len(hand["cards"]))
    worth = f", counts {house['worth']}" if "worth" in house else ""
    return f"The house: {writing.cards([*hand['cards'], *hidden])}{worth}."


# ---------------------------------------------------------------------------------------- the players


def _player_lines(view: Value, table: Value, writing: Writing) -> list[str]:
    seats = range(len(view["players"]))
    order = [*range(writing.seat, len(seats)), *range(writing.seat)]
    width = max(len(_called(seat, table, writing)) for seat in seats)
    lines = []
    for seat in order:
        facts = ", ".join(_facts(view, seat, table, writing))
        lines += wrapped(facts, first=f"  {_called(seat, table, writing).ljust(width)}  ", later=" " * (width + 4))
    return lines


def _called(seat: int, table: Value, writing: Writing) -> str:
    name = writing.name(seat)
    if not table["teams"] or seat == writing.seat:
        return name
    own = next(side for side in table["sides"] if writing.seat in side)
    return f"{name} (partner)" if seat in own else name


def _facts(view: Value, seat: int, table: Value, writing: Writing) -> Iterator[str]:
    player = view["players"][seat]
    has_points = any(one["score"] or one["hand_score"] for one in view["players"])
    if player["status"] == "out_of_game":
        yield "out of the game"
    elif player["status"] == "out_of_hand" and "place" not in player:
        yield "out of the hand"
    hand = player["hand"]
    if hand["cards"] and seat != writing.seat:
        hidden: list[str | None] = [None] * (hand["count"] - len(hand["cards"]))
        yield f"holds {writing.cards([*sorted_hand(hand['cards'], table), *hidden])}"
    else:
        yield counted(hand["count"], "card")
    if "place" in player:
        yield f"went out as number {player['place']}"
    yield from _numbers(player, has_points=has_points)


def _numbers(player: Value, *, has_points: bool) -> Iterator[str]:
    if "bid" in player:
        yield f"bid {'Nil' if player['bid'] == 'nil' else player['bid']}"
    if "tricks" in player:
        yield counted(player["tricks"], "trick")
    elif player.get("captured"):
        yield f"{len(player['captured'])} captured"
    if has_points:
        this_hand = player["hand_score"]
        yield counted(player["score"], "point") + (
            f" ({this_hand:+} in this hand)" if this_hand and this_hand != player["score"] else ""
        )
    if "chips" in player:
        yield counted(player["chips"], "chip")
    for key, word in (("bet", "bet"), ("stake", "stake")):
        if player.get(key):
            yield f"{word} {player[key]}"


# ---------------------------------------------------------------------------------------- more, if asked for


def pile_lines(view: Value, table: Value, writing: Writing) -> list[str]:
    """What has been captured and laid off, and what is known besides."""
    lines: list[str] = []
    for seat, player in enumerate(view["players"]):
        if player.get("captured"):
            has = "have" if seat == writing.seat else "has"
            said = f"{writing.name(seat)} {has} captured {writing.cards(sorted_hand(player['captured'], table))}"
            lines += wrapped(sentence(said), later="  ")
    if view["discard"]:
        lines += wrapped(f"Discard pile, from the bottom: {writing.cards(view['discard'])}.", later="  ")
    for known in view.get("known", ()):
        lines += wrapped(f"You know that {_where(known['at'], writing)} {writing.cards(known['cards'])}.", later="  ")
    return lines or ["Nothing is captured or laid off yet, and you know of no hidden card."]


def _where(place: Value, writing: Writing) -> str:
    match place["at"]:
        case "hand":
            return f"{writing.name(place['seat'])} {'hold' if place['seat'] == writing.seat else 'holds'}"
        case "discard":
            return "the discard pile has"
        case at:
            return f"the {at} has"


def standing_lines(standings: Value, table: Value, writing: Writing) -> list[str]:
    """Points and chips at the end of a hand or of the game."""
    names = [writing.name(seat) for seat in range(table["players"])]
    parts = []
    if any(standings["scores"]):
        parts.append(_listed(names, standings["scores"], "point"))
    if "teams" in standings:
        teams = [" and ".join(names[seat] for seat in side) for side in table["sides"]]
        parts = [_listed(teams, standings["teams"], "point")]
    if "chips" in standings:
        parts.append(_listed(names, standings["chips"], "chip"))
    if any(standings.get("bags", ())):
        sides = [" and ".join(names[seat] for seat in side) for side in table["sides"]]
        parts.append(_listed(sides, standings["bags"], "bag"))
    return [line for part in parts for line in wrapped(f"Standing: {part}.", later="  ")]


def _listed(names: Sequence[str], numbers: Sequence[int], what: str) -> str:
    return ", ".join(
        f"{name} {counted(number, what) if at == 0 else number}"
        for at, (name, number) in enumerate(zip(names, numbers, strict=True))
    )
