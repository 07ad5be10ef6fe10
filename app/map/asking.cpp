#include "app/map/asking.h"

#include "app/map/words.h"
#include "app/words/words.h"

#include <cmath>

namespace strategikon::map {

using namespace field;

namespace {

// As they are measured on this table.
QString pacesShown(double paces, const Table& table)
{
    return QString::number(std::lround(paces * table.terrainShare));
}

QString bandWords(const field::Placing& band, const Table& table)
{
    const QString least = pacesShown(band.least, table), most = pacesShown(band.most, table);
    switch (band.to) {
    case field::Placing::To::touches:
        return Words::tr("touching a table edge or waterway");
    case field::Placing::To::nearest:
        return Words::tr("%1 to %2 paces from the nearest table edge or waterway").arg(least, most);
    case field::Placing::To::beyond:
        break;
    }
    return Words::tr("%1 paces or more from every table edge and waterway").arg(least);
}

// "Wood (medium or large)": of a compulsory area small ones do not count.
QString withSizes(const Item& item, const Choosing& so)
{
    QStringList sizes;
    for (const Picked& pick : so.offered())
        if (pick.item == &item && pick.compulsory)
            sizes << translated(pick.variant->name);
    const QString name = translated(item.name);
    return item.variants.size() < 2 || sizes.empty()
        ? name
        : Words::tr("%1 (%2)", "terrain; sizes that will do").arg(name, sizes.join(Words::tr(" or ", "between sizes")));
}

// "“Road” comes alone, or with 2 to 3 feature equivalents of “Steep hill”."
QString sharesWords(const Choosing& so, const Charts& charts)
{
    for (const Picked& pick : so.offered())
        if (pick.option->with == pick.item->id)
            for (const auto& [least, most] : pick.option->withBudgets)
                if (least > 0)
                    return Words::tr("“%1” comes alone, or with %3 to %4 feature equivalents of “%2”.")
                        .arg(chosenWords(pick.option->item, charts), translated(pick.item->name),
                            equivalentsShown(least), equivalentsShown(most));
    return {};
}

QString named(const Item& item, const Variant* variant)
{
    return variant && item.variants.size() > 1
        ? Words::tr("%1, %2", "terrain and its size").arg(translated(item.name), translated(variant->name))
        : translated(item.name);
}

} // namespace

QString equivalentsShown(int quarters)
{
    const QString parts[] = {{}, QStringLiteral("¼"), QStringLiteral("½"), QStringLiteral("¾")};
    const QString& rest = parts[quarters % 4];
    return quarters < 4 && !rest.isEmpty() ? rest : QString::number(quarters / 4) + rest;
}

QString seasonWords(const std::string& season)
{
    return season == "spring" ? Words::tr("spring")
        : season == "summer"  ? Words::tr("summer")
        : season == "autumn"  ? Words::tr("autumn")
        : season == "winter"  ? Words::tr("winter")
                              : QString::fromStdString(season);
}

QString chosenWords(const std::string& option, const Charts& charts)
{
    const std::size_t slash = option.find('/');
    const Item* item = charts.find(option.substr(0, slash));
    return item ? named(*item, slash == option.npos ? nullptr : item->find(option.substr(slash + 1)))
                : QString::fromStdString(option);
}

QString chosenName(const Ask& ask) { return ask.item ? named(*ask.item, ask.variant) : QString(); }

QString diceSaid(const std::string& came, const Charts& charts, const Table& table)
{
    const QString word = QString::fromStdString(came);
    for (const field::Placing& band : charts.stages.bands)
        if (word.endsWith(u'-' + QString::fromStdString(band.id)))
            return Words::tr("%1, %2").arg(
                Words::tr("sector %1").arg(word.section(u'-', 0, 0)), bandWords(band, table));
    if (word.startsWith(u"zone-"))
        return Words::tr("quarter %1 of the depth, from the defender").arg(word.section(u'-', 1));
    if (word == u"rear")
        return Words::tr("at the rear edge");
    if (word == u"away")
        return Words::tr("anywhere");
    const auto paces = [&](int at) { return pacesShown(word.section(u'-', at, at).toDouble(), table); };
    return word.contains(u'-') ? Words::tr("%1 to %2 paces from a short edge").arg(paces(0), paces(1))
                               : Words::tr("up to %1 paces onto the table").arg(paces(0));
}

QString budgetWords(const Ask& ask, const QString& who)
{
    return ask.stage->most > 0 ? Words::tr("%1 chooses %2 to %3 feature equivalents and has %4.")
                                     .arg(who, equivalentsShown(ask.stage->least), equivalentsShown(ask.stage->most),
                                         equivalentsShown(ask.spent))
        : ask.options.empty() ? Words::tr("%1 has chosen what it may.").arg(who)
                              : Words::tr("%1 may choose one.").arg(who);
}

QString missingWords(const Field& field, const Charts& charts)
{
    const Choosing so(field, charts);
    switch (so.dueBeforeEnd()) {
    case Due::none:
    case Due::least:
        break;
    case Due::missing: {
        QStringList names;
        for (const Item* item : so.missing())
            names << withSizes(*item, so);
        return Words::tr("Compulsory and still missing: %1.").arg(names.join(Words::tr(", ", "between terrain")));
    }
    case Due::town:
        return Words::tr("The waterway needs a built-up area.");
    case Due::shares:
        return sharesWords(so, charts);
    }
    return {};
}

QString barWords(const Choosing& so, const Picked& pick, const Charts& charts)
{
    const QString main = chosenWords(pick.option->item, charts);
    switch (so.barOf(pick)) {
    case Bar::none:
        break;
    case Bar::refused:
        return Words::tr("its die refused it");
    case Bar::present:
        return Words::tr("there is one already");
    case Bar::enough:
        return Words::tr("no more of it");
    case Bar::alike:
        return Words::tr("%1 alike already").arg(charts.stages.alikeMost);
    case Bar::alone:
        return Words::tr("only one choice");
    case Bar::beside:
        return Words::tr("only with “%1”").arg(main);
    case Bar::shares:
        return Words::tr("too much with “%1”").arg(main);
    case Bar::budget:
        return Words::tr("too much");
    case Bar::town:
        return Words::tr("needs a built-up area");
    case Bar::lead:
        return Words::tr("leads nowhere yet");
    }
    return {};
}

QString barWords(const Field& field, const Charts& charts, const std::string& option)
{
    const Choosing so(field, charts);
    for (const Picked& pick : so.offered())
        if (pick.word() == option)
            return barWords(so, pick, charts);
    return {};
}

QString allowanceWords(const Ask& ask, const QString& who)
{
    return (ask.needs < ask.sides ? Words::tr("%1 rolls a die for “%2”: %3 or more allows it.")
                                  : Words::tr("%1 rolls a die for “%2”: a %3 allows it."))
        .arg(who, chosenName(ask))
        .arg(ask.needs);
}

QStringList facesLines(const Field& field, const Charts& charts)
{
    const Ask ask = next(field, charts);
    if (ask.what != Ask::What::where)
        return {};
    const Choosing so(field, charts);
    QStringList lines;
    QString last;
    int from = 1;
    const auto close = [&](int to) {
        if (!last.isEmpty())
            lines << (from == to ? Words::tr("%1: %2", "a face; what it says").arg(from).arg(last)
                                 : Words::tr("%1–%2: %3", "faces; what they say").arg(from).arg(to).arg(last));
    };
    for (int face = 1; face <= ask.sides; ++face) {
        const field::Placing* band = ask.dice > 1 ? charts.stages.bandOf(face) : nullptr;
        const QString says = band ? bandWords(*band, field.table) : diceSaid(so.cameOf({face}), charts, field.table);
        if (says == last)
            continue;
        close(face - 1);
        last = says;
        from = face;
    }
    close(ask.sides);
    return lines;
}

} // namespace strategikon::map
