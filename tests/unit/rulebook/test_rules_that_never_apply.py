"""A rulebook leaves out what the rules of its game rule out, and tells it where a small change lets it happen."""

from dataclasses import replace
from typing import Any

import pytest

from darwindeck.genome.conditions import Condition, ConditionType
from darwindeck.genome.schema import (
    BettingPhase,
    BiddingPhase,
    CardCondition,
    ClaimPenalty,
    ClaimPhase,
    DeckEmptyAction,
    DiscardPhase,
    DrawPhase,
    EffectType,
    Elimination,
    GameGenome,
    GoingOut,
    KnockPhase,
    LevelTrick,
    Location,
    PassDirection,
    PassingPhase,
    Phase,
    PlayPhase,
    Rank,
    SpecialEffect,
    Suit,
    TableauMode,
    TargetSelector,
    TrickPhase,
    TurnUpPhase,
    WinCondition,
    WinType,
)
from darwindeck.rulebook._plain import staged
from darwindeck.rulebook._title import hook
from tests.support.field_pairs._pair import tricks
from tests.support.rulebooks import all_rules, known
from tests.unit.rulebook.test_rules_that_apply import made, told


def with_rules(genome: GameGenome, **rules: Any) -> GameGenome:
    return replace(genome, game_rules=replace(genome.game_rules, **rules))


def with_setup(genome: GameGenome, **setup: Any) -> GameGenome:
    return replace(genome, setup=replace(genome.setup, **setup))


def with_phases(genome: GameGenome, *phases: Phase) -> GameGenome:
    return replace(genome, turn_structure=replace(genome.turn_structure, phases=phases))


def special(effect: EffectType, rank: Rank = Rank.TEN, value: int = 1) -> SpecialEffect:
    return SpecialEffect(rank, effect, TargetSelector.NEXT_PLAYER, value)


# ---------------------------------------------------------------------------------------- how long a game lasts

TOO_LONG = "If nobody has won after about"


def fishing(*phases: Phase, max_turns: int = 15, **rest: Any) -> str:
    """Three players lay a card in every turn, until two of them have none; the most captured cards win."""
    setup = {"tableau_mode": TableauMode.MATCH_RANK, "initial_tableau_count": 4}
    return told(
        *(phases or (PlayPhase(Location.TABLEAU),)),
        setup=setup,
        **{"win": WinType.MOST_CAPTURED, "max_turns": max_turns, **rest},
    )


def test_a_game_is_over_when_all_cards_are_laid() -> None:
    leaves = with_rules(made(PlayPhase(Location.TABLEAU)), going_out=GoingOut.LEAVES_HAND).game_rules
    assert TOO_LONG not in fishing(game_rules=leaves)
    assert TOO_LONG in fishing(game_rules=leaves, max_turns=14)
    assert TOO_LONG in fishing(DrawPhase(Location.DECK), PlayPhase(Location.TABLEAU), game_rules=leaves)
    assert TOO_LONG in fishing(PlayPhase(Location.TABLEAU, mandatory=False), game_rules=leaves)
    assert TOO_LONG in fishing(game_rules=leaves, special_effects=(special(EffectType.DRAW_CARDS),))
    assert TOO_LONG not in fishing(game_rules=leaves, special_effects=(special(EffectType.EXTRA_TURN),))
    assert TOO_LONG in fishing(game_rules=leaves, win=WinType.FIRST_TO_SCORE)


def test_cards_that_are_claimed_may_come_back() -> None:
    rules = with_rules(made(ClaimPhase()), going_out=GoingOut.LEAVES_HAND).game_rules

    def claiming(penalty: ClaimPenalty) -> str:
        claim = ClaimPhase(challenge_penalty=ClaimPenalty.LOSE_POINTS, lie_penalty=penalty)
        return told(claim, game_rules=rules, win=WinType.MOST_CAPTURED, max_turns=15)

    assert TOO_LONG not in claiming(ClaimPenalty.LOSE_POINTS)
    assert TOO_LONG in claiming(ClaimPenalty.TAKE_PILE)


