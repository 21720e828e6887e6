// RUN: hlslfe check %s -T lib_6_6 -verify
// Nothing is converted for a builtin function that is called by its own name.
float3 count(float3 a) { return __builtin_elementwise_sin(a, a); } // expected-error {{[err_typecheck_call_too_many_args]}}
float3 missing(float3 a) { return __builtin_elementwise_pow(a); } // expected-error {{[err_typecheck_call_too_few_args]}}
float3 integer(int3 a) { return __builtin_elementwise_sin(a); } // expected-error {{[err_builtin_invalid_arg_type]}}
float3 mixed(float3 a, float2 b) { return __builtin_elementwise_max(a, b); } // expected-error {{[err_typecheck_call_different_arg_types]}}
float3 kinds(float3 a, int3 b) { return __builtin_elementwise_max(a, b); } // expected-error {{[err_typecheck_call_different_arg_types]}}
float3 unknown(float3 a) { return __builtin_elementwise_nothing(a); } // expected-error {{[err_undeclared_var_use_suggest]}}
