"""What scores, in the order in which it is scored."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from darwindeck.genome.schema import (
    BiddingPhase,
    CardCondition,
    ClaimPenalty,
    ClaimPhase,
    DiscardPhase,
    DrawPhase,
    Elimination,
    GameGenome,
    GoingOut,
    KnockPhase,
    Location,
    MajorityMeasure,
    MajorityScoring,
    MeldPhase,
    PlayPhase,
    Rank,
    ScoringRule,
    ScoringTrigger,
    Suit,
    TableauMode,
    TrickPhase,
)
from darwindeck.rulebook._cards import each_of, rank_name, rank_span, ranks_listed, suit_names, these
from darwindeck.rulebook._conditions import Speaking, clause
from darwindeck.rulebook._game_end import can_be_eliminated
from darwindeck.rulebook._hand_end import can_get_rid_of_cards
from darwindeck.rulebook._scene import Scene
from darwindeck.rulebook._scoring_example import digits
from darwindeck.rulebook._section import Block, Rule, Section, Table, text
from darwindeck.rulebook._winning import BY_SCORE, going_out, is_race, side, ways
from darwindeck.rulebook._words import counted, listed, number, ordinal, sentence

_SCORES = ("scores",)


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
    genome = scene.genome
    if not any(win.type in BY_SCORE for win in genome.win_conditions) and not _score_eliminates(scene):
        yield Rule("Points do not decide who wins.")
    if scene.has_teams:
        yield Rule("A team's score is that of its players together.")


def _score_eliminates(scene: Scene) -> bool:
    return can_be_eliminated(scene) and scene.genome.game_rules.elimination is Elimination.NO_SCORE


# ---------------------------------------------------------------------------------------- cards


@dataclass(frozen=True)
class Worth:
    """Cards of a kind and what each of them scores."""

    cards: CardCondition
    trumps_only: bool
    points: int


def worths(scene: Scene, trigger: ScoringTrigger) -> list[Worth]:
    """What cards score for something; rules about the same cards added, those without effect left out."""
    found: dict[tuple[CardCondition, bool], int] = {}
    for rule in scene.genome.card_scoring:
        if rule.trigger is trigger and any(rule.condition.covers(*card) for card in scene.genome.setup.cards):
            key = (rule.condition, rule.trumps_only)
            found[key] = found.get(key, 0) + rule.points
    return [Worth(cards, trumps, points) for (cards, trumps), points in found.items() if points]


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
            yield _cards(found, trigger, scene)
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
        yield (text(Rule(sentence(f"{what} may cost points (see Play)"), _SCORES)),)


def _occasion(scene: Scene, trigger: ScoringTrigger) -> tuple[str, str, tuple[str, ...]]:
    """Who scores for cards, which of them, and what else is to be said: "you", "that you play"."""
    genome = scene.genome
    match trigger:
        case ScoringTrigger.PLAY:
            hidden = scene.has(PlayPhase) and any(trick.face_down for trick in scene.of_kind(TrickPhase))
            return "you", "that you play", ("Cards played face down do not score.",) if hidden else ()
        case ScoringTrigger.CAPTURE:
            laid = f"lay down in a {scene.book}" if genome.game_rules.book_size else ""
            taken = "capture" if _captures(scene) else ""
            return "you", f"that you {' or '.join(filter(None, (taken, laid)))}", ()
        case ScoringTrigger.SWEEP:
            return "you", "with which you make a sweep", ()
        case ScoringTrigger.SET_COMPLETE:
            return "you", "when you lay all cards of its rank at once", ()
        case ScoringTrigger.TRICK_WIN:
            with_table = any(trick.takes_table for trick in scene.of_kind(TrickPhase))
            return (
                "you",
                f"in a trick that you take{', or that comes from the table with it' if with_table else ''}",
                (),
            )
        case ScoringTrigger.HAND_END:
            return "at the end of the hand, you", "that you still hold", ()
        case ScoringTrigger.LEFT_IN_HANDS:
            others = "the other teams" if scene.has_teams else "the others"
            return f"at the end of the hand, the player who went out{_first(scene)}", f"that {others} still hold", ()


def _first(scene: Scene) -> str:
    """A word for the first of several who go out; only whoever has the turn may do so where others keep their cards."""
    own = (DrawPhase, PlayPhase, DiscardPhase, MeldPhase, ClaimPhase)
    alone = all(isinstance(phase, own) for phase in scene.phases) and not scene.genome.special_effects
    is_over = going_out(scene) is GoingOut.ENDS_HAND and not scene.genome.game_rules.book_size
    takes = any(Location.OPPONENT_HAND in (draw.source, draw.or_source) for draw in scene.of_kind(DrawPhase))
    return "" if alone and is_over and not takes else " first"


def _captures(scene: Scene) -> bool:
    return scene.genome.setup.tableau_mode in (TableauMode.WAR, TableauMode.MATCH_RANK)


def _cards(found: Sequence[Worth], trigger: ScoringTrigger, scene: Scene) -> tuple[Block, ...]:
    """Cards that score: a sentence for one or two kinds, else a table."""
    who, which, notes = _occasion(scene, trigger)
    if len(found) == 1 and found[0].cards.rank is not None and found[0].cards.suit is not None:
        which = _which_one(which)
    extra = [Rule(note) for note in notes]
    if _overlap(found, scene.genome):
        extra.append(Rule("A card that is named twice scores for both."))
    does = "score" if who.endswith("you") else "scores"
    if len(found) > 2:
        rows = tuple((_capital(name), points) for name, points in rows_of(found, scene))
        intro = Rule(sentence(f"{who} {does} for each of these cards {which}:"), _SCORES)
        table = Table(("Cards", "Points each"), rows, _SCORES)
        return (text(intro), table, text(*extra)) if extra else (text(intro), table)
    if all(worth.points < 0 for worth in found):
        does = "lose" if does == "score" else "loses"
        found = [replace(worth, points=-worth.points) for worth in found]
    scored = listed([_each(worth) for worth in found])
    return (text(Rule(sentence(f"{who} {does} {scored} {which}"), _SCORES), *extra),)


def _which_one(which: str) -> str:
    """The same of a single card: if you play it."""
    if not which.startswith("that "):
        return which
    who, _, does = which.removeprefix("that ").partition(" ")
    return f"if you {does} it" if who == "you" else f"if one of the others {does.removeprefix('others ')}s it"


def _each(worth: Worth) -> str:
    return f"{counted(worth.points, 'point')} for {named(worth)}"


def named(worth: Worth) -> str:
    """Cards that score, as one of them: each heart, the ten of trumps."""
    name, cards = each_of(worth.cards), worth.cards
    if not worth.trumps_only:
        return name
    if cards.suit is not None:
        return f"{name}, if {suit_names(cards.suit)} are trumps,"
    return "each trump" if cards.rank is None else f"the {rank_name(cards.rank)} of trumps"


def _overlap(found: Sequence[Worth], genome: GameGenome) -> bool:
    """Whether some card of the game is meant twice."""
    return any(sum(worth.cards.covers(*card) for worth in found) > 1 for card in genome.setup.cards)


_PIPS = {rank: int(rank.value) for rank in Rank if rank.value.isdigit()}


def rows_of(found: Sequence[Worth], scene: Scene) -> list[tuple[str, str]]:
    """Cards and their points, those with the same points in a row, the dearest first."""
    groups: dict[tuple[object, ...], list[Worth]] = {}
    rows = []
    by_rank = all(one.cards.suit is None and not one.trumps_only for one in found)
    is_complete = by_rank and {one.cards.rank for one in found} == set(scene.genome.setup.ranks)
    for suit in (None, *Suit):
        pips = [one for one in found if one.cards.suit is suit and _has_face_value(one)]
        if len(pips) > 2:
            found = [one for one in found if one not in pips]
            rows.append(("other cards" if is_complete and found else _together(pips), "the number on the card"))
    for worth in sorted(found, key=lambda one: -one.points):
        kind = (worth.points, worth.cards.rank is not None, worth.cards.suit, worth.trumps_only)
        groups.setdefault(kind if worth.cards.rank else (*kind[:2], worth.trumps_only), []).append(worth)
    return [(_together(group), digits(group[0].points)) for group in groups.values()] + rows


def _has_face_value(worth: Worth) -> bool:
    rank = worth.cards.rank
    return rank is not None and not worth.trumps_only and _PIPS.get(rank) == worth.points


def _rank(worth: Worth) -> Rank:
    assert worth.cards.rank is not None
    return worth.cards.rank


def _together(group: Sequence[Worth]) -> str:
    """Cards with the same points: tens, jacks and queens; ten and jack of spades."""
    first = group[0]
    trumps = " of trumps" if first.trumps_only else ""
    if all(one.cards.rank is not None for one in group):
        ranks = sorted({_rank(one) for one in group}, key=lambda rank: rank.code)
        if first.cards.suit is None:
            return (listed([rank_name(rank) for rank in ranks]) if trumps else ranks_listed(ranks)) + trumps
        suit = suit_names(first.cards.suit)
        when = f", if {suit} are trumps" if trumps else ""
        return f"{rank_span(ranks)} of {suit}{when}"
    names = [these(one.cards) if one.cards != CardCondition() else "any card" for one in group]
    if trumps:
        return "trumps" if first.cards == CardCondition() else f"{listed(names)} that are trumps"
    return listed(names)


def _capital(name: str) -> str:
    return name[0].upper() + name[1:]


# ---------------------------------------------------------------------------------------- the end of a hand


def _at_end(scene: Scene) -> Iterator[tuple[Block, ...]]:
    """What scores when a hand is over, in the machine's order."""
    for trigger in (ScoringTrigger.HAND_END, ScoringTrigger.LEFT_IN_HANDS):
        found = worths(scene, trigger)
        if found and (trigger is ScoringTrigger.HAND_END or can_get_rid_of_cards(scene)):
            yield _cards(found, trigger, scene)
    yield from _moon(scene)
    yield from _places(scene)
    if scene.has(KnockPhase) and scene.counts_deadwood:
        yield (text(Rule("At the end of a hand in which somebody knocked, the knock is scored (see Play).", _SCORES)),)
    yield from _rules(scene)
    yield from _worst_hand(scene)
    yield from _majorities(scene)
    yield from _tricks(scene)
    if scene.genome.contract_scoring is not None and scene.has(BiddingPhase):
        yield (text(Rule("At the end of the hand bids are scored (see Contracts).", _SCORES)),)
    yield from _game_points(scene)


