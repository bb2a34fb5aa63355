// Values of play. Generated from schema/codes.toml and the dataclasses of `darwindeck.simulation` by
// `make generate`; do not edit.
//
// Keys come in the order written, without white space. A field with `?` is left out when it does not
// apply, and is never null. null stands for a card that the viewer does not know.

/** A card, rank first: 10H. */
export type Card = `${Rank}${Suit}`;

/** The card that a condition compares with. */
export type CardReference = "top_discard" | "last_played" | "tableau_top";

/** What a condition asks. */
export type ConditionType = "hand_size" | "card_is_rank" | "card_is_suit" | "location_size" | "sequence_adjacent" |
  "has_set_of_n" | "has_run_of_n" | "has_matching_pair" | "chip_count" | "pot_size" | "current_bet" | "can_afford" |
  "card_matches_rank" | "card_matches_suit" | "card_beats_top" | "card_matches_color" | "location_empty" |
  "matches_or_wild" | "hand_value" | "score_compare";

/** What a special card does when it is played. */
export type EffectType = "skip_next" | "reverse" | "draw_cards" | "extra_turn" | "force_discard";

/** A place where cards lie. */
export type Location = "deck" | "hand" | "discard" | "tableau" | "opponent_hand" | "opponent_discard";

/** How a compound condition joins its parts. */
export type Logic = "AND" | "OR";

/** How a condition compares. */
export type Operator = "==" | "!=" | "<" | ">" | "<=" | ">=";

/** The kinds of phase that a turn is made of. */
export type PhaseTag = "draw" | "play" | "discard" | "betting" | "claim" | "trick" | "bidding" | "passing" | "turn_up" |
  "exchange" | "trump" | "wager" | "tribute" | "asking" | "meld" | "knock" | "swap";

/** The cards that a condition counts. */
export type PlaceReference = "deck" | "hand" | "discard" | "tableau" | "opponent_hand" | "opponent_discard" |
  "valid_plays";

/** The rank of a card, in rising order: the two is lowest, the ace highest. */
export type Rank = "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "10" | "J" | "Q" | "K" | "A";

/** The suit of a card. */
export type Suit = "H" | "D" | "C" | "S";

/** What cards on the table do to each other. */
export type TableauMode = "none" | "war" | "match_rank" | "sequence";

/** Whom a special card hits. */
export type TargetSelector = "next_player" | "prev_player" | "player_choice" | "random_opponent" | "all_opponents" |
  "left_opponent" | "right_opponent";

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

/** What a position asks. */
export type AskKind = "decide" | "wait" | "over";

/** Whether a player takes part. */
export type PlayerStatus = "in" | "out_of_hand" | "out_of_game";

/** What a meld is. */
export type MeldKind = "set" | "run";

/** Why an option is not there. */
export type ReasonKind = "not_on_top" | "must_open" | "must_follow" | "not_broken" | "scores_at_first" | "just_taken" |
  "no_place" | "too_low" | "condition" | "too_few" | "other_rank" | "enough" | "no_group" | "no_meld" | "no_match" |
  "no_sum" | "range" | "bet_made" | "no_bet" | "chips" | "same_as" | "may_check" | "partner" | "out_of_hand" | "no_card"
  | "must_act";

/** Why an answer is not taken. */
export type RefusalKind = "over" | "late" | "no_option" | "blocked" | "incomplete";

/** What a game may have to show. */
export type ViewField = "bags" | "deck" | "discard" | "named" | "table" | "table_top" | "fits" | "melds" | "trick" |
  "broken" | "battle" | "to_beat" | "gifts" | "claim" | "asked" | "pot" | "house" | "trump" | "knocked" | "last_places"
  | "known" | "worth" | "pattern" | "captured" | "chips" | "bet" | "paid" | "stake" | "bid" | "tricks" | "place";

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
  /** How many decisions: for all eyes, since being asked tells of hidden cards. */
  decisions?: number;
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

/** What a question compares with. */
export type WishValue = number | Rank | Suit;

/** The card that a question compares with, or where it counts cards. */
export type WishReference = CardReference | PlaceReference;

/** The part of a condition that does not hold, in the words of the genome. */
export type Wish = WishQuestion | WishJoined;

