/** Which deal of which game is on the table: a new one, the same once more, or the one that was left unfinished. */

import { getContext, setContext } from "svelte";
import type { Engine, Session, Thinker } from "../engine/engine.ts";
import type { GameData } from "../payload.ts";
import type { Table } from "../values.ts";
import { Course } from "./course.svelte.ts";
import { playerOf, searches, type Level } from "./opponents.ts";
import { Play } from "./play.svelte.ts";
import { Screen } from "./screen.svelte.ts";
import type { Settings } from "./settings.svelte.ts";
import type { Keeper, KeptGame } from "./storage.ts";

export interface Deal {
  /** The number of the deal, in digits. */
  seed: string;
  /** Where the person sits; left out: nowhere, the machine plays alone. */
  seat?: number | undefined;
  level: Level;
}

/** Numbers of new deals are short enough to be passed on. */
const DEALS = 1_000_000;

export class Deals {
  /** What is on the table. */
  play: Play | undefined = $state.raw();
  deal: Deal | undefined = $state.raw();

  private readonly thinker: Thinker;

  constructor(
    private readonly engine: Engine,
    private readonly settings: Settings,
    private readonly keeper: Keeper,
    private readonly draw: () => number = drawn,
    private readonly screen = new Screen(),
  ) {
    this.thinker = engine.thinker();
  }

  /** Opens a game: goes on with an unfinished one, unless another deal is asked for. */
  open(game: GameData): void {
    this.leave();
    const { seed, seat, opponents } = game.preset;
    const session = this.engine.open(game, seed ?? this.newSeed());
    const table = session.table();
    const kept = this.keeper.game(table.rules);
    const isWanted = kept && (seed ?? kept.saved.seed) === kept.saved.seed && (seat ?? kept.seat) === kept.seat;
    if (isWanted && this.resume(game, kept, table)) return session.close();
    const level = opponents ?? this.settings.level;
    this.set(game, session, { seed: session.save().seed, seat: (seat ?? this.settings.seat) % table.players, level });
  }

  /** A new deal, with the person in the same seat. */
  again(): void {
    this.begin({ seed: this.newSeed() });
  }

  sameDeal(): void {
    this.begin({});
  }

  /** The same deal once more, from the next seat. */
  exchanged(): void {
    const { seat } = this.deal ?? {};
    const players = this.play?.table.players ?? 1;
    this.begin({ seat: ((seat ?? -1) + 1) % players });
  }

  /** Sits down in a seat, with a new deal; or, without one, watches. */
  sit(seat: number | undefined): void {
    if (seat !== undefined) this.settings.seat = seat;
    this.begin({ seed: this.newSeed(), seat });
  }

  /** Other opponents, with a new deal. */
  against(level: Level): void {
    this.settings.level = level;
    this.begin({ seed: this.newSeed(), level });
  }

  /** Clears the table; an unfinished game is kept. */
  leave(): void {
    this.play?.course?.leave();
    this.play = this.deal = undefined;
  }

  private begin(change: Partial<Deal>): void {
    const { play, deal } = this;
    if (!play || !deal) return;
    const next = { ...deal, ...change };
    this.leave();
    this.set(play.game, this.engine.open(play.game, next.seed), next);
  }

  private resume(game: GameData, kept: KeptGame, table: Table): boolean {
    const { saved, seat, level, players } = kept;
    if (players.length !== table.players || (seat ?? 0) >= table.players) return false;
    let session: Session;
    try {
      session = this.engine.resume(game, saved);
    } catch {
      return false; // It was damaged: a new deal is better than none.
    }
    if (session.view(seat).ask.kind === "over") {
      session.close();
      return false;
    }
    this.set(game, session, { seed: saved.seed, seat, level }, players);
    return true;
  }

  private set(game: GameData, session: Session, deal: Deal, players?: readonly string[]): void {
    const { settings, keeper, screen } = this;
    const play = new Play(session, game, { seat: deal.seat ?? 0, watching: deal.seat === undefined, settings, screen });
    const speed = once(() => this.speed(game, session, play.table.rules));
    const { level } = deal;
    const found = once(async () => players ?? this.players(level, play.table.players, searches(level) ? await speed() : 0));
    const course = new Course(play, session, this.thinker, {
      players: found,
      adviser: async () => playerOf("expert", await speed()),
    });
    let known = players;
    course.onMoment = (isOver) => {
      if (isOver) keeper.forgetGame(play.table.rules);
      else if (known) keeper.keepGame(play.table.rules, keptGame(session, deal, known));
    };
    void found().then(
      (names) => {
        known = names;
        if (this.play === play) course.onMoment(play.view.ask.kind === "over");
      },
      () => {}, // The course says so when it needs them.
    );
    this.deal = deal;
    this.play = play;
    course.start(players === undefined);
  }

  /** Everybody else plays alike, partners too; so does the machine for a person who only watches. */
  private players(level: Level, seats: number, speed: number): string[] {
    return Array<string>(seats).fill(playerOf(level, speed));
  }

  /** How many iterations a search does here in a second: measured once on this device, by somebody who is not disturbed. */
  private async speed(game: GameData, session: Session, rules: string): Promise<number> {
    const known = this.keeper.speed(rules);
    if (known !== undefined) return known;
    const thinker = this.engine.thinker();
    try {
      const speed = await thinker.speed(game, session.save());
      this.keeper.keepSpeed(rules, speed);
      return Math.round(speed);
    } finally {
      thinker.close();
    }
  }

  private newSeed(): string {
    return String(this.draw());
  }
}

function keptGame(session: Session, { seat, level }: Deal, players: readonly string[]): KeptGame {
  return { schema: 1, saved: session.save(), ...(seat === undefined ? {} : { seat }), level, players };
}

/** Does something when it is first asked for; after a failure once more. */
function once<T>(work: () => Promise<T>): () => Promise<T> {
  let done: Promise<T> | undefined;
  return () => {
    done ??= work().catch((error: unknown) => {
      done = undefined;
      throw error;
    });
    return done;
  };
}

function drawn(): number {
  const [number] = crypto.getRandomValues(new Uint32Array(1));
  return 1 + ((number ?? 0) % DEALS);
}

const KEY = Symbol("deals");

/** Puts them where all below find them; a page of recordings has none. */
export function setDeals(deals: Deals | undefined): void {
  setContext(KEY, deals);
}

/** The deals of this page. */
export function getDeals(): Deals | undefined {
  return getContext<Deals | undefined>(KEY);
}
