// Finding armies: by words, tags and the rest, in every order, and among ten thousand.
#include "support.h"

#include <QElapsedTimer>
#include <QTest>

#include <set>

using namespace strategikon;

class TestSearch : public QObject {
    Q_OBJECT

private slots:
    void findsByWords();
    void filtersAndSorts();
    void countsTags();
    void findsAmongTenThousand();
};

namespace {

std::vector<std::string> names(const Library& library, const ArmyFilter& filter)
{
    std::vector<std::string> found;
    for (const SavedArmy& army : must(library.armies(filter)))
        found.push_back(army.content.name);
    return found;
}

std::set<std::string> namesFor(const Library& library, const std::string& search)
{
    ArmyFilter filter;
    filter.search = search;
    const auto found = names(library, filter);
    return {found.begin(), found.end()};
}

using Names = std::set<std::string>;

// As the library would write them, without ten thousand transactions.
constexpr const char* tenThousandArmies = R"(
    WITH RECURSIVE counted (i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM counted WHERE i < 9999)
    INSERT INTO army (id, name, system, list, edition, points, document, tags, words, facts, archived, created, changed)
    SELECT printf('%016x', i), 'Army ' || i, 'game', CASE i % 5 WHEN 0 THEN 'northern-hill-men'
             WHEN 1 THEN 'river-kingdom' WHEN 2 THEN 'city-league' WHEN 3 THEN 'steppe-riders' ELSE 'sea-traders' END,
           'second', 500 * (i % 7), printf('%.1500c', 'x'), json_array('tag' || (i % 50)), 'Foot Horse', '{"spent":990}',
           0, '2026-01-01T00:00:00.000Z', printf('2026-01-01T%02d:%02d:%02d.000Z', i / 3600, i / 60 % 60, i % 60)
    FROM counted;
    INSERT INTO army_search (rowid, name, system, list, tags, words)
    SELECT number, name, system, list, tags, words FROM army;
    INSERT INTO army_tag (tag, army) SELECT value, number FROM army, json_each(army.tags);)";

} // namespace

void TestSearch::findsByWords()
{
    Folder folder;
    auto library = must(Library::open(folder.library()));
    ArmyContent content = sampleArmy("Pyrrhus in Italy");
    content.list = "late-achaemenid-persian";
    content.tags = {"club night", "2026"};
    content.words = "Éléphants Ξενοφῶν";
    const std::string id = must(library.create(content)).id;
    must(library.create(sampleArmy("Other")));

    const Names both{"Other", "Pyrrhus in Italy"}, one{"Pyrrhus in Italy"};
    QCOMPARE(namesFor(library, ""), both);
    QCOMPARE(namesFor(library, "  pyr ITAL "), one);
    QCOMPARE(namesFor(library, "achaem"), one);
    QCOMPARE(namesFor(library, "late-achaemenid"), one);
    QCOMPARE(namesFor(library, "elephant"), one);
    QCOMPARE(namesFor(library, "ξενοφῶ"), one);
    QCOMPARE(namesFor(library, "club"), one);
    QCOMPARE(namesFor(library, "pyr nothing"), Names{});
    // None of FTS5's own language is meant by a player.
    for (const char* word : {"-", "*", "\"", "--- ()", "^", "+"})
        QCOMPARE(namesFor(library, word), both);
    for (const char* word : {"OR", "NOT x", "name:Pyrrhus", "a\"b", "NEAR(a b)", "pyr*other", "\"", "'"})
        QVERIFY(library.armies({.search = word, .tags = {}, .system = {}, .list = {}}));

    content.words.clear();
    must(library.save(id, content));
    content.name = "Renamed";
    must(library.save(id, content));
    QCOMPARE(namesFor(library, "pyrrhus"), Names{});
    QCOMPARE(namesFor(library, "renam"), Names{"Renamed"});
    must(library.undo(Scope::army(id)));
    QCOMPARE(namesFor(library, "pyrrhus"), one);
}

