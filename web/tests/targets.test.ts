import { expect, test } from "vitest";
import { optionOf } from "../src/state/targets.ts";
import type { Decide } from "../src/values.ts";
import { GAMES } from "./recordings.ts";

const decisions = GAMES.flatMap(({ moments }) => moments.map(({ view }) => view.ask)).filter(
  (ask): ask is Decide => ask.kind === "decide",
);

test("piles and seats stand for the draws and the players that are asked for", () => {
  const source = decisions.find(({ asks }) => asks === "source")!;
  expect(optionOf(source, { pile: "deck" })).toBe(source.options.findIndex((one) => one.kind === "draw" && one.source === "deck"));
  const whom = decisions.find(({ asks }) => asks === "whom")!;
  const seats = whom.options.flatMap((one) => (one.kind === "seat" ? [one.seat] : []));
  expect(seats.map((seat) => optionOf(whom, { seat }))).toEqual(seats.map((_, number) => number));
});
