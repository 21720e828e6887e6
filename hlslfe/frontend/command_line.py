"""A command line becomes an `Invocation`; nothing is read or compiled here.

Mirrors clang/lib/Frontend/CompilerInvocation.cpp: CompilerInvocation::CreateFromArgs.
Differs: one parser serves `hlslfe`, its subcommands and `-cc1`; the table of option_table.py tells them apart.
"""

from __future__ import annotations

import os
from collections.abc import Sequence

from hlslfe.basic.options import LANGUAGE_VERSIONS, Options
from hlslfe.basic.target import DEFAULT_PROFILE, STAGES, Target, parse_profile, parse_triple
from hlslfe.frontend.option_table import OPTION_ROWS, ROOT_SIGNATURE_VERSIONS, OptionRow

SUBCOMMANDS = ("compile", "check", "sig", "link")
DEFAULT_ERROR_LIMIT = 20
SEVERITIES = ("note", "remark", "warning", "error")


class UsageError(Exception):
    """A command line that cannot be understood: its text is the whole message."""


class Invocation:
    """One parsed command line; see option_table.py for what each field means."""

    def __init__(self, command: str) -> None:
        self.command = command
        self.is_cc1 = False
        self.inputs: list[str] = []
        self.profile = ""
        self.triple: str | None = None
        self.entry: str | None = None
        self.spirv = False
        self.language, self.standard = "202x", "hlsl"
        self.native_16bit = self.native_half = self.native_int16 = self.row_major = False
        self.binding_space = self.clang_compat = "0"
        self.defines: list[str] = []
        self.undefines: list[str] = []
        self.macros: list[tuple[str, str | None]] = []
        self.include_dirs: list[str] = []
        self.forced_includes: list[str] = []
        self.no_line_markers = self.show_includes = self.phony_targets = False
        self.dependency_file: str | None = None
        self.dependency_path: str | None = None
        self.dependency_targets: list[str] = []
        self.emit = "ll"
        self.output: str | None = None
        self.format = "table"
        self.jobs_file: str | None = None
        self.jobs: str | None = None
        self.fail_fast = self.verify_ir = self.no_warnings = self.no_carets = self.show_note_stack = False
        self.packing_mode: str | None = None
        self.signature_usage, self.signature_interpolation = "observed", "proposal"
        self.verify_prefixes: list[str] = []
        self.verify_ignored: list[str] = []
        self.warnings: list[str] = []
        self.remarks: list[str] = []
        self.error_limit: str | None = None
        self.bracket_depth: str = "256"
        self.color: bool | None = None
        self.diagnostics_format = "clang"
        self.diagnostics_output: str | None = None
        self.show_column = self.show_location = self.show_option = self.show_fixits = self.show_line_numbers = True
        self.macro_limit, self.template_limit, self.max_lines = "6", "10", "16"
        self.pedantic = ""
        self.apply_fixits = self.dry_run = self.fix_what_you_can = False
        self.words: list[str] = []  # the command line itself
        self.stage_options: list[tuple[int, str, str]] = []  # of `link`: files before it, -T or -E
        self.reproducer, self.crash_folder = "crash", ""
        self.listing: str | None = None
        self.error_file: str | None = None
        self.ieee_strict = self.all_resources_bound = self.res_may_alias = False
        self.legacy_macros = self.ignore_lines = self.legalize_resources = False
        self.validator_version, self.root_signature_version = "1.8", "rootsig_1_1"
        self.without_effect: list[OptionRow] = []

    @property
    def target(self) -> Target:
        """Raises UsageError for a profile or triple that does not exist."""
        if self.spirv or (self.triple or "").startswith("spirv"):
            raise UsageError("the SPIR-V flavour is not supported yet")
        if self.triple is not None:
            target = parse_triple(self.triple)
            if target is None:
                raise UsageError(f"unknown target triple '{self.triple}', expected e.g. dxil-pc-shadermodel6.6-pixel")
            return target
        target = parse_profile(self.profile or DEFAULT_PROFILE)
        if target is None:
            raise UsageError(f"unknown profile '{self.profile}'{_nearest_profile(self.profile)}")
        return target

    def options(self) -> Options:
        """What the stages get; raises UsageError for values that do not fit."""
        target = self.target
        if self.emit == "container":
            raise UsageError("--emit=container is not supported yet")
        standard = self.standard.removeprefix("hlsl")
        version = LANGUAGE_VERSIONS[standard or self.language]
        half = self.native_half or self.native_16bit
        int16 = self.native_int16 or self.native_16bit
        if (half or int16) and (target.minor < 2 or version < 2018):
            raise UsageError("native 16-bit types need shader model 6.2 and language version 2018 or later")
        return Options(
            target,
            entry=self.entry if not target.is_library else None,
            library_entry=self.entry or None if target.is_library else None,
            profile_given=bool(self.profile) or self.triple is not None,
            language_version=version,
            native_half=half,
            native_int16=int16,
            defines=tuple(self.macros),
            include_dirs=tuple(self.include_dirs),
            forced_includes=tuple(self.forced_includes),
            row_major=self.row_major,
            auto_binding_space=parse_number("-auto-binding-space", self.binding_space, 0, (1 << 32) - 1),
            bracket_depth=parse_number("-fbracket-depth", self.bracket_depth, 1, 100_000),
            clang_compat=int(self.clang_compat),
            packing_mode=self.packing_mode or "prefix-stable",
            packing_mode_given=self.packing_mode is not None,
            signature_usage=self.signature_usage,
            signature_interpolation=self.signature_interpolation,
            keep_comments=bool(self.verify_prefixes),
            ieee_strict=self.ieee_strict,
            all_resources_bound=self.all_resources_bound,
            res_may_alias=self.res_may_alias,
            validator_version=_parse_version(self.validator_version),
            legacy_macros=self.legacy_macros,
            ignore_lines=self.ignore_lines,
            legalize_resources=self.legalize_resources,
            root_signature_version=ROOT_SIGNATURE_VERSIONS.index(self.root_signature_version),
            template_backtrace_limit=parse_number("-ftemplate-backtrace-limit", self.template_limit, 0, 1_000_000),
        )

    @property
    def error_limit_number(self) -> int:
        """0 for no limit, which is also the default of -cc1 and of -verify."""
        if self.error_limit is None:
            return 0 if self.is_cc1 or self.verify_prefixes else DEFAULT_ERROR_LIMIT
        return parse_number("-ferror-limit", self.error_limit, 0, 1_000_000)

    @property
    def verify_words(self) -> list[str]:
        """The prefixes of -verify; raises UsageError for one that no directive can have."""
        words = [word for group in self.verify_prefixes for word in group.split(",")]
        for word in words:
            bare = word.replace("-", "").replace("_", "")
            if not (bare.isascii() and bare.isalnum() and word[0].isalpha()):
                raise UsageError(f"'{word}' in '-verify=' must be a letter, then letters, digits, '-' and '_'")
        return words

    @property
    def ignored_unexpected(self) -> list[str]:
        """The severities of -verify-ignore-unexpected."""
        words = [word for group in self.verify_ignored for word in group.split(",")]
        for word in words:
            if word not in SEVERITIES:
                raise UsageError(f"'{word}' is no value of '-verify-ignore-unexpected=' ({', '.join(SEVERITIES)})"
                                 f"{did_you_mean(word, SEVERITIES)}")
        return words


