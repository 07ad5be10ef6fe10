// What is asked while terrain is laid out, as the page says it.
#include "fieldlaying.h"

#include "app/map/asking.h"
#include "app/words/words.h"
#include "field_words.h"
#include "model/field/terrain/choosing.h"

#include <QCoreApplication>

#include <algorithm>

namespace strategikon {

using namespace field;

namespace {

using What = Ask::What;

struct Asked {
    Q_DECLARE_TR_FUNCTIONS(asked)
};

QString begun(QString words)
{
    words[0] = words[0].toUpper();
    return words;
}

QString titleOf(const Ask& ask, const QString& who, bool again)
{
    switch (ask.what) {
    case What::side:
        return Asked::tr("Choose sides first");
    case What::first:
        return Asked::tr("Who places first?");
    case What::chart:
        return Asked::tr("%1: roll for the type").arg(who);
    case What::item:
        return Asked::tr("%1: %2", "side; chart").arg(who, translated(ask.chart->name));
    case What::place:
    case What::allow:
        return Asked::tr("%1: %2", "side; terrain").arg(who, map::chosenName(ask));
    case What::season:
        return Asked::tr("%1: name a season").arg(who);
    case What::rollOff:
        return again ? Asked::tr("Level: roll again") : Asked::tr("Who invades?");
    case What::choose:
        return Asked::tr("%1: choose terrain").arg(who);
    case What::where:
        return Asked::tr("%1: where “%2” lies").arg(who, map::chosenName(ask));
    case What::done:
        break;
    }
    return Asked::tr("The table is set up");
}

// What the sides add to their dice; empty: nothing.
QString addedWords(const Field& field, const map::SideNames& names)
{
    const auto& both = field.parties;
    if (both.size() != 2 || (both[0].aggression == 0 && both[1].aggression == 0)) {
        return Asked::tr("Each side rolls a die; the higher invades.");
    }
    return Asked::tr("Each side rolls a die and adds its aggression, the %1 %2, the %3 %4; the higher invades.")
        .arg(names.sides[0])
        .arg(both[0].aggression)
        .arg(names.sides[1])
        .arg(both[1].aggression);
}

QString choiceWords(const Ask& ask, const QString& who, const QString& missing)
{
    const QString stage = Asked::tr("%1.", "a stage of laying out").arg(translated(ask.stage->name));
    if (ask.options.empty()) {
        return stage + u' ' + Asked::tr("There is nothing more to choose.");
    }
    const QString words = ask.stage->most > 0 ? map::budgetWords(ask, who) : stage;
    return missing.isEmpty() ? words : words + u' ' + missing;
}

QString wordsOf(const Ask& ask, const QString& who, const Field& field, const Charts& charts,
    const map::SideNames& names, bool nearFirst)
{
    switch (ask.what) {
    case What::first:
        return nearFirst ? Asked::tr("Roll one die: low is the near side, high the far side.")
                         : Asked::tr("Roll one die: low is the far side, high the near side.");
    case What::chart:
        return ask.last  ? Asked::tr("The other side has finished: this is the last item.")
            : ask.mayEnd ? Asked::tr("Or finish: then the other side places one last item.")
                         : Asked::tr("The first roll picks the chart, the second the item.");
    case What::item:
        return Asked::tr("Now roll for the item.");
    case What::place:
        return ask.variant != nullptr
            ? Asked::tr("Look at it on the map, then place it; by the book it is left out only if there is no room.")
            : Asked::tr("Look at it on the map, then place it or decline it.");
    case What::season:
        return Asked::tr("Each side names one; the battle is fought in that of the invader.");
    case What::rollOff:
        return addedWords(field, names);
    case What::choose:
        return choiceWords(ask, who, map::missingWords(field, charts));
    case What::allow:
        return map::allowanceWords(ask, who);
    case What::where:
        return ask.dice > 1
            ? Asked::tr("Roll two dice. Sectors 1 to 3 are on the defender’s half, from his left; 4 to 6 "
                        "on the invader’s, from the defender’s left too.")
            : Asked::tr("Roll one die.");
    case What::done:
        return Asked::tr("Look it over together; you may still move anything in the way.");
    case What::side:
        break;
    }
    return {};
}

QStringList diceOf(const Ask& ask, const map::SideNames& names)
{
    if (ask.what == What::rollOff) {
        return {begun(names.sides[0]), begun(names.sides[1])};
    }
    return ask.what == What::where && ask.dice > 1 ? QStringList{Asked::tr("Sector"), Asked::tr("Place in it")}
                                                   : QStringList();
}

bool isOpen(const TerrainChoiceShown& row)
{
    return row.sizes.isEmpty() ? row.open : std::ranges::any_of(row.sizes, &TerrainSizeShown::open);
}

// Of one row after the other: what comes in sizes stands together. Where nothing of a row can be had, it says why.
QList<TerrainChoiceShown> choicesOf(const Ask& ask, const Choosing& so, const Charts& charts)
{
    QList<TerrainChoiceShown> all;
    if (ask.what == What::season) {
        for (const std::string& season : ask.options) {
            all << TerrainChoiceShown{QString::fromStdString(season), begun(map::seasonWords(season)), {}, {}};
        }
        return all;
    }
    if (ask.what != What::choose) {
        return all;
    }
    QStringList names, bars;
    for (const Picked& pick : so.offered()) {
        const std::string word = pick.word();
        const QString id = QString::fromStdString(word), name = translated(pick.item->name);
        const bool counts = ask.stage->most > 0 || pick.option->with == pick.item->id;
        const QString worth = counts ? map::equivalentsShown(pick.counts) : QString();
        const bool open = std::ranges::find(ask.options, word) != ask.options.end();
        const bool taken = so.pickedNow(pick.item->id, pick.variant->id) > 0;
        qsizetype at = names.indexOf(name);
        if (at < 0) {
            all << TerrainChoiceShown{{}, name, {}, {}};
            names << name;
            bars << map::barWords(so, pick, charts);
            at = names.size() - 1;
        }
        TerrainChoiceShown& row = all[at];
        if (pick.compulsory) {
            row.note = Asked::tr("compulsory");
        }
        if (pick.item->variants.size() > 1) {
            row.sizes << TerrainSizeShown{id, translated(pick.variant->name), worth, open, taken};
        } else {
            row.id = id;
            row.note = row.note.isEmpty() ? worth : Asked::tr("%1, %2", "compulsory; its worth").arg(row.note, worth);
            row.open = open;
            row.taken = taken;
        }
    }
    for (qsizetype i = 0; i < all.size(); ++i) {
        if (!isOpen(all[i]) && !all[i].taken) {
            all[i].note = bars[i];
        }
    }
    return all;
}

QString chosenSoFar(const Ask& ask, const Choosing& so, const Charts& charts)
{
    QStringList all;
    for (const Picked& pick : so.picks()) {
        if (ask.what == What::choose && pick.stage == ask.stage) {
            all << map::chosenWords(pick.word(), charts);
        }
    }
    return all.isEmpty() ? QString() : Asked::tr("Chosen so far: %1").arg(all.join(Asked::tr("; ", "between choices")));
}

} // namespace

TerrainAskedShown FieldLaying::asked() const
{
    if (!known()) {
        return {};
    }
    if (setup().field.method != "random") {
        return {.title = tr("Place terrain"), .words = tr("Add what you like and drag it into place.")};
    }
    const Ask ask = next();
    const map::SideNames names = open_.sideNames();
    const QString who = open_.nameOfSide(ask.side);
    const std::vector<Throw>& before = setup().field.throws;
    const bool again = !before.empty() && before.back().what == "roll-off";
    TerrainAskedShown shown{.title = titleOf(ask, who, again),
        .words = wordsOf(ask, who, setup().field, rules().charts, names, open_.firstIsNear()),
        .dice = diceOf(ask, names),
        .none = ask.variant == nullptr ? tr("Place nothing") : tr("No room: leave it out"),
        .agreed = ask.variant == nullptr ? tr("Place nothing") : tr("Leave it out by agreement")};
    if (rules().charts.stages.chosen()) {
        const Choosing so(setup().field, rules().charts);
        shown.faces = map::facesLines(setup().field, rules().charts);
        shown.choices = choicesOf(ask, so, rules().charts);
        shown.chosen = chosenSoFar(ask, so, rules().charts);
    }
    if (ask.what == What::choose) {
        shown.end = shown.chosen.isEmpty() ? tr("Choose nothing") : tr("Done choosing");
    } else if (ask.what == What::chart || ask.what == What::item) {
        shown.end = tr("Finish terrain");
    }
    return shown;
}

QStringList FieldLaying::settled() const
{
    return known() && rules().charts.stages.chosen()
        ? map::openingLines(setup().field, rules().charts, open_.sideNames())
        : QStringList();
}

bool FieldLaying::laid() const { return known() && setup().field.method == "random" && next().what == Ask::What::done; }

TerrainAsk FieldLaying::ask() const
{
    if (!known()) {
        return {};
    }
    TerrainAsk ask = askOf(next());
    ask.who = sideWords(ask.side, isNear(setup().field, ask.side));
    return ask;
}

TerrainDraftShown FieldLaying::draft() const
{
    const Item* item = open_.draft() && known() ? rules().charts.find(open_.draft()->item) : nullptr;
    if (item == nullptr) {
        return {};
    }
    QList<NamedShown> variants;
    const Variant* asked = next().variant; // it has been chosen
    QString variant = QString::fromStdString(open_.draft()->variant);
    for (const Variant& one : asked == nullptr ? item->variants : std::vector<Variant>()) {
        variants << NamedShown{QString::fromStdString(one.id), translated(one.name)};
    }
    if (asked != nullptr) {
        variant = QString::fromStdString(coverOf(*open_.draft(), *asked));
        for (const std::string& kind : Choosing(setup().field, rules().charts).coversOf(*asked)) {
            variants << NamedShown{QString::fromStdString(kind), kindName(kind, rules().kinds)};
        }
        if (!variants.isEmpty()) {
            variants.prepend(
                NamedShown{QString::fromLatin1(bare.data(), qsizetype(bare.size())), tr("Bare", "a hill")});
        }
    }
    const QString name = asked != nullptr ? map::chosenName(next()) : translated(item->name);
    return {QString::fromStdString(item->id), name, variants, variant, placeWords(*open_.draft(), setup().field.table),
        open_.refusalOf(*open_.draft()), cited(open_.system(), item->rule)};
}

QList<ChartItemShown> FieldLaying::items() const
{
    QList<ChartItemShown> all;
    if (known()) {
        for (const Chart& chart : rules().charts.charts) {
            for (const Item& item : chart.items) {
                all << ChartItemShown{translated(chart.name), QString::fromStdString(item.id), translated(item.name)};
            }
        }
    }
    return all;
}

QStringList FieldLaying::record() const
{
    return known() ? map::throwLines(setup().field, {rules().kinds, rules().charts}, open_.sideNames()) : QStringList();
}

} // namespace strategikon
