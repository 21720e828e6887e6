"""-flegalize-resources against DXC and LLVM: no memory of handles is left, each use has the register of DXC, LLVM takes
the module, and nothing of this needs a pass of LLVM."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from legalized import handle_memory, registers
from opaque_choices import ACCEPTED, REFUSED, shader
from opaque_shaders import CASES, program
from require import require_oracle
from test_opaque_dxc import registers_of_dxc

import hlslfe
from hlslfe.frontend.verify_ir import verify_ir

PROFILE = "cs_6_6"
CORPUS = Path(__file__).resolve().parents[2] / "corpus"
RUN = re.compile(r"hlslfe %s -T (\w+)(?:.*?-E (\w+))?(.*)")


def legalized(text: str, **options: object) -> str:
    """The module; LLVM has verified it, and no memory of handles is left."""
    made = hlslfe.compile(text, legalize_resources=True, **options)  # type: ignore[arg-type]
    assert made.ok and made.ll is not None, made.diagnostics
    require_oracle("llvmlite")
    assert verify_ir(made.ll) is None
    assert handle_memory(made.ll) == []
    return made.ll


@pytest.mark.parametrize("case", CASES, ids="-".join)
def test_every_way_names_the_register_of_dxc(case: tuple[str, str, str]) -> None:
    text = program(*case)
    assert registers(legalized(text, profile=PROFILE, entry="main")) == registers_of_dxc(text) == {"t3", "u0"}


@pytest.mark.parametrize("name", ACCEPTED)
def test_choices_that_are_static(name: str) -> None:
    text = ACCEPTED[name]
    assert registers(legalized(text, profile=PROFILE, entry="main")) == registers_of_dxc(text)


@pytest.mark.parametrize("body", [
    "b = i > 2 ? many[0] : many[1]; s = b[i];",
    "Buffer<float> all[4] = many; s = all[i][i];",
    "if (i > 3) b = many[i & 1]; else b = many[2]; s = b[i];",
    "b = many[0]; for (uint k = 0; k < i; ++k) { s += b[k]; b = many[k & 3]; }",
])
def test_elements_of_one_array_may_vary(body: str) -> None:
    text = shader(body, "Buffer<float> many[4] : register(t8);\n")
    ll = legalized(text, profile=PROFILE, entry="main")
    assert registers(ll) == registers_of_dxc(text) == {"t8", "u0"}
    assert re.search(r"handlefrombinding\.\S+\(i32 0, i32 8, i32 4, i32 %", ll)


@pytest.mark.parametrize("name", REFUSED)
def test_choices_that_are_not_static_stay_errors(name: str) -> None:
    """Whoever wants them as warnings gets an error from this step, not a module in which they are left."""
    made = hlslfe.compile(REFUSED[name], profile=PROFILE, entry="main", legalize_resources=True,
                          warnings=["no-hlsl-resource-not-unique"])
    assert [item.id for item in made.diagnostics if item.severity == "error"] == ["err_not_supported_yet"]
    assert made.ll is None


def _shaders() -> list[Path]:
    """Those without errors."""
    found = [path for folder in ("resources", "textures", "real", "cbuffers") for path in sorted(
        (CORPUS / folder).glob("*.hlsl"))]
    return [path for path in found if RUN.search(path.read_text()) and "expected-error" not in path.read_text()
            and "RUN: not" not in path.read_text()]


@pytest.mark.parametrize("path", _shaders(), ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_the_corpus_has_no_memory_of_handles_left(path: Path) -> None:
    text = path.read_text()
    found = RUN.search(text)
    assert found is not None
    warnings = re.findall(r"-W(no-\S+)", found[3])
    if "no-error=hlsl-resource-not-unique" in warnings:
        return  # the step makes an error of it: see above
    legalized(text, profile=found[1], entry=found[2], include_dirs=[path.parent, path.parent / "include"],
              native_16bit=re.search(r"-enable-16bit-types|-fnative-half-type", found[3]) is not None,
              filename=str(path), warnings=warnings)


def test_there_are_many() -> None:
    assert len(_shaders()) >= 150