def test_deals_that_shrink_to_one_trick_leave_one_player() -> None:
    whist = replace(known("knock-out-whist"), max_turns=140)
    assert TOO_LONG not in all_rules(whist)
    assert TOO_LONG not in all_rules(with_phases(whist, PassingPhase(3), TrickPhase()))
    assert TOO_LONG in all_rules(replace(whist, max_turns=100))
    assert TOO_LONG in all_rules(with_setup(whist, cards_step=0))
    assert TOO_LONG in all_rules(with_phases(whist, TrickPhase(level=LevelTrick.DISCARDED)))


def test_tricks_that_bring_no_cards_end_with_the_cards() -> None:
    assert TOO_LONG not in all_rules(tricks(max_turns=18))
    assert TOO_LONG not in all_rules(tricks(max_turns=18, special_effects=(special(EffectType.SKIP_NEXT),)))
    draws = (special(EffectType.DRAW_CARDS),)
    assert TOO_LONG not in all_rules(tricks(max_turns=18, special_effects=draws)), "six tricks are a hand"
    assert TOO_LONG in all_rules(tricks(max_turns=18, special_effects=draws, is_trick_based=False))


# ---------------------------------------------------------------------------------------- pairs, hands without cards

UNABLE = "without a card play none"


def with_pairs(*before: Phase, rule: GoingOut = GoingOut.LEAVES_HAND, **rest: Any) -> str:
    """Tricks of players who lay down pairs at once."""
    genome = with_rules(tricks(**rest), going_out=rule, book_size=2)
    return all_rules(with_phases(genome, *before, TrickPhase()))


def test_players_who_leave_the_hand_without_cards_do_not_lack_any_in_tricks() -> None:
    assert UNABLE not in with_pairs()
    assert UNABLE in with_pairs(rule=GoingOut.NONE)
    assert UNABLE not in with_pairs(DrawPhase(Location.OPPONENT_HAND)), "who has none is out before the trick"
    assert UNABLE not in with_pairs(PassingPhase(2))
    lost = "A player who has lost his or her last card in the trick plays none."
    assert lost in with_pairs(special_effects=(special(EffectType.DRAW_CARDS),)), "pairs may come within a trick"
    assert lost in with_pairs(special_effects=(special(EffectType.FORCE_DISCARD),))
    assert UNABLE not in with_pairs(special_effects=(special(EffectType.SKIP_NEXT),))


def test_one_of_two_without_cards_is_not_one_of_others() -> None:
    text = with_pairs(rule=GoingOut.NONE, player_count=2)
    assert "A player who has no card left plays none; if that is the leader, the other player leads." in text
    assert UNABLE not in text


@pytest.mark.parametrize("phase", [PassingPhase(2), DrawPhase(Location.DECK), DrawPhase(Location.OPPONENT_HAND)])
def test_pairs_are_laid_down_later_where_cards_come_to_hands(phase: Phase) -> None:
    come = "after the deal or whenever cards come to the hand."
    assert come in with_pairs(phase)
    assert come in with_pairs(special_effects=(special(EffectType.DRAW_CARDS),))
    assert come not in with_pairs(special_effects=(special(EffectType.FORCE_DISCARD),))
    assert "in front of the player who holds them, after the deal." in with_pairs()


# ---------------------------------------------------------------------------------------- bids


def test_nobody_bids_more_than_the_cards_that_were_dealt() -> None:
    def bids(highest: int, **setup: Any) -> str:
        return with_pairs(BiddingPhase(1, highest, allow_nil=False), setup=setup)

    as_held = "a number from one to the number of cards that he or she holds."
    for highest in (6, 13, 200):
        assert as_held in bids(highest)
    assert "a number from one to five, but no more than the cards he or she holds." in bids(5)
    assert "a number from one to 13, but no more than the cards he or she holds." in bids(13, deal_remainder=True)
    assert "exactly six" in with_pairs(BiddingPhase(6, 13))


# ---------------------------------------------------------------------------------------- bets


