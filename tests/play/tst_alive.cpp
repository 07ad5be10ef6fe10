// Every cell that a battle is played by is alive: a value, a limit or a figure one more or one less, no value, a
// condition that always holds turns a spec red. Those that cite the place of the row are asked first, of
// DBM's factors then the judge of its fights (tests/dbm), then all other specs of the system; what none of them meets,
// because it counts before a battle begins, the armies of tests/specs.
#include "paragraphs.h"
#include "tests/dbm/judged.h"
#include "tests/tables/copy.h"

#include "rules/warmaster/play/combat/attacks.h"
#include "rules/warmaster/play/command/command.h"
#include "rules/warmaster/play/shooting/drive_back.h"

#include "model/text/write.h"
#include "model/text/yaml.h"

#include <QTest>

#include <algorithm>
#include <set>

using namespace playtest;
using namespace strategikon::warmasterPlay;

namespace {

const std::filesystem::path root = SOURCE_DIR;
constexpr const char* accountNames[] = {"attacks", "orders", "drives"};

std::set<std::string> wordsOf(const Node* listed)
{
    const auto all = listed == nullptr ? std::vector<std::string>() : listed->textsOf("enum");
    return {all.begin(), all.end()};
}

using Variant = std::pair<std::string, Node>; // what is otherwise, and the row

void vary(std::vector<Variant>& all, const Node& row, const std::string& key)
{
    const Node* cell = row.find(key);
    for (const int by : {-1, 1}) {
        if (!cell || !cell->integer())
            continue;
        all.emplace_back(key + (by < 0 ? "-1" : "+1"), row);
        all.back().second.set(key, Node::ofInteger(*cell->integer() + by));
    }
}

// The row with one of its cells or conditions another.
std::vector<Variant> variants(const Node& row)
{
    std::vector<Variant> all;
    vary(all, row, "value");
    vary(all, row, "most");
    if (const Node* cells = row.find("cells"))
        for (const Node::Entry& cell : cells->entries()) { // but those that stand elsewhere
            std::vector<Variant> others;
            vary(others, *cells, cell.key);
            for (const auto& [name, changed] : others) {
                all.emplace_back(name, row);
                all.back().second.set("cells", changed);
            }
        }
    if (row.find("value")) {
        all.emplace_back("never", row);
        all.back().second.set("value", Node::ofInteger(0));
    }
    if (row.find("times")) {
        all.emplace_back("once", row);
        all.back().second.remove("times");
    }
    for (const std::string& word : row.textsOf("when")) {
        Node others = Node::newList();
        for (const std::string& other : row.textsOf("when"))
            if (other != word)
                others.add(Node::ofText(other));
        all.emplace_back("always " + word, row);
        all.back().second.set("when", others);
    }
    for (const char* key : {"own", "except", "against", "against-except", "loser", "grade", "enemy-grade", "ahead",
             "mode", "to-front", "behind", "of", "group", "climates", "seasons"}) // these ask by themselves
        if (row.find(key) && !(key == std::string_view("behind") && row.textOr("times") == "ranks")) {
            all.emplace_back("whatever " + std::string(key), row);
            all.back().second.remove(key);
        }
    return all;
}

// A list with one row another.
Node with(const Node& list, std::size_t at, const Node& row)
{
    Node all = Node::newList();
    for (std::size_t i = 0; i < list.items().size(); ++i)
        all.add(i == at ? row : list.items()[i]);
    return all;
}

// A list of a book's tables; the others are reached by their key among the rows.
struct List {
    std::string key{}; // "rules", "specials", "attacks"
    const Node* of(const Printed& tables) const
    {
        return key == "rules" ? &tables.rules : key == "specials" ? &tables.specials : tables.rows.find(key);
    }
    Printed with(Printed tables, const Node& list) const
    {
        if (key == "rules")
            tables.rules = list;
        else if (key == "specials")
            tables.specials = list;
        else
            tables.rows.set(key, list);
        return tables;
    }
};

std::vector<List> listsOf(const Printed& tables)
{
    std::vector<List> all{{"rules"}, {"specials"}, {"others"}};
    for (const strategikon::play::Account& account : tables.accounts)
        all.push_back({account.name});
    return all;
}

} // namespace

class Alive : public QObject {
    Q_OBJECT

    tables::Copy copy_{root};
    std::vector<Spec> specs_{};
    std::vector<Heading> headings_ = readParagraphs("warmaster").headings;
    std::vector<QJsonObject> fights_{};        // of DBM
    std::map<std::string, Printed> printed_{}; // by system, as the program has it

private slots:
    void initTestCase()
    {
        auto specs = readSpecs();
        QVERIFY2(bool(specs), specs ? "" : describe(specs.faults).c_str());
        specs_ = std::move(*specs);
        fights_ = judged::situations();
        for (QJsonObject& one : judged::situations({"40000", "1"}))
            fights_.push_back(std::move(one));
        QVERIFY(!fights_.empty());
        for (const std::string& system : systemsPlayed())
            printed_.emplace(system, booksOf(system).printed());
    }

