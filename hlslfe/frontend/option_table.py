"""Every option of the command line: one row a spelling.

Mirrors clang/include/clang/Options/Options.td and, for `-cc1`, the CC1 options of the same file.
Differs: dxc's spellings stand in the same table; they may begin with `/` as well as `-`.
"""

from __future__ import annotations


class OptionRow:
    """form: "flag", "joined" (`-DX`), "separate" (`-T x`), "either" (joined or separate) or "equals" (`-x=y`).

    field: the attribute of `Invocation` that is set; "+field" appends; "" is accepted and ignored with a reason in
    `help`.  value: what a flag sets.  choices: the values allowed.  where: "both", "driver" or "cc1".
    """

    __slots__ = ("spelling", "form", "field", "value", "choices", "where", "help")

    def __init__(self, spelling: str, form: str, field: str, help: str, value: object = True,
                 choices: tuple[str, ...] = (), where: str = "both") -> None:
        self.spelling = spelling
        self.form = form
        self.field = field
        self.help = help
        self.value = value
        self.choices = choices
        self.where = where


Row = OptionRow
_VERSIONS = ("2015", "2016", "2017", "2018", "2021", "202x", "202y")
_STANDARDS = ("hlsl", *(f"hlsl{version}" for version in _VERSIONS))
ROOT_SIGNATURE_VERSIONS = ("rootsig_1_0", "rootsig_1_1", "rootsig_1_2")
EMIT_KINDS = ("tokens", "pp", "syntax", "ast", "ast-print", "ll", "sig", "container")
SIG_FORMATS = ("table", "json", "grid", "svg")

