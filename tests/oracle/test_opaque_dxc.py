"""Resources as values against DXC and LLVM: the same shaders are taken, and each use ends at the same register."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

import pytest
from dxc_oracle import compile as dxc
from opaque_choices import ACCEPTED, REFUSED, shader
from opaque_shaders import CASES, program
from require import require_oracle

import hlslfe

PROFILE = "cs_6_6"
HANDLE = re.compile(r"(%\S+) = .*call target\(\"dx\.TypedBuffer\", float, (\d).*@llvm\.dx\.resource\.handlefrom"
                    r"binding\.\S+\(i32 \d+, i32 (\d+),")
POINTER = re.compile(r"@llvm\.dx\.resource\.getpointer\.\S+\(target\(\"dx\.TypedBuffer\".*?\) (%[^ ,]+),")
BINDING = re.compile(r"^; *\S* +(?:texture|UAV) .* ([tu]\d+) +\d+$", re.MULTILINE)


def registers_after_optimisation(text: str, folder: Path) -> set[str]:
    """Compile, let LLVM inline and simplify; the registers of what the entry point reads and writes."""
    ours = hlslfe.compile(text, profile=PROFILE, entry="main")
    assert ours.ok and ours.ll is not None, ours.diagnostics
    require_oracle("llvmlite").parse_assembly(ours.ll).verify()
    path = folder / "shader.ll"
    path.write_text(ours.ll.replace(" optnone ", " ").replace(" noinline ", " "))
    made = subprocess.run(["opt-22", "-passes=default<O2>", "-S", str(path)], capture_output=True, text=True)
    assert made.returncode == 0, made.stderr
    body = made.stdout[made.stdout.index("define void @main("):]
    handles = {name: ("u" if is_uav == "1" else "t") + register for name, is_uav, register in HANDLE.findall(body)}
    return {handles[name] for name in POINTER.findall(body)}


def registers_of_dxc(text: str) -> set[str]:
    theirs = dxc(text, PROFILE, "main")
    assert theirs.ok, theirs.diagnostics
    return set(BINDING.findall(theirs.disassembly))


@pytest.mark.parametrize("case", CASES, ids="-".join)
def test_every_way_ends_at_the_register_of_dxc(case: tuple[str, str, str], tmp_path: Path) -> None:
    text = program(*case)
    assert registers_after_optimisation(text, tmp_path) == registers_of_dxc(text) == {"t3", "u0"}


@pytest.mark.parametrize("name", ACCEPTED)
def test_choices_that_are_static(name: str, tmp_path: Path) -> None:
    assert registers_after_optimisation(ACCEPTED[name], tmp_path) == registers_of_dxc(ACCEPTED[name])


@pytest.mark.parametrize("body", ["b = i > 2 ? many[0] : many[1]; s = b[i];",
                                  "Buffer<float> all[4] = many; s = all[i][i];"])
def test_elements_of_one_array_may_vary(body: str) -> None:
    text = shader(body, "Buffer<float> many[4] : register(t8);\n")
    assert registers_of_dxc(text) == {"t8", "u0"}
    ours = hlslfe.compile(text, profile=PROFILE, entry="main")
    assert ours.ok, ours.diagnostics


@pytest.mark.parametrize("name", REFUSED)
def test_choices_that_are_not(name: str) -> None:
    theirs = dxc(REFUSED[name], PROFILE, "main", isolate=True)
    assert "unique global resource" in str(theirs.diagnostics)
    ours = hlslfe.compile(REFUSED[name], profile=PROFILE, entry="main")
    assert [item.id for item in ours.diagnostics if item.severity == "error"] == ["err_hlsl_resource_not_unique"]
