"""How far the chips of players go."""

from math import gcd

from darwindeck.genome.schema import (
    BettingPhase,
    Elimination,
    GoingOut,
    PlayPhase,
    ShowdownMethod,
    TableauMode,
    TriggerMode,
    WagerPhase,
    WinComparison,
    WinType,
)
from darwindeck.rulebook._naturals import is_natural_possible
from darwindeck.rulebook._one_card_each import turns_with_claims
from darwindeck.rulebook._scene import Scene


def can_be_broke(scene: Scene) -> bool:
    """Whether a player may have no chips left at the end of a hand that is not the last one.

    Whoever folds has some, and the last one left in the hand the pot.
    """
    most = scene.genome.game_rules.max_hands
    before_last = None if most is None else most - 1
    return _can_pay_all(scene, before_last) and not scene.only_folds_end and not _all_get_back_what_they_paid(scene)


def _all_get_back_what_they_paid(scene: Scene) -> bool:
    """Whether everybody who is in the hand at its end has a chip then, and whoever has folded, too.

    A part of the pot that all who are in have paid, or some of them, is shared by these; so no share is less than what
    its player paid. Stakes may be lost, but what comes back of the ante is at least a chip.
    """
    rules, setup = scene.genome.game_rules, scene.genome.setup
    others = rules.going_out is not GoingOut.NONE or scene.stuck_players_leave or setup.tableau_mode is TableauMode.WAR
    stakes = list(scene.of_kind(WagerPhase))
    has_ante = setup.ante > 0 and not any(stake.before_deal for stake in stakes)  # Nothing may be left for it then.
    return scene.shares_pots and setup.starting_chips > 0 and not others and (has_ante or not stakes)


def _can_pay_all(scene: Scene, last_hand: int | None = None) -> bool:
    most = _most_paid(scene, last_hand)
    return scene.has_chips and (most is None or most >= scene.genome.setup.starting_chips)


def most_owned(scene: Scene) -> int:
    """How many chips a side may have at most, where no house pays any: all, or what the others can lose."""
    start, players, most = scene.genome.setup.starting_chips, scene.genome.player_count, _most_paid(scene)
    own = max(map(len, scene.genome.teams)) if scene.has_teams else 1
    return start * own + (players - own) * (start if most is None else min(start, most))


def chips_can_run_out(scene: Scene, last_hand: int | None = None) -> bool:
    """Whether a player may come to have no chips left, or too few for a bet.

    Args:
        scene: The game.
        last_hand: The number of the last hand in question, where it is not the last one of the game.
    """
    has_ante = scene.genome.setup.ante > chip_unit(scene) and scene.several_hands  # Whoever is in has as much at least,
    has_ante |= scene.genome.setup.ante > 0 and scene.has(WagerPhase)  # unless it was staked before.
    return _can_pay_all(scene, last_hand) and (scene.has(BettingPhase) or has_ante or _pays_for_passes(scene))


def two_have_chips_to_bet(scene: Scene) -> bool:
    """Whether a hand has one round of bets, and two players have chips for it."""
    is_left = scene.genome.setup.ante == 0 or _one_rich_player_has_won(scene) or fewest_to_bet(scene) > 0
    return _bets_once(scene) and is_left


def _bets_once(scene: Scene) -> bool:
    """Whether a hand has one round of bets, before which nothing but antes is paid."""
    is_one = len(list(scene.of_kind(BettingPhase))) == 1 and scene.is_one_round and not scene.has_turns
    return is_one and not _pays_for_passes(scene) and not scene.has(WagerPhase)


def fewest_to_bet(scene: Scene) -> int:
    """How many chips everybody has at least for the only round of bets of a hand, where that is certain, else none."""
    setup, most = scene.genome.setup, scene.genome.game_rules.max_hands if scene.several_hands else 1
    paid = None if most is None or not _bets_once(scene) else _most_paid(scene, most - 1)
    return 0 if paid is None else max(0, setup.starting_chips - paid - setup.ante)


def _one_rich_player_has_won(scene: Scene) -> bool:
    """Whether a player whom the antes leave alone with chips would have won at the end of the hand before."""
    setup, rules, players = scene.genome.setup, scene.genome.game_rules, scene.genome.player_count
    chips, antes = setup.starting_chips * players, setup.ante * players
    others_leave = rules.elimination is not Elimination.NONE or rules.going_out is not GoingOut.NONE or scene.has_teams
    wins = [win for win in scene.genome.win_conditions if win.type is WinType.MOST_CHIPS]
    wins = [win for win in wins if win.trigger_mode in (TriggerMode.IMMEDIATE, TriggerMode.THRESHOLD_GATE)]
    wins = [win for win in wins if win.comparison in (WinComparison.NONE, WinComparison.HIGHEST)]
    enough = any(win.threshold is None or win.threshold <= chips - antes + setup.ante for win in wins)
    return enough and chips > antes and not others_leave


