// The library as a file: open elsewhere, of a newer version, copied and put back, out in one file and in again.
#include "app/places.h"
#include "app/view/savedfile.h"
#include "app/view/upgrading.h"
#include "faces.h"
#include "model/library/library.h"
#include "model/library/progress.h"
#include "rooms.h"

#include <QDir>
#include <QTimer>

#include <SQLiteCpp/Database.h>

namespace strategikon {

using namespace rooms;

class KeptTest : public QObject {
    Q_OBJECT

private slots:
    void init() { failOnWarnings(); }
    void openInAnotherWindow();
    void fromANewerVersion();
    void copiedAndPutBack();
    void damagedAndMended();
    void lookedThroughAfterAKill();
    void everythingOutAndIn();
    void broughtUpToDate();
};

namespace {

// Names of the armies on the page, from the top.
QStringList names(Driver& driver)
{
    QStringList names;
    QQuickItem* list = driver.wait("armies");
    for (int row = 0; row < list->property("count").toInt(); ++row) {
        names << driver.row("armies", "army-" + QString::number(row))->property("name").toString();
    }
    return names;
}

void pickNation(Driver& driver, const QString& id) { driver.click(driver.row("nations", "nation-" + id)); }

} // namespace

void KeptTest::openInAnotherWindow()
{
    QTemporaryDir home;
    QString id;
    {
        Driver driver(home.path());
        id = armyOf(driver, "egyptian", 4, "Kadesh");
    }
    Result<Library> other = Library::open((home.path() + "/library.db").toStdString());
    QVERIFY(other.value && other->readOnlyBecause() == nullptr);
    Driver driver(home.path());
    QQuickItem* trouble = driver.wait("trouble");
    QVERIFY2(trouble->property("text").toString().contains("another window"),
        qPrintable(trouble->property("text").toString()));
    examine(driver, "in another window");
    // What is kept can be read and opened; a change is refused in words, and the screen shows what is kept.
    QCOMPARE(names(driver), QStringList{"Kadesh"});
    driver.shoot("library-other-window");
    open(driver, "builder", {{"armyId", id}});
    driver.click(driver.find("more", driver.row("entries", "entry-archers")));
    QTRY_VERIFY(driver.wait("toast")->property("text").toString().contains("another window"));
    QCOMPARE(driver.row("entries", "entry-archers")->property("taken").toInt(), 4);
    driver.shoot("library-other-window-edit");
    // Typed words are not taken away by the refusal.
    QQuickItem* note = driver.wait("note");
    note->forceActiveFocus();
    driver.type("Hold the ford");
    driver.key(Qt::Key_Tab);
    QCOMPARE(note->property("text").toString(), QString("Hold the ford"));
    // What the other window does is seen here.
    Army changed = *driver.session().army(id);
    changed.name = "Kadesh, again";
    ArmyContent content = driver.session().content(changed);
    QVERIFY(bool(other->save(id.toStdString(), content)));
    open(driver, "armies");
    QCOMPARE(names(driver), QStringList{"Kadesh, again"});
    // Still open there: said. Closed there: this one takes over.
    driver.click("retry");
    QVERIFY(driver.find("trouble"));
    other.value.reset();
    driver.click("retry");
    QTRY_VERIFY(!driver.find("trouble"));
    open(driver, "builder", {{"armyId", id}});
    driver.click(driver.find("more", driver.row("entries", "entry-archers")));
    QTRY_COMPARE(driver.row("entries", "entry-archers")->property("taken").toInt(), 5);
}

void KeptTest::fromANewerVersion()
{
    QTemporaryDir home;
    {
        Driver driver(home.path());
        armyOf(driver, "egyptian", 4, "Kadesh");
    }
    // A version number that is beyond this program, where SQLite keeps it (byte 60 of the file).
    const QString path = home.filePath("library.db");
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadWrite));
    file.seek(60);
    file.write(QByteArray("\0\0\0\x63", 4));
    file.close();
    const auto bytes = [&] {
        QFile read(path);
        return read.open(QIODevice::ReadOnly) ? read.readAll() : QByteArray();
    };
    const QByteArray before = bytes();
    const QStringList files = QDir(home.path()).entryList(QDir::Files);
    {
        Driver driver(home.path());
        const QString words = driver.wait("trouble")->property("text").toString();
        QVERIFY2(words.contains("newer version") && words.contains("99"), qPrintable(words));
        QVERIFY(!driver.find("welcome"));
        driver.shoot("library-newer");
        examine(driver, "newer");
        // A new army is refused with the same words, and nothing is written.
        driver.key(Qt::Key_N, Qt::ControlModifier);
        pickNation(driver, "norman");
        driver.click("make");
        QTRY_VERIFY(driver.wait("toast")->property("text").toString().contains("newer version"));
        driver.key(Qt::Key_Escape);
        // The nations can be read all the same, and the settings say where the library is.
        open(driver, "nation", {{"system", "warmaster"}, {"list", "hun"}});
        QVERIFY(driver.wait("nationPage"));
        open(driver, "settings");
        QCOMPARE(driver.session().path(), path);
        driver.click("retry");
        QVERIFY(driver.find("trouble"));
    }
    QCOMPARE(bytes(), before);
    QCOMPARE(QDir(home.path()).entryList(QDir::Files), files);
}

