"""The name of a game, and a sentence that makes people want to try it."""

import re
from collections.abc import Sequence

from darwindeck.genome.bytecode._hash import fnv1a
from darwindeck.genome.schema import (
    AskPhase,
    BettingPhase,
    BiddingPhase,
    ClaimPhase,
    DiscardPhase,
    DrawPhase,
    Elimination,
    KnockPhase,
    Location,
    MeldPhase,
    PlayPhase,
    ScoringTrigger,
    SequenceDirection,
    SwapPhase,
    TableauMode,
    TrickPhase,
    WagerPhase,
    WinType,
)
from darwindeck.rulebook._cards import ranks_listed, suit_names
from darwindeck.rulebook._places import can_turn, effects, wild_ranks
from darwindeck.rulebook._scene import Scene
from darwindeck.rulebook._winning import is_lower_better, is_one_hand, ways
from darwindeck.rulebook._words import number, sentence

_MAKERS_WORDS = frozenset({"baseline", "genome"})
_SMALL_WORDS = frozenset({"a", "an", "and", "in", "of", "on", "or", "the", "to"})
_CODE = re.compile(r"(gen|generation|genome|game|id|seed|child|mutant|offspring)[0-9]*")


def title(scene: Scene) -> str:
    """The name of the game as people write it; made up from the rules where it has only a number."""
    name = scene.genome.genome_id
    words = [word for word in re.split(r"[^\w'’]+|_+", name) if word]
    return _written(words) if _is_name(words) else _made_up(scene)


def _is_name(words: Sequence[str]) -> bool:
    """Whether these are words, and perhaps a small number, and not the mark of some machine."""
    if not words or any(_CODE.fullmatch(word.lower()) for word in words):
        return False
    has_word = any(_is_word(word) and len(word) > 2 for word in words)
    return has_word and all(_is_word(word) or (word.isdecimal() and len(word) < 4) for word in words)


def _is_word(word: str) -> bool:
    return word.replace("'", "").replace("’", "").isalpha()


def _written(words: Sequence[str]) -> str:
    kept = [word for word in words if word.lower() not in _MAKERS_WORDS] or list(words)
    return " ".join(_capital(word) if i == 0 or word not in _SMALL_WORDS else word for i, word in enumerate(kept))


def _capital(word: str) -> str:
    return word[0].upper() + word[1:]


# ---------------------------------------------------------------------------------------- names for games without

_MANNERS = (
    "Amber", "Bold", "Bright", "Copper", "Crooked", "Early", "Fair", "Gentle", "Golden", "Harbor", "Hasty", "Honest",
    "Hollow", "Idle", "Lantern", "Late", "Lively", "Lucky", "Maple", "Market", "Merry", "Mill", "Misty", "Narrow",
    "Open", "Orchard", "Patient", "Proud", "Quiet", "River", "Rolling", "Silver", "Sly", "Steady", "Stolen", "Summer",
    "Tavern", "Tin", "Velvet", "Village", "Wandering", "Wicked", "Willow", "Winter",
)  # fmt: skip

