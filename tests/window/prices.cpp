// Prices of a damaged table: looked at, corrected, taken back; what is kept is priced anew at once.
#include "faces.h"
#include "rooms.h"

namespace strategikon {

using namespace rooms;

class Prices : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void correctAndTakeBack();
    void slips();
    void fileWithFaults();
    void byKeyboard();

private:
    std::unique_ptr<QTemporaryDir> home_;
    std::unique_ptr<Driver> driver_;
    QString file_;
    QString army_;
    void begin(const QSize& size = {1280, 800});
    double spent();
    void type(const char* points);
};

namespace {

constexpr const char* drill = "price-bases.foot-protected.drilled";
const QVariantMap fog{{"system", "fog"}, {"list", "alexandrian-macedonian"}};

} // namespace

void Prices::init()
{
    failOnWarnings();
    home_ = std::make_unique<QTemporaryDir>();
    file_ = home_->path() + "/lists/fog/tables/costs.yaml";
}

void Prices::cleanup()
{
    driver_.reset();
    for (const System* system : systems()) {
        QFile::remove(file_);
        system->readCorrections(); // the next test begins with the program's own
    }
}

// An army of eight drilled, protected bases is in the library.
void Prices::begin(const QSize& size)
{
    driver_ = std::make_unique<Driver>(home_->path(), size);
    Army army;
    army.system = "fog";
    army.list = "alexandrian-macedonian";
    army.points = 800;
    army.name = "Foot guards";
    std::vector<Fault> faults;
    const ArmyList* list = driver_->session().catalogue().find("fog", army.list, {}, faults);
    QVERIFY(list);
    for (const Line& line : list->lines) {
        const std::string& cells = line.printed[1];
        if (cells == "Protected" && line.printed[3] == "Drilled" && army.choices.empty()) {
            Choice choice;
            choice.entry = line.id;
            army.choices.push_back(choice);
        }
    }
    QVERIFY2(!army.choices.empty(), "the list has drilled protected foot");
    army_ = driver_->session().keep(army, "create");
}

// What the library says that the army costs.
double Prices::spent()
{
    const auto saved = driver_->session().library()->army(army_.toStdString());
    return saved ? factsOf(saved->content.facts).points : -1;
}

void Prices::type(const char* points)
{
    driver_->wait("priceField")->forceActiveFocus(Qt::TabFocusReason);
    driver_->key(Qt::Key_A, Qt::ControlModifier);
    driver_->type(points);
}

