"""A worked example: a hand that was really played, scored step by step."""

from collections import Counter
from collections.abc import Iterator, Sequence

from darwindeck.genome.schema import HandEvaluationMethod, MajorityMeasure, MajorityScoring, ScoringTrigger, Suit
from darwindeck.rulebook._cards import rank_name, short_name, suit_name, these
from darwindeck.rulebook._scene import Scene
from darwindeck.rulebook._seats import player, players
from darwindeck.rulebook._section import Block, Rule, Table, text
from darwindeck.rulebook._ways import wins_by_score
from darwindeck.rulebook._words import counted, digits, listed, number
from darwindeck.rulebook.examples._scored_hand import Scored, first_hand
from darwindeck.simulation.cards import Card, in_order
from darwindeck.simulation.reference import State
from darwindeck.simulation.reference._hands import hand_value
from darwindeck.simulation.reference._melds import best_melds

_MOST_SHOWN = 13


def example(scene: Scene) -> Iterator[Block]:
    """A worked example, if the first hand of a game shows one."""
    scored = first_hand(scene)
    if scored is None:
        return
    genome = scene.genome
    sides = (
        tuple(tuple(sorted(team)) for team in genome.teams)
        if scene.has_teams and wins_by_score(scene)
        else tuple((seat,) for seat in range(genome.player_count))
    )
    names = [players(side) for side in sides]
    facts = [Rule(fact) for fact in _facts(scored, scene, sides, names)]
    yield text(Rule("For example, a hand may be scored as follows."), *facts)
    rows = [
        (name, *(digits(sum(points[seat] for seat in side)) for side in sides))
        for name, points in scored.parts
        if any(points)
    ]
    if len(rows) > 1:
        rows.append(("Together", *(digits(sum(scored.total[seat] for seat in side)) for side in sides)))
    yield Table(("Points", *names), tuple(rows), ("scores",))


# ---------------------------------------------------------------------------------------- what happened


def _facts(scored: Scored, scene: Scene, sides: Sequence[Sequence[int]], names: Sequence[str]) -> Iterator[str]:
    """What the points are for: cards taken, cards held, tricks, places."""
    genome, state = scene.genome, scored.state
    triggers = {rule.trigger for rule in genome.card_scoring if rule.points}
    if ScoringTrigger.TRICK_WIN in triggers:
        yield from _taken(scored, sides, names)
    if genome.trick_scoring is not None and genome.trick_scoring.points_per_trick and scene.has_tricks:
        tricks = [sum(state.tricks[seat] for seat in side) for side in sides]
        told = (f"{name} took {counted(count, 'trick')}" for name, count in zip(names, tricks, strict=True))
        yield f"{listed(list(told))}."
    if genome.trick_scoring is not None and genome.trick_scoring.last_trick_points:
        last = state.took_last_trick
        if last is not None:
            yield f"{player(last)} took the last trick."
    if genome.trick_scoring is not None and genome.trick_scoring.points_per_card:
        cards = [sum(len(state.captured[seat]) for seat in side) for side in sides]
        told = (f"{name} captured {counted(count, 'card')}" for name, count in zip(names, cards, strict=True))
        yield f"{listed(list(told))}."
    if state.last_places and (any(genome.game_rules.place_points) or ScoringTrigger.LEFT_IN_HANDS in triggers):
        yield from _places(state)
    if genome.contract_scoring is not None:
        yield from _bids(state)
    if ScoringTrigger.CAPTURE in triggers:
        yield from _scoring_cards(scored, sides, names)
    if genome.majority_scoring:
        yield from _captured(state, scene, sides, names)
    is_knock = state.knock is not None and scene.counts_deadwood
    if is_knock:
        yield from _knocked(state)
    at_end = {ScoringTrigger.HAND_END, ScoringTrigger.LEFT_IN_HANDS} & triggers
    by_rules = any(rule.points for rule in genome.scoring_rules)
    if (at_end or by_rules or genome.game_rules.worst_hand_points) and not is_knock:
        held = [(seat, hand) for seat, hand in enumerate(state.hands) if hand]
        if held and all(len(hand) <= _MOST_SHOWN for _, hand in held):
            yield f"{listed([f'{player(seat)} holds {_shown(hand)}{_total(seat, state)}' for seat, hand in held])}."
            if genome.game_rules.worst_hand_points:
                yield from _out_of_hand(state)


