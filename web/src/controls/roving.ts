/** Inside a group arrows move, and Tab goes to the next group: of each group one member can be reached with Tab. */

const GROUPS = ".hand, .seats, .middle, [data-rove]";
const ITEMS = "button, [role=radio]";

export interface Place {
  group: Element;
  place: number;
  items: () => HTMLElement[];
}

function itemsOf(group: Element): HTMLElement[] {
  return [...group.querySelectorAll<HTMLElement>(ITEMS)].filter((item) => item.closest(GROUPS) === group);
}

/** Which group something is in, and where. */
export function placeOf(item: Element): Place | undefined {
  const group = item.closest(GROUPS);
  if (!group) return undefined;
  const items = () => itemsOf(group);
  const place = items().indexOf(item as HTMLElement);
  return place < 0 ? undefined : { group, place, items };
}

/** What an arrow, Home or End leads to; nothing for other keys. */
export function next(key: string, from: Element | null): HTMLElement | undefined {
  const here = from && placeOf(from);
  if (!here) return undefined;
  const items = here.items();
  const last = items.length - 1;
  if (key === "Home") return items[0];
  if (key === "End") return items[last];
  if (key === "ArrowRight" || key === "ArrowDown") return items[here.place === last ? 0 : here.place + 1];
  if (key === "ArrowLeft" || key === "ArrowUp") return items[here.place === 0 ? last : here.place - 1];
  return undefined;
}

/** Keeps one member of each group in the order of Tab, whatever pieces come and go. Returns how to stop. */
export function rove(root: HTMLElement): () => void {
  const settle = (group: Element, wanted?: Element) => {
    const items = itemsOf(group);
    const first = wanted ?? items.find((item) => item === document.activeElement) ?? items.find((item) => item.tabIndex === 0 && item.hasAttribute("tabindex")) ?? items[0];
    for (const item of items) {
      const index = item === first ? "0" : "-1";
      if (item.getAttribute("tabindex") !== index) item.setAttribute("tabindex", index);
    }
  };
  const all = () => root.querySelectorAll(GROUPS).forEach((group) => settle(group));
  const focused = ({ target }: FocusEvent) => {
    const group = target instanceof Element && target.closest(GROUPS);
    if (group && target instanceof Element && target.matches(ITEMS)) settle(group, target);
  };
  const watch = new MutationObserver(all);
  watch.observe(root, { childList: true, subtree: true });
  root.addEventListener("focusin", focused);
  all();
  return () => {
    watch.disconnect();
    root.removeEventListener("focusin", focused);
  };
}
