// RUN: hlslfe %s -T cs_6_8 | FileCheck %s
// compare: -T cs_6_8
[numthreads(4, 2, 1)] [WaveSize(8, 64, 32)]
void main() {}
// CHECK: define void @main() #[[ATTRS:[0-9]+]]
// CHECK: attributes #[[ATTRS]] = { {{.*}}"hlsl.numthreads"="4,2,1" "hlsl.shader"="compute" "hlsl.wavesize"="8,64,32"
