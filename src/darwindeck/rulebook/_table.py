"""The table: what cards do to each other there."""

from collections import Counter
from collections.abc import Iterator

from darwindeck.genome._rules._facts import laying_condition
from darwindeck.genome.schema import (
    CaptureOrder,
    CardValue,
    ClaimPhase,
    DiscardPhase,
    DrawPhase,
    Location,
    Phase,
    PlayPhase,
    Rank,
    ScoringTrigger,
    SequenceDirection,
    Suit,
    SwapPhase,
    TableauMode,
    TrickPhase,
    TurnUpPhase,
    Visibility,
    WinType,
)
from darwindeck.rulebook._battles import battles_can_be_level
from darwindeck.rulebook._cards import rank_name, ranks_listed
from darwindeck.rulebook._empty_hands import hands_outlast_stock, last_card_is_laid_in_turn
from darwindeck.rulebook._going_out import can_get_rid_of_cards, most_laid
from darwindeck.rulebook._hand_end import only_empty_hands_end
from darwindeck.rulebook._one_rank import rank_on_table
from darwindeck.rulebook._places import (
    cards_are_taken_from,
    deals_vary,
    fixed_order,
    forces_discards,
    has_stacks,
    has_stock,
    left_over,
    renews_table,
    stock_can_be_empty,
    takes_turns_unevenly,
)
from darwindeck.rulebook._refills import hands_are_refilled
from darwindeck.rulebook._rounds import dealt_alike
from darwindeck.rulebook._scene import Scene
from darwindeck.rulebook._section import Block, Rule, Section, text
from darwindeck.rulebook._stock import stock_can_be_used_up
from darwindeck.rulebook._words import a, counted, listed, number, sentence


def section(scene: Scene) -> Section | None:
    """The table, where cards that are laid there do something."""
    blocks: list[Block]
    match scene.genome.setup.tableau_mode:
        case TableauMode.WAR:
            blocks = [text(*_battles(scene)), text(*_captured_in_war(scene))]
        case TableauMode.MATCH_RANK:
            blocks = [text(*_matches(scene)), *_sums(scene)]
        case TableauMode.SEQUENCE:
            blocks = [text(*_piles(scene))]
        case TableauMode.NONE:
            return None
    rest = tuple(_rest(scene))
    return Section("The table", (*blocks, *([text(*rest)] if rest else [])))


def _rest(scene: Scene) -> Iterator[Rule]:
    if scene.genome.game_rules.rest_to_last_captor:
        left = "At the end of the hand the cards that are left on the table go to the player who captured there last"
        yield Rule(f"{left}.", ("captures",))
        if not _somebody_captures(scene):
            yield Rule("If nobody did, they go to nobody.")
        if any(rule.trigger is ScoringTrigger.CAPTURE and rule.points for rule in scene.genome.card_scoring):
            yield Rule("They count as captured, and score as such.", ("scores",))


def _somebody_captures(scene: Scene) -> bool:
    """Whether more cards are laid on the table than there are ranks, all to the end: two of a rank meet there."""
    setup = scene.genome.setup
    only_laid = all(isinstance(one, DrawPhase) or _is_laid_there(one) for one in scene.phases)
    stays = only_laid and not cards_are_taken_from(scene, Location.TABLEAU) and not forces_discards(scene)
    laid = setup.cards_per_player * scene.genome.player_count
    is_used_up = hands_are_refilled(scene) or any(_goes_on_while_it_lasts(draw) for draw in scene.of_kind(DrawPhase))
    laid += left_over(scene) - scene.genome.game_rules.deck_reserve if is_used_up else 0
    is_whole = dealt_alike(scene) and not deals_vary(scene) and only_empty_hands_end(scene)
    return setup.tableau_mode is TableauMode.MATCH_RANK and stays and is_whole and laid > len(setup.ranks)


def _goes_on_while_it_lasts(draw: DrawPhase) -> bool:
    """Whether everybody draws in every turn, so that no hand ends before the stock has run out."""
    from_stock = draw.source is Location.DECK and draw.or_source in (None, draw.source)
    return from_stock and draw.mandatory and draw.condition is None and draw.count > 0


def _is_laid_there(phase: Phase) -> bool:
    return isinstance(phase, PlayPhase) and phase.target is Location.TABLEAU


