/** Which engine a page has: the core that is in it, or recordings. */

import type { Payload } from "../payload.ts";
import type { Engine } from "./engine.ts";
import { RecordedEngine } from "./recorded.ts";
import { CoreEngine } from "./wasm.ts";

export async function openEngine(payload: Payload): Promise<Engine> {
  if (payload.recordings) return new RecordedEngine(payload.recordings);
  if (payload.core) return CoreEngine.of(payload.core);
  throw new Error("there is neither a core nor a recording in this page");
}
