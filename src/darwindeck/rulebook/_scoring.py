"""What scores, in the order in which it is scored."""

from collections import Counter
from collections.abc import Iterator

from darwindeck.genome.schema import (
    BiddingPhase,
    ClaimPenalty,
    ClaimPhase,
    Elimination,
    GoingOut,
    KnockPhase,
    ScoringRule,
    ScoringTrigger,
    TableauMode,
)
from darwindeck.rulebook._card_points import SCORES, card_points, worths
from darwindeck.rulebook._cards import these
from darwindeck.rulebook._conditions import Speaking, cards_asked, clause
from darwindeck.rulebook._early_end import most_counted
from darwindeck.rulebook._game_end import can_be_eliminated
from darwindeck.rulebook._going_out import going_out, one_goes_out
from darwindeck.rulebook._hand_end import hand_ends
from darwindeck.rulebook._hands import laid_off
from darwindeck.rulebook._laying import nothing_to_compare
from darwindeck.rulebook._leaving import can_drop_out, can_leave_hand
from darwindeck.rulebook._logic import ALWAYS
from darwindeck.rulebook._majorities import majority_points
from darwindeck.rulebook._places import has_table
from darwindeck.rulebook._races import is_race
from darwindeck.rulebook._rounds import hands_can_grow
from darwindeck.rulebook._scene import Scene
from darwindeck.rulebook._scores import in_a_hand, most_in_a_hand
from darwindeck.rulebook._section import Block, Rule, Section, Table, text
from darwindeck.rulebook._swaps import is_single_card
from darwindeck.rulebook._ways import ways, wins_by_score
from darwindeck.rulebook._winning import BY_SCORE
from darwindeck.rulebook._words import counted, digits, listed, number, ordinal, scored, sentence, times
from darwindeck.rulebook._worst_hand import is_of_who_goes_out


def section(scene: Scene) -> Section | None:
    """Points during a hand, then those at its end; None when nothing scores."""
    parts = [*_in_play(scene), *_at_end(scene)]
    if not parts:
        return None
    blocks: list[Block] = []
    first = list(_general(scene))
    if first:
        blocks.append(text(*first))
    for part in parts:
        blocks.extend(part)
    return Section("Scoring", tuple(blocks), is_scoring=True)


def _general(scene: Scene) -> Iterator[Rule]:
    if not points_decide(scene):
        yield Rule("Points do not decide who wins.")
    if scene.has_teams and wins_by_score(scene):
        yield Rule("A team's score is that of its players together.")
    if scene.has_teams and _score_eliminates(scene) and _teams_score_as_a_whole(scene):
        places = listed([ordinal(team[0] + 1) for team in scene.genome.teams], "or")
        yield Rule(
            f"What a team scores as a whole counts for the own score of one of its players: the {places} player, "
            "counted clockwise from the one who starts the first hand."
        )


def _teams_score_as_a_whole(scene: Scene) -> bool:
    """Whether there are points that no single player has scored."""
    genome = scene.genome
    rules = (genome.trick_scoring, genome.majority_scoring, genome.contract_scoring, genome.game_points)
    return any(rules) or genome.game_rules.shoot_the_moon


def points_decide(scene: Scene) -> bool:
    """Whether points help anybody to win or to stay in the game."""
    return wins_by_score(scene) or _score_eliminates(scene)


def _score_eliminates(scene: Scene) -> bool:
    return can_be_eliminated(scene) and scene.genome.game_rules.elimination is Elimination.NO_SCORE


# ---------------------------------------------------------------------------------------- during a hand


def _in_play(scene: Scene) -> Iterator[tuple[Block, ...]]:
    for trigger in (
        ScoringTrigger.PLAY,
        ScoringTrigger.CAPTURE,
        ScoringTrigger.SWEEP,
        ScoringTrigger.SET_COMPLETE,
        ScoringTrigger.TRICK_WIN,
    ):
        found = worths(scene, trigger)
        if found:
            yield card_points(found, trigger, scene)
    yield from _claims(scene)


def _claims(scene: Scene) -> Iterator[tuple[Block, ...]]:
    """Points that doubts and lies cost are told with the claims."""
    claims = [claim for claim in scene.of_kind(ClaimPhase) if claim.allow_challenge]
    doubts = any(claim.challenge_penalty is ClaimPenalty.LOSE_POINTS for claim in claims)
    lies = any(claim.lie_penalty is ClaimPenalty.LOSE_POINTS and claim.can_lie for claim in claims)
    what = (
        "doubting a claim or lying in one" if doubts and lies else "doubting a claim" if doubts else "lying in a claim"
    )
    if doubts or lies:
        yield (text(Rule(sentence(f"{what} may cost points (see Play)"), SCORES)),)


