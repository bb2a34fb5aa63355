"""Hands that are compared, and what is scored at the end of a hand."""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from itertools import combinations

from darwindeck.genome.schema import (
    GamePoint,
    HandEvaluation,
    HandEvaluationMethod,
    MajorityMeasure,
    ScoringRule,
    ScoringTrigger,
    ShowdownMethod,
    WinType,
)
from darwindeck.rulebook.cases._case import Case, Parts
from darwindeck.rulebook.cases._moments import Moment
from darwindeck.rulebook.cases._pots import _is_contested, _method
from darwindeck.simulation.reference import Card, State
from darwindeck.simulation.reference._conditions import Situation, holds
from darwindeck.simulation.reference._hand_end import END_OF_HAND
from darwindeck.simulation.reference._hands import Key, _totals, hand_key, hand_value, is_bust, point_total
from darwindeck.simulation.reference._house import _house_draws
from darwindeck.simulation.reference._knocking import _points
from darwindeck.simulation.reference._majorities import _that_count, amount_of
from darwindeck.simulation.reference._melds import best_melds
from darwindeck.simulation.reference._scoring import score_game_points, score_rules
from darwindeck.simulation.reference._seats import are_opponents, opponents_in_hand
from darwindeck.simulation.reference._winning import is_race

# ---------------------------------------------------------------------------------------- comparing hands


def _compared(moment: Moment) -> list[frozenset[Card]]:
    """The hands of players that are compared with each other when a hand is over; none where nobody asks."""
    state, rules = moment.state, moment.state.genome.game_rules
    if not moment.is_hand_over:
        return []
    wins = any(win.type is WinType.BEST_HAND and not is_race(win) for win in state.genome.win_conditions)
    for_pot = _is_contested(moment) and _method(state) is ShowdownMethod.HAND_EVALUATION
    if wins or for_pot:
        return [state.compared_hand(seat) for seat in sorted(state.in_hand)]
    for_worst = rules.worst_hand_points != 0 and len(state.in_hand) > 1
    return [state.hands[seat] for seat in sorted(state.in_hand)] if for_worst else []


def _with_house(moment: Moment) -> list[frozenset[Card]]:
    """The hands that are compared, be it with that of the house, and this one."""
    state = moment.state
    if not moment.is_hand_over or not any(state.stakes):
        return _compared(moment)
    staked = [state.hands[seat] for seat in sorted(state.in_hand) if state.stakes[seat]]
    return [*_compared(moment), *staked, frozenset(_house_draws(state).house)]


def _pairs(moment: Moment, method: HandEvaluationMethod) -> Iterator[tuple[Key, Key]]:
    """The worths of every two hands that are compared, where hands are compared in that way."""
    evaluation, ranks = moment.state.genome.hand_evaluation, moment.state.game.ranks
    if evaluation is not None and evaluation.method is method:
        yield from combinations([hand_key(hand, evaluation, ranks) for hand in _compared(moment)], 2)


def _by_kinds(moment: Moment) -> Iterator[tuple[Key, Key]]:
    yield from _pairs(moment, HandEvaluationMethod.PATTERN_MATCH)


def _sequence_decides(moment: Moment) -> bool:
    return any(one[0] == other[0] and one[1] != other[1] for one, other in _by_kinds(moment))


def _ranks_decide(moment: Moment) -> bool:
    return any(one[:2] == other[:2] and one[2] != other[2] for one, other in _by_kinds(moment))


def _is_of_no_kind(moment: Moment) -> bool:
    return any(-1 in (one[0], other[0]) for one, other in _by_kinds(moment))


def _is_cut_short(one: Sequence[object], other: Sequence[object]) -> bool:
    """Whether one begins with all that is in the other, or the other way round, and they are not the same."""
    common = min(len(one), len(other))
    return len(one) != len(other) and one[:common] == other[:common]


def _another_card_decides(moment: Moment) -> bool:
    """Whether of two hands that are equal so far one has another card to compare."""
    for one, other in _by_kinds(moment):
        apart = [pair for pair in zip(one[2], other[2], strict=True) if pair[0] != pair[1]]
        if one[:2] == other[:2] and apart and _is_cut_short(*apart[0]):
            return True
    return False


def _next_cards_decide(moment: Moment) -> bool:
    pairs = _pairs(moment, HandEvaluationMethod.HIGH_CARD)
    alike = ((one, other) for one, other in pairs if one and other and one[0] == other[0] and one != other)
    return any(not _is_cut_short(one, other) for one, other in alike)


def _more_cards_decide(moment: Moment) -> bool:
    return any(_is_cut_short(*pair) for pair in _pairs(moment, HandEvaluationMethod.HIGH_CARD))


def _are_level(moment: Moment) -> bool:
    methods = (HandEvaluationMethod.PATTERN_MATCH, HandEvaluationMethod.HIGH_CARD)
    return any(one == other for method in methods for one, other in _pairs(moment, method))


