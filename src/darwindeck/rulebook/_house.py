"""The house: what is staked against it, how it plays, and what it pays."""

from collections.abc import Iterator
from fractions import Fraction
from itertools import dropwhile, islice

from darwindeck.genome.schema import (
    DrawPhase,
    ExchangePhase,
    GoingOut,
    HandEvaluation,
    HandEvaluationMethod,
    HouseRules,
    WagerPhase,
)
from darwindeck.rulebook._chips import chip_unit
from darwindeck.rulebook._early_end import most_counted
from darwindeck.rulebook._going_out import go_out_together, going_out
from darwindeck.rulebook._leaving import can_leave_hand
from darwindeck.rulebook._naturals import is_natural_possible
from darwindeck.rulebook._places import can_reshuffle, stock_gives_cards, table_stays_full
from darwindeck.rulebook._rounds import at_the_start, comes_first, each_hand, first_of_hand, hands_can_grow, most_dealt
from darwindeck.rulebook._scene import Scene, can_fold
from darwindeck.rulebook._section import Block, Rule, Section, points, text
from darwindeck.rulebook._stock import drawn_by_house, least_counts, stock_can_run_out
from darwindeck.rulebook._words import counted, listed, number, sentence

_FEW = 6
"""So many stakes are listed one by one."""
_ENOUGH = 6
"""With so many cards for each player and the house, the stock lasts."""


def wager(phase: WagerPhase, scene: Scene) -> tuple[Block, ...]:
    """Everybody stakes chips against the house."""
    before = phase.before_deal and phase is scene.phases[0]
    when = "before the cards are dealt" if before else at_the_start(phase, scene)
    if comes_first(phase, scene) and not before:
        when = f"in {each_hand(scene)}, when the cards are dealt"
    who = f"each player in turn, clockwise from {first_of_hand(phase, scene)}"
    rules = [
        Rule(
            sentence(f"{when}, {who}, stakes {_stakes(phase)} against the house{_as_far(phase, scene)}"),
            ("wager",),
        ),
    ]
    if phase.min_bet > chip_unit(scene) and not _covers_only_stake(phase, scene):
        none = ", and nothing if none are left" if scene.has_pot_without_bets and not before else ""
        one = f"Whoever has only one chip stakes it{none}."
        few = f"Whoever has fewer than {counted(phase.min_bet, 'chip')} stakes all of them{none}."
        rules.append(Rule(one if phase.min_bet == 2 else few, ("wager",)))
    if scene.genome.house and is_natural_possible(scene, scene.genome.house.cards):
        then = "When the cards are dealt" if before else "When all stakes are laid"
        rules.append(
            Rule(f"{then}, the house looks at its cards: if they are a natural, the hand is over (see The house).")
        )
    return (text(*rules),)


def _as_far(phase: WagerPhase, scene: Scene) -> str:
    """That nobody stakes more than there is, where a player may have too few chips for the largest stake."""
    nothing_is_paid_before = not scene.several_hands and (phase.before_deal or not scene.has_pot)
    lasts = nothing_is_paid_before and scene.genome.setup.starting_chips >= phase.max_bet
    return "" if lasts or _count_of_stakes(phase) == 1 else ", but no more than he or she has"


