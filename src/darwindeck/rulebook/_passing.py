"""Cards that change hands before or between tricks, trumps that are named, and cards that are turned up."""

from collections.abc import Iterator, Sequence
from itertools import groupby, takewhile

from darwindeck.genome.schema import (
    DeckEmptyAction,
    Elimination,
    ExchangePhase,
    LevelTrick,
    PassDirection,
    PassingPhase,
    Suit,
    TableauMode,
    TributePhase,
    TrickPhase,
    TrumpChooser,
    TrumpPhase,
    TurnUpPhase,
    Visibility,
)
from darwindeck.rulebook._cards import suit_names
from darwindeck.rulebook._hand_end import one_may_be_left, only_leaving_ends, somebody_goes_out
from darwindeck.rulebook._leaving import can_drop_out
from darwindeck.rulebook._new_stock import can_lack_cards_to_shuffle
from darwindeck.rulebook._places import (
    deals_vary,
    laid_cards_come_back,
    left_over,
    players_leave,
    shows_turned,
    stock_shrinks,
)
from darwindeck.rulebook._rounds import (
    at_the_start,
    dealt_alike,
    fewest_before,
    first_asked,
    first_of_hand,
    most_held,
    opens_hand,
)
from darwindeck.rulebook._scene import Scene
from darwindeck.rulebook._scores import somebody_has_points
from darwindeck.rulebook._section import Block, Rule, text
from darwindeck.rulebook._stock import stock_can_run_out
from darwindeck.rulebook._words import counted, listed, ordinal, sentence

# ---------------------------------------------------------------------------------------- passing


def passing(phase: PassingPhase, scene: Scene) -> tuple[Block, ...]:
    """How cards are passed on, hand by hand."""
    if not passes_cards(phase, scene):
        return ()
    ways = _ways(phase, scene)
    cards = _passed(phase, scene)
    unseen = _unseen(scene)
    when = at_the_start(phase, scene, in_some=keeps_in_some_hands(phase, scene))
    chooses = f"each player chooses {cards}{unseen}"
    if len(ways) == 1:
        rules = [f"{when}, {chooses} and passes {_them(cards)} face down {ways[0]}"]
    else:
        rules = [
            f"{when}, {chooses} and passes {_them(cards)} face down to another player",
            _hand_by_hand(ways, "it goes" if cards == "one card" else "they go"),
        ]
        hands = scene.genome.game_rules.max_hands
        rules += ["Then it begins again"] if hands is None or hands > len(ways) else []
    rules.append("what you are given you may look at only when you have passed on your own")
    if cards != "all cards of the hand" and phase.count > fewest_before(phase, scene):
        few = "none passes none" if cards == "one card" else "fewer passes all of them"
        rules.append(f"A player who holds {few}")
    return (text(*(Rule(sentence(rule), ("give", "gives")) for rule in rules)),)


def passes_cards(phase: PassingPhase, scene: Scene) -> bool:
    """Whether cards are passed on in some hand, and not kept in all of them."""
    return any(way is not None for way in _ways(phase, scene))


def keeps_in_some_hands(phase: PassingPhase, scene: Scene) -> bool:
    """Whether there are hands in which nothing is passed on."""
    return None in _ways(phase, scene)


def _passed(phase: PassingPhase, scene: Scene) -> str:
    alike = dealt_alike(scene) and opens_hand(phase, scene)
    if alike and phase.count >= scene.genome.setup.cards_per_player:
        return "all cards of the hand"
    return counted(phase.count, "card")


def _them(cards: str) -> str:
    return "it" if cards == "one card" else "them"


def _unseen(scene: Scene) -> str:
    """Of a hand that its owner does not see nobody can choose."""
    return " at random" if scene.genome.setup.hand_visibility is Visibility.FACE_DOWN else ""