# ---------------------------------------------------------------------------------------- WAR


def _battles(scene: Scene) -> Iterator[Rule]:
    lays = [phase for phase in scene.phases if isinstance(phase, PlayPhase | DiscardPhase)]
    lays = [phase for phase in lays if phase.target is Location.TABLEAU]
    most = max((phase.max_cards if isinstance(phase, PlayPhase) else phase.count for phase in lays), default=1)
    several = len(lays) > 1 or (most > 1 and not has_stacks(scene)) or scene.genome.game_rules.book_size > 0
    several |= takes_turns_unevenly(scene) or any(map(_may_be_left_out, lays))
    last = " If a player has laid several, the last one counts." if several else ""
    is_only_one = _is_one_battle(lays, scene)
    others = "" if is_only_one else ", and all other cards on the table with them"
    compared = "As soon as both players have laid a card on the table the two are compared"
    yield Rule(f"{compared}: the higher card wins both{others}.{last}", ("captures",))
    stays = "" if is_only_one else " All cards stay on the table, and the next battle decides about them."
    may_be_level = battles_can_be_level(scene)
    if may_be_level:
        yield Rule(f"If they are of the same rank nobody wins.{stays}")
    down = scene.genome.game_rules.war_cards_down
    if down and may_be_level and has_stacks(scene):
        cards = "the top card" if down == 1 else f"the top {counted(down, 'card')}"
        yield Rule(
            f"Before that battle each player lays {cards} of the stack face down on the table, but always keeps the "
            "last card.",
            ("lays face down",),
        )
    if _captures_count(scene):
        yield Rule("If one of the players drops out of the hand, the other wins what lies on the table.", ("captures",))


def _may_be_left_out(lay: PlayPhase | DiscardPhase) -> bool:
    """Whether a player may have a turn without laying a card, so that the other lays another one before."""
    return not lay.mandatory or laying_condition(lay) is not None


def _is_one_battle(lays: list[PlayPhase | DiscardPhase], scene: Scene) -> bool:
    """Whether a hand has one battle, of one card of each player: nothing else comes onto the table."""
    comes = scene.genome.setup.initial_tableau_count > 0 or scene.has(TurnUpPhase, SwapPhase) or renews_table(scene)
    return scene.is_one_round and sum(map(most_laid, lays)) == 1 and not comes


def _captures_count(scene: Scene) -> bool:
    """Whether cards that somebody has won count for anything when the hand is over."""
    genome = scene.genome
    scored = genome.card_scoring or genome.majority_scoring or genome.scoring_rules or genome.trick_scoring
    wins = any(win.type in (WinType.CAPTURE_ALL, WinType.MOST_CAPTURED) for win in genome.win_conditions)
    by_hands = any(win.type is WinType.BEST_HAND for win in genome.win_conditions)
    by_hands |= genome.game_rules.worst_hand_points != 0
    return bool(scored) or wins or (by_hands and has_stacks(scene))


def _captured_in_war(scene: Scene) -> Iterator[Rule]:
    if not has_stacks(scene):
        yield Rule("Keep the cards that you win face up in a pile of their own.")
        if can_get_rid_of_cards(scene):
            yield Rule(
                "If your hand is empty in your turn, take up that pile as your new hand. If you have no pile either, "
                "you are out of the hand.",
                ("takes up", "is out of the hand"),
            )
        return
    others, other_cards, laid = "the other player's", "the other player's cards", "each in the order laid"
    if scene.genome.setup.initial_tableau_count > 0 or scene.has(TurnUpPhase) or renews_table(scene):
        others, other_cards, laid = "all others", "all other cards", "each in the order in which they came to the table"
    order = {
        CaptureOrder.AS_LAID: "in the order in which they were laid",
        CaptureOrder.OWN_FIRST: f"first the winner's own cards, then {others}, {laid}",
        CaptureOrder.OWN_LAST: f"first {other_cards}, then the winner's own, {laid}",
        CaptureOrder.BY_LOT: "",
    }
    how = order[scene.genome.setup.capture_order]
    under = f"go under the winner's stack one by one: {how}" if how else "are shuffled and go under the winner's stack"
    yield Rule(f"The cards that are won {under}.", ("captures",))
    if scene.has_tricks:
        yield Rule(
            "If your stack is used up in your turn, take up the cards that you captured in tricks as "
            f"your new stack, from the top: {fixed_order(scene)}.",
            ("takes up",),
        )
    if last_card_is_laid_in_turn(scene):
        out = "Whoever lays the last card of his or her stack and does not win the battle with it is out of the hand"
        yield Rule(f"{out}, even if the other player has not answered it yet.", ("is out of the hand",))
        return
    lays = (PlayPhase, DiscardPhase, ClaimPhase, TrickPhase)
    on = ", or goes on," if any(isinstance(phase, lays) for phase in scene.phases[:-1]) else ""
    yield Rule(f"A player who has no card when his or her turn comes{on} is out of the hand.", ("is out of the hand",))