# ---------------------------------------------------------------------------------------- the end of a hand


def _at_end(scene: Scene) -> Iterator[tuple[Block, ...]]:
    """What scores when a hand is over, in the machine's order."""
    for trigger in (ScoringTrigger.HAND_END, ScoringTrigger.LEFT_IN_HANDS):
        if found := worths(scene, trigger):
            yield card_points(found, trigger, scene)
    if moon := shooting_the_moon(scene):
        yield (text(moon),)
    yield from _places(scene)
    if scene.has(KnockPhase) and scene.counts_deadwood:
        only_knocks = all("knock" in end.about for end in hand_ends(scene))
        when = f"At the end of {'each' if scene.several_hands else 'the'} hand"
        if not only_knocks:
            when = "At the end of a hand in which somebody knocked,"
        yield (text(Rule(f"{when} the knock is scored (see Play).", SCORES)),)
    yield from _rules(scene)
    yield from _worst_hand(scene)
    if shares := majority_points(scene):
        yield shares
    yield from _tricks(scene)
    if scene.genome.contract_scoring is not None and scene.has(BiddingPhase):
        yield (text(Rule("At the end of the hand bids are scored (see Contracts).", SCORES)),)
    yield from _game_points(scene)


def shooting_the_moon(scene: Scene) -> Rule | None:
    """What it means to take all cards that score in tricks, where that is something of its own."""
    genome = scene.genome
    plain = [one for one in worths(scene, ScoringTrigger.TRICK_WIN) if not one.trumps_only]
    cards = {card: sum(one.points for one in plain if one.cards.covers(*card)) for card in genome.setup.cards}
    total = sum(cards.values())
    if not genome.game_rules.shoot_the_moon or total == 0 or not scene.has_tricks:
        return None
    who = scene.side
    others = "each player of the other teams" if scene.has_teams else "each other player"
    every = "every card that scores in tricks"
    if len(plain) < 3:
        every = listed([f"all {these(one.cards)}".replace("all the ", "the ") for one in plain])
    every += f", be it in {scene.book}s," if scene.genome.game_rules.book_size else ""
    on_table = scene.genome.setup.tableau_mode in (TableauMode.MATCH_RANK, TableauMode.WAR) and has_table(scene)
    every += ", be it on the table," if on_table else ""
    moved = f"{counted(abs(total), 'point')}"
    changes = f"{'scores' if total > 0 else 'loses'} nothing for them"
    scores = f"scores {moved}" if total > 0 else f"loses {moved}"
    subject, again = ("that", "it") if scene.has_teams else ("who", f"this {who}")
    told = f"A {who} {subject} has taken {every} has shot the moon: {again} {changes}, and {others} {scores}."
    return Rule(told, ("shoots the moon", "scores"))


def _places(scene: Scene) -> Iterator[tuple[Block, ...]]:
    genome = scene.genome
    given = genome.game_rules.place_points[: genome.player_count]
    if not any(given) or going_out(scene) is GoingOut.NONE:
        return
    if one_goes_out(scene) and not any(given[1:]):
        does = f"scores {counted(given[0], 'point')}" if given[0] > 0 else f"loses {counted(-given[0], 'point')}"
        yield (text(Rule(f"At the end of the hand, whoever went out {does}.", SCORES)),)
        return
    places = []
    for place, points in enumerate(given, start=1):
        if points:
            who = "last" if place == genome.player_count and place > 1 else ordinal(place)
            places.append(f"{counted(points, 'point')} to the {who}")
    yield (
        text(
            Rule(sentence("at the end of the hand, players score for going out:", listed(places)), SCORES),
            *([Rule(f"{_left(scene)} has the next place.")] if _counts_last(scene) else []),
        ),
    )


def _left(scene: Scene) -> str:
    """Who has a place without having gone out; if all others are out of the hand for other reasons, nobody has one."""
    if can_drop_out(scene):
        return "When somebody has gone out, a player who alone is left in the hand"
    return "A player who alone is left with cards"


def _counts_last(scene: Scene) -> bool:
    """Whether the place of a player who did not go out may score."""
    given, count = scene.genome.game_rules.place_points, scene.genome.player_count
    return any(given[1:]) and (len(given) >= count or can_be_eliminated(scene) or can_drop_out(scene))


def _rules(scene: Scene) -> Iterator[tuple[Block, ...]]:
    found: list[Rule] = []
    for rule, count in Counter(rule for rule in scene.genome.scoring_rules if rule.points).items():
        found.append(Rule(_rule(rule, scene), SCORES))
        if count > 1:
            found.append(Rule(f"This is scored {times(count)}.", SCORES))
        found += [one for one in nothing_to_compare(rule.condition, scene) if one not in found]
    if found:
        yield (text(*found),)


