"""Games in progress: what a session allows, refuses, takes back and keeps."""

from collections.abc import Iterator
from dataclasses import replace
from random import Random

import pytest

from darwindeck.errors import DarwinDeckError, GenomeError
from darwindeck.genome.examples import (
    KNOWN_GAMES,
    KnownGame,
    create_crazy_eights_genome,
    create_hearts_genome,
    create_rummy_genome,
    create_scopa_genome,
    create_war_genome,
    create_whist_genome,
)
from darwindeck.simulation import record_game
from darwindeck.simulation.cards import Card
from darwindeck.simulation.choices import CardChoice
from darwindeck.simulation.events import Event
from darwindeck.simulation.in_progress import Saved
from darwindeck.simulation.questions import (
    CardsBlocked,
    Considered,
    Decide,
    GameIsOver,
    Incomplete,
    Late,
    NoOption,
    Wait,
)
from darwindeck.simulation.session import SavedGameError, Session
from darwindeck.simulation.values import from_json, to_json

HEARTS = create_hearts_genome()


def played(session: Session, player: str = "greedy", most: int = 10**6) -> Session:
    """The session, after so many picks of a machine or at its end."""
    while session.to_act is not None and session.moment < most:
        assert session.choose(session.machine(player, session.seed), session.moment) is None
    return session


def everything(session: Session) -> tuple[str, ...]:
    """All that can be seen of a game now, and all that has happened."""
    seats = [None, *range(session.genome.player_count)]
    views = [to_json(session.view(seat)) for seat in seats]
    events = [to_json(one.events) for seat in seats for one in session.events(0, seat)]
    return (to_json(session.table()), *views, *events)


def asked(session: Session) -> Decide:
    ask = session.view(session.to_act).ask
    assert isinstance(ask, Decide)
    return ask


def chosen_from(session: Session) -> set[Card]:
    """The cards among the options."""
    return {option.card for option in asked(session).options if isinstance(option, CardChoice)}


@pytest.mark.parametrize("game", KNOWN_GAMES, ids=lambda game: game.name)
def test_the_same_picks_give_the_same_game(game: KnownGame) -> None:
    one = played(Session(game.create(), 3), "random", 60)
    other = Session(game.create(), 3)
    for pick in one.save().picks:
        assert other.choose(pick, other.moment) is None
    assert everything(one) == everything(other)


@pytest.mark.parametrize("game", KNOWN_GAMES, ids=lambda game: game.name)
def test_a_saved_game_goes_on_at_the_same_byte(game: KnownGame) -> None:
    session = played(Session(game.create(), 5), "random", 25)
    text = to_json(session.save())
    opened = Session.opened(game.create(), from_json(Saved, text))
    assert to_json(opened.save()) == text
    assert everything(opened) == everything(session)
    assert everything(played(opened, "random", 50)) == everything(played(session, "random", 50))


def test_a_machine_plays_as_it_does_in_the_core() -> None:
    """A session adds nothing to the rules: Greedy, who needs no luck, plays the game of the record."""
    session = played(Session(HEARTS, 7))
    lines = record_game(HEARTS, 7, "greedy").splitlines()
    assert session.moment == sum(line.startswith("P") for line in lines)
    assert to_json(session.view(None).ask).startswith('{"kind":"over"')


def test_undo_and_the_same_choice_give_the_same_game() -> None:
    session, rng = Session(HEARTS, 11), Random(1)
    mine: list[tuple[int, int]] = []
    while session.to_act is not None and session.moment < 40:
        if session.to_act == 0:
            mine.append((session.moment, rng.randrange(len(asked(session).options))))
            session.choose(mine[-1][1], session.moment)
        else:
            session.choose(session.machine("mcts:50", 9), session.moment)
    end = everything(session)
    assert session.undo(0) is not None
    choices = dict(mine)
    while session.moment < 40:
        pick = choices[session.moment] if session.to_act == 0 else session.machine("mcts:50", 9)
        assert session.choose(pick, session.moment) is None
    assert everything(session) == end


