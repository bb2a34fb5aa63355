/** What is said beside a win chance. */

import type { AnswerAdvice } from "../values.ts";

/** So many options are shown; the hand has to stay in sight. */
export const SHOWN = 4;

/** Closer chances than that are equal to a person. */
const NEAR = 0.015;

export function verdict(one: AnswerAdvice, all: readonly AnswerAdvice[]): string {
  const [best] = all;
  if (!best || one === best) return "best";
  const less = best.chance - one.chance;
  return less < NEAR ? "as good" : `${Math.round(100 * less)} % less`;
}
