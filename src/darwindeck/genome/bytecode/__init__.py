"""Bytecode: a game in a few hundred bytes, the only thing that the core ever sees of it.

`BytecodeCompiler` writes it, `decompile` reads it back, `disassemble` lists it byte by byte. docs/bytecode.md
describes the format. Each game has exactly one bytecode, and bytecode of version 2 that is read without an error
compiles to itself again.
"""

from darwindeck.genome._generated import MAX_BYTECODE_SIZE, OpCode, Opcode
from darwindeck.genome.bytecode._compiler import (
    BytecodeCompiler,
    compile_effects,
    compile_genome,
    compile_teams,
    compile_unchecked,
    rules_hash,
    size_problems,
)
from darwindeck.genome.bytecode._cursor import Reading
from darwindeck.genome.bytecode._decompiler import decompile
from darwindeck.genome.bytecode._disassembler import disassemble, format_listing
from darwindeck.genome.bytecode._header import BYTECODE_VERSION, BytecodeHeader, genome_id_hash

__all__ = [
    "BYTECODE_VERSION",
    "MAX_BYTECODE_SIZE",
    "BytecodeCompiler",
    "BytecodeHeader",
    "OpCode",
    "Opcode",
    "Reading",
    "compile_effects",
    "compile_genome",
    "compile_teams",
    "compile_unchecked",
    "decompile",
    "disassemble",
    "format_listing",
    "genome_id_hash",
    "rules_hash",
    "size_problems",
]
