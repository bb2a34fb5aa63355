// Values of play. Generated from schema/codes.toml and the dataclasses of `darwindeck.simulation` by
// `make generate`; do not edit.
//
// Keys come in the order written, without white space. A field with `?` is left out when it does not
// apply, and is never null. null stands for a card that the viewer does not know.

/** A card, rank first: 10H. */
export type Card = `${Rank}${Suit}`;

/** What a special card does when it is played. */
export type EffectType = "skip_next" | "reverse" | "draw_cards" | "extra_turn" | "force_discard";

/** A place where cards lie. */
export type Location = "deck" | "hand" | "discard" | "tableau" | "opponent_hand" | "opponent_discard";

/** The rank of a card, in rising order: the two is lowest, the ace highest. */
export type Rank = "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "10" | "J" | "Q" | "K" | "A";

/** The suit of a card. */
export type Suit = "H" | "D" | "C" | "S";

/** What a decision is about. */
export type Asks = "play" | "discard" | "lay" | "trick" | "draw" | "source" | "take" | "capture" | "swap" | "bid" |
  "bet" | "rank" | "suit" | "doubt" | "hit" | "exchange" | "wager" | "give" | "whom" | "meld" | "knock";

/** What an option of a decision is. */
export type ChoiceKind = "card" | "any" | "stop" | "pass" | "draw" | "double" | "swap" | "knock" | "challenge" |
  "accept" | "bid" | "bet" | "stake" | "rank" | "suit" | "seat";

/** A way to bet, in the order in which they are offered. */
export type BetWay = "check" | "bet" | "call" | "raise" | "all_in" | "fold";

/** How a game ended. */
export type Ending = "win" | "loss" | "draw" | "timeout" | "stalemate";

/** What can happen in a game. */
export type EventKind = "hand_begins" | "dealt" | "turn" | "chose" | "passes" | "effect" | "out" | "hand_over" |
  "standings" | "over" | "lays" | "draws" | "turned_up" | "takes" | "gives" | "swaps" | "discarded" | "reshuffled" |
  "shows" | "scores" | "moon" | "chips";

/** A place where cards lie. */
export type PlaceKind = "deck" | "discard" | "table" | "melds" | "trick" | "house" | "hand" | "captured";

/** What cards of the own hand are laid for. */
export type Laying = "play" | "trick" | "discard" | "claim" | "exchange" | "meld" | "swap" | "tie";

/** What laid cards make. */
export type Making = "set" | "run" | "added";

/** Why a player gives cards to another one. */
export type Giving = "asked" | "passed" | "tribute" | "returned";

/** Why cards are shown. */
export type Showing = "lot" | "stack" | "challenge" | "asked" | "hand_forbids" | "deck_forbids" | "house" | "counted";

/** What a player is out of. */
export type Leaving = "cards" | "hand" | "game";

/** Why a hand is over. */
export type HandEnd = "tricks" | "alone" | "empty_hands" | "natural" | "round" | "passes" | "deck" | "went_out" |
  "knock" | "condition";

/** What chips are paid or got for. */
export type ChipsFor = "ante" | "pass" | "pot" | "house";

/** An option of a decision. */
export type Choice = CardChoice | AnyCardChoice | StopChoice | PassChoice | DrawChoice | DoubleChoice | SwapChoice |
  KnockChoice | ChallengeChoice | AcceptChoice | BidChoice | BetChoice | StakeChoice | RankChoice | SuitChoice |
  SeatChoice;

/** A card; the question says what becomes of it. */
export interface CardChoice {
  kind: "card";
  /** A card; the question says what becomes of it. */
  card: Card;
}

/** A card of the own hand that nobody sees: the lot decides. */
export interface AnyCardChoice {
  kind: "any";
}

/** No more cards: those chosen stand. */
export interface StopChoice {
  kind: "stop";
}

/** No card, no draw, no swap, no knock. */
export interface PassChoice {
  kind: "pass";
}

/** Draw, from a place. */
export interface DrawChoice {
  kind: "draw";
  /** Draw, from a place. */
  source: Location;
  /** Whose hand or whose discards, where cards are drawn from another player. */
  seat?: number;
  /** Which card, where the player sees it and there is no choice. */
  card?: Card;
}

