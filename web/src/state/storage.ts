/** What a browser keeps for us between two times: settings, and for each game the one that is not finished. Some browsers let
    a page from a disk keep nothing; then nothing is kept. What is damaged, or somebody else's, is ignored. */

import type { Saved } from "../values.ts";
import type { Level } from "./opponents.ts";
import { LEVELS } from "./opponents.ts";

const SETTINGS = "darwindeck:settings";
const GAME = "darwindeck:game:";
const SPEED = "darwindeck:speed:";

/** A game that goes on: what the session needs, and who plays. */
export interface KeptGame {
  schema: 1;
  saved: Saved;
  /** Where the person sits; left out: the machine plays alone. */
  seat?: number;
  level: Level;
  /** The names of the players by seat, with their iterations. */
  players: readonly string[];
}

export class Keeper {
  constructor(private readonly storage: Storage | undefined = storageOf(globalThis)) {}

  settings(): unknown {
    return this.read(SETTINGS);
  }

  keepSettings(settings: object): void {
    this.write(SETTINGS, settings);
  }

  /** The unfinished game of these rules. */
  game(rules: string): KeptGame | undefined {
    const kept = this.read(GAME + rules);
    return isKeptGame(kept) && kept.saved.rules === rules ? kept : undefined;
  }

  keepGame(rules: string, game: KeptGame): void {
    this.write(GAME + rules, game);
  }

  forgetGame(rules: string): void {
    try {
      this.storage?.removeItem(GAME + rules);
    } catch {
      // Nothing was kept.
    }
  }

  /** How many iterations of a search this device does in a second, in the game of these rules. */
  speed(rules: string): number | undefined {
    const kept = this.read(SPEED + rules);
    return typeof kept === "number" && kept > 0 ? kept : undefined;
  }

  keepSpeed(rules: string, iterations: number): void {
    this.write(SPEED + rules, Math.round(iterations));
  }

  private read(key: string): unknown {
    try {
      return JSON.parse(this.storage?.getItem(key) ?? "null");
    } catch {
      return undefined;
    }
  }

  private write(key: string, value: unknown): void {
    try {
      this.storage?.setItem(key, JSON.stringify(value));
    } catch {
      // It is full, or not allowed: the game goes on without.
    }
  }
}

/** The storage, where the browser allows one: to ask for it can be refused already. */
function storageOf(from: { localStorage?: Storage }): Storage | undefined {
  try {
    return from.localStorage;
  } catch {
    return undefined;
  }
}

function isKeptGame(value: unknown): value is KeptGame {
  if (!isRecord(value) || value["schema"] !== 1 || !isRecord(value["saved"])) return false;
  const { saved, seat, level, players } = value;
  const { schema, rules, seed, picks, moment } = saved as Record<string, unknown>;
  return (
    schema === 1 && typeof rules === "string" &&
    typeof seed === "string" && /^\d{1,20}$/.test(seed) &&
    Array.isArray(picks) && picks.every(isCount) && isCount(moment) && moment <= picks.length &&
    (seat === undefined || isCount(seat)) && LEVELS.includes(level as Level) &&
    Array.isArray(players) && players.every((name) => typeof name === "string" && /^(?:random|greedy|novice|mcts:\d{1,6})$/.test(name))
  );
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

function isCount(value: unknown): value is number {
  return typeof value === "number" && Number.isSafeInteger(value) && value >= 0;
}
