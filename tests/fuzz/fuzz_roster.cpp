#include "tests/fuzz/catalogue.h"

using namespace strategikon;

FUZZ_TARGET(text)
{
    ImportAids aids;
    aids.format = Format::ros;
    const Imported result = importArmy(text, "input.ros", shipped(), aids);
    mustBeWhole(result);
    if (!result.army)
        return;
    // Ours are read back as they were written.
    std::vector<Fault> faults;
    const ArmyList* list = shipped().find(result.army->system, result.army->list, {}, faults);
    const auto out = exportArmy(*result.army, *list, {}, Format::ros);
    MUST(out);
    const Imported again = importArmy(*out, "again.ros", shipped(), aids);
    MUST(again.army);
    MUST(again.army->choices == result.army->choices);
}