def _moon(scene: Scene) -> Iterator[tuple[Block, ...]]:
    genome = scene.genome
    plain = [one for one in worths(scene, ScoringTrigger.TRICK_WIN) if not one.trumps_only]
    cards = {card: sum(one.points for one in plain if one.cards.covers(*card)) for card in genome.setup.cards}
    total = sum(cards.values())
    if not genome.game_rules.shoot_the_moon or total == 0 or not scene.has_tricks:
        return
    who = side(scene)
    others = "each player of the other teams" if scene.has_teams else "each other player"
    every = "every card that scores in tricks"
    if len(plain) < 3:
        every = listed([f"all {these(one.cards)}".replace("all the ", "the ") for one in plain])
    moved = f"{counted(abs(total), 'point')}"
    changes = f"loses the {moved} for them" if total > 0 else f"gets the {moved} for them back"
    scores = f"scores {moved}" if total > 0 else f"loses {moved}"
    subject, again = ("that", "it") if scene.has_teams else ("who", f"this {who}")
    yield (
        text(
            Rule(
                f"A {who} {subject} has taken {every} has shot the moon: {again} {changes}, and {others} {scores}.",
                ("shoots the moon", "scores"),
            ),
        ),
    )


def _places(scene: Scene) -> Iterator[tuple[Block, ...]]:
    genome = scene.genome
    given = genome.game_rules.place_points[: genome.player_count]
    if not any(given) or going_out(scene).name == "NONE" or not can_get_rid_of_cards(scene):
        return
    places = []
    for place, points in enumerate(given, start=1):
        if points:
            who = "last" if place == genome.player_count and place > 1 else ordinal(place)
            places.append(f"{counted(points, 'point')} to the {who}")
    yield (
        text(
            Rule(sentence("at the end of the hand, players score for going out:", listed(places)), _SCORES),
            *([Rule("A player who alone is left with cards has the next place.")] if _counts_last(scene) else []),
        ),
    )


