#include "rules/setup_file.h"

#include "model/field/field_file.h"
#include "model/field/node_reader.h"
#include "model/text/write.h"
#include "rules/setup.h"

#define QT_TRANSLATE_NOOP(context, text) text

namespace strategikon {

using namespace field;

namespace {

constexpr std::size_t mostTroops = 400, mostStands = 24;
constexpr double farthest = 2000; // cm
constexpr const char* formations[] = {"line", "column", "irregular"};

std::vector<std::string> textsOf(const Node* list)
{
    std::vector<std::string> texts;
    if (list)
        for (const Node& item : list->items())
            texts.push_back(item.written());
    return texts;
}

class SetupReader : public NodeReader {
public:
    Reading<Setup> run(const Node& node)
    {
        Setup setup;
        if (!isMap(node, {"field"},
                {"armies", "ways", "troops", "posted", "throws", "seed", "edge0", "spots", "columns", "due"}))
            return faults;
        Reading<Field> field = fieldOf(*node.find("field"));
        if (!field)
            return field.faults;
        setup.field = std::move(*field);
        Deployment& all = setup.deployment;
        int side = 0;
        for (const Node& army : items(node, "armies", 2))
            setup.armies[side++] = army.written();
        side = 0;
        for (const Node& way : items(node, "ways", 2))
            all.way[side++] = readWay(way, setup.field);
        for (const Node& troop : items(node, "troops", mostTroops))
            all.troops.push_back(readTroop(troop));
        for (const Node& posted : items(node, "posted", mostTroops))
            all.posted.push_back(readPosted(posted, all));
        for (const Node& one : items(node, "throws", mostThrows))
            all.throws.push_back(readThrow(one));
        if (node.find("seed"))
            all.seed = std::uint64_t(node.integerOr("seed", 0));
        all.edge0 = whole(node, "edge0", 0, 0, 1);
        side = 0;
        for (const Node& spot : items(node, "spots", 2))
            all.spot[side++] = readSpot(spot);
        side = 0;
        for (const Node& column : items(node, "columns", 2))
            all.column[side++] = textsOf(&column);
        all.due = text(node, "due");
        if (!faults.empty())
            return faults;
        return setup;
    }

private:
    Way readWay(const Node& node, const Field& field)
    {
        if (!isMap(node, {"id"}, {"options"}))
            return {};
        const std::string name = id(node, "id");
        const System* system = findSystem(field.system);
        const auto way = system ? waysOf(*system).with(name, textsOf(node.find("options")), field.table) : std::nullopt;
        if (!way)
            fault(node.place(), "setup-no-way", {{"way", name}});
        return way.value_or(Way());
    }

    Troop readTroop(const Node& node)
    {
        Troop troop;
        if (!isMap(node, {"badge", "name"},
                {"entry", "side", "stands", "wide", "deep", "round", "classes", "leads", "reach", "move", "sees",
                    "all-round", "role", "block", "terrain", "points"}))
            return troop;
        troop.badge = id(node, "badge");
        troop.name = text(node, "name");
        troop.entry = text(node, "entry");
        troop.side = whole(node, "side", 0, 0, 1);
        troop.stands = whole(node, "stands", 1, 1, int(mostStands));
        troop.wide = number(node, "wide", 4, 0.5, 100);
        troop.deep = number(node, "deep", 2, 0.5, 100);
        troop.round = flag(node, "round");
        troop.classes = textsOf(node.find("classes"));
        troop.leads = flag(node, "leads");
        troop.reach = number(node, "reach", 0, 0, farthest);
        troop.move = number(node, "move", 0, 0, farthest);
        troop.sees = flag(node, "sees");
        troop.allRound = flag(node, "all-round");
        troop.role = text(node, "role");
        troop.block = text(node, "block");
        troop.terrain = text(node, "terrain");
        troop.points = whole(node, "points", 0, -1'000'000, 1'000'000);
        return troop;
    }

    Posted readPosted(const Node& node, const Deployment& all)
    {
        Posted posted;
        if (!isMap(node, {"badge"}, {"formation", "stands", "arrives", "undrawn"}))
            return posted;
        posted.badge = id(node, "badge");
        if (!all.troop(posted.badge))
            fault(node.place(), "setup-no-troop", {{"badge", posted.badge}});
        posted.formation = static_cast<Formation>(word(node, "formation", {"line", "column", "irregular"}));
        for (const Node& stand : items(node, "stands", mostStands))
            posted.stands.push_back(readStand(stand));
        posted.arrives = text(node, "arrives");
        posted.drawn = !flag(node, "undrawn");
        return posted;
    }

    Stand readStand(const Node& node)
    {
        Stand stand;
        if (isMap(node, {"x", "y", "facing"}))
            stand = {{number(node, "x", 0, -farthest, farthest), number(node, "y", 0, -farthest, farthest)},
                number(node, "facing", 90, -360, 720)};
        return stand;
    }

    std::optional<Point> readSpot(const Node& node)
    {
        if (node.isNull() || !isMap(node, {"x", "y"}))
            return {};
        return snapped(Point{number(node, "x", 0, 0, farthest), number(node, "y", 0, 0, farthest)});
    }

