"""Special cases of tricks, bids, special cards and later hands are seen where they come about, and only there."""

from dataclasses import replace

import pytest

from darwindeck.genome.examples import (
    create_agram_genome,
    create_cheat_genome,
    create_crazy_eights_genome,
    create_goofspiel_genome,
    create_hearts_genome,
    create_knock_out_whist_genome,
    create_partnership_spades_genome,
    create_president_genome,
    create_spades_genome,
    create_uno_style_genome,
    create_whist_genome,
)
from darwindeck.genome.schema import (
    BettingPhase,
    BreakingRule,
    CardCondition,
    EffectType,
    GameGenome,
    GoingOut,
    LevelTrick,
    Rank,
    SpecialEffect,
    StarterRule,
    Suit,
    TargetSelector,
    TributePhase,
    TrickPhase,
    TrumpSource,
)
from darwindeck.rulebook.cases._deals import DEALS
from darwindeck.rulebook.cases._special_cards import SPECIAL_CARDS
from darwindeck.rulebook.cases._tricks_and_bids import TRICKS_AND_BIDS
from tests.support.changed_games import with_phases, with_rules, with_setup
from tests.support.seen_cases import assert_comes_about

AGRAM, CHEAT, HEARTS, WHIST = (
    create_agram_genome(),
    create_cheat_genome(),
    create_hearts_genome(),
    create_whist_genome(),
)
EIGHTS, UNO, GOOFSPIEL = create_crazy_eights_genome(), create_uno_style_genome(), create_goofspiel_genome()
KNOCK_OUT, PRESIDENT = create_knock_out_whist_genome(), create_president_genome()
SPADES, PARTNERS = create_spades_genome(), create_partnership_spades_genome()


def with_trick(genome: GameGenome, **changes: object) -> GameGenome:
    phases = genome.turn_structure.phases
    return with_phases(
        genome,
        *(replace(one, **changes) if isinstance(one, TrickPhase) else one for one in phases),  # type: ignore[arg-type]
    )


def with_effect(genome: GameGenome, kind: EffectType, value: int = 1) -> GameGenome:
    effect = SpecialEffect(Rank.FIVE, kind, TargetSelector.NEXT_PLAYER, value)
    return replace(genome, special_effects=(effect,))


HELD_BACK = with_trick(SPADES, breaking_rule=BreakingRule.CANNOT_PLAY_UNTIL_BROKEN)
OPENED_BY_TWO = with_trick(AGRAM, opening_card=CardCondition(rank=Rank.THREE))
OPENED_BY_ANY = with_trick(AGRAM, opening_card=CardCondition(), breaking_suit=Suit.HEARTS)
WITH_BETS = with_phases(with_setup(AGRAM, starting_chips=100), BettingPhase(), *AGRAM.turn_structure.phases)
SEEN = with_trick(GOOFSPIEL, face_down=False)
DISCARDED = with_trick(GOOFSPIEL, level=LevelTrick.DISCARDED)
LEAVING = with_rules(WHIST, going_out=GoingOut.LEAVES_HAND)
FORCING = with_rules(with_effect(WHIST, EffectType.FORCE_DISCARD, 3), going_out=GoingOut.LEAVES_HAND)
SKIPPING = with_effect(WHIST, EffectType.SKIP_NEXT)
TURNING = with_effect(WHIST, EffectType.REVERSE_DIRECTION)
TURNING_EIGHTS = with_effect(EIGHTS, EffectType.REVERSE_DIRECTION)
GROWING = with_setup(HEARTS, cards_per_player=11, cards_step=1)
ROTATING = with_setup(HEARTS, trump_source=TrumpSource.ROTATING)
TWO_TRIBUTES = with_phases(PRESIDENT, TributePhase(cards=2), *PRESIDENT.turn_structure.phases[1:])
MOST_TRICKS = with_rules(WHIST, starter=StarterRule.MOST_TRICKS)
LAST_OUT = with_rules(PRESIDENT, starter=StarterRule.LAST_OUT)

