"""Odd cases: the stock runs out, nobody can play, the game goes on and on."""

from collections import Counter
from collections.abc import Iterator
from math import ceil

from darwindeck.genome.schema import (
    AskPhase,
    BettingPhase,
    BiddingPhase,
    ClaimPhase,
    DeckEmptyAction,
    DiscardPhase,
    DrawPhase,
    Elimination,
    ExchangePhase,
    KnockPhase,
    Location,
    MeldPhase,
    PassAction,
    PassingPhase,
    Phase,
    PlayPhase,
    ScoringTrigger,
    StarterRule,
    SwapPhase,
    TableauMode,
    TieBreaker,
    TributePhase,
    TrickPhase,
    TrickScoring,
    TriggerMode,
    TrumpPhase,
    TurnUpPhase,
    WagerPhase,
    WinType,
)
from darwindeck.rulebook._hand_end import (
    both_may_run_out,
    can_leave_hand,
    cards_go_elsewhere,
    draws_from_stock,
    plays_on_without_cards,
    stock_ends,
)
from darwindeck.rulebook._hand_sizes import hand_sizes
from darwindeck.rulebook._house import nobody_beats
from darwindeck.rulebook._lone_scorer import comes_to_odd_tricks
from darwindeck.rulebook._new_stock import UNABLE, always_fits, can_lack_cards_to_shuffle
from darwindeck.rulebook._passes import can_always_play, nobody_passes
from darwindeck.rulebook._places import (
    always_renewed,
    can_reshuffle,
    cards_come_to_hands,
    effects,
    renews_table,
    special_cards_draw,
    stock_gives_cards,
    swaps_with_stock,
)
from darwindeck.rulebook._scene import ONCE, OWN, Scene
from darwindeck.rulebook._scores import lasting_changes
from darwindeck.rulebook._section import Rule, Section, points
from darwindeck.rulebook._stock import stock_can_run_out, told_with_play
from darwindeck.rulebook._tricks import cards_last, somebody_takes_a_trick, tricks_in_a_hand
from darwindeck.rulebook._winning import BY_SCORE, aims_low, is_one_hand
from darwindeck.rulebook._words import counted, listed, number


def section(scene: Scene) -> Section | None:
    """What seldom happens; None where nothing of the kind can."""
    rules = [*_stock(scene), *_without_cards(scene), *_last_battle(scene), *_stalemate(scene), *_too_long(scene)]
    return Section("Odd cases", (points(*rules),)) if rules else None


# ---------------------------------------------------------------------------------------- the stock


def uses_stock(scene: Scene) -> bool:
    """Whether cards ever come from the stock to somebody's hand, or to the table when players pass."""
    other = renews_table(scene) or scene.genome.house is not None
    return (
        draws_from_stock(scene) or special_cards_draw(scene) or swaps_with_stock(scene) or scene.has(AskPhase) or other
    )


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
        if not always_renewed(scene) and can_lack_cards_to_shuffle(scene):
            yield Rule("If there is nothing to shuffle, do without them.")
    elif not (ends and draws_from_stock(scene)):
        yield Rule("If the stock is empty, nothing is drawn from it, and play goes on.")


def _reserve_is_told(scene: Scene) -> bool:
    """Whether draws or special cards say how many cards of the stock are never drawn."""
    with_draws = any(map(_is_from_stock, scene.of_kind(DrawPhase)))
    return with_draws or (special_cards_draw(scene) and (stock_ends(scene) or not told_with_play(scene)))


def _speaks_of_stock(scene: Scene) -> bool:
    """Whether the rules of play tell what comes from the stock though nothing ever does."""
    swapped = any(swap.source is Location.DECK for swap in scene.of_kind(SwapPhase))
    return swapped or draws_from_stock(scene) or special_cards_draw(scene)


def _is_from_stock(draw: DrawPhase) -> bool:
    return Location.DECK in (draw.source, draw.or_source)


def _is_only_from_stock(draw: DrawPhase) -> bool:
    return draw.source is Location.DECK and draw.or_source in (None, draw.source)


def _as_good_as_empty(scene: Scene) -> str:
    reserve = scene.genome.game_rules.deck_reserve
    return f"down to {counted(reserve, 'card')}" if reserve else "empty"


# ---------------------------------------------------------------------------------------- nobody can play


def _without_cards(scene: Scene) -> Iterator[Rule]:
    """What a player does who has nothing to play, where the phases of play do not say it."""
    plays = list(scene.of_kind(PlayPhase))
    is_told = any(_may_be_stuck(play, scene) for play in plays)
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


