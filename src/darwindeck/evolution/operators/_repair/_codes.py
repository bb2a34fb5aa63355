"""All repairs, in the order in which they are tried."""

from darwindeck.evolution.operators._repair._chips import CHIPS
from darwindeck.evolution.operators._repair._deal import DEAL
from darwindeck.evolution.operators._repair._names import NAMES
from darwindeck.evolution.operators._repair._phases import PHASES
from darwindeck.evolution.operators._repair._points import POINTS
from darwindeck.evolution.operators._repair._wins import WINS

REPAIRS = (*NAMES, *DEAL, *PHASES, *CHIPS, *POINTS, *WINS)
