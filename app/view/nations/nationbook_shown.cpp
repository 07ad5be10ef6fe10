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
        names << termOf("editions", id.toStdString());
    }
    return names;
}

QString NationBook::name() const { return list_ ? ofData(list_->name) : id_; }

QString NationBook::group() const { return !list_ ? QString() : list_->own ? tr("Own lists") : ofData(list_->group); }

QString NationBook::systemName() const { return rules_ != nullptr ? ofData(rules_->format().name) : QString(); }

QString NationBook::about() const { return list_ ? aboutShown(*list_) : QString(); }

QString NationBook::place() const
{
    return list_ && list_->source.line > 0 ? print::placeOf(*rules_, list_->source) : QString();
}

QVariantList NationBook::columns() const
{
    QVariantList columns;
    if (rules_ != nullptr) {
        const SystemFormat& format = rules_->format();
        std::vector<int> all(format.columns.size());
        std::iota(all.begin(), all.end(), 0);
        const QVariantList letters = list_ ? lettersOf(*rules_, *list_, all) : QVariantList(qsizetype(all.size()), 0);
        for (const int at : all) {
            const std::string& column = format.columns[std::size_t(at)];
            columns << QVariantMap{
                {"label", termOf("columns", column)}, {"wide", column == format.typeColumn}, {"letters", letters[at]}};
        }
    }
    return columns;
}

QVariantList NationBook::specials(const Row& row) const
{
    QVariantList names;
    for (const SpecialRule* rule : rulesOf(*rules_, *list_, row)) {
        names << QVariantMap{{"name", ofData(rule->name)}, {"text", ofData(rule->text)},
            {"place", rule->source.line > 0 ? print::placeOf(*rules_, rule->source) : QString()}};
    }
    return names;
}

QVariantMap NationBook::shown(const Row& row, bool option, int* marks) const
{
    QStringList cells;
    for (const std::string& cell : row.printed) {
        cells << (cell == "-" ? QStringLiteral("–") : ofData(cell));
    }
    return {{"id", plain(row.id)}, {"option", option}, {"name", ofData(row.name)}, {"cells", cells},
        {"special", specials(row)}, {"reading", ofReading(row.reading)},
        {"mark", row.reading.empty() ? QString() : QString::number(++*marks)},
        {"place", row.source.line > 0 ? print::placeOf(*rules_, row.source) : QString()}, {"hosts", QString()}};
}

QVariantList NationBook::sections() const
{
    QVariantList troops, leaders, options, sections;
    if (!list_) {
        return sections;
    }
    int marks = 0;
    for (const Line& line : list_->lines) {
        (line.leader ? leaders : troops) << shown(line, false, &marks);
    }
    for (const Option& option : list_->options) {
        if (isOneOfManySizes(*list_, option)) {
            continue;
        }
        QVariantMap row = shown(option, true, &marks);
        QStringList hosts;
        for (int host : option.hosts) {
            hosts << ofData(list_->lines[host].name);
        }
        row["hosts"] = tr("%1 for %2", "kind of upgrade, and whom it is for")
                           .arg(termOf("kinds", option.kind), hosts.join(QStringLiteral(", ")));
        options << row;
    }
    const auto add = [&](const QString& title, const QVariantList& rows) {
        if (!rows.isEmpty()) {
            sections << QVariantMap{{"title", title}, {"rows", rows}};
        }
    };
    add(tr("Troops"), troops);
    add(tr("Commanders"), leaders);
    add(tr("Upgrades"), options);
    return sections;
}

QVariantList NationBook::footnotes() const
{
    QVariantList notes;
    for (const QVariant& section : sections()) {
        for (const QVariant& row : section.toMap()["rows"].toList()) {
            const QVariantMap shown = row.toMap();
            if (!shown["mark"].toString().isEmpty()) {
                notes << QVariantMap{{"mark", shown["mark"]},
                    {"words",
                        tr("%1: %2", "row and how it is read")
                            .arg(shown["name"].toString(), shown["reading"].toString())}};
            }
        }
    }
    return notes;
}

QVariantList NationBook::rules() const
{
    QVariantList rules;
    if (list_) {
        for (const SpecialRule& rule : list_->rules) {
            rules << QVariantMap{{"name", ofData(rule.name)}, {"text", ofData(rule.text)},
                {"place", rule.source.line > 0 ? print::placeOf(*rules_, rule.source) : QString()}};
        }
    }
    return rules;
}

QStringList NationBook::ties() const
{
    return list_ ? print::tiesOf(*findSystem(list_->system), *list_) : QStringList();
}

QVariantList NationBook::rulings() const
{
    QVariantList rulings;
    if (list_) {
        for (const Ruling& ruling : rules_->rulings()) {
            rulings << QVariantMap{{"text", ofData(ruling.text)}, {"place", print::placeOf(*rules_, ruling.source)}};
        }
    }
    return rulings;
}

QVariantList NationBook::facts() const
{
    QVariantList shown;
    if (!list_) {
        return shown;
    }
    for (const auto& [label, words] : print::factsOf(*list_)) {
        shown << QVariantMap{{"label", label}, {"words", words}};
    }
    return shown;
}

} // namespace strategikon
