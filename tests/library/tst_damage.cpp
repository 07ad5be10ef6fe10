// Bytes that flip, rows that somebody alters or takes away: nothing that is read is silently wrong.
#include "support.h"

#include "model/library/seal.h"

#include <QElapsedTimer>
#include <QTest>

#include <filesystem>
#include <functional>
#include <random>
#include <set>
#include <sstream>

using namespace strategikon;
namespace fs = std::filesystem;

class TestDamage : public QObject {
    Q_OBJECT

private slots:
    void sealsTellApart();
    void namesTheRow_data();
    void namesTheRow();
    void mends_data() { namesTheRow_data(); }
    void mends();
    void theRestIsThere();
    void flippedBytes();
    void checkFindsAllAndRemakesTheSearch();
    void oldRowsGetTheirDigests();
    void ordersBattlesByItsOwnCount();
};

namespace {

StoredEntry entry(int number, int events)
{
    StoredEntry one;
    one.number = number;
    one.kind = "step";
    one.what = "order";
    one.parent = number - 1;
    one.answer = R"({"inputs":{"dice":[)" + std::to_string(number % 6 + 1) + "]}}";
    one.program = "1.0";
    for (int event = 0; event < events; ++event)
        one.events.push_back({"stands-lost", "[1,2]", R"({"stands":1})", "combat",
            {{"field", "body.stands", number, 3, 2, ""}, {"field", "body.hits", number, event, 0, ""}}});
    return one;
}

// One library with every kind of row; what the reading below asks for by name is in it.
struct Filled {
    std::vector<std::string> armies, fields, battles;
};

Filled fill(const std::string& path)
{
    Filled made;
    auto library = must(Library::open(path));
    for (int i = 0; i < 12; ++i) {
        ArmyContent content = sampleArmy("Army " + std::to_string(i), 500 + i);
        content.document += std::string(std::size_t(100 * i), 'x');
        content.tags = {"tag" + std::to_string(i % 3), "mine"};
        made.armies.push_back(must(library.create(content)).id);
    }
    must(library.save(made.armies[2], sampleArmy("Renamed")));
    must(library.undo(Scope::army(made.armies[2])));
    must(library.setArchived(made.armies[3], true));
    must(library.remove(made.armies[4]));
    for (int i = 0; i < 4; ++i)
        made.fields.push_back(must(library.createField({"Field " + std::to_string(i), "game",
                                       "{\"table\": " + std::to_string(i) + std::string(3000, ' ') + "}"}))
                                  .id);
    must(library.setFieldArchived(made.fields[1], true));
    must(library.removeField(made.fields[2]));
    for (int i = 0; i < 4; ++i) {
        BattleContent content{"Battle " + std::to_string(i), "game", "1.0", "{\"things\": []}", "{}",
            i == 0 ? std::string(9000, 's') : ""};
        made.battles.push_back(must(library.createBattle(content)).id);
        for (int number = 1; number <= 30; ++number) {
            const StoredEntry one = entry(number, number % 3);
            const KeptState kept{number, number, "1.0", "{\"things\": []}" + std::string(5000, ' ')};
            must(library.addEntries(made.battles.back(), {&one, 1}, "{\"turn\": " + std::to_string(number) + "}",
                number == 16 ? std::optional(kept) : std::nullopt));
        }
    }
    for (const int i : {0, 2}) { // of the others nobody said anything
        BattleAbout about{.players = {"Side A's", "Side B's"}, .venue = "The club", .day = "2026-01-31"};
        about.tags = {"league", std::to_string(i)};
        about.notes = std::string(std::size_t(2000 * i), 'n');
        about.round = {150, 600 + i, "2026-01-31T19:00:00.000Z"};
        must(library.describeBattle(made.battles[std::size_t(i)], about));
    }
    must(library.placeBattle(made.battles[1], "archived"));
    must(library.placeBattle(made.battles[2], "removed"));
    for (int i = 0; i < 3; ++i) {
        const auto stands = must(library.saveStands(sampleStands("Stands " + std::to_string(i), 12)));
        must(library.setAside(made.armies[std::size_t(i)], stands.id, i + 1));
    }
    for (const char* key : {"theme", "paper", "edition"})
        must(library.setSetting(key, std::string("value of ") + key));
    return made;
}

// Texts of everything that is read, and "told" where a fault says so.
struct EventBuilder {
    std::ostringstream text;
    bool told = false;
    template <class T>
    const T* of(const Result<T>& reading)
    {
        told |= !reading;
        return reading.value ? &*reading.value : nullptr;
    }
};

void write(std::ostream& to, const SavedArmy& army)
{
    const ArmyContent& c = army.content;
    to << army.id << c.name << c.system << c.list << c.edition << c.points << c.document << c.words << c.facts
       << army.archived << army.created << army.changed;
    for (const std::string& tag : c.tags)
        to << tag << ',';
}

void write(std::ostream& to, const SavedField& field)
{
    to << field.id << field.content.name << field.content.system << field.content.document << field.content.facts
       << field.archived << field.created << field.changed;
}

void write(std::ostream& to, const SavedBattle& battle)
{
    const BattleContent& c = battle.content;
    to << battle.id << c.name << c.system << c.program << c.beginning << c.facts << c.setUp << battle.place
       << battle.entries << battle.created << battle.changed;
    const BattleAbout& a = battle.about;
    to << a.players[0] << '/' << a.players[1] << a.venue << a.day << a.occasion << a.notes << a.stamps[0] << a.stamps[1]
       << a.round.minutes << '/' << a.round.spent << a.round.since;
    for (const std::string& tag : a.tags)
        to << tag << ',';
}

void write(std::ostream& to, const StoredEntry& one)
{
    to << one.number << one.kind << one.what << one.text << one.parent << one.target << one.answer << one.program
       << one.at;
    for (const StoredEvent& event : one.events) {
        to << event.what << event.things << event.figures << event.rule;
        for (const StoredChange& change : event.changes)
            to << change.what << change.field << change.thing << change.before << change.after << change.more;
    }
}

void write(std::ostream& to, const KeptState& kept)
{
    to << kept.entry << ' ' << kept.head << kept.program << kept.state;
}

void write(std::ostream& to, const StandType& stands)
{
    to << stands.id << stands.name << stands.owned << stands.note << stands.aside;
    for (const std::string& one : stands.serves)
        to << one << ',';
}

void write(std::ostream& to, const StandsAside& aside) { to << aside.army << aside.stands << aside.count; }
void write(std::ostream& to, const TagCount& tag) { to << tag.tag << tag.armies; }
void write(std::ostream& to, const Edit& edit)
{
    to << edit.seq << edit.at << edit.scope << edit.what << edit.detail << edit.target << int(edit.standing);
}
void write(std::ostream& to, const std::optional<Edit>& edit)
{
    if (edit)
        write(to, *edit);
}
void write(std::ostream& to, const Reach& reach)
{
    write(to, reach.undo);
    to << '/';
    write(to, reach.redo);
}
void write(std::ostream& to, const std::optional<std::string>& text) { to << text.value_or("none"); }

template <class T>
void write(std::ostream& to, const std::vector<T>& all)
{
    for (const T& one : all) {
        write(to, one);
        to << '\n';
    }
}

using Ask = std::function<void(const Library&, EventBuilder&)>;

// What one command or page reads, each by itself.
std::vector<Ask> questions(const Filled& made)
{
    std::vector<Ask> all;
    const auto ask = [&all](auto read) {
        all.push_back([read](const Library& library, EventBuilder& builder) {
            const auto reading = read(library);
            if (const auto* value = builder.of(reading))
                write(builder.text, *value);
        });
    };
    ask([](const Library& l) { return l.armies(); });
    ArmyFilter any, search, tag;
    any.archived = ArmyFilter::Archived::any;
    any.documents = true;
    search.search = "army foot 1";
    tag.tags = {"tag1"};
    for (const ArmyFilter& filter : {any, search, tag})
        ask([filter](const Library& l) { return l.armies(filter); });
    ask([](const Library& l) { return l.tags(); });
    ask([](const Library& l) { return l.removed(); });
    for (const std::string& id : made.armies) {
        ask([id](const Library& l) { return l.army(id); });
        ask([id](const Library& l) { return l.history(Scope::army(id)); });
        ask([id](const Library& l) { return l.reach(Scope::army(id)); });
        ask([id](const Library& l) { return l.aside(id); });
    }
    for (const bool archived : {false, true})
        ask([archived](const Library& l) { return l.fields(archived); });
    for (const std::string& id : made.fields)
        ask([id](const Library& l) { return l.field(id); });
    for (const char* place : {"open", "archived", "removed"})
        ask([place](const Library& l) { return l.battles(place); });
    for (const std::string& id : made.battles) {
        all.push_back([id](const Library& l, EventBuilder& builder) {
            const auto battle = l.battle(id);
            if (const auto* saved = builder.of(battle); saved && saved->aboutDamaged)
                builder.told = true;
            else if (saved)
                write(builder.text, *saved);
        });
        ask([id](const Library& l) { return l.battleEntries(id); });
        ask([id](const Library& l) { return l.battleEntries(id, 20); });
        all.push_back([id](const Library& l, EventBuilder& builder) {
            const auto kept = l.keptState(id);
            if (const auto* state = builder.of(kept); state && *state)
                write(builder.text, **state);
            else
                builder.told = true; // then the whole record is read
        });
    }
    ask([](const Library& l) { return l.stands(); });
    ask([](const Library& l) { return l.aside(); });
    ask([](const Library& l) { return l.history(Scope::all()); });
    ask([](const Library& l) { return l.history(Scope::collection(), 2); });
    ask([](const Library& l) { return l.reach(Scope::all()); });
    for (const char* key : {"theme", "paper", "edition", "nothing"})
        ask([key](const Library& l) { return l.setting(key); });
    return all;
}

// The answers; where the library cannot be opened that is told each time.
std::vector<std::pair<std::string, bool>> answersOf(const std::string& path, const std::vector<Ask>& questions)
{
    std::vector<std::pair<std::string, bool>> answers;
    const auto library = Library::open(path, Library::Mode::readOnly);
    for (const Ask& ask : questions) {
        EventBuilder builder;
        if (library.value)
            ask(*library.value, builder);
        else
            builder.told = true;
        answers.emplace_back(builder.text.str(), builder.told);
    }
    return answers;
}

void removeSides(const std::string& path)
{
    for (const char* end : {"-wal", "-shm"})
        fs::remove(path + end);
}

} // namespace

