import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const root = new URL("../src/", import.meta.url);
const FILES = readdirSync(root, { recursive: true, encoding: "utf8" })
  .filter((name) => /\.(ts|svelte)$/.test(name))
  .map((name) => ({ name, text: readFileSync(new URL(name, root), "utf8") }));

/** From what everything rests on to the page. A file may import from its own folder and from those before. */
const ORDER = ["values.ts", "engine", "payload.ts", "cards", "words", "layout", "state", "motion", "pieces", "side", "controls", "start", "frame", "main.ts"];
/** Shared by folders that would otherwise point both ways. */
const SHARED = new Set(["words/names.ts", "words/said.ts", "payload.ts", "state/opponents.ts"]);

const folderOf = (name: string) => name.split("/")[0]!;

test.each(FILES)("$name imports one way", ({ name, text }) => {
  for (const [, path] of text.matchAll(/from "(\.[^"]+)"/g)) {
    const found = new URL(path!, new URL(name, root)).href.replace(root.href, "");
    if (found.startsWith("file:") || found.startsWith("style/") || SHARED.has(found)) continue;
    expect([found, ORDER.indexOf(folderOf(found)) <= ORDER.indexOf(folderOf(name))]).toEqual([found, true]);
  }
});

test.each(FILES)("$name makes no HTML of text, and no style that the policy refuses", ({ text }) => {
  expect(text).not.toMatch(/\{@html|innerHTML|insertAdjacentHTML|document\.write|\sstyle="/);
});

test("pieces, controls and sides do not know the engine", () => {
  const found = FILES.filter(({ name }) => /^(pieces|controls|side)\//.test(name));
  expect(found.length).toBeGreaterThan(10);
  for (const { name, text } of found) expect([name, /from "[^"]*engine/.test(text)]).toEqual([name, false]);
});

test("a session is never asked for more than somebody's eyes see", () => {
  const asked = FILES.filter(({ name }) => !name.startsWith("engine/")).flatMap(({ text }) =>
    [...text.matchAll(/session\.(?:view|events)\(([^)]*)\)/g)].map(([, given]) => given!),
  );
  expect(asked.length).toBeGreaterThan(5);
  for (const given of asked) expect(given).toMatch(/\b(?:eyes|seat)$/);
});
