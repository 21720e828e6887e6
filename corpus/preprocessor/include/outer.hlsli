#ifndef OUTER
#define OUTER
#include "nested/inner.hlsli"
float outer(float x) { return inner(x); }
#endif