/** Double the stake for a last draw. */
export interface DoubleChoice {
  kind: "double";
}

/** Swap the whole hand, with a player or with the table. */
export interface SwapChoice {
  kind: "swap";
  /** With whom; left out, with the table. */
  with?: number;
}

/** Knock. */
export interface KnockChoice {
  kind: "knock";
}

/** Doubt the claim. */
export interface ChallengeChoice {
  kind: "challenge";
}

/** Let the claim stand. */
export interface AcceptChoice {
  kind: "accept";
}

/** A bid. */
export interface BidChoice {
  kind: "bid";
  /** How many tricks, or Nil. */
  bid: number | "nil";
}

/** A way to bet. */
export interface BetChoice {
  kind: "bet";
  /** Which one. */
  way: BetWay;
  /** What it takes now. */
  chips: number;
}

/** Chips against the house. */
export interface StakeChoice {
  kind: "stake";
  /** How many. */
  chips: number;
}

/** A rank. */
export interface RankChoice {
  kind: "rank";
  /** A rank. */
  rank: Rank;
}

/** A suit. */
export interface SuitChoice {
  kind: "suit";
  /** A suit. */
  suit: Suit;
}

/** A player. */
export interface SeatChoice {
  kind: "seat";
  /** A player. */
  seat: number;
}

/** Cards that lie together. */
export interface Pile {
  /** How many. */
  count: number;
  /** Those that lie open to the viewer; of the deck from the top. */
  cards: Card[];
  /** In events for all eyes, card by card: who sees it there. Left out when everybody does. */
  seen?: number[][];
}

/** The trumps that the deal makes. */
export interface Trumps {
  /** Which suit. */
  suit: Suit;
  /** The card that makes them. */
  card?: Card;
  /** Who shows it. */
  seat?: number;
}

/** A place where cards lie. */
export interface Place {
  /** Which one. */
  at: PlaceKind;
  /** Whose: of hands and captured cards. */
  seat?: number;
}

/** Cards go from place to place, in the order listed: onto the top, into a hand, or one by one under a stack. */
export interface CardMove {
  /** A card is named if the viewer knows where it is once it lies there. */
  cards: (Card | null)[];
  /** Where they lay. */
  from: Place;
  /** Where they go. */
  to: Place;
  /** For all eyes, card by card: who knows it there. Left out when everybody does. */
  seen?: number[][];
}

/** How a game ended, who won or lost it, and what decided. */
export interface GameOutcome {
  /** How it ended. */
  kind: Ending;
  /** Who won, or who lost while all others won: a team, or a player where there are no teams. */
  side?: number;
  /** The win condition that decided. */
  rule?: string;
}

/** A line of the score pad: what came from which rule. */
export interface ScorePart {
  /** The path of the field of the genome that gives the points. */
  rule: string;
  /** How many. */
  points: number;
  /** The cards that made them, if cards did. */
  cards?: (Card | null)[];
  /** For all eyes, card by card: who knows it. Left out when everybody does. */
  seen?: number[][];
}

/** Something that happened. */
export type Event = HandBegins | Dealt | TurnBegins | Chose | Passes | EffectHappens | Out | HandIsOver | Standings |
  GameOver | Lays | Draws | TurnedUp | Takes | Gives | Swaps | Discarded | Reshuffled | Shows | Scores | ShootsTheMoon |
  PaysOrGets;

/** A hand begins; all cards are in the deck. */
export interface HandBegins {
  kind: "hand_begins";
  /** Its number, from 1. */
  hand: number;
  /** Who starts it. */
  starter: number;
}

/** The cards of a hand are dealt. */
export interface Dealt {
  kind: "dealt";
  /** What is left of the deck. */
  deck: Pile;
  /** The trumps that the deal makes, if it does. */
  trump?: Trumps;
  /** One for each player in the game, without cards too; then those to the discard pile, the table and the house. */
  moves: CardMove[];
}

/** A player begins a walk through the phases. */
export interface TurnBegins {
  kind: "turn";
  /** Who. */
  seat: number;
}

/** A player has decided. */
export interface Chose {
  kind: "chose";
  /** Who. */
  seat: number;
  /** What was asked. */
  asks: Asks;
  /** What was chosen. */
  option: Choice;
  /** Of how many options: for the player and for all eyes. */
  of?: number;
}

