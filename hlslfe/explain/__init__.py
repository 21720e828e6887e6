'''`hlslfe explain ID`: what a diagnostic means, an example that has it and one that does not, and where the rule is.

No Clang counterpart: Clang documents its warning groups only.

The rows are TOML tables in `hlslfe/explain/catalogue/AREA.toml`, where `hlslfe/basic/diag_AREA.py` has the ids
(severity, group and text come from there). One row:

    [err_hlsl_interpolation_conflict]
    means = """
    One to four sentences in our own words: what is wrong, why it is refused, what to do. Blank lines part paragraphs.
    """
    reported_by = "clang/lib/Sema/SemaHLSL.cpp: SemaHLSL::handleInterpolationAttr"
    rule = "proposal 0047, interpolation modes"
    wrong = """
    struct S { nointerpolation centroid float a : A; };
    """
    right = """
    struct S { nointerpolation float a : A; };
    """

means        required
reported_by  required: `FILE: FUNCTION` of Clang (or LLVM, or DXC) that reports it; for what only we report
             "hlslfe: module.function", such as "hlslfe: sema.entry_walk.record_leaf"; a test looks for it
rule         required: the document and section that has the rule; for what no document says, a word why
wrong        an example that reports this id (others may be reported, too); required, but for `same_as`
right        the nearest program without it; no errors at all, warnings allowed; required for errors and warnings, but
             for `same_as`
same_as      an id whose `wrong` and `right` also show this one (mostly for notes)
run          the command for the examples behind `hlslfe`, by default "check %s"; `%s` is the example, `%S` its folder.
             Profiles and options go here: "check %s -T vs_6_6", "check %s -Whlsl-portability", "link %s:a %s:b".
             "api" alone gives the text to hlslfe.compile; with -fdiagnostics-format=clang the text is searched, not ids
right_run    the command for `right`, where that makes the difference
files        a table of other files of the examples: name -> text
bytes        a table: a character of the examples -> the bytes it stands for, in hexadecimal (for what no
             TOML or no editor shows)
see          a list of related ids

Examples are complete files of at most 15 lines, named a.hlsl (or a.ll, where `run` has %S/a.ll), so short that the
mistake is obvious. A first and a last line break of a text are no part of it. `tests/explain` runs every example and
checks every row; DONE there lists the areas in which no id may be missing. `docs/diagnostics.md` is made of the same
rows: python docs/generate_diagnostics.py
'''
