// Where the window saves: names that it offers, files that are there already, what it says afterwards.
#include "app/view/battle/battlepaper.h"
#include "app/view/components/filename.h"
#include "app/view/exchange/exporter.h"
#include "app/view/field/fieldpaper.h"
#include "app/view/savedfile.h"
#include "rooms.h"

#include <QDesktopServices>
#include <QFile>
#include <QFileInfo>
#include <QTimer>

#include <algorithm>

#include <sys/stat.h>
#include <unistd.h>

namespace strategikon {

using namespace rooms;

class Saving : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup() { QDesktopServices::unsetUrlHandler("file"); }
    void cleanNames_data();
    void cleanNames();
    void namesDiffer();
    void saysWhere();
    void showsWhich();
    void onlyWhatWasWritten();
    void refusesAsCommandsDo();
    void whoComesMeanwhile();

public slots:
    void open(const QUrl& url) { opened_ << url.toLocalFile(); }

private:
    QStringList opened_;
};

namespace {

bool write(const QString& path, const QByteArray& bytes)
{
    QFile file(path);
    return file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size();
}

QString toast(Driver& driver) { return driver.wait("toast")->property("text").toString(); }

// By the sheet, with Return; a file that is there is replaced.
void saveRoster(Driver& driver, const QString& path)
{
    driver.click("savePdf");
    driver.wait("fileName")->setProperty("text", path);
    driver.click("fileDone");
    QTRY_VERIFY(driver.find("fileName") == nullptr);
    driver.settle();
}

} // namespace

void Saving::init()
{
    failOnWarnings();
    opened_.clear();
    SavedFile::fileManager() = [](const QUrl&, const std::function<void(bool)>& done) { done(false); };
    QDesktopServices::setUrlHandler("file", this, "open");
}

void Saving::cleanNames_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("offered");
    const auto row = [](const QString& name, const QString& offered) {
        QTest::newRow(qPrintable(name)) << name << offered;
    };
    row("Friday evening", "Friday evening, map.pdf");
    row("Ὀδυσσεύς", "Ὀδυσσεύς, map.pdf");
    row("../../etc/passwd", "etc-passwd, map.pdf");
    row("/etc/passwd", "etc-passwd, map.pdf");
    row("C:\\autoexec", "C--autoexec, map.pdf");
    row(".bashrc", "bashrc, map.pdf");
    row("-rf ~", "rf ~, map.pdf");
    row("--help", "help, map.pdf");
    row("~", "Unnamed, map.pdf");
    row("...", "Unnamed, map.pdf");
    row("", "Unnamed, map.pdf");
    row("a\nb\tc", "a b c, map.pdf");
    row("\u001b[31mred\u0007", "[31mred, map.pdf");
    row("\u202Efdp.exe", "fdp.exe, map.pdf");
    row("a\u2066b\u200Fc\u200Bd\u2028e", "abcd e, map.pdf");
    row(QString("x").repeated(300), QString("x").repeated(91) + ", map.pdf");
    row(QString("é").repeated(300), QString("é").repeated(45) + ", map.pdf");
    row(QString("e\u0301").repeated(300), QString("e\u0301").repeated(30) + ", map.pdf");
    row(QString("𓀀").repeated(300), QString("𓀀").repeated(22) + ", map.pdf");
}

void Saving::cleanNames()
{
    QFETCH(QString, name);
    QFETCH(QString, offered);
    const QString found = fileNameOf(name, "map", "pdf");
    QVERIFY(found.toUtf8().size() <= 100);
    QCOMPARE(found, offered);
}

// Two things that differ are never offered under one name.
void Saving::namesDiffer()
{
    QTemporaryDir home;
    Driver driver(home.path());
    QStringList names;
    Exporter army;
    army.open(armyOf(driver, "egyptian", 4, "../Kadesh"));
    for (const char* document : {"roster", "cards", "rules"}) {
        names << army.pdfName(document);
    }
    for (const FormShown& form : army.forms()) {
        names << army.fileName(form.id);
    }
    FieldPaper field;
    for (const MapFormShown& form : field.forms()) {
        names << field.fileName(form.id);
    }
    BattlePaper battle;
    for (const PaperShown& document : battle.documents()) {
        names << battle.fileName(document.id, "pdf");
    }
    for (const char* form : {"html", "md", "jsonl"}) {
        names << battle.fileName("report", form);
    }
    QVERIFY(names.contains("Kadesh, roster.pdf"));
    QVERIFY(names.contains("Unnamed, map.pdf") && names.contains("Unnamed, plan.pdf"));
    QVERIFY2(names.removeDuplicates() == 0, qPrintable(names.join(u'\n')));
}