def _ace_stands_low(moment: Moment) -> bool:
    """Whether a hand would be worth less if the ace were only high."""
    evaluation, ranks, hands = moment.state.genome.hand_evaluation, moment.state.game.ranks, _compared(moment)
    if evaluation is None or evaluation.method is not HandEvaluationMethod.PATTERN_MATCH or not hands:
        return False
    high = replace(evaluation, patterns=tuple(replace(one, sequence_wrap=False) for one in evaluation.patterns))
    return any(hand_key(hand, evaluation, ranks) != hand_key(hand, high, ranks) for hand in hands)


def _some_hand(is_so: Callable[[frozenset[Card], HandEvaluation], bool]) -> Callable[[Moment], bool]:
    """Whether something is true of a hand that is compared."""

    def happens(moment: Moment) -> bool:
        evaluation = moment.state.genome.hand_evaluation
        return evaluation is not None and any(is_so(hand, evaluation) for hand in _with_house(moment))

    return happens


def _is_too_much(hand: frozenset[Card], evaluation: HandEvaluation) -> bool:
    return is_bust(point_total(hand, evaluation), evaluation)


def _has_two_as_good(hand: frozenset[Card], evaluation: HandEvaluation) -> bool:
    """Whether a hand could count another total that is as near to the target."""
    total, target = point_total(hand, evaluation), evaluation.target_value
    others = {one for one in _totals(hand, evaluation) - {total} if not is_bust(one, evaluation)}
    return target is not None and any(abs(one - target) == abs(total - target) for one in others)


def _counts_second_value(hand: frozenset[Card], evaluation: HandEvaluation) -> bool:
    """Whether a hand is better because a card has another value."""
    plain = tuple(replace(one, alternate_value=None) for one in evaluation.card_values)
    return point_total(hand, evaluation) != point_total(hand, replace(evaluation, card_values=plain))


def _threes(game: Sequence[Moment]) -> tuple[Parts, Parts]:
    """The numbers that three of a rank may count, and those that a hand counts because of them."""
    evaluation = game[0].state.genome.hand_evaluation
    if evaluation is None:
        return frozenset(), frozenset()
    ranks = game[0].state.game.count_of_rank
    values = [one for one in evaluation.card_values if one.three_value is not None and ranks.get(one.rank, 0) >= 3]
    seen: set[int | None] = set()
    for moment in game:
        for hand in moment.state.hands if moment.is_hand_over else ():
            counts = Counter(card.rank for card in hand)
            seen |= {one.three_value for one in values if counts[one.rank] >= 3} & {point_total(hand, evaluation)}
    return frozenset(one.three_value for one in values), frozenset(seen)


def _are_equally_near(moment: Moment) -> bool:
    """Whether two totals, one above the target and one below it, are level."""
    evaluation, ranks = moment.state.genome.hand_evaluation, moment.state.game.ranks
    if evaluation is None or evaluation.target_value is None:
        return False
    hands = [hand for hand in _with_house(moment) if not _is_too_much(hand, evaluation)]
    worths = {(hand_key(hand, evaluation, ranks), point_total(hand, evaluation)) for hand in hands}
    return len({worth for worth, _ in worths}) < len(worths)


# ---------------------------------------------------------------------------------------- the worst hand


def _worst(moment: Moment) -> tuple[list[Key], bool]:
    """What hands are worth where the worst one is looked for, and whether the best one makes all others pay."""
    state, rules = moment.state, moment.state.genome.game_rules
    evaluation, ranks = state.genome.hand_evaluation, state.game.ranks
    if not moment.is_hand_over or rules.worst_hand_points == 0 or len(state.in_hand) < 2:
        return [], False
    worth = {seat: hand_key(state.hands[seat], evaluation, ranks) for seat in state.in_hand}
    best = [seat for seat in worth if worth[seat] == max(worth.values())]
    least = rules.others_pay_from
    most = max(hand_value(state.hands[seat], evaluation, ranks) for seat in best)
    return [*worth.values()], least is not None and most >= least


def _one_is_worst(moment: Moment) -> bool:
    worths, others_pay = _worst(moment)
    return bool(worths) and not others_pay


def _some_are_worst(moment: Moment) -> bool:
    worths, others_pay = _worst(moment)
    return bool(worths) and not others_pay and worths.count(min(worths)) > 1


def _all_others_pay(moment: Moment) -> bool:
    worths, others_pay = _worst(moment)
    return others_pay and len(set(worths)) > 1


# ---------------------------------------------------------------------------------------- knocks


def _knock_is_scored(moment: Moment) -> bool:
    state = moment.state
    return moment.is_hand_over and state.knock is not None and state.knock.seat in state.in_hand


