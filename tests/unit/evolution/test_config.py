import json
from typing import Any

import pytest

from darwindeck.errors import DarwinDeckError
from darwindeck.evolution import Constraints, RunConfig
from darwindeck.evolution.config import shares_of
from darwindeck.genome.examples import create_hearts_genome

HEARTS = create_hearts_genome()


def test_settings_come_back_from_json_as_they_were() -> None:
    config = RunConfig((HEARTS,), seed=7, search="genetic", constraints=Constraints(players=3), near=HEARTS)
    assert RunConfig.from_plain(json.loads(json.dumps(config.to_plain()))) == config


@pytest.mark.parametrize(
    ("settings", "fault"),
    [
        ({"search": "maps"}, 'the search is maps: expected one of "map-elites", "genetic", "random", "hill-climbing"'),
        ({"generations": -1}, "generations is -1: expected 0 or more"),
        ({"batch": 0}, "batch is 0: expected 1 or more"),
        ({"games": -1}, "games is -1: expected 0 or more"),
        ({"seed": -1}, "seed is -1: expected 0 or more"),
    ],
)
def test_what_no_run_could_do_is_refused(settings: dict[str, Any], fault: str) -> None:
    with pytest.raises(DarwinDeckError) as error:
        RunConfig((HEARTS,), **settings)
    assert str(error.value) == fault


def test_closer_measurement_grows_with_the_batch() -> None:
    usual = RunConfig((HEARTS,))
    assert shares_of(usual.batch) == {"contests": usual.contests, "doubts": usual.doubts}
    assert shares_of(256) == {"contests": 96, "doubts": 21}
    assert shares_of(1) == {"contests": 1, "doubts": 1}
