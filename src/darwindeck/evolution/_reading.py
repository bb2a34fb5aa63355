"""Reading what a run has left in its store."""

from dataclasses import replace

from darwindeck.evaluation import Estimate, Style
from darwindeck.evolution.candidate import Candidate
from darwindeck.evolution.config import RunConfig
from darwindeck.evolution.confirmation import bar_of, quality_of
from darwindeck.evolution.judging import Judge
from darwindeck.evolution.record import RunRecord, Winner
from darwindeck.evolution.search import create_search
from darwindeck.evolution.store import Confirmed, Store
from darwindeck.genome.serialization import content_hash


def record_of(store: Store) -> RunRecord:
    """The whole run, as far as it got.

    Raises:
        DarwinDeckError: When the file is damaged.
    """
    config = store.setting("configuration", RunConfig.from_plain)
    judge = Judge(config)
    search = create_search(config)
    if (checkpoint := store.checkpoint()) is not None:
        with store.reading():
            search.restore(checkpoint.search)
    confirmed = store.confirmed()
    with store.reading():
        winners = tuple(_winner(store, one, judge.style) for one in confirmed if one.name is not None)
        failed = tuple((_game(store, one.key), one.why) for one in confirmed if one.name is None)
    is_finished = store.setting("is_finished", bool)
    bar = _bar(store, config, judge)
    return RunRecord(
        config=config,
        versions=store.setting("versions", dict),
        generations=store.generations(),
        kept=tuple(search.kept()),
        axes={axis.name: axis.bins for axis in judge.atlas.axes},
        bar=bar.value,
        bar_high=bar.high,
        winners=winners,
        failed=failed,
        quality=quality_of([winner.score for winner in winners]) if confirmed or is_finished else None,
        is_finished=is_finished,
        seconds=store.setting("seconds", float),
    )


def _bar(store: Store, config: RunConfig, judge: Judge) -> Estimate:
    """The bar that decided, or will decide; that of a game to be improved is nothing until it is confirmed."""
    if (decided := store.bar()) is not None:
        return decided
    if config.near is None:
        return bar_of(judge, None)
    found = store.measurement(content_hash(config.near), "confirm", 0)
    return Estimate.exact(0.0) if found is None else bar_of(judge, found)


def _winner(store: Store, one: Confirmed, style: Style) -> Winner:
    """A winner with what was measured of it.

    Raises:
        LookupError: When some of that is missing.
    """
    candidate = _game(store, one.key)
    found = store.measurement(one.key, "confirm", 0)
    if found is None or found.evaluation is None or one.name is None or one.cell is None:
        raise LookupError("a winner has a name, a place and measures")
    genome = replace(candidate.genome, genome_id=one.name)
    return Winner(
        name=one.name,
        candidate=Candidate(genome, candidate.origin),
        cell=one.cell,
        evaluation=found.evaluation.of(genome),
        score=found.evaluation.score(style),
        ancestors=store.ancestors(one.key),
    )


def _game(store: Store, key: str) -> Candidate:
    found = store.game(key)
    if found is None:
        raise LookupError("what was confirmed is in the store")
    return found
