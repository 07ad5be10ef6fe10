#include "rules/dbm/play/book.h"

#include "model/play/event.h"
#include "rules/dbm/play/combat/fight_conditions.h"
#include "rules/dbm/play/movement/moving.h"
#include "rules/dbm/play/rivers/river_moves.h"
#include "rules/tables.h"

namespace strategikon::dbmPlay {

namespace {

Node table(const char* name) { return readTable("dbm", std::string("play/") + name); }

const Node& playNode()
{
    static const Node read = readTable("dbm", "play");
    return read;
}

// The lists of a table as one account; each row says in which it stands.
Node accountOf(const Node& table, std::initializer_list<const char*> lists)
{
    Node all = Node::newList();
    for (const char* list : lists)
        for (Node row : table.itemsOf(list)) {
            if (lists.size() > 1)
                row.set("table", Node::ofText(list));
            all.add(std::move(row));
        }
    return all;
}

play::Printed readPrinted()
{
    Node rows = Node::newMap();
    rows.set("scores", accountOf(combatTable(), {"rear-support", "tactical", "grading", "mitigating"}));
    rows.set("costs", accountOf(pointsTable(), {"costs"}));
    rows.set("rivers", accountOf(riversTable(), {"die"}));
    rows.set("wading", accountOf(riversTable(), {"wading"}));
    Node rules = Node::newList();
    for (const Node* of : {&playNode(), &movesTable(), &shootingTable(), &riversTable()})
        for (const Node& rule : of->itemsOf("rules"))
            rules.add(rule);
    const Node* bounds = playNode().find("bounds");
    if (bounds)
        rows.set("bounds", *bounds);
    return {std::move(rules), std::move(rows), {}, {scoresAccount(), costsAccount(), riversAccount(), wadingAccount()},
        sourceOf};
}

} // namespace

play::Books& books()
{
    static play::Books all(readPrinted);
    return all;
}

const play::Book& theBook() { return books().with({}); }

const play::PlayTable& playTable()
{
    static const play::PlayTable read = play::readPlayTable(playNode(), sourceOf);
    return read;
}

void setDefaults(play::EventBuilder& builder, play::Id battle)
{
    for (const play::Switch& one : playTable().switches)
        builder.set(battle, one.id, one.usual);
}

const Node& kindsTable()
{
    static const Node read = table("kinds");
    return read;
}

const Node& combatTable()
{
    static const Node read = table("combat");
    return read;
}

const Node& outcomesTable()
{
    static const Node read = table("outcomes");
    return read;
}

const Node& shootingTable()
{
    static const Node read = table("shooting");
    return read;
}

const Node& movesTable()
{
    static const Node read = table("moves");
    return read;
}

const Node& pointsTable()
{
    static const Node read = table("points");
    return read;
}

const Node& weatherTable()
{
    static const Node read = table("weather");
    return read;
}

const Node& victoryTable()
{
    static const Node read = table("victory");
    return read;
}

const Node& riversTable()
{
    static const Node read = table("rivers");
    return read;
}

} // namespace strategikon::dbmPlay
