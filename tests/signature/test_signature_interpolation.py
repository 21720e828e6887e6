"""Interpolation keywords, modes and their normalisation."""

from __future__ import annotations

import pytest

from hlslfe.signature.interpolation import (
    KEYWORDS,
    MODE_NAMES,
    interpolation_mode,
    is_conflict,
    keyword_name,
    keyword_names,
    normalise_mode,
    strongest_location,
)

FLOAT, INT, UINT, HALF = 9, 4, 5, 8


def mask(keywords: str) -> int:
    return sum(KEYWORDS[word] for word in keywords.split())


@pytest.mark.parametrize(("keywords", "mode"), [
    ("", "Undefined"),
    ("nointerpolation", "Constant"),
    ("linear", "Linear"),
    ("center", "Linear"),
    ("linear center", "Linear"),
    ("centroid", "LinearCentroid"),
    ("linear centroid", "LinearCentroid"),
    ("center centroid", "LinearCentroid"),
    ("sample", "LinearSample"),
    ("center centroid sample", "LinearSample"),
    ("noperspective", "LinearNoperspective"),
    ("linear noperspective", "LinearNoperspective"),
    ("noperspective center", "LinearNoperspective"),
    ("noperspective centroid", "LinearNoperspectiveCentroid"),
    ("linear noperspective sample", "LinearNoperspectiveSample"),
    ("nointerpolation linear", "Invalid"),
    ("nointerpolation sample", "Invalid"),
])
def test_mode_of_keywords(keywords: str, mode: str) -> None:
    assert MODE_NAMES[interpolation_mode(mask(keywords))] == mode


def test_every_mask_has_a_mode() -> None:
    modes = {interpolation_mode(bits) for bits in range(64)}
    assert modes == set(range(9))
    assert all((interpolation_mode(bits) == 8) == is_conflict(bits) for bits in range(64))


def test_locations_by_strength() -> None:
    assert keyword_name(strongest_location(mask("center sample centroid"))) == "sample"
    assert keyword_name(strongest_location(mask("centroid center linear"))) == "centroid"
    assert keyword_name(strongest_location(mask("noperspective center"))) == "center"
    assert strongest_location(mask("linear noperspective")) == 0


def test_names_of_a_mask_in_bit_order() -> None:
    assert keyword_names(mask("sample linear")) == ["linear", "sample"]


@pytest.mark.parametrize(("stage", "direction", "component_type", "keywords", "position", "mode"), [
    ("pixel", "in", FLOAT, "", False, "Linear"),
    ("pixel", "in", HALF, "", False, "Linear"),
    ("pixel", "in", UINT, "", False, "Constant"),
    ("pixel", "in", INT, "nointerpolation", False, "Constant"),
    ("pixel", "in", FLOAT, "", True, "LinearNoperspective"),
    ("pixel", "in", FLOAT, "centroid", True, "LinearNoperspectiveCentroid"),
    ("pixel", "in", FLOAT, "sample", True, "LinearNoperspectiveSample"),
    ("pixel", "in", FLOAT, "noperspective", True, "LinearNoperspective"),
    ("vertex", "out", FLOAT, "", True, "LinearNoperspective"),
    ("vertex", "out", FLOAT, "sample", False, "LinearSample"),
    ("vertex", "in", FLOAT, "sample", False, "Undefined"),
    ("pixel", "out", FLOAT, "", False, "Undefined"),
    ("hull", "pc", FLOAT, "linear", False, "Undefined"),
    ("geometry", "out", FLOAT, "", False, "Linear"),
    ("mesh", "pc", FLOAT, "linear", False, "Constant"),
    ("compute", "in", UINT, "", False, "Undefined"),
])
def test_normalised_mode(stage: str, direction: str, component_type: int, keywords: str, position: bool,
                         mode: str) -> None:
    written = interpolation_mode(mask(keywords))
    assert MODE_NAMES[normalise_mode(written, component_type, position, stage, direction)] == mode
