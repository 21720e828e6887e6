"""Macro definition and expansion; expected texts were compared with `clang -E`."""

from __future__ import annotations

import pytest
from lex_support import Run

from hlslfe.lex.tokens import FROM_MACRO, LEADING_SPACE

STANDARD = """\
#define x 3
#define f(a) f(x * (a))
#undef x
#define x 2
#define g f
#define z z[0]
#define h g(~
#define m(a) a(w)
#define w 0,1
#define t(a) a
#define p() int
#define q(x) x
#define r(x,y) x ## y
#define str(x) # x
"""
FORMAT = """\
#define str(s) # s
#define xstr(s) str(s)
#define debug(s, t) printf("x" # s "= %d, x" # t "= %s", \\
 x ## s, x ## t)
#define INCFILE(n) vers ## n
#define glue(a, b) a ## b
#define xglue(a, b) glue(a, b)
#define HIGHLOW "hello"
#define LOW LOW ", world"
"""


@pytest.mark.parametrize(("text", "expanded"), [
    # C11 6.10.3.5, examples 3, 4, 5 and 7
    (STANDARD + "f(y+1) + f(f(z)) % t(t(g)(0) + t)(1);",
     "f ( 2 * ( y + 1 ) ) + f ( 2 * ( f ( 2 * ( z [ 0 ] ) ) ) ) % f ( 2 * ( 0 ) ) + t ( 1 ) ;"),
    (STANDARD + "g(x+(3,4)-w) | h 5) & m\n(f)^m(m);",
     "f ( 2 * ( 2 + ( 3 , 4 ) - 0 , 1 ) ) | f ( 2 * ( ~ 5 ) ) & f ( 2 * ( 0 , 1 ) ) ^ m ( 0 , 1 ) ;"),
    (STANDARD + "p() i[q()] = { q(1), r(2,3), r(4,), r(,5), r(,) };", "int i [ ] = { 1 , 23 , 4 , 5 , } ;"),
    (STANDARD + "str(hello), str()", '"hello" , ""'),
    (FORMAT + "debug(1, 2);", 'printf ( "x" "1" "= %d, x" "2" "= %s" , x1 , x2 ) ;'),
    (FORMAT + "str(strncmp(\"abc\\0d\", \"abc\", '\\4') // gone\n == 0) str(: @\\n)",
     '"strncmp(\\"abc\\\\0d\\", \\"abc\\", \'\\\\4\') == 0" ": @\\n"'),
    (FORMAT + "xstr(INCFILE(2).h)", '"vers2.h"'),
    (FORMAT + "glue(HIGH, LOW); xglue(HIGH, LOW)", '"hello" ; "hello" ", world"'),
    ("#define hash_hash # ## #\n#define mkstr(a) # a\n#define in_between(a) mkstr(a)\n"
     "#define join(c, d) in_between(c hash_hash d)\njoin(x, y);", '"x ## y" ;'),
    ("#define t(x,y,z) x ## y ## z\nt(1,2,3), t(,4,5), t(6,,7), t(8,9,), t(10,,), t(,11,), t(,,12), t(,,)",
     "123 , 45 , 67 , 89 , 10 , 11 , 12 ,"),
    # a macro is enabled again when its body was read to the end
    ("#define f(a) a*g\n#define g(a) f(a)\nf(2)(9)", "2 * 9 * g"),
    ("#define NIL(xxx) xxx\n#define G_0(arg) NIL(G_1)(arg)\n#define G_1(arg) NIL(arg)\nG_0(42)", "42"),
    ("#define AA BB\n#define BB AA\n#define t(a) a\nAA BB t(AA)", "AA BB AA"),
    ("#define foo(x) bar x\nfoo(foo) (2)", "bar foo ( 2 )"),
    ("#define a a b\na", "a b"),
    # a function-like name without parentheses is a name
    ("#define t(a) <a>\n#define EMPTY\n#define LP (\nt t EMPTY (1) t LP 2 ) t\n#define u\n(3)",
     "t t ( 1 ) t ( 2 ) t ( 3 )"),
    ("#define EMPTY\n#define CAT(a,b) a##b\n#define XCAT(a,b) CAT(a,b)\nCAT(EMPTY,x) XCAT(EMPTY,x) CAT(,)",
     "EMPTYx x"),
    # variadic
    ("#define v(a, ...) a(__VA_ARGS__)\nv(1) v(1,) v(1,2,3)", "1 ( ) 1 ( ) 1 ( 2 , 3 )"),
    ("#define v(...) [__VA_ARGS__]\nv() v(1) v(1,(2,3))", "[ ] [ 1 ] [ 1 , ( 2 , 3 ) ]"),
    ("#define e(fmt, ...) p(fmt, ## __VA_ARGS__)\ne(1) e(1,) e(1,2, 3)", "p ( 1 ) p ( 1 ) p ( 1 , 2 , 3 )"),
    ("#define e(fmt, args...) p(fmt, ## args) #args\ne(1) e(1,2,3)", 'p ( 1 ) "" p ( 1 , 2 , 3 ) "2,3"'),
    ("#define o(a, ...) a __VA_OPT__(x ## a a) b\no(1) o(1,2) o(1,)", "1 b 1 x1 1 b 1 b"),
    ("#define o(a, ...) a##__VA_OPT__(y)##z\no(1) o(1,2)", "1z 1yz"),
    # keywords are names
    ("#define float double\n#define int(x) x\nfloat int(3) int", "double 3 int"),
    ("#define CAT(a,b) a##b\nCAT(flo,at) CAT(<,<=) CAT(1,.5) CAT(L,\"x\")", 'float <<= 1.5 L"x"'),
    # arguments over lines, with directives among them
    ("#define t(a) a\nt(1\n#define X 2\nX\n#undef X\nX\n#if 0\nno\n#else\nyes\n#endif\n)", "1 X X yes"),
    ("#define str(x) #x\nstr( a  /* c */ b\n c ) str(\"\\n\" 'a') str(a+ b)", '"a b c" "\\"\\\\n\\" \'a\'" "a+ b"'),
])
def test_expansion(text: str, expanded: str) -> None:
    run = Run(text)
    assert run.text == expanded
    assert run.problems == []