void Saving::saysWhere()
{
    QTemporaryDir home;
    QTemporaryDir documents;
    Driver driver(home.path());
    rooms::open(driver, "export", {{"armyId", armyOf(driver, "egyptian", 4, "Kadesh")}, {"from", "armies"}});
    const QString path = documents.filePath("Kadesh.pdf");
    saveRoster(driver, path);
    QTRY_COMPARE(toast(driver), "Saved as " + path);
    driver.shoot("saving-said");
    driver.click("toastOpen");
    QTRY_COMPARE(opened_, QStringList{path});
    saveRoster(driver, path); // there already: the button says that it replaces it
    driver.click("toastFolder");
    QTRY_COMPARE(opened_, (QStringList{path, documents.path()}));
    // What is said next has no file.
    emit driver.session().said("Something else");
    QTRY_COMPARE(toast(driver), QString("Something else"));
    QVERIFY(driver.find("toastOpen") == nullptr);
    // However much it is, all of it lies on the page.
    emit driver.session().said(QString("A long story of many words. ").repeated(9));
    driver.rest();
    const QQuickItem* said = driver.wait("toast");
    const QRectF place = said->mapRectToScene({0, 0, said->width(), said->height()});
    QVERIFY(place.right() <= driver.window()->width());
    QVERIFY(place.left() >= driver.wait("navigation")->width());
    // With large letters in a narrow window too.
    driver.resize({480, 640});
    saveRoster(driver, path);
    driver.shoot("saving-said-narrow");
    QVERIFY(driver.wait("toastOpen")->isVisible() && driver.wait("toastFolder")->isVisible());
}

// The desktop's file manager picks the file out; where there is none, its folder is opened.
void Saving::showsWhich()
{
    QTemporaryDir home;
    QTemporaryDir documents;
    Driver driver(home.path());
    rooms::open(driver, "export", {{"armyId", armyOf(driver, "egyptian", 4, "Kadesh")}, {"from", "armies"}});
    const QString path = documents.filePath("Kadesh & Ümlaut #1.pdf");
    QList<QUrl> asked;
    for (const bool able : {true, false}) {
        SavedFile::fileManager() = [&](const QUrl& file, const std::function<void(bool)>& done) {
            asked << file;
            QTimer::singleShot(0, this, [done, able] { done(able); }); // it answers when it can
        };
        saveRoster(driver, path);
        driver.click("toastFolder");
        QTRY_COMPARE(opened_, able ? QStringList() : QStringList{documents.path()});
    }
    QCOMPARE(asked, QList<QUrl>(2, QUrl::fromLocalFile(path)));
}

// Who put something else in its place gets nothing opened.
void Saving::onlyWhatWasWritten()
{
    QTemporaryDir home;
    QTemporaryDir documents;
    Driver driver(home.path());
    SavedFile* saved = SavedFile::current();
    QVERIFY(!saved->open() && !saved->showFolder());
    const QString path = documents.filePath("a.pdf"), other = documents.filePath("other");
    QVERIFY(saved->save(QUrl::fromLocalFile(path), "%PDF-1.4", false));
    QVERIFY(saved->open());
    QCOMPARE(opened_, QStringList{path});
    QVERIFY(write(other, "%PDF-1.5") && QFile::remove(path));
    QVERIFY(!saved->open() && !saved->showFolder());
    QVERIFY(QFile::link(other, path));
    QVERIFY(!saved->open() && !saved->showFolder());
    QCOMPARE(opened_.size(), 1);
    QTRY_VERIFY(toast(driver).contains("has changed"));
}

void Saving::refusesAsCommandsDo()
{
    QTemporaryDir home;
    QTemporaryDir documents;
    Driver driver(home.path());
    rooms::open(driver, "export", {{"armyId", armyOf(driver, "egyptian", 4, "Kadesh")}, {"from", "armies"}});
    const QString mine = documents.filePath("mine.pdf"), link = documents.filePath("link.pdf"),
                  hard = documents.filePath("hard.pdf"), pipe = documents.filePath("pipe.pdf"),
                  library = home.filePath("library.db");
    QVERIFY(write(mine, "mine") && QFile::link(mine, link));
    QCOMPARE(::link(qPrintable(library), qPrintable(hard)), 0);
    QCOMPARE(::mkfifo(qPrintable(pipe), 0600), 0);
    for (const QString& path : {library, home.filePath("library.db-wal"), home.filePath("./library.db.lock"), hard}) {
        saveRoster(driver, path);
        QVERIFY2(toast(driver).contains("library"), qPrintable(path + ": " + toast(driver)));
    }
    saveRoster(driver, link);
    QVERIFY2(toast(driver).contains("is a link"), qPrintable(toast(driver)));
    saveRoster(driver, pipe);
    QVERIFY2(toast(driver).contains("name an ordinary file"), qPrintable(toast(driver)));
    QCOMPARE(read(mine), QString("mine"));
    QVERIFY(QFileInfo(link).isSymLink());
    QVERIFY(driver.find("toastOpen") == nullptr);
    QVERIFY(driver.session().library()->armies().value->size() == 1);
}

// A file that was not there when its name was given stays.
void Saving::whoComesMeanwhile()
{
    QTemporaryDir home;
    QTemporaryDir documents;
    Driver driver(home.path());
    rooms::open(driver, "export", {{"armyId", armyOf(driver, "egyptian", 4, "Kadesh")}, {"from", "armies"}});
    const QString path = documents.filePath("late.pdf");
    auto* const out = qobject_cast<Exporter*>(model(driver, "exporter"));
    QVERIFY(out != nullptr && write(path, "somebody else's"));
    QVERIFY(!out->savePdf("roster", "a4", QUrl::fromLocalFile(path), false));
    QVERIFY2(toast(driver).contains("already exists"), qPrintable(toast(driver)));
    QCOMPARE(read(path), QString("somebody else's"));
}

} // namespace strategikon

int main(int argc, char** argv)
{
    strategikon::Saving test;
    return strategikon::runTest(argc, argv, &test);
}

#include "saving.moc"