def _count_of_stakes(phase: WagerPhase) -> int:
    """How many different stakes there are."""
    return min(max(1, phase.max_bet // max(1, phase.min_bet)), 64)


def _covers_only_stake(phase: WagerPhase, scene: Scene) -> bool:
    """Whether everybody has chips enough when a game of one hand begins with stakes."""
    setup, is_first = scene.genome.setup, phase is scene.genome.turn_structure.phases[0]
    paid = 0 if phase.before_deal else setup.ante
    return is_first and not scene.several_hands and setup.starting_chips - paid >= phase.min_bet


def _stakes(phase: WagerPhase) -> str:
    least, count = max(1, phase.min_bet), _count_of_stakes(phase)
    if count == 1:
        return f"just {counted(least, 'chip')}"
    if count <= _FEW:
        stakes = [least * times for times in range(1, count + 1)]
        return f"{listed([number(one) if stakes[-1] <= 12 else f'{one:,}' for one in stakes], 'or')} chips"
    if least == 1:
        return f"from one to {count} chips"
    return f"a multiple of {number(least)} chips, from {number(least)} to {number(least * count)},"


# ---------------------------------------------------------------------------------------- the house itself


def section(scene: Scene) -> Section | None:
    """The cards of the house, how it draws, and how stakes are settled."""
    house, evaluation = scene.genome.house, scene.genome.hand_evaluation
    if house is None or evaluation is None or not scene.has(WagerPhase):
        return None
    blocks: list[Block] = [text(*_cards(house, scene)), text(*_play(house, evaluation, scene))]
    blocks += _settling(house, evaluation, scene)
    doubling = any(draw.may_double for draw in scene.of_kind(DrawPhase))
    if doubling:
        blocks.append(text("A stake that has been doubled is won or lost as a whole."))
    return Section("The house", tuple(blocks))


def _cards(house: HouseRules, scene: Scene) -> Iterator[Rule]:
    if house.cards == 1:
        shown = "face up" if house.face_up else "face down"
    elif house.face_up >= house.cards:
        shown = "all face up" if house.cards > 2 else "both face up"
    elif house.face_up == 0:
        shown = "face down"
    else:
        shown = f"{number(house.face_up)} of them face up"
    pays = is_natural_possible(scene, scene.genome.setup.cards_per_player)
    pays |= not nobody_beats(house, scene)
    lasts = ", and its chips never run out" if pays else ""
    yield Rule(f"The house plays against everybody{lasts}. It is dealt {counted(house.cards, 'card')}, {shown}.")
    natural = _natural(house, scene)
    if natural:
        yield Rule(natural)


def _natural(house: HouseRules, scene: Scene) -> str:
    evaluation = scene.genome.hand_evaluation
    dealt = scene.genome.setup.cards_per_player
    own, its = is_natural_possible(scene, dealt), is_natural_possible(scene, house.cards)
    if evaluation is None or evaluation.target_value is None or not (own or its):
        return ""
    target = evaluation.target_value
    total = f"{target} with exactly"
    if own and its and dealt == house.cards:
        return f"A total of {total} {counted(dealt, 'card')} is a natural."
    if not its:
        return f"A player who holds exactly {counted(dealt, 'card')} and has a total of {target} has a natural."
    if not own:
        is_one = house.cards == 1
        cards = (
            "the card that it is dealt comes" if is_one else f"the {number(house.cards)} cards that it is dealt come"
        )
        return f"The house has a natural when {cards} to a total of {target}."
    sizes = [f"{counted(dealt, 'card')} for a player", f"{counted(house.cards, 'card')} for the house"]
    return f"A natural is a total of {total} {listed(sizes, 'or')}."


def _play(house: HouseRules, evaluation: HandEvaluation, scene: Scene) -> Iterator[Rule]:
    bust = evaluation.bust_threshold
    first = scene.phases[0]
    all_stake = isinstance(first, WagerPhase) and (scene.genome.setup.ante == 0 or first.before_deal)
    all_may_leave = going_out(scene) is GoingOut.LEAVES_HAND and go_out_together(scene)
    one_stays = all_stake and not all_may_leave and scene.genome.player_count > 1
    alive = ["still in the hand"] if can_leave_hand(scene) and not one_stays else []
    alive += ["not bust"] if players_can_be_bust(evaluation, scene) else []
    somebody = "somebody" if all_stake else "somebody with a stake"
    provided = f", provided that {somebody} is {listed(alive)}" if alive else ""
    until = f"until its total is {house.stands_on} or more"
    if bust is not None and house.stands_on > bust:
        until += ", or until it is bust"
    never_counts_less = all(one.value >= 0 and (one.alternate_value or 0) >= 0 for one in evaluation.card_values)
    if (house.stands_on <= 0 and never_counts_less) or not stock_gives_cards(scene):
        takes = "and takes no other"
    else:
        takes = f"and takes cards from the stock, one at a time, {until}"
    yield Rule(
        f"The house plays when the hand is over{provided}: it shows its cards, {takes}.",
        ("house draws from the deck",),
    )
    can_be_soft = any(one.alternate_value is not None or one.three_value is not None for one in evaluation.card_values)
    if house.hits_soft and can_be_soft:
        yield Rule(f"It also takes a card on a total of exactly {house.stands_on} that could be counted lower.")
    if _may_lack_cards(house, scene):
        yield Rule("When there is no card left to take, it makes do with those that it has.")


def _may_lack_cards(house: HouseRules, scene: Scene) -> bool:
    """Whether the stock may run out while the house takes cards."""
    setup, players = scene.genome.setup, scene.genome.player_count
    laid_out = setup.initial_discard_count + setup.initial_tableau_count + house.cards
    left = setup.deck_size - setup.cards_per_player * players - laid_out - scene.genome.game_rules.deck_reserve
    if table_stays_full(scene) and can_reshuffle(scene) and not scene.has(DrawPhase, ExchangePhase):
        taken = drawn_by_house(scene)  # All cards that are neither in hands nor on the table are in stock and pile.
        return taken is None or taken >= left
    evaluation = scene.genome.hand_evaluation
    by_suits = evaluation is not None and evaluation.one_suit  # Cards of other suits may bring the house no nearer.
    return (by_suits or left < _ENOUGH * (players + 1)) and stock_can_run_out(scene)


def nobody_beats(house: HouseRules, scene: Scene) -> bool:
    """Whether no hand of a player can count as much as the least with which the house stops."""
    evaluation = scene.genome.hand_evaluation
    if evaluation is None:
        return False
    is_plain = evaluation.bust_threshold is None and evaluation.target_value is None
    is_plain &= evaluation.method is HandEvaluationMethod.POINT_TOTAL
    is_sure = is_plain and not stock_can_run_out(scene) and not hands_can_grow(scene)
    return is_sure and most_counted(scene) < house.stands_on


def players_can_be_bust(evaluation: HandEvaluation, scene: Scene) -> bool:
    """Whether the cards of a player may count too much, even if each of them counts as little as it can."""
    if evaluation.bust_threshold is None or hands_can_grow(scene) or scene.step > 0:
        return evaluation.bust_threshold is not None
    highest = reversed(least_counts(evaluation, scene))
    return sum(islice(highest, most_dealt(scene))) >= evaluation.bust_threshold


_ABOUT_STAKES = ("gets chips from the house",)


def _settling(house: HouseRules, evaluation: HandEvaluation, scene: Scene) -> list[Block]:
    """What becomes of the stakes; where nobody can win one, in a sentence."""
    if nobody_beats(house, scene):
        return [text(Rule("The house always has the better total, so every stake is lost.", _ABOUT_STAKES))]
    settled = points(*_payments(house, evaluation, scene))
    return [text("When the house has played, the stakes are settled:"), settled]


def _payments(house: HouseRules, evaluation: HandEvaluation, scene: Scene) -> Iterator[Rule]:
    about = _ABOUT_STAKES
    lost = ["bust"] if players_can_be_bust(evaluation, scene) else []
    lost += ["out of the hand"] if _can_leave_after_stake(scene) else []
    if lost:
        yield Rule(f"Whoever is {listed(lost, 'or')} loses the stake.", about)
    own = is_natural_possible(scene, scene.genome.setup.cards_per_player)
    its = is_natural_possible(scene, house.cards)
    if own:
        against = ", unless the house has one too," if its else ""
        yield Rule(f"A player with a natural{against} {_pays(house.natural_pays_percent)}.", about)
    if its:
        who = "everybody who has none" if own else "everybody"
        yield Rule(f"A natural of the house beats {who}.", about)
    others = "Otherwise whoever" if own or its else "Whoever"
    yield Rule(
        f"{others} has a better total than the house (see Comparing hands) gets the stake back and wins as much again.",
        about,
    )
    yield Rule("Level with the house, a player takes the stake back; with a worse total it is lost.", about)


def _can_leave_after_stake(scene: Scene) -> bool:
    """Whether a player who has staked may be out of the hand: one of two who folds before the stakes ends it."""
    after = dropwhile(lambda phase: not isinstance(phase, WagerPhase), scene.phases)
    is_over_before = scene.genome.player_count == 2 and scene.is_one_round and not scene.has_turns
    goes_out = going_out(scene) is GoingOut.LEAVES_HAND
    return can_leave_hand(scene) and (can_fold(after) or goes_out or not is_over_before)


def _pays(percent: int) -> str:
    ratio = Fraction(percent, 100)
    if ratio == 0:
        return "gets the stake back"
    if ratio == 1:
        return "gets the stake back and wins as much again"
    if ratio.denominator == 1:
        return f"gets the stake back and wins {number(ratio.numerator)} times as much on top of it"
    won, staked = counted(ratio.numerator, "chip"), number(ratio.denominator)
    return f"gets the stake back and wins {won} for every {staked} staked, rounded down"