void TestDamage::sealsTellApart()
{
    std::set<std::int64_t> seen;
    const auto add = [&seen](Seal seal) { QVERIFY(seen.insert(seal.value()).second); };
    add(Seal());
    add(Seal().add("ab").add("c"));
    add(Seal().add("a").add("bc"));
    add(Seal().add("abc"));
    add(Seal().add("abc").add(""));
    add(Seal().add(std::string_view("abc\0", 4)));
    add(Seal().add(1));
    add(Seal().add("1"));
    add(Seal().addNothing());
    add(Seal().add(0));
    const std::string text = "what a player wrote about an army, some hundred bytes of it";
    for (std::size_t at = 0; at < text.size(); ++at)
        for (int bit = 0; bit < 8; ++bit) {
            std::string flipped = text;
            flipped[at] = static_cast<char>(flipped[at] ^ (1 << bit));
            add(Seal().add(flipped));
        }
}

void TestDamage::namesTheRow_data()
{
    QTest::addColumn<QByteArray>("sql");
    QTest::addColumn<QByteArray>("expected");
    const auto row = [](const char* name, const char* sql, const char* expected) {
        QTest::newRow(name) << QByteArray(sql) << QByteArray(expected);
    };
    row("an army's text", "UPDATE army SET document = document || ' ' WHERE name = 'Army 0'", "library-damaged-army");
    row("an army's standing", "UPDATE army SET archived = 1 WHERE name = 'Army 0'", "library-damaged-army");
    row("an army gone", "DELETE FROM army WHERE name = 'Army 0'", "library-damaged");
    row("a field", "UPDATE battlefield SET document = '{}' WHERE name = 'Field 0'", "library-damaged-field");
    row("a battle's name", "UPDATE battle SET name = 'x' WHERE name = 'Battle 0'", "library-damaged-battle");
    row("a battle's beginning", "UPDATE battle SET beginning = '{}' WHERE name = 'Battle 0'", "library-damaged-battle");
    row("an entry", "UPDATE battle_entry SET text = 'x' WHERE number = 7 AND battle = FIRST", "library-damaged-battle");
    row("an event", "UPDATE battle_event SET figures = '{}' WHERE entry = 7 AND battle = FIRST",
        "library-damaged-battle");
    row("a change", "UPDATE battle_change SET after = 1 WHERE entry = 7 AND battle = FIRST", "library-damaged-battle");
    row("the last entry taken away whole",
        "PRAGMA foreign_keys = OFF; DELETE FROM battle_entry WHERE number = 30 AND "
        "battle = FIRST; UPDATE battle SET entries = 29 WHERE id = FIRST",
        "library-damaged-battle");
    row("who played", "UPDATE battle_about SET player_a = 'x' WHERE battle = FIRST", "library-damaged-about");
    row("who played, gone", "DELETE FROM battle_about WHERE battle = FIRST", "library-damaged");
    row("stands", "UPDATE stand_type SET owned = 13 WHERE name = 'Stands 0'", "library-damaged-stand");
    row("stands set aside", "UPDATE stand_aside SET stands = 9 WHERE stands = 1", "library-damaged-aside");
    row("a setting", "UPDATE setting SET value = 'x' WHERE key = 'theme'", "library-damaged-setting");
    row("a setting gone", "DELETE FROM setting WHERE key = 'theme'", "library-damaged");
    row("the history", "UPDATE edit SET what = 'x' WHERE seq = 3", "library-damaged-edit");
    row("what it goes back to",
        "UPDATE edit_row SET before = replace(before, 'Army', 'Ormy') WHERE before IS NOT "
        "NULL AND after IS NULL AND kind = 'army'",
        "library-damaged-edit");
    row("where undo stands", "UPDATE step SET undone = 1 WHERE seq = 3", "library-damaged-step");
    row("the search index", "DELETE FROM army_search_idx", "library-damaged-search");
}

