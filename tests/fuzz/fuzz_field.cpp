#include "model/field/files/field_file.h"
#include "tests/fuzz/places.h"

using namespace strategikon;
using namespace strategikon::field;

// A battlefield that is read is written and read again as the same.
FUZZ_TARGET(text)
{
    const auto field = readField(text, "input.json");
    MUST(field || !field.faults.empty());
    const auto owned = readOwned(text, "input.yaml");
    MUST(owned || !owned.faults.empty());
    if (!field)
        return;
    const std::string written = writeField(*field);
    const auto again = readField(written, "again.json");
    MUST(again);
    MUST(*again == *field);
    MUST(writeField(*again) == written);
}
