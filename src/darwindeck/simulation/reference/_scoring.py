"""What is scored and paid at the end of a hand."""

from darwindeck.genome.schema import ScoringTrigger, ShowdownMethod
from darwindeck.simulation.reference._conditions import Situation, holds
from darwindeck.simulation.reference._contracts import contract_result
from darwindeck.simulation.reference._hands import hand_key, hand_value, showdown_key
from darwindeck.simulation.reference._majorities import majority
from darwindeck.simulation.reference._pot import shares_of_pot
from darwindeck.simulation.reference._seats import are_opponents
from darwindeck.simulation.reference._state import State, at_seat
from darwindeck.simulation.reference._turns import score


def pay_pot(state: State) -> State:
    """At the end of a hand the pot goes to who went out first, else to the best hands, layer by layer."""
    return _pay(state, _pot_of_first_out(state) if state.places else _pot_of_best_hands(state))


def pay_for_battle(state: State, winner: int) -> State:
    """Where battles are bet on, the pot goes to who has taken one: the best, while the others are level."""
    if state.showdown is not ShowdownMethod.BATTLE:
        return state
    worth = {seat: int(seat == winner) for seat in sorted(state.in_hand)}
    return _pay(state, shares_of_pot(state.paid, worth, state.starter))


def _pay(state: State, wins: list[int]) -> State:
    if not any(state.paid):
        return state
    chips = tuple(had + won for had, won in zip(state.chips, wins, strict=True))
    state = state.but(chips=chips, paid=(0,) * len(state.paid))
    for seat, won in enumerate(wins):
        if won:
            state = state.told(f"P{seat} wins {won} chips")
    return state


def _pot_of_first_out(state: State) -> list[int]:
    return [sum(state.paid) if seat == state.places[0] else 0 for seat in state.game.seats]


def _pot_of_best_hands(state: State) -> list[int]:
    method = state.showdown or state.game.showdown
    hands = state.hands if method is ShowdownMethod.HIGHEST_CARD else [*map(state.compared_hand, state.game.seats)]
    worth = {seat: showdown_key(hands[seat], method, state.genome, state.game.ranks) for seat in sorted(state.in_hand)}
    return shares_of_pot(state.paid, worth, state.starter)


def score_cards_in_hand(state: State) -> State:
    """Cards in the hands of players in the game score for HAND_END."""
    for seat in sorted(state.in_game):
        state = score(state, seat, state.points_of(ScoringTrigger.HAND_END, state.hands[seat]))
    return state


def score_cards_left(state: State) -> State:
    """What the other sides still hold scores for the player who went out first."""
    if not state.places:
        return state
    first = state.places[0]
    losers = [seat for seat in sorted(state.in_game) if are_opponents(state, first, seat)]
    left = frozenset(card for seat in losers for card in state.hands[seat])
    return score(state, first, state.points_of(ScoringTrigger.LEFT_IN_HANDS, left))


def score_moon(state: State) -> State:
    """A side that took every card that scores in tricks loses the points again, and all others score them."""
    game = state.game
    scoring = {card for card, points in game.points[ScoringTrigger.TRICK_WIN].items() if points}
    points = game.points_of(ScoringTrigger.TRICK_WIN, game.cards)
    if not state.genome.game_rules.shoot_the_moon or points == 0:
        return state
    for side in game.sides:
        if scoring <= frozenset().union(*(state.captured[seat] for seat in side)):
            state = score(state.told(f"P{side[0]} shoots the moon"), side[0], -points)
            for seat in sorted(state.in_game.difference(side)):
                state = score(state, seat, points)
            break
    return state


def score_places(state: State) -> State:
    """Players score for the places in which they went out, and the only one left in the hand for the last."""
    for seat, points in zip(state.last_places, state.genome.game_rules.place_points, strict=False):
        state = score(state, seat, points)
    return state


def score_rules(state: State) -> State:
    """Scoring rules are asked of every player in the game; with `per_card`, once for each card in hand."""
    for rule in state.genome.scoring_rules:
        for seat in sorted(state.in_game):
            situation = Situation(state, seat)
            if rule.per_card:
                times = sum(holds(rule.condition, situation, card) for card in state.hands[seat])
            else:
                times = int(holds(rule.condition, situation))
            state = score(state, seat, rule.points * times)
    return state


def score_tricks(state: State) -> State:
    """Tricks and captured cards beyond the book, and the last trick, score for the first player of a side."""
    rules = state.genome.trick_scoring
    if rules is None:
        return state
    for side in state.game.sides:
        tricks = sum(state.tricks[seat] for seat in side)
        cards = sum(len(state.captured[seat]) for seat in side)
        points = max(0, tricks - rules.book) * rules.points_per_trick
        points += max(0, cards - rules.card_book) * rules.points_per_card
        points += rules.last_trick_points * (state.took_last_trick in side)
        state = score(state, side[0], points)
    return state


def score_worst_hands(state: State) -> State:
    """The worst hand, of two or more players in the hand, may cost something; level ones all of them.

    A best hand that is good enough makes all others the worst.
    """
    rules, evaluation, ranks = state.genome.game_rules, state.genome.hand_evaluation, state.game.ranks
    seats = sorted(state.in_hand)
    if rules.worst_hand_points == 0 or len(seats) < 2:
        return state
    worth = {seat: hand_key(state.hands[seat], evaluation, ranks) for seat in seats}
    worst, best = min(worth.values()), max(worth.values())
    values = [hand_value(state.hands[seat], evaluation, ranks) for seat in seats if worth[seat] == best]
    others_pay = rules.others_pay_from is not None and max(values) >= rules.others_pay_from
    for seat in seats:
        if worth[seat] != best if others_pay else worth[seat] == worst:
            state = score(state, seat, rules.worst_hand_points)
    return state


def score_majorities(state: State) -> State:
    """For each majority the side that has captured most scores, if it is one side alone."""
    for rule in state.genome.majority_scoring:
        winner = majority(rule, state)
        if winner is not None:
            state = score(state, state.game.sides[winner][0], rule.points)
    return state


def score_contracts(state: State) -> State:
    """Contracts are scored for each side of which somebody has bid."""
    rules = state.genome.contract_scoring
    if rules is None:
        return state
    for number, side in enumerate(state.game.sides):
        result = contract_result(
            rules,
            side,
            state.bids,
            state.tricks,
            state.bags[number],
            failed_nil_helps=state.genome.game_rules.failed_nil_helps,
        )
        state = state.but(bags=at_seat(state.bags, number, result.bags))
        for seat, points in result.points:
            state = score(state, seat, points)
    return state


def score_game_points(state: State) -> State:
    """What was scored in the hand is taken back; what it is worth goes to the first player of the side."""
    steps = state.genome.game_points
    if not steps:
        return state
    for side in state.game.sides:
        gains = {seat: state.scores[seat] - state.scores_before[seat] for seat in side}
        for seat, gain in gains.items():
            state = score(state, seat, -gain)
        has_all_tricks = sum(state.tricks[seat] for seat in side) == sum(state.tricks)
        open_steps = (step for step in steps if has_all_tricks or not step.all_tricks)
        reached = [step for step in open_steps if sum(gains.values()) >= step.threshold]
        if reached:
            highest = max(step.threshold for step in reached)
            state = score(state, side[0], next(step.points for step in reached if step.threshold == highest))
    return state
