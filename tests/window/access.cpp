// Whatever one can touch has a name, a role and room for a finger.
#include "faces.h"

namespace strategikon {

class Access : public QObject {
    Q_OBJECT

private slots:
    void init() { failOnWarnings(); }
    void everyPage_data();
    void everyPage();
};

void Access::everyPage_data()
{
    QTest::addColumn<QSize>("size");
    QTest::newRow("wide") << QSize(1280, 800);
    QTest::newRow("tall") << QSize(800, 1280);
}

void Access::everyPage()
{
    QFETCH(QSize, size);
    QTemporaryDir home;
    Driver driver(home.path(), size);
    examine(driver, "first run");
    driver.click(driver.row("nations", "nation-indian"));
    driver.click("startFilled");
    QVERIFY(driver.wait("entries"));
    QTest::qWait(100);
    examine(driver, "builder");
    if (QQuickItem* panel = driver.find("openPanel")) {
        driver.click(panel);
        QTRY_VERIFY(driver.find("fill"));
        examine(driver, "panel");
        driver.key(Qt::Key_Escape);
        QTest::qWait(100);
    }
    for (const char* sheet : {"details", "aboutSheet", "proposing"}) {
        QObject* lazy = driver.find("page")->property("item").value<QObject*>()->findChild<QObject*>(sheet);
        QVERIFY2(lazy, sheet);
        QMetaObject::invokeMethod(lazy, "open");
        driver.settle();
        examine(driver, sheet);
        driver.key(Qt::Key_Escape);
        QTest::qWait(50);
    }
    for (const char* page : {"armies", "nations", "collection", "settings"}) {
        driver.open(page);
        examine(driver, page);
    }
    driver.open("armies");
    driver.key(Qt::Key_N, Qt::ControlModifier);
    QTRY_VERIFY(driver.find("make"));
    examine(driver, "new army");
}

} // namespace strategikon

int main(int argc, char** argv)
{
    strategikon::Access test;
    return strategikon::runTest(argc, argv, &test);
}

#include "access.moc"