/** One question of a condition that is answered no. */
export interface WishQuestion {
  /** What is asked. */
  type: ConditionType;
  /** How the thing asked about is compared. */
  operator?: Operator;
  /** With what. */
  value?: WishValue;
  /** With which card, or cards of which place are counted. */
  reference?: WishReference;
  /** The reference card. */
  card?: Card;
  /** The suit that was named for it. */
  suit?: Suit;
  /** The number that was found. */
  now?: number;
}

/** Several questions of a condition: of AND those answered no, of OR all. */
export interface WishJoined {
  /** Whether all are wanted, or one is enough. */
  logic: Logic;
  /** The questions. */
  conditions: Wish[];
}

/** Why a card cannot be chosen, or an option is not there. */
export type Reason = NotOnTop | MustOpen | MustFollow | NotBroken | ScoresAtFirst | JustTaken | NoPlace | TooLow |
  ConditionFails | TooFew | OtherRank | Enough | NoGroup | NoMeld | NoMatch | NoSum | OutOfRange | BetMade | NoBet |
  LackOfChips | SameAs | MayCheck | Partner | NotInHand | NoCard | MustAct;

/** It is not the top card of the stack. */
export interface NotOnTop {
  kind: "not_on_top";
  /** The path of the rule. */
  rule: string;
}

/** Another card must be led to the first trick of the hand. */
export interface MustOpen {
  kind: "must_open";
  /** Which one. */
  card: Card;
  /** The path of the rule. */
  rule: string;
}

/** The suit led must be followed. */
export interface MustFollow {
  kind: "must_follow";
  /** The suit led. */
  suit: Suit;
  /** The path of the rule. */
  rule: string;
}

/** Its suit is held back until it is broken. */
export interface NotBroken {
  kind: "not_broken";
  /** Which suit. */
  suit: Suit;
  /** The path of the rule. */
  rule: string;
}

/** It scores, and there are others for the first trick. */
export interface ScoresAtFirst {
  kind: "scores_at_first";
  /** The path of the rule. */
  rule: string;
}

/** It was taken from the discard pile in the same walk. */
export interface JustTaken {
  kind: "just_taken";
  /** The path of the rule. */
  rule: string;
}

/** It does not fit on the pile of its suit. */
export interface NoPlace {
  kind: "no_place";
  /** What fits in its suit. */
  open: Card[];
  /** The path of the rule. */
  rule: string;
}

/** It is not higher than the cards to be beaten. */
export interface TooLow {
  kind: "too_low";
  /** One of these. */
  than: Card;
  /** The path of the rule. */
  rule: string;
}

/** The condition of the phase does not hold for it. */
export interface ConditionFails {
  kind: "condition";
  /** What does not hold. */
  wish: Wish;
  /** The path of the rule. */
  rule: string;
}

/** There are not enough cards: of its rank, or, of a choice that is not complete, in all. */
export interface TooFew {
  kind: "too_few";
  /** How many it takes. */
  need: number;
  /** How many there are. */
  have: number;
  /** The path of the rule. */
  rule: string;
}

/** It is of another rank than the cards that it would go with. */
export interface OtherRank {
  kind: "other_rank";
  /** Their rank, or the one that is claimed. */
  rank: Rank;
  /** The path of the rule. */
  rule: string;
}

/** There are no more: cards, melds of the phase, raises of the round. */
export interface Enough {
  kind: "enough";
  /** How many there are at most. */
  most: number;
  /** The path of the rule. */
  rule: string;
}

/** The cards chosen could not become, or are not yet, the set or run that the condition asks for. */
export interface NoGroup {
  kind: "no_group";
  /** What does not hold. */
  wish: Wish;
  /** The path of the rule. */
  rule: string;
}

/** The cards chosen could not become, or are not yet, a meld. */
export interface NoMeld {
  kind: "no_meld";
  /** The fewest cards of a set. */
  set: number;
  /** The fewest cards of a run. */
  run: number;
  /** The path of the rule. */
  rule: string;
}

/** It is of another rank than the card that captures. */
export interface NoMatch {
  kind: "no_match";
  /** The rank that must be captured. */
  rank: Rank;
  /** The path of the rule. */
  rule: string;
}

/** No sum with it makes the value that is to be captured, or the cards chosen do not make it yet. */
export interface NoSum {
  kind: "no_sum";
  /** What is missing beside the cards chosen. */
  missing: number;
  /** The path of the rule. */
  rule: string;
}

