"""`darwindeck compile`: from genome to bytecode."""

import sys
from pathlib import Path

import click

from darwindeck.cli._output import examples, file_name, is_standard_output, print_json
from darwindeck.cli._source import open_source
from darwindeck.errors import DarwinDeckError
from darwindeck.files import reason, write_atomically
from darwindeck.genome.bytecode import compile_genome
from darwindeck.genome.serialization import content_hash


@click.command(
    "compile",
    short_help="Turn a game into bytecode.",
    epilog=examples(
        "darwindeck compile war",
        "darwindeck compile my_game.json -o my_game.ddb",
        "darwindeck compile hearts -o - | xxd | head",
    ),
)
@click.argument("game", metavar="GAME")
@click.option(
    "-o", "--output", metavar="FILE", help="Where to write it; - is standard output.  [default: GENOME_ID.ddb]"
)
@click.option("--force", is_flag=True, help="Replace a file that holds something else.")
@click.option("--json", "as_json", is_flag=True, help="Print what was written, for machines.")
def compile_command(game: str, output: str | None, force: bool, as_json: bool) -> None:
    """Turn a sound game into bytecode, the form that the core reads."""
    to_standard_output = output is not None and is_standard_output(output)
    if to_standard_output and as_json:
        raise click.UsageError("--json and -o - would both write to standard output: choose one")
    if output == "":
        raise click.UsageError("-o needs the name of a file")
    genome = open_source(game).sound_genome()
    blob = compile_genome(genome)
    if to_standard_output:
        sys.stdout.buffer.write(blob)
        return
    path = Path(output or f"{file_name(genome.genome_id)}.ddb")
    _write(path, blob, force)
    if as_json:
        print_json(
            {
                "genome_id": genome.genome_id,
                "content_hash": content_hash(genome),
                "output": str(path),
                "bytes": len(blob),
            }
        )
    else:
        click.echo(f"{path}: {genome.genome_id} in {len(blob)} bytes")


def _write(path: Path, blob: bytes, force: bool) -> None:
    try:
        if path.is_file():
            if path.stat().st_size == len(blob) and path.read_bytes() == blob:
                return
            if not force:
                problem = "exists and holds something else: name another file with -o, or use --force"
                raise DarwinDeckError(f"{path} {problem}")
    except (OSError, ValueError) as error:
        raise DarwinDeckError(f"cannot write {path}: {reason(error)}") from None
    write_atomically(path, blob)