void TestDamage::namesTheRow()
{
    QFETCH(QByteArray, sql);
    QFETCH(QByteArray, expected);
    Folder folder;
    const Filled made = fill(folder.library());
    sql.replace("FIRST", ("'" + made.battles[0] + "'").c_str());
    run(folder.library(), sql.toStdString());
    auto library = must(Library::open(folder.library()));
    std::set<std::string> codes;
    const auto note = [&codes](const auto& reading) {
        for (const Fault& fault : reading.faults)
            codes.insert(fault.message.code);
    };
    ArmyFilter search;
    search.search = "army";
    note(library.armies());
    note(library.armies(search));
    note(library.removed());
    note(library.fields());
    note(library.battles());
    note(library.battle(made.battles[0]));
    note(library.battleEntries(made.battles[0]));
    note(library.stands());
    note(library.setting("theme"));
    note(library.history(Scope::all()));
    note(library.reach(Scope::all()));
    QVERIFY2(codes.contains(expected.toStdString()), qPrintable(QString::number(codes.size())));
    const auto health = library.lookThrough();
    QVERIFY(std::ranges::any_of(
        health.faults, [&](const Fault& fault) { return fault.message.code == expected.toStdString(); }));
}

// Whatever is damaged: afterwards all is whole, and the copy holds it as it was. What the history knows is as it was
// saved.
void TestDamage::mends()
{
    QFETCH(QByteArray, sql);
    QFETCH(QByteArray, expected);
    Folder folder;
    const Filled made = fill(folder.library());
    const auto armyIn = [&](const std::string& id) { return must(must(Library::open(folder.library())).army(id)); };
    const SavedArmy before = armyIn(made.armies[0]);
    sql.replace("FIRST", ("'" + made.battles[0] + "'").c_str());
    run(folder.library(), sql.toStdString());
    auto library = must(Library::open(folder.library()));
    const auto damaged = library.lookThrough();
    const LibraryMended mended = must(library.mend());
    QVERIFY(!mended.told.empty() || expected == "library-damaged-search");
    for (const Message& one : mended.told)
        QVERIFY2(english(one).find('{') == std::string::npos && one.code.starts_with("library-"), english(one).c_str());
    const LibraryHealth health = must(library.lookThrough());
    const bool battle = expected.endsWith("-battle");
    QCOMPARE(health.battles, battle ? 3 : 4);
    if (!expected.endsWith("-edit")) { // of armies, fields and stands the history knows everything
        QCOMPARE(health.armies, 11);
        QCOMPARE(health.fields, 3);
        QCOMPARE(health.stands, 3);
        QCOMPARE(must(library.army(made.armies[0])), before);
        QCOMPARE(must(library.aside()).size(), std::size_t(3));
    }
    QCOMPARE(ask(mended.aside, "SELECT count(*) FROM battle"), std::string("4"));
    QVERIFY(!must(Library::open(mended.aside, Library::Mode::copy)).lookThrough());
    QVERIFY(must(library.mend()).aside.empty()); // there is nothing more to mend
    // It goes on from there.
    must(library.save(made.armies[1], sampleArmy("Goes on")));
    must(library.undo(Scope::army(made.armies[1])));
    const StoredEntry one = entry(31, 1);
    must(library.addEntries(made.battles[3], {&one, 1}, "{}"));
    must(library.lookThrough());
}

