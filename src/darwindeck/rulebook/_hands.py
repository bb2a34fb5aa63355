"""Comparing hands: what makes a hand better than another, and what cards count."""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace

from darwindeck.genome.conditions import ConditionType, simple_conditions
from darwindeck.genome.limits import conditions_of
from darwindeck.genome.schema import (
    BettingPhase,
    BiddingPhase,
    CardValue,
    ExchangePhase,
    HandEvaluation,
    HandEvaluationMethod,
    HandPattern,
    KnockPhase,
    PassingPhase,
    Rank,
    ShowdownMethod,
    Suit,
    SwapPhase,
    TrickPhase,
    TriggerMode,
    TrumpPhase,
    TurnUpPhase,
    WagerPhase,
    WinComparison,
    WinType,
)
from darwindeck.rulebook._cards import rank_name, rank_names, rank_span, suit_names
from darwindeck.rulebook._groups import largest_set, longest_run
from darwindeck.rulebook._hand_sizes import hand_sizes
from darwindeck.rulebook._house import players_can_be_bust
from darwindeck.rulebook._new_stock import can_lack_cards_to_shuffle
from darwindeck.rulebook._places import can_reshuffle, effects, table_stays_full
from darwindeck.rulebook._pot import showdowns
from darwindeck.rulebook._races import is_race
from darwindeck.rulebook._rounds import dealt_alike, dealt_as_many, most_held, most_shared
from darwindeck.rulebook._scene import Scene
from darwindeck.rulebook._section import Block, Rule, Section, Table, text
from darwindeck.rulebook._stock import least_count, least_counts, stock_can_run_out
from darwindeck.rulebook._tricks import tricks_in_a_hand
from darwindeck.rulebook._words import a, counted, listed, number, sentence


def section(scene: Scene) -> Section | None:
    """How hands are compared, or what they count where only that is asked."""
    evaluation = scene.genome.hand_evaluation
    if evaluation is None:
        return None
    compares, counts = _hands_are_compared(scene), _hands_are_counted(scene)
    method = evaluation.method
    blocks: list[Block] = []
    match method:
        case HandEvaluationMethod.POINT_TOTAL if compares or counts:
            blocks = [*_totals(evaluation, scene)]
            blocks += [text(*_best_total(evaluation, scene))] if compares else []
        case HandEvaluationMethod.DEADWOOD if compares or counts or scene.has(KnockPhase):
            blocks = [*_deadwood(evaluation, scene, at_end=compares)]
            blocks += [text("The hand with the least deadwood is best.", *laid_off(scene))] if compares else []
        case HandEvaluationMethod.PATTERN_MATCH if compares:
            blocks = [*_patterns(evaluation, scene)]
        case HandEvaluationMethod.HIGH_CARD if compares:
            blocks = [text(_highest_card(scene))]
        case HandEvaluationMethod.CARD_COUNT if compares:
            blocks = [text("The hand with the most cards is best, whatever they are.")]
        case _:
            pass
    if compares and evaluation.with_table and blocks and (rules := tuple(_with_table(scene))):
        blocks.append(text(*rules))
    if counts and method not in (HandEvaluationMethod.POINT_TOTAL, HandEvaluationMethod.DEADWOOD):
        blocks += [*_totals(evaluation, scene)]
    compares = compares and method is not HandEvaluationMethod.NONE
    return (
        Section("Comparing hands" if compares or scene.counts_deadwood else "Counting hands", tuple(blocks))
        if blocks
        else None
    )


def _highest_card(scene: Scene) -> str:
    if _most_compared(scene) == 1:
        return _ONE_CARD
    best = "The hand with the highest card is best. When these are of one rank, the next highest cards are compared"
    more = "" if are_as_large(scene) else "; if all are level, the hand with more cards is best"
    return f"{best}, and so on{more}."


_ONE_CARD = "The highest card is best; cards of one rank are level."


