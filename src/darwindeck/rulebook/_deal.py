"""The deal: who deals and starts, what lies where, and who sees it."""

from collections.abc import Iterator
from dataclasses import replace

from darwindeck.genome.conditions import CardReference, PlaceReference
from darwindeck.genome.schema import (
    AskPhase,
    BettingPhase,
    BiddingPhase,
    CardCondition,
    ClaimPhase,
    DiscardPhase,
    DrawPhase,
    Elimination,
    GoingOut,
    KnockPhase,
    Location,
    MeldPhase,
    PlayPhase,
    ScoringTrigger,
    StarterRule,
    Suit,
    SwapPhase,
    TableauMode,
    TributePhase,
    TrickPhase,
    TrumpChooser,
    TrumpPhase,
    TrumpSource,
    TurnUpPhase,
    Visibility,
    WagerPhase,
)
from darwindeck.rulebook._any_card import goes_to_piles
from darwindeck.rulebook._cards import suit_name, suit_names
from darwindeck.rulebook._chips import chip_unit
from darwindeck.rulebook._going_out import go_out_together, going_out, one_goes_out
from darwindeck.rulebook._hand_end import somebody_goes_out
from darwindeck.rulebook._hands import are_as_large
from darwindeck.rulebook._lone_scorer import one_scores_most
from darwindeck.rulebook._longest_game import one_trick_leaves_one_player
from darwindeck.rulebook._places import (
    can_reshuffle,
    cards_are_taken_from,
    compares_with,
    deals_rest,
    deals_vary,
    grows,
    has_stacks,
    has_stock,
    has_table,
    left_over,
    pile_can_be_seen,
    players_leave,
    stock_can_have_cards,
    stock_gives_cards,
    stock_is_used,
    stock_shrinks,
    trumps_matter,
)
from darwindeck.rulebook._pot import showdowns
from darwindeck.rulebook._scene import Scene
from darwindeck.rulebook._scores import lasting_changes
from darwindeck.rulebook._section import Rule, Section, text
from darwindeck.rulebook._tricks import all_lay_at_once, card_is_led, nobody_starts
from darwindeck.rulebook._words import counted, listed, number, ordinal, sentence


def section(scene: Scene) -> Section:
    """The deal."""
    parts = (_starter(scene), _cards(scene), _places(scene), _trumps(scene), _ante(scene))
    blocks = tuple(text(*rules) for rules in map(tuple, parts) if rules)
    return Section("The deal", blocks)


# ---------------------------------------------------------------------------------------- who starts


def _starter(scene: Scene) -> Iterator[Rule]:
    if scene.genome.player_count == 1:
        return
    begins = "" if card_is_led(scene) else ", who begins the hand"
    next_one = "other player" if scene.genome.player_count == 2 else "player to the dealer's left"
    starter = "" if nobody_starts(scene) else f" The {next_one} is the starter{begins}."
    yield Rule(f"Choose {_dealer(scene)} by lot.{starter}", ("starts",))
    if scene.several_hands and not all_lay_at_once(scene):
        yield Rule(_next_starter(scene), ("starts",))


def _next_starter(scene: Scene) -> str:
    first = "In every later hand the starter is whoever"
    leave = players_leave(scene) and scene.genome.player_count > 2
    gone = ", or that player is out of the game" if leave else ""
    next_one = f"the next player{' still in the game,' if leave else ''} clockwise from the last starter"
    passes = f"{next_one}{',' if leave else ''} begins"
    none = "" if somebody_goes_out(scene) else "nobody went out"
    match scene.genome.game_rules.starter:
        case StarterRule.ROTATES:
            if leave:
                return f"In every later hand the starter is {next_one}."
            two = scene.genome.player_count == 2
            return f"After each hand the deal passes to the {'other player' if two else 'left'}."
        case StarterRule.MOST_TRICKS:
            return f"{first} took the most tricks in the hand before. If several took as many{gone}, {passes}."
        case StarterRule.FIRST_OUT:
            by_chips = scene.genome.game_rules.elimination is Elimination.NONE and not scene.has(WagerPhase)
            gone = "" if by_chips else gone  # Whoever goes out first has taken the pot.
            went = "went out" if one_goes_out(scene) else "was the first to go out"
            return f"{first} {went} in the hand before.{_unless(none, gone, passes)}"
        case StarterRule.LAST_OUT:
            last = "went out last in the hand before."
            if going_out(scene) is GoingOut.LEAVES_HAND or scene.genome.player_count == 2:
                or_else = "" if somebody_goes_out(scene) and not go_out_together(scene) else ", or else went out last"
                last = f"was left with cards in the hand before{or_else}."
                none = none and "that is nobody alone"
            return f"{first} {last}{_unless(none, gone, passes)}"
        case StarterRule.BEST_OF_HAND:
            if _all_score_alike(scene):
                return "The same player starts every hand." + _unless("", gone, passes)
            several = "both" if scene.sides == 2 else "several"
            again = "" if one_scores_most(scene) else f" If {several} scored as much, the same player starts again."
            if leave:
                again += f" If that player is out of the game, {passes}."
            if not scene.has_teams:
                return f"{first} scored most in the hand before.{again}"
            return (
                f"{first} comes first, clockwise from the last starter, in the team that scored most in the hand "
                f"before.{again}"
            )