def _deadwood_of_knocker(moment: Moment) -> int | None:
    state, evaluation = moment.state, moment.state.genome.hand_evaluation
    if not _knock_is_scored(moment) or not state.game.counts_deadwood or state.knock is None or evaluation is None:
        return None
    return best_melds(state.hands[state.knock.seat], evaluation, state.game.ranks).deadwood


def _knock_scores(moment: Moment) -> list[tuple[int, int]]:
    """Who scores what for a knock with deadwood."""
    knock = moment.state.knock
    return [*_points(moment.state, knock)] if _deadwood_of_knocker(moment) and knock is not None else []


def _knocker_scores(moment: Moment) -> bool:
    knock = moment.state.knock
    return knock is not None and any(seat == knock.seat for seat, _ in _knock_scores(moment))


def _is_undercut(moment: Moment) -> bool:
    knock = moment.state.knock
    return knock is not None and any(seat != knock.seat for seat, _ in _knock_scores(moment))


def _has_no_deadwood(moment: Moment) -> bool:
    return _deadwood_of_knocker(moment) == 0


def _lays_off(moment: Moment) -> bool:
    """Whether an opponent has less deadwood because of cards that fit the melds of the knocker."""
    state, knock, evaluation = moment.state, moment.state.knock, moment.state.genome.hand_evaluation
    if not _deadwood_of_knocker(moment) or knock is None or evaluation is None or not knock.phase.lay_off:
        return False
    melds = best_melds(state.hands[knock.seat], evaluation, state.game.ranks)
    return any(
        best_melds(state.hands[other], evaluation, state.game.ranks, melds).deadwood
        < best_melds(state.hands[other], evaluation, state.game.ranks).deadwood
        for other in opponents_in_hand(state, knock.seat)
    )


# ---------------------------------------------------------------------------------------- places and cards


def _place_is_taken(number: int) -> Callable[[Moment], bool]:
    return lambda moment: moment.is_hand_over and len(moment.state.last_places) >= number


def _last_place_is_taken(moment: Moment) -> bool:
    return moment.is_hand_over and len(moment.state.last_places) == moment.state.genome.player_count


def _has_place_with_cards(moment: Moment) -> bool:
    return moment.is_hand_over and len(moment.state.last_places) > len(moment.state.places)


def _scores_for_cards_left(moment: Moment) -> bool:
    state = moment.state
    if not moment.is_hand_over or not state.places:
        return False
    losers = [seat for seat in state.in_game if are_opponents(state, state.places[0], seat)]
    left = frozenset(card for seat in losers for card in state.hands[seat])
    return any(state.points_of(ScoringTrigger.LEFT_IN_HANDS, (card,)) for card in left)


def _scores_for_own_cards(moment: Moment) -> bool:
    state = moment.state
    held = (card for seat in state.in_game for card in state.hands[seat])
    return moment.is_hand_over and any(state.points_of(ScoringTrigger.HAND_END, (card,)) for card in held)


def _rules(game: Sequence[Moment]) -> tuple[Parts, Parts]:
    """The conditions for which players score, and those that somebody meets at the end of some hand."""
    every = frozenset(rule for rule in game[0].state.genome.scoring_rules if rule.points)
    seen: set[ScoringRule] = set()
    for moment in game:
        if moment.is_hand_over and every - seen:
            state = _before(score_rules, moment.state)
            seen |= {rule for rule in every - seen if _is_met(rule, state)}
    return every, frozenset(seen)


def _before(last: Callable[[State], State], state: State) -> State:
    """The position at the end of a hand before a step of what is paid and scored then."""
    for step in END_OF_HAND[: END_OF_HAND.index(last)]:
        state = step(state)
    return state


def _is_met(rule: ScoringRule, state: State) -> bool:
    situations = [(Situation(state, seat), state.hands[seat]) for seat in state.in_game]
    if rule.per_card:
        return any(holds(rule.condition, one, card) for one, hand in situations for card in hand)
    return any(holds(rule.condition, one) for one, _ in situations)


# ---------------------------------------------------------------------------------------- tricks and captured cards


def _shoots_the_moon(moment: Moment) -> bool:
    return moment.told.endswith("shoots the moon")


def _is_scored(moment: Moment) -> bool:
    """Whether all has been scored at the end of a hand."""
    return moment.state.hand_is_over and moment.told.startswith("scores")


def _tricks_beyond(moment: Moment) -> bool:
    state, rules = moment.state, moment.state.genome.trick_scoring
    if rules is None or not _is_scored(moment):
        return False
    return any(sum(state.tricks[seat] for seat in side) > rules.book for side in state.game.sides)


def _cards_beyond(moment: Moment) -> bool:
    state, rules = moment.state, moment.state.genome.trick_scoring
    if rules is None or not _is_scored(moment):
        return False
    return any(sum(len(state.captured[seat]) for seat in side) > rules.card_book for side in state.game.sides)


