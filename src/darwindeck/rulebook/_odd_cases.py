"""Odd cases: the stock runs out, nobody can play, the game goes on and on."""

from collections.abc import Iterator

from darwindeck.genome.schema import (
    AskPhase,
    BettingPhase,
    BiddingPhase,
    ClaimPhase,
    DeckEmptyAction,
    DrawPhase,
    ExchangePhase,
    Location,
    PassAction,
    PassingPhase,
    PlayPhase,
    StarterRule,
    SwapPhase,
    TributePhase,
    TrickPhase,
    TrumpPhase,
    WagerPhase,
    WinType,
)
from darwindeck.rulebook._empty_hands import both_may_run_out, cards_go_elsewhere, plays_on_without_cards
from darwindeck.rulebook._hand_end import draws_from_stock, stock_ends
from darwindeck.rulebook._leaving import can_leave_hand
from darwindeck.rulebook._longest_game import turns_of_a_game
from darwindeck.rulebook._new_stock import always_fits, can_lack_cards_to_shuffle
from darwindeck.rulebook._passes import can_always_play, nobody_passes
from darwindeck.rulebook._places import (
    can_reshuffle,
    players_leave,
    renewed_by_as_many,
    renews_table,
    special_cards_draw,
    stock_gives_cards,
    swaps_with_stock,
    table_keeps_cards,
)
from darwindeck.rulebook._scene import Scene
from darwindeck.rulebook._section import Rule, Section, points
from darwindeck.rulebook._standstill import is_from_stock, keeps_going, may_be_stuck
from darwindeck.rulebook._stock import stock_can_run_out, told_with_play
from darwindeck.rulebook._words import counted, listed, number


def section(scene: Scene) -> Section | None:
    """What seldom happens; None where nothing of the kind can."""
    rules = [*_stock(scene), *_without_cards(scene), *_last_battle(scene), *_stalemate(scene), *_too_long(scene)]
    return Section("Odd cases", (points(*rules),)) if rules else None


# ---------------------------------------------------------------------------------------- the stock


def uses_stock(scene: Scene) -> bool:
    """Whether cards ever come from the stock to somebody's hand, or to the table when players pass."""
    return _gives_to_hands(scene) or renews_table(scene)


def _gives_to_hands(scene: Scene) -> bool:
    """Whether cards ever come from the stock to somebody's hand, that of the house among them."""
    by_phase = draws_from_stock(scene) or swaps_with_stock(scene) or scene.has(AskPhase)
    return by_phase or special_cards_draw(scene) or scene.genome.house is not None


def _stock(scene: Scene) -> Iterator[Rule]:
    rules = scene.genome.game_rules
    if not uses_stock(scene):
        return
    if not stock_gives_cards(scene):
        if _speaks_of_stock(scene):
            yield Rule("There are no cards to draw in the stock: leave out what would be drawn from it.")
        return
    if not stock_can_run_out(scene):
        return
    ends = rules.deck_empty_action in (DeckEmptyAction.HAND_ENDS, DeckEmptyAction.GAME_ENDS)
    if ends and any(not draw.mandatory and _is_only_from_stock(draw) for draw in scene.of_kind(DrawPhase)):
        when = f"when the stock is {_as_good_as_empty(scene)}"
        yield Rule(f"A draw that you may leave out is left out {when}; that ends nothing.")
    reserve = rules.deck_reserve
    if reserve and not _reserve_is_told(scene):
        them = "is" if reserve == 1 else "are"
        last = counted(reserve, "card") if reserve > 1 else "card"
        yield Rule(f"The last {last} of the stock {them} never drawn: with {number(reserve)} left it counts as empty.")
    if told_with_play(scene) or special_cards_draw(scene):
        return
    if can_reshuffle(scene):
        rest = " together with what is left of the stock," if reserve else ""
        pile = f"shuffle the discard pile, all but its top card,{rest}"
        yield Rule(f"If the stock is empty when cards are to come from it, {pile} to make a new one.", ("reshuffle",))
        is_enough = renewed_by_as_many(scene) and not _gives_to_hands(scene)
        if not is_enough and can_lack_cards_to_shuffle(scene):
            yield Rule("If there is nothing to shuffle, do without them.")
    elif not (ends and draws_from_stock(scene)):
        yield Rule("If the stock is empty, nothing is drawn from it, and play goes on.")


def _reserve_is_told(scene: Scene) -> bool:
    """Whether draws or special cards say how many cards of the stock are never drawn."""
    with_draws = any(map(is_from_stock, scene.of_kind(DrawPhase)))
    return with_draws or (special_cards_draw(scene) and (stock_ends(scene) or not told_with_play(scene)))


