// RUN: hlslfe check %s -T lib_6_6 -verify
// The value of a global constant is not what a shader reads: the application fills $Globals.
float gain = 2; // expected-warning {{'gain' is read from a constant buffer; this value is ignored}}
float list[2] = {1, 2}; // expected-warning {{[warn_hlsl_ignored_initializer]}}
namespace N { float4 tint = 1; } // expected-warning {{[warn_hlsl_ignored_initializer]}}
extern float more = 3; // expected-warning {{[warn_extern_init]}} expected-warning {{[warn_hlsl_ignored_initializer]}}
cbuffer C { float inside = 4; } // expected-warning {{[warn_hlsl_ignored_initializer]}}
const float folded = 5;
const int size = 2;
float sized[size];
float wrong = float3(1, 2, 3) + float4x4(1); // expected-error {{[err_typecheck_invalid_operands]}}
int unsized[gain]; // expected-error {{[err_array_size_non_int]}}
static constexpr float copy = gain; // expected-error {{[err_constexpr_var_requires_const_init]}}
static_assert(size == 2, "folded");
static_assert(gain == 2, "not folded"); // expected-error {{[err_static_assert_expression_is_not_constant]}}
