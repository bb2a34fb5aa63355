/** What runs in the worker: a second core, and in it the game that is thought about. */

import type { Saved } from "../values.ts";
import { Core } from "./core.ts";

/** What the page asks for. `speed` counts how many iterations of a search are done in a second. */
export interface Asked {
  number: number;
  what: "machine" | "hint" | "speed";
  bytecode: string;
  saved: Saved;
  player: string;
  seed: string;
}
export interface Told {
  number: number;
  answer?: unknown;
  problem?: string;
}

/** How long a search must take to be counted by, in milliseconds, and what it begins with. */
const LONG_ENOUGH = 120;
const FIRST = 16;

let core: Core | undefined;

addEventListener("message", ({ data }: MessageEvent<WebAssembly.Module | Asked>) => {
  if (data instanceof WebAssembly.Module) core = new Core(data);
  else postMessage(answerTo(data));
});

function answerTo(asked: Asked): Told {
  const { number } = asked;
  try {
    return { number, answer: think(asked) };
  } catch (error) {
    return { number, problem: error instanceof Error ? error.message : String(error) };
  }
}

function think({ what, bytecode, saved, player, seed }: Asked): unknown {
  if (!core) throw new Error("the worker has no core");
  const session = core.resume(bytecode, saved);
  try {
    if (what === "speed") return speedOf((iterations) => session.machine(`mcts:${iterations}`, seed));
    return what === "machine" ? session.machine(player, seed) : session.hint(player, seed);
  } finally {
    session.close();
  }
}

function speedOf(search: (iterations: number) => unknown): number {
  for (let iterations = FIRST; ; iterations *= 2) {
    const begun = performance.now();
    search(iterations);
    const took = performance.now() - begun;
    if (took > LONG_ENOUGH || iterations > 1e5) return (1000 * iterations) / Math.max(1, took);
  }
}
