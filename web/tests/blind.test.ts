import { expect, test } from "vitest";
import { blindDraw } from "../src/state/blind.ts";
import type { Event } from "../src/values.ts";
import { game } from "./recordings.ts";

test("in Old Maid every card that I draw from a hand waits for me", () => {
  const { moments } = game("old-maid");
  const events = moments.flatMap((moment) => moment.events);
  const mine = events.flatMap((event, at) => (event.kind === "draws" && event.seat === 0 ? [at] : []));
  expect(mine.length).toBeGreaterThan(1);
  expect(mine.map((at) => blindDraw(events, at, 0))).toEqual(mine.map(() => 3));
  expect(mine.map((at) => blindDraw(events, at, 1))).toEqual(mine.map(() => undefined));
});

test("a draw that was chosen does not wait once more", () => {
  const turn = { kind: "turn", seat: 0 };
  const chose = { kind: "chose", seat: 0, asks: "draw", option: { kind: "draw", source: "opponent_hand", seat: 1 } };
  const draws = { kind: "draws", seat: 0, moves: [{ cards: ["5H"], from: { at: "hand", seat: 1 }, to: { at: "hand", seat: 0 } }] };
  expect(blindDraw([turn, draws] as Event[], 1, 0)).toBe(1);
  expect(blindDraw([turn, chose, draws] as Event[], 2, 0)).toBeUndefined();
});
