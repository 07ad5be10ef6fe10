// The other screens as a player goes through them: reading nations, own lists, designing, collecting,
// comparing, taking in and giving out.
#include "rooms.h"
#include "app/view/collection/standshown.h"
#include "app/view/compare/comparing.h"
#include "app/view/exchange/exporter.h"
#include "app/view/nations/nationshown.h"
#include "app/view/nations/ownlist.h"

#include <QAbstractItemModel>
#include <QDir>
#include <QUrl>

namespace strategikon {

using namespace rooms;

class Rooms : public QObject {
    Q_OBJECT

private slots:
    void init() { failOnWarnings(); }
    void searchLeadsToTheRow();
    void headsStandOverTheirRows();
    void nationIsReadAndPrinted();
    void armyFromANation();
    void listOfOnesOwn();
    void faultyListIsKept();
    void troopsAreDesigned();
    void standsAreCollected();
    void nationsFromTheStands();
    void armiesAreCompared();
    void textIsTakenIn();
    void armyIsGivenOut();
    void placesByNumber();
    void keyboardAlone();
};

void Rooms::searchLeadsToTheRow()
{
    QTemporaryDir home;
    Driver driver(home.path());
    open(driver, "nations");
    QTRY_COMPARE(driver.find("nation-egyptian") != nullptr, true);
    driver.wait("search")->forceActiveFocus();
    driver.type("elephant");
    QQuickItem* hits = driver.wait("hits");
    QTRY_VERIFY(hits->property("count").toInt() > 5);
    driver.key(Qt::Key_Return);
    QTRY_VERIFY(hits->hasActiveFocus());
    driver.key(Qt::Key_Return);
    QTRY_COMPARE(driver.window()->property("page").toString(), QString("nation"));
    // The row that was found is open and has the keyboard.
    QTRY_VERIFY(driver.window()->activeFocusItem()->objectName() == "line");
    QVERIFY(driver.window()->activeFocusItem()->parentItem()->property("expanded").toBool());
    // Escape leads back to the same search.
    driver.key(Qt::Key_Escape);
    QTRY_COMPARE(driver.wait("search")->property("text").toString(), QString("elephant"));
}

// Heads are used again by the next search, and say then what is below them then.
void Rooms::headsStandOverTheirRows()
{
    QTemporaryDir home;
    Driver driver(home.path());
    open(driver, "nations");
    driver.wait("search")->forceActiveFocus();
    for (const char* words : {"elephant", " points<=150"}) {
        driver.type(words);
        QQuickItem* hits = driver.wait("hits");
        QTRY_VERIFY(hits->property("count").toInt() > 5);
        const auto* all = qobject_cast<QAbstractItemModel*>(hits->property("model").value<QObject*>());
        const int nation = all->roleNames().key("nation");
        const auto amiss = [&] { // rows whose nation the head above does not name
            QMap<qreal, QQuickItem*> byHeight;
            for (QQuickItem* item : hits->property("contentItem").value<QQuickItem*>()->childItems()) {
                if (item->isVisible()) {
                    byHeight[item->y()] = item;
                }
            }
            QString head;
            int wrong = 0, rows = 0;
            for (QQuickItem* item : byHeight) {
                head = item->property("section").isValid() ? item->property("section").toString() : head;
                if (item->objectName().startsWith("hit-")) {
                    ++rows;
                    const int at = item->property("index").toInt();
                    wrong += all->index(at, 0).data(nation).toString() == head ? 0 : 1;
                }
            }
            return rows > 5 ? wrong : -1;
        };
        QTRY_COMPARE(amiss(), 0);
    }
}

void Rooms::nationIsReadAndPrinted()
{
    QTemporaryDir home, documents;
    Driver driver(home.path());
    open(driver, "nations");
    driver.click("nation-indian");
    QQuickItem* elephant = driver.wait("row-elephant", driver.wait("section-2"));
    const auto cells = [&] {
        return driver.wait("row-elephant", driver.wait("section-2"))->property("row").value<PrintedShown>().cells;
    };
    QCOMPARE(cells().at(9), QString("+30"));
    QVERIFY(!elephant->property("expanded").toBool());
    driver.click(driver.find("line", elephant));
    QVERIFY(elephant->property("expanded").toBool());
    QVERIFY(driver.find("row-heavy-chariots"));
    // The book as printed has another price and no heavy chariots; the legal armies are counted anew.
    QObject* book = model(driver, "book");
    QTRY_VERIFY(book->property("armies").toString() != "");
    book->setProperty("edition", "rulebook");
    QTRY_COMPARE(cells().at(9), QString("+90"));
    QVERIFY(!driver.find("row-heavy-chariots"));
    QTRY_VERIFY(book->property("armies").toString() != "");
    // Printed with every word on it.
    const QString pdf = documents.filePath("indian.pdf");
    bool done = false;
    QMetaObject::invokeMethod(book, "print", Q_RETURN_ARG(bool, done), Q_ARG(QUrl, QUrl::fromLocalFile(pdf)),
        Q_ARG(QString, "a4"), Q_ARG(bool, false));
    QVERIFY(done);
    QFile file(pdf);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QVERIFY(file.readAll().startsWith("%PDF"));
}

void Rooms::armyFromANation()
{
    QTemporaryDir home;
    Driver driver(home.path());
    open(driver, "nation", {{"system", "warmaster"}, {"list", "hittite"}});
    driver.key(Qt::Key_N, Qt::ControlModifier);
    driver.click("make");
    QTRY_COMPARE(driver.window()->property("page").toString(), QString("builder"));
    QVERIFY(model(driver, "builder")->property("legal").toBool());
}

void Rooms::listOfOnesOwn()
{
    QTemporaryDir home;
    Driver driver(home.path());
    open(driver, "nation", {{"system", "warmaster"}, {"list", "egyptian"}});
    driver.click("copyList");
    QQuickItem* field = driver.wait("nameField");
    QTRY_VERIFY(field->hasActiveFocus());
    driver.key(Qt::Key_A, Qt::ControlModifier);
    driver.type("Sea Peoples");
    driver.key(Qt::Key_Return);
    QTRY_COMPARE(driver.window()->property("page").toString(), QString("ownlist"));
    const QString path = home.filePath("lists/warmaster/sea-peoples.yaml");
    QVERIFY(read(path).contains("name: Sea Peoples"));
    QVERIFY(!read(path).contains("editions:"));
    QObject* own = model(driver, "ownList");
    QVERIFY(own->property("correct").toBool());
    const int rows = own->property("count").toInt();
    // A new row; a wrong figure is told at its place, and the file keeps what was right.
    driver.click("addRow");
    QTRY_COMPARE(own->property("count").toInt(), rows + 1);
    QQuickItem* attack = driver.wait("cell-attack");
    attack->forceActiveFocus();
    driver.type("4x");
    QTRY_VERIFY(!own->property("correct").toBool());
    QVERIFY(driver.find("cell-attack")->hasActiveFocus());
    QTRY_VERIFY(QFile::exists(home.filePath("lists/warmaster/sea-peoples.draft")));
    driver.key(Qt::Key_Backspace);
    QTRY_VERIFY(own->property("correct").toBool());
    QTRY_VERIFY(read(path).contains("attack: 4"));
    QTRY_VERIFY(!QFile::exists(home.filePath("lists/warmaster/sea-peoples.draft")));
    // Removed, and brought back by the toast.
    driver.click("removeRow");
    QTRY_COMPARE(own->property("count").toInt(), rows);
    driver.key(Qt::Key_Z, Qt::ControlModifier);
    QTRY_COMPARE(own->property("count").toInt(), rows + 1);
    // The own list is a nation like any other, and says whose it is.
    open(driver, "nations");
    QVERIFY(driver.find("nation-sea-peoples"));
    driver.click("nation-sea-peoples");
    QVERIFY(driver.wait("editList"));
}

void Rooms::faultyListIsKept()
{
    QTemporaryDir home;
    QDir().mkpath(home.filePath("lists/warmaster"));
    QFile file(home.filePath("lists/warmaster/broken.yaml"));
    QVERIFY(file.open(QIODevice::WriteOnly));
    const QByteArray text = "system: warmaster\nid: broken\nname: Broken\nname: Twice\nentries: []\n";
    file.write(text);
    file.close();
    Driver driver(home.path());
    open(driver, "nations");
    QVERIFY(driver.wait("contents"));
    open(driver, "ownlist", {{"system", "warmaster"}, {"list", "broken"}});
    const auto* own = qobject_cast<OwnList*>(model(driver, "ownList"));
    QVERIFY(!own->readable());
    QCOMPARE(own->faults().size(), 1);
    QCOMPARE(own->faults().first().line, 4);
    QQuickItem* field = driver.wait("fileText");
    QCOMPARE(field->property("text").toString(), QString(text));
    open(driver, "nations");
    QCOMPARE(read(file.fileName()).toUtf8(), text);
}

void Rooms::troopsAreDesigned()
{
    QTemporaryDir home;
    Driver driver(home.path());
    open(driver, "designer");
    QObject* designer = model(driver, "designerModel");
    driver.click(driver.row("types", "type-heavy-infantry"));
    QTRY_COMPARE(driver.wait("designPoints")->property("text").toString(), QString("60"));
    driver.click("modifier-elite");
    QTRY_COMPARE(designer->property("points").toInt(), 70);
    // Militia is the opposite: refused, and it says why.
    QQuickItem* militia = driver.wait("modifier-militia");
    QVERIFY(!militia->isEnabled());
    driver.click("modifier-elite");
    QTRY_VERIFY(militia->isEnabled());
    driver.click("modifier-militia");
    QTRY_COMPARE(designer->property("points").toInt(), 55);
    QMetaObject::invokeMethod(designer, "setPrice", Q_ARG(QString, "militia"), Q_ARG(int, 1));
    QTRY_COMPARE(driver.wait("designPoints")->property("text").toString(), QString("50"));
    driver.wait("designName")->forceActiveFocus();
    driver.type("Town guard");
    driver.key(Qt::Key_Return);
    driver.wait("newListName")->forceActiveFocus();
    driver.type("The Free Cities");
    driver.key(Qt::Key_Return);
    QTRY_COMPARE(driver.window()->property("page").toString(), QString("ownlist"));
    const QString file = read(home.filePath("lists/warmaster/the-free-cities.yaml"));
    QVERIFY2(file.contains("name: Town guard") && file.contains("points: 50"), qPrintable(file));
}

void Rooms::standsAreCollected()
{
    QTemporaryDir home;
    Driver driver(home.path());
    open(driver, "collection");
    driver.click(driver.row("nations", "nation-egyptian"));
    QQuickItem* archers = driver.row("stockRows", "stock-archers");
    driver.click(driver.find("unit", archers));
    QTRY_COMPARE(archers->property("owned").toInt(), 3);
    driver.click(driver.find("more", archers));
    QTRY_COMPARE(archers->property("owned").toInt(), 4);
    // The same figures in other nations, offered and taken at once.
    QVERIFY(archers->property("others").toInt() > 0);
    driver.click(driver.find("share", archers));
    QTRY_COMPARE(archers->property("others").toInt(), 0);
    driver.key(Qt::Key_Z, Qt::ControlModifier);
    QTRY_VERIFY(archers->property("others").toInt() > 0);
    // Set aside for an army: what is there, and how much is missing.
    const QString id = armyOf(driver, "egyptian", 4, "Kadesh");
    open(driver, "collection", {{"army", id}});
    driver.click("reserve");
    QQuickItem* kind = driver.row("stands", "stand-0");
    QTRY_COMPARE(kind->property("here").toInt(), 4);
    driver.click(driver.find("less", driver.find("here", kind)));
    QTRY_COMPARE(kind->property("here").toInt(), 3);
    QCOMPARE(kind->property("aside").toInt(), 3);
}

void Rooms::nationsFromTheStands()
{
    QTemporaryDir home;
    Driver driver(home.path());
    own(driver, "egyptian", {{"infantry", 12}, {"archers", 15}});
    open(driver, "collection");
    driver.key(Qt::Key_3, Qt::AltModifier);
    QObject* fielding = model(driver, "fielding");
    QTRY_VERIFY_WITH_TIMEOUT(fielding->property("known").toBool() && !fielding->property("busy").toBool(), 10000);
    QQuickItem* egypt = driver.row("fieldRows", "field-egyptian");
    QVERIFY(!egypt->property("can").toBool());
    driver.click(egypt);
    QObject* next = model(driver, "paintNext");
    QTRY_VERIFY_WITH_TIMEOUT(
        !next->property("busy").toBool() && !next->property("steps").value<QList<PurchaseShown>>().isEmpty(), 10000);
    QVERIFY(!next->property("possible").toBool());
    // Painted: now the nation can be fielded, and the next purchases open more armies.
    own(driver, "egyptian", {{"chariots", 9}, {"skirmishers", 9}});
    open(driver, "collection");
    driver.key(Qt::Key_3, Qt::AltModifier);
    QTRY_VERIFY_WITH_TIMEOUT(model(driver, "fielding")->property("possible").toInt() > 0, 10000);
    open(driver, "nations");
    driver.key(Qt::Key_T, Qt::ControlModifier);
    QTRY_VERIFY_WITH_TIMEOUT(
        driver.find("nation-egyptian") != nullptr && driver.find("nation-norse") == nullptr, 10000);
}

void Rooms::armiesAreCompared()
{
    QTemporaryDir home;
    Driver driver(home.path());
    const QString left = armyOf(driver, "egyptian", 4, "Kadesh");
    const QString right = armyOf(driver, "egyptian", 6, "Megiddo");
    open(driver, "armies");
    driver.wait("armies")->forceActiveFocus();
    driver.key(Qt::Key_M, Qt::ControlModifier);
    driver.key(Qt::Key_Down);
    driver.key(Qt::Key_M, Qt::ControlModifier);
    QTRY_COMPARE(driver.window()->property("page").toString(), QString("compare"));
    const auto* comparing = qobject_cast<Comparing*>(model(driver, "comparing"));
    QCOMPARE(comparing->differences(), 1);
    QVERIFY(!comparing->rows().isEmpty());
    QVERIFY(!comparing->rows().last().words.isEmpty());
    QVERIFY(!left.isEmpty() && !right.isEmpty());
}

void Rooms::textIsTakenIn()
{
    QTemporaryDir home;
    Driver driver(home.path());
    open(driver, "armies");
    open(driver, "import");
    QObject* importer = model(driver, "importer");
    importer->setProperty("text", "Egyptian, 1000 points\n2 x Infantry\n4 x Archrs\n1 x General\n");
    QVERIFY2(
        importer->property("hasArmy").toBool(), qPrintable(importer->property("faults").toStringList().join("; ")));
    // The name that was not understood is told with its line, and the one meant is picked.
    QQuickItem* note = driver.wait("importNote-0");
    QVERIFY(note->property("text").toString().contains("3"));
    driver.click(driver.find("suggestion", note));
    QTRY_VERIFY(importer->property("text").toString().contains("4 x Archers"));
    driver.click("keepImport");
    QTRY_COMPARE(driver.window()->property("page").toString(), QString("builder"));
    QCOMPARE(model(driver, "builder")->property("limit").toInt(), 1000);
    // What is no army says so.
    open(driver, "import");
    model(driver, "importer")->setProperty("text", "nothing of this is an army");
    QVERIFY(driver.wait("importFault-0"));
    // A file that is not there.
    bool done = true;
    QMetaObject::invokeMethod(model(driver, "importer"), "openFile", Q_RETURN_ARG(bool, done),
        Q_ARG(QUrl, QUrl::fromLocalFile(home.filePath("none.yaml"))));
    QVERIFY(!done);
}

void Rooms::armyIsGivenOut()
{
    QTemporaryDir home, documents;
    Driver driver(home.path());
    const QString id = armyOf(driver, "egyptian", 4, "Kadesh");
    open(driver, "export", {{"armyId", id}});
    QTRY_VERIFY(driver.wait("preview")->property("pageCount").toInt() > 0);
    auto* out = qobject_cast<Exporter*>(model(driver, "exporter"));
    QVERIFY(out->savePdf("cards", "letter", QUrl::fromLocalFile(documents.filePath("cards.pdf")), false));
    // Each form has a text or a file; what goes out comes in again.
    for (const FormShown& form : out->forms()) {
        const QString path = documents.filePath(form.id);
        QVERIFY2(out->save(form.id, QUrl::fromLocalFile(path), false) && QFile(path).size() > 20, qPrintable(form.id));
    }
    driver.key(Qt::Key_2, Qt::AltModifier);
    driver.click("form-markdown");
    QTRY_VERIFY(driver.wait("sample")->property("text").toString().contains("Archers"));
    driver.click("copyText");
    driver.key(Qt::Key_3, Qt::AltModifier);
    QTRY_VERIFY(driver.wait("qr")->property("modules").toInt() > 20);
    QVERIFY(!driver.find("linkPart")); // no link without the other program's list file, and no word of it
    const QString code = out->property("code").toString();
    open(driver, "import");
    model(driver, "importer")->setProperty("text", code);
    QTRY_VERIFY(model(driver, "importer")->property("hasArmy").toBool());
}

// The places have numbers in the order in which the navigation shows them, and the list of keys has them all.
void Rooms::placesByNumber()
{
    QTemporaryDir home;
    Driver driver(home.path());
    const QVariantList places = driver.window()->property("places").toList();
    QVERIFY(places.size() >= 6);
    QStringList keys;
    for (int at = 0; at < places.size(); ++at) {
        driver.key(Qt::Key_1 + at, Qt::ControlModifier);
        QTRY_COMPARE(driver.window()->property("page").toString(), places[at].toMap()["id"].toString());
        keys << QString("Ctrl+%1").arg(at + 1);
    }
    driver.key(Qt::Key_F1);
    QTRY_VERIFY(driver.window()->findChild<QObject*>("help")->property("opened").toBool());
    for (QQuickItem* item : driver.all()) {
        keys.removeOne(item->property("text").toString());
    }
    QVERIFY2(keys.isEmpty(), qPrintable(keys.join(", ")));
}

void Rooms::keyboardAlone()
{
    QTemporaryDir home;
    Driver driver(home.path());
    driver.key(Qt::Key_2, Qt::ControlModifier);
    QTRY_COMPARE(driver.window()->property("page").toString(), QString("nations"));
    QTRY_VERIFY(driver.wait("search")->hasActiveFocus());
    // To the first nation by tabs, along the nations by arrows, in by Return, back by Escape.
    for (int i = 0; i < 20 && !driver.window()->activeFocusItem()->objectName().startsWith("nation-"); ++i) {
        driver.key(Qt::Key_Tab);
    }
    const QString first = driver.window()->activeFocusItem()->objectName();
    QVERIFY(first.startsWith("nation-"));
    driver.key(Qt::Key_Down);
    QVERIFY(driver.window()->activeFocusItem()->objectName() != first);
    driver.key(Qt::Key_Return);
    QTRY_COMPARE(driver.window()->property("page").toString(), QString("nation"));
    driver.key(Qt::Key_Escape);
    QTRY_COMPARE(driver.window()->property("page").toString(), QString("nations"));
    // Stands by the arrows alone.
    driver.key(Qt::Key_5, Qt::ControlModifier);
    driver.key(Qt::Key_2, Qt::AltModifier);
    driver.wait("nationSearch")->forceActiveFocus();
    driver.type("gallic");
    driver.key(Qt::Key_Return);
    QTRY_VERIFY(driver.wait("stockRows")->hasActiveFocus());
    driver.key(Qt::Key_Right);
    driver.key(Qt::Key_Right);
    QTRY_COMPARE(driver.wait("stockRows")->property("currentItem").value<QQuickItem*>()->property("owned").toInt(), 2);
    driver.key(Qt::Key_F1);
    driver.key(Qt::Key_Escape);
}

} // namespace strategikon

int main(int argc, char** argv)
{
    strategikon::Rooms test;
    return strategikon::runTest(argc, argv, &test);
}

#include "rooms.moc"
