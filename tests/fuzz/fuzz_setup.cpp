#include "model/field/files/setup_file.h"
#include "tests/fuzz/places.h"

using namespace strategikon;
using namespace strategikon::field;

// A set-up that is read is written and read again as the same.
FUZZ_TARGET(text)
{
    const auto setup = readSetup(text, "input.json");
    MUST(setup || !setup.faults.empty());
    if (!setup)
        return;
    const std::string written = writeSetup(*setup);
    const auto again = readSetup(written, "again.json");
    MUST(again);
    MUST(*again == *setup);
    MUST(writeSetup(*again) == written);
}