void TestSearch::filtersAndSorts()
{
    Folder folder;
    auto library = must(Library::open(folder.library()));
    for (const auto& [name, points] : {std::pair{"beta", 500}, {"Alpha", 2000}, {"gamma", 1000}}) {
        ArmyContent content = sampleArmy(name, points);
        content.tags = {"all", points > 600 ? "big" : "small"};
        content.list = points > 1500 ? "a" : "b";
        must(library.create(content));
    }
    using List = std::vector<std::string>;
    ArmyFilter filter;
    QCOMPARE(names(library, filter), (List{"gamma", "Alpha", "beta"}));
    filter.sort = ArmyFilter::Sort::name;
    QCOMPARE(names(library, filter), (List{"Alpha", "beta", "gamma"}));
    filter.reversed = true;
    QCOMPARE(names(library, filter), (List{"gamma", "beta", "Alpha"}));
    filter.reversed = false;
    filter.sort = ArmyFilter::Sort::points;
    QCOMPARE(names(library, filter), (List{"Alpha", "gamma", "beta"}));
    filter.limit = 2;
    QCOMPARE(names(library, filter), (List{"Alpha", "gamma"}));
    filter = {};
    filter.sort = ArmyFilter::Sort::list;
    QCOMPARE(names(library, filter), (List{"Alpha", "beta", "gamma"}));
    filter.tags = {"all", "big"};
    QCOMPARE(names(library, filter), (List{"Alpha", "gamma"}));
    filter.list = "b";
    filter.search = "gam";
    QCOMPARE(names(library, filter), (List{"gamma"}));
    filter.system = "another";
    QCOMPARE(names(library, filter), List{});
    QVERIFY(must(library.armies())[0].content.document.empty());
    filter = {};
    filter.documents = true;
    QVERIFY(!must(library.armies(filter))[0].content.document.empty());
}

void TestSearch::countsTags()
{
    Folder folder;
    auto library = must(Library::open(folder.library()));
    ArmyContent content = sampleArmy("Army");
    content.tags = {"x", "y"};
    must(library.create(content));
    content.tags = {"y"};
    const std::string id = must(library.create(content)).id;
    QCOMPARE(must(library.tags()), (std::vector<TagCount>{{"x", 1}, {"y", 2}}));
    must(library.setArchived(id, true));
    QCOMPARE(must(library.tags()), (std::vector<TagCount>{{"x", 1}, {"y", 1}}));
}

// A search must feel immediate as it is typed. The limit here only catches a lost index; the figures are printed.
void TestSearch::findsAmongTenThousand()
{
    Folder folder;
    {
        const auto older = shippedLibrarySteps().first(3); // rows get their digests in the upgrade
        auto made = must(Library::open(folder.library(), Library::Mode::readWrite, older));
    }
    run(folder.library(), tenThousandArmies);
    auto library = must(Library::open(folder.library()));
    QCOMPARE(wholeness(folder.library()), std::string("ok"));
    const auto finds = [&](const ArmyFilter& filter, std::size_t expected) {
        QElapsedTimer timer;
        timer.start();
        QCOMPARE(must(library.armies(filter)).size(), expected);
        qInfo("%zu of 10,000 armies in %lld ms", expected, static_cast<long long>(timer.elapsed()));
    };
    ArmyFilter filter;
    finds(filter, 10'000);
    filter.limit = 50;
    finds(filter, 50);
    filter = {};
    filter.search = "9876";
    finds(filter, 1);
    filter.search = "river kin 12";
    finds(filter, 22);
    filter.search = "r";
    finds(filter, 4'000);
    filter.search = "";
    filter.tags = {"tag7"};
    filter.sort = ArmyFilter::Sort::name;
    finds(filter, 200);
}

QTEST_APPLESS_MAIN(TestSearch)
#include "tst_search.moc"
