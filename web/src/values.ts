/** The values of play, from the reference that is generated for them: no copy of a type is kept here. */

export type * from "../../docs/reference/view.d.ts";

import type { Card, CardMove, Event, Rank, Suit } from "../../docs/reference/view.d.ts";

/** The rank of a card: "10" of "10H". */
export function rankOf(card: Card): Rank {
  return card.slice(0, -1) as Rank;
}

/** The suit of a card: "H" of "10H". */
export function suitOf(card: Card): Suit {
  return card.slice(-1) as Suit;
}

/** A card, or null where it lies face down. */
export type Seen = Card | null;

/** The cards that went somewhere with an event. */
export function movesOf(event: Event): readonly CardMove[] {
  return "moves" in event ? (event.moves ?? []).filter(({ cards }) => cards.length > 0) : [];
}