    Throw readThrow(const Node& node)
    {
        Throw one;
        if (!isMap(node, {"what"}, {"side", "dice", "came", "typed"}))
            return one;
        one.what = id(node, "what");
        one.side = whole(node, "side", -1, 0, 1);
        for (const Node& die : items(node, "dice", 100))
            one.dice.push_back(int(die.integer().value_or(0)));
        one.came = text(node, "came");
        one.typed = flag(node, "typed");
        return one;
    }
};

Node textsNode(const std::vector<std::string>& texts)
{
    Node list = Node::newList();
    for (const std::string& text : texts)
        list.add(Node::ofText(text));
    return list;
}

void setText(Node& node, const char* key, const std::string& text)
{
    if (!text.empty())
        node.set(key, Node::ofText(text));
}

void setFlag(Node& node, const char* key, bool flag)
{
    if (flag)
        node.set(key, Node::ofBoolean(true));
}

Node troopNode(const Troop& troop)
{
    Node node = Node::newMap();
    node.set("badge", Node::ofText(troop.badge));
    node.set("name", Node::ofText(troop.name));
    setText(node, "entry", troop.entry);
    node.set("side", Node::ofInteger(troop.side));
    node.set("stands", Node::ofInteger(troop.stands));
    node.set("wide", Node::ofNumber(troop.wide));
    node.set("deep", Node::ofNumber(troop.deep));
    setFlag(node, "round", troop.round);
    node.set("classes", textsNode(troop.classes));
    setFlag(node, "leads", troop.leads);
    node.set("reach", Node::ofNumber(troop.reach));
    node.set("move", Node::ofNumber(troop.move));
    setFlag(node, "sees", troop.sees);
    setFlag(node, "all-round", troop.allRound);
    setText(node, "role", troop.role);
    setText(node, "block", troop.block);
    setText(node, "terrain", troop.terrain);
    node.set("points", Node::ofInteger(troop.points));
    return node;
}

Node pointNode(Point point)
{
    Node node = Node::newMap();
    node.set("x", cm(point.x));
    node.set("y", cm(point.y));
    return node;
}

// To the last bit: stands of a wheeled unit touch where no grid is.
Node standNode(const Stand& stand)
{
    Node node = Node::newMap();
    node.set("x", Node::ofNumber(stand.centre.x));
    node.set("y", Node::ofNumber(stand.centre.y));
    node.set("facing", Node::ofNumber(stand.facing));
    return node;
}

Node postedNode(const Posted& posted)
{
    Node node = Node::newMap(), stands = Node::newList();
    node.set("badge", Node::ofText(posted.badge));
    node.set("formation", Node::ofText(formations[int(posted.formation)]));
    for (const Stand& stand : posted.stands)
        stands.add(standNode(stand));
    node.set("stands", std::move(stands));
    setText(node, "arrives", posted.arrives);
    setFlag(node, "undrawn", !posted.drawn);
    return node;
}

Node throwNode(const Throw& one)
{
    Node node = Node::newMap();
    node.set("what", Node::ofText(one.what));
    if (one.side >= 0)
        node.set("side", Node::ofInteger(one.side));
    Node dice = Node::newList();
    for (const int die : one.dice)
        dice.add(Node::ofInteger(die));
    node.set("dice", std::move(dice));
    setText(node, "came", one.came);
    setFlag(node, "typed", one.typed);
    return node;
}

template <class All, class Make>
Node listOf(const All& all, Make make)
{
    Node list = Node::newList();
    for (const auto& one : all)
        list.add(make(one));
    return list;
}

Node wayNode(const Way& way)
{
    Node node = Node::newMap();
    node.set("id", Node::ofText(way.id));
    node.set("options", textsNode(way.options));
    return node;
}

constexpr Template templates[] = {
    {"setup-no-way",
        QT_TRANSLATE_NOOP("messages", "There is no way to deploy “{way}” in this rule system; choose another.")},
    {"setup-no-troop", QT_TRANSLATE_NOOP("messages", "No unit of the two armies is called “{badge}”; correct it.")},
};

} // namespace

void addSetupMessages() { addTemplates(templates); }

std::string writeSetup(const Setup& setup)
{
    const Deployment& all = setup.deployment;
    Node node = Node::newMap();
    node.set("field", fieldNode(setup.field));
    if (all.troops.empty())
        return writeJson(node);
    node.set("armies", textsNode({setup.armies[0], setup.armies[1]}));
    if (!all.way[0].id.empty())
        node.set("ways", listOf(all.way, wayNode));
    node.set("troops", listOf(all.troops, troopNode));
    node.set("posted", listOf(all.posted, postedNode));
    node.set("throws", listOf(all.throws, throwNode));
    if (all.seed)
        node.set("seed", Node::ofInteger(static_cast<long long>(*all.seed)));
    node.set("edge0", Node::ofInteger(all.edge0));
    if (all.spot[0] || all.spot[1])
        node.set("spots",
            listOf(all.spot, [](const std::optional<Point>& spot) { return spot ? pointNode(*spot) : Node(); }));
    if (!all.column[0].empty() || !all.column[1].empty())
        node.set("columns", listOf(all.column, textsNode));
    setText(node, "due", all.due);
    return writeJson(node);
}

Reading<Setup> readSetup(std::string_view text, const std::string& file)
{
    addSetupMessages();
    addFieldFileMessages();
    const Reading<Node> node = readJson(text, file);
    if (!node)
        return node.faults;
    if (node->find("field"))
        return SetupReader().run(*node);
    Reading<Field> field = fieldOf(*node);
    if (!field)
        return field.faults;
    Setup setup;
    setup.field = std::move(*field);
    return setup;
}

} // namespace strategikon
