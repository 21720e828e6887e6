"""Whole signature tables of random shaders against DXC's: elements, kinds, shapes, places, modes, masks, streams.

HLSLFE_TABLE_CASES sets how many shaders (60 by default), HLSLFE_TABLE_SEED the first seed.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from random import Random
from types import ModuleType

import pytest
from random_kinds import random_kind_shader
from random_tables import random_table_shader
from stage_signatures import NATIVE_16_BIT, differences, ours, theirs

CASES = int(os.environ.get("HLSLFE_TABLE_CASES", "60"))
SEED = int(os.environ.get("HLSLFE_TABLE_SEED", "10000"))
PARTS = 5
REFUSED = ["err_hlsl_signature_packing"]


def difference(dxc: ModuleType, profile: str, source: str, mode: str, native: bool | None = None) -> str:
    """What DXC says otherwise; "" when nothing, "-" where both refuse to pack."""
    mine = ours(profile, source, mode, bool(native))
    arguments = [f"-pack-{mode}", *(NATIVE_16_BIT if native else () if native is None else NATIVE_16_BIT[1:])]
    try:
        result = dxc.compile(source, profile, args=arguments, isolate=True)
    except dxc.DxcCrash as crash:
        return "-" if mine == REFUSED else f"DXC crashed: {crash}"
    if not result.ok:
        return "-" if mine == REFUSED else f"DXC refuses: {result.log}"
    if isinstance(mine, list):
        return f"we refuse: {mine}"
    return "; ".join(differences(mine, theirs(dxc, result.container)))


@pytest.mark.parametrize("mode", ["prefix-stable", "optimized"])
@pytest.mark.parametrize("part", range(PARTS))
def test_random_tables(part: int, mode: str, require_oracle: Callable[[str], ModuleType]) -> None:
    dxc = require_oracle("dxc")
    wrong = []
    refused = 0
    seeds = range(SEED + part, SEED + CASES, PARTS)
    for seed in seeds:
        profile, source = random_table_shader(Random(seed))
        problem = difference(dxc, profile, source, mode)
        refused += problem == "-"
        if problem not in ("", "-"):
            wrong.append(f"seed {seed}: {problem}\n{profile} {mode}\n{source}")
    assert not wrong, f"{len(wrong)} differ, the first:\n{wrong[0]}"
    assert refused <= len(seeds) // 2


@pytest.mark.parametrize("mode", ["prefix-stable", "optimized"])
@pytest.mark.parametrize("part", range(PARTS))
def test_random_kinds(part: int, mode: str, require_oracle: Callable[[str], ModuleType]) -> None:
    """Templates, several parameters, minimum precision, ...: see random_kinds."""
    dxc = require_oracle("dxc")
    wrong = []
    refused = 0
    seeds = range(SEED + part, SEED + CASES, PARTS)
    for seed in seeds:
        profile, source, native = random_kind_shader(Random(seed))
        problem = difference(dxc, profile, source, mode, native)
        refused += problem == "-"
        if problem not in ("", "-"):
            wrong.append(f"seed {seed}: {problem}\n{profile} {mode} {native}\n{source}")
    assert not wrong, f"{len(wrong)} differ, the first:\n{wrong[0]}"
    assert refused <= len(seeds) // 2
