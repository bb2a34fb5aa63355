"""Whether one player has more chips than every other after the only hand of a game."""

from collections import Counter
from math import gcd

from darwindeck.genome.schema import BettingPhase, HandEvaluationMethod, ShowdownMethod, TableauMode, WagerPhase
from darwindeck.rulebook._chips import chips_can_run_out, is_paid_in_battles, raise_of
from darwindeck.rulebook._going_out import can_get_rid_of_cards
from darwindeck.rulebook._pot import showdowns
from darwindeck.rulebook._rounds import fewest_dealt
from darwindeck.rulebook._scene import Scene


def one_has_most_chips(scene: Scene) -> bool:
    """Whether one player ends the only hand with more chips than each of the others.

    All begin with as many and pay an ante, so that whoever takes the whole pot has most. Those who share one have put
    in as much as each other, and no other has as many chips as they.
    """
    stakes = scene.genome.house is not None or scene.has(WagerPhase)
    others_win = stakes or is_paid_in_battles(scene) or scene.has_teams
    is_plain = scene.genome.setup.ante > 0 and not scene.several_hands and not others_win
    return is_plain and (not showdowns(scene) or _one_gets_an_odd_chip(scene))


def _one_gets_an_odd_chip(scene: Scene) -> bool:
    """Whether just one chip is left over whenever level players share a pot.

    Nobody is all-in, and bets can be divided by their number; so it is left of the antes, in the part of the pot that
    all have paid.
    """
    bets, antes = list(scene.of_kind(BettingPhase)), scene.genome.setup.ante * scene.genome.player_count
    unevenly = scene.genome.game_rules.pass_stake > 0 or chips_can_run_out(scene)
    in_war = scene.genome.setup.tableau_mode is TableauMode.WAR  # All may be out of the hand, and none wins.
    unit, counts = gcd(*(bet.min_bet for bet in bets), *map(raise_of, bets)), range(2, _most_level(scene) + 1)
    return not (unevenly or in_war) and all(unit % count == 0 and antes % count == 1 for count in counts)


def _most_level(scene: Scene) -> int:
    """How many players at most may be level at a showdown: where all ranks are compared, they hold the same ones."""
    genome, methods = scene.genome, showdowns(scene)
    by_ranks = genome.hand_evaluation is not None and genome.hand_evaluation.method in _BY_RANKS
    is_by_ranks = methods <= {ShowdownMethod.HIGHEST_CARD, *([ShowdownMethod.HAND_EVALUATION] if by_ranks else [])}
    if not is_by_ranks or can_get_rid_of_cards(scene) or not fewest_dealt(scene):
        return genome.player_count
    return min(genome.player_count, max(Counter(rank for rank, _ in genome.setup.cards).values()))


_BY_RANKS = (HandEvaluationMethod.HIGH_CARD, HandEvaluationMethod.PATTERN_MATCH)
