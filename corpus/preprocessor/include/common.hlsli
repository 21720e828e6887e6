#pragma once
float shared_helper(float x) { return x * 2; }
