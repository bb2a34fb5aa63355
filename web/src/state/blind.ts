/** Draws that the rules leave no choice about, and yet are what a person does in such a game: unseen, from somebody's hand. */

import type { Event } from "../values.ts";

/** From whose hand `me` draws with the event at that place, without having been asked. */
export function blindDraw(events: readonly Event[], at: number, me: number | undefined): number | undefined {
  const event = events[at];
  if (me === undefined || event?.kind !== "draws" || event.seat !== me) return undefined;
  const from = event.moves[0]?.from;
  if (from?.at !== "hand" || from.seat === me) return undefined;
  const before = events.slice(0, at).findLast((one) => (one.kind === "turn" || one.kind === "chose") && one.seat === me);
  return before?.kind === "turn" ? from.seat : undefined;
}
