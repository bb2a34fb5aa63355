/** What can be pressed on the table: which option of a decision a card, a pile or a seat stands for. */

import type { Card, Choice, Decide } from "../values.ts";

export type Thing = { card: Card } | { pile: "deck" | "discard" | "table" } | { seat: number };

/** The number of the option that pressing it chooses. */
export function optionOf(ask: Decide, thing: Thing): number | undefined {
  const number = ask.options.findIndex((option) => standsFor(thing, option));
  return number < 0 ? undefined : number;
}

function standsFor(thing: Thing, option: Choice): boolean {
  if ("card" in thing) {
    if (option.kind === "draw") return option.source === "tableau" && option.card === thing.card;
    return option.kind === "card" && option.card === thing.card;
  }
  if ("seat" in thing) {
    if (option.kind === "seat" || option.kind === "draw") return option.seat === thing.seat;
    return option.kind === "swap" && option.with === thing.seat;
  }
  if (option.kind === "swap") return thing.pile === "table" && option.with === undefined;
  if (option.kind !== "draw" || option.seat !== undefined) return false;
  return option.source === (thing.pile === "table" ? "tableau" : thing.pile);
}
