#include "model/text/json.h"
#include "tests/fuzz/places.h"

using namespace strategikon;

FUZZ_TARGET(text)
{
    const auto node = readJson(text, "input.json");
    MUST(node || !node.faults.empty());
}
