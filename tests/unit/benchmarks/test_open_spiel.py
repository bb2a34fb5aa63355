from benchmarks.contestants.open_spiel import CRAZY_EIGHTS, HEARTS, moves_per_decision
from darwindeck.genome.examples import create_crazy_eights_genome, create_hearts_genome


def test_draws_and_passes_count_where_they_are_decisions_there() -> None:
    assert 1.5 < moves_per_decision(create_crazy_eights_genome(), CRAZY_EIGHTS) < 2.5
    assert moves_per_decision(create_hearts_genome(), HEARTS) == 1
