"""Ill-formed shaders: one error a mistake, and never a worse report than Clang's or DXC's."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).resolve().parent))
from ill_formed import DOCUMENT, Case, Lines, clang_lines, document, dxc_lines, grade, our_lines, read_cases
from require import require_oracle

CASES = read_cases()
OURS = {case.name: our_lines(case) for case in CASES}


@pytest.fixture(scope="module")
def clang() -> dict[str, Lines]:
    return clang_lines(require_oracle("clang"), CASES)


@pytest.fixture(scope="module")
def dxc() -> dict[str, Lines]:
    return dxc_lines(require_oracle("dxc"), CASES)


def test_enough_cases() -> None:
    assert len(CASES) >= 120 and len(OURS) == len(CASES)


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_one_error_a_mistake(case: Case) -> None:
    assert sorted(OURS[case.name]) == case.marked


def test_no_report_is_worse_than_clangs(clang: dict[str, Lines]) -> None:
    assert [case.name for case in CASES if grade(case, OURS[case.name], clang[case.name]) == "worse"] == []


def test_no_report_is_worse_than_dxcs(dxc: dict[str, Lines]) -> None:
    assert [case.name for case in CASES if grade(case, OURS[case.name], dxc[case.name]) == "worse"] == []


def test_every_shader_is_ill_formed_elsewhere(clang: dict[str, Lines], dxc: dict[str, Lines]) -> None:
    assert [case.name for case in CASES if not clang[case.name] and not dxc[case.name]] == []


def test_the_document_is_up_to_date(clang: dict[str, Lines], dxc: dict[str, Lines]) -> None:
    assert DOCUMENT.read_text() == document(CASES, OURS, clang, dxc)
