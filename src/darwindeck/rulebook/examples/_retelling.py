"""A record of a game in words."""

import re

from darwindeck.genome.schema import (
    ClaimPhase,
    DiscardPhase,
    DrawPhase,
    EffectType,
    PlayPhase,
    Rank,
    ScoringTrigger,
    SwapPhase,
    TargetSelector,
    TrickPhase,
    Visibility,
)
from darwindeck.rulebook._cards import rank_names, short_name, suit_names
from darwindeck.rulebook._deal import pile_is_idle
from darwindeck.rulebook._effects import plays_after_trick
from darwindeck.rulebook._places import trumps_matter
from darwindeck.rulebook._scene import Scene
from darwindeck.rulebook._seats import player
from darwindeck.rulebook._swaps import is_single_card
from darwindeck.rulebook._words import counted, listed, number
from darwindeck.rulebook.examples._record_words import (
    BLIND,
    DRAWS,
    RANKS,
    SUITS,
    Choice,
    announced,
    bet,
    called,
    draws_next,
    ending,
    events_after,
    forbidding_card,
    forbids_swap,
    named_cards,
    next_deed,
    person,
    rank_of_claim,
    rest_of_line,
    scores,
    source_words,
)
from darwindeck.rulebook.examples._story import Deed, Line, Story
from darwindeck.simulation import Position
from darwindeck.simulation.reference import Card

LINES = 10
"""About how many lines are told after the deal."""

_TRICKS = 3
"""How many tricks are told."""
_BATTLES = 5
"""How many battles are told."""
_DECISION = re.compile(r"P([0-9]) (.+) of [0-9]+")
_EVENT = re.compile(r"P([0-9]) (.+)")
_HIT = re.compile(r"(?:P[0-9] hit|  hits) (P[0-9])(?: of [0-9]+)?")
_BEGINS = re.compile(r"  P[0-9] (turns up|draws) .*")


