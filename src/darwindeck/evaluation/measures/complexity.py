"""Complexity: how much a person must learn and remember, from the rulebook.

Only the rules count, without the examples, notes and summaries of a rulebook. The load of a game is

    words + 15 · exceptions:

a rule has to be read, and an exception must be remembered together with what it is an exception to, so it weighs once
more what a sentence of rules has on average. Exceptions are odd cases, special cards, and rules that say so with a word
such as "except" or "unless". The limit of turns is left out: who plays never comes to it.

The measure goes with the logarithm, as from 300 words to 600 it is as far as from 600 to 1,200: 0 up to the load of the
simplest known games, and 1 from several dense pages on, which nobody learns for a game of cards at the table.
"""

import re
from math import log

from darwindeck.evaluation._estimate import Estimate
from darwindeck.evaluation._measure import Measure, Raw
from darwindeck.genome._wording import counted
from darwindeck.genome.schema import GameGenome
from darwindeck.rulebook import Section, write_rules

WORDS_OF_EXCEPTION = 15
SIMPLEST, HARDEST = 250.0, 4000.0
"""The loads that are worth 0 and 1."""

_ODD = ("Odd cases", "Special cards")
_BREAKS = re.compile(r"\b(?:except|unless(?! the game is over)|but|otherwise|instead)\b", re.IGNORECASE)
_NEVER_COMES = "end timeout"
_WORD = re.compile(r"\w")


def complexity(genome: GameGenome) -> Measure:
    """How much there is to learn and remember. It follows from the rules alone and is not in doubt."""
    return complexity_of(write_rules(genome))


def complexity_of(sections: tuple[Section, ...]) -> Measure:
    """How much there is to learn and remember in these rules."""
    rules = [(section, rule.text) for section in sections for rule in section.rules if _NEVER_COMES not in rule.about]
    words = sum(1 for _, text in rules for word in text.split() if _WORD.search(word))
    exceptions = sum(section.title in _ODD or bool(_BREAKS.search(text)) for section, text in rules)
    why = f"{words} words of rules, {counted(len(rules), 'rule')} to remember, {counted(exceptions, 'exception')}"
    load = words + WORDS_OF_EXCEPTION * exceptions
    raw = tuple(
        Raw(name, Estimate.exact(float(number)))
        for name, number in (("words", words), ("rules", len(rules)), ("exceptions", exceptions))
    )
    return Measure("complexity", Estimate.exact(_of_load(load)), why, raw)


def _of_load(load: float) -> float:
    return min(1.0, max(0.0, log(load / SIMPLEST) / log(HARDEST / SIMPLEST))) if load else 0.0
