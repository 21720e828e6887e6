// RUN: hlslfe check %s -T lib_6_6 -verify
// The thread counts of compute shaders: three constants within bounds, and only there.
[shader("compute")] [numthreads(8, 8, 4)] void fine() {}
[numthreads(1, 1, 1)] [shader("compute")] void other_order() {}
[shader("compute")] void none() {} // expected-error {{[err_hlsl_missing_numthreads]}}
[shader("compute")] [numthreads(1025, 1, 1)] void x() {} // expected-error {{[err_hlsl_numthreads_argument_oor]}} expected-error {{[err_hlsl_missing_numthreads]}}
[shader("compute")] [numthreads(1, 1, -1)] void z() {} // expected-error {{[err_hlsl_numthreads_argument_oor]}} expected-error {{[err_hlsl_missing_numthreads]}}
[shader("compute")] [numthreads(1024, 2, 1)] void product() {} // expected-error {{[err_hlsl_numthreads_invalid]}} expected-error {{[err_hlsl_missing_numthreads]}}
[shader("compute")] [numthreads(4)] void one() {} // expected-error {{[err_attribute_wrong_number_arguments]}} expected-error {{[err_hlsl_missing_numthreads]}}
static int n = 4;
[shader("compute")] [numthreads(n, 1, 1)] void variable() {} // expected-error {{}} expected-error {{[err_hlsl_missing_numthreads]}}
static const int K = 8;
[shader("compute")] [numthreads(K * 2, 1 + 1, 1)] void constants() {}
[shader("vertex")] [numthreads(1, 1, 1)] float4 vertex() : SV_Position { return 0; } // expected-error {{[err_hlsl_attr_unsupported_in_stage]}}
[shader("compute")] [numthreads(2, 1, 1)] [numthreads(1, 1, 1)] void twice() {} // expected-error {{[err_hlsl_attribute_param_mismatch]}} expected-note {{[note_conflicting_attribute]}}
[numthreads(1, 1, 1)] static float variable_with; // expected-warning {{[warn_attribute_wrong_decl_type_str]}}
[numthreads(1, 1, 1)] void no_entry() {}
