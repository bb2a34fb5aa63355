/** Sentences in which cards are pictures: a card is marked in the text, and `Said.svelte` draws it. */

import type { Card } from "../values.ts";

const MARK = /\u{F0000}([0-9JQKA]+[HDCS])\u{F0001}/u;

/** How a speaker writes a card that is to be drawn. */
export function marked(card: string): string {
  return `\u{F0000}${card}\u{F0001}`;
}

/** A text in its parts, those at odd places being cards. */
export function partsOf(text: string): { text?: string; card?: Card }[] {
  return text
    .split(MARK)
    .map((part, number) => (number % 2 ? { card: part as Card } : { text: part }))
    .filter((part) => part.card || part.text);
}
