/** All ways to choose several cards that make a move. */

import type { Card, Considered, Refusal } from "../values.ts";

/** More than these nobody reads: then the cards are chosen where they lie. */
const MOST_WAYS = 6;
const MOST_LOOKS = 120;

/** The ways, or none if there are too many. Every complete choice is reached by adding open cards in a fixed order. */
export function waysOf(consider: (cards: Card[]) => Considered | Refusal, cards: readonly Card[]): Card[][] {
  const ways: Card[][] = [];
  let looks = 0;
  const add = (chosen: Card[], from: number): boolean => {
    const found = consider(chosen);
    looks += 1;
    if ("kind" in found || looks > MOST_LOOKS) return false;
    if (chosen.length && found.select && !found.select.lacks) ways.push(chosen);
    if (ways.length > MOST_WAYS) return false;
    const open = new Set(found.select?.open);
    return cards.every((card, place) => place < from || !open.has(card) || add([...chosen, card], place + 1));
  };
  return add([], 0) ? ways : [];
}
