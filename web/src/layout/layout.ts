/** From the view to the pieces: which piece of the table appears, and where. It looks at what is in the table and the view,
    never at a game's name, so that a game bred ten minutes ago is laid out like any other.

    Go through `middleOf` from the top: every row whose data is there adds its piece. What a game can ever have (`Table.has`)
    has its place from the deal on, so that nothing moves away while a hand is played. */

import { lanesOf, type Lane } from "./lanes.ts";
import { factsOf, type Mark } from "./marks.ts";
import { plateOf, type Plate } from "./seats.ts";
import { stepsOf, type Step } from "./steps.ts";
import { viewerOf } from "./viewer.ts";
import type { Card, Meld, Suit, Table, View, ViewField } from "../values.ts";

/** What lies on the table, top to bottom; at most two pieces stand side by side. */
export interface Layout {
  /** Everybody but the viewer, clockwise from the left. */
  seats: Plate[];
  /** Seats stand around the middle where the screen is wide, else in a row. */
  around: boolean;
  middle: Piece[][];
  /** Piles that nobody looks at much stand small in a corner. */
  aside: Pile[];
  /** Trumps, chips, what my hand is worth: in the prompt. */
  facts: Mark[];
  /** The steps of a turn, if it has several: in the prompt. */
  steps: Step[];
}

export type Piece =
  | { piece: "lanes"; lanes: Lane[] }
  | { piece: "trick"; places: Place[]; leader?: number; next?: number }
  | { piece: "battle"; places: Place[]; loose: number }
  | { piece: "combination"; cards: Card[]; seat?: number; under: Card[] }
  | { piece: "pool"; cards: (Card | null)[] }
  | { piece: "row"; of: "everybody" | "house"; cards: (Card | null)[]; toCome: number; worth?: number }
  | { piece: "piles"; piles: Pile[]; next?: number }
  | { piece: "melds"; melds: Meld[] }
  | { piece: "pot"; chips: number }
  | { piece: "hands"; hands: { seat: number; count: number }[] };

/** A place in a trick or a battle, before its player. */
export interface Place {
  seat: number;
  /** null: face down; left out: nothing lies there yet. */
  card?: Card | null;
  best: boolean;
}

export interface Pile {
  of: "deck" | "discard";
  count: number;
  /** Those that can be seen, the top one last; null: face down. */
  top: (Card | null)[];
  /** The suit that was named for the top card. */
  named?: Suit;
  claim?: { seat: number; rank: string; count: number };
}

/** A large pool would take the seats' room. */
const WIDE_POOL = 6;
const PEEPING_OUT = 3;
/** Pieces that stand in the centre: piles go out of their way. */
const CENTRAL: ReadonlySet<Piece["piece"]> = new Set(["lanes", "trick", "battle", "combination"]);
/** What piles stand beside. */
const BESIDE_PILES: ReadonlySet<Piece["piece"]> = new Set(["pool", "row", "melds"]);

export function layoutOf(table: Table, view: View): Layout {
  const me = viewerOf(view);
  const has = (field: ViewField) => table.has.includes(field);
  const pieces = piecesOf(table, view, has);
  const piles = pilesOf(view, has);
  const isTaken = pieces.some(({ piece }) => CENTRAL.has(piece));
  const areMain = piles.length > 0 && (!isTaken || pieces.some(({ piece }) => BESIDE_PILES.has(piece)));
  if (areMain) {
    const place = pieces.findIndex(({ piece }) => BESIDE_PILES.has(piece));
    pieces.splice(place < 0 ? pieces.length : place, 0, { piece: "piles", piles, ...nextOf(table, view) });
  }
  if (pieces.length === 0 && piles.length === 0) pieces.push(handsOf(table, view, me));
  const isWide = pieces.some(
    (one) =>
      one.piece === "lanes" ||
      one.piece === "melds" ||
      one.piece === "hands" ||
      (one.piece === "pool" && one.cards.length > WIDE_POOL),
  );
  return {
    seats: others(table.players, me).map((seat) => plateOf(seat, me, table, view)),
    around: !isWide && table.players <= 4,
    middle: inRows(pieces),
    aside: areMain ? [] : piles.filter(({ count }) => count > 0),
    facts: factsOf(me, table, view),
    steps: stepsOf(table, view),
  };
}

/** The other seats, clockwise from the left. */
function others(players: number, me: number): number[] {
  return Array.from({ length: players - 1 }, (_, step) => (me + 1 + step) % players);
}

