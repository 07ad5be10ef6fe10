// What a nation's page shows.
#include "nationbook.h"

#include "app/print/nation.h"
#include "app/print/roster_rules.h"
#include "app/view/collection/stats.h"
#include "app/view/session.h"
#include "app/words/nations.h"
#include "app/words/sizes.h"
#include "app/words/words.h"
#include "model/text/file.h"
#include "rules/arms.h"
#include "rules/readings.h"
#include "rules/search.h"

#include <QCoreApplication>

#include <algorithm>
#include <filesystem>
#include <numeric>

namespace strategikon {

QStringList NationBook::editions() const
{
    QStringList ids;
    if (rules_ != nullptr) {
        for (const std::string& edition : rules_->format().editions) {
            ids << plain(edition);
        }
    }
    return ids;
}

QStringList NationBook::editionNames() const
{
    QStringList names;
    for (const QString& id : editions()) {
        names << headingOf("editions", id.toStdString());
    }
    return names;
}

QString NationBook::name() const { return list_ ? translated(list_->name) : id_; }

QString NationBook::group() const
{
    return !list_ ? QString() : list_->own ? tr("Own lists") : translated(list_->group);
}

QString NationBook::systemName() const { return rules_ != nullptr ? translated(rules_->format().name) : QString(); }

QString NationBook::about() const { return list_ ? aboutShown(*list_) : QString(); }

QString NationBook::placeShown(const Source& source) const
{
    return source.line > 0 ? print::placeOf(*rules_, source) : QString();
}

QString NationBook::place() const { return list_ ? placeShown(list_->source) : QString(); }

QList<ColumnShown> NationBook::columns() const
{
    QList<ColumnShown> columns;
    if (rules_ != nullptr) {
        const SystemFormat& format = rules_->format();
        std::vector<int> all(format.columns.size());
        std::iota(all.begin(), all.end(), 0);
        const QList<int> letters = list_ ? lettersOf(*rules_, *list_, all) : QList<int>(qsizetype(all.size()), 0);
        for (const int at : all) {
            const std::string& column = format.columns[std::size_t(at)];
            columns.push_back({plain(column), headingOf("columns", column), column == format.typeColumn, letters[at]});
        }
    }
    return columns;
}

ProseShown NationBook::shown(const SpecialRule& rule) const
{
    return {plain(rule.id), translated(rule.name), translated(rule.text), placeShown(rule.source)};
}

QList<ProseShown> NationBook::specials(const Row& row) const
{
    QList<ProseShown> all;
    for (const SpecialRule* rule : rulesOf(*rules_, *list_, row)) {
        all << shown(*rule);
    }
    return all;
}

PrintedShown NationBook::shown(const Row& row, bool option, int* marks) const
{
    PrintedShown printed;
    printed.id = plain(row.id);
    printed.option = option;
    printed.name = translated(row.name);
    for (const std::string& cell : row.printed) {
        printed.cells << (cell == "-" ? QStringLiteral("–") : translated(cell));
    }
    printed.special = specials(row);
    printed.reading = ofReading(row.reading);
    printed.mark = row.reading.empty() ? QString() : QString::number(++*marks);
    printed.place = placeShown(row.source);
    return printed;
}

QList<SectionShown> NationBook::sections() const
{
    QList<PrintedShown> troops, leaders, options;
    if (!list_) {
        return {};
    }
    int marks = 0;
    const SystemFormat& format = findSystem(list_->system)->format();
    for (std::size_t at = 0; at < list_->lines.size(); ++at) {
        PrintedShown row = shown(list_->lines[at], false, &marks);
        row.arm = QString::fromStdString(armOf(format, *list_, int(at)));
        (list_->lines[at].leader ? leaders : troops) << row;
    }
    for (const Option& option : list_->options) {
        if (isOneOfManySizes(*list_, option)) {
            continue;
        }
        PrintedShown row = shown(option, true, &marks);
        QStringList hosts;
        for (int host : option.hosts) {
            hosts << translated(list_->lines[host].name);
        }
        row.hosts = tr("%1 for %2", "kind of upgrade, and whom it is for")
                        .arg(headingOf("kinds", option.kind), hosts.join(QStringLiteral(", ")));
        options << row;
    }
    QList<SectionShown> sections{{tr("Troops"), troops}, {tr("Commanders"), leaders}, {tr("Upgrades"), options}};
    sections.removeIf([](const SectionShown& section) { return section.rows.isEmpty(); });
    return sections;
}

QList<LabelledShown> NationBook::footnotes() const
{
    QList<LabelledShown> notes;
    for (const SectionShown& section : sections()) {
        for (const PrintedShown& row : section.rows) {
            if (!row.mark.isEmpty()) {
                notes.push_back({row.mark, tr("%1: %2", "row and how it is read").arg(row.name, row.reading)});
            }
        }
    }
    return notes;
}

QList<ProseShown> NationBook::rules() const
{
    QList<ProseShown> rules;
    if (list_) {
        for (const SpecialRule& rule : list_->rules) {
            rules << shown(rule);
        }
    }
    return rules;
}

QStringList NationBook::ties() const
{
    return list_ ? print::tiesOf(*findSystem(list_->system), *list_) : QStringList();
}

QList<ProseShown> NationBook::rulings() const
{
    QList<ProseShown> rulings;
    if (list_) {
        for (const Subject& subject : plainReadings(list_->system)) {
            for (const Reading& one : subject.before ? subject.readings : std::vector<Reading>()) {
                //: a reading, and the other one that was possible
                const QString both = tr("%1 Or: %2").arg(translated(one.text), translated(one.other));
                rulings.push_back(
                    {{}, {}, one.other.empty() ? translated(one.text) : both, print::placeOf(*rules_, one.at.front())});
            }
        }
    }
    return rulings;
}

QList<LabelledShown> NationBook::facts() const
{
    QList<LabelledShown> shown;
    if (list_) {
        for (const auto& [label, words] : print::factsOf(*list_)) {
            shown.push_back({label, words});
        }
    }
    return shown;
}

} // namespace strategikon
