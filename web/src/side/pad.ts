/** The score pad of one hand: a row for each source of points, with the cards that made them, and what they come to. */

import { rankOf, suitOf, type Card, type Event, type Happened, type ScorePart, type Table, type View } from "../values.ts";
import { capital, rankWord, SOURCES } from "../words/page.ts";
import { cardWords, suitWord } from "../words/names.ts";

export interface Pad {
  /** The number of the hand. */
  hand: number;
  /** True while it is played. */
  isOpen: boolean;
  /** True where chips are counted. */
  chips: boolean;
  columns: Column[];
  rows: Row[];
  sum: number[];
  before: number[];
  now: number[];
}
export interface Column {
  seats: readonly number[];
  mine: boolean;
}
export interface Row {
  name: string;
  /** What each of its cards gives, if all give the same. */
  each?: number;
  cells: { points: number; cards: Card[] }[];
}

/** More rules about cards than that share one row. */
const MOST_CARD_ROWS = 4;

/** The pad of a hand; without a number that of the hand being played, or of the last one in which something was scored. */
export function padOf(
  table: Table,
  view: View,
  history: readonly Happened[],
  hand?: number,
  chips = table.has.includes("chips"),
): Pad {
  const hands = handsOf(history);
  const open = view.hand_number;
  const wanted = hand ?? open;
  const events = hands.get(wanted) ?? [];
  const columns = table.sides.map((seats) => ({ seats, mine: view.seat !== undefined && seats.includes(view.seat) }));
  columns.sort((one, other) => fromMe(one, table, view) - fromMe(other, table, view));
  const amounts = (values: readonly number[]) => columns.map(({ seats }) => seats.reduce((sum, seat) => sum + (values[seat] ?? 0), 0));
  const after = standing(events, chips);
  const earlier = [...hands].filter(([number]) => number < wanted).map(([, past]) => standing(past, chips)).findLast(Boolean);
  const isOpen = !after && wanted === open;
  const now = amounts(after ?? standingNow(view, chips));
  const before = amounts(earlier ?? startOf(events, after ?? standingNow(view, chips), chips));
  const sum = now.map((amount, place) => amount - (before[place] ?? 0));
  const rows = chips ? chipRows(events, columns, sum) : pointRows(events, columns);
  return { hand: wanted, isOpen, chips, columns, rows, sum, before, now };
}

/** The pads of a hand: chips where there are any, and points where somebody has or had some. */
export function padsOf(table: Table, view: View, history: readonly Happened[], hand?: number): Pad[] {
  const pads = (table.has.includes("chips") ? [true, false] : [false]).map((chips) => padOf(table, view, history, hand, chips));
  return pads.filter(({ chips, rows, now, before }) => chips || rows.length > 0 || [...now, ...before].some((points) => points !== 0));
}

/** Columns go round as the players sit, from mine on. */
function fromMe({ seats, mine }: Column, { players }: Table, view: View): number {
  return mine ? 0 : ((seats[0] ?? 0) - (view.seat ?? 0) + players) % players;
}

/** What happened in each hand. */
function handsOf(history: readonly Happened[]): Map<number, Event[]> {
  const hands = new Map<number, Event[]>();
  let hand = 1;
  for (const { events } of history) {
    for (const event of events) {
      if (event.kind === "hand_begins") hand = event.hand;
      const kept = hands.get(hand);
      if (kept) kept.push(event);
      else hands.set(hand, [event]);
    }
  }
  return hands;
}

function standing(events: readonly Event[], chips: boolean): readonly number[] | undefined {
  const event = events.findLast((one) => one.kind === "standings");
  if (event?.kind !== "standings") return undefined;
  return chips ? event.chips : event.scores;
}

function standingNow(view: View, chips: boolean): number[] {
  return view.players.map((player) => (chips ? (player.chips ?? 0) : player.score));
}