def are_as_large(scene: Scene) -> bool:
    """Whether hands that are compared have as many cards as each other.

    They were passed on, or swapped or exchanged for as many others; or all have played as many tricks.
    """
    lasts = not stock_can_run_out(scene) or (can_reshuffle(scene) and not can_lack_cards_to_shuffle(scene))
    even = (BettingPhase, WagerPhase, BiddingPhase, TrumpPhase, TurnUpPhase, PassingPhase, SwapPhase, ExchangePhase)
    one_for_one = all(not swap.all_at_once or table_stays_full(scene) for swap in scene.of_kind(SwapPhase))
    one_for_one &= lasts or not scene.has(ExchangePhase)
    stay = scene.has_only(*even) and one_for_one and dealt_as_many(scene)
    return stay or _left_after_tricks(scene) is not None


def _most_compared(scene: Scene) -> int:
    """How many cards there are at most in a hand that is compared, with those of the table if they are part of it."""
    return min(scene.genome.setup.deck_size, _most_left(scene) + most_shared(scene))


def _most_left(scene: Scene) -> int:
    """How many cards a player holds at most when hands are compared."""
    wins = [win for win in scene.genome.win_conditions if win.type is WinType.BEST_HAND]
    left, sizes = _left_after_tricks(scene), hand_sizes(scene)
    if any(is_race(win) or win.trigger_mode is TriggerMode.DECK_EMPTY for win in wins):
        return most_held(scene)
    if left is not None:
        return left
    return most_held(scene) if sizes is None else min(sizes.at_end, most_held(scene))


def _left_after_tricks(scene: Scene) -> int | None:
    """How many cards everybody holds after the last trick of a hand; None where it may be over before."""
    tricks = tricks_in_a_hand(scene)
    others = (BettingPhase, WagerPhase, BiddingPhase, TrumpPhase, PassingPhase)
    is_plain = scene.has_only(TrickPhase, *others) and dealt_alike(scene) and not any(effects(scene))
    is_plain &= scene.genome.game_rules.hand_ends_if is None and scene.has_tricks and scene.genome.house is None
    if tricks is None or not is_plain:
        return None
    return max(0, scene.genome.setup.cards_per_player - tricks)


# ---------------------------------------------------------------------------------------- what is asked of hands


def _shows_down(scene: Scene) -> bool:
    """Whether a pot goes to the best hand."""
    return ShowdownMethod.HAND_EVALUATION in showdowns(scene)


def _hands_are_compared(scene: Scene) -> bool:
    genome = scene.genome
    wins = any(win.type is WinType.BEST_HAND for win in genome.win_conditions)
    return _shows_down(scene) or wins or genome.game_rules.worst_hand_points != 0 or genome.house is not None


def _hands_are_counted(scene: Scene) -> bool:
    """Whether some rule asks for the value of a hand."""
    asked = (one for _, whole in conditions_of(scene.genome) for one in simple_conditions(whole))
    races = any(
        win.type is WinType.BEST_HAND and (win.threshold is not None or win.comparison is WinComparison.FIRST)
        for win in scene.genome.win_conditions
    )
    return races or any(one.type is ConditionType.HAND_VALUE for one in asked)


def _with_table(scene: Scene) -> Iterator[Rule]:
    genome = scene.genome
    wins = any(win.type is WinType.BEST_HAND for win in genome.win_conditions)
    if not _shows_down(scene) and not wins:
        return
    yield Rule(
        "The cards on the table are part of every hand: all cards together are compared, those in the hand and those "
        "on the table."
    )
    alone = ["when the worst hand is looked for"] if genome.game_rules.worst_hand_points else []
    alone += ["against the house"] if genome.house else []
    alone += ["where a rule asks what your hand counts"] if _hands_are_counted(scene) else []
    if alone:
        yield Rule(sentence(f"only the cards in the hand count {listed(alone, 'and')}"))


# ---------------------------------------------------------------------------------------- totals


def _totals(evaluation: HandEvaluation, scene: Scene) -> Iterator[Block]:
    values = {one.rank: one for one in evaluation.card_values if one.rank in scene.rising}
    if _more_is_better(evaluation, scene):
        values = {rank: _at_its_most(one) for rank, one in values.items()}
    add = (
        "add up what its cards of one suit count, whichever suit is best"
        if evaluation.one_suit
        else "add up what its cards count"
    )
    yield text(sentence(f"for the total of a hand, {add}:"))
    yield _table_of_values(values, scene)
    rules = []
    if any(one.alternate_value not in (None, one.value) for one in values.values()):
        rules.append("A card with two values counts as the one that is better for you.")
    threes = _threes(values, scene)
    if threes:
        rules.append(threes)
    target = evaluation.target_value
    if target is not None and (rules or evaluation.one_suit) and evaluation.bust_threshold != target + 1:
        rules.append("Of two totals that would be equally good your hand counts the lower.")
    if rules:
        yield text(*rules)