def _all_score_alike(scene: Scene) -> bool:
    """Whether everybody scores as much in every hand: so many points for each card of hands that are all as large."""
    of_any_card = all(
        rule.trigger is ScoringTrigger.HAND_END and rule.condition == CardCondition() and not rule.trumps_only
        for rule in scene.genome.card_scoring
    )
    others = lasting_changes(Scene(replace(scene.genome, card_scoring=())))
    is_plain = not (others.rise or others.fall or scene.has_teams or scene.has_tricks)
    return of_any_card and is_plain and are_as_large(scene)


def _unless(none: str, gone: str, passes: str) -> str:
    """Who starts when there is no such player, or only one who is gone; nothing where that cannot be."""
    when = f"{none}{gone}".removeprefix(", or ")
    return f" If {when}, {passes}." if when else ""


# ---------------------------------------------------------------------------------------- hands


def _cards(scene: Scene) -> Iterator[Rule]:
    setup, about = scene.genome.setup, ("holds",)
    if setup.deal_suits:
        yield Rule(_suits(scene), about)
    else:
        yield Rule(_each(scene), about)
        yield from _step(scene)
    yield from _seen_hands(scene)


def _each(scene: Scene) -> str:
    setup, players = scene.genome.setup, scene.genome.player_count
    stakes_first = any(one.before_deal for one in scene.phases[:1] if isinstance(one, WagerPhase))
    shuffle = "When the stakes are laid, shuffle the cards" if stakes_first else "Shuffle the cards"
    whom = "each player" if players > 1 else "yourself"
    left = left_over(scene)
    count = setup.cards_per_player
    nothing_beside = setup.deck_size == left + count * players
    is_first = " in the first hand" if scene.step else ""
    if deals_rest(scene):
        if nothing_beside and left < players and not deals_vary(scene):
            return (
                f"{shuffle} and deal them all out, one by one and clockwise, beginning with the starter. "
                "Some players get one card more than others."
            )
        rest = "the rest" if deals_vary(scene) else f"the last {counted(left, 'card')}"
        dealt = f"deal {counted(count, 'card')} to {whom}{is_first}" if count else "lay out what is laid out below"
        if left == 1 and not deals_vary(scene):
            return f"{shuffle} and {dealt}. At the end of the deal the last card goes to the starter."
        return (
            f"{shuffle} and {dealt}. At the end of the deal {rest} {'goes' if rest == 'the rest' else 'go'} "
            f"to the players one by one, clockwise, beginning with the starter."
        )
    if count == 0:
        return f"{shuffle}. Nobody is dealt any."
    if left == 0 and nothing_beside and not deals_vary(scene):
        return f"{shuffle} and deal them all out, {number(count)} to {whom}."
    return f"{shuffle} and deal {number(count)} to {whom}{is_first}."


def _more_for_fewer(scene: Scene) -> str:
    """How deals grow where fewer players can get more cards than so many as there are at first."""
    second, third = (scene.genome.setup.cards_per_player + times * scene.step for times in (1, 2))
    wanted = f"In the second hand deal {number(second)} to each player"
    if scene.genome.game_rules.max_hands != 2:
        wanted += f", in the third {number(third)}, and so on"
    return f"{wanted}; if there are too few cards for that, deal as many as all can get alike."


