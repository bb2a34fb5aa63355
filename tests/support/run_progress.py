"""Looks at a run that goes on, made by hand."""

from darwindeck.evolution.progress import Progress, Stage
from tests.support.run_records import run_record


def progress(stage: Stage = "screening", generation: int = 3, *, done: int = 4, eta: float | None = 95.0) -> Progress:
    """A look at a run of 30 generations."""
    return Progress(
        stage=stage,
        generation=generation,
        generations=30,
        done=done,
        to_do=12,
        share=generation / 30,
        seconds=12.0,
        eta=eta,
        measured=120,
        rejected=48,
        filled=41,
        cells=126,
        best=run_record(0).kept[:5],
    )
