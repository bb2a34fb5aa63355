"""A game, with what many parts of its rulebook ask about it."""

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import TypeVar

from darwindeck.genome._rules._facts import cards_are_laid_on
from darwindeck.genome.schema import (
    AskPhase,
    BettingPhase,
    BiddingPhase,
    ClaimPhase,
    DeckEmptyAction,
    DiscardPhase,
    DrawPhase,
    GameGenome,
    GoingOut,
    HandEvaluationMethod,
    KnockPhase,
    LevelTrick,
    Location,
    MeldPhase,
    PassAction,
    PassingPhase,
    Phase,
    PlayPhase,
    Rank,
    SequenceDirection,
    ShowdownMethod,
    SwapPhase,
    TableauMode,
    TieBreaker,
    TributePhase,
    TrickPhase,
    TriggerMode,
    TrumpChooser,
    TrumpPhase,
    TrumpSource,
    Visibility,
    WagerPhase,
    WinCondition,
    WinType,
)
from darwindeck.rulebook._races import is_race

_P = TypeVar("_P")

OWN = (DrawPhase, PlayPhase, DiscardPhase, ClaimPhase, AskPhase, MeldPhase, KnockPhase, SwapPhase)
"""What one player does alone, in his or her turn."""

ONCE = (PassingPhase, TributePhase, BiddingPhase, TrumpPhase, WagerPhase)
"""What is done once in a hand, however many rounds it has."""

MEASURED = (
    WinType.HIGH_SCORE,
    WinType.FIRST_TO_SCORE,
    WinType.LOW_SCORE,
    WinType.ALL_HANDS_EMPTY,
    WinType.CAPTURE_ALL,
    WinType.MOST_CAPTURED,
    WinType.MOST_TRICKS,
    WinType.FEWEST_TRICKS,
    WinType.MOST_CHIPS,
)
"""The ways to win by which every side in the game can be measured."""


def can_fold(phases: Iterable[Phase]) -> bool:
    """Whether players may fold in one of these phases."""
    return any(isinstance(phase, BettingPhase) and phase.allow_fold for phase in phases)


