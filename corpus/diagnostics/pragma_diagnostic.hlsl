// RUN: hlslfe check %s -T lib_6_6 -verify
// RUN: hlslfe check %s -T lib_6_6 -w -verify=quiet
// The severity of a warning from one place to another, in the spellings of Clang, dxc and GCC.
// quiet-no-diagnostics
float2 a(float3 v) { return v; } // expected-warning {{[warn_hlsl_impcast_vector_truncation]}}
#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wvector-conversion"
float2 b(float3 v) { return v; }
#pragma dxc diagnostic push
#pragma dxc diagnostic error "-Wvector-conversion"
float2 c(float3 v) { return v; } // expected-error {{[warn_hlsl_impcast_vector_truncation]}}
#pragma dxc diagnostic pop
float2 d(float3 v) { return v; }
#pragma GCC diagnostic pop
float2 e(float3 v) { return v; } // expected-warning {{[warn_hlsl_impcast_vector_truncation]}}
_Pragma("clang diagnostic ignored \"-Weverything\"")
float2 f(float3 v) { v == v; return v; }
