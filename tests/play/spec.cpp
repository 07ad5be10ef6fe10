#include "spec.h"

#include "model/play/record/action.h"
#include "model/play/sealed.h"
#include "model/text/schema.h"
#include "model/text/write.h"
#include "rules/catalogue.h"
#include "rules/dbm/play/book.h"
#include "rules/dbm/play/game.h"
#include "rules/dbm/play/transaction.h"
#include "rules/fog/play/game.h"
#include "rules/sixmm/play/game.h"
#include "rules/warmaster/play/book.h"
#include "rules/warmaster/play/fields.h"
#include "rules/warmaster/play/game.h"
#include "tests/data.h"
#include "tests/play/raid/raid.h"

#include <algorithm>
#include <stdexcept>

namespace playtest {

namespace fs = std::filesystem;

namespace {

const fs::path source = SOURCE_DIR;

// What stands in a spec and means nothing.
struct Misread : std::runtime_error {
    Misread(const Place& at, const std::string& why) : std::runtime_error(why), place(at) {}
    Place place;
};

int wordOf(const FieldSpec& spec, const Node& node)
{
    const auto at = std::ranges::find(spec.words, node.written());
    if (at == spec.words.end())
        throw Misread{node.place(), node.written() + " is none of the words of " + spec.id};
    return int(at - spec.words.begin());
}

int numberOf(const std::string& of, const Node& node)
{
    if (!node.integer())
        throw Misread{node.place(), of + " is a number, not " + node.written()};
    return int(*node.integer());
}

// A field's value as a spec writes it.
int valueOf(const State& state, const FieldSpec& spec, const Node& node)
{
    switch (spec.kind) {
    case FieldSpec::Kind::level:
        return wordOf(spec, node);
    case FieldSpec::Kind::flag:
        if (!node.boolean())
            throw Misread{node.place(), spec.id + " is true or false, not " + node.written()};
        return *node.boolean();
    case FieldSpec::Kind::causes: {
        int bits = 0;
        for (const Node& item : node.items())
            bits |= 1 << wordOf(spec, item);
        return bits;
    }
    case FieldSpec::Kind::thing:
        if (thingNamed(state, node.written()) == 0 && node.written() != "0")
            throw Misread{node.place(), spec.id + " is somebody, and nobody is called " + node.written()};
        return thingNamed(state, node.written());
    default:
        return numberOf(spec.id, node);
    }
}

// What is said of a thing beside its fields.
constexpr const char* beside[] = {"army", "block", "within", "gone", "kind", "badge", "members"};

void setFields(EventBuilder& builder, const Fields& fields, Id thing, const Node& values)
{
    const auto& specs = fields.of(builder.state()[thing].sort);
    for (const auto& entry : values.entries()) {
        const auto spec = std::ranges::find(specs, entry.key, &FieldSpec::id);
        if (spec != specs.end())
            builder.set(thing, spec->id, valueOf(builder.state(), *spec, entry.node));
        else if (std::ranges::find(beside, entry.key) == std::end(beside))
            throw Misread{entry.node.place(), entry.key + " is no field of " + play::nameOf(builder.state(), thing)};
    }
}

// What a spec need not say of a battle that begins now, and of who is lost before.
struct Played {
    const Game& game;
    Books& books;
    Id (*begin)(EventBuilder&) = [](EventBuilder&) { return Id(0); };
    void (*lose)(EventBuilder&, Id) = [](EventBuilder&, Id) {};
    void (*ready)(EventBuilder&) = [](EventBuilder&) {}; // once all are there, and who is lost before is not
    bool hides = false;                                  // what is secret is only hidden on screens
};

Id beginWarmaster(EventBuilder& builder)
{
    const Id battle = builder.make({.sort = Sort::battle, .kind = "battle"});
    warmasterPlay::setDefaults(builder, battle);
    return battle;
}

void loseInWarmaster(EventBuilder& builder, Id thing)
{
    builder.set(thing, "stands", 0);
    builder.set(thing, "where", int(warmasterPlay::Where::away));
}

Id beginDbm(EventBuilder& builder)
{
    const Id battle = builder.make({.sort = Sort::battle, .kind = "battle"});
    dbmPlay::setDefaults(builder, battle);
    return battle;
}

void loseInDbm(EventBuilder& builder, Id thing) { builder.set(thing, "where", int(dbmPlay::Where::lost)); }

// What commands and armies count is what their elements count; who leads one is its general.
void countInDbm(EventBuilder& builder)
{
    const auto add = [&](Id to, const char* field, int by) { builder.set(to, field, builder.get(to, field) + by); };
    const State now = builder.state();
    for (const Thing& thing : now.things) {
        const Id army = now.armyOf(thing.id), command = thing.within;
        if (thing.sort != Sort::body || command == army)
            continue;
        const int worth = builder.get(thing.id, "worth");
        add(command, "worth", worth);
        add(army, "worth", worth);
        add(command, "lost", thing.gone ? worth : 0);
        if (const int leads = builder.get(thing.id, "leads"); leads != 0) {
            builder.set(command, "general", thing.id);
            builder.set(command, "rank", leads);
            builder.set(command, "regular", builder.get(thing.id, "regular"));
        }
    }
    for (const Thing& thing : now.things)
        if (thing.sort == Sort::army) {
            builder.set(thing.id, "half", (builder.get(thing.id, "worth") + 1) / 2);
            builder.set(thing.id, "lost", dbmPlay::lossesOf(dbmPlay::BattleView(builder.state()), thing.id));
        }
}

// The games that are tried so, by the folders of their specs.
const std::map<std::string, Played>& played()
{
    static const std::map<std::string, Played> all{
        {"dbm", {dbmGame(), dbmPlay::books(), beginDbm, loseInDbm, countInDbm, true}},
        {"raid", {raid::game(), raid::books()}},
        {"warmaster", {warmasterGame(), warmasterPlay::books(), beginWarmaster, loseInWarmaster}}};
    return all;
}

// Parts of battles that nobody is offered yet (tests/play/tenants).
const std::map<std::string, Played>& inPart()
{
    static Books none([] { return Printed{}; });
    static const std::map<std::string, Played> all{{"fog", {fogGame(), none}}, {"sixmm", {sixmmGame(), none}}};
    return all;
}

const Played& playedAs(const std::string& system)
{
    const auto part = inPart().find(system);
    return part == inPart().end() ? played().at(system) : part->second;
}

State stateOf(const Played& of, const Node& given)
{
    const Game& game = of.game;
    EventBuilder builder(State{}, game.fields());
    builder.happened("given");
    const Id battle = of.begin(builder);
    const auto make = [&](Sort sort, const std::string& badge, const Node& node) {
        const int side = badge[0] == 'B';
        builder.make({.sort = sort,
            .kind = node.textOr("kind"),
            .name = badge,
            .badge = badge,
            .side = side,
            .within = sort == Sort::army
                ? 0
                : thingNamed(builder.state(), node.textOr("block", node.textOr("army", side ? "B" : "A")))});
    };
    for (const char* badge : {"A", "B"})
        make(Sort::army, badge, {});
    if (const Node* armies = given.find("armies"))
        for (const auto& entry : armies->entries())
            if (thingNamed(builder.state(), entry.key) == 0)
                make(Sort::army, entry.key, entry.node);
    if (const Node* blocks = given.find("blocks"))
        for (const auto& entry : blocks->entries()) {
            make(Sort::block, entry.key, entry.node);
            setFields(builder, game.fields(), thingNamed(builder.state(), entry.key), entry.node);
        }
    const Node* things = given.find("things");
    for (const auto& entry : things->entries())
        make(entry.node.find("rank") ? Sort::leader : Sort::body, entry.key, entry.node);
    for (const auto& entry : things->entries())
        setFields(builder, game.fields(), thingNamed(builder.state(), entry.key), entry.node);
    if (const Node* armies = given.find("armies"))
        for (const auto& entry : armies->entries())
            setFields(builder, game.fields(), thingNamed(builder.state(), entry.key), entry.node);
    for (const auto& entry : things->entries())
        if (const Id id = thingNamed(builder.state(), entry.key);
            entry.node.booleanOr("gone", false) || entry.node.textOr("stands") == "0") { // lost before it begins
            of.lose(builder, id);
            builder.lose(id);
        }
    of.ready(builder);
    if (const Node* features = given.find("features"))
        for (const auto& entry : features->entries()) {
            make(Sort::feature, entry.key, entry.node);
            setFields(builder, game.fields(), thingNamed(builder.state(), entry.key), entry.node);
        }
    if (const Node* values = given.find("battle"); values && battle != 0)
        setFields(builder, game.fields(), battle, *values);
    if (const Node* ties = given.find("ties"))
        for (const Node& node : ties->items()) {
            const Id army = thingNamed(builder.state(), node.textOr("army", node.textOr("within")));
            const Id tie = builder.make({.sort = Sort::tie,
                .kind = node.textOr("kind"),
                .badge = node.textOr("badge"),
                .side = army == 0 ? nobody : builder.state()[army].side,
                .within = army});
            for (const Node& member : node.find("members")->items()) {
                const Id id = thingNamed(builder.state(), member.written());
                builder.join(tie, id);
                builder.set(id, node.textOr("kind"), tie); // the field that names its tie, where there is one
            }
            setFields(builder, game.fields(), tie, node);
        }
    builder.setTurn(int(given.integerOr("turn", 1)));
    builder.setSide(int(given.integerOr("side", 0)));
    builder.setPhase(given.textOr("phase"));
    if (const Node* steps = given.find("agenda"))
        for (const Node& node : steps->items()) {
            Step step{node.textOr("what"), int(node.integerOr("who", 0)), {}, {}};
            for (const std::string& badge : node.textsOf("on"))
                step.on.push_back(thingNamed(builder.state(), badge));
            for (const std::string& figure : node.textsOf("with"))
                step.with.push_back(std::stoi(figure));
            builder.push(step);
        }
    State state = builder.state();
    state.hides = of.hides;
    if (const Node* notes = given.find("notes"))
        for (const auto& entry : notes->entries()) {
            const int side = entry.key == "B";
            state.sealed.push_back(sealedNotes(side, *seals::sealed(writeJson(entry.node), notesKey(side))));
        }
    return state;
}

// Rectangles of ground and straight courses on a table as wide and deep as most.
field::Field fieldOf(const Node& list, const std::string& system)
{
    const auto at = [](const Node& node, const char* key) {
        const auto numbers = node.textsOf(key);
        return field::Point{std::stod(numbers.at(0)), std::stod(numbers.at(1))};
    };
    field::Field on{.system = system};
    for (const Node& node : list.items()) {
        field::Piece piece{.kind = node.textOr("kind")};
        if (node.find("from")) {
            piece.course = {at(node, "from"), at(node, "to")};
            piece.widths = {1};
            widen(piece);
        } else {
            const field::Point size = at(node, "size");
            piece.area = field::rectangle(at(node, "middle"), size.x, size.y);
        }
        on.features.push_back({.id = "t" + std::to_string(on.features.size() + 1), .pieces = {piece}});
    }
    return on;
}

std::vector<Expected> expectedOf(const Node& list)
{
    std::vector<Expected> all;
    for (const Node& node : list.items()) {
        Expected expected;
        if (node.isMap()) {
            expected.event = node.entries().front().key;
            for (const auto& figure : node.entries().front().node.entries())
                expected.with[figure.key] = numberOf(figure.key, figure.node);
        } else {
            expected.event = node.written();
        }
        all.push_back(std::move(expected));
    }
    return all;
}

Source sourceOf(const Node& node) { return {node.textOr("book", "rulebook"), int(node.integerOr("line", 0)), 0}; }

Spec specOf(const Node& node, const std::string& file)
{
    Spec spec;
    spec.file = file;
    spec.system = file.substr(0, file.find('/'));
    spec.folder = fs::path(file).parent_path().string();
    spec.text = node.textOr("spec");
    if (const Node* from = node.find("from"); from && from->isList())
        for (const Node& one : from->items())
            spec.from.push_back(sourceOf(one));
    else if (from)
        spec.from.push_back(sourceOf(*from));
    spec.given = stateOf(playedAs(spec.system), *node.find("given"));
    if (const Node* house = node.find("given")->find("house")) {
        Node rules = Node::newMap();
        rules.set("system", Node::ofText(spec.system));
        rules.set("rows", *house);
        const auto kept = gameOf(spec.system).house(writeJsonLine(rules), file);
        spec.given.house = kept ? *kept : describe(kept.faults);
    }
    if (const Node* on = node.find("given")->find("field"))
        spec.on = fieldOf(*on, spec.system);
    spec.answers = node.find("answers")->items();
    if (const Node* events = node.find("events"))
        spec.events = expectedOf(*events);
    if (node.find("open"))
        spec.open = node.textsOf("open");
    for (const auto& [key, into] : {std::pair{"card", &spec.card}, {"suggests", &spec.suggests},
             {"offers", &spec.offers}, {"likely", &spec.likely}, {"ways", &spec.ways}})
        if (const Node* of = node.find(key))
            for (const auto& entry : of->entries())
                (*into)[entry.key] = written(entry.node);
    if (const Node* told = node.find("told")) {
        spec.told.emplace();
        for (const auto& entry : told->entries())
            (*spec.told)[entry.key] = written(entry.node);
    }
    if (node.find("warns"))
        spec.warns = node.textsOf("warns");
    if (node.find("standings"))
        spec.standings = node.textsOf("standings");
    spec.sheet = node.textsOf("sheet");
    spec.refused = node.textOr("refused");
    spec.example = node.booleanOr("example", false);
    if (const Node* after = node.find("after"))
        spec.after = *after;
    return spec;
}

} // namespace

const Game& gameOf(const std::string& system) { return playedAs(system).game; }

Books& booksOf(const std::string& system) { return playedAs(system).books; }

State givenState(const std::string& system, const Node& given) { return stateOf(playedAs(system), given); }

// As if the word had been typed; making a key of one takes its time.
seals::Key notesKey(int side)
{
    seals::Salt salt;
    salt.fill(std::uint8_t(side + 1));
    std::array<std::uint8_t, 32> bytes;
    bytes.fill(std::uint8_t(side + 7));
    return seals::Key(salt, bytes);
}

std::vector<std::string> systemsPlayed()
{
    std::vector<std::string> all;
    for (const auto& [system, how] : played())
        all.push_back(system);
    return all;
}

std::string written(const Node& value)
{
    std::string text = value.isList() ? "" : value.written();
    for (const Node& item : value.items())
        text += (text.empty() ? "" : " ") + item.written();
    return text;
}

std::string brief(const Message& message, const std::string& like)
{
    std::string text = message.code;
    for (const auto& [name, value] : message.args)
        if (like.find(' ' + name + ' ') != std::string::npos)
            text += ' ' + name + ' ' + english(value);
    return text;
}

std::string brief(const Standing& one)
{
    return one.id + (one.side == 0 ? " A " : " B ") + std::to_string(one.value) + " of " + std::to_string(one.of);
}

std::string brief(const State& state, const Event& event, bool figures)
{
    std::string text = event.what;
    for (const Id id : event.on)
        text += " " + (state[id].badge.empty() ? state[id].kind : state[id].badge);
    if (figures)
        for (const auto& [name, value] : event.with)
            text += " (" + name + " " + std::to_string(value) + ")";
    return text;
}

Result<std::vector<Spec>> readSpecs(const std::string& folder)
{
    const fs::path data = dataFolder();
    setRoots({data / "lists", data / "rules", source / "schema", source / "tests/lists"});
    auto schema = Schema::load((source / "schema/play-spec.schema.json").string());
    if (!schema)
        return schema.faults;
    const fs::path at = source / "tests/play" / folder;
    std::vector<fs::path> files;
    for (const auto& entry : fs::recursive_directory_iterator(at))
        if (entry.path().extension() == ".yaml")
            files.push_back(entry.path());
    std::ranges::sort(files);
    std::vector<Spec> specs;
    std::vector<Fault> misreads;
    for (const fs::path& file : files) {
        auto node = readChecked(file.string(), *schema);
        if (!node)
            return node.faults;
        try {
            specs.push_back(specOf(*node, fs::relative(file, at).string()));
        } catch (const Misread& misread) {
            misreads.push_back({misread.place, {"says", {{"sentence", misread.what()}}}});
        }
    }
    if (!misreads.empty())
        return misreads;
    return specs;
}

} // namespace playtest
