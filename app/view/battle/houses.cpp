#include "houses.h"

#include "app/words/played.h"
#include "app/words/words.h"
#include "rules/battle.h"

namespace strategikon {

QList<HouseShown> housesShown(const std::string& system)
{
    QList<HouseShown> all;
    const play::Game* game = rulesAmiss(system).empty() ? gameOf(system) : nullptr;
    for (const std::string& name : game != nullptr ? houseFiles(system) : std::vector<std::string>()) {
        const auto kept = houseNamed(system, name);
        QStringList rules;
        for (const play::HouseRule& one : kept ? game->houseRules(*kept) : std::vector<play::HouseRule>()) {
            rules << houseShown(one);
        }
        all << HouseShown{QString::fromStdString(name), rules, kept ? QString() : worded(kept.faults.front())};
    }
    return all;
}

} // namespace strategikon

#include "moc_houses.cpp"
