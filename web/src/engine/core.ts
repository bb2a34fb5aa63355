/** The core as WebAssembly: what `crates/darwindeck-wasm` exports, with texts and values instead of addresses. */

import type {
  Answer, AnswerAdvice, Card, Considered, Happened, Refusal, Saved, Table, Undone, View,
} from "../values.ts";
import type { Session } from "./engine.ts";

/** Functions that return a number return 0 when something is wrong; either way a text lies at `answer` then. */
interface Exports {
  memory: WebAssembly.Memory;
  room(length: number): number;
  answer(): number;
  answer_length(): number;
  game_read(): number;
  session_new(game: number, seed: bigint): number;
  session_open(game: number, seed: bigint, moment: number): number;
  session_close(session: number): void;
  game_table(game: number): number;
  session_view(session: number, seat: number): number;
  session_events(session: number, from: number, seat: number): number;
  session_moment(session: number): number;
  session_choose(session: number, option: number, moment: number): number;
  session_choose_cards(session: number, moment: number): number;
  session_consider(session: number): number;
  session_machine(session: number, seed: bigint): number;
  session_hint(session: number, seed: bigint): number;
  session_undo(session: number, seat: number): number;
  session_redo(session: number): number;
  session_go_to(session: number, moment: number): number;
  session_save(session: number): number;
}

/** The seat of nobody in particular, who sees everything. */
const ALL_EYES = -1;

const reads = new TextDecoder();
const writes = new TextEncoder();

/** The module of a page: base64 of what gzip has made of it. */
export async function unpack(core: string): Promise<WebAssembly.Module> {
  if (typeof WebAssembly === "undefined") throw new Error("this browser runs no WebAssembly");
  if (typeof DecompressionStream === "undefined") throw new Error("this browser is too old: it has no DecompressionStream");
  const packed = new Blob([bytesOf(core)]).stream();
  return WebAssembly.compile(await new Response(packed.pipeThrough(new DecompressionStream("gzip"))).arrayBuffer());
}

/** One running core. */
export class Core {
  private readonly exports: Exports;
  /** The numbers of games that were read, by their bytecode. */
  private readonly games = new Map<string, number>();

  constructor(module: WebAssembly.Module) {
    this.exports = new WebAssembly.Instance(module).exports as unknown as Exports;
  }

  open(bytecode: string, seed: string): CoreSession {
    const game = this.read(bytecode);
    const { exports } = this;
    return new CoreSession(this, game, this.number(exports.session_new(game, BigInt(seed))));
  }

  resume(bytecode: string, saved: Saved): CoreSession {
    const game = this.read(bytecode);
    const { rules } = this.value<Table>((exports) => exports.game_table(game));
    if (rules !== saved.rules) throw new Error("the saved game is one of other rules");
    const picks = new DataView(new ArrayBuffer(4 * saved.picks.length));
    saved.picks.forEach((pick, number) => picks.setUint32(4 * number, pick, true));
    this.give(new Uint8Array(picks.buffer));
    return new CoreSession(this, game, this.number(this.exports.session_open(game, BigInt(saved.seed), saved.moment)));
  }

  /** What a function answers with; undefined where there is nothing to tell. */
  value<T>(call: (exports: Exports) => number, given?: string): T {
    if (given !== undefined) this.give(writes.encode(given));
    const isFine = call(this.exports);
    const text = this.told();
    if (!isFine) throw new Error(text);
    return (text ? JSON.parse(text) : undefined) as T;
  }

  close(session: number): void {
    this.exports.session_close(session);
  }

  private read(bytecode: string): number {
    const known = this.games.get(bytecode);
    if (known !== undefined) return known;
    this.give(bytesOf(bytecode));
    const game = this.number(this.exports.game_read());
    this.games.set(bytecode, game);
    return game;
  }

  private give(bytes: Uint8Array): void {
    const address = this.exports.room(bytes.length);
    if (address === 0) throw new Error(this.told());
    new Uint8Array(this.exports.memory.buffer, address, bytes.length).set(bytes);
  }

  private number(number: number): number {
    if (number === 0) throw new Error(this.told());
    return number;
  }

  private told(): string {
    const { memory, answer, answer_length } = this.exports;
    return reads.decode(new Uint8Array(memory.buffer, answer(), answer_length()));
  }
}

/** A game that the core plays. */
export class CoreSession implements Session {
  constructor(private readonly core: Core, private readonly game: number, private readonly number: number) {}

  table(): Table {
    return this.core.value((core) => core.game_table(this.game));
  }

  view(seat?: number): View {
    return this.core.value((core) => core.session_view(this.number, seat ?? ALL_EYES));
  }

  moment(): number {
    return this.core.value((core) => core.session_moment(this.number));
  }

  events(from: number, seat?: number): Happened[] {
    return this.core.value((core) => core.session_events(this.number, from, seat ?? ALL_EYES));
  }

  choose(answer: Answer, moment: number): Refusal | undefined {
    if (typeof answer === "number") return this.core.value((core) => core.session_choose(this.number, answer, moment));
    return this.core.value((core) => core.session_choose_cards(this.number, moment), answer.join(" "));
  }

  consider(cards: Card[]): Considered | Refusal {
    return this.core.value((core) => core.session_consider(this.number), cards.join(" "));
  }

  machine(player: string, seed: string): Answer {
    return this.core.value((core) => core.session_machine(this.number, BigInt(seed)), player);
  }

  hint(player: string, seed: string): AnswerAdvice[] {
    return this.core.value((core) => core.session_hint(this.number, BigInt(seed)), player);
  }

  undo(seat: number): Undone | undefined {
    return this.core.value((core) => core.session_undo(this.number, seat));
  }

  redo(): boolean {
    return this.core.value((core) => core.session_redo(this.number));
  }

  goTo(moment: number): void {
    this.core.value((core) => core.session_go_to(this.number, moment));
  }

  save(): Saved {
    return this.core.value((core) => core.session_save(this.number));
  }

  close(): void {
    this.core.close(this.number);
  }
}

function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  const letters = atob(base64);
  return Uint8Array.from({ length: letters.length }, (_, at) => letters.charCodeAt(at));
}
