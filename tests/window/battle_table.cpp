// Whether the table can be read: contrast, large letters, signs of each state, every page in every dress.
#include "dresses.h"
#include "faces.h"
#include "lessonroom.h"

#include "clipped.h"

#include <QQmlComponent>
#include <QQmlEngine>

#include <cmath>

namespace strategikon {

using namespace battleroom;

class BattleTableTest : public QObject {
    Q_OBJECT

private slots:
    void init() { failOnWarnings(); }
    void contrast_data();
    void contrast();
    void largeLetters_data();
    void largeLetters();
    void everyStateHasASign();
    void anOrderFitsOnItsCard();
    void theQuestionIsInSight_data();
    void theQuestionIsInSight();
    void theNewestIsInSight_data();
    void theNewestIsInSight();
    void pages_data() { addDresses(); }
    void pages();
};

void BattleTableTest::contrast_data()
{
    QTest::addColumn<QString>("theme");
    QTest::addColumn<double>("least");
    QTest::newRow("light") << "light" << 4.5;
    QTest::newRow("dark") << "dark" << 4.5;
    QTest::newRow("night") << "night" << 4.5;
    QTest::newRow("contrast") << "contrast" << 7.0;
}

namespace {

double light(const QColor& colour)
{
    const auto part = [](double value) {
        return value <= 0.04045 ? value / 12.92 : std::pow((value + 0.055) / 1.055, 2.4);
    };
    return 0.2126 * part(colour.redF()) + 0.7152 * part(colour.greenF()) + 0.0722 * part(colour.blueF());
}

double ratio(const QColor& one, const QColor& other)
{
    const double a = light(one), b = light(other);
    return (std::max(a, b) + 0.05) / (std::min(a, b) + 0.05);
}

} // namespace

void BattleTableTest::contrast()
{
    QFETCH(QString, theme);
    QFETCH(double, least);
    QTemporaryDir home;
    Driver driver(home.path(), table);
    driver.settings().setTheme(theme);
    QQmlComponent component(qmlEngine(driver.window()));
    component.setData("import QtQml\nimport Strategikon.Ui\nQtObject { readonly property var theme: Theme }", {});
    const std::unique_ptr<QObject> made(component.create());
    QVERIFY2(made != nullptr, qPrintable(component.errorString()));
    const QObject* colours = made->property("theme").value<QObject*>();
    const auto colour = [&](const char* name) { return colours->property(name).value<QColor>(); };
    // What is written on what.
    const std::pair<const char*, QList<const char*>> pairs[] = {
        {"ink", {"page", "raised", "sunken", "wash", "goodWash", "badWash"}},
        {"quiet", {"page", "raised", "sunken"}},
        {"accent", {"page", "raised"}},
        {"accentInk", {"accent"}},
        {"ink", {"amberWash"}},
        {"amber", {"amberWash"}},
        {"sideAInk", {"sideA"}},
        {"sideBInk", {"sideB"}},
        {"good", {"page", "raised", "goodWash"}},
        {"bad", {"page", "raised", "badWash"}},
    };
    for (const auto& [ink, papers] : pairs) {
        for (const char* paper : papers) {
            const double is = ratio(colour(ink), colour(paper));
            QVERIFY2(is >= least, qPrintable(QString("%1 on %2: %3").arg(ink, paper).arg(is)));
        }
    }
    for (const char* paper : {"page", "raised", "sunken"}) {
        QVERIFY2(ratio(colour("edge"), colour(paper)) >= 3, paper);
    }
    QVERIFY(ratio(colour("amberEdge"), colour("raised")) >= 3);
    if (theme == "contrast") {
        for (const char* ink : {"quiet", "bad", "good", "accent"}) {
            for (const char* paper : {"wash", "sunken"}) {
                QVERIFY2(ratio(colour(ink), colour(paper)) >= 7, qPrintable(QString("%1 on %2").arg(ink, paper)));
            }
        }
    }
}

void BattleTableTest::largeLetters_data()
{
    QTest::addColumn<QSize>("size");
    QTest::addColumn<int>("letters");
    for (const QSize size : {QSize(1280, 800), QSize(800, 1280)}) {
        for (const int letters : {100, 130, 160, 200}) {
            QTest::newRow(qPrintable(QString("%1-%2").arg(size.width()).arg(letters))) << size << letters;
        }
    }
}

void BattleTableTest::largeLetters()
{
    QFETCH(QSize, size);
    QFETCH(int, letters);
    QTemporaryDir home;
    Driver driver(home.path(), size);
    driver.settings().setTheme("light");
    driver.settings().setLetters(letters);
    driver.settings().setScore(true);
    const auto take = [&](const char* what) {
        driver.settle();
        driver.shoot(QString("battle-large-%1-%2-%3").arg(size.width()).arg(letters).arg(what));
        readable(driver, what);
        examine(driver, what);
    };
    const auto all = [&](const char* what) {
        QStringList parts;
        for (const QString& part : {QString("armies"), QString("story"), QString("now")}) {
            if (driver.find("parts-" + part) != nullptr) {
                driver.click("parts-" + part);
                take(qPrintable(QString(what) + part));
                parts << part;
            }
        }
        if (parts.isEmpty()) {
            take(what);
        }
    };
    open(driver, "battles");
    // The captions of the places, side by side.
    for (const QQuickItem* one : driver.all()) {
        if (one->objectName().startsWith("caption-")) {
            const QQuickItem* entry = one->parentItem()->parentItem();
            QVERIFY2(one->width() <= entry->width(), qPrintable(one->objectName()));
        }
    }
    take("empty");
    driver.click("learn");
    take("lessons");
    driver.key(Qt::Key_Escape);
    BattleViewModel& desk = *onTable(driver, lesson("brigades").plan, "An evening at the river Orontes");
    for (int step = 0; step < 20 && desk.state().turn == 0; ++step) {
        answerCard(driver);
    }
    all("actions");
    driver.click("action-order");
    driver.click(chip(desk, "commander"));
    driver.click(chip(desk, "units"));
    driver.click("distance-1");
    driver.key(Qt::Key_3);
    all("order");
    driver.key(Qt::Key_4);
    if (desk.asked()->card().what == "order") {
        sayOk(driver);
    }
    all("next");
    open(driver, "battles");
    take("list");
    driver.key(Qt::Key_N, Qt::ControlModifier);
    take("new");
    driver.key(Qt::Key_Escape);
}

void BattleTableTest::everyStateHasASign()
{
    const play::Fields& fields = gameOf("warmaster")->fields();
    for (const play::Sort sort : {play::Sort::body, play::Sort::leader}) {
        std::map<std::string, std::string> signs; // whose
        const auto& specs = fields.of(sort);
        for (const play::FieldSpec& spec : specs) {
            const bool whole = std::any_of(
                specs.begin(), specs.end(), [&](const play::FieldSpec& one) { return one.whole == spec.id; });
            if (!spec.shown || whole || !spec.whole.empty()) {
                continue;
            }
            QVERIFY2(!spec.shape.empty() && !spec.letters.empty(), spec.id.c_str());
            if (spec.kind == play::FieldSpec::Kind::level) {
                QCOMPARE(spec.letters.size(), spec.words.size());
            }
            for (const char letter : spec.letters) {
                if (letter == '-') {
                    continue; // how one begins
                }
                const std::string sign = spec.shape + " " + letter;
                QVERIFY2(signs.emplace(sign, spec.id).second,
                    qPrintable(QString::fromStdString(sign + " is both " + spec.id + " and " + signs[sign])));
            }
        }
    }
}

namespace {

// Whether it lies whole in what is shown of the card.
bool isOnCard(Driver& driver, const QString& name)
{
    const QQuickItem* item = driver.find(name);
    const QQuickItem* view = driver.find("cardView");
    return item != nullptr && view != nullptr
        && view->boundingRect().contains(item->mapRectToItem(view, item->boundingRect()));
}

} // namespace

// Who orders whom, and the dice: nobody scrolls for them.
void BattleTableTest::anOrderFitsOnItsCard()
{
    QTemporaryDir home;
    Driver driver(home.path(), table);
    makeBattle(driver);
    begin(driver);
    BattleViewModel& desk = *deskOf(driver);
    driver.click("action-order");
    QStringList wanted{"fallen-dice-0", "fallen-dice-1"};
    QVERIFY(driver.wait("die-1")->isEnabled() && driver.wait("die-6")->isEnabled()); // below it
    for (const auto& input : desk.asked()->inputs()) {
        const QString name = input.id + "-";
        if (input.fact) {
            continue; // what models on the table decide comes behind the dice
        }
        for (const auto& thing : input.things) {
            wanted << name + thing.badge;
        }
        for (int option = 0; option < input.options.size(); ++option) {
            wanted << name + QString::number(option);
        }
    }
    QVERIFY(wanted.size() > 12);
    driver.shoot("battle-order-fits");
    for (const QString& name : wanted) {
        QVERIFY2(isOnCard(driver, name), qPrintable(name));
    }
}

void BattleTableTest::theQuestionIsInSight_data()
{
    QTest::addColumn<QSize>("size");
    QTest::newRow("wide") << QSize(1280, 800);
    QTest::newRow("tall") << QSize(800, 1280);
}

// With the largest letters, too, one sees what there is to choose from when the card appears.
void BattleTableTest::theQuestionIsInSight()
{
    QFETCH(QSize, size);
    QTemporaryDir home;
    Driver driver(home.path(), size);
    driver.settings().setLetters(200);
    BattleViewModel& desk = *onTable(driver, lesson("one-against-one").plan);
    toCombat(driver);
    driver.click("action-fight");
    for (int step = 0; step < 40 && desk.asked()->card().what != "aftermath"; ++step) {
        answerCard(driver);
    }
    QCOMPARE(desk.asked()->card().what, QString("aftermath"));
    driver.shoot(QString("battle-aftermath-%1").arg(size.width()));
    for (int option = 0; option < inputOf(desk, "does").options.size(); ++option) {
        QTRY_VERIFY2(isOnCard(driver, QString("does-%1").arg(option)), qPrintable(QString::number(option)));
    }
}

void BattleTableTest::theNewestIsInSight_data()
{
    QTest::addColumn<QSize>("size");
    QTest::newRow("wide") << QSize(1280, 800);
    QTest::newRow("tall") << QSize(800, 1280);
}

// The end of the step that one is at, after every step of a fight, back and forth again.
void BattleTableTest::theNewestIsInSight()
{
    QFETCH(QSize, size);
    QTemporaryDir home;
    Driver driver(home.path(), size);
    BattleViewModel& desk = *onTable(driver, lesson("one-against-one").plan);
    const auto inSight = [&] {
        const QQuickItem* view = driver.find("story");
        QQuickItem* row = driver.find(QString("step-%1").arg(desk.recorder().battle().head()));
        if (row == nullptr || view == nullptr) {
            return false;
        }
        const qreal top = row->mapToItem(view, {0, 0}).y(), end = top + row->height();
        return end > 0 && end <= view->height() + 1 && (top >= -1 || row->height() > view->height());
    };
    const auto settled = [&] {
        QTest::qWait(60); // rows and card have their heights
        return QTest::qWaitFor(inSight, 2000);
    };
    showPart(driver, "story");
    toCombat(driver);
    QVERIFY(settled());
    driver.click("action-fight");
    int most = 0; // sentences of one step
    for (int step = 0; step < 12 && !mayEnd(driver); ++step) {
        answerCard(driver, desk.asked()->card().what == "aftermath" ? 1 : 0);
        most = std::max(most, int(desk.story()->all().last().words.size()));
        if (!settled()) {
            driver.shoot("battle-newest-out-of-sight");
        }
        QVERIFY2(inSight(), qPrintable(QString("step %1").arg(desk.recorder().battle().head())));
    }
    QVERIFY(most >= 3);
    for (const Qt::KeyboardModifiers undoOrRedo :
        {Qt::KeyboardModifiers(Qt::ControlModifier), Qt::ControlModifier | Qt::ShiftModifier}) {
        for (int step = 0; step < 5; ++step) {
            driver.key(Qt::Key_Z, undoOrRedo);
            QVERIFY2(settled(), qPrintable(QString("step %1").arg(desk.recorder().battle().head())));
        }
    }
}

void BattleTableTest::pages()
{
    QFETCH(Dress, dress);
    Sitting sitting(dress, "table-");
    Driver& driver = sitting.driver;
    const auto take = [&](const QString& what) { sitting.take(what); };
    open(driver, "battles");
    driver.click("learn");
    take("0-learn");
    driver.key(Qt::Key_Escape);
    BattleViewModel& desk = *onTable(driver, lesson("one-against-one").plan);
    toCombat(driver);
    take("1-combat");
    driver.click("action-fight");
    take("2-fight");
    sayOk(driver);
    driver.click("why");
    take("3-attack");
    for (int step = 0; step < 20 && desk.asked()->card().what != "retreats" && desk.asked()->card().what != "aftermath"
         && !mayEnd(driver);
         ++step) {
        answerCard(driver);
    }
    if (driver.find("why") != nullptr) {
        driver.click("why");
    }
    take("4-after");
    const int first = desk.recorder().battle().line().front();
    showPart(driver, "story");
    driver.row("story", QString("step-%1").arg(first));
    onStep(driver, first, "bookmarkStep");
    driver.click(driver.find("stepMore", driver.row("story", QString("step-%1").arg(first))));
    dress.picture(driver, "table-5-menu");
}

} // namespace strategikon

int main(int argc, char** argv)
{
    strategikon::BattleTableTest test;
    return strategikon::runTest(argc, argv, &test);
}

#include "battle_table.moc"
