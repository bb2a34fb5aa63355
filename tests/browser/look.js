/* What the page shows to somebody who wants to go on: whose turn it is, and what can be pressed, with a point of each thing
   that is really in sight; with `meddles` the tools as well. Given the number of changes that were seen before, it waits until there is another one. */
async ({ seen, patience, meddles }) => {
  const QUIET = 30;
  const watched = (window.watched ??= (() => {
    const watched = { changes: 0, last: Date.now() };
    const note = () => Object.assign(watched, { changes: watched.changes + 1, last: Date.now() });
    new MutationObserver(note).observe(document.body, {
      childList: true, subtree: true, characterData: true,
      attributes: true, attributeFilter: ["class", "aria-pressed", "aria-disabled", "aria-valuetext", "data-card"],
    });
    note();
    return watched;
  })());

  const text = (selector) => document.querySelector(selector)?.innerText.replace(/\s+/g, " ").trim() ?? "";
  const all = (selector) => [...document.querySelectorAll(selector)];
  const state = () => {
    if (document.querySelector(".trouble")) return "trouble";
    if (document.querySelector(".end")) return "end";
    return document.querySelector(".prompt.mine, .prompt.no") ? "mine" : "waits";
  };

  const isShown = (element) => element.getClientRects().length > 0;

  /** A point at which this is what lies on top. */
  const pointOf = (element) => {
    const box = element.getBoundingClientRect();
    for (const down of [0.5, 0.25, 0.75, 0.1, 0.9])
      for (const along of [0.5, 0.25, 0.12, 0.75, 0.05, 0.95]) {
        const [x, y] = [box.left + along * box.width, box.top + down * box.height];
        if (element.contains(document.elementFromPoint(x, y))) return { x, y };
      }
    return undefined;
  };
  const CLOSE = ".sheet .close, .list.shown .icon, .hint .icon";
  const TOOLS = ".tools .tool, header .narrow, " + CLOSE;
  const kindOf = (element) => {
    if (element.matches(CLOSE)) return "closes";
    if (element.matches(TOOLS)) return element.getAttribute("aria-disabled") === "true" ? "idle" : "tool";
    if (element.getAttribute("aria-disabled") === "true") return "closed";
    if (element.matches(".end .main")) return "goes on";
    if (element.matches(".go .main, .ask:not([role=group]) > .main, .meld.open")) return "confirms";
    if (element.matches(".places button, [aria-pressed=true]")) return "chosen";
    return "open";
  };
  const CONTROLS = "footer .ask button, footer .ask input, footer .go button, .middle button, .seats button, "
    + ".hand button:is(.can, .fits, .sel, .no)";

  const began = Date.now();
  while (Date.now() - began < patience) {
    const isSettled = state() !== "waits" && Date.now() - watched.last > QUIET;
    if (isSettled && watched.changes > seen) break;
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  const is = state();
  window.things = is === "end" ? all(".end .main") : is === "mine" ? all(meddles ? `${CONTROLS}, ${TOOLS}` : CONTROLS).filter(isShown) : [];
  const things = window.things.map((element, number) => {
    if (!pointOf(element)) element.scrollIntoView({ block: "nearest", inline: "nearest" });
    const { width } = element.getBoundingClientRect();
    return {
      number, kind: kindOf(element), isSlider: element.matches("input"), width: element.matches("input") ? width : 0,
      name: (element.getAttribute("aria-label") ?? element.innerText).replace(/\s+/g, " ").trim(), point: pointOf(element) ?? null,
    };
  });
  return {
    is, things, changes: watched.changes, where: text("h1"), prompt: text(".prompt"),
    end: text(".end"), middle: text(".middle"), seats: text(".seats"),
    isOver: all(".end .doors button").some((button) => button.innerText === "Play again"),
  };
}