# ---------------------------------------------------------------------------------------- MATCH_RANK


def _matches(scene: Scene) -> Iterator[Rule]:
    seen = scene.genome.setup.tableau_visibility
    yield Rule(
        "A card that is laid on the table captures another one of the same rank that lies there. The player who laid "
        "it takes both and keeps them face up, apart from the hand.",
        ("captures",),
    )
    if not _captured_cards_count(scene):
        yield Rule("Captured cards are out of play and count for nothing.")
    several = {
        Visibility.FACE_UP: "the player chooses one",
        Visibility.FACE_DOWN: "one is drawn by lot",
    }.get(seen, "the player chooses one of those that he or she can see, and otherwise one is drawn by lot")
    if _can_be_alike(scene):
        about = () if seen is Visibility.FACE_DOWN else ("capture",)
        yield Rule(f"If there are several of that rank, {several}.", about)
    if not scene.genome.setup.capture_by_sum:
        yield Rule("A card that finds no other of its rank stays on the table.")
        yield from _sweeps(scene)


def _captured_cards_count(scene: Scene) -> bool:
    """Whether cards score, or win, because somebody has captured them."""
    genome = scene.genome
    by_card = any(rule.points and rule.trigger not in _NOT_CAPTURED for rule in genome.card_scoring)
    by_number = genome.trick_scoring is not None and genome.trick_scoring.points_per_card != 0
    wins = any(win.type in (WinType.CAPTURE_ALL, WinType.MOST_CAPTURED) for win in genome.win_conditions)
    return by_card or by_number or wins or bool(genome.majority_scoring)


_NOT_CAPTURED = (
    *(ScoringTrigger.PLAY, ScoringTrigger.HAND_END, ScoringTrigger.SET_COMPLETE),
    ScoringTrigger.LEFT_IN_HANDS,
)


def _can_be_alike(scene: Scene) -> bool:
    """Whether a card may find two others of its rank on the table: one that is laid there captures the only other."""
    setup = scene.genome.setup
    swaps = any(swap.source is Location.TABLEAU for swap in scene.of_kind(SwapPhase))
    comes_freely = setup.initial_tableau_count > 1 or scene.has(TurnUpPhase) or renews_table(scene) or swaps
    has_three = max(Counter(rank for rank, _ in setup.cards).values()) > 2
    return comes_freely and has_three


def _sweeps(scene: Scene) -> Iterator[Rule]:
    if not any(rule.trigger is ScoringTrigger.SWEEP for rule in scene.genome.card_scoring):
        return
    stays = scene.genome.game_rules.deck_reserve > 0 and has_stock(scene) and not scene.has(TurnUpPhase)
    stays |= not stock_can_be_empty(scene) or not stock_can_be_used_up(scene)
    stock = "" if hands_outlast_stock(scene) else ", and the stock is empty"
    last = f", unless it was the last card of the hand: nobody holds a card any more{stock}"
    yield Rule(f"A card that captures everything else on the table makes a sweep{'' if stays else last}.")


def _sums(scene: Scene) -> Iterator[Block]:
    evaluation = scene.genome.hand_evaluation
    if not scene.genome.setup.capture_by_sum or evaluation is None:
        return
    values = {one.rank: one for one in evaluation.card_values if one.rank in scene.genome.setup.ranks}
    hidden = scene.genome.setup.tableau_visibility is not Visibility.FACE_UP
    open_ones = " that the player can see" if hidden else ""
    yield text(
        Rule(
            f"A card that finds none of its rank captures cards{open_ones} that together count as much as it does; the "
            "player takes them and the card itself. That must be done where it is possible; if there are several ways, "
            "the player chooses. Otherwise the card stays on the table.",
            ("capture", "captures"),
        ),
        Rule(sentence(f"For this {_values(values, scene)}")),
        *_sweeps(scene),
    )


