#!/usr/bin/env python3
"""Speed of hlslfe as ratios against `clang-22 -cc1` (with its default header), both measured in this run.

    python benchmarks/bench.py [--runs 7] [--only cold,batch,jobs,numeric,lighting,scale,limits]

cold    one small pixel shader, a new process each time
batch   100 small shaders: one hlslfe process over all of them, one clang process each
numeric the numeric shaders of corpus/ that Clang can judge (`// compare:`), in the same way
jobs    500 small shaders in two processes: `hlslfe -j 2`, and clang processes two at a time, once each
lighting a lighting pass of 1,500 lines in headers (corpus/real/lighting.hlsl) beside DXC in this process, its part
        without resources beside clang, and up to eight copies of it in one file
scale   a generated shader of 1,000 to 16,000 lines: time a line and peak memory as the size doubles
limits  one thing in large numbers: terms of an expression, functions, overloads, brackets (once each, not by default)

Each figure is the median of interleaved runs (A B A B ...), as seen by the operating system (wall time, peak memory).
"""

from __future__ import annotations

import argparse
import os
import re
import shlex
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent / "tests" / "oracle"))
import clang_oracle  # noqa: E402
import compare  # noqa: E402
import dxc_oracle  # noqa: E402

# Byte code is kept, as it is after `pip install .`; the warm-up round writes it for a checkout.
ENVIRONMENT = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}

SMALL_PIXEL_SHADER = """\
static const float3 LightDir = float3(0.3, 0.8, 0.5);

float3 shade(float3 n, float3 albedo) {
  float ndl = saturate(dot(n, LightDir));
  return albedo * (0.1 + 0.9 * ndl);
}

float4 main(float4 position : SV_Position, float3 normal : NORMAL, float2 uv : TEXCOORD0) : SV_Target {
  float3 n = normalize(normal);
  float3 albedo = float3(uv, 1 - uv.x);
  float3 c = shade(n, albedo);
  if (uv.x > 0.5)
    c = lerp(c, float3(1, 0, 0), float3(0.25, 0.25, 0.25));
  return float4(c, 1);
}
"""


def generated_function(number: int) -> str:
    """Ten lines of ordinary shader code."""
    return f"""\
float4 f{number}(float4 a, float3 b, int n) {{
  float4 r = a * {number}.5 + b.xyzx;
  for (int i = 0; i < n; ++i) {{
    r.xy += b.zx * i;
    if (r.w > {number} && i > 2)
      r.w -= dot(b, r.xyz);
  }}
  float3 m = max(r.xyz, b) + saturate(b.zyx);
  return float4(m, r.w) + a.wzyx / {number + 1};
}}
"""


