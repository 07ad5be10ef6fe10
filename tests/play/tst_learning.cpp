// What helps those who learn, of every system that has it: words, plans beside rules, and lessons that begin and have
// a hint for what they ask.
#include "model/text/message.h"
#include "rules/battle.h"
#include "rules/catalogue.h"
#include "rules/lessons.h"

#include <QTest>

#include <algorithm>
#include <set>

using namespace strategikon;

namespace {

const std::filesystem::path source = SOURCE_DIR;

} // namespace

class Learning : public QObject {
    Q_OBJECT

    std::unique_ptr<Catalogue> catalogue;

    static QString system()
    {
        QFETCH_GLOBAL(QString, system);
        return system;
    }
    static std::string id() { return system().toStdString(); }

private slots:
    void initTestCase_data()
    {
        QTest::addColumn<QString>("system");
        QTest::newRow("warmaster") << "warmaster";
        QTest::newRow("dbm") << "dbm";
    }

    void initTestCase()
    {
        setRoots({source / "lists", source / "rules", source / "schema", {}});
        catalogue = std::make_unique<Catalogue>();
    }

    void words()
    {
        std::set<std::string> seen;
        for (const play::Term& one : gameOf(id())->terms()) {
            QVERIFY2(one.source.line > 0 && !one.text.empty(), one.id.c_str());
            QVERIFY2(seen.insert(one.id).second, one.id.c_str());
            QVERIFY2(seen.insert(one.name).second || one.name == one.id, one.name.c_str());
        }
        QVERIFY(seen.size() > 80);
    }

    void plansStandBesideRules()
    {
        const play::Game& game = *gameOf(id());
        QVERIFY(game.drawings().size() >= 8);
        for (const play::Drawing& one : game.drawings()) {
            for (const std::string& rule : one.rules)
                QVERIFY2(game.cited({}, rule) != nullptr, rule.c_str());
            for (const play::Mark& mark : one.marks)
                for (const auto& [x, y] : mark.at)
                    QVERIFY2(x >= 0 && x <= one.wide && y >= 0 && y <= one.high, one.id.c_str());
        }
    }

    // Every hint is for a card or a phase that there is, and every lesson begins.
    void lessonsBegin()
    {
        const std::vector<Lesson>& lessons = lessonsOf(id());
        QCOMPARE(int(lessons.size()), id() == "dbm" ? 4 : 3);
        const auto isWord = [&](const std::string& code) { return templateOf(ownCode(id(), code)) != nullptr; };
        for (const Lesson& one : lessons) {
            const auto state = beginning(*catalogue, one.plan);
            QVERIFY2(bool(state), one.id.c_str());
            const play::Game& game = *gameOf(id());
            QVERIFY(std::ranges::any_of(game.can(*state),
                [&](const play::Decision& ask) { return one.hint(ask.what) || id() == "warmaster"; }));
            for (const auto& [at, text] : one.hints) {
                const auto slash = at.find('/');
                if (slash != at.npos)
                    QVERIFY2(isWord("asked-" + at.substr(slash + 1)), at.c_str());
                const bool phase = at.starts_with("phase-");
                QVERIFY2(at == "over" || isWord(phase ? at.substr(0, slash) : "asked-" + at), at.c_str());
            }
        }
    }
};

QTEST_GUILESS_MAIN(Learning)
#include "tst_learning.moc"
