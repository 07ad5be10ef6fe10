#include "tests/fuzz/catalogue.h"

using namespace strategikon;

// As pasted text, and as whatever it looks like.
FUZZ_TARGET(text)
{
    ImportAids aids;
    aids.format = Format::text;
    mustBeWhole(importArmy(text, "", shipped(), aids));
    mustBeWhole(importArmy(text, "", shipped()));
}
