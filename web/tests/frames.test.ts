import { expect, test } from "vitest";
import { framesOf, lastOf } from "../src/state/frames.ts";
import type { Event, Seen, View } from "../src/values.ts";
import { GAMES, game } from "./recordings.ts";

/** Between the moments of a recording, and before the first. */
function steps(name: string): { before?: View; events: readonly Event[]; after: View }[] {
  return game(name).moments.map(({ view, events }, number, moments) => {
    const before = moments[number - 1]?.view;
    return { ...(before ? { before } : {}), events, after: view };
  });
}

/** Where all cards lie. */
function places({ players, deck, discard, table, trick, melds, house, battle, to_beat, table_top }: View) {
  const sorted = (cards: readonly Seen[]) => [...cards].map(String).sort();
  return {
    hands: players.map(({ hand }) => [hand.count, sorted(hand.cards)]),
    captured: players.map(({ captured }) => sorted(captured ?? [])),
    deck: deck.count,
    discard,
    table: [table.count, sorted(table.cards)],
    trick: trick?.cards ?? [],
    melds: (melds ?? []).map(({ cards }) => sorted(cards).join(" ")).sort(),
    house: house && [house.hand.count, sorted(house.hand.cards)],
    battle: battle ?? [],
    to_beat,
    table_top,
  };
}

test.each(GAMES)("events of $name lead where the next view is", ({ name, table }) => {
  for (const { before, events, after } of steps(name)) {
    expect(places(lastOf(table, before, events, after))).toEqual(places(after));
  }
});

test.each(GAMES)("no frame of $name has a card twice, or a decision", ({ name, table }) => {
  for (const { before, events, after } of steps(name)) {
    for (const { view } of framesOf(table, before, events, after)) {
      expect(view.ask.kind).toBe("wait");
      const { hands, captured, discard, table: lying, trick, melds } = places(view);
      const open = [
        ...hands.flatMap(([, cards]) => cards as string[]), ...captured.flat(), ...(lying[1] as string[]),
        ...melds.flatMap((cards) => cards.split(" ")), ...[...discard, ...trick.map(({ card }) => card)].filter((card) => card !== null),
      ];
      expect(open.filter(Boolean).length).toBe(new Set(open.filter(Boolean)).size);
    }
  }
});

test("a finished trick rests with all its cards before it is gathered", () => {
  const { table } = game("hearts");
  const tricks = steps("hearts").flatMap(({ before, events, after }) =>
    framesOf(table, before, events, after).filter(({ rest }) => rest === "trick"),
  );
  expect(tricks.length).toBeGreaterThanOrEqual(13);
  for (const { view } of tricks) {
    expect(view.trick?.cards.length).toBe(4);
    expect(view.trick?.best).toBeDefined();
  }
});

test("a hand rests when it is over, with its points", () => {
  const { table, moments } = game("hearts");
  const ends = steps("hearts").flatMap(({ before, events, after }) =>
    framesOf(table, before, events, after).filter(({ rest }) => rest === "hand"),
  );
  const hands = moments.at(-1)!.view.hand_number;
  expect(hands).toBeGreaterThan(1);
  expect(ends.length).toBe(hands - 1);
  expect(ends.map(({ view }) => view.hand_number)).toEqual(ends.map((_, number) => number + 1));
  expect(ends[0]!.view.players.reduce((sum, { hand_score }) => sum + hand_score, 0)).toBe(26);
});

test("a game without a decision is shown from the deal to the end", () => {
  const { table } = game("war-baseline");
  const [step] = steps("war-baseline");
  const frames = framesOf(table, undefined, step!.events, step!.after);
  expect(frames[0]!.rest).toBe("deal");
  expect(frames[0]!.view.players.map(({ hand }) => hand.count)).toEqual([26, 26]);
  expect(frames.filter(({ rest }) => rest === "trick").length).toBeGreaterThan(100);
  for (const { view } of frames.filter(({ rest }) => rest === "trick")) expect(view.battle?.length).toBe(2);
});
