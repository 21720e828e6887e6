"""Malformed units and what is reported for them: source lines, then a line `> line:column id` for each diagnostic.

AS_CLANG: in the very places where Clang 22 reports its errors and notes (test_recovery.py asks it).
OTHER_THAN_CLANG: where Clang reports more errors for the same mistake, or something semantic first.
"""

from __future__ import annotations

AS_CLANG = r"""
float f(float x) { if (x > 0) { return 1; }
float4 g(float2 p : P) : SV_Target { return p.x; }
> 2:36 err_function_definition_not_allowed
> 2:51 err_expected
> 1:18 note_matching

void f() { int a = 1 int b; }
> 1:21 err_expected_semi_declaration

void f() { int a; a = 1 }
> 1:24 err_expected_semi_after_expr

void f() { int a; a = 1 a = 2; }
> 1:24 err_expected_semi_after_expr

float f() { return 1 }
> 1:21 err_expected_semi_after_stmt

void f() { namespace N { int x; } int y; }
> 1:24 err_namespace_nonnamespace_scope

void f() { namespace { int x; } }
> 1:22 err_namespace_nonnamespace_scope

float x = 1
float y;
> 1:12 err_invalid_token_after_toplevel_declarator

float x = ;
> 1:11 err_expected_expression

struct S { float a float b; };
> 1:19 err_expected_semi_decl_list

struct S { float a; } float f() { return 1; }
> 1:22 err_expected_after

void f() { if 1) { } }
> 1:15 err_expected_lparen_after

void f(float a b) {}
> 1:16 err_expected
> 1:7 note_matching

void f() { int a = (1 + 2; }
> 1:26 err_expected
> 1:20 note_matching

void f() { int a[2; }
> 1:19 err_expected
> 1:17 note_matching

void f() { switch (1) { case 1 break; } }
> 1:31 err_expected_after

void f() { for (int i = 0 i < 3; i++) {} }
> 1:27 err_expected_semi_for

void f() { for (int i = 0; i < 3 i++) {} }
> 1:34 err_expected_semi_for

void f() { do { } (1); }
> 1:19 err_expected_while
> 1:12 note_matching

void f() { int 3; }
> 1:16 err_expected_unqualified_id

float 3;
> 1:7 err_expected_unqualified_id

foo = 3;
> 1:1 err_missing_type_specifier

foo(3);
> 1:1 err_missing_type_specifier

foo;
> 1:1 err_missing_type_specifier

foo float x;
> 1:1 err_missing_type_specifier

}
float x;
> 1:1 err_extraneous_closing_brace

void f() { if (1) }
> 1:19 err_expected_statement

void f() { if (1) {
> 1:20 err_expected
> 1:19 note_matching
> 1:20 err_expected
> 1:10 note_matching

void f() { {
> 1:13 err_expected
> 1:12 note_matching
> 1:13 err_expected
> 1:10 note_matching

void f() { ) ; int a; }
> 1:12 err_expected_expression

void f() { else int a; }
> 1:12 err_expected_expression

float4 main(float a : A : B) { return a; }
> 1:25 err_expected
> 1:12 note_matching

float4 main(float a : 3) { return a; }
> 1:23 err_expected_semantic_identifier
> 1:23 err_expected
> 1:12 note_matching

float4 main(float a = 1 : A) { return a; }
> 1:25 err_expected
> 1:12 note_matching

float4 main(float a) : { return a; }
> 1:24 err_expected_semantic_identifier

struct S { float a : ; float b; };
> 1:22 err_expected_expression

enum E { A B };
> 1:11 err_enumerator_list_missing_comma

enum E { A, 3 };
> 1:13 err_expected

void f() { int x = f(1, ); }
> 1:25 err_expected_expression

void f() { int x = 1 + ; int y = * ; }
> 1:24 err_expected_expression
> 1:36 err_expected_expression

void f() { int x = 1 + / 2; }
> 1:24 err_expected_expression

void f() { int x; x.; x = 3; }
> 1:21 err_expected_unqualified_id

using x = ;
> 1:11 err_expected_type

typedef float 3;
> 1:15 err_expected_unqualified_id

template<typename T> T f(T x) { return x; } void g() { f<float(1); }
> 1:66 err_expected
> 1:57 note_matching

vector<float, 4 x;
> 1:16 err_expected
> 1:7 note_matching

struct S : { float x; };
> 1:12 err_expected_class_name

struct S : 3 { float x; };
> 1:12 err_expected_class_name

static_assert(1, "a")
float x;
> 1:22 err_expected_semi_after_static_assert

void f() { int a = 1); }
> 1:21 err_extraneous_token_before_semi

void f() { int a = 1]; }
> 1:21 err_extraneous_token_before_semi

void f() { int a = {1 2}; }
> 1:23 err_expected
> 1:20 note_matching

[numthreads(1,1,1] void f() {}
> 1:18 err_expected

@ float x;
> 1:1 err_expected_unqualified_id

void f() { while () {} }
> 1:19 err_expected_expression

void f() { while (1) }
> 1:22 err_expected_statement

void f() { int a, ; }
> 1:19 err_expected_unqualified_id

void f() { int a b c; }
> 1:17 err_expected_semi_declaration

float f(float a,) { return 1; }
> 1:17 err_missing_param

float f) { return 1; }
> 1:8 err_invalid_token_after_toplevel_declarator

void f() { int a: }
> 1:19 err_expected_semantic_identifier
> 1:18 err_expected_semi_declaration

void f() { int a = 1: int b; }
> 1:21 err_expected_semi_declaration

if (1) { }
float x;
> 1:1 err_expected_unqualified_id

return 1;
> 1:1 err_expected_unqualified_id

float x = (1;
float y;
> 1:13 err_expected
> 1:11 note_matching

float4 f() : SV_Target return 1;
> 1:24 err_expected_fn_body

export float
> 1:13 err_expected_unqualified_id

struct S { float 3; };
> 1:18 err_expected_member_name_or_semi

struct S { foo; };
> 1:12 err_missing_type_specifier

struct S { ); float x; };
> 1:12 err_expected_member_name_or_semi

struct S { float a, ; };
> 1:21 err_expected_member_name_or_semi

enum 3 x;
> 1:6 err_expected

namespace N float x;
> 1:13 err_expected

using 3;
> 1:7 err_expected_unqualified_id

using namespace 3;
> 1:17 err_expected_namespace_name

void f() { goto 3; }
> 1:17 err_expected

cbuffer C float x;
> 1:11 err_expected

cbuffer C : { float x; };
> 1:13 err_expected_semantic_identifier

float x : register(t0;
> 1:22 err_expected

const foo = 3;
> 1:7 err_missing_type_specifier

float f(float a, float 3) { return 1; }
> 1:24 err_expected
> 1:8 note_matching

typedef 3;
> 1:9 err_expected_unqualified_id

static_assert(1, 2);
> 1:18 err_expected_unqualified_id

static_assert 1;
> 1:15 err_expected_lparen_after

void f() { float a = float(; }
> 1:28 err_expected_expression

void f() { int a; f(; }
> 1:21 err_expected_expression

void f() { int a; f(a b); a = 1 }
> 1:23 err_expected
> 1:20 note_matching
> 1:32 err_expected_semi_after_expr

template<typename T, 3> struct S {};
> 1:22 err_expected_template_parameter

void f() { switch 1 { } }
> 1:19 err_expected_lparen_after

void f() { do { } while 1; }
> 1:25 err_expected_lparen_after

void f() { do { } while (1) }
> 1:28 err_expected_semi_after_stmt

void f() { return return; }
> 1:19 err_expected_expression

void f() { int x = sizeof(; }
> 1:27 err_expected_expression

void f() { int x = (float) ; }
> 1:28 err_expected_expression

struct A {}; struct S : A;
> 1:26 err_expected_lbrace_after_base_specifiers

[[vk::]] float x;
> 1:7 err_expected

[[vk::binding(1]] float x;
> 1:16 err_expected

void f() { [unroll] }
> 1:21 err_expected_statement

float a[2;
> 1:10 err_expected
> 1:8 note_matching

float a[2] = {1, 2;
> 1:19 err_expected
> 1:14 note_matching

float a(1;
> 1:10 err_expected
> 1:8 note_matching

float f(float a) { return 1;
> 1:29 err_expected
> 1:18 note_matching

enum class E : { A };
> 1:16 err_expected_type

float operator@(float a);
> 1:15 err_expected_type

void f() { int a; a.3; }
> 1:20 err_expected_semi_after_expr

void f() { int a; a[] = 1; }
> 1:21 err_expected_expression

void f() { case ; }
> 1:17 err_expected_expression

float x = 1 +
float y;
> 2:7 err_expected_lparen_after_type

float f() return 1;
> 1:11 err_expected_fn_body

struct S { void f() return 1; float x; };
> 1:20 err_expected_semi_decl_list

void f() }
> 1:10 err_expected_fn_body

void f() { } }
float y = ;
> 1:14 err_extraneous_closing_brace
> 2:11 err_expected_expression

static_cast<float>(1);
> 1:1 err_expected_unqualified_id

void f() { static_cast<>(1); }
> 1:24 err_expected_type

void f() { static_cast float(1); }
> 1:23 err_expected_less_after

extern "C" float x
> 1:19 err_invalid_token_after_toplevel_declarator

template<typename T> 3;
> 1:22 err_expected_unqualified_id

void f() { f(1;2); int x = ; }
> 1:15 err_expected
> 1:13 note_matching
> 1:17 err_extraneous_token_before_semi
> 1:28 err_expected_expression

void f() { if (1) else ; }
> 1:19 err_expected_expression

void f() { for (int i = 0; i < 3) ; }
> 1:33 err_expected_semi_for

void f() { for int i = 0; ; }
> 1:16 err_expected_lparen_after

export 3;
> 1:8 err_expected_unqualified_id

void f() { struct { int a } s; }
> 1:26 err_expected_semi_decl_list

public: float x;
> 1:1 err_expected_unqualified_id

class C { public float x; };
> 1:17 err_expected

void f() { int a = {1, , 2}; }
> 1:24 err_expected_expression

void f() { int a = {,}; }
> 1:21 err_expected_expression

float4 x : 3;
> 1:12 err_expected_semantic_identifier
> 1:11 err_invalid_token_after_toplevel_declarator

float4 x : ;
> 1:12 err_expected_semantic_identifier

void f() { ::3; }
> 1:14 err_expected_unqualified_id

else { }
> 1:1 err_expected_unqualified_id

float a = 1.0
float b = @;
float c = 2.0;
float d = (1 + ;
float e = 3.0;
> 1:14 err_invalid_token_after_toplevel_declarator
> 2:11 err_expected_expression
> 4:16 err_expected_expression

enum E { A = , B };
> 1:14 err_expected_expression

enum E { A, B, };
void f() { switch (1) { case : ; default ; } }
> 2:30 err_expected_expression
> 2:42 err_expected_after

struct S { int a;; int b, ; int c; };
> 1:27 err_expected_member_name_or_semi

cbuffer C { float a; float b }
float x;
> 1:29 err_invalid_token_after_toplevel_declarator

void f() { while (1) { int x = 1; } int y = 2 int z; }
> 1:46 err_expected_semi_declaration

namespace N { float a; } }
> 1:26 err_extraneous_closing_brace

void f() { float x = 1.0 * (2.0 + 3.0; float y; }
> 1:38 err_expected
> 1:28 note_matching

void f() { return }
> 1:19 err_expected_expression

using namespace hlsl
float x;
> 1:21 err_expected_semi_after_namespace_name

int a = sizeof;
> 1:15 err_expected_expression

int a = -;
> 1:10 err_expected_expression

float f(float a = ) { return 1; }
> 1:19 err_expected_expression

float f(float a : A = ) { return 1; }
> 1:23 err_expected_expression

void f() { int a; a = = 1; }
> 1:23 err_expected_expression

void f() { int a; a.; a = 1; }
> 1:21 err_expected_unqualified_id

int f(int a, int) { return a }
int g() { return 1; }
> 1:29 err_expected_semi_after_stmt

struct A { int a }; struct B { int b; };
> 1:17 err_expected_semi_decl_list

struct A { int a; } int b;
> 1:20 err_expected_after

class A { int a; }
class B { int b; };
> 1:19 err_expected_after

void f() { {} } }
int x = ;
> 1:17 err_extraneous_closing_brace
> 2:9 err_expected_expression

void f() { int a = (1, 2; }
> 1:25 err_expected
> 1:20 note_matching

int a[] = { 1, 2
int b;
> 2:1 err_expected
> 1:11 note_matching

void f() { do int a; while (1) }
> 1:31 err_expected_semi_after_stmt

int x; y;
> 1:8 err_missing_type_specifier

float f() { return 1; } 3
> 1:25 err_expected_unqualified_id

float x : Nope Nope2;
> 1:15 err_invalid_token_after_toplevel_declarator

struct S { int a; public int b; };
> 1:25 err_expected

struct S { int a : ; int b; };
> 1:20 err_expected_expression

float4 main() : { return 0; }
> 1:17 err_expected_semantic_identifier

void f() { int x = 1 }
> 1:21 err_expected_semi_declaration

typedef int
struct S { int a; };
> 2:1 err_expected_unqualified_id

void f(int a[3) { }
> 1:15 err_expected
> 1:13 note_matching

void f() { { int a = 1; }
> 1:26 err_expected
> 1:10 note_matching

template<int N, > struct S { };
> 1:17 err_expected_template_parameter

struct A : public { int a; };
> 1:19 err_expected_class_name

enum E { A = 1 B };
> 1:15 err_enumerator_list_missing_comma

void f() { goto; }
> 1:16 err_expected

void f() { int a[ = 1; }
> 1:19 err_expected_expression

int operator;
> 1:13 err_expected_type

void f() { switch (1) { case 1; break; } }
> 1:31 err_expected_after

struct S { int a, 3; };
> 1:19 err_expected_member_name_or_semi
"""

