#include "record.h"

#include "chain.h"
#include "model/play/messages.h"
#include "model/text/json.h"
#include "model/text/name.h"
#include "model/text/write.h"

#include <algorithm>

namespace strategikon::play {

namespace {

constexpr int version = 2;

// A battle that uses nothing of version 2 is written as version 1, byte for byte.
bool needsVersion2(const State& beginning, const Battle& battle)
{
    const auto& log = battle.log();
    const auto asksEach = [](const Change& change) {
        return (change.step && change.step->who == eachSide)
            || (change.what == Change::What::turnOf && change.to == both);
    };
    const auto isNew = [&](const Entry& entry) {
        return !entry.answer.text.empty() || std::ranges::any_of(entry.events, [&](const Event& one) {
            return std::ranges::any_of(one.changes, asksEach);
        });
    };
    const auto& agenda = beginning.agenda;
    return !beginning.house.empty() || beginning.hides || !beginning.sealed.empty() || beginning.side == both
        || std::ranges::any_of(log, isNew)
        || std::ranges::any_of(agenda, [](const Step& step) { return step.who == eachSide; });
}

Fault faultAt(const strategikon::Place& place, std::string code, Arguments args = {})
{
    addPlayMessages();
    return {place, {std::move(code), std::move(args)}};
}

// Both sides' at once, empty where one has none.
constexpr std::pair<const char*, std::array<std::string, 2> BattleAbout::*> ofSides[] = {
    {"players", &BattleAbout::players}, {"stamps", &BattleAbout::stamps}};
constexpr std::pair<const char*, std::string BattleAbout::*> ofBoth[] = {
    {"venue", &BattleAbout::venue}, {"day", &BattleAbout::day}, {"occasion", &BattleAbout::occasion}};

Node nodeOf(const BattleAbout& about)
{
    Node node = Node::newMap();
    for (const auto& [key, sides] : ofSides)
        if (const auto& its = about.*sides; !its[0].empty() || !its[1].empty()) {
            Node both = Node::newList();
            both.add(Node::ofText(its[0]));
            both.add(Node::ofText(its[1]));
            node.set(key, std::move(both));
        }
    for (const auto& [key, text] : ofBoth)
        if (!(about.*text).empty())
            node.set(key, Node::ofText(about.*text));
    return node;
}

Result<BattleAbout> aboutFrom(const Node& head)
{
    BattleAbout about;
    const Node* node = head.find("evening");
    if (!node)
        return about;
    NamesOf names(node->place());
    for (const auto& [key, sides] : ofSides) {
        const auto its = node->textsOf(key);
        for (std::size_t side = 0; side < std::min(its.size(), std::size_t(2)); ++side)
            names.look((about.*sides)[side] = its[side]);
    }
    for (const auto& [key, text] : ofBoth)
        names.look(about.*text = node->textOr(key));
    if (names.fault())
        return *names.fault();
    return about;
}

Result<RecordHead> headFrom(const Node& node, const GameOf& gameOf)
{
    if (const long long found = node.integerOr("strategikon-battle", 0); found < 1 || found > version)
        return faultAt(node.place(), found > version ? "play-newer" : "play-no-record");
    RecordHead head{node.textOr("system"), node.textOr("name"), node.textOr("program"), {}, {}, {}};
    const Game* game = gameOf(head.system);
    const Node* beginning = node.find("beginning");
    if (!game || !beginning)
        return faultAt(node.place(), "play-no-game", {{"system", head.system}});
    auto state = stateFrom(*beginning, game->fields());
    if (!state)
        return state.faults;
    if (!state->house.empty())
        if (const auto house = game->house(state->house, node.place().file); !house)
            return Fault{beginning->place(), house.faults.front().message};
    if (!isSound(*state, *game))
        return faultAt(beginning->place(), "play-unsound");
    head.beginning = std::move(*state);
    if (const Node* setUp = node.find("set-up"))
        head.setUp = writeJson(*setUp);
    auto about = aboutFrom(node);
    if (!about)
        return about.faults;
    head.about = std::move(*about);
    return head;
}

struct Lines {
    std::string_view rest;
    int number = 0;

