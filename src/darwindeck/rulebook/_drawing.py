"""Drawing: where cards come from, and what happens when the stock runs out."""

from collections.abc import Iterator

from darwindeck.genome.schema import DrawPhase, Location, Visibility, WagerPhase
from darwindeck.rulebook._conditions import Speaking, clause
from darwindeck.rulebook._going_out import may_hold_none
from darwindeck.rulebook._hand_end import stock_ends
from darwindeck.rulebook._new_stock import can_lack_cards_to_shuffle
from darwindeck.rulebook._places import can_reshuffle, has_stacks
from darwindeck.rulebook._scene import PLACES, Scene
from darwindeck.rulebook._section import Block, Rule, text
from darwindeck.rulebook._stock import stock_can_run_out
from darwindeck.rulebook._words import counted, sentence

_EVENTS = {
    Location.DECK: "draws from the deck",
    Location.DISCARD: "draws from the discard pile",
    Location.OPPONENT_DISCARD: "draws from the discard pile",
    Location.TABLEAU: "draws from the table",
    Location.OPPONENT_HAND: "draws from",
}


def draw(phase: DrawPhase, scene: Scene) -> tuple[Block, ...]:
    """What a player does in a draw phase."""
    rules = [Rule(_main(phase, scene), _about(phase, scene)), *_again(phase, scene), *_double(phase, scene)]
    deck_draws = [one for one in scene.of_kind(DrawPhase) if Location.DECK in _places(one)]
    if Location.OPPONENT_HAND in _places(phase) and may_hold_none(scene):
        rules.append(Rule("From an empty hand nothing is taken."))
    if deck_draws and phase is deck_draws[0] and stock_can_run_out(scene):
        rules += empty_stock(scene)
    return (text(*rules),)


def _about(phase: DrawPhase, scene: Scene) -> tuple[str, ...]:
    """The decisions of a draw, and what follows from it."""
    places = _places(phase)
    picks = [_picks(place, scene) for place in places]
    sees_all = all(_sees_all(place, scene) for place in places)
    decisions = {"source": len(places) > 1, "take": any(picks), "draw": not phase.mandatory and not sees_all}
    return (*(name for name, is_asked in decisions.items() if is_asked), *(_EVENTS[place] for place in places))


def _picks(place: Location, scene: Scene) -> bool:
    """Whether a player may pick a card at a place."""
    setup = scene.genome.setup
    if place is Location.OPPONENT_HAND:
        return setup.hand_visibility in (Visibility.FACE_UP, Visibility.REVEALED) and not has_stacks(scene)
    return place is Location.TABLEAU and setup.tableau_visibility is not Visibility.FACE_DOWN


def _sees_all(place: Location, scene: Scene) -> bool:
    """Whether all cards at a place lie open, so that a card is always picked and never drawn unseen."""
    setup = scene.genome.setup
    seen = setup.hand_visibility if place is Location.OPPONENT_HAND else setup.tableau_visibility
    return _picks(place, scene) and seen is Visibility.FACE_UP


def _places(phase: DrawPhase) -> tuple[Location, ...]:
    return (phase.source,) if phase.or_source in (None, phase.source) else (phase.source, phase.or_source)


def _main(phase: DrawPhase, scene: Scene) -> str:
    condition = phase.condition
    when = f"if {clause(condition, Speaking(deadwood=scene.counts_deadwood))}," if condition is not None else ""
    may = "" if phase.mandatory else "you may"
    ways = [_way(place, phase, scene) for place in _places(phase)]
    what = " or ".join(ways) if len(ways) == 1 or phase.mandatory else f"either {' or '.join(ways)}"
    same = ". All of them come from the same place" if len(ways) > 1 and phase.count > 1 else ""
    is_short = phase.count > 1 and any(place is not Location.DECK for place in _places(phase))
    fewer = ". Where there are fewer, take those" if is_short else ""
    return sentence(when, may, what + same + fewer)


