"""How a hand ends, and how the game does."""

from collections.abc import Iterator

from darwindeck.genome._rules._facts import cards_are_laid_on, has_stakes, somebody_can_pass
from darwindeck.genome.conditions import AnyCondition, CompoundCondition
from darwindeck.genome.schema import (
    AskPhase,
    BettingPhase,
    ClaimPhase,
    DeckEmptyAction,
    DiscardPhase,
    DrawPhase,
    Elimination,
    ExchangePhase,
    GoingOut,
    KnockPhase,
    Location,
    MeldPhase,
    PassAction,
    PlayPhase,
    ScoringTrigger,
    SwapPhase,
    TableauMode,
    TieBreaker,
    TrickPhase,
    TriggerMode,
    WagerPhase,
    WinComparison,
    WinCondition,
    WinType,
)
from darwindeck.rulebook._conditions import Person, Speaking, clause
from darwindeck.rulebook._places import is_one_round
from darwindeck.rulebook._scene import Scene
from darwindeck.rulebook._section import Block, Rule, Section, points, text
from darwindeck.rulebook._winning import (
    BY_SCORE,
    all_chips,
    always_decides,
    best,
    going_out,
    is_lower_better,
    is_one_hand,
    is_race,
    last_measure,
    side,
    verdict,
    ways,
)
from darwindeck.rulebook._words import counted, sentence


def sections(scene: Scene) -> tuple[Section, ...]:
    """The end of the hand, if there is something to say, and the end of the game."""
    return tuple(one for one in (end_of_hand(scene), end_of_game(scene)) if one is not None)


# ---------------------------------------------------------------------------------------- the hand


def end_of_hand(scene: Scene) -> Section | None:
    """What ends a hand."""
    ends = list(hand_ends(scene))
    if not ends:
        return None
    blocks: list[Block] = []
    if going_out(scene) is GoingOut.LEAVES_HAND and can_get_rid_of_cards(scene):
        blocks.append(text(Rule(_GOES_OUT, ("goes out",))))
    if len(ends) == 1:
        blocks.append(text(Rule(sentence("the hand ends", ends[0].text), ends[0].about)))
    else:
        blocks.append(text("The hand ends as soon as one of these things happens:"))
        blocks.append(points(*(Rule(sentence(_bare(one.text)), one.about) for one in ends)))
    after = list(_after_hand(scene))
    if after:
        blocks.append(text(*after))
    return Section("End of the hand", tuple(blocks))


_GOES_OUT = "A player who has no cards left goes out: he or she is out of the hand, and the others play on."


def _bare(end: str) -> str:
    return end.removeprefix("when ").removeprefix("as soon as ")


def hand_ends(scene: Scene) -> Iterator[Rule]:
    """Everything that ends a hand of this game, as the end of "the hand ends …"."""
    rules = scene.genome.game_rules
    yield from _ends_by_tricks(scene)
    yield from _ends_by_going_out(scene)
    if can_leave_hand(scene):
        left = "only one player is left in it" if scene.genome.player_count > 1 else "the player is out of it"
        yield Rule(f"when {left}", ("hand over",))
    if _hands_run_out(scene):
        stock = " and there is nothing left to draw" if scene.has(DrawPhase, AskPhase) else ""
        yield Rule(f"when nobody holds a card any more{stock}", ("hand over",))
    if scene.genome.house is not None and scene.has(WagerPhase) and _target(scene) is not None:
        yield Rule("when the house shows a natural", ("hand over",))
    if is_one_round(scene):
        yield Rule(_after_a_round(scene), ("hand over",))
    if rules.consecutive_pass_action is PassAction.END_HAND and somebody_can_pass(scene.genome):
        yield Rule(_enough_passes(scene), ("passes", "hand over"))
    if scene.has(KnockPhase):
        yield Rule(_knocked(scene), ("knock", "hand over"))
    yield from _ends_by_stock(scene)
    if rules.hand_ends_if is not None:
        yield Rule(f"as soon as {_met(rules.hand_ends_if, scene)}, be it right after the deal", ("hand over",))


def only_going_out_ends(scene: Scene) -> bool:
    """Whether a hand ends only when somebody goes out."""
    ends = list(hand_ends(scene))
    return bool(ends) and ends == list(_ends_by_going_out(scene))


def only_leaving_ends(scene: Scene) -> bool:
    """Whether a hand ends only when one player alone is left in it."""
    return can_leave_hand(scene) and len(list(hand_ends(scene))) == 1


