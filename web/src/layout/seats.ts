/** A player's plate: where it stands, and what is written on it. */

import { placeOf, type At } from "../words/names.ts";
import { marksOf, type Mark } from "./marks.ts";
import type { Card, Table, View } from "../values.ts";

export interface Plate {
  seat: number;
  at: At;
  held: number;
  /** Cards of the hand that lie open. */
  open: Card[];
  /** Left out where there are none. */
  chips?: number;
  /** Left out as long as nobody has any. */
  points?: number;
  marks: Mark[];
  /** Chips before the plate: a bet of this round, or a stake. */
  stake?: number;
  turn: boolean;
  out: boolean;
}

export function plateOf(seat: number, me: number, table: Table, view: View): Plate {
  const player = view.players[seat];
  if (!player) throw new RangeError(`there is no seat ${seat}`);
  const arePoints = view.players.some(({ score, hand_score }) => score !== 0 || hand_score !== 0);
  const stake = player.stake ?? player.bet;
  return {
    seat,
    at: placeOf(seat, table.players, me),
    held: player.hand.count,
    open: player.hand.cards,
    ...(player.chips === undefined ? {} : { chips: player.chips }),
    ...(arePoints ? { points: player.score } : {}),
    marks: marksOf(seat, table, view),
    ...(stake ? { stake } : {}),
    turn: view.ask.kind !== "over" && view.ask.seat === seat,
    out: player.status !== "in",
  };
}
