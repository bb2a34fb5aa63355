"""Ways to win."""

from random import Random

from darwindeck.genome._rules._facts import cards_are_captured, has_phase, has_stakes
from darwindeck.genome._rules.winning import anything_scores, hands_are_compared, players_leave
from darwindeck.genome.schema import (
    ClaimPhase,
    DiscardPhase,
    GameGenome,
    GoingOut,
    MeldPhase,
    PlayPhase,
    TableauMode,
    TrickPhase,
    TriggerMode,
    WinCondition,
    WinType,
)

_TO_REACH = (10, 20, 25, 50, 100)


def a_target(genome: GameGenome, rng: Random) -> int:
    """A score to play for that takes some hands to reach, in relation to what single things are worth."""
    worths = [abs(rule.points) for rule in genome.card_scoring]
    worths += [abs(rule.points) for rule in genome.scoring_rules]
    if genome.contract_scoring is not None:
        worths.append(5 * genome.contract_scoring.points_per_trick_bid)
    return rng.choice(_TO_REACH[:3] if max(worths, default=1) < 5 else _TO_REACH[2:])


def fitting_wins(genome: GameGenome, rng: Random) -> list[WinCondition]:
    """The ways to win that a game has a use for."""
    wins: list[WinCondition] = []
    sheds = has_phase(genome, PlayPhase, DiscardPhase, ClaimPhase, MeldPhase)
    if sheds and genome.setup.tableau_mode is not TableauMode.WAR:
        wins.append(WinCondition(WinType.EMPTY_HAND))
    if anything_scores(genome):
        target = a_target(genome, rng)
        wins += [
            WinCondition(WinType.HIGH_SCORE),
            WinCondition(WinType.HIGH_SCORE, target, trigger_mode=TriggerMode.THRESHOLD_GATE),
            WinCondition(WinType.FIRST_TO_SCORE, target),
            WinCondition(WinType.LOW_SCORE, target, trigger_mode=TriggerMode.THRESHOLD_GATE),
        ]
    if cards_are_captured(genome):
        wins.append(WinCondition(WinType.MOST_CAPTURED))
    if genome.setup.tableau_mode is TableauMode.WAR:
        wins.append(WinCondition(WinType.CAPTURE_ALL))
    if has_phase(genome, TrickPhase):
        wins += [WinCondition(WinType.MOST_TRICKS), WinCondition(WinType.FEWEST_TRICKS)]
    if has_stakes(genome):
        wins.append(WinCondition(WinType.MOST_CHIPS))
    if hands_are_compared(genome):
        wins.append(WinCondition(WinType.BEST_HAND))
    if players_leave(genome):
        wins.append(WinCondition(WinType.LAST_STANDING))
    if genome.game_rules.going_out is GoingOut.LEAVES_HAND and genome.player_count > 1:
        wins.append(WinCondition(WinType.NOT_LAST))
    return wins or [WinCondition(WinType.EMPTY_HAND)]


def a_win(genome: GameGenome, rng: Random) -> WinCondition:
    """One way to win that a game has a use for."""
    return rng.choice(fitting_wins(genome, rng))
