"""The deck, the deal and who sees what."""

from darwindeck.genome.schema import CardCondition, DeckName, Rank, SequenceDirection, SetupRules, Suit, Visibility
from tests.support.playable_genomes._draft import Draft


def choose_deck(draft: Draft) -> None:
    deck = draft.one_of([DeckName.STANDARD_52] * 4 + list(DeckName))
    removed = tuple(some_cards(draft) for _ in range(draft.upto(4))) if draft.maybe(0.25) else ()
    left = SetupRules(0, initial_deck=deck, removed_cards=removed)
    if left.deck_size < 12:
        removed = ()
        left = SetupRules(0, initial_deck=deck)
    draft.setup |= {"initial_deck": deck, "removed_cards": removed}
    draft.ranks = [rank for rank in Rank if rank in left.ranks]
    if draft.maybe(0.2):
        draft.setup["rank_order"] = tuple(draft.rng.sample(draft.ranks, len(draft.ranks)))
    draft.suits = [suit for suit in Suit if suit in left.suits]


def some_cards(draft: Draft) -> CardCondition:
    suit = draft.one_of(draft.suits) if draft.maybe(0.6) else None
    rank = draft.one_of(draft.ranks) if suit is None or draft.maybe(0.7) else None
    return CardCondition(suit, rank)


def deal(draft: Draft) -> None:
    setup = draft.setup
    size = SetupRules(0, initial_deck=setup["initial_deck"], removed_cards=setup["removed_cards"]).deck_size
    setup.setdefault("initial_discard_count", draft.one_of([0, 0, 0, 1, 2]))
    setup.setdefault("initial_tableau_count", draft.one_of([0, 0, 0, 0, 1, 3]))
    most = (size - setup["initial_discard_count"] - setup["initial_tableau_count"]) // draft.players
    if draft.maybe(0.15):
        setup["cards_per_player"] = most
    else:
        setup["cards_per_player"] = draft.rng.randint(min(most, 0 if draft.maybe(0.1) else 2), min(most, 9))
    if draft.maybe(0.15):
        setup["cards_step"] = draft.one_of([-2, -1, -1, 1, 3])
    if draft.maybe(0.15):
        setup["starting_score"] = draft.one_of([-2, 1, 3, 5])
    setup["deal_remainder"] = draft.maybe(0.15) and not setup.get("hand_is_stack")
    if draft.players <= 4 and draft.maybe(0.15) and not setup.get("hand_is_stack"):
        setup["deal_suits"] = True
    for place, usual in (("hand", 0.6), ("deck", 0.7), ("discard", 0.6), ("tableau", 0.6)):
        if not draft.maybe(usual):
            setup[f"{place}_visibility"] = draft.one_of(list(Visibility))
    if draft.maybe(0.2):
        setup["sequence_direction"] = draft.one_of(list(SequenceDirection))