def _met(condition: AnyCondition, scene: Scene) -> str:
    if isinstance(condition, CompoundCondition):
        that = Speaking(who=Person("that player", "that player's"), deadwood=scene.counts_deadwood)
        return f"this is true of a player: {clause(condition, that)}"
    return clause(condition, Speaking(who=Person("a player", "a player's"), deadwood=scene.counts_deadwood))


def _ends_by_tricks(scene: Scene) -> Iterator[Rule]:
    turn, setup = scene.genome.turn_structure, scene.genome.setup
    about = ("takes the trick", "hand over")
    if not scene.has_tricks:
        return
    if turn.tricks_per_hand is not None:
        yield Rule(f"when {counted(turn.tricks_per_hand, 'trick')} {_have(turn.tricks_per_hand)} been played", about)
    elif turn.is_trick_based:
        if setup.cards_step:
            yield Rule("when as many tricks have been played as cards were dealt to each player", about)
        else:
            count = setup.cards_per_player
            all_tricks = f"all {counted(count, 'trick')}" if count > 2 else "both tricks"
            yield Rule(f"when {all_tricks} have been played" if count > 1 else "after one trick", about)


def _have(count: int) -> str:
    return "has" if count == 1 else "have"


def _ends_by_going_out(scene: Scene) -> Iterator[Rule]:
    if going_out(scene) is GoingOut.ENDS_HAND and can_get_rid_of_cards(scene) and not _race_without_cards(scene):
        yield Rule("as soon as a player has no cards left and so goes out", ("goes out", "hand over"))


def can_get_rid_of_cards(scene: Scene) -> bool:
    """Whether a hand can ever become empty."""
    has_books = scene.genome.game_rules.book_size > 0
    lays = scene.has(PlayPhase, DiscardPhase, ClaimPhase, TrickPhase, MeldPhase, AskPhase)
    taken = any(Location.OPPONENT_HAND in (draw.source, draw.or_source) for draw in scene.of_kind(DrawPhase))
    return has_books or lays or taken


def can_leave_hand(scene: Scene) -> bool:
    """Whether players drop out of a hand while others play on."""
    folds = any(bet.allow_fold for bet in scene.of_kind(BettingPhase))
    stuck = any(not play.pass_if_unable for play in scene.of_kind(PlayPhase))
    is_war = scene.genome.setup.tableau_mode is TableauMode.WAR and scene.has(PlayPhase)
    leaves = going_out(scene) is GoingOut.LEAVES_HAND and can_get_rid_of_cards(scene)
    return folds or stuck or leaves or (is_war and not _takes_all(scene))


def _takes_all(scene: Scene) -> bool:
    """Whether the game is over as soon as one player has every card."""
    setup = scene.genome.setup
    all_dealt = setup.deal_remainder or setup.cards_per_player * scene.genome.player_count == setup.deck_size
    return all_dealt and any(win.type is WinType.CAPTURE_ALL and is_race(win) for win in ways(scene))


def _race_without_cards(scene: Scene) -> bool:
    """Whether a player without cards has won already."""
    if scene.has_teams:
        return False
    wins = ways(scene)
    return bool(wins) and wins[0].type is WinType.EMPTY_HAND and is_race(wins[0]) and (wins[0].threshold or 0) >= 0


def plays_on_without_cards(scene: Scene) -> bool:
    """Whether a player who has laid the last card may have another turn in the same hand."""
    goes = going_out(scene) is not GoingOut.NONE or scene.genome.setup.tableau_mode is TableauMode.WAR
    return not goes and not _race_without_cards(scene)


def _hands_run_out(scene: Scene) -> bool:
    turn = scene.genome.turn_structure
    if not can_get_rid_of_cards(scene) or going_out(scene) is not GoingOut.NONE:
        return False
    if not all(_runs_dry(draw, scene) for draw in scene.of_kind(DrawPhase)):
        return False
    if _race_without_cards(scene) or scene.genome.setup.tableau_mode is TableauMode.WAR:
        return False
    return not (scene.has_tricks and (turn.is_trick_based or turn.tricks_per_hand is not None))


def _runs_dry(draw: DrawPhase, scene: Scene) -> bool:
    """Whether nothing may be left to draw, and the hand goes on, when nobody holds a card."""
    action = scene.genome.game_rules.deck_empty_action
    for place in (draw.source, draw.or_source):
        if place in (Location.DISCARD, Location.TABLEAU, Location.OPPONENT_DISCARD) and draw.condition is None:
            return False
        if place is Location.DECK and action is DeckEmptyAction.RESHUFFLE_DISCARD:
            if cards_are_laid_on(scene.genome, Location.DISCARD) and not _lays_elsewhere(scene):
                return False
        elif place is Location.DECK and action is not DeckEmptyAction.SKIP_DRAW and draw.mandatory:
            return False
    return True


