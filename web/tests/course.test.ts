import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Thinker } from "../src/engine/engine.ts";
import { RecordedEngine, RecordedSession } from "../src/engine/recorded.ts";
import type { GameData } from "../src/payload.ts";
import { Course, GUARD, PAUSE, RESTS } from "../src/state/course.svelte.ts";
import { Play } from "../src/state/play.svelte.ts";
import { Settings } from "../src/state/settings.svelte.ts";
import { game } from "./recordings.ts";

const LONG = 60_000;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A recorded game that has just been opened. */
function opened(name: string, set: Partial<Settings> = {}, thinker?: Partial<Thinker>) {
  const recording = { ...game(name), moment: 0 };
  const data: GameData = { name: recording.name, title: name, hook: "", bytecode: "", preset: {}, rules: [] };
  const session = new RecordedSession(recording);
  const settings = Object.assign(new Settings(), set);
  const play = new Play(session, data, { seat: recording.seat, settings, screen: { size: "phone" } });
  const others = { players: async () => ["greedy", "greedy", "greedy", "greedy"], adviser: async () => "mcts:100" };
  const course = new Course(play, session, { ...new RecordedEngine([recording]).thinker(), ...thinker }, others);
  return { play, course, session, recording };
}

const isAsked = ({ ask, settings }: Play) => ask !== undefined && !(ask.forced && settings.forced);

/** Lets time pass until the person is asked or something is over. */
async function untilAsked({ play, course }: { play: Play; course: Course }): Promise<void> {
  await vi.advanceTimersByTimeAsync(1);
  for (let waited = 0; waited < LONG && !(isAsked(play) && !course.isGuarded()) && !course.ended; waited += 50) {
    await vi.advanceTimersByTimeAsync(50);
  }
}

test("the deal is shown before the first decision", async () => {
  const { play, course } = opened("hearts");
  course.start(true);
  expect(play.saying?.kind).toBe("dealt");
  expect(play.ask).toBeUndefined();
  await vi.advanceTimersByTimeAsync(RESTS.deal + 1);
  expect(play.saying).toBeUndefined();
  expect(play.ask?.asks).toBe("give");
});

test("a press within a quarter of a second of a new decision does nothing", async () => {
  const table = opened("hearts");
  table.course.start(true);
  await vi.advanceTimersByTimeAsync(RESTS.deal + 1);
  table.play.answer(0);
  expect(table.session.moment()).toBe(0);
  await vi.advanceTimersByTimeAsync(GUARD);
  table.play.answer(0);
  expect(table.session.moment()).toBe(1);
});

test("machines play after a pause, and a finished trick rests until a tap", async () => {
  const table = opened("whist");
  const { play, course } = table;
  course.start(true);
  await untilAsked(table);
  play.answer(0);
  const before = table.session.moment();
  await vi.advanceTimersByTimeAsync(PAUSE / 2);
  expect(table.session.moment()).toBe(before);
  let rested = 0;
  for (let waited = 0; waited < LONG && !(play.saying?.kind === "lays" && play.view.trick?.cards.length === 4); waited += 10) {
    await vi.advanceTimersByTimeAsync(10);
  }
  const { view } = play;
  expect(view.trick?.best).toBeDefined();
  for (; play.view === view && rested < LONG; rested += 10) await vi.advanceTimersByTimeAsync(10);
  expect(Math.abs(rested - RESTS.trick)).toBeLessThanOrEqual(20);
  await untilAsked(table);
  play.answer(0);
  for (let waited = 0; waited < LONG && !(play.saying?.kind === "lays" && play.view.trick?.cards.length === 4); waited += 10) {
    await vi.advanceTimersByTimeAsync(10);
  }
  const second = play.view;
  course.tap();
  await vi.advanceTimersByTimeAsync(1);
  expect(play.view).not.toBe(second);
});

test("a hand that is over waits for somebody to go on, and then the next one is dealt", async () => {
  const table = opened("hearts", { speed: 0 });
  const { play, course } = table;
  course.start(true);
  for (let picks = 0; picks < 100 && !course.ended; picks += 1) {
    await untilAsked(table);
    if (play.ask?.select) table.session.choose(0, play.moment);
    if (play.ask && !play.ask.select) play.answer(0);
    else if (play.ask) course.start(false);
  }
  expect(course.ended).toBe("hand");
  expect(play.view.hand_number).toBe(1);
  await vi.advanceTimersByTimeAsync(LONG);
  expect(course.ended).toBe("hand");
  course.next();
  await untilAsked(table);
  expect(course.ended).toBeUndefined();
  expect(play.view.hand_number).toBe(2);
});

test("at once, nothing is shown in between", async () => {
  const table = opened("whist", { speed: 0 });
  const show = vi.spyOn(table.play, "show");
  table.course.start(true);
  await untilAsked(table);
  for (let tricks = 0; tricks < 5; tricks += 1) {
    table.play.answer(0);
    await untilAsked(table);
  }
  expect(show).not.toHaveBeenCalled();
});

