// RUN: hlslfe %s -T lib_6_6 -include %S/include/forced.hlsli | FileCheck %s
// RUN: hlslfe %s -T lib_6_6 -include include/forced.hlsli -I %S | FileCheck %s
// RUN: not hlslfe check %s -T lib_6_6
// -include reads a file before the first line of the shader.
#if !FORCED
#error not included
#endif
export float use(float x) { return from_command_line(x); }
// CHECK-LABEL: define hidden {{.*}} float @_Z17from_command_linef(
// CHECK-LABEL: define {{.*}} float @_Z3usef(
