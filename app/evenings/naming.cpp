#include "app/evenings/naming.h"

#include "app/words/words.h"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace strategikon::evenings {

namespace {

using Json = nlohmann::json;

constexpr const char* setting = "names-merged"; // what was changed, or that nothing shall be

// Where an evening has names: by the key of what is kept of a change, and who they are names of.
enum class Of { player, venue, occasion };
template <class About, class Do>
void eachName(About& about, Do does)
{
    does("player-a", Of::player, about.players[0]);
    does("player-b", Of::player, about.players[1]);
    does("venue", Of::venue, about.venue);
    does("occasion", Of::occasion, about.occasion);
}
using AllSpellings = std::map<Of, Spellings>;

void keepMerged(Library& library, const Json& changes) { (void)library.setSetting(setting, changes.dump()); }

// The oldest first, so that the first spelling comes first.
std::vector<SavedBattle> allBattles(const Library& library)
{
    auto all = library.battles("");
    std::vector<SavedBattle> battles = all.value ? std::move(*all.value) : std::vector<SavedBattle>();
    std::stable_sort(battles.begin(), battles.end(),
        [](const SavedBattle& one, const SavedBattle& other) { return one.created < other.created; });
    return battles;
}

void count(std::vector<Merged>& all, const std::string& before, const std::string& after)
{
    const auto same = std::find_if(
        all.begin(), all.end(), [&](const Merged& one) { return one.before == before && one.after == after; });
    if (same == all.end())
        all.push_back({before, after, 1});
    else
        ++same->battles;
}

} // namespace

std::string tidyName(const std::string& name)
{
    return plain(name).normalized(QString::NormalizationForm_C).simplified().toStdString();
}

BattleAbout tidied(BattleAbout about)
{
    eachName(about, [](const char*, Of, std::string& name) { name = tidyName(name); });
    for (std::string& tag : about.tags)
        tag = tidyName(tag);
    return about;
}

QString nameKey(const std::string& name)
{
    return plain(name).normalized(QString::NormalizationForm_C).simplified().toCaseFolded();
}

bool isSameName(const std::string& one, const std::string& other)
{
    return one == other || nameKey(one) == nameKey(other);
}

const std::string& Spellings::of(const std::string& name)
{
    return first_.try_emplace(nameKey(name), tidyName(name)).first->second;
}

BattleAbout asKnown(const Library& library, BattleAbout about, const std::string& battle)
{
    const auto all = library.abouts();
    AllSpellings known;
    if (all.value)
        for (const auto& [id, one] : *all)
            if (id != battle)
                eachName(one, [&](const char*, Of of, const std::string& name) { known[of].of(name); });
    eachName(about, [&](const char*, Of of, std::string& name) { name = known[of].of(name); });
    return tidied(std::move(about));
}

std::vector<Merged> mergeNames(Library& library)
{
    if (const auto done = library.setting(setting); library.readOnlyBecause() || !done || *done)
        return {};
    const auto battles = allBattles(library);
    if (battles.empty())
        return {};
    std::vector<Merged> merged;
    Json changes = Json::array();
    AllSpellings first;
    for (const SavedBattle& battle : battles) {
        BattleAbout about = battle.about;
        Json its = Json::array();
        eachName(about, [&](const char* what, Of of, std::string& name) {
            const std::string before = std::exchange(name, first[of].of(name));
            if (before != name)
                its.push_back({{"battle", battle.id}, {"what", what}, {"before", before}, {"after", name}});
        });
        if (its.empty() || !library.describeBattle(battle.id, about))
            continue;
        for (const Json& one : its) {
            count(merged, one["before"], one["after"]);
            changes.push_back(one);
        }
    }
    keepMerged(library, changes);
    return merged;
}

Result<int> unmergeNames(Library& library)
{
    const auto kept = library.setting(setting);
    if (!kept)
        return kept.faults;
    const Json changes = *kept ? Json::parse(**kept, nullptr, false) : Json::array();
    int battles = 0;
    for (const Json& one : changes.is_array() ? changes : Json::array()) {
        const auto battle = library.battle(one.value("battle", ""));
        if (!battle)
            continue;
        BattleAbout about = battle->about;
        bool back = false;
        eachName(about, [&](const char* what, Of, std::string& name) {
            if (one.value("what", "") == what && name == one.value("after", "")) {
                name = one.value("before", "");
                back = true;
            }
        });
        if (!back)
            continue;
        if (const auto said = library.describeBattle(battle->id, about); !said)
            return said.faults;
        ++battles;
    }
    if (auto fault = library.setSetting(setting, Json::array().dump()))
        return *fault;
    return battles;
}

} // namespace strategikon::evenings
