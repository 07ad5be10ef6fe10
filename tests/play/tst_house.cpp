// House rules: what a battle keeps reads back as the same, records carry them, and whatever figures they hold a battle
// goes on soundly by them. STRATEGIKON_FULL=1 plays two hundred.
#include "random_battle.h"
#include "tests/data.h"

#include "model/play/record/invariants.h"
#include "model/play/record/record.h"
#include "model/text/write.h"

#include <QTest>

#include <algorithm>
#include <set>

using namespace playtest;

class House : public QObject {
    Q_OBJECT

    static constexpr int few = 8, many = 200, steps = 300;
    static constexpr int dice = 16; // a battle in which house rules come to more than two hundred
    const play::Game& game_ = warmasterGame();
    std::unique_ptr<Catalogue> catalogue_;

    static Node rowsIn(const Node& row)
    {
        Node rules = Node::newMap(), rows = Node::newList();
        rules.set("system", Node::ofText("warmaster"));
        rows.add(row);
        rules.set("rows", std::move(rows));
        return rules;
    }
    bool accepts(const Node& row) const { return bool(game_.house(writeJsonLine(rowsIn(row)), {})); }

    // A rule with another value, or a figure at one of the ends of what it may be.
    std::optional<Node> anyRow(const play::Cited& rule, const play::Cells& cells, Random& random) const
    {
        constexpr int tried[] = {300, 100, 50, 13, 10, 7, 6, 5, 3, 2, 1, 0, -3, -20};
        const std::string cell = cells[std::size_t(random.below(int(cells.size())))].first;
        const bool high = random.chance(0.5);
        for (std::size_t i = 0; i < std::size(tried); ++i) {
            const int value = high ? tried[i] : tried[std::size(tried) - 1 - i];
            Node row = Node::newMap();
            row.set("id", Node::ofText(rule.id));
            if (cell == "value" || cell == "most") {
                row.set(cell, Node::ofInteger(value));
            } else {
                Node figures = Node::newMap();
                figures.set(cell, Node::ofInteger(value));
                row.set("cells", std::move(figures));
            }
            if (accepts(row))
                return row;
        }
        return {};
    }

    std::string anyHouse(Random& random) const
    {
        Node rules = Node::newMap(), rows = Node::newList();
        for (const auto& [rule, figures] : game_.houseGround())
            if (!figures.empty() && random.chance(0.4))
                if (auto row = anyRow(rule, figures, random))
                    rows.add(std::move(*row));
        rules.set("system", Node::ofText("warmaster"));
        rules.set("rows", std::move(rows));
        const auto kept = game_.house(writeJsonLine(rules), {});
        return kept ? *kept : std::string();
    }

    Result<play::Record> readBack(const std::string& text) const
    {
        std::vector<int> otherwise;
        auto record = play::readRecord(
            text, "record", [&](std::string_view) { return &game_; }, otherwise);
        if (record && !otherwise.empty())
            return Fault{{}, {"ruled otherwise", {}}};
        return record;
    }

private slots:
    void initTestCase()
    {
        const std::filesystem::path root = SOURCE_DIR, data = dataFolder();
        setRoots({data / "lists", data / "rules", root / "schema", root / "tests/play/lists"});
        catalogue_ = std::make_unique<Catalogue>();
    }

    // Each rule that may be changed can be, and is listed with its sentence.
    void everyRow()
    {
        Random random(1);
        QVERIFY(game_.houseGround().size() > 50);
        for (const auto& [rule, figures] : game_.houseGround()) {
            if (figures.empty()) // of several rows, which can only be left out
                continue;
            const auto row = anyRow(rule, figures, random);
            QVERIFY2(row, rule.id.c_str());
            const auto kept = game_.house(writeJsonLine(rowsIn(*row)), {});
            QVERIFY2(kept, rule.id.c_str());
            const auto again = game_.house(*kept, {});
            QVERIFY(again && *again == *kept);
            const auto rules = game_.houseRules(*kept);
            QCOMPARE(rules.size(), std::size_t(1));
            QVERIFY(rules.front().rule.house);
            QCOMPARE(rules.front().rule.id, rule.id);
        }
    }

