/** What the page needs of an engine. The page decides nothing about rules: all it knows comes from here. */

import type { GameData } from "../payload.ts";
import type {
  Answer, AnswerAdvice, Card, Considered, Happened, Refusal, Saved, Table, Undone, View,
} from "../values.ts";

/** One game being played, as VIEWS.md has it: the same in Rust and in Python. It reads no clock and draws no lot. */
export interface Session {
  table(): Table;
  /** The position as a seat sees it; without a seat all of it. */
  view(seat?: number): View;
  /** The picks made so far. */
  moment(): number;
  /** What happened, by picks made, from that many on; 0 is the deal. */
  events(from: number, seat?: number): Happened[];
  /** Decides for whoever has to. A refusal changes nothing, nor does an answer to another moment. */
  choose(answer: Answer, moment: number): Refusal | undefined;
  /** The pending decision with these cards chosen; changes nothing. */
  consider(cards: Card[]): Considered | Refusal;
  /** What a player would do; changes nothing. */
  machine(player: string, seed: string): Answer;
  /** Advice, best first. */
  hint(player: string, seed: string): AnswerAdvice[];
  /** Goes back to the seat's last decision that was not forced. */
  undo(seat: number): Undone | undefined;
  redo(): boolean;
  /** What comes after is kept until something else is chosen. */
  goTo(moment: number): void;
  save(): Saved;
  /** Lets go of it; nothing may be asked of it afterwards. */
  close(): void;
}

/** Opens games. */
export interface Engine {
  open(game: GameData, seed: string): Session;
  /** Goes on with a saved game; throws if it is one of another game. */
  resume(game: GameData, saved: Saved): Session;
  /** Somebody who thinks elsewhere, so that the page never freezes. */
  thinker(): Thinker;
}

/** Thinks about a position in a worker, in a session of its own that is opened from `saved`. */
export interface Thinker {
  machine(game: GameData, saved: Saved, player: string, seed: string): Promise<Answer>;
  hint(game: GameData, saved: Saved, player: string, seed: string): Promise<AnswerAdvice[]>;
  /** How many iterations of a search this device does in a second, about, in this position. */
  speed(game: GameData, saved: Saved): Promise<number>;
  /** Gives up whatever is being thought about; its promises are rejected. */
  stop(): void;
  /** Goes; nothing may be asked afterwards. */
  close(): void;
}