def test_raises_beyond_the_limit_of_a_bet_are_not_counted() -> None:
    def bets(raises: int, chips: int = 100, win: WinType = WinType.MOST_CHIPS, **bet: Any) -> str:
        phase = BettingPhase(min_bet=10, max_raises=raises, max_bet=30, **bet)
        wins = (WinCondition(win, threshold=500 if win is WinType.HIGH_SCORE else None),)
        return told(phase, setup={"starting_chips": chips}, win_conditions=wins)

    assert "Nobody may put more than 30 chips into the pot in this round." in bets(3)
    assert "raises at most" not in bets(3)
    assert "There may be two raises at most." in bets(2), "more would not come of them"
    assert "There may be two raises at most, and nobody may put more than 30 chips" in bets(2, chips=25)
    assert "There may be three raises at most" in bets(3, raise_increment=5)
    assert "There may be three raises at most" in bets(3, raise_increment=0)
    assert "There may be three raises at most" in bets(3, chips=24)  # All-in may be a small raise.
    assert "There may be three raises at most" in bets(3, win=WinType.HIGH_SCORE)  # Pots may be shared.


# ---------------------------------------------------------------------------------------- special cards

ONE_BY_ONE = "Cards that go together are laid one by one"


def laying(*special_effects: SpecialEffect, **play: Any) -> str:
    phase = PlayPhase(Location.TABLEAU, **{"max_cards": 3, **play})
    return told(phase, special_effects=special_effects)


def test_special_cards_have_an_order_only_where_they_do_different_things() -> None:
    draws, skips = special(EffectType.DRAW_CARDS), special(EffectType.SKIP_NEXT, Rank.TWO)
    discards, turns = special(EffectType.FORCE_DISCARD, Rank.TWO), special(EffectType.REVERSE_DIRECTION, Rank.TWO)
    for others in ((), (skips,), (replace(draws, trigger_rank=Rank.SIX),)):
        assert ONE_BY_ONE not in laying(draws, *others)
    for other in (discards, turns, replace(draws, trigger_rank=Rank.SIX, value=2)):
        assert ONE_BY_ONE in laying(draws, other)
    assert ONE_BY_ONE not in laying(skips, replace(turns, trigger_rank=Rank.SIX))


def test_cards_of_one_rank_do_the_same_in_any_order() -> None:
    draws, discards = special(EffectType.DRAW_CARDS), special(EffectType.FORCE_DISCARD, Rank.TWO)
    pair = Condition(ConditionType.HAS_MATCHING_PAIR)
    assert ONE_BY_ONE not in laying(draws, discards, climbing=True)
    assert ONE_BY_ONE not in laying(draws, discards, valid_play_condition=pair, min_cards=2, max_cards=2)
    assert ONE_BY_ONE in laying(draws, discards, valid_play_condition=pair, min_cards=2)


def test_the_card_on_top_stays_when_the_pile_is_shuffled() -> None:
    discard = DiscardPhase(Location.DISCARD, count=2, mandatory=True)
    assert ONE_BY_ONE in told(DrawPhase(Location.DECK), discard)
    assert ONE_BY_ONE not in told(discard)


def test_skips_do_not_add_up_in_tricks() -> None:
    add_up, skips = "Skips of several cards add up", (special(EffectType.SKIP_NEXT),)
    assert add_up not in all_rules(tricks(special_effects=skips))
    assert add_up not in told(PlayPhase(Location.DISCARD), special_effects=skips)
    assert add_up in told(PlayPhase(Location.DISCARD), TrickPhase(), special_effects=skips)
    assert add_up in told(PlayPhase(Location.DISCARD), PlayPhase(Location.TABLEAU), special_effects=skips)
    assert add_up not in told(DrawPhase(Location.DECK), TrickPhase(), special_effects=skips)


# ---------------------------------------------------------------------------------------- drawing and discarding


def test_a_taken_card_alone_is_never_discarded_with_others() -> None:
    def discarding(discarded: int, drawn: int = 1, win: WinType = WinType.HIGH_SCORE) -> str:
        draw = DrawPhase(Location.DECK, drawn, or_source=Location.DISCARD)
        discard = DiscardPhase(Location.DISCARD, discarded, mandatory=True, keep_taken=True)
        return told(draw, discard, win=win)

    taken = "You may not discard a card that you took from the discard pile in the same turn"
    assert f"{taken}; but you may if you hold no other." in discarding(1)
    assert f"{taken}." in discarding(3)
    assert f"{taken}; but you may if you hold no other." in discarding(3, drawn=3)
    assert f"{taken}." in discarding(1, win=WinType.EMPTY_HAND), "whoever has a turn holds another card"


