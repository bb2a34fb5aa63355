"""A sample round of every kind of game."""

import re
from dataclasses import replace
from random import Random

import pytest

from darwindeck.genome.examples import (
    KNOWN_GAMES,
    KnownGame,
    create_cheat_genome,
    create_crazy_eights_genome,
    create_cuckoo_genome,
    create_go_fish_genome,
    create_goofspiel_genome,
    create_hearts_genome,
    create_leduc_genome,
    create_president_genome,
    create_scopa_genome,
    create_spades_genome,
    create_uno_style_genome,
    create_war_genome,
    create_whist_genome,
)
from darwindeck.genome.schema import (
    CardCondition,
    EffectType,
    GameGenome,
    Rank,
    SpecialEffect,
    SwapPhase,
    TargetSelector,
    TurnStructure,
    Visibility,
)
from darwindeck.rulebook._scene import Scene
from darwindeck.rulebook._section import Steps
from darwindeck.rulebook.examples._retelling import Retelling
from darwindeck.rulebook.examples._sample import section
from darwindeck.rulebook.examples._story import Deed, Story
from darwindeck.rulebook.formats._markdown import markdown
from darwindeck.simulation import open_position, record_game
from tests.support.playable_genomes import playable_genome

FORBIDDEN = re.compile(r"_|None|\bP[0-9]\b|\b(1|one) (cards|tricks|chips|points)\b|  |\.\.| [,.;]|[,;:]\.|\(\)")
MOST_LINES = 12


def told(genome: GameGenome) -> str:
    sample = section(Scene(genome))
    assert sample is not None
    return markdown("", "", [sample])


@pytest.mark.parametrize("known", KNOWN_GAMES, ids=lambda known: known.create().genome_id)
def test_every_known_game_has_a_sample_of_a_few_lines(known: KnownGame) -> None:
    sample = section(Scene(known.create()))
    assert sample is not None
    (lines,) = (block.rules for block in sample.blocks if isinstance(block, Steps))
    assert 1 < len(lines) <= MOST_LINES
    assert not any(FORBIDDEN.search(rule.text) for rule in lines)


def test_generated_games_have_clean_samples() -> None:
    for seed in range(300):
        sample = section(Scene(playable_genome(Random(seed))))
        if sample is not None:
            for rule in sample.rules:
                assert not FORBIDDEN.search(rule.text), (seed, rule.text)


def test_tricks_are_told_with_lead_and_winner() -> None:
    text = told(create_hearts_genome())
    assert re.search(r"Player 1 gives \S+, \S+ and \S+ to Player 2; .*; Player 4 gives .* to Player 1\.", text)
    assert re.search(r"\d\. Player \d leads 2♣, .* takes the trick\.", text)


def test_trumps_are_told_with_the_card_that_makes_them() -> None:
    assert re.search(r"Player 4 shows \S+\. (Hearts|Diamonds|Clubs|Spades) are trumps\.", told(create_whist_genome()))


def test_claims_tell_what_is_said_and_what_is_true() -> None:
    assert re.search(r"Player 1 lays \w+ cards? face down \(.*\) and says \".* aces?\"", told(create_cheat_genome()))


def test_claims_that_nobody_doubts_say_so_whatever_comes_next() -> None:
    assert re.search(r"says .* Nobody doubts it\. Player 4 draws", told(playable_genome(Random(23))))


def test_asking_is_told_with_the_answer() -> None:
    assert re.search(
        r"Player 1 asks Player \d for \w+\. Player \d (has none|gives .* to Player 1)", told(create_go_fish_genome())
    )


def test_battles_are_told_one_by_one() -> None:
    assert re.search(
        r"1\. Player 1 turns up \S+ and Player 2 turns up \S+\. Player [12] captures ", told(create_war_genome())
    )


def test_players_who_do_the_same_are_told_together() -> None:
    assert re.search(r"Players 2, 3 and 4 pass\.", told(create_president_genome()))


