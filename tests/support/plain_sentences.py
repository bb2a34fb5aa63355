"""Sentences with a word such as "if" or "when" that are no special cases: they apply in every game that is played."""

import re

_OF_A_CONDITION = re.compile(
    r"\b([Ii]f|[Ww]hen(ever)?|[Uu]nless|[Uu]ntil|[Ww]hile|[Oo]therwise|or else|[Ii]nstead|provided|"
    r"[Aa]s (far|long|soon) as|by then|[Ee]ven)\b"
)

_PLAIN = re.compile(
    "|".join(
        (
            # Summaries of what other sentences say, each of which is looked for.
            r"^(The aim is|Have|Be the)\b",
            r"^[Yy]ou (score|lose) (points|them) for",
            r"^The hand ends as soon as one of these things happens:",
            r"^Some cards do something when they are played",
            r"^Otherwise who takes it depends on the rounds? of bets",
            # What players must do, and where that ends: the end is looked for where it is told.
            r"^You must play if you can[;.]",
            r"^If you can discard you must;",
            r"^play a card of the suit led if you have one",
            r"^otherwise you must make a claim",
            r"^as long as nobody has bet, each player must bet or fold",
            r"each of which must fit when its turn comes",
            # When something is done that always is.
            r"^When (the stakes are laid, shuffle|the house has played|all have done so)",
            r"^When (the cards are dealt|all stakes are laid), the house looks at its cards",
            r"^In (each|the) hand, when the cards are dealt, each player in turn",
            r"^The house plays when the hand is over:",
            r"^As soon as both players have laid a card on the table the two are compared",
            r"^The round is over when everybody has acted and has put in as much as the highest bet\.",
            r"^The hand goes on until the game is over",
            r"^The hand ends as soon as the cards are dealt",
            r"^Hands are looked at whenever a step of a turn is over",
            # What may be seen, or counts.
            r"not even at his or her own",
            r"^What you are given you may look at only when you have passed on your own",
            r"^Whenever you have to choose a card of your hand, take one unseen",
            r"^Only the cards in (the )?hand count (when|where)",
        )
    )
)


def has_condition(sentence: str) -> bool:
    """Whether a sentence has a word that makes a condition; a row of a table says of itself when it counts."""
    return _OF_A_CONDITION.search(sentence) is not None and " | " not in sentence


def is_plain(sentence: str) -> bool:
    """Whether a sentence applies in every game, though it has such a word."""
    return _PLAIN.search(sentence) is not None