    // The words that the schema knows are those that the rules judge.
    void words()
    {
        const auto schema = readDocument((root / "rules/warmaster/modifiers.schema.json").string());
        QVERIFY(bool(schema));
        const strategikon::play::Account judged[] = {attacksAccount(), ordersAccount(), drivesAccount()};
        for (std::size_t i = 0; i < std::size(judged); ++i) {
            const Node* row = schema->find("properties")->find(accountNames[i])->find("items")->find("properties");
            std::set<std::string> known;
            known.merge(wordsOf(row->find("when")->find("items")));
            known.merge(wordsOf(row->find("times")));
            std::set<std::string> words(judged[i].when.begin(), judged[i].when.end());
            words.insert(judged[i].times.begin(), judged[i].times.end());
            QCOMPARE(known, words);
        }
    }

    // What is not changed is not noticed.
    void asItIs()
    {
        for (const Spec& spec : specs_)
            QVERIFY2(failureOf(spec).empty(), spec.file.c_str());
        for (const auto& [system, tables] : printed_)
            for (const List& list : listsOf(tables))
                if (const Node* rows = list.of(tables); rows && !rows->items().empty())
                    QVERIFY(!armiesNotice(system, rows->items().front(), list.key, *rows));
    }

    void rows_data()
    {
        QTest::addColumn<std::string>("system");
        QTest::addColumn<std::string>("key");
        QTest::addColumn<int>("at");
        for (const auto& [system, tables] : printed_)
            for (const List& list : listsOf(tables)) {
                const Node* rows = list.of(tables);
                for (std::size_t at = 0; rows && at < rows->items().size(); ++at)
                    if (const Node& row = rows->items()[at]; !variants(row).empty())
                        QTest::addRow(
                            "%s: %s, %s %d", system.c_str(), row.textOr("id").c_str(), list.key.c_str(), int(at) + 1)
                            << system << list.key << int(at);
            }
    }
    void rows()
    {
        QFETCH(std::string, system);
        QFETCH(std::string, key);
        QFETCH(int, at);
        const Printed& tables = printed_.at(system);
        const List list{key};
        const Node& row = list.of(tables)->items()[std::size_t(at)];
        const Paragraph* printed = system == "warmaster" ? paragraphAt(headings_, tables.source(row)) : nullptr;
        const Source source = tables.source(row);
        const auto cites = [&](const Spec* spec) {
            return std::ranges::any_of(spec->from, [&](const Source& from) {
                return printed ? paragraphAt(headings_, from) == printed : from.line == source.line;
            });
        };
        std::vector<const Spec*> order;
        for (const Spec& spec : specs_)
            if (spec.system == system)
                order.push_back(&spec);
        const std::ptrdiff_t citing = std::stable_partition(order.begin(), order.end(), cites) - order.begin();
        QVERIFY2(!printed || key == "specials" || citing > 0, "no spec cites its paragraph");
        QStringList dead;
        for (const auto& [name, changed] : variants(row)) {
            const Node other = with(*list.of(tables), std::size_t(at), changed);
            booksOf(system).put(list.with(tables, other));
            if (!isRed(order, 0, citing) && !(key == "scores" && judgeNotices())
                && !isRed(order, citing, std::ptrdiff_t(order.size())) && !armiesNotice(system, row, key, other))
                dead << QString::fromStdString(name);
        }
        booksOf(system).put(tables);
        QVERIFY2(dead.isEmpty(), qPrintable(dead.join(QStringLiteral(", "))));
    }

private:
    // Whether one of these specs is; it is asked first from then on, as it may well notice the next change too.
    static bool isRed(std::vector<const Spec*>& order, std::ptrdiff_t from, std::ptrdiff_t to)
    {
        const auto end = order.begin() + to;
        const auto red =
            std::find_if(order.begin() + from, end, [](const Spec* spec) { return !failureOf(*spec).empty(); });
        if (red == end)
            return false;
        std::rotate(order.begin() + from, red, red + 1);
        return true;
    }
    bool judgeNotices() const
    {
        return std::ranges::any_of(fights_, [](const QJsonObject& one) { return !judged::amissIn(one).empty(); });
    }

    // Whether a spec of an army does; the row stands in a file of rules/ then.
    bool armiesNotice(const std::string& system, const Node& row, const std::string& key, const Node& changed) const
    {
        const std::string name = "rules/" + system + '/' + std::filesystem::path(row.place().file).filename().string();
        auto document = readDocument((root / name).string());
        if (!document)
            return false;
        document->set(key, changed);
        const std::string whole = copy_.read(name);
        copy_.write(name, writeYaml(*document));
        const bool noticed = !copy_.passes(
            QStringLiteral("specs/tst_specs_findings"), {QStringLiteral("spec")}, QString::fromStdString(system));
        copy_.write(name, whole);
        return noticed;
    }
};

QTEST_GUILESS_MAIN(Alive)
#include "tst_alive.moc"
