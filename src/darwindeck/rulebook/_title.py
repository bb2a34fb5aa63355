"""The name of a game, and a sentence that makes people want to try it."""

import re

from darwindeck.genome.bytecode._hash import fnv1a
from darwindeck.genome.schema import (
    AskPhase,
    BettingPhase,
    BiddingPhase,
    ClaimPhase,
    DiscardPhase,
    DrawPhase,
    Elimination,
    ExchangePhase,
    KnockPhase,
    Location,
    MeldPhase,
    PlayPhase,
    ScoringTrigger,
    SequenceDirection,
    SwapPhase,
    TableauMode,
    TrickPhase,
    Visibility,
    WagerPhase,
    WinType,
)
from darwindeck.genome.serialization import content_hash
from darwindeck.rulebook._cards import ranks_listed, suit_names
from darwindeck.rulebook._house import nobody_beats
from darwindeck.rulebook._places import can_turn, cards_come_to_hands, effects, wild_ranks
from darwindeck.rulebook._rounds import hands_can_grow
from darwindeck.rulebook._scene import Scene
from darwindeck.rulebook._title_words import MANNERS, NOUNS
from darwindeck.rulebook._ways import ways
from darwindeck.rulebook._winning import BY_SCORE, is_lower_better, is_one_hand
from darwindeck.rulebook._words import number, sentence

_LONGEST = 60
"""Letters in a title."""
_MAKERS_WORDS = frozenset({"baseline", "genome"})
_SMALL_WORDS = frozenset({"a", "an", "and", "in", "of", "on", "or", "the", "to"})
_ID = re.compile(r"[\w'’]+([-_]+[\w'’]+)*")
_VERSION = re.compile(r"v[0-9]+")
_NUMBER_AS_NAME = re.compile(r"[1-9][0-9]{1,3}")
_MACHINES_WORD = re.compile(r"(gen|generation|genome|game|id|seed|child|mutant|offspring|individual|candidate)[0-9]*")
_CODE = re.compile(
    r"[0-9]{5,}|(?=.*[0-9])(?=.*[a-f])[0-9a-f]{4,}|(?=.{6})[a-z]*([0-9]+[a-z]+){2,}[0-9]*", re.IGNORECASE
)


def title(scene: Scene) -> str:
    """The name of the game as it was given; made up from the rules where a machine gave it."""
    printable = "".join(letter if letter.isprintable() else " " for letter in scene.genome.genome_id)
    name = " ".join(printable.split())
    if _is_of_a_machine(name):
        return _made_up(scene)
    return _cut(_in_words(name) if _ID.fullmatch(name) and name == name.lower() else name)


def _is_of_a_machine(name: str) -> bool:
    """Whether this is no name but a mark: at most one word, with a long number or a hash; or nothing to read."""
    if not any(map(str.isalpha, name)):
        return not _NUMBER_AS_NAME.fullmatch(name)
    if " " in name:
        return False
    words = [word for word in re.split(r"[\W_]+", name) if word]
    marks = [word for word in words if _MACHINES_WORD.fullmatch(word)]
    codes = [word for word in words if _CODE.fullmatch(word) or (word in marks and not word.isalpha())]
    others = [word for word in words if word not in marks and word not in codes and not word.isdecimal()]
    return len(others) <= 1 if codes else bool(marks) and not others


def _in_words(name: str) -> str:
    words = [word for word in re.split("[-_]+", name) if word]
    kept = [word for word in words if word not in _MAKERS_WORDS] or words
    return " ".join(_capital(word) if i == 0 or word not in _SMALL_WORDS else word for i, word in enumerate(kept))


def _capital(word: str) -> str:
    return word if _VERSION.fullmatch(word) else word[0].upper() + word[1:]


def _cut(name: str) -> str:
    """The name, or as many of its words as a title has room for."""
    if len(name) <= _LONGEST:
        return name
    return f"{name[: _LONGEST + 1].rpartition(' ')[0] or name[:_LONGEST]}…"


def fingerprint(scene: Scene) -> int:
    """A number that stays the same while the large lines of a game do."""
    genome = scene.genome
    facts = (
        *(phase.tag for phase in scene.phases),
        *(win.type for win in genome.win_conditions),
        *(f"{one.trigger_rank}{one.effect_type}" for one in genome.special_effects),
        genome.setup.cards_per_player,
        genome.setup.deck_size,
        genome.player_count,
    )
    return fnv1a(" ".join(map(str, facts)).encode())


def _made_up(scene: Scene) -> str:
    """Two words for the rules: other rules, most likely another pair."""
    chosen = int(content_hash(scene.genome), 16)
    nouns = NOUNS[character(scene)]
    return f"{MANNERS[chosen % len(MANNERS)]} {nouns[chosen // len(MANNERS) % len(nouns)]}"


