/** The steps of a turn: done, now, to come. */

import type { PhaseTag, Table, View } from "../values.ts";

export interface Step {
  text: string;
  is: "done" | "now" | "to come";
}

/** Phases in which each player does something in his own turn. Others are about the whole hand, or happen by themselves. */
const WORDS: Partial<Record<PhaseTag, string>> = {
  draw: "Draw",
  play: "Play",
  meld: "Lay melds",
  discard: "Discard",
  swap: "Swap",
  claim: "Claim",
  asking: "Ask",
  knock: "Knock",
};

/** The steps of the turn that is being taken, where it has two or more and it is known which one is taken. */
export function stepsOf(table: Table, { ask }: View): Step[] {
  const phase = ask.kind === "over" ? undefined : ask.phase;
  if (phase === undefined || table.phases.includes("trick")) return [];
  const steps = table.phases.flatMap((name, number): Step[] => {
    const text = WORDS[name];
    return text ? [{ text, is: number < phase ? "done" : number === phase ? "now" : "to come" }] : [];
  });
  return steps.length > 1 && steps.some(({ is }) => is === "now") ? steps : [];
}
