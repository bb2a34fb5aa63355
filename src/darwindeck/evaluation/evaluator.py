"""Evaluating a game: stage by stage, cheap before dear, and no further than it takes to know.

What fails early costs little and says why. The same seed gives the same numbers, whatever the number of threads: how
much is played depends on how long games are in decisions, and never on how long they took.
"""

import hashlib
from collections.abc import Sequence
from dataclasses import replace
from math import ceil
from statistics import median

from darwindeck._core import Study, study_games
from darwindeck.evaluation._behaviour import profile_of, sign_of_profiles
from darwindeck.evaluation._deceit import watch
from darwindeck.evaluation._duplicate import Duplicate, sides_of
from darwindeck.evaluation._estimate import Estimate
from darwindeck.evaluation._evaluation import Evaluation, Rejection, in_order
from darwindeck.evaluation._games import game_of, play_games
from darwindeck.evaluation._ladder import climb
from darwindeck.evaluation._matches import play_within
from darwindeck.evaluation._measure import Measure, percent
from darwindeck.evaluation._pace import Pace
from darwindeck.evaluation._steps import Progress, step_of
from darwindeck.evaluation.budgets import Budget, find_budget
from darwindeck.evaluation.cache import Cache, Key
from darwindeck.evaluation.measures.betting import betting
from darwindeck.evaluation.measures.bluffing import bluffing
from darwindeck.evaluation.measures.coherence import coherence
from darwindeck.evaluation.measures.complexity import complexity
from darwindeck.evaluation.measures.decisions import decisions
from darwindeck.evaluation.measures.ends import decided, ends
from darwindeck.evaluation.measures.fairness import fairness, imbalance_of
from darwindeck.evaluation.measures.interaction import interaction
from darwindeck.evaluation.measures.length import length, waiting
from darwindeck.evaluation.measures.luck import luck
from darwindeck.evaluation.measures.novelty import novelty
from darwindeck.evaluation.measures.skill import skill
from darwindeck.evaluation.measures.tension import tension
from darwindeck.genome.schema import GameGenome
from darwindeck.genome.serialization import content_hash
from darwindeck.genome.validator import GenomeValidator
from darwindeck.simulation._seeds import check_seed
from darwindeck.simulation.simulator import Simulator
from darwindeck.simulation.statistics import SimulationResult

SCREENED = 32
"""The games after which one that never ends is given up."""
LONGER, PROBED = 4, 4
"""So many times as long as the median game of Random players may a game of novices be, and so many are tried."""
OFTEN = 0.5
"""Games that surely end, are decided or have choices more seldom than this are no game."""
UNFAIR = 0.5
"""The imbalance of the seats from which on a game is surely unfair."""
HIDDEN_SHARE, GAP_SHARE = 0.1, 0.45
"""What the matches about hidden cards and of an expert among novices may use of the work; the ladder has the rest."""
FEWEST_STUDIES = 6
"""So many games are looked at closely in any case."""
WATCHED_PLAYER, WATCHED_SHARE = "mcts:32", 0.25
"""Who is watched lying and betting, and what that may cost, in relation to the matches."""
FEWEST_WATCHED, MOST_WATCHED = 12, 100
"""Decisions of a game that are watched."""
NEXT_TO_NOTHING = 0.05
"""A quality that is surely below this is as good as none."""


