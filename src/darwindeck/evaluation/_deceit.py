"""What good players claim and bet, counted game by game."""

from collections import Counter
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from os import cpu_count
from typing import TypeVar, assert_never

from darwindeck.evaluation._games import game_of
from darwindeck.evaluation._watching import Decision, Watching
from darwindeck.genome.schema import BettingPhase, ClaimPhase, ClaimRankMode, GameGenome, Visibility
from darwindeck.simulation.choices import AcceptChoice, BetChoice, ChallengeChoice, Choice
from darwindeck.simulation.kinds import BetWay

_Phase = TypeVar("_Phase")


@dataclass(frozen=True)
class Claims:
    """The claims of one game that could be doubted, as far as they were seen."""

    free: int = 0
    """Those of players who could tell the truth, or lie."""
    free_lies: int = 0
    """Those of them that were lies."""
    lies: int = 0
    """All lies, also of players who had to."""
    believed: int = 0
    """Lies that nobody doubted."""


@dataclass(frozen=True)
class Question:
    """How often players were asked whether to do something, each time twice, and what they said."""

    asked: int = 0
    yes: int = 0
    """Of all answers, two each time."""
    twice: int = 0
    """How often both answers were yes."""

    def __add__(self, other: "Question") -> "Question":
        return Question(self.asked + other.asked, self.yes + other.yes, self.twice + other.twice)

    def __sub__(self, other: "Question") -> "Question":
        return Question(self.asked - other.asked, self.yes - other.yes, self.twice - other.twice)


@dataclass(frozen=True)
class Bets:
    """The bets of one game, as far as they were seen."""

    fold: Question = Question()
    """Whether to give up."""
    more: Question = Question()
    """Whether to bet or to raise."""
    pots: int = 0
    """Pots that somebody bet for."""
    unseen: int = 0
    """Those of them that were won because everybody else folded."""
    behind: int = 0
    """Those for which the last bet was made with worse cards than those of another who answered it."""
    stolen: int = 0
    """Those that were won by such a bet."""
    behind_by_chance: float = 0.0
    """For how many the last bet would have been behind if it had nothing to do with the cards."""


@dataclass(frozen=True)
class Watched:
    """What was seen in one game."""

    claims: Claims = field(default_factory=Claims)
    bets: Bets = field(default_factory=Bets)


def can_lie(genome: GameGenome) -> bool:
    """Whether players who see their cards make claims that may be false, and may be doubted."""
    claims = _phases(genome, ClaimPhase)
    return knows_own_cards(genome) and any(one.can_lie and one.allow_challenge for one in claims)


def can_bet(genome: GameGenome) -> bool:
    """Whether there are rounds of bets, and cards that not everybody sees."""
    is_hidden = genome.setup.hand_visibility is not Visibility.FACE_UP
    return is_hidden and genome.setup.starting_chips > 0 and bool(_phases(genome, BettingPhase))


def knows_own_cards(genome: GameGenome) -> bool:
    """Whether players see cards that others do not."""
    setup = genome.setup
    return setup.hand_visibility in (Visibility.OWNER_ONLY, Visibility.REVEALED) and not setup.hand_is_stack


def watch(
    genome: GameGenome,
    games: int,
    player: str = "mcts:32",
    seed: int = 0,
    *,
    decisions: int = 100,
    threads: int | None = None,
) -> tuple[Watched, ...]:
    """Let good players play some games and see what they claim and bet; nothing where they can do neither.

    Games are joined at a random place, as those with claims are long, and their end is another thing than their
    beginning. The same seed gives the same numbers, whatever the number of threads.

    Args:
        genome: The rules.
        games: How many games to watch.
        player: Who plays in every seat. It should know how to think.
        seed: The seed of the first game.
        decisions: For how many decisions to watch each game at most.
        threads: How many games are played at a time; one for each processor if None.
    """
    if not can_lie(genome) and not can_bet(genome):
        return ()
    game = game_of(genome)

    def watched(number: int) -> Watched:
        watching = Watching.joining(game, (seed + number) % 2**64, player)
        seen = watching.decisions(decisions, is_bet)
        return Watched(count_claims(seen, genome), count_bets(seen, watching.would_have_won))

    with ThreadPoolExecutor(threads or cpu_count()) as pool:
        return tuple(pool.map(watched, range(games)))


