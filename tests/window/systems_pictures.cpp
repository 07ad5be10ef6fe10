// Pictures of the rooms in every system but the first, which the other pictures show, in every dress.
#include "dresses.h"
#include "rooms.h"

#include <QDir>

namespace strategikon {

using namespace rooms;

class SystemsPictures : public QObject {
    Q_OBJECT

private slots:
    void init() { failOnWarnings(); }
    void pages_data();
    void pages();
};

namespace {

// A list of one's own for rules that ship none: units as the designer gives them.
constexpr const char* ownUnits = R"(system: sixmm
id: athens
name: The levy of Athens and of the allied cities
entries:
  - {id: hoplites, name: Hoplites of the tribes, arm: Infantry, training: Irregular, morale: 5, order: Close, experience: Seasoned, armour: 12, shield: Normal, weapons: Thrusting spear, size: 24-60}
  - {id: slingers, name: Slingers from Rhodes, arm: Infantry, training: Tribal, morale: 7, order: Open, experience: Raw, armour: 0, weapons: Sling, size: 12}
)";

void addOwnUnits(const QString& home)
{
    QVERIFY(QDir().mkpath(home + "/lists/sixmm"));
    QFile file(home + "/lists/sixmm/athens.yaml");
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(ownUnits);
}

} // namespace

void SystemsPictures::pages_data()
{
    QTest::addColumn<QString>("rules");
    QTest::addColumn<QString>("list");
    QTest::addColumn<Dress>("dress");
    for (const auto& [rules, list] :
        {std::pair("dbm", "seleucid"), {"fog", "nikephorian-byzantine"}, {"sixmm", "athens"}}) {
        for (const Dress& dress : dresses()) {
            QTest::addRow("%s-%s", rules, qPrintable(dress.name)) << rules << list << dress;
        }
    }
}

void SystemsPictures::pages()
{
    QFETCH(QString, rules);
    QFETCH(QString, list);
    QFETCH(Dress, dress);
    QTemporaryDir home;
    addOwnUnits(home.path());
    Driver driver(home.path(), dress.size);
    dress.putOn(driver);
    driver.settings().setSystem(rules);
    const auto take = [&](const QString& what) { dress.picture(driver, rules + u'-' + what); };
    const auto sheet = [&](const char* name, const char* what) {
        QMetaObject::invokeMethod(model(driver, name), "open");
        take(what);
        driver.key(Qt::Key_Escape);
    };

    open(driver, "armies");
    take("first");
    driver.click(driver.row("nations", "nation-" + list));
    take("start");
    driver.click("startEmpty");
    QVERIFY(driver.wait("entries"));
    take("empty");
    QObject* builder = model(driver, "builder");
    const auto answered = [&] {
        QTRY_VERIFY_WITH_TIMEOUT(!builder->property("wondering").toBool(), 30000);
        driver.settle();
    };
    answered();
    const bool bounded = builder->property("bounded").toBool();
    if (bounded) {
        QObject* proposal = builder->property("proposal").value<QObject*>();
        QMetaObject::invokeMethod(model(driver, "proposing"), "open");
        QMetaObject::invokeMethod(proposal, "ask", Q_ARG(QString, ""), Q_ARG(bool, true));
        QTRY_VERIFY_WITH_TIMEOUT(!proposal->property("busy").toBool(), 30000);
        take("proposal");
        driver.click("accept");
    } else {
        for (const char* entry : {"army-general", "hoplites", "slingers"}) {
            QMetaObject::invokeMethod(builder, "setCount", Q_ARG(QString, entry), Q_ARG(int, 3));
        }
    }
    builder->setProperty("name", "The grand army of the east, as it came down to the plain and drew up for battle");
    builder->setProperty("tags", "club night, campaign");
    answered();
    take("builder");
    QQuickItem* entries = driver.wait("entries");
    entries->setProperty("currentIndex", entries->property("count").toInt() - 1);
    take("builder-end");
    // More than there may be: findings.
    entries->setProperty("currentIndex", 1);
    entries->forceActiveFocus();
    for (int i = 0; i < 12; ++i) {
        driver.key(Qt::Key_Plus);
    }
    answered();
    take("findings");
    driver.key(Qt::Key_Return);
    take("details");
    driver.key(Qt::Key_Escape);
    if (QQuickItem* panel = driver.find("openPanel")) {
        driver.click(panel);
        take("panel");
        driver.key(Qt::Key_Escape);
    }
    sheet("aboutSheet", "about");
    if (builder->property("divided").toBool()) {
        sheet("dividing", "blocks");
    }
    const QVariantMap army{{"armyId", builder->property("armyId")}};
    open(driver, "export", army);
    QTest::qWait(300);
    take("paper");
    driver.key(Qt::Key_2, Qt::AltModifier);
    take("text");
    open(driver, "nation", {{"system", rules}, {"list", list}});
    if (bounded) {
        QTRY_VERIFY_WITH_TIMEOUT(model(driver, "book")->property("armies").toString() != "", 20000);
    }
    take("nation");
    open(driver, "nations");
    take("nations");
    driver.wait("search")->forceActiveFocus();
    driver.type("archers");
    take("search");
    open(driver, "collection");
    driver.key(Qt::Key_2, Qt::AltModifier);
    take("stock");
    driver.key(Qt::Key_3, Qt::AltModifier);
    QTRY_VERIFY_WITH_TIMEOUT(!model(driver, "fielding")->property("busy").toBool(), 20000);
    take("field");
    open(driver, "armies");
    take("armies");
    driver.key(Qt::Key_N, Qt::ControlModifier);
    take("new-army");
    driver.key(Qt::Key_Escape);
    const auto kept = driver.session().army(army["armyId"].toString());
    QVERIFY(kept);
    open(driver, "compare", {{"first", army["armyId"]}, {"second", driver.session().keep(*kept, "duplicate")}});
    take("compare");
    open(driver, "settings");
    take("settings");
    for (const NamedShown& priced : driver.settings().priced()) {
        if (priced.id == rules) {
            open(driver, "prices", {{"system", rules}, {"list", list}});
            take("prices");
        }
    }
    open(driver, "designer", {{"system", rules}});
    take("designer");
}

} // namespace strategikon

int main(int argc, char** argv)
{
    strategikon::SystemsPictures test;
    return strategikon::runTest(argc, argv, &test);
}

#include "systems_pictures.moc"