def _out_of_hand(state: State) -> Iterator[str]:
    """Who holds cards that are not compared."""
    seats = [seat for seat, hand in enumerate(state.hands) if hand and seat not in state.in_hand]
    if seats:
        yield f"{players(seats)} {'is' if len(seats) == 1 else 'are'} out of the hand."


def _places(state: State) -> Iterator[str]:
    """Who went out, in that order, and who was left, where places score."""
    first, *others = map(player, state.places)
    yield f"{first} went out{' first' if others else ''}{''.join(f', then {other}' for other in others)}."
    left = [seat for seat in state.last_places if seat not in state.places]
    if left and any(state.genome.game_rules.place_points):
        yield f"{player(left[0])} was the last one left."


def _bids(state: State) -> Iterator[str]:
    """What was bid, and what came of it."""
    parts = []
    for seat, bid in enumerate(state.bids):
        if bid is not None:
            said = "Nil" if bid.is_nil else number(bid.tricks)
            parts.append(f"{player(seat)} bid {said} and took {counted(state.tricks[seat], 'trick')}")
    if parts:
        yield f"{'; '.join(parts)}."


def _captured(state: State, scene: Scene, sides: Sequence[Sequence[int]], names: Sequence[str]) -> Iterator[str]:
    """How many cards each side has of those of which most count."""
    kinds = [rule.condition for rule in scene.genome.majority_scoring if rule.measure is MajorityMeasure.CARDS]
    kinds = [one for one in dict.fromkeys(kinds) if one.rank is None]
    parts = []
    for side, name in zip(sides, names, strict=True):
        cards = [card for seat in side for card in state.captured[seat]]
        counts = [sum(kind.covers(card.rank, card.suit) for card in cards) for kind in kinds]
        words = ["card" if kind.suit is None else suit_name(kind.suit) for kind in kinds]
        if words:
            parts.append(f"{name} captured {listed([counted(*one) for one in zip(counts, words, strict=True)])}")
    if parts:
        yield f"{'; '.join(parts)}."
    for rule in scene.genome.majority_scoring:
        if rule.points and rule.measure is MajorityMeasure.BEST_OF_EACH_SUIT:
            yield from _best_of_suits(state, rule, sides, names)
        elif rule.points and rule.measure is MajorityMeasure.VALUES:
            yield from _total_values(state, rule, sides, names)


def _total_values(
    state: State, rule: MajorityScoring, sides: Sequence[Sequence[int]], names: Sequence[str]
) -> Iterator[str]:
    """The cards that make the totals of all cards of some kind: one by one, or so many of each rank."""
    values = {one.rank: one.value for one in rule.card_values if one.value}
    if not values:
        return
    parts = []
    for side, name in zip(sides, names, strict=True):
        captured = (card for seat in side for card in state.captured[seat])
        cards = in_order(
            card for card in captured if card.rank in values and rule.condition.covers(card.rank, card.suit)
        )
        counts = Counter(card.rank for card in cards)
        dearest = sorted(counts, key=lambda rank: (-values[rank], state.game.ranks.index(rank)))
        ranks = listed([counted(counts[rank], rank_name(rank)) for rank in dearest])
        verb = "have" if len(side) > 1 else "has"
        of = _shown(cards) if len(cards) <= _MOST_SHOWN else ranks
        total = f"{sum(values[card.rank] for card in cards):,} for {of}" if cards else "none that counts"
        parts.append(f"{name} {verb} {total}")
    yield f"Of the total values of captured {these(rule.condition)}, {'; '.join(parts)}."


