"""The sections of the bytecode, in the order in which they stand in the blob."""

from dataclasses import dataclass

from darwindeck.genome._shape import Maybe, Shape, fields_of
from darwindeck.genome.schema import GameGenome


@dataclass(frozen=True)
class Section:
    """A part of the bytecode that holds one field of the genome.

    Attributes:
        title: What error messages and listings call it.
        offset_field: The field of the header that says where it starts.
        genome_field: The field of the genome that it holds.
        optional: Whether it is left out, with an offset of 0, when the field is empty.
        in_version_1: Whether the older form of the bytecode has it too.
    """

    title: str
    offset_field: str
    genome_field: str
    optional: bool = False
    in_version_1: bool = False

    @property
    def shape(self) -> Shape:
        """The shape of what it holds, when it is there."""
        shape = genome_shape(self.genome_field)
        return shape.inner if isinstance(shape, Maybe) else shape


def genome_shape(name: str) -> Shape:
    """The shape of a field of the genome."""
    return next(field.shape for field in fields_of(GameGenome) if field.name == name)


SECTIONS = (
    Section("setup", "setup_offset", "setup", in_version_1=True),
    Section("turn structure", "turn_structure_offset", "turn_structure", in_version_1=True),
    Section("win conditions", "win_conditions_offset", "win_conditions", in_version_1=True),
    Section("effects", "effects_offset", "special_effects", optional=True),
    Section("scoring", "scoring_offset", "scoring_rules", in_version_1=True),
    Section("card scoring", "card_scoring_offset", "card_scoring"),
    Section("hand evaluation", "hand_evaluation_offset", "hand_evaluation", optional=True),
    Section("teams", "team_data_offset", "teams"),
    Section("contract", "contract_offset", "contract_scoring", optional=True),
    Section("rules", "rules_offset", "game_rules"),
    Section("trick scoring", "trick_scoring_offset", "trick_scoring", optional=True),
    Section("game points", "game_points_offset", "game_points"),
    Section("house", "house_offset", "house", optional=True),
    Section("majority scoring", "majority_scoring_offset", "majority_scoring"),
)

INFO_TITLE = "info"
INFO_OFFSET = "info_offset"
INFO_FIELDS = ("genome_id", "generation", "min_turns")
"""The last section: what the game is called and where it comes from."""
