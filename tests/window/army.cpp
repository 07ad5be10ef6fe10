// What an army can be besides its rows: divided, split, with a partner, with names; and what Fill and Best offer.
#include "app/view/builder/buildershown.h"
#include "rooms.h"

namespace strategikon {

using namespace rooms;

class ArmyTest : public QObject {
    Q_OBJECT

private slots:
    void init() { failOnWarnings(); }
    void dividedIntoContingents();
    void elephantsApart();
    void partnerIsChosenAndEdited();
    void locksHoldForEveryAim();
    void fillIsLookedAtFirst();
    void onlyWhatIsOwned();
    void namesOfUnits();
};

namespace {

QObject* builder(Driver& driver) { return model(driver, "builder"); }

int findings(Driver& driver)
{
    return builder(driver)->property("findings").value<QObject*>()->property("count").toInt();
}

int taken(Driver& driver, const char* entry)
{
    return driver.row("entries", QString("entry-") + entry)->property("taken").toInt();
}

Army armyWith(const char* list, int points, const std::vector<std::pair<const char*, int>>& rows)
{
    Army army;
    army.system = "warmaster";
    army.list = list;
    army.points = points;
    army.name = std::string("The ") + list + " host";
    for (const auto& [entry, count] : rows) {
        Choice choice;
        choice.entry = entry;
        choice.count = count;
        army.choices.push_back(choice);
    }
    return army;
}

void openArmy(Driver& driver, const QString& id)
{
    open(driver, "builder", {{"armyId", id}});
    driver.wait("entries");
}

// The words of a finding, once its mend is known.
QQuickItem* finding(Driver& driver, int row)
{
    (void)QTest::qWaitFor([&] { return !builder(driver)->property("wondering").toBool(); });
    return driver.wait("finding-" + QString::number(row));
}

// Of what is proposed at least one step moves somebody.
bool movesAreNeitherMoreNorLess(Driver& driver)
{
    const auto* steps = qobject_cast<QAbstractItemModel*>(builder(driver)->property("proposal").value<QObject*>());
    const int adds = steps->roleNames().key("adds"), removes = steps->roleNames().key("removes");
    int moves = 0;
    for (int row = 0; row < steps->rowCount(); ++row) {
        const QModelIndex step = steps->index(row, 0);
        if (!step.data().toString().startsWith("Move")) {
            continue;
        }
        ++moves;
        if (step.data(adds).toBool() || step.data(removes).toBool()) {
            return false;
        }
    }
    return moves > 0;
}

// Waits until the solver has answered on the side.
void answered(Driver& driver)
{
    QTRY_VERIFY(!builder(driver)->property("wondering").toBool());
    driver.settle();
}

} // namespace

void ArmyTest::dividedIntoContingents()
{
    QTemporaryDir home;
    Driver driver(home.path());
    const Army army = armyWith("egyptian", 1000,
        {{"infantry", 4}, {"archers", 8}, {"skirmishers", 4}, {"chariots", 2}, {"general", 1}, {"leader", 1}});
    openArmy(driver, driver.session().keep(army, "create"));
    answered(driver);
    const int before = findings(driver);
    // Switched on where the army as a whole is; the toggle keeps the keyboard.
    driver.key(Qt::Key_F2);
    QVERIFY(driver.tabTo("divided"));
    driver.key(Qt::Key_Space);
    QTRY_VERIFY(builder(driver)->property("divided").toBool());
    QCOMPARE(driver.focused(), QString("divided"));
    QVERIFY(findings(driver) > before);
    driver.shoot("army-divided-about");
    QVERIFY(driver.tabTo("askBlocks"));
    driver.key(Qt::Key_Return);
    QQuickItem* archers = driver.wait("placed-archers");
    QCOMPARE(archers->property("nowhere").toInt(), 8);
    // By the pointer: two to the vanguard, one back; by the keyboard: the rest to the main body.
    QQuickItem* vanguard = driver.find("in-vanguard", archers);
    driver.click(driver.find("more", vanguard));
    driver.click(driver.find("more", vanguard));
    driver.click(driver.find("more", vanguard));
    driver.click(driver.find("less", vanguard));
    QTRY_COMPARE(vanguard->property("value").toInt(), 2);
    QCOMPARE(archers->property("nowhere").toInt(), 6);
    QCOMPARE(driver.focused(), QString("less"));
    QQuickItem* main = driver.find("in-main", archers);
    driver.find("more", main)->forceActiveFocus(Qt::TabFocusReason);
    for (int i = 0; i < 6; ++i) {
        driver.key(Qt::Key_Space);
    }
    QTRY_COMPARE(main->property("value").toInt(), 6);
    QCOMPARE(archers->property("nowhere").toInt(), 0);
    QCOMPARE(driver.focused(), QString("more"));
    driver.shoot("army-blocks");
    driver.key(Qt::Key_Escape);
    QTRY_VERIFY(!driver.find("placed-archers"));
    // One click in the panel mends what stands nowhere; mends go on until nothing can be mended any more.
    answered(driver);
    driver.shoot("army-divided");
    driver.click("mendAll"); // what only moves is shown as neither more nor less
    QTRY_VERIFY(driver.wait("accept")->isEnabled());
    QVERIFY(movesAreNeitherMoreNorLess(driver));
    driver.key(Qt::Key_Escape);
    driver.settle();
    QSet<QString> told;
    for (int step = 0; step < 25 && findings(driver) > 0; ++step) {
        QQuickItem* row = nullptr;
        for (int i = 0; i < findings(driver) && row == nullptr; ++i) {
            QQuickItem* one = finding(driver, i);
            row = one->property("mend").toString() != "" ? one : nullptr;
        }
        if (row == nullptr) { // what is left goes in one step
            driver.click("mendAll");
            QTRY_VERIFY(driver.wait("accept")->isEnabled());
            driver.shoot("army-divided-mend-all");
            driver.click("accept");
            driver.settle();
            answered(driver);
            break;
        }
        told << row->property("mend").toString().section(' ', 0, 0);
        driver.click(driver.find("mend", row));
        driver.settle();
        answered(driver);
    }
    QVERIFY(told.contains("Move"));
    driver.shoot("army-divided-mended");
    QCOMPARE(findings(driver), 0);
    QVERIFY(builder(driver)->property("legal").toBool());
    // The row of an entry says where its units stand, one may be set apart and sent elsewhere.
    QQuickItem* entries = driver.wait("entries");
    driver.row("entries", "entry-archers");
    entries->forceActiveFocus();
    entries->setProperty("currentIndex", 1);
    driver.key(Qt::Key_Return);
    QVERIFY(driver.wait("unitBlock"));
    driver.shoot("army-divided-details");
    driver.key(Qt::Key_Escape);
    // Off again: nothing is asked of it any more, and nobody has forgotten where they stood.
    builder(driver)->setProperty("divided", false);
    QTRY_COMPARE(findings(driver), 0);
    builder(driver)->setProperty("divided", true);
    QTRY_COMPARE(findings(driver), 0);
}

void ArmyTest::elephantsApart()
{
    QTemporaryDir home;
    Driver driver(home.path());
    Army army = armyWith("successors", 1000, {{"phalanx", 4}, {"elephant", 1}, {"general", 1}, {"leader", 1}});
    openArmy(driver, driver.session().keep(army, "create"));
    answered(driver);
    const auto figure = [&](const char* id) {
        for (const FigureShown& one : builder(driver)->property("figures").value<QList<FigureShown>>()) {
            if (one.id == id) {
                return one.value.toInt();
            }
        }
        return -1;
    };
    const int units = figure("units");
    driver.key(Qt::Key_F2);
    QVERIFY(driver.tabTo("split-elephant"));
    driver.shoot("army-split");
    driver.key(Qt::Key_Space);
    QTRY_VERIFY(figure("units") > units);
    // The toggle that was used is the one that has the keyboard, so that it can be taken back.
    QCOMPARE(driver.focused(), QString("split-elephant"));
    driver.key(Qt::Key_Space);
    QTRY_COMPARE(figure("units"), units);
    QCOMPARE(driver.focused(), QString("split-elephant"));
    driver.key(Qt::Key_Space);
    QTRY_VERIFY(figure("units") > units);
    driver.key(Qt::Key_Escape);
    // It is kept, and undone like any other step.
    const QString id = builder(driver)->property("armyId").toString();
    QCOMPARE(driver.session().army(id)->split, std::vector<std::string>{"elephant"});
    driver.key(Qt::Key_Z, Qt::ControlModifier);
    QTRY_COMPARE(figure("units"), units);
}

void ArmyTest::partnerIsChosenAndEdited()
{
    QTemporaryDir home;
    Driver driver(home.path());
    Army mine = armyWith("indian", 1000, {{"general", 1}, {"cavalry", 4}});
    mine.name = "Poros";
    Army other = armyWith("egyptian", 1000, {{"general", 1}, {"archers", 2}});
    other.name = "Kadesh";
    const QString otherId = driver.session().keep(other, "create");
    openArmy(driver, driver.session().keep(mine, "create"));
    answered(driver);
    driver.key(Qt::Key_F2);
    QVERIFY(driver.tabTo("partner"));
    driver.key(Qt::Key_Return);
    driver.shoot("army-partner-choose");
    driver.key(Qt::Key_Down);
    driver.key(Qt::Key_Return);
    QTRY_VERIFY(builder(driver)->property("partner").toString().contains("Kadesh"));
    QVERIFY(driver.tabTo("editAlly"));
    driver.key(Qt::Key_Return);
    // Now the partner is on the table: its nation, its rows, its findings with mends.
    QTRY_VERIFY(builder(driver)->property("ally").toBool());
    QTRY_COMPARE(builder(driver)->property("list").toString(), QString("egyptian"));
    QTRY_VERIFY(driver.wait("entries")->hasActiveFocus());
    driver.shoot("army-partner-side");
    driver.click(driver.find("more", driver.row("entries", "entry-archers")));
    QTRY_COMPARE(taken(driver, "archers"), 3);
    driver.key(Qt::Key_Escape);
    QTRY_COMPARE(builder(driver)->property("list").toString(), QString("indian"));
    const QString id = builder(driver)->property("armyId").toString();
    QCOMPARE(driver.session().army(id)->partner.front().choices.at(1).count, 3);
    QCOMPARE(driver.session().army(id)->partner.front().name, std::string("Kadesh"));
    // The army it was copied from is as it was.
    QCOMPARE(driver.session().army(otherId)->choices.at(1).count, 2);
    // The partner's findings say so, and are mended in the partner's army.
    answered(driver);
    int row = -1;
    for (int i = 0; i < findings(driver); ++i) {
        if (finding(driver, i)->property("partner").toBool()) {
            row = row < 0 ? i : row;
        }
    }
    QVERIFY(row >= 0);
    QQuickItem* theirs = finding(driver, row);
    QVERIFY(theirs->property("mend").toString() != "");
    driver.shoot("army-partner");
    const int before = findings(driver), own = builder(driver)->property("spent").toInt();
    driver.click(driver.find("mend", theirs));
    QTRY_VERIFY(findings(driver) < before);
    QCOMPARE(builder(driver)->property("spent").toInt(), own);
    // Nobody leads both armies: the same list with the same character is a finding with a mend.
    Army twin = armyWith("indian", 1000, {{"general", 1}});
    twin.choices.front().options = {{"chariot", 0}, {"poros", 0}};
    twin.name = "The other Poros";
    const QString twinId = driver.session().keep(twin, "create");
    QMetaObject::invokeMethod(
        builder(driver), "setOption", Q_ARG(QString, "general"), Q_ARG(QString, "poros"), Q_ARG(int, 1));
    QMetaObject::invokeMethod(builder(driver), "setPartner", Q_ARG(QString, twinId));
    answered(driver);
    const auto same = [&]() -> int {
        for (int i = 0; i < findings(driver); ++i) {
            if (driver.wait("finding-" + QString::number(i))->property("words").toString().contains("Poros")) {
                return i;
            }
        }
        return -1;
    };
    QTRY_VERIFY(same() >= 0);
    QQuickItem* twice = finding(driver, same());
    driver.shoot("army-partner-character");
    driver.click(driver.find("mend", twice));
    QTRY_COMPARE(same(), -1);
    // None again; undo brings the partner back.
    QMetaObject::invokeMethod(builder(driver), "setPartner", Q_ARG(QString, ""));
    QCOMPARE(builder(driver)->property("partner").toString(), QString());
    driver.key(Qt::Key_Z, Qt::ControlModifier);
    QTRY_VERIFY(builder(driver)->property("partner").toString().contains("The other Poros"));
}

void ArmyTest::locksHoldForEveryAim()
{
    QTemporaryDir home;
    Driver driver(home.path());
    const Army army = armyWith("norman", 1000, {{"general", 1}, {"archers", 2}, {"knights", 3}});
    openArmy(driver, driver.session().keep(army, "create"));
    answered(driver);
    // Locked by the keyboard; the row says so in words.
    QQuickItem* entries = driver.wait("entries");
    entries->forceActiveFocus();
    QQuickItem* row = driver.row("entries", "entry-knights");
    while (entries->property("currentItem").value<QQuickItem*>() != row) {
        driver.key(Qt::Key_Down);
    }
    driver.key(Qt::Key_L, Qt::ControlModifier);
    QTRY_VERIFY(row->property("locked").toBool());
    driver.key(Qt::Key_B, Qt::ControlModifier);
    QObject* proposal = builder(driver)->property("proposal").value<QObject*>();
    const auto aims = builder(driver)->property("aims").value<QList<NamedShown>>();
    QVERIFY(aims.size() >= 4);
    // Without what is there already, each aim gives an army of its own; the lock holds in all.
    QVERIFY(driver.tabTo("keep"));
    driver.key(Qt::Key_Space);
    QSet<QString> offers;
    for (int i = 0; i < aims.size(); ++i) {
        QQuickItem* aim = driver.wait("aim");
        aim->forceActiveFocus(Qt::TabFocusReason);
        if (i > 0) {
            driver.key(Qt::Key_Down);
        }
        QTRY_VERIFY(!proposal->property("busy").toBool() && proposal->property("count").toInt() > 0);
        QVERIFY(aim->property("displayText").toString().contains(aims[i].name));
        QStringList words;
        for (int step = 0; step < proposal->property("steps").toInt(); ++step) {
            auto* list = qobject_cast<QAbstractItemModel*>(proposal);
            words << list->index(step, 0).data().toString();
        }
        QVERIFY2(words.filter("Knights").isEmpty(), qPrintable(words.join("; ")));
        offers << words.join("; ");
        driver.shoot("army-best-" + aims[i].id);
    }
    QVERIFY(offers.size() > 1);
    // Another of the five, and then that one is taken.
    QVERIFY(proposal->property("count").toInt() > 1);
    driver.click(driver.wait("nextArmy"));
    QTRY_COMPARE(proposal->property("current").toInt(), 1);
    const int total = proposal->property("total").toInt();
    driver.click("accept");
    QTRY_COMPARE(builder(driver)->property("spent").toInt(), total);
    QTRY_COMPARE(findings(driver), 0);
    QCOMPARE(taken(driver, "knights"), 3);
    // After the sheet the keyboard is where it was.
    QTRY_VERIFY(driver.wait("entries")->hasActiveFocus());
    driver.key(Qt::Key_Z, Qt::ControlModifier);
    QTRY_COMPARE(taken(driver, "archers"), 2);
}

void ArmyTest::fillIsLookedAtFirst()
{
    QTemporaryDir home;
    Driver driver(home.path());
    const Army army = armyWith("egyptian", 1000, {{"general", 1}, {"archers", 4}});
    openArmy(driver, driver.session().keep(army, "create"));
    answered(driver);
    const int spent = builder(driver)->property("spent").toInt();
    // Looked at and left: nothing has changed, and there is nothing to undo.
    driver.wait("entries")->forceActiveFocus();
    driver.key(Qt::Key_G, Qt::ControlModifier);
    QTRY_VERIFY(driver.wait("accept")->isEnabled());
    QVERIFY(driver.wait("verdict")->property("text").toString().contains("1,000"));
    driver.key(Qt::Key_Escape);
    QTRY_VERIFY(!driver.find("accept"));
    QCOMPARE(builder(driver)->property("spent").toInt(), spent);
    QTRY_VERIFY(driver.wait("entries")->hasActiveFocus());
    driver.click("fill");
    QTRY_VERIFY(driver.wait("accept")->isEnabled());
    driver.click("leave");
    QTRY_VERIFY(!driver.find("accept"));
    QCOMPARE(builder(driver)->property("spent").toInt(), spent);
    QTRY_COMPARE(driver.focused(), QString("fill"));
    // Taken by the keyboard.
    driver.key(Qt::Key_Return);
    QTRY_VERIFY(driver.wait("accept")->isEnabled());
    QVERIFY(driver.tabTo("accept"));
    driver.key(Qt::Key_Return);
    QTRY_COMPARE(builder(driver)->property("spent").toInt(), 1000);
    // Nothing to add: said, and there is nothing to accept.
    driver.key(Qt::Key_G, Qt::ControlModifier);
    QTRY_VERIFY(driver.wait("verdict")->property("text").toString().contains("Every point"));
    QVERIFY(!driver.find("accept")->isEnabled());
    driver.shoot("army-fill-nothing");
    driver.key(Qt::Key_Escape);
    // Nothing can be added: more than there may be. It says so and what to do.
    QMetaObject::invokeMethod(builder(driver), "setCount", Q_ARG(QString, "general"), Q_ARG(int, 2));
    driver.key(Qt::Key_G, Qt::ControlModifier);
    QTRY_VERIFY(driver.wait("verdict")->property("text").toString().contains("No legal army at these points"));
    QVERIFY(!driver.find("accept")->isEnabled());
    driver.shoot("army-fill-none");
    driver.key(Qt::Key_Escape);
    // What the list does not know comes first.
    driver.key(Qt::Key_Z, Qt::ControlModifier);
    QMetaObject::invokeMethod(builder(driver), "setNation", Q_ARG(QString, "warmaster"), Q_ARG(QString, "norman"));
    driver.key(Qt::Key_G, Qt::ControlModifier);
    QTRY_VERIFY(driver.wait("verdict")->property("text").toString().contains("Fix this first"));
    driver.shoot("army-fill-unknown");
}

void ArmyTest::onlyWhatIsOwned()
{
    QTemporaryDir home;
    Driver driver(home.path());
    own(driver, "egyptian", {{"infantry", 12}, {"archers", 24}, {"skirmishers", 9}, {"chariots", 6}});
    const Army army = armyWith("egyptian", 1000, {});
    openArmy(driver, driver.session().keep(army, "create"));
    answered(driver);
    driver.key(Qt::Key_G, Qt::ControlModifier);
    QObject* proposal = builder(driver)->property("proposal").value<QObject*>();
    QTRY_VERIFY(driver.wait("accept")->isEnabled());
    const int all = proposal->property("total").toInt();
    QVERIFY(driver.tabTo("owned"));
    driver.key(Qt::Key_Space);
    QTRY_VERIFY(!proposal->property("busy").toBool());
    QTRY_VERIFY(proposal->property("count").toInt() > 0);
    QCOMPARE(driver.focused(), QString("owned"));
    QVERIFY(proposal->property("total").toInt() <= all);
    driver.shoot("army-owned");
    driver.click("accept");
    QTRY_VERIFY(taken(driver, "infantry") > 0);
    QVERIFY(taken(driver, "infantry") <= 4);
    QVERIFY(taken(driver, "archers") <= 8);
    QVERIFY(taken(driver, "skirmishers") <= 3);
    QVERIFY(taken(driver, "chariots") <= 2);
    QCOMPARE(taken(driver, "mercenaries"), 0);
    QVERIFY(builder(driver)->property("legal").toBool());
    // With no stands of a compulsory entry there is no army, and it says whose fault that is.
    own(driver, "egyptian", {{"infantry", 0}});
    openArmy(driver, driver.session().keep(army, "create"));
    driver.key(Qt::Key_G, Qt::ControlModifier);
    driver.click("owned");
    QTRY_VERIFY(driver.wait("verdict")->property("text").toString().contains("Your stands"));
    QVERIFY(!driver.find("accept")->isEnabled());
}

void ArmyTest::namesOfUnits()
{
    QTemporaryDir home;
    Driver driver(home.path());
    const Army army = armyWith("egyptian", 1000, {{"infantry", 2}, {"archers", 4}, {"chariots", 1}, {"general", 1}});
    openArmy(driver, driver.session().keep(army, "create"));
    answered(driver);
    driver.click(driver.row("entries", "entry-archers"));
    // One is set apart; the button that did it keeps the keyboard while it can.
    QQuickItem* apart = driver.wait("setApart");
    apart->forceActiveFocus(Qt::TabFocusReason);
    driver.key(Qt::Key_Space);
    QTRY_VERIFY(driver.find("unit-1"));
    QCOMPARE(driver.focused(), QString("setApart"));
    QQuickItem* name = driver.find("unitName", driver.find("unit-1"));
    name->forceActiveFocus();
    driver.type("Medjay");
    driver.key(Qt::Key_Tab);
    QCOMPARE(driver.focused(), QString("unitNote"));
    driver.type("painted green");
    driver.shoot("army-names");
    driver.key(Qt::Key_Escape);
    QTRY_VERIFY(!driver.find("unitName"));
    const QString id = builder(driver)->property("armyId").toString();
    const auto kept = [&] { return driver.session().army(id)->choices; };
    QCOMPARE(kept().at(2).name, std::string("Medjay"));
    QCOMPARE(kept().at(2).note, std::string("painted green"));
    QCOMPARE(kept().at(1).count, 3);
    // Fill leaves both with their unit.
    driver.key(Qt::Key_G, Qt::ControlModifier);
    QTRY_VERIFY(driver.wait("accept")->isEnabled());
    driver.click("accept");
    QTRY_COMPARE(builder(driver)->property("spent").toInt(), 1000);
    int named = 0;
    for (const Choice& choice : kept()) {
        if (choice.name == "Medjay") {
            ++named;
            QCOMPARE(choice.note, std::string("painted green"));
            QCOMPARE(choice.count, 1);
        }
    }
    QCOMPARE(named, 1);
    // The army's own note is kept when its field is left.
    QQuickItem* note = driver.wait("note");
    note->forceActiveFocus();
    driver.type("Hold the ford");
    driver.key(Qt::Key_Tab);
    QTRY_COMPARE(driver.session().army(id)->note, std::string("Hold the ford"));
}

} // namespace strategikon

int main(int argc, char** argv)
{
    strategikon::ArmyTest test;
    return strategikon::runTest(argc, argv, &test);
}

#include "army.moc"