def _step(scene: Scene) -> Iterator[Rule]:
    change = counted(abs(scene.step), "card")
    if scene.step < 0:
        least = "" if one_trick_leaves_one_player(scene) and scene.step == -1 else ", but at least one"
        yield Rule(f"In each later hand deal {change} fewer to each player than in the hand before{least}.")
    elif scene.step > 0:
        if players_leave(scene):
            yield Rule(_more_for_fewer(scene))
            return
        yield Rule(
            f"In each later hand deal {change} more to each player than in the hand before, as far as they last."
        )


def _suits(scene: Scene) -> str:
    """Everybody gets the first cards of a suit; seats count from the player who starts the first hand."""
    setup, players = scene.genome.setup, scene.genome.player_count
    suits, is_whole = _suits_given(scene), gives_whole_suits(scene)
    each = zip(_from_first_starter(scene), suits, strict=False)
    given = [f"{who} {_of_suit(suit, setup.cards_per_player, is_whole)}" for who, suit in each]
    if players == 2 and nobody_starts(scene):
        given.reverse()  # The dealer first.
    around = " (counted clockwise)" if players > 2 else ""
    order = "" if is_whole else " Lowest is meant in the usual order, aces high."
    again = " in every hand" if scene.several_hands else ""
    has_others = left_over(scene) > 0 or deals_vary(scene)
    shuffle = " Shuffle the other cards." if has_others and not _others_stay_together(scene) else ""
    return f"Give each player cards of one suit{again}: {listed(given)}{around}.{order}{shuffle}"


def _dealer(scene: Scene) -> str:
    """Who deals first, and goes on dealing where it does not matter who begins."""
    return "the first dealer" if scene.several_hands and not all_lay_at_once(scene) else "the dealer"


def _from_first_starter(scene: Scene) -> list[str]:
    """All players, counted from the one who starts the first hand."""
    dealer = _dealer(scene)
    first = "the player who starts the first hand" if scene.several_hands else "the starter"
    if scene.genome.player_count == 2:
        return ["the other player", dealer] if nobody_starts(scene) else [first, "the other player"]
    if nobody_starts(scene):
        first = f"the player to {dealer}'s left"
    return [first, *(f"the {ordinal(seat + 1)} player" for seat in range(1, scene.genome.player_count))]


def _suits_given(scene: Scene) -> list[Suit]:
    """The suits of which players get cards."""
    return [suit for suit in Suit if suit in scene.genome.setup.suits][: scene.genome.player_count]


def _of_suit(suit: Suit, count: int, is_whole: bool) -> str:
    """The cards that somebody gets of a suit: all the hearts, the five lowest hearts, the lowest heart."""
    if count == 1:
        return f"the {'only' if is_whole else 'lowest'} {suit_name(suit)}"
    return f"all the {suit_names(suit)}" if is_whole else f"the {number(count)} lowest {suit_names(suit)}"


def gives_whole_suits(scene: Scene) -> bool:
    """Whether everybody gets all cards of a suit."""
    setup = scene.genome.setup
    sizes = {sum(card[1] is suit for card in setup.cards) for suit in _suits_given(scene)}
    return sizes == {setup.cards_per_player}


def _others_stay_together(scene: Scene) -> bool:
    """Whether all cards but those of the suits that are given form the stock, or are laid aside."""
    setup = scene.genome.setup
    elsewhere = setup.initial_discard_count or setup.initial_tableau_count or setup.deal_remainder
    return setup.deal_suits and left_over(scene) > 0 and not elsewhere and scene.genome.house is None


_WITHOUT_CARDS = (WagerPhase, BettingPhase, TurnUpPhase, TrumpPhase, BiddingPhase)
"""Phases in which no card of a hand is used."""


