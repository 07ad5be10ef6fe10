// No text of the window is left out, and a file that no walk opens is a failure.
#include "pseudo.h"
#include "walk.h"

#include <QTextStream>

namespace strategikon {

class WindowText : public QObject {
    Q_OBJECT

private slots:
    void init() { failOnWarnings(); }
    void initTestCase() { QVERIFY(QCoreApplication::installTranslator(&pseudo_)); }
    void nothingIsLeftOut_data();
    void nothingIsLeftOut();
    void everyFileWasOpened();
    void templateHoldsAll();

private:
    Pseudo pseudo_;
    Reader reader_{isUntranslated};
};

void WindowText::nothingIsLeftOut_data()
{
    QTest::addColumn<QSize>("size");
    QTest::newRow("tall") << QSize(800, 2400); // also rows that would lie below
    if (qEnvironmentVariableIsSet("STRATEGIKON_FULL")) {
        QTest::newRow("wide") << QSize(1280, 800);
    }
}

void WindowText::nothingIsLeftOut()
{
    QFETCH(QSize, size);
    QTemporaryDir home;
    Driver driver(home.path(), size);
    Walk(driver, reader_, greek).all();
    QVERIFY(reader_.texts() > 1000);
    for (const QString& text : reader_.faults()) { // a failure shows a thousand letters only
        QTextStream(stderr) << text << '\n';
    }
    QVERIFY2(
        reader_.faults().isEmpty(), qPrintable(QStringLiteral("never translated:\n") + reader_.faults().join(u'\n')));
}

void WindowText::everyFileWasOpened()
{
    QVERIFY(allFiles().size() > 80);
    QStringList missed;
    for (const QString& file : allFiles()) {
        if (!reader_.files().contains(file)) {
            missed << file;
        }
    }
    QVERIFY2(missed.isEmpty(), qPrintable(QStringLiteral("never opened: ") + missed.join(u' ')));
}

void WindowText::templateHoldsAll()
{
    const QStringList missing = missingInTemplate(pseudo_);
    QVERIFY2(missing.isEmpty(),
        qPrintable(QStringLiteral("build the target translations_extract; missing:\n") + missing.join(u'\n')));
}

} // namespace strategikon

int main(int argc, char** argv)
{
    strategikon::WindowText test;
    return strategikon::runTest(argc, argv, &test);
}

#include "tst_window.moc"
