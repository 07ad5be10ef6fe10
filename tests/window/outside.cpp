// What comes in from outside and goes out: files dropped, opened and saved, paper, the clipboard.
#include "app/printing/loading.h"
#include "app/view/exchange/print_service.h"
#include "faces.h"
#include "rooms.h"
#include "tests/exchange/zipped.h"

#include <QClipboard>
#include <QDir>
#include <QDragEnterEvent>
#include <QGuiApplication>
#include <QMimeData>
#include <QProcess>
#include <QRegularExpression>

namespace strategikon {

using namespace rooms;

class Outside : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void init() { failOnWarnings(); }
    void filesAreDropped();
    void archivesAskWhich();
    void filesAreOpened();
    void filesAreSaved();
    void foldersThatRefuse();
    void pagesAreLookedThrough();
    void printedTogether();
    void listOfArmies();
    void pagesArePrinted();
    void formsAreCopied();
    void dialogsOfOtherPages();

private:
    QTemporaryDir documents_; // where the dialogs begin
    QString file(const char* name) const { return documents_.filePath(name); }
    // Writes a name where a file is asked for, and Return.
    void choose(Driver& driver, const QString& name) const;
};

namespace {

void drop(Driver& driver, QMimeData& data, bool letGo = true)
{
    const QPoint at(600, 400);
    QDragEnterEvent enter(at, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(driver.window(), &enter);
    QDragMoveEvent move(at, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(driver.window(), &move);
    driver.settle();
    if (letGo) {
        QDropEvent event(at, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(driver.window(), &event);
    } else {
        QDragLeaveEvent leave;
        QCoreApplication::sendEvent(driver.window(), &leave);
    }
    driver.settle();
}

// Waits for what the window says in passing; a printer may take its time.
bool says(Driver& driver, const QString& words)
{
    return QTest::qWaitFor(
        [&] {
            QQuickItem* toast = driver.find("toast");
            return toast != nullptr && toast->property("text").toString().contains(words);
        },
        20000);
}

bool write(const QString& path, const QByteArray& bytes)
{
    QFile file(path);
    return file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size();
}

const QByteArray armyFile = "system: warmaster\nlist: egyptian\npoints: 1000\nname: From a friend\nunits:\n"
                            "  - {entry: archers, count: 4}\n  - general\n";

QString pdf(const QString& path, const char* tool, const QStringList& options = {})
{
    QProcess process;
    process.start(tool, QStringList{path} + options);
    return process.waitForFinished() ? QString::fromUtf8(process.readAllStandardOutput()) : QString();
}

// A printer that is a file, or none, or one that fails.
class PaperPrinter : public Printing {
public:
    QStringList names{"Office", "Study"};
    QString file;
    bool works = true;
    mutable PrintJob last;

    PaperPrinter() : real_(loadPrinting()) { usePrinting(this); }
    ~PaperPrinter() override { usePrinting(nullptr); }
    QStringList printers() const override { return names; }
    QString defaultPrinter() const override { return names.isEmpty() ? QString() : names.last(); }
    bool print(const PrintJob& job) const override
    {
        last = job;
        PrintJob onto = job;
        onto.file = file;
        return works && real_ != nullptr && real_->print(onto);
    }

private:
    Printing* real_;
};

} // namespace

void Outside::initTestCase()
{
    qputenv("HOME", documents_.path().toUtf8());
    qputenv("XDG_CONFIG_HOME", documents_.filePath(".config").toUtf8());
}

void Outside::choose(Driver& driver, const QString& name) const
{
    QQuickItem* field = driver.wait("fileName");
    field->forceActiveFocus();
    driver.key(Qt::Key_A, Qt::ControlModifier);
    driver.type(name);
    driver.key(Qt::Key_Return);
}

void Outside::filesAreDropped()
{
    QTemporaryDir home;
    Driver driver(home.path());
    armyOf(driver, "egyptian", 4, "Kadesh");
    open(driver, "armies");
    QVERIFY(write(file("friend.yaml"), armyFile));
    QMimeData one;
    one.setUrls({QUrl::fromLocalFile(file("friend.yaml"))});
    // Dragged over and away again: nothing happens. On any page: it is read where things come in.
    drop(driver, one, false);
    QCOMPARE(driver.window()->property("page").toString(), QString("armies"));
    drop(driver, one);
    QTRY_COMPARE(driver.window()->property("page").toString(), QString("import"));
    QCOMPARE(driver.wait("importTitle")->property("text").toString(), QString("From a friend"));
    driver.shoot("outside-dropped");
    // A second one in its place, this time of two: the other is told.
    QVERIFY(write(file("other.txt"), "Norman, 1000 points\n2 x Spearmen\n1 x General\n"));
    QMimeData two;
    two.setUrls({QUrl::fromLocalFile(file("other.txt")), QUrl::fromLocalFile(file("friend.yaml"))});
    drop(driver, two);
    QTRY_VERIFY(model(driver, "importer")->property("title").toString().contains("Norman"));
    QVERIFY(driver.wait("toast")->property("text").toString().contains("One file at a time"));
    // Text is as good as a file.
    QMimeData text;
    text.setText("Hun, 1000 points\n1 x General\n");
    drop(driver, text);
    QTRY_VERIFY(model(driver, "importer")->property("title").toString().contains("Hun"));
    driver.click("keepImport");
    QTRY_COMPARE(driver.window()->property("page").toString(), QString("builder"));
    // A file that is gone, a folder, an address elsewhere: a sentence, and no army.
    for (const QUrl& url : {QUrl::fromLocalFile(file("gone.yaml")), QUrl::fromLocalFile(documents_.path()),
             QUrl("https://example.org/army.yaml")}) {
        QMimeData data;
        data.setUrls({url});
        drop(driver, data);
        QVERIFY(driver.wait("importFault-0"));
        QVERIFY(!model(driver, "importer")->property("hasArmy").toBool());
    }
    driver.shoot("outside-dropped-elsewhere");
}

void Outside::archivesAskWhich()
{
    QTemporaryDir home;
    Driver driver(home.path());
    open(driver, "armies");
    QByteArray other(armyFile);
    other.replace("From a friend", "From his brother");
    const std::string archive =
        exchanged::zipped({{"one.yaml", armyFile.toStdString()}, {"older/two.yaml", other.toStdString()}});
    QVERIFY(write(file("club.zip"), QByteArray::fromStdString(archive)));
    QMimeData data;
    data.setUrls({QUrl::fromLocalFile(file("club.zip"))});
    drop(driver, data);
    // A question, and no fault.
    QCOMPARE(driver.wait("roster-1")->property("text").toString(), QString("older/two.yaml"));
    QVERIFY(!driver.find("importFault-0"));
    QVERIFY(!model(driver, "importer")->property("hasArmy").toBool());
    driver.shoot("outside-archive");
    driver.click("roster-1");
    QTRY_COMPARE(driver.wait("importTitle")->property("text").toString(), QString("From his brother"));
    QVERIFY(!driver.find("roster-1"));
    // Dropped once more it asks again.
    drop(driver, data);
    QVERIFY(driver.wait("roster-0"));
}

void Outside::filesAreOpened()
{
    QTemporaryDir home;
    Driver driver(home.path());
    armyOf(driver, "egyptian", 4, "Kadesh");
    QDir(documents_.path()).mkpath("lists/older");
    QVERIFY(write(file("lists/a-friend.yaml"), armyFile));
    QVERIFY(write(file("lists/picture.png"), "no army"));
    open(driver, "import");
    driver.key(Qt::Key_O, Qt::ControlModifier);
    QQuickItem* files = driver.wait("folderList");
    QTRY_VERIFY(files->hasActiveFocus());
    QTRY_COMPARE(driver.wait("folderPath")->property("text").toString(), QString("~"));
    examine(driver, "opening a file");
    // Left by Escape: the page has the keyboard again.
    driver.key(Qt::Key_Escape);
    QTRY_VERIFY(!driver.find("folderList"));
    QTRY_COMPARE(driver.focused(), QString("importText"));
    // By the keyboard alone: into the folder, past what is no army, to the file.
    driver.key(Qt::Key_O, Qt::ControlModifier);
    QTRY_VERIFY(files->hasActiveFocus());
    const auto goTo = [&](const char* name) {
        for (int step = 0; step < 9; ++step) {
            QQuickItem* at = files->property("currentItem").value<QQuickItem*>();
            if (at != nullptr && at->property("name").toString() == name) {
                return true;
            }
            driver.key(Qt::Key_Down);
        }
        return false;
    };
    QVERIFY(goTo("lists"));
    driver.key(Qt::Key_Return);
    QTRY_COMPARE(driver.wait("folderPath")->property("text").toString(), QString("~/lists"));
    QCOMPARE(files->property("count").toInt(), 2);
    driver.shoot("outside-open");
    driver.key(Qt::Key_Backspace);
    QTRY_COMPARE(driver.wait("folderPath")->property("text").toString(), QString("~"));
    QVERIFY(goTo("lists"));
    driver.key(Qt::Key_Return);
    QVERIFY(goTo("a-friend.yaml"));
    driver.key(Qt::Key_Return);
    QTRY_VERIFY(!driver.find("folderList"));
    QTRY_COMPARE(model(driver, "importer")->property("title").toString(), QString("From a friend"));
    // By the pointer, and in the folder where one was last.
    model(driver, "importer")->setProperty("text", "");
    driver.click("openFile");
    QTRY_COMPARE(driver.wait("folderPath")->property("text").toString(), QString("~/lists"));
    driver.click("file-older");
    QTRY_COMPARE(files->property("count").toInt(), 0);
    driver.click("folderUp");
    driver.click("file-a-friend.yaml");
    driver.click("fileDone");
    QTRY_COMPARE(model(driver, "importer")->property("title").toString(), QString("From a friend"));
    // A path that is typed; one that is not there is said where the file would be read.
    driver.click("openFile");
    choose(driver, "/no/such/army.yaml");
    QTRY_VERIFY(driver.find("importFault-0"));
    driver.click("openFile");
    choose(driver, "~/lists/a-friend.yaml");
    QTRY_COMPARE(model(driver, "importer")->property("title").toString(), QString("From a friend"));
}

void Outside::filesAreSaved()
{
    QTemporaryDir home;
    Driver driver(home.path());
    const QString id = armyOf(driver, "egyptian", 4, "Kadesh");
    open(driver, "export", {{"armyId", id}, {"from", "armies"}});
    QVERIFY(driver.tabTo("savePdf"));
    driver.key(Qt::Key_Return);
    // The army's own name is offered, its stem selected.
    QQuickItem* field = driver.wait("fileName");
    QTRY_VERIFY(field->hasActiveFocus());
    QCOMPARE(field->property("text").toString(), QString("Kadesh, roster.pdf"));
    QCOMPARE(field->property("selectedText").toString(), QString("Kadesh, roster"));
    driver.shoot("outside-save");
    examine(driver, "saving a file");
    driver.key(Qt::Key_Escape);
    QTRY_VERIFY(!driver.find("fileName"));
    QTRY_COMPARE(driver.focused(), QString("savePdf"));
    QVERIFY(!QFile::exists(file("Kadesh.pdf")));
    driver.key(Qt::Key_Return);
    choose(driver, "Kadesh.pdf");
    QVERIFY(says(driver, "Saved as"));
    QVERIFY(pdf(file("Kadesh.pdf"), "pdftotext", {"-"}).contains("Archers"));
    // There already: said, and Return only goes to the button that would replace it.
    QVERIFY(write(file("Kadesh.pdf"), "precious"));
    driver.key(Qt::Key_Return);
    choose(driver, "Kadesh");
    QVERIFY(driver.wait("fileThere"));
    QTRY_COMPARE(driver.focused(), QString("fileDone"));
    driver.shoot("outside-replace");
    driver.key(Qt::Key_Escape);
    QTRY_VERIFY(!driver.find("fileName"));
    QCOMPARE(read(file("Kadesh.pdf")), QString("precious"));
    driver.key(Qt::Key_Return);
    choose(driver, "Kadesh.pdf");
    QTRY_COMPARE(driver.focused(), QString("fileDone"));
    driver.key(Qt::Key_Return);
    QTRY_VERIFY(read(file("Kadesh.pdf")).startsWith("%PDF"));
    // A name without an ending gets one; cards on Letter, as chosen on the page.
    driver.click("document-1");
    driver.click("exportPaper-1");
    driver.click("savePdf");
    choose(driver, "cards");
    QTRY_VERIFY(QFile::exists(file("cards.pdf")));
    QVERIFY2(pdf(file("cards.pdf"), "pdfinfo").contains(QRegularExpression("Page size:\\s+612 x 792")),
        qPrintable(pdf(file("cards.pdf"), "pdfinfo")));
    // A text form.
    driver.key(Qt::Key_2, Qt::AltModifier);
    driver.click("form-csv");
    driver.click("saveText");
    choose(driver, "Kadesh.csv");
    QTRY_VERIFY(read(file("Kadesh.csv")).contains("Archers"));
}

void Outside::foldersThatRefuse()
{
    QTemporaryDir home;
    Driver driver(home.path());
    const QString id = armyOf(driver, "egyptian", 4, "Kadesh");
    open(driver, "export", {{"armyId", id}});
    QObject* out = model(driver, "exporter");
    bool done = true;
    // A place where nobody may write, not even root; one that is not there; one that is a folder.
    for (const char* path : {"/proc/Kadesh.pdf", "/sys/Kadesh.pdf"}) {
        QMetaObject::invokeMethod(out, "savePdf", Q_RETURN_ARG(bool, done), Q_ARG(QString, "roster"),
            Q_ARG(QString, "a4"), Q_ARG(QUrl, QUrl::fromLocalFile(path)), Q_ARG(bool, false));
        QVERIFY(!done);
        const QString words = driver.wait("toast")->property("text").toString();
        QVERIFY2(words.contains("cannot be written") && words.contains(path), qPrintable(words));
    }
    driver.shoot("outside-refused");
    const QString missing = file("no/such/folder/Kadesh.csv");
    QMetaObject::invokeMethod(out, "save", Q_RETURN_ARG(bool, done), Q_ARG(QString, "csv"),
        Q_ARG(QUrl, QUrl::fromLocalFile(missing)), Q_ARG(bool, false));
    QVERIFY(!done);
    QVERIFY(driver.wait("toast")->property("text").toString().contains(missing));
    QMetaObject::invokeMethod(out, "savePdf", Q_RETURN_ARG(bool, done), Q_ARG(QString, "roster"), Q_ARG(QString, "a4"),
        Q_ARG(QUrl, QUrl::fromLocalFile(documents_.path())), Q_ARG(bool, false));
    QVERIFY(!done);
    QVERIFY(driver.wait("toast")->property("text").toString().contains(documents_.path()));
}

void Outside::pagesAreLookedThrough()
{
    QTemporaryDir home;
    Driver driver(home.path());
    Army army;
    army.system = "warmaster";
    army.list = "egyptian";
    army.points = 3000;
    army.name = "The whole host";
    for (const auto& [entry, count] : std::vector<std::pair<const char*, int>>{{"infantry", 12}, {"archers", 20},
             {"marines", 3}, {"skirmishers", 6}, {"chariots", 10}, {"general", 1}, {"leader", 3}}) {
        Choice choice;
        choice.entry = entry;
        choice.count = count;
        army.choices.push_back(choice);
    }
    open(driver, "export", {{"armyId", driver.session().keep(army, "create")}});
    QQuickItem* preview = driver.wait("preview");
    const auto pages = [&] { return preview->property("pageCount").toInt(); };
    // All three documents on both papers: they have pages, and what is read out is what is drawn.
    for (const char* paper : {"exportPaper-0", "exportPaper-1"}) {
        driver.click(paper);
        const double ratio = preview->property("ratio").toDouble();
        QVERIFY(qAbs(ratio - (paper == std::string("exportPaper-0") ? 297.0 / 210 : 279.4 / 215.9)) < 0.01);
        for (const char* document : {"document-0", "document-1", "document-2"}) {
            driver.click(document);
            QTRY_VERIFY(pages() > 0);
            QVERIFY(!preview->property("words").toString().isEmpty());
            QVERIFY(qAbs(preview->height() / preview->width() - ratio) < 0.01);
            driver.shoot(QString("outside-%1-%2").arg(document, paper));
        }
    }
    // Cards take several pages: leafed through by the keyboard, to the end and back.
    driver.click("document-1");
    QVERIFY(pages() > 1);
    QVERIFY(driver.tabTo("pageNext"));
    const QString first = preview->property("words").toString();
    for (int page = 1; page < pages(); ++page) {
        driver.key(Qt::Key_Return);
        QTRY_COMPARE(preview->property("page").toInt(), page);
    }
    QVERIFY(!driver.find("pageNext")->isEnabled());
    QVERIFY(preview->property("words").toString() != first);
    // The button that ran out of pages lets the keyboard go on to somewhere on the page.
    QVERIFY(driver.tabTo("pageBack"));
    driver.key(Qt::Key_Return);
    QTRY_COMPARE(preview->property("page").toInt(), pages() - 2);
    // Another document begins at its first page.
    driver.click("document-0");
    QTRY_COMPARE(preview->property("page").toInt(), 0);
}

// What goes together, in which order and in which letters, is chosen once.
void Outside::printedTogether()
{
    QTemporaryDir home;
    QString id;
    const auto pages = [](Driver& driver) { return driver.wait("preview")->property("pageCount").toInt(); };
    const auto words = [](Driver& driver) { return driver.wait("preview")->property("words").toString(); };
    {
        Driver driver(home.path());
        id = armyOf(driver, "egyptian", 4, "Kadesh");
        open(driver, "export", {{"armyId", id}});
        const QString roster = words(driver);
        driver.click("document-1");
        QTRY_VERIFY(words(driver) != roster);
        const QString cards = words(driver);
        const int ofCards = pages(driver);
        driver.click("document-4"); // roster and rules, as long as nobody has chosen
        QTRY_COMPARE(words(driver), roster);
        QCOMPARE(pages(driver), 2);
        driver.click("askTogether");
        driver.click("together-cards");
        driver.click("together-rules");
        driver.click("earlier-cards");
        driver.rest();
        driver.shoot("outside-together");
        driver.click("togetherDone");
        QTRY_COMPARE(pages(driver), ofCards + 1);
        QCOMPARE(words(driver), cards);
        driver.click("savePdf");
        choose(driver, "both");
        QTRY_VERIFY(QFile::exists(file("both.pdf")));
        QVERIFY(
            pdf(file("both.pdf"), "pdfinfo").contains(QRegularExpression(QString("Pages:\\s+%1\\n").arg(ofCards + 1))));
    }
    Driver driver(home.path());
    open(driver, "export", {{"armyId", id}});
    driver.click("askTogether"); // the page is as it was left
    QVERIFY(!driver.find("earlier-cards")->isEnabled() && driver.find("later-cards")->isEnabled());
    driver.click("together-cards");
    driver.click("together-roster"); // one stays
    QVERIFY(driver.wait("together-roster")->property("checked").toBool());
    driver.click("togetherDone");
    QTRY_COMPARE(pages(driver), 1);
    // Half as large again, on the same paper; cards are cut out and keep their size.
    const auto largest = [&](const char* document) {
        double size = 0;
        for (const print::Sheet& sheet : sheetsOf(id, document, "a4"))
            for (const print::Letters& letters : sheet.pages.front().letters)
                size = std::max(size, letters.style.size);
        return size;
    };
    driver.click("document-0");
    const double roster = largest("roster"), card = largest("cards");
    driver.click("printLetters-2");
    QCOMPARE(driver.settings().printLetters(), 150);
    QVERIFY(largest("roster") > 1.3 * roster);
    QCOMPARE(largest("cards"), card);
    QVERIFY(qAbs(driver.wait("preview")->property("paperWidth").toDouble() - 210) < 0.01);
    driver.shoot("outside-large-letters");
}

// All armies on one calm page, under the name of their rules.
void Outside::listOfArmies()
{
    QTemporaryDir home;
    Driver driver(home.path());
    armyOf(driver, "egyptian", 4, "Kadesh");
    armyOf(driver, "egyptian", 40, "The flood");
    open(driver, "armies", {});
    driver.click("printList");
    QTRY_COMPARE(driver.window()->property("page").toString(), QString("listpaper"));
    QQuickItem* preview = driver.wait("preview");
    QCOMPARE(preview->property("pageCount").toInt(), 1);
    const QString words = preview->property("words").toString();
    for (const char* word : {"Armies", "2 armies", "Kadesh", "The flood", "Egyptian", "1,000"})
        QVERIFY2(words.contains(word), qPrintable(words));
    driver.shoot("outside-list-of-armies");
    driver.click("saveListPdf");
    choose(driver, "list");
    QTRY_VERIFY(QFile::exists(file("list.pdf")));
    driver.key(Qt::Key_Escape);
    QTRY_COMPARE(driver.window()->property("page").toString(), QString("armies"));
}

void Outside::pagesArePrinted()
{
    QTemporaryDir home;
    Driver driver(home.path());
    const QString id = armyOf(driver, "egyptian", 4, "Kadesh");
    PaperPrinter printer;
    printer.file = file("paper.pdf");
    open(driver, "export", {{"armyId", id}});
    driver.click("exportPaper-0");
    QVERIFY(driver.tabTo("toPrinter"));
    driver.key(Qt::Key_Return);
    QQuickItem* box = driver.wait("printer");
    QTRY_COMPARE(box->property("displayText").toString(), QString("Study"));
    driver.shoot("outside-print");
    driver.key(Qt::Key_Escape);
    QTRY_VERIFY(!driver.find("printNow"));
    QTRY_COMPARE(driver.focused(), QString("toPrinter"));
    // Another printer, two copies, by the keyboard.
    driver.key(Qt::Key_Return);
    QVERIFY(driver.tabTo("printer"));
    driver.key(Qt::Key_Up);
    QTRY_COMPARE(box->property("displayText").toString(), QString("Office"));
    driver.click(driver.find("more", driver.wait("copies")));
    QVERIFY(driver.tabTo("printNow"));
    driver.key(Qt::Key_Return);
    if (QQuickItem* trouble = driver.find("printTrouble")) {
        QFAIL(qPrintable(trouble->property("text").toString()));
    }
    QVERIFY(says(driver, "Office"));
    QCOMPARE(printer.last.printer, QString("Office"));
    QCOMPARE(printer.last.copies, 2);
    QCOMPARE(printer.last.paper, QSizeF(210, 297));
    QVERIFY(pdf(printer.file, "pdftotext", {"-"}).contains("Kadesh"));
    QTRY_COMPARE(driver.focused(), QString("toPrinter"));
    // The cards, on Letter.
    driver.click("document-1");
    driver.click("exportPaper-1");
    driver.click("toPrinter");
    driver.click(driver.wait("printNow"));
    QVERIFY(says(driver, "Office")); // the one that was picked
    QCOMPARE(printer.last.paper, QSizeF(215.9, 279.4));
    QVERIFY(pdf(printer.file, "pdfinfo").contains(QRegularExpression("Page size:\\s+612 x 792")));
    // A printer that fails: the sheet stays, and says so.
    printer.works = false;
    driver.click("toPrinter");
    driver.click(driver.wait("printNow"));
    QTRY_VERIFY(driver.wait("printTrouble")->property("text").toString().contains("does not accept pages"));
    QVERIFY(driver.find("printNow"));
    driver.shoot("outside-print-fails");
    driver.key(Qt::Key_Escape);
    QTRY_VERIFY(!driver.find("printNow"));
    // None at all: said, with what to do instead.
    printer.names.clear();
    driver.click("toPrinter");
    QTRY_VERIFY(driver.wait("printTrouble")->property("text").toString().contains("PDF"));
    QVERIFY(!driver.wait("printNow")->isEnabled());
    QVERIFY(!driver.find("printer"));
    driver.shoot("outside-print-none");
}

void Outside::formsAreCopied()
{
    QTemporaryDir home;
    Driver driver(home.path());
    const QString id = armyOf(driver, "egyptian", 4, "Kadesh");
    open(driver, "export", {{"armyId", id}});
    driver.key(Qt::Key_2, Qt::AltModifier);
    QQuickItem* forms = driver.wait("forms");
    QTRY_VERIFY(forms->hasActiveFocus());
    QClipboard* clipboard = QGuiApplication::clipboard();
    QSet<QString> seen;
    // Along the forms by the arrows; each that has a text is copied as it is shown.
    for (int row = 0; row < forms->property("count").toInt(); ++row) {
        if (row > 0) {
            driver.key(Qt::Key_Down);
        }
        QTRY_COMPARE(forms->property("currentIndex").toInt(), row);
        clipboard->clear();
        if (QQuickItem* copy = driver.find("copyText")) {
            driver.click(copy);
            const QString text = driver.wait("sample")->property("text").toString();
            QCOMPARE(clipboard->text(), text);
            QVERIFY(text.contains("Archers") || text.contains("archers"));
            seen << text;
            forms->forceActiveFocus(Qt::TabFocusReason);
        }
    }
    QCOMPARE(seen.size(), 9);
    driver.shoot("outside-forms");
    driver.key(Qt::Key_3, Qt::AltModifier);
    driver.click("copyCode");
    QCOMPARE(clipboard->text(), driver.wait("code")->property("text").toString());
    // What was copied is pasted on the import page, and is the same army.
    open(driver, "import");
    driver.key(Qt::Key_V, Qt::ControlModifier | Qt::ShiftModifier);
    QTRY_VERIFY(model(driver, "importer")->property("hasArmy").toBool());
    QVERIFY(model(driver, "importer")->property("summary").toString().contains("Egyptian"));
}

void Outside::dialogsOfOtherPages()
{
    QTemporaryDir home;
    Driver driver(home.path());
    armyOf(driver, "egyptian", 4, "Kadesh");
    open(driver, "nation", {{"system", "warmaster"}, {"list", "hun"}});
    driver.key(Qt::Key_P, Qt::ControlModifier);
    QTRY_VERIFY(driver.wait("fileName")->property("text").toString().endsWith(".pdf"));
    choose(driver, "huns.pdf");
    QTRY_VERIFY(QFile::exists(file("huns.pdf")));
    QVERIFY(pdf(file("huns.pdf"), "pdftotext", {"-"}).contains("Hun"));
    QVERIFY2(driver.wait("toast")->property("text").toString().contains("huns.pdf"),
        qPrintable(driver.wait("toast")->property("text").toString()));
}

} // namespace strategikon

int main(int argc, char** argv)
{
    strategikon::Outside test;
    return strategikon::runTest(argc, argv, &test);
}

#include "outside.moc"