def _more_is_better(evaluation: HandEvaluation, scene: Scene) -> bool:
    """Whether nobody ever counts a card for less than it may count."""
    house = scene.genome.house
    has_limit = evaluation.target_value is not None or evaluation.bust_threshold is not None
    return evaluation.method is HandEvaluationMethod.POINT_TOTAL and not has_limit and not (house and house.hits_soft)


def _at_its_most(value: CardValue) -> CardValue:
    return replace(value, value=max(value.value, value.alternate_value or 0), alternate_value=None)


def _threes(values: dict[Rank, CardValue], scene: Scene) -> str:
    """What three of a rank count as a whole, by what they count."""
    by_count: dict[int, list[Rank]] = {}
    if 0 < scene.genome.game_rules.book_size <= 3:  # Then nobody may keep three.
        return ""
    for rank in scene.rising:
        one = values.get(rank)
        if one is not None and one.three_value is not None and len(_suits_of(rank, scene)) >= 3:
            by_count.setdefault(one.three_value, []).append(rank)
    parts = [
        f"{number(count)} if it has three {listed([rank_names(rank) for rank in ranks], 'or')}"
        for count, ranks in by_count.items()
    ]
    return sentence(f"instead, a hand as a whole may count {', and '.join(parts)}") if parts else ""


def _suits_of(rank: Rank, scene: Scene) -> list[object]:
    return [suit for one, suit in scene.genome.setup.cards if one is rank]


def _table_of_values(values: dict[Rank, CardValue], scene: Scene, *, least: bool = False) -> Table:
    """What each rank counts, those that count the same in a row, from the highest rank."""
    rows: dict[str, list[Rank]] = {}
    for rank in reversed(scene.rising):
        rows.setdefault(_worth(values.get(rank), least=least), []).append(rank)
    others = rows.pop("nothing", [])
    pips = [rank for worth, ranks in rows.items() for rank in ranks if [rank.value] == [worth] and len(ranks) == 1]
    if len(pips) > 2 and len(pips) < len(rows):
        rows = {worth: ranks for worth, ranks in rows.items() if ranks[0] not in pips}
    else:
        pips = []
    lines = [(_in_a_row(ranks), worth) for worth, ranks in rows.items()]
    if pips:
        lines.append((_in_a_row(pips) if others else "Other cards", "the number on the card"))
    if others:
        few = _in_a_row(others) if len(others) <= _FEW_OTHERS else "Other cards"
        lines.append((few if lines else "All cards", "nothing"))
    return Table(("Card", "Counts"), tuple(lines))


_MOST_LISTED = 4
_FEW_OTHERS = 2
"""So many ranks that count nothing are named, and not called others."""


def _in_a_row(ranks: Sequence[Rank]) -> str:
    return sentence(rank_span(ranks) if len(ranks) > _MOST_LISTED else listed(list(map(rank_name, ranks))))[:-1]


def _worth(one: CardValue | None, *, least: bool) -> str:
    if one is None:
        return "nothing"
    counts = [one.value] if one.alternate_value in (None, one.value) else [one.value, one.alternate_value or 0]
    if least:
        counts = [min(counts)]
    return "nothing" if counts == [0] else " or ".join(map(str, counts))


def _players_are_compared(scene: Scene) -> bool:
    """Whether hands are compared with each other, and not only with that of the house, to which bust ones have lost."""
    by_hand = any(win.type is WinType.BEST_HAND for win in scene.genome.win_conditions)
    return bool(showdowns(scene)) or by_hand or scene.genome.game_rules.worst_hand_points != 0


