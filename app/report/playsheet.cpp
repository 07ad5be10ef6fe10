// The rules of two armies in the order of the phases.
#include "app/report/handouts.h"

#include "app/report/alike.h"
#include "app/report/report.h"
#include "app/report/words.h"
#include "app/words/fields.h"
#include "app/words/played.h"
#include "app/words/words.h"

#include <algorithm>
#include <optional>

namespace strategikon::report {

using namespace play;

namespace {

constexpr double usual = 10.6, large = 18; // points of running text

std::vector<Id> blocksOf(const State& state, int side)
{
    std::vector<Id> blocks;
    for (const Thing& thing : state.things)
        if (thing.sort == Sort::block && thing.side == side)
            blocks.push_back(thing.id);
    return blocks;
}

// How many of them are in a block; a dash for none.
QString countIn(const State& state, const std::vector<Id>& group, Id block)
{
    const auto many = std::ranges::count_if(group, [&](Id thing) { return state[thing].within == block; });
    return many == 0 ? QStringLiteral("–") : QString::number(many);
}

// Alike things in a row. Where a side is divided into blocks, so many of each block; otherwise by their badges.
Table troops(const Handed& handed, int side, Sort sort)
{
    const State& state = handed.beginning;
    const Fields& fields = handed.game.fields();
    const auto blocks = blocksOf(state, side);
    const bool sorted = !blocks.empty();
    const QString unit = sort == Sort::leader ? Words::tr("Commander") : Words::tr("Unit");
    Table table{sorted ? QStringList{unit, Words::tr("Type")} : QStringList{Words::tr("Badges"), unit}, {}, 2};
    for (const Id block : blocks)
        table.head << QString::fromStdString(state[block].badge);
    std::vector<std::size_t> at;
    for (const std::string& id : handed.game.figures(sort)) {
        at.push_back(std::size_t(fields.index(sort, id)));
        table.head << translated(fields.of(sort)[at.back()].label);
    }
    for (const auto& group : alike(handed.game, state, side, sort)) {
        const Thing& first = state[group.front()];
        const QString name = translated(first.name);
        QStringList row =
            sorted ? QStringList{name, sortShown(handed.game, state, group)} : QStringList{badges(state, group), name};
        for (const Id block : blocks)
            row << countIn(state, group, block);
        for (const std::size_t field : at)
            row << cellShown(fields.of(sort)[field], first.fields[field], state);
        table.rows.append(row);
        table.arms.append(QString::fromStdString(handed.game.arm(first)));
    }
    return table;
}

QStringList wordedAll(const SheetCell& cell)
{
    QStringList all;
    for (const Message& one : cell)
        all << worded(one);
    return all;
}

Table tableOf(const SheetTable& one, const State& state)
{
    const bool badged = std::ranges::any_of(one.rows, [](const SheetTable::Row& row) { return !row.of.empty(); });
    Table table{wordedAll(one.head), {}, one.words + badged};
    if (badged)
        table.head.insert(1, Words::tr("Badges"));
    for (const SheetTable::Row& row : one.rows) {
        QStringList cells;
        for (const SheetCell& cell : row.cells)
            cells << wordedAll(cell).join(QStringLiteral("; "));
        if (badged)
            cells.insert(1, badges(state, row.of));
        table.rows.append(cells);
    }
    return table;
}

// What a system has for the sheets of both sides.
struct SheetRules {
    std::vector<SheetTable> tables;
    std::vector<SheetRule> rules;
    explicit SheetRules(const Handed& handed)
        : tables(handed.game.sheetTables(handed.beginning)), rules(handed.game.sheetRules(handed.beginning))
    {
    }
};

// The system's own, of a phase; those of none stand before all of them.
void addTables(
    const std::vector<SheetTable>& tables, const std::string& phase, const State& state, int side, Document& document)
{
    for (const SheetTable& one : tables) {
        if (one.phase != phase || (one.side != both && one.side != side))
            continue;
        if (!one.rows.empty())
            document.parts.append(tableOf(one, state));
        for (const Message& note : one.notes)
            document.parts.append(
                Paragraph{{}, worded(note), one.rows.empty() ? Paragraph::Kind::plain : Paragraph::Kind::small});
    }
}

// The rows of a table follow each other.
void addRow(const SheetRule& passage, bool begins, const std::string& words, Document& document)
{
    const std::string code = "table-" + passage.table;
    if (begins)
        document.parts.append(Table{{ownWords(code + "-figure", words), ownWords(code, words)}, {}, 2, {}, true});
    QString text = sentencesOf(passage.text, passage.cells);
    if (!passage.only.empty())
        text += QStringLiteral(" (%1)").arg(wordedAll(passage.only).join(QStringLiteral("; ")));
    std::get<Table>(document.parts.back()).rows.append({QString::fromStdString(passage.figure), text});
}

void addRules(const Handed& handed, const SheetRules& its, int side, Document& document)
{
    const std::vector<SheetTable>& tables = its.tables;
    std::string phase, table;
    for (const SheetRule& passage : its.rules) {
        if (passage.phase != phase) {
            document.parts.append(Heading{2, phaseShown(phase = passage.phase, handed.beginning.words)});
            addTables(tables, phase, handed.beginning, side, document);
        }
        const bool begins = passage.table != table;
        if (table = passage.table; !table.empty()) {
            addRow(passage, begins, handed.beginning.words, document);
            continue;
        }
        QString lead;
        if (!passage.name.empty())
            lead = QStringLiteral("%1 (%2)").arg(translated(passage.name), badges(handed.beginning, passage.of));
        document.parts.append(Paragraph{lead, sentencesOf(passage.text, passage.cells)});
    }
}

// What these players have otherwise; the rules below have it too.
void addHouse(const Handed& handed, Document& document)
{
    const auto all = handed.game.houseRules(handed.beginning.house);
    if (!all.empty())
        document.parts.append(Heading{2, Words::tr("House rules")});
    for (const HouseRule& one : all)
        document.parts.append(Paragraph{{}, houseShown(one)});
}

void addReadings(const Handed& handed, Document& document)
{
    const auto all = readOtherwise(handed.game, handed.beginning);
    if (!all.isEmpty())
        document.parts.append(Heading{2, Words::tr("Read otherwise")});
    for (const Paragraph& one : all)
        document.parts.append(one);
}

// What the lists say themselves: characters, guards.
void addOwn(const Handed& handed, Document& document)
{
    if (!handed.own.isEmpty())
        document.parts.append(Heading{2, Words::tr("Army rules")});
    for (const OwnRule& rule : handed.own)
        document.parts.append(
            Paragraph{QStringLiteral("%1 (%2)").arg(rule.name, rule.carriers.join(QStringLiteral(", "))), rule.text});
}

Document playSheet(const Handed& handed, const SheetRules& its, int side)
{
    Document document{Words::tr("Play sheet"), sideShown(handed.beginning, side),
        Words::tr("against %1").arg(sideShown(handed.beginning, 1 - side)), {}};
    for (const Sort sort : {Sort::leader, Sort::body})
        if (Table table = troops(handed, side, sort); !table.rows.isEmpty())
            document.parts.append(std::move(table));
    addTables(its.tables, {}, handed.beginning, side, document);
    addHouse(handed, document);
    addReadings(handed, document);
    addRules(handed, its, side, document);
    addOwn(handed, document);
    return document;
}

template <class Lay>
print::Sheet eachOf(const QList<Document>& sides, const Setting& setting, Lay lay)
{
    print::Sheet whole{setting.paper, {}};
    for (const Document& document : sides)
        whole.pages += lay(document, setting).pages;
    return whole;
}

// In the largest letters, of 18 points or more, in which one page of this paper holds it.
std::optional<print::Page> onOnePage(const Document& document, const QSizeF& paper)
{
    constexpr double column = 70, step = 0.1; // mm of the usual letters
    std::optional<print::Page> page;
    for (double scale = large / usual; scale < 2 * large / usual; scale += step) {
        const print::Sheet sheet = pagesOf(document, {paper, int(paper.width() / (column * scale)), scale, 10, true});
        if (sheet.pages.size() == 1)
            page = sheet.pages.front();
        else if (!page)
            break;
    }
    return page;
}

print::Sheet poster(const QList<Document>& sides, QSizeF paper)
{
    for (;;) {
        paper = {paper.height(), 2 * paper.width()};
        print::Sheet sheet{paper, {}};
        for (const Document& document : sides)
            if (const auto page = onOnePage(document, paper))
                sheet.pages.append(*page);
        if (sheet.pages.size() == sides.size())
            return sheet;
    }
}

} // namespace

QList<Paragraph> readOtherwise(const Game& game, const State& state)
{
    QList<Paragraph> all;
    for (const Switch& one : game.switches()) {
        const int now = choiceNow(game, state, one.id);
        if (now != one.usual)
            all.append({choiceShown(one.id, one.choices[std::size_t(now)], state.words), translated(one.says)});
    }
    return all;
}

QString badges(const State& state, const std::vector<Id>& things)
{
    QStringList all;
    QString first, last;
    const auto flush = [&] {
        if (!first.isEmpty())
            all << (first == last ? first : first + QStringLiteral("–") + last);
    };
    Id before = 0;
    for (const Id thing : things) {
        const QString badge = QString::fromStdString(state[thing].badge);
        if (before == 0 || thing != before + 1 || state[thing].side != state[before].side) {
            flush();
            first = badge;
        }
        last = badge;
        before = thing;
    }
    flush();
    return all.join(QStringLiteral(", "));
}

Document playSheet(const Handed& handed, int side) { return playSheet(handed, SheetRules(handed), side); }

print::Sheet playSheets(const Handed& handed, Lettering lettering)
{
    const SheetRules its(handed);
    const QList<Document> sides{playSheet(handed, its, 0), playSheet(handed, its, 1)};
    switch (lettering) {
    case Lettering::usual:
        return eachOf(sides, {handed.paper, 2, 1, 11, true}, pageOf);
    case Lettering::large:
        // Most rules are short: across half a page that lies on its side they fill their lines better than across one
        // that stands, and there are fewer pages.
        return eachOf(sides, {handed.paper.transposed(), 2, large / usual, 9, true}, pagesOf);
    case Lettering::poster:
        break;
    }
    return poster(sides, handed.paper);
}

} // namespace strategikon::report
