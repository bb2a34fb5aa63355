/** A view as it is after one more event: where cards lie, and what is counted with them. It follows what the seat was told,
    and knows no rules; what it cannot tell from events it leaves as it was. */

import {
  movesOf, rankOf,
  type Card, type CardMove, type Event, type Meld, type Pile, type Place, type Player, type Seen, type Table, type View,
} from "../values.ts";

/** The position in which a hand begins: all cards in the deck. */
export function blank(table: Table, view: View): View {
  const empty = (): Pile => ({ count: 0, cards: [] });
  return {
    ...(view.seat === undefined ? {} : { seat: view.seat }),
    hand_number: view.hand_number, starter: view.starter, walker: view.starter, direction: 1, skips: 0, passes: 0,
    turns: view.turns,
    ask: { kind: "wait", seat: view.starter },
    players: view.players.map((player) => ({
      hand: empty(),
      score: player.score,
      hand_score: 0,
      ...(player.chips === undefined ? {} : { chips: player.chips }),
      ...(player.tricks === undefined ? {} : { tricks: 0 }),
      status: player.status === "out_of_game" ? "out_of_game" : "in",
    })),
    ...(view.bags ? { bags: view.bags } : {}),
    deck: { count: table.cards.length, cards: [] },
    discard: [],
    table: empty(),
    ...(view.melds ? { melds: [] } : {}),
    ...(view.pot ? { pot: { chips: 0, to_match: 0, raises: 0 } } : {}),
    ...(view.house ? { house: { hand: empty(), chips: view.house.chips } } : {}),
  };
}

/** The position after an event. `later` is a view of a later moment: it tells which cards of other hands lie open, and how
    melds are made up. */
export function afterEvent(table: Table, before: View, event: Event, later: View): View {
  let view = event.kind === "hand_begins" ? { ...blank(table, before), hand_number: event.hand, starter: event.starter } : before;
  for (const move of movesOf(event)) view = moved(table, view, event, move, later);
  if ("seat" in event && event.seat !== undefined && event.kind !== "shows") view = { ...view, ask: { kind: "wait", seat: event.seat } };
  return counted(view, event);
}

// ------------------------------------------------------------------------------------------------ cards

function moved(table: Table, view: View, event: Event, { cards, from, to }: CardMove, later: View): View {
  return laid(table, lifted(view, cards, from), event, cards, to, later);
}

function lifted(view: View, cards: readonly Seen[], from: Place): View {
  switch (from.at) {
    case "hand":
      return withPlayer(view, from.seat, ({ hand }) => ({ hand: without(hand, cards) }));
    case "captured":
      return withPlayer(view, from.seat, ({ captured }) => (captured ? { captured: left(captured, cards) } : {}));
    case "deck":
      return { ...view, deck: without(view.deck, cards) };
    case "discard":
      return drop({ ...view, discard: withoutSeen(view.discard, cards) }, "named", "claim");
    case "table":
      return liftedFromTable(view, cards);
    case "house":
      return view.house ? { ...view, house: { ...view.house, hand: without(view.house.hand, cards) } } : view;
    case "melds":
      return { ...view, melds: (view.melds ?? []).map((meld) => ({ ...meld, cards: left(meld.cards, cards) })).filter((meld) => meld.cards.length) };
    case "trick": {
      const { trick } = view;
      if (!trick) return view;
      const gone = withoutSeen(trick.cards.map(({ card }) => card), cards).length === 0;
      const rest = gone ? [] : trick.cards.filter(({ card }) => !cards.includes(card));
      return { ...view, trick: drop({ ...trick, cards: rest }, "best") };
    }
  }
}

function liftedFromTable(view: View, cards: readonly Seen[]): View {
  const rest = { ...view, table: without(view.table, cards) };
  if (rest.battle) rest.battle = rest.table.count ? rest.battle.filter(({ card }) => card === null || !cards.includes(card)) : [];
  const gone = view.table_top !== undefined && cards.includes(view.table_top) ? drop(rest, "table_top") : rest;
  return gone.to_beat?.cards.some((card) => cards.includes(card)) ? drop(gone, "to_beat") : gone;
}