def _counts_last(scene: Scene) -> bool:
    """Whether the place of a player who did not go out may score."""
    given, count = scene.genome.game_rules.place_points, scene.genome.player_count
    return any(given[1:]) and (len(given) >= count or can_be_eliminated(scene))


def _rules(scene: Scene) -> Iterator[tuple[Block, ...]]:
    found = [Rule(_rule(rule, scene), _SCORES) for rule in scene.genome.scoring_rules if rule.points]
    if found:
        yield (text(*found),)


def _rule(rule: ScoringRule, scene: Scene) -> str:
    gains = f"score {counted(rule.points, 'point')}" if rule.points > 0 else f"lose {counted(-rule.points, 'point')}"
    speaking = Speaking(card="the card", deadwood=scene.counts_deadwood)
    each = " for each card in your hand" if rule.per_card else ""
    return sentence(f"at the end of the hand, you {gains}{each} if {clause(rule.condition, speaking)}")


def _worst_hand(scene: Scene) -> Iterator[tuple[Block, ...]]:
    rules, evaluation = scene.genome.game_rules, scene.genome.hand_evaluation
    points = rules.worst_hand_points
    if points == 0 or scene.genome.player_count < 2:
        return
    does = f"scores {counted(points, 'point')}" if points > 0 else f"loses {counted(-points, 'point')}"
    do = "score" if points > 0 else "lose"
    found = [
        Rule(
            f"At the end of the hand, the player with the worst hand {does}; if several are level, all of them {do}.",
            _SCORES,
        )
    ]
    if rules.others_pay_from is not None:
        best = f"But if the best hand counts {counted(rules.others_pay_from, 'point')} or more"
        found.append(Rule(f"{best}, everybody whose hand is not as good {does} instead.", _SCORES))
    if evaluation is not None and evaluation.with_table:
        found.append(Rule("Only the cards in hand count for this, and not those on the table."))
    yield (text(*found),)


