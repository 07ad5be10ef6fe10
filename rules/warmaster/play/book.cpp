#include "rules/warmaster/play/book.h"

#include "model/text/contains.h"
#include "rules/tables.h"
#include "rules/warmaster/play/combat/attacks.h"
#include "rules/warmaster/play/command/command.h"
#include "rules/warmaster/play/fields.h"
#include "rules/warmaster/play/shooting/drive_back.h"

#include <algorithm>
#include <map>

namespace strategikon::warmasterPlay {

namespace {

const Node& table()
{
    static const Node read = readCheckedTable("warmaster", "play");
    return read;
}

play::Printed readPrinted()
{
    const Node specials = readTable("warmaster", "specials");
    const auto list = [](const Node& of, const char* key) { return of.find(key) ? *of.find(key) : Node(); };
    return {list(table(), "rules"), readCheckedTable("warmaster", "modifiers"), list(specials, "specials"),
        {attacksAccount(), ordersAccount(), drivesAccount()}, sourceOf};
}

} // namespace

play::Books& books()
{
    static play::Books all(readPrinted);
    return all;
}

const play::Book& theBook() { return books().with({}); }

int partOf(const play::Book& book, std::string_view rule, int whole)
{
    const int part = std::max(book.figure(rule, "part"), 1);
    return (whole + part - 1) / part;
}

const play::PlayTable& playTable()
{
    static const play::PlayTable read = play::readPlayTable(table(), sourceOf);
    return read;
}

void setDefaults(play::EventBuilder& builder, play::Id battle)
{
    for (const play::Switch& one : playTable().switches)
        builder.set(battle, one.id, one.usual);
    builder.set(battle, state::revision, revisions);
}

const std::map<std::string, Moves, std::less<>>& moves()
{
    static const auto all = [] {
        std::map<std::string, Moves, std::less<>> moves;
        constexpr std::pair<const char*, Moves> whom[] = {
            {"all", Moves::all}, {"first", Moves::first}, {"loosened", Moves::loosened}};
        if (const Node* map = table().find("moves"))
            for (const auto& [key, who] : whom)
                for (const std::string& event : map->textsOf(key))
                    moves[event] = who;
        return moves;
    }();
    return all;
}

bool isOwnMove(std::string_view event)
{
    static const auto all = table().find("moves")->textsOf("own");
    return contains(all, event);
}

} // namespace strategikon::warmasterPlay
