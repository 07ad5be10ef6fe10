// Each way to deploy, by files of ways/: who sets down when, where the zones are, what is refused.
#include "tests/field/support.h"

#include "model/text/file.h"
#include "model/text/yaml.h"

#include <QTest>

#include <algorithm>
#include <filesystem>

using namespace fieldtest;
using namespace strategikon::field;
namespace fs = std::filesystem;

namespace {

double numberAt(const Node& list, std::size_t i) { return list.items().at(i).number().value(); }

double numberOr(const Node& map, const char* key, double absent)
{
    const Node* value = map.find(key);
    return value ? value->number().value() : absent;
}

Troop troopOf(const Node& row, int side, int number)
{
    Troop troop;
    troop.side = side;
    troop.badge = (side == 0 ? "A" : "B") + std::to_string(number);
    troop.leads = row.find("leaders");
    troop.stands = troop.leads ? 1 : 3;
    troop.round = troop.leads;
    troop.wide = troop.leads ? 2.5 : 4;
    troop.move = 20;
    troop.role = troop.leads ? "leader" : "foot";
    troop.classes = row.find("classes") ? row.textsOf("classes") : std::vector<std::string>{"infantry"};
    troop.block = row.textOr("block");
    return troop;
}

struct Spec {
    Node node;
    Field field;
    Deployment deployment;

    explicit Spec(const Node& read) : node(read)
    {
        const Node& table = *node.find("table");
        field = fieldNamed(node.textOr("field", "open"), numberAt(table, 0), numberAt(table, 1));
        field.table.scale = numberOr(node, "scale", 1);
        deployment.edge0 = int(node.integerOr("edge", 0));
        for (int side = 0; side < 2; ++side)
            readSide(*node.find(side == 0 ? "first" : "second"), side);
    }

    void readSide(const Node& army, int side)
    {
        deployment.way[side] = ways().with(army.textOr("way"), army.textsOf("options"), field.table).value();
        if (army.find("spot"))
            deployment.spot[side] = Point{numberOr(army, "spot", 0), isNear(deployment, side) ? 0 : field.table.depth};
        int number = 0;
        for (const Node& row : army.find("rows")->items())
            for (int i = 0; i < row.integerOr("units", 0) + row.integerOr("leaders", 0); ++i)
                deployment.troops.push_back(troopOf(row, side, ++number));
    }

    Posted posted(const Node& row) const
    {
        const auto formation = [](const std::string& word) {
            return word == "column" ? Formation::column : word == "irregular" ? Formation::irregular : Formation::line;
        };
        const Troop& troop = *deployment.troop(row.textOr("badge"));
        const Node& at = *row.find("at");
        Posted made{troop.badge, formation(row.textOr("formation")), {}, "", true};
        made.stands = formed(troop, made.formation, {numberAt(at, 0), numberAt(at, 1)}, numberOr(row, "facing", 90));
        made.stands.resize(std::size_t(row.integerOr("stands", (long long)(made.stands.size()))));
        if (row.find("claims"))
            made.formation = formation(row.textOr("claims"));
        return made;
    }
};

std::string worded(const Turn& turn)
{
    if (turn.done)
        return "done";
    if (turn.roll)
        return "roll";
    return (turn.side < 0 ? "both" : std::to_string(turn.side)) + ":" + std::to_string(turn.bodies)
        + (turn.leaders               ? " leaders"
                : !turn.badge.empty() ? " " + turn.badge
                : turn.all            ? " all"
                                      : "");
}

std::string joined(const std::vector<std::string>& words)
{
    std::string all;
    for (const std::string& word : words)
        all += (all.empty() ? "" : ", ") + word;
    return all;
}

// What next() asks, as the program answers; `singly`: a body for each question.
std::vector<std::string> turnsOf(Spec& spec)
{
    std::vector<std::string> turns;
    Random random(1);
    for (int i = 0; i < 200; ++i) {
        settle(spec.deployment);
        const Turn turn = next(spec.deployment);
        turns.push_back(worded(turn));
        if (turn.done)
            break;
        if (turn.roll && spec.node.find("die"))
            thrown(spec.deployment, int(spec.node.integerOr("die", 1)), true);
        else if (turn.roll)
            agreed(spec.deployment, int(spec.node.integerOr("agreed", 0)));
        else if (spec.node.booleanOr("singly", false)) {
            const Troop* first = pending(spec.deployment, turn.side, false).front();
            spec.deployment.posted.push_back({first->badge, Formation::line, {}, "", false});
        } else
            deployNext(spec.deployment, spec.field, kinds(), Plan::battle, random);
    }
    return turns;
}

std::vector<std::string> badgesThat(const Deployment& deployment, const std::string& arrives)
{
    std::vector<std::string> badges;
    for (const Posted& post : deployment.posted)
        if (post.arrives == arrives)
            badges.push_back(post.badge);
    return badges;
}

std::string boxText(const std::vector<Ring>& rings)
{
    std::string text;
    for (const Ring& ring : rings) {
        const Box box = boxOf(ring);
        for (const double number : {box.least.x, box.least.y, box.most.x, box.most.y})
            text += (text.empty() ? "" : " ") + std::to_string(std::lround(number * 100));
    }
    return text;
}

std::string boxText(const Node& numbers)
{
    std::string text;
    for (const Node& number : numbers.items())
        text += (text.empty() ? "" : " ") + std::to_string(std::lround(*number.number() * 100));
    return text;
}

} // namespace

