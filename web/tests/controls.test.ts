import { expect, test } from "vitest";
import { betRow, bidRow, buttonsOf, controlOf, numbered, presetsOf, type ControlKind } from "../src/controls/kinds.ts";
import { verdict } from "../src/controls/chances.ts";
import { waysOf } from "../src/controls/ways.ts";
import { optionOf } from "../src/state/targets.ts";
import type { Card, Decide, Reason } from "../src/values.ts";
import { GAMES, game } from "./recordings.ts";

const decisionsOf = (name: string): Decide[] =>
  game(name).moments.flatMap(({ view }) => (view.ask.kind === "decide" ? [view.ask] : []));
const decisions = GAMES.flatMap(({ name }) => decisionsOf(name));
const controlsOf = (name: string, asks: string) => new Set(decisionsOf(name).filter((ask) => ask.asks === asks && !ask.chosen).map(controlOf));

test.each<[string, string, ControlKind]>([
  ["hearts", "trick", "cards"],
  ["hearts", "give", "places"],
  ["rummy", "meld", "selection"],
  ["five-card-draw", "exchange", "selection"],
  ["cheat", "lay", "selection"],
  ["cheat", "doubt", "buttons"],
  ["gin-rummy", "source", "buttons"],
  ["gin-rummy", "knock", "buttons"],
  ["blackjack", "draw", "buttons"],
  ["blackjack", "wager", "stakes"],
  ["five-card-draw", "bet", "bets"],
  ["spades", "bid", "bids"],
  ["crazy-eights", "suit", "suits"],
  ["go-fish", "rank", "ranks"],
  ["go-fish", "whom", "seats"],
  ["scopa", "capture", "captures"],
])("%s: %s has %s", (name, asks, control) => {
  expect([...controlsOf(name, asks)]).toEqual([control]);
});

test("several cards are a selection where they may be played together", () => {
  expect(controlsOf("president", "play")).toEqual(new Set(["selection", "cards"]));
});

test("a card of the table for one's own is taken in the tray, too", () => {
  expect(new Set(decisionsOf("schwimmen").filter(({ asks }) => asks === "take").map(controlOf))).toEqual(new Set(["taking"]));
});

const KINDS: Partial<Record<ControlKind, "bid" | "bet" | "stake" | "suit" | "rank" | "seat">> = {
  bids: "bid", bets: "bet", stakes: "stake", suits: "suit", ranks: "rank", seats: "seat",
};

test("every option can be chosen where it lies, or with the control of its decision", () => {
  expect(decisions.length).toBeGreaterThan(1000);
  for (const ask of decisions) {
    const kind = KINDS[controlOf(ask)];
    const shown = new Set([...buttonsOf(ask), ...(kind ? numbered(ask, kind) : [])].map(({ number }) => number));
    ask.options.forEach((option, number) => {
      const lies = option.kind === "card" && (ask.select?.open.includes(option.card) || optionOf(ask, option) === number);
      expect([ask.asks, option, lies || shown.has(number)]).toEqual([ask.asks, option, true]);
    });
  }
});

test("the harmless button stands left", () => {
  const kinds = (name: string, asks: string) => buttonsOf(decisionsOf(name).find((ask) => ask.asks === asks)!).map(({ option }) => option.kind);
  expect(kinds("cheat", "doubt")).toEqual(["accept", "challenge"]);
  expect(kinds("gin-rummy", "knock")).toEqual(["pass", "knock"]);
  expect(kinds("blackjack", "draw")).toEqual(["pass", "double", "draw"]);
});

const range: Reason = { kind: "range", least: 1, most: 13, rule: "turn_structure.phases[0]" };
const ask = (options: Decide["options"], closed: Decide["closed"] = []): Decide => ({
  kind: "decide", seat: 0, asks: "bid", phase: 0, options, blocked: [], closed, forced: false,
});

test("closed bids stay in their places, and Nil is first", () => {
  const row = bidRow(ask(
    [{ kind: "bid", bid: 1 }, { kind: "bid", bid: 3 }, { kind: "bid", bid: "nil" }],
    [{ option: { kind: "bid", bid: 2 }, reason: range }],
  ));
  expect(row.map(({ option }) => option.kind === "bid" && option.bid)).toEqual(["nil", 1, 2, 3]);
  expect(row.map((one) => "reason" in one)).toEqual([false, false, true, false]);
});

test("ways to bet come from the cheapest, without those that make no sense", () => {
  const row = betRow(ask(
    [{ kind: "bet", way: "raise", chips: 8 }, { kind: "bet", way: "call", chips: 4 }, { kind: "bet", way: "fold", chips: 0 }],
    [
      { option: { kind: "bet", way: "bet", chips: 4 }, reason: { kind: "bet_made", bet: 4, rule: "" } },
      { option: { kind: "bet", way: "all_in", chips: 9 }, reason: { kind: "chips", need: 9, have: 5, rule: "" } },
    ],
  ));
  expect(row.map(({ option }) => option.kind === "bet" && option.way)).toEqual(["fold", "call", "raise", "all_in"]);
});

test("presets go from the least to the most", () => {
  expect(presetsOf([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])).toEqual([1, 4, 7, 10]);
  expect(presetsOf([5])).toEqual([5]);
});

test("all ways to choose cards are found, each once", () => {
  const worth: Record<string, number> = { "6S": 6, "4H": 4, "7C": 7, "2D": 2, AC: 1 };
  const cards = Object.keys(worth) as Card[];
  const consider = (chosen: Card[]) => {
    const missing = 10 - chosen.reduce((sum, card) => sum + worth[card]!, 0);
    const open = cards.filter((card) => !chosen.includes(card) && worth[card]! <= missing);
    const lacks: Reason = { kind: "no_sum", missing, rule: "setup.capture_by_sum" };
    return { chosen, blocked: [], select: { fewest: 1, most: 5, open, ...(missing ? { lacks } : {}) } };
  };
  expect(waysOf(consider, cards)).toEqual([["6S", "4H"], ["7C", "2D", "AC"]]);
});

test("too many ways are none", () => {
  const cards = ["2H", "3H", "4H", "5H"] as Card[];
  const consider = (chosen: Card[]) => ({
    chosen, blocked: [], select: { fewest: 1, most: 4, open: cards.filter((card) => !chosen.includes(card)) },
  });
  expect(waysOf(consider, cards)).toEqual([]);
});

test("a chance is told beside the best one", () => {
  const all = [0.64, 0.63, 0.55].map((chance, answer) => ({ answer, chance, visits: 1 }));
  expect(all.map((one) => verdict(one, all))).toEqual(["best", "as good", "9 % less"]);
});