def _lays_elsewhere(scene: Scene) -> bool:
    """Whether cards leave the hands for places from which they do not come back to the stock."""
    on_table = cards_are_laid_on(scene.genome, Location.TABLEAU)
    return on_table or scene.has(MeldPhase, TrickPhase) or scene.genome.game_rules.book_size > 0


def _target(scene: Scene) -> int | None:
    evaluation = scene.genome.hand_evaluation
    return evaluation.target_value if evaluation is not None else None


_OWN = (DrawPhase, PlayPhase, DiscardPhase, ClaimPhase, AskPhase, KnockPhase, MeldPhase, SwapPhase)


def _has_own_phase(scene: Scene) -> bool:
    return scene.has(*_OWN)


def _after_a_round(scene: Scene) -> str:
    if _has_own_phase(scene):
        return "when every player has had one turn"
    if not isinstance(scene.phases[-1], BettingPhase):
        return "when all of this has been done once"
    several = len(list(scene.of_kind(BettingPhase))) > 1
    return f"when the {'last ' if several else ''}round of bets is over"


def _enough_passes(scene: Scene) -> str:
    needed = scene.genome.game_rules.passes_to_trigger
    if needed is None:
        climbs = any(play.climbing for play in scene.of_kind(PlayPhase))
        if scene.genome.player_count == 2 and not climbs:
            return "when a player passes"
        who = "but the one who played last" if climbs else "but one"
        return f"when all players {who} have passed, one after the other"
    if needed <= 1:
        return "when a player passes"
    if needed <= scene.genome.player_count:
        return f"when {counted(needed, 'player')} in a row have passed"
    return f"after {counted(needed, 'pass')} in a row"


def _knocked(scene: Scene) -> str:
    if any(knock.last_round for knock in scene.of_kind(KnockPhase)):
        return "when a player has knocked and everybody else has had one more turn"
    return "when a player knocks"


def draws_from_stock(scene: Scene) -> bool:
    """Whether a phase is for taking cards from the stock."""
    return bool(_deck_draws(scene)) or scene.has(ExchangePhase)


def stock_ends(scene: Scene) -> bool:
    """Whether a card that must come from an empty stock ends the hand, or the game."""
    ends = scene.genome.game_rules.deck_empty_action in (DeckEmptyAction.HAND_ENDS, DeckEmptyAction.GAME_ENDS)
    is_forced = any(draw.mandatory or draw.count > 1 for draw in _deck_draws(scene))
    return ends and (is_forced or scene.has(ExchangePhase))


def _deck_draws(scene: Scene) -> list[DrawPhase]:
    return [draw for draw in scene.of_kind(DrawPhase) if Location.DECK in (draw.source, draw.or_source)]


def _ends_by_stock(scene: Scene) -> Iterator[Rule]:
    if not stock_ends(scene):
        return
    too = "; then the game ends too" if scene.genome.game_rules.deck_empty_action is DeckEmptyAction.GAME_ENDS else ""
    draws = _deck_draws(scene)
    either = any(draw.mandatory and draw.or_source not in (None, draw.source) for draw in draws)
    is_to = "is to" if all(draw.mandatory for draw in draws) else "must"
    drawn = "is to draw" if either else f"{is_to} draw a card from the stock"
    yield Rule(f"when a player {drawn} and {_stock_is_empty(scene, named=either)}{too}", ("hand over",))


def _stock_is_empty(scene: Scene, *, named: bool) -> str:
    reserve = scene.genome.game_rules.deck_reserve
    if reserve:
        left = f"only {counted(reserve, 'card')} {'is' if reserve == 1 else 'are'} left"
        return f"{left} in the stock" if named else f"{left} there"
    return "the stock is empty" if named else "it is empty"


def _after_hand(scene: Scene) -> Iterator[Rule]:
    if not is_one_hand(scene):
        settled = _settled(scene)
        again = f"{settled}, and unless the game is over a new hand is dealt." if settled else _NEW_HAND
        yield Rule(again, ("starts",))


_NEW_HAND = "Unless the game is over then, a new hand is dealt."


