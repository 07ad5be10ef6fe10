// Pictures of the other screens in every dress, and a look at what can be touched on each.
#include "dresses.h"
#include "rooms.h"

namespace strategikon {

using namespace rooms;

class RoomsPictures : public QObject {
    Q_OBJECT

private slots:
    void init() { failOnWarnings(); }
    void pages_data();
    void pages();
};

void RoomsPictures::pages_data() { addDresses(); }

void RoomsPictures::pages()
{
    QFETCH(Dress, dress);
    Sitting sitting(dress);
    Driver& driver = sitting.driver;
    const auto take = [&](const QString& what) { sitting.take(what); };
    const auto wait = [&](QObject* model, const char* property) {
        QTRY_VERIFY_WITH_TIMEOUT(!model->property(property).toBool(), 20000);
    };

    open(driver, "nations");
    take("nations-all");
    driver.wait("search")->forceActiveFocus();
    driver.type("elephant points<=150");
    take("nations-search");
    open(driver, "nation", {{"system", "warmaster"}, {"list", "indian"}, {"row", "elephant"}});
    QTRY_VERIFY(model(driver, "book")->property("armies").toString() != "");
    take("nation");
    open(driver, "nation", {{"system", "warmaster"}, {"list", "assyrian"}});
    QTRY_VERIFY(model(driver, "book")->property("armies").toString() != "");
    take("nation-ties");
    QString id;
    QMetaObject::invokeMethod(
        model(driver, "book"), "copyTo", Q_RETURN_ARG(QString, id), Q_ARG(QString, "Assyrians of mine"));
    driver.key(Qt::Key_N, Qt::ControlModifier);
    take("nation-army");
    driver.key(Qt::Key_Escape);
    open(driver, "ownlist", {{"system", "warmaster"}, {"list", id}});
    take("ownlist");
    QObject* list = model(driver, "ownList");
    QMetaObject::invokeMethod(list, "setCell", Q_ARG(int, 1), Q_ARG(int, 1), Q_ARG(QString, "many"));
    driver.wait("rows")->setProperty("currentIndex", 1);
    driver.wait("rows")->forceActiveFocus();
    driver.key(Qt::Key_Return);
    take("ownlist-fault");
    open(driver, "designer", {{"system", "warmaster"}, {"list", id}});
    model(driver, "designerModel")->setProperty("type", "medium-cavalry");
    QMetaObject::invokeMethod(model(driver, "designerModel"), "toggle", Q_ARG(QString, "militia"));
    take("designer");
    open(driver, "collection");
    take("collection-empty");
    own(driver, "egyptian", {{"infantry", 12}, {"archers", 15}, {"chariots", 9}, {"skirmishers", 9}});
    driver.row("nations", "nation-egyptian");
    take("collection-nation");
    const QString army = armyOf(driver, "egyptian", 4, "The Fifth Division of Pharaoh");
    const QString other = armyOf(driver, "hittite", 2, "The chariots of Hattusa");
    open(driver, "collection", {{"army", army}});
    take("collection-army");
    open(driver, "collection");
    driver.key(Qt::Key_1, Qt::AltModifier);
    driver.click(driver.row("stands", "stand-0"));
    take("collection-stand");
    driver.key(Qt::Key_Escape);
    driver.key(Qt::Key_3, Qt::AltModifier);
    wait(model(driver, "fielding"), "busy");
    driver.click(driver.row("fieldRows", "field-egyptian"));
    wait(model(driver, "paintNext"), "busy");
    take("collection-field");
    open(driver, "compare", {{"first", army}, {"second", other}});
    take("compare");
    open(driver, "import");
    take("import-empty");
    model(driver, "importer")
        ->setProperty(
            "text", "Egyptian, 1000 points\n\n2 x Infantry\n4 x Archrs\n3 x Chariots\n1 x General (Chariott)\n");
    take("import");
    open(driver, "export", {{"armyId", army}});
    take("export-paper");
    driver.key(Qt::Key_2, Qt::AltModifier);
    take("export-text");
    driver.key(Qt::Key_3, Qt::AltModifier);
    take("export-code");
}

} // namespace strategikon

int main(int argc, char** argv)
{
    strategikon::RoomsPictures test;
    return strategikon::runTest(argc, argv, &test);
}

#include "rooms_pictures.moc"