OTHER_THAN_CLANG = r"""
inline namespace a::b { }
> 1:8 err_inline_nested_namespace_definition

void f() { if (1 { } }
> 1:18 err_expected
> 1:15 note_matching

void f() { int a = 1 ? 2; }
> 1:25 err_expected
> 1:22 note_matching

static_assert(1 "a");
> 1:17 err_expected
> 1:14 note_matching

void f() { int a = {1, 2; }
> 1:25 err_expected
> 1:20 note_matching

[numthreads(1,1,1) void f() {}
> 1:20 err_expected
> 1:1 note_matching

void f() { [unroll for (;;) {} }
> 1:20 err_expected
> 1:12 note_matching

float f(float) { return 1; } float g(, float) { return 1; }
> 1:38 err_expected_expression

float f(float a { return 1; }
> 1:17 err_expected
> 1:8 note_matching

void f() { int a = 1, float b; }
> 1:23 err_expected_unqualified_id

template<typename T struct S {};
> 1:20 err_expected_comma_greater

struct ;
> 1:8 err_expected_either

namespace 3 { }
> 1:11 err_expected_either

float x : register t0;
> 1:20 err_expected_lparen_after

void f() { int x; x = 3 4 5; }
> 1:24 err_expected_semi_after_expr

float f(float a, 3) { return 1; }
> 1:18 err_missing_param

void f() { for (;; { } }
> 1:20 err_expected_expression

void f() { int x = (float; }
> 1:26 err_expected
> 1:20 note_matching

struct S : B
float y;
> 2:1 err_expected_lbrace_after_base_specifiers

[3] void f() {}
> 1:2 err_expected

struct S { float a;
> 1:20 err_expected
> 1:10 note_matching

void f() { for (int i) ; }
> 1:22 err_expected_semi_for

void f() { int a; a[; }
> 1:21 err_expected_expression

void f() { if }
> 1:15 err_expected_lparen_after

using A = float
float x;
> 2:6 err_expected_after

void f() { break }
> 1:17 err_expected_semi_after_stmt

void f() { discard }
> 1:19 err_expected_semi_after_stmt

enum E { A, B
> 1:14 err_expected
> 1:8 note_matching

void f() { if (int a) ; }
> 1:20 err_expected_init_in_condition

cbuffer { float x; };
> 1:9 err_expected

cbuffer C : register(b0 { float x; };
> 1:24 err_expected

float f(a(1, 2), float b) { return b; }
> 1:9 err_missing_type_specifier

float f(int a int b) { return 1; }
> 1:14 err_expected

float f(int a; int b) { return 1; }
> 1:14 err_expected

void f(int a; int b) { }
> 1:13 err_expected

float f(float a
        float b) { return a; }
> 1:16 err_expected

struct S { float a; }
static const float x = 1;
> 1:22 err_expected_after

enum E { A }
float4 f() { return 1; }
> 1:13 err_expected_after

struct S { float a; }
[numthreads(1, 1, 1)] void f() { }
> 1:22 err_expected_after

struct S { float a; }
Texture2D<float4> t;
> 1:22 err_expected_after

struct S { float a; }
nointerpolation float x;
> 1:22 err_expected_after

struct S { float a; }
s[2];

struct S { float a; }
static s = { 1 };

typedef struct { float a; }
S;

int f(int a = 1 int b);
> 1:16 err_expected
"""
