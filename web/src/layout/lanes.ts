/** Rows that grow by rank, one for each suit. */

import { viewerOf } from "./viewer.ts";
import type { Card, Rank, Suit, Table, View } from "../values.ts";

export interface Lane {
  suit: Suit;
  /** From the lowest rank. */
  slots: Slot[];
}

export interface Slot {
  rank: Rank;
  card: Card;
  /** next: it fits now; mine: it fits, and I hold it. */
  is: "laid" | "next" | "mine" | "empty";
}

/** Colours alternate. */
const SUITS: readonly Suit[] = ["S", "H", "C", "D"];

export function lanesOf(table: Table, view: View): Lane[] {
  const laid = new Set(view.table.cards);
  const fits = new Set(view.fits);
  const held = new Set(view.players[viewerOf(view)]?.hand.cards);
  const is = (card: Card) => {
    if (laid.has(card)) return "laid";
    if (!fits.has(card)) return "empty";
    return held.has(card) ? "mine" : "next";
  };
  const cards = new Set(table.cards);
  return SUITS.map((suit) => ({
    suit,
    slots: (table.row ?? [])
      .map((rank): Slot => ({ rank, card: `${rank}${suit}`, is: is(`${rank}${suit}`) }))
      .filter(({ card }) => cards.has(card)),
  })).filter(({ slots }) => slots.length > 0);
}
