// Nothing that an army has is cut on paper: every ready-made army, in every form, on both papers. And every roster of a
// system has the same columns.
#include "app/print/document.h"
#include "app/print/nation.h"
#include "model/army/army.h"
#include "model/text/file.h"
#include "tests/print/examples.h"

#include <QTest>

#include <filesystem>
#include <map>

using namespace strategikon;
using namespace strategikon::print;
namespace fs = std::filesystem;

namespace {

// What stands on the pages, in the order in which it was put there; lines of one text follow one another.
template <class Counts>
QString textOf(const Sheet& sheet, Counts counts)
{
    QStringList texts;
    for (const Page& page : sheet.pages)
        for (const Letters& letters : page.letters)
            if (counts(letters.style))
                texts.append(letters.text);
    return texts.join(u' ').simplified();
}

QString textOf(const Sheet& sheet)
{
    return textOf(sheet, [](const Style&) { return true; });
}

// The texts of rules on cards, without the names above them.
QString ruleTextOf(const Sheet& cards)
{
    return textOf(cards, [](const Style& style) { return style.face == Face::text && style.size <= points(9.01); });
}

const QString cut = QStringLiteral("…");

} // namespace

class Whole : public QObject {
    Q_OBJECT

    std::map<QString, QStringList> columns; // by system
    static void lacks(const QString& text, const QString& words)
    {
        if (!words.isEmpty() && !text.contains(words.simplified()))
            QFAIL(qPrintable(words + QStringLiteral(" is not in: ") + text.left(60)));
    }

private slots:
    void armies_data()
    {
        QTest::addColumn<QString>("file");
        examples::lists(); // the roots are known
        for (const auto& system : fs::directory_iterator(fs::path(SOURCE_DIR) / "lists")) {
            std::error_code none;
            for (const auto& file : fs::directory_iterator(system.path() / "armies", none))
                QTest::newRow((system.path().filename() / file.path().stem()).c_str())
                    << QString::fromStdString(file.path());
        }
    }

    void armies()
    {
        QFETCH(QString, file);
        const auto text = readFile(file.toStdString());
        QVERIFY(bool(text));
        const auto army = readArmy(*text, file.toStdString());
        QVERIFY(bool(army));
        const Roster roster = examples::exampleOf(*army).roster;
        for (const Paper paper : {Paper::a4, Paper::letter}) {
            const QString page = textOf(layOut(roster, Document::roster, paper)),
                          cards = textOf(layOut(roster, Document::cards, paper)),
                          ruled = ruleTextOf(layOut(roster, Document::cards, paper)),
                          rules = textOf(layOut(roster, Document::rules, paper)),
                          umpire = textOf(layOut(roster, Document::umpire, paper));
            for (const QString& form : {page, cards, rules, umpire})
                QVERIFY2(!form.contains(cut), qPrintable(form.mid(form.indexOf(cut) - 40, 60)));
            QStringList head;
            for (const RosterColumn& column : roster.table) {
                lacks(page, column.heading);
                head << column.id;
            }
            QVERIFY2(!head.isEmpty(), "no columns");
            QStringList& usual = columns[roster.systemId];
            if (usual.isEmpty())
                usual = head;
            QCOMPARE(head, usual);
            for (const RosterUnit& unit : roster.units) {
                for (const QString& words : {unit.sort, fullName(unit)})
                    lacks(umpire, words);
                for (const QString& cell : unit.stats)
                    for (const QString& form : {page, cards})
                        lacks(form, cell);
                for (const RosterOption& option : unit.options)
                    for (const QString& form : {page, cards, umpire})
                        lacks(form, option.name);
                lacks(page, rulesOf(roster, unit));
                for (const int number : unit.rules) {
                    const RosterRule& rule = roster.rules[number];
                    lacks(cards, rule.name);
                    lacks(ruled, rule.layer.isEmpty() ? rule.text : rule.text + u' ' + rule.layer);
                    lacks(rules, rule.text);
                }
            }
            // A card that has no room for all of its rules says that they go on.
            qsizetype broken = 0;
            for (const RosterRule& rule : roster.rules)
                broken += ruled.count(rule.text.left(30)) - ruled.count(rule.text.simplified());
            QVERIFY2(broken <= cards.count(QStringLiteral("continued on a card of its own")),
                qPrintable(QString::number(broken)));
        }
    }

    void nations()
    {
        for (const ArmyList* list : examples::lists())
            for (const Paper paper : {Paper::a4, Paper::letter}) {
                const QString text = textOf(nationSheet(*findSystem(list->system), *list, sizeOf(paper)));
                QVERIFY2(!text.contains(cut),
                    (list->id + ": " + text.mid(text.indexOf(cut) - 40, 60).toStdString()).c_str());
            }
    }
};

QTEST_MAIN(Whole)
#include "tst_whole.moc"