def generated_shader(lines: int) -> str:
    body = "".join(generated_function(number) for number in range(lines // 10))
    return body + "float4 main(float4 a : A) : SV_Target { return f0(a, a.xyz, 3); }\n"


class Measured:
    """Wall seconds and peak memory (MiB) of one process."""

    def __init__(self, command: list[str]) -> None:
        start = time.perf_counter()
        process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, env=ENVIRONMENT)
        stderr = process.stderr.read() if process.stderr else b""
        _, status, usage = os.wait4(process.pid, 0)
        self.seconds = time.perf_counter() - start
        self.mib = usage.ru_maxrss / 1024
        if status:
            raise SystemExit(f"{' '.join(command)} failed:\n{stderr.decode(errors='replace')}")


def interleaved(runs: int, *commands: list[str]) -> list[tuple[float, float]]:
    """(median seconds, median MiB) of each command; one warm-up round first."""
    seen: list[list[Measured]] = [[] for _ in commands]
    for round_number in range(runs + 1):
        for index, command in enumerate(commands):
            measured = Measured(command)
            if round_number:
                seen[index].append(measured)
    return [
        (statistics.median(each.seconds for each in group), statistics.median(each.mib for each in group))
        for group in seen
    ]


def ours(*arguments: str) -> list[str]:
    installed = Path(sys.executable).parent / "hlslfe"
    return ([str(installed)] if installed.exists() else [sys.executable, "-m", "hlslfe"]) + list(arguments)


def clang(path: Path, stage: str = "pixel") -> list[str]:
    return ["clang-22", "-cc1", "-triple", f"dxil-pc-shadermodel6.6-{stage}", "-hlsl-entry", "main", "-nobuiltininc",
            "-internal-isystem", str(clang_oracle.headers_dir()), "-finclude-default-header", "-x", "hlsl",
            "-emit-llvm", "-disable-llvm-passes", "-o", "-", str(path)]


def bench_cold(folder: Path, runs: int) -> None:
    path = folder / "small.hlsl"
    path.write_text(SMALL_PIXEL_SHADER)
    (we, memory), (they, their_memory), (check, _), (syntax, _) = interleaved(
        runs, ours(str(path), "-T", "ps_6_6"), clang(path), ours("check", str(path), "-T", "ps_6_6"),
        [*clang(path)[:-5], "-fsyntax-only", str(path)])
    print(f"cold     hlslfe {we * 1e3:6.1f} ms  clang {they * 1e3:6.1f} ms  ratio {we / they:5.2f}   "
          f"peak {memory:.0f} / {their_memory:.0f} MiB")
    print(f"check    hlslfe {check * 1e3:6.1f} ms  clang {syntax * 1e3:6.1f} ms  ratio {check / syntax:5.2f}   "
          "(hlslfe check / clang -fsyntax-only)")


def bench_batch(folder: Path, runs: int, count: int = 100) -> None:
    paths = []
    for number in range(count):
        path = folder / f"small{number}.hlsl"
        path.write_text(SMALL_PIXEL_SHADER.replace("0.25", f"0.{number + 10}"))
        paths.append(path)
    command = ours(*map(str, paths), "-T", "ps_6_6")
    one_by_one = ["sh", "-c", "".join(" ".join(clang(path)) + "\n" for path in paths)]
    (we, memory), (they, _) = interleaved(max(runs // 2, 3), command, one_by_one)
    print(f"batch    hlslfe {we / count * 1e3:6.1f} ms  clang {they / count * 1e3:6.1f} ms  a file, {count} files: "
          f"{they / we:5.2f} times faster than clang   peak {memory:.0f} MiB")


def bench_jobs(folder: Path, runs: int, count: int = 500) -> None:
    del runs  # 500 files are enough of them
    paths = []
    for number in range(count):
        path = folder / f"job{number}.hlsl"
        path.write_text(SMALL_PIXEL_SHADER.replace("0.25", f"0.{number + 10}"))
        paths.append(str(path))
    names = folder / "names"
    names.write_text("\n".join(paths) + "\n")
    output = folder / "output"
    output.mkdir()
    words = clang(Path("{}"))
    syntax = [*words[:-5], "-fsyntax-only", "{}"]
    to_file = [*words[:-2], f"{output}/clang.$$.ll", "{}"]  # each process writes a file, as ours does
    for title, mine, theirs in (
        ("check", ours("check", *paths, "-T", "ps_6_6", "-j", "2"), syntax),
        ("compile", ours(*paths, "-T", "ps_6_6", "-j", "2", "-o", str(output)), to_file),
    ):
        at_a_time = f"xargs -P 2 -I{{}} sh -c 'exec {' '.join(theirs)}' < {names}"
        Measured(mine)  # writes byte code
        we, they = Measured(mine), Measured(["sh", "-c", at_a_time])
        print(f"jobs     {title:8s} hlslfe -j 2 {we.seconds:6.2f} s  clang, two at a time {they.seconds:6.2f} s, "
              f"{count} files: {they.seconds / we.seconds:5.2f} times faster than clang")


NUMERIC = ("aggregates", "classes", "declarations", "expressions", "flow", "functions", "groupshared", "intrinsics",
           "lambdas", "matrices", "templates", "types")


def bench_numeric(folder: Path, runs: int) -> None:
    corpus = HERE.parent / "corpus"
    shaders = [path for name in NUMERIC for path in sorted((corpus / name).glob("*.hlsl"))
               if "// compare:" in path.read_text(errors="replace")]
    jobs, theirs = [], []
    for number, path in enumerate(shaders):
        profile, entry = compare.settings(str(path), "", None)
        jobs.append(f"{path} -T {profile} {f'-E {entry}' if entry else ''} -w -o {folder / f'{number}.ll'}\n")
        theirs.append(clang_oracle.cc1_command(str(path), clang_oracle.triple_for(profile), entry,
                                               extra=["-w"]))
    jobs_file, script = folder / "jobs.txt", folder / "clang.sh"
    jobs_file.write_text("".join(jobs))
    script.write_text("".join(shlex.join(command) + "\n" for command in theirs))
    (we, memory), (they, _) = interleaved(max(runs // 2, 3), ours("--jobs-file", str(jobs_file)), ["sh", str(script)])
    count = len(shaders)
    print(f"numeric  hlslfe {we / count * 1e3:6.1f} ms  clang {they / count * 1e3:6.1f} ms  a file, {count} files: "
          f"{they / we:5.2f} times faster than clang   peak {memory:.0f} MiB")


REAL = HERE.parent / "corpus" / "real"


def copies_of_lighting(count: int) -> str:
    """The lighting pass, its functions once for each copy in a namespace of its own; all are called."""
    text = (REAL / "lighting.hlsl").read_text()
    names = re.findall(r'#include "(.*)"', text)
    shared = {"constants", "buffers", "resources", "interface"}
    headers = {Path(name).stem: re.sub(r"^#(ifndef|define LIGHTING|include|endif).*\n", "", (REAL / name).read_text(),
                                       flags=re.MULTILINE) for name in names}
    body = "\n".join(header for name, header in headers.items() if name not in shared) + (
        text[text.index("Output main"):].replace("Output main", "Output light"))
    parts = [header for name, header in headers.items() if name in shared]
    parts += [f"namespace copy{number} {{\n{body}}}\n" for number in range(count)]
    calls = "".join(f"  output.color += copy{number}::light(input).color;\n" for number in range(1, count))
    return "\n".join(parts) + ("Output main(Interpolants input) {\n  Output output = copy0::light(input);\n"
                               f"{calls}  return output;\n}}\n")


def dxc_seconds(text: str, runs: int, *args: str) -> float:
    """The median of DXC's own time in this process."""
    seen = []
    for _ in range(runs):
        start = time.perf_counter()
        result = dxc_oracle.compile(text, "ps_6_6", "main", args=["-I", str(REAL), *args])
        seen.append(time.perf_counter() - start)
        if not result.ok:
            raise SystemExit(f"DXC: {result.diagnostics}")
    return statistics.median(seen)


def bench_lighting(folder: Path, runs: int) -> None:
    runs = max(runs // 2, 3)
    arithmetic = REAL / "lighting_arithmetic.hlsl"
    (we, _), (they, _) = interleaved(runs, ours(str(arithmetic), "-T", "ps_6_6", "-w"), [*clang(arithmetic), "-w"])
    print(f"lighting without resources  hlslfe {we * 1e3:6.0f} ms  clang {they * 1e3:6.0f} ms  ratio {we / they:5.2f}")
    for copies in (1, 2, 4, 8):
        path = folder / f"lighting{copies}.hlsl"
        path.write_text(copies_of_lighting(copies))
        whole = REAL / "lighting.hlsl" if copies == 1 else path
        ((we, memory),) = interleaved(runs, ours(str(whole), "-T", "ps_6_6", "-w"))
        lines = path.read_text().count("\n")
        text = whole.read_text()
        plain, optimized = dxc_seconds(text, runs, "-Od"), dxc_seconds(text, runs)
        print(f"lighting {lines:6d} lines  hlslfe {we:6.2f} s = {we / lines * 1e6:6.1f} us a line, "
              f"peak {memory:5.0f} MiB   DXC in process: -Od {plain:5.2f} s, ratio {we / plain:5.2f}; "
              f"-O3 {optimized:5.2f} s, ratio {we / optimized:5.2f}")


def bench_scale(folder: Path, runs: int) -> None:
    for lines in (1000, 2000, 4000, 8000, 10000, 16000):
        path = folder / f"scale{lines}.hlsl"
        path.write_text(generated_shader(lines))
        (we, memory), (they, their_memory) = interleaved(
            max(runs // 3, 1), ours(str(path), "-T", "ps_6_6"), clang(path))
        print(f"scale    {lines:6d} lines  hlslfe {we:6.2f} s = {we / lines * 1e6:6.1f} us a line, "
              f"peak {memory:5.0f} MiB   clang {they:5.2f} s, peak {their_memory:5.0f} MiB  ratio {we / they:5.2f}")


def chain(operator: str, terms: int) -> str:
    text = f" {operator} ".join(f"a * {number}" for number in range(terms))
    return f"float4 main(float4 a : A) : SV_Target {{ return {text}; }}\n"


def many_functions(count: int) -> str:
    body = "".join(f"float f{number}(float a) {{ return a + {number}; }}\n" for number in range(count))
    calls = " + ".join(f"f{number}(a.x)" for number in range(0, count, 10))
    return body + f"float4 main(float4 a : A) : SV_Target {{ return {calls}; }}\n"


def many_overloads(count: int) -> str:
    """Each takes a struct of its own, and each tenth is called."""
    body = "".join(f"struct S{number} {{ float a; }};\nfloat f(S{number} s) {{ return s.a + {number}; }}\n"
                   for number in range(count))
    calls = "".join(f"  {{ S{number} s = {{a.x}}; r += f(s); }}\n" for number in range(0, count, 10))
    return body + f"float4 main(float4 a : A) : SV_Target {{\n  float r = 0;\n{calls}  return r;\n}}\n"


def nested(opening: str, inner: str, closing: str, depth: int) -> str:
    text = opening * depth + inner + closing * depth
    return ("float f(float a) { return a; }\n"
            f"float4 main(float4 a : A) : SV_Target {{ float r = a.x; {text} return r; }}\n")


LIMITS = {
    "10,000 terms (+)": chain("+", 10_000),
    "10,000 terms (,)": chain(",", 10_000),
    "5,000 functions": many_functions(5_000),
    "1,000 overloads": many_overloads(1_000),
    "nested (": nested("", "r = " + "(r + " * 250 + "1" + ")" * 250 + ";", "", 1),
    "nested calls": nested("", "r = " + "f(" * 250 + "r" + ")" * 250 + ";", "", 1),
    "nested {": nested("{ r += 1; ", "", "}", 250),
    "nested if": nested("if (r > 1) { r += 1; ", "", "}", 250),
    "nested for": nested("for (int i = 0; i < 3; ++i) { ", "r += 1;", "}", 250),
}


def bench_limits(folder: Path, runs: int) -> None:
    del runs
    for name, text in LIMITS.items():
        path = folder / "limit.hlsl"
        path.write_text(text)
        ours_measured = Measured(ours(str(path), "-T", "ps_6_6"))
        try:
            theirs = Measured(clang(path))
            beside = f"clang {theirs.seconds:6.2f} s, peak {theirs.mib:5.0f} MiB"
        except SystemExit:
            beside = "clang gives up"
        mine = f"hlslfe {ours_measured.seconds:6.2f} s, peak {ours_measured.mib:5.0f} MiB"
        print(f"limits   {name:18s}  {mine}   {beside}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--runs", type=int, default=7)
    parser.add_argument("--only", default="cold,batch,scale")
    args = parser.parse_args()
    benches = {"cold": bench_cold, "batch": bench_batch, "jobs": bench_jobs, "numeric": bench_numeric,
               "lighting": bench_lighting, "scale": bench_scale, "limits": bench_limits}
    with tempfile.TemporaryDirectory() as folder:
        for name in args.only.split(","):
            benches[name](Path(folder), args.runs)


if __name__ == "__main__":
    main()
