"""Asking for cards, and the books that are made of them."""

from collections.abc import Iterator

from darwindeck.genome.schema import AskPhase, DeckEmptyAction, GoingOut, Suit, WinType
from darwindeck.rulebook._cards import suit_names
from darwindeck.rulebook._going_out import going_out
from darwindeck.rulebook._places import cards_come_to_hands, stock_gives_cards
from darwindeck.rulebook._scene import Scene
from darwindeck.rulebook._section import Block, Rule, Section, text
from darwindeck.rulebook._winning import captures_books_only
from darwindeck.rulebook._words import counted, listed


def ask(phase: AskPhase, scene: Scene) -> tuple[Block, ...]:
    """Whom a player asks for what, and what the answer brings."""
    return (text(*_asking(phase, scene)), text(*_edges(phase, scene)))


def _asking(phase: AskPhase, scene: Scene) -> Iterator[Rule]:
    if scene.genome.player_count == 2:
        yield Rule("Ask your opponent for a rank of which you hold a card yourself.", ("rank",))
        other = "Your opponent"
    else:
        rule = "Choose an opponent who holds cards, and ask for a rank of which you hold a card yourself."
        yield Rule(rule, ("whom", "rank"))
        other = "The opponent"
    over = "your turn is over" if phase is scene.phases[-1] else "you ask no more in this turn"
    if phase is not list(scene.of_kind(AskPhase))[-1]:
        over = "this asking is over"
    anybody = "" if scene.genome.player_count == 2 else ", whomever and for whatever rank you like"
    again = f"you ask again{anybody}" if phase.again_if_given else over
    yield Rule(f"{other} must give you all cards of that rank, for everybody to see, and {again}.", ("gives",))
    if not phase.draw_if_refused or not stock_gives_cards(scene):
        yield Rule(f"If {other.lower()} has none, you get nothing, and {over}.", ("rank",))
        return
    then = f", and ask again; if not, {over}" if phase.again_if_drawn else f". Then {over}"
    yield Rule(
        f"If {other.lower()} has none, draw the top card of the stock; if it is of the rank that you asked for, show "
        f"it to everybody{then}.",
        ("draws from the deck", "shows"),
    )


def _edges(phase: AskPhase, scene: Scene) -> Iterator[Rule]:
    if stock_gives_cards(scene):
        is_out = going_out(scene) is not GoingOut.NONE and scene.genome.setup.cards_per_player > 0
        occasions = [] if is_out else ["ask"]
        occasions += ["ask again"] if phase.again_if_given or phase.again_if_drawn else []
        if occasions:
            yield Rule(
                f"If you are to {' or '.join(occasions)} and have no cards, draw one from the stock first.",
                ("draws from the deck",),
            )
        if scene.genome.game_rules.deck_empty_action is DeckEmptyAction.RESHUFFLE_DISCARD:
            yield Rule("When there is nothing to draw, you do without.", ("reshuffle",))
        else:
            yield Rule("When the stock is used up, you do without; that ends nothing.")
    nobody = "your opponent has none" if scene.genome.player_count == 2 else "no opponent has any"
    yield Rule(f"If you have no cards to ask with, or {nobody}, do not ask.")


# ---------------------------------------------------------------------------------------- books


def section(scene: Scene) -> Section | None:
    """What makes a book, and what becomes of it."""
    size, name = scene.genome.game_rules.book_size, scene.book
    suits = [suit for suit in Suit if suit in scene.genome.setup.suits]
    if size == 0 or size > len(suits):
        return None
    makes = "" if size == 2 else f" make a {name}: they"
    when = "after the deal or whenever cards come to the hand" if cards_come_to_hands(scene) else "after the deal"
    rules = [
        Rule(
            f"{counted(size, 'card').capitalize()} of one rank{makes} are laid down at once, face up, in front of the "
            f"player who holds them, {when}.",
            ("lays down",),
        )
    ]
    if size < len(suits):
        order = listed([suit_names(suit) for suit in suits], "and")
        rules.append(
            Rule(
                f"If you hold more cards of the rank than a {name} needs, lay down those that come first in the order "
                f"{order}."
            )
        )
    rules.append(Rule(f"Nobody may keep a {name} in the hand."))
    if _counts_as_captured(scene):
        rules.append(Rule("These cards count as captured by that player."))
    return Section(f"{name.capitalize()}s", (text(*rules),))


def _counts_as_captured(scene: Scene) -> bool:
    """Whether it is asked who has captured how many cards, and that is not the same as books."""
    genome = scene.genome
    wins = {win.type for win in genome.win_conditions} & {WinType.CAPTURE_ALL, WinType.MOST_CAPTURED}
    by_card = genome.trick_scoring is not None and genome.trick_scoring.points_per_card != 0
    return bool(genome.majority_scoring) or by_card or (bool(wins) and not captures_books_only(scene))
