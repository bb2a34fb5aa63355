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
from darwindeck.evaluation._watching import Decision, View, Watching
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
from darwindeck.genome.schema import ClaimPhase, ClaimRankMode, GameGenome, Visibility

CHEAT = create_cheat_genome()
FACING = ("call 2", "raise 4", "fold")
FIRST = ("check", "bet 2")


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


def asked(taken: str, claim: str, hand: str, pile: str, *, goes_on: bool = False) -> Decision:
    """P1 is asked about a claim of P0, and perhaps somebody else after that."""
    view = f"view of all\nhand 1, P0 starts\ndiscard {pile}\nclaim P0 {claim}\nP0 hand 9: {hand}, score 0\n"
    after = view if goes_on else view.replace(f"\nclaim P0 {claim}", "")
    return Decision(1, ("challenge", "accept"), taken, View(view), View(after))


def test_lies_are_told_from_truths_by_the_cards_laid() -> None:
    seen = [
        asked("accept", "Q 1", "QS 2H", "3D QH", goes_on=True),  # The truth; the next player is asked.
        asked("accept", "Q 1", "QS 2H", "3D QH"),  # The truth, and believed.
        asked("accept", "Q 2", "QS 2H", "3D QH 4C"),  # A lie: one of two is a four. It is believed.
        asked("challenge", "K 1", "KS 2H", "3D"),  # A lie with a king in hand, doubted.
        asked("challenge", "J 1", "KS 2H", "3D"),  # A lie without a jack.
    ]
    assert count_claims(seen, CHEAT) == Claims(free=3, free_lies=2, lies=3, believed=1)


def test_who_names_the_rank_can_always_tell_the_truth() -> None:
    (claim,) = (phase for phase in CHEAT.turn_structure.phases if isinstance(phase, ClaimPhase))
    chosen = replace(claim, rank_mode=ClaimRankMode.CHOSEN)
    genome = replace(CHEAT, turn_structure=replace(CHEAT.turn_structure, phases=(chosen,)))
    assert count_claims([asked("challenge", "J 1", "KS 2H", "3D")], genome) == Claims(1, 1, 1, 0)


def test_other_decisions_are_no_claims() -> None:
    lay = Decision(0, ("lay 3D", "lay QH"), "lay 3D", View("view of all\n"), View("view of all\n"))
    assert count_claims([lay], CHEAT) == Claims()


# ---------------------------------------------------------------------------------------- bets


def view_of(chips: Sequence[int], pot: int, hand: int = 1, out: Sequence[int] = ()) -> View:
    lines = [
        f"P{seat} hand 5: 2H ?4, score 0, chips {some}, bet 0" + (", out of the hand" if seat in out else "")
        for seat, some in enumerate(chips)
    ]
    return View(
        "\n".join(["view of all", f"hand {hand}, P0 starts", *([f"pot {pot}, to match 2"] if pot else []), *lines])
    )


def bet(
    seat: int, taken: str, options: tuple[str, ...], before: View, after: View, again: str | None = None
) -> Decision:
    return Decision(seat, options, taken, before, after, again)


def never(_: Sequence[Decision]) -> bool:
    raise AssertionError("nobody folded last")


@pytest.mark.parametrize(
    ("move", "options", "kind"),
    [
        ("fold", FACING, "fold"),
        ("call 2", FACING, "stay"),
        ("check", FIRST, "stay"),
        ("bet 2", FIRST, "raise"),
        ("raise 4", FACING, "raise"),
        ("all-in 9", ("call 2", "all-in 9", "fold"), "raise"),
        ("all-in 9", ("check", "all-in 9"), "raise"),
        ("all-in 1", ("all-in 1", "fold"), "stay"),
        ("play 2H", ("play 2H",), None),
    ],
)
def test_kinds_of_bets(move: str, options: tuple[str, ...], kind: str | None) -> None:
    assert kind_of_bet(move, options) == kind


def test_answers_are_counted_in_twos() -> None:
    still = view_of([98, 98], 4)
    seen = [
        bet(0, "fold", FACING, still, still, "fold"),
        bet(0, "fold", FACING, still, still, "call 2"),
        bet(0, "raise 4", FACING, still, still, "call 2"),
        bet(0, "check", FIRST, still, still, "bet 2"),
        bet(0, "check", FIRST, still, still),  # Asked once: not counted.
    ]
    bets = count_bets(seen, never)
    assert bets.fold == Question(asked=3, yes=3, twice=1)
    assert bets.more == Question(asked=4, yes=2, twice=0)


def test_bet_that_loses_the_showdown_was_behind() -> None:
    first, second = view_of([99, 99], 2), view_of([97, 99], 4)
    seen = [bet(0, "bet 2", FIRST, first, second), bet(1, "call 2", FACING, second, view_of([96, 102], 2, hand=2))]
    assert count_bets(seen, never) == Bets(pots=1, behind=1, behind_by_chance=0.5)
    won = [seen[0], bet(1, "call 2", FACING, second, view_of([102, 96], 2, hand=2))]
    assert count_bets(won, never) == Bets(pots=1, behind_by_chance=0.5)


@pytest.mark.parametrize("is_better", [False, True])
def test_pot_is_stolen_when_the_last_to_fold_had_better_cards(is_better: bool) -> None:
    first, second = view_of([99, 99], 2), view_of([97, 99], 4)
    seen = [bet(0, "bet 2", FIRST, first, second), bet(1, "fold", FACING, second, view_of([100, 98], 2, hand=2))]
    stolen = int(is_better)
    assert count_bets(seen, lambda _: is_better) == Bets(
        pots=1, unseen=1, behind=stolen, stolen=stolen, behind_by_chance=0.5
    )


def test_against_more_players_a_bet_is_behind_more_often_by_chance() -> None:
    first, second = view_of([97, 99, 99], 5), view_of([97, 97, 99], 7)
    after = view_of([97, 97, 106], 0, hand=2)
    seen = [
        bet(0, "bet 2", FIRST, view_of([99, 99, 99], 3), first),
        bet(1, "call 2", FACING, first, second),
        bet(2, "call 2", FACING, second, after),
    ]
    assert count_bets(seen, never).behind_by_chance == pytest.approx(2 / 3)


def test_pot_nobody_bet_for_does_not_count() -> None:
    seen = [bet(1, "check", FIRST, view_of([99, 99], 2), view_of([100, 98], 2, hand=2))]
    assert count_bets(seen, never).pots == 0


# ---------------------------------------------------------------------------------------- watching


def played(genome: GameGenome, seed: int, *moves: str) -> tuple[Watching, list[Decision]]:
    game = Game(compile_genome(genome))
    position, seen = Position(game, seed), list[Decision]()
    for move in moves:
        options, seat, before = tuple(position.options()), position.to_act, View(position.view())
        assert seat is not None
        position.choose(options.index(move))
        seen.append(Decision(seat, options, move, before, View(position.view())))
    return Watching(game, seed, "random"), seen


def test_what_would_have_been_after_a_fold_in_leduc() -> None:
    # Of seed 0, P0 holds a queen and P1 a king, and a jack comes to the table: the king wins.
    watching, seen = played(create_leduc_genome(), 0, "check", "bet 2", "fold")
    assert seen[0].before.cards_of(0) == ("QH",)
    assert seen[0].before.cards_of(1) == ("KS",)
    assert not watching.would_have_won(seen)
    watching, seen = played(create_leduc_genome(), 0, "bet 2", "fold")
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