def test_a_stock_that_ends_the_hand_lets_no_round_go_by() -> None:
    def drawing(action: DeckEmptyAction = DeckEmptyAction.HAND_ENDS, **draw: Any) -> bool:
        phases = (DrawPhase(Location.DISCARD, **draw), DiscardPhase(Location.DISCARD, 3, mandatory=True))
        genome = with_rules(made(*phases, setup={"initial_discard_count": 1}), deck_empty_action=action)
        return "nobody can do anything" in all_rules(genome)

    assert not drawing(or_source=Location.DECK)
    assert drawing(or_source=Location.DECK, action=DeckEmptyAction.SKIP_DRAW)
    assert drawing(or_source=Location.DECK, mandatory=False)
    assert drawing()


# ---------------------------------------------------------------------------------------- the stock


def test_a_stock_lasts_where_each_turn_has_a_trick() -> None:
    """Twelve cards are dealt; six are turned up at most, as there are six tricks."""
    used_up = "When the stock is used up, no more cards come"

    def turning_up(*phases: Phase, cards: int = 18, **rest: Any) -> str:
        left_out = tuple(CardCondition(suit, rank) for suit in Suit for rank in Rank)[cards:]
        genome = tricks(player_count=2, setup={"removed_cards": left_out, **rest.pop("setup", {})}, **rest)
        return all_rules(with_phases(genome, TurnUpPhase(), *phases))

    play, trick = PlayPhase(Location.TABLEAU), TrickPhase()
    for phases in ((trick,), (trick, play), (play, trick)):
        assert used_up not in turning_up(*phases)
        assert used_up in turning_up(*phases, cards=17)
    several = WinCondition(WinType.HIGH_SCORE, threshold=50)
    assert used_up not in turning_up(trick, play, setup={"cards_step": -1}, win=several)
    assert used_up in turning_up(trick, play, setup={"cards_step": 1}, win=several)
    assert used_up in turning_up(DrawPhase(Location.TABLEAU), trick, play)
    assert used_up in turning_up(KnockPhase(last_round=True), trick)


# ---------------------------------------------------------------------------------------- two, three or four players


def test_one_opponent_is_not_called_the_others() -> None:
    goofspiel = known("goofspiel")
    assert "outguess your opponent" in hook(staged(goofspiel))
    assert "outguess the others" in hook(staged(replace(goofspiel, player_count=3)))


def test_halfway_round_the_table_depends_on_how_many_are_left() -> None:
    def passing(players: int, elimination: Elimination) -> str:
        genome = replace(known("knock-out-whist"), player_count=players)
        across = PassingPhase(2, (PassDirection.ACROSS,))
        return all_rules(with_rules(with_phases(genome, across, TrickPhase()), elimination=elimination))

    left = "to the player opposite (when three players are left, to the one on the left; of two, to the other)."
    assert left in passing(4, Elimination.NO_TRICKS)
    assert "face down to the player opposite." in passing(4, Elimination.NONE)
    assert "face down to the player on the left." in passing(3, Elimination.NO_TRICKS)
    half = "half as many places to the left as there are players left, rounded down."
    assert half in passing(5, Elimination.NO_TRICKS)
    assert half in passing(6, Elimination.NO_TRICKS)


def test_nobody_lays_more_cards_together_than_anybody_holds() -> None:
    def discards(count: int, *before: Phase) -> str:
        return all_rules(made(*before, DiscardPhase(Location.DISCARD, count), PlayPhase(Location.DISCARD)))

    def plays(count: int) -> str:
        return all_rules(made(PlayPhase(Location.TABLEAU, min_cards=count, max_cards=9), PlayPhase(Location.DISCARD)))

    assert "You may discard five cards together, face up." in discards(5)
    assert "discard six" not in discards(6)
    assert "You may discard six cards together, face up." in discards(6, DrawPhase(Location.DECK))
    assert "Play five cards together to the table" in plays(5)
    assert "to the table" not in plays(6)
