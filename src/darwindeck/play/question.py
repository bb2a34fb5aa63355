"""What is asked, in lines: the question, what can be chosen, and why something cannot."""

from collections.abc import Mapping, Sequence
from itertools import combinations
from typing import Any

from darwindeck.genome._wording import counted, shown
from darwindeck.phrases import sentence
from darwindeck.play.answers import Offered, card_of
from darwindeck.play.writing import WIDTH, Writing, wrapped

Value = Mapping[str, Any]


def question_lines(ask: Value, writing: Writing) -> list[str]:
    """What must be done, with how many cards."""
    fewest, most = (ask["select"]["fewest"], ask["select"]["most"]) if "select" in ask else (1, 1)
    if most == 1:
        return wrapped(writing.speaker.prompt(ask))
    count = counted(most, "card") if fewest == most else f"{max(1, fewest)} to {most} cards"
    return wrapped(f"{writing.speaker.prompt({**ask, 'count': count})} (Type them together{_example(ask)}.)")


def _example(ask: Value) -> str:
    """Two cards as one would type them, of one rank if there are any: in many games only these go together."""
    cards = ask["select"]["open"]
    of_one_rank = [[one, other] for one, other in combinations(cards, 2) if one[:-1] == other[:-1]]
    return f", as in {' '.join([*of_one_rank, cards][0][:2])}" if len(cards) > 1 else ""


def option_lines(choices: Sequence[Offered]) -> list[str]:
    """What can be chosen: short things side by side, others one below the other."""
    number, short, long = 0, [], list[str]()
    are_long = any(choice.card is None and choice.is_numbered and choice.say != choice.name for choice in choices)
    for choice in choices:
        number += choice.is_numbered
        mark = f"{number} " if choice.is_numbered else ""
        if choice.card is not None:
            short.append(f"{mark}{choice.say}")
        elif not are_long:
            short.append(f"{mark}{choice.name}")
        else:
            more = _beside_name(choice)
            long += wrapped(f"{mark}{choice.name}{more and f': {more}'}", first="  ", later="    ")
    return [*_side_by_side(short), *long]


def _beside_name(choice: Offered) -> str:
    """What there is to say about an option that its name has not said: no verb twice."""
    verb = choice.name.split(maxsplit=1)[0]
    return choice.say.removeprefix(choice.name if choice.say.startswith(choice.name) else verb).lstrip(" ,")


def _side_by_side(texts: Sequence[str]) -> list[str]:
    lines = []
    line = ""
    for text in texts:
        wider = f"{line}   {text}" if line else f"  {text}"
        if line and len(wider) > WIDTH:
            lines.append(line)
            wider = f"  {text}"
        line = wider
    return [*lines, line] if line else lines


# ---------------------------------------------------------------------------------------- reasons


def refusal_lines(refusal: Value, cards: Sequence[str], view: Value, writing: Writing) -> list[str]:
    """Why cards cannot be chosen."""
    match refusal["kind"]:
        case "blocked":
            said = [
                f"{writing.cards(one['cards'])}: {writing.speaker.reason(one['reason'])}" for one in refusal["blocked"]
            ]
        case "incomplete":
            said = [writing.speaker.reason({**refusal["lacks"], "lacks": True})]
        case _:
            said = [_not_asked_about(cards, view, writing)]
    return [line for text in said for line in wrapped(text, later="  ")]


def _not_asked_about(cards: Sequence[str], view: Value, writing: Writing) -> str:
    ask = view["ask"]
    if len(cards) > 1 and "select" not in ask:
        return "One card at a time."
    own = view["players"][writing.seat]["hand"]["cards"]
    missing = [card for card in cards if card not in own]
    if missing and not any(option["kind"] == "card" for option in ask["options"]):
        return "No card is asked for now."
    if missing:
        return f"You do not have {writing.cards(missing)}."
    return f"{writing.cards(cards)} cannot be chosen now."


def why_lines(about: str, view: Value, writing: Writing) -> list[str]:
    """Why something cannot be chosen now: a card, or another option by its name."""
    ask = view["ask"]
    card = card_of(about) if about else None
    if card is not None:
        return wrapped(_why_card(card, ask, view, writing))
    for one in ask["closed"]:
        if about and about.casefold() in (
            writing.speaker.option_name(one["option"]).casefold(),
            _number(one["option"]),
        ):
            return wrapped(writing.speaker.reason(one["reason"]))
    if about:
        return wrapped(f"{shown(about)} is nothing that could be asked about here. Name a card, as in `why 7H`.")
    lines = []
    for blocked in ask["blocked"]:
        lines += wrapped(f"{writing.cards(blocked['cards'])}: {writing.speaker.reason(blocked['reason'])}", later="  ")
    for closed in ask["closed"]:
        said = f"{writing.speaker.option_name(closed['option'])}: {writing.speaker.reason(closed['reason'])}"
        lines += wrapped(sentence(said), later="  ")
    return lines or ["Nothing is forbidden now."]


def _why_card(card: str, ask: Value, view: Value, writing: Writing) -> str:
    for blocked in ask["blocked"]:
        if card in blocked["cards"]:
            return f"{writing.card(card)}: {writing.speaker.reason(blocked['reason'])}"
    is_option = any(option.get("card") == card for option in ask["options"] if option["kind"] == "card")
    if is_option or card in ask.get("select", {}).get("open", ()):
        return f"{writing.card(card)} can be chosen."
    if card in view["players"][writing.seat]["hand"]["cards"]:
        return f"{writing.card(card)} is yours, but no card of your hand is asked for now."
    return f"You do not have {writing.card(card)}."


def _number(option: Value) -> str:
    return str(option.get("bid", option.get("chips", "")))
