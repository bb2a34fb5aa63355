"""A run for machines."""

from collections.abc import Mapping
from dataclasses import asdict
from pathlib import Path
from typing import Any

from darwindeck.evolution.record import RunRecord, Winner
from darwindeck.evolution.report._facts import facts_of

__all__ = ["plain_record"]


def plain_record(record: RunRecord, folder: str | Path) -> dict[str, Any]:
    """What a run came to, by name, for JSON: the genomes themselves are in its folder."""
    config = record.config.to_plain()
    near = record.config.near
    return {
        "folder": str(folder),
        "is_finished": record.is_finished,
        "config": {
            **config,
            "start": [genome.genome_id for genome in record.config.start],
            "near": None if near is None else near.genome_id,
        },
        "versions": dict(record.versions),
        "seconds": record.seconds,
        "bar": record.bar,
        "bar_high": record.bar_high,
        "quality": None if record.quality is None else asdict(record.quality),
        "axes": {name: list(bins) for name, bins in record.axes.items()},
        "winners": [_winner(winner, Path(folder), record.axes) for winner in record.winners],
        "failed": [{"content_hash": candidate.key, "why": why} for candidate, why in record.failed],
        "kept": [
            {"content_hash": judged.key, "cell": list(judged.cell or ()), "score": asdict(judged.score)}
            for judged in record.kept
        ],
        "generations": [
            {**asdict(one), "operators": {name: list(numbers) for name, numbers in one.operators.items()}}
            for one in record.generations
        ],
    }


def _winner(winner: Winner, folder: Path, axes: Mapping[str, tuple[str, ...]]) -> dict[str, Any]:
    facts = facts_of(winner)
    line = [winner.candidate, *winner.ancestors]
    return {
        "name": winner.name,
        "title": facts.title,
        "hook": facts.hook,
        "content_hash": winner.candidate.key,
        "cell": dict(zip(axes, winner.cell, strict=True)),
        "players": facts.players,
        "minutes": facts.minutes,
        "score": asdict(winner.score),
        "genome": str(folder / "games" / f"{winner.name}.json"),
        "rulebook": str(folder / "games" / f"{winner.name}.html"),
        "evaluation": winner.evaluation.to_plain(),
        "lineage": [asdict(candidate.origin) for candidate in reversed(line)],
    }
