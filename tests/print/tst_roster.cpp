// The roster says what the engine says, and its pages hold all of it inside the margins.
#include "app/print/document.h"
#include "app/print/missing.h"
#include "model/army/army_code.h"
#include "model/text/contains.h"
#include "tests/print/examples.h"

#include <QTest>

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

Army armyOf(const char* list, std::vector<Choice> choices)
{
    Army army;
    army.system = "warmaster";
    army.list = list;
    army.points = 1000;
    army.choices = std::move(choices);
    return army;
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
            if (contains(option.hosts, host) && random() % 2)
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

    // A character's Attack stands for the General's, a mount's comes on top; no line of their own tells it twice.
    void upgradesAreInTheFigures()
    {
        const Roster roster = examples::example(QStringLiteral("usual")).roster;
        const RosterUnit& general = roster.units.last();
        int attack = 0;
        while (roster.columns[attack].id != QStringLiteral("attack"))
            ++attack;
        QCOMPARE(general.options.size(), 2);
        QCOMPARE(general.stats[attack], QStringLiteral("+3"));
        const QStringList texts = textOf(layOut(roster, Document::roster, Paper::a4));
        QCOMPARE(texts.count(QStringLiteral("+3")), 1);
        QCOMPARE(texts.count(QStringLiteral("+2")), 0);
        QCOMPARE(texts.filter(QStringLiteral("Stats include")).size(), 1);
        // A hero's own figure, not his and his host's together.
        const Army army = armyOf("homeric-greek-trojan", {{"leader", 1, {{"hero", 0}}, {}, {}, {}}});
        QCOMPARE(examples::exampleOf(army).roster.units.first().stats[attack], QStringLiteral("+3"));
    }

    void aYesIsAWord()
    {
        const auto example = examples::exampleOf(armyOf("egyptian", {{"skirmishers", 4, {}, {}, {}, {}}}));
        const QList<RosterFigure> shown = shownFigures(example.roster);
        const auto flag = std::ranges::find_if(shown, [](const RosterFigure& f) { return f.flag; });
        QVERIFY(flag != shown.end());
        const Sheet sheet = layOut(example.roster, Document::roster, Paper::a4);
        QCOMPARE(textOf(sheet).count(flag->name), 1);
        // On the line of the numbers.
        double values = 0, word = 0;
        for (const Letters& letters : sheet.pages.first().letters) {
            if (letters.text == number(example.roster.spent) && values == 0)
                values = letters.at.y();
            if (letters.text == flag->name)
                word = letters.at.y();
        }
        QCOMPARE(word, values);
    }

    // However the texts fall, neither column is more than the longest rule above the other.
    void rulesStandInTwoColumns()
    {
        for (const QString& name : examples::names()) {
            const Roster roster = examples::example(name).roster;
            const Sheet sheet = layOut(roster, Document::rules, Paper::a4);
            if (roster.rules.size() < 2 || sheet.pages.size() > 1)
                continue;
            int right = 0;
            for (const Letters& letters : sheet.pages.first().letters)
                right += letters.at.x() > 105 && letters.at.y() > 50 && letters.at.y() < 280;
            QVERIFY2(right > 0, qPrintable(name));
        }
        Army army = armyOf("egyptian", {{"mercenaries", 1, {}, {}, {}, {}}, {"chariots", 1, {}, {}, {}, {}}});
        Roster roster = examples::exampleOf(army).roster;
        while (roster.rules.size() > 2)
            roster.rules.removeLast();
        roster.rules[0].text = QStringLiteral("Short.");
        roster.rules[1].text = QStringLiteral("Long and longer. ").repeated(30);
        roster.rules[1].name = QStringLiteral("The long one");
        const Sheet sheet = layOut(roster, Document::rules, Paper::a4);
        for (const Letters& letters : sheet.pages.first().letters)
            if (letters.text == roster.rules[1].name)
                QVERIFY(letters.at.x() > 100);
    }

    void missingLettersAreSaid()
    {
        Roster roster = examples::example(QStringLiteral("usual")).roster;
        QCOMPARE(missingWords(layOut(roster, Document::roster, Paper::a4)), QString());
        roster.note = QStringLiteral("Facing 王 and 王 at Kadesh: é Ω Ж");
        const Sheet sheet = layOut(roster, Document::roster, Paper::a4);
        QCOMPARE(missingLetters(sheet), QStringList{QStringLiteral("王")});
        QVERIFY(missingWords(sheet).contains(QStringLiteral("王")));
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

    // However long a note is: every word of it, inside the margins, over as many pages as it takes.
    void notesOfUnitsAreWhole()
    {
        examples::Example usual = examples::example(QStringLiteral("usual"));
        QStringList words;
        for (int i = 0; i < 700; ++i)
            words << QStringLiteral("word%1").arg(i);
        usual.army.choices[1].note = words.join(u' ').toStdString();
        const Sheet sheet = layOut(examples::exampleOf(usual.army).roster, Document::roster, Paper::a4);
        QVERIFY(sheet.pages.size() > 1);
        const QStringList shown = textOf(sheet).join(u' ').split(u' ');
        for (const QString& word : words)
            QVERIFY2(shown.contains(word), qPrintable(word));
        const QRectF inside = QRectF(QPointF(0, 0), sheet.size).adjusted(7, 7, -7, -7);
        for (const Page& page : sheet.pages)
            for (const Letters& letters : page.letters)
                QVERIFY2(inside.contains(extent(letters)), qPrintable(letters.text));
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
