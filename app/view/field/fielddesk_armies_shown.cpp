// What the page shows of the armies on a battlefield.
#include "fielddesk.h"

#include "app/map/wording.h"
#include "app/words/words.h"
#include "field_words.h"
#include "rules/setup.h"

#include <QLocale>

#include <algorithm>
#include <map>

namespace strategikon {

using namespace field;

QString FieldDesk::sideTitle(int side) const
{
    const QString army = QString::fromStdString(setup_.deployment.army[side]);
    return army.isEmpty() ? sideName(side) : tr("%1: %2", "side of the table and its army").arg(sideName(side), army);
}

QVariantList FieldDesk::sides() const
{
    QVariantList all;
    for (int side = 0; side < 2 && known(); ++side) {
        int units = 0, leaders = 0, posted = 0;
        for (const Troop& troop : setup_.deployment.troops) {
            if (troop.side == side) {
                ++(troop.leads ? leaders : units);
                posted += setup_.deployment.post(troop.badge) != nullptr;
            }
        }
        all << QVariantMap{{"side", side}, {"who", sideName(side)},
            {"army", QString::fromStdString(setup_.deployment.army[side])}, {"units", units}, {"leaders", leaders},
            {"posted", posted}, {"left", units + leaders - posted}};
    }
    return all;
}

namespace {

QVariantMap shown(const Way& way, const Way& printed, const Table& table, const System& system)
{
    QStringList options;
    for (const std::string& one : way.options) {
        options << QString::fromStdString(one);
    }
    return {{"id", QString::fromStdString(way.id)}, {"name", ofData(way.name)},
        {"effect", map::effectOf(way, printed, table)}, {"on", options}, {"place", cited(system, way.rule)}};
}

} // namespace

QVariantList FieldDesk::ways() const
{
    QVariantList shownWays;
    if (!known()) {
        return shownWays;
    }
    const System& system = *findSystem(setup_.field.system);
    const Ways all = waysOf(system);
    for (std::size_t i = 0; i < all.all.size(); ++i) {
        QVariantMap way = shown(all.all[i], all.all[i], setup_.field.table, system);
        QVariantList options;
        for (const WayOption& option : all.options[i]) {
            options << QVariantMap{{"id", QString::fromStdString(option.id)}, {"name", ofData(option.name)},
                {"effect", map::onTable(ofData(option.effect), setup_.field.table)}};
        }
        way["options"] = options;
        shownWays << way;
    }
    return shownWays;
}

QVariantList FieldDesk::chosenWays() const
{
    QVariantList chosen;
    const System* system = known() ? findSystem(setup_.field.system) : nullptr;
    const Ways all = system != nullptr ? waysOf(*system) : Ways();
    for (int side = 0; side < 2 && known(); ++side) {
        const Way& way = setup_.deployment.way[side];
        const Way* printed = all.find(way.id);
        chosen << shown(way, printed != nullptr ? *printed : way, setup_.field.table, *system);
    }
    return chosen;
}

QVariantMap FieldDesk::turnShown() const
{
    if (!known() || setup_.deployment.troops.empty()) {
        return {};
    }
    const Turn turn = field::next(setup_.deployment);
    return {{"side", turn.side}, {"who", sideName(turn.side)}, {"bodies", turn.bodies}, {"leaders", turn.leaders},
        {"all", turn.all}, {"done", turn.done}, {"roll", turn.roll}, {"badge", QString::fromStdString(turn.badge)}};
}

QVariantList FieldDesk::mispostedShown() const
{
    QVariantList all;
    if (known() && !setup_.deployment.posted.empty()) {
        const System& system = *findSystem(setup_.field.system);
        for (const Misposted& one : mispostedNow()) {
            all << QVariantMap{{"badge", QString::fromStdString(one.badge)}, {"words", worded(one.message)},
                {"place", cited(system, one.rule)}};
        }
    }
    return all;
}

QStringList FieldDesk::remarksShown() const
{
    QStringList all;
    if (known() && !setup_.deployment.troops.empty()) {
        for (const Message& one : field::remarks(setup_.deployment, setup_.field.table)) {
            all << worded(one);
        }
    }
    return all;
}

QVariantList FieldDesk::troops() const
{
    QVariantList all;
    std::map<std::string, QString> faults;
    if (!known() || setup_.deployment.troops.empty()) {
        return all;
    }
    for (const Misposted& one : mispostedNow()) {
        faults.emplace(one.badge, worded(one.message));
    }
    for (const Troop& troop : setup_.deployment.troops) {
        const Posted* posted = setup_.deployment.post(troop.badge);
        all << QVariantMap{{"badge", QString::fromStdString(troop.badge)}, {"name", ofData(troop.name)},
            {"side", troop.side}, {"stands", troop.stands}, {"leads", troop.leads}, {"posted", posted != nullptr},
            {"drawn", posted == nullptr || posted->drawn}, {"waits", posted != nullptr && !posted->arrives.empty()},
            {"fault", faults.count(troop.badge) ? faults[troop.badge] : QString()}};
    }
    return all;
}

QVariantMap FieldDesk::unitShown() const
{
    const Troop* troop = known() ? setup_.deployment.troop(selected_.toStdString()) : nullptr;
    if (troop == nullptr) {
        return {};
    }
    const Posted* posted = setup_.deployment.post(troop->badge);
    QVariantMap shown{{"id", selected_}, {"unit", true},
        {"title", tr("%1 %2", "badge and name of a unit").arg(selected_, ofData(troop->name))},
        {"posted", posted != nullptr}, {"onTable", posted != nullptr && !posted->stands.empty()},
        {"stands", troop->stands}, {"side", troop->side},
        {"place", tr("Not on the table yet: tap its place on the map.")}};
    if (posted == nullptr) {
        return shown;
    }
    shown["fault"] = refusalOf(*posted);
    if (posted->stands.empty()) {
        shown["place"] = posted->drawn ? tr("It comes later.") : tr("Somewhere in its zone, undrawn.");
        return shown;
    }
    const Point middle = middleOf(*posted);
    static constexpr const char* formations[] = {"line", "column", "irregular"};
    shown["formation"] = QString::fromLatin1(formations[int(posted->formation)]);
    shown["x"] = lengthFigures(middle.x, setup_.field.table);
    shown["y"] = lengthFigures(middle.y, setup_.field.table);
    shown["place"] = tr("%1 from the left edge, %2 from the near edge")
                         .arg(lengthWords(middle.x, setup_.field.table), lengthWords(middle.y, setup_.field.table));
    return shown;
}

} // namespace strategikon
