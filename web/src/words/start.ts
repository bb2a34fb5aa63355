/** The page's own words before a game, between hands and after the end. What the engine says is in `speaker.ts`. */

import type { RuleSection } from "../payload.ts";
import type { Level } from "../state/opponents.ts";
import type { Event, GameOutcome } from "../values.ts";

export const LEVEL_WORDS: Record<Level, string> = {
  beginner: "beginners", fair: "fair players", strong: "strong players", expert: "experts",
};

/** The sentence of the rulebook that says why a game is over; it marks bold words, which are plain here. */
export function whyOver(rules: readonly RuleSection[], outcome: GameOutcome): string {
  const isWon = outcome.kind === "win" || outcome.kind === "loss";
  const about = isWon ? ["end"] : [`end ${outcome.kind}`];
  const texts = rules
    .flatMap(({ blocks }) => blocks)
    .flatMap((block) => (block.kind === "table" ? [] : block.rules))
    .filter((rule) => about.some((name) => rule.about.includes(name)))
    .map(({ text }) => text.replaceAll("**", ""));
  const number = Number(/\[([0-9]+)\]/.exec(outcome.rule ?? "")?.[1] ?? 0);
  return texts[number] ?? texts[0] ?? "";
}

/** How many play, and how long it takes: what the rulebook begins with. */
export function forHowMany(rules: readonly RuleSection[]): string {
  const first = rules[0]?.blocks[0];
  return first && first.kind !== "table" ? (first.rules[0]?.text.replaceAll("**", "") ?? "") : "";
}

/** "Hand 2: you +6, East +18": mine, and whoever has gained or lost most. */
export function handStory(
  hand: number,
  { columns, sum }: { columns: readonly { seats: readonly number[]; mine: boolean }[]; sum: readonly number[] },
  names: readonly string[],
): string {
  const sides = columns.map(({ seats, mine }, place) => ({
    who: mine ? (seats.length > 1 ? "we" : "you") : seats.map((seat) => names[seat]).join(" and "),
    mine,
    change: sum[place] ?? 0,
  }));
  const most = sides.filter(({ mine, change }) => !mine && change !== 0).sort((one, other) => Math.abs(other.change) - Math.abs(one.change));
  const told = [...sides.filter(({ mine }) => mine), ...most.slice(0, 1)];
  if (told.every(({ change }) => change === 0)) return `Hand ${hand}`;
  return `Hand ${hand}: ${told.map(({ who, change }) => `${who}\u00a0${signed(change)}`).join(", ")}`;
}

function signed(change: number): string {
  return change > 0 ? `+${change}` : change < 0 ? `\u2212${-change}` : "0";
}

/** The last event of a kind. */
export function lastEvent<K extends Event["kind"]>(events: readonly Event[], kind: K): Extract<Event, { kind: K }> | undefined {
  return events.findLast((event): event is Extract<Event, { kind: K }> => event.kind === kind);
}
