"""The Python API: `compile`, `check` and `signatures`.

No Clang counterpart: libclang's is far larger; this is what a build script or a test needs.
"""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence

from hlslfe.basic.catalogue import CATALOGUE
from hlslfe.basic.options import LANGUAGE_VERSIONS, IncludeHandler, Options
from hlslfe.basic.source_text import UnreadableError, read_bytes
from hlslfe.basic.target import DEFAULT_PROFILE, parse_profile
from hlslfe.frontend.api_types import check_names, check_types
from hlslfe.frontend.compiler import Compilation
from hlslfe.frontend.report import ReportedDiagnostic
from hlslfe.frontend.warning_options import WarningOptions
from hlslfe.signature.element import EntrySignatures

__all__ = ["CompileResult", "OPTION_NAMES", "Source", "UnreadableError", "check", "compile", "prepare", "signatures"]
Source = str | bytes | os.PathLike[str]

TYPE_CHECKING = False  # importing typing costs start-up time
if TYPE_CHECKING:
    from typing import TypedDict, Unpack

    class CompileOptions(TypedDict, total=False):
        """The keyword arguments of `compile`, `check` and `signatures`."""

        filename: str | None
        profile: str
        entry: str | None
        defines: Mapping[str, str | None] | Sequence[tuple[str, str | None]]
        include_dirs: Sequence[str | bytes | os.PathLike[str]]
        include_handler: IncludeHandler | None
        warnings: Sequence[str]
        language: str
        native_16bit: bool
        row_major: bool
        packing_mode: str | None
        signature_usage: str
        signature_interpolation: str
        clang_compat: int
        legalize_resources: bool
        error_limit: int


class CompileResult:
    """ll: the LLVM module, None after errors (and from `check`).  signatures: one per entry point, packed.
    diagnostics: in the order reported.  ok: no error.  dependencies: the files read, the main one first."""

    __slots__ = ("ll", "signatures", "diagnostics", "ok", "dependencies")

    def __init__(self, compilation: Compilation, ll: str | None, signatures: list[EntrySignatures]) -> None:
        self.ll = ll
        self.signatures = signatures
        self.diagnostics = [ReportedDiagnostic(each, compilation.sources) for each in compilation.diagnostics]
        self.ok = not compilation.has_errors
        self.dependencies = list(compilation.preprocessor.dependencies)

    def __repr__(self) -> str:
        return f"<CompileResult ok={self.ok} entries={len(self.signatures)} diagnostics={len(self.diagnostics)}>"


def _read(source: Source) -> tuple[str, str | bytes]:
    """(name for diagnostics, text) of a source."""
    if isinstance(source, os.PathLike):
        name = os.fspath(source)
        return name, read_bytes(name)
    if not isinstance(source, (str, bytes)):
        raise TypeError(f"source must be str, bytes or a path, not {type(source).__name__}")
    return "<source>", source


def _warning_options(words: Sequence[str]) -> WarningOptions:
    made = WarningOptions([word.removeprefix("-W") for word in words], False, CATALOGUE)
    if made.unknown:
        raise ValueError(f"unknown warning group {made.unknown[0].removeprefix('-W')!r}")
    return made


def prepare(
    source: Source,
    *,
    filename: str | None = None,
    profile: str = "",
    entry: str | None = None,
    defines: Mapping[str, str | None] | Sequence[tuple[str, str | None]] = (),
    include_dirs: Sequence[Source] = (),
    include_handler: IncludeHandler | None = None,
    warnings: Sequence[str] = (),
    language: str = "202x",
    native_16bit: bool = False,
    row_major: bool = False,
    packing_mode: str | None = None,
    signature_usage: str = "observed",
    signature_interpolation: str = "proposal",
    clang_compat: int = 0,
    legalize_resources: bool = False,
    error_limit: int = 0,
    keep_comments: bool = False,
) -> Compilation:
    """The options as keyword arguments, checked, become a compilation that has not run yet."""
    check_types(locals())
    target = parse_profile(profile or DEFAULT_PROFILE)
    if target is None:
        raise ValueError(f"unknown profile {profile!r}")
    if language not in LANGUAGE_VERSIONS:
        raise ValueError(f"unknown language version {language!r}")
    severities = _warning_options(warnings)
    name, text = _read(source)
    pairs = defines.items() if isinstance(defines, Mapping) else defines
    options = Options(
        target,
        entry=entry if not target.is_library else None,
        library_entry=entry or None if target.is_library else None,
        profile_given=bool(profile),
        language_version=LANGUAGE_VERSIONS[language],
        native_half=native_16bit, native_int16=native_16bit,
        defines=tuple((name, "" if value is None else value) for name, value in pairs),
        include_dirs=tuple(os.fsdecode(folder) for folder in include_dirs),
        include_handler=include_handler,
        row_major=row_major, clang_compat=clang_compat, legalize_resources=legalize_resources,
        packing_mode=packing_mode or "prefix-stable",
        packing_mode_given=packing_mode is not None,
        signature_usage=signature_usage,
        signature_interpolation=signature_interpolation,
        keep_comments=keep_comments,
    )
    return Compilation(filename or name, text, options, error_limit=error_limit,
                       severity_of=severities.severity_of, made_state=severities.made_state)


OPTION_NAMES = frozenset(prepare.__kwdefaults__ or ()) - {"keep_comments"}


def compile(source: Source, **options: Unpack[CompileOptions]) -> CompileResult:
    """Compile HLSL to LLVM IR.

    `source` is the text (str or bytes) or a path.  Options: filename (for diagnostics and #include), profile
    ("lib_6_8" when it is not given),
    entry ("main"), defines (a mapping; None defines an empty macro), include_dirs, include_handler (a
    callable `(name, includer, angled) -> (resolved name, text) | None`), warnings (such as "error" or
    "no-vector-conversion", with or without -W), language ("202x"), native_16bit, row_major, packing_mode,
    signature_usage, signature_interpolation, clang_compat, legalize_resources,
    error_limit (0: all).

    Errors in the shader are in the result; raises TypeError and ValueError for bad options, UnreadableError for a bad
    path.
    """
    check_names(options, OPTION_NAMES, "compile")
    compilation = prepare(source, **options)
    ll = compilation.llvm_ir()
    return CompileResult(compilation, ll, compilation.signatures() or [])


def check(source: Source, **options: Unpack[CompileOptions]) -> CompileResult:
    """As `compile`, but nothing is emitted: syntax, semantics and the packed signatures."""
    check_names(options, OPTION_NAMES, "check")
    compilation = prepare(source, **options)
    return CompileResult(compilation, None, compilation.signatures() or [])


def signatures(source: Source, **options: Unpack[CompileOptions]) -> list[EntrySignatures]:
    """The packed signatures of every entry point; raises ValueError with the first error if there is one."""
    check_names(options, OPTION_NAMES, "signatures")
    result = check(source, **options)
    if not result.ok:
        raise ValueError(str(next(each for each in result.diagnostics if each.severity in ("error", "fatal"))))
    return result.signatures
