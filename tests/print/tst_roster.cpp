// The roster says what the engine says, and its pages hold all of it inside the margins.
#include "app/print/document.h"
#include "model/army/army_code.h"
#include "tests/print/examples.h"

#include <QtTest>

#include <random>

using namespace strategikon;
using namespace strategikon::print;

namespace {

int sumOf(const Roster& roster)
{
    int sum = 0;
    for (const RosterUnit& unit : roster.units)
        sum += unit.points;
    for (const RosterExtra& extra : roster.extras)
        sum += extra.points;
    return sum;
}

QStringList textOf(const Sheet& sheet)
{
    QStringList texts;
    for (const Page& page : sheet.pages)
        for (const Letters& letters : page.letters)
            texts.append(letters.text);
    return texts;
}

// Where a text's ink may be: from above the capitals to below the descenders.
QRectF extent(const Letters& letters)
{
    return {letters.at.x(), letters.at.y() - letters.style.size * 0.62, widthOf(letters.text, letters.style),
        letters.style.size * 0.78};
}

Army anyArmy(const ArmyList& list, std::mt19937_64& random)
{
    Army army;
    army.system = list.system;
    army.list = list.id;
    army.points = 1000 * int(1 + random() % 3);
    for (const Line& line : list.lines) {
        if (random() % 4 == 0)
            continue;
        Choice choice{line.id, int(1 + random() % 5), {}, {}, {}, {}};
        const int host = list.line(line.id);
        for (const Option& option : list.options)
            if (std::find(option.hosts.begin(), option.hosts.end(), host) != option.hosts.end() && random() % 2)
                choice.options.push_back({option.id, int(random() % std::uint64_t(choice.count + 1))});
        if (random() % 8 == 0 && !list.options.empty()) // sometimes one that does not fit
            choice.options.push_back({list.options[random() % list.options.size()].id, 0});
        army.choices.push_back(choice);
    }
    return army;
}

} // namespace

class RosterTest : public QObject {
    Q_OBJECT

private slots:
    void addsUp_data() { allExamples(); }
    void addsUp()
    {
        QFETCH(QString, name);
        const auto example = examples::example(name);
        const Roster& roster = example.roster;
        QCOMPARE(roster.spent, example.verdict.points);
        QCOMPARE(sumOf(roster), example.verdict.points);
        QCOMPARE(roster.stamp.toStdString(), example.verdict.stamp);
        QCOMPARE(roster.findings.size(), qsizetype(example.verdict.findings.size()));
        QCOMPARE(roster.figures.size(), qsizetype(example.verdict.figures.size()));
        for (const RosterUnit& unit : roster.units) {
            QCOMPARE(unit.stats.size(), roster.columns.size());
            QCOMPARE(unit.points, unit.pointsEach * unit.count);
            QCOMPARE(unit.stands, unit.standsEach * unit.count);
        }
    }

    // Any selection of any nation, legal or not: the number printed is the number the engine adds, and
    // the code on the sheet carries the army.
    void addsUpForAnyArmy()
    {
        std::mt19937_64 random(3);
        for (const ArmyList* list : examples::lists())
            for (int i = 0; i < 12; ++i) {
                const Army army = anyArmy(*list, random);
                const auto example = examples::exampleOf(army);
                QCOMPARE(sumOf(example.roster), example.verdict.points);
                int bodies = 0, wanted = 0;
                for (const RosterUnit& unit : example.roster.units)
                    bodies += unit.count;
                for (const Choice& choice : army.choices)
                    wanted += choice.count;
                QCOMPARE(bodies, wanted);
                const auto read = readArmyCode(example.roster.code.toStdString());
                QVERIFY(bool(read));
                const auto again = examples::exampleOf(*read);
                QCOMPARE(again.verdict.stamp, example.verdict.stamp);
                QCOMPARE(again.verdict.points, example.verdict.points);
            }
    }

    void guardsHaveStatsOfTheirOwn()
    {
        const Roster roster = examples::example(QStringLiteral("guard")).roster;
        QCOMPARE(roster.units[2].options.first().name, QStringLiteral("Cataphract Camels"));
        QVERIFY(roster.units[2].stats.contains(QStringLiteral("4+")));
        QVERIFY(!roster.units[3].stats.contains(QStringLiteral("4+")));
        QCOMPARE(roster.units[2].points - roster.units[3].points, 20);
        QVERIFY(!rulesOf(roster, roster.units[2]).contains(QStringLiteral("Skirmish")));
        QVERIFY(!roster.units[2].note.isEmpty() && roster.units[3].note.isEmpty());
    }

    void setIsPaidOnce()
    {
        const Roster roster = examples::example(QStringLiteral("set")).roster;
        QCOMPARE(roster.extras.size(), 1);
        QCOMPARE(roster.extras.first().points, 30);
    }

    void unknownEntriesStay()
    {
        const Roster roster = examples::example(QStringLiteral("wrong")).roster;
        QCOMPARE(roster.units.first().entry, QStringLiteral("camel guns"));
        QCOMPARE(roster.units.first().points, 0);
        QVERIFY(!roster.legal);
    }