// Beside a damaged row the others are read, found and changed.
void TestDamage::theRestIsThere()
{
    Folder folder;
    const Filled made = fill(folder.library());
    run(folder.library(),
        "UPDATE army SET name = 'x' WHERE id = '" + made.armies[0] + "'; UPDATE battle SET name = 'x' WHERE id = '"
            + made.battles[0] + "'");
    auto library = must(Library::open(folder.library()));
    const auto armies = library.armies();
    QCOMPARE(code(armies.faults), std::string("library-damaged-army"));
    QCOMPARE(armies->size(), std::size_t(9)); // of 12 one archived, one removed, one damaged
    QCOMPARE(code(library.army(made.armies[0])), std::string("library-damaged-army"));
    must(library.save(made.armies[1], sampleArmy("Goes on")));
    const auto battles = library.battles();
    QCOMPARE(code(battles.faults), std::string("library-damaged-battle"));
    QCOMPARE(battles->size(), std::size_t(1));
    run(folder.library(), "UPDATE battle_about SET notes = 'x' WHERE battle = '" + made.battles[2] + "'");
    QCOMPARE(must(library.battleEntries(made.battles[2])).size(), std::size_t(30)); // its record is whole
    QVERIFY(must(library.battle(made.battles[2])).aboutDamaged);                    // and it can be played
    QCOMPARE(
        code(library.describeBattle(made.battles[2], {})), std::string("library-damaged-about")); // nothing is lost
    QCOMPARE(battles->size(), std::size_t(1));
    const StoredEntry one = entry(31, 1);
    QCOMPARE(code(library.addEntries(made.battles[0], {&one, 1}, "{}")), std::string("library-damaged-battle"));
    must(library.addEntries(made.battles[3], {&one, 1}, "{}"));
    // What damage made of a row is never taken for what the player wrote: undo brings back what was there.
    QCOMPARE(code(library.save(made.armies[0], sampleArmy("Over it"))), std::string("library-damaged-army"));
}

