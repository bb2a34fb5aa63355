/** The trick that was finished last: who laid what, and who took it. */

import type { Card, Event, Happened } from "../values.ts";

export interface LastTrick {
  laid: { seat: number; card: Card | null }[];
  /** Left out where nobody took it. */
  taker?: number;
}

export function lastTrick(history: readonly Happened[]): LastTrick | undefined {
  const laid: LastTrick["laid"] = [];
  let ending: Event | undefined;
  for (const event of backwards(history)) {
    const isEnd = (event.kind === "takes" || event.kind === "discarded") && event.moves?.[0]?.from.at === "trick";
    if (!ending) {
      if (isEnd) ending = event;
    } else if (isEnd || event.kind === "hand_begins") break;
    else if (event.kind === "lays" && event.as === "trick") {
      laid.unshift({ seat: event.seat, card: event.moves?.[0]?.cards[0] ?? null });
    }
  }
  if (!ending) return undefined;
  return { laid, ...(ending.kind === "takes" ? { taker: ending.seat } : {}) };
}

function* backwards(history: readonly Happened[]): Generator<Event> {
  for (let at = history.length - 1; at >= 0; at -= 1) {
    const events = history[at]?.events ?? [];
    for (let number = events.length - 1; number >= 0; number -= 1) {
      const event = events[number];
      if (event) yield event;
    }
  }
}