def _best_total(evaluation: HandEvaluation, scene: Scene) -> Iterator[Rule]:
    target, bust = evaluation.target_value, evaluation.bust_threshold
    players_bust = players_can_be_bust(evaluation, scene) or evaluation.with_table  # Its cards count as well.
    if not players_bust and scene.genome.house is None:
        bust = None
    if bust is not None:
        level = ", and all bust hands are level" if players_bust and _players_are_compared(scene) else ""
        yield Rule(f"A total of {bust} or more is bust: it loses to every other total{level}.")
    if target is None or evaluation.bust_threshold == target + 1:
        yield Rule("The highest total is best." if bust is None else "The highest total that is not bust is best.")
    else:
        yield Rule(
            f"The total nearest to {target} is best, be it above or below; totals that are equally near are level."
        )


# ---------------------------------------------------------------------------------------- deadwood


def laid_off(scene: Scene) -> Iterator[str]:
    """That cards which are laid off for the score of a knock count otherwise, where hands are compared."""
    if scene.counts_deadwood and any(knock.lay_off for knock in scene.of_kind(KnockPhase)):
        yield "For this, cards that are laid off after a knock count as cards in hand."


def _deadwood(evaluation: HandEvaluation, scene: Scene, *, at_end: bool) -> Iterator[Block]:
    """What deadwood is; melds that end the hand before anybody knocks count only where hands are compared then."""
    low, high = rank_name(scene.rising[0]), rank_name(scene.rising[-1])
    suits = len(scene.genome.setup.suits)
    of_a_rank, in_a_row = (suits, len(scene.rising)) if at_end else (largest_set(scene), longest_run(scene))
    if scene.genome.game_rules.book_size:  # Books are laid down whenever cards come to a hand.
        of_a_rank = min(of_a_rank, scene.genome.game_rules.book_size - 1)
    kinds = [f"a set of {'three' if of_a_rank == 3 else 'three or four'} cards of one rank"] if of_a_rank >= 3 else []
    if in_a_row >= 3:
        more = "" if in_a_row == 3 else " or more"
        kinds.append(f"a run of three{more} cards of one suit, each one rank above the one before")
    if kinds:
        round_the_corner = (
            f" Runs go from the {low}, which is lowest, to the {high}, and not round the corner."
            if in_a_row >= 3
            else ""
        )
        yield text(
            f"To count a hand, its cards are arranged in melds: {listed(kinds, 'or')}.{round_the_corner} A card "
            "belongs to one meld at most. The cards in no meld are deadwood, and they count:"
        )
    else:
        yield text("All cards of a hand are deadwood, and they count:")
    values = {one.rank: one for one in evaluation.card_values if one.rank in scene.rising}
    yield _table_of_values(values, scene, least=True)
    if kinds:
        lays_off = any(knock.lay_off for knock in scene.of_kind(KnockPhase))
        is_told = lays_off and (len(kinds) > 1 or least_counts(evaluation, scene)[0] <= 0)
        least = ("A hand is arranged so that its deadwood is least.",)
        yield text(*(_arranged_to_lay_off(scene) if is_told else least))


_TWO_WAYS = 8
"""The fewest cards with as many in sets in two ways: four of a rank, of which either one or another goes into a run."""


def _arranged_to_lay_off(scene: Scene) -> Iterator[str]:
    """Which melds count where cards can be laid off onto them."""
    yield (
        "A hand is arranged so that its deadwood is least; of several such ways the one with the most cards in sets is "
        "taken."
    )
    evaluation = scene.genome.hand_evaluation
    assert evaluation is not None
    runs = "; then the same for runs" if _runs_can_differ(evaluation, scene) else ""
    if most_held(scene) < _TWO_WAYS:
        return
    out = f"the first one that would be in a set in one way and not in another stays out of it{runs}"
    yield f"If there is still a choice, go through the cards, {_backwards(scene)}: {out}."


def _runs_can_differ(evaluation: HandEvaluation, scene: Scene) -> bool:
    """Whether a card may lie in a run or not, with as little deadwood, so that more or less can be laid off.

    Only cards that count nothing can. One at the end of the row lies in the way of nobody: no card comes beyond it.
    """
    free = [rank for rank in scene.rising if least_count(evaluation, rank) == 0]
    return free not in ([], [scene.rising[0]], [scene.rising[-1]])