function laid(table: Table, view: View, event: Event, cards: readonly Seen[], to: Place, later: View): View {
  const known = cards.filter((card) => card !== null);
  switch (to.at) {
    case "hand": {
      const open = seesOwnHand(table, view, later) && to.seat === view.seat ? known : openLater(later, to.seat, known);
      return withPlayer(view, to.seat, ({ hand }) => ({ hand: withCards(table, hand, cards.length, open) }));
    }
    case "captured":
      return withPlayer(view, to.seat, ({ captured }) => ({ captured: inOrder(table, [...(captured ?? []), ...known]) }));
    case "deck":
      return { ...view, deck: { ...view.deck, count: view.deck.count + cards.length } };
    case "discard": {
      const isHidden = event.kind === "lays" && (event.as === "claim" || event.as === "exchange");
      return { ...view, discard: [...view.discard, ...(isHidden ? cards.map((card) => (later.discard.includes(card) ? card : null)) : cards)] };
    }
    case "house":
      return view.house ? { ...view, house: { ...view.house, hand: withCards(table, view.house.hand, cards.length, known) } } : view;
    case "melds":
      return { ...view, melds: melded(view.melds ?? [], known, event, later.melds ?? []) };
    case "trick": {
      if (!("seat" in event) || event.seat === undefined) return view;
      const { seat } = event;
      const trick = view.trick ?? { leader: seat, cards: [], to_play: [], number: 1 };
      const placed = [...trick.cards, ...cards.map((card) => ({ seat, card }))].sort((a, b) => a.seat - b.seat);
      const leader = trick.cards.length ? trick.leader : seat;
      return { ...view, trick: { ...trick, leader, cards: placed, to_play: trick.to_play.filter((one) => one !== seat) } };
    }
    case "table":
      return laidOnTable(table, view, event, cards, known);
  }
}

function laidOnTable(table: Table, view: View, event: Event, cards: readonly Seen[], known: readonly Card[]): View {
  const isTie = event.kind === "lays" && event.as === "tie";
  const next = { ...view, table: withCards(table, view.table, cards.length, isTie ? [] : known) };
  const top = known.at(-1);
  if (top === undefined || isTie) return next;
  if (table.has.includes("table_top")) next.table_top = top;
  if (event.kind !== "lays") return next;
  const { seat } = event;
  if (table.has.includes("to_beat")) {
    // Cards of one rank that go one after the other are one combination.
    const { to_beat } = view;
    const isMore = to_beat?.seat === seat && to_beat.cards.some((card) => rankOf(card) === rankOf(top));
    next.to_beat = { seat, cards: inOrder(table, [...(isMore ? to_beat.cards : []), ...known]) };
  }
  if (table.has.includes("battle")) {
    const others = (view.battle ?? []).filter((one) => one.seat !== seat);
    next.battle = [...others, { seat, card: top }].sort((a, b) => a.seat - b.seat);
  }
  return next;
}

/** Melds with more cards: as they lie later, if they still do. */
function melded(melds: readonly Meld[], cards: readonly Card[], event: Event, later: readonly Meld[]): Meld[] {
  const whole = later.find((meld) => cards.every((card) => meld.cards.includes(card)));
  const isPart = (meld: Meld) => whole !== undefined && meld.cards.some((card) => whole.cards.includes(card));
  const there = new Set([...cards, ...melds.filter(isPart).flatMap((meld) => meld.cards)]);
  if (whole) return [...melds.filter((meld) => !isPart(meld)), { ...whole, cards: whole.cards.filter((card) => there.has(card)) }];
  const as = event.kind === "lays" && event.makes === "run" ? "run" : "set";
  return [...melds, { as, cards: [...cards] }];
}

// ------------------------------------------------------------------------------------------------ what is counted

