"""Shader profiles, stages and triples.

Mirrors clang/lib/Basic/Targets/DirectX.h: DirectXTargetInfo and llvm/lib/TargetParser/Triple.cpp: Triple.
"""

from __future__ import annotations

import re

# profile prefix -> (stage as written in a triple, __SHADER_STAGE_* number)
STAGES: dict[str, tuple[str, int]] = {
    "ps": ("pixel", 0),
    "vs": ("vertex", 1),
    "gs": ("geometry", 2),
    "hs": ("hull", 3),
    "ds": ("domain", 4),
    "cs": ("compute", 5),
    "lib": ("library", 6),
    "ms": ("mesh", 13),
    "as": ("amplification", 14),
}
STAGE_NUMBERS: dict[str, int] = dict(STAGES.values())
DEFAULT_PROFILE = "lib_6_8"
MAX_SHADER_MODEL_MINOR = 9

# The strings that [shader("...")] accepts.
SHADER_ATTRIBUTE_STAGES: frozenset[str] = frozenset(
    "pixel vertex geometry hull domain compute mesh amplification raygeneration intersection anyhit closesthit miss "
    "callable".split()
)

DXIL_DATA_LAYOUT = (
    "e-m:e-p:32:32-i1:32-i8:8-i16:16-i32:32-i64:64-f16:16-f32:32-f64:64-n8:16:32:64-v48:16:16-v96:32:32-v192:64:64"
)


class Target:
    """What is compiled for: `stage` ("pixel", ..., "library"), shader model `major`.`minor`, `vendor` of the triple."""

    __slots__ = ("stage", "major", "minor", "vendor")

    def __init__(self, stage: str, major: int, minor: int, vendor: str = "pc") -> None:
        self.stage = stage
        self.major = major
        self.minor = minor
        self.vendor = vendor

    @property
    def is_library(self) -> bool:
        return self.stage == "library"

    @property
    def triple(self) -> str:
        """The triple as Clang prints it: the architecture carries the DXIL version of the shader model."""
        return f"dxilv1.{self.minor}-{self.vendor}-shadermodel{self.major}.{self.minor}-{self.stage}"

    @property
    def stage_number(self) -> int:
        return STAGE_NUMBERS[self.stage]

    @property
    def shader_model(self) -> tuple[int, int]:
        return self.major, self.minor


def parse_profile(profile: str) -> Target | None:
    """The target of a profile such as "ps_6_6"; None when it is not one (6.0 to 6.9)."""
    match = re.fullmatch(r"([a-z]+)_(6)_([0-9])", profile)
    if not match or match[1] not in STAGES:
        return None
    return Target(STAGES[match[1]][0], int(match[2]), int(match[3]))


def parse_triple(triple: str) -> Target | None:
    """The target of a triple such as "dxil-pc-shadermodel6.6-pixel"; None when it is not a DXIL one."""
    match = re.fullmatch(r"dxil(?:v1\.\d)?-(\w*)-shadermodel(6)\.([0-9])-([a-z]+)", triple)
    if not match or match[4] not in STAGE_NUMBERS:
        return None
    return Target(match[4], int(match[2]), int(match[3]), match[1] or "unknown")
