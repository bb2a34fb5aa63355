"""What never makes a difference is not explained."""

from collections.abc import Sequence
from dataclasses import replace
from random import Random

import pytest

from darwindeck.genome.conditions import (
    AnyCondition,
    CardReference,
    CompoundCondition,
    Condition,
    ConditionType,
    Logic,
    Operator,
)
from darwindeck.genome.conditions import PlaceReference as Place
from darwindeck.genome.examples import KNOWN_GAMES, create_crazy_eights_genome, create_president_genome
from darwindeck.genome.schema import (
    BettingPhase,
    CardCondition,
    CardScoringRule,
    DeckEmptyAction,
    DrawPhase,
    EffectType,
    GameGenome,
    KnockPhase,
    LevelTrick,
    Location,
    PassAction,
    Phase,
    PlayPhase,
    Rank,
    ScoringTrigger,
    ShowdownMethod,
    SpecialEffect,
    Suit,
    SwapPhase,
    TargetSelector,
    TributePhase,
    TrickPhase,
    TrumpPhase,
    TrumpSource,
    TurnUpPhase,
    Visibility,
    WinCondition,
    WinType,
)
from darwindeck.rulebook import write_rulebook
from darwindeck.rulebook._logic import simplified
from darwindeck.rulebook._plain import plain, staged
from darwindeck.rulebook._section import Section
from darwindeck.simulation import Simulator
from darwindeck.simulation.record import record_game
from tests.support.playable_genomes import playable_genome
from tests.support.rulebooks import all_rules, known


def score(operator: Operator, value: int) -> Condition:
    return Condition(ConditionType.SCORE_COMPARE, operator, value)


def either(*conditions: AnyCondition) -> CompoundCondition:
    return CompoundCondition(Logic.OR, conditions)


def both(*conditions: AnyCondition) -> CompoundCondition:
    return CompoundCondition(Logic.AND, conditions)


HEART = Condition(ConditionType.CARD_IS_SUIT, value=Suit.HEARTS)
PAIR = Condition(ConditionType.HAS_MATCHING_PAIR)
NOT_NEGATIVE = Condition(ConditionType.LOCATION_SIZE, Operator.GE, 0, Place.DISCARD)


@pytest.mark.parametrize(
    ("condition", "left"),
    [
        (NOT_NEGATIVE, True),
        (Condition(ConditionType.HAND_SIZE, Operator.LT, 0), False),
        (Condition(ConditionType.HAS_SET_OF_N, value=0), True),
        (either(score(Operator.GT, 7), score(Operator.LE, 8)), True),
        (both(score(Operator.GT, 7), score(Operator.LT, 7)), False),
        (either(score(Operator.GT, 1), score(Operator.GE, 7)), score(Operator.GT, 1)),
        (both(score(Operator.GT, 1), score(Operator.GE, 7)), score(Operator.GE, 7)),
        (both(NOT_NEGATIVE, PAIR), PAIR),
        (both(PAIR, PAIR), PAIR),
        (either(HEART, PAIR), PAIR),
        (both(score(Operator.GT, 1), PAIR), both(score(Operator.GT, 1), PAIR)),
        (either(PAIR, both(PAIR, score(Operator.GT, 1))), PAIR),
        (both(PAIR, either(PAIR, score(Operator.GT, 1))), PAIR),
        (either(PAIR, either(score(Operator.GT, 1), PAIR)), either(PAIR, score(Operator.GT, 1))),
    ],
    ids=str,
)
def test_conditions_are_shortened(condition: AnyCondition, left: AnyCondition | bool) -> None:
    assert simplified(condition, about_card=False) == left


def test_questions_about_a_card_are_kept_where_there_is_one() -> None:
    assert simplified(either(HEART, PAIR), about_card=True) == either(HEART, PAIR)
    every_suit = Condition(ConditionType.CARD_IS_SUIT, Operator.LE, Suit.SPADES)
    assert simplified(every_suit, about_card=True) is True


def with_phases(genome: GameGenome, *phases: Phase) -> GameGenome:
    return replace(genome, turn_structure=replace(genome.turn_structure, phases=phases))


def test_phases_in_which_nothing_happens_are_left_out() -> None:
    genome = create_president_genome()
    one_hand = replace(genome, game_rules=replace(genome.game_rules, max_hands=1))
    assert any(isinstance(phase, TributePhase) for phase in plain(genome).turn_structure.phases)
    assert not any(isinstance(phase, TributePhase) for phase in plain(one_hand).turn_structure.phases)
    assert "ribute" not in write_rulebook(one_hand).to_markdown()
    once = replace(genome, game_rules=replace(genome.game_rules, deck_empty_action=DeckEmptyAction.SKIP_DRAW))
    assert plain(with_phases(once, *once.turn_structure.phases, TurnUpPhase())) == once


