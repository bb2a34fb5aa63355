import { expect, test } from "vitest";
import { rowsOf, sortedHand } from "../src/layout/hand.ts";
import type { Card } from "../src/values.ts";
import { game } from "./recordings.ts";

const cards = (text: string) => text.split(" ") as Card[];

test("suits alternate in colour, and fall where tricks are taken", () => {
  const { table } = game("hearts");
  expect(sortedHand(cards("2H KH 3D AC 4C 5S"), table).join(" ")).toBe("5S KH 2H AC 4C 3D");
});

test("trumps come first", () => {
  const { table } = game("whist");
  expect(sortedHand(cards("2H 3D AC 5S"), table, "D")[0]).toBe("3D");
});

test("equal ranks stand together where ranks matter", () => {
  const { table } = game("go-fish");
  expect(sortedHand(cards("9H 3D 9C 3S"), table).join(" ")).toBe("3D 3S 9H 9C");
});

test("a hand keeps its rows while it gets smaller", () => {
  const held = cards("2H 3H 4H 5H 6H");
  expect(rowsOf(held, 5, "phone").map((row) => row.length)).toEqual([5]);
  expect(rowsOf(held, 13, "phone").map((row) => row.length)).toEqual([3, 2]);
  expect(rowsOf(held, 13, "desktop").map((row) => row.length)).toEqual([5]);
  expect(rowsOf([], 0, "phone")).toEqual([[]]);
});
