/** What happened between two views, unfolded into frames that can be shown one after the other: every card that goes somewhere,
    the finished trick, the end of a hand. A pure function of what the seat was told. */

import { movesOf, type Event, type Table, type View } from "../values.ts";
import { afterEvent, blank, revealed } from "./positions.ts";

export interface Frame {
  view: View;
  /** What it shows. */
  event: Event;
  /** How many of the events are told with it. */
  told: number;
  rest: Rest;
}

/** How long a frame rests: a card went, a hand was dealt, something is to be looked at, a trick is whole, a hand is over. */
export type Rest = "move" | "deal" | "look" | "trick" | "hand";

/** The frames between two views; the second one itself is not among them. Without a first view the game begins. */
export function framesOf(table: Table, before: View | undefined, events: readonly Event[], after: View): Frame[] {
  const frames: Frame[] = [];
  let view = before ?? beginning(table, after);
  let over: Event | undefined;
  let shown: Event[] = [];
  events.forEach((event, number) => {
    if (event.kind === "hand_begins" && over) frames.push({ view: shown.reduce(revealed, view), event: over, told: number, rest: "hand" });
    if (event.kind === "hand_begins") over = undefined;
    if (event.kind === "hand_over") over = event;
    view = afterEvent(table, view, event, after);
    if (!isShown(event)) return;
    shown = event.kind === "shows" ? [...shown, event] : [];
    const frame: Frame = { view: shown.reduce(revealed, view), event, told: number + 1, rest: restOf(event) };
    const gathered = gatheredBy(events, number);
    if (gathered) {
      frame.rest = "trick";
      if (gathered.kind === "takes" && view.trick) frame.view = { ...view, trick: { ...view.trick, best: gathered.seat } };
    }
    if (isOneWith(frames.at(-1), number, event)) frames.pop();
    frames.push(frame);
  });
  return isSettled(frames.at(-1), view) ? frames.slice(0, -1) : frames;
}

/** Where everything lies after the last event, as the events alone tell it. */
export function lastOf(table: Table, before: View | undefined, events: readonly Event[], after: View): View {
  return events.reduce((view, event) => afterEvent(table, view, event, after), before ?? beginning(table, after));
}

function beginning(table: Table, after: View): View {
  const view = blank(table, after);
  return { ...view, players: view.players.map((player) => ({ ...player, score: 0, status: "in" })) };
}

function isShown(event: Event): boolean {
  if (event.kind === "shows") return event.cards.length > 0 && event.why !== "stack" && event.why !== "lot";
  return movesOf(event).length > 0;
}

function restOf({ kind }: Event): Rest {
  if (kind === "dealt") return "deal";
  return kind === "shows" ? "look" : "move";
}

/** Who gathers at once what has just been laid: then it rests as a whole before it goes. */
function gatheredBy(events: readonly Event[], number: number): Event | undefined {
  if (events[number]?.kind !== "lays") return undefined;
  const next = events.slice(number + 1).find((event) => movesOf(event).length > 0);
  if (next?.kind !== "takes" && next?.kind !== "discarded") return undefined;
  return movesOf(next).some(({ from, cards }) => from.at === "trick" || (from.at === "table" && cards.length > 1)) ? next : undefined;
}

/** Cards that all players pass on go at the same time, and those that a player lays together. */
function isOneWith(before: Frame | undefined, number: number, event: Event): boolean {
  if (before?.told !== number) return false;
  if (event.kind === "gives") return before.event.kind === "gives" && before.event.why === "passed" && event.why === "passed";
  return event.kind === "lays" && before.event.kind === "lays" && before.event.seat === event.seat && event.as !== "trick" && before.rest === "move";
}

/** A last frame that rests for nothing shows what the next view shows. */
function isSettled(last: Frame | undefined, view: View): boolean {
  return last !== undefined && last.rest === "move" && last.view === view;
}