def _tricks(scene: Scene) -> Iterator[tuple[Block, ...]]:
    rules, who = scene.genome.trick_scoring, side(scene)
    if rules is None:
        return
    parts: list[str] = []
    if rules.points_per_trick and scene.has_tricks:
        parts.append(f"{counted(rules.points_per_trick, 'point')} for each trick{_beyond(rules.book)}")
    if rules.points_per_card:
        parts.append(
            f"{counted(rules.points_per_card, 'point')} for each card it has captured{_beyond(rules.card_book)}"
            if scene.has_teams
            else f"{counted(rules.points_per_card, 'point')} for each captured card{_beyond(rules.card_book)}"
        )
    found = [Rule(f"At the end of the hand, each {who} scores {listed(parts)}.", _SCORES)] if parts else []
    if rules.last_trick_points and scene.has_tricks:
        scores = f"scores {counted(rules.last_trick_points, 'point')}"
        that = "that" if scene.has_teams else "who"
        more = " more" if parts else ""
        found.append(Rule(f"The {who} {that} took the last trick of the hand {scores}{more}.", _SCORES))
    if found:
        yield (text(*found),)


def _beyond(free: int) -> str:
    if free == 0:
        return ""
    return " beyond the first" if free == 1 else f" beyond the first {number(free)}"


# ---------------------------------------------------------------------------------------- majorities, game points