def _settled(scene: Scene) -> str:
    """What is done when a hand is over: points are counted, the pot is paid."""
    if scores_at_end(scene):
        return "The hand is then scored"
    if not has_stakes(scene.genome):
        return ""
    has_pot = scene.has(BettingPhase) or scene.genome.setup.ante > 0 or scene.genome.game_rules.pass_stake > 0
    if not scene.has(WagerPhase):
        return "The pot is then paid"
    return "Stakes and pot are then paid" if has_pot else "The stakes are then paid"


def scores_at_end(scene: Scene) -> bool:
    """Whether points are counted when a hand is over."""
    genome, rules = scene.genome, scene.genome.game_rules
    at_end = (ScoringTrigger.HAND_END, ScoringTrigger.LEFT_IN_HANDS)
    by_card = any(one.trigger in at_end for one in genome.card_scoring)
    by_rule = bool(genome.scoring_rules or genome.majority_scoring or genome.game_points)
    by_trick = genome.trick_scoring is not None or genome.contract_scoring is not None
    by_hand = bool(rules.worst_hand_points or any(rules.place_points) or rules.shoot_the_moon)
    return by_card or by_rule or by_trick or by_hand or (scene.has(KnockPhase) and scene.counts_deadwood)


# ---------------------------------------------------------------------------------------- the game


def end_of_game(scene: Scene) -> Section | None:
    """Who wins, and when; what happens to those who are level; who has to leave."""
    wins = ways(scene)
    blocks: list[Block] = []
    verdicts = [Rule(verdict(win, scene), ("end",)) for win in wins]
    if len(wins) == 1:
        blocks.append(text(*verdicts))
    elif wins:
        blocks.append(text("The game is decided by the first of these that applies:"))
        blocks.append(points(*verdicts))
    for rules in (_last_judgement(scene), _level(scene), _leaving(scene)):
        found = tuple(rules)
        if found:
            blocks.append(text(*found))
    return Section("End of the game", tuple(blocks)) if blocks else None


def _level(scene: Scene) -> Iterator[Rule]:
    """What happens when sides are level."""
    last = last_measure(scene) if any(_last_occasions(scene)) else None
    is_level_last = last is not None and last.type is not WinType.LAST_STANDING
    if not is_level_last and not any(_can_be_level(win, scene) for win in ways(scene)):
        return
    who = _who_is_level(scene, is_level_last)
    match scene.genome.game_rules.tie_breaker:
        case TieBreaker.SHARED:
            yield Rule(f"If {who}, the game is a draw.", ("end draw",))
        case TieBreaker.ACTIVE_PLAYER:
            mine = "whose player" if scene.has_teams else "who"
            yield Rule(f"If {who}, the one {mine} had the last turn wins; if it was none of them, the nearest before.")
        case TieBreaker.PLAY_ON if is_one_hand(scene) and not any(map(is_race, ways(scene))):
            yield Rule(f"If {who}, the game is a draw.", ("end draw",))
        case TieBreaker.PLAY_ON:
            if ways(scene):
                yield Rule(f"If {who}, nothing is decided yet and play goes on.")
            if any(_last_occasions(scene)):
                yield Rule("When there is no more to play, it is a draw.", ("end draw",))


def _who_is_level(scene: Scene, is_level_last: bool) -> str:
    """Those between whom nothing is decided; in a race without a measure, whoever gets there together."""
    is_pair = (len(scene.genome.teams) or scene.genome.player_count) == 2
    who = f"both {side(scene)}s" if is_pair else f"several {side(scene)}s"
    wins = [win for win in ways(scene) if _can_be_level(win, scene)]
    if not is_level_last and all(is_race(win) and win.comparison not in _MEASURED for win in wins):
        return f"{who} get there at the same moment"
    return f"{who} are level" if is_pair else f"{who} are level for the win"


_MEASURED = (WinComparison.HIGHEST, WinComparison.LOWEST)


def _can_be_level(win: WinCondition, scene: Scene) -> bool:
    if scene.genome.player_count < 2 or win.type is WinType.NOT_LAST:
        return False
    if win.type is WinType.LAST_STANDING:
        return scene.genome.game_rules.max_hands is not None
    if win.type in BY_SCORE and win.threshold is not None and not is_lower_better(win) and one_side_scores(scene):
        return False
    if win.type is WinType.MOST_CHIPS and win.threshold is not None and scene.genome.house is None:
        return 2 * win.threshold <= all_chips(scene)
    if win.type is WinType.CAPTURE_ALL and is_race(win) and win.threshold is None:
        return False
    if win.type is WinType.EMPTY_HAND and is_race(win) and not scene.has(MeldPhase, AskPhase, TrickPhase):
        return scene.genome.game_rules.book_size > 0 or win.comparison is WinComparison.HIGHEST
    return True