function counted(view: View, event: Event): View {
  switch (event.kind) {
    case "dealt":
      return { ...view, deck: event.deck, ...(event.trump ? { trump: event.trump.suit } : {}) };
    case "reshuffled":
      return { ...view, deck: event.deck, discard: view.discard.slice(-1) };
    case "shows":
      // The house keeps its cards open; players do not.
      if (event.seat !== undefined || !view.house) return view;
      return { ...view, house: { ...view.house, hand: opened(view.house.hand, event.cards) } };
    case "turn":
      return { ...view, walker: event.seat };
    case "takes":
      if (!movesOf(event).some(({ from }) => from.at === "trick")) return view;
      return withPlayer(view, event.seat, ({ tricks }) => (tricks === undefined ? {} : { tricks: tricks + 1 }));
    case "chose": {
      const { option } = event;
      if (option.kind === "bid") return withPlayer(view, event.seat, () => ({ bid: option.bid }));
      if (option.kind !== "bet" || !option.chips) return view;
      const paid = withPlayer(view, event.seat, ({ chips, bet }) => ({ chips: (chips ?? 0) - option.chips, bet: (bet ?? 0) + option.chips }));
      return inPot(paid, option.chips);
    }
    case "effect":
      return { ...view, ...(event.direction ? { direction: event.direction } : {}), ...(event.skips === undefined ? {} : { skips: event.skips }) };
    case "out":
      if (event.of === "cards") return view;
      return withPlayer(view, event.seat, () => ({ status: event.of === "hand" ? "out_of_hand" : "out_of_game" }));
    case "scores":
      return withPlayer(view, event.seat, ({ score, hand_score }) => ({ score: score + event.points, hand_score: hand_score + event.points }));
    case "chips": {
      const next = withPlayer(view, event.seat, ({ chips }) => ({ chips: (chips ?? 0) + event.chips }));
      return event.why === "house" ? next : inPot(next, -event.chips);
    }
    case "standings":
      return {
        ...view,
        players: view.players.map((player, seat) => ({
          ...player,
          score: event.scores[seat] ?? player.score,
          ...(event.chips?.[seat] === undefined ? {} : { chips: event.chips[seat] }),
        })),
        ...(event.bags ? { bags: event.bags } : {}),
      };
    default:
      return view;
  }
}

function inPot(view: View, chips: number): View {
  return view.pot ? { ...view, pot: { ...view.pot, chips: Math.max(0, view.pot.chips + chips) } } : view;
}

/** The position while hands are shown that were not open: they lie so for this moment alone. */
export function revealed(view: View, event: Event): View {
  if (event.kind !== "shows" || event.why !== "counted" || event.seat === undefined || event.seat === view.seat) return view;
  return withPlayer(view, event.seat, ({ hand }) => ({ hand: opened(hand, event.cards) }));
}

// ------------------------------------------------------------------------------------------------ piles

function withPlayer(view: View, seat: number | undefined, change: (player: Player) => Partial<Player>): View {
  return { ...view, players: view.players.map((player, number) => (number === seat ? { ...player, ...change(player) } : player)) };
}

function opened(hand: Pile, cards: readonly Card[]): Pile {
  return cards.length <= hand.count ? { ...hand, cards: [...cards] } : hand;
}

function without(pile: Pile, cards: readonly Seen[]): Pile {
  return { count: Math.max(0, pile.count - cards.length), cards: left(pile.cards, cards) };
}

function withCards(table: Table, pile: Pile, count: number, open: readonly Card[]): Pile {
  return { count: pile.count + count, cards: inOrder(table, [...pile.cards, ...open]) };
}

function left(cards: readonly Card[], gone: readonly Seen[]): Card[] {
  return cards.filter((card) => !gone.includes(card));
}

/** What stays of a pile: those that are known go by themselves, the others from the top. */
function withoutSeen(pile: readonly Seen[], gone: readonly Seen[]): Seen[] {
  const rest = [...pile];
  let unseen = 0;
  for (const card of gone) {
    const at = card === null ? -1 : rest.lastIndexOf(card);
    if (at < 0) unseen += 1;
    else rest.splice(at, 1);
  }
  for (; unseen > 0; unseen -= 1) {
    const at = rest.lastIndexOf(null);
    rest.splice(at < 0 ? rest.length - 1 : at, 1);
  }
  return rest;
}

/** Whether the viewer may look at the own hand: in some games nobody does. */
function seesOwnHand(table: Table, ...views: View[]): boolean {
  const isWhole = ({ seat, players }: View) =>
    players.every(({ hand }, number) => number !== seat || hand.count === hand.cards.length);
  return !table.stacks && views.every(isWhole);
}

function openLater(later: View, seat: number | undefined, cards: readonly Card[]): Card[] {
  const open = later.players.find((_, number) => number === seat)?.hand.cards ?? [];
  return cards.filter((card) => open.includes(card));
}

/** Cards in canonical order, which is that of the table. */
function inOrder(table: Table, cards: readonly Card[]): Card[] {
  return table.cards.filter((card) => cards.includes(card));
}

function drop<T extends object>(from: T, ...names: (keyof T)[]): T {
  const rest = { ...from };
  for (const name of names) delete rest[name];
  return rest;
}
