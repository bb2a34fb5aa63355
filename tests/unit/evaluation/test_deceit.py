"""What is counted of claims and bets, against views written by hand."""

from collections.abc import Sequence
from dataclasses import replace

import pytest

from darwindeck._core import Game, Position
from darwindeck.evaluation._deceit import (
    Bets,
    Claims,
    Question,
    can_bet,
    can_lie,
    count_bets,
    count_claims,
    kind_of_bet,
    knows_own_cards,
    watch,
)
from darwindeck.evaluation._watching import Claim, Decision, OpenView, Watching
from darwindeck.genome.bytecode import compile_genome
from darwindeck.genome.examples import (
    create_betting_war_genome,
    create_blackjack_genome,
    create_cheat_genome,
    create_five_card_draw_genome,
    create_hearts_genome,
    create_leduc_genome,
    get_seed_genomes,
)
from darwindeck.genome.schema import ClaimPhase, ClaimRankMode, GameGenome, Rank, Visibility
from darwindeck.simulation.cards import Card
from darwindeck.simulation.choices import AcceptChoice, BetChoice, CardChoice, ChallengeChoice, Choice
from darwindeck.simulation.kinds import BetWay

CHEAT = create_cheat_genome()
CHECK, FOLD = BetChoice(BetWay.CHECK, 0), BetChoice(BetWay.FOLD, 0)
BET, CALL, RAISE = BetChoice(BetWay.BET, 2), BetChoice(BetWay.CALL, 2), BetChoice(BetWay.RAISE, 4)
ALL_IN = BetChoice(BetWay.ALL_IN, 9)
FACING = (CALL, RAISE, FOLD)
FIRST = (CHECK, BET)
DOUBT, BELIEVE = ChallengeChoice(), AcceptChoice()


# ---------------------------------------------------------------------------------------- where it applies


def test_only_cheat_has_lies_and_only_games_with_rounds_of_bets_have_bets() -> None:
    assert [genome.genome_id for genome in get_seed_genomes() if can_lie(genome)] == ["cheat"]
    assert {genome.genome_id for genome in get_seed_genomes() if can_bet(genome)} == {
        "betting-war",
        "five-card-draw",
        "showdown-poker",
        "leduc",
    }


def test_claims_that_must_be_true_or_cannot_be_doubted_are_no_lies() -> None:
    (claim,) = (phase for phase in CHEAT.turn_structure.phases if isinstance(phase, ClaimPhase))
    for honest in (replace(claim, can_lie=False), replace(claim, allow_challenge=False)):
        assert not can_lie(replace(CHEAT, turn_structure=replace(CHEAT.turn_structure, phases=(honest,))))


def test_who_sees_nothing_else_has_nothing_to_hide() -> None:
    draw = create_five_card_draw_genome()
    assert knows_own_cards(draw)
    assert not knows_own_cards(create_betting_war_genome())  # Nobody sees the top of the own stack.
    open_hands = replace(draw, setup=replace(draw.setup, hand_visibility=Visibility.FACE_UP))
    assert not can_bet(open_hands)
    assert not knows_own_cards(open_hands)


# ---------------------------------------------------------------------------------------- claims


def cards(text: str) -> tuple[Card, ...]:
    return tuple(map(Card.named, text.split()))


def asked(taken: Choice, rank: Rank, laid: str, hand: str, *, goes_on: bool = False) -> Decision:
    """P1 is asked about a claim of P0, and perhaps somebody else after that."""
    claim = Claim(0, rank, cards(laid))
    before = OpenView(1, claim=claim, cards=(cards(hand), ()), options=(DOUBT, BELIEVE))
    return Decision(1, taken, before, replace(before, claim=claim if goes_on else None))


def test_lies_are_told_from_truths_by_the_cards_laid() -> None:
    seen = [
        asked(BELIEVE, Rank.QUEEN, "QH", "QS 2H", goes_on=True),  # The truth; the next player is asked.
        asked(BELIEVE, Rank.QUEEN, "QH", "QS 2H"),  # The truth, and believed.
        asked(BELIEVE, Rank.QUEEN, "QH 4C", "QS 2H"),  # A lie: one of two is a four. It is believed.
        asked(DOUBT, Rank.KING, "3D", "KS 2H"),  # A lie with a king in hand, doubted.
        asked(DOUBT, Rank.JACK, "3D", "KS 2H"),  # A lie without a jack.
    ]
    assert count_claims(seen, CHEAT) == Claims(free=3, free_lies=2, lies=3, believed=1)


def test_who_names_the_rank_can_always_tell_the_truth() -> None:
    (claim,) = (phase for phase in CHEAT.turn_structure.phases if isinstance(phase, ClaimPhase))
    chosen = replace(claim, rank_mode=ClaimRankMode.CHOSEN)
    genome = replace(CHEAT, turn_structure=replace(CHEAT.turn_structure, phases=(chosen,)))
    assert count_claims([asked(DOUBT, Rank.JACK, "3D", "KS 2H")], genome) == Claims(1, 1, 1, 0)


def test_other_decisions_are_no_claims() -> None:
    lays = tuple(map(CardChoice, cards("3D QH")))
    lay = Decision(0, lays[0], OpenView(1, options=lays), OpenView(1))
    assert count_claims([lay], CHEAT) == Claims()


# ---------------------------------------------------------------------------------------- bets


def view_of(chips: Sequence[int], pot: int, hand: int = 1) -> OpenView:
    return OpenView(hand, chips=tuple(chips), playing=tuple(range(len(chips))), pot=pot)