class WaySpecs : public QObject {
    Q_OBJECT

    static void compare(const std::string& found, const std::string& due)
    {
        QCOMPARE(QString::fromStdString(found), QString::fromStdString(due));
    }

    static void checkZones(const Spec& spec)
    {
        for (int side = 0; side < 2; ++side) {
            const auto rings = zone(spec.deployment, spec.field.table, side);
            if (const Node* due = spec.node.find("zones"))
                compare(boxText(rings), boxText(due->items()[std::size_t(side)]));
            double sum = 0;
            for (const Ring& ring : rings)
                sum += area(ring);
            if (const Node* due = spec.node.find("areas"))
                QVERIFY2(std::abs(sum - numberAt(*due, std::size_t(side))) < 5, std::to_string(sum).c_str());
        }
    }

    static void checkPosts(const Spec& spec)
    {
        const Node* posts = spec.node.find("posts");
        for (const Node& row : posts ? posts->items() : std::vector<Node>()) {
            Spec one = spec;
            if (row.find("due"))
                arrive(one.deployment, row.textOr("due"));
            if (const Node* beside = row.find("beside"))
                one.deployment.posted.push_back(one.posted(*beside));
            std::vector<std::string> found;
            for (const Misposted& wrong : misposted(one.deployment, one.field, kinds(), one.posted(row))) {
                found.push_back(wrong.message.code);
                QVERIFY(templateOf(wrong.message.code));
            }
            if (joined(found) != joined(row.textsOf("wrong")))
                QFAIL(("line " + std::to_string(row.line()) + ": " + joined(found)).c_str());
        }
    }

    static void checkAfter(const Spec& spec)
    {
        const Node& node = spec.node;
        if (node.find("first-turn")) {
            const auto first = firstTurn(spec.deployment);
            compare(first ? std::to_string(*first) : "thrown", node.textOr("first-turn"));
        }
        if (node.find("off"))
            compare(joined(badgesThat(spec.deployment, std::string(noRoom))), joined(node.textsOf("off")));
        if (node.find("waiting"))
            compare(joined(badgesThat(spec.deployment, "march")), joined(node.textsOf("waiting")));
        if (const Node* later = node.find("later"))
            for (const auto& entry : later->entries())
                compare(joined(badgesThat(spec.deployment, entry.key)), joined(later->textsOf(entry.key)));
        if (const Node* quick = node.find("quick"))
            for (const Way& way : spec.deployment.way) {
                QCOMPARE(way.slow, numberAt(*quick, 0));
                QCOMPARE(way.slowFirstMove, numberAt(*quick, 1));
            }
        for (const std::string& badge : node.textsOf("absent"))
            QVERIFY(!spec.deployment.post(badge));
    }

private slots:
    void ways_data()
    {
        QTest::addColumn<QString>("file");
        for (const auto& file : fs::directory_iterator(fs::path(SOURCE_DIR) / "tests/field/ways"))
            QTest::newRow(file.path().stem().string().c_str()) << QString::fromStdString(file.path().string());
    }

