"""Which rank has to be claimed: everybody at the table knows, but a view does not say it before cards are laid."""

from dataclasses import replace

from darwindeck.genome.schema import ClaimPhase, ClaimRankMode, Rank
from darwindeck.rulebook._scene import Scene
from darwindeck.rulebook.examples import rank_of_claim
from darwindeck.rulebook.strategy._look import Look


class Claims:
    """The claims of a game, followed decision by decision."""

    def __init__(self, scene: Scene) -> None:
        """Nothing has been claimed yet."""
        phases = list(scene.of_kind(ClaimPhase))
        self._phase = phases[0] if len(phases) == 1 and phases[0].can_lie and phases[0].allow_challenge else None
        self._hand = ""
        self._made = 0
        self._is_doubting = False
        self._named: Rank | None = None

    def seen(self, look: Look, option: int) -> Look:
        """The decision with the rank that its player has to claim; an option is taken then."""
        if self._phase is None:
            return look
        hand = look.view.split(",", 1)[0].rsplit("\n", 1)[-1]
        if hand != self._hand:
            self._hand, self._made, self._is_doubting = hand, 0, False
        is_doubting = look.claim is not None
        self._made += is_doubting and not self._is_doubting
        self._is_doubting = is_doubting
        verb, _, word = look.moves[option].partition(" ")
        if verb == "name":
            self._named = Rank.from_word(word)
        if verb not in ("lay", "stop"):
            return look
        is_named = self._phase.rank_mode is ClaimRankMode.CHOSEN
        return replace(look, to_claim=self._named if is_named else rank_of_claim(self._phase, look.scene, self._made))
