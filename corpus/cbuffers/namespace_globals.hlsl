// RUN: hlslfe %s -T lib_6_6 | FileCheck %s
// compare: -T lib_6_6
// The globals of namespaces are members of $Globals too. (Clang 22 makes them variables that are zero.)
namespace Light { float3 color; namespace Inner { float power; } static float mine = 2; }
namespace { float hidden; }
float last;
export float3 f() { return Light::color * Light::Inner::power * Light::mine + last + hidden; }
// CHECK: %"__cblayout_$Globals" = type <{ <3 x float>, float, float, float }>
// CHECK: @_ZN5Light5colorE = external hidden addrspace(2) global <3 x float>, align 16
// CHECK: @_ZN5Light5Inner5powerE = external hidden addrspace(2) global float, align 4
// CHECK: !{ptr @"$Globals.cb", ptr addrspace(2) @_ZN5Light5colorE, ptr addrspace(2) @_ZN5Light5Inner5powerE,
