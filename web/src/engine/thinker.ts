/** Thinks in a worker that is made from text in the page, so that the page never freezes and nothing is fetched. */

import type { GameData } from "../payload.ts";
import type { Answer, AnswerAdvice, Saved } from "../values.ts";
import type { Thinker } from "./engine.ts";
import type { Asked, Told } from "./worker.ts";
import SearchWorker from "./worker.ts?worker&inline";

interface Waiting {
  resolve(answer: unknown): void;
  reject(problem: Error): void;
}

/** Says that a thought was given up. */
export class Stopped extends Error {
  override name = "Stopped";
}

export class WorkerThinker implements Thinker {
  private worker: Worker | undefined;
  private readonly waiting = new Map<number, Waiting>();
  private last = 0;

  constructor(private readonly module: WebAssembly.Module) {}

  machine(game: GameData, saved: Saved, player: string, seed: string): Promise<Answer> {
    return this.ask<Answer>({ what: "machine", bytecode: game.bytecode, saved, player, seed });
  }

  hint(game: GameData, saved: Saved, player: string, seed: string): Promise<AnswerAdvice[]> {
    return this.ask<AnswerAdvice[]>({ what: "hint", bytecode: game.bytecode, saved, player, seed });
  }

  speed(game: GameData, saved: Saved): Promise<number> {
    return this.ask<number>({ what: "speed", bytecode: game.bytecode, saved, player: "", seed: "1" });
  }

  /** Ends the worker: a search cannot be stopped otherwise. The next question begins another one. */
  stop(): void {
    if (this.waiting.size === 0) return;
    this.end(new Stopped("thinking was stopped"));
  }

  close(): void {
    this.end(new Stopped("whoever thinks is gone"));
  }

  private ask<T>(asked: Omit<Asked, "number">): Promise<T> {
    const number = (this.last += 1);
    return new Promise<T>((resolve, reject) => {
      this.waiting.set(number, { resolve: (answer) => resolve(answer as T), reject });
      this.running().postMessage({ number, ...asked });
    });
  }

  private running(): Worker {
    if (this.worker) return this.worker;
    const worker = new SearchWorker();
    worker.onmessage = ({ data }: MessageEvent<Told>) => this.told(data);
    worker.onerror = ({ message }) => this.end(new Error(message || "this browser lets no worker run in the page"));
    worker.postMessage(this.module);
    this.worker = worker;
    return worker;
  }

  private told({ number, answer, problem }: Told): void {
    const waiting = this.waiting.get(number);
    this.waiting.delete(number);
    if (problem === undefined) waiting?.resolve(answer);
    else waiting?.reject(new Error(problem));
  }

  private end(problem: Error): void {
    this.worker?.terminate();
    this.worker = undefined;
    const given = [...this.waiting.values()];
    this.waiting.clear();
    for (const { reject } of given) reject(problem);
  }
}
