// Numbers as people type them: every field of the window reads them as its buttons write them, or says how.
#include "battleroom.h"

#include "app/words/typed.h"

#include <QLocale>

namespace strategikon {

using namespace battleroom;

class NumbersTest : public QObject {
    Q_OBJECT

private slots:
    void init() { failOnWarnings(); }
    void cleanup() { QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedKingdom)); }
    void pointsOfAnImport_data() { sizes(); }
    void pointsOfAnImport();
    void pointsOfAnArmy_data() { sizes(); }
    void pointsOfAnArmy();
    void whatTheButtonsSay();
    void years();
    void sizeOfATable_data();
    void sizeOfATable();
    void lengthOfARound();

private:
    static void sizes();
};

namespace {

void write(Driver& driver, QQuickItem* field, const QString& text)
{
    field->forceActiveFocus(Qt::TabFocusReason);
    driver.key(Qt::Key_A, Qt::ControlModifier);
    driver.key(Qt::Key_Backspace);
    driver.type(text);
    driver.key(Qt::Key_Tab);
}

// Whether it says below its field how to write one.
bool refused(Driver& driver, QQuickItem* field)
{
    return field->property("refused").toBool() && driver.find("numberWishWords") != nullptr;
}

} // namespace

// What is typed, where, and the size it is; 0: it is refused.
void NumbersTest::sizes()
{
    QTest::addColumn<QLocale>("here");
    QTest::addColumn<QString>("typed");
    QTest::addColumn<int>("points");
    const QLocale english(QLocale::English, QLocale::UnitedKingdom), german(QLocale::German);
    const auto row = [](const char* name, const QLocale& here, const char* typed, int points) {
        QTest::addRow("%s, %s", name, typed) << here << QString(typed) << points;
    };
    row("English", english, "2,000", 2000);
    row("English", english, "2000", 2000);
    row("English", english, "1 500", 1500);
    for (const char* none : {"12,00", "2000.5", "2.000", "20,0", "two", "0", "-5", "2,000,000"}) {
        row("English", english, none, 0);
    }
    row("German", german, "2.000", 2000);
    row("German", german, "2000", 2000);
    for (const char* none : {"2000.5", "12,00", "2,000"}) {
        row("German", german, none, 0);
    }
}

void NumbersTest::pointsOfAnImport()
{
    QFETCH(QLocale, here);
    QFETCH(QString, typed);
    QFETCH(int, points);
    QLocale::setDefault(here);
    QTemporaryDir home;
    Driver driver(home.path());
    open(driver, "import");
    QObject* reader = model(driver, "importer");
    reader->setProperty("text", "4 x Archers\n1 x General\n"); // neither nation nor size
    driver.wait("aids")->setProperty("open", true);
    driver.settle();
    const int before = reader->property("points").toInt();
    QQuickItem* field = driver.wait("pointsField");
    write(driver, field, typed);
    QCOMPARE(reader->property("points").toInt(), points > 0 ? points : before);
    QCOMPARE(refused(driver, field), points == 0);
    QVERIFY(points > 0 || field->property("text").toString() == typed);
    if (typed == "12,00") {
        driver.shoot("number-refused-import");
    }
}

void NumbersTest::pointsOfAnArmy()
{
    QFETCH(QLocale, here);
    QFETCH(QString, typed);
    QFETCH(int, points);
    QLocale::setDefault(here);
    QTemporaryDir home;
    Driver driver(home.path());
    const QString army = armyOf(driver, "egyptian", 4, "Sons of Ra");
    open(driver, "builder", {{"armyId", army}});
    driver.click("about");
    QQuickItem* field = driver.wait("pointsField");
    write(driver, field, typed);
    QObject* builder = model(driver, "builder");
    QCOMPARE(builder->property("limit").toInt(), points > 0 ? points : 1000);
    QCOMPARE(refused(driver, field), points == 0);
    if (typed == "12,00") {
        driver.shoot("number-refused-builder");
        driver.click("sizes-2"); // a usual one: the sentence goes
        QCOMPARE(builder->property("limit").toInt(), 2000);
        QVERIFY(!refused(driver, field));
        QCOMPARE(field->property("text").toString(), QString("2000"));
    }
}

