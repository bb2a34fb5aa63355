/** The log: a line for each event, under headings for my last turn, tricks and hands; the newest first. */

import type { Event, Happened } from "../values.ts";

export interface Group {
  title: string;
  lines: string[];
}

/** Goes backwards, so that a long game costs no more than a short one. `more`: there was more to tell. */
export function logOf(
  history: readonly Happened[],
  seat: number | undefined,
  say: (event: Event) => string,
  most: number,
): { groups: Group[]; more: boolean } {
  const groups: Group[] = [];
  let group: Group = { title: "Since your last turn", lines: [] };
  let told = 0;
  const close = (title: string) => {
    if (group.lines.length) groups.push(group);
    group = { title, lines: [] };
  };
  for (let at = history.length - 1; at >= 0; at -= 1) {
    const events = history[at]?.events ?? [];
    for (let number = events.length - 1; number >= 0; number -= 1) {
      const event = events[number];
      if (!event) continue;
      if (told >= most) {
        close("");
        return { groups, more: true };
      }
      if (event.kind === "chose" && event.seat === seat && !groups.length && group.title === "Since your last turn") close("Before");
      if (endsTrick(event) && group.title !== "Since your last turn") close("The trick before");
      const line = say(event);
      if (line) {
        group.lines.unshift(line);
        told += 1;
      }
      if (event.kind === "hand_begins") close(`Hand ${event.hand - 1}`);
    }
  }
  close("");
  return { groups, more: false };
}

function endsTrick(event: Event): boolean {
  return (event.kind === "takes" || event.kind === "discarded") && event.moves?.[0]?.from.at === "trick";
}
