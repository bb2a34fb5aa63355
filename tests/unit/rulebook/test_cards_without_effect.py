"""Special cards that do nothing, cards that come to the discard pile face up, and a turned-up card that is drawn."""

from darwindeck.genome.schema import (
    ClaimPhase,
    DiscardPhase,
    DrawPhase,
    EffectType,
    GameRules,
    Location,
    Phase,
    PlayPhase,
    Rank,
    SpecialEffect,
    TargetSelector,
    TrickPhase,
    TrumpSource,
    Visibility,
    WinType,
)
from tests.support.rulebooks import all_rules, known
from tests.unit.rulebook.test_rules_that_apply import told

SKIPPING = (SpecialEffect(Rank.SEVEN, EffectType.SKIP_NEXT, TargetSelector.NEXT_PLAYER, 1),)
DISCARDING = (SpecialEffect(Rank.SEVEN, EffectType.FORCE_DISCARD, TargetSelector.NEXT_PLAYER, 2),)
PLAY = PlayPhase(Location.DISCARD)


def test_cards_that_are_not_played_do_nothing() -> None:
    assert "laid for a claim do nothing" in told(PLAY, ClaimPhase(), special_effects=SKIPPING)
    discard = DiscardPhase(Location.DISCARD)
    assert "only discarded or laid for a claim do" in told(PLAY, discard, ClaimPhase(), special_effects=SKIPPING)
    assert "because of a special card do nothing" in told(PLAY, special_effects=DISCARDING)
    assert "do nothing" not in told(PLAY, special_effects=SKIPPING), "every card is played"


def test_cards_laid_because_of_a_special_card_lie_face_up_among_others() -> None:
    def lays(*phases: Phase, discard_count: int = 0, seen: Visibility = Visibility.FACE_UP) -> bool:
        pile = {"initial_discard_count": discard_count, "discard_visibility": seen}
        text = told(*phases, special_effects=DISCARDING, setup=pile)
        return "lays two cards of his or her choice face up onto the discard pile" in text

    on_table = PlayPhase(Location.TABLEAU)
    assert lays(on_table, ClaimPhase()), "those of claims lie face down"
    assert not lays(on_table)
    assert not lays(on_table, ClaimPhase(), discard_count=1), "it starts with a card that lies face up"
    assert not lays(on_table, ClaimPhase(), seen=Visibility.FACE_DOWN)


def test_a_card_turned_up_for_trumps_may_be_the_first_to_be_drawn() -> None:
    def turned(*phases: Phase, reserve: int = 0) -> str:
        return told(
            *phases,
            setup={"trump_source": TrumpSource.TURNED_UP},
            is_trick_based=True,
            win=WinType.MOST_TRICKS,
            game_rules=GameRules(deck_reserve=reserve),
        )

    drawn = "lies on top of it, as the first to be taken: its suit is trumps, even when the card is gone."
    stays = "turned up and stays there: its suit is trumps."
    assert drawn in turned(TrickPhase(), DrawPhase(Location.DECK))
    assert stays in turned(TrickPhase())
    assert stays in turned(TrickPhase(), DrawPhase(Location.DECK), reserve=40), "nobody may take the last 40 cards"
    assert stays in all_rules(known("knock-out-whist"))
