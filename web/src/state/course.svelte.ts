/** The course of a game: machines decide, what happens is shown frame by frame, and what leaves no choice is played by itself.
    `Play` shows and asks; this moves on. It draws no lot: what machines do follows from the deal and what was chosen. */

import type { Session, Thinker } from "../engine/engine.ts";
import type { Answer, Event, Happened, View } from "../values.ts";
import { blindDraw } from "./blind.ts";
import { framesOf, type Frame, type Rest } from "./frames.ts";
import type { Play } from "./play.svelte.ts";

/** How long frames rest, in milliseconds at normal speed. */
export const RESTS: Record<Exclude<Rest, "hand">, number> = { move: 480, deal: 900, look: 1500, trick: 1200 };
/** What a machine waits before it plays, whether it had a choice or not. */
export const PAUSE = 700;
/** A second press so soon after a decision came up was not meant for it. */
export const GUARD = 250;
/** How long the end of a hand is shown to somebody who only watches. */
const WATCHED = 4000;
/** So many frames in one go are shown at full length; with more of them each is shorter. */
const MANY = 24;
const LEAST_SHARE = 0.12;

/** Who plays, besides the person. It takes a moment to find out how much the device can do. */
export interface Others {
  /** Names of players by seat, with iterations. */
  players(): Promise<readonly string[]>;
  /** Who gives hints. */
  adviser(): Promise<string>;
}

export class Course {
  /** True while frames are shown. */
  showing = $state(false);
  /** Frames that are still to come. */
  waiting = $state(0);
  /** Whose hand the person draws from now, at a tap. */
  drawsFrom: number | undefined = $state();
  /** True while a machine thinks. */
  thinking = $state(false);
  /** True while a hint is thought about. */
  hinting = $state(false);
  /** What is over, and waits for somebody to go on. */
  ended: "hand" | "game" | undefined = $state();
  /** Why nothing goes on. */
  problem: string | undefined = $state();
  canRedo = $state(false);

  /** Told at every moment, so that the game can be kept. */
  onMoment: (isOver: boolean) => void = () => {};

  /** Counts up when what is going on is given up. */
  private run = 0;
  private before: View | undefined;
  private moment = -1;
  private opened = -Infinity;
  private skipping = false;
  private endRest: (() => void) | undefined;
  private goOn: (() => void) | undefined;
  /** Who moved last by itself, and for what: one pause is enough for several cards. */
  private last = "";

  constructor(
    private readonly play: Play,
    private readonly session: Session,
    private readonly thinker: Thinker,
    private readonly others: Others,
  ) {
    play.course = this;
    play.onHint = () => void this.hint();
    play.onChange = (what) => (what === "chosen" ? this.advance() : this.settle());
  }

  /** Shows the deal, or goes on where a game was left. */
  start(isNew: boolean): void {
    if (isNew) this.advance();
    else this.settle();
  }

  canUndo: boolean = $derived.by(() => {
    const { seat, watching, history } = this.play;
    const mine = (event: Event) => event.kind === "chose" && event.seat === seat && (event.of ?? 1) > 1;
    return !watching && history.some(({ events }) => events.some(mine));
  });

  // -------------------------------------------------------------------------------------- what a person does

  /** Ends what rests now: a frame, a trick, a pause. */
  tap(): void {
    this.endRest?.();
  }

  /** Shows the rest of what has happened at once. */
  finish(): void {
    this.skipping = true;
    this.tap();
  }

  /** Goes on to the next hand. */
  next(): void {
    this.goOn?.();
  }

  undo(): void {
    this.play.undo();
  }

  /** Goes to the next decision of what was taken back. */
  redo(): void {
    if (!this.session.redo()) return;
    while (!this.isMine() && this.session.redo());
    this.settle();
  }

  async hint(): Promise<void> {
    if (!this.play.ask || this.hinting) return;
    const { run } = this;
    this.hinting = true;
    try {
      const adviser = await this.others.adviser();
      const { game } = this.play;
      const saved = this.session.save();
      const advice = await this.thinker.hint(game, saved, adviser, saved.seed);
      if (run === this.run) this.play.advise(advice);
    } catch (error) {
      if (run === this.run) this.fail(error);
    } finally {
      if (run === this.run) this.hinting = false;
    }
  }

  /** Whether the decision came up so short a time ago that a press was not meant for it. */
  isGuarded(): boolean {
    return performance.now() - this.opened < GUARD;
  }

  /** Tries once more what went wrong. */
  retry(): void {
    this.settle();
  }

  /** Gives up whatever is going on, for good. */
  leave(): void {
    this.stop();
    this.session.close();
  }

  // -------------------------------------------------------------------------------------- how it goes on

  /** Shows what has happened since, then asks whoever is next. */
  private advance(): void {
    const run = this.stop();
    const { play, session } = this;
    const events = session.events(this.moment + 1, play.eyes);
    const past = this.moment < 0 ? [] : play.history;
    const after = session.view(play.eyes);
    const frames = framesOf(play.table, this.before, events.flatMap((happened) => happened.events), after);
    this.note(after);
    void this.go(run, async () => {
      const isShown = await this.shown(run, frames, past, events);
      if (isShown) play.refresh();
      return isShown;
    });
  }

  /** Shows the session as it is, then asks whoever is next. */
  private settle(): void {
    const run = this.stop();
    this.note(this.session.view(this.play.eyes));
    this.play.refresh();
    this.last = "";
    void this.go(run, async () => true);
  }

  private note(view: View): void {
    this.before = view;
    this.moment = this.session.moment();
    this.canRedo = this.session.save().picks.length > this.moment;
    this.onMoment(view.ask.kind === "over");
  }

