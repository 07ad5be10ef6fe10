#include "tests/fuzz/catalogue.h"

using namespace strategikon;

FUZZ_TARGET(text)
{
    ImportAids aids;
    aids.format = Format::rosz;
    mustBeWhole(importArmy(text, "input.rosz", shipped(), aids));
}