def _may_be_stuck(play: PlayPhase, scene: Scene) -> bool:
    builds = scene.genome.setup.tableau_mode is TableauMode.SEQUENCE and play.target is Location.TABLEAU
    return play.valid_play_condition is not None or play.climbing or builds or play.min_cards > 1


def _stalemate(scene: Scene) -> Iterator[Rule]:
    """A round in which nobody is asked anything and nothing moves."""
    if scene.is_one_round or scene.goes_on_by_suits or always_fits(scene):
        return
    if any(_keeps_going(phase, scene) for phase in scene.phases):
        return
    rules = scene.genome.game_rules
    few = rules.passes_to_trigger is None or rules.passes_to_trigger <= scene.genome.player_count
    if few and rules.consecutive_pass_action is PassAction.END_HAND and scene.has(PlayPhase, ClaimPhase):
        return
    yield Rule(
        "If a whole round goes by in which nobody can do anything, though somebody still holds cards, the game ends "
        "without a winner.",
        ("end stalemate",),
    )


def _keeps_going(phase: Phase, scene: Scene) -> bool:
    """Whether some player can always do something in a phase while anybody holds a card."""
    rules, setup = scene.genome.game_rules, scene.genome.setup
    match phase:
        case TrickPhase():
            return True
        case PlayPhase(climbing=True):
            clears = rules.consecutive_pass_action in (PassAction.CLEAR_TABLEAU, PassAction.RENEW_TABLEAU)
            clears &= rules.passes_to_trigger is None
            return clears and phase.min_cards <= 1 <= phase.max_cards and phase.valid_play_condition is None
        case PlayPhase():
            can_play = not _may_be_stuck(phase, scene) or can_always_play(phase, scene)
            return phase.max_cards > 0 and can_play
        case DiscardPhase():
            is_free = phase.matching_condition is None and phase.count <= 1
            builds = setup.tableau_mode is TableauMode.SEQUENCE and phase.target is Location.TABLEAU
            return is_free and not builds
        case ClaimPhase():
            return phase.min_cards <= 1 and phase.can_lie
        case AskPhase():
            return phase.draw_if_refused and _comes_out_in_books(scene)
        case KnockPhase():
            return phase.condition is None
        case DrawPhase():
            is_sure = phase.mandatory and phase.count > 0 and _never_dry(scene) and _is_from_stock(phase)
            is_taken = phase.source is Location.OPPONENT_HAND and phase.or_source is None
            if phase.condition is None:
                return is_sure or is_taken
            return is_sure and phase.condition in UNABLE  # Whoever does not draw can play.
        case _:
            return False


def _comes_out_in_books(scene: Scene) -> bool:
    """Whether all cards end in books, so that nobody is left alone with cards to ask for."""
    rules, setup = scene.genome.game_rules, scene.genome.setup
    size, counts = rules.book_size, Counter(rank for rank, _ in setup.cards)
    is_closed = not (setup.initial_discard_count or setup.initial_tableau_count or rules.deck_reserve)
    return size > 0 and is_closed and len(scene.phases) == 1 and all(count % size == 0 for count in counts.values())


def _never_dry(scene: Scene) -> bool:
    return scene.genome.game_rules.deck_empty_action in (DeckEmptyAction.HAND_ENDS, DeckEmptyAction.GAME_ENDS)


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
    most = _turns_of_a_game(scene)
    if most is not None and most <= genome.max_turns:
        return
    limit = counted(genome.max_turns, "turn")
    counts = [f"every {word}" for kind, word in _COUNTED if scene.has(kind)]
    so = "counts as a turn" if len(counts) == 1 else "count as turns"
    each = f" For this, {listed(counts)} {so}." if counts else ""
    yield Rule(f"If nobody has won after about {limit}, the game ends without a winner.{each}", ("end timeout",))


def _turns_of_a_game(scene: Scene) -> int | None:
    """How many turns a game takes at most, where that is certain."""
    dealt = [scene.genome.setup.cards_per_player]
    hands = 1 if is_one_hand(scene) else scene.genome.game_rules.max_hands or _hands_of_a_game(scene)
    if one_trick_leaves_one_player(scene):
        dealt, hands = _deals_down_to_one(scene), 1
    turns = [_turns_of_a_hand(scene, cards) for cards in dealt]
    return None if hands is None or None in turns else hands * sum(filter(None, turns))


def _hands_of_a_game(scene: Scene) -> int | None:
    """How many hands a game takes at most, where that is certain."""
    return _hands_until_chips_are_lost(scene) or _hands_to_a_score(scene)


