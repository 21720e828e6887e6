// RUN: hlslfe %s -T lib_6_6 -enable-16bit-types | FileCheck %s
// 16-bit reinterpretation needs 16-bit types.
export uint16_t as_word(half x) { return asuint16(x); }
// CHECK-LABEL: define noundef i16 @_Z7as_wordDh(
// CHECK: call noundef i16 @_ZN4hlsl8asuint16IDhEENS_8__detail9enable_ifIXoooosr8__detail7is_sameIsT_EE5valuesr8__detail7is_sameItS3_EE5valuesr8__detail7is_sameIDhS3_EE5valueEtE4TypeES3_(half
export int16_t3 as_words(half3 x) { return asint16(x); }
// CHECK-LABEL: define noundef <3 x i16> @_Z8as_wordsDv3_Dh(
// CHECK: call noundef <3 x i16> @_ZN4hlsl7asint16IDhLi3EEENS_8__detail9enable_ifIX{{.*}}EE5valueEDvT0__sE4TypeEDvT0__S3_(
export half2 as_half(uint16_t2 x) { return asfloat16(x); }
// CHECK-LABEL: define {{.*}} <2 x half> @_Z7as_halfDv2_t(
// CHECK: bitcast <2 x i16> {{%.*}} to <2 x half>
export float add(half2 a, half2 b, float c) { return dot2add(a, b, c); }
// CHECK-LABEL: define {{.*}} float @_Z3addDv2_DhS_f(
// CHECK: call {{.*}} float @_ZN4hlsl7dot2addEDv2_DhS0_f(
// CHECK: call {{.*}} float @llvm.dx.dot2add(float {{%.*}}, half {{%.*}}, half {{%.*}}, half {{%.*}}, half {{%.*}})
