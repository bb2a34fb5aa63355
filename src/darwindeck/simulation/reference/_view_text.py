"""The text of a view, as docs/records.md describes it."""

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from darwindeck.genome.schema import BiddingPhase, TributePhase, TrickPhase, WagerPhase
from darwindeck.simulation.cards import Card, listed

if TYPE_CHECKING:
    from darwindeck.simulation.reference._views import PlayerView, View


def view_text(view: "View") -> str:
    """A view as text, lines without a last line break."""
    return "\n".join([*_heading(view), *_table_lines(view), *_player_lines(view)])


def _heading(view: "View") -> Iterator[str]:
    yield f"view of {'all' if view.seat is None else f'P{view.seat}'}"
    yield (
        f"hand {view.hand_number}, P{view.starter} starts, turns {view.turns}, decisions {view.decisions}, "
        f"direction {view.direction}, skips {view.skips}, passes {view.passes}, idle {view.idle}"
    )
    if view.outcome is not None:
        yield f"over: {view.outcome}"
    elif view.to_act is not None:
        options = ", ".join(map(str, view.moves))
        yield f"P{view.to_act} to decide: {options}" if options else f"P{view.to_act} to decide"
    if view.game.has_phase(TributePhase) and view.last_places:
        yield "last hand " + " ".join(f"P{seat}" for seat in view.last_places)
    if view.chosen:
        yield f"chosen {listed(view.chosen)}"


def _table_lines(view: "View") -> Iterator[str]:
    if view.deck_size:
        yield f"deck {view.deck_size}" + ("" if view.deck is None else f": {listed(view.deck)}")
    if view.discard:
        yield f"discard {' '.join(map(_known, view.discard))}"
    if view.named_suit is not None:
        yield f"named {view.named_suit}"
    if view.table_size:
        yield f"table {_counted(view.table_size, view.table)}"
    if view.trump is not None and view.game.trumps_change:
        yield f"trump {view.trump}"
    if view.melded_sets:
        yield f"sets {listed(view.melded_sets)}"
    if view.melded_runs:
        yield f"runs {listed(view.melded_runs)}"
    if view.trick:
        by_seat = sorted(view.trick, key=lambda one: one[0])
        yield "trick " + ", ".join(f"P{seat} {_known(card)}" for seat, card in by_seat)
    if view.battle:
        yield "battle " + ", ".join(f"P{seat} {_known(card)}" for seat, card in view.battle)
    if view.passing:
        yield "passing " + ", ".join(f"P{seat} {_counted(size, known)}" for seat, size, known in view.passing)
    if view.claim is not None and view.claim.count:
        yield f"claim P{view.claim.seat} {view.claim.rank} {view.claim.count}"
    if view.last_to_play is not None:
        yield f"to beat P{view.last_to_play} {' '.join(map(_known, view.last_play))}"
    if view.asked is not None:
        yield f"asked P{view.asked}"
    if view.pot:
        yield f"pot {view.pot}, to match {view.to_match}, raises {view.raises}"
    if view.genome.house is not None:
        yield _house_line(view)
    if view.knocker is not None:
        yield f"knocked P{view.knocker}"


def _house_line(view: "View") -> str:
    return f"house {_counted(view.house_size, view.house)}, chips {view.house_chips}"


def _player_lines(view: "View") -> Iterator[str]:
    has_bags = view.genome.contract_scoring is not None
    for player in view.players:
        yield f"P{player.seat} " + ", ".join(_about(view, player))
    for number, score in enumerate(view.team_scores):
        yield f"team {number} score {score}" + (f", bags {view.bags[number]}" if has_bags else "")


def _about(view: "View", player: "PlayerView") -> Iterator[str]:
    game = view.game
    yield f"hand {_counted(player.hand_size, player.hand)}"
    if player.captured:
        yield f"captured {_counted(len(player.captured), player.captured)}"
    yield f"score {player.score}"
    if game.has_chips:
        yield f"chips {player.chips}"
    if game.has_betting:
        yield f"bet {player.bet}"
    if game.has_stakes:
        yield f"paid {player.paid}"
    if game.has_phase(WagerPhase):
        yield f"stake {player.stake}"
    if game.has_phase(BiddingPhase):
        yield f"bid {'-' if player.bid is None else player.bid}"
    if game.has_phase(TrickPhase):
        yield f"tricks {player.tricks}"
    if view.genome.contract_scoring is not None and not view.genome.team_mode:
        yield f"bags {view.bags[player.seat]}"
    if player.place is not None:
        yield f"place {player.place}"
    if not player.is_in_game:
        yield "out of the game"
    elif not player.is_in_hand:
        yield "out of the hand"


def _known(card: Card | None) -> str:
    return "?" if card is None else str(card)


def _counted(size: int, known: Sequence[Card]) -> str:
    """How many cards there are, those that are known, and the number of the others."""
    unknown = size - len(known)
    cards = [*map(str, known), *([f"?{unknown}"] if unknown else [])]
    return f"{size}: {' '.join(cards)}" if size else "0"