MAX_JOBS = 1000  # processes


def parse_number(option: str, text: str, low: int, high: int) -> int:
    """The number that an option takes; raises UsageError for anything else."""
    if not text.isascii() or not text.isdigit() or not low <= int(text) <= high:
        raise UsageError(f"{option} takes a number from {low} to {high}, not '{text}'")
    return int(text)


def _parse_version(text: str) -> tuple[int, int]:
    """`1.8` or, for no validator, `0.0`."""
    major, dot, minor = text.partition(".")
    if not (dot and major.isdecimal() and minor.isdecimal() and len(text) < 8) or (major == "0" and int(minor)):
        raise UsageError(f"-validator-version takes a version such as 1.8, not '{text}'")
    return int(major), int(minor)


def did_you_mean(word: str, known: Sequence[str]) -> str:
    """`, did you mean 'x'?` for the nearest of `known`, or nothing."""
    from difflib import get_close_matches  # only for a message

    near = get_close_matches(word, known, 1, 0.6)
    return f", did you mean '{near[0]}'?" if near else ""


def _nearest_profile(profile: str) -> str:
    """The profile that was meant by a word in capitals, of a model that does not exist, or by the name of a stage."""
    word = profile.lower()
    for prefix, (stage, _) in STAGES.items():
        if (len(word) > 1 and stage.startswith(word)) or word in (stage + "_shader", prefix):
            return f", did you mean '{prefix}{DEFAULT_PROFILE[3:]}'?"
    return did_you_mean(word, [f"{prefix}_6_{minor}" for prefix in STAGES for minor in range(10)])


