// RUN: hlslfe %s -T lib_6_6 | FileCheck %s
// RUN: hlslfe check %s -T lib_6_6 -Whlsl-portability -verify=portability
// [noinline] as in DXC: the function is not inlined; Clang 22 ignores the attribute. [experimental] leaves no trace.
[noinline] int apart(int x) { return x * 2; } // portability-warning {{[warn_hlsl_portability_attribute]}}
// CHECK: define hidden noundef i32 @_Z5aparti({{.*}}) #[[APART:[0-9]+]]
[experimental("shader", "on")] int plain(int x) { return x; } // portability-warning {{[warn_hlsl_portability_attribute]}}
// CHECK: define hidden noundef i32 @_Z5plaini({{.*}}) #[[PLAIN:[0-9]+]]
[noinline] export int f(int x) { return apart(x) + plain(x); } // portability-warning {{[warn_hlsl_portability_attribute]}}
// CHECK: define noundef i32 @_Z1fi({{.*}}) #[[APART]]
// CHECK: attributes #[[APART]] = { convergent mustprogress noinline norecurse nounwind
// CHECK: attributes #[[PLAIN]] = { alwaysinline convergent mustprogress norecurse nounwind
