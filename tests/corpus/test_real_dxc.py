"""The realistic shaders of corpus/real: DXC takes each of them, too, and every signature is the same there."""

from __future__ import annotations

import re
import sys
from pathlib import Path
from types import ModuleType

import pytest
from test_corpus import CORPUS, run_lines

sys.path.append(str(Path(__file__).parents[1] / "oracle"))
from require import require_oracle
from stage_signatures import LISTS, described, differences, goes_out, theirs

from hlslfe.basic.options import Options
from hlslfe.basic.target import parse_profile
from hlslfe.frontend.compiler import Compilation

REAL = CORPUS / "real"
SHADERS = sorted(REAL.glob("*.hlsl"))
PROFILE = re.compile(r"hlslfe %s -T (\w+)")
STAGE_PROFILES = {"vertex": "vs", "pixel": "ps", "compute": "cs", "geometry": "gs", "hull": "hs", "domain": "ds",
                  "mesh": "ms", "amplification": "as"}


@pytest.fixture(scope="module")
def dxc() -> ModuleType:
    return require_oracle("dxc")


@pytest.mark.parametrize("path", SHADERS, ids=lambda path: path.stem)
def test_signatures_equal_dxc(path: Path, dxc: ModuleType) -> None:
    source = path.read_text()
    found = PROFILE.match(run_lines(path)[0])
    assert found is not None
    target = parse_profile(found[1])
    assert target is not None
    entry = None if target.stage == "library" else "main"
    compiled = Compilation(str(path), source, Options(target, entry=entry, include_dirs=(str(REAL),)))
    signatures = compiled.signatures()
    assert signatures, [diagnostic.message for diagnostic in compiled.diagnostics]
    for ours in signatures:
        profile = f"{STAGE_PROFILES[ours.stage]}_6_6"
        result = dxc.compile(source, profile, ours.name, args=["-I", str(REAL)], isolate=True, timeout=60)
        assert result.ok, result.diagnostics
        mine = {name: [described(element, goes_out(name, ours.stage)) for element in getattr(ours, name)]
                for name, _ in LISTS}
        assert differences(mine, theirs(dxc, result.container)) == []


def test_there_are_many() -> None:
    assert len(SHADERS) >= 60