def _captured(state: State) -> list[frozenset[Card]]:
    """What each side in the game has captured."""
    sides = [side for side in state.game.sides if state.in_game.intersection(side)]
    return [frozenset().union(*(state.captured[seat] for seat in side)) for side in sides]


def _most_are_level(moment: Moment) -> bool:
    state = moment.state
    if not _is_scored(moment):
        return False
    for rule in state.genome.majority_scoring:
        amounts = [amount_of(rule, cards, state.game) for cards in _captured(state)]
        if rule.points and max(amounts) > 0 and amounts.count(max(amounts)) > 1:
            return True
    return False


def _lacks_a_suit(moment: Moment) -> bool:
    """Whether somebody has no card of a suit where the best one of each counts."""
    state = moment.state
    rules = [one for one in state.genome.majority_scoring if one.measure is MajorityMeasure.BEST_OF_EACH_SUIT]
    if not _is_scored(moment):
        return False
    return any(
        {card.suit for card in _that_count(rule, cards)}
        < {card.suit for card in _that_count(rule, frozenset(state.game.cards))}
        for rule in rules
        for cards in _captured(state)
    )


def _lines(moment: Moment) -> list[GamePoint | None]:
    """The line of the table that fits what each side has scored in a hand, if one does."""
    if not moment.is_hand_over or not moment.state.genome.game_points:
        return []
    state = _before(score_game_points, moment.state)
    found = []
    for side in state.game.sides:
        gain = sum(state.scores[seat] - state.scores_before[seat] for seat in side)
        has_all = sum(state.tricks[seat] for seat in side) == sum(state.tricks)
        fitting = [one for one in state.genome.game_points if gain >= one.threshold and (has_all or not one.all_tricks)]
        found.append(max(fitting, key=lambda one: one.threshold, default=None))
    return found


def _scores_by_table(moment: Moment) -> bool:
    return any(line is not None for line in _lines(moment))


def _scores_nothing_by_table(moment: Moment) -> bool:
    return None in _lines(moment)


SCORING = (
    Case(r"the higher end of the sequence decides", _sequence_decides),
    Case(r"^(then|Between).* (ranks are compared|higher pair is better)", _ranks_decide),
    Case(r"In a sequence the ace may also stand below", _ace_stands_low),
    Case(r"^A hand of none of these kinds is below|^Any other hand ranks below", _is_of_no_kind),
    Case(r"the one that has another card to compare is better", _another_card_decides),
    Case(r"^When these are of one rank, the next highest", _next_cards_decide),
    Case(r"if all are level, the hand with more cards is best", _more_cards_decide),
    Case(r"^Hands that are still equal are level|^cards of one rank are level", _are_level),
    Case(r"^totals that are equally near are level", _are_equally_near),
    Case(r"or more is bust|^it loses to every other total", _some_hand(_is_too_much)),
    Case(r"^A card with two values counts as", _some_hand(_counts_second_value)),
    Case(r"two totals that would be equally good your hand counts the lower", _some_hand(_has_two_as_good)),
    Case(r"^Instead, a hand as a whole may count", parts=_threes),
    Case(r"with the worst hand (loses|scores)", _one_is_worst),
    Case(r"^if (several|both) are level, each of them does", _some_are_worst),
    Case(r"^But if the best hand counts", _all_others_pay),
    Case(r"the knock is scored", _knock_is_scored),
    Case(r"has more deadwood than the knocker", _knocker_scores),
    Case(r"that is an undercut|^the opponent scores the difference", _is_undercut),
    Case(r"^Against a knocker|^the knocker scores", _has_no_deadwood),
    Case(r"^The opponent lays off cards", _lays_off),
    Case(r"whoever went out (scores|loses)|points? to the first", _place_is_taken(1)),
    Case(r"points? to the second", _place_is_taken(2)),
    Case(r"points? to the third", _place_is_taken(3)),
    Case(r"points? to the last", _last_place_is_taken),
    Case(r"has the next place", _has_place_with_cards),
    Case(r"the player who went out.* still holds?", _scores_for_cards_left),
    Case(r"^At the end of the hand, you (score|lose).* that you still hold", _scores_for_own_cards),
    Case(r"^At the end of the hand, you (score|lose) .*( in your hand| if )", parts=_rules),
    Case(r"has shot the moon|(scores|loses) nothing for them, and", _shoots_the_moon),
    Case(r"for each trick beyond the first", _tricks_beyond),
    Case(r"captured( card)? beyond the first", _cards_beyond),
    Case(r"are level for (this|one of these), nobody scores", _most_are_level),
    Case(r"^without one of .* you have no total", _lacks_a_suit),
    Case(r"by the first line of this table that fits", _scores_by_table),
    Case(r"^If none does, the hand scores nothing", _scores_nothing_by_table),
)