/** The number is too low or too high. */
export interface OutOfRange {
  kind: "range";
  /** The lowest one. */
  least: number;
  /** The highest one. */
  most: number;
  /** The path of the rule. */
  rule: string;
}

/** Somebody has bet. */
export interface BetMade {
  kind: "bet_made";
  /** The highest bet. */
  bet: number;
  /** The path of the rule. */
  rule: string;
}

/** Nobody has bet. */
export interface NoBet {
  kind: "no_bet";
  /** The path of the rule. */
  rule: string;
}

/** The chips do not suffice. */
export interface LackOfChips {
  kind: "chips";
  /** How many it takes. */
  need: number;
  /** How many the player has. */
  have: number;
  /** The path of the rule. */
  rule: string;
}

/** It is the same amount as another way to bet. */
export interface SameAs {
  kind: "same_as";
  /** Which one. */
  way: BetWay;
  /** The path of the rule. */
  rule: string;
}

/** Checking costs nothing. */
export interface MayCheck {
  kind: "may_check";
  /** The path of the rule. */
  rule: string;
}

/** The player is on the same side. */
export interface Partner {
  kind: "partner";
  /** The path of the rule. */
  rule: string;
}

/** The player is out of the hand. */
export interface NotInHand {
  kind: "out_of_hand";
  /** The path of the rule. */
  rule: string;
}

/** The player has no card to be asked for. */
export interface NoCard {
  kind: "no_card";
  /** The path of the rule. */
  rule: string;
}

/** Declining is not allowed. */
export interface MustAct {
  kind: "must_act";
  /** The path of the rule. */
  rule: string;
}

/** The special card that asks. */
export interface Because {
  /** What it does. */
  effect: EffectType;
  /** Who played it. */
  by: number;
}

/** Several cards can make one move. */
export interface Select {
  /** The fewest cards, in all. */
  fewest: number;
  /** The most cards, in all. */
  most: number;
  /** Each can be added to those chosen, in any order, and the choice can still be completed. */
  open: Card[];
  /** Why those chosen are no move yet; left out when they are one. */
  lacks?: Reason;
  /** What they make then, where cards are melded. */
  makes?: Making;
}

/** Cards that are asked about and cannot be chosen. */
export interface Blocked {
  /** Of the own hand; where cards are captured, of the table. */
  cards: Card[];
  /** Why not: the first reason that counts. */
  reason: Reason;
}

/** Another option of the question that is not there now. */
export interface Closed {
  /** Which one. */
  option: Choice;
  /** Why not. */
  reason: Reason;
}

/** What a position asks. */
export type Ask = Decide | Wait | Over;

/** The viewer decides, or, for all eyes, anybody. */
export interface Decide {
  kind: "decide";
  /** Who. */
  seat: number;
  /** What about. */
  asks: Asks;
  /** The phase, by its place among those of the table. */
  phase: number;
  /** The special card that asks, when no phase does. */
  because?: Because;
  /** Where cards of the own hand would go. */
  to?: Place;
  /** Those chosen so far, or the one to be swapped. */
  chosen?: Card[];
  /** Never empty; the number of an option is its place here. */
  options: Choice[];
  /** What may be chosen together, where several cards can make one move. */
  select?: Select;
  /** Every card that is asked about and cannot be chosen, once; by their first cards. */
  blocked: Blocked[];
  /** Other options of this question that are not there now. */
  closed: Closed[];
  /** Whether nothing else can come of it, all picks of a selection together. */
  forced: boolean;
}

/** Another player decides. */
export interface Wait {
  kind: "wait";
  /** Who. */
  seat: number;
  /** What about, where everybody may know. */
  asks?: Asks;
  /** The phase, where everybody may know. */
  phase?: number;
}

/** Nobody decides any more: the game is over. */
export interface Over {
  kind: "over";
  /** How it ended. */
  outcome: GameOutcome;
}

/** Why an answer is not taken. */
export type Refusal = GameIsOver | Late | NoOption | CardsBlocked | Incomplete;

/** The game is over. */
export interface GameIsOver {
  kind: "over";
}

/** The answer is for another moment. */
export interface Late {
  kind: "late";
}

/** There is no such option, or the card is not asked about. */
export interface NoOption {
  kind: "no_option";
}

/** Cards that cannot be chosen. */
export interface CardsBlocked {
  kind: "blocked";
  /** Which, and why. */
  blocked: Blocked[];
}

/** The cards chosen are no move yet. */
export interface Incomplete {
  kind: "incomplete";
  /** Why. */
  lacks: Reason;
}