// Each flip is told by whoever reads what it changed, or changes no answer.
void TestDamage::flippedBytes()
{
    const bool full = qEnvironmentVariableIsSet("STRATEGIKON_FULL");
    Folder folder;
    const Filled made = fill(folder.library());
    const auto ask = questions(made);
    const auto whole = answersOf(folder.library(), ask);
    for (const auto& [text, told] : whole)
        QVERIFY(!told || text.empty()); // some ask for what is not there
    const std::string bytes = bytesOf(folder.library()), path = folder.path("flipped.db");
    std::mt19937 random(2607);
    int told = 0, without = 0;
    for (int flip = 0; flip < (full ? 5000 : 200); ++flip) {
        const std::size_t at = random() % bytes.size();
        std::string flipped = bytes;
        flipped[at] = static_cast<char>(flipped[at] ^ (1 + random() % 255));
        writeBytes(path, flipped);
        const auto answers = answersOf(path, ask);
        removeSides(path);
        bool anyTold = false;
        for (std::size_t i = 0; i < answers.size(); ++i) {
            anyTold |= answers[i].second && !whole[i].second;
            if (!answers[i].second && answers[i].first != whole[i].first)
                QFAIL(qPrintable(QStringLiteral("byte %1 (page %2) flipped: question %3 was answered otherwise\n%4\n%5")
                                     .arg(at)
                                     .arg(at / 4096 + 1)
                                     .arg(i)
                                     .arg(QString::fromStdString(whole[i].first).left(300),
                                         QString::fromStdString(answers[i].first).left(300))));
        }
        ++(anyTold ? told : without);
    }
    qInfo("%zu bytes; %d flips told, %d without any effect on an answer, none silently wrong", bytes.size(), told,
        without);
}

void TestDamage::checkFindsAllAndRemakesTheSearch()
{
    Folder folder;
    const Filled made = fill(folder.library());
    {
        auto library = must(Library::open(folder.library()));
        const auto health = must(library.lookThrough());
        QCOMPARE(health.armies, 11);
        QCOMPARE(health.fields, 3);
        QCOMPARE(health.battles, 4);
        QCOMPARE(health.entries, 120);
        QCOMPARE(health.stands, 3);
        QCOMPARE(health.changes, int(must(library.history(Scope::all())).size()));
    }
    run(folder.library(), "DELETE FROM army_search_data WHERE id > 10");
    auto library = must(Library::open(folder.library()));
    ArmyFilter search;
    search.search = "army";
    QCOMPARE(code(library.armies(search)), std::string("library-damaged-search"));
    QCOMPARE(code(library.lookThrough().faults), std::string("library-damaged-search"));
    must(library.remakeSearch());
    QCOMPARE(must(library.armies(search)).size(), std::size_t(10));
    must(library.lookThrough());
    QCOMPARE(wholeness(folder.library()), std::string("ok"));
}

