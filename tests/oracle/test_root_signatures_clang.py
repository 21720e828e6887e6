"""Root signatures beside Clang 22: the same places are wrong, and what is right becomes the same metadata."""

from __future__ import annotations

import re
from collections.abc import Callable
from types import ModuleType

import pytest
from root_signature_cases import CASES

import hlslfe

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
