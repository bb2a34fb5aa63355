"""Pages to play at, as files."""

import webbrowser
from collections.abc import Sequence
from pathlib import Path

import click

from darwindeck.files import write_atomically
from darwindeck.genome.schema import GameGenome
from darwindeck.table import Page, PagePreset, core_module, page_of, playable

PLAY_PAGE = "play.html"
"""The page of a run, beside its report."""


def write_page(genomes: Sequence[GameGenome], path: Path, preset: PagePreset | None = None) -> None:
    """Write a page with these games, in this order.

    Raises:
        GenomeError: When one of them cannot be played.
        DarwinDeckError: When it cannot be written; the message names the file.
    """
    games = [playable(genome, preset) for genome in genomes]
    write_atomically(path, page_of(Page(games, core_module())).encode())


def open_page(path: Path) -> None:
    """Open a page in the browser of this machine, or say where it is."""
    address = path.resolve().as_uri()
    if not webbrowser.open(address):
        click.echo(f"no browser was found here: open {address} in one", err=True)
