/** Which control a decision has. It looks at what is asked and at the options, never at a game's name. */

import type { Choice, Closed, Decide } from "../values.ts";

export type ControlKind =
  | "cards" // pressed where they lie; other options are buttons
  | "places" // so many cards exactly, for somebody else: places that fill
  | "selection" // several cards, and a button that names what they make
  | "captures" // several cards of the table: one option for each way, where there are few
  | "taking" // one of the cards on the table, shown small as well
  | "bids" // a row of numbers
  | "bets" // ways, with amounts
  | "stakes" // amounts: buttons if there are few, else a slider
  | "suits"
  | "ranks"
  | "seats"
  | "buttons"; // this or that

/** An option with its number, which answers it. */
export interface Numbered {
  option: Choice;
  number: number;
}

/** More amounts than that need a slider. */
export const FEW = 6;

export function controlOf(ask: Decide): ControlKind {
  const is = (kind: Choice["kind"]) => ask.options.some((option) => option.kind === kind);
  if (ask.select && !ask.chosen?.length) {
    if (ask.asks === "capture") return "captures";
    if (ask.asks === "give" && ask.select.fewest === ask.select.most) return "places";
    return "selection";
  }
  if (is("bid")) return "bids";
  if (is("bet")) return "bets";
  if (is("stake")) return "stakes";
  if (is("suit")) return "suits";
  if (is("rank")) return "ranks";
  if (is("seat")) return "seats";
  if (is("card")) return ask.asks === "take" ? "taking" : "cards";
  return "buttons";
}

/** Options that are buttons beside whatever else the control is, the harmless one first. */
export function buttonsOf(ask: Decide): Numbered[] {
  const shown: Choice["kind"][] = ["any", "stop", "pass", "draw", "double", "swap", "knock", "challenge", "accept"];
  return numbered(ask)
    .filter(({ option }) => shown.includes(option.kind))
    .sort((one, other) => boldness(one.option) - boldness(other.option));
}

/** Options of one kind, in their order. */
export function numbered<Kind extends Choice["kind"]>(ask: Decide, kind?: Kind): (Numbered & { option: Extract<Choice, { kind: Kind }> })[] {
  return ask.options
    .map((option, number) => ({ option, number }))
    .filter(({ option }) => kind === undefined || option.kind === kind) as (Numbered & { option: Extract<Choice, { kind: Kind }> })[];
}

/** True for the option that a main button stands for: it does something that cannot be taken back at a real table. */
export function isBold(option: Choice): boolean {
  return ["knock", "challenge", "swap", "any"].includes(option.kind);
}

function boldness(option: Choice): number {
  if (option.kind === "pass" || option.kind === "accept" || option.kind === "stop") return 0;
  if (option.kind === "draw") return option.source === "deck" ? 2 : 3;
  return option.kind === "double" ? 1 : 4;
}

/** Bids in their row, Nil first and closed ones in their places. */
export function bidRow(ask: Decide): (Numbered | Closed)[] {
  const height = (one: Numbered | Closed) =>
    one.option.kind === "bid" && one.option.bid !== "nil" ? one.option.bid : -1;
  const closed = ask.closed.filter(({ option }) => option.kind === "bid");
  return [...numbered(ask, "bid"), ...closed].sort((one, other) => height(one) - height(other));
}

const WAYS = ["fold", "check", "call", "bet", "raise", "all_in"];

/** Ways to bet, the cheapest first; of those that are closed only what one might miss. */
export function betRow(ask: Decide): (Numbered | Closed)[] {
  const place = (one: Numbered | Closed) => (one.option.kind === "bet" ? WAYS.indexOf(one.option.way) : -1);
  const closed = ask.closed.filter(
    ({ option, reason }) => option.kind === "bet" && (reason.kind === "enough" || reason.kind === "chips"),
  );
  return [...numbered(ask, "bet"), ...closed].sort((one, other) => place(one) - place(other));
}

/** Four amounts to jump to: the least, two between, and the most. */
export function presetsOf(amounts: readonly number[]): number[] {
  const places = [0, 1 / 3, 2 / 3, 1].map((part) => Math.round(part * (amounts.length - 1)));
  return [...new Set(places.flatMap((place) => amounts[place] ?? []))];
}
