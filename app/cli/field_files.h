// Battlefields read and written by the field commands. Used inside app/cli only.
#pragma once

#include "app/cli/commands.h"
#include "app/cli/context.h"

#include "app/map/wording.h"
#include "model/field/setup_file.h"
#include "rules/battlefield.h"

namespace strategikon::cli {

// A rule system that has a battlefield, with its tables.
struct Ground {
    const System* system = nullptr;
    const Battlefield* battlefield = nullptr;
    map::Tables tables() const { return {battlefield->kinds, battlefield->charts}; }
};
// "": the only one there is. Complains and gives nothing where there is none of that name.
std::optional<Ground> groundOf(const std::string& system);

// A battlefield, with the armies that were set down on it.
struct FieldRead {
    field::Setup setup;
    Ground ground;
    const field::Field& field() const { return setup.field; }
    bool hasArmies() const { return !setup.deployment.troops.empty(); }
    const field::Deployment* deployment() const { return hasArmies() ? &setup.deployment : nullptr; }
};
std::optional<FieldRead> fieldFrom(const std::string& file); // complains when there is none
// The lines of a list of where stands are, for those who deploy by tape.
QString troopLines(const field::Deployment& deployment, const field::Table& table);

struct FieldShown {
    const field::Field& field;
    const Ground& ground;
    const field::Deployment* deployment = nullptr;
};
// In the format that the ending of the output names; JSON where there is none.
int writeFieldAs(const FieldShown& shown, const FieldOptions& options);
int printFieldAs(const FieldShown& shown, const FieldOptions& options);

} // namespace strategikon::cli
