#include "rules/dbm/play/battle_view.h"

#include "model/text/contains.h"
#include "rules/dbm/play/movement/limits.h"
#include "rules/dbm/play/naval/vessels.h"
#include "rules/dbm/play/rows.h"

#include <algorithm>

namespace strategikon::dbmPlay {

using play::Sort;
using play::Thing;

namespace {

// Kinds named by a list of rows; `order`: of that order alone.
struct Named {
    Kinds own{}, except{};
    bool irregular = false;
    int range = 0;

    bool holds(const Classified& element, bool regular) const
    {
        return own.hold(element) && (except.empty() || !except.hold(element)) && !(irregular && regular);
    }
};

std::vector<Named> readNamed(const Node& table, const char* list)
{
    std::vector<Named> all;
    for (const Node& row : table.itemsOf(list))
        all.push_back({kindsIn(row, "own"), kindsIn(row, "except"), row.textOr("order") == "irregular",
            int(row.integerOr("range", 0))});
    return all;
}

bool anyHolds(const std::vector<Named>& rows, const Classified& element, bool regular)
{
    return std::ranges::any_of(rows, [&](const Named& row) { return row.holds(element, regular); });
}

} // namespace

std::vector<std::string> BattleView::readOtherwise() const
{
    static const auto places = [] {
        std::vector<std::pair<std::size_t, const std::string*>> all;
        for (const play::Switch& one : playTable().switches)
            all.emplace_back(std::size_t(fields().index(Sort::battle, one.id)), &one.id);
        return all;
    }();
    std::vector<std::string> others;
    for (const auto& [at, id] : places)
        if ((*this)[battle()].fields[at] != 0)
            others.push_back(*id);
    return others;
}

bool BattleView::reads(const Node& row) const
{
    const std::string other = otherwiseIn(row);
    return other.empty() || alternative(other);
}

Ids BattleView::armies(int side) const
{
    return thoseThat([&](const Thing& thing) { return thing.sort == Sort::army && thing.side == side; });
}

Ids BattleView::commands(int side) const
{
    return thoseThat([&](const Thing& thing) {
        if (thing.sort != Sort::block || thing.side != side)
            return false;
        const Ids all = elementsOf(thing.id);
        return std::ranges::any_of(all, [&](Id one) { return !isBaggage(one); });
    });
}

Ids BattleView::elements(int side) const
{
    return thoseThat(
        [&](const Thing& thing) { return thing.sort == Sort::body && thing.side == side && onTable(thing.id); });
}

Ids BattleView::elementsOf(Id command, bool lost) const
{
    return thoseThat([&](const Thing& thing) {
        return thing.sort == Sort::body && thing.within == command && (lost || !thing.gone);
    });
}

Ids BattleView::waitingOf(Id command) const
{
    Ids all = elementsOf(command);
    std::erase_if(all, [&](Id one) { return get(one, state::where) != Where::waiting; });
    return all;
}

bool BattleView::isOff(Id command) const
{
    const Ids all = elementsOf(command);
    return std::ranges::any_of(all, [&](Id one) { return !isBaggage(one); })
        && std::ranges::all_of(all, [&](Id one) { return isBaggage(one) || !onTable(one); });
}

bool BattleView::isImpetuous(Id element) const
{
    static const std::vector<Named> rows = readNamed(kindsTable(), "impetuous");
    return anyHolds(rows, countsAs(element), isRegular(element));
}

bool BattleView::sharesDice(Id command) const
{
    const Rank rank = get(command, state::rank);
    return is(command, state::regular) && (rank == Rank::chief || rank == Rank::subGeneral);
}

int BattleView::range(Id element) const
{
    static const std::vector<Named> rows = readNamed(shootingTable(), "ranges");
    const Classified its = countsAs(element);
    const auto row = std::ranges::find_if(rows, [&](const Named& one) { return one.holds(its, isRegular(element)); });
    return row == rows.end() ? 0 : row->range;
}

namespace {

const Kinds& handgunners()
{
    static const Kinds all = kindsIn(*shootingTable().find("in-turns"), "own");
    return all;
}

} // namespace

bool BattleView::shootsInTurns(Id element) const
{
    return is(element, handgunners()) && (*this)[element].side != state().side;
}

Ids BattleView::behindInTurns(Id element) const
{
    Ids all = elementsOf(commandOf(element));
    std::erase_if(all,
        [&](Id one) { return one == element || !onTable(one) || !is(one, handgunners()) || is(one, state::shot); });
    return all;
}

bool BattleView::mayShoot(Id element) const
{
    return mayAid(element) && barred(onlyAids(), *this, element).is != Known::yes;
}

bool BattleView::mayAid(Id element) const
{
    return shoots(element) && barred(shootsNot(), *this, element).is != Known::yes;
}

BattleView::Day BattleView::day() const
{
    const Ids defenders = armies(1 - invader());
    const std::string climate = defenders.empty() ? "" : word(defenders.front(), state::climate);
    const std::string season = word(battle(), state::season);
    const auto names = [](const Node& row, const char* key, const std::string& word) {
        const auto all = row.textsOf(key);
        return all.empty() || contains(all, word);
    };
    const Node& hours = *weatherTable().find("hours");
    const int twilight = int(hours.find("twilight")->integerOr("hours", 0));
    for (const Node& row : hours.itemsOf("sun"))
        if (names(row, "climates", climate) && names(row, "seasons", season)) {
            const int rise = int(row.integerOr("rise", 0)), set = int(row.integerOr("set", 0));
            return {rise, set, rise - twilight, set + twilight};
        }
    return {};
}

Sun BattleView::sunAt(int hour) const
{
    const Day its = day();
    if (hour >= its.rise && hour < its.set)
        return Sun::day;
    if (hour >= its.dawn && hour < its.night)
        return Sun::twilight;
    return is(battle(), state::moon) && get(battle(), state::sky) == Sky::clear && !isOvercast() ? Sun::moonlight
                                                                                                 : Sun::night;
}

bool BattleView::isDark() const
{
    const std::string& sky = word(battle(), state::sky);
    const bool night = get(battle(), state::sun) >= Sun::moonlight;
    return night || sky == "mist" || sky == "fog" || sky == "snow" || sky == "dust";
}

Rank BattleView::leaderOn(Id element) const
{
    const Id aboard = get(element, state::cargo);
    const bool leads = aboard != 0 && !isGeneral(element) && !alternative("general-aboard");
    return get(leads ? aboard : element, state::leads);
}

Fighter BattleView::fighter(Id element) const
{
    return {.kind = countsAs(element),
        .armed = get(element, state::armed),
        .chariot = is(element, state::chariot),
        .general = leaderOn(element) != Rank::none,
        .demoralised = demoralised(element),
        .paired = is(element, state::paired),
        .permits = is(element, state::permits),
        .mixed = is(element, state::mixed),
        .immobile = !is(element, state::mobile),
        .unladen = isUnladen(*this, element),
        .regular = isRegular(element)};
}

} // namespace strategikon::dbmPlay
