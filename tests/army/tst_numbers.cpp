// Counts of any length: lists of which each row may have none to nine bodies have as many armies as a number of so many
// digits. Each length stands just below or just above what so many machine words hold.
#include "tests/army/support.h"

#include <QTest>

using namespace armytest;

class Numbers : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { setSourceRoots(); }

    void counts_data()
    {
        QTest::addColumn<int>("rows");
        for (const int rows : {1, 17, 18, 19, 20, 36, 37, 38, 39, 74, 75, 76, 77, 78, 79, 113, 114, 115, 116, 117, 150})
            QTest::newRow(std::to_string(rows).c_str()) << rows;
    }

    void counts()
    {
        QFETCH(int, rows);
        Problem problem;
        const ArmyList list;
        problem.list = &list;
        problem.points = problem.budget = 9 * rows;
        for (int v = 0; v < rows; ++v) {
            problem.variables.push_back({});
            problem.variables.back().tie = 0; // a purchase: no line stands behind it
            problem.variables.back().price = 1;
            Constraint most;
            most.terms = {{v, 1}};
            most.most = 9;
            problem.constraints.push_back(most);
        }
        const HowMany many = howMany(problem, {});
        QCOMPARE(many.upTo, "1" + std::string(std::size_t(rows), '0'));
        QCOMPARE(many.exact, std::string("1")); // all of them
        // One point less: all but the one army that has everything.
        problem.budget = problem.points = 9 * rows - 1;
        QCOMPARE(howMany(problem, {}).exact, std::to_string(rows));
        QCOMPARE(howMany(problem, {}).upTo, std::string(std::size_t(rows), '9'));
        if (rows < 100)
            QCOMPARE(draw(problem, {}, 1).of, std::to_string(rows));
    }
};

QTEST_APPLESS_MAIN(Numbers)
#include "tst_numbers.moc"