def character(scene: Scene) -> str:
    """What a game is mostly about, in one word."""
    setup = scene.genome.setup
    plays = list(scene.of_kind(PlayPhase))
    lays_on_table = any(play.target is Location.TABLEAU for play in plays)
    signs = {
        "claim": scene.has(ClaimPhase),
        "ask": scene.has(AskPhase),
        "books": scene.genome.game_rules.book_size > 0 and not scene.has_tricks,
        "house": scene.has(WagerPhase) and scene.genome.house is not None,
        "war": setup.tableau_mode is TableauMode.WAR and lays_on_table,
        "bid": scene.has(BiddingPhase) and scene.has_tricks and scene.genome.contract_scoring is not None,
        "trumps": any(map(scene.has_trumps, scene.of_kind(TrickPhase))),
        "tricks": scene.has_tricks,
        "knock": scene.has(KnockPhase) and scene.counts_deadwood,
        "meld": scene.has(MeldPhase),
        "swap": scene.has(SwapPhase),
        "climb": any(play.climbing for play in plays),
        "fish": setup.tableau_mode is TableauMode.MATCH_RANK and lays_on_table,
        "sequence": setup.tableau_mode is TableauMode.SEQUENCE and lays_on_table,
        "bet": scene.has(BettingPhase),
        "effects": bool(effects(scene)) and bool(plays),
        "shed": bool(plays) or scene.has(DiscardPhase),
    }
    return next((name for name, is_so in signs.items() if is_so), "draw")


# ---------------------------------------------------------------------------------------- the hook


def hook(scene: Scene) -> str:
    """One sentence that makes a player want to try the game."""
    lure = _lure(scene)
    twist = _twist(scene)
    return sentence(f"{lure}, {twist}" if twist else lure)


def _lure(scene: Scene) -> str:
    genome = scene.genome
    low = any(is_lower_better(win) and win.type in (WinType.LOW_SCORE, WinType.FEWEST_TRICKS) for win in ways(scene))
    waits = "waits" if genome.player_count == 2 else "wait"
    lures = {
        "claim": _claim_lure(scene),
        "ask": "Remember who asked for what, and ask at the right moment",
        "books": _book_lure(scene),
        "house": _house_lure(scene),
        "war": "Turn up a card and hope that it is the higher one",
        "bid": "Say how many tricks you will take, " + ("and score little" if low else "and then keep your word"),
        "trumps": "Follow suit while you must, and keep a trump for the moment that counts",
        "tricks": _DUCKING if low else "Pick your moment to lead, and to give way",
        "bet": f"Bet on your cards, or on {_others(scene)} believing in them",
        "knock": _knock_lure(scene),
        "meld": "Collect sets and runs, and lay them down at the right time",
        "swap": "Keep what you have, or swap it and hope for better",
        "climb": "Beat the cards on the table or let them go, and save strength for the end",
        "fish": f"Lay a card, sweep up what matches it, and leave little for {_next_one(scene)}",
        "sequence": f"{_building(scene)} while you hold back the cards that {_others(scene)} {waits} for",
        "effects": f"{_shedding(scene)} while special cards upset everybody's plans",
        "shed": "Find a card that fits, and get rid of it in time" if _sheds(scene) else _KEEPING,
        "draw": "See what the stock brings, and make the best of it",
    }
    kind = character(scene)
    if kind == "shed" and not scene.has(PlayPhase):
        return "Choose what to keep and what to throw away" if scene.has(DrawPhase) else lures["shed"]
    is_secret = scene.genome.setup.hand_visibility is not Visibility.FACE_UP
    if kind in ("tricks", "trumps") and is_secret and any(trick.face_down for trick in scene.of_kind(TrickPhase)):
        return f"Choose your card in secret, and outguess {_others(scene)}"
    if kind in ("tricks", "trumps") and _only_last_trick_counts(scene):
        return "Only the last trick counts, so save the right card for it"
    in_tricks = [one.points for one in genome.card_scoring if one.trigger is ScoringTrigger.TRICK_WIN]
    if kind == "trumps" and low and not _scores_decide(scene):
        return _DUCKING
    if kind == "trumps" and in_tricks and _scores_decide(scene):
        if all((points < 0) is not low for points in in_tricks):
            return _DUCKING
        return "Catch the cards that count, and keep a trump for the moment that matters"
    if kind == "house" and genome.hand_evaluation is not None and genome.hand_evaluation.target_value is not None:
        close = f"Come as close to {genome.hand_evaluation.target_value} as you dare, and beat the house"
        return close if hands_can_grow(scene) else lures[kind]
    return lures[kind]


def _next_one(scene: Scene) -> str:
    return "your opponent" if scene.genome.player_count == 2 else "the next player"


def _knock_lure(scene: Scene) -> str:
    gets_cards = cards_come_to_hands(scene) or scene.has(SwapPhase, ExchangePhase)
    what = "Collect sets and runs in secret" if gets_cards else "Keep what fits together"
    return f"{what}, and decide when you have dared enough"


