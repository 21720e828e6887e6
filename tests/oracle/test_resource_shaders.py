"""Every shader with resources that Clang 22 takes is compared with it: in tests/oracle/test_clang.py those of the
corpus, and here those that other tests generate."""

from __future__ import annotations

import re
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random

import clang_oracle
import irdiff
import pytest
from opaque_choices import ACCEPTED, REFUSED
from opaque_shaders import CASES, HEAD, program
from random_cbuffers import RandomBuffer
from require import require_oracle
from resource_shaders import CORPUS, RESOURCE_SHADERS, code_of
from texture_shaders import KINDS, rows_of, shader

import hlslfe
from hlslfe.basic.resource_table import KINDS as KIND_NAMES

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "corpus"))
from test_corpus import run_lines

# What Clang 22 takes and we do not, see docs/differences.md.
REFUSED_HERE = frozenset({"parsing/not_supported_yet.hlsl"})
# Words that Clang 22 may not know; a shader that uses one is not tried.
WORDS = ("row_major", "column_major", "unorm", "snorm", "precise", "globallycoherent", "nointerpolation", "uniform",
         "shared", "string", "min16float", "mul", "InterlockedAdd", "Load4", *KIND_NAMES)
NATIVE = ["-fnative-half-type", "-fnative-int16-type"]
GLOBAL_STRUCTS = frozenset({"struct global", "copy of a struct global"})  # Clang 22 takes no resources in these


def clang_options(path: Path) -> tuple[str, str | None, list[str]]:
    """Profile, entry and flags of the first RUN line that has a profile."""
    for line in run_lines(path):
        words = line.partition("|")[0].split()
        if "-T" in words:
            entry = words[words.index("-E") + 1] if "-E" in words else None
            extra = [word for word in words if word.startswith("-D")]
            return words[words.index("-T") + 1], entry, extra + (NATIVE if "-enable-16bit-types" in words else [])
    return "lib_6_6", None, []


def unknown_words() -> re.Pattern[str]:
    """Those of WORDS that Clang 22 does not know where a type stands."""
    text = "".join(f"{word} a{number};\n" for number, word in enumerate(WORDS))
    result = clang_oracle.compile_source(text, "lib_6_6", emit="diag", extra=["-ferror-limit", "0"])
    found = re.findall(r"error: (?:unknown type name|no template named|use of undeclared identifier) '(\w+)'",
                       result.stderr)
    assert "Texture2D" in found and "row_major" in found and "Buffer" not in found
    return re.compile(rf"\b(?:{'|'.join(found)})\b")


def text_of(path: Path) -> str:
    """The code of a shader and of what it includes."""
    code = code_of(path)
    included = [path.parent / name for name in re.findall(r'#include "([^"]+)"', code)]
    return code + "".join(code_of(one) for one in included if one.is_file())


def is_taken(path: Path) -> bool:
    profile, entry, extra = clang_options(path)
    return clang_oracle.compile(path, profile, entry, emit="diag", extra=extra).ok


def test_what_clang_takes_is_compared() -> None:
    """A shader that fails here needs a `// compare:` line; what differs on purpose is listed in test_clang.py."""
    require_oracle("clang")
    rest = [path for path in RESOURCE_SHADERS if "// compare:" not in path.read_text(errors="replace")[:2000]]
    unknown = unknown_words()
    rest = [path for path in rest if unknown.search(text_of(path)) is None]
    with ThreadPoolExecutor(2) as pool:
        taken = [str(path.relative_to(CORPUS)) for path, ok in zip(rest, pool.map(is_taken, rest), strict=True) if ok]
    assert set(taken) == REFUSED_HERE


def test_enough_is_compared() -> None:
    compared = [path for path in RESOURCE_SHADERS if "// compare:" in path.read_text(errors="replace")[:2000]]
    assert len(compared) >= 60


# ---------------------------------------------------------------- generated ones, many in one module


def compare(text: str) -> irdiff.Report:
    require_oracle("clang")
    theirs = clang_oracle.compile_source(text, "lib_6_6")
    assert theirs.ok, theirs.stderr
    ours = hlslfe.compile(text, profile="lib_6_6", filename="input.hlsl", clang_compat=True)
    assert ours.ok and ours.ll is not None, ours.diagnostics
    report = irdiff.compare(theirs.output, ours.ll, {"names"})
    assert not report.invalid, report.invalid
    return report


def together(programs: list[str]) -> str:
    """Programs that begin with HEAD as one, each in a namespace."""
    parts = [text.replace(HEAD, "").replace("[numthreads(1, 1, 1)] void main(", "void use(") for text in programs]
    return HEAD + "".join(f"namespace n{number} {{\n{part}}}\n" for number, part in enumerate(parts))


@pytest.mark.parametrize("programs", [
    [program(*case) for case in CASES],
    [text for name, text in ACCEPTED.items() if name not in GLOBAL_STRUCTS],
    list(REFUSED.values()),  # of no entry point, so nobody complains
], ids=["ways", "accepted", "refused"])
def test_resources_as_values(programs: list[str]) -> None:
    report = compare(together(programs))
    assert report.same, irdiff.render(report, 20)
    assert len(report.sections["functions"].identical) > len(programs)


def random_buffer(seed: int) -> str:
    """A constant buffer of what Clang 22 knows, and functions that read its plain members; "" for other seeds."""
    text = RandomBuffer(Random(seed)).text
    found = re.search(r"^[ct]buffer CB \{ (.*) \}$", text, re.MULTILINE)
    if found is None or re.search(r"\dx\d|min16|float16_t|int16_t|\{  \}", text):
        return ""
    lines = [line for line in text.splitlines() if not line.startswith("export")]
    for member in found[1].split(";"):
        plain = re.match(r" *(\w+) (\w+)((?:\[\d+\])*)", member)
        if plain is None or plain[1].startswith("S"):
            continue
        index = "[0]" * plain[3].count("[")
        lines.append(f"{plain[1]} read_{plain[2]}() {{ return {plain[2]}{index}; }}")
    return "\n".join(lines) + "\n"


def test_random_constant_buffers() -> None:
    """Functions are the same; the layout is DXC's (tests/oracle/test_cbuffers_dxc.py)."""
    found = [text for text in map(random_buffer, range(1200)) if text]
    report = compare("".join(f"namespace n{number} {{\n{text}}}\n" for number, text in enumerate(found)))
    assert len(found) >= 20
    assert {kind for kind, section in report.sections.items() if not section.same} <= {"types"}
    assert len(report.sections["functions"].identical) >= 100


def test_textures_are_unknown_to_clang() -> None:
    """When that changes, their shaders are to be compared."""
    require_oracle("clang")
    shaders = [shader(kind, rows_of(kind)[:1]) for kind in KINDS]
    text = "".join(f"namespace n{number} {{\n{one}}}\n" for number, one in enumerate(shaders))
    result = clang_oracle.compile_source(text, "ps_6_8", extra=["-ferror-limit", "0"])
    unknown = {name for entry in result.diagnostics for name in re.findall(r"'(\w+)'", entry.message)}
    assert {kind.name for kind in KINDS} <= unknown
