// RUN: hlslfe %s -T cs_6_6 -enable-16bit-types | FileCheck %s
// Bit casts of 16-bit matrices and a vote over each element.
uint16_t2x3 words;
float2x2 numbers;
RWStructuredBuffer<uint> results;

[numthreads(1, 1, 1)]
void main() {
  float16_t2x3 halves = asfloat16(words);
  uint16_t2x3 again = asuint16(halves) + asint16(halves);
  bool2x2 same = WaveActiveAllEqual(numbers);
  results[0] = again._m12 + same._m01;
}
// CHECK: call <4 x i1> @llvm.dx.wave.all.equal.v4f32(<4 x float>