def test_teams_are_told_with_their_players() -> None:
    assert "Players 1 and 3 play against Players 2 and 4." in told(create_whist_genome())


def test_a_short_hand_is_told_to_its_end() -> None:
    text = told(create_leduc_genome())
    assert "The hand is over." in text
    assert "goes on" not in text


def test_the_name_of_a_game_does_not_matter() -> None:
    hearts = create_hearts_genome()
    assert told(hearts) == told(replace(hearts, genome_id="another", generation=7))


def test_somebody_takes_a_trick_of_the_sample() -> None:
    found = section(Scene(create_goofspiel_genome()))
    assert found is not None
    assert any(" takes the trick" in rule.text.replace("Nobody takes the trick", "") for rule in found.rules)


def test_a_claim_of_the_sample_is_doubted() -> None:
    assert re.search(r"Player \d doubts it; Player \d shows .* takes the pile", told(create_cheat_genome()))


def test_a_trick_of_the_sample_is_trumped() -> None:
    assert " trumps with " in told(create_spades_genome())


def test_somebody_cannot_follow_in_the_sample_where_there_are_no_trumps() -> None:
    assert re.search(r" has no \w+ and plays ", told(create_hearts_genome()))


def test_a_suit_is_named_in_the_sample() -> None:
    assert re.search(r" names (hearts|diamonds|clubs|spades)", told(create_crazy_eights_genome()))


def retold(genome: GameGenome, seed: int) -> str:
    retelling = Retelling(Scene(genome), open_position(genome, seed))
    retelling.tell(record_game(genome, seed, "greedy").splitlines()[5:])
    return "\n".join(map(str, retelling.story.lines))


def test_the_card_that_captures_is_not_among_the_captured() -> None:
    text = told(create_scopa_genome())
    captures = re.findall(r"plays (\S+?),? (?:and )?captures ([^.]*)", text)
    assert captures
    assert not any(card in cards for card, cards in captures)


def test_points_for_a_sweep_say_so() -> None:
    assert re.search(r"captures \S+ and \S+ and scores one point for a sweep\.", told(create_scopa_genome()))


def test_draws_that_a_card_forces_name_the_card() -> None:
    stories = [retold(create_uno_style_genome(), seed) for seed in range(5)]
    assert any(
        re.search(r"plays 2(.)\.\nPlayer \d draws \S+ and \S+ from the stock because of 2\1", one) for one in stories
    )


@pytest.mark.parametrize(
    ("deed", "told"),
    [("is out of the game", "are out of the game"), ("goes out", "go out"), ("passes", "pass"), ("pays", "pay")],
)
def test_what_several_do_is_in_the_plural(deed: str, told: str) -> None:
    story = Story()
    for who in ("Player 1", "Player 3"):
        story.tell("over", who, deed)
    assert str(story.lines[0]) == f"Players 1 and 3 {told}."


def test_many_drawn_cards_are_named_so_that_play_can_be_followed() -> None:
    cards = [f"{number}♥" for number in range(2, 11)]
    assert str(Deed("draws", cards)) == "draws 2♥, 3♥, 4♥, 5♥, 6♥, 7♥, 8♥, 9♥ and 10♥"


def test_one_draw_of_several_is_left_out() -> None:
    assert "leaves out a draw, draws 10♠ from the stock" in told(playable_genome(Random(29)))


def test_points_for_several_cards_are_told_in_one_sum() -> None:
    text = told(playable_genome(Random(11029)))
    assert re.search(r"plays \S+, \S+ and \S+, scores three points", text)
    assert "scores one point " not in text


def test_in_a_trick_nobody_gets_another_turn() -> None:
    text = told(playable_genome(Random(11046)))
    assert "leads 9♥. Everybody else is skipped. Player 1 takes the trick." in text
    assert "another turn" not in text


