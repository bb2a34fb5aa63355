/** Which card, pile or seat a hint names. */

import type { Play } from "../state/play.svelte.ts";
import { optionOf, type Thing } from "../state/targets.ts";

/** True for the best choice, where a hint was asked for. */
export function isHinted(play: Play, thing: Thing): boolean {
  const best = play.advice[0];
  if (!best || !play.ask) return false;
  if (typeof best.answer === "number") return optionOf(play.ask, thing) === best.answer;
  return "card" in thing && best.answer.includes(thing.card);
}