def _majorities(scene: Scene) -> Iterator[tuple[Block, ...]]:
    found = majorities(scene)
    if not found:
        return
    blocks: list[Block] = []
    who, is_one = side(scene), len(found) == 1
    counted_alike = [rule for rule in found if rule.measure is MajorityMeasure.CARDS and rule.points > 0]
    if len(counted_alike) > 1:
        found = [rule for rule in found if rule not in counted_alike]
        each = [f"{counted(rule.points, 'point')} to the {who} with {_most(rule)[0]}" for rule in counted_alike]
        blocks.append(text(Rule(sentence(f"at the end of the hand give {listed(each)}"), _SCORES)))
    for rule in found:
        most, extra = _most(rule)
        does = (
            f"scores {counted(rule.points, 'point')}" if rule.points > 0 else f"loses {counted(-rule.points, 'point')}"
        )
        blocks.append(text(Rule(f"At the end of the hand, the {who} with {most} {does}.", _SCORES), *extra))
        if rule.measure is not MajorityMeasure.CARDS:
            blocks.append(Table(("Cards", "Value"), tuple(_value_rows(rule, scene)), _SCORES))
    blocks.append(text(f"If {who}s are level for {'this' if is_one else 'one of these'}, nobody scores for it."))
    yield tuple(blocks)


def majorities(scene: Scene) -> list[MajorityScoring]:
    """The majorities that somebody can win: of cards that the game has and that count something."""
    return [rule for rule in scene.genome.majority_scoring if rule.points and _can_be_won(rule, scene)]


def _can_be_won(rule: MajorityScoring, scene: Scene) -> bool:
    ranks = _ranks_of(rule, scene)
    values = {one.rank: one.value for one in rule.card_values}
    return bool(ranks) and (rule.measure is MajorityMeasure.CARDS or any(values.get(rank, 0) > 0 for rank in ranks))


def _ranks_of(rule: MajorityScoring, scene: Scene) -> list[Rank]:
    covered = {rank for rank, suit in scene.genome.setup.cards if rule.condition.covers(rank, suit)}
    return [rank for rank in scene.rising if rank in covered]


def _most(rule: MajorityScoring) -> tuple[str, list[Rule]]:
    cards = these(rule.condition)
    match rule.measure:
        case MajorityMeasure.CARDS:
            if rule.condition.rank is not None and rule.condition.suit is not None:
                return f"{cards} among the captured cards", []
            return f"the most captured {cards}", []
        case MajorityMeasure.VALUES:
            return f"the highest total value of captured {cards}", []
        case MajorityMeasure.BEST_OF_EACH_SUIT:
            add = f"For this, add the values of your best captured {_single(rule)} in each suit"
            extra = [Rule(f"{add}; without one of every suit you have no total.")]
            return "the highest total of one card in each suit", extra


def _single(rule: MajorityScoring) -> str:
    return (
        "card" if rule.condition == CardCondition() else f"card among the {these(rule.condition).removeprefix('the ')}"
    )


def _value_rows(rule: MajorityScoring, scene: Scene) -> Iterator[tuple[str, str]]:
    """What ranks count, those that count the same in a row, the highest first."""
    listed_values = {one.rank: one.value for one in rule.card_values}
    counts = {rank: listed_values.get(rank, 0) for rank in _ranks_of(rule, scene)}
    for value in sorted(set(counts.values()), reverse=True):
        yield _capital(ranks_listed(rank for rank, count in counts.items() if count == value)), str(value)


def _game_points(scene: Scene) -> Iterator[tuple[Block, ...]]:
    steps = sorted(scene.genome.game_points, key=lambda step: -step.threshold)
    if not steps:
        return
    who, rows = side(scene), []
    seen: set[int] = set()
    for step in steps:
        if step.threshold in seen:
            continue
        condition = ", and every trick of the hand" if step.all_tricks and scene.has_tricks else ""
        if not condition:
            seen.add(step.threshold)
        rows.append((f"{digits(step.threshold)} or more{condition}", digits(step.points)))
    rules = [
        Rule(f"The points that a {who} has scored in the hand are not kept.", _SCORES),
        Rule(f"Instead the {who} scores for the whole hand by the first line of this table that fits."),
        Rule("If none does, the hand scores nothing."),
    ]
    if any(is_race(win) and win.type in BY_SCORE for win in ways(scene)):
        rules.append(Rule("Until the hand is over its points count as part of the score."))
    yield (text(*rules), Table(("Points in the hand", "Score"), tuple(rows), _SCORES))
