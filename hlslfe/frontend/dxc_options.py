"""dxc's options that are not in option_table.py: what they mean here, that they change nothing, or that they cannot be.

Mirrors DirectXShaderCompiler's include/dxc/Support/HLSLOptions.td, whose facts these are; Clang has a part of them
(clang/include/clang/Options/Options.td: DXCFlag, DXCJoinedOrSeparate).
Differs: this table is read only when a word is not in option_table.py; an option that would change the output and is
not there yet is an error.
"""

from __future__ import annotations

from hlslfe.frontend.option_table import OptionRow as Row

IGNORED = ""  # fields of rows that set nothing
NO_EFFECT = "~"  # the same, with a warning: the user waits for something that does not come
REFUSED = "!"

_NO_OPTIMISER = "there is no optimiser"
_NO_DEBUG = "no debug information is written"
_NO_CONTAINER = "no container is written"
_LISTING = "how a listing of DXIL looks; the text of LLVM IR has one form"


def _rows(spellings: str, form: str, field: str, help: str) -> tuple[Row, ...]:
    return tuple(Row(spelling, form, field, help, where="driver") for spelling in spellings.split())


DXC_ROWS: tuple[Row, ...] = (
    # dxc's meaning
    Row("-Fc", "either", "listing", "also write the text of the module to this file", where="driver"),
    Row("-Fe", "either", "error_file", "write diagnostics to this file, not to standard error", where="driver"),
    Row("-Fi", "either", "output", "the output file of -P", where="driver"),
    Row("-Gis", "flag", "ieee_strict", "IEEE strictness: no fast-math flags", where="driver"),
    Row("-Vi", "flag", "show_includes", "as -H", where="driver"),
    Row("-no-warnings", "flag", "no_warnings", "as -w", where="driver"),
    Row("-Qunused-arguments", "flag", "+warnings", "no warnings about options without effect",
        value="no-unused-command-line-argument", where="driver"),
    *(Row(spelling, "flag", "all_resources_bound", "every descriptor is bound: a flag of the module", where="driver")
      for spelling in ("-all-resources-bound", "-all_resources_bound", "-hlsl-all-resources-bound")),
    *(Row(spelling, "flag", "res_may_alias", "resources may alias: a flag of the module", where="driver")
      for spelling in ("-res-may-alias", "-res_may_alias")),
    Row("-validator-version", "separate", "validator_version", "the validator's version in the module: 1.8",
        where="driver"),
    Row("-flegacy-macro-expansion", "flag", "legacy_macros", "operands of ## are expanded first", where="driver"),
    Row("-ignore-line-directives", "flag", "ignore_lines", "#line changes nothing", where="driver"),
    # they change nothing here
    *_rows("-Qstrip_reflect -Qstrip_priv -Qstrip_rootsignature -Qstrip-rootsignature -Qstrip_reflect_from_dxil "
           "-Qkeep_reflect_in_dxil -Qpdb_in_private -Qsource_in_debug_module -Zsb -Zss -Vd", "flag", IGNORED,
           _NO_CONTAINER),
    *_rows("-Vn -select-validator", "either", IGNORED, _NO_CONTAINER),
    *_rows("-Cc -Ni -No -Lx", "flag", IGNORED, _LISTING),
    *_rows("-fnew-inlining-behavior -preserve-intermediate-values", "flag", IGNORED, _NO_OPTIMISER),
    *_rows("-opt-disable -opt-enable -memdep-block-scan-limit", "separate", IGNORED, _NO_OPTIMISER),
    *_rows("-fcgl", "flag", IGNORED, "the IR before optimisation is always what is written"),
    *_rows("-Gfa -Gfp", "flag", IGNORED, "a hint for the optimiser, for all branches"),
    *_rows("-Ges", "flag", IGNORED, "DXC does nothing with it"),
    *_rows("-no-legacy-cbuf-layout -not_use_legacy_cbuf_load", "flag", IGNORED, "DXC ignores it too"),
    *_rows("-enable-payload-qualifiers -disable-payload-qualifiers -ignore-opt-semdefs", "flag", IGNORED,
           "there are no ray tracing shaders and no semantic defines"),
    *_rows("-ftime-report -ftime-trace", "flag", NO_EFFECT, "there is no report of times"),
    *_rows("-ftime-trace=", "joined", NO_EFFECT, "there is no report of times"),
    *_rows("-Fd", "either", NO_EFFECT, _NO_DEBUG),
    # not yet, or never
    *_rows("-Fh -Fre -Frs -Fsh", "either", REFUSED, "parts of a container are not written yet"),
    *_rows("-setrootsignature -verifyrootsignature -setprivate -getprivate", "either", REFUSED,
           "containers are not written yet"),
    *_rows("-dumpbin -extractrootsignature -recompile", "flag", REFUSED, "containers are not read"),
    *_rows("-rootsig-define", "either", REFUSED, "a root signature stands at its entry point"),
    *_rows("-exports -default-linkage -precise-output", "separate", REFUSED, "not supported yet"),
    *_rows("-export-shaders-only -flegacy-resource-reservation -Odump -print-after-all -print-before-all -link", "flag",
           REFUSED, "not supported yet"),
    *_rows("-opt-select -external -external-fn", "separate", REFUSED, "there are no passes and no other libraries"),
    *_rows("-Gec", "flag", REFUSED, "there is no DirectX 9 mode (DXC has it for -HV 2016 only)"),
    *_rows("-Gpp -Gdp -Gch -Op", "flag", REFUSED, "an option of fxc that DXC does not have either"),
    *_rows("-fvk- -fspv- -vkbr -Oconfig=", "joined", REFUSED, "the SPIR-V flavour is not supported yet"),
    *_rows("-metal", "flag", REFUSED, "Metal libraries are not supported"),
)
# The values that are accepted of options that take a few; the others would change the output.
ALLOWED_VALUES: dict[str, tuple[str, str]] = {"-denorm": ("any", "preserve, ftz"), "-encoding": ("utf8", "utf16, wide")}
DXC_ROWS += tuple(
    Row(spelling, "either", IGNORED, f"{allowed} is what there is; {refused} are not supported yet", choices=(allowed,),
        where="driver")
    for spelling, (allowed, refused) in ALLOWED_VALUES.items())
CONTAINER_SUFFIXES = (".cso", ".dxil", ".dxbc", ".dxo", ".spv", ".bin", ".pdb")


def refusal(row: Row, word: str) -> str:
    """Why an option of kind REFUSED is an error."""
    return f"'{word}' cannot be carried out: {row.help}"