def evaluate(
    genome: GameGenome,
    budget: str | Budget = "normal",
    seed: int = 0,
    *,
    cache: Cache | None = None,
    threads: int | None = None,
    progress: Progress | None = None,
) -> Evaluation:
    """Measure a game by letting it be played.

    Args:
        genome: The rules. A game that is not sound is rejected, and says why.
        budget: "quick", "normal" or "thorough", or one of your own.
        seed: Where all chance comes from.
        cache: Where results are kept. What is found there is not measured again.
        threads: How many threads play; one for each processor if None.
        progress: Called now and then with what is done and what there is to do.

    Raises:
        DarwinDeckError: When there is no such budget, or a number is out of range.
        CoreError: When the core fails.
    """
    check_seed(seed)
    plan = find_budget(budget) if isinstance(budget, str) else budget
    inquiry = _Inquiry(genome, plan, seed, Simulator(threads).threads, progress)  # Which refuses other numbers.
    if cache is None:
        return inquiry.run()
    key = key_of(genome, plan, seed)
    kept = _kept(cache, key)
    if kept is None:
        kept = inquiry.run()
        cache.put(key, kept.to_plain())
    return kept.of(genome)


def key_of(genome: GameGenome, budget: Budget, seed: int) -> Key:
    """What a result is kept by."""
    return Key(content_hash(genome), f"{budget.key}-{sign_of_profiles()}", seed)


def _kept(cache: Cache, key: Key) -> Evaluation | None:
    plain = cache.get(key)
    try:
        return None if plain is None else Evaluation.from_plain(plain)
    except (ValueError, KeyError, TypeError, AttributeError):
        return None