    void rulesTellTheEdition()
    {
        const auto rule = [](const Roster& roster, const char* id) {
            for (const RosterRule& rule : roster.rules)
                if (rule.id == QLatin1String(id))
                    return rule;
            return RosterRule();
        };
        const Roster errata = examples::example(QStringLiteral("split")).roster;
        QVERIFY(!rule(errata, "elephants").layer.isEmpty());
        QVERIFY(!rule(errata, "elephants").text.contains(rule(errata, "elephants").layer));
        QVERIFY(rule(errata, "elephants").place.contains(QStringLiteral("124")));
        QVERIFY(!rule(errata, "elephants").place.contains(QStringLiteral("line")));
        const Roster book = examples::example(QStringLiteral("guard")).roster;
        QVERIFY(!rule(book, "skirmish").text.isEmpty());
        QVERIFY(rule(book, "skirmish").layer.isEmpty());
    }

    void pagesHoldEverything_data() { allSheets(); }
    void pagesHoldEverything()
    {
        QFETCH(QString, name);
        QFETCH(int, document);
        QFETCH(int, paper);
        const Roster roster = examples::example(name).roster;
        const Sheet sheet = layOut(roster, Document(document), Paper(paper));
        QVERIFY(!sheet.pages.isEmpty());
        const QRectF area(QPointF(0, 0), sheet.size);
        const QRectF inside = area.adjusted(7, 7, -7, -7); // what every desk printer reaches
        for (const Page& page : sheet.pages) {
            for (qsizetype i = 0; i < page.letters.size(); ++i) {
                const QRectF place = extent(page.letters[i]);
                QVERIFY2(inside.contains(place), qPrintable(page.letters[i].text));
                for (qsizetype k = 0; k < i; ++k)
                    QVERIFY2(!place.adjusted(0.1, 0.1, -0.1, -0.1)
                                  .intersects(extent(page.letters[k]).adjusted(0.1, 0.1, -0.1, -0.1)),
                        qPrintable(page.letters[i].text + QStringLiteral(" over ") + page.letters[k].text));
                for (const Box& box : page.boxes)
                    QVERIFY2(!place.intersects(box.place), qPrintable(page.letters[i].text));
                for (const Mark& mark : page.marks)
                    QVERIFY2(
                        !place.intersects(mark.place.adjusted(1.3, 1.3, -1.3, -1.3)), qPrintable(page.letters[i].text));
            }
            for (const Box& box : page.boxes)
                QVERIFY(inside.contains(box.place));
        }
    }

    void aUsualArmyHasOnePage()
    {
        for (const char* name : {"usual", "large", "set", "split", "guard", "thirty"})
            for (const Paper paper : {Paper::a4, Paper::letter})
                QCOMPARE(
                    layOut(examples::example(QString::fromLatin1(name)).roster, Document::roster, paper).pages.size(),
                    1);
    }

    void everyRowIsOnTheRoster_data() { allExamples(); }
    void everyRowIsOnTheRoster()
    {
        QFETCH(QString, name);
        const Roster roster = examples::example(name).roster;
        const QStringList texts = textOf(layOut(roster, Document::roster, Paper::a4));
        for (const RosterUnit& unit : roster.units) {
            QVERIFY(texts.contains(number(unit.points)));
            QVERIFY(texts.contains(QString::number(unit.count) + QStringLiteral(" ×")));
            const QString shown = unit.name.isEmpty() ? unit.entry : unit.name;
            QVERIFY2(texts.join(u' ').contains(shown.left(20).simplified()), qPrintable(shown));
        }
        QVERIFY(texts.contains(number(roster.spent)));
        QVERIFY(texts.contains(roster.stamp));
    }

    void aCardForEachUnit()
    {
        const auto cards = [](const char* name) {
            const Sheet sheet = layOut(examples::example(QString::fromLatin1(name)).roster, Document::cards, Paper::a4);
            int count = 0;
            for (const Page& page : sheet.pages)
                count += int(page.boxes.size());
            return std::pair(sheet.pages.size(), count);
        };
        // 16 cards: 45 stands of units with three hit boxes each, and the General's one stand.
        QCOMPARE(cards("usual"), std::pair(qsizetype(2), 45 * 4 + 1));
        // Elephants as single stands: six cards instead of two.
        const Roster split = examples::example(QStringLiteral("split")).roster;
        int bodies = 0;
        for (const RosterUnit& unit : split.units)
            bodies += unit.split ? unit.stands : unit.count;
        QCOMPARE(cards("split").first, (bodies + 8) / 9);
        QCOMPARE(cards("empty").second, 0);
    }

private:
    static void allExamples()
    {
        QTest::addColumn<QString>("name");
        for (const QString& name : examples::names())
            QTest::newRow(qPrintable(name)) << name;
    }

    static void allSheets()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<int>("document");
        QTest::addColumn<int>("paper");
        for (const QString& name : examples::names())
            for (int document = 0; document < 3; ++document)
                for (int paper = 0; paper < 2; ++paper)
                    QTest::addRow("%s %d %d", qPrintable(name), document, paper) << name << document << paper;
    }
};

QTEST_MAIN(RosterTest)
#include "tst_roster.moc"
