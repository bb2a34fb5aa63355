from benchmarks.contestants.reference import play
from darwindeck.genome.examples import create_crazy_eights_genome
from darwindeck.simulation import record_game


def test_the_reference_is_timed_on_the_games_that_it_records() -> None:
    genome = create_crazy_eights_genome()
    for seed in range(3):
        record = record_game(genome, seed, "random", engine="reference")
        assert record.splitlines()[-1].endswith(f"decisions {play(genome, seed)}")