class _Inquiry:
    """The evaluation of one game, as far as it got. Each stage gives the reason to stop, if there is one."""

    def __init__(
        self, genome: GameGenome, budget: Budget, seed: int, threads: int | None, progress: Progress | None
    ) -> None:
        self._genome = genome
        self._budget = budget
        self._seed = seed
        self._threads = threads
        self._progress = progress
        self._player = "greedy"
        self._played = genome
        """What is played by its players."""
        self._studied = genome
        """What thinkers play: with a lower limit of turns where Greedy does not come to an end."""
        self._games: tuple[SimulationResult, ...] = ()
        self._studies: list[Study] = []
        self._measures: dict[str, Measure] = {}

    def run(self) -> Evaluation:
        rejection = self._sound() or self._ends() or self._choices() or self._balance() or self._search()
        if self._measures:
            profile = None if rejection else profile_of(self._measures.values())
            self._take(novelty(self._genome, profile=profile))
        if self._progress is not None:
            self._progress(1, 1)
        return Evaluation(
            self._genome.genome_id,
            content_hash(self._genome),
            self._budget.name,
            self._seed,
            in_order(self._measures),
            rejection,
        )

    # ------------------------------------------------------------------------------------ stages

    def _sound(self) -> Rejection | None:
        problems = GenomeValidator.validate(self._genome)
        if problems:
            return Rejection("sound", "; ".join(problems))
        self._take(coherence(self._genome), complexity(self._genome))
        return None

    def _ends(self) -> Rejection | None:
        """Greedy plays, unless it cannot bring games to an end: two who always think the same may draw for ever.

        Then novices play, or Random players where novices would think for longer than the budget allows, or play on
        where Random players come to an end by chance.
        """
        greedy = self._play(SCREENED, "greedy")
        if _fails(greedy):
            others = self._play(SCREENED, "random")
            if _fails(others):
                self._games = greedy + others
                return self._endless()
            self._studied = self._hurried(others)
            self._player = "novice" if self._novices_finish(others) else "random"
        self._games = self._play(self._affordable_games(Pace.of(greedy, self._genome)), self._player)
        if _fails(self._games):  # Novices may always draw where Random players do not.
            return self._endless()
        self._take(
            ends(self._games),
            decided(self._games),
            fairness(self._games),
            length(self._games, self._genome.min_turns),
            waiting(self._games),
        )
        return None

    def _endless(self) -> Rejection:
        self._take(ends(self._games), decided(self._games))
        worst = min((self._measures[name] for name in ("ends", "decided")), key=lambda one: one.estimate.value)
        return Rejection("ends", worst.why)

    def _choices(self) -> Rejection | None:
        idle = sum(_choices_in(game) == 0 for game in self._games)
        share = Estimate.of_share(idle, len(self._games))
        if share.low <= 1 - OFTEN:
            return None
        self._study(choices=0, contacts=0)
        if all(game.decisions == 0 and game.turns <= self._genome.player_count for game in self._games):
            why = f"all of {len(self._games)} games were over before anybody had decided anything"
        elif idle == len(self._games):
            why = f"nobody ever had a choice in {len(self._games)} games"
        else:
            return Rejection("choices", f"in {percent(share)} of {len(self._games)} games nobody had a choice")
        none = Estimate.of_share(0, len(self._games))
        self._take(Measure("skill", none, why), Measure("luck", none.through(lambda number: 1 - number), why))
        return Rejection("choices", why)

    def _balance(self) -> Rejection | None:
        if imbalance_of(self._games).low > UNFAIR:
            return Rejection("balance", self._measures["fairness"].why)
        if self._measures["length"].estimate.high < NEXT_TO_NOTHING:
            return Rejection("balance", self._measures["length"].why)
        return None

    def _search(self) -> Rejection | None:
        self._study(choices=self._budget.choices, contacts=self._budget.contacts)
        if self._measures["decisions"].estimate.high < NEXT_TO_NOTHING:
            return Rejection("search", f"no choice matters: {self._measures['decisions'].why}")
        self._watch()
        return self._play_matches()

    # ------------------------------------------------------------------------------------ evidence

    def _play(self, games: int, player: str) -> tuple[SimulationResult, ...]:
        return play_games(
            self._played,
            games,
            player,
            self._seed_of("games"),
            threads=self._threads,
            progress=self._step(0.0, 0.1),
        )

    def _hurried(self, others: Sequence[SimulationResult]) -> GameGenome:
        """The same game with a lower limit of turns: some times as many as Random players need.

        Thinkers may get to where Random players never do, and think about each move up to the limit, for minutes.
        """
        limit = max(self._genome.min_turns, LONGER * ceil(median(game.turns for game in others)))
        return replace(self._genome, max_turns=min(limit, self._genome.max_turns))

    def _novices_finish(self, others: Sequence[SimulationResult]) -> bool:
        """Whether novices, too, bring games to an end, and can be afforded."""
        if SCREENED * Pace.of(others, self._genome).of_game(["novice"]) > self._budget.match_work:
            return False
        found = play_games(self._studied, PROBED, "novice", self._seed_of("games"), threads=self._threads)
        is_so = sum(game.timeouts for game in found) <= PROBED / 2
        self._played = self._studied if is_so else self._genome
        return is_so

    def _affordable_games(self, pace: Pace) -> int:
        affordable = int(self._budget.match_work / pace.of_game([self._player]))
        return max(SCREENED, min(self._budget.games, affordable))

    def _study(self, choices: int, contacts: int) -> None:
        """Thinkers play, where that costs no more than to look at what they do."""
        budget, pace = self._budget, self._pace()
        of_search = pace.of_choice(f"mcts:{budget.thinking}")
        of_curve = budget.points * budget.rollouts * pace.dear * pace.steps / 2
        of_looks = of_curve + (2 * choices + 4 * contacts) * of_search
        thinker = f"mcts:{budget.thinking // 4}"
        player = thinker if choices and pace.of_game([thinker]) <= of_looks else self._player
        of_study = pace.of_game([player]) + of_looks
        self._studies = study_games(
            game_of(self._studied),
            [player] * self._genome.player_count,
            seed=self._seed_of("studies"),
            games=max(FEWEST_STUDIES, min(budget.studies, int(budget.study_work / of_study))),
            points=budget.points,
            rollouts=budget.rollouts,
            choices=choices,
            contacts=contacts,
            iterations=budget.thinking if choices or contacts else 0,
            threads=self._threads,
            progress=self._step(0.1, 0.3),
        )
        self._take(
            decisions(self._studies),
            tension(self._studies),
            interaction(self._studies),
            waiting(self._games, self._studies),
        )

    def _watch(self) -> None:
        """Watch lies and bets, of games with long hands less of each."""
        games = self._budget.watched
        of_choice = self._pace().of_choice(WATCHED_PLAYER)
        most = min(MOST_WATCHED, round(WATCHED_SHARE * self._budget.match_work / (max(1, games) * of_choice)))
        watched = watch(
            self._studied,
            games,
            WATCHED_PLAYER,
            self._seed_of("watched"),
            decisions=max(FEWEST_WATCHED, most),
            threads=self._threads,
        )
        self._take(bluffing(self._genome, watched), betting(self._genome, watched))

    def _play_matches(self) -> Rejection | None:
        """Without an expert among novices there is no ladder either: alone it would be another measure."""
        if len(sides_of(self._genome)) < 2:
            nobody = "there is nobody to play against"
            self._take(Measure("skill", Estimate.unknown(), nobody), Measure("luck", Estimate.unknown(), nobody))
            return None
        budget, pace = self._budget, self._pace()
        gap = self._match(f"mcts:{budget.expert}", "novice", budget.match_work * GAP_SHARE, self._step(0.4, 0.2))
        if not gap.games:
            why = "games between thinkers are too long for a match within this budget"
            self._take(Measure("skill", Estimate.unknown(), why), Measure("luck", Estimate.unknown(), why))
            return None
        ladder = climb(
            self._studied,
            budget.match_work * (1 - HIDDEN_SHARE - GAP_SHARE),
            pace,
            self._seed_of("ladder"),
            most_rungs=budget.rungs,
            threads=self._threads,
            progress=self._step(0.6, 0.3),
        )
        self._take(skill(ladder.rungs, gap, reached_top=ladder.reached_top), luck(gap))
        sighted, blind = (f"{kind}:{budget.expert // 2}" for kind in ("peeking", "mcts"))
        hidden = self._match(sighted, blind, budget.match_work * HIDDEN_SHARE, self._step(0.9, 0.1))
        if hidden.games:
            self._take(interaction(self._studies, hidden))
        return _played_out(ladder.rungs)

    def _match(self, one: str, field: str, allowance: float, progress: Progress | None) -> Duplicate:
        return play_within(
            self._studied,
            one,
            field,
            allowance,
            self._pace(),
            self._seed_of(f"{one} among {field}"),
            threads=self._threads,
            progress=progress,
        )

    def _pace(self) -> Pace:
        return Pace.of(self._games, self._genome)

    # ------------------------------------------------------------------------------------ bookkeeping

    def _take(self, *measures: Measure) -> None:
        self._measures.update((measure.name, measure) for measure in measures)

    def _step(self, before: float, share: float) -> Progress | None:
        return step_of(self._progress, before, share)

    def _seed_of(self, part: str) -> int:
        """Every part has chance of its own, so that none depends on what another one took of it."""
        digest = hashlib.sha256(f"{part} {self._seed % 2**64}".encode()).digest()
        return int.from_bytes(digest[:8])


def _fails(games: Sequence[SimulationResult]) -> bool:
    """Whether games surely seldom end, or seldom have a winner."""
    return any(measure.estimate.high < OFTEN for measure in (ends(games), decided(games)))


def _played_out(rungs: Sequence[Duplicate]) -> Rejection | None:
    """Games that those who think longest surely seldom decide: whoever knows how to play them has nothing to win."""
    if not rungs:
        return None
    top = rungs[-1]
    games = len(top.games) * top.sides
    share = Estimate.of_share(games - top.undecided, games)
    if share.high >= OFTEN:
        return None
    between = f"between {top.one} and {top.field}"
    return Rejection("search", f"who thinks ahead seldom wins: {percent(share)} of {games} games {between} are decided")


def _choices_in(game: SimulationResult) -> int:
    measured = game.measurements
    return 0 if measured is None else sum(measured.decisions) - sum(measured.forced)