/** Points or chips before the first hand: those at its end without what went to and fro. */
function startOf(first: readonly Event[], end: readonly number[], chips: boolean): number[] {
  return end.map((amount, seat) => {
    if (chips) return amount - flowOf(first, seat).reduce((sum, flow) => sum + flow.chips, 0);
    const scored = first.reduce((sum, event) => (event.kind === "scores" && event.seat === seat ? sum + event.points : sum), 0);
    return amount - scored;
  });
}

/** What a seat has paid and got, and why. */
function flowOf(events: readonly Event[], seat: number): { why: string; chips: number }[] {
  let stake = 0;
  return events.flatMap((event) => {
    if (!("seat" in event) || event.seat !== seat) return [];
    if (event.kind === "chips") return [{ why: event.why, chips: event.chips }];
    if (event.kind !== "chose") return [];
    const { option } = event;
    if (option.kind === "bet" || option.kind === "stake") stake = option.chips;
    else if (option.kind !== "double") return [];
    return [{ why: "staked", chips: -stake }];
  });
}

const FLOWS = ["ante", "pass", "staked", "pot", "house"];

/** Rows of chips. What no event tells of is staked as well. */
function chipRows(events: readonly Event[], columns: readonly Column[], sum: readonly number[]): Row[] {
  const flows = columns.map(({ seats }) => seats.flatMap((seat) => flowOf(events, seat)));
  const amount = (place: number, why?: string) =>
    (flows[place] ?? []).reduce((total, flow) => total + (why === undefined || flow.why === why ? flow.chips : 0), 0);
  return FLOWS.map((why) => ({
    name: SOURCES[why] ?? why,
    cells: columns.map((_, place) => ({
      points: amount(place, why) + (why === "staked" ? (sum[place] ?? 0) - amount(place) : 0),
      cards: [],
    })),
  })).filter(({ cells }) => cells.some(({ points }) => points !== 0));
}

function pointRows(events: readonly Event[], columns: readonly Column[]): Row[] {
  const scored = events.flatMap((event) => (event.kind === "scores" ? [event] : []));
  const rules = new Set(scored.flatMap(({ parts }) => parts.map(({ rule }) => rule)));
  const areMany = [...rules].filter((rule) => source(rule) === "card_scoring").length > MOST_CARD_ROWS;
  const keyOf = ({ rule }: ScorePart) => (source(rule) === "card_scoring" && !areMany ? rule : source(rule));
  const keys = [...new Set(scored.flatMap(({ parts }) => parts.map(keyOf)))].sort(byNumber);
  return keys.map((key) => {
    const parts = columns.map(({ seats }) =>
      scored.filter(({ seat }) => seats.includes(seat)).flatMap((event) => event.parts.filter((part) => keyOf(part) === key)),
    );
    const cells = parts.map((mine) => ({
      points: mine.reduce((sum, { points }) => sum + points, 0),
      cards: [...new Set(mine.flatMap(({ cards }) => (cards ?? []).filter((card): card is Card => card !== null)))],
    }));
    const cards = cells.flatMap((cell) => cell.cards);
    const each = cells.reduce((sum, { points }) => sum + points, 0) / cards.length;
    const isEach = cells.every((cell) => cell.points === each * cell.cards.length);
    const name = source(key) === "card_scoring" && !areMany ? named(cards) : (SOURCES[key] ?? SOURCES[key.split(".")[0] ?? ""] ?? "Points");
    return { name, cells, ...(cards.length && isEach && source(key) === "card_scoring" ? { each } : {}) };
  });
}

/** A path without its numbers. */
function source(rule: string): string {
  return rule.replace(/\[[0-9]+\]/g, "");
}

function byNumber(one: string, other: string): number {
  return one.localeCompare(other, "en", { numeric: true });
}

/** What cards have in common: "Hearts", "Aces", "Queen of spades". */
function named(cards: readonly Card[]): string {
  const [first] = cards;
  if (!first) return "Cards";
  if (new Set(cards).size === 1) return capital(cardWords(first));
  if (cards.every((card) => suitOf(card) === suitOf(first))) return capital(suitWord(suitOf(first)));
  if (cards.every((card) => rankOf(card) === rankOf(first))) return capital(rankWord(rankOf(first), true));
  return "Cards";
}
