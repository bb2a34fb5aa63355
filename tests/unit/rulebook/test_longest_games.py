"""How many turns a game takes at most: a limit that is never reached is not told."""

from dataclasses import replace
from typing import Any

from darwindeck.genome.schema import (
    BettingPhase,
    ClaimPhase,
    DeckEmptyAction,
    DrawPhase,
    EffectType,
    GameGenome,
    GameRules,
    GoingOut,
    LevelTrick,
    Location,
    Phase,
    PlayPhase,
    Rank,
    SetupRules,
    SpecialEffect,
    TargetSelector,
    TrickPhase,
    TurnUpPhase,
    WinCondition,
    WinType,
)
from tests.support.field_pairs._pair import game
from tests.support.rulebooks import all_rules, known

LIMIT = "If nobody has won after about"
HEARTS, SCOPA = known("hearts"), known("scopa")
ONE_HAND = GameRules(max_hands=1)


def tricks(*phases: Phase, max_turns: int = 1000, **rest: Any) -> str:
    """A hand of ten tricks for three players, with chips, for the most chips."""
    setup = SetupRules(10, starting_chips=100)
    win = {"win": WinType.MOST_CHIPS, "player_count": 3, "is_trick_based": True, "game_rules": ONE_HAND}
    return all_rules(game(setup, *phases, max_turns=max_turns, **{**win, **rest}))


def test_bets_between_tricks_come_to_an_end_with_the_cards() -> None:
    bets = BettingPhase(max_raises=3)
    assert LIMIT not in tricks(bets, TurnUpPhase(), TrickPhase())
    assert LIMIT in tricks(bets, TrickPhase(), max_turns=150), "each may bet five times before each trick"


def test_players_who_are_skipped_keep_their_cards() -> None:
    skips = SpecialEffect(Rank.TWO, EffectType.SKIP_NEXT, TargetSelector.NEXT_PLAYER)
    assert LIMIT in tricks(BettingPhase(), TrickPhase(), special_effects=(skips,), is_trick_based=False)
    assert LIMIT not in tricks(BettingPhase(), TrickPhase(), special_effects=(skips,)), "ten tricks are a hand"


def test_a_direction_that_turns_makes_no_hand_longer() -> None:
    turns = SpecialEffect(Rank.ACE, EffectType.REVERSE_DIRECTION, TargetSelector.NEXT_PLAYER)
    draws = SpecialEffect(Rank.ACE, EffectType.DRAW_CARDS, TargetSelector.NEXT_PLAYER)
    phases = (TrickPhase(), BettingPhase())
    assert LIMIT not in tricks(*phases, special_effects=(turns,))
    assert LIMIT not in tricks(*phases, special_effects=(turns,), is_trick_based=False)
    assert LIMIT in tricks(*phases, special_effects=(draws,), is_trick_based=False)


def with_bets(genome: GameGenome, **rules: Any) -> GameGenome:
    """The same game in one hand, with a round of bets in every turn."""
    draw, play = genome.turn_structure.phases
    assert isinstance(draw, DrawPhase)
    phases = (BettingPhase(allow_fold=False), replace(draw, condition=None), play)
    turn = replace(genome.turn_structure, phases=phases)
    setup = replace(genome.setup, starting_chips=100)
    return replace(
        genome, turn_structure=turn, setup=setup, game_rules=replace(genome.game_rules, max_hands=1, **rules)
    )


def test_every_card_is_laid_once_where_none_comes_back() -> None:
    ends = with_bets(SCOPA, deck_empty_action=DeckEmptyAction.HAND_ENDS)
    assert LIMIT not in all_rules(ends)
    assert LIMIT in all_rules(replace(ends, max_turns=300))


def test_cards_of_a_new_stock_are_laid_again() -> None:
    draw, _ = SCOPA.turn_structure.phases
    turn = replace(SCOPA.turn_structure, phases=(draw, PlayPhase(Location.DISCARD)))
    laid_off = replace(SCOPA, turn_structure=turn, setup=replace(SCOPA.setup, initial_tableau_count=0))
    anew = with_bets(laid_off, deck_empty_action=DeckEmptyAction.RESHUFFLE_DISCARD)
    assert LIMIT in all_rules(anew)


def test_cards_of_the_table_that_a_trick_takes_score_in_every_hand() -> None:
    (_, trick) = HEARTS.turn_structure.phases
    assert isinstance(trick, TrickPhase)
    setup = replace(HEARTS.setup, cards_per_player=12, initial_tableau_count=4)

    def laid_out(takes_table: bool) -> str:
        phases = (replace(trick, takes_table=takes_table),)
        turn = replace(HEARTS.turn_structure, phases=phases, tricks_per_hand=None)
        return all_rules(replace(HEARTS, setup=setup, turn_structure=turn))

    assert LIMIT not in laid_out(takes_table=True)
    assert LIMIT in laid_out(takes_table=False), "all that scores may lie on the table"


def test_cards_that_tricks_take_come_back_to_nobody() -> None:
    """Each turn has a trick, which takes at least one of 52 cards: 53 turns of a trick and a claim."""
    claim = ClaimPhase(max_cards=4)
    rest: dict[str, Any] = {"win": WinCondition(WinType.EMPTY_HAND, 6), "player_count": 4}

    def claims(*phases: Phase, max_turns: int = 2000) -> str:
        return all_rules(game(SetupRules(10, initial_discard_count=1), *phases, max_turns=max_turns, **rest))

    assert LIMIT not in claims(TrickPhase(), claim)
    assert LIMIT in claims(TrickPhase(), claim, max_turns=200)
    assert LIMIT in claims(claim), "without tricks the pile may go round"
    assert LIMIT in claims(TrickPhase(level=LevelTrick.DISCARDED), claim), "the pile may have cards of level tricks"


def test_special_cards_bring_only_so_many_cards_to_lay() -> None:
    """28 cards and eight that four twos bring, laid in as many turns with bets in each, and four who may fold."""
    twos = (SpecialEffect(Rank.TWO, EffectType.DRAW_CARDS, TargetSelector.NEXT_PLAYER, 2),)
    play, bets = PlayPhase(Location.DISCARD), BettingPhase(max_bet=40)
    rules = GameRules(going_out=GoingOut.LEAVES_HAND)
    rest: dict[str, Any] = {"win": WinType.MOST_CHIPS, "player_count": 4, "game_rules": rules}

    def laying(max_turns: int, *phases: Phase) -> str:
        setup = SetupRules(7, starting_chips=100, ante=5, initial_discard_count=1)
        return all_rules(game(setup, *phases, bets, play, special_effects=twos, max_turns=max_turns, **rest))

    assert LIMIT not in laying(840)
    assert LIMIT in laying(839)
    assert LIMIT in laying(840, DrawPhase(Location.DECK)), "each turn brings another one"