// In every language that Qt writes numbers in, what a button reads is what its field reads.
void NumbersTest::whatTheButtonsSay()
{
    int languages = 0;
    for (const QLocale& here :
        QLocale::matchingLocales(QLocale::AnyLanguage, QLocale::AnyScript, QLocale::AnyTerritory)) {
        QLocale::setDefault(here);
        for (const double number : {3.0, 1000.0, 25000.0, 100000.0}) {
            const QString written = here.toString(number, 'f', 0);
            QVERIFY2(wholeTyped(written) == std::optional(int(number)), qPrintable(here.name() + ": " + written));
        }
        ++languages;
    }
    QVERIFY(languages > 300);
}

void NumbersTest::years()
{
    QTemporaryDir home;
    Driver driver(home.path());
    Army army;
    army.system = "dbm";
    army.list = "later-carthaginian";
    army.points = 400;
    army.name = "Hannibal";
    open(driver, "builder", {{"armyId", driver.session().keep(army, "create")}});
    driver.click("about");
    QQuickItem* field = driver.wait("yearField");
    QObject* builder = model(driver, "builder");
    write(driver, field, "-216");
    QCOMPARE(builder->property("year").toInt(), -216);
    write(driver, field, "216 BC");
    QCOMPARE(builder->property("year").toInt(), -216);
    QVERIFY(refused(driver, field));
    write(driver, field, "");
    QCOMPARE(builder->property("year").toInt(), 0);
    QVERIFY(!refused(driver, field));
}

void NumbersTest::sizeOfATable_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<double>("width");
    QTest::newRow("plain") << "150" << 150.0;
    QTest::newRow("a point") << "150.5" << 150.5;
    QTest::newRow("a comma") << "150,5" << 150.5;
    QTest::newRow("half read") << "150.5.5" << 0.0;
    QTest::newRow("a unit") << "150cm" << 0.0;
    QTest::newRow("too wide") << "1,500" << 0.0;
}

void NumbersTest::sizeOfATable()
{
    QFETCH(QString, typed);
    QFETCH(double, width);
    QTemporaryDir home;
    Driver driver(home.path());
    open(driver, "fields", {{"make", true}});
    driver.wait("makeField");
    for (int size = 0; driver.find(QString("size-%1").arg(size)) != nullptr; ++size) {
        driver.click(QString("size-%1").arg(size)); // the last is “another”
    }
    QQuickItem* across = driver.wait("tableWidth");
    write(driver, across, typed);
    write(driver, driver.wait("tableDepth"), "100");
    QCOMPARE(driver.wait("makeField")->isEnabled(), width > 0);
    QCOMPARE(refused(driver, across), width == 0);
    if (width > 0) {
        driver.click("makeField");
        QTRY_COMPARE(driver.window()->property("page").toString(), QString("field"));
        QCOMPARE(fieldroom::deskOf(driver)->setup().field.table.width, width);
    }
}

void NumbersTest::lengthOfARound()
{
    QTemporaryDir home;
    Driver driver(home.path());
    fieldroom::army(driver, "egyptian", "Sons of Ra");
    fieldroom::army(driver, "hittite", "Hatti");
    open(driver, "battles");
    driver.key(Qt::Key_N, Qt::ControlModifier);
    for (int side = 0; side < 2; ++side) {
        QMetaObject::invokeMethod(driver.wait(QString("battleArmy-%1").arg(side)), "activated", Q_ARG(int, side));
    }
    QQuickItem* field = driver.wait("minutes");
    write(driver, field, "2h");
    QVERIFY(refused(driver, field));
    driver.click("makeBattle");
    QCOMPARE(driver.window()->property("page").toString(), QString("battles")); // it waits for a number
    write(driver, field, "1,200");
    driver.click("makeBattle");
    QTRY_COMPARE(driver.window()->property("page").toString(), QString("battle"));
    QCOMPARE(driver.session().library()->battles()->front().about.round.minutes, 1200);
}

} // namespace strategikon

int main(int argc, char** argv)
{
    strategikon::NumbersTest test;
    return strategikon::runTest(argc, argv, &test);
}

#include "numbers.moc"
