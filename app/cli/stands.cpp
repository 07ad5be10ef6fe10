// strategikon collection: the stands a player owns
#include "app/cli/commands.h"
#include "app/cli/json.h"

#include "app/words/points.h"
#include "app/words/words.h"

#include <algorithm>

namespace strategikon::cli {

namespace {

int failed(const std::vector<Fault>& faults)
{
    complain(faults);
    return unusable;
}

std::optional<StandType> named(const Library& store, const std::string& name)
{
    const auto stands = store.stands();
    if (stands)
        for (const StandType& type : *stands)
            if (type.name == name || type.id == name)
                return type;
    return {};
}

QString purchaseText(const Purchase& purchase, const QString& entry)
{
    if (purchase.opened == "0")
        return Cli::tr("%n stands of %1 are needed for the first legal army", "", purchase.stands).arg(entry);
    //: %1 is "312 more legal armies"
    return Cli::tr("%n stands of %2 open %1", "", purchase.stands)
        .arg(Cli::tr("%1 more legal armies", "", plural(purchase.opened)).arg(grouped(purchase.opened)), entry);
}

} // namespace

int collectionList(bool json)
{
    auto store = library(false);
    if (!store)
        return unusable;
    auto stands = store->stands();
    if (!stands)
        return failed(stands.faults);
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

int collectionSet(const std::string& name, int stands, const std::vector<std::string>& serves)
{
    auto store = library(true);
    if (!store)
        return unusable;
    StandType type = named(*store, name).value_or(StandType{});
    type.name = type.name.empty() ? name : type.name;
    type.owned = stands;
    if (!serves.empty())
        type.serves = serves;
    auto saved = store->saveStands(type);
    return saved ? done : failed(saved.faults);
}

int collectionRemove(const std::string& name)
{
    auto store = library(true);
    if (!store)
        return unusable;
    const auto type = named(*store, name);
    if (!type) {
        complain(Cli::tr("there are no stands named “%1”.").arg(plain(name)));
        return unusable;
    }
    if (const auto fault = store->removeStands(type->id))
        return failed({*fault});
    return done;
}

int collectionAside(const std::string& armyId, const std::string& name, int stands)
{
    auto store = library(true);
    if (!store)
        return unusable;
    const auto type = named(*store, name);
    if (!type) {
        complain(Cli::tr("there are no stands named “%1”.").arg(plain(name)));
        return unusable;
    }
    if (const auto fault = store->setAside(armyId, type->id, stands))
        return failed({*fault});
    return done;
}

int collectionNations(const std::string& systemId, int points, const std::string& ownedFile, bool json)
{
    const System* system = systemId.empty() ? systems().front() : findSystem(systemId);
    if (!system) {
        std::vector<Fault> faults;
        catalogue().find(systemId, "", {}, faults);
        return failed(faults);
    }
    const auto& sizes = system->format().sizes;
    if (points == 0)
        points = sizes.empty() ? 1000 : sizes.front();
    const auto owned = ownedStands(ownedFile);
    if (!owned)
        return unusable;
    bool any = false;
    Json array = Json::array();
    for (const Fieldable& one : fieldable(catalogue(), *system, *owned, points)) {
        const bool can = one.armies.upTo != "0";
        any = any || can;
        array.push_back({{"system", one.list.system}, {"list", one.list.id},
            {"armies", {{"exact", one.armies.exact}, {"up_to", one.armies.upTo}}}, {"largest", pointsOf<Json>(one.largest, system->format().parts)},
            {"missing", one.missing}});
        if (!json)
            print(Cli::tr("%1: %2").arg(ofData(one.list.name),
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
    const std::size_t slash = name.find('/');
    const std::string system = slash == std::string::npos ? systems().front()->format().id : name.substr(0, slash);
    std::vector<Fault> faults;
    const ArmyList* list =
        catalogue().find(system, slash == std::string::npos ? name : name.substr(slash + 1), {}, faults);
    if (!list)
        return failed(faults);
    const auto& sizes = findSystem(list->system)->format().sizes;
    if (points == 0)
        points = sizes.empty() ? 1000 : sizes.front();
    Json array = Json::array();
    for (const Purchase& purchase : purchases(*findSystem(list->system), *list, points, *owned, k)) {
        const Line& line = list->lines[list->line(purchase.entry)];
        array.push_back({{"entry", purchase.entry}, {"stands", purchase.stands}, {"opened", purchase.opened}});
        if (!json)
            print(purchaseText(purchase, ofData(line.name)) + u'\n');
    }
    if (json)
        printJson(array);
    return array.empty() ? answerIsNo : done;
}

} // namespace strategikon::cli