def test_flags_of_expanded_tokens() -> None:
    run = Run("#define A x+y\n#define B\n+A +B A\n")
    assert [(token.value, token.flags & (FROM_MACRO | LEADING_SPACE)) for token in run.tokens] == [
        ("+", 0), ("x", 8), ("+", 8), ("y", 8), ("+", 2), ("x", 10), ("+", 8), ("y", 8),
    ]


def test_pasted_keyword_has_the_type_of_a_keyword() -> None:
    assert [token.type for token in Run("#define C(a,b) a##b\nC(flo,at) C(i,f)").tokens] == ["KW_FLOAT", "KW_IF"]


def test_hash_hash_from_an_argument_does_not_paste() -> None:
    run = Run("#define C(a,b) a b x##a\nC(##,1)")
    assert run.text == "## 1 x ##"
    assert run.problems == ["2:1 err_pp_bad_paste"]


def test_locations_of_a_body_token() -> None:
    run = Run("#define A(p) (p + v)\nfloat f = A(z);\n")
    sources = run.sources
    places = {token.value: token.lexpos for token in run.tokens}
    assert str(sources.presumed(sources.spelling_loc(places["v"]))) == "a.hlsl:1:19"
    assert str(sources.presumed(places["v"])) == "a.hlsl:2:11"
    assert str(sources.presumed(sources.spelling_loc(places["z"]))) == "a.hlsl:2:13"
    entry = sources.entry(places["z"])
    assert entry.is_argument and entry.macro == "A"  # type: ignore[union-attr]
    assert str(sources.presumed(sources.spelling_loc(entry.begin))) == "a.hlsl:1:15"  # type: ignore[union-attr]


def test_locations_of_a_pasted_token() -> None:
    run = Run("#define C(a, b) a##b\n  C(x, y)\n")
    token = run.tokens[0]
    file = run.sources.entry(run.sources.spelling_loc(token.lexpos))
    assert file.kind == "scratch"  # type: ignore[union-attr]
    offset = run.sources.spelling_loc(token.lexpos) - file.start
    assert file.text[offset:offset + 2] == "xy"  # type: ignore[union-attr]
    assert run.place(token.lexpos) == "2:3"


def test_many_scratch_tokens() -> None:
    run = Run("#define C(a) x##a\n" + " ".join(f"C({i})" for i in range(3000)))
    assert run.values == [f"x{i}" for i in range(3000)]
    for token in run.tokens[::100]:
        spelled = run.sources.spelling_loc(token.lexpos)
        file = run.sources.file_of(spelled)
        assert file.text[spelled - file.start:].startswith(token.value + "\n")