def test_undo_goes_back_to_the_last_choice_and_shows_the_same_view() -> None:
    session = played(Session(HEARTS, 2), most=20)
    while session.to_act != 2 or asked(session).forced:
        played(session, most=session.moment + 1)
    before, moment = to_json(session.view(2)), session.moment
    played(session, most=moment + 3)
    learnt = session.undo(2)
    assert learnt is not None
    assert session.moment == moment
    assert to_json(session.view(2)) == before
    assert learnt
    assert session.redo()
    assert session.moment == moment + 1


def test_undo_to_an_earlier_hand_tells_nothing_of_the_new_deal() -> None:
    """The cards that one holds in the next hand have nothing to do with what one knows in this one."""
    session, hand = Session(HEARTS, 7), 1
    while not (hand == 2 and session.to_act == 0):
        played(session, most=session.moment + 1)
        hand = session.view(0).hand_number
    mine = set(session.view(0).players[0].hand.cards)
    learnt = session.undo(0)
    assert learnt is not None
    assert session.view(0).hand_number == 1
    played_before = {card for player in session.view(0).players for card in player.captured or ()}
    assert not played_before.intersection(learnt)
    assert len(learnt) < len(mine)


def test_undo_takes_back_a_whole_selection() -> None:
    session = Session(HEARTS, 7)
    held = session.view(0).players[0].hand.cards
    assert session.choose([held[4], held[0], held[9]], 0) is None
    assert session.moment == 3
    assert session.undo(0) == ()
    assert session.moment == 0
    assert session.undo(0) is None


def test_picks_that_were_undone_are_kept_until_another_is_made() -> None:
    session = played(Session(HEARTS, 7), most=30)
    end = everything(session)
    session.go_to(10)
    assert session.save().moment == 10
    assert len(session.save().picks) == 30
    session.go_to(30)
    assert everything(session) == end
    assert not session.redo()
    session.go_to(10)
    session.choose(0, 10)
    assert len(session.save().picks) == 11
    with pytest.raises(IndexError, match="there is no moment 12"):
        session.go_to(12)
    for moment in (-1, 2**70):
        with pytest.raises(IndexError, match=f"there is no moment {moment}: there are 11 picks"):
            session.go_to(moment)
    assert session.events(2**70) == ()


def test_answers_for_another_moment_change_nothing() -> None:
    session = Session(HEARTS, 7)
    for moment in (1, -1, 2**70, -(2**70)):
        assert session.choose(0, moment) == Late()
        assert session.choose((), moment) == Late()
    assert session.choose(0, 0) is None
    assert session.choose(0, 0) == Late()
    assert session.moment == 1


@pytest.mark.parametrize("answer", [-1, 99, 2**32, 2**70, -(2**70)])
def test_numbers_that_are_no_option_are_refused(answer: int) -> None:
    session = Session(HEARTS, 7)
    assert session.choose(answer, 0) == NoOption()
    assert session.moment == 0


def test_cards_are_refused_with_a_reason() -> None:
    session = Session(HEARTS, 7)
    held = session.view(0).players[0].hand.cards
    elsewhere = next(one for one in session.table().cards if one not in held)
    assert isinstance(session.choose(held[:2], 0), Incomplete)
    assert isinstance(session.choose([elsewhere], 0), NoOption)
    assert isinstance(session.consider(held[:2]), Considered)
    while session.to_act is not None and not asked(session).blocked:
        played(session, most=session.moment + 1)
    blocked = asked(session).blocked[0]
    found = session.choose(blocked.cards[:1], session.moment)
    assert isinstance(found, CardsBlocked)
    assert found.blocked[0].reason == blocked.reason


def test_nothing_can_be_chosen_when_the_game_is_over() -> None:
    session = Session(create_war_genome(), 7)
    assert session.to_act is None
    assert session.choose(0, 0) == GameIsOver()
    assert session.consider(()) == GameIsOver()
    for ask in (session.machine, session.hint):
        with pytest.raises(DarwinDeckError, match="the game is over"):
            ask("greedy", 0)


def test_every_card_can_be_chosen_by_its_name() -> None:
    """The two of hearts too, whose number is 0."""
    session = Session(create_whist_genome(), 2)
    while Card.named("2H") not in chosen_from(session):
        played(session, most=session.moment + 1)
    moment = session.moment
    assert session.choose([Card.named("2H")], moment) is None
    assert session.moment == moment + 1


def test_choosing_no_card_is_no_answer() -> None:
    session = Session(create_whist_genome(), 2)
    assert session.choose([], 0) == NoOption()


