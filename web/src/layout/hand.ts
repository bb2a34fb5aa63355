/** How a hand is held: in which order, and in how many rows. */

import { rankOf, suitOf, type Card, type Suit, type Table } from "../values.ts";

/** The three sizes of the screen. */
export type Size = "phone" | "tablet" | "desktop";

/** Cards a row, so that at least 45 px of each can be seen; a phone with more than two rows has smaller ones. */
const IN_A_ROW: Record<Size, number> = { phone: 7, tablet: 14, desktop: 18 };
const IN_SMALL_ROWS = 10;

/** Rows of as equal lengths as can be, for so many cards as are held at the most. */
export function rowsOf(cards: readonly Card[], most: number, size: Size): Card[][] {
  const count = Math.max(most, cards.length);
  const isMany = size === "phone" && count > 2 * IN_A_ROW.phone;
  const rows = Math.max(1, Math.ceil(count / (isMany ? IN_SMALL_ROWS : IN_A_ROW[size])));
  const length = Math.ceil(cards.length / rows);
  return Array.from({ length: rows }, (_, row) => cards.slice(row * length, (row + 1) * length)).filter(
    (row, number) => row.length > 0 || number === 0,
  );
}

const ALTERNATING = ["SHCD", "SDCH", "HSDC", "HCDS", "CHSD", "DSHC"];

/** True in games of equal ranks and of higher ones, where suits mean little. */
export function isHeldByRank(table: Table): boolean {
  const phases = new Set(table.phases);
  if (phases.has("trick") || table.mode === "sequence") return false;
  const has = new Set(table.has);
  const isOfRanks = phases.has("claim") || phases.has("asking") || has.has("to_beat") || has.has("pattern");
  return isOfRanks || table.mode === "war" || table.mode === "match_rank";
}

/** Cards in the order in which one holds them: by suits whose colours alternate, trumps first, or by rank. */
export function sortedHand(cards: readonly Card[], table: Table, trump?: Suit): Card[] {
  if (isHeldByRank(table)) {
    const height = (card: Card) => 4 * table.ranks.indexOf(rankOf(card)) + "HDCS".indexOf(suitOf(card));
    return [...cards].sort((one, other) => height(one) - height(other));
  }
  const suits = suitsInOrder(new Set(cards.map(suitOf)), trump);
  const falls = table.phases.includes("trick");
  const place = (card: Card) => {
    const ranks = suitOf(card) === trump ? (table.trump_ranks ?? table.ranks) : table.ranks;
    const height = ranks.indexOf(rankOf(card));
    return 20 * suits.indexOf(suitOf(card)) + (falls ? -height : height);
  };
  return [...cards].sort((one, other) => place(one) - place(other));
}

function suitsInOrder(suits: ReadonlySet<Suit>, trump: Suit | undefined): Suit[] {
  const first = trump && suits.has(trump) ? [trump] : [];
  const orders = ALTERNATING.map((order) => {
    const rest = ([...order] as Suit[]).filter((suit) => suits.has(suit) && !first.includes(suit));
    return [...first, ...rest];
  });
  return orders.reduce((best, order) => (equalNeighbours(order) < equalNeighbours(best) ? order : best));
}

function equalNeighbours(order: readonly Suit[]): number {
  const isRed = (suit: Suit | undefined) => suit === "H" || suit === "D";
  return order.slice(1).filter((suit, number) => isRed(suit) === isRed(order[number])).length;
}
