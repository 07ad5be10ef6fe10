// The rules of two armies in the order of the phases.
#include "app/report/handouts.h"

#include "app/report/report.h"
#include "app/report/words.h"
#include "app/words/played.h"
#include "app/words/words.h"

#include <algorithm>
#include <map>

namespace strategikon::report {

using namespace play;

namespace {

constexpr double usual = 10.6, large = 18; // points of running text

// Things of a side that are alike, in the order of their badges.
std::vector<std::vector<Id>> alike(const State& state, int side, Sort sort)
{
    std::vector<std::vector<Id>> groups;
    for (const Thing& thing : state.things) {
        if (thing.side != side || thing.sort != sort)
            continue;
        const auto it = std::find_if(groups.begin(), groups.end(), [&](const std::vector<Id>& group) {
            const Thing& first = state[group.front()];
            return first.kind == thing.kind && first.name == thing.name && first.fields == thing.fields;
        });
        if (it == groups.end())
            groups.push_back({thing.id});
        else
            it->push_back(thing.id);
    }
    return groups;
}

Table troops(const Handed& handed, int side, Sort sort)
{
    const Fields& fields = handed.game.fields();
    Table table{{Words::tr("Badges"), sort == Sort::leader ? Words::tr("Commander") : Words::tr("Unit")}, {}, 2};
    std::vector<std::size_t> at;
    for (const std::string& id : handed.game.figures(sort)) {
        at.push_back(std::size_t(fields.index(sort, id)));
        table.head << ofData(fields.of(sort)[at.back()].label);
    }
    for (const auto& group : alike(handed.beginning, side, sort)) {
        const Thing& first = handed.beginning[group.front()];
        QStringList row{badges(handed.beginning, group), ofData(first.name)};
        for (const std::size_t field : at)
            row << (first.fields[field] == 0 ? QStringLiteral("–") : QString::number(first.fields[field]));
        table.rows.append(row);
    }
    return table;
}

void addRules(const Handed& handed, Document& document)
{
    std::string phase;
    for (const Passage& passage : handed.game.passages(handed.beginning)) {
        if (passage.phase != phase)
            document.parts.append(Heading{2, phaseShown(phase = passage.phase)});
        QString text = ofData(passage.text.substr(0, passage.text.find('\n')));
        if (const auto layer = passage.text.find('\n'); layer != std::string::npos)
            text += u' ' + ofData(passage.text.substr(layer + 1));
        QString lead = QString::fromStdString(passage.figure);
        if (!passage.name.empty())
            lead = QStringLiteral("%1 (%2)").arg(ofData(passage.name), badges(handed.beginning, passage.of));
        document.parts.append(Paragraph{lead, text});
    }
}

// What the lists say themselves: characters, guards.
void addOwn(const Handed& handed, Document& document)
{
    if (!handed.own.isEmpty())
        document.parts.append(Heading{2, Words::tr("Rules of the lists")});
    for (const OwnRule& rule : handed.own)
        document.parts.append(
            Paragraph{QStringLiteral("%1 (%2)").arg(rule.name, rule.carriers.join(QStringLiteral(", "))), rule.text});
}

} // namespace

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

Document playSheet(const Handed& handed, int side)
{
    Document document{Words::tr("Play sheet"), sideShown(handed.beginning, side),
        Words::tr("against %1").arg(sideShown(handed.beginning, 1 - side)), {}};
    for (const Sort sort : {Sort::leader, Sort::body})
        document.parts.append(troops(handed, side, sort));
    addRules(handed, document);
    addOwn(handed, document);
    return document;
}

print::Sheet playSheets(const Handed& handed, bool enlarged)
{
    print::Sheet whole{handed.paper, {}};
    for (const int side : {0, 1}) {
        const Document document = playSheet(handed, side);
        const Setting setting{handed.paper, enlarged ? 1 : 2, enlarged ? large / usual : 1, 11};
        whole.pages += (enlarged ? pagesOf(document, setting) : pageOf(document, setting)).pages;
    }
    return whole;
}

} // namespace strategikon::report
