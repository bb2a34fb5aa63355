/** Where cards fly when the view changes. Measured once before and once after; what happens between is up to the browser. */

import type { Card, CardMove, Place } from "../values.ts";

/** The middle of something on the screen. */
export interface Spot {
  x: number;
  y: number;
}

/** Where everything lies: cards that can be seen, and the places where cards come from and go to. */
export interface Scene {
  cards: ReadonlyMap<string, { spot: Spot; width: number; element: HTMLElement }>;
  places: ReadonlyMap<string, Spot>;
}

/** One card that goes from a spot to another one. */
export type Flight =
  /** A card that lies there now, and lay elsewhere. */
  | { kind: "comes"; card: string; from: Spot }
  /** A card that is gone, to a place. */
  | { kind: "goes"; card: string; to: Spot }
  /** A card that nobody here sees. */
  | { kind: "passes"; from: Spot; to: Spot };

/** Less is no way to go. */
const STILL = 3;
/** Backs that fly at once for one move: more would say no more. */
const MOST_BACKS = 3;

/** The flights between two scenes; `moves` tells where new cards came from, and where those that are gone went. */
export function flightsBetween(before: Scene, after: Scene, moves: readonly CardMove[]): Flight[] {
  const flights: Flight[] = [];
  const from = new Map<string, Spot>();
  const to = new Map<string, Spot>();
  for (const move of moves) {
    const start = spotOf(before, move.from) ?? spotOf(after, move.from);
    const end = spotOf(after, move.to) ?? spotOf(before, move.to);
    for (const card of move.cards) {
      if (card && start) from.set(card, start);
      if (card && end) to.set(card, end);
    }
  }
  for (const [card, { spot }] of after.cards) {
    const start = before.cards.get(card)?.spot ?? from.get(card);
    if (start && Math.hypot(start.x - spot.x, start.y - spot.y) > STILL) flights.push({ kind: "comes", card, from: start });
  }
  for (const card of before.cards.keys()) {
    const end = to.get(card);
    if (end && !after.cards.has(card)) flights.push({ kind: "goes", card, to: end });
  }
  return flights;
}

/** The flights of cards that nobody here sees. */
export function backsBetween(before: Scene, after: Scene, moves: readonly CardMove[]): Flight[] {
  return moves.flatMap((move) => {
    const [from, to] = [spotOf(before, move.from), spotOf(after, move.to)];
    const unseen = move.cards.filter((card: Card | null) => card === null).length;
    if (!from || !to || Math.hypot(from.x - to.x, from.y - to.y) <= STILL) return [];
    return Array.from({ length: Math.min(unseen, MOST_BACKS) }, (): Flight => ({ kind: "passes", from, to }));
  });
}

/** When each flight starts: all at once, or those of a deal one after the other. */
export function startsOf(count: number, isDeal: boolean, move: number, deal: number): number[] {
  const step = isDeal && count > 1 ? Math.max(0, deal - move) / (count - 1) : 0;
  return Array.from({ length: count }, (_, number) => number * step);
}

/** A place as the pieces name it, in `data-place`. */
export function nameOf(place: Place): string[] {
  if (place.at === "hand") return [`hand-${place.seat}`];
  if (place.at === "captured") return [`hand-${place.seat}`];
  return [place.at, "table"];
}

function spotOf(scene: Scene, place: Place): Spot | undefined {
  for (const name of nameOf(place)) {
    const spot = scene.places.get(name);
    if (spot) return spot;
  }
  return undefined;
}