def _way(place: Location, phase: DrawPhase, scene: Scene) -> str:
    """How cards are taken from a place."""
    count, cards = phase.count, counted(phase.count, "card") if phase.count > 1 else "a card"
    setup = scene.genome.setup
    tops = "the top card" if count == 1 else f"the top {counted(count, 'card')}, one after the other,"
    other = "previous" if phase.from_previous else "next"
    whose = "the other player's" if scene.genome.player_count == 2 else f"the {other} player's"
    who = whose.removesuffix("'s")
    match place:
        case Location.DISCARD:
            return f"take {tops} of the discard pile"
        case Location.OPPONENT_DISCARD:
            nearest = "the topmost card" if count == 1 else f"the topmost {counted(count, 'card')}"
            return f"take from the discard pile {nearest} that {who} laid there"
        case Location.TABLEAU:
            return f"take {cards} {_picked(setup.tableau_visibility, count, phase)} from the table".replace("  ", " ")
        case Location.OPPONENT_HAND:
            if has_stacks(scene):
                return f"take {tops.removesuffix(',')} of {whose} stack".replace(", one after the other of", " of")
            seen = setup.hand_visibility
            if seen is Visibility.OWNER_ONLY:
                seen = Visibility.FACE_DOWN
            return f"take {cards} {_picked(seen, count, phase)} from {whose} hand"
        case _:
            return f"draw {cards} from the stock"


def _picked(seen: Visibility, count: int, phase: DrawPhase) -> str:
    """How a card is chosen among those of the table or of a hand."""
    fewer = ", or fewer," if count > 1 and not phase.mandatory and seen is not Visibility.FACE_DOWN else ""
    match seen:
        case Visibility.FACE_UP:
            return f"of your choice{fewer}"
        case Visibility.FACE_DOWN:
            return "unseen"
        case Visibility.OWNER_ONLY:
            return f"of your choice{fewer} among those that you laid there (or, if there is none, unseen)"
        case Visibility.REVEALED:
            return f"of your choice{fewer} among those that lie open (or, if there is none, unseen)"


def _again(phase: DrawPhase, scene: Scene) -> Iterator[Rule]:
    if not phase.repeat:
        return
    condition = phase.condition
    held = clause(condition, Speaking(deadwood=scene.counts_deadwood)) if condition is not None else ""
    while_true = f"as long as {held}" if held else "as long as there is a card to take"
    if phase.mandatory:
        yield Rule(sentence(f"go on doing so {while_true}"))
    else:
        yield Rule(sentence(f"you may do so again and again, {while_true}"))


def _double(phase: DrawPhase, scene: Scene) -> Iterator[Rule]:
    if not phase.may_double or phase.mandatory or not scene.has(WagerPhase):
        return
    cards = "one card" if phase.count == 1 else counted(phase.count, "card")
    chips = "if you have at least as many chips left as you have staked"
    draw_of = "your first draw" if scene.is_one_round else "your first draw of a turn"
    first, last = (f"Instead of {draw_of}", " and then no more in this turn") if phase.repeat else ("Instead", "")
    yield Rule(f"{first} you may double, {chips}: you stake as many chips again and draw {cards}{last}.")


# ---------------------------------------------------------------------------------------- the stock runs out


def empty_stock(scene: Scene) -> list[Rule]:
    """What happens when a card should come from the stock and there is none; what that ends is told with the ends."""
    rules = scene.genome.game_rules
    reserve = rules.deck_reserve
    runs_out = "has run out" if reserve == 0 else f"is down to {counted(reserve, 'card')}"
    if can_reshuffle(scene):
        left = " and those cards together" if reserve else ""
        lack = "are not enough cards for that" if reserve else "is nothing to shuffle"
        is_only_place = all(len(_places(draw)) == 1 for draw in scene.of_kind(DrawPhase))
        nothing = "nothing is drawn" if is_only_place else "nothing can be drawn from the stock"
        lacking = f" If there {lack}, {nothing}." if can_lack_cards_to_shuffle(scene) else ""
        return [
            Rule(
                f"When the stock {runs_out} and a card is to be drawn, shuffle the discard pile, all but its top card,"
                f"{left} to make a new stock.{lacking}",
                ("reshuffle",),
            )
        ]
    if stock_ends(scene):
        return []
    draws = [draw for draw in scene.of_kind(DrawPhase) if Location.DECK in (draw.source, draw.or_source)]
    either = all(draw.mandatory and draw.or_source not in (None, draw.source) for draw in draws)
    places = (place for draw in draws for place in (draw.source, draw.or_source) if place is not None)
    others = set(places) - {Location.DECK}
    only = f"; then only {PLACES[others.pop()]} is left to draw from" if either and len(others) == 1 else ""
    return [Rule(f"When the stock {runs_out}, nothing more is drawn from it{only}.")]
