/** The data in the page: games, and the core that plays them. `darwindeck.table.page` writes it.

    All of it is text to the page. Nothing from a genome is ever read as HTML. */

import type { RecordedGame } from "./engine/recorded.ts";
import type { Asks } from "./values.ts";

/** What `<script type="application/json" id="payload">` holds. */
export interface Payload {
  /** The version of this format. */
  schema: 1;
  /** One game, or several to choose from. */
  games: GameData[];
  /** The WebAssembly module, compressed with gzip, as base64; left out in a page that only shows recordings. */
  core?: string;
  /** Recorded games to step through, instead of playing. */
  recordings?: RecordedGame[];
}

export interface GameData {
  /** The name of the genome. */
  name: string;
  /** What the rulebook calls it. */
  title: string;
  /** One sentence that says what it is about. */
  hook: string;
  /** The bytecode of the rules, as base64. */
  bytecode: string;
  preset: Preset;
  rules: RuleSection[];
}

/** How the table is set when the game is opened. */
export interface Preset {
  /** Where the person sits; left out: wherever the page likes. */
  seat?: number;
  /** How well the opponents play; left out: as the settings say. */
  opponents?: "beginner" | "fair" | "strong" | "expert";
  /** The number of the deal, in digits; left out: a new one each time. */
  seed?: string;
}

/** A chapter of the rulebook. Texts may have **bold** words. */
export interface RuleSection {
  title: string;
  blocks: RuleBlock[];
}
export type RuleBlock =
  | { kind: "text" | "points" | "steps"; rules: Rule[] }
  | { kind: "table"; heading: string[]; rows: string[][]; about: string[] };
export interface Rule {
  text: string;
  /** Kinds of decisions, as `Asks` has them, and events that it explains. */
  about: (Asks | string)[];
}

/** The data of this page; null in a page that nobody has filled. */
export function readPayload(from: Document = document): Payload | null {
  return JSON.parse(from.getElementById("payload")?.textContent ?? "null") as Payload | null;
}
