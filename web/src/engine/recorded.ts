/** An engine that plays nothing: it steps through a game that `python -m tools.recordings` wrote down. */

import type { GameData } from "../payload.ts";
import type {
  Answer, AnswerAdvice, Card, Considered, Event, Happened, Refusal, Saved, Table, Undone, View,
} from "../values.ts";
import type { Engine, Session, Thinker } from "./engine.ts";

/** A game as one seat saw it, moment by moment. */
export interface RecordedGame {
  name: string;
  table: Table;
  seat: number;
  seed: string;
  moments: RecordedMoment[];
  /** The moment to open it at. */
  moment: number;
}
export interface RecordedMoment {
  view: View;
  /** What happened since the moment before. */
  events: Event[];
  /** The number of the option that was taken; left out at the end. */
  pick?: number;
}

export class RecordedEngine implements Engine {
  constructor(private readonly games: readonly RecordedGame[]) {}

  open(game: GameData): Session {
    const found = this.games.find((one) => one.name === game.name);
    if (!found) throw new Error(`no game named ${game.name} was recorded`);
    return new RecordedSession(found);
  }

  resume(game: GameData, saved: Saved): Session {
    const session = this.open(game);
    session.goTo(saved.moment);
    return session;
  }

  thinker(): Thinker {
    return {
      machine: async (game, saved) => this.resume(game, saved).machine("", ""),
      hint: async (game, saved) => this.resume(game, saved).hint("", ""),
      speed: async () => 1000,
      stop: () => {},
      close: () => {},
    };
  }
}

/** Whatever is chosen, the game goes on as it was recorded, and it is seen from the seat that it was recorded for. */
export class RecordedSession implements Session {
  private at: number;

  constructor(private readonly game: RecordedGame) {
    this.at = game.moment;
  }

  table(): Table {
    return this.game.table;
  }

  view(): View {
    return this.here.view;
  }

  moment(): number {
    return this.at;
  }

  events(from: number): Happened[] {
    const kept = this.game.moments.slice(from, this.at + 1);
    return kept.map(({ events }, number) => ({ at: from + number, events }));
  }

  choose(_answer: Answer, moment: number): Refusal | undefined {
    if (this.here.pick === undefined) return { kind: "over" };
    if (moment !== this.at) return { kind: "late" };
    this.at += 1;
    return undefined;
  }

  /** Only what the view says by itself: one card, or none, of those that may be chosen. */
  consider(cards: Card[]): Considered | Refusal {
    const { ask } = this.here.view;
    if (ask.kind !== "decide") return { kind: "over" };
    const considered: Considered = { chosen: [...cards], blocked: ask.blocked };
    if (!ask.select) return considered;
    const { lacks, ...select } = ask.select;
    const open = select.open.filter((card) => !cards.includes(card));
    const done = cards.length >= select.fewest && cards.length <= select.most;
    return { ...considered, select: { ...select, open, ...(lacks && !done ? { lacks } : {}) } };
  }

  machine(): Answer {
    return this.here.pick ?? 0;
  }

  /** The option that was taken, as if it had been tried once. */
  hint(): AnswerAdvice[] {
    return this.here.pick === undefined ? [] : [{ answer: this.here.pick, chance: 0.5, visits: 1 }];
  }

  undo(seat: number): Undone | undefined {
    for (let moment = this.at - 1; moment >= 0; moment -= 1) {
      const ask = this.game.moments[moment]?.view.ask;
      if (ask?.kind === "decide" && ask.seat === seat && !ask.forced) {
        this.at = moment;
        return { seen: [] };
      }
    }
    return undefined;
  }

  redo(): boolean {
    if (this.at + 1 >= this.game.moments.length) return false;
    this.at += 1;
    return true;
  }

  goTo(moment: number): void {
    if (!this.game.moments[moment]) throw new RangeError(`there is no moment ${moment}`);
    this.at = moment;
  }

  save(): Saved {
    const { table, seed, moments } = this.game;
    const picks = moments.flatMap(({ pick }) => (pick === undefined ? [] : [pick]));
    return { schema: 1, rules: table.rules, seed, picks, moment: this.at };
  }

  close(): void {}

  private get here(): RecordedMoment {
    const here = this.game.moments[this.at];
    if (!here) throw new RangeError(`there is no moment ${this.at}`);
    return here;
  }
}
