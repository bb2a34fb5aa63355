"""Who plays, with which cards, and with what they start."""

from collections.abc import Iterator

from darwindeck.genome._idle import looks_at_scores
from darwindeck.genome.conditions import ConditionType, Operator, simple_conditions
from darwindeck.genome.limits import asks, conditions_of
from darwindeck.genome.schema import (
    ClaimPhase,
    ClaimRankMode,
    HandEvaluationMethod,
    MeldPhase,
    PlayPhase,
    Rank,
    ShowdownMethod,
    Suit,
    TableauMode,
    TributePhase,
    TrickPhase,
    WinType,
)
from darwindeck.rulebook._cards import card_name, from_high_to_low, rank_name, rank_names, ranks_listed, suit_names
from darwindeck.rulebook._pot import showdowns
from darwindeck.rulebook._scene import Scene
from darwindeck.rulebook._section import Section, text
from darwindeck.rulebook._ways import wins_by_score
from darwindeck.rulebook._words import counted, listed, number, ordinal, plural, sentence


def section(scene: Scene) -> Section:
    """Players and cards."""
    people = [_players(scene), *_teams(scene)]
    cards = [_pack(scene), *_order(scene)]
    start = list(_start(scene))
    blocks = [text(*people), text(*cards), *([text(*start)] if start else [])]
    return Section("Players and cards", tuple(blocks))


# ---------------------------------------------------------------------------------------- players


def _players(scene: Scene) -> str:
    count = scene.genome.player_count
    if count == 1:
        return "This is a game for one player."
    return f"This is a game for {counted(count, 'player')}."


def _teams(scene: Scene) -> Iterator[str]:
    if not scene.has_teams:
        return
    teams = sorted(tuple(sorted(team)) for team in scene.genome.teams)
    if all(len(team) == 1 for team in teams):
        return
    if teams == [(0, 2), (1, 3)]:
        yield "Players who sit opposite each other are partners, so that two teams of two play against each other."
        return
    hand = "first hand" if scene.several_hands else "hand"
    yield f"Count the seats clockwise, beginning with the player who starts the {hand}."
    named = [_members(team) for team in teams]
    if len(teams) == 2:
        yield sentence(f"{named[0]} {_plays(teams[0])} against {named[1]}")
    else:
        yield sentence(f"the teams are {'; '.join(named[:-1])}; and {named[-1]}")


def _members(team: tuple[int, ...]) -> str:
    places = listed([ordinal(seat + 1) for seat in team])
    return f"the {places} {'player' if len(team) == 1 else 'players'}"


def _plays(team: tuple[int, ...]) -> str:
    return "plays alone" if len(team) == 1 else "play together"


# ---------------------------------------------------------------------------------------- cards


def _pack(scene: Scene) -> str:
    """The pack: all 52 cards, those without some, or only some."""
    setup = scene.genome.setup
    cards, size = set(setup.cards), setup.deck_size
    whole = len(Rank) * len(Suit)
    if size == whole:
        return "Use a standard pack of 52 cards."
    odd = [(rank, suit) for rank in Rank for suit in Suit if rank in setup.ranks and suit in setup.suits]
    odd = [card for card in odd if card not in cards]
    if not odd and len(setup.ranks) <= len(Rank) // 2:
        of_suits = "" if len(setup.suits) == len(Suit) else f" of {_suits(set(setup.suits))}"
        return f"Use only the {ranks_listed(setup.ranks)}{of_suits} of a standard pack: {counted(size, 'card')}."
    without = [
        *([f"the {ranks_listed(set(Rank) - setup.ranks)}"] if len(setup.ranks) < len(Rank) else []),
        *([f"the {_suits(set(Suit) - setup.suits)}"] if len(setup.suits) < len(Suit) else []),
        *_single_cards(odd),
    ]
    if len(without) > 1 and any(" and " in part for part in without):
        return f"Use a standard pack {listed([f'without {part}' for part in without])}: {counted(size, 'card')}."
    return f"Use a standard pack without {listed(without)}: {counted(size, 'card')}."


def _suits(suits: set[Suit]) -> str:
    return listed([suit_names(suit) for suit in Suit if suit in suits])


def _single_cards(cards: list[tuple[Rank, Suit]]) -> Iterator[str]:
    for rank in dict.fromkeys(rank for rank, _ in cards):
        suits = {suit for one, suit in cards if one is rank}
        if len(suits) == 1:
            yield f"the {card_name(rank, *suits)}"
        else:
            yield f"the {rank_names(rank)} of {_suits(suits)}"