def bet(
    seat: int,
    taken: Choice,
    options: tuple[Choice, ...],
    before: OpenView,
    after: OpenView,
    again: Choice | None = None,
) -> Decision:
    return Decision(seat, taken, replace(before, options=options), after, again)


def never(_: Sequence[Decision]) -> bool:
    raise AssertionError("nobody folded last")


@pytest.mark.parametrize(
    ("option", "options", "kind"),
    [
        (FOLD, FACING, "fold"),
        (CALL, FACING, "stay"),
        (CHECK, FIRST, "stay"),
        (BET, FIRST, "raise"),
        (RAISE, FACING, "raise"),
        (ALL_IN, (CALL, ALL_IN, FOLD), "raise"),
        (ALL_IN, (CHECK, ALL_IN), "raise"),
        (ALL_IN, (ALL_IN, FOLD), "stay"),
        (DOUBT, (DOUBT, BELIEVE), None),
    ],
)
def test_kinds_of_bets(option: Choice, options: tuple[Choice, ...], kind: str | None) -> None:
    assert kind_of_bet(option, options) == kind


def test_answers_are_counted_in_twos() -> None:
    still = view_of([98, 98], 4)
    seen = [
        bet(0, FOLD, FACING, still, still, FOLD),
        bet(0, FOLD, FACING, still, still, CALL),
        bet(0, RAISE, FACING, still, still, CALL),
        bet(0, CHECK, FIRST, still, still, BET),
        bet(0, CHECK, FIRST, still, still),  # Asked once: not counted.
    ]
    bets = count_bets(seen, never)
    assert bets.fold == Question(asked=3, yes=3, twice=1)
    assert bets.more == Question(asked=4, yes=2, twice=0)


def test_bet_that_loses_the_showdown_was_behind() -> None:
    first, second = view_of([99, 99], 2), view_of([97, 99], 4)
    seen = [bet(0, BET, FIRST, first, second), bet(1, CALL, FACING, second, view_of([96, 102], 2, hand=2))]
    assert count_bets(seen, never) == Bets(pots=1, behind=1, behind_by_chance=0.5)
    won = [seen[0], bet(1, CALL, FACING, second, view_of([102, 96], 2, hand=2))]
    assert count_bets(won, never) == Bets(pots=1, behind_by_chance=0.5)


@pytest.mark.parametrize("is_better", [False, True])
def test_pot_is_stolen_when_the_last_to_fold_had_better_cards(is_better: bool) -> None:
    first, second = view_of([99, 99], 2), view_of([97, 99], 4)
    seen = [bet(0, BET, FIRST, first, second), bet(1, FOLD, FACING, second, view_of([100, 98], 2, hand=2))]
    stolen = int(is_better)
    assert count_bets(seen, lambda _: is_better) == Bets(
        pots=1, unseen=1, behind=stolen, stolen=stolen, behind_by_chance=0.5
    )


def test_against_more_players_a_bet_is_behind_more_often_by_chance() -> None:
    first, second = view_of([97, 99, 99], 5), view_of([97, 97, 99], 7)
    after = view_of([97, 97, 106], 0, hand=2)
    seen = [
        bet(0, BET, FIRST, view_of([99, 99, 99], 3), first),
        bet(1, CALL, FACING, first, second),
        bet(2, CALL, FACING, second, after),
    ]
    assert count_bets(seen, never).behind_by_chance == pytest.approx(2 / 3)


def test_pot_nobody_bet_for_does_not_count() -> None:
    seen = [bet(1, CHECK, FIRST, view_of([99, 99], 2), view_of([100, 98], 2, hand=2))]
    assert count_bets(seen, never).pots == 0


# ---------------------------------------------------------------------------------------- watching


def played(genome: GameGenome, seed: int, *taken: Choice) -> tuple[Watching, list[Decision]]:
    game = Game(compile_genome(genome))
    position, seen = Position(game, seed), list[Decision]()
    for option in taken:
        seat, before = position.to_act, OpenView.of(position)
        assert seat is not None
        position.choose(before.options.index(option))
        seen.append(Decision(seat, option, before, OpenView.of(position)))
    return Watching(game, seed, "random"), seen


def test_what_would_have_been_after_a_fold_in_leduc() -> None:
    # Of seed 0, P0 holds a queen and P1 a king, and a jack comes to the table: the king wins.
    watching, seen = played(create_leduc_genome(), 0, CHECK, BET, FOLD)
    assert not watching.would_have_won(seen)
    watching, seen = played(create_leduc_genome(), 0, BET, FOLD)
    assert watching.would_have_won(seen)
    assert count_bets(seen, watching.would_have_won) == Bets(pots=1, unseen=1, behind=1, stolen=1, behind_by_chance=0.5)


def test_same_seed_shows_the_same_for_any_number_of_threads() -> None:
    genome = create_leduc_genome()
    one = watch(genome, 12, "mcts:8", 5, threads=1)
    assert one == watch(genome, 12, "mcts:8", 5, threads=3)
    assert one[4:] == watch(genome, 8, "mcts:8", 9)
    assert one != watch(genome, 12, "mcts:8", 6)


def test_only_so_much_of_a_game_is_watched() -> None:
    (seen,) = watch(CHEAT, 1, "greedy", 3, decisions=20)
    assert 0 < seen.claims.free <= 20
    assert seen.bets == Bets()


def test_games_are_joined_at_different_places() -> None:
    game = Game(compile_genome(CHEAT))
    assert len({len(Watching.joining(game, seed, "greedy").before) for seed in range(8)}) > 4


def test_nothing_is_watched_where_nobody_lies_or_bets() -> None:
    assert watch(create_hearts_genome(), 10) == ()
    assert watch(create_blackjack_genome(), 10) == ()
