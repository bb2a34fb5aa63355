"""Examples from games that were really played: the worked scoring of a hand, and a sample round."""

from darwindeck.rulebook.examples._record_words import rank_of_claim
from darwindeck.rulebook.examples._sample import section as sample_section
from darwindeck.rulebook.examples._scoring_example import example as scoring_example

__all__ = ["rank_of_claim", "sample_section", "scoring_example"]
