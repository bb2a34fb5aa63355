import json

import pytest

from darwindeck.evaluation import Estimate
from darwindeck.evolution.candidate import Candidate, Judged, Origin
from darwindeck.genome.examples import create_hearts_genome

HEARTS = Candidate(create_hearts_genome(), Origin("add effect, crossover", "also J skip next", ("a" * 64, "b" * 64)))


@pytest.mark.parametrize(
    "judged",
    [
        Judged(HEARTS, Estimate(0.5, 0.4, 0.7), ("point tricks", "over 30 minutes"), True, 3),
        Judged(HEARTS, Estimate.exact(0.0), why="nobody ever had a choice"),
        Judged(HEARTS, Estimate.unknown(), ("rummy",)),
    ],
)
def test_what_is_known_of_a_game_survives_json(judged: Judged) -> None:
    again = Judged.from_plain(json.loads(json.dumps(judged.to_plain())))
    assert again == judged
    assert again.why == judged.why