_NOUNS: dict[str, tuple[str, ...]] = {
    "claim": ("Bluff", "Fibs", "Tall Tales", "Poker Face"),
    "ask": ("Fishing", "Errand", "Borrowers", "Questions"),
    "books": ("Pairs", "Matches", "Twins", "Bookends"),
    "house": ("Bank", "Table Stakes", "Full House", "Croupier"),
    "bet": ("Stakes", "Ante", "Showdown", "Pot"),
    "knock": ("Knock", "Knockers", "Rap", "Doorstep"),
    "meld": ("Rummy", "Runs", "Families", "Collectors"),
    "swap": ("Swap", "Barter", "Trade", "Changeling"),
    "bid": ("Promise", "Contract", "Forecast", "Pledge"),
    "trumps": ("Trumps", "Ruff", "Triumph", "Masters"),
    "tricks": ("Tricks", "Whist", "Leads", "Rounds"),
    "climb": ("Climb", "Ladder", "Stairs", "Summit"),
    "war": ("Battle", "Duel", "Clash", "Skirmish"),
    "fish": ("Catch", "Nets", "Harvest", "Gatherers"),
    "sequence": ("Rows", "Builders", "Patience", "Garden"),
    "effects": ("Mischief", "Trouble", "Turnabout", "Pranks"),
    "shed": ("Getaway", "Empty Hands", "Cast-Off", "Farewell"),
    "draw": ("Draw", "Pickings", "Lots", "Fortune"),
}


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
    chosen = fingerprint(scene)
    nouns = _NOUNS[character(scene)]
    return f"{_MANNERS[chosen % len(_MANNERS)]} {nouns[chosen // len(_MANNERS) % len(nouns)]}"


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
        "bid": scene.has(BiddingPhase) and scene.has_tricks,
        "trumps": any(map(scene.has_trumps, scene.of_kind(TrickPhase))),
        "tricks": scene.has_tricks,
        "bet": scene.has(BettingPhase),
        "knock": scene.has(KnockPhase) and scene.counts_deadwood,
        "meld": scene.has(MeldPhase),
        "swap": scene.has(SwapPhase),
        "climb": any(play.climbing for play in plays),
        "fish": setup.tableau_mode is TableauMode.MATCH_RANK and lays_on_table,
        "sequence": setup.tableau_mode is TableauMode.SEQUENCE and lays_on_table,
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
    lures = {
        "claim": _claim_lure(scene),
        "ask": "Remember who asked for what, and ask at the right moment",
        "books": _book_lure(scene),
        "house": "Lay your stake, look at your cards, and try to beat the house",
        "war": "Turn up a card and hope that it is the higher one",
        "bid": "Say how many tricks you will take, and then keep your word",
        "trumps": "Follow suit while you must, and keep a trump for the moment that counts",
        "tricks": "Duck when it hurts and lead when it is safe" if low else "Pick your moment to lead, and to give way",
        "bet": "Bet on your cards, or on the others believing in them",
        "knock": "Collect sets and runs in secret, and decide when you have dared enough",
        "meld": "Collect sets and runs, and lay them down at the right time",
        "swap": "Keep what you have, or swap it and hope for better",
        "climb": "Beat the cards on the table or let them go, and save strength for the end",
        "fish": "Lay a card, sweep up what matches it, and leave little for the next player",
        "sequence": f"{_building(scene)} while you hold back the cards that the others wait for",
        "effects": "Get rid of your cards while special cards upset everybody's plans",
        "shed": "Find a card that fits, and get rid of it in time",
        "draw": "See what the stock brings, and make the best of it",
    }
    kind = character(scene)
    if kind == "shed" and not scene.has(PlayPhase):
        return "Choose what to keep and what to throw away" if scene.has(DrawPhase) else lures["shed"]
    if kind in ("tricks", "trumps") and any(trick.face_down for trick in scene.of_kind(TrickPhase)):
        return "Choose your card in secret, and outguess the others"
    if kind in ("tricks", "trumps") and _only_last_trick_counts(scene):
        return "Only the last trick counts, so save the right card for it"
    if kind == "trumps" and any(one.trigger is ScoringTrigger.TRICK_WIN for one in genome.card_scoring):
        return "Catch the cards that count, and keep a trump for the moment that matters"
    if kind == "house" and genome.hand_evaluation is not None and genome.hand_evaluation.target_value is not None:
        return f"Come as close to {genome.hand_evaluation.target_value} as you dare, and beat the house"
    return lures[kind]


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
        return "Lay your cards face down, keep a straight face, and catch the others lying"
    return "Lay your cards face down and say what they are"


def _book_lure(scene: Scene) -> str:
    if any(Location.OPPONENT_HAND in (draw.source, draw.or_source) for draw in scene.of_kind(DrawPhase)):
        return "Draw from your neighbor's hand and hope for a match"
    return "Gather cards of a kind, and lay them down before the others gather theirs"


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
    if rules.shoot_the_moon and takes_all and character(scene) != "house":
        return "unless you dare to take it all"
    if rules.elimination is not Elimination.NONE and not is_one_hand(scene):
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