def _rule(rule: ScoringRule, scene: Scene) -> str:
    gains = f"score {counted(rule.points, 'point')}" if rule.points > 0 else f"lose {counted(-rule.points, 'point')}"
    is_one = rule.per_card and rule.condition != ALWAYS and is_single_card(scene)
    if rule.per_card and not is_one and (cards := cards_asked(rule.condition)):
        return sentence(f"at the end of the hand, you {gains} for each {cards} in your hand")
    speaking = Speaking(card="your card" if is_one else "the card", deadwood=scene.counts_deadwood)
    each = " for each card in your hand" if rule.per_card and not is_one else ""
    only = "" if rule.condition == ALWAYS else f" if {clause(rule.condition, speaking)}"
    return sentence(f"at the end of the hand, you {gains}{each}{only}")


def _worst_hand(scene: Scene) -> Iterator[tuple[Block, ...]]:
    rules, evaluation = scene.genome.game_rules, scene.genome.hand_evaluation
    points = rules.worst_hand_points
    if points == 0 or scene.genome.player_count < 2:
        return
    does = f"scores {counted(points, 'point')}" if points > 0 else f"loses {counted(-points, 'point')}"
    who = "the player with the worst hand"
    if can_leave_hand(scene):
        who = "if two or more players are still in the hand, the one of them with the worst hand"
    level = "several are level, each of them" if scene.genome.player_count > 2 else "both are level, each of them"
    shared = "" if is_of_who_goes_out(scene) else f"; if {level} does"
    found = [Rule(f"At the end of the hand, {who} {does}{shared}.", SCORES)]
    found += map(Rule, laid_off(scene))
    if rules.others_pay_from is not None:
        is_most = not hands_can_grow(scene) and most_counted(scene) <= rules.others_pay_from
        best = f"But if the best hand counts {counted(rules.others_pay_from, 'point')}{'' if is_most else ' or more'}"
        others = "everybody in the hand" if can_leave_hand(scene) else "everybody"
        found.append(Rule(f"{best}, {others} whose hand is not as good {does} instead.", SCORES))
    if evaluation is not None and evaluation.with_table:
        found.append(Rule("Only the cards in hand count for this, and not those on the table."))
    yield (text(*found),)


def _tricks(scene: Scene) -> Iterator[tuple[Block, ...]]:
    rules, who = scene.genome.trick_scoring, scene.side
    if rules is None:
        return
    card = "card it has captured" if scene.has_teams else "captured card"
    worth = [(rules.points_per_trick, f"for each trick{beyond(rules.book)}")] if scene.has_tricks else []
    worth.append((rules.points_per_card, f"for each {card}{beyond(rules.card_book)}"))
    each = scored(worth)
    found = [Rule(f"At the end of the hand, each {who} {each}.", SCORES)] if each else []
    last = rules.last_trick_points
    if last and scene.has_tricks:
        that = "that" if scene.has_teams else "who"
        is_more = any(points * last > 0 for points, _ in worth)
        points = scored([(last, "more" if is_more else "")])
        found.append(Rule(f"The {who} {that} took the last trick of the hand {points}.", SCORES))
    if found:
        yield (text(*found),)


def beyond(free: int) -> str:
    """How many do not count: beyond the first six."""
    if free == 0:
        return ""
    return " beyond the first" if free == 1 else f" beyond the first {number(free)}"


# ---------------------------------------------------------------------------------------- game points


def _game_points(scene: Scene) -> Iterator[tuple[Block, ...]]:
    (low, _), most = in_a_hand(scene).reach(0), most_in_a_hand(scene)
    steps = sorted(scene.genome.game_points, key=lambda step: -step.threshold)
    steps = [step for step in steps if step.threshold <= most]
    if not scene.genome.game_points:
        return
    who, rows = scene.side, []
    seen: set[int] = set()
    for step in steps:
        if step.threshold in seen:
            continue
        condition = ", and every trick of the hand" if step.all_tricks and scene.has_tricks else ""
        if not condition:
            seen.add(step.threshold)
        more = "" if step.threshold == most else " or more"
        rows.append((f"{digits(step.threshold)}{more}{condition}", digits(step.points)))
    rules = [Rule(f"The points that a {who} has scored in the hand are not kept.", SCORES)]
    if rows:
        rules.append(Rule(f"Instead the {who} scores for the whole hand by the first line of this table that fits."))
    if rows and not any(threshold <= low for threshold in seen):
        rules.append(Rule("If none does, the hand scores nothing."))
    if any(is_race(win) and win.type in BY_SCORE for win in ways(scene)):
        rules.append(Rule("Until the hand is over its points count as part of the score."))
    table = [Table(("Points in the hand", "Score"), tuple(rows), SCORES)] if rows else []
    yield (text(*rules), *table)
