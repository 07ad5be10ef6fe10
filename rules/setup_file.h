// A set-up as JSON: the battlefield, the two armies as the troops they bring, and where they stand. What the library
// keeps, and what the record of a battle begins with.
#pragma once

#include "model/field/deployment.h"
#include "model/text/node.h"

#include <string>
#include <string_view>

namespace strategikon {

struct Setup {
    field::Field field;
    field::Deployment deployment; // without troops: armies are not chosen yet
    std::string armies[2];        // their names
    friend bool operator==(const Setup&, const Setup&) = default;
};

// Reading it back gives the same set-up, and writing that the same bytes.
std::string writeSetup(const Setup& setup);
// A battlefield alone is read as well. Ways to deploy are those of the field's system; unknown ones are refused.
Reading<Setup> readSetup(std::string_view text, const std::string& file);

void addSetupMessages();

} // namespace strategikon