def _hands_until_chips_are_lost(scene: Scene) -> int | None:
    """How many hands chips last where everybody begins with a stake, and no stake is ever won."""
    genome, house, first = scene.genome, scene.genome.house, scene.genome.turn_structure.phases[0]
    is_staked = isinstance(first, WagerPhase) and genome.game_rules.hand_ends_if is None
    is_staked &= genome.setup.cards_per_player > 0 and not genome.game_rules.book_size
    if house is None or not isinstance(first, WagerPhase) or not is_staked:
        return None
    is_lost = not scene.has_pot and nobody_beats(house, scene)
    return ceil(genome.setup.starting_chips / max(1, first.min_bet)) if is_lost else None


def _hands_to_a_score(scene: Scene) -> int | None:
    """How many hands a game takes at most to come to a score, where every hand brings points and none are lost."""
    genome = scene.genome
    win, least = genome.win_conditions[0], _least_scored(scene)
    ends = win.type in BY_SCORE and win.trigger_mode in (TriggerMode.IMMEDIATE, TriggerMode.THRESHOLD_GATE)
    is_gate = win.trigger_mode is TriggerMode.THRESHOLD_GATE or not aims_low(win)
    plays_on = genome.game_rules.tie_breaker is TieBreaker.PLAY_ON and not comes_to_odd_tricks(win, scene)
    if win.threshold is None or least <= 0 or not (ends and is_gate) or plays_on or genome.setup.starting_score < 0:
        return None
    sides = len(genome.teams) if genome.team_mode else genome.player_count
    return sides * (win.threshold - 1) // least + 1


def _least_scored(scene: Scene) -> int:
    """How many points all sides score together at least in a hand, where scores never fall; 0 if not sure."""
    genome, rules, tricks = scene.genome, scene.genome.game_rules, scene.genome.trick_scoring
    if rules.worst_hand_points > 0 and rules.elimination is Elimination.NONE and not lasting_changes(scene).fall:
        stays = genome.player_count > 1 and not can_leave_hand(scene) and not genome.game_points
        return rules.worst_hand_points if stays else 0  # Somebody always has the worst hand.
    others = bool(genome.scoring_rules or genome.majority_scoring or genome.contract_scoring or genome.game_points)
    others |= bool(rules.worst_hand_points) or any(rules.place_points) or rules.elimination is not Elimination.NONE
    count = tricks_in_a_hand(scene)
    is_whole = scene.has_only(TrickPhase, PassingPhase, TrumpPhase) and cards_last(scene) and not any(effects(scene))
    if others or not is_whole or count is None or rules.hand_ends_if is not None or not somebody_takes_a_trick(scene):
        return 0
    of_cards = _points_in_all_tricks(scene) if count == genome.setup.cards_per_player else None
    if (of_cards is None and genome.card_scoring) or (tricks is not None and not _only_gains(tricks)):
        return 0
    sides = len(genome.teams) if genome.team_mode else genome.player_count
    of_tricks = max(0, count - sides * tricks.book) * tricks.points_per_trick if tricks is not None else 0
    return of_tricks + (of_cards or 0)


def _only_gains(tricks: TrickScoring) -> bool:
    """Whether tricks bring points, and cost none."""
    return min(tricks.points_per_trick, tricks.points_per_card, tricks.last_trick_points) >= 0


def _points_in_all_tricks(scene: Scene) -> int | None:
    """What all cards of a game score together, if all of them are dealt, and score in tricks alone."""
    genome, setup = scene.genome, scene.genome.setup
    all_dealt = setup.cards_per_player * genome.player_count == setup.deck_size and setup.cards_step == 0
    rules = genome.card_scoring
    is_plain = all(one.trigger is ScoringTrigger.TRICK_WIN and one.points >= 0 and not one.trumps_only for one in rules)
    is_gain = genome.player_count > 2 and not genome.team_mode  # The moon gives each of the others as much.
    if not (all_dealt and is_plain) or (genome.game_rules.shoot_the_moon and not is_gain):
        return None
    return sum(one.points for one in rules for card in setup.cards if one.condition.covers(*card))


def one_trick_leaves_one_player(scene: Scene) -> bool:
    """Whether deals shrink to a hand of one trick, after which all but its winner are out of the game."""
    genome, setup = scene.genome, scene.genome.setup
    is_out = genome.game_rules.elimination is Elimination.NO_TRICKS and scene.several_hands and genome.player_count > 1
    is_alike = not (setup.deal_remainder or setup.deal_suits or genome.game_rules.book_size)
    shrinks = setup.cards_step < 0 < setup.cards_per_player and is_alike
    as_dealt = genome.turn_structure.is_trick_based and genome.turn_structure.tricks_per_hand in (None, 1)
    return is_out and shrinks and as_dealt and somebody_takes_a_trick(Scene(genome))


