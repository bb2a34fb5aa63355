"""What each operator does, and that none touches the game it is given."""

from collections.abc import Callable
from dataclasses import replace
from random import Random

import pytest

from darwindeck.evolution.operators import (
    OPERATORS,
    AddBettingMutation,
    AddBiddingPhaseMutation,
    AddEffectMutation,
    AddPhaseMutation,
    CleanupOrphanedResourcesMutation,
    DisableTeamModeMutation,
    EnableTeamModeMutation,
    MutateBiddingPhaseMutation,
    MutateContractScoringMutation,
    MutateEffectMutation,
    MutatePlayerCountMutation,
    MutateSequenceDirectionMutation,
    MutateTableauModeMutation,
    MutateTeamAssignmentMutation,
    MutateWildCardsMutation,
    Mutation,
    RemoveBettingMutation,
    RemoveBiddingPhaseMutation,
    RemoveEffectMutation,
    RemovePhaseMutation,
    ReplacePhaseMutation,
    ReplaceWinConditionMutation,
    SwapPhasesMutation,
)
from darwindeck.evolution.operators._parts.teams import PAIRINGS
from darwindeck.genome._rules._facts import has_phase, has_stakes
from darwindeck.genome.examples import (
    create_crazy_eights_genome,
    create_fan_tan_genome,
    create_five_card_draw_genome,
    create_partnership_spades_genome,
    create_rummy_genome,
    create_scopa_genome,
    create_spades_genome,
    create_uno_style_genome,
    create_war_genome,
    create_whist_genome,
    get_seed_genomes,
)
from darwindeck.genome.schema import (
    BettingPhase,
    BiddingPhase,
    ContractScoring,
    EffectType,
    GameGenome,
    HandEvaluation,
    HandEvaluationMethod,
    Rank,
    SequenceDirection,
    SpecialEffect,
    TableauMode,
    TargetSelector,
    TrickPhase,
    WinType,
)
from darwindeck.genome.serialization import content_hash, genome_to_json
from darwindeck.genome.validator import GenomeValidator

SEEDS = range(25)
Create = Callable[[], GameGenome]


def outcomes(operator: Mutation, genome: GameGenome) -> list[GameGenome]:
    """What comes of a game with several dice; each time something new and sound."""
    found = [operator.mutate(genome, Random(seed)) for seed in SEEDS]
    for child in found:
        assert GenomeValidator.validate(child) == []
        assert content_hash(child) != content_hash(genome)
        assert child.generation == genome.generation + 1
    return found


def phases_of(genome: GameGenome) -> list[type]:
    return [type(phase) for phase in genome.turn_structure.phases]


# ---------------------------------------------------------------------------------------- all of them


@pytest.mark.parametrize("kind", OPERATORS, ids=lambda kind: kind.__name__)
def test_an_operator_makes_a_sound_new_game_or_leaves_the_game_alone(kind: type[Mutation]) -> None:
    operator, made = kind(), 0
    for genome in get_seed_genomes():
        before = genome_to_json(genome)
        change = operator.change(genome, Random(1))
        assert genome_to_json(genome) == before
        assert operator.change(genome, Random(1)) == change
        if change is None:
            assert operator.mutate(genome, Random(1)) is genome
            continue
        made += 1
        assert GenomeValidator.validate(change.genome) == []
        assert content_hash(change.genome) != content_hash(genome)
        assert (change.genome.generation, change.genome.genome_id) == (1, genome.genome_id)
        assert change.words
        assert "_" not in change.words
    assert made > 0 or kind in (MutateSequenceDirectionMutation, CleanupOrphanedResourcesMutation)


def test_operators_have_names_of_their_own() -> None:
    names = [kind.name for kind in OPERATORS]
    assert len(set(names)) == len(names)
    assert not any("_" in name for name in names)


def test_operators_need_no_dice() -> None:
    child = MutateEffectMutation().mutate(create_uno_style_genome())
    assert GenomeValidator.validate(child) == []


@pytest.mark.parametrize(
    ("kind", "probability"),
    [
        (AddEffectMutation, 0.10),
        (RemoveEffectMutation, 0.10),
        (MutateEffectMutation, 0.15),
        (EnableTeamModeMutation, 0.03),
        (DisableTeamModeMutation, 0.03),
        (MutateTeamAssignmentMutation, 0.05),
    ],
)
def test_usual_probabilities(kind: type[Mutation], probability: float) -> None:
    assert kind().probability == probability
    assert kind(probability=1.0).probability == 1.0


