/** Sentences about a game that is being played, made of the phrases of `schema/words.toml`, as `darwindeck.phrases` makes
    them. A phrase is chosen by the fields of a value. */

import { PHRASES, WORDS, type Phrase } from "../../../docs/reference/words.ts";
import type { Choice, Decide, Event, Reason, ScorePart } from "../values.ts";

const SLOT = /\{([a-z_.]+)('s|[+!]|)(?:\|([^|}]*)\|([^|}]*))?\}/g;
const SEATS = new Set(["seat", "by", "hits", "starter", "with"]);
const CARDS = new Set(["card", "cards", "than", "open", "chosen"]);

/** Who is spoken to, and how players and cards are written. */
export interface Manner {
  /** Who is "you"; left out for all eyes. */
  seat?: number | undefined;
  /** What players are called, by seat. */
  names?: readonly string[];
  /** The players of each side, where sides are teams. */
  sides?: readonly (readonly number[])[];
  card?: (card: string) => string;
}

export class Speaker {
  constructor(private readonly manner: Manner = {}) {}

  /** What happened; empty for what goes without saying. */
  event(value: Event): string {
    return sentence(this.said("event", value.kind, value));
  }

  /** Why a card or an option cannot be chosen; or, with `lacks`, why a choice is no move yet. */
  reason(value: Reason, lacks = false): string {
    return sentence(this.said("reason", value.kind, lacks ? { ...value, lacks } : value));
  }

  /** What a player must do. */
  prompt(ask: Decide): string {
    const count = countOf(ask);
    return sentence(this.said("asks", ask.asks, count ? { ...ask, count } : ask));
  }

  /** What an option is. */
  option(value: Choice): string {
    return this.said("choice", value.kind, value);
  }

  /** Where points came from, as a part of a sentence. */
  part(value: ScorePart): string {
    return this.said("part", value.rule.replace(/\[[0-9]+\]/g, ""), value);
  }

  /** What a player is called. */
  name(seat: number): string {
    return seat === this.manner.seat ? "you" : (this.manner.names?.[seat] ?? `P${seat}`);
  }

  /** Cards; those that are not known are counted. */
  cards(cards: readonly (string | null)[]): string {
    const known = cards.flatMap((card) => (card === null ? [] : [this.manner.card?.(card) ?? card]));
    const unseen = cards.length - known.length;
    if (unseen) {
      const more = known.length ? "more " : "";
      known.push(`${unseen === 1 && !more ? "a" : unseen} ${more}card${unseen > 1 ? "s" : ""}`);
    }
    return listed(known) || "no card";
  }

  private said(section: string, kind: string, value: object): string {
    const phrase = PHRASES[section]?.[kind]?.find((row) => this.holds(row, value));
    if (!phrase) throw new Error(`no phrase for ${section} ${kind}`);
    return phrase.say.replace(SLOT, (_, path: string, form: string, one?: string, many?: string) =>
      this.slot(value, path, form, one, many),
    );
  }

  private holds(phrase: Phrase, value: object): boolean {
    return Object.entries(phrase.when ?? {}).every(([path, wanted]) => {
      const found = at(value, path);
      if (typeof wanted === "boolean") {
        const isThere = found !== undefined && found !== null && !(Array.isArray(found) && found.length === 0);
        return isThere === wanted;
      }
      if (wanted === "+") return typeof found === "number" && found > 0;
      if (wanted === "-") return typeof found === "number" && found < 0;
      if (wanted === "you") return found !== undefined && found === this.manner.seat;
      return found === wanted;
    });
  }

  private slot(value: object, path: string, form: string, one?: string, many?: string): string {
    const steps = path.split(".");
    const name = steps.at(-1) ?? path;
    const before = steps.slice(0, -1).join(".");
    if (before && name === "place") return word("place", at(value, before), "");
    if (name === "id") return String(at(value, before));
    const found = at(value, path);
    if (one !== undefined && many !== undefined) return this.isOne(name, found) ? one : many;
    if (name === "side" || SEATS.has(name)) return this.players(this.seats(name, found), form);
    if (CARDS.has(name)) return this.cards((Array.isArray(found) ? found : [found]) as (string | null)[]);
    if (name === "wish") return this.wish(found as Wished);
    return word(name, found, form);
  }

  /** True for "you" and several players, who have the same verbs, and for 1 among numbers. */
  private isOne(name: string, found: unknown): boolean {
    if (name !== "side" && !SEATS.has(name)) return found === 1 || found === -1;
    const seats = this.seats(name, found);
    return seats.length !== 1 || seats[0] === this.manner.seat;
  }

  private seats(name: string, found: unknown): readonly number[] {
    if (name === "side") return this.manner.sides?.[found as number] ?? [found as number];
    return Array.isArray(found) ? (found as number[]) : [found as number];
  }

  private players(seats: readonly number[], form: string): string {
    const [first] = seats;
    if (form === "'s" && seats.length === 1 && first !== undefined) {
      return first === this.manner.seat ? "your" : `${this.name(first)}'s`;
    }
    const mineFirst = [...seats].sort((a, b) => Number(a !== this.manner.seat) - Number(b !== this.manner.seat));
    return listed(mineFirst.map((seat) => this.name(seat)));
  }

  private wish(wish: Wished): string {
    if (!("logic" in wish)) return this.said("wish", wish.type, wish);
    return wish.conditions.map((part) => this.wish(part)).join(wish.logic === "AND" ? " and " : ", or ");
  }
}

type Wished = { type: string } | { logic: string; conditions: Wished[] };

/** How many cards a decision is about, such as "1 to 4 cards"; nothing when it is about one. */
export function countOf(ask: Decide): string | undefined {
  if (!ask.select || ask.select.most === 1) return undefined;
  const { fewest, most } = ask.select;
  return fewest === most ? `${most} cards` : `${Math.max(1, fewest)} to ${most} cards`;
}

/** A text with a capital and a full stop. */
export function sentence(text: string): string {
  if (!text) return "";
  return text[0]?.toUpperCase() + text.slice(1) + (/[.!?"]$/.test(text) ? "" : ".");
}

/** What is found along a path, of lists on the way in their first entry. */
function at(value: unknown, path: string): unknown {
  return path.split(".").reduce((found: unknown, name) => {
    const one: unknown = Array.isArray(found) ? found[0] : found;
    return typeof one === "object" && one !== null ? (one as Record<string, unknown>)[name] : undefined;
  }, value);
}

function word(name: string, found: unknown, form: string): string {
  if (typeof found === "number") return (form === "!" ? Math.abs(found) : found).toLocaleString("en-US");
  for (const words of [WORDS[name], WORDS["rank"], WORDS["suit"]]) {
    const spelt = words && Object.hasOwn(words, String(found)) ? words[String(found)] : undefined;
    if (spelt !== undefined) return typeof spelt === "string" ? spelt : (spelt[form === "+" ? 1 : 0] ?? "");
  }
  return String(found);
}

function listed(things: readonly string[]): string {
  return things.length < 2 ? things.join("") : `${things.slice(0, -1).join(", ")} and ${things.at(-1)}`;
}
