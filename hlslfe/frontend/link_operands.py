"""The operands of `hlslfe link`: `FILE[:ENTRY[:PROFILE]]`, or files with -T and -E of their own.

No Clang counterpart: no compiler looks at two stages at once.
"""

from __future__ import annotations

import os

from hlslfe.frontend.command_line import Invocation, UsageError

_WANTED = "link wants the profile of a stage after its entry, a.hlsl:main:ps_6_6, or a -T for each file"


class Operand:
    """`FILE[:ENTRY[:PROFILE]]`, split; `entry` and `profile` are "" where they were not given."""

    __slots__ = ("path", "entry", "profile")

    def __init__(self, path: str, entry: str = "", profile: str = "") -> None:
        self.path = path
        self.entry = entry
        self.profile = profile


def parse_operand(text: str) -> Operand:
    """Split an operand; colons of a file's own name are kept as long as there is such a file."""
    words: list[str] = []
    path = text
    has_drive = path[:1].isalpha() and path[1:3] in (":\\", ":/")
    while not os.path.exists(path) and len(words) < 2 and ":" in path[2 if has_drive else 1:]:
        path, _, word = path.rpartition(":")
        words.insert(0, word)
    return Operand(path, *words)


def operands_of(invocation: Invocation) -> list[Operand]:
    """The operands in their order; a profile or entry point on the command line belongs to one of them: to the file
    behind it, or before it when the first file comes first. A library profile is for all. Raises UsageError."""
    operands = [parse_operand(text) for text in invocation.inputs]
    given = invocation.stage_options
    library = next((value for _, option, value in reversed(given) if option == "-T" and value.startswith("lib_")), "")
    own = [(place, option, value) for place, option, value in given if not value.startswith("lib_") or option != "-T"]
    comes_first = bool(own) and own[0][0] == 0
    for place, option, value in own:
        number = place if comes_first else place - 1
        if number >= len(operands):
            raise UsageError(f"{option} {value} belongs to no file: link wants it before each file, or behind each")
        operand = operands[number]
        if (operand.profile if option == "-T" else operand.entry) not in ("", value):
            raise UsageError(f"'{operand.path}' has two {'profiles' if option == '-T' else 'entry points'}")
        if option == "-T":
            operand.profile = value
        else:
            operand.entry = value
    if own and not all(operand.profile or operand.path.endswith(".ll") for operand in operands):
        if any(option == "-T" for _, option, _ in own):
            raise UsageError(_WANTED)
        if not all(operand.entry for operand in operands):
            raise UsageError("link wants the entry point of a stage after its file, a.hlsl:main, or a -E for each file")
    for operand in operands:
        if operand.profile and not operand.entry:
            operand.entry = "main"
    if given:
        invocation.profile, invocation.entry = library, None
    return operands
