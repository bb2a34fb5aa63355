"""Claims: cards laid face down, what is said of them, and who doubts it."""

from collections.abc import Iterator

from darwindeck.genome.schema import ClaimPenalty, ClaimPhase, ClaimRankMode, Rank, WinType
from darwindeck.rulebook._cards import rank_name, rank_names
from darwindeck.rulebook._empty_hands import plays_on_without_cards
from darwindeck.rulebook._races import is_race
from darwindeck.rulebook._scene import Scene
from darwindeck.rulebook._section import Block, Rule, text
from darwindeck.rulebook._words import a, counted, listed, number, sentence

_FEW = 4
"""So many ranks are named one by one."""


def claim(phase: ClaimPhase, scene: Scene) -> tuple[Block, ...]:
    """What a player lays and says, and what follows when an opponent does not believe it."""
    blocks: list[Block] = [text(*_laying(phase, scene))]
    if phase.allow_challenge:
        blocks.append(text(*_doubting(phase, scene)))
    return tuple(blocks)


def _laying(phase: ClaimPhase, scene: Scene) -> Iterator[Rule]:
    is_stack = scene.genome.setup.hand_is_stack
    cards = "the top card of your stack" if is_stack else f"{_how_many(phase, scene)} from your hand"
    laid = ("turns up",) if is_stack else ("lay",)
    about = (*laid, "rank") if phase.rank_mode is ClaimRankMode.CHOSEN else laid
    one = _is_one_card(phase, scene)
    said = f"say that {'it is' if one else 'they are'} {_what(phase, scene, is_one=one)}"
    yield Rule(sentence(f"lay {cards} face down on the discard pile and {said}"), about)
    yield from _ranks(phase, scene)
    if phase.can_lie:
        yield Rule(f"You may lie: what you lay may be {'something else' if one else 'anything'}.")
    else:
        yield Rule("You may not lie: " + ("it must be" if one else "all of them must be") + " what you say.")
    if scene.plays_blind and not is_stack:
        which = "your hand" if phase.can_lie else "those of that rank"
        yield Rule(f"As you may not look at your cards, what you lay is drawn by lot from {which}.", ("turns up",))
    if scene.plays_blind:
        named = phase.rank_mode is ClaimRankMode.CHOSEN
        yield Rule("Name the rank before you look at what you lay." if named else "You may look at what you lay.")
    is_unable = _may_be_unable(phase, scene)
    yield Rule(_when_to_pass(phase, may_lack_cards=is_unable), ("passes",) if is_unable else ())


def _may_be_unable(phase: ClaimPhase, scene: Scene) -> bool:
    """Whether a player in turn may have nothing to claim with."""
    return phase.min_cards > 1 or not phase.can_lie or plays_on_without_cards(scene)


def _when_to_pass(phase: ClaimPhase, *, may_lack_cards: bool) -> str:
    many = f"fewer than {counted(phase.min_cards, 'card')}"
    if phase.can_lie or phase.rank_mode is ClaimRankMode.CHOSEN:
        if phase.min_cards <= 1:
            passes = "you pass only if you hold no card" if may_lack_cards else "you may not pass"
            return f"You must make a claim; {passes}."
        kind = "" if phase.can_lie else " of every rank"
        return f"You pass if you hold {many}{kind}; otherwise you must make a claim."
    few = "none" if phase.min_cards <= 1 else many
    return f"You pass if you hold {few} of that rank; otherwise you must make a claim."


def cards_claimed(phase: ClaimPhase, scene: Scene) -> tuple[int, int]:
    """How many cards a claim is about, at least and at most."""
    if scene.genome.setup.hand_is_stack:
        return 1, 1
    least, most = max(1, phase.min_cards), phase.max_cards
    if not phase.can_lie:
        most = min(most, len(scene.genome.setup.suits))
    return least, max(least, most)


def _how_many(phase: ClaimPhase, scene: Scene) -> str:
    least, most = cards_claimed(phase, scene)
    if least == most:
        return counted(least, "card")
    if most >= scene.genome.setup.deck_size:
        return f"{number(least)} or more cards"
    return f"{number(least)} {'or' if most == least + 1 else 'to'} {counted(most, 'card')}"


def _is_one_card(phase: ClaimPhase, scene: Scene) -> bool:
    return cards_claimed(phase, scene) == (1, 1)


def _what(phase: ClaimPhase, scene: Scene, *, is_one: bool) -> str:
    match phase.rank_mode:
        case ClaimRankMode.FIXED:
            rank = phase.fixed_rank or phase.starting_rank
            return a(rank_name(rank)) if is_one else rank_names(rank)
        case ClaimRankMode.CHOSEN:
            return f"of a rank{'' if len(scene.rising) == len(Rank) else ' of the pack'} that you name"
        case ClaimRankMode.SEQUENTIAL:
            return "of the rank whose turn it is"


