"""For every field that bears on play: two games that differ in it alone, and therefore go differently.

`FIELD_PAIRS` lists them all. The two engines must play the two games of a pair differently for some seed, which shows
that neither of them overlooks the field.
"""

from tests.support.field_pairs._pair import FieldPair
from tests.support.field_pairs.asking import ASKING
from tests.support.field_pairs.betting import BETTING
from tests.support.field_pairs.claims import CLAIMS
from tests.support.field_pairs.climbing import CLIMBING
from tests.support.field_pairs.conditions import CONDITIONS
from tests.support.field_pairs.fishing import FISHING
from tests.support.field_pairs.house import HOUSE
from tests.support.field_pairs.phases import PHASES
from tests.support.field_pairs.rules import RULES
from tests.support.field_pairs.rummy import RUMMY
from tests.support.field_pairs.scoring import SCORING
from tests.support.field_pairs.setup import SETUP
from tests.support.field_pairs.tricks import TRICKS
from tests.support.field_pairs.winning import WINNING

FIELD_PAIRS: tuple[FieldPair, ...] = (
    *SETUP,
    *PHASES,
    *TRICKS,
    *BETTING,
    *CLAIMS,
    *HOUSE,
    *ASKING,
    *CLIMBING,
    *SCORING,
    *WINNING,
    *RULES,
    *RUMMY,
    *CONDITIONS,
    *FISHING,
)

__all__ = ["FIELD_PAIRS", "FieldPair"]
