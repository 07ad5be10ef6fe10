// Battlefields read and written by the field commands. Used inside app/cli only.
#pragma once

#include "app/cli/context.h"
#include "fields.h"

#include "app/map/wording.h"
#include "model/field/files/setup_file.h"
#include "model/field/terrain/laying.h"
#include "rules/battlefield.h"

namespace strategikon::cli {

// A rule system that has a battlefield, with its tables.
struct Ground {
    const System* system = nullptr;
    const Battlefield* battlefield = nullptr;
    map::Tables tables() const { return {battlefield->kinds, battlefield->charts}; }
};
// "": the only one there is. Complains and gives nothing where there is none of that name.
// `uncharted`: armies may deploy on one that the program does not lay out.
std::optional<Ground> groundOf(const std::string& system, bool uncharted = false);

// A battlefield, with the armies that were set down on it.
struct FieldRead {
    field::Setup setup;
    Ground ground;
    const field::Field& field() const { return setup.field; }
    bool hasArmies() const { return !setup.deployment.troops.empty(); }
    const field::Deployment* deployment() const { return hasArmies() ? &setup.deployment : nullptr; }
};
std::optional<FieldRead> fieldFrom(const std::string& file); // complains when there is none
// The pieces of scenery in this file; none for "". Complains when it cannot be read or knows other kinds of terrain.
std::optional<std::vector<field::Owned>> ownedPieces(const std::string& file, const field::Kinds& kinds);

struct FieldShown {
    const field::Field& field;
    const Ground& ground;
    const field::Deployment* deployment = nullptr;
};
// In the format that the ending of the output names; JSON where there is none.
int writeFieldAs(const FieldShown& shown, const FieldOptions& options);
// After a change by hand: into its own file, or another. "-" without another: standard output.
int keepField(const FieldRead& read, const std::string& file, const Output& output);
// drawn/fields.cpp: as SVG or PNG; as PDF, whatever the output is called.
int drawFieldAs(const FieldShown& shown, const FieldOptions& options);
int printFieldAs(const FieldShown& shown, const FieldOptions& options);

} // namespace strategikon::cli