def _check_command(word: str) -> None:
    """Raises UsageError for a first word that is no file, and nearly a subcommand."""
    if not word.isalpha() or os.path.exists(word):
        return
    guess = did_you_mean(word, (*SUBCOMMANDS, "explain"))
    if guess:
        raise UsageError(f"unknown command '{word}', and no such file{guess}")


def parse_command_line(argv: Sequence[str]) -> Invocation:
    """Parse the words after `hlslfe`; raises UsageError."""
    words = list(argv)
    is_cc1 = bool(words) and words[0] == "-cc1"
    command = "compile"
    if is_cc1:
        words.pop(0)
    elif words and words[0] in SUBCOMMANDS:
        command = words.pop(0)
    elif words:
        _check_command(words[0])
    invocation = Invocation(command)
    invocation.words = list(argv)
    rows = [row for row in OPTION_ROWS if row.where in ("both", "cc1" if is_cc1 else "driver")]
    if is_cc1:
        invocation.emit = "check"
        invocation.is_cc1 = True
    position = 0
    while position < len(words):
        word = words[position]
        position += 1
        if word == "--":
            invocation.inputs += words[position:]
            break
        if word == "-" or not _is_option(word, rows, is_cc1):
            invocation.inputs.append(word)
            continue
        if command == "link":
            position = _take_stage_option(invocation, word, words, position, rows)
        else:
            position = _take_option(invocation, word, words, position, rows)
    return invocation


def _take_stage_option(invocation: Invocation, word: str, words: list[str], position: int,
                       rows: list[OptionRow]) -> int:
    """An option of `link`, where each file may have a profile and an entry point of its own."""
    before = invocation.profile, invocation.entry
    invocation.profile, invocation.entry = "", None
    position = _take_option(invocation, word, words, position, rows)
    place = len(invocation.inputs)
    if invocation.profile:
        invocation.stage_options.append((place, "-T", invocation.profile))
    if invocation.entry is not None:
        invocation.stage_options.append((place, "-E", invocation.entry))
    invocation.profile = invocation.profile or before[0]
    invocation.entry = invocation.entry if invocation.entry is not None else before[1]
    return position


def _is_option(word: str, rows: list[OptionRow], is_cc1: bool) -> bool:
    """`/Fo` is an option too (dxc), `/tmp/x.hlsl` is a file: a slash counts only where a row of the table fits."""
    if word.startswith("-"):
        return True
    if not word.startswith("/") or is_cc1:
        return False
    if _find_row("-" + word[1:], rows, slash=True) is not None:
        return True
    if "/" in word[1:]:
        return False
    from hlslfe.frontend.dxc_options import DXC_ROWS

    return _find_row("-" + word[1:], list(DXC_ROWS), slash=True) is not None


def _find_row(word: str, rows: list[OptionRow], slash: bool = False) -> tuple[OptionRow, str | None] | None:
    """The row for `word` and the value joined to it; the longest spelling wins."""
    best: tuple[OptionRow, str | None] | None = None
    for row in rows:
        if word == row.spelling and row.form in ("flag", "separate", "either"):
            return row, None
        if row.form in ("joined", "either") and word.startswith(row.spelling) and len(word) > len(row.spelling):
            if slash and "/" in word[1:]:
                continue
            if best is None or len(row.spelling) > len(best[0].spelling):
                best = row, word[len(row.spelling):]
    return best