    bool more() const { return rest.find_first_not_of(" \t\r\n") != rest.npos; }
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

constexpr int manyTurns = 1000;

// What nobody could have written down at a table: names and figures, and how long it has gone on.
class Plausible {
public:
    Plausible(const std::string& file, const Fields& fields) : file_(file), fields_(fields) {}

    std::optional<Fault> faultOf(const State& state, int line) const
    {
        for (const Thing& thing : state.things)
            if (auto fault = faultOf(thing, line))
                return fault;
        return faultOfTurn(state, line);
    }
    std::optional<Fault> faultOf(const Entry& entry, const State& after, int line) const
    {
        for (const Event& event : entry.events)
            for (const Change& change : event.changes)
                if (const Id id = change.value ? change.value->id : change.thing; id >= 1)
                    if (id <= int(after.things.size()))
                        if (auto fault = faultOf(after[id], line))
                            return fault;
        return faultOfTurn(after, line);
    }

private:
    std::optional<Fault> faultOf(const Thing& thing, int line) const
    {
        auto message = faultOfName(thing.name);
        if (!message)
            message = faultOfName(thing.badge);
        if (!message)
            message = faultOfFigures(thing);
        return message ? std::optional(Fault{{file_, line, 1}, std::move(*message)}) : std::nullopt;
    }
    std::optional<Message> faultOfFigures(const Thing& thing) const
    {
        const auto& specs = fields_.of(thing.sort);
        for (std::size_t i = 0; i < std::min(specs.size(), thing.fields.size()); ++i)
            if (const auto& bounds = specs[i].bounds)
                if (const int value = thing.fields[i]; value < bounds->least || value > bounds->most)
                    return Message{"play-out-of-range",
                        {{"input", thing.badge.empty() ? specs[i].id : thing.badge + "." + specs[i].id},
                            {"value", std::to_string(value)}, {"least", bounds->least}, {"most", bounds->most}}};
        return {};
    }
    std::optional<Fault> faultOfTurn(const State& state, int line) const
    {
        if (state.turn >= 0 && state.turn <= manyTurns)
            return {};
        return faultAt({file_, line, 1}, "play-out-of-range",
            {{"input", "turn"}, {"value", std::to_string(state.turn)}, {"least", "0"}, {"most", manyTurns}});
    }

    const std::string& file_;
    const Fields& fields_;
};

Node headNode(const RecordHead& head, const Battle& battle)
{
    Node first = Node::newMap();
    first.set("strategikon-battle", Node::ofInteger(needsVersion2(head.beginning, battle) ? version : 1));
    first.set("system", Node::ofText(head.system));
    first.set("name", Node::ofText(head.name));
    first.set("program", Node::ofText(head.program));
    first.set("entries", Node::ofInteger(int(battle.log().size()))); // a file may end early, at the end of a line
    first.set("beginning", written(head.beginning, battle.game().fields()));
    if (const auto setUp = head.setUp.empty() ? Result<Node>() : readJson(head.setUp, head.name))
        first.set("set-up", *setUp);
    if (Node evening = nodeOf(head.about); !evening.entries().empty())
        first.set("evening", std::move(evening));
    first.set(Chain::key, Node::ofText(Chain::ofHead(first)));
    return first;
}

struct Written {
    std::string text, checksum;
};

Written writtenWhole(const RecordHead& head, const Battle& battle)
{
    const Node first = headNode(head, battle);
    Chain chain(first);
    std::string text = writeJsonLine(first) + "\n";
    Walk walk(battle);
    const State nowhere;
    for (const Entry& entry : battle.log()) {
        const State& after = entry.kind == Entry::Kind::step ? walk.after(entry.number) : nowhere;
        Node node = written(entry, battle.game().fields(), after);
        node.set(Chain::key, Node::ofText(chain.next(node)));
        text += writeJsonLine(node) + "\n";
    }
    return {std::move(text), chain.last()};
}

} // namespace

std::string writeRecord(const RecordHead& head, const Battle& battle) { return writtenWhole(head, battle).text; }

std::string checksumOf(const RecordHead& head, const Battle& battle) { return writtenWhole(head, battle).checksum; }

namespace {

// The chain of a record as its lines are read. One that carries none is of before there were any.
class ReadChain {
public:
    explicit ReadChain(const Node& head) : chain_(head), carried_(head.find(Chain::key) != nullptr) {}