  /** Whoever is next thinks while what has happened is shown. */
  private async go(run: number, show: () => Promise<boolean>): Promise<void> {
    try {
      const thought = this.isMachines() ? this.think() : undefined;
      // It is waited for below; until then a problem is nobody's.
      thought?.catch(() => {});
      if (!(await show())) return;
      if (thought) await this.moves(run, thought);
      else await this.asks(run);
    } catch (error) {
      if (run === this.run) this.fail(error);
    }
  }

  /** Shows frames one after the other; false when they were given up. */
  private async shown(run: number, frames: readonly Frame[], past: readonly Happened[], events: readonly Happened[]): Promise<boolean> {
    const share = Math.max(LEAST_SHARE, Math.min(1, MANY / frames.length));
    const happened = events.flatMap((one) => one.events);
    this.showing = frames.length > 0;
    for (const [number, { view, event, told, rest }] of frames.entries()) {
      const ms = rest === "hand" ? 0 : RESTS[rest] * share * this.speed;
      if (rest !== "hand" && (this.skipping || ms === 0)) continue;
      this.waiting = frames.length - number;
      const from = rest === "hand" || this.play.watching ? undefined : blindDraw(happened, told - 1, this.play.seat);
      if (from !== undefined) await this.draws(from);
      if (run !== this.run) return false;
      if (rest !== "hand" && this.skipping) continue;
      this.play.show(view, event, [...past, ...upTo(events, told)]);
      if (rest === "hand") await this.handEnds();
      else await this.rest(ms);
      if (run !== this.run) return false;
    }
    this.showing = false;
    this.waiting = 0;
    this.skipping = false;
    return true;
  }

  /** Waits for the tap that draws a card, or for a button that skips it. */
  private async draws(from: number): Promise<void> {
    this.drawsFrom = from;
    await this.rest(Infinity);
    this.drawsFrom = undefined;
  }

  private async handEnds(): Promise<void> {
    this.skipping = false;
    this.ended = "hand";
    await new Promise<void>((resolve) => {
      const timer = this.play.watching ? setTimeout(resolve, WATCHED * this.speed) : undefined;
      this.goOn = () => {
        clearTimeout(timer);
        resolve();
      };
    });
    this.goOn = undefined;
    this.ended = undefined;
    this.last = "";
  }

  /** A machine plays, after a pause that does not tell how long it thought. */
  private async moves(run: number, thought: Promise<Answer>): Promise<void> {
    const who = this.decider();
    this.thinking = true;
    if (who !== this.last) await this.rest(PAUSE * this.speed);
    const answer = await thought;
    if (run !== this.run) return;
    this.last = who;
    this.choose(answer);
  }

  /** Asks the person, or plays what leaves no choice. */
  private async asks(run: number): Promise<void> {
    const { ask } = this.play;
    if (this.play.view.ask.kind === "over") this.ended = "game";
    this.opened = performance.now();
    if (!ask?.forced || !this.play.settings.forced) return;
    const who = this.decider();
    if (who !== this.last) await this.rest(PAUSE * this.speed);
    if (run !== this.run) return;
    this.last = who;
    this.choose(0);
  }

  private choose(answer: Answer): void {
    const refusal = this.session.choose(answer, this.session.moment());
    if (refusal) throw new Error(`the move was refused: ${refusal.kind}`);
    this.advance();
  }

  private async think(): Promise<Answer> {
    const saved = this.session.save();
    const ask = this.before?.ask;
    const players = await this.others.players();
    const player = ask && ask.kind !== "over" ? players[ask.seat] : undefined;
    if (player === undefined) throw new Error("nobody plays for this seat");
    return this.thinker.machine(this.play.game, saved, player, saved.seed);
  }

  private isMachines(): boolean {
    const ask = this.before?.ask;
    if (!ask || ask.kind === "over") return false;
    return this.play.watching || ask.seat !== this.play.seat;
  }

  /** Who decides about what, as far as the person may know. */
  private decider(): string {
    const ask = this.before?.ask;
    return ask && ask.kind !== "over" ? `${ask.seat} ${ask.asks ?? ""}` : "";
  }

  private isMine(): boolean {
    const { ask } = this.session.view(this.play.seat);
    return ask.kind === "over" || (ask.kind === "decide" && !ask.forced);
  }

  // -------------------------------------------------------------------------------------- time

  private get speed(): number {
    return this.play.settings.speed;
  }

  private rest(ms: number): Promise<void> {
    if (ms === 0) return Promise.resolve();
    return new Promise((resolve) => {
      const end = () => {
        clearTimeout(timer);
        this.endRest = undefined;
        resolve();
      };
      const timer = ms === Infinity ? undefined : setTimeout(end, ms);
      this.endRest = end;
    });
  }

  /** Gives up what is going on. What is awaited elsewhere finds another run when it goes on, and ends. */
  private stop(): number {
    this.run += 1;
    this.thinker.stop();
    this.endRest?.();
    this.goOn?.();
    this.showing = this.thinking = this.hinting = this.skipping = false;
    this.waiting = 0;
    this.ended = undefined;
    this.problem = undefined;
    return this.run;
  }

  private fail(error: unknown): void {
    this.thinking = false;
    this.problem = error instanceof Error ? error.message : String(error);
  }
}

/** The first so many events. */
function upTo(events: readonly Happened[], many: number): Happened[] {
  const told: Happened[] = [];
  let left = many;
  for (const { at, events: some } of events) {
    if (left <= 0) break;
    told.push({ at, events: some.slice(0, left) });
    left -= some.length;
  }
  return told;
}
