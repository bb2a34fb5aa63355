import { expect, test } from "vitest";
import { RecordedSession } from "../src/engine/recorded.ts";
import { GAMES, game } from "./recordings.ts";

test.each(GAMES)("$name is stepped through to its end, and back", (recording) => {
  const session = new RecordedSession(recording);
  for (const { view } of recording.moments.slice(0, -1)) {
    expect(session.view()).toEqual(view);
    expect(session.choose(session.machine(), session.moment())).toBeUndefined();
  }
  expect(session.choose(0, session.moment())).toEqual({ kind: "over" });
  expect(session.events(0).length).toBe(recording.moments.length);
  session.goTo(0);
  expect(session.moment()).toBe(0);
});

test("an answer to another moment is late", () => {
  const session = new RecordedSession(game("hearts"));
  expect(session.choose(0, 1)).toEqual({ kind: "late" });
  expect(session.moment()).toBe(0);
});

test("undo goes back to a decision with a choice", () => {
  const session = new RecordedSession(game("scopa"));
  expect(session.undo(0)).toBeUndefined();
  session.goTo(12);
  expect(session.undo(0)).toEqual({ seen: [] });
  const { ask } = session.view();
  expect(ask.kind === "decide" && !ask.forced).toBe(true);
});
