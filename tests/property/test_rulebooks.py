"""A rulebook says what matters and nothing else: what changes play changes the rules, and nothing else does."""

import pytest

from tests.support.field_pairs import FIELD_PAIRS, FieldPair
from tests.support.rulebooks import all_rules


@pytest.mark.parametrize("pair", FIELD_PAIRS, ids=lambda pair: f"{pair.path}: {pair.reason}")
def test_games_that_differ_in_a_field_have_other_rules(pair: FieldPair) -> None:
    assert all_rules(pair.one) != all_rules(pair.other)
