import { expect, test } from "vitest";
import { partsOf, marked } from "../src/words/said.ts";
import { Speaker } from "../src/words/speaker.ts";
import { GAMES } from "./recordings.ts";

test.each(GAMES)("says of $name what the Python table says", ({ seat, moments, table }) => {
  const names = Array.from({ length: table.players }, (_, number) => `P${number}`);
  const speaker = new Speaker({ seat, names });
  for (const { view, events, said } of moments) {
    const mine = events.map((event) => speaker.event(event));
    if (view.ask.kind === "decide") {
      mine.push(...view.ask.options.map((option) => speaker.option(option)));
      mine.push(...[...view.ask.blocked, ...view.ask.closed].map(({ reason }) => speaker.reason(reason)));
    }
    expect(mine).toEqual(said);
  }
});

test("cards in a sentence are told apart from its words", () => {
  expect(partsOf(`you play ${marked("10H")} and ${marked("QS")}.`)).toEqual([
    { text: "you play " }, { card: "10H" }, { text: " and " }, { card: "QS" }, { text: "." },
  ]);
  expect(partsOf("<b>10H</b>")).toEqual([{ text: "<b>10H</b>" }]);
});
