import { expect, test, vi } from "vitest";
import { RecordedEngine } from "../src/engine/recorded.ts";
import type { GameData } from "../src/payload.ts";
import { Deals } from "../src/state/deals.svelte.ts";
import { playerOf } from "../src/state/opponents.ts";
import { Settings } from "../src/state/settings.svelte.ts";
import { Keeper, type KeptGame } from "../src/state/storage.ts";
import { game } from "./recordings.ts";

vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => {} }));

class Memory implements Storage {
  [name: string]: unknown;
  readonly kept = new Map<string, string>();
  get length() { return this.kept.size; }
  clear() { this.kept.clear(); }
  key(number: number) { return [...this.kept.keys()][number] ?? null; }
  getItem(name: string) { return this.kept.get(name) ?? null; }
  setItem(name: string, value: string) { this.kept.set(name, value); }
  removeItem(name: string) { this.kept.delete(name); }
}

const kept = (rules: string, moment = 2): KeptGame => ({
  schema: 1, saved: { schema: 1, rules, seed: "7", picks: [0, 1, 2], moment }, seat: 1, level: "expert",
  players: ["mcts:40", "mcts:40", "mcts:40", "mcts:40"],
});

test("games with other rules are kept beside each other", () => {
  const keeper = new Keeper(new Memory());
  keeper.keepGame("aa", kept("aa"));
  keeper.keepGame("bb", kept("bb", 3));
  expect(keeper.game("aa")).toEqual(kept("aa"));
  keeper.forgetGame("aa");
  expect(keeper.game("aa")).toBeUndefined();
  expect(keeper.game("bb")).toEqual(kept("bb", 3));
});

test("what is damaged or of somebody else is ignored", () => {
  const storage = new Memory();
  const keeper = new Keeper(storage);
  const whole = kept("aa");
  const wrong: unknown[] = [
    null, 3, [], {}, { ...whole, schema: 2 }, { ...whole, saved: { ...whole.saved, rules: "bb" } },
    { ...whole, saved: { ...whole.saved, picks: [0, -1] } }, { ...whole, saved: { ...whole.saved, moment: 4 } },
    { ...whole, saved: { ...whole.saved, seed: "seven" } }, { ...whole, players: ["mcts:40", "<b>"] },
    { ...whole, players: ["peeking:100"] }, { ...whole, level: "god" }, { ...whole, seat: -1 },
  ];
  for (const value of wrong) {
    storage.setItem("darwindeck:game:aa", JSON.stringify(value));
    expect(keeper.game("aa")).toBeUndefined();
  }
  storage.setItem("darwindeck:game:aa", "{");
  expect(keeper.game("aa")).toBeUndefined();
  storage.setItem("darwindeck:settings", '{"theme": "green", "speed": 0.5, "suits": "4", "forced": false, "extra": 1}');
  const settings = new Settings();
  settings.take(keeper.settings());
  expect([settings.theme, settings.speed, settings.suits, settings.forced]).toEqual(["system", 0.5, 2, false]);
});

test("where nothing may be kept, nothing goes wrong", () => {
  const refusing = new Proxy(new Memory(), { get: () => () => { throw new Error("refused"); } });
  for (const keeper of [new Keeper(refusing), new Keeper(undefined)]) {
    keeper.keepGame("aa", kept("aa"));
    keeper.keepSettings({});
    keeper.forgetGame("aa");
    expect(keeper.game("aa")).toBeUndefined();
    expect(keeper.settings() ?? null).toBeNull();
  }
});

test("settings come back as they were", () => {
  const keeper = new Keeper(new Memory());
  const settings = Object.assign(new Settings(), { theme: "dark", suits: 4, speed: 0, sorted: false, level: "strong", seat: 2 });
  keeper.keepSettings(settings.kept);
  const later = new Settings();
  later.take(keeper.settings());
  expect(later.kept).toEqual(settings.kept);
});

// ---------------------------------------------------------------------------------------------------- deals

function openDeals(keeper: Keeper) {
  const recording = { ...game("whist"), moment: 0 };
  const data: GameData = { name: recording.name, title: "", hook: "", bytecode: "", preset: {}, rules: [] };
  let deal = 100;
  const deals = new Deals(new RecordedEngine([recording]), Object.assign(new Settings(), { speed: 0 }), keeper, () => (deal += 1));
  deals.open(data);
  return { deals, data };
}

test("a game goes on when its file is opened again, and is over once it is over", async () => {
  const storage = new Memory();
  const { deals } = openDeals(new Keeper(storage));
  await vi.waitFor(() => expect(deals.play?.ask && !deals.play.course?.isGuarded()).toBe(true));
  deals.play!.answer(0);
  const moment = deals.play!.moment;
  await vi.waitFor(() => expect(deals.play!.moment).toBeGreaterThan(moment));
  const left = deals.play!.moment;
  deals.leave();
  const again = openDeals(new Keeper(storage)).deals;
  expect(again.play!.moment).toBe(left);
  again.leave();
  const { rules } = game("whist").table;
  const broken = JSON.parse(storage.getItem(`darwindeck:game:${rules}`)!) as KeptGame;
  broken.saved.picks.length = 999;
  broken.saved.picks.fill(0);
  broken.saved.moment = 999;
  storage.setItem(`darwindeck:game:${rules}`, JSON.stringify(broken));
  const third = openDeals(new Keeper(storage)).deals;
  expect(third.play!.moment).toBe(0);
  third.leave();
});

test("the same deal is dealt once more, from the next seat, or watched", () => {
  const { deals } = openDeals(new Keeper(undefined));
  expect(deals.deal).toMatchObject({ seat: 0, level: "fair" });
  const { seed } = deals.deal!;
  deals.exchanged();
  expect(deals.deal).toMatchObject({ seed, seat: 1 });
  deals.sit(undefined);
  expect(deals.play!.watching).toBe(true);
  expect(deals.play!.eyes).toBeUndefined();
  deals.against("beginner");
  expect(deals.deal).toMatchObject({ seat: undefined, level: "beginner" });
  deals.leave();
});

test("the names of players say how long they think on this device", () => {
  expect(["beginner", "fair"].map((level) => playerOf(level as "fair", 1))).toEqual(["novice", "mcts:100"]);
  expect(playerOf("expert", 12_345)).toBe("mcts:9900");
  expect(playerOf("strong", 12_345)).toBe("mcts:1500");
  expect(playerOf("strong", 10)).toBe("mcts:250");
  expect(playerOf("expert", 10)).toBe("mcts:1000");
  expect(playerOf("expert", 1e9)).toBe("mcts:20000");
});
