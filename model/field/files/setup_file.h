// Set-ups as JSON (schema/setup.schema.json): a battlefield, both armies on it or on their way, and every throw. It is
// what a battle starts from.
#pragma once

#include "model/field/deployment.h"
#include "model/text/json.h"

namespace strategikon::field {

struct Setup {
    Field field;
    Deployment deployment;
    friend bool operator==(const Setup&, const Setup&) = default;
};

// Reading it back gives the same set-up, and writing that the same bytes. Whether it is legal is for misposted() to
// say.
std::string writeSetup(const Setup& setup);
// A battlefield alone is read as well, as one that no armies have come to yet.
Result<Setup> readSetup(std::string_view text, const std::string& file);
// The deployment alone.
Node deploymentNode(const Deployment& deployment);
Result<Deployment> deploymentFrom(const Node& node);

} // namespace strategikon::field
