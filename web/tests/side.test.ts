import { expect, test } from "vitest";
import { lastTrick } from "../src/side/last.ts";
import { logOf } from "../src/side/log.ts";
import { padOf, padsOf } from "../src/side/pad.ts";
import type { Event, Happened, Table, View } from "../src/values.ts";
import { forHowMany, handStory } from "../src/words/start.ts";
import { GAMES, game, type ToldGame } from "./recordings.ts";

const historyOf = ({ moments }: ToldGame, until = moments.length): Happened[] =>
  moments.slice(0, until).map(({ events }, at) => ({ at, events }));

test.each(GAMES)("the pad of $name adds up, hand by hand", (recording) => {
  const { view } = recording.moments.at(-1)!;
  const history = historyOf(recording);
  let before: number[] | undefined;
  for (let hand = 1; hand <= view.hand_number; hand += 1) {
    const pad = padOf(recording.table, view, history, hand);
    expect(pad.now).toEqual(pad.before.map((points, place) => points + pad.sum[place]!));
    const rows = pad.sum.map((_, place) => pad.rows.reduce((sum, { cells }) => sum + cells[place]!.points, 0));
    expect([hand, rows]).toEqual([hand, pad.sum.map((points) => points + 0)]);
    if (before) expect(pad.before).toEqual(before);
    before = pad.now;
  }
});

test("rows of cards are named by what the cards have in common", () => {
  const hearts = game("hearts");
  const pad = padOf(hearts.table, hearts.moments.at(-1)!.view, historyOf(hearts), 1);
  expect(pad.rows.map(({ name, each }) => [name, each])).toEqual([["Hearts", 1], ["Queen of spades", 13]]);
  expect(pad.columns.map(({ mine }) => mine)).toEqual([true, false, false, false]);
});

test("partners share a column", () => {
  const sueca = game("sueca");
  const pad = padOf(sueca.table, sueca.moments.at(-1)!.view, historyOf(sueca), 1);
  expect(pad.columns.map(({ seats }) => seats)).toEqual([[0, 2], [1, 3]]);
});

/** Two hands of a game with chips and lives, seen from seat 1 of four. */
function livesAndChips(): { table: Table; view: View; history: Happened[] } {
  const table = { players: 4, sides: [[0], [1], [2], [3]], has: ["chips"] } as unknown as Table;
  const view = { seat: 1, hand_number: 1, players: [5, 6, 6, 6].map((score) => ({ score, chips: 100 })) } as unknown as View;
  const events: Event[] = [
    { kind: "scores", seat: 0, points: -1, parts: [{ rule: "scoring_rules[0]", points: -1 }] },
    { kind: "standings", scores: [5, 6, 6, 6], chips: [100, 100, 100, 100] },
  ] as unknown as Event[];
  return { table, view, history: [{ at: 0, events }] };
}

test("chips and points have a pad each, and are never added up", () => {
  const { table, view, history } = livesAndChips();
  const [chips, points] = padsOf(table, view, history, 1);
  expect([chips!.chips, chips!.before, chips!.now, chips!.rows]).toEqual([true, [100, 100, 100, 100], [100, 100, 100, 100], []]);
  expect([points!.before, points!.sum, points!.now]).toEqual([[6, 6, 6, 6], [0, 0, 0, -1], [6, 6, 6, 5]]);
});

test("columns go round from mine on", () => {
  const { table, view, history } = livesAndChips();
  expect(padOf(table, view, history, 1).columns.map(({ seats }) => seats[0])).toEqual([1, 2, 3, 0]);
});

test("where nobody has a point there is no pad", () => {
  const { table, view } = livesAndChips();
  const players = view.players.map((player) => ({ ...player, score: 0 }));
  expect(padsOf({ ...table, has: [] }, { ...view, players }, [], 1)).toEqual([]);
});

test("the end of a hand tells what I and the luckiest have got", () => {
  const columns = [{ seats: [1], mine: true }, { seats: [2], mine: false }, { seats: [3], mine: false }];
  const names = ["East", "You", "West", "North"];
  expect(handStory(2, { columns, sum: [6, 1, 18] }, names)).toBe("Hand 2: you\u00a0+6, North\u00a0+18");
  expect(handStory(1, { columns, sum: [-25, -1, 27] }, names)).toBe("Hand 1: you\u00a0\u221225, North\u00a0+27");
  expect(handStory(3, { columns, sum: [0, 2, -2] }, names)).toBe("Hand 3: you\u00a00, West\u00a0+2");
  expect(handStory(1, { columns, sum: [0, 0, 0] }, names)).toBe("Hand 1");
});

test("the menu says how many play", () => {
  const rules = [{ title: "In short", blocks: [{ kind: "points" as const, rules: [{ text: "For **four** players.", about: [] }] }] }];
  expect(forHowMany(rules)).toBe("For four players.");
  expect(forHowMany([])).toBe("");
});

test("the log tells the newest first, and stops where it has told enough", () => {
  const history = historyOf(game("hearts"), 40);
  const say = (event: { kind: string }) => (event.kind === "lays" || event.kind === "takes" ? event.kind : "");
  const { groups, more } = logOf(history, 0, say, 12);
  expect(more).toBe(true);
  expect(groups.reduce((sum, { lines }) => sum + lines.length, 0)).toBe(12);
  expect(groups[0]!.title).toBe("Since your last turn");
  expect(logOf(history, 0, say, 1000).more).toBe(false);
});

test("the last trick has a card of everybody, and who took it", () => {
  const hearts = game("hearts");
  const end = hearts.moments.findIndex(({ events }) => events.some(({ kind }) => kind === "takes"));
  const history = historyOf(hearts, end + 1);
  const trick = lastTrick(history)!;
  const [taken] = history.flatMap(({ events }) => events).flatMap((event) => (event.kind === "takes" ? [event] : []));
  expect(trick.laid.map(({ card }) => card).sort()).toEqual((taken?.moves ?? []).flatMap(({ cards }) => cards).sort());
  expect(trick.taker).toBe(taken?.seat);
  expect(lastTrick(history.slice(0, end))).toBeUndefined();
});