def _deals_down_to_one(scene: Scene) -> list[int]:
    """How many cards each player is dealt, hand by hand, until it is one."""
    setup = scene.genome.setup
    return [*range(setup.cards_per_player, 1, setup.cards_step), 1]


def _turns_of_a_hand(scene: Scene, cards: int) -> int | None:
    """How many turns a hand takes at most in which everybody is dealt so many cards, where that is certain.

    It is one round, or cards are played in every turn and nobody gets new ones.
    """
    genome, every = scene.genome, Scene(scene.genome)  # A turn counts in which nothing ever happens.
    if scene.is_one_round:
        own = every.has(*OWN)
        around = [phase for phase in every.phases if not isinstance(phase, (*OWN, TurnUpPhase))]
        once = sum(_turns_of_each(phase) for phase in around if isinstance(phase, ONCE))
        again = sum(_turns_of_each(phase) for phase in around if not isinstance(phase, ONCE))
        again *= genome.player_count if own else 1  # In everybody's turn.
        return genome.player_count * (once + again + own)
    if genome.setup.cards_step > 0 and scene.several_hands:
        return None
    in_turns = _turns_with_tricks(scene) or _turns_until_played_out(scene)
    if in_turns is not None:
        return in_turns
    only_tricks = every.has_only(TrickPhase, TurnUpPhase, *ONCE) and not special_cards_draw(scene)
    stays = every.has_only(*_LAYING, *_NO_CARDS) and not cards_come_to_hands(every)
    lays = stays and nobody_passes(scene)
    walks = 1
    if stays and not lays and len(scene.phases) == 1 and (scene.goes_on_by_suits or _somebody_leads(scene)):
        renews = genome.game_rules.consecutive_pass_action is PassAction.RENEW_TABLEAU
        walks, lays = genome.player_count + renews, True  # All others may pass before somebody plays again, or all.
    held = genome.setup.deck_size if genome.setup.deal_remainder else cards * genome.player_count
    once = genome.player_count * sum(_turns_of_each(phase) for phase in every.phases if isinstance(phase, ONCE))
    return walks * held + once if only_tricks or lays else None


def _turns_with_tricks(scene: Scene) -> int | None:
    """How many turns a hand takes at most in which every turn of a player has one trick: each of its cards counts."""
    every, tricks = Scene(scene.genome), tricks_in_a_hand(scene)
    others = (SwapPhase, KnockPhase, DrawPhase, TurnUpPhase)
    is_plain = every.has_only(TrickPhase, *others) and cards_last(scene)
    is_plain |= every.has_only(TrickPhase, MeldPhase, DiscardPhase, TurnUpPhase) and every.has_tricks
    if tricks is None or not is_plain or not every.has(*OWN):
        return None
    without = every.has(KnockPhase, MeldPhase, DiscardPhase)  # One turn: a knock may end it, or nobody has a card left.
    return tricks * (scene.genome.player_count + 1) + without


def _turns_until_played_out(scene: Scene) -> int | None:
    """How many turns a hand takes at most in which hands get smaller with every turn, bets and the like among them."""
    every, sizes, players = Scene(scene.genome), hand_sizes(scene), scene.genome.player_count
    if sizes is None or sizes.turns is None:
        return None
    around = [phase for phase in every.phases if not isinstance(phase, OWN)]
    again = players * sum(_turns_of_each(phase) for phase in around if not isinstance(phase, ONCE))
    once = players * sum(_turns_of_each(phase) for phase in around if isinstance(phase, ONCE))
    return players * sizes.turns * (1 + again) + once


def _somebody_leads(scene: Scene) -> bool:
    """Whether a card is played after all others have passed, as often as that happens."""
    plays = list(scene.of_kind(PlayPhase))
    return len(plays) == 1 and plays[0].climbing and _keeps_going(plays[0], scene)


_LAYING = (PlayPhase, DiscardPhase, ClaimPhase, MeldPhase)
_NO_CARDS = (KnockPhase, BiddingPhase, TrumpPhase, TurnUpPhase)
"""Phases in which no card leaves a hand or comes to one."""


def _turns_of_each(phase: Phase) -> int:
    """How many turns every player has at most in what goes round the table once."""
    return phase.max_raises + 2 if isinstance(phase, BettingPhase) else 2 if isinstance(phase, TributePhase) else 1
