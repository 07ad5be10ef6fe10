#include "rules/dbm/play/movement/contacts.h"

#include "rules/dbm/play/bases.h"
#include "rules/dbm/play/rows.h"

#include <algorithm>

namespace strategikon::dbmPlay {

namespace {

// A row of `contacts` in moves.yaml.
struct ContactRow {
    std::string id{};
    Kinds own{}, except{}, against{}, spared{};
    bool into = false;   // it never moves into contact; else not with a front
    bool works = false;  // it may, with works
    bool troops = false; // it may, with troops

    bool isAbout(const BattleView& table, Id mover) const
    {
        return table.is(mover, own) && (except.empty() || !table.is(mover, except));
    }
    bool forbids(const BattleView& table, Id enemy) const
    {
        return (against.empty() || table.is(enemy, against)) && (spared.empty() || !table.is(enemy, spared));
    }
};

const std::vector<ContactRow>& contactRows()
{
    static const std::vector<ContactRow> all = [] {
        std::vector<ContactRow> read;
        for (const Node& node : movesTable().itemsOf("contacts"))
            read.push_back({.id = node.textOr("id"),
                .own = kindsIn(node, "own"),
                .except = kindsIn(node, "except"),
                .against = kindsIn(node, "against"),
                .spared = kindsIn(node, "against-except"),
                .into = node.textOr("never") == "into-contact",
                .works = node.textOr("may") == "works",
                .troops = node.textOr("may") == "troops"});
        return read;
    }();
    return all;
}

bool mayTouch(const BattleView& table, Id mover, bool ContactRow::*what)
{
    return std::ranges::any_of(
        contactRows(), [&](const ContactRow& row) { return row.*what && row.isAbout(table, mover); });
}

// By its type it touches none of these, works or not.
bool touchesNone(const BattleView& table, Id mover, const Ids& contacts)
{
    const auto forbids = [&](const ContactRow& row) {
        return row.into && row.isAbout(table, mover)
            && std::ranges::all_of(contacts, [&](Id enemy) { return row.forbids(table, enemy); });
    };
    return std::ranges::any_of(contactRows(), forbids) && !mayTouch(table, mover, &ContactRow::works)
        && !mayTouch(table, mover, &ContactRow::troops);
}

} // namespace

Outcome refusedContact(const BattleView& table, const Ids& movers, const Ids& contacts)
{
    if (movers.empty() || contacts.empty()
        || !std::ranges::all_of(movers, [&](Id mover) { return touchesNone(table, mover, contacts); }))
        return {};
    return Message{"play-no-contact", {{"who", table[movers.front()].badge}, {"other", table[contacts.front()].badge}}};
}

play::Warnings contactWarnings(const BattleView& table, const Ids& movers, const Ids& contacts)
{
    play::Warnings all;
    const auto warn = [&](const char* code, Id mover, Id enemy) {
        all.push_back({{code, {{"who", table[mover].badge}, {"other", table[enemy].badge}}}, "contact", {}});
    };
    if (movers.empty() || contacts.empty())
        return all;
    for (const ContactRow& row : contactRows()) {
        if (row.into || row.works || row.troops)
            continue;
        const bool only = std::ranges::all_of(movers, [&](Id mover) { return row.isAbout(table, mover); });
        const auto enemy = std::ranges::find_if(contacts, [&](Id one) { return row.forbids(table, one); });
        if (only && enemy != contacts.end())
            warn("play-not-into-front", movers.front(), *enemy);
    }
    if (const int most = basesOf(table, movers) + 1; int(contacts.size()) > most)
        all.push_back({{"warn-many-touched", {{"count", int(contacts.size())}, {"most", most}}}, "contact", {}});
    for (const Id mover : movers)
        if (mayTouch(table, mover, &ContactRow::works)) {
            warn("play-works-only", mover, contacts.front());
            break;
        }
    for (const Id mover : movers)
        if (touchesNone(table, mover, contacts)
            && !std::ranges::all_of(movers, [&](Id one) { return touchesNone(table, one, contacts); })) {
            warn("play-others-touch", mover, contacts.front());
            break;
        }
    return all;
}

} // namespace strategikon::dbmPlay
