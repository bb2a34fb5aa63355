/** The engine of a page that has the core in it: games are played here, and thought about in a worker. */

import type { GameData } from "../payload.ts";
import type { Saved } from "../values.ts";
import { Core, unpack } from "./core.ts";
import type { Engine, Session, Thinker } from "./engine.ts";
import { WorkerThinker } from "./thinker.ts";

export class CoreEngine implements Engine {
  private constructor(private readonly module: WebAssembly.Module, private readonly core: Core) {}

  /** Unpacks the core of a page; throws where the browser cannot run it. */
  static async of(packed: string): Promise<CoreEngine> {
    const module = await unpack(packed);
    return new CoreEngine(module, new Core(module));
  }

  open(game: GameData, seed: string): Session {
    return this.core.open(game.bytecode, seed);
  }

  resume(game: GameData, saved: Saved): Session {
    return this.core.resume(game.bytecode, saved);
  }

  thinker(): Thinker {
    return new WorkerThinker(this.module);
  }
}
