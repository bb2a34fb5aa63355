/** The page's own words: names of buttons, sources of points and keys. What the engine says is in `speaker.ts`. */

import { WORDS } from "../../../docs/reference/words.ts";
import {
  rankOf, type Asks, type Card, type Choice, type Decide, type Making, type Reason, type View,
} from "../values.ts";
import { marked } from "./said.ts";
import type { Speaker } from "./speaker.ts";

const SMALL = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];

/** "three" */
export function numberWord(count: number): string {
  return SMALL[count] ?? String(count);
}

/** "three cards" */
export function cardsWord(count: number): string {
  return `${numberWord(count)} ${count === 1 ? "card" : "cards"}`;
}

/** "queen", or "queens" */
export function rankWord(rank: string, many: boolean): string {
  return String(WORDS["rank"]?.[rank]?.[many ? 1 : 0] ?? rank);
}

export function capital(text: string): string {
  return (text[0] ?? "").toUpperCase() + text.slice(1);
}

/** What is done with the cards that are chosen, as a button says it. */
const DOES: Partial<Record<Asks, string>> = {
  play: "Play", trick: "Play", discard: "Discard", lay: "Lay", exchange: "Exchange", give: "Pass", meld: "Lay", swap: "Give",
  take: "Take", capture: "Take",
};
const MAKES: Record<Making, string> = { set: "Lay the set", run: "Lay the run", added: "Add to a meld" };

/** The name of the main button: what these cards make. */
export function makes(ask: Decide, cards: readonly Card[], view: View, makes?: Making): string {
  const does = DOES[ask.asks] ?? "Choose";
  if (ask.asks === "lay" && view.claim) {
    const count = cards.length;
    return `Lay ${numberWord(count)} \u201c${rankWord(view.claim.rank, count !== 1)}\u201d`;
  }
  if (makes) return cards.length > 1 || makes === "added" ? MAKES[makes] : MAKES.added;
  const [first] = cards;
  if (!first) return does;
  if (cards.length === 1) return `${does} ${marked(first)}`;
  const rank = rankOf(first);
  if (cards.every((card) => rankOf(card) === rank)) return `${does} ${numberWord(cards.length)} ${rankWord(rank, true)}`;
  return `${does} ${cardsWord(cards.length)}`;
}

/** What declining is called, by what is asked. */
const DECLINES: Partial<Record<Asks, string>> = {
  exchange: "Keep all", swap: "Keep my cards", knock: "Play on", meld: "Lay nothing", capture: "Take nothing", draw: "Do not draw",
};
const WAYS: Record<string, string> = { check: "Check", bet: "Bet", call: "Call", raise: "Raise", all_in: "All in", fold: "Fold" };

/** A short name of an option, as a button has it; cards are marked. `house`: it is played against the house. */
export function shortly(option: Choice, ask: { asks: Asks }, names: readonly string[], house = false): string {
  switch (option.kind) {
    case "card": return marked(option.card);
    case "any": return "The top card";
    case "stop": return "No more cards";
    case "pass": return house && ask.asks === "draw" ? "Stand" : (DECLINES[ask.asks] ?? "Pass");
    case "draw": return drawn(option, names, house);
    case "double": return "Double";
    case "swap": return option.with === undefined ? "Swap all" : `Swap with ${names[option.with]}`;
    case "knock": return "Knock";
    case "challenge": return "Doubt it";
    case "accept": return "Believe it";
    case "bid": return option.bid === "nil" ? "Nil" : String(option.bid);
    case "bet": return option.chips ? `${WAYS[option.way]} ${option.chips}` : String(WAYS[option.way]);
    case "stake": return String(option.chips);
    case "rank": return capital(rankWord(option.rank, true));
    case "suit": return capital(String(WORDS["suit"]?.[option.suit]));
    case "seat": return String(names[option.seat]);
  }
}

function drawn(option: Extract<Choice, { kind: "draw" }>, names: readonly string[], house: boolean): string {
  if (option.card) return `Take ${marked(option.card)}`;
  if (house) return "Another card";
  if (option.source === "deck") return "From the stock";
  if (option.source === "discard") return "From the discards";
  if (option.source === "tableau") return "From the table";
  return option.seat === undefined ? "From their cards" : `From ${names[option.seat]}`;
}