def _seen_hands(scene: Scene) -> Iterator[Rule]:
    seen = scene.genome.setup.hand_visibility
    stacks = has_stacks(scene)
    if stacks:
        is_used = not scene.has_only(*_WITHOUT_CARDS)
        use = " Only its top card may be used, and cards that you get go underneath." if is_used else ""
        yield Rule(f"Your cards form a stack in front of you.{use}", ("turns up",) if is_used else ())
    if scene.genome.player_count == 1 and seen is not Visibility.FACE_DOWN:
        return
    things = "stacks" if stacks else "hands"
    match seen:
        case Visibility.FACE_UP:
            yield Rule(f"All {things} lie face up, for everybody to see.")
        case Visibility.FACE_DOWN:
            yield Rule(f"Nobody may look at the cards in the {things}, not even at his or her own.")
            if stacks and _must_fit(scene):
                yield Rule("Where your top card has to fit, somebody else looks at it and says whether it does.")
            if not stacks and not scene.has_only(*_WITHOUT_CARDS, AskPhase, DrawPhase, KnockPhase):
                picked = "; if only some will do, somebody else picks these out, and you take one of them unseen"
                some = picked if _only_some_do(scene) else ""
                yield Rule(f"Whenever you have to choose a card of your hand, take one unseen{some}.", ("turns up",))
        case Visibility.REVEALED if _seen_cards_come_to_hands(scene):
            yield Rule("You see your own cards. Cards that everybody has seen before are held face up.")
        case Visibility.OWNER_ONLY | Visibility.REVEALED:
            if stacks:
                yield Rule("You may look through your own stack, and nobody else may.")


def _only_some_do(scene: Scene) -> bool:
    """Whether there are choices of cards for which not every card of a hand will do."""
    free = (trick.face_down and not _is_bound(trick) for trick in scene.of_kind(TrickPhase))
    climbs = any(play.climbing or play.max_cards > 1 for play in scene.of_kind(PlayPhase))
    return _must_fit(scene) or climbs or not all(free) or scene.has(MeldPhase, TributePhase, ClaimPhase, DiscardPhase)


def _is_bound(trick: TrickPhase) -> bool:
    """Whether some cards may not be led, or not be played to the first trick."""
    return trick.first_trick_safe or trick.breaking_suit is not None or trick.opening_card is not None


def _must_fit(scene: Scene) -> bool:
    """Whether not every card may be played or discarded."""
    conditions = [play.valid_play_condition for play in scene.of_kind(PlayPhase)]
    conditions += [discard.matching_condition for discard in scene.of_kind(DiscardPhase)]
    lays: list[PlayPhase | DiscardPhase] = [*scene.of_kind(PlayPhase), *scene.of_kind(DiscardPhase)]
    return any(one is not None for one in conditions) or any(goes_to_piles(phase, scene) for phase in lays)


def _seen_cards_come_to_hands(scene: Scene) -> bool:
    """Whether somebody may hold a card that everybody has seen."""
    setup = scene.genome.setup
    shown = setup.trump_source in (TrumpSource.LAST_CARD, TrumpSource.TURNED_UP) and trumps_matter(scene)
    taken = cards_are_taken_from(scene, Location.DISCARD, Location.OPPONENT_DISCARD, Location.TABLEAU)
    in_war = setup.tableau_mode is TableauMode.WAR
    is_open = setup.deck_visibility is Visibility.FACE_UP
    return shown or taken or in_war or is_open or scene.has(AskPhase, ClaimPhase, SwapPhase)


# ---------------------------------------------------------------------------------------- what lies where


def _places(scene: Scene) -> Iterator[Rule]:
    yield from _pile(scene)
    yield from _table(scene)
    yield from _house(scene)
    yield from _stock(scene)


def _pile(scene: Scene) -> Iterator[Rule]:
    setup = scene.genome.setup
    count, seen = setup.initial_discard_count, setup.discard_visibility
    if count:
        how = "face up" if seen is Visibility.FACE_UP else "face down"
        onto = "to start the discard pile" if grows(scene, Location.DISCARD) else "as the discard pile"
        stacked = ", one on top of the other" if count > 1 else ""
        if pile_is_idle(scene):
            them = "it is" if count == 1 else "they are"
            yield Rule(f"Lay {counted(count, 'card')} aside, {how}; {them} out of the hand.", ("discard pile",))
            return
        yield Rule(f"Lay {counted(count, 'card')} {how}{stacked}, {onto}.", ("discard pile",))
    if not pile_can_be_seen(scene):
        return
    if count == 0 and seen is not Visibility.FACE_UP:
        yield Rule("The discard pile is empty at first.")
    match seen:
        case Visibility.FACE_UP:
            return
        case Visibility.FACE_DOWN:
            yield Rule("Cards on the discard pile lie face down, and nobody may look at them.")
        case Visibility.OWNER_ONLY:
            yield Rule("Cards on the discard pile lie face down. Only the player who laid a card there knows it.")
        case Visibility.REVEALED:
            yield Rule(_shown("on the discard pile", Location.DISCARD, scene))


