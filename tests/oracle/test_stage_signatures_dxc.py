"""The signatures of the shaders in corpus/stages against DXC's: every stage, elements, places, modes, masks, streams.

A shader says its profile in its first RUN line.  `// dxc-differs: reason` excuses the masks.  What we refuse is not
compared.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from types import ModuleType

import pytest
from stage_signatures import NATIVE_16_BIT, differences, ours, theirs

CORPUS = Path(__file__).resolve().parents[2] / "corpus" / "stages"
RUN = re.compile(r"//\s*RUN:.*\s-T\s+([a-z]s_\d_\d)([^|\n]*)")
DIFFERS = "// dxc-differs:"


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
    result = dxc.compile(source, profile, args=[f"-pack-{mode}", *(NATIVE_16_BIT if native else ())], isolate=True)
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