/** A walk ends that counts as a pass. */
export interface Passes {
  kind: "passes";
  /** Whose walk. */
  seat: number;
}

/** A special card takes effect. */
export interface EffectHappens {
  kind: "effect";
  /** Which effect. */
  effect: EffectType;
  /** Who played the card. */
  by: number;
  /** Whom it hits, of effects that have targets. */
  hits?: number[];
  /** Whether the lot has chosen the target. */
  lot?: true;
  /** How many players are skipped now, of effects that change it. */
  skips?: number;
  /** The direction now, of effects that change it. */
  direction?: number;
}

/** A player runs out of cards, or is out of the hand or of the game. */
export interface Out {
  kind: "out";
  /** Who. */
  seat: number;
  /** Out of what. */
  of: Leaving;
}

/** A hand is over. */
export interface HandIsOver {
  kind: "hand_over";
  /** Why. */
  why: HandEnd;
}

/** Points and chips, at the end of a hand or of the game. */
export interface Standings {
  kind: "standings";
  /** By seat. */
  scores: number[];
  /** By team, in a game with teams. */
  teams?: number[];
  /** By seat, in a game with chips. */
  chips?: number[];
  /** What the house has won, where there is one. */
  house?: number;
  /** By side, in a game with contracts. */
  bags?: number[];
}

/** The game is over. */
export interface GameOver {
  kind: "over";
  /** How it ended. */
  outcome: GameOutcome;
  /** How many turns it took. */
  turns: number;
  /** How many hands. */
  hands: number;
  /** How many decisions. */
  decisions: number;
}

/** A player lays cards of the own hand. */
export interface Lays {
  kind: "lays";
  /** Who. */
  seat: number;
  /** What for. */
  as: Laying;
  /** The rank claimed. */
  rank?: Rank;
  /** What is melded. */
  makes?: Making;
  /** The cards. */
  moves: CardMove[];
}

/** A player takes a card into the hand. */
export interface Draws {
  kind: "draws";
  /** Who. */
  seat: number;
  /** The card, and where it came from. */
  moves: CardMove[];
}

/** The top card of the deck goes to the table, or to the house. */
export interface TurnedUp {
  kind: "turned_up";
  /** The card. */
  moves: CardMove[];
}

/** A player takes a trick, cards of the table, a book, the discard pile, or captured cards as a new hand. */
export interface Takes {
  kind: "takes";
  /** Who. */
  seat: number;
  /** The cards. */
  moves: CardMove[];
}

/** A player gives cards to another one. */
export interface Gives {
  kind: "gives";
  /** Who gives. */
  seat: number;
  /** Why. */
  why: Giving;
  /** The cards. */
  moves: CardMove[];
}

/** A player swaps the whole hand. */
export interface Swaps {
  kind: "swaps";
  /** Who. */
  seat: number;
  /** The own cards and those that come for them. */
  moves: CardMove[];
}

/** A trick that nobody takes, or the cards of the table, go to the discard pile. */
export interface Discarded {
  kind: "discarded";
  /** The cards; none where there are none to clear away. */
  moves: CardMove[];
}

/** The discard pile but its top card becomes the deck, with what is left of the old one. */
export interface Reshuffled {
  kind: "reshuffled";
  /** The new deck. */
  deck: Pile;
}

/** Cards are shown, and stay where they are. */
export interface Shows {
  kind: "shows";
  /** Whose they are; left out, those of the house. */
  seat?: number;
  /** Which. */
  cards: Card[];
  /** Why. */
  why: Showing;
}

/** A score changes. */
export interface Scores {
  kind: "scores";
  /** Whose. */
  seat: number;
  /** By how much. */
  points: number;
  /** Where the points came from: in the order of the genome's rules, adding up to the points. */
  parts: ScorePart[];
}

/** A player shoots the moon. */
export interface ShootsTheMoon {
  kind: "moon";
  /** Who; of a team its first player. */
  seat: number;
}

/** A player pays or gets chips. */
export interface PaysOrGets {
  kind: "chips";
  /** Who. */
  seat: number;
  /** How many; below zero when they are paid. */
  chips: number;
  /** What for. */
  why: ChipsFor;
}