test("undo stops whoever thinks; redo goes on with what was played", async () => {
  const stop = vi.fn();
  const table = opened("whist", {}, { stop });
  const { play, course, session } = table;
  course.start(true);
  await untilAsked(table);
  const first = play.moment;
  play.answer(0);
  await untilAsked(table);
  const second = play.moment;
  play.answer(0);
  await vi.advanceTimersByTimeAsync(PAUSE / 2);
  stop.mockClear();
  play.undo();
  expect(stop).toHaveBeenCalled();
  expect(session.moment()).toBe(second);
  expect(play.ask).toBeDefined();
  play.undo();
  expect(session.moment()).toBe(first);
  expect(course.canRedo).toBe(true);
  course.redo();
  expect(session.moment()).toBe(second);
  await vi.advanceTimersByTimeAsync(LONG);
  expect(session.moment()).toBe(second);
});

test("what leaves no choice is played by itself, if it may", async () => {
  const forcedAt = game("whist").moments.findIndex(({ view }) => view.ask.kind === "decide" && view.ask.forced);
  for (const forced of [true, false]) {
    const { play, course, session } = opened("whist", { forced });
    session.goTo(forcedAt);
    course.start(false);
    expect(play.ask?.forced).toBe(true);
    await vi.advanceTimersByTimeAsync(PAUSE - 1);
    expect(session.moment()).toBe(forcedAt);
    await vi.advanceTimersByTimeAsync(2);
    expect(session.moment() > forcedAt).toBe(forced);
    course.leave();
  }
});

test("a whole game without a decision is shown, and can be skipped", async () => {
  const { play, course } = opened("war-baseline");
  course.start(true);
  await vi.advanceTimersByTimeAsync(2000);
  expect(course.waiting).toBeGreaterThan(100);
  expect(play.view.ask.kind).toBe("wait");
  course.finish();
  await vi.advanceTimersByTimeAsync(1);
  expect(course.ended).toBe("game");
  expect(play.view.ask.kind).toBe("over");
});

test("what goes wrong is said, and can be tried once more", async () => {
  let broken = true;
  const table = opened("whist", {}, {
    machine: async () => {
      if (broken) throw new Error("no worker runs here");
      return 0;
    },
  });
  const { play, course } = table;
  course.start(true);
  await untilAsked(table);
  play.answer(0);
  await vi.advanceTimersByTimeAsync(LONG);
  expect(course.problem).toBe("no worker runs here");
  broken = false;
  course.retry();
  const before = table.session.moment();
  await vi.advanceTimersByTimeAsync(PAUSE + 1);
  expect(course.problem).toBeUndefined();
  expect(table.session.moment()).toBeGreaterThan(before);
});

test("the end of the game is told at the moment that it comes", async () => {
  const table = opened("scopa", { speed: 0 });
  const { play, course, recording } = table;
  const ends: boolean[] = [];
  course.onMoment = (isOver) => ends.push(isOver);
  table.session.goTo(recording.moments.length - 2);
  course.start(false);
  if (play.ask) {
    await vi.advanceTimersByTimeAsync(GUARD + 1);
    if (!course.ended) play.answer(0);
  }
  await vi.advanceTimersByTimeAsync(LONG);
  expect(course.ended).toBe("game");
  expect(ends).toEqual([false, true]);
});

test.each(["hearts", "whist", "scopa"])("%s is looked at with the person's own eyes alone", async (name) => {
  const table = opened(name, { speed: 0 });
  const { play, course, session, recording } = table;
  const view = vi.spyOn(session, "view");
  const events = vi.spyOn(session, "events");
  course.start(true);
  for (let decisions = 0; decisions < 4; decisions += 1) {
    await untilAsked(table);
    await course.hint();
    if (play.ask?.select) session.choose(0, play.moment);
    if (play.ask?.select) course.start(false);
    else play.answer(0);
  }
  await untilAsked(table);
  play.undo();
  course.redo();
  await untilAsked(table);
  const seats = [...view.mock.calls.map((given: unknown[]) => given[0]), ...events.mock.calls.map((given: unknown[]) => given[1])];
  expect(seats.length).toBeGreaterThan(10);
  expect(new Set(seats)).toEqual(new Set([recording.seat]));
});

test("only who watches sees all cards", async () => {
  const recording = { ...game("whist"), moment: 0 };
  const data: GameData = { name: recording.name, title: "", hook: "", bytecode: "", preset: {}, rules: [] };
  const eyes = (watching: boolean) => new Play(new RecordedSession(recording), data, { seat: 2, watching, screen: { size: "phone" } }).eyes;
  expect([eyes(false), eyes(true)]).toEqual([2, undefined]);
});