def test_a_draw_that_always_takes_place_has_no_condition() -> None:
    genome = create_crazy_eights_genome()
    phases = [
        replace(phase, condition=NOT_NEGATIVE) if isinstance(phase, DrawPhase) else phase
        for phase in genome.turn_structure.phases
    ]
    bare = [
        replace(phase, condition=None) if isinstance(phase, DrawPhase) else phase
        for phase in genome.turn_structure.phases
    ]
    assert plain(with_phases(genome, *phases)) == with_phases(genome, *bare)


def test_known_games_have_nothing_needless() -> None:
    assert all(plain(game.create()) == game.create() for game in KNOWN_GAMES)


def test_plain_games_play_the_same() -> None:
    changed = 0
    for genome in (playable_genome(Random(seed)) for seed in range(120)):
        same = plain(genome)
        if len(same.turn_structure.phases) == len(genome.turn_structure.phases) and same != genome:
            changed += 1
            one, other = (record_game(game, 1, "random").splitlines()[2:] for game in (genome, same))
            assert [line for line in one if "rules" not in line] == [line for line in other if "rules" not in line]
    assert changed > 5


NEVER = both(
    Condition(ConditionType.HAND_VALUE, Operator.GE, 19),
    Condition(ConditionType.HAND_VALUE, Operator.EQ, 1),
)


def never(genome: GameGenome, kind: type[DrawPhase] | type[KnockPhase] | type[BettingPhase]) -> GameGenome:
    """A game in which the condition of some phases never holds."""
    phases = genome.turn_structure.phases
    return with_phases(genome, *(replace(one, condition=NEVER) if isinstance(one, kind) else one for one in phases))


@pytest.mark.parametrize(("kind", "word"), [(DrawPhase, "draw"), (KnockPhase, "knock")])
def test_phase_that_never_happens_is_not_told(kind: type[DrawPhase] | type[KnockPhase], word: str) -> None:
    usual, changed = (write_rulebook(one).sections for one in (known("gin-rummy"), never(known("gin-rummy"), kind)))
    for title in ("In short", "Play", "End of the hand", "Quick reference"):
        one, other = (_of(title, sections) for sections in (usual, changed))
        assert word not in other.replace("drawn by lot", "")
        assert word in one or title == "End of the hand"


def _of(title: str, sections: Sequence[Section]) -> str:
    return " ".join(rule.text for section in sections if section.title == title for rule in section.rules)


def test_draw_from_where_no_card_comes_is_not_told() -> None:
    def drawing(draw: DrawPhase) -> str:
        fan_tan = known("fan-tan")
        turn = replace(fan_tan.turn_structure, phases=(draw, *fan_tan.turn_structure.phases))
        setup = replace(fan_tan.setup, cards_per_player=9, initial_discard_count=1)
        return all_rules(replace(fan_tan, setup=setup, turn_structure=turn))

    assert "that the next player laid there" not in drawing(DrawPhase(Location.OPPONENT_DISCARD))
    assert "top card of the discard pile" in drawing(DrawPhase(Location.DISCARD))
    either_place = drawing(DrawPhase(Location.DECK, or_source=Location.OPPONENT_DISCARD))
    assert "Draw a card from the stock." in either_place


def test_players_are_not_asked_about_cards() -> None:
    """Without a card the answer is no, even where there is nothing to compare it with."""
    same = Condition(ConditionType.CARD_MATCHES_RANK, reference=CardReference.TABLEAU_TOP)
    phases = (KnockPhase(condition=same), PlayPhase(Location.DISCARD))
    assert "knock" not in all_rules(with_phases(known("crazy-eights"), *phases))


def test_of_bets_that_never_come_only_the_pot_is_told() -> None:
    """They say who takes the antes, and without them a hand would be more than one round."""
    text = all_rules(never(known("leduc"), BettingPhase))
    assert "a round of bets" not in text
    assert "The pot: The antes go into the pot." in text
    assert "The hand ends when all that Play says has been done once." in text