def _ways(phase: PassingPhase, scene: Scene) -> list[str | None]:
    """To whom the cards go, hand by hand, until it begins again; None where they are kept."""
    ways = [_way(one, scene) for one in phase.directions or (PassDirection.LEFT,)]
    hands = scene.genome.game_rules.max_hands if scene.several_hands else 1
    if hands is not None and hands < len(ways):
        return ways[:hands]
    for period in range(1, len(ways)):
        if len(ways) % period == 0 and ways == ways[:period] * (len(ways) // period):
            return ways[:period]
    return ways


def _way(direction: PassDirection, scene: Scene) -> str | None:
    players = scene.genome.player_count
    if direction is PassDirection.KEEP:
        return None
    if players == 2:
        return "to the other player"
    if direction is PassDirection.ACROSS and players_leave(scene) and players > 4:
        return "half as many places to the left as there are players left, rounded down"
    if direction is PassDirection.ACROSS and players_leave(scene) and players == 4:
        return "to the player opposite (when three players are left, to the one on the left; of two, to the other)"
    if direction is PassDirection.ACROSS and players % 2 == 0:
        return "to the player opposite"
    if direction is PassDirection.ACROSS and players > 3:
        return f"to the {ordinal(players // 2)} player on the left"
    return "to the player on the right" if direction is PassDirection.RIGHT else "to the player on the left"


def _hand_by_hand(ways: Sequence[str | None], they_go: str) -> str:
    told: list[str] = []
    place = 0
    for way, alike in groupby(ways):
        count = len(list(alike))
        hands = [ordinal(one + 1) for one in range(place, place + count)]
        hand = f"in the {listed(hands)}{(' hand' if count == 1 else ' hands') if place == 0 else ''}"
        goes = way if place and ways[place - 1] is not None else f"{they_go} {way}"
        told.append(f"{hand} {'nothing is passed' if way is None else goes}")
        place += count
    return listed(told)


# ---------------------------------------------------------------------------------------- tribute


def tribute(phase: TributePhase, scene: Scene) -> tuple[Block, ...]:
    """What the losers of the hand before give to its winners."""
    if not scene.several_hands or phase.cards == 0:
        return ()
    return (text(*_tribute(phase, scene)),)


def _tribute(phase: TributePhase, scene: Scene) -> Iterator[Rule | str]:
    count, players = phase.cards, scene.genome.player_count
    highest = "the highest card" if count == 1 else f"the {counted(count, 'highest card')}"
    back = "one card of choice" if count == 1 else "as many cards of choice"
    start = at_the_start(phase, scene).replace("each hand", "every hand but the first")
    pays = f"{start}, the player who came last in the hand before gives {highest} of his or her hand"
    yield Rule(sentence(f"{pays} to the one who came first, who gives back {back}"), ("gives", "give"))
    if count > 1 and players > 3:
        pairs = min(players // 2, count)
        more = ", and so on" if pairs > 2 else ""
        fewer = "one card fewer" if count > 2 else "one card"
        yield f"The last but one and the second exchange {fewer} in the same way{more}."
    if can_drop_out(scene) or (players > 2 and not only_leaving_ends(scene)):
        alone = "; whoever alone is left in the hand then comes after them" if one_may_be_left(scene) else ""
        yield f"The order is that in which players ran out of cards{alone}."
        yield f"{'Others' if alone else 'Players who did not'} are not counted, and neither give nor get cards."
    first, *others = [suit_names(suit) for suit in reversed(Suit) if suit in scene.genome.setup.suits]
    if others:
        yield f"Among cards of the same rank, {first} go first, then {listed(others)}."
    if scene.genome.setup.hand_visibility is Visibility.OWNER_ONLY and players > 2:
        yield "Nobody but the two sees the cards."
    if not somebody_goes_out(scene):
        yield "Nothing is exchanged after a hand in which nobody ran out of cards."
    if players_leave(scene):
        yield "Nothing is exchanged with a player who is out of the game."


# ---------------------------------------------------------------------------------------- trumps


def trump(phase: TrumpPhase, scene: Scene) -> tuple[Block, ...]:
    """Who names trumps."""
    suits = [suit for suit in Suit if suit in scene.genome.setup.suits]
    among = "" if len(suits) == len(Suit) else f": {listed([suit_names(suit) for suit in suits], 'or')}"
    if phase.named_by is TrumpChooser.STARTER:
        start = f"{at_the_start(phase, scene)}, {first_of_hand(phase, scene)}"
        return (text(Rule(sentence(f"{start} names the suit that is trumps{among}"), ("suit",))),)
    if not scene.several_hands:
        return ()
    level = any(one.level is not LevelTrick.SUIT_LED for one in scene.of_kind(TrickPhase))
    has_points = somebody_has_points(scene) and not scene.has_teams  # Of a team another one has the points.
    by_score = scene.genome.game_rules.elimination is Elimination.NO_SCORE and not has_points
    may_leave = players_leave(scene) and (scene.has_chips or by_score)
    most = "whoever of those still in the game" if may_leave else "whoever"
    names = f"{most} took the most tricks in the hand before names the suit that is trumps{among}"
    rules = [Rule(f"In every hand but the first, {names}. If several are level in that, they draw lots.", ("suit",))]
    if level or scene.has_chips or by_score:
        rules.append(Rule("When no player of the hand took a trick in the one before, there are no trumps."))
    return (text(*rules),)


# ---------------------------------------------------------------------------------------- turning up


def turn_up(phase: TurnUpPhase, scene: Scene) -> tuple[Block, ...]:
    """What comes from the stock to the table."""
    cards = "the top card of the stock is"
    if phase.count > 1:
        cards = f"the top {counted(phase.count, 'card')} of the stock are"
    how = "turned up and laid on the table" if shows_turned(scene) else "laid on the table face down"
    rules = [Rule(sentence(f"{_when(phase, scene)}{cards} {how}"), ("turned up",))]
    if scene.genome.setup.tableau_mode is TableauMode.MATCH_RANK:
        rules.append(Rule("Nothing is captured by that." if phase.count == 1 else "They capture nothing."))
    if stock_can_run_out(scene, to_the_last_card=True):
        if not _comes_out_even(phase, scene):
            rules.append(Rule("The last time there may be fewer."))
        rules.append(Rule("When the stock is used up, no more cards come, and it is not renewed for this."))
    return (text(*rules),)


def _comes_out_even(phase: TurnUpPhase, scene: Scene) -> bool:
    """Whether the last cards of the stock are as many as are turned up each time."""
    alone = [one for one in scene.phases if isinstance(one, TurnUpPhase)] == [phase]
    alone &= not stock_shrinks(scene, by_turning_up=False) and not deals_vary(scene)
    stock = left_over(scene) - scene.genome.game_rules.deck_reserve
    return phase.count == 1 or (alone and stock % phase.count == 0)


def _when(phase: TurnUpPhase, scene: Scene) -> str:
    if scene.has_tricks and not scene.has_turns:
        comes_after = any(isinstance(one, TrickPhase) for one in takewhile(lambda one: one is not phase, scene.phases))
        return "after each trick " if comes_after else "before each trick "
    return "in each turn " if scene.has_turns else ""


# ---------------------------------------------------------------------------------------- exchanging


def exchange(phase: ExchangePhase, scene: Scene) -> tuple[Block, ...]:
    """How players exchange cards with the stock."""
    if phase.max_cards == 0:
        return ()
    count = min(phase.max_cards, most_held(scene))
    many = "one card" if count == 1 else f"up to {counted(count, 'card')}"
    most = "any number of cards" if count >= scene.genome.setup.deck_size else many
    most = "his or her card" if most_held(scene) == 1 else f"{most}{_unseen(scene)}"
    as_many = "one" if count == 1 else "as many"
    rules: list[Rule | str] = [
        Rule(
            f"Each player in turn, clockwise, beginning with {first_asked(scene)}, may lay {most} face "
            f"down on the discard pile and then draws {as_many} from the stock.",
            ("exchange", "draws from the deck"),
        ),
        "You may also keep your card." if most_held(scene) == 1 else "You may also keep all your cards.",
    ]
    action = scene.genome.game_rules.deck_empty_action
    if stock_can_run_out(scene) and action is DeckEmptyAction.RESHUFFLE_DISCARD:
        may_lack = can_lack_cards_to_shuffle(scene) and not laid_cards_come_back(scene)
        lacking = "; if there is nothing to shuffle, draw no more" if may_lack else ""
        pile = "shuffle the discard pile, all but its top card, to make a new one"
        rules.append(Rule(f"If the stock is empty when a card is to be drawn, {pile}{lacking}.", ("reshuffle",)))
    elif stock_can_run_out(scene) and action is DeckEmptyAction.SKIP_DRAW:
        rules.append("If the stock runs out, draw no more.")
    return (text(*rules),)
