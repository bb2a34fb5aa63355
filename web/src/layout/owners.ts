/** Whose a meld is. A view does not say who laid it, but what happened since the deal does. */

import { rankOf, suitOf, type Card, type Event, type Meld } from "../values.ts";

/** The seat that laid each meld first; undefined where nothing tells. */
export function ownersOf(melds: readonly Meld[], events: readonly Event[]): (number | undefined)[] {
  const owners = new Map<Card, number>();
  for (const event of events) {
    if (event.kind === "hand_begins") owners.clear();
    if (event.kind !== "lays" || event.as !== "meld" || event.makes === "added") continue;
    for (const card of event.moves?.flatMap(({ cards }) => cards) ?? []) if (card) owners.set(card, event.seat);
  }
  return melds.map(({ cards }) => owners.get(cards.find((card) => owners.has(card)) ?? (cards[0] as Card)));
}

/** Whether cards that can be added belong to this meld rather than to another one. */
export function takes(meld: Meld, cards: readonly Card[]): boolean {
  const [first] = meld.cards;
  if (!first || cards.length === 0) return false;
  if (meld.as === "set") return cards.every((card) => rankOf(card) === rankOf(first));
  return cards.every((card) => suitOf(card) === suitOf(first));
}