def test_last_bets_say_who_takes_the_antes_even_if_they_never_come() -> None:
    leduc = known("leduc")
    first = BettingPhase(showdown_method=ShowdownMethod.HIGHEST_CARD)
    last = BettingPhase(showdown_method=ShowdownMethod.FOLD_ONLY, condition=NEVER)
    text = all_rules(with_phases(leduc, first, last))
    assert "The first round of a turn: those still in the hand show their cards" in text
    assert "When there was none at all: those still in the hand share the pot" in text
    assert "second round" not in text


LESS_THAN_NOTHING = Condition(ConditionType.HAND_SIZE, Operator.LT, 0)
PLAY_NOTHING = PlayPhase(Location.DISCARD, valid_play_condition=LESS_THAN_NOTHING)


def test_where_no_card_may_be_played_everybody_passes() -> None:
    """Without the phase nobody would pass, and passes end hands and cost chips."""
    queen = SpecialEffect(Rank.QUEEN, EffectType.SKIP_NEXT, TargetSelector.NEXT_PLAYER, 1)
    eights = known("crazy-eights")
    ends = replace(eights.game_rules, consecutive_pass_action=PassAction.END_HAND)
    genome = replace(eights, special_effects=(queen,), game_rules=ends)
    text = all_rules(with_phases(genome, DrawPhase(Location.DECK), PLAY_NOTHING))
    assert "No card may be played: in each turn you pass." in text
    assert "queen" not in text.lower()
    alone = write_rulebook(with_phases(genome, PLAY_NOTHING))
    assert "On your turn, pass." in _of("In short", alone.sections)


def test_passes_that_do_nothing_are_not_told() -> None:
    draw = DrawPhase(Location.DECK)
    for action, is_told in ((PassAction.NONE, False), (PassAction.END_HAND, True)):
        genome = with_phases(known("crazy-eights"), draw, PLAY_NOTHING)
        rules = replace(genome.game_rules, consecutive_pass_action=action)
        assert ("in each turn you pass" in all_rules(replace(genome, game_rules=rules))) is is_told


def test_draw_for_want_of_a_card_looks_at_the_next_phase_of_play() -> None:
    genome = known("crazy-eights")
    draw, play = genome.turn_structure.phases
    stuck = with_phases(genome, draw, PLAY_NOTHING, play)
    text = all_rules(stuck)
    assert "If you cannot play a card" not in text
    assert "Draw a card from the stock." in text
    told = Simulator().simulate(plain(stuck), 50, seed=1)
    assert told == Simulator().simulate(stuck, 50, seed=1), "the plain game is the same game"


def test_where_swaps_are_gone_who_does_not_knock_passes() -> None:
    genome = with_phases(known("schwimmen"), PLAY_NOTHING, KnockPhase())
    assert "A player who does not knock in a turn passes." in all_rules(genome)


@pytest.mark.parametrize("idle", [DrawPhase(Location.DECK, condition=NEVER), PLAY_NOTHING, KnockPhase(condition=NEVER)])
def test_turns_stay_turns_though_nothing_is_done_in_them(idle: Phase) -> None:
    text = all_rules(with_phases(known("showdown-poker"), BettingPhase(), idle))
    assert "beginning with the player whose turn it is" in text
    assert "round of bets is over" not in text.replace("The round is over", "")


def test_pot_without_bets_is_not_won_by_a_battle() -> None:
    genome = never(known("betting-war"), BettingPhase)
    text = all_rules(replace(genome, setup=replace(genome.setup, ante=2)))
    assert "The antes go into the pot." in text
    assert "takes the pot at once" not in text


def test_where_nobody_may_ever_act_the_book_says_so() -> None:
    text = write_rulebook(never(with_phases(known("showdown-poker"), BettingPhase()), BettingPhase)).to_markdown()
    assert "Nobody has anything to do: the cards are dealt, and that decides." in text
    assert "everybody bets" not in text
    assert "The hand ends as soon as the cards are dealt." in text


def test_phase_without_plays_is_left_out_where_cards_are_played_in_another() -> None:
    genome = known("crazy-eights")
    phases = genome.turn_structure.phases
    assert all_rules(with_phases(genome, *phases, PLAY_NOTHING)) == all_rules(genome)
    stuck = replace(PLAY_NOTHING, pass_if_unable=False)
    genome = with_phases(genome, *phases, stuck)
    assert "Whoever has had a turn is out of the hand." in all_rules(genome)
    paid = replace(genome, setup=replace(genome.setup, starting_chips=20))
    paid = replace(paid, game_rules=replace(paid.game_rules, pass_stake=2))
    assert "Whoever passes and is still in the hand pays two chips into the pot" in all_rules(paid)
    first_out = replace(genome, win_conditions=(WinCondition(WinType.EMPTY_HAND),))
    assert staged(first_out).several_hands


