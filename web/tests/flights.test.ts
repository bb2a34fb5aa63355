import { expect, test } from "vitest";
import { backsBetween, flightsBetween, startsOf, type Scene, type Spot } from "../src/motion/flights.ts";
import type { CardMove } from "../src/values.ts";

const scene = (cards: Record<string, Spot>): Scene => ({
  cards: new Map(Object.entries(cards).map(([card, spot]) => [card, { spot, width: 44, element: {} as HTMLElement }])),
  places: new Map([
    ["hand-0", { x: 100, y: 800 }],
    ["hand-1", { x: 10, y: 100 }],
    ["deck", { x: 50, y: 400 }],
    ["trick", { x: 200, y: 400 }],
  ]),
});
const move = (cards: (string | null)[], from: object, to: object) => ({ cards, from, to }) as CardMove;

test("a card that lay elsewhere comes from there", () => {
  const flights = flightsBetween(scene({ QS: { x: 100, y: 800 } }), scene({ QS: { x: 200, y: 500 } }), []);
  expect(flights).toEqual([{ kind: "comes", card: "QS", from: { x: 100, y: 800 } }]);
});

test("a card that lies still does not fly", () => {
  expect(flightsBetween(scene({ QS: { x: 100, y: 800 } }), scene({ QS: { x: 102, y: 800 } }), [])).toEqual([]);
});

test("a card that was hidden comes from its player, and one that is taken goes to whoever takes it", () => {
  const played = move(["7D"], { at: "hand", seat: 1 }, { at: "trick" });
  expect(flightsBetween(scene({}), scene({ "7D": { x: 200, y: 300 } }), [played])).toEqual([
    { kind: "comes", card: "7D", from: { x: 10, y: 100 } },
  ]);
  const taken = move(["7D"], { at: "trick" }, { at: "captured", seat: 0 });
  expect(flightsBetween(scene({ "7D": { x: 200, y: 300 } }), scene({}), [taken])).toEqual([
    { kind: "goes", card: "7D", to: { x: 100, y: 800 } },
  ]);
});

test("cards that nobody sees go as backs, and never more than three for a move", () => {
  const drawn = move(Array<null>(7).fill(null), { at: "deck" }, { at: "hand", seat: 1 });
  const backs = backsBetween(scene({}), scene({}), [drawn]);
  expect(backs).toHaveLength(3);
  expect(backs[0]).toEqual({ kind: "passes", from: { x: 50, y: 400 }, to: { x: 10, y: 100 } });
});

test("a whole deal takes 900 ms, all else starts at once", () => {
  const starts = startsOf(13, true, 260, 900);
  expect(starts[0]).toBe(0);
  expect(starts.at(-1)! + 260).toBeCloseTo(900);
  expect(startsOf(4, false, 260, 900)).toEqual([0, 0, 0, 0]);
});
