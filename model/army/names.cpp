#include "model/army/names.h"

#include "model/text/name.h"

namespace strategikon {

namespace {

template <class Army, class Visit>
void eachName(Army& army, const Visit& visit)
{
    visit(army.name);
    for (auto& tag : army.tags)
        visit(tag);
    for (auto& choice : army.choices) {
        visit(choice.name);
        visit(choice.block);
    }
    for (auto& partner : army.partner)
        eachName(partner, visit);
}

} // namespace

std::optional<Fault> faultOfNames(const Army& army, const std::string& file)
{
    NamesOf names({file, 0, 0});
    eachName(army, [&](const std::string& name) { names.look(name); });
    return names.fault();
}

Army withCleanNames(Army army)
{
    eachName(army, [](std::string& name) { name = cleanName(name); });
    return army;
}

} // namespace strategikon