/** The number of an option; or cards, one or a whole selection. */
export type Answer = number | Card[];

/** What cards of a rank do when they are played. */
export interface TableEffect {
  /** The rank. */
  rank: Rank;
  /** What it does. */
  effect: EffectType;
  /** Whom it hits. */
  target: TargetSelector;
  /** How many cards, or how many players are skipped. */
  value: number;
}

/** What there is to know about a game before it is played. */
export interface Table {
  /** The version of these values. */
  schema: 1;
  /** The name of the game. */
  name: string;
  /** The hash of its bytecode, as records have it. */
  rules: string;
  /** How many play. */
  players: number;
  /** The players of each team, or every player alone. */
  sides: number[][];
  /** Whether sides are teams. */
  teams: boolean;
  /** Every card of the game. */
  cards: Card[];
  /** The ranks of which there is a card, from the lowest, in the order of the game. */
  ranks: Rank[];
  /** The same among trumps, where it differs. */
  trump_ranks?: Rank[];
  /** The ranks of a row on a SEQUENCE tableau, from the lowest, aces low. */
  row?: Rank[];
  /** The phases of a walk. */
  phases: PhaseTag[];
  /** What cards on the table do to each other. */
  mode: TableauMode;
  /** Whether hands are stacks: only the top card can be used. */
  stacks: boolean;
  /** The ranks that are wild. */
  wild: Rank[];
  /** What special cards do, by rank. */
  effects: TableEffect[];
  /** The fields of views that can ever hold something in this game. */
  has: ViewField[];
  /** The turns after which the game is broken off. */
  max_turns: number;
  /** The hands after which the game is over. */
  max_hands?: number;
}

/** A player, as the viewer sees him or her. */
export interface Player {
  /** The hand; a stack, for all eyes, from its top. */
  hand: Pile;
  /** Its total or deadwood, where hands are compared by that and all of it lies open. */
  worth?: number;
  /** The name of its best pattern, where hands are compared by that and all of it lies open. */
  pattern?: string;
  /** What the player has captured: tricks and books too. */
  captured?: Card[];
  /** The points. */
  score: number;
  /** Those of this hand. */
  hand_score: number;
  /** The chips. */
  chips?: number;
  /** What the player has bet in the present or last round. */
  bet?: number;
  /** What the player has put into the pot. */
  paid?: number;
  /** What the player has staked against the house. */
  stake?: number;
  /** The bid, once it is made. */
  bid?: number | "nil";
  /** The tricks taken in this hand. */
  tricks?: number;
  /** The place in which the player went out of this hand, from 1. */
  place?: number;
  /** Whether the player takes part. */
  status: PlayerStatus;
}

/** A meld that lies there. */
export interface Meld {
  /** What it is. */
  as: MeldKind;
  /** Its cards; of a run from the lowest. */
  cards: Card[];
}

/** A card that a player laid. */
export interface Placed {
  /** Who. */
  seat: number;
  /** Which one. */
  card: Card | null;
}

/** The trick that is being played. */
export interface Trick {
  /** Who leads. */
  leader: number;
  /** Its cards, by seat; of those face down only the viewer's own is named. */
  cards: Placed[];
  /** Who would take it now; left out where nobody would, or nobody can tell. */
  best?: number;
  /** Who is still to play, in their order, who plays now first. */
  to_play: number[];
  /** Which trick of the hand it is, from 1. */
  number: number;
  /** How many make the hand, if that ends it. */
  of?: number;
}

/** The play to be beaten, which is part of the table. */
export interface ToBeat {
  /** Whose it is. */
  seat: number;
  /** Its cards. */
  cards: Card[];
}

/** Cards that are chosen to be passed, and still in the hand. */
export interface Gift {
  /** Who gives them. */
  seat: number;
  /** Who gets them. */
  to: number;
  /** The cards. */
  cards: Pile;
}

/** A claim, until nobody may doubt it any more. */
export interface ClaimMade {
  /** Who makes it. */
  seat: number;
  /** The rank claimed. */
  rank: Rank;
  /** How many cards were laid: the last ones of the discard pile. */
  count: number;
}

/** The pot, and the present or last round of bets. */
export interface Pot {
  /** What is in it. */
  chips: number;
  /** The highest bet. */
  to_match: number;
  /** How often it was raised. */
  raises: number;
}

