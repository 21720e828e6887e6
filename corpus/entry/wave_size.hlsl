// RUN: hlslfe check %s -T lib_6_8 -verify=both,new
// RUN: hlslfe check %s -T lib_6_6 -verify=both,old
// RUN: hlslfe check %s -T lib_6_5 -verify=none
// The wave sizes a compute shader wants: one since shader model 6.6, a range since 6.8.
#if __SHADER_TARGET_MINOR >= 6
#define C [shader("compute")] [numthreads(1, 1, 1)]
C [WaveSize(32)] void one() {}
C [WaveSize(8, 64)] void range() {} // old-error {{[err_hlsl_attribute_number_arguments_insufficient_shader_model]}}
C [WaveSize(8, 64, 32)] void preferred() {} // old-error {{[err_hlsl_attribute_number_arguments_insufficient_shader_model]}}
C [WaveSize(5)] void odd() {} // both-error {{[err_attribute_power_of_two_in_range]}}
C [WaveSize(256)] void large() {} // both-error {{[err_attribute_power_of_two_in_range]}}
#if __SHADER_TARGET_MINOR >= 8
C [WaveSize(8, 4)] void reversed() {} // new-error {{[err_attribute_argument_invalid]}}
C [WaveSize(8, 8)] void same() {} // new-error {{[warn_attr_min_eq_max]}}
C [WaveSize(8, 32, 64)] void outside() {} // new-error {{[err_attribute_power_of_two_in_range]}}
#endif
[shader("pixel")] [WaveSize(32)] void pixel(float4 p : SV_Position) {} // both-error {{[err_hlsl_attr_unsupported_in_stage]}}
#else
[shader("compute")] [numthreads(1, 1, 1)] [WaveSize(32)] void early() {} // none-error {{[err_hlsl_attribute_in_wrong_shader_model]}}
#endif
