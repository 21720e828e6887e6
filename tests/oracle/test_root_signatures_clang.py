"""Root signatures beside Clang 22: the same places are wrong, and what is right becomes the same metadata."""

from __future__ import annotations

import contextlib
import io
import re
from collections.abc import Callable
from pathlib import Path
from types import ModuleType

import pytest
from root_signature_cases import CASES

import hlslfe
from hlslfe.frontend.main import main

_ELEMENT = re.compile(r'^!\d+ = (!\{!"(?:Root|SRV|CBV|UAV|Sampler|Static|Desc).*)', re.MULTILINE)


def elements(ll: str) -> list[str]:
    """The nodes of the elements in order; numbers of other nodes do not count."""
    return [re.sub(r"!\d+", "!N", found) for found in _ELEMENT.findall(ll)]


@pytest.mark.parametrize("text", CASES)
def test_a_text(require_oracle: Callable[[str], ModuleType], text: str) -> None:
    source = f'[RootSignature("{text}")]\nfloat4 main() : SV_Target {{ return 1; }}\n'
    clang = require_oracle("clang").compile_source(source, "ps_6_6", "main")
    ours = hlslfe.compile(source, profile="ps_6_6", entry="main")
    places = [(each.severity, each.line, each.column) for found in ours.diagnostics for each in (found, *found.notes)]
    assert places == [(each.severity, each.line, each.col) for each in clang.diagnostics]
    assert elements(ours.ll or "") == elements(clang.output)
    assert ours.ok == clang.ok


VERSIONS = ("rootsig_1_0", "rootsig_1_1", "rootsig_1_2")
OF_VERSIONS = [
    "CBV(b0), SRV(t0), UAV(u0), DescriptorTable(CBV(b1), SRV(t1), UAV(u1)), DescriptorTable(Sampler(s0)), "
    "StaticSampler(s1)",
    "CBV(b0, flags=DATA_STATIC)", "UAV(u0, flags=DATA_VOLATILE), CBV(b0, flags=0)",
    "DescriptorTable(Sampler(s0, flags=DESCRIPTORS_VOLATILE)), DescriptorTable(Sampler(s1, flags=0))",
    "DescriptorTable(SRV(t0, flags=DATA_VOLATILE | DESCRIPTORS_VOLATILE), UAV(u0, flags=DATA_VOLATILE))",
    "StaticSampler(s0, flags=UINT_BORDER_COLOR)",
]


@pytest.mark.parametrize("version", VERSIONS)
@pytest.mark.parametrize("text", OF_VERSIONS)
def test_versions(require_oracle: Callable[[str], ModuleType], tmp_path: Path, text: str, version: str) -> None:
    file = tmp_path / "a.hlsl"
    file.write_text(f'[RootSignature("{text}")]\nfloat4 main() : SV_Target {{ return 1; }}\n')
    words = [f"-fdx-rootsignature-version={version}"]
    clang = require_oracle("clang").compile(file, "ps_6_6", "main", extra=words)
    out, err = io.StringIO(), io.StringIO()
    with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
        status = main([str(file), "-T", "ps_6_6", *words])
    assert (status == 0) == clang.ok
    places = re.findall(r":(\d+):(\d+): error:", err.getvalue())
    assert places == [(str(each.line), str(each.col)) for each in clang.diagnostics]
    if clang.ok:
        assert elements(out.getvalue()) == elements(clang.output)
        assert f"i32 {VERSIONS.index(version) + 1}}}" in out.getvalue() and main([str(file), "-T", "ps_6_6", "-o", str(
            tmp_path / "b.ll"), "-force-rootsig-ver", version]) == 0
        assert elements((tmp_path / "b.ll").read_text()) == elements(clang.output)