def _find_option(word: str, rows: list[OptionRow], is_cc1: bool) -> tuple[OptionRow, str | None] | None:
    """The row for a word in the table, or in that of dxc's rarer options."""
    spelled = "-" + word[1:] if word.startswith("/") else word
    found = _find_row(spelled, rows)
    if (found is None or spelled.startswith("-opt-")) and not is_cc1:
        from hlslfe.frontend.dxc_options import DXC_ROWS

        found = _find_row(spelled, list(DXC_ROWS)) or found
    return found


def _take_option(invocation: Invocation, word: str, words: list[str], position: int, rows: list[OptionRow]) -> int:
    found = _find_option(word, rows, invocation.is_cc1)
    if found is None:
        from hlslfe.frontend.dxc_options import DXC_ROWS

        known = sorted({row.spelling for row in (*rows, *DXC_ROWS) if len(row.spelling) > 2})
        raise UsageError(f"unknown option '{word}'{did_you_mean(word, known)}")
    row, value = found
    if row.field == "!":
        from hlslfe.frontend.dxc_options import refusal

        raise UsageError(refusal(row, word))
    if row.form == "flag":
        _store(invocation, row, row.value)
        return position
    if value is None:
        if position >= len(words):
            raise UsageError(f"option '{row.spelling}' needs a value ({row.help})")
        value = words[position]
        position += 1
    if row.choices and value not in row.choices:
        if not row.field:
            raise UsageError(f"'{row.spelling} {value}' cannot be carried out: {row.help}")
        expected = ", ".join(row.choices)
        raise UsageError(f"'{value}' is no value of '{row.spelling}' ({expected}){did_you_mean(value, row.choices)}")
    _store(invocation, row, value)
    return position


def _check_object(path: str) -> None:
    """-Fo writes the text of LLVM IR, not what such a name promises."""
    from hlslfe.frontend.dxc_options import CONTAINER_SUFFIXES

    if path.lower().endswith(CONTAINER_SUFFIXES):
        raise UsageError(f"'-Fo {path}': containers are not supported yet; -Fo x.ll writes LLVM IR")


def _store(invocation: Invocation, row: OptionRow, value: object) -> None:
    if not row.field:
        return
    if row.field == "~":
        invocation.without_effect.append(row)
        return
    if row.spelling == "-Fo":
        _check_object(str(value))
    if row.field.startswith("+"):
        getattr(invocation, row.field[1:]).append(value)
        if row.field == "+defines":
            name, equals, text = str(value).partition("=")
            invocation.macros.append((name, text if equals else "1"))
        elif row.field == "+undefines":
            invocation.macros.append((str(value), None))
    else:
        setattr(invocation, row.field, value)
        if row.spelling == "-dependency-file":  # of cc1; there is no -MD there
            invocation.dependency_file = ""


def help_text() -> str:
    """What `hlslfe --help` prints."""
    lines = [
        "usage: hlslfe [compile] FILE... [-T PROFILE] [-E ENTRY] [-o OUT]    LLVM IR to standard output or OUT",
        "       hlslfe check FILE... [-verify]                               diagnostics only",
        "       hlslfe sig FILE... [--format table|json|grid|svg]            the packed signatures of every entry",
        "       hlslfe link FILE:ENTRY FILE:ENTRY... [--format ...]          does each stage feed the next?",
        "       hlslfe explain ID... | -Wgroup | --list                      what a diagnostic means, with examples",
        "       hlslfe -cc1 ...                                              Clang's cc1 spelling",
        "",
        "`-` is standard input. Exit status: 0 done, 1 errors in the input, 2 bad usage or unreadable files.",
        "",
    ]
    for row in OPTION_ROWS:
        if row.where != "cc1" and row.field:
            spelled = row.spelling + ("" if row.form in ("flag", "joined") else " ")
            value = "" if row.form == "flag" else "|".join(row.choices) if row.choices else "VALUE"
            lines.append(f"  {spelled + value:<46} {row.help}" if len(spelled + value) <= 45
                         else f"  {spelled + value}\n{'':49}{row.help}")
    return "\n".join(lines) + "\n"