// Behind the first frame the library is copied, once a day; Settings puts the copy back and deletes nothing.
void KeptTest::copiedAndPutBack()
{
    QTemporaryDir home;
    QString id;
    {
        Driver driver(home.path());
        id = armyOf(driver, "egyptian", 4, "Kadesh");
    }
    Driver driver(home.path());
    QTRY_VERIFY(!driver.keeper().busy());
    QTRY_COMPARE(driver.keeper().copies().size(), qsizetype(1));
    Army changed = *driver.session().army(id);
    changed.name = "Spoiled";
    QVERIFY(driver.session().save(id, changed, "rename"));
    open(driver, "settings");
    examine(driver, "copies");
    driver.shoot("settings-copies");
    driver.click("restore-0");
    QVERIFY(driver.wait("toast")->property("text").toString().contains("restored"));
    QCOMPARE(driver.keeper().copies().size(), qsizetype(2));
    QTest::qWait(1000);
    driver.keeper().restore(driver.keeper().copies().last().file);
    QStringList aside; // what was set aside on one day is told apart by its time
    for (const CopyShown& copy : driver.keeper().copies())
        if (copy.title.contains(QRegularExpression("Kept on .*, \\d\\d:\\d\\d:\\d\\d$")))
            aside << copy.title;
    QCOMPARE(aside.size(), 2);
    QVERIFY(aside[0] != aside[1]);
    driver.shoot("settings-put-back");
    open(driver, "armies");
    QCOMPARE(names(driver), QStringList{"Kadesh"});
}

// What is damaged is told above every page; Settings mends it, says what was done, and everything else goes on.
void KeptTest::damagedAndMended()
{
    QTemporaryDir home;
    {
        Driver driver(home.path());
        armyOf(driver, "egyptian", 4, "Kadesh");
        armyOf(driver, "hun", 4, "Chalons");
    }
    {
        SQLite::Database db(home.filePath("library.db").toStdString(), SQLite::OPEN_READWRITE);
        db.exec("UPDATE army SET document = 'x' WHERE name = 'Kadesh'");
    }
    Driver driver(home.path());
    open(driver, "armies");
    QCOMPARE(names(driver), QStringList{"Chalons"});
    QVERIFY(driver.wait("trouble")->property("text").toString().contains("“Kadesh”"));
    open(driver, "settings");
    driver.click("mendLibrary");
    QTRY_VERIFY(!driver.find("trouble"));
    QVERIFY(!driver.find("mendLibrary"));
    const QStringList mended = driver.keeper().mended();
    QCOMPARE(mended.size(), qsizetype(2));
    QVERIFY2(mended[0].contains("“Kadesh”") && mended[0].contains("restored"), qPrintable(mended[0]));
    QVERIFY2(QFile::exists(mended[1].section("kept in ", 1)), qPrintable(mended[1]));
    examine(driver, "mended");
    driver.shoot("settings-mended");
    open(driver, "armies");
    QCOMPARE(names(driver).size(), qsizetype(2));
}

// Somebody left it without closing it: it is looked through once, behind the first frame, and not again.
void KeptTest::lookedThroughAfterAKill()
{
    QTemporaryDir home;
    {
        Driver driver(home.path());
        armyOf(driver, "egyptian", 4, "Kadesh");
    }
    QFile lock(home.filePath("library.db.lock"));
    QVERIFY(lock.open(QIODevice::WriteOnly));
    lock.write("1 window\n"); // as a process that was killed leaves it
    lock.close();
    {
        Driver driver(home.path());
        QTRY_VERIFY(!driver.session().library()->wasLeftOpen());
    }
    QVERIFY(lock.open(QIODevice::ReadOnly));
    QVERIFY(lock.readLine().trimmed().isEmpty());
}

