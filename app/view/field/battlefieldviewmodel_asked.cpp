// What is asked while terrain is laid out, as the page says it.
#include "battlefieldviewmodel.h"

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

map::SideNames BattlefieldViewModel::sideNames() const { return namesByEdge(firstIsNear()); }

TerrainAskedShown BattlefieldViewModel::askedShown() const
{
    if (!known()) {
        return {};
    }
    if (setup_.field.method != "random") {
        return {.title = tr("Place terrain"), .words = tr("Add what you like and drag it into place.")};
    }
    const Ask ask = next(setup_.field, rules_->charts);
    const map::SideNames names = sideNames();
    const QString who = sideName(ask.side);
    const std::vector<Throw>& before = setup_.field.throws;
    const bool again = !before.empty() && before.back().what == "roll-off";
    TerrainAskedShown shown{.title = titleOf(ask, who, again),
        .words = wordsOf(ask, who, setup_.field, rules_->charts, names, firstIsNear()),
        .dice = diceOf(ask, names),
        .none = ask.variant == nullptr ? tr("Place nothing") : tr("No room: leave it out"),
        .agreed = ask.variant == nullptr ? tr("Place nothing") : tr("Leave it out by agreement")};
    if (rules_->charts.stages.chosen()) {
        const Choosing so(setup_.field, rules_->charts);
        shown.faces = map::facesLines(setup_.field, rules_->charts);
        shown.choices = choicesOf(ask, so, rules_->charts);
        shown.chosen = chosenSoFar(ask, so, rules_->charts);
    }
    if (ask.what == What::choose) {
        shown.end = shown.chosen.isEmpty() ? tr("Choose nothing") : tr("Done choosing");
    } else if (ask.what == What::chart || ask.what == What::item) {
        shown.end = tr("Finish terrain");
    }
    return shown;
}

QStringList BattlefieldViewModel::settled() const
{
    return known() && rules_->charts.stages.chosen() ? map::openingLines(setup_.field, rules_->charts, sideNames())
                                                     : QStringList();
}

} // namespace strategikon
