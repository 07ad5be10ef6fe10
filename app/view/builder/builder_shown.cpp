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
    return open_.system != nullptr ? translated(open_.system->format().name) : QString();
}

double Builder::spent() const { return pointsNumber(open_.verdict.points, open_.verdict.parts); }

QString Builder::nation() const { return translated(known() ? open_.list()->name : open_.army.list); }

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
        names << headingOf("editions", id.toStdString());
    }
    return names;
}

QList<FigureShown> Builder::figures() const
{
    QList<FigureShown> first, others;
    for (const Figure& figure : open_.verdict.figures) {
        const auto& headlines = open_.system->headlines();
        const bool headline = std::find(headlines.begin(), headlines.end(), figure.id) != headlines.end();
        const QString value = figure.flag ? tr("yes") : pointsShown(figure.value, figure.parts);
        (headline ? first : others).push_back({plain(figure.id), headingOf("figures", figure.id), value, headline});
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

QList<LabelledShown> Builder::tally() const
{
    QList<LabelledShown> tally;
    for (const Tally& sum : open_.verdict.tallies) {
        const QString bodies = grouped(sum.bodies);
        const std::string stands = std::to_string(sum.stands) + " " + open_.system->format().standsName;
        const bool alike = sum.stands == sum.bodies || sum.stands == 0;
        tally.push_back({translated(sum.type), alike ? bodies : tr("%1, %2").arg(bodies, translated(stands))});
    }
    return tally;
}

QStringList Builder::headings() const
{
    return known() ? statHeadings(*open_.system, statColumns(*open_.system, *open_.list())) : QStringList();
}

QList<int> Builder::letters() const
{
    return known() ? lettersOf(*open_.system, *open_.list(), statColumns(*open_.system, *open_.list())) : QList<int>();
}

QList<NamedShown> Builder::aims() const
{
    QList<NamedShown> aims;
    if (open_.system != nullptr) {
        for (const std::string& aim : open_.system->aims()) {
            aims.push_back({plain(aim), headingOf("aims", aim)});
        }
    }
    return aims;
}

QList<NamedShown> Builder::splittable() const
{
    QList<NamedShown> entries;
    if (!known()) {
        return entries;
    }
    for (int line = 0; line < static_cast<int>(open_.list()->lines.size()); ++line) {
        if (open_.system->splits(*open_.list(), line)) {
            const Line& row = open_.list()->lines[line];
            entries.push_back({plain(row.id), translated(row.name)});
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

QList<NamedShown> Builder::blocks() const
{
    QList<NamedShown> blocks;
    if (open_.system != nullptr) {
        for (const std::string& block : open_.system->blocks()) {
            blocks.push_back({plain(block), headingOf("blocks", block)});
        }
    }
    return blocks;
}

QString Builder::blocksTitle() const
{
    return open_.system != nullptr ? headingOf("columns", open_.system->format().blockKey + "s") : QString();
}

QList<int> Builder::sizes() const
{
    return open_.system != nullptr ? inOrder(open_.system->format().sizes) : QList<int>();
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
                             .arg(headingOf("figures", figure.id), pointsShown(figure.value, figure.parts));
            }
        }
    }
    return words.join(QStringLiteral(" · "));
}

QList<DivisionShown> Builder::divisions() const
{
    QList<DivisionShown> shown;
    const int spent = open_.verdict.points, parts = open_.verdict.parts;
    for (const BlocksModel::Sum& sum : blocks_.sums()) {
        const QString label = sum.block.empty() ? tr("Unassigned") : headingOf("blocks", sum.block);
        const QString size = sum.words.isEmpty() ? QString()
                                                 : tr("%1 points, %2 %", "", sum.points / parts)
                                                       .arg(pointsShown(sum.points, parts))
                                                       .arg(spent > 0 ? (sum.points * 100 + spent / 2) / spent : 0);
        shown.push_back({label, size, sum.words.join(QStringLiteral(", ")), figuresOf(sum.block)});
    }
    return shown;
}

QString Builder::partnerName() const
{
    if (open_.army.partner.empty()) {
        return {};
    }
    const Army& ally = open_.army.partner.front();
    const QString nation = translated(open_.allyList ? open_.allyList->name : ally.list);
    return ally.name.empty() ? nation : QString::fromStdString(ally.name);
}

QString Builder::partner() const
{
    if (open_.army.partner.empty()) {
        return {};
    }
    const Army& ally = open_.army.partner.front();
    const QString nation = translated(open_.allyList ? open_.allyList->name : ally.list);
    return tr("%1: %2, %3 points", "", ally.points).arg(partnerName(), nation, QLocale().toString(ally.points));
}

QList<NamedShown> Builder::partners() const
{
    QList<NamedShown> armies;
    if (const Library* library = Session::current()->library()) {
        ArmyFilter filter;
        filter.system = open_.army.system;
        filter.sort = ArmyFilter::Sort::name;
        for (const SavedArmy& army : Session::current()->listed(library->armies(filter))) {
            if (army.id != id_.toStdString()) {
                armies.push_back({plain(army.id), plain(army.content.name)});
            }
        }
    }
    return armies;
}

QList<ProseShown> Builder::rulesOf(const QString& entry) const
{
    QList<ProseShown> rules;
    const int line = known() ? open_.list()->lineNamed(entry.toStdString()) : -1;
    if (line < 0) {
        return rules;
    }
    const Line& row = open_.list()->lines[line];
    for (const std::string& id : row.special) {
        if (const SpecialRule* rule = ruleOf(*open_.system, *open_.list(), id)) {
            rules.push_back({plain(id), translated(rule->name), translated(rule->text), {}});
        }
    }
    if (!row.reading.empty()) {
        rules.push_back({{}, tr("Read as"), ofReading(row.reading), {}});
    }
    return rules;
}

QString Builder::trouble() const { return worded(open_.faults); }

QString Builder::partnerTrouble() const { return worded(open_.allyFaults); }

} // namespace strategikon