    bool isCarried() const { return carried_; }
    bool fitsHead(const Node& head) const { return !carried_ || head.textOr(Chain::key) == Chain::ofHead(head); }
    bool fits(const Node& entry)
    {
        const std::string& digest = chain_.next(entry);
        return (entry.find(Chain::key) != nullptr) == carried_ && (!carried_ || entry.textOr(Chain::key) == digest);
    }
    const std::string& last() const { return chain_.last(); }

private:
    Chain chain_;
    bool carried_;
};

// A record line by line, until something in it is not as it has to be.
class RecordReader {
public:
    RecordReader(std::string_view text, const std::string& file, const GameOf& gameOf)
        : lines_{text}, file_(file), gameOf_(gameOf)
    {
    }

    Result<Record> read(std::vector<int>& otherwise, const std::string& program)
    {
        const auto first = nextNode();
        if (!first)
            return first.faults;
        auto head = headFrom(*first, gameOf_);
        if (!head)
            return placed(head.faults.front(), file_, lines_.number);
        ReadChain chain(*first);
        if (!chain.fitsHead(*first))
            return fault("play-altered-head");
        Battle battle(*gameOf_(head->system), head->beginning);
        if (auto wrong = plausible(battle.game()).faultOf(head->beginning, lines_.number))
            return *wrong;
        if (auto wrong = entries(battle, chain))
            return *wrong;
        if (auto wrong = count(battle, *first))
            return *wrong;
        const Judged judged = judgedAgain(battle);
        const bool same = chain.isCarried() && head->program == program;
        const auto& alien = same ? judged.unasked : judged.aliens;
        if (!alien.empty())
            return faultAt({file_, 0, 0}, "play-not-asked", {{"step", std::to_string(alien.front())}});
        // Taken from an earlier program of the same version: written now, with a chain, it would be this one's own.
        if (!same && head->program == program && !judged.unasked.empty())
            head->program += " before digests";
        otherwise = judged.otherwise;
        return Record{std::move(*head), battle.log(), chain.isCarried(), chain.last()};
    }

private:
    Fault fault(const char* code) const { return faultAt({file_, lines_.number, 0}, code); }
    Plausible plausible(const Game& game) const { return {file_, game.fields()}; }

    Result<Node> nextNode()
    {
        std::string_view line;
        if (!lines_.next(line))
            return faultAt({file_, 0, 0}, "play-no-record");
        auto node = readJson(line, file_);
        if (!node)
            return placed(node.faults.front(), file_, lines_.number);
        return node;
    }

    std::optional<Fault> entries(Battle& battle, ReadChain& chain)
    {
        const Plausible looks = plausible(battle.game());
        while (lines_.more()) {
            const auto node = nextNode();
            if (!node)
                return node.faults.front();
            const auto entry = entryFrom(*node, battle.game().fields());
            if (!entry)
                return placed(entry.faults.front(), file_, lines_.number);
            if (!battle.restored(*entry) || !isSound(*entry, battle.state(), battle.game()))
                return fault("play-broken-entry");
            if (auto wrong = looks.faultOf(*entry, battle.state(), lines_.number))
                return wrong;
            if (!chain.fits(*node))
                return fault("play-altered-entry");
        }
        return {};
    }

    std::optional<Fault> count(const Battle& battle, const Node& head) const
    {
        const auto found = static_cast<long long>(battle.log().size()), entries = head.integerOr("entries", found);
        if (found == entries)
            return {};
        return faultAt({file_, lines_.number, 0}, "play-cut-short",
            {{"entries", std::to_string(entries)}, {"found", std::to_string(found)}});
    }

    Lines lines_;
    const std::string& file_;
    const GameOf& gameOf_;
};

} // namespace

Result<Record> readRecord(std::string_view text, const std::string& file, const GameOf& gameOf,
    std::vector<int>& otherwise, const std::string& program)
{
    return RecordReader(text, file, gameOf).read(otherwise, program);
}

} // namespace strategikon::play
