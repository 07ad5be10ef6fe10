// Of each kind of card that comes up in the example battles one, at every size of window: what can be touched has room
// for a finger and does not lie where something else lay, and what is written is read whole.
//   STRATEGIKON_FULL=1 ctest -R window.battle_kinds    keeps a picture of each
#include "clipped.h"
#include "exampleroom.h"

namespace strategikon {

using namespace battleroom;

class BattleKindsTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void init() { failOnWarnings(); }
    void kindsOfCards_data();
    void kindsOfCards();

private:
    Examples examples_;
};

namespace {

using Places = QList<std::pair<QString, QRectF>>; // of what can be tapped, by name

// What ends or jumps.
bool isFinal(const QString& name) { return name == "endPhase" || name == "phaseGo" || name == "leaveOut"; }

// All that can be tapped, by name and place, whether it can be tapped now or not.
Places tapped(Driver& driver)
{
    Places all;
    for (QQuickItem* item : driver.all()) {
        if (item->inherits("QQuickAbstractButton") && !item->objectName().isEmpty()) {
            QRectF place = placeOf(item);
            for (const QQuickItem* up = item->parentItem(); up != nullptr; up = up->parentItem()) {
                place = up->clip() ? place.intersected(placeOf(up)) : place; // what is scrolled away is not there
            }
            if (!place.isEmpty()) {
                all.append({item->objectName(), place});
            }
        }
    }
    return all;
}

// Nothing that ends lies where another button was on the card before.
void keepsApart(const Places& before, const Places& now, const QString& where)
{
    for (const auto& [name, place] : now) {
        for (const auto& [other, there] : before) {
            QVERIFY2(name == other || !isFinal(name) || !place.intersects(there),
                qPrintable(QString("%1: %2 lies where %3 was").arg(where, name, other)));
        }
    }
}

} // namespace

void BattleKindsTest::initTestCase()
{
    failOnWarnings();
    examples_.playThrough(examples + mappedExamples);
    QVERIFY2(examples_.firsts().size() > 15, qPrintable(QString::number(examples_.firsts().size())));
}

void BattleKindsTest::kindsOfCards_data()
{
    QTest::addColumn<QSize>("size");
    for (const QSize size : {QSize(1440, 900), QSize(1280, 800), QSize(800, 1280), QSize(480, 900), QSize(360, 640)}) {
        QTest::addRow("%dx%d", size.width(), size.height()) << size;
    }
}

void BattleKindsTest::kindsOfCards()
{
    QFETCH(QSize, size);
    QTemporaryDir home;
    examples_.copyTo(home.path());
    Driver driver(home.path(), size);
    Places before;
    QString example;
    BattleViewModel* desk = nullptr;
    for (const Examples::First& first : examples_.firsts()) {
        if (first.example != example) {
            example = first.example;
            desk = examples_.show(driver, example);
        }
        const play::Entry step = desk->recorder().battle().entry(first.step); // the log grows below
        const QString kind = QString::fromStdString(step.answer.what);
        QVERIFY(desk->past()->goTo(step.parent));
        if (desk->asked()->card().what.isEmpty()) {
            desk->asked()->choose(kind, step.answer.who);
        }
        driver.settle();
        const QString where = QString("%1-%2").arg(size.width()).arg(kind);
        if (qEnvironmentVariableIsSet("STRATEGIKON_FULL")) {
            driver.shoot("battle-places-" + where);
        }
        readable(driver, qPrintable(where));
        examine(driver, qPrintable(where));
        const Places now = tapped(driver);
        keepsApart(before, now, where);
        if (QTest::currentTestFailed()) {
            return;
        }
        before = now;
    }
}

} // namespace strategikon

int main(int argc, char** argv)
{
    strategikon::BattleKindsTest test;
    return strategikon::runTest(argc, argv, &test);
}

#include "battle_kinds.moc"