@pytest.mark.parametrize(("text", "problems"), [
    ("#define", ["1:8 err_pp_missing_macro_name"]),
    ("#define 3", ["1:9 err_pp_macro_not_identifier"]),
    ("#define defined 1", ["1:9 err_defined_macro_name"]),
    ("#define A(x y) 1", ["1:13 err_pp_expected_comma_in_arg_list"]),
    ("#define A(x,x) 1", ["1:13 err_pp_duplicate_name_in_arg_list"]),
    ("#define A(x", ["1:12 err_pp_missing_rparen_in_macro_def"]),
    ("#define A(x,", ["1:13 err_pp_missing_rparen_in_macro_def"]),
    ("#define A(..., x)", ["1:14 err_pp_missing_rparen_in_macro_def"]),
    ("#define A(1) 1", ["1:11 err_pp_invalid_tok_in_arg_list"]),
    ("#define A(__VA_ARGS__) 1", ["1:11 ext_pp_bad_vaargs_use"]),
    ("#define A(x) #y", ["1:14 err_pp_stringize_not_parameter"]),
    ("#define A ## a", ["1:11 err_paste_at_start"]),
    ("#define A a ##", ["1:13 err_paste_at_end"]),
    ("#define A __VA_ARGS__", ["1:11 ext_pp_bad_vaargs_use"]),
    ("#define A(...) __VA_OPT__", ["1:16 err_pp_vaopt_parens"]),
    ("#define A(...) __VA_OPT__(x", ["1:16 err_pp_vaopt_parens"]),
    ("#define A(...) __VA_OPT__(__VA_OPT__())", ["1:27 err_pp_vaopt_nested_use"]),
    ('#define A"x"', ["1:10 ext_c99_whitespace_required_after_macro_name"]),
    ("#define A don't", ["1:14 ext_unterminated_char_or_string"]),
    ("#define A 1\n#define A 2", ["2:9 ext_pp_macro_redef", "+1:9 note_previous_definition"]),
    ("#define A 1\n#define A  /**/ 1\n#define A 1 // x", []),
    ("#define A(x) x\n#define A(y) y", ["2:9 ext_pp_macro_redef", "+1:9 note_previous_definition"]),
    ("#define A(x) x+x\n#define A(x) x + x", ["2:9 ext_pp_macro_redef", "+1:9 note_previous_definition"]),
    ("#define __LINE__ 3", ["1:9 ext_pp_redef_builtin_macro"]),
    ("#undef __FILE__", ["1:8 ext_pp_undef_builtin_macro"]),
    ("#undef", ["1:7 err_pp_missing_macro_name"]),
    ("#undef A B", ["1:10 ext_pp_extra_tokens_at_eol"]),
    ("#define P(a,b) a##b\nP(+,/)", ["2:1 err_pp_bad_paste"]),
    ("#define S(x) #x\nS(\\)", ["2:3 pp_invalid_string_literal"]),
    ("#define P(a,b) a\nP(1)", ["2:4 err_too_few_args_in_macro_invoc", "+1:9 note_macro_here"]),
    ("#define P(a,b) a\n P(1,2, 3)", ["2:9 err_too_many_args_in_macro_invoc", "+1:9 note_macro_here"]),
    ("#define P() a\n P(1)", ["2:4 err_too_many_args_in_macro_invoc", "+1:9 note_macro_here"]),
    ("#define P(a) a\nx P(1\n#if 1", ["2:3 err_unterm_macro_invoc", "+1:9 note_macro_here"]),
    ("#define P(a) a\nP(\n#include \"b.h\"\n)", ["3:1 err_embedded_directive"]),
    ("#define P(a) a\nP(\n#pragma once\n)", ["3:1 err_embedded_directive"]),
])
def test_problems(text: str, problems: list[str]) -> None:
    run = Run(text)
    assert run.problems == problems


def test_a_call_with_wrong_arguments_leaves_the_name() -> None:
    assert Run("#define P(a,b) a\nx = P(1) + y;").text == "x = P + y ;"


def test_unterminated_call_stops_with_one_error() -> None:
    run = Run("#define P(a) a\n" + "P(1\n" * 50 + "#if 1\n")
    assert run.stopped and run.ids == ["err_unterm_macro_invoc"]


def test_a_call_cannot_end_in_another_file() -> None:
    run = Run('#define P(a) a\n#include "b.h"\n1)', include_handler=lambda *unused: ("b.h", "P("))
    assert run.ids == ["err_unterm_macro_invoc"]


