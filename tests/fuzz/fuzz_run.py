"""The fuzzer's command: `fuzz_run.py --count 10000 --seed 1 --kinds grammar,tokens,bytes --out DIR`.

No Clang counterpart: libFuzzer does this for Clang.
Inputs run in chunks, each in a process of its own with at most 1 GiB more than it began with; a process that dies is a
finding, too.  Each new finding is written to DIR, made small, with the seed in its first line.
"""

from __future__ import annotations

import argparse
import collections
import json
import os
import re
import resource
import subprocess
import sys
import time
from pathlib import Path

from fuzz_judge import MAKERS, judge, make

_CHUNK = 1000
_MEMORY = 1 << 30


def _limit_memory() -> None:
    pages = int(Path("/proc/self/statm").read_text().split()[0])
    limit = pages * resource.getpagesize() + _MEMORY
    resource.setrlimit(resource.RLIMIT_AS, (limit, limit))


def run_chunk(kinds: list[str], seed: int, count: int, at: Path) -> None:
    """Prints a JSON line for every finding; `at` holds the seed in progress."""
    _limit_memory()
    slowest = (0.0, "")
    for number in range(seed, seed + count):
        kind = kinds[number % len(kinds)]
        at.write_text(f"{kind} {number}")
        source, profile = make(kind, number)
        begin = time.process_time()
        found = judge(source, profile)
        slowest = max(slowest, (time.process_time() - begin, f"{kind} {number}"))
        if found is not None:
            print(json.dumps([kind, number, found.what, found.trace]), flush=True)
    print(json.dumps(["slowest", *slowest]), flush=True)


def minimise(source: str | bytes, profile: str, what: str, budget: float = 20.0) -> str | bytes:
    """A smaller input with the same finding: lines first, then tokens; at most `budget` seconds of CPU."""
    end = time.process_time() + budget
    splitter = rb"[^\n]*\n?" if isinstance(source, bytes) else r"[^\n]*\n?"
    words = rb"\w+|\s+|[^\w\s]" if isinstance(source, bytes) else r"\w+|\s+|[^\w\s]"
    for pattern in (splitter, words):
        parts = re.findall(pattern, source)  # type: ignore[call-overload]
        size = max(1, len(parts) // 2)
        while size and time.process_time() < end:
            place = 0
            while place < len(parts) and time.process_time() < end:
                rest = parts[:place] + parts[place + size:]
                found = judge(source[:0].join(rest), profile)
                if found is not None and found.what == what:
                    parts = rest
                else:
                    place += size
            size //= 2
        source = source[:0].join(parts)
    return source


def _save(folder: Path, kind: str, seed: int, what: str, trace: str) -> None:
    source, profile = make(kind, seed)
    small = minimise(source, profile, what) if not what.startswith(("hang", "memory", "died")) else source
    name = re.sub(r"\W+", "_", what)[:80]
    data = small if isinstance(small, bytes) else small.encode("utf-8", "surrogateescape")
    head = f"// {kind} {seed} {profile}: {what}\n".encode()
    (folder / f"{name}.hlsl").write_bytes(head + data)
    (folder / f"{name}.txt").write_text(trace)


def main() -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("--count", type=int, default=3000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--kinds", default=",".join(MAKERS))
    parser.add_argument("--out", type=Path, default=Path("fuzz-findings"))
    parser.add_argument("--chunk", action="store_true", help=argparse.SUPPRESS)
    options = parser.parse_args()
    options.out.mkdir(parents=True, exist_ok=True)
    at = options.out / "at"
    if options.chunk:
        run_chunk(options.kinds.split(","), options.seed, options.count, at)
        return 0
    seen: collections.Counter[str] = collections.Counter()
    for seed in range(options.seed, options.seed + options.count, _CHUNK):
        count = min(_CHUNK, options.seed + options.count - seed)
        _chunk(options, seed, count, at, seen)
        print(f"{time.strftime('%H:%M:%S')} seeds {seed}..{seed + count - 1} ({options.kinds}): {sum(seen.values())} "
              f"findings, {len(seen)} kinds", flush=True)
    for what, number in seen.most_common():
        print(number, what)
    return 1 if seen else 0


def _chunk(options: argparse.Namespace, seed: int, count: int, at: Path, seen: collections.Counter[str]) -> None:
    """One process; again with the rest when it dies."""
    end = seed + count
    while seed < end:
        command = [sys.executable, __file__, "--chunk", "--seed", str(seed), "--count", str(end - seed), "--kinds",
                   options.kinds, "--out", str(options.out)]
        done = subprocess.run(command, capture_output=True, text=True, env={**os.environ, "PYTHONHASHSEED": "0"})
        findings = [json.loads(line) for line in done.stdout.splitlines() if line.startswith("[")]
        if done.returncode:
            kind, number = at.read_text().split()
            findings.append([kind, int(number), f"died: {done.returncode} {done.stderr[-60:]}", done.stderr])
            seed = int(number) + 1
        else:
            seed = end
        for kind, *rest in findings:
            if kind == "slowest":
                print(f"slowest: {rest[0]:.2f} s, {rest[1]}")
                continue
            number, what, trace = rest
            seen[what] += 1
            if seen[what] == 1:
                print(f"new: {what} ({kind} {number})", flush=True)
                _save(options.out, kind, number, what, trace)


if __name__ == "__main__":
    sys.exit(main())