def one_side_scores(scene: Scene) -> bool:
    """Whether only one side can score in a hand, so that two never reach a score together."""
    genome, rules = scene.genome, scene.genome.game_rules
    others = bool(genome.scoring_rules or genome.majority_scoring or genome.game_points or rules.worst_hand_points)
    others = others or genome.trick_scoring is not None or genome.contract_scoring is not None
    others = others or any(rules.place_points) or rules.shoot_the_moon or scene.has(ClaimPhase)
    by_cards = {rule.trigger for rule in genome.card_scoring if rule.points}
    gains = all(rule.points >= 0 for rule in genome.card_scoring)
    by_knock = scene.has(KnockPhase) and scene.counts_deadwood
    if others or not gains or (by_knock and (by_cards or genome.player_count > 2)):
        return False
    return by_cards <= {ScoringTrigger.LEFT_IN_HANDS}


def can_be_eliminated(scene: Scene) -> bool:
    """Whether players may drop out of the game between hands."""
    if is_one_hand(scene) or scene.genome.player_count < 2:
        return False
    by_chips = has_stakes(scene.genome) and not _loser_is_beaten(scene)
    return by_chips or scene.genome.game_rules.elimination is not Elimination.NONE


def _loser_is_beaten(scene: Scene) -> bool:
    """Whether of two players the one who has no chips left has lost the game, as the other one has all of them."""
    all_count = [win for win in ways(scene) if win.type is WinType.MOST_CHIPS and not is_lower_better(win)]
    at_once = any(win.trigger_mode in (TriggerMode.IMMEDIATE, TriggerMode.THRESHOLD_GATE) for win in all_count)
    return scene.genome.player_count == 2 and scene.genome.house is None and at_once


def _leaving(scene: Scene) -> Iterator[Rule]:
    rules = scene.genome.game_rules
    if not can_be_eliminated(scene):
        return
    about = ("is out of the game",)
    if has_stakes(scene.genome) and not _loser_is_beaten(scene):
        yield Rule("A player who has no chips left at the end of a hand is out of the game.", about)
    match rules.elimination:
        case Elimination.NONE:
            pass
        case Elimination.NO_TRICKS:
            yield Rule("A player who has taken no trick in a hand is out of the game.", about)
            yield Rule("If nobody who is still in has taken any, all of them stay in.")
        case Elimination.NO_SCORE:
            own = "own score" if scene.has_teams else "score"
            out = f"A player whose {own} is zero or less at the end of a hand is out of the game"
            yield Rule(f"{out}, unless nobody who is still in has a higher one.", about)
    if not any(win.type is WinType.LAST_STANDING for win in ways(scene)):
        wins = last_measure(scene) is not None
        ends = f"that {_one_left(scene)} wins" if wins else "the game is a draw"
        yield Rule(f"When only one player is left in the game, {ends}.", ("end" if wins else "end draw",))
    if scene.genome.house is not None:
        yield Rule("When nobody is left in it, the game is a draw.", ("end draw",))


def _one_left(scene: Scene) -> str:
    return "player's team" if scene.has_teams else "player"


def _last_judgement(scene: Scene) -> Iterator[Rule]:
    """Who wins when the game is over and nobody has won."""
    occasions = list(_last_occasions(scene))
    if occasions:
        otherwise = "if nobody has won" if ways(scene) else ""
        yield Rule(sentence(f"{otherwise} {' or '.join(occasions)},", _last_winner(scene)), ("end", "end draw"))


def _last_occasions(scene: Scene) -> Iterator[str]:
    """When a game ends without anybody having won before, elimination apart."""
    rules = scene.genome.game_rules
    if any(always_decides(win, scene.genome) for win in ways(scene)):
        return
    if rules.max_hands is not None and rules.max_hands > 1:
        yield f"after {counted(rules.max_hands, 'hand')}"
    elif rules.max_hands == 1:
        yield "by the end of the hand" if ways(scene) else "at the end of the hand"
    if rules.deck_empty_action is DeckEmptyAction.GAME_ENDS and stock_ends(scene):
        yield "when the empty stock ends the game"


def _last_winner(scene: Scene) -> str:
    win = last_measure(scene)
    if win is None:
        return "the game is a draw"
    if win.type is WinType.LAST_STANDING:
        return f"all {side(scene)}s that are still in the game are level"
    return f"the {side(scene)} with {best(win, scene)} wins"
