/** Short things that are glanced at: on a player's plate, and as facts in the prompt. */

import type { Card, Suit, Table, View } from "../values.ts";

export interface Mark {
  text: string;
  /** A suit drawn before the text. */
  suit?: Suit;
  /** A chip drawn before the text. */
  chip?: boolean;
  /** Cards after the text. */
  cards?: Card[];
  tone?: "turn" | "good" | "bad" | "act";
}

/** What stands on a plate beside points and chips. */
export function marksOf(seat: number, table: Table, view: View): Mark[] {
  const player = view.players[seat];
  if (!player) return [];
  const marks: Mark[] = [];
  const { bid, tricks, captured, hand_score, place, status } = player;
  if (bid !== undefined) marks.push({ text: `bid ${bid === "nil" ? "Nil" : bid}, has ${tricks ?? 0}` });
  else if (tricks) marks.push({ text: tricks === 1 ? "1 trick" : `${tricks} tricks` });
  else if (captured?.length && tricks === undefined) marks.push({ text: `${captured.length} taken` });
  if (hand_score && player.score !== hand_score) marks.push({ text: signed(hand_score) });
  if (table.teams && view.seat !== undefined && seat !== view.seat && isPartner(seat, view.seat, table)) {
    marks.push({ text: "partner", tone: "act" });
  }
  if (place !== undefined) marks.push({ text: `out, ${ordinal(place)}`, tone: "good" });
  else if (status === "out_of_hand") marks.push({ text: table.has.includes("pot") ? "folded" : "out" });
  else if (status === "out_of_game") marks.push({ text: "out of the game" });
  if (view.asked === seat) marks.push({ text: "asked", tone: "turn" });
  const gift = view.gifts?.find((one) => one.seat === seat);
  if (gift) marks.push({ text: gift.cards.count === 1 ? "gives 1 card" : `gives ${gift.cards.count} cards`, tone: "good" });
  if (seat === view.starter && isStarterTold(table)) marks.push({ text: "started" });
  if (view.knocked?.seat === seat) marks.push({ text: "knocked", tone: "turn" });
  if (player.hand.count === 1 && !table.has.includes("trick") && table.has.includes("place")) {
    marks.push({ text: "one card left", tone: "bad" });
  }
  if (seat !== view.seat && player.pattern) marks.push({ text: player.pattern, tone: "act" });
  if (seat !== view.seat && player.worth !== undefined) marks.push({ text: `worth ${player.worth}`, tone: "act" });
  const known = seat === view.seat || player.hand.cards.length === player.hand.count ? [] : knownOf(seat, view);
  if (known.length && known.length <= MOST_KNOWN) marks.push({ text: "you know", cards: known });
  return marks;
}

/** More would be a wall of cards: it is a help for the memory. */
const MOST_KNOWN = 3;

/** Cards of a hand that the viewer remembers. */
function knownOf(seat: number, { known }: View): Card[] {
  const found = known?.find(({ at }) => at.at === "hand" && at.seat === seat);
  return found?.cards ?? [];
}

/** Who started matters where bets or bids go round; a trick says by itself who leads. */
function isStarterTold({ phases }: Table): boolean {
  return phases.includes("betting") && !phases.includes("trick");
}

/** What counts now, for the one at the bottom. */
export function factsOf(seat: number, table: Table, view: View): Mark[] {
  const player = view.players[seat];
  if (!player) return [];
  const facts: Mark[] = [];
  if (view.trump) facts.push({ text: "trumps", suit: view.trump });
  if (player.pattern) facts.push({ text: player.pattern, tone: "act" });
  if (player.worth !== undefined) facts.push({ text: `worth ${player.worth}`, tone: "act" });
  if (player.score || player.hand_score) facts.push({ text: `You ${pointsOf(player.score)}` });
  if (player.chips !== undefined) facts.push({ text: `You ${counted(player.chips)}`, chip: true });
  const stake = player.stake ?? player.bet;
  if (stake) facts.push({ text: `staked ${counted(stake)}` });
  if (view.pot && table.has.includes("fits")) facts.push({ text: `Pot ${counted(view.pot.chips)}`, chip: true });
  return [...facts, ...marksOf(seat, table, view).filter(({ text }) => text !== "one card left").map(mine)];
}

function mine(mark: Mark): Mark {
  return mark.text === "started" ? { ...mark, text: "you started" } : mark;
}

function isPartner(seat: number, me: number, table: Table): boolean {
  return table.sides.some((side) => side.includes(seat) && side.includes(me));
}

function signed(points: number): string {
  return points > 0 ? `+${counted(points)}` : `\u2212${counted(-points)}`;
}

/** "1 point" */
export function pointsOf(points: number): string {
  return `${counted(points)} ${Math.abs(points) === 1 ? "point" : "points"}`;
}

/** "12,500" */
export function counted(number: number): string {
  return number.toLocaleString("en-US");
}

function ordinal(place: number): string {
  return ["1st", "2nd", "3rd"][place - 1] ?? `${place}th`;
}