def test_new_games_have_room_to_end() -> None:
    short = replace(create_uno_style_genome(), max_turns=20)
    assert MutateEffectMutation().mutate(short, Random(0)).max_turns == 1000


# ---------------------------------------------------------------------------------------- effects


def test_an_effect_is_added() -> None:
    for child in outcomes(AddEffectMutation(), create_crazy_eights_genome()):
        (effect,) = child.special_effects
        assert effect.trigger_rank in child.setup.ranks


def test_an_effect_is_said_in_words() -> None:
    change = AddEffectMutation().change(create_crazy_eights_genome(), Random(0))
    assert change is not None
    assert " now " in change.words


def test_no_effect_is_added_where_nobody_plays_cards() -> None:
    poker = create_five_card_draw_genome()
    assert AddEffectMutation().mutate(poker, Random(0)) is poker


def test_an_effect_is_removed() -> None:
    uno = create_uno_style_genome()
    for child in outcomes(RemoveEffectMutation(), uno):
        assert len(child.special_effects) == len(uno.special_effects) - 1
    eights = create_crazy_eights_genome()
    assert RemoveEffectMutation().mutate(eights, Random(0)) is eights


def test_changing_an_effect_always_changes_one() -> None:
    uno = create_uno_style_genome()
    for child in outcomes(MutateEffectMutation(), uno):
        pairs = zip(uno.special_effects, child.special_effects, strict=True)
        assert sum(old != new for old, new in pairs) == 1


# ---------------------------------------------------------------------------------------- the table


def test_war_is_only_for_two() -> None:
    modes = {child.setup.tableau_mode for child in outcomes(MutateTableauModeMutation(), create_scopa_genome())}
    assert TableauMode.WAR in modes
    for child in outcomes(MutateTableauModeMutation(), create_crazy_eights_genome()):
        assert child.setup.tableau_mode in (TableauMode.MATCH_RANK, TableauMode.SEQUENCE)


def test_leaving_sequence_resets_the_direction() -> None:
    fan_tan = create_fan_tan_genome()
    rising = replace(fan_tan, setup=replace(fan_tan.setup, sequence_direction=SequenceDirection.ASCENDING))
    for child in outcomes(MutateTableauModeMutation(), rising):
        assert child.setup.tableau_mode is not TableauMode.SEQUENCE
        assert child.setup.sequence_direction is SequenceDirection.BOTH


def test_direction_changes_in_sequences_alone() -> None:
    ways = {
        one.setup.sequence_direction for one in outcomes(MutateSequenceDirectionMutation(), create_fan_tan_genome())
    }
    assert ways == {SequenceDirection.ASCENDING, SequenceDirection.DESCENDING}
    war = create_war_genome()
    assert MutateSequenceDirectionMutation().mutate(war, Random(0)) is war


def test_wild_cards_come_where_cards_have_to_match() -> None:
    assert any(child.setup.wild_cards for child in outcomes(MutateWildCardsMutation(), create_uno_style_genome()))
    whist = create_whist_genome()
    assert MutateWildCardsMutation().mutate(whist, Random(0)) is whist


# ---------------------------------------------------------------------------------------- teams and players


@pytest.mark.parametrize("create", [create_scopa_genome, create_war_genome, create_uno_style_genome])
def test_teams_are_two_of_two_in_any_pairing(create: Create) -> None:
    found = outcomes(EnableTeamModeMutation(), create())
    assert {child.teams for child in found} == set(PAIRINGS)
    for child in found:
        assert (child.team_mode, child.player_count) == (True, 4)
        assert child.setup.cards_per_player * 4 <= child.setup.deck_size


def test_teams_are_formed_only_once() -> None:
    whist = create_whist_genome()
    assert EnableTeamModeMutation().mutate(whist, Random(0)) is whist


def test_teams_part() -> None:
    for child in outcomes(DisableTeamModeMutation(), create_partnership_spades_genome()):
        assert (child.team_mode, child.teams) == (False, ())


def test_partners_change_and_teams_keep_their_size() -> None:
    whist = create_whist_genome()
    for child in outcomes(MutateTeamAssignmentMutation(), whist):
        assert [len(team) for team in child.teams] == [2, 2]
        assert set(map(frozenset, child.teams)) != set(map(frozenset, whist.teams))


def test_other_numbers_of_players_repair_or_drop_teams() -> None:
    for child in outcomes(MutatePlayerCountMutation(), create_whist_genome()):
        assert child.player_count != 4
        assert {seat for team in child.teams for seat in team} in (set(), set(range(child.player_count)))


