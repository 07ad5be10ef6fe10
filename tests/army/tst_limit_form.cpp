// A limit of an own list as a form fills it in: what stands there, one part put otherwise, and back again.
#include "model/army/list/limit_form.h"
#include "model/text/write.h"
#include "model/text/yaml.h"

#include <QTest>

using namespace strategikon;

namespace {

Node limitOf(const std::string& text) { return *readYaml(text, "limit.yaml").value; }

const char* const shared = "id: guard\nof:\n  - guards\nat-most:\n  share: [1, 3]\n  of:\n    - foot\n  and: 2\n";

} // namespace

class TestLimitForm : public QObject {
    Q_OBJECT
private slots:
    void aNumber()
    {
        const LimitForm form =
            limitForm(limitOf("id: a\nof: [foot, horse]\nat-least: 4\nper: thousand\nwhen: [king]\n"));
        QCOMPARE(form.count, std::string("units"));
        QCOMPARE(form.side, std::string("at-least"));
        QCOMPARE(form.number, std::string("4"));
        QVERIFY(!form.shared);
        QVERIFY(form.thousand);
        QVERIFY((form.of == std::vector<std::string>{"foot", "horse"}));
        QVERIFY((form.when == std::vector<std::string>{"king"}));
        QVERIFY(form.unless.empty());
    }

    void aShare()
    {
        const LimitForm form = limitForm(limitOf(shared));
        QVERIFY(form.shared);
        QCOMPARE(form.numerator + "/" + form.denominator + " " + form.plus, std::string("1/3 2"));
        QVERIFY((form.shareOf == std::vector<std::string>{"foot"}));
    }

    void onePartOtherwiseAndBack_data()
    {
        QTest::addColumn<QString>("part");
        QTest::addColumn<QString>("otherwise");
        QTest::addColumn<QString>("before");
        QTest::newRow("side") << "side"
                              << "at-least"
                              << "at-most";
        QTest::newRow("numerator") << "numerator"
                                   << "2"
                                   << "1";
        QTest::newRow("denominator") << "denominator"
                                     << "5"
                                     << "3";
        QTest::newRow("plus") << "plus"
                              << "7"
                              << "2";
        QTest::newRow("thousand") << "thousand"
                                  << "yes"
                                  << "";
    }

    void onePartOtherwiseAndBack()
    {
        QFETCH(QString, part);
        QFETCH(QString, otherwise);
        QFETCH(QString, before);
        const Node first = limitOf(shared);
        const Node changed = limitWith(first, part.toStdString(), otherwise.toStdString());
        QVERIFY(writeYaml(changed) != writeYaml(first));
        const LimitForm back = limitForm(limitWith(changed, part.toStdString(), before.toStdString()));
        const LimitForm was = limitForm(first);
        QCOMPARE(back.side, was.side);
        QCOMPARE(back.numerator + "/" + back.denominator + " " + back.plus,
            was.numerator + "/" + was.denominator + " " + was.plus);
        QCOMPARE(back.thousand, was.thousand);
        QVERIFY(back.shareOf == was.shareOf);
    }

    // Ids of units mean nothing among upgrades.
    void anotherKindOfCountForgetsIds()
    {
        const LimitForm form = limitForm(limitWith(limitOf(shared), "count", "upgrades"));
        QCOMPARE(form.count, std::string("upgrades"));
        QVERIFY(form.of.empty());
        QVERIFY(form.shareOf.empty());
    }

    void anIdIsPutInAndTakenOut()
    {
        const Node first = limitOf(shared);
        for (const char* part : {"of", "shareOf", "when", "unless"}) {
            const Node with = limitToggled(first, part, "horse");
            QVERIFY2(writeYaml(with) != writeYaml(first), part);
            QCOMPARE(writeYaml(limitToggled(with, part, "horse")), writeYaml(first));
        }
    }

    void oneToBeginWith()
    {
        const LimitForm form = limitForm(freshLimit("limit-1", "foot"));
        QCOMPARE(form.side + " " + form.number, std::string("at-most 1"));
        QVERIFY((form.of == std::vector<std::string>{"foot"}));
    }
};

QTEST_APPLESS_MAIN(TestLimitForm)
#include "tst_limit_form.moc"