// Everything goes out in one file and comes in elsewhere; what comes is told first, and what is there stays.
void KeptTest::everythingOutAndIn()
{
    QTemporaryDir home, elsewhere, documents;
    const QString file = documents.filePath("all.db"), list = "/lists/warmaster/mine.yaml";
    const auto choose = [&](Driver& driver, const char* button) {
        driver.click(button);
        driver.wait("fileName")->setProperty("text", file);
        driver.click("fileDone");
        QTRY_VERIFY(driver.find("fileName") == nullptr);
        driver.settle();
    };
    const auto about = [](Driver& driver, int row) {
        return driver.wait("holds-" + QString::number(row))->property("text").toString();
    };
    {
        Driver driver(home.path());
        armyOf(driver, "egyptian", 4, "Kadesh");
        armyOf(driver, "hittite", 4, "Muwatalli");
        QVERIFY(QDir().mkpath(home.path() + "/lists/warmaster"));
        QVERIFY(
            QFile::copy(QString::fromStdString((places().lists / "warmaster/hun.yaml").string()), home.path() + list));
        open(driver, "settings");
        choose(driver, "saveAll");
        QVERIFY(driver.wait("toast")->property("text").toString().contains("all.db"));
        driver.shoot("settings-everything-saved");
        // Never onto the library, whatever is chosen.
        driver.click("saveAll");
        driver.wait("fileName")->setProperty("text", home.filePath("library.db"));
        driver.click("fileDone");
        QTRY_VERIFY(driver.wait("toast")->property("text").toString().contains("never overwritten"));
    }
    QVERIFY(QFile::exists(file));
    Driver driver(elsewhere.path());
    armyOf(driver, "norman", 4, "Hastings");
    open(driver, "settings");
    for (const char* theme : {"light", "dark"}) {
        driver.settings().setTheme(theme);
        choose(driver, "readAll");
        QCOMPARE(about(driver, 0), QString("Armies: 2, new here: 2"));
        QCOMPARE(about(driver, 1), QString("Battlefields: none"));
        QCOMPARE(about(driver, 5), QString("Own lists, points values and terrain: 1, new here: 1"));
        driver.shoot(QStringLiteral("settings-everything-") + theme);
        driver.click("readInCancel");
    }
    QCOMPARE(driver.session().library()->armies()->size(), std::size_t(1));
    choose(driver, "readAll");
    driver.click("readIn");
    QTRY_VERIFY(driver.wait("toast")->property("text").toString().contains("armies 2, battlefields 0"));
    driver.shoot("settings-everything-read");
    QVERIFY(QFile::exists(elsewhere.path() + list));
    open(driver, "armies");
    QCOMPARE(names(driver).size(), qsizetype(3));
    // Once more there is nothing to read; another list of the name stays as it is here.
    QFile own(elsewhere.path() + list);
    QVERIFY(own.open(QIODevice::Append) && own.write("# mine\n") > 0);
    own.close();
    open(driver, "settings");
    choose(driver, "readAll");
    QCOMPARE(about(driver, 0), QString("Armies: 2, all here already"));
    QCOMPARE(about(driver, 5), QString("Own lists, points values and terrain: 1, new here: 0"));
    QVERIFY(driver.wait("holdsOthers")->property("text").toString().contains("mine.yaml"));
    QVERIFY(!driver.wait("readIn")->isEnabled());
    driver.shoot("settings-everything-nothing-new");
}

// An old library with many battles: what happens is said, in a window of its own, until it is done.
void KeptTest::broughtUpToDate()
{
    QTemporaryDir home;
    const std::string path = home.filePath("library.db").toStdString();
    QVERIFY(Library::open(path, Library::Mode::readWrite, shippedLibrarySteps().first(3)));
    SQLite::Database(path, SQLite::OPEN_READWRITE)
        .exec(
            "BEGIN; CREATE TEMP TABLE n AS WITH RECURSIVE c(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM c WHERE i < "
            "400) SELECT i FROM c; INSERT INTO battle SELECT 'b' || i, 'Battle', 'warmaster', '1', '{}', 'open', 400, "
            "'', '', '{}', '' FROM n; INSERT INTO battle_entry SELECT 'b' || a.i, b.i, 'note', 0, 0, 'note', 'x', '', "
            "'1', 0, '' FROM n a, n b; COMMIT");
    QStringList titles;
    QImage picture;
    QTimer look;
    connect(&look, &QTimer::timeout, this, [&] {
        for (QWindow* window : QGuiApplication::topLevelWindows()) {
            auto* upgrade = dynamic_cast<UpgradeWindow*>(window);
            if (upgrade == nullptr || !upgrade->isVisible() || titles.contains(upgrade->title())) {
                continue;
            }
            titles << upgrade->title();
            upgrade->close(); // it stays
            QVERIFY(upgrade->isVisible());
            picture = QImage(upgrade->size(), QImage::Format_RGB32);
            upgrade->draw(picture);
        }
    });
    look.start(10);
    QCOMPARE(battlesOfOlder(path), std::optional(400));
    bringUpToDate(path);
    QVERIFY2(titles.size() > 3, qPrintable(titles.join(u'\n')));
    QVERIFY2(titles.last().contains("of 400 battles"), qPrintable(titles.last()));
    QVERIFY(picture.save(PICTURES "/library-brought-up.png"));
    QVERIFY(!battlesOfOlder(path));
    titles.clear();
    bringUpToDate(path); // once
    QVERIFY(titles.isEmpty());
}

} // namespace strategikon

int main(int argc, char** argv)
{
    strategikon::KeptTest test;
    return strategikon::runTest(argc, argv, &test);
}

#include "library_kept.moc"
