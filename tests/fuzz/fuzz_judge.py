"""Compiles one input as the command does and says what is wrong with us, if anything.

No Clang counterpart: libFuzzer does this for Clang.
"""

from __future__ import annotations

import random
import signal
import traceback
from types import FrameType

from fuzz_generate import generate
from fuzz_mutate import gentle_profile, mutate_bytes, mutate_gently, mutate_tokens
from fuzz_typed import generate_typed

from hlslfe.basic.options import Options
from hlslfe.basic.render_options import RenderOptions
from hlslfe.basic.target import parse_profile
from hlslfe.basic.text_diagnostics import TextPrinter
from hlslfe.frontend.command_line import Invocation
from hlslfe.frontend.compiler import Compilation
from hlslfe.frontend.emit import EMITTERS
from hlslfe.frontend.report import ReportedDiagnostic
from hlslfe.frontend.sarif import sarif_result
from hlslfe.frontend.verify_ir import verify_ir

MAKERS = {"grammar": generate, "typed": generate_typed, "tokens": mutate_tokens, "gentle": mutate_gently,
          "bytes": mutate_bytes}
PROFILES = ("lib_6_6", "lib_6_6", "ps_6_6", "vs_6_6", "cs_6_6", "lib_6_8", "gs_6_6", "ms_6_6")
# What may stand behind the profile, and the options that it means.
_VARIANTS = {"": {}, "half": {"native_half": True, "native_int16": True}, "rows": {"row_major": True},
             "clang": {"clang_compat": 22}, "2021": {"language_version": 2021}, "2018": {"language_version": 2018}}
TIME_LIMIT = 10  # seconds of CPU


class Finding:
    """A fault: what it is (the same for all inputs that show it) and the place of the traceback, if there is one."""

    def __init__(self, what: str, trace: str = "") -> None:
        self.what = what
        self.trace = trace


class TooSlow(BaseException):
    """Raised by the alarm; no handler for Exception stops it."""


def _on_alarm(number: int, frame: FrameType | None) -> None:
    raise TooSlow


def make(kind: str, seed: int) -> tuple[str | bytes, str]:
    """The input of (kind, seed) and the profile that it is compiled for, with a variant of the options behind it."""
    rng = random.Random(seed)
    profile = {"typed": "lib_6_6", "gentle": gentle_profile(seed)}.get(kind) or rng.choice(PROFILES)
    return MAKERS[kind](seed), f"{profile} {rng.choice(['', '', '', *_VARIANTS])}".rstrip()


def judge(source: str | bytes, profile: str) -> Finding | None:
    """None when all is well, whatever the source is."""
    old = signal.signal(signal.SIGVTALRM, _on_alarm)
    signal.setitimer(signal.ITIMER_VIRTUAL, TIME_LIMIT)
    try:
        return _compile(source, profile)
    except TooSlow as error:
        return Finding(f"hang in {_place(error)}", traceback.format_exc())
    except MemoryError as error:
        return Finding(f"memory in {_place(error)}", traceback.format_exc())
    except Exception as error:
        return Finding(f"{type(error).__name__} {str(error)[:60]} in {_place(error)}", traceback.format_exc())
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
        signal.signal(signal.SIGVTALRM, old)


def options_of(profile: str) -> Options:
    """The options of what `make` gives."""
    name, _, variant = profile.partition(" ")
    target = parse_profile(name)
    assert target is not None
    return Options(target, **_VARIANTS[variant])  # type: ignore[arg-type]


def _place(error: BaseException) -> str:
    frame = traceback.extract_tb(error.__traceback__)[-1]
    return f"{frame.filename.rsplit('hlslfe/', 1)[-1]}:{frame.name}:{frame.lineno}"


def _compile(source: str | bytes, profile: str) -> Finding | None:
    compilation = Compilation("fuzz.hlsl", source, options_of(profile))
    text = compilation.llvm_ir()
    errors = [found for found in compilation.diagnostics if found.severity in ("error", "fatal")]
    if (text is None) != bool(errors) or compilation.has_errors != bool(errors):
        return Finding("wrong result: " + ("errors and a module" if text else "neither errors nor a module"))
    for found in compilation.diagnostics:
        if found.id == "fatal_nested_too_deep" and len(source) < 2000:
            return Finding("nested too deep in a small input")
    _print_everything(compilation, len(source))
    if text is not None:
        message = verify_ir(text)
        if message is not None:
            return Finding(f"verifier: {message.splitlines()[0][:70]}", message)
    return None


def _print_everything(compilation: Compilation, number: int) -> None:
    """What people read: the diagnostics as text and as values; for one input in four a dump."""
    printer = TextPrinter(compilation.sources, RenderOptions(number % 2 == 0, True))
    for found in compilation.diagnostics:
        printer.render(found)
        ReportedDiagnostic(found, compilation.sources).as_json()
        sarif_result(found, compilation.sources)
    kind = ("ast", "ast-print", "syntax", "pp")[number // 4 % 4]
    if number % 4 == 0:
        EMITTERS[kind](compilation, Invocation("compile"))
