/** What a person has set, for all games. */

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

  /** Shows on the page what is set. */
  show(root: HTMLElement = document.documentElement): void {
    if (this.theme === "system") delete root.dataset["theme"];
    else root.dataset["theme"] = this.theme;
    root.dataset["suits"] = String(this.suits);
    root.dataset["faces"] = this.faces;
    root.style.setProperty("--speed", String(this.speed));
  }
}
