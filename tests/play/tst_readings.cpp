// Places that can be read two ways: each is told once, under a subject, by lines that are in its book; each that
// players may have either way is a switch with words for its choices, and specs in which they come to different things.
#include "paragraphs.h"

#include "model/text/message.h"
#include "rules/battle.h"
#include "rules/readings.h"
#include "rules/system.h"

#include <QTest>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <map>
#include <regex>
#include <set>

using namespace playtest;

namespace {

// How many lines the books have, by system.
const std::map<std::string, std::map<std::string, int>> books{
    {"dbm", {{"rulebook", 1544}}},
    {"warmaster", {{"rulebook", 5313}, {"errata", 231}}},
    {"fog", {{"rulebook", 4679}}},
    {"sixmm", {{"rulebook", 1541}}},
};

struct Listed {
    std::string system;
    const Subject* subject;
    const Reading* reading;
};

// Where the field of a switch stands among those of a battle.
std::size_t fieldOf(const std::string& system, const Switch& one)
{
    return std::size_t(playtest::gameOf(system).fields().index(Sort::battle, one.id));
}

bool holdsBy(Spec spec, std::size_t field, int choice)
{
    spec.given.things.change(1).fields[field] = choice; // of the battle
    return failureOf(spec).empty();
}

} // namespace

class Readings : public QObject {
    Q_OBJECT

    std::map<std::string, std::vector<Subject>> all_{}; // by system
    std::vector<Spec> specs_{};

    std::vector<Listed> listed() const
    {
        std::vector<Listed> found;
        for (const auto& [system, subjects] : all_)
            for (const Subject& subject : subjects)
                for (const Reading& one : subject.readings)
                    found.push_back({system, &subject, &one});
        return found;
    }

    // A spec holds by this choice of a switch and by no other: of those that name its line or have it otherwise.
    bool isShown(const std::string& system, const Switch& one, int choice) const
    {
        const std::size_t field = fieldOf(system, one);
        return std::ranges::any_of(specs_, [&](const Spec& spec) {
            if (spec.system != system || spec.given[1].fields[field] != choice)
                return false;
            const bool cites = std::ranges::any_of(spec.from,
                [&](const Source& from) { return from.line == one.rule.line && from.book == one.rule.book; });
            if (!cites && choice == one.usual)
                return false;
            for (int other = 0; other < int(one.choices.size()); ++other)
                if (other != choice && holdsBy(spec, field, other))
                    return false;
            return true;
        });
    }

private slots:
    void initTestCase()
    {
        auto read = readSpecs();
        QVERIFY(bool(read));
        specs_ = std::move(*read);
        for (const System* system : systems())
            all_[system->format().id] = allReadings(system->format().id);
        QVERIFY(listed().size() > 250);
    }

    void once()
    {
        std::set<std::string> told;
        for (const Listed& one : listed()) {
            const std::string id = one.system + ' ' + one.reading->id;
            QVERIFY2(told.insert(id).second, id.c_str());
            QVERIFY2(!one.reading->text.empty() && !one.subject->name.empty(), id.c_str());
            QVERIFY2(one.reading->text != one.reading->other, id.c_str());
        }
    }

    void lines()
    {
        for (const Listed& one : listed())
            for (const Source& at : one.reading->at) {
                const std::string what = one.reading->id + ", line " + std::to_string(at.line);
                const auto& its = books.at(one.system);
                QVERIFY2(its.contains(at.book) && at.line >= 1 && at.line <= its.at(at.book), what.c_str());
                QVERIFY2(!findSystem(one.system)->cite(at).section.empty(), what.c_str());
            }
    }

    void switches_data()
    {
        QTest::addColumn<std::string>("system");
        QTest::addColumn<int>("at");
        for (const std::string& system : systemsPlayed())
            for (std::size_t i = 0; i < playtest::gameOf(system).switches().size(); ++i)
                QTest::addRow("%s: %s", system.c_str(), playtest::gameOf(system).switches()[i].id.c_str())
                    << system << int(i);
    }
    void switches()
    {
        QFETCH(std::string, system);
        QFETCH(int, at);
        const Game& game = playtest::gameOf(system);
        const Switch& one = game.switches()[std::size_t(at)];
        int told = 0;
        for (const Listed& its : listed())
            told += its.system == system && its.reading->id == one.id;
        QCOMPARE(told, 1);                  // under its subject
        const bool ofDbm = system == "dbm"; // its rows say `otherwise` of the second
        QVERIFY(!ofDbm || (one.choices.size() == 2 && one.usual == 0));
        QVERIFY(!ofDbm || !game.cited(play::State(), one.id)); // its id asks for no rule or row instead
        for (int choice = 0; choice < int(one.choices.size()); ++choice) {
            const std::string& id = one.choices[std::size_t(choice)];
            QVERIFY2(templateOf(ownCode(game.words(), "choice-" + one.id + '-' + id)), id.c_str());
            QVERIFY2(!ofDbm || isShown(system, one, choice), ("no spec shows " + id).c_str());
        }
    }

    // Rows of the tables name switches that there are.
    void rows()
    {
        std::set<std::string> known, named;
        for (const Switch& one : playtest::gameOf("dbm").switches())
            known.insert(one.id);
        const std::regex word("otherwise ([a-z-]+)[,}\\]]");
        for (const auto& file : std::filesystem::directory_iterator(SOURCE_DIR "/rules/dbm/play")) {
            if (file.path().extension() != ".yaml")
                continue;
            std::ifstream in(file.path());
            const std::string text{std::istreambuf_iterator<char>(in), {}};
            for (std::sregex_iterator it(text.begin(), text.end(), word), end; it != end; ++it)
                named.insert((*it)[1]);
        }
        QVERIFY(named.size() >= 8);
        for (const std::string& id : named)
            QVERIFY2(known.contains(id), id.c_str());
    }
};

QTEST_GUILESS_MAIN(Readings)
#include "tst_readings.moc"
