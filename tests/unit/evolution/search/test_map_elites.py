from collections import Counter
from random import Random

from darwindeck.evaluation import Estimate
from darwindeck.evolution.candidate import Candidate, Judged, Origin
from darwindeck.evolution.families import are_kin, family_of
from darwindeck.evolution.search import MapElites
from darwindeck.genome.examples import KNOWN_GAMES, find_game
from darwindeck.genome.serialization import content_hash
from tests.support.breeding import small_breeder
from tests.support.candidates import judged

GAMES = {content_hash(game.create()): game.create() for game in KNOWN_GAMES}


def knowing(lows: dict[str, float]) -> MapElites:
    """A search that starts from War, which is not viable, and knows these games."""
    war = find_game("war")
    assert war is not None
    search = MapElites([war.create()], small_breeder())
    for name, low in lows.items():
        game = find_game(name)
        assert game is not None
        one = judged(1, low, (name,))
        bred = Candidate(game.create(), Origin("add effect", name, (content_hash(war.create()),)))
        search.tell([Judged(bred, one.score, one.cell, is_close=True)])
    return search


def children(search: MapElites, count: int = 200) -> list[tuple[str, ...]]:
    """The parents of children, by name, each the first that the search asks for."""
    asked = [one for seed in range(count) for one in search.ask(1, Random(seed))]
    return [tuple(GAMES[parent].genome_id for parent in one.origin.parents) for one in asked]


def test_every_elite_has_children_and_better_ones_somewhat_more() -> None:
    lows = {"hearts": 0.1, "scopa": 0.2, "rummy": 0.3, "president": 0.9}
    first = Counter(parents[0] for parents in children(knowing(lows)))
    assert set(first) == {*lows, "war-baseline"}
    assert first["hearts"] < first["president"] < 4 * first["hearts"]


def test_screened_game_stands_in_for_an_elite_where_there_is_none() -> None:
    search = knowing({"hearts": 0.5})
    scopa = next(genome for genome in GAMES.values() if genome.genome_id == "scopa")
    screened = Candidate(scopa, Origin("add effect", "", ("parent",)))
    for cell, has_children in ((("hearts",), False), (("elsewhere",), True)):
        search.tell([Judged(screened, Estimate(0.6, 0.5, 0.7), cell)])
        assert ("scopa" in {parent for parents in children(search) for parent in parents}) is has_children


def test_games_at_the_start_have_children_now_and_then_although_they_are_not_on_the_map() -> None:
    first = Counter(parents[0] for parents in children(knowing({"hearts": 0.5})))
    assert 0.1 < first["war-baseline"] / 200 < 0.3


def test_two_parents_are_kin() -> None:
    search = knowing(dict.fromkeys(("hearts", "whist", "rummy", "cuckoo", "blackjack"), 0.5))
    families = {genome.genome_id: family_of(genome) for genome in GAMES.values()}
    pairs = [parents for parents in children(search) if len(parents) == 2]
    assert all(are_kin(families[one], families[other]) and one != other for one, other in pairs)
    assert len(pairs) > 20


def test_bar_of_a_cell_is_the_lower_end_of_its_elite() -> None:
    search = knowing({"hearts": 0.5})
    assert (search.bar(("hearts",)), search.bar(("rummy",))) == (0.5, 0)