def test_knock_that_never_comes_stays_where_it_makes_hands_longer() -> None:
    swap = SwapPhase(Location.OPPONENT_HAND)
    genome = with_phases(known("schwimmen"), swap, KnockPhase(condition=NEVER))
    assert plain(genome) == genome
    assert "knock" not in all_rules(genome)
    assert "every player has had one turn" not in all_rules(genome)
    several = with_phases(genome, *genome.turn_structure.phases, PlayPhase(Location.DISCARD))
    assert not any(isinstance(phase, KnockPhase) for phase in plain(several).turn_structure.phases)


def test_trumps_are_named_only_where_they_matter() -> None:
    genome = known("whist")
    trick = next(phase for phase in genome.turn_structure.phases if isinstance(phase, TrickPhase))
    named = with_phases(genome, TrumpPhase(), trick)
    assert "names the suit" in all_rules(named)
    without = with_phases(genome, TrumpPhase(), replace(trick, level=LevelTrick.DISCARDED))
    turned = replace(without.setup, trump_source=TrumpSource.TURNED_UP, cards_per_player=5, deal_remainder=False)
    text = all_rules(replace(without, setup=turned))
    assert "names the suit" not in text
    assert "trumps" not in text
    assert "The top card of the stock is turned up and stays there." in text


def test_cards_are_held_face_up_only_where_seen_ones_come_to_hands() -> None:
    whist, gin = known("whist"), known("gin-rummy")
    shown = "Cards that everybody has seen before are held face up."
    assert shown in all_rules(replace(gin, setup=replace(gin.setup, hand_visibility=Visibility.REVEALED)))
    fixed = replace(whist.setup, hand_visibility=Visibility.REVEALED, trump_source=TrumpSource.FIXED)
    assert shown not in all_rules(replace(whist, setup=fixed))


def test_whole_ranks_score_only_where_so_many_cards_go_at_once() -> None:
    genome = known("crazy-eights")
    rule = CardScoringRule(CardCondition(), 1, ScoringTrigger.SET_COMPLETE)
    assert "Scoring:" not in all_rules(replace(genome, card_scoring=(rule,)))


def test_what_a_skip_does_in_a_trick_is_told_once() -> None:
    skip = SpecialEffect(Rank.QUEEN, EffectType.SKIP_NEXT, TargetSelector.NEXT_PLAYER, 1)
    text = all_rules(replace(known("whist"), special_effects=(skip,)))
    assert text.count("plays no card") == 1


def test_effect_that_does_nothing_changes_no_rule() -> None:
    idle = SpecialEffect(Rank.QUEEN, EffectType.SKIP_NEXT, TargetSelector.NEXT_PLAYER, 0)
    for name in ("whist", "gin-rummy", "schwimmen"):
        assert all_rules(replace(known(name), special_effects=(idle,))) == all_rules(known(name))


def test_ante_is_short_only_where_chips_can_be() -> None:
    leduc = known("leduc")
    one = replace(leduc.game_rules, max_hands=1)
    setup = replace(leduc.setup, ante=2, starting_chips=20)
    assert "has left" not in all_rules(replace(leduc, setup=setup, game_rules=one))
    assert "or all chips that he or she has left" in all_rules(
        replace(leduc, setup=replace(setup, starting_chips=1), game_rules=one)
    )


def test_house_that_stands_on_nothing_takes_nothing() -> None:
    genome = known("blackjack")
    assert genome.house is not None
    text = all_rules(replace(genome, house=replace(genome.house, stands_on=0)))
    assert "it shows its cards, and takes no other." in text


def test_points_that_depend_on_trumps_stay_so_where_the_first_trick_is_safe() -> None:
    """Only cards that score whatever is trumps are kept out of that trick."""
    hearts = known("hearts")
    score = CardScoringRule(CardCondition(suit=Suit.SPADES), 1, ScoringTrigger.TRICK_WIN, trumps_only=True)
    setup = replace(hearts.setup, trump_suit=Suit.SPADES)
    rules = replace(hearts.game_rules, shoot_the_moon=False)
    genome = replace(hearts, setup=setup, card_scoring=(score,), game_rules=rules)
    assert plain(genome).card_scoring == (score,)
    assert Simulator().simulate(genome, 50) == Simulator().simulate(plain(genome), 50)
