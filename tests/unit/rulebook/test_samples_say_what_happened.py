"""What a sample round tells is what happened: who captured what, and what was swapped."""

import re
from dataclasses import replace

from darwindeck.genome.schema import GameGenome, Location, PlayPhase, SwapPhase, TableauMode, WinType
from darwindeck.rulebook._plain import staged
from darwindeck.rulebook.examples._retelling import Retelling
from darwindeck.rulebook.examples._sample import section
from darwindeck.simulation import open_position, record_game
from tests.support.rulebooks import known
from tests.unit.rulebook.test_rules_that_apply import made

FISHING = made(
    PlayPhase(Location.TABLEAU, max_cards=4),
    setup={"cards_per_player": 8, "initial_tableau_count": 4, "tableau_mode": TableauMode.MATCH_RANK},
    win=WinType.MOST_CAPTURED,
    player_count=2,
)


def sample(genome: GameGenome) -> str:
    found = section(staged(genome))
    assert found is not None
    return "\n".join(rule.text for rule in found.rules)


def lines_of(genome: GameGenome, seed: int) -> list[str]:
    retelling = Retelling(staged(genome), open_position(genome, seed))
    retelling.tell(record_game(genome, seed, "random").splitlines()[5:])
    return [str(line) for line in retelling.story.lines]


def test_of_several_cards_laid_together_each_captures_another() -> None:
    captures = 0
    for seed in range(30):
        for line in lines_of(FISHING, seed):
            for played, captured in re.findall(r"plays ([^.]+) and captures ([^.]+)\.", line):
                laid, taken = (re.findall(r"\w+[♥♦♣♠]", cards) for cards in (played, captured))
                captures += len(laid) > 1
                assert len(taken) <= len(laid), line
                others = [card for card in taken if card not in laid]
                own = [card for card in taken if card in laid]
                ranks = [card[:-1] for card in laid]
                assert all(card[:-1] in ranks for card in others), line
                assert all(ranks.count(card[:-1]) > 1 for card in own), "only a later card of its rank captures it"
    assert captures > 10


def test_who_holds_one_card_swaps_a_card_and_no_hand() -> None:
    cuckoo = known("cuckoo")
    two = replace(cuckoo, setup=replace(cuckoo.setup, cards_per_player=2))
    assert " swaps cards with Player " in sample(cuckoo)
    assert " swaps hands with Player " in sample(two)


def test_a_card_laid_aside_starts_no_pile() -> None:
    def start(source: Location) -> str:
        return sample(made(SwapPhase(source), setup={"initial_discard_count": 1}, win=WinType.BEST_HAND))

    assert re.search(r"\w+[♥♦♣♠] is laid aside\.", start(Location.OPPONENT_HAND))
    assert "The discard pile starts with " in start(Location.DECK)
