"""`%if` in RUN lines."""

from __future__ import annotations

from pathlib import Path

import pytest

from hlslfe.testing.conditionals import choose
from hlslfe.testing.runner import run_test
from hlslfe.testing.script import ScriptError

FEATURES = frozenset(("dxil", "linux"))


@pytest.mark.parametrize(("text", "chosen"), [
    ("hlslfe %s", "hlslfe %s"),
    ("hlslfe %if dxil %{ -T ps_6_6 %} %s", "hlslfe -T ps_6_6 %s"),
    ("hlslfe %if windows %{ -a %} %s", "hlslfe  %s"),
    ("hlslfe %if windows %{ -a %} %else %{ -b %} %s", "hlslfe -b %s"),
    ("hlslfe %if dxil && !windows %{ -a %}%else%{ -b %} %s", "hlslfe -a %s"),
    ("%if dxil %{ x %if windows %{ y %} %else %{ z %} %} w", "x z w"),
    ("%if windows %{ x %if dxil %{ y %} %} w", " w"),
    ("echo %{s:stem} %if dxil %{ %{t:stem} %}", "echo %{s:stem} %{t:stem}"),
])
def test_branches(text: str, chosen: str) -> None:
    assert choose(3, text, FEATURES) == chosen


@pytest.mark.parametrize(("text", "message"), [
    ("%if dxil", "%if: no %{ behind the condition"),
    ("%if dxil %{ x", "%{: no %} closes it"),
    ("%if dxil %{ x %} %}", "%}: nothing is open"),
    ("%if dxil %{ x %else y %}", "%else: without %if"),
    ("%if && %{ x %}", "a condition ends too early"),
])
def test_mistakes(text: str, message: str) -> None:
    with pytest.raises(ScriptError) as caught:
        choose(3, text, FEATURES)
    assert (str(caught.value), caught.value.line) == (message, 3)


def test_a_shader(tmp_path: Path) -> None:
    path = tmp_path / "a.hlsl"
    path.write_text("// RUN: %if hlslfe %{ hlslfe check %s %} %else %{ false %}\n"
                    "// RUN: %if nothing %{ false %} %else %{ true %}\nfloat f() { return 1; }\n")
    outcome = run_test(str(path), str(tmp_path))
    assert outcome.kind == "pass", outcome.message
    path.write_text("// RUN: %if hlslfe %{ hlslfe check %s\n")
    outcome = run_test(str(path), str(tmp_path))
    assert (outcome.kind, outcome.line) == ("fail", 1) and "no %} closes it" in outcome.message
