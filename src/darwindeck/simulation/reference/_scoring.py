"""What is scored and paid at the end of a hand."""

from darwindeck.genome.schema import MajorityScoring, ScoringTrigger, ShowdownMethod
from darwindeck.simulation.events import PaysOrGets, ScorePart, ShootsTheMoon
from darwindeck.simulation.kinds import ChipsFor
from darwindeck.simulation.reference._conditions import Situation, holds
from darwindeck.simulation.reference._contracts import contract_result
from darwindeck.simulation.reference._hands import hand_key, hand_value, showdown_key
from darwindeck.simulation.reference._majorities import majority
from darwindeck.simulation.reference._pot import shares_of_pot
from darwindeck.simulation.reference._seats import are_opponents
from darwindeck.simulation.reference._state import State, at_seat
from darwindeck.simulation.reference._telling import seen_of
from darwindeck.simulation.reference._turns import score, score_cards


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
            state = state.happened(PaysOrGets(seat, won, ChipsFor.POT))
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
        state = score_cards(state, seat, ScoringTrigger.HAND_END, state.hands[seat])
    return state


def score_cards_left(state: State) -> State:
    """What the other sides still hold scores for the player who went out first."""
    if not state.places:
        return state
    first = state.places[0]
    losers = [seat for seat in sorted(state.in_game) if are_opponents(state, first, seat)]
    left = frozenset(card for seat in losers for card in state.hands[seat])
    return score_cards(state, first, ScoringTrigger.LEFT_IN_HANDS, left)


def score_moon(state: State) -> State:
    """A side that took every card that scores in tricks loses the points again, and all others score them."""
    game = state.game
    scoring = {card for card, points in game.points[ScoringTrigger.TRICK_WIN].items() if points}
    points = game.points_of(ScoringTrigger.TRICK_WIN, game.cards)
    if not state.genome.game_rules.shoot_the_moon or points == 0:
        return state
    for side in game.sides:
        if scoring <= frozenset().union(*(state.captured[seat] for seat in side)):
            path = "game_rules.shoot_the_moon"
            state = score(state.happened(ShootsTheMoon(side[0])), side[0], ScorePart(path, -points))
            for seat in sorted(state.in_game.difference(side)):
                state = score(state, seat, ScorePart(path, points))
            break
    return state


def score_places(state: State) -> State:
    """Players score for the places in which they went out, and the only one left in the hand for the last."""
    for place, (seat, points) in enumerate(zip(state.last_places, state.genome.game_rules.place_points, strict=False)):
        state = score(state, seat, ScorePart(f"game_rules.place_points[{place}]", points))
    return state


def score_rules(state: State) -> State:
    """Scoring rules are asked of every player in the game; with `per_card`, once for each card in hand."""
    for number, rule in enumerate(state.genome.scoring_rules):
        path = f"scoring_rules[{number}]"
        for seat in sorted(state.in_game):
            situation = Situation(state, seat)
            if rule.per_card:
                cards = tuple(card for card in sorted(state.hands[seat]) if holds(rule.condition, situation, card))
                part = ScorePart(path, rule.points * len(cards), cards, seen_of(state, cards))
            else:
                part = ScorePart(path, rule.points * holds(rule.condition, situation))
            state = score(state, seat, part)
    return state


def score_tricks(state: State) -> State:
    """Tricks and captured cards beyond the book, and the last trick, score for the first player of a side."""
    rules = state.genome.trick_scoring
    if rules is None:
        return state
    for side in state.game.sides:
        tricks = sum(state.tricks[seat] for seat in side)
        cards = sum(len(state.captured[seat]) for seat in side)
        state = score(
            state,
            side[0],
            ScorePart("trick_scoring.points_per_trick", max(0, tricks - rules.book) * rules.points_per_trick),
            ScorePart("trick_scoring.last_trick_points", rules.last_trick_points * (state.took_last_trick in side)),
            ScorePart("trick_scoring.points_per_card", max(0, cards - rules.card_book) * rules.points_per_card),
        )
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
            state = score(state, seat, ScorePart("game_rules.worst_hand_points", rules.worst_hand_points))
    return state


def score_majorities(state: State) -> State:
    """For each majority the side that has captured most scores, if it is one side alone."""
    for number, rule in enumerate(state.genome.majority_scoring):
        state = score_majority(state, number, rule)
    return state


def score_majority(state: State, number: int, rule: MajorityScoring) -> State:
    """The side that has captured most scores by one rule, if it is one side alone."""
    winner = majority(rule, state)
    if winner is None:
        return state
    return score(state, state.game.sides[winner][0], ScorePart(f"majority_scoring[{number}]", rule.points))


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
        for seat, part in result.points:
            state = score(state, seat, part)
    return state


def score_game_points(state: State) -> State:
    """What was scored in the hand is taken back; what it is worth goes to the first player of the side."""
    steps = state.genome.game_points
    if not steps:
        return state
    for side in state.game.sides:
        gains = {seat: state.scores[seat] - state.scores_before[seat] for seat in side}
        for seat, gain in gains.items():
            state = score(state, seat, ScorePart("game_points", -gain))
        has_all_tricks = sum(state.tricks[seat] for seat in side) == sum(state.tricks)
        reached = [
            number
            for number, step in enumerate(steps)
            if (has_all_tricks or not step.all_tricks) and sum(gains.values()) >= step.threshold
        ]
        if reached:
            highest = max(reached, key=lambda number: steps[number].threshold)
            state = score(state, side[0], ScorePart(f"game_points[{highest}]", steps[highest].points))
    return state