def _backwards(scene: Scene) -> str:
    """The order in which cards are gone through: suits, and within a suit ranks, from the last one."""
    setup = scene.genome.setup
    first, *others = [suit_names(suit) for suit in reversed(Suit) if suit in setup.suits]
    ranks = sorted(setup.ranks, key=lambda rank: -rank.code)
    usual = "" if list(scene.rising) == ranks[::-1] else ", whatever their order in the game"
    within = f"each from the {rank_name(ranks[0])} down to the {rank_name(ranks[-1])}{usual}"
    return f"{first} first, then {listed(others)}, {within}" if others else within.removeprefix("each ")


# ---------------------------------------------------------------------------------------- patterns


def _patterns(evaluation: HandEvaluation, scene: Scene) -> Iterator[Block]:
    best_first = sorted(evaluation.patterns, key=lambda one: -one.rank_priority)
    met = _down_to_any([one for one in best_first if _can_be_met(one, scene)])
    if met:
        yield text("Hands are ranked by their kind, from the best to the worst:")
        yield Table(("Kind", "What makes it"), tuple((_name(one), _demands(one, scene)) for one in met))
    yield text(*_between_kinds(met, scene))


def _down_to_any(best_first: list[HandPattern]) -> list[HandPattern]:
    """The kinds down to one that any hand is of; where that is the best, none matters."""
    anything = next((one for one in best_first if _is_any_hand(one)), None)
    if anything is None:
        return best_first
    above = [one for one in best_first if one.rank_priority > anything.rank_priority]
    return [*above, anything] if above else []


def _is_any_hand(pattern: HandPattern) -> bool:
    asked = (pattern.required_count, pattern.same_suit_count, pattern.sequence_length, *pattern.same_rank_groups)
    return not any(asked) and not pattern.required_ranks


def _name(pattern: HandPattern) -> str:
    """The name of a pattern, fit for a table."""
    words = " ".join(pattern.name.replace("_", " ").replace("|", " ").split())
    return sentence(words).rstrip(".") or "Unnamed"


def _can_be_met(pattern: HandPattern, scene: Scene) -> bool:
    suits, ranks = len(scene.genome.setup.suits), len(scene.rising)
    is_short = max(pattern.sequence_length or 0, pattern.same_suit_count or 0) <= ranks
    needed = max(pattern.required_count or 0, pattern.same_suit_count or 0, pattern.sequence_length or 0)
    needed = max(needed, sum(pattern.same_rank_groups), len(set(pattern.required_ranks)))
    return (
        is_short
        and needed <= _most_compared(scene)
        and max(pattern.same_rank_groups, default=0) <= suits
        and set(pattern.required_ranks) <= set(scene.rising)
    )


def _demands(pattern: HandPattern, scene: Scene) -> str:
    parts = [*_in_suit_or_row(pattern, scene), *_of_a_rank(pattern)]
    if not parts and not pattern.required_count:
        return "any hand"
    size = pattern.required_count or 0
    known = max(pattern.same_suit_count or 0, pattern.sequence_length or 0, sum(pattern.same_rank_groups))
    known = max(known, sum(rank in scene.genome.setup.ranks for rank in pattern.required_ranks))
    if size > known and parts:
        return f"{listed(parts)}, in a hand of at least {counted(size, 'card')}"
    return listed(parts) or f"at least {counted(size, 'card')}"


def _in_suit_or_row(pattern: HandPattern, scene: Scene) -> Iterator[str]:
    suit, row = pattern.same_suit_count or 0, pattern.sequence_length or 0
    ranks = [rank for rank in scene.rising if rank in pattern.required_ranks]
    among = listed([a(rank_name(rank)) for rank in reversed(ranks)])
    text_ = ""
    if suit and row:
        text_ = f"{counted(row, 'card')} in sequence, all of one suit"
        if suit > row:
            text_ = f"{counted(suit, 'card')} of one suit, {number(row)} of them in sequence"
    elif suit:
        text_ = f"{counted(suit, 'card')} of one suit"
    elif row:
        text_ = "at least one card" if row == 1 else f"{counted(row, 'card')} in sequence"
    if row and pattern.sequence_wrap and _ace_can_be_low(scene) and not _all_wrap(scene):
        text_ += f" (the ace may also stand below the {rank_name(scene.rising[0])})"
    if ranks:
        held = f"{'also ' if text_ else ''}{among}"
        text_ = f"{text_}, and {held}{' of that suit' if suit else ''}" if text_ else among
    if text_:
        yield text_