def _values(values: dict[Rank, CardValue], scene: Scene) -> str:
    """What ranks count, those of one value together."""
    by_value: dict[int, list[Rank]] = {}
    for rank in (Rank.ACE, *Rank):
        if rank in scene.genome.setup.ranks and not any(rank in found for found in by_value.values()):
            by_value.setdefault(values[rank].value if rank in values else 0, []).append(rank)
    nothing = by_value.pop(0, [])
    on_the_card = [value for value, ranks in by_value.items() if [str(value)] == [rank.value for rank in ranks]]
    numbered = [rank for rank in scene.genome.setup.ranks if rank.value.isdigit()]
    parts = [
        f"{ranks_listed(ranks)} count {number(value)}" for value, ranks in by_value.items() if value not in on_the_card
    ]
    if len(on_the_card) == 1:
        parts[:0] = [f"{ranks_listed(by_value[value])} count {number(value)}" for value in on_the_card]
    elif on_the_card:
        some = [rank for value in on_the_card for rank in by_value[value]]
        what = "the cards with numbers" if len(some) == len(numbered) else ranks_listed(some)
        parts.insert(0, f"{what} count what they show")
    if nothing:
        parts.append(f"{ranks_listed(nothing)} count nothing and have no part in this")
    return listed(parts)


# ---------------------------------------------------------------------------------------- SEQUENCE


def _piles(scene: Scene) -> Iterator[Rule]:
    setup = scene.genome.setup
    start, direction = setup.sequence_start_rank, setup.sequence_direction
    only = rank_on_table(scene) if start is None else None
    opens = start or only
    first = f"with {a(rank_name(opens))}" if opens is not None else "with any card of the suit"
    yield Rule(f"On the table each suit has a pile of its own. It starts {first}.")
    ranks = [rank for rank in dict.fromkeys((Rank.ACE, *Rank)) if rank in setup.ranks]
    others = setup.initial_tableau_count > 0 or scene.has(TurnUpPhase) or renews_table(scene)
    if only is not None or (not others and _is_complete(start, direction, ranks)):
        yield Rule("No other card comes onto it.")
        return
    above, below = "above the highest", "below the lowest"
    where = {
        SequenceDirection.ASCENDING: f"upwards: the next card is the one just {above}",
        SequenceDirection.DESCENDING: f"downwards: the next card is the one just {below}",
        SequenceDirection.BOTH: f"both ways: the next card is the one just {above} or just {below}",
    }[direction]
    yield Rule(f"Then it grows {where} that lies there.")
    low = f"Here the {rank_name(ranks[0])} is the lowest card and the {rank_name(ranks[-1])} the highest"
    yield Rule(sentence(low + (", and nothing comes beyond them" if len(ranks) > 1 else "")))
    if any(_has_gaps([rank for rank in ranks if (rank, suit) in setup.cards]) for suit in Suit):
        yield Rule("Cards that the pack does not have are passed over.")
    laid_out = ["laid out at the deal"] if setup.initial_tableau_count else []
    laid_out += ["that come from the stock"] if scene.has(TurnUpPhase) else []
    if laid_out:
        yield Rule(f"The cards {listed(laid_out)} belong to the piles of their suits, whether they fit or not.")
    if any(draw.source is Location.TABLEAU or draw.or_source is Location.TABLEAU for draw in scene.of_kind(DrawPhase)):
        yield Rule("Cards that are taken away do not matter: the highest and the lowest that still lie there count.")


def _is_complete(start: Rank | None, direction: SequenceDirection, ranks: list[Rank]) -> bool:
    """Whether nothing ever comes after the card with which a pile starts."""
    ends = {
        SequenceDirection.ASCENDING: start is ranks[-1],
        SequenceDirection.DESCENDING: start is ranks[0],
        SequenceDirection.BOTH: False,
    }
    return ends[direction] or len(ranks) == 1


def _has_gaps(ranks: list[Rank]) -> bool:
    order = list(dict.fromkeys((Rank.ACE, *Rank)))
    places = [order.index(rank) for rank in ranks]
    return bool(places) and places[-1] - places[0] >= len(places)