    void ways()
    {
        QFETCH(QString, file);
        const auto node = readDocument(file.toStdString());
        QVERIFY2(bool(node), describe(node.faults).c_str());
        Spec spec(*node);
        checkZones(spec);
        checkPosts(spec);
        const auto turns = turnsOf(spec);
        if (node->find("turns"))
            compare(joined(turns), joined(node->textsOf("turns")));
        checkAfter(spec);
        QVERIFY(misposted(spec.deployment, spec.field, kinds()).empty());
    }

    // Who does not fit into the square comes with the rearguard, in its zone.
    void spilledComeLater()
    {
        const auto node = readDocument(std::string(SOURCE_DIR) + "/tests/field/ways/ambush-spills.yaml");
        Spec spec(*node);
        turnsOf(spec);
        const auto later = badgesThat(spec.deployment, "end-of-command-2");
        QVERIFY(later.size() > 5 && later.size() < 70);
        QCOMPARE(spec.deployment.troop(later.front())->block, std::string("rearguard"));
        arrive(spec.deployment, "end-of-command-2");
        QCOMPARE(pending(spec.deployment, 1, false).size(), later.size());
        QCOMPARE(boxText(zone(spec.deployment, spec.field.table, 1)), std::string("0 10500 18000 12000"));
    }

    // A column that finds no spot anywhere on its edge: nobody of it has come who could make room, so it stays off;
    // where somebody stands there already it waits, for he will march on.
    void marchWithoutASpot()
    {
        const auto node = readDocument(std::string(SOURCE_DIR) + "/tests/field/ways/march.yaml");
        for (const bool somebody : {false, true}) {
            Spec spec(*node);
            spec.deployment.spot[0].reset();
            Piece lake{.kind = "lake"};
            lake.area = rectangle({90, 5}, 180, 10);
            spec.field.features.push_back({.id = "t1", .pieces = {lake}});
            if (somebody)
                spec.deployment.posted.push_back({"A1", Formation::line,
                    formed(*spec.deployment.troop("A1"), Formation::line, {90, 30}, 90), "", true});
            turnsOf(spec);
            std::vector<std::string> units;
            for (int number = somebody ? 2 : 1; number <= 12; ++number)
                units.push_back("A" + std::to_string(number));
            const auto off = badgesThat(spec.deployment, std::string(noRoom)),
                       wait = badgesThat(spec.deployment, "march");
            compare(joined(somebody ? wait : off), joined(units));
            QVERIFY(somebody ? off.empty() : wait.empty() || wait == std::vector<std::string>{"A13"});
        }
    }

    void fitTogether()
    {
        const auto way = [](const char* id) { return *fieldtest::ways().find(id); };
        QVERIFY(fit(way("standard"), way("standard")));
        QVERIFY(fit(way("standard"), way("march")));
        QVERIFY(fit(way("ambusher"), way("ambushed")));
        QVERIFY(!fit(way("ambusher"), way("ambusher")));
        QVERIFY(!fit(way("ambusher"), way("standard")));
        QVERIFY(!fit(way("sketch"), way("standard")));
    }

    void strongerVanguardAmbushes()
    {
        std::vector<Troop> troops(3);
        for (Troop& troop : troops)
            troop.block = "vanguard", troop.points = 50;
        troops[1].side = 1;
        troops[2].side = 1;
        const Way way = *fieldtest::ways().find("ambusher");
        QCOMPARE(sideOf(way, troops).value(), 1);
        troops.pop_back();
        QVERIFY(!sideOf(way, troops));
    }

    void unknownWaysAndOptions()
    {
        QVERIFY(!fieldtest::ways().with("sideways", {}, {}));
        QVERIFY(!fieldtest::ways().with("standard", {"closer"}, {}));
    }
};

QTEST_APPLESS_MAIN(WaySpecs)
#include "tst_ways.moc"
