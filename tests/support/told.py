"""What has happened, in the lines of a record."""

from darwindeck.simulation.events import Chose
from darwindeck.simulation.record_text import event_lines
from darwindeck.simulation.reference import State


def told(state: State) -> tuple[str, ...]:
    """What followed from the last decision, or from the deal, without the indent of records."""
    in_teams = state.genome.team_mode
    what_follows = (event for event in state.events if not isinstance(event, Chose))
    return tuple(line for event in what_follows for line in event_lines(event, in_teams=in_teams))
