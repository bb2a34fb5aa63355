// Runs in the page before its own script: says when things appear, plays for the person, and times whoever thinks.
(() => {
  const seen = {};
  const thoughts = [];
  window.bench = { seen, thoughts };

  /** Notes when something is first painted. */
  bench.await = (name, selector) => {
    const look = () => {
      if (seen[name] !== undefined || !document.querySelector(selector)) return;
      seen[name] = -1;
      requestAnimationFrame(() => setTimeout(() => (seen[name] = performance.now())));
    };
    new MutationObserver(look).observe(document, { childList: true, subtree: true, attributes: true });
  };

  const post = Worker.prototype.postMessage;
  Worker.prototype.postMessage = function (asked, ...more) {
    if (asked && asked.what) {
      const begun = performance.now();
      const told = ({ data }) => {
        if (data.number !== asked.number) return;
        this.removeEventListener("message", told);
        thoughts.push({ what: asked.what, player: asked.player, ms: performance.now() - begun });
      };
      this.addEventListener("message", told);
    }
    return post.call(this, asked, ...more);
  };

  const MAIN = "footer .main:not([aria-disabled=true]), footer .go .button:not([aria-disabled=true])";
  const WAYS = "footer .option:not([aria-pressed=true])";
  const CARDS = ".hand button.card:not([aria-disabled]):not([aria-pressed=true])";
  /** Presses what a decision offers; at the end of a hand or of a game goes on. Counts the games that were over. */
  bench.press = () => {
    const end = document.querySelector(".end .main");
    if (end) {
      if (/again/i.test(end.textContent)) bench.games = (bench.games ?? 0) + 1;
      return end.click();
    }
    if (!document.querySelector(".prompt.mine")) return;
    const thing = [...document.querySelectorAll(MAIN)].at(-1) ?? document.querySelector(WAYS) ?? document.querySelector(CARDS);
    thing?.click();
  };
})();
