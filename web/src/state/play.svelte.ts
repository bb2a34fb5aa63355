/** A game at the table: what is shown, and what a person does. Pieces and controls read it and call its methods; none of
    them knows the engine. */

import { getContext, setContext } from "svelte";
import type { Session } from "../engine/engine.ts";
import { sortedHand } from "../layout/hand.ts";
import { layoutOf, type Layout } from "../layout/layout.ts";
import { viewerOf } from "../layout/viewer.ts";
import type { GameData } from "../payload.ts";
import type {
  Answer, AnswerAdvice, Card, Considered, Decide, Event, Happened, Reason, Refusal, Table, View,
} from "../values.ts";
import { cardWords, seatNames } from "../words/names.ts";
import { marked } from "../words/said.ts";
import { Speaker } from "../words/speaker.ts";
import type { Course } from "./course.svelte.ts";
import { Settings } from "./settings.svelte.ts";
import { Screen } from "./screen.svelte.ts";
import { optionOf, type Thing } from "./targets.ts";

/** A card, or a choice, that cannot be made, and why. */
export interface Refused {
  card?: Card;
  reason: Reason;
  /** True where the reason is what a choice still lacks. */
  lacks?: boolean;
}

/** What the side or a sheet shows. */
export type Sheet = "score" | "log" | "rules" | "settings" | "last" | "keys";

export class Play {
  readonly game: GameData;
  readonly settings: Settings;
  readonly screen: Screen;
  readonly table: Table;
  /** Where the person sits; whoever watches sits with the first player. */
  readonly seat: number;
  /** True for somebody who plays no part, and sees all cards. */
  readonly watching: boolean;

  view: View = $state.raw()!;
  moment = $state(0);
  /** Cards that are lifted, in the order in which they were. */
  selection: readonly Card[] = $state.raw([]);
  /** The decision with these cards chosen. */
  considered: Considered | undefined = $state.raw();
  refused: Refused | undefined = $state.raw();
  advice: readonly AnswerAdvice[] = $state.raw([]);
  /** Everything that happened, by picks made. */
  history: readonly Happened[] = $state.raw([]);
  /** What an undo could not make unseen. */
  seen: readonly Card[] = $state.raw([]);
  sheet: Sheet | undefined = $state();
  /** True while the options are listed in words. */
  listing = $state(false);
  /** The most cards that were held in this hand: the hand keeps its room. */
  most = $state(0);

  /** What happens while this is shown: a frame between two moments; left out when the view is that of the moment. */
  saying: Event | undefined = $state.raw();
  /** What moves the game on, and what a person can do beside choosing; a recording has none. */
  course: Course | undefined = $state.raw();

  /** Told after everything that a person chose or took back: whoever moves the machines listens. */
  onChange: (what: "chosen" | "undone") => void = () => this.refresh();
  /** Told when a hint is wanted: whoever thinks answers with `advise`. */
  onHint: () => void = () => this.advise(this.session.hint("", ""));

  private hand = 0;
  /** What happened up to the moment that was read last. */
  private whole: readonly Happened[] = [];
  private read = -1;

  constructor(
    private readonly session: Session,
    game: GameData,
    { seat = 0, watching = false, settings = new Settings(), screen = new Screen() } = {},
  ) {
    this.game = game;
    this.seat = seat;
    this.watching = watching;
    this.settings = settings;
    this.screen = screen;
    this.table = session.table();
    this.refresh();
  }

  // -------------------------------------------------------------------------------------- what is shown

  /** The decision, if it is the person's. */
  ask: Decide | undefined = $derived(
    this.view.ask.kind === "decide" && this.view.ask.seat === this.view.seat ? this.view.ask : undefined,
  );
  layout: Layout = $derived.by(() => layoutOf(this.table, this.view));
  names: readonly string[] = $derived.by(() => seatNames(this.table.players, viewerOf(this.view)));
  /** Says things with cards as pictures; `wording` says them in plain words. */
  speaker: Speaker = $derived(this.speakerWith(marked));
  wording: Speaker = $derived(this.speakerWith((card) => cardWords(card as Card)));
  held: readonly Card[] = $derived(this.heldCards());
  /** What happened since the person's last decision. */
  since: readonly Event[] = $derived(this.eventsSince());

  /** What a card of the hand, or of the table, is to the decision. */
  stateOf(card: Card): "open" | "blocked" | "chosen" | "idle" {
    if (!this.ask) return "idle";
    if (this.selection.includes(card) || this.ask.chosen?.includes(card)) return "chosen";
    if (this.select?.open.includes(card) || (!this.select && this.can({ card }))) return "open";
    return this.reasonFor(card) ? "blocked" : "idle";
  }

  /** Whether pressing it chooses something. */
  can(thing: Thing): boolean {
    return this.ask !== undefined && optionOf(this.ask, thing) !== undefined;
  }

  get select(): Considered["select"] {
    return this.considered ? this.considered.select : this.ask?.select;
  }

  reasonFor(card: Card): Reason | undefined {
    const blocked = this.considered?.blocked ?? this.ask?.blocked ?? [];
    return blocked.find(({ cards }) => cards.includes(card))?.reason;
  }

  // -------------------------------------------------------------------------------------- what a person does

  /** Presses a card, a pile or a seat: it is chosen, lifted or dropped, or the reason is said why it cannot be. */
  press(thing: Thing): void {
    this.refused = undefined;
    if (!this.ask) return;
    if ("card" in thing && this.ask.select) return this.lift(thing.card);
    const number = optionOf(this.ask, thing);
    if (number !== undefined && "card" in thing && this.settings.safePlay && !this.selection.includes(thing.card)) {
      this.selection = [thing.card];
      return;
    }
    if (number !== undefined) return this.answer(number);
    const reason = "card" in thing ? this.reasonFor(thing.card) : undefined;
    if ("card" in thing && reason) this.refused = { card: thing.card, reason };
  }

