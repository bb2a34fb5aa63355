"""The command itself: its subcommands, and what happens when something goes wrong.

Results go to standard output, everything else to standard error. Exit codes: 0 done, 1 the answer is no (a game
is not sound, a file is not a game), 2 could not run (wrong usage, a file that cannot be read or written), 130
interrupted.
"""

import io
import sys
import traceback

import click

from darwindeck.cli._output import examples, print_problems
from darwindeck.cli.compare import compare_command
from darwindeck.cli.compile import compile_command
from darwindeck.cli.disassemble import disassemble_command
from darwindeck.cli.evaluate import evaluate_command
from darwindeck.cli.evolve import evolve_command
from darwindeck.cli.export import export_command
from darwindeck.cli.games import games_command
from darwindeck.cli.play import play_command
from darwindeck.cli.report import report_command
from darwindeck.cli.resume import resume_command
from darwindeck.cli.rulebook import rulebook_command
from darwindeck.cli.simulate import simulate_command
from darwindeck.cli.validate import validate_command
from darwindeck.errors import BytecodeError, DarwinDeckError, GenomeError
from darwindeck.files import reason

DONE = 0
NO = 1
COULD_NOT_RUN = 2
INTERRUPTED = 130


@click.group(
    context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100},
    epilog=examples(
        "darwindeck evolve --style party",
        "darwindeck games",
        "darwindeck play hearts",
        "darwindeck export hearts --open",
        "darwindeck simulate crazy_eights --record",
        "darwindeck rulebook hearts -o hearts.html",
        "darwindeck evaluate hearts --style party",
        "darwindeck compare hearts war",
        "darwindeck validate my_game.json",
        "darwindeck compile hearts -o hearts.ddb",
        "darwindeck disassemble hearts.ddb",
    ),
)
@click.version_option(package_name="darwindeck", prog_name="darwindeck")
@click.option("--debug", is_flag=True, expose_value=False, help="Show the traceback of an error.")
def command() -> None:
    """Design new card games for an ordinary deck of cards.

    GAME is a known game (`darwindeck games` lists them), a JSON genome or a file of bytecode, and `-` stands for
    standard input.
    """


for subcommand in (
    evolve_command,
    resume_command,
    report_command,
    play_command,
    export_command,
    simulate_command,
    rulebook_command,
    evaluate_command,
    compare_command,
    validate_command,
    compile_command,
    disassemble_command,
    games_command,
):
    command.add_command(subcommand)


def run(arguments: list[str]) -> int:
    """Run the command; the exit code is the answer."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")  # Names of games may hold letters that the terminal lacks.
    if sys.stdout is None:
        click.echo("darwindeck: cannot write standard output: it is closed", err=True)
        return COULD_NOT_RUN
    try:
        return _run(arguments)
    except (click.Abort, KeyboardInterrupt):
        click.echo("interrupted", err=True)
        return INTERRUPTED
    except BrokenPipeError:
        return DONE  # Whoever was reading, such as `head`, has seen enough.
    except OSError as error:
        click.echo(f"darwindeck: cannot write standard output: {reason(error)}", err=True)
        return COULD_NOT_RUN
    except DarwinDeckError as error:
        if "--debug" in arguments:
            traceback.print_exc()
        else:
            print_problems(error)
        return NO if isinstance(error, GenomeError | BytecodeError) else COULD_NOT_RUN


def _run(arguments: list[str]) -> int:
    # Not command.main(): that would take a closed pipe for a failure.
    try:
        with command.make_context("darwindeck", list(arguments)) as context:
            answer = command.invoke(context)
    except click.exceptions.Exit as done:
        answer = done.exit_code
    except click.ClickException as error:
        error.show()
        answer = COULD_NOT_RUN
    sys.stdout.flush()
    return answer if isinstance(answer, int) else DONE