TOLD: tuple[tuple[str, GameGenome, str], ...] = (
    ("who has nothing but spades leads one before they are broken", SPADES, "only a player who has nothing but"),
    ("spades are kept back while they are not broken", HELD_BACK, "may be neither led nor played otherwise"),
    ("who can play only spades plays one before they are broken", HELD_BACK, "only a player who has no other card"),
    ("hearts are kept out of the first trick", HEARTS, "To the first trick of a hand, play"),
    ("another three opens when nobody holds the first", OPENED_BY_TWO, "If nobody holds it, the three"),
    ("the next card opens when nobody holds the lowest", OPENED_BY_ANY, "if nobody does, whoever holds the next"),
    ("a card that is held back opens the hand", OPENED_BY_ANY, "It must be led even if"),
    ("the leader folds", WITH_BETS, "If the player who is to lead folds"),
    ("prizes go with a level trick", DISCARDED, "together with the cards on the table"),
    ("prizes wait for the next trick", GOOFSPIEL, "the cards on the table stay there"),
    ("the other player leads after a level trick", SEEN, "leads to the next trick."),
    ("a level trick counts as one", GOOFSPIEL, "Such a trick counts"),
    ("who played last has left the hand", PRESIDENT, "(or, if that player is out of the hand"),
    ("a Nil is made", SPADES, "bids Nil and takes no trick"),
    ("a Nil fails", SPADES, "one who takes a trick after all"),
    ("tricks of a failed Nil are overtricks", PARTNERS, "whose Nil failed"),
    ("a contract is made", SPADES, "has made the contract"),
    ("a contract of a team is made", PARTNERS, "has made it"),
    ("a contract fails", SPADES, "takes fewer has failed"),
    ("overtricks are bags", SPADES, "Every overtrick is also a bag"),
    ("bags are full", SPADES, "bags a player loses"),
    ("bags are kept", SPADES, "Bags are kept from hand to hand"),
    ("the winner of the hand before names trumps", KNOCK_OUT, "names the suit that is trumps"),
    ("winners of the hand before draw lots", KNOCK_OUT, "they draw lots"),
    ("a two makes somebody draw", UNO, "**Twos:**"),
    ("a special card in a trick skips somebody", SKIPPING, "**Fives:**"),
    ("a skipped player plays no card to the trick", SKIPPING, "In a trick a skipped player"),
    ("the direction turns round", TURNING, "until a special card turns"),
    ("the rest of the trick goes the other way round", TURNING, "In a trick the new direction"),
    ("a hand begins clockwise again", TURNING_EIGHTS, "each hand begins clockwise again"),
    ("a special card takes cards", FORCING, "**Fives:**"),
    ("a special card takes more cards than there are", FORCING, "as far as they last"),
    ("a special card is the last one of its player", FORCING, "the last one of its player"),
    ("a special card is lost to another", FORCING, "because of a special card do nothing"),
    ("a special card is turned up in the deal", UNO, "turned up in the deal"),
    ("a suit is named", EIGHTS, "names a suit"),
    ("a wild card counts as one of the suit named", EIGHTS, "counts as one of that suit"),
    ("a second hand is dealt", HEARTS, "a new hand is dealt"),
    ("fewer cards are dealt", KNOCK_OUT, "In each later hand deal one card fewer"),
    ("more cards are dealt than there are", GROWING, "In each later hand deal one card more"),
    ("trumps rotate", ROTATING, "are trumps in the first hand, then"),
    ("who went out first starts", PRESIDENT, "In every later hand the starter is whoever was the first"),
    ("who was left with cards starts", LAST_OUT, "was left with cards in the hand before"),
    ("several took the most tricks", MOST_TRICKS, "If several took as many"),
    ("cards are passed in all directions", HEARTS, "In the first hand they go"),
    ("passing begins again", HEARTS, "Then it begins again"),
    ("the last gives a card to the first", PRESIDENT, "the player who came last in the hand before gives"),
    ("the last but one gives a card to the second", TWO_TRIBUTES, "The last but one and the second"),
)


@pytest.mark.parametrize(("genome", "words"), [pytest.param(*rest, id=fact) for fact, *rest in TOLD])
def test_case_comes_about(genome: GameGenome, words: str) -> None:
    assert_comes_about(words, genome, (*TRICKS_AND_BIDS, *SPECIAL_CARDS, *DEALS))