OPTION_ROWS: tuple[OptionRow, ...] = (
    # what to compile
    Row("-T", "either", "profile", "profile: vs, ps, gs, hs, ds, cs, ms, as or lib, _6_0 to _6_9", where="driver"),
    Row("-E", "either", "entry", "entry point of a profile other than lib (default: main)", where="driver"),
    Row("-triple", "separate", "triple", "target triple: dxil-<vendor>-shadermodel6.x-<stage>", where="cc1"),
    Row("-hlsl-entry", "separate", "entry", "entry point", where="cc1"),
    Row("-spirv", "flag", "spirv", "SPIR-V flavour (not supported yet)", where="driver"),
    Row("-HV", "either", "language", "language version", choices=_VERSIONS, where="driver"),
    Row("-std=", "joined", "standard", "language version, Clang's spelling", choices=_STANDARDS),
    Row("-enable-16bit-types", "flag", "native_16bit", "native half and 16-bit integers", where="driver"),
    Row("-fnative-half-type", "flag", "native_half", "half has 16 bits"),
    Row("-fnative-int16-type", "flag", "native_int16", "int16_t and uint16_t exist"),
    Row("-Zpr", "flag", "row_major", "matrices are row_major", where="driver"),
    Row("-Zpc", "flag", "row_major", "matrices are column_major (default)", value=False, where="driver"),
    Row("-auto-binding-space", "separate", "binding_space", "space of resources without a register (default: 0)",
        where="driver"),
    Row("-fdx-rootsignature-version=", "joined", "root_signature_version", "version of root signatures",
        choices=ROOT_SIGNATURE_VERSIONS),
    *(Row(name, "separate", "root_signature_version", "dxc's spelling of -fdx-rootsignature-version=",
          choices=ROOT_SIGNATURE_VERSIONS, where="driver") for name in ("-force-rootsig-ver", "-force_rootsig_ver")),
    Row("-flegalize-resources", "flag", "legalize_resources", "each use of a resource names its global in the IR"),
    # preprocessor
    Row("-D", "either", "+defines", "define a macro: X or X=value"),
    Row("-U", "either", "+undefines", "undefine a macro"),
    Row("-I", "either", "+include_dirs", "search this folder for #include"),
    Row("-include", "separate", "+forced_includes", "include this file first"),
    Row("-P", "flag", "emit", "print the preprocessed text", value="pp", where="driver"),
    Row("-E", "flag", "emit", "print the preprocessed text", value="pp", where="cc1"),
    Row("-P", "flag", "no_line_markers", "no line markers in preprocessed text", where="cc1"),
    Row("-H", "flag", "show_includes", "print the name of each file that is included"),
    Row("-MD", "flag", "dependency_file", "write a Makefile fragment beside the output", value=""),
    Row("-MF", "separate", "dependency_path", "name of that file"),
    Row("-dependency-file", "separate", "dependency_path", "name of the dependency file", where="cc1"),
    Row("-MT", "separate", "+dependency_targets", "target name in it"),
    Row("-MP", "flag", "phony_targets", "an empty rule for each included file"),
    # what to print
    Row("--emit=", "joined", "emit", "stop after a stage and print", choices=EMIT_KINDS, where="driver"),
    Row("-emit-llvm", "flag", "emit", "print LLVM IR", value="ll", where="cc1"),
    Row("-ast-dump", "flag", "emit", "print the AST", value="ast"),
    Row("-ast-print", "flag", "emit", "print the AST as source", value="ast-print"),
    Row("-dump-tokens", "flag", "emit", "print the tokens", value="tokens", where="cc1"),
    Row("-fsyntax-only", "flag", "emit", "check, print nothing", value="check"),
    Row("-o", "either", "output", "output file (or folder, for several inputs); - is standard output"),
    Row("-Fo", "either", "output", "output file", where="driver"),
    Row("--format", "separate", "format", "sig, link: how to show signatures", choices=SIG_FORMATS, where="driver"),
    Row("--format=", "joined", "format", "sig, link: how to show signatures", choices=SIG_FORMATS, where="driver"),
    Row("--jobs-file", "separate", "jobs_file", "one command line a line", where="driver"),
    Row("--jobs-file=", "joined", "jobs_file", "one command line a line", where="driver"),
    Row("-j", "either", "jobs", "processes for several inputs (0: one for each core)", where="driver"),
    Row("--fail-fast", "flag", "fail_fast", "stop at the first input with errors", where="driver"),
    Row("--verify-ir", "flag", "verify_ir", "run LLVM's verifier over each module (hlslfe[llvm])", where="driver"),
    # signatures
    Row("-pack-prefix-stable", "flag", "packing_mode", "pack signatures in declaration order", value="prefix-stable",
        where="driver"),
    Row("-pack-optimized", "flag", "packing_mode", "pack signatures for size", value="optimized", where="driver"),
    Row("-pack_prefix_stable", "flag", "packing_mode", "dxc's older spelling", value="prefix-stable", where="driver"),
    Row("-pack_optimized", "flag", "packing_mode", "dxc's older spelling", value="optimized", where="driver"),
    Row("-fdx-semantic-signature-packing-mode=", "joined", "packing_mode", "how to pack signatures",
        choices=("prefix-stable", "optimized")),
    Row("-fdx-signature-usage=", "joined", "signature_usage", "usage masks in the metadata",
        choices=("observed", "deferred")),
    Row("-fdx-signature-interpolation=", "joined", "signature_interpolation", "modes of vertex outputs in the metadata",
        choices=("proposal", "upstream")),
    Row("-fclang-compat=", "joined", "clang_compat", "print what this Clang prints", choices=("0", "22")),
    # diagnostics
    Row("-verify", "flag", "+verify_prefixes", "check the diagnostics against expected-* comments", value="expected"),
    Row("-verify=", "joined", "+verify_prefixes", "the same with other prefixes (comma separated)"),
    Row("-verify-ignore-unexpected", "flag", "+verify_ignored", "-verify: nothing unexpected is a fault",
        value="note,remark,warning,error"),
    Row("-verify-ignore-unexpected=", "joined", "+verify_ignored", "-verify: severities that may be unexpected"),
    Row("-w", "flag", "no_warnings", "no warnings"),
    Row("-WX", "flag", "+warnings", "warnings are errors", value="error", where="driver"),
    Row("-W", "joined", "+warnings", "-Wgroup, -Wno-group, -Werror, -Werror=group, -Wno-error=group"),
    Row("-R", "joined", "+remarks", "-Rsignature-packing: say where each signature element went, and why"),
    Row("-ferror-limit=", "joined", "error_limit", "stop after this many errors (0: never)"),
    Row("-ferror-limit", "separate", "error_limit", "stop after this many errors (0: never)", where="cc1"),
    Row("-fbracket-depth=", "joined", "bracket_depth", "deepest nesting (default: 256)"),
    Row("-fbracket-depth", "separate", "bracket_depth", "deepest nesting", where="cc1"),
    Row("-fcolor-diagnostics", "flag", "color", "colours in diagnostics"),
    Row("-fno-color-diagnostics", "flag", "color", "no colours in diagnostics", value=False),
    *(Row(f"-fdiagnostics-color{word}", "flag", "color", help, value=value) for word, value, help in (
        ("", True, "colours in diagnostics"), ("=always", True, "colours in diagnostics"),
        ("=never", False, "no colours in diagnostics"), ("=auto", None, "colours on a terminal (default)"))),
    Row("-fshow-overloads=", "joined", "", "all candidates are shown", choices=("all", "best")),
    Row("-fno-caret-diagnostics", "flag", "no_carets", "no source lines in diagnostics"),
    Row("-fno-show-column", "flag", "show_column", "no columns in diagnostics", value=False),
    Row("-fno-show-source-location", "flag", "show_location", "no places in diagnostics", value=False),
    Row("-fno-diagnostics-show-option", "flag", "show_option", "no [-Wgroup] behind warnings", value=False),
    Row("-fdiagnostics-show-option", "flag", "show_option", "[-Wgroup] behind warnings (default)"),
    Row("-fno-diagnostics-fixit-info", "flag", "show_fixits", "no fix-it lines", value=False),
    Row("-fno-diagnostics-show-line-numbers", "flag", "show_line_numbers", "no line numbers beside source lines",
        value=False),
    Row("-fdiagnostics-show-note-include-stack", "flag", "show_note_stack", "include stacks of notes, too"),
    Row("-fmacro-backtrace-limit=", "joined", "macro_limit", "most macros that lead to a place (0: all)"),
    Row("-fmacro-backtrace-limit", "separate", "macro_limit", "most macros that lead to a place", where="cc1"),
    Row("-ftemplate-backtrace-limit=", "joined", "template_limit", "most instantiations that lead to a place (0: all)"),
    Row("-fcaret-diagnostics-max-lines=", "joined", "max_lines", "most source lines of one diagnostic (0: all)"),
    Row("-fcaret-diagnostics-max-lines", "separate", "max_lines", "most source lines of one diagnostic", where="cc1"),
    Row("-pedantic", "flag", "pedantic", "warn about every extension", value="pedantic"),
    Row("-pedantic-errors", "flag", "pedantic", "every extension is an error", value="pedantic-errors"),
    Row("-fdiagnostics-format=", "joined", "diagnostics_format", "clang, json or sarif",
        choices=("clang", "json", "sarif")),
    Row("--diagnostics-output=", "joined", "diagnostics_output", "also write diagnostics to a .json or .sarif file"),
    Row("--diagnostics-output", "separate", "diagnostics_output", "also write diagnostics to a .json or .sarif file"),
    Row("--apply-fixits", "flag", "apply_fixits", "check: carry out the fix-its of what is reported", where="driver"),
    Row("-fixit", "flag", "apply_fixits", "carry out the fix-its", where="cc1"),
    Row("--fix-what-you-can", "flag", "fix_what_you_can", "rewrite even when errors are left", where="driver"),
    Row("-fix-what-you-can", "flag", "fix_what_you_can", "rewrite even when errors are left", where="cc1"),
    Row("--dry-run", "flag", "dry_run", "--apply-fixits: show a diff, rewrite nothing", where="driver"),
    Row("-gen-reproducer=", "joined", "reproducer", "a file that reproduces an internal error (default: crash)",
        choices=("off", "crash")),
    Row("-gen-reproducer", "flag", "reproducer", "a file that reproduces an internal error (default)", value="crash"),
    Row("-fno-crash-diagnostics", "flag", "reproducer", "no file that reproduces an internal error", value="off"),
    Row("-fcrash-diagnostics-dir=", "joined", "crash_folder", "where that file goes (default: the temporary folder)"),
    # accepted, because build scripts give them; they change nothing here
    Row("-nologo", "flag", "", "nothing to leave out", where="driver"),
    *(Row(f"-O{level}", "flag", "", "there is no optimiser") for level in "0123"),
    Row("-Od", "flag", "", "there is no optimiser", where="driver"),
    Row("-Zi", "flag", "", "no debug information is written", where="driver"),
    Row("-Zs", "flag", "", "no debug information is written", where="driver"),
    Row("-Qembed_debug", "flag", "", "no debug information is written", where="driver"),
    Row("-Qstrip_debug", "flag", "", "no debug information is written", where="driver"),
    Row("-x", "separate", "", "the language is always HLSL"),
    Row("-disable-llvm-passes", "flag", "", "there are no passes", where="cc1"),
    Row("-finclude-default-header", "flag", "", "intrinsics are built in", where="cc1"),
    Row("-nobuiltininc", "flag", "", "intrinsics are built in", where="cc1"),
    Row("-internal-isystem", "separate", "", "intrinsics are built in", where="cc1"),
)
