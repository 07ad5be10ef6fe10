// Pictures of every page in every dress, for the eye: build folder, tests/window/screenshots.
#include "dresses.h"

namespace strategikon {

class Pictures : public QObject {
    Q_OBJECT

private slots:
    void init() { failOnWarnings(); }
    void pages_data();
    void pages();
};

void Pictures::pages_data() { addDresses(); }

void Pictures::pages()
{
    QFETCH(Dress, dress);
    Sitting sitting(dress);
    Driver& driver = sitting.driver;
    const auto take = [&](const QString& what) { sitting.take(what); };
    const auto lazy = [&](const char* name) {
        return driver.find("page")->property("item").value<QObject*>()->findChild<QObject*>(name);
    };
    const auto builder = [&] { return lazy("builder"); };

    driver.row("nations", "nation-assyrian");
    take("first-run");
    driver.click(driver.row("nations", "nation-egyptian"));
    driver.click("startEmpty");
    QVERIFY(driver.wait("entries"));
    QTest::qWait(200);
    take("builder-empty");
    QMetaObject::invokeMethod(lazy("proposing"), "open");
    QMetaObject::invokeMethod(
        builder()->property("proposal").value<QObject*>(), "ask", Q_ARG(QString, ""), Q_ARG(bool, true));
    QTRY_VERIFY(driver.wait("accept")->isEnabled());
    take("proposal");
    driver.click("accept");
    builder()->setProperty("name", "The Fifth Division of Pharaoh, as it marched to Kadesh and came home again");
    builder()->setProperty("tags", "club night, campaign");
    builder()->setProperty("limit", 2000);
    QMetaObject::invokeMethod(builder(), "setCount", Q_ARG(QString, "archers"), Q_ARG(int, 11));
    QMetaObject::invokeMethod(
        builder(), "setOption", Q_ARG(QString, "general"), Q_ARG(QString, "chariot"), Q_ARG(int, 1));
    QTest::qWait(200);
    take("builder");
    if (QQuickItem* panel = driver.find("openPanel")) {
        driver.click(panel);
        take("panel");
        driver.key(Qt::Key_Escape);
    }
    driver.row("entries", "entry-general");
    take("builder-commanders");
    QMetaObject::invokeMethod(lazy("aboutSheet"), "open");
    take("about");
    driver.key(Qt::Key_Escape);
    QQuickItem* entries = driver.find("entries");
    entries->setProperty("currentIndex", 1);
    entries->forceActiveFocus();
    driver.key(Qt::Key_Return);
    take("details");
    driver.key(Qt::Key_Escape);
    driver.key(Qt::Key_F1);
    take("keys");
    driver.key(Qt::Key_Escape);
    QMetaObject::invokeMethod(builder(), "setNation", Q_ARG(QString, "warmaster"), Q_ARG(QString, "indian"));
    QTest::qWait(200);
    entries->setProperty("currentIndex", entries->property("count").toInt() - 1);
    take("builder-unknown");

    driver.open("armies");
    for (const char* nation : {"norman", "hun", "republican-roman", "parthian", "norse", "greek", "dacian"}) {
        Army army;
        army.system = "warmaster";
        army.list = nation;
        army.points = 1500;
        army.name = std::string("The ") + nation + " host";
        army.tags = {"club night"};
        driver.session().keep(army, "create");
    }
    take("armies");
    driver.key(Qt::Key_N, Qt::ControlModifier);
    take("new-army");
    driver.key(Qt::Key_Escape);
    driver.wait("search")->forceActiveFocus();
    driver.type("zz");
    take("armies-none");
    driver.open("nations");
    take("nations");
    driver.open("collection");
    take("collection");
    driver.open("settings");
    take("settings");
}

} // namespace strategikon

int main(int argc, char** argv)
{
    strategikon::Pictures test;
    return strategikon::runTest(argc, argv, &test);
}

#include "pictures.moc"
