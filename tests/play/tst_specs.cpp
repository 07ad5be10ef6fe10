// Every spec of a battle: the events of its last answer, no more and no fewer, in their order.
#include "spec.h"

#include <QTest>

#include <cstdlib>

using namespace playtest;

class Specs : public QObject {
    Q_OBJECT

private slots:
    void all_data();
    void all();
};

void Specs::all_data()
{
    QTest::addColumn<int>("at");
    const auto specs = readSpecs();
    QVERIFY2(bool(specs), specs ? "" : describe(specs.faults).c_str());
    for (std::size_t i = 0; i < specs->size(); ++i)
        QTest::newRow((*specs)[i].file.c_str()) << int(i);
}

void Specs::all()
{
    static const auto specs = readSpecs();
    QFETCH(int, at);
    const std::string wrong = failureOf((*specs)[std::size_t(at)]);
    if (!wrong.empty() && qEnvironmentVariableIsSet("STRATEGIKON_FIRST_RED"))
        std::_Exit(1);
    QVERIFY2(wrong.empty(), wrong.c_str());
}

QTEST_GUILESS_MAIN(Specs)
#include "tst_specs.moc"