# ---------------------------------------------------------------------------------------- claims


def count_claims(seen: Sequence[Decision], genome: GameGenome) -> Claims:
    """Count the claims that were believed or doubted while the game was watched."""
    phases = _phases(genome, ClaimPhase)
    enough = max(1, min((one.min_cards for one in phases), default=1))
    is_chosen = any(one.rank_mode is ClaimRankMode.CHOSEN for one in phases)
    count = Counter[str]()
    for decision in seen:
        claim = decision.before.claim
        is_doubted = isinstance(decision.taken, ChallengeChoice)
        if claim is None or not (is_doubted or isinstance(decision.taken, AcceptChoice)):
            continue
        if not is_doubted and decision.after.claim == claim:
            continue  # The next player is asked.
        held = Counter(card.rank for card in (*claim.cards, *decision.before.cards[claim.seat]))
        is_lie = any(card.rank is not claim.rank for card in claim.cards)
        is_free = (max(held.values()) if is_chosen else held[claim.rank]) >= enough
        count["free"] += is_free
        count["free_lies"] += is_free and is_lie
        count["lies"] += is_lie
        count["believed"] += is_lie and not is_doubted
    return Claims(**count)


# ---------------------------------------------------------------------------------------- bets


def count_bets(seen: Sequence[Decision], would_have_won: Callable[[Sequence[Decision]], bool]) -> Bets:
    """Count what players who were asked twice said, and what became of the pots.

    Args:
        seen: The decisions, in their order.
        would_have_won: Whether the last of some decisions, a fold, gave up the better cards of two.
    """
    count = Counter[str]()
    by_chance = 0.0
    bettor: int | None = None
    for number, decision in enumerate(seen, start=1):
        kind = kind_of_bet(decision.taken, decision.before.options)
        if kind == "raise":
            bettor = decision.seat
        before, after = decision.before, decision.after
        if not before.is_settled_in(after):
            continue
        left = [seat for seat in before.playing if kind != "fold" or seat != decision.seat]
        if bettor in left:
            is_unseen = len(left) == 1
            gains = {seat: after.chips[seat] - before.chips[seat] for seat in left}
            is_behind = would_have_won(seen[:number]) if is_unseen else gains[bettor] < max(gains.values())
            count["pots"] += 1
            count["unseen"] += is_unseen
            count["behind"] += is_behind
            count["stolen"] += is_behind and is_unseen
            by_chance += 1 - 1 / max(2, len(left))
        bettor = None
    return Bets(_question(seen, "fold"), _question(seen, "raise"), **count, behind_by_chance=by_chance)


def _question(seen: Sequence[Decision], kind: str) -> Question:
    """What players said who could do something, or something else."""
    asked = yes = twice = 0
    for decision in seen:
        options = decision.before.options
        kinds = {kind_of_bet(option, options) for option in options}
        if decision.again is None or kind not in kinds or len(kinds) == 1:
            continue
        answers = [kind_of_bet(taken, options) == kind for taken in (decision.taken, decision.again)]
        asked, yes, twice = asked + 1, yes + sum(answers), twice + all(answers)
    return Question(asked, yes, twice)


def is_bet(options: Sequence[Choice]) -> bool:
    """Whether a player has a choice between folding, staying in and betting more."""
    return len({kind_of_bet(option, options) for option in options}) > 1


def kind_of_bet(option: Choice, options: Sequence[Choice]) -> str | None:
    """Whether an option of betting is to "fold", to "stay" in or to "raise"; None for other options.

    To put in all one's chips is to stay where there is no cheaper way to do so.
    """
    if not isinstance(option, BetChoice):
        return None
    match option.way:
        case BetWay.FOLD:
            return "fold"
        case BetWay.CHECK | BetWay.CALL:
            return "stay"
        case BetWay.BET | BetWay.RAISE:
            return "raise"
        case BetWay.ALL_IN:
            ways = {one.way for one in options if isinstance(one, BetChoice)}
            return "raise" if {BetWay.CHECK, BetWay.CALL, BetWay.BET} & ways else "stay"
    assert_never(option.way)


def _phases(genome: GameGenome, kind: type[_Phase]) -> list[_Phase]:
    return [phase for phase in genome.turn_structure.phases if isinstance(phase, kind)]