def test_cards_may_come_in_any_order() -> None:
    ends = set()
    for order in ((4, 0, 9), (9, 4, 0), (0, 4, 9)):
        session = Session(HEARTS, 7)
        held = session.view(0).players[0].hand.cards
        assert session.choose([held[place] for place in order], 0) is None
        ends.add(to_json(session.save()))
    assert len(ends) == 1


@pytest.mark.parametrize(
    "create", [create_hearts_genome, create_rummy_genome, create_scopa_genome, create_crazy_eights_genome]
)
def test_hints_are_answers_that_can_be_given(create: object) -> None:
    session = Session(create(), 4)  # type: ignore[operator]
    for _ in range(40):
        if session.to_act is None:
            break
        before = to_json(session.save())
        hints = session.hint("mcts:30", 1)
        assert hints == session.hint("mcts:30", 1)
        assert [one.visits for one in hints] == sorted((one.visits for one in hints), reverse=True)
        assert to_json(session.save()) == before
        for hint in hints:
            tried = Session.opened(session.genome, session.save())
            assert tried.choose(hint.answer, tried.moment) is None
        played(session, "random", session.moment + 1)


@pytest.mark.parametrize("player", ["random", "greedy", "novice", "mcts:5"])
def test_every_player_has_hints_where_cards_are_chosen_together(player: str) -> None:
    session = Session(HEARTS, 4)
    hints = session.hint(player, 1)
    assert len(hints) == len(asked(session).options)
    assert {len(hint.answer) for hint in hints if not isinstance(hint.answer, int)} == {3}


def test_machines_think_anew_at_every_moment() -> None:
    session = Session(HEARTS, 7)
    picks = set()
    for seed in range(20):
        first = session.machine("random", seed)
        assert session.machine("random", seed) == first
        picks.add(first)
    assert len(picks) > 4
    again = [session.machine("random", seed) for seed in range(20)]
    played(session, most=1)
    assert [session.machine("random", seed) for seed in range(20)] != again


def test_others_wait_while_somebody_decides() -> None:
    ask = Session(HEARTS, 7).view(1).ask
    assert isinstance(ask, Wait)
    assert ask.seat == 0


def test_events_are_told_from_a_moment_on() -> None:
    session = played(Session(HEARTS, 7), most=30)
    told = session.events(0)
    assert [one.at for one in told] == list(range(31))
    assert session.events(29) == told[29:]
    assert session.events(31) == ()
    kinds: list[Event] = [event for one in told for event in one.events]
    assert to_json(kinds[0]) == '{"kind":"hand_begins","hand":1,"starter":0}'


def _broken() -> Iterator[tuple[Saved, str]]:
    good = played(Session(HEARTS, 7), most=5).save()
    rules, picks = good.rules, good.picks
    yield Saved(1, "0" * 16, "7", picks, 5), 'rules is "0000000000000000": this game has'
    for seed in ("", "x", "-1", str(2**64), "٣", "1" * 30):
        yield Saved(1, rules, seed, picks, 5), "seed is"
    yield Saved(1, rules, "7", (*picks, 99), 5), r"picks\[5\] is 99: expected 0 to"
    yield Saved(1, rules, "7", picks, 6), "moment is 6: there are 5 picks"


@pytest.mark.parametrize(("saved", "message"), list(_broken()))
def test_games_that_were_never_saved_are_refused(saved: Saved, message: str) -> None:
    with pytest.raises(SavedGameError, match=message):
        Session.opened(HEARTS, saved)


def test_picks_after_the_end_are_refused() -> None:
    with pytest.raises(SavedGameError, match=r"picks\[0\] is 0: the game is over by then"):
        Session.opened(create_war_genome(), Saved(1, Session(create_war_genome()).save().rules, "7", (0,), 0))


def test_seeds_are_whole_numbers() -> None:
    assert Session(HEARTS, 2**64 + 7).seed == 7
    with pytest.raises(DarwinDeckError, match="seed"):
        Session(HEARTS, "7")  # type: ignore[arg-type]


def test_games_that_cannot_be_played_are_refused() -> None:
    with pytest.raises(GenomeError):
        Session(replace(HEARTS, setup=replace(HEARTS.setup, cards_per_player=30)))