void Prices::correctAndTakeBack()
{
    begin();
    const double before = spent();
    open(*driver_, "nation", fog);
    driver_->click("prices");
    QTRY_COMPARE(driver_->window()->property("page").toString(), QString("prices"));
    QObject* book = model(*driver_, "priceBook");
    const int doubtful = book->property("doubtful").toInt();
    QVERIFY(doubtful > 10);
    examine(*driver_, "prices");
    driver_->shoot("prices");
    driver_->row("prices", drill);
    driver_->click(drill);
    driver_->wait("priceField");
    driver_->shoot("prices-one");
    type("3");
    driver_->click("priceDone");
    QTRY_COMPARE(book->property("corrected").toInt(), 1);
    QCOMPARE(book->property("doubtful").toInt(), doubtful - 1);
    QVERIFY(read(file_).contains("drilled: 3"));
    QVERIFY2(spent() > before, "two points more for each base");
    const double dear = spent();
    driver_->shoot("prices-corrected");
    // Undone and done again, like any change.
    driver_->key(Qt::Key_Z, Qt::ControlModifier);
    QTRY_COMPARE(spent(), before);
    QVERIFY2(!QFile::exists(file_), "a file that says nothing goes");
    driver_->key(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    QTRY_COMPARE(spent(), dear);
    // The builder counts with it, and the army says so.
    open(*driver_, "builder", {{"armyId", army_}});
    QCOMPARE(model(*driver_, "builder")->property("spent").toDouble(), dear);
    // Those of one's own alone; taken away altogether; the way back.
    open(*driver_, "prices", fog);
    driver_->click("shown-2");
    QCOMPARE(driver_->wait("prices")->property("count").toInt(), 1);
    driver_->click("resetAll");
    QTRY_COMPARE(spent(), before);
    driver_->wait("noPrices");
    driver_->click(driver_->find("emptyAction", driver_->wait("noPrices")));
    QVERIFY(driver_->wait("prices")->property("count").toInt() > 30);
    driver_->key(Qt::Key_Escape);
    QTRY_COMPARE(driver_->window()->property("page").toString(), QString("nation"));
}

// A figure that cannot be is not taken; saying that a doubtful one is right makes it sure.
void Prices::slips()
{
    begin({800, 1280});
    open(*driver_, "settings");
    driver_->click("prices-fog");
    QObject* book = model(*driver_, "priceBook");
    for (const char* wrong : {"0", "501", "-3", "many"}) {
        driver_->row("prices", "price-bases.foot-armoured.elite");
        driver_->click("price-bases.foot-armoured.elite");
        type(wrong);
        QVERIFY2(driver_->find("priceSlip"), wrong);
        QVERIFY(!driver_->wait("priceDone")->isEnabled());
        driver_->key(Qt::Key_Return);
        QVERIFY2(driver_->find("priceField"), "the sheet stays");
        driver_->key(Qt::Key_Escape);
        QTRY_VERIFY(!driver_->find("priceField"));
    }
    driver_->shoot("prices-tall");
    QCOMPARE(book->property("corrected").toInt(), 0);
    QVERIFY(!QFile::exists(file_));
    const int doubtful = book->property("doubtful").toInt();
    driver_->row("prices", "price-capabilities.heavy-weapon.foot");
    driver_->click("price-capabilities.heavy-weapon.foot");
    type("2");
    driver_->key(Qt::Key_Return);
    QTRY_COMPARE(book->property("doubtful").toInt(), doubtful - 1);
    // The certain one said again says nothing.
    driver_->click("price-capabilities.heavy-weapon.foot");
    driver_->click("priceReset");
    QTRY_COMPARE(book->property("doubtful").toInt(), doubtful);
    driver_->row("prices", "price-bases.foot-armoured.elite");
    driver_->click("price-bases.foot-armoured.elite");
    type("13");
    driver_->key(Qt::Key_Return);
    QTRY_VERIFY(!driver_->find("priceField"));
    QCOMPARE(book->property("corrected").toInt(), 0);
    driver_->key(Qt::Key_Escape);
    QTRY_COMPARE(driver_->window()->property("page").toString(), QString("settings"));
}

// Nothing is written over a file that cannot be read; it says why, and can be taken away.
void Prices::fileWithFaults()
{
    begin();
    QVERIFY(QDir().mkpath(QFileInfo(file_).path()));
    QFile torn(file_);
    QVERIFY(torn.open(QIODevice::WriteOnly));
    const QByteArray text = "system: fog\nbases: [{id: foot-protected, drilled: lots}]\n";
    torn.write(text);
    torn.close();
    open(*driver_, "prices", fog);
    driver_->wait("priceTrouble");
    driver_->shoot("prices-trouble");
    driver_->row("prices", drill);
    driver_->click(drill);
    type("3");
    driver_->click("priceDone");
    QCOMPARE(read(file_), QString::fromUtf8(text));
    driver_->key(Qt::Key_Escape);
    QTRY_VERIFY(!driver_->find("priceField"));
    driver_->click("resetAll");
    driver_->click("deleteFile");
    QTRY_VERIFY(!driver_->find("priceTrouble"));
    QVERIFY(!QFile::exists(file_));
}

void Prices::byKeyboard()
{
    begin();
    open(*driver_, "prices", fog);
    QTRY_COMPARE(driver_->focused(), QString("priceRow-0"));
    driver_->key(Qt::Key_Down);
    driver_->key(Qt::Key_Return);
    const QString at = driver_->focused();
    QVERIFY2(at.startsWith("price-bases.foot-armoured."), qPrintable(at));
    driver_->key(Qt::Key_Return);
    driver_->wait("priceField");
    type("14");
    driver_->key(Qt::Key_Return);
    QTRY_COMPARE(model(*driver_, "priceBook")->property("corrected").toInt(), 1);
    QTRY_COMPARE(driver_->focused(), at);
}

} // namespace strategikon

int main(int argc, char** argv)
{
    strategikon::Prices test;
    return strategikon::runTest(argc, argv, &test);
}

#include "prices.moc"
