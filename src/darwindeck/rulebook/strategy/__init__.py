"""Strategy notes: what wins more often in a game, measured by search and put into words.

`measure_strategy` plays and finds out; `strategy_section` says it in the words of a rulebook.
"""

from darwindeck.rulebook.strategy._findings import FirstPlay, Habit, Mean, Skill, Strategy
from darwindeck.rulebook.strategy._measure import USUAL_EFFORT, measure_strategy
from darwindeck.rulebook.strategy._notes import strategy_section

__all__ = ["USUAL_EFFORT", "FirstPlay", "Habit", "Mean", "Skill", "Strategy", "measure_strategy", "strategy_section"]