def chips_can_differ(scene: Scene) -> bool:
    """Whether players who are still in the hand may have different numbers of chips left.

    All begin with as many, and whoever is still in after a round of bets has put in as much as the others.
    """
    pays_apart = _pays_for_passes(scene) or scene.has(WagerPhase) or is_paid_in_battles(scene)
    return pays_apart or (scene.several_hands and not _two_begin_level(scene))


def _two_begin_level(scene: Scene) -> bool:
    """Whether two players have as many chips as each other when a hand begins, as otherwise one of them has won."""
    first = scene.genome.win_conditions[:1]
    by_chips = any(win.type is WinType.MOST_CHIPS and scene.is_judged_by(win) for win in first)
    return by_chips and scene.genome.player_count == 2 and scene.genome.house is None and not scene.has_teams


def chip_unit(scene: Scene, *, is_whole: bool = False) -> int:
    """What all that players have or pay is a multiple of.

    Among several, shares of a pot need not be; two get back what each has paid, or one takes everything.

    Args:
        scene: The game.
        is_whole: Whether one player takes every pot.
    """
    several = scene.genome.player_count > 2 and not is_whole
    is_shared = scene.has_pot and several and (scene.several_hands or is_paid_in_battles(scene))
    if is_shared or _naturals_pay_parts(scene):
        return 1
    setup, bets = scene.genome.setup, list(scene.of_kind(BettingPhase))
    amounts = [*(bet.min_bet for bet in bets), *map(raise_of, bets)]
    amounts += [max(1, stake.min_bet) for stake in scene.of_kind(WagerPhase)]
    return gcd(setup.starting_chips, setup.ante, scene.genome.game_rules.pass_stake, *amounts) or 1


def _naturals_pay_parts(scene: Scene) -> bool:
    """Whether the house may pay a part of a stake."""
    house, dealt = scene.genome.house, scene.genome.setup.cards_per_player
    return house is not None and house.natural_pays_percent % 100 != 0 and is_natural_possible(scene, dealt)


def raise_of(phase: BettingPhase) -> int:
    """How much a raise adds to the highest bet."""
    return phase.min_bet if phase.raise_increment is None else phase.raise_increment


def is_paid_in_battles(scene: Scene) -> bool:
    """Whether the pot is paid before the hand is over."""
    return any(bet.showdown_method is ShowdownMethod.BATTLE for bet in scene.of_kind(BettingPhase))


def _pays_for_passes(scene: Scene) -> bool:
    return scene.genome.game_rules.pass_stake > 0


def _most_paid(scene: Scene, last_hand: int | None = None) -> int | None:
    """How many chips a player puts in at most in a game, or up to a hand of it; None where that is not certain."""
    most_hands = scene.genome.game_rules.max_hands if scene.several_hands else 1
    hands = min((count for count in (most_hands, last_hand) if count is not None), default=None)
    bets = list(scene.of_kind(BettingPhase))
    limits = [bet.max_bet for bet in bets if bet.max_bet is not None]
    rounds = _rounds_in_a_hand(scene)
    passes = _most_passes(scene) if _pays_for_passes(scene) else 0
    if hands is None or rounds is None or passes is None or scene.has(WagerPhase) or len(limits) < len(bets):
        return None
    each = scene.genome.setup.ante + passes * scene.genome.game_rules.pass_stake
    raised = list(map(most_by_raises, bets))
    beyond_bets = max((limit - most for limit, most in zip(limits, raised, strict=True)), default=0)
    by_raises, up_to_limit = each + rounds * sum(raised), each + rounds * sum(limits)
    paid = 0
    for _ in range(hands):  # Who has more than the limit before each round of a hand is not all-in in it.
        left = scene.genome.setup.starting_chips - paid
        paid += by_raises if left > by_raises + beyond_bets else up_to_limit
        if left <= 0:
            break
    return paid


def most_by_raises(bet: BettingPhase) -> int:
    """How much a player puts in at most in a round of bets with a limit in which nobody goes all-in."""
    limit = bet.max_bet or 0
    room = max(0, limit - bet.min_bet)
    raises = min(bet.max_raises, room // max(1, raise_of(bet))) if bet.allow_raise else 0
    return min(limit, bet.min_bet + raises * raise_of(bet))


def _most_passes(scene: Scene) -> int | None:
    """How often a player passes in a hand at most: between two passes somebody else plays a card."""
    if not scene.goes_on_by_suits or not scene.has_only(PlayPhase):
        return None
    deck = scene.genome.setup.deck_size
    return deck - deck // scene.genome.player_count + 1


def _rounds_in_a_hand(scene: Scene) -> int | None:
    """How often each round of bets can take place in a hand at most; None where that is not certain."""
    if not scene.has(BettingPhase):
        return 0
    if scene.has_turns:
        return scene.genome.player_count if scene.is_one_round else turns_with_claims(scene)
    return None if scene.has_tricks else 1
