import { expect, test } from "vitest";
import { layoutOf, type Layout } from "../src/layout/layout.ts";
import type { Card, Suit } from "../src/values.ts";
import { GAMES, game } from "./recordings.ts";

const shape = ({ middle, aside, around }: Layout) => ({
  middle: middle.map((row) => row.map(({ piece }) => piece).join(" ")),
  aside: aside.map(({ of }) => of),
  around,
});
const layouts = (name: string): Layout[] => {
  const { table, moments } = game(name);
  return moments.map(({ view }) => layoutOf(table, view));
};
const middleOf = (name: string) => shape(layouts(name)[0]!).middle;

test("all families were recorded", () => {
  expect(GAMES.length).toBeGreaterThanOrEqual(25);
});

test("each family has its pieces", () => {
  expect(middleOf("hearts")).toEqual(["trick"]);
  expect(middleOf("crazy-eights")).toEqual(["piles"]);
  expect(middleOf("president")).toEqual(["combination"]);
  expect(middleOf("fan-tan")).toEqual(["lanes"]);
  expect(middleOf("scopa")).toEqual(["piles pool"]);
  expect(middleOf("rummy")).toEqual(["piles melds"]);
  expect(middleOf("five-card-draw")).toEqual(["pot", "piles"]);
  expect(middleOf("leduc")).toEqual(["pot", "piles row"]);
  expect(middleOf("war-baseline")).toEqual(["battle"]);
  expect(middleOf("goofspiel")).toEqual(["trick", "piles pool"]);
  expect(middleOf("cheat")).toEqual(["piles"]);
  expect(middleOf("blackjack")).toEqual(["piles row"]);
  expect(middleOf("old-maid")).toEqual(["hands"]);
});

test("families that are mixed have the pieces of both", () => {
  expect(middleOf("tricks_melds_bets")).toEqual(["pot", "trick", "piles melds"]);
  expect(middleOf("tricks_draws")).toEqual(["trick"]);
  expect(middleOf("captures_draws_melds")).toEqual(["piles pool", "melds"]);
  expect(middleOf("melds_bets")).toEqual(["pot", "piles melds"]);
  expect(middleOf("spades-3")).toEqual(["pot", "trick", "piles pool"]);
});

test.each(GAMES)("nothing moves away while $name is played", ({ table, moments }) => {
  const seen = new Set(moments.map(({ view }) => JSON.stringify(shape(layoutOf(table, view)).middle)));
  expect(seen.size).toBe(1);
});

test.each(GAMES)("every open card of $name lies in one place", ({ table, moments }) => {
  for (const { view } of moments) {
    const { middle, aside } = layoutOf(table, view);
    const shown = [...middle.flat(), ...aside].flatMap((one) => cardsIn(one));
    for (const card of view.table.cards) expect(shown).toContain(card);
    for (const { card } of view.trick?.cards ?? []) if (card) expect(shown).toContain(card);
    for (const meld of view.melds ?? []) for (const card of meld.cards) expect(shown).toContain(card);
    const top = view.discard.at(-1);
    if (top) expect(shown).toContain(top);
  }
});

test.each(GAMES)("$name looks the same with another name and other suits", ({ table, moments }) => {
  const turned: Record<Suit, Suit> = { H: "S", S: "D", D: "C", C: "H" };
  const turn = <T>(value: T): T =>
    JSON.parse(JSON.stringify(value), (_, found: unknown) => {
      if (typeof found !== "string") return found;
      const suit = /^(?:[2-9JQKA]|10)?([HDCS])$/.exec(found)?.[1] as Suit | undefined;
      return suit ? found.slice(0, -1) + turned[suit] : found;
    }) as T;
  for (const { view } of moments) {
    const other = layoutOf({ ...turn(table), name: "something else" }, turn(view));
    expect(shape(other)).toEqual(shape(layoutOf(table, view)));
  }
});

test("the next places of a row are marked, and those I hold", () => {
  const { table, moments } = game("fan-tan");
  const { view } = moments.find(({ view }) => view.ask.kind === "decide" && view.ask.options.length > 1)!;
  const lanes = layoutOf(table, view).middle[0]![0]!;
  if (lanes.piece !== "lanes") throw new Error("no lanes");
  const slots = lanes.lanes.flatMap((lane) => lane.slots);
  expect(slots.length).toBe(52);
  const options = view.ask.kind === "decide" ? view.ask.options : [];
  const mine = options.flatMap((option) => (option.kind === "card" ? [option.card] : [])).sort();
  expect(slots.filter(({ is }) => is === "mine").map(({ card }) => card).sort()).toEqual(mine);
  expect(slots.filter(({ is }) => is === "laid").length).toBe(view.table.count);
});

function cardsIn(value: unknown): Card[] {
  const cards: Card[] = [];
  JSON.stringify(value, (key, found: unknown) => {
    if (typeof found === "string" && /^([2-9JQKA]|10)[HDCS]$/.test(found)) cards.push(found as Card);
    if (key === "slots") return (found as { card: Card; is: string }[]).filter(({ is }) => is === "laid");
    return found;
  });
  return cards;
}
