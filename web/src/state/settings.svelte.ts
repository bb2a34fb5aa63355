/** What a person has set, for all games. */

import { LEVELS, type Level } from "./opponents.ts";

const YES_OR_NO = [true, false] as const;

/** What each of them can be. */
const CHOICES = {
  theme: ["system", "light", "dark"],
  suits: [2, 4],
  faces: ["paper", "night"],
  speed: [0, 0.5, 1, 1.6],
  safePlay: YES_OR_NO,
  sorted: YES_OR_NO,
  forced: YES_OR_NO,
  level: LEVELS,
  seat: [0, 1, 2, 3, 4, 5],
} as const;

/** Settings as they are kept. */
export type Kept = Record<keyof typeof CHOICES, unknown>;

export class Settings {
  theme: "system" | "light" | "dark" = $state("system");
  suits: 2 | 4 = $state(2);
  faces: "paper" | "night" = $state("paper");
  /** What all times are multiplied by. */
  speed: 0 | 0.5 | 1 | 1.6 = $state(1);
  /** A first press lifts a card, a second one plays it. */
  safePlay = $state(false);
  /** Cards are sorted by themselves. */
  sorted = $state(true);

  /** What leaves no choice is played by itself. */
  forced = $state(true);
  /** How well the others play. */
  level: Level = $state("fair");
  /** Where the person sits, in games that have this seat. */
  seat = $state(0);

  /** What is kept from one time to the next. */
  get kept(): Kept {
    const { theme, suits, faces, speed, safePlay, sorted, forced, level, seat } = this;
    return { theme, suits, faces, speed, safePlay, sorted, forced, level, seat };
  }

  /** Takes over what was kept; whatever is none of the values is left as it was. */
  take(kept: unknown): void {
    if (typeof kept !== "object" || kept === null) return;
    for (const [name, values] of Object.entries(CHOICES)) {
      const value = (kept as Record<string, unknown>)[name];
      if ((values as readonly unknown[]).includes(value)) Object.assign(this, { [name]: value });
    }
  }

  /** Shows on the page what is set. */
  show(root: HTMLElement = document.documentElement): void {
    if (this.theme === "system") delete root.dataset["theme"];
    else root.dataset["theme"] = this.theme;
    root.dataset["suits"] = String(this.suits);
    root.dataset["faces"] = this.faces;
    root.style.setProperty("--speed", String(this.speed));
  }
}