/** Where points come from, by the path of the rule without its numbers. */
export const SOURCES: Record<string, string> = {
  card_scoring: "Cards",
  scoring_rules: "Hands",
  majority_scoring: "Most cards",
  "game_rules.shoot_the_moon": "Shooting the moon",
  "game_rules.place_points": "Place",
  "game_rules.worst_hand_points": "Worst hand",
  "trick_scoring.points_per_trick": "Tricks",
  "trick_scoring.last_trick_points": "Last trick",
  "trick_scoring.points_per_card": "Cards in tricks",
  "contract_scoring.points_per_trick_bid": "Bid made",
  "contract_scoring.failed_contract_penalty": "Bid missed",
  "contract_scoring.overtrick_points": "Tricks above the bid",
  "contract_scoring.nil_bonus": "Nil made",
  "contract_scoring.nil_penalty": "Nil missed",
  "contract_scoring.bag_penalty": "Too many bags",
  "turn_structure.phases": "Knock",
  "turn_structure.phases.bonus": "Bonus for the knock",
  "turn_structure.phases.undercut_bonus": "Undercut",
  "turn_structure.phases.penalty_points": "Claims",
  game_points: "Game points",
  // Chips, by why they go.
  ante: "Ante", pass: "Passing", pot: "From the pot", house: "From the house", staked: "Staked",
};

export const KEYS: readonly (readonly [string, string])[] = [
  ["1 to 9, 0", "the cards of your hand, from the left"],
  ["Arrows", "the next card or button; Home and End the first and last"],
  ["Enter", "choose; once more to confirm"],
  ["Esc", "put down, close"],
  ["H", "hint"],
  ["U", "undo"],
  ["L", "the last trick, or what happened"],
  ["S", "sort the hand"],
  ["R", "the rules"],
  ["O", "all options in words"],
  ["?", "these keys"],
];

/** What the rule behind a reason is about. */
export const RULE_ABOUT: Record<Reason["kind"], string> = {
  not_on_top: "stacks", must_open: "the first card", must_follow: "following suit", not_broken: "breaking a suit",
  scores_at_first: "the first trick", just_taken: "cards just taken", no_place: "what fits", too_low: "beating cards",
  condition: "what may be played", too_few: "how many", other_rank: "equal ranks", enough: "how many", no_group: "sets and runs",
  no_meld: "melds", no_match: "capturing", no_sum: "capturing", range: "the limits", bet_made: "betting", no_bet: "betting",
  chips: "chips", same_as: "betting", may_check: "betting", partner: "partners", out_of_hand: "who is in", no_card: "asking",
  must_act: "passing",
};

/** Who, in bold, and then what is to be done; the second is empty while others think. `laid` is the person's card before. */
export function promptWords(
  view: View,
  ask: Decide | undefined,
  names: readonly string[],
  speaker: Speaker,
  laid?: Card,
): { who: string; what: string } {
  if (view.ask.kind === "over") {
    return { who: "The game is over.", what: speaker.event({ kind: "over", outcome: view.ask.outcome, turns: 0, hands: 0, decisions: 0 }) };
  }
  if (!ask) return { who: `${names[view.ask.seat]} thinks.`, what: "" };
  const { claim } = view;
  if (ask.asks === "doubt" && claim) {
    const says = rankWord(claim.rank, claim.count !== 1);
    return { who: `${names[claim.seat]} lays ${cardsWord(claim.count)}`, what: `and says \u201c${says}\u201d. Do you believe it?` };
  }
  if (ask.asks === "lay" && claim) return { who: "Your turn.", what: `Lay cards and say \u201c${rankWord(claim.rank, true)}\u201d.` };
  if (ask.asks === "rank" && view.asked !== undefined) return { who: "Your turn.", what: `Which rank do you ask ${names[view.asked]} for?` };
  if (ask.asks === "give" && ask.to?.seat !== undefined) {
    return { who: "Your turn.", what: `Choose ${cardsWord(ask.select?.most ?? 1)} for ${names[ask.to.seat]}.` };
  }
  if (ask.asks === "bid") return { who: "Your turn.", what: "How many tricks will you take?" };
  if (ask.asks === "bet" && view.pot) {
    const owed = view.pot.to_match - (view.players[ask.seat]?.bet ?? 0);
    return { who: "Your turn.", what: owed > 0 ? `It takes ${owed} to stay in.` : "Nobody has bet yet." };
  }
  if (ask.asks === "draw" && view.house) return { who: "Your turn.", what: "Another card, or stand?" };
  // A number of cards that means nothing by itself: what counts is what they make.
  if (ask.asks === "meld" || (ask.asks === "capture" && ask.select)) {
    const { select: _, ...any } = ask;
    return { who: "Your turn.", what: ask.asks === "meld" ? speaker.prompt(any) : laid ? `What does ${marked(laid)} capture?` : "Choose the cards to capture." };
  }
  return { who: "Your turn.", what: speaker.prompt(ask) };
}

/** What a person does who has no choice but to draw. */
export function drawFrom(name: string): string {
  return `Draw a card from ${name}\u2019s hand.`;
}
