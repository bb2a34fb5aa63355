"""Bids, and the contracts that they make."""

from collections.abc import Iterator

from darwindeck.genome.schema import BiddingPhase, ContractScoring
from darwindeck.rulebook._early_end import few_cards_end
from darwindeck.rulebook._places import deals_rest
from darwindeck.rulebook._rounds import at_the_start, dealt_alike, fewest_before, first_of_hand, most_dealt, opens_hand
from darwindeck.rulebook._scene import Scene
from darwindeck.rulebook._section import Block, Rule, Section, points, text
from darwindeck.rulebook._tricks import most_tricks, tricks_in_a_hand
from darwindeck.rulebook._words import counted, listed, number, sentence


def bid(phase: BiddingPhase, scene: Scene) -> tuple[Block, ...]:
    """How players bid."""
    only_nil = phase.allow_nil and phase.min_bid == phase.max_bid == 0
    what = "nothing but Nil" if only_nil else _numbers(phase, scene) + (", or Nil" if phase.allow_nil else "")
    nil = ", which means to take no trick at all" if phase.allow_nil else ""
    first = first_of_hand(phase, scene)
    start = f"{at_the_start(phase, scene)}, each player in turn, clockwise from {first}, says how many tricks"
    rules: list[Rule | str] = [
        Rule(sentence(f"{start} he or she will take: {what}{nil}"), ("bid",)),
        "Nobody may pass.",
    ]
    cards = scene.genome.setup.cards_per_player
    if not dealt_alike(scene) and scene.step < 0 and 1 < phase.min_bid <= cards:
        rules.append(f"A player who holds fewer than {counted(phase.min_bid, 'card')} bids {number(phase.min_bid)}.")
    if _may_be_too_many(phase, scene):
        rules.append("You may bid more tricks than there are in the hand.")
    if scene.genome.contract_scoring is None:
        rules.append("Nothing is scored for bids.")
    return (text(*rules),)


def _from_to(low: int, high: int) -> str:
    """Numbers to choose from: one or two, a number from one to 13."""
    return f"{number(low)} or {number(high)}" if high == low + 1 else f"a number from {number(low)} to {number(high)}"


def _numbers(phase: BiddingPhase, scene: Scene) -> str:
    """What may be bid."""
    low = max(phase.min_bid, 1) if phase.allow_nil else phase.min_bid
    cards = scene.genome.setup.cards_per_player
    is_enough = phase.max_bid <= fewest_before(phase, scene)
    if is_enough or (dealt_alike(scene) and opens_hand(phase, scene)):
        high = min(phase.max_bid, cards)
        return f"exactly {number(low)}" if low >= high else _from_to(low, high)
    held = most_dealt(scene) if opens_hand(phase, scene) else scene.genome.setup.deck_size
    if low >= min(phase.max_bid, held):
        return f"exactly {number(low)}"
    if phase.max_bid >= held:
        return f"a number from {number(low)} to the number of cards that he or she holds"
    return f"{_from_to(low, phase.max_bid)}, but no more than the cards he or she holds"


def _may_be_too_many(phase: BiddingPhase, scene: Scene) -> bool:
    """Whether somebody may choose to bid more tricks than the hand has: not all cards that are dealt are played."""
    setup, turn = scene.genome.setup, scene.genome.turn_structure
    tricks = None if tricks_in_a_hand(scene) is None else most_tricks(scene)
    if tricks is None and turn.is_trick_based and setup.deal_suits and scene.step < 0:
        tricks = 1
    if tricks is None or not scene.has_tricks or not opens_hand(phase, scene):
        return False
    held = setup.cards_per_player if setup.deal_remainder and not deals_rest(scene) else most_dealt(scene)
    return max(phase.min_bid, phase.allow_nil, tricks - few_cards_end(scene)) < min(phase.max_bid, held)


def section(scene: Scene) -> Section | None:
    """What bids are worth."""
    rules = scene.genome.contract_scoring
    phase = next(scene.of_kind(BiddingPhase), None)
    if rules is None or phase is None:
        return None
    is_team = scene.has_teams
    if is_team:
        nils = ", Nils left out," if phase.allow_nil else ""
        opening = (
            f"A team's contract is the sum of its players' bids{nils} and the tricks of all of them count for it. It "
            "is settled at the end of the hand."
        )
    else:
        opening = (
            "A player's contract is the number of tricks that he or she bid. It is settled at the end of the hand."
        )
    lines = [*(_made_by_team(rules) if is_team else _made_alone(rules)), *_bags(rules, scene)]
    if phase.allow_nil:
        lines += _nil(rules, scene)
    return Section("Contracts", (text(opening), points(*(Rule(line, ("scores",)) for line in lines))))


def _made_alone(rules: ContractScoring) -> Iterator[str]:
    made = "A player who takes at least as many tricks as he or she bid has made the contract"
    yield f"{made}, and {_gain(rules, 'for each trick bid')}."
    yield f"A player who takes fewer has failed, and {_loss(rules, 'for each trick bid')}."


def _made_by_team(rules: ContractScoring) -> Iterator[str]:
    made = "A team that takes at least as many tricks as its contract says has made it"
    yield f"{made}, and {_gain(rules, 'for each trick of the contract')}."
    yield f"A team that takes fewer has failed, and {_loss(rules, 'for each trick of the contract')}."


def _gain(rules: ContractScoring, each: str) -> str:
    gains = [f"{counted(rules.points_per_trick_bid, 'point')} {each}"] if rules.points_per_trick_bid else []
    if rules.overtrick_points:
        gains.append(f"{counted(rules.overtrick_points, 'point')} for each overtrick, that is, each trick beyond that")
    gain = f"scores {listed(gains)}" if gains else "scores nothing"
    has_bags = rules.bag_limit and rules.bag_penalty
    return gain if rules.overtrick_points or not has_bags else f"{gain}; each trick beyond that is an overtrick"


def _loss(rules: ContractScoring, each: str) -> str:
    loss = rules.failed_contract_penalty
    return f"loses {counted(loss, 'point')} {each}" if loss else "scores nothing"


def _bags(rules: ContractScoring, scene: Scene) -> Iterator[str]:
    limit, penalty = rules.bag_limit, rules.bag_penalty
    if not limit or not penalty:
        return
    side = "a team" if scene.has_teams else "a player"
    if limit == 1:
        yield f"Every overtrick also costs {counted(penalty, 'point')}."
        return
    kept, gone = (" Bags are kept from hand to hand.", ", and these bags are gone") if scene.several_hands else ("", "")
    cost = f"For every {counted(limit, 'bag')} {side} loses {counted(penalty, 'point')}{gone}."
    yield f"Every overtrick is also a bag.{kept} {cost}"


def _nil(rules: ContractScoring, scene: Scene) -> Iterator[str]:
    bonus = f"scores {counted(rules.nil_bonus, 'point')}" if rules.nil_bonus else "scores nothing for it"
    penalty = f"loses {counted(rules.nil_penalty, 'point')}" if rules.nil_penalty else "loses nothing"
    yield f"A player who bids Nil and takes no trick {bonus}; one who takes a trick after all {penalty}."
    counts = bool(rules.overtrick_points or (rules.bag_limit and rules.bag_penalty))
    if scene.has_teams and scene.genome.game_rules.failed_nil_helps:
        yield "The tricks of a player whose Nil failed count for the contract of the team like any others."
    elif scene.has_teams:
        over = ", but are all overtricks, whether the contract is made or not" if counts else ""
        yield f"The tricks of a player whose Nil failed do not count for the contract of the team{over}."
    elif counts:
        yield "The tricks of a player whose Nil failed are all overtricks."
