/** How much room there is. One is enough for a page: it listens for as long as the page is open. */

import type { Size } from "../layout/hand.ts";

export class Screen {
  size: Size = $state("phone");

  constructor() {
    const desktop = matchMedia("(min-width: 64rem)");
    const tablet = matchMedia("(min-width: 48rem)");
    const measure = () => {
      this.size = desktop.matches ? "desktop" : tablet.matches ? "tablet" : "phone";
    };
    desktop.addEventListener("change", measure);
    tablet.addEventListener("change", measure);
    measure();
  }
}
