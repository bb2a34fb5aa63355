"""Cards that score."""

from collections.abc import Sequence
from dataclasses import dataclass

from darwindeck.genome.schema import (
    CardCondition,
    DiscardPhase,
    GameGenome,
    PlayPhase,
    Rank,
    ScoringTrigger,
    Suit,
    TableauMode,
    TrickPhase,
)
from darwindeck.rulebook._cards import each_of, rank_name, rank_span, ranks_listed, suit_names, these
from darwindeck.rulebook._going_out import one_goes_out
from darwindeck.rulebook._places import cards_come_from_piles
from darwindeck.rulebook._scene import Scene
from darwindeck.rulebook._section import Block, Rule, Table, text
from darwindeck.rulebook._words import digits, listed, scored, sentence

SCORES = ("scores",)
"""What sentences about points are about."""


@dataclass(frozen=True)
class Worth:
    """Cards of a kind and what each of them scores."""

    cards: CardCondition
    trumps_only: bool
    points: int


def worths(scene: Scene, trigger: ScoringTrigger) -> list[Worth]:
    """What cards score for something; rules about the same cards added, those without effect left out."""
    rules = [rule for rule in scene.genome.card_scoring if rule.trigger is trigger]
    if not rules:  # As in most games, which ask often.
        return []
    found: dict[tuple[CardCondition, bool], int] = {}
    cards = [card for card in scene.genome.setup.cards if _can_score(card[0], trigger, scene)]
    for rule in rules:
        if any(rule.condition.covers(*card) for card in cards):
            key = (rule.condition, rule.trumps_only)
            found[key] = found.get(key, 0) + rule.points
    return [Worth(cards, trumps, points) for (cards, trumps), points in found.items() if points]


def points_in_tricks(scene: Scene) -> int | None:
    """What all cards of the pack score together in tricks, where cards score for nothing else, and none cost points."""
    rules = scene.genome.card_scoring
    is_plain = all(one.trigger is ScoringTrigger.TRICK_WIN and one.points >= 0 and not one.trumps_only for one in rules)
    if not is_plain:
        return None
    return sum(one.points for one in rules for card in scene.genome.setup.cards if one.condition.covers(*card))


def _can_score(rank: Rank, trigger: ScoringTrigger, scene: Scene) -> bool:
    """Whether cards of a rank can score for something: a whole rank only where so many go at once, or make a book."""
    if trigger is not ScoringTrigger.SET_COMPLETE:
        return True
    size = sum(one is rank for one, _ in scene.genome.setup.cards)
    at_once = [play.max_cards for play in scene.of_kind(PlayPhase)]
    at_once += [discard.count for discard in scene.of_kind(DiscardPhase)]
    return size <= max(at_once, default=0) or size == scene.genome.game_rules.book_size


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
            return "you", _in_tricks(scene), _not_of_books(scene)
        case ScoringTrigger.HAND_END:
            return "at the end of the hand, you", "that you still hold", ()
        case ScoringTrigger.LEFT_IN_HANDS:
            is_pair = scene.sides == 2
            others = "the other teams" if scene.has_teams else "the others"
            others = f"{others} still hold"
            if is_pair:
                others = f"the other {'team' if scene.has_teams else 'player'} still holds"
            return f"at the end of the hand, the player who went out{_first(scene)}", f"that {others}", ()


def _in_tricks(scene: Scene) -> str:
    """Where cards are that score in tricks: they are played, or lie on the table."""
    if not any(trick.takes_table for trick in scene.of_kind(TrickPhase)):
        return "in a trick that you take"
    if any(_can_be_held(one.cards, scene) for one in worths(scene, ScoringTrigger.TRICK_WIN)):
        return "in a trick that you take, or that comes from the table with it"
    return "from the table that you take with a trick"


def _can_be_held(cards: CardCondition, scene: Scene) -> bool:
    """Whether some of these cards may be in a hand: where suits are dealt, those of other suits have to come there."""
    setup = scene.genome.setup
    dealt = [suit for suit in Suit if suit in setup.suits][: scene.genome.player_count]
    only_dealt = setup.deal_suits and not setup.deal_remainder and not cards_come_from_piles(scene)
    return not only_dealt or any(cards.covers(*card) for card in setup.cards if card[1] in dealt)


def _not_of_books(scene: Scene) -> tuple[str, ...]:
    """That cards laid down in books score nothing in tricks, where they do not score as such either."""
    if not scene.genome.game_rules.book_size or worths(scene, ScoringTrigger.CAPTURE):
        return ()
    return (f"Cards that you lay down in a {scene.book} do not count for this.",)


def _first(scene: Scene) -> str:
    """A word for the first of several who go out."""
    return "" if one_goes_out(scene) else " first"


def _captures(scene: Scene) -> bool:
    return scene.genome.setup.tableau_mode in (TableauMode.WAR, TableauMode.MATCH_RANK)


def card_points(found: Sequence[Worth], trigger: ScoringTrigger, scene: Scene) -> tuple[Block, ...]:
    """Cards that score: a sentence for one or two kinds, else a table."""
    who, which, notes = _occasion(scene, trigger)
    if len(found) == 1 and found[0].cards.rank is not None and found[0].cards.suit is not None:
        which = _which_one(which)
    extra = [Rule(note) for note in notes]
    if _overlap(found, scene.genome):
        extra.append(Rule("A card that is named twice scores for both."))
    ending = "" if who.endswith("you") else "s"
    if len(found) > 2:
        rows = tuple((capital(name), points) for name, points in rows_of(found, scene))
        intro = Rule(sentence(f"{who} score{ending} for each of these cards {which}:"), SCORES)
        table = Table(("Cards", "Points each"), rows, SCORES)
        return (text(intro), table, text(*extra)) if extra else (text(intro), table)
    each = scored([(worth.points, f"for {named(worth)}") for worth in found], ending=ending)
    return (text(Rule(sentence(f"{who} {each} {which}"), SCORES), *extra),)


def _which_one(which: str) -> str:
    """The same of a single card: if you play it."""
    if not which.startswith("that "):
        return which
    who, _, does = which.removeprefix("that ").partition(" still hold")
    if who.startswith("you"):
        if_you = which.replace("that ", "if ", 1)
        in_book = if_you.replace("capture", "capture it").replace("lay down", "lay it down")
        return in_book if "lay down" in if_you else f"{if_you} it"
    holder = _HOLDERS.get(who, who)
    return f"if {holder} still holds it{does.removeprefix('s')}"


_HOLDERS = {
    "the others": "one of the others",
    "the other teams": "a player of another team",
    "the other team": "a player of the other team",
}


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


def capital(name: str) -> str:
    """A name at the beginning of a row."""
    return name[0].upper() + name[1:]