def _speaks_of_stock(scene: Scene) -> bool:
    """Whether the rules of play tell what comes from the stock though nothing ever does."""
    swapped = any(swap.source is Location.DECK for swap in scene.of_kind(SwapPhase))
    return swapped or draws_from_stock(scene) or special_cards_draw(scene)


def _is_only_from_stock(draw: DrawPhase) -> bool:
    return draw.source is Location.DECK and draw.or_source in (None, draw.source)


def _as_good_as_empty(scene: Scene) -> str:
    reserve = scene.genome.game_rules.deck_reserve
    return f"down to {counted(reserve, 'card')}" if reserve else "empty"


# ---------------------------------------------------------------------------------------- nobody can play


def _without_cards(scene: Scene) -> Iterator[Rule]:
    """What a player does who has nothing to play, where the phases of play do not say it."""
    plays = list(scene.of_kind(PlayPhase))
    is_told = any(may_be_stuck(play, scene) for play in plays)
    stays = all(play.pass_if_unable for play in plays) and plays_on_without_cards(scene)
    if plays and not is_told and stays and not can_always_play(plays[0], scene) and not nobody_passes(scene):
        yield Rule("A player who has no card to play when his or her turn comes passes.", ("passes",))


def _last_battle(scene: Scene) -> Iterator[Rule]:
    """What both players come to who have no cards left at the same time."""
    if not both_may_run_out(scene):
        return
    wins, rules = scene.genome.win_conditions, scene.genome.game_rules
    comes = ["the hand is over", *(["the pot is shared"] if scene.has_pot else [])]
    if rules.max_hands != 1 and not any(map(scene.is_decided_by, wins)):
        by_others = any(win.type not in (WinType.MOST_CHIPS, WinType.CAPTURE_ALL) for win in wins)
        rotates = not scene.several_hands and rules.starter is StarterRule.ROTATES
        again = "the other player deals anew" if rotates else "a new one is dealt"
        comes.append(f"unless the game is over {again}" if by_others else again)
    when = "both players lay their last cards in a tie"
    yield Rule(f"If {'neither player has a card left' if cards_go_elsewhere(scene) else when}, {listed(comes)}.")


def _stalemate(scene: Scene) -> Iterator[Rule]:
    """A round in which nobody is asked anything and nothing moves."""
    if scene.is_one_round or scene.goes_on_by_suits or always_fits(scene) or scene.stuck_players_leave:
        return
    if any(keeps_going(phase, scene) for phase in scene.phases):
        return
    if _passes_do_something(scene):
        return
    yield Rule(
        "If a whole round goes by in which nobody can do anything, though somebody still holds cards, the game ends "
        "without a winner.",
        ("end stalemate",),
    )


def _passes_do_something(scene: Scene) -> bool:
    """Whether a round in which nobody does anything, and so all pass, ends the hand or brings cards to the table."""
    rules, needed = scene.genome.game_rules, scene.genome.game_rules.passes_to_trigger
    if needed is not None and needed > _fewest_in_hand(scene):
        return False
    if rules.consecutive_pass_action is PassAction.END_HAND:
        return scene.has(PlayPhase, ClaimPhase)
    return renews_table(scene) and table_keeps_cards(scene)


def _fewest_in_hand(scene: Scene) -> int:
    """How many players are in a hand at least while it goes on."""
    players = scene.genome.player_count
    if not can_leave_hand(scene) and not players_leave(scene):
        return players
    return min(2, players) if scene.sides > 1 else 1


# ---------------------------------------------------------------------------------------- too long

_COUNTED: tuple[tuple[type, str], ...] = (
    (TrickPhase, "card played to a trick"),
    (BiddingPhase, "bid"),
    (PassingPhase, "choice of cards to pass"),
    (TrumpPhase, "naming of trumps"),
    (BettingPhase, "choice in a round of bets"),
    (WagerPhase, "stake"),
    (ExchangePhase, "choice of cards to exchange"),
    (AskPhase, "question after the first"),
    (TributePhase, "gift of cards"),
)


def _too_long(scene: Scene) -> Iterator[Rule]:
    genome = scene.genome
    most = turns_of_a_game(scene)
    if most is not None and most <= genome.max_turns:
        return
    limit = counted(genome.max_turns, "turn")
    counts = [f"every {word}" for kind, word in _COUNTED if scene.has(kind)]
    too = ", too" if scene.has_turns else ""
    each = f" For this, {listed(counts)} counts as a turn{too}." if counts else ""
    yield Rule(f"If nobody has won after about {limit}, the game ends without a winner.{each}", ("end timeout",))