def _order(scene: Scene) -> Iterator[str]:
    """The order of the ranks, where anything depends on it."""
    rising = scene.rising
    if len(rising) < 2 or not order_matters(scene):
        return
    usual = tuple(rank for rank in Rank if rank in rising)
    if rising == usual and len(rising) > 4:
        high, low = rank_name(rising[-1]), rank_name(rising[0])
        yield f"Cards rank as usual, from the {high}, which is high, down to the {low}."
    else:
        yield f"The cards rank, from high to low: {from_high_to_low(rising)}."
    if _has_gaps(scene) and _follow_each_other(scene):
        yield "Where cards are to follow each other, ranks that the pack does not have are passed over."
    if asks(scene.genome, ConditionType.HAS_RUN_OF_N):
        low, high = rank_name(rising[0]), rank_name(rising[-1])
        yield f"Cards in a row go from the {low} to the {high}, and not round the corner."


def _has_gaps(scene: Scene) -> bool:
    """Whether some rank is missing between two others that would follow each other as usual."""
    places = sorted(rank.code for rank in scene.rising)
    is_usual = list(scene.rising) == [rank for rank in Rank if rank in scene.rising]
    return is_usual and places[-1] - places[0] >= len(places)


def _follow_each_other(scene: Scene) -> bool:
    """Whether it matters which rank comes next, in hands that are compared or where a rule asks for a row."""
    evaluation = scene.genome.hand_evaluation
    patterns = evaluation.patterns if evaluation is not None else ()
    is_compared = ShowdownMethod.HAND_EVALUATION in showdowns(scene) and any(one.sequence_length for one in patterns)
    return is_compared or asks(scene.genome, ConditionType.HAS_RUN_OF_N)


def order_matters(scene: Scene) -> bool:
    """Whether anything in the game depends on which rank is higher, or next."""
    genome = scene.genome
    evaluation, wins = genome.hand_evaluation, {win.type for win in genome.win_conditions}
    by_hand = (
        ShowdownMethod.HAND_EVALUATION in showdowns(scene)
        or WinType.BEST_HAND in wins
        or bool(genome.game_rules.worst_hand_points)
    )
    compared = evaluation is not None and (
        evaluation.method is HandEvaluationMethod.DEADWOOD
        or (by_hand and evaluation.method in (HandEvaluationMethod.HIGH_CARD, HandEvaluationMethod.PATTERN_MATCH))
    )
    return (
        compared
        or scene.has(TrickPhase, TributePhase, MeldPhase)
        or genome.setup.tableau_mode is TableauMode.WAR
        or ShowdownMethod.HIGHEST_CARD in showdowns(scene)
        or any(play.climbing for play in scene.of_kind(PlayPhase))
        or (bool(genome.setup.rank_order) and _claims_in_turn(scene))
        or asks(scene.genome, ConditionType.CARD_BEATS_TOP, ConditionType.SEQUENCE_ADJACENT, ConditionType.HAS_RUN_OF_N)
        or _compares_ranks(scene)
    )


def _claims_in_turn(scene: Scene) -> bool:
    return any(claim.rank_mode is ClaimRankMode.SEQUENTIAL for claim in scene.of_kind(ClaimPhase))


def _compares_ranks(scene: Scene) -> bool:
    level = (None, Operator.EQ, Operator.NE)
    return any(
        one.type is ConditionType.CARD_IS_RANK and one.operator not in level
        for _, whole in conditions_of(scene.genome)
        for one in simple_conditions(whole)
    )


# ---------------------------------------------------------------------------------------- chips and scores


_ABOUT_CHIPS = (ConditionType.CHIP_COUNT, ConditionType.CAN_AFFORD)


def _start(scene: Scene) -> Iterator[str]:
    """What everybody starts with: chips, and a score that is not zero."""
    setup = scene.genome.setup
    has_chips = setup.starting_chips > 0 and (scene.has_chips or asks(scene.genome, *_ABOUT_CHIPS))
    has_score = setup.starting_score != 0 and looks_at_scores(scene.genome)
    what = [counted(setup.starting_chips, "chip")] if has_chips else []
    what += [f"a score of {number(setup.starting_score)}"] if has_score else []
    if what:
        yield sentence(f"{_everybody(scene)} starts the game with {listed(what)}")
    if has_score and scene.has_teams and wins_by_score(scene):
        sizes = sorted({len(team) for team in scene.genome.teams})
        sums = listed([number(setup.starting_score * size) for size in sizes], "or")
        yield sentence(f"A team's score is the sum of its {plural('player')}' scores: {sums} at the start")


def _everybody(scene: Scene) -> str:
    return "each player" if scene.genome.player_count > 1 else "the player"
