// Two players with one tablet deploy two armies of DBM: baggage, notes in secret, a command at a time, to the battle.
#include "dbmfieldroom.h"
#include "dresses.h"

#include "model/field/deploying/standing.h"
#include "model/field/deploying/works.h"
#include "model/field/files/notes_file.h"
#include "model/library/copies.h"

#include "tests/words/reader.h"

#include <QSignalSpy>

namespace strategikon {

using namespace fieldroom;
using namespace dbmfieldroom;

class FieldDbm : public QObject {
    Q_OBJECT

private slots:
    void init() { failOnWarnings(); }
    void byTapsToTheBattle();
    void sealedWithAPassword();
    void sealedAfterTheyLayOpen();
    void worksByTaps();
    void whatMayNotBeIsSaidAtOnce();
    void ninetyAreFewRows();
    void pages_data();
    void pages();
};

namespace {

QString titleOf(Driver& driver) { return driver.wait("partTitle")->property("text").toString(); }

// A tap on the map at a place of the table.
void tapTable(Driver& driver, field::Point place)
{
    FieldMap* map = mapOf(driver);
    const QPointF origin = map->at(0, 0), far = map->at(map->width(), map->height());
    const QPointF at((place.x - origin.x()) / (far.x() - origin.x()) * map->width(),
        (place.y - origin.y()) / (far.y() - origin.y()) * map->height());
    QTest::mouseClick(driver.window(), Qt::LeftButton, {}, map->mapToScene(at).toPoint());
    driver.settle();
}

// The same, its middle there.
field::Posted shiftedTo(field::Posted posted, field::Point middle)
{
    const field::Point by = middle - middleOf(posted.stands);
    for (field::Stand& stand : posted.stands) {
        stand.centre = stand.centre + by;
    }
    return posted;
}

// Somewhere where one of them may hide, for whoever has the tablet: the badge, and its middle.
std::optional<std::pair<QString, field::Point>> hidingPlace(BattlefieldViewModel& desk)
{
    const field::Deployment& all = desk.setup().deployment;
    const field::Table& table = desk.setup().field.table;
    for (const field::Troop& troop : all.troops) {
        if (troop.side != desk.handed()->to() || isCamp(all, troop) || troop.role == "leader") {
            continue;
        }
        const double facing = isNear(all, troop.side) ? 90 : 270;
        for (double x = 3; x < table.width; x += 3) {
            for (double y = 3; y < table.depth; y += 3) {
                const field::Point front = field::Point{x, y} + field::towards(facing) * (troop.deep / 2);
                const field::Posted posted{troop.badge, field::Formation::line,
                    formed(troop, field::Formation::line, front, facing), {}, true};
                if (desk.field().refusalOf(posted).isEmpty()) {
                    return std::pair{QString::fromStdString(troop.badge), field::Point{x, y}};
                }
            }
        }
        if (troop.badge.size() > 2 && troop.badge.ends_with('0')) {
            break; // the rest are as large
        }
    }
    return {};
}

// Everything the window says, seen or heard, that tells of somebody round a flank or in hiding.
QStringList secretsIn(Driver& driver)
{
    Reader reader([](const QString& text) {
        return text.contains("Marches round the") || text.contains("lies in ambush, ") || text.contains(", in ambush")
            || text.contains("Out of ambush") || text.contains("may not march") || text.contains("march round the same")
            || text.contains("march round a flank;") || text.contains("Front row");
    });
    reader.read(driver.window(), "window");
    reader.read(driver.window()->contentItem(), "window");
    return reader.faults();
}

void place(Driver& driver, const QString& block, int index)
{
    QMetaObject::invokeMethod(driver.wait("place-" + block), "activated", Q_ARG(int, index));
    driver.settle();
}

// An element of the row that is due goes to a free place of its zone.
bool setOneDown(Driver& driver, BattlefieldViewModel& desk, const QString& badge)
{
    const field::Deployment& all = desk.setup().deployment;
    const field::Troop& troop = *all.troop(badge.toStdString());
    const double facing = isNear(all, troop.side) ? 90 : 270;
    const field::Table& table = desk.setup().field.table;
    for (double y = 6; y < table.depth; y += 4) {
        for (double x = 20; x < table.width - 20; x += 3) {
            const field::Point front = field::Point{x, y} + field::towards(facing) * (troop.deep / 2);
            const field::Posted posted{
                troop.badge, field::Formation::line, formed(troop, field::Formation::line, front, facing), {}, true};
            if (desk.field().refusalOf(posted).isEmpty()) {
                tapTable(driver, {x, y});
                return desk.setup().deployment.post(badge.toStdString()) != nullptr;
            }
        }
    }
    return false;
}

} // namespace

void FieldDbm::byTapsToTheBattle()
{
    QTemporaryDir home;
    QString id;
    {
        Driver driver(home.path());
        id = dbmField(driver, "Cannae");
        BattlefieldViewModel& desk = dbmTable(driver, id);
        const int invader = field::openingOf(desk.setup().field, desk.rules()->charts).invader;
        QVERIFY(invader >= 0);
        QCOMPARE(desk.setup().deployment.way[invader].id, std::string("invader")); // as the dice had it
        const int first = 1 - invader;
        QVERIFY2(
            titleOf(driver).contains("baggage") && titleOf(driver).contains("Defender"), qPrintable(titleOf(driver)));
        QCOMPARE(desk.deploying()->due().side, first);
        // The defender's baggage: one by hand, in its row; at the wrong place it is said.
        const QString camp = desk.deploying()->due().waiting[first].first();
        driver.click(first == 0 ? "sideShown-0" : "sideShown-1");
        driver.click("row-" + camp);
        QCOMPARE(desk.selected(), camp);
        tapTable(driver, {90, 60});
        QVERIFY(driver.find("partTitle") != nullptr);
        QVERIFY(!desk.deploying()->misposted().isEmpty());
        driver.key(Qt::Key_Z, Qt::ControlModifier);
        QTRY_VERIFY(desk.deploying()->misposted().isEmpty());
        driver.click("deployBlock");
        QTRY_COMPARE(desk.deploying()->due().side, invader);
        driver.click("deployBlock");
        QTRY_VERIFY(desk.deploying()->due().notes);
        QCOMPARE(titleOf(driver), QString("Both write down in secret"));
        driver.shoot("dbm-notes-due");
        // The Romans write: their second command marches round the left flank; somebody hides where he may.
        handTo(driver, "write-0");
        QCOMPARE(desk.handed()->to(), 0);
        QVERIFY(titleOf(driver).contains("secret"));
        const QStringList places = model(driver, "notes")->property("places").toStringList();
        place(driver, "second", int(places.size()) - 1);
        QVERIFY(driver.find("partTrouble") == nullptr);
        if (const auto hides = hidingPlace(desk)) {
            desk.select(hides->first);
            driver.settle();
            tapTable(driver, hides->second);
            QVERIFY(!desk.field().handed()->notes.hidden.empty());
        }
        // Undo takes back what this side wrote last, not what stands on the table.
        const std::size_t standing = desk.setup().deployment.posted.size(),
                          hidden = desk.field().handed()->notes.hidden.size();
        QCOMPARE(desk.field().handed()->notes.away.size(), std::size_t(1));
        for (int times = 0; times < 3; ++times) {
            driver.key(Qt::Key_Z, Qt::ControlModifier);
        }
        QVERIFY(desk.field().handed()->notes.hidden.empty() && desk.field().handed()->notes.away.empty());
        QCOMPARE(desk.setup().deployment.posted.size(), standing);
        for (int times = 0; times < 3; ++times) {
            driver.key(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
        }
        QCOMPARE(desk.field().handed()->notes.hidden.size(), hidden);
        QCOMPARE(desk.field().handed()->notes.away.size(), std::size_t(1));
        QVERIFY(!secretsIn(driver).isEmpty()); // they are found where they are
        driver.shoot("dbm-notes");
        driver.click("notesDone");
        QTRY_COMPARE(desk.handed()->to(), -1);
        QCOMPARE(secretsIn(driver), QStringList());
        driver.shoot("dbm-notes-hidden");
        handTo(driver, "write-1");
        QCOMPARE(desk.field().handed()->notes.ranks.front().blocks.size(), std::size_t(3));
        driver.click("righter-second");
        QCOMPARE(desk.field().handed()->notes.ranks.front().blocks.front(), std::string("second"));
        driver.click("notesDone");
        QTRY_COMPARE(desk.handed()->to(), -1);
        QVERIFY(!desk.deploying()->due().notes);
        QCOMPARE(desk.deploying()->due().side, first);
        // The largest command, two elements by hand, each with one tap.
        const QString row = desk.deploying()->due().blockName;
        QVERIFY(!row.isEmpty());
        for (const TroopRowShown& one : desk.troops()->rows()) {
            if (one.side == first && one.row.size() > 3 && desk.selected().isEmpty() && one.name != "Baggage"
                && desk.setup().deployment.troop(one.badge.toStdString())->block
                    == desk.deploying()->due().block.toStdString()) {
                driver.click("row-" + one.badge);
            }
        }
        QVERIFY(!desk.selected().isEmpty());
        QVERIFY(setOneDown(driver, desk, desk.selected()));
        QVERIFY(!desk.selected().isEmpty()); // the next of its row
        QVERIFY(setOneDown(driver, desk, desk.selected()));
        QVERIFY2(desk.deploying()->misposted().isEmpty(), qPrintable(desk.deploying()->misposted().value(0).words));
        // A third, tapped half over the second: it stands beside it, fronts in one line.
        const field::Posted last = desk.setup().deployment.posted.back();
        const field::Troop& who = *desk.setup().deployment.troop(last.badge);
        const QString third = desk.selected();
        tapTable(driver, last.stands.front().centre + field::Point{who.wide - 1, 0.5});
        const field::Posted* beside = desk.setup().deployment.post(third.toStdString());
        QVERIFY(beside != nullptr);
        QVERIFY(std::abs(beside->stands.front().centre.x - last.stands.front().centre.x - who.wide) < 0.01);
        QVERIFY(std::abs(beside->stands.front().centre.y - last.stands.front().centre.y) < 0.01);
        QVERIFY2(desk.deploying()->misposted().isEmpty(), qPrintable(desk.deploying()->misposted().value(0).words));
        driver.shoot("dbm-command-by-hand");
    }
    // The next evening: what was written is there, and nobody sees it.
    Driver driver(home.path());
    rooms::open(driver, "field", {{"fieldId", id}});
    BattlefieldViewModel& desk = *deskOf(driver);
    QCOMPARE(desk.course()->step(), QString("deploy"));
    QCOMPARE(secretsIn(driver), QStringList());
    QVERIFY(desk.setup().deployment.notes[0]->holds("second"));
    for (int turn = 0; turn < 8 && !desk.deploying()->due().assign; ++turn) {
        driver.click("deployBlock");
        QCOMPARE(secretsIn(driver), QStringList());
    }
    QVERIFY2(titleOf(driver).contains("baggage"), qPrintable(titleOf(driver)));
    driver.shoot("dbm-baggage");
    driver.click("baggage-" + desk.deploying()->campBlocks().first().id);
    if (desk.deploying()->due().assign) {
        driver.click("baggage-" + desk.deploying()->campBlocks().first().id);
    }
    QTRY_VERIFY(desk.deploying()->due().done);
    QVERIFY2(desk.deploying()->misposted().isEmpty(), qPrintable(desk.deploying()->misposted().value(0).words));
    QCOMPARE(titleOf(driver), QString("Both armies are deployed"));
    QCOMPARE(secretsIn(driver), QStringList());
    driver.shoot("dbm-deployed");
    // Only the Romans look again, and nothing changes any more.
    handTo(driver, "look-0");
    QVERIFY(!secretsIn(driver).isEmpty() || !desk.field().handed()->writes);
    QVERIFY(driver.find("notesDone") == nullptr);
    driver.click("notesBack");
    QTRY_COMPARE(desk.handed()->to(), -1);
    // To the table, and the battle takes it over.
    driver.click("goOn");
    QTRY_VERIFY(driver.find("startBattle") != nullptr);
    QCOMPARE(secretsIn(driver), QStringList());
    driver.click("startBattle");
    driver.shoot("dbm-new-battle");
    driver.click("makeBattle");
    QTRY_COMPARE(driver.window()->property("page").toString(), QString("battle"));
    QCOMPARE(secretsIn(driver), QStringList());
    driver.shoot("dbm-begun-here");
}

void FieldDbm::sealedWithAPassword()
{
    QTemporaryDir home;
    Driver driver(home.path());
    BattlefieldViewModel& desk = dbmTable(driver, dbmField(driver, "Cannae"));
    driver.click("deployBlock");
    driver.click("deployBlock");
    QTRY_VERIFY(desk.deploying()->due().notes);
    handTo(driver, "write-1");
    place(driver, "second", int(model(driver, "notes")->property("places").toStringList().size()) - 2);
    driver.click("notesSeal");
    for (const char* field : {"sealWord", "sealWordAgain"}) {
        driver.wait(field)->forceActiveFocus();
        driver.type("marathon");
    }
    driver.click("sealWordDone");
    QTRY_COMPARE(desk.handed()->to(), -1);
    QVERIFY(desk.setup().deployment.notes[1]->isClosed());
    QCOMPARE(secretsIn(driver), QStringList());
    // Another word says so, and loses nothing.
    driver.click("look-1");
    driver.wait("handWord")->forceActiveFocus();
    driver.type("salamis");
    driver.click("handTaken");
    QTRY_VERIFY(driver.find("handTrouble") != nullptr);
    QCOMPARE(desk.handed()->to(), -1);
    driver.shoot("dbm-wrong-password");
    driver.wait("handWord")->forceActiveFocus();
    driver.type("marathon");
    driver.click("handTaken");
    QTRY_COMPARE(desk.handed()->to(), 1);
    QVERIFY(desk.field().handed()->notes.holds("second"));
    driver.click("notesDone"); // sealed again with the same
    QTRY_VERIFY(desk.setup().deployment.notes[1]->isClosed());
    // The other side's by the program; nobody but the sealed side knows what comes next, so it deploys by hand.
    driver.click("deployBlock");
    for (int turn = 0; turn < 6 && desk.deploying()->due().side == 0 && !desk.deploying()->due().done; ++turn) {
        driver.click("deployBlock");
    }
    QCOMPARE(desk.deploying()->due().side, 1);
    QVERIFY(driver.find("deployBlock") == nullptr);
    QCOMPARE(driver.wait("deployAll")->property("text").toString(), QString("Deploy the rest of the near side for us"));
    QVERIFY(driver.find("restOff") == nullptr); // nothing of it stands
    for (const field::Troop& troop : desk.setup().deployment.troops) {
        if (troop.side == 1 && troop.block == "first" && troop.role == "leader") {
            desk.select(QString::fromStdString(troop.badge));
        }
    }
    driver.settle();
    QVERIFY(setOneDown(driver, desk, desk.selected()));
    QTRY_VERIFY(driver.find("restOff") != nullptr);
    driver.shoot("dbm-rest-off");
    driver.click("restOff");
    QVERIFY(desk.deploying()->due().side == 0 || desk.deploying()->due().block.isEmpty());
    int off = 0;
    for (const field::Posted& one : desk.setup().deployment.posted) {
        off += one.arrives == field::offTable && desk.setup().deployment.troop(one.badge)->block != "first";
    }
    QCOMPARE(off, 0); // of that command alone
    // One tap for a turn of the other side, and one for all that it has; nothing of the sealed one shows.
    if (desk.deploying()->due().side == 0) {
        driver.click("deployBlock");
    }
    QCOMPARE(desk.deploying()->due().side, 1);
    const auto standing = [&] { return field::standingBlocks(desk.setup().deployment, 1); };
    const std::vector<std::string> before = standing();
    driver.click("deployAll");
    QVERIFY(field::pendingBlocks(desk.setup().deployment, 0).empty());
    QVERIFY(standing() == before);
    QTRY_VERIFY(driver.find("deployAll") == nullptr);
    QCOMPARE(secretsIn(driver), QStringList());
    driver.click("restOff"); // the side ends without telling why
    while (desk.deploying()->due().side == 0 && !desk.deploying()->due().assign) {
        driver.click("deployBlock");
    }
    QTRY_VERIFY(desk.deploying()->due().assign || desk.deploying()->due().done);
    QCOMPARE(secretsIn(driver), QStringList());
}

// Notes that were hidden are sealed after all: they lie open nowhere any more, and of a backup made before it is said.
void FieldDbm::sealedAfterTheyLayOpen()
{
    QTemporaryDir home;
    Driver driver(home.path());
    BattlefieldViewModel& desk = dbmTable(driver, dbmField(driver, "Cannae"));
    Library& library = *Session::current()->library();
    driver.click("deployBlock");
    driver.click("deployBlock");
    QTRY_VERIFY(desk.deploying()->due().notes);
    handTo(driver, "write-1");
    place(driver, "second", int(model(driver, "notes")->property("places").toStringList().size()) - 2);
    driver.click("notesDone");
    QTRY_COMPARE(desk.handed()->to(), -1);
    const field::Notes notes = *desk.setup().deployment.notes[1];
    QVERIFY(!notes.isClosed());
    const std::string hidden = field::notesNode(notes).find("hidden")->items().front().written();
    const auto lieIn = [&](const QString& file) {
        QFile read(home.filePath(file));
        return read.open(QIODevice::ReadOnly) && read.readAll().contains(hidden.c_str());
    };
    QVERIFY(lieIn("library.db") || lieIn("library.db-wal"));
    QVERIFY(*rollCopies(library, "2026-01-31"));
    QVERIFY(lieIn("copies/library-2026-01-31.db"));

    QSignalSpy said(Session::current(), &Session::said);
    handTo(driver, "look-1");
    driver.click("notesSeal");
    for (const char* field : {"sealWord", "sealWordAgain"}) {
        driver.wait(field)->forceActiveFocus();
        driver.type("marathon");
    }
    driver.click("sealWordDone");
    QTRY_VERIFY(desk.setup().deployment.notes[1]->isClosed());
    QCOMPARE(field::digestOf(*desk.setup().deployment.notes[1]), field::digestOf(notes));
    QCOMPARE(said.count(), 1);
    QVERIFY2(
        said.front().front().toString().contains("library-2026-01-31.db"), qPrintable(said.front().front().toString()));
    driver.shoot("dbm-sealed-late");
    QVERIFY(*rollCopies(library, "2026-02-01"));
    for (const char* file : {"library.db", "library.db-wal", "copies/library-2026-02-01.db"}) {
        QVERIFY2(!lieIn(file), file);
    }
    while (desk.setup().deployment.notes[1] && library.canUndo(Scope::field(desk.fieldId().toStdString()))) {
        QVERIFY(desk.setup().deployment.notes[1]->isClosed());
        driver.key(Qt::Key_Z, Qt::ControlModifier);
        driver.settle();
    }
    QVERIFY(!desk.setup().deployment.notes[1]);
}

// The works of the camp a section at a time, once its baggage stands: the next to one comes to rest at its end. What
// is wrong with a line of them is said once the rest is left behind.
void FieldDbm::worksByTaps()
{
    QTemporaryDir home;
    Driver driver(home.path());
    BattlefieldViewModel& desk = dbmTable(driver, dbmField(driver, "Camp"));
    const auto& all = desk.setup().deployment;
    if (desk.deploying()->due().side != 0) {
        driver.click("deployBlock");
    }
    QTRY_COMPARE(desk.deploying()->due().side, 0);
    QStringList trains, works;
    for (const field::Troop& troop : all.troops) {
        if (troop.side == 0 && isCamp(all, troop)) {
            (isWorks(troop) ? works : trains) << QString::fromStdString(troop.badge);
        }
    }
    QCOMPARE(works.size(), 6);
    const double deep = desk.setup().field.table.depth;
    const bool near = isNear(all, 0);
    const auto at = [&](double x, double fromEdge) { return field::Point{x, near ? fromEdge : deep - fromEdge}; };
    // A finger's breadth off: they stand at their edge, side by side.
    driver.click("row-" + trains.first());
    for (int i = 0; i < int(trains.size()); ++i) {
        QCOMPARE(desk.selected(), trains[i]);
        tapTable(driver, at(100.4 + 4 * i, 1.2));
    }
    QVERIFY2(desk.deploying()->misposted().isEmpty(), qPrintable(desk.deploying()->misposted().value(0).words));
    QTRY_VERIFY(desk.deploying()->due().works);
    QVERIFY2(titleOf(driver).contains("its works"), qPrintable(titleOf(driver)));
    driver.shoot("dbm-works-due");
    driver.click("row-" + works.first());
    QCOMPARE(desk.selected(), works.first());
    const double left = all.post(trains.first().toStdString())->stands.front().centre.x - 2;
    const auto spot = [&](int section) { return all.post(works[section].toStdString())->stands.front(); };
    const double section = 4, half = 0.25;
    const auto stands = [&](int which, double x, double fromEdge) {
        const field::Point there = at(x, fromEdge);
        QVERIFY2(distance(spot(which).centre, there) < 0.01,
            qPrintable(QString("%1 %2").arg(spot(which).centre.x).arg(spot(which).centre.y)));
    };
    // The side wall: tapped, and turned; then the front, each at the end of the last; then the other side.
    tapTable(driver, at(left - 3, 8));
    desk.select(works.first());
    driver.settle();
    driver.click("unitTurn");
    desk.deploying()->setDownClose(shiftedTo(*all.post(works.first().toStdString()), at(left - half, 2.6)));
    stands(0, left - half, section / 2);
    desk.select(works[1]);
    tapTable(driver, at(left + 2.4, section + 0.4));
    stands(1, left + section / 2, section + half);
    for (int i = 2; i < 5; ++i) {
        tapTable(driver, at(left + section * (i - 0.5) + 0.6, section + 0.9));
        stands(i, left + section * (i - 0.5), section + half);
    }
    driver.shoot("dbm-works-by-hand");
    driver.click("leaveWorks");
    QTRY_VERIFY(!desk.deploying()->due().works);
    QVERIFY2(desk.deploying()->misposted().value(0).words.contains("base edge"), "nobody says that the camp is open");
    driver.shoot("dbm-works-left");
    driver.key(Qt::Key_Z, Qt::ControlModifier);
    QTRY_VERIFY(desk.deploying()->due().works);
    // The program pitches the camp anew, once nothing of it stands.
    for (int step = 0; step < 20 && !all.posted.empty() && all.troop(all.posted.back().badge)->side == 0; ++step) {
        driver.key(Qt::Key_Z, Qt::ControlModifier);
        driver.settle();
    }
    QVERIFY(desk.deploying()->due().camps && !desk.deploying()->due().works && desk.deploying()->due().side == 0);
    driver.click("deployBlock");
    QTRY_VERIFY(!desk.deploying()->due().camps || desk.deploying()->due().side == 1);
    QVERIFY2(desk.deploying()->misposted().isEmpty(), qPrintable(desk.deploying()->misposted().value(0).words));
    QVERIFY(std::any_of(all.posted.begin(), all.posted.end(), [&](const field::Posted& post) {
        const field::Troop& troop = *all.troop(post.badge);
        return troop.side == 0 && !isWorks(troop) && !post.stands.empty()
            && isWithinCamp(all, 0, post.stands.front().centre);
    }));
    driver.shoot("dbm-camp");
}

void FieldDbm::whatMayNotBeIsSaidAtOnce()
{
    QTemporaryDir home;
    Driver driver(home.path());
    BattlefieldViewModel& desk = dbmTable(driver, dbmField(driver, "Cannae"));
    driver.click("deployBlock");
    driver.click("deployBlock");
    handTo(driver, "write-1");
    const int left = int(model(driver, "notes")->property("places").toStringList().size()) - 1;
    const auto trouble = [&] { return driver.wait("partTrouble")->property("text").toString(); };
    place(driver, "first", left); // the commander-in-chief's
    QVERIFY2(trouble().contains("may not march round a flank") && trouble().contains("Off-table Flank Marches"),
        qPrintable(trouble()));
    QVERIFY(desk.field().handed()->notes.away.empty());
    driver.shoot("dbm-notes-refused");
    place(driver, "third", left);
    QVERIFY(driver.find("partTrouble") == nullptr);
    place(driver, "second", left - 1); // two of three
    QVERIFY2(trouble().contains("2 commands of 3"), qPrintable(trouble()));
    QCOMPARE(desk.field().handed()->notes.away.size(), std::size_t(1));
    // In the open nobody hides: the hand goes back.
    desk.select("B2");
    driver.settle();
    tapTable(driver, {90, 60});
    QVERIFY(desk.field().handed()->notes.hidden.empty());
    QVERIFY(!driver.wait("mapWords")->property("words").toString().isEmpty());
    // Put off: it is there again for its side, and for nobody else.
    driver.click("notesBack");
    QTRY_COMPARE(desk.handed()->to(), -1);
    QCOMPARE(secretsIn(driver), QStringList());
    QVERIFY(!desk.setup().deployment.notes[1]);
    handTo(driver, "write-1");
    QVERIFY(desk.field().handed()->notes.holds("third"));
    // Another step, another page: the notes are nowhere.
    goTo(driver, "armies");
    QCOMPARE(desk.handed()->to(), -1);
    QCOMPARE(secretsIn(driver), QStringList());
}

void FieldDbm::ninetyAreFewRows()
{
    QTemporaryDir home;
    Driver driver(home.path());
    BattlefieldViewModel& desk = dbmTable(driver, dbmField(driver, "Cannae"));
    const auto rows = desk.troops()->rows();
    QVERIFY(desk.setup().deployment.troops.size() > 150);
    QVERIFY2(rows.size() <= 40, qPrintable(QString::number(rows.size())));
    const auto several = std::ranges::find_if(rows, [](const TroopRowShown& one) { return one.row.size() > 5; });
    QVERIFY(several != rows.end());
    driver.click(several->side == 0 ? "sideShown-0" : "sideShown-1");
    const QString name = "row-" + several->badge;
    QVERIFY(driver.find("troop-" + several->row[1]) == nullptr);
    driver.click("opens-" + name);
    QTRY_VERIFY(driver.find("troop-" + several->row[1]) != nullptr);
    driver.shoot("dbm-rows");
    driver.click("opens-" + name);
    QTRY_VERIFY(driver.find("troop-" + several->row[1]) == nullptr);
}

void FieldDbm::pages_data()
{
    QTest::addColumn<Dress>("dress");
    const QList<Dress> all{{"wide-light", {1280, 800}, "light"}, {"wide-dark", {1280, 800}, "dark"},
        {"phone-light", {480, 900}, "light"}, {"phone-dark-large", {480, 900}, "dark", true},
        {"wide-light-large", {1280, 800}, "light", true}};
    for (const Dress& one : all) {
        QTest::newRow(qPrintable(one.name)) << one;
    }
}

void FieldDbm::pages()
{
    QFETCH(const Dress, dress);
    Sitting sitting(dress, "field-dbm-");
    Driver& driver = sitting.driver;
    const QString id = dbmField(driver, "Cannae");
    BattlefieldViewModel& desk = dbmTable(driver, id);
    goTo(driver, "armies");
    sitting.take("0-armies");
    goTo(driver, "deploy");
    sitting.take("1-baggage");
    driver.click("deployBlock");
    driver.click("deployBlock");
    sitting.take("2-notes-due");
    driver.click("write-0");
    sitting.take("3-hand");
    driver.click("handTaken");
    place(driver, "second", 2);
    if (const auto hides = hidingPlace(desk)) {
        desk.deploying()->setDownAt(hides->first, hides->second.x, hides->second.y);
    }
    sitting.take("4-notes");
    driver.click("notesDone");
    handTo(driver, "write-1");
    place(driver, "first", 3);
    sitting.take("5-refused");
    driver.click("notesDone");
    driver.click("deployBlock");
    sitting.take("6-command");
    for (int turn = 0; turn < 8 && !desk.deploying()->due().assign; ++turn) {
        driver.click("deployBlock");
    }
    sitting.take("7-baggage");
    while (desk.deploying()->due().assign) {
        driver.click("baggage-" + desk.deploying()->campBlocks().first().id);
    }
    sitting.take("8-deployed");
    goTo(driver, "print");
    sitting.take("9-table");
}

} // namespace strategikon

int main(int argc, char** argv)
{
    strategikon::FieldDbm test;
    return strategikon::runTest(argc, argv, &test);
}

#include "field_dbm.moc"