def _ranks(phase: ClaimPhase, scene: Scene) -> Iterator[Rule]:
    if phase.rank_mode is ClaimRankMode.SEQUENTIAL:
        yield Rule(_in_turn(_cycle(phase.starting_rank, scene), scene))
    if phase.rank_mode is ClaimRankMode.CHOSEN and not phase.can_lie and phase.min_cards > 1:
        yield Rule(f"You can only name a rank of which you hold {counted(phase.min_cards, 'card')}.", ("rank",))


def _cycle(start: Rank, scene: Scene) -> list[Rank]:
    """The ranks in the order in which they are claimed."""
    setup, rising = scene.genome.setup, list(scene.rising)
    named = list(dict.fromkeys(setup.rank_order))
    heights = [rank for rank in Rank if rank not in named] + named
    first = next((i for i, rank in enumerate(rising) if heights.index(rank) >= heights.index(start)), 0)
    return rising[first:] + rising[:first]


def _in_turn(ranks: list[Rank], scene: Scene) -> str:
    names = [rank_names(rank) for rank in ranks]
    lowest, highest = rank_names(scene.rising[0]), rank_names(scene.rising[-1])
    starts_at_edge = names[0] in (lowest, highest)
    if len(names) == 1:
        return sentence(f"that is always {names[0]}")
    if len(names) <= _FEW:
        return sentence(
            f"the claims of a hand are {listed(names[:-1], 'then')} then {names[-1]}, then {names[0]} again, and so on"
        )
    first = (
        f"the first claim of a hand is {names[0]}, whoever makes it, the next {names[1]}, then {names[2]}, and so on"
    )
    if starts_at_edge:
        return sentence(f"{first} up to {names[-1]}; then come {names[0]} again")
    return sentence(f"{first} upwards; {highest} are followed by {lowest}")


def _doubting(phase: ClaimPhase, scene: Scene) -> Iterator[Rule]:
    two = scene.genome.player_count == 2
    who = "Your opponent" if two else "Your opponents, one after the other from the next player on,"
    yield Rule(
        f"{who} may then challenge the claim or accept it." + ("" if two else " The first challenge settles it."),
        ("doubt",),
    )
    doubter = _pays(phase.challenge_penalty, phase.penalty_points, scene)
    if not phase.can_lie:
        yield Rule(
            f"What was laid is then shown, and as it is always what was said, the challenger {doubter}.", _about(phase)
        )
        return
    liar = _pays(phase.lie_penalty, phase.penalty_points, scene)
    shown, them = "When a claim is challenged the cards are shown. If any of them", "them"
    if _is_one_card(phase, scene):
        shown, them = "When a claim is challenged the card is shown. If it", "it"
    does = "does" if liar == doubter else doubter
    yield Rule(
        f"{shown} is not of the rank claimed, the player who laid {them} {liar}; if the claim is true, the challenger "
        f"{does}.",
        _about(phase),
    )
    yield Rule("What nobody challenges stays face down.", ("doubt",))
    if ClaimPenalty.TAKE_PILE in (phase.lie_penalty, phase.challenge_penalty):
        last, rid = ("cards", "them") if not _is_one_card(phase, scene) else ("card", "it")
        settled = f"Even your last {last} may be challenged: you are rid of {rid} only once that is settled."
        if _wins_with_some_cards(scene):
            settled = "How many cards you hold is looked at only once the claim is settled."
        yield Rule(settled, ("doubt",))


def _wins_with_some_cards(scene: Scene) -> bool:
    """Whether the game is over before anybody can lay a last card, as few of them in hand win."""
    races = (win for win in scene.genome.win_conditions if win.type is WinType.EMPTY_HAND and is_race(win))
    most = max(max(phase.max_cards for phase in scene.of_kind(ClaimPhase)) - 1, 0)
    return any((win.threshold or 0) > most for win in races) and not scene.has_teams


def _pays(penalty: ClaimPenalty, cost: int, scene: Scene) -> str:
    if penalty is ClaimPenalty.LOSE_POINTS:
        return f"loses {counted(cost, 'point')}"
    if scene.genome.setup.hand_is_stack:
        return "puts the whole discard pile under his or her stack, card by card from the bottom of the pile"
    return "takes the whole discard pile into the hand"


def _about(phase: ClaimPhase) -> tuple[str, ...]:
    penalties = (phase.challenge_penalty, phase.lie_penalty) if phase.can_lie else (phase.challenge_penalty,)
    pile = ("takes the pile",) if ClaimPenalty.TAKE_PILE in penalties else ()
    lost = ("scores",) if ClaimPenalty.LOSE_POINTS in penalties else ()
    return ("doubt", "shows", *pile, *lost)