def test_deep_nesting_and_huge_expansions_are_errors() -> None:
    run = Run("#define t(a) a\n" + "t(" * 300 + ")" * 300)
    assert run.stopped and run.ids == ["err_pp_macro_nesting_too_deep"]
    assert Run("#define t(a) a\n" + "t(" * 200 + "7" + ")" * 200).values == ["7"]


def test_a_doubling_chain_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("hlslfe.lex.macros.MAX_EXPANDED_TOKENS", 10_000)
    text = "".join(f"#define a{i} a{i + 1} a{i + 1}\n" for i in range(40)) + "a0"
    run = Run(text)
    assert run.stopped and run.ids == ["err_pp_expansion_too_large"]


@pytest.mark.parametrize(("macro", "operand"), [
    ("#define twice(x) x##x\n#define again(x) twice(x)", "a"),
    ("#define twice(x) #x #x\n#define again(x) twice(x)", "a"),
])
def test_doubling_spellings_end(monkeypatch: pytest.MonkeyPatch, macro: str, operand: str) -> None:
    monkeypatch.setattr("hlslfe.lex.macros.MAX_EXPANDED_CHARACTERS", 10_000)
    run = Run(f"{macro}\n" + "again(" * 40 + operand + ")" * 40)
    assert run.stopped and run.ids == ["err_pp_spelling_too_large"]


def test_one_substitution_cannot_take_all_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    """A body of a thousand parameters times an argument of a thousand tokens, before anything is rescanned."""
    monkeypatch.setattr("hlslfe.lex.macros.MAX_EXPANDED_TOKENS", 100_000)
    run = Run("#define many(x) " + "x " * 1000 + "\nmany(" + "1 " * 1000 + ")")
    assert run.stopped and run.ids == ["err_pp_expansion_too_large"]


def test_long_arguments_of_nested_calls_count(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("hlslfe.lex.macros.MAX_EXPANDED_TOKENS", 100_000)
    run = Run("#define t(a) a\n" + "t(" * 5_000 + ")" * 5_000)
    assert run.stopped and run.ids == ["err_pp_expansion_too_large"]


def test_long_chains_and_lists() -> None:
    chain = "".join(f"#define a{i} a{i + 1}\n" for i in range(3000)) + "a0"
    assert Run(chain).values == ["a3000"]
    assert len(Run("#define t(...) __VA_ARGS__\nt(" + "1," * 20_000 + "2)").values) == 40_001
    assert len(Run("#define one 1\n" + "one " * 20_000).values) == 20_000


@pytest.mark.parametrize(("text", "expanded"), [
    ("__LINE__\n\n__LINE__", "1 3"),
    ("#define L __LINE__\n#define t(a) a L\nL\nt(__LINE__\n)", "3 4 5"),
    ("__FILE__ __FILE_NAME__ __BASE_FILE__ __INCLUDE_LEVEL__", '"dir/a.hlsl" "a.hlsl" "dir/a.hlsl" 0'),
    ("__COUNTER__ __COUNTER__\n#define t(a) a a\nt(__COUNTER__)", "0 1 2 2"),
    ("#define s(x) #x\n#define xs(x) s(x)\nxs(__LINE__) s(__LINE__)", '"3" "__LINE__"'),
    ("#define cat(a,b) a##b\n#define xcat(a,b) cat(a,b)\nxcat(v,__LINE__)", "v3"),
    ("__DATE__ __TIME__", '"Jan  1 1970" "00:01:40"'),
])
def test_builtin_macros(text: str, expanded: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "100")
    assert Run(text, "dir/a.hlsl").text == expanded


def test_pragma_operator() -> None:
    run = Run('#define MAJOR _Pragma("pack_matrix(row_major)")\nMAJOR float a; _Pragma("nonsense")', everything=True)
    assert [token.type for token in run.tokens[:2]] == ["PRAGMA_PACK_MATRIX", "KW_FLOAT"]
    assert run.tokens[0].value == "row_major"
    assert run.ids == ["warn_pragma_ignored"]
    assert Run("_Pragma(3) x").ids == ["err__Pragma_malformed"]


def test_pragma_debug_crashes_on_demand() -> None:
    with pytest.raises(AssertionError, match="#pragma clang __debug"):
        Run("#pragma clang __debug crash\n")
    assert Run("#if 0\n#pragma clang __debug assert\n#endif\n").ids == []
    assert Run("#pragma clang __debug captured\n", everything=True).ids == ["warn_pragma_ignored"]
