"""The options of one compilation, already parsed: no stage ever looks at a command line.

Mirrors clang/include/clang/Basic/LangOptions.h: LangOptions and clang/include/clang/Lex/PreprocessorOptions.h.
"""

from __future__ import annotations

from collections.abc import Callable

from hlslfe.basic.target import Target

# -HV / -std= value -> __HLSL_VERSION
LANGUAGE_VERSIONS: dict[str, int] = {
    "2015": 2015, "2016": 2016, "2017": 2017, "2018": 2018, "2021": 2021, "202x": 2028, "202y": 2029,
}

# (name as written, name of the includer, is <angled>) -> (resolved name, text) or None
IncludeHandler = Callable[[str, str, bool], "tuple[str, str] | None"]


class Options:
    """One compilation. `defines` holds (name, value) in order, a value of None undefines (-U)."""

    __slots__ = (
        "target", "entry", "library_entry", "profile_given",
        "language_version", "native_half", "native_int16", "defines", "include_dirs",
        "forced_includes", "include_handler", "row_major", "bracket_depth", "clang_compat", "packing_mode",
        "packing_mode_given", "signature_usage", "signature_interpolation", "keep_comments",
        "template_backtrace_limit",
        "auto_binding_space", "ieee_strict", "all_resources_bound", "res_may_alias", "validator_version",
        "legacy_macros", "ignore_lines", "legalize_resources", "root_signature_version",
    )

    def __init__(
        self,
        target: Target,
        *,
        entry: str | None = None, library_entry: str | None = None, profile_given: bool = True,
        language_version: int = 2028,
        native_half: bool = False, native_int16: bool = False,
        defines: tuple[tuple[str, str | None], ...] = (),
        include_dirs: tuple[str, ...] = (),
        forced_includes: tuple[str, ...] = (),
        include_handler: IncludeHandler | None = None,
        row_major: bool = False,
        bracket_depth: int = 256,
        clang_compat: int = 0,
        packing_mode: str = "prefix-stable",
        packing_mode_given: bool = False,
        signature_usage: str = "observed",
        signature_interpolation: str = "proposal",
        keep_comments: bool = False,
        template_backtrace_limit: int = 10,
        auto_binding_space: int = 0,
        ieee_strict: bool = False,
        all_resources_bound: bool = False, res_may_alias: bool = False,
        validator_version: tuple[int, int] = (1, 8),
        legacy_macros: bool = False, ignore_lines: bool = False,
        legalize_resources: bool = False, root_signature_version: int = 1,
    ) -> None:
        self.target = target
        self.entry = entry if entry is not None else (None if target.is_library else "main")
        self.library_entry = library_entry  # named, though attributes alone make entry points here
        self.profile_given = profile_given
        self.language_version = language_version
        self.native_half, self.native_int16 = native_half, native_int16
        self.defines = defines
        self.include_dirs, self.forced_includes = include_dirs, forced_includes
        self.include_handler = include_handler
        self.row_major, self.bracket_depth = row_major, bracket_depth
        self.clang_compat = clang_compat
        self.packing_mode, self.packing_mode_given = packing_mode, packing_mode_given
        self.signature_usage, self.signature_interpolation = signature_usage, signature_interpolation
        self.keep_comments = keep_comments
        self.template_backtrace_limit = template_backtrace_limit  # 0: no limit
        self.auto_binding_space = auto_binding_space
        self.ieee_strict = ieee_strict  # no fast-math flags
        self.all_resources_bound, self.res_may_alias = all_resources_bound, res_may_alias
        self.validator_version = validator_version
        self.legacy_macros = legacy_macros  # operands of ## are expanded first
        self.ignore_lines = ignore_lines  # #line changes nothing
        self.legalize_resources = legalize_resources  # no handles in memory
        self.root_signature_version = root_signature_version  # 0 to 2 for 1.0 to 1.2