def _best_of_suits(
    state: State, rule: MajorityScoring, sides: Sequence[Sequence[int]], names: Sequence[str]
) -> Iterator[str]:
    """The cards that make the totals of one card in each suit."""
    values = {one.rank: one.value for one in rule.card_values}
    suits = {suit for rank, suit in state.genome.setup.cards if rule.condition.covers(rank, suit)}
    if len(suits) == 1:
        return
    parts = []
    for side, name in zip(sides, names, strict=True):
        best: dict[Suit, Card] = {}
        for card in in_order(card for seat in side for card in state.captured[seat]):
            if rule.condition.covers(card.rank, card.suit):
                best[card.suit] = max(best.get(card.suit, card), card, key=lambda one: values.get(one.rank, 0))
        counts = best.keys() == suits
        total = f"{sum(values.get(card.rank, 0) for card in best.values())} for {_shown(list(best.values()))}"
        verb = "have" if len(side) > 1 else "has"
        parts.append(f"{name} {verb} {total if counts else 'no card of some suit, and so no total'}")
    yield f"Of the totals of one card in each suit, {'; '.join(parts)}."


def _total(seat: int, state: State) -> str:
    """What a hand counts, where hands are compared by that."""
    evaluation = state.genome.hand_evaluation
    is_asked = evaluation is not None and evaluation.method is HandEvaluationMethod.POINT_TOTAL
    if not is_asked or not state.genome.game_rules.worst_hand_points:
        return ""
    return f" ({hand_value(state.hands[seat], evaluation, state.game.ranks)})"


def _knocked(state: State) -> Iterator[str]:
    """What the hands come to after a knock."""
    knock, evaluation, ranks = state.knock, state.genome.hand_evaluation, state.game.ranks
    assert knock is not None
    assert evaluation is not None
    mine = best_melds(state.hands[knock.seat], evaluation, ranks)
    yield f"{player(knock.seat)} knocks with {_shown(state.hands[knock.seat])} and has {_deadwood(mine.deadwood)}."
    laid = mine if knock.phase.lay_off and mine.deadwood else None
    for seat in sorted(state.in_hand - {knock.seat}):
        before = best_melds(state.hands[seat], evaluation, ranks).deadwood
        after = best_melds(state.hands[seat], evaluation, ranks, laid).deadwood
        left = f", and {number(after)} after laying off" if after < before else ""
        yield f"{player(seat)} holds {_shown(state.hands[seat])} and has {_deadwood(before)}{left}."


def _deadwood(points: int) -> str:
    return f"{counted(points, 'point')} of deadwood" if points else "no deadwood"


def _taken(scored: Scored, sides: Sequence[Sequence[int]], names: Sequence[str]) -> Iterator[str]:
    """The cards that score in tricks, and who has them."""
    state, parts = scored.state, []
    if not any(state.tricks):
        yield "Nobody took a trick."
        return
    for side, name in zip(sides, names, strict=True):
        cards = [card for seat in side for card in state.captured[seat] & scored.in_tricks]
        scoring = [card for card in cards if state.points_of(ScoringTrigger.TRICK_WIN, frozenset({card}))]
        verb = "have" if len(side) > 1 else "has"
        if scoring or not _is_lone_card(state):
            parts.append(f"{name} {verb} {_shown(scoring) if scoring else 'none of the cards that score'}")
    yield f"In tricks, {listed(parts)}." if parts else "Nobody has taken the card that scores in tricks."


def _is_lone_card(state: State) -> bool:
    """Whether one card alone scores in tricks."""
    cards = (frozenset({card}) for card in state.game.cards)
    return sum(state.points_of(ScoringTrigger.TRICK_WIN, card) != 0 for card in cards) == 1


def _scoring_cards(scored: Scored, sides: Sequence[Sequence[int]], names: Sequence[str]) -> Iterator[str]:
    """The cards that score when they are captured, and who has them."""
    state, parts = scored.state, []
    for side, name in zip(sides, names, strict=True):
        cards = [card for seat in side for card in state.captured[seat] - scored.in_tricks]
        scoring = [card for card in cards if state.points_of(ScoringTrigger.CAPTURE, frozenset({card}))]
        if 0 < len(scoring) <= _MOST_SHOWN:
            parts.append(f"{name} captured {_shown(scoring)}")
    if parts:
        yield f"{listed(parts)}."


def _shown(cards: Sequence[Card] | frozenset[Card]) -> str:
    return " ".join(short_name(str(card)) for card in in_order(cards)) or "no card"
