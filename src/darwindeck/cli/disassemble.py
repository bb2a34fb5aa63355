"""`darwindeck disassemble`: bytecode, byte by byte."""

import click

from darwindeck.cli._output import examples, print_json
from darwindeck.cli._source import open_source
from darwindeck.errors import BytecodeError
from darwindeck.genome.bytecode import disassemble, format_listing


@click.command("disassemble", epilog=examples("darwindeck disassemble war", "darwindeck disassemble hearts.ddb --json"))
@click.argument("game", metavar="GAME")
@click.option("--json", "as_json", is_flag=True, help="Print one object for each value, for machines.")
def disassemble_command(game: str, as_json: bool) -> None:
    """List the bytecode of a game with what each byte means.

    A game that is not bytecode yet is compiled first.
    """
    source = open_source(game)
    blob = source.bytecode()
    try:
        lines = disassemble(blob)
    except BytecodeError as error:
        raise error.of(source.name) from None
    if as_json:
        print_json(
            [
                {
                    "offset": line.offset,
                    "section": line.section,
                    "bytes": line.data.hex(),
                    "field": line.path,
                    "meaning": line.meaning,
                }
                for line in lines
            ]
        )
    else:
        click.echo(format_listing(lines))
