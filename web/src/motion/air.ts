/** Carries flights out with the animations of the browser: only translate and opacity change, and no script runs per frame. */

import { mount, unmount } from "svelte";
import Face from "../cards/Face.svelte";
import type { Card } from "../values.ts";
import { startsOf, type Flight, type Scene, type Spot } from "./flights.ts";

const MOVE = 260;
const DEAL = 900;
/** How wide the back of a card is that flies. */
const BACK = 44;
const EASE = "cubic-bezier(.2, .7, .2, 1)";
const EASE_GATHER = "cubic-bezier(.5, 0, .75, .4)";
const SVG = "http://www.w3.org/2000/svg";

export class Air {
  private running: Animation[] = [];
  private outlined: HTMLElement[] = [];

  constructor(private readonly layer: HTMLElement) {}

  /** Where everything lies now. */
  scene(cloth: HTMLElement): Scene {
    const cards = new Map<string, { spot: Spot; width: number; element: HTMLElement }>();
    for (const element of cloth.querySelectorAll<HTMLElement>("[data-card]")) {
      const card = element.dataset["card"];
      if (card && !this.layer.contains(element)) cards.set(card, { spot: middleOf(element), width: element.offsetWidth, element });
    }
    const places = new Map<string, Spot>();
    for (const element of cloth.querySelectorAll<HTMLElement>("[data-place]")) {
      places.set(element.dataset["place"] ?? "", middleOf(element.querySelector<HTMLElement>(".stack, .heap") ?? element));
    }
    return { cards, places };
  }

  /** Moves cards; without motion it outlines those that came. */
  fly(flights: readonly Flight[], before: Scene, after: Scene, { isDeal, speed }: { isDeal: boolean; speed: number }): void {
    for (const element of this.outlined.splice(0)) delete element.dataset["moved"];
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) return this.outline(flights, after);
    if (speed === 0) return;
    // Measured before anything is added: whoever measures and adds in turn lets the browser lay the page out each time.
    const corner = flights.some(({ kind }) => kind !== "comes") ? this.layer.getBoundingClientRect() : undefined;
    const starts = startsOf(flights.length, isDeal, MOVE * speed, DEAL * speed);
    flights.forEach((flight, number) => {
      const timing = { duration: MOVE * speed, delay: starts[number] ?? 0, easing: EASE, fill: "backwards" as const };
      if (flight.kind === "comes") this.comes(flight, after, timing);
      else if (corner) this.leaves(flight, before, corner, { ...timing, easing: flight.kind === "goes" ? EASE_GATHER : EASE });
    });
  }

  /** Ends what runs: everything lies where it belongs. */
  finish(): void {
    for (const animation of this.running.splice(0)) animation.finish();
  }

  private comes(flight: Flight & { kind: "comes" }, after: Scene, timing: KeyframeAnimationOptions): void {
    const there = after.cards.get(flight.card);
    if (!there) return;
    const way = `${flight.from.x - there.spot.x}px ${flight.from.y - there.spot.y}px`;
    this.run(there.element, [{ translate: way }, { translate: "0px 0px" }], { ...timing, composite: "add" });
  }

  /** What is no longer on the table, or was never seen, flies as a picture of its own. */
  private leaves(flight: Flight & { kind: "goes" | "passes" }, before: Scene, { left, top }: DOMRect, timing: KeyframeAnimationOptions): void {
    const was = flight.kind === "goes" ? before.cards.get(flight.card) : undefined;
    const from = flight.kind === "goes" ? was?.spot : flight.from;
    if (!from) return;
    const picture = document.createElement("span");
    picture.className = was ? "card" : "card back";
    // Where it lay there may be something else by now: its face is drawn anew.
    const face = flight.kind === "goes" ? mount(Face, { target: picture, props: { card: flight.card as Card } }) : undefined;
    if (!face) picture.append(back());
    const width = was?.width || BACK;
    picture.style.setProperty("--card-size", `${width}px`);
    this.layer.append(picture);
    const at = ({ x, y }: Spot) => `${x - left - width / 2}px ${y - top - width * 0.7}px`;
    const animation = this.run(picture, [
      { translate: at(from), opacity: 1 },
      { translate: at(flight.to), opacity: 1, offset: 0.8 },
      { translate: at(flight.to), opacity: 0 },
    ], timing);
    animation.onfinish = animation.oncancel = () => {
      picture.remove();
      if (face) void unmount(face);
    };
  }

  private run(element: HTMLElement, frames: Keyframe[], timing: KeyframeAnimationOptions): Animation {
    const animation = element.animate(frames, timing);
    this.running.push(animation);
    return animation;
  }

  private outline(flights: readonly Flight[], after: Scene): void {
    for (const flight of flights) {
      const element = flight.kind === "comes" ? after.cards.get(flight.card)?.element : undefined;
      if (!element || element.closest(".hand")) continue;
      element.dataset["moved"] = "";
      this.outlined.push(element);
    }
  }
}

function middleOf(element: HTMLElement): Spot {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

function back(): SVGElement {
  const drawing = document.createElementNS(SVG, "svg");
  const use = document.createElementNS(SVG, "use");
  drawing.setAttribute("class", "fc");
  drawing.setAttribute("viewBox", "0 0 100 140");
  use.setAttribute("href", "#back");
  drawing.append(use);
  return drawing;
}
