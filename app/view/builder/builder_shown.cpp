// What the builder says about its army.
#include "builder.h"

#include "app/view/collection/stats.h"
#include "app/view/components/numbers.h"
#include "app/view/session.h"
#include "app/words/changes.h"
#include "app/words/nations.h"
#include "app/words/points.h"
#include "app/words/words.h"

#include <QLocale>

#include <algorithm>

namespace strategikon {

namespace {

QVariantMap item(const std::string& id, const QString& label)
{
    return {{"id", QString::fromStdString(id)}, {"label", label}};
}

} // namespace

QString Builder::tags() const
{
    QStringList tags;
    for (const std::string& tag : open_.army.tags) {
        tags << QString::fromStdString(tag);
    }
    return tags.join(QStringLiteral(", "));
}

QString Builder::systemName() const
{
    return open_.system != nullptr ? ofData(open_.system->format().name) : QString();
}

double Builder::spent() const { return pointsNumber(open_.verdict.points, open_.verdict.parts); }

QString Builder::nation() const { return ofData(known() ? open_.list()->name : open_.army.list); }

QString Builder::about() const { return known() ? aboutShown(*open_.list()) : QString(); }

QString Builder::edition() const
{
    return QString::fromStdString(known() ? open_.list()->edition : open_.army.edition);
}

QStringList Builder::editions() const
{
    QStringList ids;
    if (open_.system != nullptr) {
        for (const std::string& edition : open_.system->format().editions) {
            ids << QString::fromStdString(edition);
        }
    }
    return ids;
}

QStringList Builder::editionNames() const
{
    QStringList names;
    for (const QString& id : editions()) {
        names << termOf("editions", id.toStdString());
    }
    return names;
}

QVariantList Builder::figures() const
{
    QVariantList first, others;
    for (const Figure& figure : open_.verdict.figures) {
        const auto& headlines = open_.system->headlines();
        const bool headline = std::find(headlines.begin(), headlines.end(), figure.id) != headlines.end();
        QVariantMap shown = item(figure.id, termOf("figures", figure.id));
        shown["value"] = figure.flag ? tr("yes") : pointsShown(figure.value, figure.parts);
        shown["headline"] = headline;
        (headline ? first : others) << shown;
    }
    return first + others;
}

QStringList Builder::notes() const
{
    QStringList notes;
    for (const Message& note : open_.verdict.notes) {
        notes << worded(note);
    }
    return notes;
}

QVariantList Builder::tally() const
{
    QVariantList tally;
    for (const Tally& sum : open_.verdict.tallies) {
        const QString bodies = grouped(sum.bodies);
        const std::string stands = std::to_string(sum.stands) + " " + open_.system->format().standsName;
        tally << QVariantMap{{"label", ofData(sum.type)},
            {"amount",
                sum.stands == sum.bodies || sum.stands == 0 ? bodies : tr("%1, %2").arg(bodies, ofData(stands))}};
    }
    return tally;
}

QStringList Builder::headings() const
{
    return known() ? statHeadings(*open_.system, statColumns(*open_.system, *open_.list())) : QStringList();
}

QVariantList Builder::letters() const
{
    return known() ? lettersOf(*open_.system, *open_.list(), statColumns(*open_.system, *open_.list()))
                   : QVariantList();
}

QVariantList Builder::aims() const
{
    QVariantList aims;
    if (open_.system != nullptr) {
        for (const std::string& aim : open_.system->aims()) {
            aims << item(aim, termOf("aims", aim));
        }
    }
    return aims;
}

QVariantList Builder::splittable() const
{
    QVariantList entries;
    if (!known()) {
        return entries;
    }
    for (int line = 0; line < static_cast<int>(open_.list()->lines.size()); ++line) {
        if (open_.system->splits(*open_.list(), line)) {
            const Line& row = open_.list()->lines[line];
            entries << item(row.id, ofData(row.name));
        }
    }
    return entries;
}

QStringList Builder::split() const
{
    QStringList ids;
    for (const std::string& name : open_.army.split) {
        const int line = known() ? open_.list()->lineNamed(name) : -1;
        ids << QString::fromStdString(line >= 0 ? open_.list()->lines[line].id : name);
    }
    return ids;
}

QVariantList Builder::blocks() const
{
    QVariantList blocks;
    if (open_.system != nullptr) {
        for (const std::string& block : open_.system->blocks()) {
            blocks << item(block, termOf("blocks", block));
        }
    }
    return blocks;
}

QString Builder::blocksTitle() const
{
    return open_.system != nullptr ? termOf("columns", open_.system->format().blockKey + "s") : QString();
}

QVariantList Builder::sizes() const
{
    QVariantList sizes;
    if (open_.system != nullptr) {
        for (int size : open_.system->format().sizes) {
            sizes << size;
        }
    }
    return sizes;
}

QString Builder::years() const
{
    if (!known()) {
        return {};
    }
    std::optional<Years> all = open_.list()->years;
    for (const Line& line : open_.list()->lines) {
        if (line.years) {
            all = all ? Years{std::min(all->first, line.years->first), std::max(all->last, line.years->last)}
                      : *line.years;
        }
    }
    return all ? yearsShown(*all) : QString();
}

// What a block stands or falls by, in a few words.
QString Builder::figuresOf(const std::string& block) const
{
    QStringList words;
    for (const BlockFigures& one : open_.verdict.blocks) {
        for (const Figure& figure : one.figures) {
            if (one.block == block && figure.value != 0) {
                words << tr("%1 %2", "figure and its value")
                             .arg(termOf("figures", figure.id), pointsShown(figure.value, figure.parts));
            }
        }
    }
    return words.join(QStringLiteral(" · "));
}

QVariantList Builder::divisions() const
{
    QVariantList shown;
    const int spent = open_.verdict.points, parts = open_.verdict.parts;
    for (const BlocksModel::Sum& sum : blocks_.sums()) {
        const QString label = sum.block.empty() ? tr("Placed nowhere") : termOf("blocks", sum.block);
        const QString size = sum.words.isEmpty() ? QString()
                                                 : tr("%1 points, %2 %", "", sum.points / parts)
                                                       .arg(pointsShown(sum.points, parts))
                                                       .arg(spent > 0 ? (sum.points * 100 + spent / 2) / spent : 0);
        shown << QVariantMap{{"label", label}, {"size", size}, {"words", sum.words.join(QStringLiteral(", "))},
            {"figures", figuresOf(sum.block)}};
    }
    return shown;
}

QString Builder::partnerName() const
{
    if (open_.army.partner.empty()) {
        return {};
    }
    const Army& ally = open_.army.partner.front();
    const QString nation = ofData(open_.allyList ? open_.allyList->name : ally.list);
    return ally.name.empty() ? nation : QString::fromStdString(ally.name);
}

QString Builder::partner() const
{
    if (open_.army.partner.empty()) {
        return {};
    }
    const Army& ally = open_.army.partner.front();
    const QString nation = ofData(open_.allyList ? open_.allyList->name : ally.list);
    return tr("%1: %2, %3 points", "", ally.points).arg(partnerName(), nation, QLocale().toString(ally.points));
}

QVariantList Builder::partners() const
{
    QVariantList armies;
    if (const Library* library = Session::current()->library()) {
        ArmyFilter filter;
        filter.system = open_.army.system;
        filter.sort = ArmyFilter::Sort::name;
        for (const SavedArmy& army : Session::current()->listed(library->armies(filter))) {
            if (army.id != id_.toStdString()) {
                armies << item(army.id, QString::fromStdString(army.content.name));
            }
        }
    }
    return armies;
}

QVariantList Builder::rulesOf(const QString& entry) const
{
    QVariantList rules;
    const int line = known() ? open_.list()->lineNamed(entry.toStdString()) : -1;
    if (line < 0) {
        return rules;
    }
    const Line& row = open_.list()->lines[line];
    for (const std::string& id : row.special) {
        if (const SpecialRule* rule = ruleOf(*open_.system, *open_.list(), id)) {
            rules << QVariantMap{{"name", ofData(rule->name)}, {"text", ofData(rule->text)}};
        }
    }
    if (!row.reading.empty()) {
        rules << QVariantMap{{"name", tr("Read as")}, {"text", ofReading(row.reading)}};
    }
    return rules;
}

QString Builder::trouble() const { return worded(open_.faults); }

QString Builder::partnerTrouble() const { return worded(open_.allyFaults); }

} // namespace strategikon
