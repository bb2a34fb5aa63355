import { expect, test } from "vitest";
import { RecordedSession } from "../src/engine/recorded.ts";
import type { GameData } from "../src/payload.ts";
import { Play } from "../src/state/play.svelte.ts";
import type { Card, View } from "../src/values.ts";
import { game } from "./recordings.ts";

/** A game at the first of its moments that is so. */
function playAt(name: string, is: (view: View) => boolean): Play {
  const recording = game(name);
  const moment = recording.moments.findIndex(({ view }) => is(view));
  const data: GameData = { name, title: name, hook: "", bytecode: "", preset: {}, rules: [] };
  const screen = { size: "phone" } as const;
  return new Play(new RecordedSession({ ...recording, moment }), data, { seat: recording.seat, screen });
}

const decides = (asks: string, more: (view: View) => boolean = () => true) => (view: View) =>
  view.ask.kind === "decide" && view.ask.asks === asks && more(view);
const isBlocked = ({ ask }: View) => ask.kind === "decide" && ask.blocked.length > 0 && ask.options.length > 1;

test("a card that may not be played is asked about, and nothing is played", () => {
  const play = playAt("hearts", decides("trick", isBlocked));
  const card = play.ask!.blocked[0]!.cards[0]!;
  const { moment } = play;
  play.press({ card });
  expect(play.refused).toEqual({ card, reason: play.ask!.blocked[0]!.reason });
  expect(play.moment).toBe(moment);
  play.drop();
  expect(play.refused).toBeUndefined();
});

test("a card that may be played is played", () => {
  const play = playAt("hearts", decides("trick"));
  const { moment } = play;
  const option = play.ask!.options[0]!;
  play.press({ card: (option as { card: Card }).card });
  expect(play.moment).toBe(moment + 1);
});

test("several cards are lifted and dropped in any order, and given together", () => {
  const play = playAt("hearts", decides("give"));
  const [one, two, three, four] = play.ask!.select!.open;
  for (const card of [three!, one!, two!]) play.press({ card });
  expect(play.selection).toEqual([three, one, two]);
  expect(play.select?.lacks).toBeUndefined();
  play.press({ card: one! });
  expect(play.selection).toEqual([three, two]);
  play.confirm();
  expect(play.refused?.lacks).toBe(true);
  play.press({ card: four! });
  const { moment } = play;
  play.confirm();
  expect(play.moment).toBe(moment + 1);
  expect(play.selection).toEqual([]);
});

test("what happened since begins after the own decision", () => {
  const play = playAt("crazy-eights", (view) => view.turns > 8 && view.ask.kind === "decide");
  expect(play.since.length).toBeGreaterThan(0);
  expect(play.since.every((event) => event.kind !== "chose" || event.seat !== play.seat)).toBe(true);
});

test("a hand keeps its room until the next one is dealt", () => {
  const play = playAt("hearts", (view) => view.players[0]!.hand.count === 13);
  expect(play.most).toBe(13);
  while (play.view.players[0]!.hand.count > 10) play.answer(0);
  expect(play.most).toBe(13);
});

test("only what is new is asked for, and what was taken back is forgotten", () => {
  const recording = game("whist");
  const data: GameData = { name: "whist", title: "whist", hook: "", bytecode: "", preset: {}, rules: [] };
  const session = new RecordedSession({ ...recording, moment: 0 });
  const asked: number[] = [];
  const events = session.events.bind(session);
  session.events = (from) => {
    asked.push(from);
    return events(from);
  };
  const play = new Play(session, data, { seat: recording.seat, screen: { size: "phone" } });
  for (const moment of [1, 2, 5, 5, 3, 4]) {
    session.goTo(moment);
    play.refresh();
    expect(play.history).toEqual(events(0));
  }
  expect(asked).toEqual([0, 1, 2, 3, 4]);
});
