// strategikon list specials: the special rules that a row of a list can name
#include "app/cli/commands.h"
#include "app/cli/json.h"
#include "app/cli/systems_named.h"

#include "app/words/words.h"

namespace strategikon::cli {

namespace {

Json specialJson(const System& system, const SpecialRule& rule)
{
    return {{"id", rule.id}, {"name", rule.name}, {"text", rule.text}, {"source", jsonOf(rule.source)},
        {"system", system.format().id}};
}

void tell(const System& system, const SpecialRule& rule)
{
    const QString place = cited(system, rule.source, true);
    print(QStringLiteral("%1  %2: %3%4\n")
              .arg(plain(rule.id), translated(rule.name), translated(rule.text),
                  place.isEmpty() ? QString() : QStringLiteral(" – ") + place));
}

} // namespace

int listSpecials(const std::string& named, const std::string& edition, bool json)
{
    const auto asked = systemsNamed(named);
    if (asked.empty())
        return unusable;
    Json all = Json::array();
    for (const System* system : asked) {
        if (asked.size() > 1 && !json)
            print(QStringLiteral("%1:\n").arg(translated(system->format().name)));
        for (const SpecialRule& rule : system->specials(edition.empty() ? system->format().editions.front() : edition))
            json ? all.push_back(specialJson(*system, rule)) : tell(*system, rule);
    }
    if (json)
        printJson(all);
    return done;
}

} // namespace strategikon::cli
