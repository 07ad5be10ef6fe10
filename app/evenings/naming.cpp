#include "app/evenings/naming.h"

#include "app/words/words.h"

#include <algorithm>
#include <set>

namespace strategikon::evenings {

namespace {

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

// The oldest first, so that the first spelling comes first.
std::vector<SavedBattle> allBattles(const Library& library)
{
    auto all = library.battles("");
    std::vector<SavedBattle> battles = all.value ? std::move(*all.value) : std::vector<SavedBattle>();
    std::ranges::stable_sort(
        battles, [](const SavedBattle& one, const SavedBattle& other) { return one.created < other.created; });
    return battles;
}

void count(std::vector<Merged>& all, const std::string& before, const std::string& after)
{
    const auto same =
        std::ranges::find_if(all, [&](const Merged& one) { return one.before == before && one.after == after; });
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
    const auto [known, fresh] = asked_.try_emplace(name, nullptr);
    if (fresh)
        known->second = &first_.try_emplace(nameKey(name), tidyName(name)).first->second;
    return *known->second;
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
    const auto unspelt = library.unspeltBattles();
    if (library.readOnlyBecause() || !unspelt || unspelt->empty())
        return {};
    std::vector<Merged> merged;
    std::vector<Respelt> kept;
    AllSpellings first;
    for (const SavedBattle& battle : allBattles(library)) {
        BattleAbout about = battle.about;
        std::vector<Respelt> its;
        eachName(about, [&](const char* what, Of of, std::string& name) {
            const std::string before = std::exchange(name, first[of].of(name));
            if (before != name)
                its.push_back({battle.id, what, before, name});
        });
        const bool looks = std::find(unspelt->begin(), unspelt->end(), battle.id) != unspelt->end();
        if (its.empty() || !looks || !library.describeBattle(battle.id, about))
            continue;
        for (Respelt& one : its) {
            count(merged, one.before, one.after);
            kept.push_back(std::move(one));
        }
    }
    (void)library.keepRespelt(kept);
    return merged;
}

std::vector<Merged> mergedNames(const Library& library)
{
    std::vector<Merged> merged;
    if (const auto names = library.respelt())
        for (const Respelt& one : *names)
            count(merged, one.before, one.after);
    return merged;
}

Result<int> unmergeNames(Library& library)
{
    const auto names = library.respelt();
    if (!names)
        return names.faults;
    std::set<std::string> battles;
    for (const Respelt& one : *names) {
        const auto battle = library.battle(one.battle);
        if (!battle)
            continue;
        BattleAbout about = battle->about;
        eachName(about, [&](const char* what, Of, std::string& name) {
            if (one.what == what && name == one.after) // nobody has said something else since
                name = one.before;
        });
        if (about == battle->about)
            continue;
        if (const auto said = library.describeBattle(one.battle, about); !said)
            return said.faults;
        battles.insert(one.battle);
    }
    if (auto fault = library.forgetRespelt())
        return *fault;
    return int(battles.size());
}

} // namespace strategikon::evenings