@dataclass(frozen=True)
class Scene:
    """A game and the words for what lies on its table."""

    genome: GameGenome
    ends_with_hand: bool = False
    """Whether nothing ends a hand but what ends the game, too."""
    hands_end: bool = True
    """Whether a hand can end before the game is over."""
    only_folds_end: bool = False
    """Whether a hand ends only when all players but one have folded."""
    one_left_ends: bool = False
    """Whether a hand ends only when one player alone is left in it."""
    shares_pots: bool = False
    """Whether every pot is shared by all who are still in the hand when it is over."""
    idle: frozenset[int] = frozenset()
    """The places of phases in which nothing ever happens, though turns or the pot go another way without them."""
    untold_turns: int = 0
    """How many turns of a hand are counted of which the book has nothing to tell."""

    @cached_property
    def phases(self) -> tuple[Phase, ...]:
        """What happens in a turn, in order."""
        phases = self.genome.turn_structure.phases
        return tuple(phase for place, phase in enumerate(phases) if place not in self.idle)

    @cached_property
    def has_turns(self) -> bool:
        """Whether players have turns of their own, be it that nothing ever happens in them; those of tricks follow."""
        return self.has(*OWN) or (not self.has_tricks and Scene(self.genome).has(*OWN))

    @cached_property
    def idle_plays(self) -> tuple[PlayPhase, ...]:
        """Phases in which no card may ever be played, so that everybody passes."""
        found = (self.genome.turn_structure.phases[place] for place in sorted(self.idle))
        return tuple(phase for phase in found if isinstance(phase, PlayPhase))

    def of_kind(self, kind: type[_P]) -> Iterator[_P]:
        """The phases of a kind."""
        return (phase for phase in self.phases if isinstance(phase, kind))

    def has(self, *kinds: type) -> bool:
        """Whether some phase is of one of these kinds."""
        return any(isinstance(phase, kinds) for phase in self.phases)

    def has_only(self, *kinds: type) -> bool:
        """Whether all phases are of these kinds."""
        return all(isinstance(phase, kinds) for phase in self.phases)

    @cached_property
    def is_one_round(self) -> bool:
        """Whether a hand is one round of bets, stakes or swaps, those in which nothing happens among them."""
        every = Scene(self.genome)
        is_longer = every.has(PlayPhase, TrickPhase, ClaimPhase, AskPhase, KnockPhase)
        return every.has(BettingPhase, WagerPhase, SwapPhase) and not is_longer

    @cached_property
    def has_tricks(self) -> bool:
        """Whether tricks are played."""
        return self.has(TrickPhase)

    def has_trumps(self, phase: TrickPhase) -> bool:
        """Whether a suit beats the others in these tricks."""
        setup = self.genome.setup
        if phase.level is not LevelTrick.SUIT_LED or len(setup.suits) == 1:
            return False
        if phase.trump_suit is not None:
            return phase.trump_suit in setup.suits
        named = any(one.named_by is TrumpChooser.STARTER or self.several_hands for one in self.of_kind(TrumpPhase))
        return named or setup.trump_source is not TrumpSource.FIXED or setup.trump_suit in setup.suits

    @cached_property
    def has_teams(self) -> bool:
        """Whether players have partners: a team of one is a player like any other."""
        return self.genome.team_mode and any(len(team) > 1 for team in self.genome.teams)

    @cached_property
    def sides(self) -> int:
        """How many teams or players play against each other."""
        return len(self.genome.teams) if self.genome.team_mode else self.genome.player_count

    @cached_property
    def side(self) -> str:
        """Who wins: player, or team."""
        return "team" if self.has_teams else "player"

    @cached_property
    def showdown_without_bets(self) -> ShowdownMethod:
        """How a pot is won in which there are no bets: as the last round of bets says, had there been one.

        Only where there was a bet does the pot go to who takes a battle; otherwise it is shared.
        """
        bets = [phase for phase in self.genome.turn_structure.phases if isinstance(phase, BettingPhase)]
        method = bets[-1].showdown_method if bets else ShowdownMethod.HAND_EVALUATION
        return ShowdownMethod.FOLD_ONLY if method is ShowdownMethod.BATTLE else method

    @cached_property
    def has_chips(self) -> bool:
        """Whether chips change hands."""
        return self.has_pot or self.has(WagerPhase)

    @cached_property
    def has_pot(self) -> bool:
        """Whether there is a pot to win."""
        return self.has(BettingPhase) or self.has_pot_without_bets

    @cached_property
    def has_pot_without_bets(self) -> bool:
        """Whether antes or passes put chips into the pot."""
        return self.genome.setup.ante > 0 or self.genome.game_rules.pass_stake > 0

    @cached_property
    def counts_deadwood(self) -> bool:
        """Whether hands are compared by what fits into no meld."""
        evaluation = self.genome.hand_evaluation
        return evaluation is not None and evaluation.method is HandEvaluationMethod.DEADWOOD

    @cached_property
    def several_hands(self) -> bool:
        """Whether a game may be more than one hand."""
        is_one = self.ends_with_hand or self.genome.game_rules.max_hands == 1
        return not is_one and not self._first_hand_decides

    @cached_property
    def step(self) -> int:
        """How many cards more, or fewer, later hands have for each player; of a suit that is dealt, tricks."""
        setup = self.genome.setup
        stays = not self.several_hands or (setup.cards_step < 0 and setup.cards_per_player == 1)
        return 0 if stays else setup.cards_step

    @cached_property
    def _first_hand_decides(self) -> bool:
        """Whether the first hand cannot end without a decision.

        Some win is judged then, whatever was reached, or somebody has lost; or nothing ends the hand but an empty hand,
        which wins.
        """
        wins = self.genome.win_conditions
        if any(map(self.is_decided_by, wins)) or self.one_is_left_with_cards or self.one_is_last:
            return True
        if self.genome.game_rules.tie_breaker is TieBreaker.PLAY_ON:
            return False
        at_once = [win for win in wins if win.trigger_mode is TriggerMode.IMMEDIATE and win.threshold is None]
        is_emptied = any(win.type is WinType.EMPTY_HAND and is_race(win) for win in at_once)
        return (is_emptied and self._only_empty_hands_end) or self._only_all_cards_end

    def is_decided_by(self, win: WinCondition) -> bool:
        """Whether somebody has won by a condition, or the game is drawn, at the end of the first hand."""
        rules = self.genome.game_rules
        return self.is_judged_by(win) and (rules.tie_breaker is not TieBreaker.PLAY_ON or rules.max_hands == 1)

    def is_judged_by(self, win: WinCondition) -> bool:
        """Whether a condition decides at the end of every hand, unless players are level."""
        is_plain = win.trigger_mode is TriggerMode.IMMEDIATE and win.threshold is None and not is_race(win)
        has_measure = win.type in MEASURED or (win.type is WinType.BEST_HAND and not self._all_may_leave)
        return is_plain and has_measure and win.type is not WinType.ALL_HANDS_EMPTY

    @cached_property
    def stuck_players_leave(self) -> bool:
        """Whether a player who cannot play is out of the hand."""
        return not all(play.pass_if_unable for play in (*self.of_kind(PlayPhase), *self.idle_plays))

    @cached_property
    def somebody_may_leave(self) -> bool:
        """Whether a player may be out of the hand before it is over, whether or not hands can become empty."""
        leaves = self.genome.game_rules.going_out is GoingOut.LEAVES_HAND
        return (
            can_fold(self.phases)
            or self.stuck_players_leave
            or leaves
            or self.genome.setup.tableau_mode is TableauMode.WAR
        )

    @cached_property
    def _all_may_leave(self) -> bool:
        """Whether nobody may be left in the hand when it is over: else the last one who has not left stays in it."""
        leaves = self.genome.game_rules.going_out is GoingOut.LEAVES_HAND
        alone = self.genome.player_count == 1 and self.somebody_may_leave
        return leaves or alone or self.genome.setup.tableau_mode is TableauMode.WAR

    @cached_property
    def all_cards_win(self) -> bool:
        """Whether all cards are dealt and stay with the players, and the game is over as soon as one has every card."""
        setup = self.genome.setup
        stay = not cards_are_laid_on(self.genome, Location.DISCARD)
        all_dealt = setup.deal_remainder or setup.cards_per_player * self.genome.player_count == setup.deck_size
        wins = (win for win in self.genome.win_conditions if win.type is WinType.CAPTURE_ALL)
        wins = (win for win in wins if win.threshold is None or win.threshold <= setup.deck_size)
        return all_dealt and stay and any(map(is_race, wins))

    @cached_property
    def goes_on_by_suits(self) -> bool:
        """Whether the next card of each suit is in somebody's hand, and can be played from there."""
        setup, rules = self.genome.setup, self.genome.game_rules
        plays = (*self.of_kind(PlayPhase), *self.idle_plays)
        builds = setup.tableau_mode is TableauMode.SEQUENCE and setup.sequence_direction is SequenceDirection.BOTH
        starts = setup.sequence_start_rank is None or setup.sequence_start_rank in setup.ranks
        is_free = all(play.valid_play_condition is None and play.min_cards <= 1 for play in plays)
        is_even = setup.cards_per_player * self.genome.player_count == setup.deck_size
        is_whole = setup.deck_size == len(setup.ranks) * len(setup.suits) and setup.initial_tableau_count == 0
        all_dealt = is_whole and (setup.deal_remainder or (is_even and self.step == 0 and not setup.deal_suits))
        leave = can_fold(self.phases) or self.stuck_players_leave
        is_kept = not (setup.initial_discard_count or rules.book_size or leave or setup.hand_is_stack)
        return builds and starts and is_free and all_dealt and is_kept

    @cached_property
    def _only_all_cards_end(self) -> bool:
        """Whether battles go on until one player has all cards, and so has won."""
        is_war = self.genome.setup.tableau_mode is TableauMode.WAR and self.has_only(PlayPhase)
        return is_war and self.all_cards_win and self.genome.game_rules.hand_ends_if is None

    @cached_property
    def one_is_left_with_cards(self) -> bool:
        """Whether books are made until one player is left, who holds cards that make none, and so has lost."""
        rules, counts = self.genome.game_rules, Counter(rank for rank, _ in self.genome.setup.cards)
        loses = any(win.type is WinType.NOT_LAST for win in self.genome.win_conditions)
        leaves = rules.going_out is GoingOut.LEAVES_HAND and rules.hand_ends_if is None
        only_taken = all(isinstance(one, DrawPhase) and _takes_from_hand(one) for one in self.phases)
        makes_none = rules.book_size > 0 and any(count % rules.book_size for count in counts.values())
        return loses and leaves and only_taken and makes_none

    @cached_property
    def one_is_last(self) -> bool:
        """Whether players get rid of their cards one after the other until one is left, who has lost."""
        rules, setup = self.genome.game_rules, self.genome.setup
        loses = any(win.type is WinType.NOT_LAST for win in self.genome.win_conditions) and not self.genome.team_mode
        leaves = rules.going_out is GoingOut.LEAVES_HAND and rules.hand_ends_if is None and not rules.book_size
        is_plain = self.has(PlayPhase) and self.has_only(PlayPhase, *ONCE) and not self.genome.special_effects
        has_cards = setup.cards_per_player > 0 and setup.tableau_mode is not TableauMode.WAR and not setup.deal_suits
        is_plain &= rules.consecutive_pass_action is not PassAction.END_HAND and not self.stuck_players_leave
        is_plain &= self.genome.house is None  # It may have a natural.
        return loses and leaves and is_plain and has_cards and self.genome.player_count > 1

    @cached_property
    def _only_empty_hands_end(self) -> bool:
        """Whether a hand goes on until a side has no card left: they are played, or claimed, and nothing ends it."""
        rules = self.genome.game_rules
        may_end = self.has_teams and rules.going_out is GoingOut.ENDS_HAND  # Partners may still hold cards then.
        may_end |= rules.hand_ends_if is not None or rules.consecutive_pass_action is PassAction.END_HAND
        ends_with_stock = rules.deck_empty_action in (DeckEmptyAction.GAME_ENDS, DeckEmptyAction.HAND_ENDS)
        is_plain = all(isinstance(phase, DrawPhase | PlayPhase | DiscardPhase | ClaimPhase) for phase in self.phases)
        plays = (*self.of_kind(PlayPhase), *self.idle_plays)
        stays = all(play.pass_if_unable for play in plays) and self.has(PlayPhase, ClaimPhase)
        in_war = self.genome.setup.tableau_mode is TableauMode.WAR
        return is_plain and stays and not (may_end or in_war or (ends_with_stock and self.has(DrawPhase)))

    @cached_property
    def is_won_without_cards(self) -> bool:
        """Whether the side that has no cards left wins at once."""
        races = (win for win in self.genome.win_conditions if win.type is WinType.EMPTY_HAND and is_race(win))
        return any((win.threshold or 0) >= 0 for win in races)

    @cached_property
    def wins_without_cards(self) -> bool:
        """Whether a player without cards has won already."""
        return self.is_won_without_cards and not self.has_teams

    @property
    def book(self) -> str:
        """What cards of one rank that are laid down at once are called: two of them are a pair."""
        return "pair" if self.genome.game_rules.book_size == 2 else "book"

    @cached_property
    def plays_blind(self) -> bool:
        """Whether nobody may look at the cards in his or her own hand."""
        return self.genome.setup.hand_visibility is Visibility.FACE_DOWN

    @cached_property
    def rising(self) -> tuple[Rank, ...]:
        """The ranks that the game has, from the lowest to the highest."""
        setup = self.genome.setup
        named = list(dict.fromkeys(setup.rank_order))
        order = [rank for rank in Rank if rank not in named] + named
        return tuple(rank for rank in order if rank in setup.ranks)


def _takes_from_hand(draw: DrawPhase) -> bool:
    return draw.source is Location.OPPONENT_HAND and draw.or_source in (None, Location.OPPONENT_HAND)


PLACES = {
    Location.DECK: "the stock",
    Location.HAND: "your hand",
    Location.DISCARD: "the discard pile",
    Location.TABLEAU: "the table",
    Location.OPPONENT_HAND: "the next player's hand",
    Location.OPPONENT_DISCARD: "the discard pile",
}
"""What places are called, everywhere in a rulebook."""