# ---------------------------------------------------------------------------------------- bidding


def test_bids_come_before_the_first_trick_with_contracts() -> None:
    for child in outcomes(AddBiddingPhaseMutation(), create_whist_genome()):
        kinds = phases_of(child)
        assert kinds.index(TrickPhase) == kinds.index(BiddingPhase) + 1
        assert child.contract_scoring is not None
    for other in (create_spades_genome(), create_crazy_eights_genome()):
        assert AddBiddingPhaseMutation().mutate(other, Random(0)) is other


def test_bids_go_with_their_contracts() -> None:
    for child in outcomes(RemoveBiddingPhaseMutation(), create_spades_genome()):
        assert BiddingPhase not in phases_of(child)
        assert child.contract_scoring is None


def test_bids_change_within_bounds() -> None:
    spades = create_spades_genome()
    cards = spades.setup.cards_per_player
    seen = set()
    for child in outcomes(MutateBiddingPhaseMutation(), spades):
        bids = next(phase for phase in child.turn_structure.phases if isinstance(phase, BiddingPhase))
        assert 0 <= bids.min_bid <= 3
        assert cards - 2 <= bids.max_bid <= cards + 2
        seen.add(bids.allow_nil)
    assert seen == {True, False}


def test_contracts_change_in_one_number() -> None:
    spades = create_spades_genome()
    for child in outcomes(MutateContractScoringMutation(), spades):
        assert isinstance(child.contract_scoring, ContractScoring)
        assert child.contract_scoring != spades.contract_scoring


# ---------------------------------------------------------------------------------------- phases, chips, winning


def test_phases_are_added_removed_replaced_and_swapped() -> None:
    rummy = create_rummy_genome()
    old = phases_of(rummy)
    assert all(len(phases_of(child)) >= len(old) for child in outcomes(AddPhaseMutation(), rummy))
    assert all(len(phases_of(child)) < len(old) for child in outcomes(RemovePhaseMutation(), rummy))
    assert all(phases_of(child) != old for child in outcomes(ReplacePhaseMutation(), rummy))
    assert any(
        sorted(map(str, phases_of(child))) == sorted(map(str, old)) for child in outcomes(SwapPhasesMutation(), rummy)
    )


def test_the_only_phase_is_not_removed() -> None:
    whist = create_whist_genome()
    assert RemovePhaseMutation().mutate(whist, Random(0)) is whist


def test_bets_come_with_chips_to_win_and_go_with_them() -> None:
    for child in outcomes(AddBettingMutation(), create_whist_genome()):
        assert has_phase(child, BettingPhase)
        assert child.setup.starting_chips > 0
        assert child.win_conditions[0].type is WinType.MOST_CHIPS
    betting_whist = AddBettingMutation().mutate(create_whist_genome(), Random(0))
    assert not any(has_stakes(child) for child in outcomes(RemoveBettingMutation(), betting_whist))


def test_something_else_wins() -> None:
    whist = create_whist_genome()
    for child in outcomes(ReplaceWinConditionMutation(), whist):
        assert child.win_conditions[0].type is not whist.win_conditions[0].type


# ---------------------------------------------------------------------------------------- cleaning up


def test_what_never_matters_is_cleaned_up() -> None:
    uno = create_uno_style_genome()
    extra = SpecialEffect(Rank.TWO, EffectType.SKIP_NEXT, TargetSelector.NEXT_PLAYER)
    littered = replace(
        uno,
        setup=replace(uno.setup, wild_cards=(Rank.ACE,), starting_score=5),
        special_effects=(extra, *uno.special_effects),
        hand_evaluation=HandEvaluation(HandEvaluationMethod.HIGH_CARD),
    )
    tidy = CleanupOrphanedResourcesMutation().mutate(littered, Random(0))
    assert content_hash(tidy) == content_hash(replace(uno, max_turns=1000))


def test_a_tidy_game_is_left_alone() -> None:
    uno = create_uno_style_genome()
    assert CleanupOrphanedResourcesMutation().mutate(uno, Random(0)) is uno


def test_what_is_not_sound_is_cleaned_up_too() -> None:
    eights = create_crazy_eights_genome()
    orphaned = replace(eights, setup=replace(eights.setup, starting_chips=100))
    assert CleanupOrphanedResourcesMutation().mutate(orphaned, Random(0)).setup.starting_chips == 0