  /** Chooses an option by its number. */
  answer(number: number): void {
    this.choose(number);
  }

  /** Plays the cards that are lifted, or these. */
  confirm(cards: readonly Card[] = this.selection): void {
    const lacks = cards === this.selection ? this.select?.lacks : undefined;
    if (lacks) this.refused = { reason: lacks, lacks: true };
    else if (cards.length) this.choose([...cards]);
  }

  /** The decision with these cards chosen; changes nothing. */
  consider(cards: readonly Card[]): Considered | Refusal {
    return this.session.consider([...cards]);
  }

  /** Says why something cannot be chosen. */
  refuse(reason: Reason): void {
    this.refused = { reason };
  }

  /** Stops reading a reason; what is lifted stays so. */
  understand(): void {
    this.refused = undefined;
  }

  /** Drops what is lifted, and a reason that is read. */
  drop(): void {
    this.refused = undefined;
    this.selection = [];
    this.considered = undefined;
  }

  undo(): void {
    const undone = this.session.undo(this.seat);
    if (!undone) return;
    this.onChange("undone");
    this.seen = undone.seen;
  }

  /** Asks for a hint, or puts it away. */
  askHint(): void {
    if (this.advice.length) this.advice = [];
    else if (this.ask) this.onHint();
  }

  /** True for what the hint would press. */
  hinted(thing: Thing): boolean {
    const best = this.advice[0]?.answer;
    if (best === undefined || !this.ask) return false;
    if (typeof best === "number") return optionOf(this.ask, thing) === best;
    return "card" in thing && best.includes(thing.card);
  }

  /** Shows what is thought of the options. */
  advise(advice: readonly AnswerAdvice[]): void {
    this.advice = advice;
  }

  toggle(sheet: Sheet): void {
    this.sheet = this.sheet === sheet ? undefined : sheet;
  }

  // -------------------------------------------------------------------------------------- the session

  /** Looks at the session again. */
  refresh(): void {
    this.saying = undefined;
    const moment = this.session.moment();
    // What has happened stays as it was: only what is new is asked for, so that a long game costs no more than a short one.
    const old = this.whole.slice(0, 1 + this.whole.findLastIndex(({ at }) => at <= Math.min(this.read, moment)));
    const next = Math.min(this.read, moment) + 1;
    this.whole = next > moment ? old : [...old, ...this.session.events(next, this.eyes)];
    this.read = this.moment = moment;
    this.history = this.whole;
    this.look(this.session.view(this.eyes));
  }

  /** Shows a position between two moments of the session: nothing can be chosen in it. */
  show(view: View, saying: Event, history: readonly Happened[]): void {
    this.saying = saying;
    this.history = history;
    this.look(view);
  }

  /** Whose eyes the session is asked for; all eyes for somebody who watches. */
  get eyes(): number | undefined {
    return this.watching ? undefined : this.seat;
  }

  private look(view: View): void {
    this.view = view;
    this.drop();
    this.advice = [];
    this.seen = [];
    const count = view.players[this.seat]?.hand.count ?? 0;
    this.most = this.hand === view.hand_number ? Math.max(this.most, count) : count;
    this.hand = view.hand_number;
  }

  private choose(answer: Answer): void {
    if (this.course?.isGuarded()) return;
    const refusal = this.session.choose(answer, this.moment);
    if (refusal?.kind === "incomplete") this.refused = { reason: refusal.lacks, lacks: true };
    else if (refusal?.kind === "blocked" && refusal.blocked[0]) this.refused = { reason: refusal.blocked[0].reason };
    else if (!refusal) {
      this.drop();
      this.onChange("chosen");
    }
  }

  private lift(card: Card): void {
    if (this.course?.isGuarded()) return;
    const selection = this.selection.includes(card)
      ? this.selection.filter((one) => one !== card)
      : [...this.selection, card];
    const reason = this.reasonFor(card);
    if (selection.length > this.selection.length && !this.select?.open.includes(card)) {
      if (reason) this.refused = { card, reason };
      return;
    }
    const considered = this.session.consider(selection);
    if ("kind" in considered) return;
    this.selection = selection;
    this.considered = considered;
  }

  private heldCards(): Card[] {
    const cards = this.view.players[viewerOf(this.view)]?.hand.cards ?? [];
    return this.settings.sorted && !this.table.stacks ? sortedHand(cards, this.table, this.view.trump) : cards;
  }

  private eventsSince(): Event[] {
    const since: Event[][] = [];
    for (let at = this.history.length - 1; at >= 0; at -= 1) {
      const events = this.history[at]?.events ?? [];
      const mine = events.findLastIndex((event) => event.kind === "chose" && event.seat === this.seat);
      since.unshift(events.slice(mine + 1));
      if (mine >= 0) break;
    }
    return since.flat();
  }

  private speakerWith(card: (card: string) => string): Speaker {
    const sides = this.table.teams ? { sides: this.table.sides } : {};
    return new Speaker({ seat: this.view.seat, names: this.names, card, ...sides });
  }
}

const KEY = Symbol("play");

/** Puts a game where all pieces below find it. */
export function setPlay(play: () => Play): void {
  setContext(KEY, play);
}

/** The game at this table. */
export function getPlay(): Play {
  return getContext<() => Play>(KEY)();
}