// A library of the version before digests: with the upgrade every row has one, and every log hangs together.
void TestDamage::oldRowsGetTheirDigests()
{
    Folder folder;
    const auto older = shippedLibrarySteps().first(sealedSince - 1);
    {
        auto library = must(Library::open(folder.library(), Library::Mode::readWrite, older));
    }
    run(folder.library(), R"(
        INSERT INTO army (id, name, system, list, edition, points, document, tags, words, facts, archived, created, changed)
        VALUES ('a', 'Old', 'game', 'l', '', 500, 'text', '["tag"]', 'w', '{}', 0, 't', 't');
        INSERT INTO army_search (rowid, name, system, list, tags, words) VALUES (1, 'Old', 'game', 'l', '["tag"]', 'w');
        INSERT INTO edit (at, scope, what, detail) VALUES ('t', 'army/a', 'create', ''), ('t', 'army/a', 'edit', '');
        INSERT INTO edit_row VALUES (1, 0, 'army', 'a', NULL, json_object('id', 'a')),
          (2, 0, 'army', 'a', json_object('id', 'a'), json_object('id', 'a'));
        INSERT INTO step VALUES (1, 'army/a', 0, 1), (2, 'army/a', 0, 2);
        INSERT INTO setting VALUES ('theme', 'dark');
        INSERT INTO battle VALUES ('later', 'B', 's', 'p', '{}', 'open', 2, 't1', 't2', '{}', ''),
          ('sooner', 'A', 's', 'p', '{}', 'open', 0, 't1', 't1', '{}', '');
        INSERT INTO battle_entry VALUES ('later', 1, 'step', 0, 0, 'order', '', '{}', 'p', 1, 't'),
          ('later', 2, 'note', 0, 1, 'note', 'words', '', 'p', 0, 't');
        INSERT INTO battle_event VALUES ('later', 1, 1, 'hit', '[]', '{}', 'r', 1);
        INSERT INTO battle_change VALUES ('later', 1, 1, 1, 'field', 1, 'f', 1, 2, '');)");
    auto library = must(Library::open(folder.library()));
    const auto health = must(library.lookThrough());
    QCOMPARE(health.armies, 1);
    QCOMPARE(health.entries, 2);
    QCOMPARE(health.changes, 2);
    ArmyFilter filter;
    filter.search = "old";
    filter.tags = {"tag"};
    QCOMPARE(must(library.armies(filter)).size(), std::size_t(1));
    QCOMPARE(must(library.battles()).front().id, std::string("later"));
    StoredEntry one = entry(3, 2);
    must(library.addEntries("later", {&one, 1}, "{}"));
    QCOMPARE(must(library.battleEntries("later")).size(), std::size_t(3));
    must(library.lookThrough());
}

// A clock that was put back, or two changes within its thousandth of a second, make no difference.
void TestDamage::ordersBattlesByItsOwnCount()
{
    Folder folder;
    auto library = must(Library::open(folder.library()));
    std::vector<std::string> ids;
    for (const char* name : {"first", "second", "third"})
        ids.push_back(must(library.createBattle({name, "game", "1.0", "{}", "{}"})).id);
    const StoredEntry one = entry(1, 0);
    must(library.addEntries(ids[0], {&one, 1}, "{}"));
    const auto order = [&] {
        std::vector<std::string> names;
        for (const SavedBattle& battle : must(library.battles()))
            names.push_back(battle.content.name);
        return names;
    };
    QCOMPARE(order(), (std::vector<std::string>{"first", "third", "second"}));
    run(folder.library(), "UPDATE battle SET changed = '2099-01-01T00:00:00.000Z' WHERE name = 'second'");
    QCOMPARE(code(library.battles().faults), std::string("library-damaged-battle"));
    for (int i = 0; i < 20; ++i) { // many within one tick
        must(library.renameBattle(ids[std::size_t(i % 2) * 2], i % 2 ? "third" : "first"));
        QCOMPARE(library.battles()->front().id, ids[std::size_t(i % 2) * 2]);
    }
}

QTEST_APPLESS_MAIN(TestDamage)
#include "tst_damage.moc"
