/** What players and cards are called. */

import { WORDS } from "../../../docs/reference/words.ts";
import { rankOf, suitOf, type Card, type Suit } from "../values.ts";

/** Where a seat is, seen from the one at the bottom. */
export type At = "south" | "west" | "northwest" | "north" | "northeast" | "east";

/** Seats clockwise, from the one at the bottom, by the number of players. */
const ROUND: Record<number, readonly At[]> = {
  1: ["south"],
  2: ["south", "north"],
  3: ["south", "west", "east"],
  4: ["south", "west", "north", "east"],
  5: ["south", "west", "northwest", "northeast", "east"],
  6: ["south", "west", "northwest", "north", "northeast", "east"],
};

/** Where a seat is at a table of so many, seen by somebody. */
export function placeOf(seat: number, players: number, viewer: number): At {
  return ROUND[players]?.[(seat - viewer + players) % players] ?? "north";
}

/** What each seat is called, by seat: the side of the table where it is. */
export function seatNames(players: number, viewer: number): string[] {
  return Array.from({ length: players }, (_, seat) => {
    const at = placeOf(seat, players, viewer);
    return at[0]?.toUpperCase() + at.slice(1);
  });
}

/** "queen of spades" */
export function cardWords(card: Card): string {
  return `${String(WORDS["rank"]?.[rankOf(card)]?.[0])} of ${suitWord(suitOf(card))}`;
}

/** "spades" */
export function suitWord(suit: Suit): string {
  return String(WORDS["suit"]?.[suit]);
}
