// A battlefield as the window edits it, and how the library keeps it.
#pragma once

#include "model/field/files/setup_file.h"
#include "model/library/records.h"

#include <QString>

namespace strategikon {

using field::Setup;

// For the library: the document, and figures for a list.
FieldContent contentOf(const Setup& setup);
Result<Setup> readSetup(const FieldContent& content);

// What of a battlefield is known without reading it.
struct FieldFacts {
    double width = 0, depth = 0;
    bool inches = false;
    std::string method;
    int features = 0, troops = 0, posted = 0;
};
FieldFacts factsOfField(const std::string& facts);

} // namespace strategikon
