#include "model/play/record.h"

#include "model/play/messages.h"
#include "model/text/json.h"
#include "model/text/write.h"

#include <algorithm>

namespace strategikon::play {

namespace {

constexpr int version = 1;

Fault faultAt(
    const strategikon::Place& place, std::string code, std::vector<std::pair<std::string, std::string>> args = {})
{
    addPlayMessages();
    return {place, {std::move(code), std::move(args)}};
}

Reading<RecordHead> headFrom(const Node& node, const GameOf& gameOf)
{
    if (const long long found = node.integerOr("strategikon-battle", 0); found != version)
        return faultAt(node.place(), found > version ? "play-newer" : "play-no-record");
    RecordHead head{node.textOr("system"), node.textOr("name"), node.textOr("program"), {}, {}};
    const Game* game = gameOf(head.system);
    const Node* beginning = node.find("beginning");
    if (!game || !beginning)
        return faultAt(node.place(), "play-no-game", {{"system", head.system}});
    auto state = stateFrom(*beginning, game->fields());
    if (!state)
        return state.faults;
    if (!isSound(*state, *game))
        return faultAt(beginning->place(), "play-unsound");
    head.beginning = std::move(*state);
    if (const Node* setUp = node.find("set-up"))
        head.setUp = writeJson(*setUp);
    return head;
}

struct Lines {
    std::string_view rest;
    int number = 0;

    // The next line that is not blank; false at the end.
    bool next(std::string_view& line)
    {
        while (!rest.empty()) {
            const auto end = std::min(rest.find('\n'), rest.size());
            line = rest.substr(0, end);
            rest.remove_prefix(std::min(end + 1, rest.size()));
            ++number;
            if (line.find_first_not_of(" \t\r") != line.npos)
                return true;
        }
        return false;
    }
};

// Its place is a line of the file, whatever the reader of one line thought.
Fault placed(Fault fault, const std::string& file, int line)
{
    fault.place = {file, line, fault.place.column};
    return fault;
}

} // namespace

bool isSound(const State& state, const Game& game)
{
    const int things = int(state.things.size());
    const auto known = [things](Id id) { return id >= 0 && id <= things; };
    const auto named = [things](Id id) { return id >= 1 && id <= things; };
    if (!game.fields().of(Sort::battle).empty() && (things == 0 || state[1].sort != Sort::battle))
        return false;
    for (const Thing& thing : state.things) {
        if (!known(thing.within) || thing.within == thing.id || thing.side < nobody || thing.side > both
            || !std::all_of(thing.members.begin(), thing.members.end(), named))
            return false;
        const auto& specs = game.fields().of(thing.sort);
        if (specs.size() != thing.fields.size())
            return false;
        for (std::size_t i = 0; i < specs.size(); ++i)
            if ((specs[i].kind == FieldSpec::Kind::thing && !known(thing.fields[i]))
                || (specs[i].kind == FieldSpec::Kind::level
                    && (thing.fields[i] < 0 || thing.fields[i] >= int(specs[i].words.size()))))
                return false;
        Id up = thing.within;
        for (int deep = 0; up != 0; up = state[up].within)
            if (++deep > things)
                return false;
    }
    return (state.side == 0 || state.side == 1)
        && std::all_of(state.agenda.begin(), state.agenda.end(),
            [&](const Step& step) { return std::all_of(step.on.begin(), step.on.end(), known); })
        && game.reads(state);
}

bool isSound(const Event& event, const State& state)
{
    return std::all_of(
        event.on.begin(), event.on.end(), [&](Id id) { return id >= 1 && id <= int(state.things.size()); });
}

std::string writeRecord(const RecordHead& head, const Battle& battle)
{
    Node first = Node::newMap();
    first.set("strategikon-battle", Node::ofInteger(version));
    first.set("system", Node::ofText(head.system));
    first.set("name", Node::ofText(head.name));
    first.set("program", Node::ofText(head.program));
    first.set("entries", Node::ofInteger(int(battle.log().size()))); // a file may end early, at the end of a line
    first.set("beginning", written(head.beginning, battle.game().fields()));
    if (const auto setUp = head.setUp.empty() ? Reading<Node>() : readJson(head.setUp, head.name))
        first.set("set-up", *setUp);
    std::string text = writeJsonLine(first) + "\n";
    for (const Entry& entry : battle.log()) {
        const State after = entry.kind == Entry::Kind::step ? battle.stateAfter(entry.number) : State{};
        text += writeJsonLine(written(entry, battle.game().fields(), after)) + "\n";
    }
    return text;
}

Reading<Record> readRecord(
    std::string_view text, const std::string& file, const GameOf& gameOf, std::vector<int>& otherwise)
{
    Lines lines{text};
    std::string_view one;
    if (!lines.next(one))
        return faultAt({file, 0, 0}, "play-no-record");
    const auto read = [&](std::string_view written) { return readJson(written, file); };
    auto first = read(one);
    if (!first)
        return placed(first.faults.front(), file, lines.number);
    auto head = headFrom(*first, gameOf);
    if (!head)
        return placed(head.faults.front(), file, lines.number);
    const Game& game = *gameOf(head->system);
    Battle battle(game, head->beginning);
    while (lines.next(one)) {
        auto node = read(one);
        if (!node)
            return placed(node.faults.front(), file, lines.number);
        auto entry = entryFrom(*node, game.fields());
        if (!entry)
            return placed(entry.faults.front(), file, lines.number);
        const auto broken = [&] { return faultAt({file, lines.number, 0}, "play-broken-entry"); };
        if (!battle.restored(*entry) || !isSound(battle.state(), game))
            return broken();
        for (const Event& event : entry->events)
            if (!isSound(event, battle.state()))
                return broken();
    }
    const auto found = static_cast<long long>(battle.log().size()), entries = first->integerOr("entries", found);
    if (found != entries)
        return faultAt({file, lines.number, 0}, "play-cut-short",
            {{"entries", std::to_string(entries)}, {"found", std::to_string(found)}});
    otherwise = ruledOtherwise(battle);
    return Record{std::move(*head), battle.log()};
}

} // namespace strategikon::play
