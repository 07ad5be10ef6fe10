#include "names.h"

#include "model/text/name.h"

namespace strategikon::field {

namespace {

void look(NamesOf& names, const Deployment& deployment)
{
    for (int side = 0; side < 2; ++side)
        names.look(deployment.army[side]).look(deployment.way[side].name);
    for (const Troop& troop : deployment.troops)
        names.look(troop.name).look(troop.block);
}

} // namespace

std::optional<Fault> faultOfNames(const Deployment& deployment, const std::string& file)
{
    NamesOf names({file, 0, 0});
    look(names, deployment);
    return names.fault();
}

std::optional<Fault> faultOfNames(const Setup& setup, const std::string& file)
{
    NamesOf names({file, 0, 0});
    names.look(setup.field.name);
    for (const Feature& feature : setup.field.features)
        names.look(feature.name);
    look(names, setup.deployment);
    return names.fault();
}

Result<Setup> readNamedSetup(std::string_view text, const std::string& file)
{
    auto setup = readSetup(text, file);
    const auto fault = setup ? faultOfNames(*setup, file) : std::nullopt;
    return fault ? Result<Setup>(*fault) : std::move(setup);
}

} // namespace strategikon::field