/** The house. */
export interface House {
  /** Its cards. */
  hand: Pile;
  /** Their total, where all of them lie open. */
  worth?: number;
  /** What it has won; below zero when it has lost. */
  chips: number;
}

/** A knock. */
export interface Knocked {
  /** Who knocked. */
  seat: number;
  /** Who still has a walk before the hand is over, by seat. */
  left: number[];
}

/** Cards that do not lie open to the viewer, who knows that they are there. */
export interface KnownCards {
  /** Where: the deck, the discard pile, the table or a hand. */
  at: Place;
  /** Which. */
  cards: Card[];
}

/** Numbers for all eyes alone, because they tell of hidden cards. */
export interface Counters {
  /** The decisions made in the game. */
  decisions: number;
  /** How many walks in a row were idle. */
  idle: number;
}

/** A position as one pair of eyes sees it. */
export interface View {
  /** Whose eyes; left out, all eyes, which see everything. */
  seat?: number;
  /** The number of the hand, from 1. */
  hand_number: number;
  /** Who started it. */
  starter: number;
  /** Whose walk through the phases it is. */
  walker: number;
  /** 1: clockwise, seat numbers rise; or -1. */
  direction: number;
  /** How many players the next step leaves out. */
  skips: number;
  /** How many players in a row have passed. */
  passes: number;
  /** The turns so far. */
  turns: number;
  /** Who must do what. */
  ask: Ask;
  /** The players, by seat. */
  players: Player[];
  /** The bags, by side. */
  bags?: number[];
  /** The deck, from the top: all of it where it lies open, else a card turned up for trumps while it lies there. */
  deck: Pile;
  /** The discard pile from the bottom. */
  discard: (Card | null)[];
  /** The suit that was named for the wild card on top of it. */
  named?: Suit;
  /** The table, without the trick and without melds. */
  table: Pile;
  /** The card that was laid there last, if it lies there and is seen. */
  table_top?: Card;
  /** What could be laid now on a SEQUENCE tableau, whoever holds it. */
  fits?: Card[];
  /** Sets by rank, then runs by suit. */
  melds?: Meld[];
  /** The trick, while one is played or its cards lie there. */
  trick?: Trick;
  /** Of the suits that are held back, those that have been played in this hand. */
  broken?: Suit[];
  /** The cards of the table that stand for somebody in a WAR, by seat. */
  battle?: Placed[];
  /** The play to be beaten, where plays climb. */
  to_beat?: ToBeat;
  /** Cards chosen to be passed, by seat. */
  gifts?: Gift[];
  /** The claim that may be doubted, from the rank on. */
  claim?: ClaimMade;
  /** Whom the walk's player asks for cards, while the rank is being named. */
  asked?: number;
  /** The pot. */
  pot?: Pot;
  /** The house. */
  house?: House;
  /** The trumps of the present trick, else of the hand. */
  trump?: Suit;
  /** Who has knocked. */
  knocked?: Knocked;
  /** The places of the hand before, where tribute is paid. */
  last_places?: number[];
  /** What does not lie open to the viewer and is known to be there. */
  known?: KnownCards[];
  /** For all eyes alone. */
  counters?: Counters;
}

/** The decision if these cards were chosen. */
export interface Considered {
  /** These. */
  chosen: Card[];
  /** What may be chosen beside them. */
  select?: Select;
  /** Every other card that cannot be chosen then. */
  blocked: Blocked[];
}

/** What happened after so many picks. */
export interface Happened {
  /** How many picks were made then; 0 is the deal. */
  at: number;
  /** What the last of them led to. */
  events: Event[];
}

/** What a player says about an answer. */
export interface AnswerAdvice {
  /** The number of an option, or the cards of a selection. */
  answer: Answer;
  /** The chance that the side of whoever decides wins. */
  chance: number;
  /** How often it was tried. */
  visits: number;
}

/** A decision that was taken back. */
export interface Undone {
  /** The cards that the player has learnt since, and will not forget. */
  seen: Card[];
}

/** All that it takes to go on with a game. */
export interface Saved {
  /** The version of these values. */
  schema: 1;
  /** The hash of the game's bytecode. */
  rules: string;
  /** The seed of the game, in digits. */
  seed: string;
  /** The numbers of the options taken, one after the other; also those that were undone and not replaced. */
  picks: number[];
  /** How many of them are made. */
  moment: number;
}
