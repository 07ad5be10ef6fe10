// Pictures of the battlefield's pages in every dress, and a look at what can be touched on them.
#include "dresses.h"
#include "fieldroom.h"

namespace strategikon {

using namespace fieldroom;

class FieldPictures : public QObject {
    Q_OBJECT

private slots:
    void init() { failOnWarnings(); }
    void pages_data();
    void pages();
};

void FieldPictures::pages_data() { addDresses(); }

void FieldPictures::pages()
{
    QFETCH(Dress, dress);
    Sitting sitting(dress, "field-");
    Driver& driver = sitting.driver;
    const auto take = [&](const QString& what) { sitting.take(what); };
    const QString first = army(driver, "egyptian", "Sons of Ra"), second = army(driver, "hittite", "Hatti");
    open(driver, "fields");
    take("0-empty");
    driver.key(Qt::Key_N, Qt::ControlModifier);
    take("1-new");
    driver.key(Qt::Key_Escape);
    makeTable(driver);
    deskOf(driver)->beginFrom(7); // the picture that README shows is the same each time
    take("2-sides");
    tap(driver, {2});
    take("3-first");
    tap(driver, {2});
    take("4-type");
    tap(driver, {2, 4});
    take("5-item");
    tap(driver, {3, 4});
    take("6-draft");
    driver.click("place");
    BattlefieldViewModel& desk = *deskOf(driver);
    desk.laying()->layAll();
    goTo(driver, "rearrange");
    desk.select("t1");
    take("7-rearrange");
    desk.select({});
    goTo(driver, "armies");
    take("8-armies");
    QVERIFY(desk.armies()->setArmy(0, first));
    QVERIFY(desk.armies()->setArmy(1, second));
    take("9-way");
    driver.click("goOn");
    take("10-deploy");
    QVERIFY(desk.deploying()->deploy(-1, "battle"));
    take("11-deployed");
    desk.select("A2");
    take("12-unit");
    desk.select({});
    goTo(driver, "print");
    take("13-print");
    driver.click("mapKey");
    take("14-legend");
    driver.key(Qt::Key_Escape);
    open(driver, "fields");
    take("15-list");
}

} // namespace strategikon

int main(int argc, char** argv)
{
    strategikon::FieldPictures test;
    return strategikon::runTest(argc, argv, &test);
}

#include "field_pictures.moc"
