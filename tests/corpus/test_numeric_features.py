"""Each numeric feature that Clang 22 has is shown by a shader of the corpus, and Clang judges most of these."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from numeric_features import AREAS

CORPUS = Path(__file__).resolve().parents[2] / "corpus"
ROWS = [(area, feature, *row) for area, rows in AREAS.items() for feature, row in rows.items()]


@pytest.mark.parametrize(("area", "feature", "shader", "pattern"), ROWS, ids=[f"{row[0]}: {row[1]}" for row in ROWS])
def test_feature_has_a_shader(area: str, feature: str, shader: str, pattern: str) -> None:
    text = (CORPUS / shader).read_text()
    assert "// RUN: hlslfe" in text
    assert re.search(pattern, text), f"{area}: {feature}: {shader} does not contain {pattern}"


def test_clang_judges_most() -> None:
    shaders = {row[2] for row in ROWS}
    judged = [shader for shader in shaders if "// compare:" in (CORPUS / shader).read_text()]
    assert len(judged) >= 0.7 * len(shaders)