def _others(scene: Scene) -> str:
    """Against whom one plays."""
    return "your opponent" if scene.genome.player_count == 2 else "the others"


_DUCKING = "Duck when it hurts and lead when it is safe"
_KEEPING = "Choose well which cards to play and which to keep"
_SHEDS = (WinType.EMPTY_HAND, WinType.NOT_LAST, WinType.ALL_HANDS_EMPTY)


def _scores_decide(scene: Scene) -> bool:
    return any(win.type in BY_SCORE for win in scene.genome.win_conditions)


def _sheds(scene: Scene) -> bool:
    """Whether it is good to be rid of one's cards: that wins, or brings points."""
    genome = scene.genome
    left = (ScoringTrigger.LEFT_IN_HANDS, ScoringTrigger.HAND_END)
    places = genome.game_rules.place_points
    is_good = any(places) and places[0] >= max(0, *places)
    scores = is_good or any(one.trigger in left for one in genome.card_scoring)
    wins = any(win.type in _SHEDS for win in genome.win_conditions)
    return wins or (scores and _scores_decide(scene)) or not genome.win_conditions


def _shedding(scene: Scene) -> str:
    return "Get rid of your cards" if _sheds(scene) else _KEEPING


def _only_last_trick_counts(scene: Scene) -> bool:
    genome, tricks = scene.genome, scene.genome.trick_scoring
    others = (*genome.card_scoring, *genome.scoring_rules, *genome.majority_scoring, *genome.game_points)
    if tricks is None or others or genome.contract_scoring is not None:
        return False
    by_score = all(win.type is WinType.HIGH_SCORE for win in genome.win_conditions)
    return by_score and tricks.last_trick_points > 0 and not tricks.points_per_trick and not tricks.points_per_card


def _claim_lure(scene: Scene) -> str:
    may_lie = any(claim.can_lie for claim in scene.of_kind(ClaimPhase))
    may_doubt = any(claim.allow_challenge for claim in scene.of_kind(ClaimPhase))
    if may_lie and may_doubt:
        return f"Lay your cards face down, keep a straight face, and catch {_others(scene)} lying"
    return "Lay your cards face down and say what they are"


def _book_lure(scene: Scene) -> str:
    if any(Location.OPPONENT_HAND in (draw.source, draw.or_source) for draw in scene.of_kind(DrawPhase)):
        return "Draw from your neighbor's hand and hope for a match"
    before = "your opponent does" if scene.genome.player_count == 2 else "the others gather theirs"
    return f"Gather cards of a kind, and lay them down before {before}"


def _staking(scene: Scene) -> str:
    """Stakes that are laid before the deal are laid unseen."""
    before = any(stake.before_deal for stake in scene.of_kind(WagerPhase))
    return "Lay your stake, look at your cards" if before else "Look at your cards, lay your stake"


def _house_lure(scene: Scene) -> str:
    house = scene.genome.house
    if house is not None and nobody_beats(house, scene):
        return "The house always wins, so stake with care"
    return f"{_staking(scene)}, and try to beat the house"


def _building(scene: Scene) -> str:
    match scene.genome.setup.sequence_direction:
        case SequenceDirection.ASCENDING:
            return "Build each suit upwards"
        case SequenceDirection.DESCENDING:
            return "Build each suit downwards"
        case SequenceDirection.BOTH:
            return "Build each suit up and down"


def _twist(scene: Scene) -> str:
    """What is special about it; nothing where the lure says it all."""
    genome = scene.genome
    rules, setup = genome.game_rules, genome.setup
    if scene.has_teams and scene.has_tricks:
        return "with a partner to think of"
    takes_all = any(one.trigger is ScoringTrigger.TRICK_WIN for one in genome.card_scoring) and scene.has_tricks
    if rules.shoot_the_moon and takes_all and _scores_decide(scene) and character(scene) != "house":
        return "unless you dare to take it all"
    if rules.elimination is not Elimination.NONE and not is_one_hand(scene):
        if rules.elimination is Elimination.NO_TRICKS:
            return "for a hand without a trick puts you out"
        return "for one bad hand too many puts you out"
    if wild_ranks(scene):
        return f"with wild {ranks_listed(wild_ranks(scene))} to get you out of trouble"
    if scene.has(BettingPhase) and character(scene) != "bet":
        return "with chips on the outcome"
    if can_turn(scene):
        return "and never be sure whose turn comes next"
    if setup.trump_suit is not None and scene.has_tricks and character(scene) == "trumps":
        return f"when {suit_names(setup.trump_suit)} rule"
    if genome.win_conditions and genome.win_conditions[0].type is WinType.NOT_LAST:
        return "and do not be the one who is left with cards"
    if len(genome.win_conditions) > 1:
        return f"with {number(len(ways(scene)))} ways to win" if len(ways(scene)) > 1 else ""
    return ""
