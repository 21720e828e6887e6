// RUN: hlslfe %s -T lib_6_6 | FileCheck %s
// compare: -T lib_6_6
// A buffer in a namespace: its members are names of the namespace, and equal names of buffers are told apart.
namespace Camera { cbuffer View { float3 eye; } namespace Lens { cbuffer View { float zoom; } } }
cbuffer View { float gamma; }
export float3 f() { return Camera::eye * Camera::Lens::zoom + gamma; }
// CHECK: @_ZN6Camera3eyeE = external hidden addrspace(2) global <3 x float>, align 16
// CHECK: @_ZN6Camera4Lens4zoomE = external hidden addrspace(2) global float, align 4
// CHECK: handlefromimplicitbinding.tdx.CBuffer_s_Camera::__cblayout_View