function piecesOf(table: Table, view: View, has: (field: ViewField) => boolean): Piece[] {
  const pieces: Piece[] = [];
  if (has("pot") && !has("fits")) pieces.push({ piece: "pot", chips: view.pot?.chips ?? 0 });
  if (has("house")) pieces.push(house(view.house));
  if (has("fits") && table.row) pieces.push({ piece: "lanes", lanes: lanesOf(table, view) });
  if (has("trick")) pieces.push(trick(table, view));
  if (has("battle")) pieces.push(battle(table, view));
  if (has("to_beat")) pieces.push(combination(view));
  if (has("table") && !has("fits") && !has("battle") && !has("to_beat")) pieces.push(loose(table, view));
  if (has("melds")) pieces.push({ piece: "melds", melds: view.melds ?? [] });
  return pieces;
}

function house(house: View["house"]): Piece {
  if (!house?.hand.count) return { piece: "row", of: "house", cards: [], toCome: 2 };
  const { hand, worth } = house;
  const hidden = Array<null>(hand.count - hand.cards.length).fill(null);
  return { piece: "row", of: "house", cards: [...hand.cards, ...hidden], toCome: 0, ...(worth === undefined ? {} : { worth }) };
}

function trick(table: Table, { trick }: View): Piece {
  const places = Array.from({ length: table.players }, (_, seat) => {
    const laid = trick?.cards.find((one) => one.seat === seat);
    return { seat, best: trick?.best === seat, ...(laid ? { card: laid.card } : {}) };
  });
  const next = trick?.to_play[0];
  return { piece: "trick", places, ...(trick ? { leader: trick.leader } : {}), ...(next === undefined ? {} : { next }) };
}

function battle(table: Table, { battle, table: lying }: View): Piece {
  const places = Array.from({ length: table.players }, (_, seat) => {
    const laid = battle?.find((one) => one.seat === seat);
    return { seat, best: false, ...(laid ? { card: laid.card } : {}) };
  });
  return { piece: "battle", places, loose: lying.count - (battle?.length ?? 0) };
}

function combination({ to_beat, table }: View): Piece {
  const under = table.cards.filter((card) => !to_beat?.cards.includes(card));
  return { piece: "combination", cards: to_beat?.cards ?? [], under, ...(to_beat ? { seat: to_beat.seat } : {}) };
}

/** Cards that lie open: they belong to everybody's hand where cards are turned up between bets, else they can be taken. */
function loose(table: Table, view: View): Piece {
  const hidden = Array<null>(view.table.count - view.table.cards.length).fill(null);
  const cards = [...view.table.cards, ...hidden];
  const isShared = table.phases.includes("turn_up") && table.has.includes("pot");
  if (!isShared) return { piece: "pool", cards };
  return { piece: "row", of: "everybody", cards, toCome: turnsToCome(table, view) };
}

/** How often cards will still be turned up, as far as the phases tell; before the first time at least once. */
function turnsToCome(table: Table, { ask, table: { count } }: View): number {
  const now = ask.kind === "over" ? table.phases.length : (ask.phase ?? (count ? table.phases.length : 0));
  const left = table.phases.filter((phase, number) => phase === "turn_up" && number > now).length;
  return count === 0 ? Math.max(1, left) : left;
}

/** Where nothing else lies on the table, the cards that the others hold. */
function handsOf(table: Table, view: View, me: number): Piece {
  const hands = others(table.players, me).map((seat) => ({ seat, count: view.players[seat]?.hand.count ?? 0 }));
  return { piece: "hands", hands };
}

function pilesOf(view: View, has: (field: ViewField) => boolean): Pile[] {
  const piles: Pile[] = [];
  if (has("deck")) piles.push({ of: "deck", count: view.deck.count, top: view.deck.cards.slice(0, 1) });
  if (has("discard")) {
    piles.push({
      of: "discard",
      count: view.discard.length,
      top: view.discard.slice(-PEEPING_OUT),
      ...(view.named ? { named: view.named } : {}),
      ...(view.claim ? { claim: view.claim } : {}),
    });
  }
  return piles;
}

/** Who is next, where the direction can change. */
function nextOf(table: Table, { walker, direction }: View): { next?: number } {
  const canTurn = table.players > 2 && table.effects.some(({ effect }) => effect === "reverse");
  return canTurn ? { next: (walker + direction + table.players) % table.players } : {};
}

/** Piles stand beside what one takes from them or lays, and a few cards beside a trick; all else has a row of its own. */
function inRows(pieces: Piece[]): Piece[][] {
  const rows: Piece[][] = [];
  for (const one of pieces) {
    const before = rows.at(-1);
    const [left] = before ?? [];
    const isPair =
      (left?.piece === "piles" && BESIDE_PILES.has(one.piece)) || (left?.piece === "trick" && one.piece === "pool");
    if (before?.length === 1 && isPair) before.push(one);
    else rows.push([one]);
  }
  return rows;
}