def test_skips_of_cards_that_are_played_together_are_told_in_one_sum() -> None:
    low = (Rank.THREE, Rank.FOUR, Rank.FIVE)
    skips = tuple(SpecialEffect(rank, EffectType.SKIP_NEXT, TargetSelector.NEXT_PLAYER, 1) for rank in low)
    genome = replace(create_president_genome(), special_effects=skips)
    text = "\n".join(retold(genome, seed) for seed in range(5))
    assert re.search(r"plays \S+ and \S+\. The next two players are skipped\.", text)
    assert re.search(r"plays \S+\. The next player is skipped\.", text)
    assert not re.search(r"skipped\. The next", text)


def swapping(seen: Visibility = Visibility.OWNER_ONLY) -> str:
    """How games of Cuckoo go in which all must swap, with few ranks, so that kings often forbid it."""
    cuckoo = create_cuckoo_genome()
    (phase,) = cuckoo.turn_structure.phases
    assert isinstance(phase, SwapPhase)
    removed = tuple(CardCondition(rank=rank) for rank in Rank if rank not in (Rank.KING, Rank.QUEEN, Rank.JACK))
    setup = replace(cuckoo.setup, rank_order=(), removed_cards=removed, hand_visibility=seen)
    genome = replace(cuckoo, setup=setup, turn_structure=TurnStructure((replace(phase, mandatory=True),)))
    return "\n".join(retold(genome, seed) for seed in range(20))


def test_a_card_of_the_stock_that_forbids_a_swap_leaves_the_hand_as_it_is() -> None:
    text = swapping()
    assert re.search(r"Player 5 wants to exchange [JQ].\. K. is turned up, so nothing is exchanged\.\n", text)
    assert re.search(r"Player 5 lays \S+ down and draws [JQ]. from the stock\.\n", text)
    assert not re.search(r"lays \S+ down and lays|down\.", text)


def test_a_card_of_the_stock_forbids_a_swap_of_unseen_cards() -> None:
    text = swapping(Visibility.FACE_DOWN)
    assert re.search(r"Player 5 wants to exchange [JQ].\. K. is turned up, so nothing is exchanged\.\n", text)
    assert re.search(r"Player 5 lays \S+ and draws [JQ]. from the stock\.\n", text)


def test_a_neighbor_who_shows_a_card_keeps_the_hand() -> None:
    text = "\n".join(retold(create_cuckoo_genome(), seed) for seed in range(10))
    assert re.search(r"Player 2 wants to swap cards\. Player 3 shows K., and both keep what they have\.\n", text)


def test_a_neighbor_who_shows_a_card_keeps_the_hand_where_all_must_swap() -> None:
    text = swapping()
    assert re.search(r"^Player 2 shows K., so no cards are swapped\.\n", text, re.MULTILINE)


def drawing(target: TargetSelector) -> str:
    """How games of President go, which has no stock at first, where threes make somebody draw."""
    draws = SpecialEffect(Rank.THREE, EffectType.DRAW_CARDS, target, 2)
    genome = replace(create_president_genome(), special_effects=(draws,))
    return "\n".join(retold(genome, seed) for seed in range(5))


def test_who_is_to_draw_where_nothing_is_left_draws_nothing() -> None:
    by_lot = drawing(TargetSelector.RANDOM_OPPONENT)
    assert re.search(r"plays 3\S\. The lot falls on Player \d, but there is nothing to draw\.\n", by_lot)
    assert not re.search(r"The lot falls on Player \d\.\n(?!Player \d draws )", by_lot)
    assert re.search(
        r"plays 3\S and chooses Player \d\. There is nothing to draw\.\n", drawing(TargetSelector.PLAYER_CHOICE)
    )


def test_who_draws_something_by_lot_draws_it() -> None:
    uno = create_uno_style_genome()
    effects = tuple(replace(one, target=TargetSelector.RANDOM_OPPONENT) for one in uno.special_effects)
    text = "\n".join(retold(replace(uno, special_effects=effects), seed) for seed in range(5))
    assert re.search(r"The lot falls on Player \d\.\nPlayer \d draws", text)
    assert "nothing to draw" not in text