def pile_is_idle(scene: Scene) -> bool:
    """Whether nothing ever comes to the discard pile or from it, and nothing asks about it."""
    asked = compares_with(scene, CardReference.TOP_DISCARD) or compares_with(scene, PlaceReference.DISCARD)
    asked |= compares_with(scene, PlaceReference.OPPONENT_DISCARD)
    taken = cards_are_taken_from(scene, Location.DISCARD, Location.OPPONENT_DISCARD)
    return not (asked or taken or grows(scene, Location.DISCARD) or can_reshuffle(scene))


def _table(scene: Scene) -> Iterator[Rule]:
    setup = scene.genome.setup
    count, seen = setup.initial_tableau_count, setup.tableau_visibility
    if count:
        how = "face up" if seen is Visibility.FACE_UP else "face down"
        order = ", one after the other; the last of them counts as laid there last" if last_laid_counts(scene) else ""
        yield Rule(f"Lay {counted(count, 'card')} {how} on the table{order}.", ("table",))
    if not has_table(scene):
        return
    if seen is Visibility.OWNER_ONLY and not _players_lay_there(scene):
        seen = Visibility.FACE_DOWN
    match seen:
        case Visibility.FACE_UP:
            return
        case Visibility.FACE_DOWN:
            yield Rule("Cards on the table lie face down, and nobody may look at them.")
        case Visibility.OWNER_ONLY:
            yield Rule("Cards on the table lie face down. Only the player who laid a card there may look at it.")
        case Visibility.REVEALED:
            yield Rule(_shown("on the table", Location.TABLEAU, scene))


def _players_lay_there(scene: Scene) -> bool:
    """Whether players lay cards on the table, or swap them for those that lie there."""
    laid = [phase for phase in scene.phases if isinstance(phase, PlayPhase | DiscardPhase)]
    swaps = any(swap.source is Location.TABLEAU for swap in scene.of_kind(SwapPhase))
    return swaps or any(phase.target is Location.TABLEAU for phase in laid)


def last_laid_counts(scene: Scene) -> bool:
    """Whether it matters which of several cards was laid out last."""
    return scene.genome.setup.initial_tableau_count > 1 and compares_with(scene, CardReference.TABLEAU_TOP)


def _shown(where: str, place: Location, scene: Scene) -> str:
    unless = "unless everybody has seen them before"
    if not any(play.target is place for play in scene.of_kind(PlayPhase)):
        return f"Cards {where} lie face down, {unless}."
    return f"Cards that are played lie face up {where}; others lie there face down, {unless}."


def _house(scene: Scene) -> Iterator[Rule]:
    if scene.genome.house is not None:
        yield Rule("Then the house is dealt its cards, as told below.", ("house holds",))


def _stock(scene: Scene) -> Iterator[Rule]:
    if not has_stock(scene):
        if stock_can_have_cards(scene) and stock_is_used(scene):
            yield Rule("No card is left for a stock at first.", ("deck",))
        return
    setup = scene.genome.setup
    rest = "The rest of the cards, if any," if left_over(scene) == 0 else "The rest of the cards"
    forms = f"{rest} form"
    if _others_stay_together(scene):
        rest, forms = "The other cards", "Shuffle the other cards; they form"
    if not stock_is_used(scene):
        if left_over(scene) > 0:
            is_open = setup.deck_visibility is Visibility.FACE_UP
            how = "face up and" if is_open else "unseen and"
            is_one = left_over(scene) == 1 and not deals_vary(scene)
            them = "The last card is" if is_one else f"{rest} are"
            yield Rule(f"{them} laid aside, {how} without further use.", ("deck",))
        else:
            fewer = "cards are dealt in a later hand" if scene.step else "players are left in the game"
            yield Rule(f"When fewer {fewer}, the cards that nobody gets are laid aside.", ("deck",))
    elif setup.deck_visibility is Visibility.FACE_UP:
        yield Rule(f"{forms} the stock. It is spread face up, so that everybody knows what comes next.", ("deck",))
    else:
        yield Rule(f"{forms} the stock, face down.", ("deck",))


# ---------------------------------------------------------------------------------------- trumps, antes