class Retelling:
    """A record line by line, in words."""

    def __init__(self, scene: Scene, position: Position, last_laid: str | None = None) -> None:
        self.scene = scene
        self.last_laid = last_laid
        self.position = position
        self.hands = "cards" if is_single_card(scene) else "hands"
        self.story = Story()
        self.tricks = 0
        self.in_trick = False
        self.in_this_trick = 0
        self.out = 0
        self.lead: str | None = None
        self.claims = 0
        self.claimer = ""
        self.laid: list[str] = []
        self.rank: Rank | None = None
        self.before = ""
        self.hit_draws = False
        self.events_to_come: list[str] = []
        self.forbidding = ""
        self.is_over = False
        self.is_giving = False
        self.is_told_later = False
        self.points: dict[str, int] = {}
        self.gain: tuple[Deed | None, tuple[str, object, str], int] = (None, ("", None, ""), 0)
        self.turned: list[str] = []
        self.skip: Deed | None = None
        self.played: tuple[str, str] = ("", "")
        self.together: list[str] = []
        self.captured: list[str] = []
        self.at_stake: list[str] = []
        self.round: list[Choice] = []
        self.rounds = 0

    def tell(self, record: list[str]) -> bool:
        """Tell until the hand is over or enough is told; whether it is over."""
        for place, line in enumerate(record):
            self.before = record[place - 1] if place else ""
            if hit := _HIT.fullmatch(line):
                self.hit_draws = draws_next(record, place, hit[1])
            if line.startswith(("hand ", "end ")):
                return self._end(line)
            decision = _DECISION.fullmatch(line)
            if (decision is not None or _BEGINS.fullmatch(line)) and self._is_enough():
                return False
            if decision is None:
                self._event(line.strip())
                continue
            self.events_to_come = [one.strip() for one in events_after(record, place)]
            later = next_deed(record, place) if decision[2] == "any" else ""
            self.is_told_later = later in ("gives", "melds")
            self.is_giving = decision[2].startswith("give ") or later == "gives"
            self._decision(Choice(int(decision[1]), decision[2], self.position.view()))
        return True

    def complete(self, lines: list[Line]) -> list[Line]:
        """Lines without one that has only just begun."""
        return [line for line in lines if line.key != ("trick", self.tricks)]

    def _end(self, line: str) -> bool:
        self._settle()
        for place, who in enumerate(self.at_stake if self.is_over else ()):
            self.story.tell("over", who, "loses the stake", is_new_sentence=place == 0)
        if line.startswith("end "):
            words = line.removeprefix("end ").split(",")[0]
            self.story.add(ending(words, self.scene.genome.teams))
        return True

    def _is_enough(self) -> bool:
        if self.is_over:
            return False
        return self.tricks >= _TRICKS or self._battle() >= _BATTLES or len(self.story.lines) > LINES + 1

    # ------------------------------------------------------------------------------------ decisions

    def _decision(self, choice: Choice) -> None:
        if choice.who != self.claimer or choice.verb not in ("lay", "any", "stop"):
            self._claim()
        self.turned = []
        self._forget_play(choice)
        self.captured = []
        self.forbidding = forbidding_card(choice, self.events_to_come) if self.scene.has(SwapPhase) else ""
        self.position.choose(self.position.options().index(choice.move))
        key: object = ("turn", choice.who)
        tell, card = self.story.tell, choice.about
        match choice.verb:
            case "play":
                self._play(choice)
            case "discard":
                tell(key, choice.who, "discards", short_name(card))
            case "exchange":
                tell(key, choice.who, "discards", short_name(card), rest="face down")
            case "lay":
                self.claimer = choice.who
                self.laid.append(short_name(card))
            case "swap" if self.forbidding:
                tell(key, choice.who, "wants to exchange", short_name(card))
            case "swap" if card:
                tell(key, choice.who, "lays", short_name(card), rest="down")
            case "swap":
                if not any(" swaps with " in event for event in self.events_to_come):
                    tell(key, choice.who, f"wants to swap {self.hands}")
            case "name":
                self._name(choice)
            case "hit":
                tell(key, choice.who, f"chooses {player(int(card[1:]))}")
                if self._draws_nothing(TargetSelector.PLAYER_CHOICE):
                    self.story.add("There is nothing to draw.")
            case "any":
                self.in_trick = self._goes_to_trick(choice)
            case "pass":
                self._pass(choice)
            case "double" | "knock":
                tell(key, choice.who, {"double": "doubles the stake", "knock": "knocks"}[choice.verb])
            case "bid" | "nil":
                tell("bids", choice.who, announced(choice))
            case "stake":
                self.at_stake.append(choice.who)
                tell("stake", choice.who, announced(choice))
            case "check" | "bet" | "call" | "raise" | "all-in" | "fold":
                self._bet(choice)
            case "challenge":
                tell(self.story.key, choice.who, "doubts it", is_new_sentence=True)
            case "accept":
                if self.events_to_come or "\nclaim " not in self.position.view():
                    self.story.add("Nobody doubts it.")
            case _:
                pass  # What is drawn, taken, given, captured and melded is told by what follows.

    def _forget_play(self, choice: Choice) -> None:
        """Cards that are chosen one by one for the same play belong together, and so does what they capture."""
        is_same = choice.who == self.played[0] and choice.verb in ("play", "stop", "capture")
        if not is_same:
            self.together = []
        self.played = self.played if is_same and choice.verb != "play" else ("", "")

    def _bet(self, choice: Choice) -> None:
        """Each round in a line: after a bet nobody checks or bets any more, and nobody checks twice."""
        goes_on = self.story.key == ("bets", self.rounds)
        is_open = all(one.verb == "check" and one.who != choice.who for one in self.round)
        if not goes_on or (choice.verb in ("check", "bet") and not is_open):
            self.round = []
            self.rounds += 1
        self.round.append(choice)
        self.story.tell(("bets", self.rounds), choice.who, bet(choice))

    def _goes_to_trick(self, choice: Choice) -> bool:
        """Whether a card that was just played lies in a trick, or has completed one."""
        if not self.scene.has_tricks:
            return False
        taken = any(event.endswith("takes the trick") for event in self.events_to_come)
        view = rest_of_line(self.position.view(), "trick ")
        return taken or (view is not None and f"P{choice.seat} " in view)

    def _play(self, choice: Choice) -> None:
        card = choice.about
        if not self._goes_to_trick(choice):
            self.in_trick = False
            self.played = (choice.who, card)
            before = [one for one in self.together if Card.named(one) < Card.named(card)]
            self.together = [*before, card]
            self.story.tell(("turn", choice.who), choice.who, "plays", short_name(card))
            return
        self.in_trick = True
        self.in_this_trick = 1 if self.lead is None else self.in_this_trick + 1
        key = ("trick", self.tricks)
        phase = next(self.scene.of_kind(TrickPhase))
        who, lead = choice.who, self.lead
        if lead is None:
            self.lead = card[-1]
        if phase.face_down:
            self.story.tell(key, who, "lays", short_name(card), rest="face down")
        elif lead is None:
            self.story.tell(key, who, "leads", short_name(card))
        elif card[-1] == lead or not phase.lead_suit_required:
            self.story.tell(key, who, "plays", short_name(card))
        else:
            names = suit_names(SUITS[lead])
            does = "trumps with" if card[-1] == self._trumps(choice.view) else "plays"
            self.story.tell(key, who, f"has no {names} and {does}", short_name(card))

    def _trumps(self, view: str) -> str | None:
        suit = next(self.scene.of_kind(TrickPhase)).trump_suit or self.scene.genome.setup.trump_suit
        return suit.value if suit is not None else rest_of_line(view, "trump ")

    def _claim(self) -> None:
        """The cards of a claim are complete: what they are said to be, and what they are."""
        if not self.laid:
            return
        phase = next(self.scene.of_kind(ClaimPhase))
        rank = self.rank if self.rank is not None else rank_of_claim(phase, self.scene, self.claims)
        self.claims += 1
        many = counted(len(self.laid), "card")
        truth = f"({listed(self.laid)})"
        said = f'and says "{called(rank, len(self.laid))}"'
        self.story.tell(("turn", self.claimer), self.claimer, f"lays {many} face down {truth} {said}")
        self.laid = []
        self.rank = None

    def _name(self, choice: Choice) -> None:
        word = choice.about
        if word in SUITS:
            names = suit_names(SUITS[word])
            self.story.tell(("turn", choice.who), choice.who, f"names {names}")
            return
        rank = RANKS[word]
        asked = rest_of_line(choice.view, "asked P")
        if asked is None:
            self.rank = rank
            return
        other = player(int(asked[0]))
        self.story.tell(("turn", choice.who), choice.who, f"asks {other} for {rank_names(rank)}", is_new_sentence=True)
        if not any(" gives " in event for event in self.events_to_come):
            self.story.add(f"{other} has none.")

    def _pass(self, choice: Choice) -> None:
        key: object = ("turn", choice.who)
        options = choice.view
        told = rest_of_line(options, f"P{choice.seat} to decide: ") or ""
        first = told.split(", ")[0].split()[0] if told else ""
        words = {
            "draw": self._leaves_out_draw(key),
            "take": "takes nothing",
            "exchange": "exchanges nothing",
            "swap": "does not swap again" if self.story.key == key else "does not swap",
            "discard": "discards nothing",
        }
        if first in words:
            self.story.tell(key, choice.who, words[first])
        elif first == "play" and not any(event.endswith(" passes") for event in self.events_to_come):
            self.story.tell(key, choice.who, "plays nothing")

    def _leaves_out_draw(self, key: object) -> str:
        """One draw of several is not all that is drawn in a turn."""
        if len(list(self.scene.of_kind(DrawPhase))) > 1:
            return "leaves out a draw"
        return "draws no more" if self.story.key == key else "does not draw"

    # ------------------------------------------------------------------------------------ events

    def _event(self, event: str) -> None:
        if " turns up " not in event:
            self._claim()
        if not event.startswith("turned up "):
            self.turned = []
        self.out += event.endswith((" is out of the hand", " goes out"))
        told = _EVENT.fullmatch(event)
        if told is None:
            self._happening(event)
            return
        self._deed(int(told[1]), told[2])

    def _deed(self, seat: int, words: str) -> None:
        who, tell = player(seat), self.story.tell
        key: object = ("turn", who)
        here = self.story.key if self.story.lines else key
        verb, _, rest = words.partition(" ")
        match verb:
            case "holds":
                return
            case "draws":
                card, _, source = rest.partition(" from ")
                rest = source_words(source) + self._reason_to_draw(who)
                tell(key, who, DRAWS.get(source, "draws"), short_name(card), rest=rest)
            case "turns":
                self._turned_up(seat, short_name(rest.removeprefix("up ")))
            case "swaps":
                other = rest.removeprefix("with ")
                what = self.hands if other.startswith("P") else "all cards"
                tell(key, who, f"swaps {what} with", person(other))
            case "captures":
                is_battle = isinstance(here, tuple) and here[0] == "battle"
                is_together = is_battle or (isinstance(here, tuple) and here[0] == "trick")
                self.captured = rest.split()
                taken = self._captured_by(who, rest.split())
                if taken:
                    tell(here if is_together else key, who, "captures", *named_cards(taken), is_new_sentence=is_battle)
            case "lays" if rest.startswith("down "):
                tell(key, who, "lays down", " ".join(named_cards(rest.removeprefix("down "))))
            case "lays":
                tell("face down", who, "lays", short_name(rest.split()[0]), rest="face down")
            case "melds":
                if " " in rest:
                    tell(key, who, "melds", " ".join(named_cards(rest)))
                else:
                    tell(key, who, "adds", short_name(rest), rest="to what lies there")
            case "takes" if rest == "the trick":
                tell(here, who, "takes the trick", is_new_sentence=True)
                self.tricks += 1
                self.lead = None
            case "takes":
                tell(here, who, "takes the pile" if rest == "the pile" else "takes up the captured cards")
            case "gives":
                cards, _, other = rest.partition(" to ")
                line = "passing" if self.is_giving else here
                tell(
                    line,
                    who,
                    "gives",
                    *named_cards(cards),
                    rest=f"to {person(other)}",
                    is_new_sentence=line != "passing",
                )
            case "shows" if forbids_swap(self.before, self.scene):
                self._forbidden_swap(seat, rest)
            case "shows":
                tell(here if self.story.lines else "opening", who, "shows", *named_cards(rest))
            case "scores":
                self._points(who, int(rest), here)
            case "pays":
                chips = int(rest.split()[0])
                tell("antes" if not self._has_begun() else here, who, f"pays {counted(chips, 'chip')}")
            case "wins" | "gets":
                chips = int(rest.split()[0])
                house = " (with the stake)" if verb == "gets" else ""
                if verb == "gets":
                    self.at_stake.remove(who)
                tell("over", who, f"{verb} {counted(chips, 'chip')}{house}")
            case "is" if rest == "out of the hand" and here == ("bets", self.rounds):
                return
            case "is" if rest == "out of the game":
                self._settle()
                tell("over", who, words)
            case "passes":
                tell(key if here == key else "passes", who, "passes")
            case _:
                tell("over" if self.is_over else key, who, words)

    def _captured_by(self, who: str, cards: list[str]) -> str:
        """What a card captures that was laid: the last one of its play, as these are laid in order.

        What is left on the table when the hand is over no card captures.
        """
        own = [card for card in cards if card in self.together] if who == self.played[0] and not self.is_over else []
        return " ".join(card for card in cards if card not in own[-1:])

    def _forbidden_swap(self, seat: int, card: str) -> None:
        """A neighbor shows a card; where all must swap, nobody has asked for it."""
        shows = f"{player(seat)} shows {short_name(card)}"
        if _DECISION.fullmatch(self.before):
            self.story.add(f"{shows}, and both keep what they have.")
        else:
            self.story.add(f"{shows}, so no {self.hands} are swapped.", ("swap", seat))

    def _turned_up(self, seat: int, card: str) -> None:
        who = player(seat)
        if self.is_told_later:
            return
        if card == self.forbidding:
            self.story.add(f"{card} is turned up, so nothing is exchanged.")
            return
        key: object = ("trick", self.tricks) if self.scene.has_tricks and self.in_trick else ("turn", who)
        if self.scene.genome.setup.hand_is_stack and not self.scene.has_tricks:
            key = ("battle", self._battle())
        if self.scene.has(ClaimPhase) and not self.scene.has(PlayPhase, DiscardPhase, TrickPhase):
            self.claimer = who
            self.laid.append(card)
            return
        self.story.tell(key, who, self._verb_of_blind_choice(), card)

    def _verb_of_blind_choice(self) -> str:
        """What is done with a card that was not chosen by sight, where the phases leave no doubt."""
        if self.scene.genome.setup.hand_is_stack:
            return "turns up"
        if self.forbidding:
            return "wants to exchange"
        verbs = {BLIND[type(phase)] for phase in self.scene.phases if type(phase) in BLIND}
        return verbs.pop() if len(verbs) == 1 else "lays"

    def _battle(self) -> int:
        """How many battles between stacks have been taken."""
        told = (line for line in self.story.lines if isinstance(line.key, tuple) and line.key[0] == "battle")
        return sum(" captures " in str(line) for line in told)

    def _points(self, who: str, points: int, here: object) -> None:
        if self.is_over:
            self.points[who] = self.points.get(who, 0) + points
        else:
            self._gain(who, points, here, " for a sweep" if self._is_sweep(who) else "")

    def _gain(self, who: str, points: int, here: object, reason: str) -> None:
        """Points in play; those for several cards of one play are told in one sum."""
        deed, what, total = self.gain
        if deed is not None and deed is self.story.last and what == (who, here, reason):
            deed.verb = scores(total + points) + reason
            self.gain = (deed, what, total + points)
        else:
            self.story.tell(here, who, scores(points) + reason)
            self.gain = (self.story.last, (who, here, reason), points)

    def _is_sweep(self, who: str) -> bool:
        """Whether points that come from playing a card can be for nothing else."""
        in_play = (ScoringTrigger.PLAY, ScoringTrigger.CAPTURE, ScoringTrigger.SET_COMPLETE)
        rules = [rule for rule in self.scene.genome.card_scoring if rule.points]
        cards = [Card.named(card) for card in self.captured]
        others = (rule.condition for rule in rules if rule.trigger in in_play)
        is_other = any(one.covers(card.rank, card.suit) for one in others for card in cards)
        can_be = any(rule.trigger is ScoringTrigger.SWEEP for rule in rules)
        return can_be and not is_other and bool(cards) and self.played[0] == who

    def _reason_to_draw(self, who: str) -> str:
        """The card of somebody else that makes a player draw."""
        other, card = self.played
        rank = RANKS[card[:-1]] if card and other != who else None
        effects = self.scene.genome.special_effects
        is_forced = any(
            one.effect_type is EffectType.DRAW_CARDS and one.trigger_rank is rank for one in effects if rank is not None
        )
        return f" because of {short_name(card)}" if is_forced else ""

    def _draws_nothing(self, target: TargetSelector) -> bool:
        """Whether a player whom an effect has just hit cannot draw, where nothing but a draw can be asked."""
        effects = (one.effect_type for one in self.scene.genome.special_effects if one.target is target)
        return not self.hit_draws and all(one is EffectType.DRAW_CARDS for one in effects)

    def _settle(self) -> None:
        """What everybody has scored at the end of the hand, in one sum."""
        for who in map(player, range(self.scene.genome.player_count)):
            if self.points.get(who):
                self.story.tell("over", who, scores(self.points[who]))
        self.points = {}

    def _has_begun(self) -> bool:
        return any(line.key not in ("opening", "antes", "stake") for line in self.story.lines)

    def _happening(self, event: str) -> None:
        verb, _, rest = event.partition(" ")
        add = self.story.add
        match verb:
            case "discard" if pile_is_idle(self.scene):
                add(f"{listed(named_cards(rest))} {'is' if len(rest.split()) == 1 else 'are'} laid aside.")
            case "discard":
                add(f"The discard pile starts with {listed(named_cards(rest))}.")
            case "table" if rest == "cleared":
                add("The table is cleared.")
            case "table":
                add(f"On the table {'lies' if len(rest.split()) == 1 else 'lie'} {listed(named_cards(rest))}.")
                if self.last_laid in named_cards(rest):
                    add(f"The last card laid there is {self.last_laid}.")
            case "house" if rest.startswith("holds"):
                add(f"The house is dealt {listed(named_cards(rest.removeprefix('holds ')))}.")
            case "house" if rest.startswith("draws"):
                self.story.tell("over", "the house", "draws", short_name(rest.split()[1]))
            case "trump" if trumps_matter(self.scene):
                add(f"{suit_names(SUITS[rest]).capitalize()} are trumps.")
            case "turned":
                self._from_the_stock(short_name(rest.removeprefix("up ")))
            case "reshuffle":
                add("The discard pile is shuffled to make a new stock.")
            case "nobody":
                add("Nobody takes the trick.")
                self.tricks += 1
                self.lead = None
            case "skips":
                self._skips(int(rest))
            case "direction":
                if self.scene.genome.player_count > 2:
                    add("The direction of play turns.")
            case "hits":
                nothing = (
                    ", but there is nothing to draw" if self._draws_nothing(TargetSelector.RANDOM_OPPONENT) else ""
                )
                add(f"The lot falls on {person(rest)}{nothing}.")
            case "hand":
                self.is_over = True
                add("The hand is over.", "over")
            case _:
                return

    def _from_the_stock(self, card: str) -> None:
        if self.turned:
            self.story.lines[-1].sentences.pop()
        self.turned.append(card)
        is_seen = self.scene.genome.setup.tableau_visibility in (Visibility.FACE_UP, Visibility.REVEALED)
        laid = "turned up" if is_seen else "laid on the table face down"
        words = f"{listed(self.turned)} {'is' if len(self.turned) == 1 else 'are'} {laid}."
        self.story.add(words, ("trick", self.tricks) if self.scene.has_tricks else "turned up")

    def _skips_nobody(self) -> bool:
        """Whether everybody has played to the trick, or it was over before: then somebody has the next turn already."""
        is_last = self.in_trick and self.in_this_trick + self.out == self.scene.genome.player_count
        return is_last or (not self.in_trick and plays_after_trick(self.scene))

    def _skips(self, count: int) -> None:
        """So many players are skipped, those of the card before among them: that is told once."""
        if self.skip is not None and self.story.last is self.skip:
            self.story.lines[-1].sentences.pop()
        if self._skips_nobody():
            return
        others = self.scene.genome.player_count - 1
        if count >= others and self.story.key == ("trick", self.tricks):
            self.story.add("Everybody else is skipped." if others > 1 else "The other player is skipped.")
        elif count >= others:
            self.story.add("That gives another turn.")
        elif count:
            skipped = "The next player is" if count == 1 else f"The next {number(count)} players are"
            self.story.add(f"{skipped} skipped.")
        self.skip = self.story.last if count else None
