"""Profiles, triples, options, cache."""

from __future__ import annotations

from pathlib import Path

import pytest

from hlslfe.basic import cache
from hlslfe.basic.options import Options
from hlslfe.basic.target import STAGES, parse_profile, parse_triple


@pytest.mark.parametrize(("profile", "triple"), [
    ("ps_6_0", "dxilv1.0-pc-shadermodel6.0-pixel"), ("lib_6_8", "dxilv1.8-pc-shadermodel6.8-library"),
    ("as_6_9", "dxilv1.9-pc-shadermodel6.9-amplification"),
])
def test_profiles(profile: str, triple: str) -> None:
    target = parse_profile(profile)
    assert target is not None and target.triple == triple
    again = parse_triple(triple)
    assert again is not None and again.triple == triple
    assert target.shader_model == (6, int(profile[-1]))


@pytest.mark.parametrize("profile", ["", "ps", "ps_5_0", "ps_6_10", "xx_6_0", "ps_6_0 ", "PS_6_0"])
def test_wrong_profiles(profile: str) -> None:
    assert parse_profile(profile) is None


@pytest.mark.parametrize("triple", ["", "dxil-pc-shadermodel5.0-pixel", "spirv-pc-vulkan1.3-pixel",
                                    "dxil-pc-shadermodel6.6-fragment"])
def test_wrong_triples(triple: str) -> None:
    assert parse_triple(triple) is None


def test_triple_without_vendor() -> None:
    target = parse_triple("dxil--shadermodel6.3-compute")
    assert target is not None
    assert (target.vendor, target.stage_number, target.is_library) == ("unknown", 5, False)


def test_stage_numbers_differ() -> None:
    assert len({number for _, number in STAGES.values()}) == len(STAGES)


def test_the_entry_is_main_unless_the_target_is_a_library() -> None:
    for profile, entry in (("vs_6_0", "main"), ("lib_6_3", None)):
        target = parse_profile(profile)
        assert target is not None
        assert Options(target).entry == entry
        assert Options(target, entry="f").entry == "f"


def test_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HLSLFE_CACHE_DIR", str(tmp_path / "deep" / "folder"))
    assert cache.read("grammar", "12ab") is None
    cache.write("grammar", "12ab", b"data")
    assert cache.read("grammar", "12ab") == b"data"
    assert cache.read("grammar", "34cd") is None
    assert len(list((tmp_path / "deep" / "folder").iterdir())) == 1


def test_a_cache_that_cannot_be_written_is_no_problem(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("HLSLFE_CACHE_DIR", str(tmp_path / "file" / "below"))
    cache.write("grammar", "1", b"data")
    assert cache.read("grammar", "1") is None
    monkeypatch.setenv("HLSLFE_CACHE_DIR", "")
    cache.write("grammar", "1", b"data")


def test_cache_folder_follows_the_platform(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("HLSLFE_CACHE_DIR", raising=False)
    monkeypatch.setattr("sys.platform", "linux")
    monkeypatch.setenv("XDG_CACHE_HOME", "/x")
    assert cache.cache_folder() == "/x/hlslfe"
    monkeypatch.setattr("sys.platform", "win32")
    monkeypatch.setenv("LOCALAPPDATA", "/y")
    assert cache.cache_folder() == "/y/hlslfe"