def _trumps(scene: Scene) -> Iterator[Rule]:
    setup = scene.genome.setup
    choosers = [phase.named_by for phase in scene.of_kind(TrumpPhase)]
    if not trumps_matter(scene):
        if setup.trump_source is TrumpSource.LAST_CARD and (shown := _shown_last_card(scene)):
            yield Rule(sentence(shown), ("shows",))
        if setup.trump_source is TrumpSource.TURNED_UP and has_stock(scene):
            yield Rule(sentence(_turned_up(scene)))
        return
    fixed = setup.trump_suit
    told = _told_by_deal(scene)
    if told is None:
        told = f"{suit_names(fixed)} are trumps" if fixed is not None and TrumpChooser.STARTER not in choosers else None
    if told is None:
        return
    later = "" if TrumpChooser.STARTER not in choosers else ", until others are named"
    first = "in the first hand" if TrumpChooser.LAST_WINNER in choosers and scene.several_hands else ""
    yield Rule(sentence(first, told + later), _about_trumps(scene))


def _about_trumps(scene: Scene) -> tuple[str, ...]:
    """What a record tells of the trumps of a deal."""
    match scene.genome.setup.trump_source:
        case TrumpSource.FIXED:
            return ()
        case TrumpSource.LAST_CARD:
            return ("trump", "shows")
        case TrumpSource.TURNED_UP | TrumpSource.ROTATING:
            return ("trump",)


def _shown_last_card(scene: Scene) -> str:
    """The card that is shown for trumps, even where these do not matter; nothing where none is dealt."""
    setup = scene.genome.setup
    if setup.deal_suits or setup.cards_per_player == 0:
        return ""
    last = " of the equal deal" if setup.deal_remainder else ""
    gets = "you get" if scene.genome.player_count == 1 else "the dealer gets"
    return f"the last card{last} that {gets} is shown to all"


def _turned_up(scene: Scene) -> str:
    """The card of the stock that is shown for trumps: it lies there until it is the first that somebody takes."""
    stays = "lies on top of it, as the first to be taken" if _stock_is_taken(scene) else "stays there"
    return f"the top card of the stock is turned up and {stays}"


def _stock_is_taken(scene: Scene) -> bool:
    """Whether cards of the stock are taken after the deal."""
    return stock_shrinks(scene) and stock_gives_cards(scene)


def _told_by_deal(scene: Scene) -> str | None:
    """What makes trumps in each deal, if it is not always the same suit."""
    setup = scene.genome.setup
    fixed = setup.trump_suit
    without = f"{suit_names(fixed)} are trumps" if fixed is not None else "there are no trumps"
    match setup.trump_source:
        case TrumpSource.FIXED:
            return None
        case TrumpSource.LAST_CARD:
            shown = _shown_last_card(scene)
            if not shown:
                return without if fixed is not None else None
            return f"{shown}, and its suit is trumps"
        case TrumpSource.TURNED_UP:
            if not has_stock(scene):
                return without if fixed is not None else None
            turned = f"{_turned_up(scene)}: its suit is trumps"
            turned += ", even when the card is gone" if _stock_is_taken(scene) else ""
            in_first = any(phase.named_by is TrumpChooser.LAST_WINNER for phase in scene.of_kind(TrumpPhase))
            may_lack = left_over(scene) == 0 or (scene.step > 0 and not in_first)
            return f"{turned}. If no card is left for the stock, {without}" if may_lack else turned
        case TrumpSource.ROTATING:
            first, *others = [suit_names(suit) for suit in Suit]
            if not scene.several_hands:
                return f"{first} are trumps"
            return f"{first} are trumps in the first hand, then {listed(others)}, and so on in this order"


def _ante(scene: Scene) -> Iterator[Rule]:
    ante = scene.genome.setup.ante
    if ante == 0:
        return
    who = "each player" if scene.genome.player_count > 1 else "the player"
    unit = chip_unit(scene, is_whole=not showdowns(scene))
    short = ", or all chips that he or she has left" if ante > unit and _may_be_short(scene) else ""
    if stakes := [stake.max_bet for stake in scene.of_kind(WagerPhase) if stake.before_deal]:
        lasts = not scene.several_hands and scene.genome.setup.starting_chips - sum(stakes) >= ante
        short = "" if lasts else ", or what he or she has left, if anything"
    paid = f"after the deal {who} pays an ante of {counted(ante, 'chip')} into the pot{short}"
    yield Rule(sentence(paid), ("pays chips",))


def _may_be_short(scene: Scene) -> bool:
    """Whether a player may have fewer chips than the ante: at the first deal, or when some are lost."""
    return scene.several_hands or scene.genome.setup.starting_chips < scene.genome.setup.ante
