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

/** The last event of a kind. */
export function lastEvent<K extends Event["kind"]>(events: readonly Event[], kind: K): Extract<Event, { kind: K }> | undefined {
  return events.findLast((event): event is Extract<Event, { kind: K }> => event.kind === kind);
}
