/** What a player has done since my last turn, as a few words before the plate. */

import type { Card, Event, Table } from "../values.ts";

export interface Did {
  text: string;
  cards: Card[];
}

const MOST_CARDS = 4;
const BETS = { check: "checked", bet: "bet", call: "called", raise: "raised", all_in: "all in", fold: "" };
const LAID = { play: "played", discard: "discarded", claim: "laid", exchange: "exchanged", meld: "melded", swap: "laid", trick: "", tie: "" };

/** The last thing that counts; undefined if there was none, or if it lies before everybody anyway. */
export function didOf(seat: number, table: Table, events: readonly Event[]): Did | undefined {
  let did: Did | undefined;
  let drawn = 0;
  const say = (text: string, cards: readonly (Card | null)[] = []) => {
    const seen = cards.flatMap((card) => (card === null ? [] : [card]));
    did = { text, cards: seen.length > MOST_CARDS ? [] : seen };
  };
  for (const event of events) {
    if (event.kind === "hand_begins") did = undefined;
    if (!("seat" in event) || event.seat !== seat) continue;
    const moves = "moves" in event ? event.moves : undefined;
    const cards = moves?.flatMap((move) => move.cards) ?? [];
    if (event.kind === "passes") say("passed");
    else if (event.kind === "chose" && event.option.kind === "bet") did = BETS[event.option.way] ? { text: BETS[event.option.way], cards: [] } : undefined;
    else if (event.kind === "chose" && event.option.kind === "knock") say("knocked");
    else if (event.kind === "draws" && cards.length) {
      drawn += cards.length;
      if (!did) say(`drew ${drawn}`);
      else if (did.text.startsWith("drew")) say(`drew ${drawn}`);
    } else if (event.kind === "swaps") say("swapped");
    else if (event.kind === "lays" && LAID[event.as] && table.mode !== "war") {
      say(cards.every((card) => card === null) ? `laid ${cards.length}` : LAID[event.as], cards);
    }
  }
  return did;
}
