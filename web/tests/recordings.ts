/** Recorded games, one of each known game: `python -m tools.recordings` writes them. */

import { readdirSync, readFileSync } from "node:fs";
import type { RecordedGame, RecordedMoment } from "../src/engine/recorded.ts";

/** With what the Python table says of each moment: its events, then options and reasons of a decision. */
export interface ToldGame extends RecordedGame {
  moments: (RecordedMoment & { said: string[] })[];
}

const folder = new URL("../../target/recordings/", import.meta.url);

export const GAMES: ToldGame[] = readdirSync(folder)
  .filter((name) => name.endsWith(".json"))
  .sort()
  .map((name) => JSON.parse(readFileSync(new URL(name, folder), "utf8")) as ToldGame);

export function game(name: string): ToldGame {
  const found = GAMES.find((one) => one.name === name);
  if (!found) throw new Error(`${name} was not recorded`);
  return found;
}
