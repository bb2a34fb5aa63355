import { expect, test } from "vitest";
import { didOf } from "../src/layout/did.ts";
import { layoutOf } from "../src/layout/layout.ts";
import { ownersOf, takes } from "../src/layout/owners.ts";
import { stepsOf } from "../src/layout/steps.ts";
import type { Event } from "../src/values.ts";
import { GAMES, game } from "./recordings.ts";

const MELDING = GAMES.filter(({ table }) => table.has.includes("melds"));

test.each(MELDING)("every meld of $name has an owner", ({ moments }) => {
  const events: Event[] = [];
  let melds = 0;
  for (const moment of moments) {
    events.push(...moment.events);
    const lying = moment.view.melds ?? [];
    const owners = ownersOf(lying, events);
    for (const owner of owners) expect(owner).toBeTypeOf("number");
    melds += owners.length;
  }
  expect(melds > 0 || moments.every(({ view }) => !view.melds?.length)).toBe(true);
});

test("a meld stays with whoever laid it first, and is forgotten with the hand", () => {
  const lays = (seat: number, cards: string[], makes: string): Event =>
    ({ kind: "lays", seat, as: "meld", makes, moves: [{ cards, from: { at: "hand", seat }, to: { at: "melds" } }] }) as Event;
  const meld = { as: "set", cards: ["5H", "5D", "5C", "5S"] } as const;
  const events = [lays(2, ["5H", "5D", "5C"], "set"), lays(1, ["5S"], "added")];
  expect(ownersOf([{ as: meld.as, cards: [...meld.cards] }], events)).toEqual([2]);
  const later: Event = { kind: "hand_begins", hand: 2, starter: 0 };
  expect(ownersOf([{ as: meld.as, cards: [...meld.cards] }], [...events, later])).toEqual([undefined]);
});

test("cards that can be added are shown at the meld that they fit", () => {
  expect(takes({ as: "set", cards: ["5H", "5D", "5C"] }, ["5S"])).toBe(true);
  expect(takes({ as: "set", cards: ["5H", "5D", "5C"] }, ["6S"])).toBe(false);
  expect(takes({ as: "run", cards: ["5H", "6H", "7H"] }, ["8H", "9H"])).toBe(true);
  expect(takes({ as: "run", cards: ["5H", "6H", "7H"] }, ["8S"])).toBe(false);
  expect(takes({ as: "run", cards: ["5H", "6H", "7H"] }, [])).toBe(false);
});

test("a turn of several phases has steps, and one of them is now", () => {
  const { table, moments } = game("rummy");
  const { view } = moments.find(({ view }) => view.ask.kind === "decide" && view.ask.asks === "meld")!;
  expect(stepsOf(table, view)).toEqual([
    { text: "Draw", is: "done" },
    { text: "Lay melds", is: "now" },
    { text: "Discard", is: "to come" },
  ]);
  const hearts = game("hearts");
  for (const { view } of hearts.moments) expect(stepsOf(hearts.table, view)).toEqual([]);
});

test("places of cards to come are filled one by one", () => {
  const { table, moments } = game("cards_to_come");
  const rows = moments
    .map(({ view }) => view)
    .filter(({ ask }) => ask.kind === "decide")
    .map((view) => {
      const row = layoutOf(table, view).middle.flat().find(({ piece }) => piece === "row");
      if (row?.piece !== "row") throw new Error("no row");
      return row.cards.length + row.toCome;
    });
  expect(new Set(rows)).toEqual(new Set([3]));
});

test("what a player did last is said, as far as it was seen", () => {
  const { table } = game("rummy");
  const events = [
    { kind: "draws", seat: 1, moves: [{ cards: [null], from: { at: "deck" }, to: { at: "hand", seat: 1 } }] },
    { kind: "lays", seat: 1, as: "discard", moves: [{ cards: ["7S"], from: { at: "hand", seat: 1 }, to: { at: "discard" } }] },
    { kind: "passes", seat: 2 },
    { kind: "draws", seat: 3, moves: [{ cards: [null, null], from: { at: "deck" }, to: { at: "hand", seat: 3 } }] },
  ] as Event[];
  expect(didOf(1, table, events)).toEqual({ text: "discarded", cards: ["7S"] });
  expect(didOf(2, table, events)).toEqual({ text: "passed", cards: [] });
  expect(didOf(3, table, events)).toEqual({ text: "drew 2", cards: [] });
  expect(didOf(0, table, events)).toBeUndefined();
});
