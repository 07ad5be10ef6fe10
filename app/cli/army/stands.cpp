// strategikon collection: the stands a player owns
#include "app/cli/commands.h"
#include "app/cli/json.h"
#include "app/cli/named.h"

#include "app/words/points.h"
#include "app/words/words.h"
#include "model/text/name.h"
#include "model/text/nearest.h"
#include "rules/mended_names.h"

#include <algorithm>
#include <cstdlib>
#include <span>

namespace strategikon::cli {

namespace {

// Stands of this name or id; none where there are none.
Result<std::optional<StandType>> named(const Library& store, const std::string& name, Sure sure = Sure::begins)
{
    const auto stands = store.stands();
    if (!stands)
        return stands.faults;
    std::vector<Named> all;
    for (const StandType& type : *stands)
        all.push_back({type.id, type.name});
    const auto found = meant(all, name, sure);
    return found.size() == 1 ? std::optional((*stands)[found.front()]) : std::optional<StandType>();
}

QString purchaseText(const Purchase& purchase, const QString& entry)
{
    //: %1 is "312 more legal armies"
    return Cli::tr("%n stands of %2 add %1", "", purchase.stands)
        .arg(Cli::tr("%1 more legal armies", "", plural(purchase.opened)).arg(grouped(purchase.opened)), entry);
}

// An answer for no stands at all would look like an answer.
void tellEmpty(const std::vector<OwnedStands>& owned, const std::string& file)
{
    if (!owned.empty())
        return;
    complain(file.empty() ? Cli::tr("your collection is empty; add stands with “%1”.")
                                .arg(QStringLiteral("strategikon collection set"))
                          : Cli::tr("%1 names no stands.").arg(plain(file)));
}

struct Proposal {
    const ArmyList* list;
    Purchase purchase;
    int shopping = 0; // stands of all that a first army needs, where there is none yet
};

void addProposals(
    std::vector<Proposal>& proposals, const ArmyList& list, int points, const std::vector<OwnedStands>& owned, int k)
{
    const System& system = *findSystem(list.system);
    const auto& sizes = system.format().sizes;
    if (!system.bounded(list))
        return;
    try {
        const auto found = purchases(system, list, points > 0 || sizes.empty() ? points : sizes.front(), owned, k);
        int shopping = 0;
        for (const Purchase& purchase : found)
            shopping += purchase.opened == "0" ? purchase.stands : 0;
        for (const Purchase& purchase : found)
            proposals.push_back({&list, purchase, shopping});
    } catch (const TooIntertwined&) {
        complain(Cli::tr("%1: too many kinds of stands serve too many entries to work this out.")
                     .arg(translated(list.name)));
    }
}

// More armies for each stand painted; a first army at last, the fewer stands the sooner.
bool isBetter(const Proposal& a, const Proposal& b)
{
    const auto each = [](const Purchase& purchase) {
        return std::strtold(purchase.opened.c_str(), nullptr) / std::max(1, purchase.stands);
    };
    if (each(a.purchase) != each(b.purchase))
        return each(a.purchase) > each(b.purchase);
    return a.shopping < b.shopping;
}

} // namespace

int collectionList(bool json)
{
    auto store = library(false);
    if (!store)
        return unusable;
    auto stands = store->stands();
    if (!stands)
        return refused(stands.faults);
    Json array = Json::array();
    for (const StandType& type : *stands) {
        array.push_back({{"id", type.id}, {"name", type.name}, {"stands", type.owned}, {"aside", type.aside},
            {"serves", type.serves}, {"note", type.note}});
        if (!json) {
            QString serves;
            for (const std::string& reference : type.serves)
                serves += u' ' + plain(reference);
            print(QStringLiteral("%1  %2  (%3) %4\n")
                      .arg(QString::number(type.owned), plain(type.name), Cli::tr("%n set aside", "", type.aside),
                          serves));
        }
    }
    if (json)
        printJson(array);
    return done;
}

namespace {

// Every list that has an entry of this name: "system/list#entry".
std::vector<std::string> entriesNamed(const std::string& name)
{
    std::vector<std::string> served;
    for (const ListHeading& heading : catalogue().headings()) {
        std::vector<Fault> none;
        const ArmyList* list = catalogue().find(heading.system, heading.id, {}, none);
        if (const int line = list ? lineCalled(*list, name) : -1; line >= 0)
            served.push_back(heading.system + "/" + heading.id + "#" + list->lines[line].id);
    }
    return served;
}

// Every row that there is: "system/list#entry", and "system/*#entry" for those of every list.
std::vector<std::string> allRows()
{
    std::vector<std::string> rows;
    for (const ListHeading& heading : catalogue().headings()) {
        std::vector<Fault> none;
        if (const ArmyList* list = catalogue().find(heading.system, heading.id, {}, none))
            for (const Line& line : list->lines) {
                rows.push_back(heading.system + "/" + heading.id + "#" + line.id);
                rows.push_back(heading.system + "/*#" + line.id);
            }
    }
    return rows;
}

// The row that may have been meant: the first of a list that was named without one or without its system, else the
// nearest.
std::optional<std::string> meant(const std::string& reference, const std::vector<std::string>& rows)
{
    const std::string begins = reference + "#", ends = "/" + reference;
    for (const std::string& row : rows)
        if (row.starts_with(begins) || row.ends_with(ends))
            return row;
    return nearest(reference, rows);
}

// A row that does not exist is refused with the one that may have been meant.
bool isServable(const std::string& reference)
{
    const auto rows = allRows();
    if (std::ranges::find(rows, reference) != rows.end())
        return true;
    const auto near = meant(reference, rows);
    complain(near ? Cli::tr("there is no row “%1” to serve; did you mean “%2”?").arg(plain(reference), plain(*near))
                  : Cli::tr("there is no row “%1” to serve; write %2, or %3 for that entry of every list.")
                        .arg(plain(reference), QStringLiteral("system/list#entry"), QStringLiteral("system/*#entry")));
    return false;
}

// New stands without a word of what they serve: the entries that are named as they are.
void serveByName(StandType& type, const std::vector<std::string>& served)
{
    type.serves = served;
    QStringList shown;
    for (const std::string& reference : type.serves)
        shown << plain(reference);
    if (type.serves.empty())
        complain(Cli::tr("no list has an entry “%1”, so these stands serve nothing yet; say what with %2.")
                     .arg(plain(type.name), QStringLiteral("--serves")));
    else
        print(Cli::tr("They serve %1.").arg(shown.join(QStringLiteral(", "))) + u'\n');
}

// What a first army needs is needed together: one sentence.
QString firstArmyText(std::span<const Proposal> needed, bool several)
{
    const auto nameOf = [](const Proposal& one) {
        return translated(one.list->lines[one.list->line(one.purchase.entry)].name);
    };
    QStringList stands;
    for (const Proposal& one : needed)
        stands << Cli::tr("%n stands of %1", "", one.purchase.stands).arg(nameOf(one));
    const QString last = stands.takeLast();
    const QString told = stands.isEmpty()
        ? Cli::tr("%n stands of %1 complete your first legal army", "", needed.front().purchase.stands)
              .arg(nameOf(needed.front()))
        : Cli::tr("%1 together complete your first legal army")
              .arg(Cli::tr("%1 and %2").arg(stands.join(QStringLiteral(", ")), last));
    return several ? Cli::tr("%1 (%2)").arg(told, translated(needed.front().list->name)) : told;
}

// With `several` those of more than one list, whose names are told.
void tellProposals(const std::vector<Proposal>& all, bool several)
{
    for (std::size_t at = 0, end = 0; at < all.size(); at = end) {
        const Proposal& one = all[at];
        end = at + 1;
        if (one.purchase.opened == "0") {
            while (end < all.size() && all[end].purchase.opened == "0" && all[end].list == one.list)
                ++end;
            print(firstArmyText({all.begin() + std::ptrdiff_t(at), end - at}, several) + u'\n');
            continue;
        }
        const QString entry = translated(one.list->lines[one.list->line(one.purchase.entry)].name);
        print(purchaseText(one.purchase, several ? Cli::tr("%1 (%2)").arg(entry, translated(one.list->name)) : entry)
            + u'\n');
    }
}

Json proposalsJson(const std::vector<Proposal>& all)
{
    Json array = Json::array();
    for (const Proposal& one : all)
        array.push_back(
            {{"entry", one.purchase.entry}, {"stands", one.purchase.stands}, {"opened", one.purchase.opened},
                {"together", one.shopping}, {"system", one.list->system}, {"list", one.list->id}});
    return array;
}

} // namespace

int collectionSet(const std::string& name, int stands, const std::vector<std::string>& serves)
{
    if (const auto against = faultOfStandsName(name))
        return refused(Fault{{}, *against});
    for (const std::string& reference : serves)
        if (!isServable(reference))
            return unusable;
    // All lists are read before the library is held, so that no other command waits for that.
    const auto served = serves.empty() ? entriesNamed(name) : serves;
    auto store = library(true);
    if (!store)
        return unusable;
    const auto known = named(*store, name);
    if (!known)
        return refused(known.faults);
    const bool whole = *known && ((*known)->name == name || (*known)->id == name); // the beginning of another is new
    StandType type = whole ? **known : StandType{};
    type.name = type.name.empty() ? name : type.name;
    type.owned = stands;
    if (!serves.empty())
        type.serves = serves;
    else if (type.serves.empty())
        serveByName(type, served);
    auto saved = store->saveStands(type);
    return saved ? done : refused(saved.faults);
}

int collectionRemove(const std::string& name)
{
    auto store = library(true);
    if (!store)
        return unusable;
    const auto known = named(*store, name, Sure::whole);
    if (!known)
        return refused(known.faults);
    const auto& type = *known;
    if (!type) {
        const auto begun = named(*store, name);
        complain(begun && *begun ? tooShort(name) : Cli::tr("there are no stands named “%1”.").arg(plain(name)));
        return unusable;
    }
    if (const auto fault = store->removeStands(type->id))
        return refused(*fault);
    return done;
}

int collectionAside(const std::string& armyWord, const std::string& name, int stands)
{
    auto store = library(true);
    if (!store)
        return unusable;
    const auto known = named(*store, name);
    if (!known)
        return refused(known.faults);
    const auto& type = *known;
    if (!type) {
        complain(Cli::tr("there are no stands named “%1”.").arg(plain(name)));
        return unusable;
    }
    const auto army = armyNamed(*store, armyWord);
    if (!army)
        return unusable;
    const auto kept = store->aside(army->id);
    if (!kept)
        return refused(kept.faults);
    int left = type->owned - type->aside; // and what this army has already
    for (const StandsAside& one : *kept)
        left += one.stands == type->id ? one.count : 0;
    if (stands > left) {
        complain(Cli::tr("only %1 stands of “%2” can be set aside for this army; you own %3.")
                     .arg(grouped(std::max(0, left)), plain(type->name), grouped(type->owned)));
        return unusable;
    }
    if (const auto fault = store->setAside(army->id, type->id, stands))
        return refused(*fault);
    return done;
}

int collectionNations(const std::string& systemId, int points, const std::string& ownedFile, bool json)
{
    const System* system = systemId.empty() ? systems().front() : findSystem(systemId);
    if (!system) {
        std::vector<Fault> faults;
        catalogue().find(systemId, "", {}, faults);
        return refused(faults);
    }
    const auto& sizes = system->format().sizes;
    if (points == 0)
        points = sizes.empty() ? 1000 : sizes.front();
    const auto owned = ownedStands(ownedFile);
    if (!owned)
        return unusable;
    tellEmpty(*owned, ownedFile);
    if (!json)
        print(Cli::tr("At %1 points:", "", points).arg(grouped(points)) + u'\n');
    bool any = false;
    Json array = Json::array();
    for (const Fieldable& one : fieldable(catalogue(), *system, *owned, points)) {
        const bool can = one.armies.upTo != "0";
        any = any || can;
        array.push_back({{"system", one.list.system}, {"list", one.list.id},
            {"armies", {{"exact", one.armies.exact}, {"up_to", one.armies.upTo}}},
            {"largest", pointsOf<Json>(one.largest, system->format().parts)}, {"missing", one.missing}});
        if (!json)
            print(Cli::tr("%1: %2").arg(translated(one.list.name),
                      can ? Cli::tr("%1 legal armies, the largest of %2 points", "", plural(one.armies.upTo))
                                .arg(grouped(one.armies.upTo), pointsShown(one.largest, system->format().parts))
                          : Cli::tr("%n stands short of a legal army", "", one.missing))
                + u'\n');
    }
    if (json)
        printJson(array);
    return any ? done : answerIsNo;
}

int collectionPaint(const std::string& name, int points, int k, const std::string& ownedFile, bool json)
{
    const auto owned = ownedStands(ownedFile);
    if (!owned)
        return unusable;
    tellEmpty(*owned, ownedFile);
    std::vector<Fault> faults;
    std::vector<Proposal> proposals;
    if (!name.empty()) {
        const ArmyList* list = listCalled(name);
        if (!list)
            return unusable;
        addProposals(proposals, *list, points, *owned, k);
    } else {
        const std::string& first = systems().front()->format().id;
        for (const ListHeading& heading : catalogue().headings())
            if (const ArmyList* list =
                    heading.system == first ? catalogue().find(heading.system, heading.id, {}, faults) : nullptr)
                addProposals(proposals, *list, points, *owned, k);
        std::ranges::stable_sort(proposals, isBetter);
        std::size_t kept = std::min<std::size_t>(proposals.size(), std::size_t(k));
        while (kept > 0 && kept < proposals.size() && proposals[kept].shopping > 0
            && proposals[kept].list == proposals[kept - 1].list)
            ++kept; // half of what a first army needs opens nothing
        proposals.resize(kept);
    }
    if (json)
        printJson(proposalsJson(proposals));
    else
        tellProposals(proposals, name.empty());
    return proposals.empty() ? answerIsNo : done;
}

} // namespace strategikon::cli