def _of_a_rank(pattern: HandPattern) -> Iterator[str]:
    groups = sorted((size for size in pattern.same_rank_groups if size), reverse=True)
    if groups:
        first, *rest = groups
        yield listed([f"{counted(first, 'card')} of one rank", *(f"{number(size)} of another" for size in rest)])


def _ace_can_be_low(scene: Scene) -> bool:
    return Rank.ACE in scene.rising[1:]


def _sequences(scene: Scene) -> list[HandPattern]:
    evaluation = scene.genome.hand_evaluation
    patterns = evaluation.patterns if evaluation else ()
    return [one for one in patterns if one.sequence_length and _can_be_met(one, scene)]


def _all_wrap(scene: Scene) -> bool:
    return all(one.sequence_wrap for one in _sequences(scene))


def _between_kinds(met: Sequence[HandPattern], scene: Scene) -> Iterator[Rule]:
    if not met and _most_compared(scene) == 1:
        yield Rule(_ONE_CARD)
        return
    if any(one.sequence_length for one in met) and _all_wrap(scene) and _ace_can_be_low(scene):
        yield Rule(f"In a sequence the ace may also stand below the {rank_name(scene.rising[0])}.")
    for names in _equals(met):
        yield Rule(sentence(f"{listed(names)} are of equal rank"))
    has_others = bool(met) and not _is_any_hand(met[-1])
    if has_others:
        yield Rule(
            "A hand of none of these kinds is below all of them." if len(met) > 1 else "Any other hand ranks below."
        )
    has_sequences = any(one.sequence_length for one in met)
    ends = "the higher end of the sequence decides, if there is one; then " if has_sequences else ""
    alike = {4: "four alike", 3: "three alike", 2: "pairs"}
    sizes = [alike[size] for size in range(4, 1, -1) if _two_can_have(size, scene)]
    order = f"ranks are compared, first of {', then of '.join([*sizes, 'single cards'])}, each from the highest down"
    is_pair_above = any(2 in one.same_rank_groups for one in met)
    if is_pair_above and sizes == ["pairs"] and _most_compared(scene) == 2:  # A hand has a pair, or single cards.
        order = "the higher pair is better, and of single cards the higher, then the lower is compared"
    if not sizes:
        order = "ranks are compared from the highest down"
    if _most_compared(scene) == 1:
        order = "the higher card is better"
    between = "between hands of the same kind, " if met else ""
    if has_others:
        between = "between hands of the same kind, or of none, "
        if not any(_two_can_be(one, scene) for one in met):
            between = "between such hands "
    yield Rule(sentence(f"{between}{ends}{order}"))
    if not are_as_large(scene) and _most_compared(scene) > 1:
        yield Rule("Of two hands that are equal so far, the one that has another card to compare is better.")
    yield Rule("Hands that are still equal are level.")


def _two_can_be(pattern: HandPattern, scene: Scene) -> bool:
    """Whether two hands may be of a kind, as far as it asks for cards of one rank."""
    return _two_can_have(max(pattern.same_rank_groups, default=0), scene)


def _two_can_have(size: int, scene: Scene) -> bool:
    """Whether two hands may each have so many cards of one rank, with those of the table that belong to both.

    Cards of one rank are either shared by both or not; if both have the same rank, there must be enough of it.
    """
    table, of_a_rank = most_shared(scene), max(Counter(rank for rank, _ in scene.genome.setup.cards).values())
    own = _most_left(scene)
    shared = range(min(table, size) + 1)
    same_rank = any(size - both <= own and 2 * (size - both) + both <= of_a_rank for both in shared)
    is_apart = any(size - one <= own and size - (table - one) <= own for one in shared)
    return size <= of_a_rank and (same_rank or is_apart)


def _equals(met: Sequence[HandPattern]) -> Iterator[list[str]]:
    for priority in dict.fromkeys(one.rank_priority for one in met):
        names = [_name(one) for one in met if one.rank_priority == priority]
        if len(names) > 1:
            yield [names[0], *(name[0].lower() + name[1:] for name in names[1:])]
