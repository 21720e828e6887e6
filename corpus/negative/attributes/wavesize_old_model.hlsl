// RUN: hlslfe check %s -T lib_6_5 -verify
// Shader model 6.6 brought it.
[shader("compute")]
[numthreads(8, 1, 1)]
[WaveSize(32)] // expected-error {{[err_hlsl_attribute_in_wrong_shader_model]}}
void main() {}
