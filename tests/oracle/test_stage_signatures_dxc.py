"""The signatures of the shaders in corpus/stages against DXC's: every stage, elements, places, modes, masks, streams.

A shader says its profile in its first RUN line.  `// dxc-differs: reason` excuses the masks, `// dxc-crashes` tells
that there is nothing to compare with.  What we refuse is not compared.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from random import Random
from types import ModuleType

import pytest
from random_bodies import random_stage_body
from stage_signatures import NATIVE_16_BIT, differences, ours, theirs

CORPUS = Path(__file__).resolve().parents[2] / "corpus" / "stages"
RUN = re.compile(r"//\s*RUN:.*\s-T\s+([a-z]s_\d_\d)([^|\n]*)")
DIFFERS = "// dxc-differs:"
CRASHES = "// dxc-crashes"


def comparable() -> list[Path]:
    texts = {path: path.read_text() for path in sorted(CORPUS.glob("*.hlsl"))}
    return [path for path, text in texts.items() if RUN.search(text) and "-verify" not in text]


@pytest.mark.parametrize("mode", ["prefix-stable", "optimized"])
@pytest.mark.parametrize("path", comparable(), ids=lambda path: path.stem)
def test_stage_signatures(path: Path, mode: str, require_oracle: Callable[[str], ModuleType]) -> None:
    dxc = require_oracle("dxc")
    source = path.read_text()
    found = RUN.search(source)
    assert found is not None
    profile, options = found[1], found[2]
    native = "-enable-16bit-types" in options
    arguments = [f"-pack-{mode}", *(NATIVE_16_BIT if native else ())]
    if CRASHES in source:
        with pytest.raises(dxc.DxcCrash):
            dxc.compile(source, profile, args=arguments, isolate=True)
        return
    result = dxc.compile(source, profile, args=arguments, isolate=True)
    assert result.ok, result.log
    mine = ours(profile, source, mode, native)
    assert isinstance(mine, dict), mine
    different = differences(mine, theirs(dxc, result.container))
    if DIFFERS in source:
        assert different, "no longer different"
        assert not [text for text in different if "mask" not in text], different
    else:
        assert not different


def test_there_are_enough() -> None:
    assert len(comparable()) >= 40


def test_nothing_is_missing_from_the_masks_of_random_bodies(require_oracle: Callable[[str], ModuleType]) -> None:
    """DXC optimises more, so ours may be larger; everything else is equal, and most masks are."""
    dxc = require_oracle("dxc")
    equal = 0
    seeds = range(30)
    for seed in seeds:
        profile, source = random_stage_body(Random(seed))
        result = dxc.compile(source, profile, isolate=True)
        assert result.ok, result.log
        mine, others = ours(profile, source, "prefix-stable"), theirs(dxc, result.container)
        assert isinstance(mine, dict), mine
        assert not differences(mine, others, ignored=("mask", "dynamic_mask")), source
        read = ("inputs", "patch_constants") if profile.startswith("ds") else ("inputs",)
        for name in read:
            for field in ("mask", "dynamic_mask"):
                missing = [int(str(b[field])) & ~int(str(a[field]))
                           for a, b in zip(mine[name], others[name], strict=True)]
                assert not any(missing), f"seed {seed}, {name}, {field}: {missing}\n{profile}\n{source}"
        equal += not differences(mine, others)
    assert equal >= len(seeds) // 3
