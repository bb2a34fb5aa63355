"""How many turns a game takes at most, where its rules show it."""

from math import ceil

from darwindeck.genome._stacks import climbs
from darwindeck.genome.schema import (
    AskPhase,
    BettingPhase,
    BiddingPhase,
    ClaimPhase,
    DiscardPhase,
    DrawPhase,
    Elimination,
    KnockPhase,
    LevelTrick,
    Location,
    MeldPhase,
    PassAction,
    PassingPhase,
    Phase,
    PlayPhase,
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
from darwindeck.rulebook._any_card import must_lay
from darwindeck.rulebook._card_points import points_in_tricks
from darwindeck.rulebook._chips import can_be_broke
from darwindeck.rulebook._empty_hands import LAYING
from darwindeck.rulebook._going_out import fewest_held
from darwindeck.rulebook._hand_end import somebody_goes_out
from darwindeck.rulebook._hand_sizes import hand_sizes
from darwindeck.rulebook._house import nobody_beats
from darwindeck.rulebook._leaving import can_leave_hand
from darwindeck.rulebook._lone_scorer import comes_to_odd_tricks
from darwindeck.rulebook._one_card_each import turns_until_true
from darwindeck.rulebook._passes import nobody_passes, only_who_leaves_passes
from darwindeck.rulebook._places import (
    can_reshuffle,
    cards_come_to_hands,
    clears_table,
    effects,
    may_take_pile,
    special_cards_draw,
    stock_gives_cards,
)
from darwindeck.rulebook._rounds import deals_down_to_one
from darwindeck.rulebook._scene import ONCE, OWN, Scene
from darwindeck.rulebook._scores import lasting_changes
from darwindeck.rulebook._standstill import keeps_going
from darwindeck.rulebook._stock import drawn_by_special_cards, stay_where_laid, stock_can_run_out
from darwindeck.rulebook._tricks import (
    NO_CARDS,
    all_tricks_are_played,
    cards_last,
    most_tricks,
    most_tricks_dealt,
    somebody_takes_a_trick,
    tricks_in_a_hand,
)
from darwindeck.rulebook._winning import BY_SCORE, aims_low, is_one_hand
from darwindeck.rulebook._worst_hand import leaves_others_points


def turns_of_a_game(scene: Scene) -> int | None:
    """How many turns a game takes at most, where that is certain."""
    dealt = [scene.genome.setup.cards_per_player]
    hands = 1 if is_one_hand(scene) else scene.genome.game_rules.max_hands or _hands_of_a_game(scene)
    if one_trick_leaves_one_player(scene):
        dealt, hands = deals_down_to_one(scene), 1
    turns = [_turns_of_a_hand(scene, cards) for cards in dealt]
    if hands is None or None in turns:
        return None
    return hands * (sum(filter(None, turns)) + len(dealt) * scene.untold_turns)


def _hands_of_a_game(scene: Scene) -> int | None:
    """How many hands a game takes at most, where that is certain."""
    return _hands_until_chips_are_lost(scene) or _hands_to_a_score(scene) or _hands_until_one_is_left(scene)


def _hands_until_chips_are_lost(scene: Scene) -> int | None:
    """How many hands chips last where everybody begins with a stake, and no stake is ever won."""
    genome, house, first = scene.genome, scene.genome.house, scene.genome.turn_structure.phases[0]
    is_staked = isinstance(first, WagerPhase) and genome.game_rules.hand_ends_if is None
    is_staked &= genome.setup.cards_per_player > 0 and not genome.game_rules.book_size
    if house is None or not isinstance(first, WagerPhase) or not is_staked:
        return None
    is_lost = not scene.has_pot and nobody_beats(house, scene)
    return ceil(genome.setup.starting_chips / max(1, first.min_bet)) if is_lost else None


def _hands_until_one_is_left(scene: Scene) -> int | None:
    """How many hands a game takes at most in which one player goes out, who loses points, and is out without any."""
    genome, rules = scene.genome, scene.genome.game_rules
    lost = -sum(rules.place_points[:1])
    is_out = rules.elimination is Elimination.NO_SCORE and lost > 0 and genome.player_count > 1
    if not is_out or not leaves_others_points(scene) or not somebody_goes_out(scene):
        return None
    return genome.player_count * ceil(genome.setup.starting_score / lost)


def _hands_to_a_score(scene: Scene) -> int | None:
    """How many hands a game takes at most to come to a score, where every hand brings points and none are lost."""
    genome = scene.genome
    win, least = genome.win_conditions[0], _least_scored(scene)
    by_score = win.type in BY_SCORE and win.type is not WinType.ALL_HANDS_EMPTY  # Which a hand need not come to.
    ends = by_score and win.trigger_mode in (TriggerMode.IMMEDIATE, TriggerMode.THRESHOLD_GATE)
    is_gate = win.trigger_mode is TriggerMode.THRESHOLD_GATE or not aims_low(win)
    plays_on = genome.game_rules.tie_breaker is TieBreaker.PLAY_ON and not comes_to_odd_tricks(win, scene)
    if win.threshold is None or least <= 0 or not (ends and is_gate) or plays_on or genome.setup.starting_score < 0:
        return None
    return scene.sides * (win.threshold - 1) // least + 1


def _least_scored(scene: Scene) -> int:
    """How many points all sides score together at least in a hand, where scores never fall; 0 if not sure."""
    genome, rules, tricks = scene.genome, scene.genome.game_rules, scene.genome.trick_scoring
    for_all = max(_least_for_the_worst(scene), _least_for_going_out(scene))
    if for_all and rules.elimination is Elimination.NONE and not lasting_changes(scene).fall:
        return 0 if genome.game_points else for_all
    others = bool(genome.scoring_rules or genome.majority_scoring or genome.contract_scoring or genome.game_points)
    others |= bool(rules.worst_hand_points) or any(rules.place_points) or rules.elimination is not Elimination.NONE
    count = tricks_in_a_hand(scene)
    is_whole = scene.has_only(TrickPhase, PassingPhase, TrumpPhase) and cards_last(scene) and not any(effects(scene))
    if others or not is_whole or count is None or rules.hand_ends_if is not None or not somebody_takes_a_trick(scene):
        return 0
    of_cards = _points_in_all_tricks(scene) if count == genome.setup.cards_per_player else None
    if (of_cards is None and genome.card_scoring) or (tricks is not None and not _only_gains(tricks)):
        return 0
    of_tricks = max(0, count - scene.sides * tricks.book) * tricks.points_per_trick if tricks is not None else 0
    return of_tricks + (of_cards or 0)


def _least_for_the_worst(scene: Scene) -> int:
    """What the worst hand scores, where somebody always has it."""
    rules = scene.genome.game_rules
    is_sure = scene.genome.player_count > 1 and not can_leave_hand(scene) and rules.others_pay_from is None
    return max(0, rules.worst_hand_points) if is_sure else 0


def _least_for_going_out(scene: Scene) -> int:
    """What the first to go out scores, where somebody does in every hand."""
    first = scene.genome.game_rules.place_points[:1]
    return max(0, *first) if first and somebody_goes_out(scene) else 0


def _only_gains(tricks: TrickScoring) -> bool:
    """Whether tricks bring points, and cost none."""
    return min(tricks.points_per_trick, tricks.points_per_card, tricks.last_trick_points) >= 0


def _points_in_all_tricks(scene: Scene) -> int | None:
    """What all cards of a game score together, if all of them are dealt, and score in tricks alone."""
    genome, setup = scene.genome, scene.genome.setup
    laid_out = setup.initial_tableau_count if all(one.takes_table for one in scene.of_kind(TrickPhase)) else 0
    all_dealt = setup.cards_per_player * genome.player_count + laid_out == setup.deck_size and scene.step == 0
    is_gain = genome.player_count > 2 and not genome.team_mode  # The moon gives each of the others as much.
    if not all_dealt or (genome.game_rules.shoot_the_moon and not is_gain):
        return None
    return points_in_tricks(scene)


def one_trick_leaves_one_player(scene: Scene) -> bool:
    """Whether deals shrink to a hand of one trick, after which all but its winner are out of the game."""
    genome, setup = scene.genome, scene.genome.setup
    is_out = genome.game_rules.elimination is Elimination.NO_TRICKS and scene.several_hands and genome.player_count > 1
    is_alike = not (setup.deal_remainder or setup.deal_suits or genome.game_rules.book_size)
    shrinks = setup.cards_step < 0 < setup.cards_per_player and is_alike
    as_dealt = genome.turn_structure.is_trick_based and genome.turn_structure.tricks_per_hand in (None, 1)
    all_stay = not can_be_broke(scene)  # Else the winner may be out first, and all others stay in.
    return is_out and all_stay and shrinks and as_dealt and somebody_takes_a_trick(Scene(genome))


def _turns_of_a_hand(scene: Scene, cards: int) -> int | None:
    """How many turns a hand takes at most in which everybody is dealt so many cards, where that is certain."""
    if scene.is_one_round:
        return _turns_of_a_round(scene)
    if scene.step > 0:
        return None
    bounds = (
        _turns_with_tricks(scene),
        _turns_with_bets(scene, cards),
        _turns_until_played_out(scene),
        _turns_until_all_is_laid(scene),
        _turns_until_all_is_captured(scene),
        _turns_until_nobody_can_act(scene),
        _turns_without_new_cards(scene, cards),
        _turns_with_claims(scene),
    )
    return min((turns for turns in bounds if turns is not None), default=None)


def _turns_of_a_round(scene: Scene) -> int:
    """How many turns a hand takes at most in which everybody has one, with all that goes round the table in each."""
    every = Scene(scene.genome)  # A turn counts in which nothing ever happens.
    again, once = _turns_around(every)
    walks = scene.genome.player_count if every.has(*OWN) else 1  # One counts in which nobody has a turn, too.
    return once + walks * (1 + again)


def _turns_without_new_cards(scene: Scene, cards: int) -> int | None:
    """How many turns a hand takes at most in which cards are laid again and again, and nobody gets new ones."""
    genome, every = scene.genome, Scene(scene.genome)
    only_tricks = every.has_only(TrickPhase, TurnUpPhase, *ONCE) and every.has_tricks and not special_cards_draw(scene)
    stays = every.has_only(*LAYING, KnockPhase, *NO_CARDS) and not cards_come_to_hands(every)
    walks = 1 if only_tricks else _turns_to_a_card(scene) if stays else None
    held = genome.setup.deck_size if genome.setup.deal_remainder else cards * genome.player_count
    _, once = _turns_around(every)
    return None if walks is None else walks * held + once


def _turns_to_a_card(scene: Scene) -> int | None:
    """In how many turns somebody surely lays a card, those of players who pass among them."""
    players = scene.genome.player_count
    if nobody_passes(scene):
        return 1
    if _suits_go_on(scene):
        return players
    renews = scene.genome.game_rules.consecutive_pass_action is PassAction.RENEW_TABLEAU
    without = 0 if fewest_held(scene) else players - 1  # Who has no card to lead passes once more.
    return players + renews + without if _somebody_leads(scene) else None


def _turns_with_tricks(scene: Scene) -> int | None:
    """How many turns a hand takes at most in which every turn of a player has one trick: each of its cards counts."""
    every, tricks = Scene(scene.genome), most_tricks(scene)
    others = (SwapPhase, KnockPhase, DrawPhase, TurnUpPhase)
    is_plain = every.has_only(TrickPhase, *others) and cards_last(scene)
    is_plain |= every.has_only(TrickPhase, AskPhase, *others) and all_tricks_are_played(scene)
    is_plain |= every.has_only(TrickPhase, MeldPhase, DiscardPhase, TurnUpPhase) and every.has_tricks
    if tricks is None or not is_plain or not every.has(*OWN):
        return None
    without = every.has(KnockPhase, MeldPhase, DiscardPhase)  # One turn: a knock may end it, or nobody has a card left.
    asked = sum(_asked_again(phase, every) for phase in every.of_kind(AskPhase))
    return tricks * (scene.genome.player_count + 1 + asked) + without


def _asked_again(phase: AskPhase, scene: Scene) -> int:
    """How often a player asks again at most in one turn: cards that came stay, and nobody gives a rank twice."""
    setup, draws = scene.genome.setup, phase.draw_if_refused and phase.again_if_drawn and stock_gives_cards(scene)
    given = min(setup.deck_size, len(setup.ranks) * (scene.genome.player_count - 1)) if phase.again_if_given else 0
    return setup.deck_size if draws else given


def _turns_with_bets(scene: Scene, cards: int) -> int | None:
    """How many turns a hand takes at most in which tricks are played, with bets between them."""
    every, tricks = Scene(scene.genome), most_tricks_dealt(scene, cards)
    kinds = (TrickPhase, BettingPhase, TurnUpPhase, BiddingPhase, TrumpPhase, WagerPhase)
    if not every.has_only(*kinds) or not every.has_tricks or tricks is None:
        return None
    bets, once = _turns_around(every)
    return scene.genome.player_count * tricks + (tricks + 1) * bets + once  # All with cards may fold before a trick.


def _turns_until_all_is_laid(scene: Scene) -> int | None:
    """How many turns a hand takes at most in which a card is laid in each, and none of these comes to a hand again."""
    every, setup = Scene(scene.genome), scene.genome.setup
    kinds = (PlayPhase, ClaimPhase, BettingPhase, TurnUpPhase, BiddingPhase, TrumpPhase, WagerPhase)
    laying = [phase for phase in every.phases if isinstance(phase, PlayPhase | ClaimPhase)]
    is_play = bool(laying) and isinstance(laying[0], PlayPhase)
    is_play &= must_lay(laying[0], scene) if every.has(ClaimPhase) else True
    is_plain = every.has_only(DrawPhase, *kinds) and is_play and only_who_leaves_passes(scene)
    to_pile = clears_table(every) or any(play.target is Location.DISCARD for play in every.of_kind(PlayPhase))
    comes_back = to_pile and can_reshuffle(every) and stock_can_run_out(scene)
    if not is_plain or not stay_where_laid(every) or comes_back:
        return None
    bets, once = _turns_around(every)
    laid = setup.deck_size if every.has(DrawPhase) else _most_in_hands(scene)
    return (laid + scene.genome.player_count) * (1 + bets) + once  # Whoever folds lays no card.


def _most_in_hands(scene: Scene) -> int:
    """How many cards are in hands at most in the course of a hand in which only special cards bring others."""
    setup, drawn = scene.genome.setup, drawn_by_special_cards(scene)
    if setup.deal_remainder or drawn is None:
        return setup.deck_size
    return min(setup.deck_size, setup.cards_per_player * scene.genome.player_count + drawn)


def _turns_until_all_is_captured(scene: Scene) -> int | None:
    """How many turns a hand takes at most in which each has a trick, the cards of which nobody gets back."""
    every, setup = Scene(scene.genome), scene.genome.setup
    tricks = list(every.of_kind(TrickPhase))
    is_taken = bool(tricks) and all(trick.level is LevelTrick.SUIT_LED for trick in tricks)
    is_plain = every.has_only(*LAYING, TrickPhase, BettingPhase, KnockPhase, TurnUpPhase, *ONCE)
    if not (is_plain and is_taken) or special_cards_draw(scene) or setup.tableau_mode is TableauMode.WAR:
        return None
    again, once = _turns_around(every)
    return (setup.deck_size + 1) * (1 + again + scene.genome.player_count * len(tricks)) + once


def _turns_until_nobody_can_act(scene: Scene) -> int | None:
    """How many turns a hand takes at most in which nobody is asked who may do nothing, and no card ever comes back.

    Each card is drawn, laid and cleared away once at most, each player leaves the hand once, and a round in which none
    of that happens is the last.
    """
    every, size, players = Scene(scene.genome), scene.genome.setup.deck_size, scene.genome.player_count
    comes_back = not stay_where_laid(every) or (can_reshuffle(every) and stock_can_run_out(scene))
    if comes_back or not all(map(_moves_a_card, every.phases)):
        return None
    _, once = _turns_around(every)
    return players * (3 * size + players + once + 1) + size + once  # Each card of a trick is a turn, too.


def _moves_a_card(phase: Phase) -> bool:
    """Whether a card goes from the stock or a hand to where it stays, if somebody is asked something in a phase."""
    match phase:
        case PlayPhase():
            return phase.mandatory and phase.min_cards > 0
        case DiscardPhase():
            return phase.mandatory
        case DrawPhase():
            return phase.mandatory and {phase.source, phase.or_source} <= {Location.DECK, None}
        case ClaimPhase():
            return not may_take_pile(phase)
        case _:
            return isinstance(phase, (TrickPhase, TurnUpPhase, *ONCE))


def _turns_around(scene: Scene) -> tuple[int, int]:
    """How many turns all players have at most in what goes round the table: in each turn of a player, and once."""
    around = [phase for phase in scene.phases if not isinstance(phase, (*OWN, TrickPhase, TurnUpPhase))]
    again = sum(_turns_of_each(phase) for phase in around if not isinstance(phase, ONCE))
    once = sum(_turns_of_each(phase) for phase in around if isinstance(phase, ONCE))
    return scene.genome.player_count * again, scene.genome.player_count * once


def _turns_until_played_out(scene: Scene) -> int | None:
    """How many turns a hand takes at most in which hands get smaller with every turn, bets and the like among them."""
    sizes, players = hand_sizes(scene), scene.genome.player_count
    if sizes is None or sizes.turns is None:
        return None
    again, once = _turns_around(Scene(scene.genome))
    tricks = players * len(list(scene.of_kind(TrickPhase)))
    return players * sizes.turns * (1 + again + tricks) + once


def _turns_with_claims(scene: Scene) -> int | None:
    """How many turns a hand takes at most in which everybody has one card to claim with, bets among them."""
    every = Scene(scene.genome)
    again, once = _turns_around(every)
    turns = turns_until_true(every)
    return None if turns is None else (turns + 1) * (1 + again) + once


def _suits_go_on(scene: Scene) -> bool:
    """Whether somebody always has a card that fits, and has to play it."""
    has_to = all(play.mandatory and play.min_cards > 0 for play in scene.of_kind(PlayPhase))
    return scene.goes_on_by_suits and has_to and len(scene.phases) == 1


def _somebody_leads(scene: Scene) -> bool:
    """Whether a card is played after all others have passed, as often as that happens."""
    every, plays = Scene(scene.genome), list(scene.of_kind(PlayPhase))
    is_plain = every.has_only(PlayPhase, MeldPhase, DiscardPhase) and len(list(every.of_kind(PlayPhase))) == 1
    return is_plain and len(plays) == 1 and climbs(scene.genome, plays[0]) and keeps_going(plays[0], scene)


def _turns_of_each(phase: Phase) -> int:
    """How many turns every player has at most in what goes round the table once."""
    return phase.max_raises + 2 if isinstance(phase, BettingPhase) else 2 if isinstance(phase, TributePhase) else 1