    // What a figure may be, and neither one less nor one more: a face, a count, a share; all others are distances.
    void bounds_data()
    {
        QTest::addColumn<std::string>("rule");
        QTest::addColumn<std::string>("figure");
        QTest::addColumn<int>("least");
        QTest::addColumn<int>("most");
        const std::map<std::string, std::pair<int, int>> others{
            {"open", {2, 7}},
            {"defended", {2, 7}},
            {"fortified", {2, 7}},
            {"hit", {2, 7}},
            {"save", {2, 7}},
            {"face", {2, 7}},
            {"better", {0, 5}},
            {"dice", {1, 6}},
            {"rounds", {1, 2}},
            {"stands", {1, 10}},
            {"back", {1, 7}},
            {"halted", {1, 7}},
            {"away", {1, 7}},
            {"lost", {0, 6}},
            {"sum", {2, 13}},
            {"add", {0, 5}},
            {"near-hits", {0, 10}},
            {"far-hits", {0, 10}},
            {"near-hits-of-faster", {0, 10}},
            {"far-hits-of-faster", {0, 10}},
            {"units", {1, 10}},
            {"orders", {1, 10}},
            {"part", {1, 10}},
            {"least", {1, 10}},
            {"each", {1, 100}},
        };
        std::set<std::string> met;
        for (const auto& [rule, figures] : game_.houseGround())
            for (const auto& [figure, value] : figures) {
                if (figure == "value" || figure == "most")
                    continue;
                const auto it = others.find(figure);
                const auto [least, most] = it == others.end() ? std::pair(1, 300) : it->second;
                QTest::addRow("%s.%s", rule.id.c_str(), figure.c_str()) << rule.id << figure << least << most;
                met.insert(figure);
            }
        for (const auto& [figure, range] : others)
            QVERIFY2(met.contains(figure), figure.c_str());
    }
    void bounds()
    {
        QFETCH(std::string, rule);
        QFETCH(std::string, figure);
        QFETCH(int, least);
        QFETCH(int, most);
        const auto takes = [&](int value) {
            Node row = Node::newMap(), figures = Node::newMap();
            figures.set(figure, Node::ofInteger(value));
            row.set("id", Node::ofText(rule));
            row.set("cells", std::move(figures));
            return accepts(row);
        };
        QVERIFY(takes(least) && takes(most));
        QVERIFY(!takes(least - 1) && !takes(most + 1));
    }

    // Written as version 1 without them, as version 2 with them; a stranger's go through the same reader.
    void record()
    {
        Random random(2);
        auto beginning = randomBeginning(*catalogue_, random);
        QVERIFY(bool(beginning));
        const play::RecordHead plain{"warmaster", "Plain", "test", *beginning, {}};
        QVERIFY(play::writeRecord(plain, play::Battle(game_, *beginning)).starts_with("{\"strategikon-battle\": 1,"));
        beginning->house = *game_.house("{system: warmaster, rows: [{id: flanked, value: -2}]}", {});
        const play::RecordHead head{"warmaster", "House", "test", *beginning, {}};
        std::string text = play::writeRecord(head, play::Battle(game_, *beginning));
        QVERIFY(text.starts_with("{\"strategikon-battle\": 2,"));
        const auto back = readBack(text);
        QVERIFY2(bool(back), back ? "" : describe(back.faults).c_str());
        QVERIFY(back->head.beginning == *beginning);
        const auto at = text.find("flanked");
        text.replace(at, 7, "flankd!");
        QVERIFY(!readBack(text));
    }

    void battles_data()
    {
        QTest::addColumn<int>("seed");
        const int battles = qEnvironmentVariableIsSet("STRATEGIKON_FULL") ? many : few;
        for (int seed = 1; seed <= battles; ++seed)
            QTest::addRow("%d", seed) << seed;
        if (battles < dice)
            QTest::addRow("more dice than a step carries") << dice;
    }
    void battles()
    {
        QFETCH(int, seed);
        Random random{std::uint64_t(seed)};
        auto beginning = randomBeginning(*catalogue_, random);
        QVERIFY2(bool(beginning), beginning ? "" : describe(beginning.faults).c_str());
        beginning->house = anyHouse(random);
        QVERIFY(!beginning->house.empty());
        play::Battle battle(game_, *beginning);
        RandomPlayer player(game_, random);
        for (int i = 0; i < steps && !battle.state().over; ++i) {
            for (const play::Decision& ask : game_.can(battle.state()))
                (void)game_.preview(battle.state(), {.what = ask.what, .who = ask.who});
            QVERIFY2(player.step(battle), player.lastRefusal.c_str());
            const auto broken = brokenIn(game_, battle.state());
            QVERIFY2(broken.empty(), broken.empty() ? "" : broken.front().c_str());
        }
        const auto back = readBack(play::writeRecord({"warmaster", "House", "test", *beginning, {}}, battle));
        QVERIFY2(bool(back), back ? "" : describe(back.faults).c_str());
    }
};

QTEST_GUILESS_MAIN(House)
#include "tst_house.moc"
