// The battlefield's further pages: terrain one owns, what could be moved, ways of each side, marches, seals, bearings.
#include "fieldroom.h"

#include "app/map/wording.h"
#include "app/view/field/field_words.h"
#include "app/view/field/fieldseal.h"
#include "app/view/field/scenery.h"
#include "model/field/files/field_file.h"
#include "model/field/files/sealed.h"

#include <QFile>
#include <QFileInfo>
#include <QProcess>
#include <QRegularExpression>
#include <QSignalSpy>

#include <set>

namespace strategikon {

using namespace fieldroom;

class FieldMore : public QObject {
    Q_OBJECT

private slots:
    void init() { failOnWarnings(); }
    void terrainOneOwns();
    void firstPlayerAtTheFarEdge();
    void itsOwnDistances();
    void whatCouldBeMoved();
    void eachSideItsWay();
    void fromTheMarch();
    void laterArrivals();
    void mountedOnTheLongEdge();
    void sealedApart();
    void sealedElsewhere();
    void onlyHidden();
    void bearings();
    void paperOfTheSettings();
    void scalesOfThePlan();
};

namespace {

void armies(Driver& driver, const char* first = "egyptian", const char* second = "hittite")
{
    const QString one = army(driver, first, "Sons of Ra"), other = army(driver, second, "Hatti");
    BattlefieldViewModel& desk = laidTable(driver); // a step that is open would call the page back
    QVERIFY(desk.armies()->setArmy(0, one));
    QVERIFY(desk.armies()->setArmy(1, other));
}

BattlefieldViewModel& deploying(Driver& driver, const char* way)
{
    armies(driver);
    BattlefieldViewModel& desk = *deskOf(driver);
    if (!desk.armies()->setWay(way)) {
        QTest::qFail("There is no such way to deploy", __FILE__, __LINE__);
    }
    goTo(driver, "deploy");
    return desk;
}

SealedFileShown sealedFile(Driver& driver, int which)
{
    return qobject_cast<FieldSeal*>(model(driver, "seals"))->files()[which];
}

void choose(Driver& driver, const QString& picker, const QString& way)
{
    const QList<WayShown> ways = deskOf(driver)->armies()->ways();
    for (int row = 0; row < ways.size(); ++row) {
        if (ways[row].id == way) {
            QMetaObject::invokeMethod(driver.wait(picker), "activated", Q_ARG(int, row));
        }
    }
    driver.settle();
}

// Through the sheet, by its whole path.
void fileSheet(Driver& driver, const QString& path)
{
    driver.wait("fileName")->setProperty("text", path);
    driver.click("fileDone");
}

} // namespace

void FieldMore::terrainOneOwns()
{
    QTemporaryDir home, documents;
    {
        Driver driver(home.path());
        open(driver, "fields");
        driver.click("scenery");
        QTRY_COMPARE(driver.window()->property("page").toString(), QString("scenery"));
        auto* const scenery = qobject_cast<Scenery*>(model(driver, "scenery"));
        // A width that no piece has is refused with a sentence.
        driver.wait("sceneryAcross")->forceActiveFocus();
        driver.type("4000");
        driver.click("addScenery");
        QVERIFY(driver.find("sceneryNote") != nullptr);
        QCOMPARE(scenery->count(), 0);
        driver.wait("sceneryAcross")->setProperty("text", "20");
        driver.wait("sceneryName")->setProperty("text", "Low hill");
        driver.click("addScenery");
        QCOMPARE(scenery->count(), 1);
        QVERIFY(driver.find("sceneryNote") == nullptr);
        QCOMPARE(scenery->data(scenery->index(0, 0), Scenery::KindName).toString(), QString("Hill"));
        QVERIFY(scenery->setPieces(0, 3));
        QVERIFY(driver.find("pieces-0") != nullptr);
        // Out and in again, and one off the list.
        driver.click("saveScenery");
        fileSheet(driver, documents.filePath("shared.yaml"));
        QTRY_VERIFY(QFile::exists(documents.filePath("shared.yaml")));
        driver.click("dropPiece-0");
        QCOMPARE(scenery->count(), 0);
        driver.click("readScenery");
        fileSheet(driver, documents.filePath("shared.yaml"));
        QTRY_COMPARE(scenery->pieces(), 3);
        // Each system has kinds of its own.
        QCOMPARE(scenery->system(), QString("warmaster"));
        const QList<NamedShown> before = scenery->kinds();
        driver.click("scenery-dbm");
        QVERIFY(scenery->kinds() != before);
        const auto has = [&](const char* kind) {
            const QList<NamedShown> kinds = scenery->kinds();
            return std::any_of(kinds.begin(), kinds.end(), [&](const NamedShown& one) { return one.id == kind; });
        };
        QVERIFY(has("gentle-hill") && has("gully") && has("boggy") && !has("hill"));
        QCOMPARE(scenery->data(scenery->index(0, 0), Scenery::KindName).toString(), QString("Hill"));
        driver.key(Qt::Key_Escape);
        QTRY_COMPARE(driver.window()->property("page").toString(), QString("fields"));
    }
    // It is kept, and what is laid out is made of it.
    Driver driver(home.path());
    makeTable(driver);
    tap(driver, {2});
    driver.click("onlyOwned");
    QVERIFY(driver.settings().onlyOwned());
    BattlefieldViewModel& desk = *deskOf(driver);
    for (int i = 0; i < 5; ++i) {
        desk.laying()->layAll();
        std::set<std::string> bodies;
        for (const field::Feature& feature : desk.setup().field.features) {
            bodies.insert(feature.body().kind);
        }
        QVERIFY2(bodies.empty() || bodies == std::set<std::string>{"hill"}, bodies.begin()->c_str());
        QVERIFY(desk.terrain()->features().size() <= 3);
        driver.key(Qt::Key_Z, Qt::ControlModifier);
    }
    desk.laying()->layAll();
    // What the charts would have allowed, and why it is not there.
    QVERIFY(
        desk.laying()->record().filter("no such piece in your terrain").size() + desk.terrain()->features().size() > 0);
}

void FieldMore::whatCouldBeMoved()
{
    QTemporaryDir home;
    Driver driver(home.path());
    // A lake fills most of the near side's zone, and could lie between the armies.
    Setup setup;
    setup.field.system = "warmaster";
    setup.field.method = "random";
    setup.field.features.resize(1);
    setup.field.features[0].id = "t1";
    setup.field.features[0].pieces = {{"lake", "", field::rectangle({90, 8}, 120, 14), {}, {}}};
    const std::string id = driver.session().library()->createField(contentOf(setup))->id;
    open(driver, "field", {{"fieldId", QString::fromStdString(id)}});
    BattlefieldViewModel& desk = *deskOf(driver);
    QVERIFY(!desk.terrain()->proposal().isEmpty());
    goTo(driver, "rearrange");
    QVERIFY(!driver.wait("proposal")->property("text").toString().isEmpty());
    const std::string moved = desk.field().rearranged()->feature.id;
    const field::Feature there = desk.field().rearranged()->feature;
    const field::Feature was = *desk.setup().field.find(moved);
    driver.shoot("field-proposal");
    driver.click("takeProposal");
    QVERIFY(*desk.setup().field.find(moved) == there);
    QVERIFY(driver.find("takeProposal") == nullptr);
    driver.key(Qt::Key_Z, Qt::ControlModifier);
    QTRY_VERIFY(*desk.setup().field.find(moved) == was);
}

void FieldMore::firstPlayerAtTheFarEdge()
{
    QTemporaryDir home;
    Driver driver(home.path());
    army(driver, "egyptian", "Sons of Ra");
    army(driver, "hittite", "Hatti");
    makeTable(driver);
    BattlefieldViewModel& desk = *deskOf(driver);
    QVERIFY(desk.laying()->throwDice({5}));
    QVERIFY(!desk.firstIsNear());
    QVERIFY(desk.laying()->throwDice({1}));
    QCOMPARE(desk.laying()->ask().who, QString("Far side"));
    QVERIFY(desk.laying()->throwDice({4, 4}) && desk.laying()->throwDice({3, 4}) && desk.laying()->place());
    const field::Table& table = desk.setup().field.table;
    QVERIFY(field::boxOf(desk.setup().field.features.front()).least.y >= table.depth / 2);
    QVERIFY(desk.laying()->record().join(u'\n').contains("places first: 1, far side"));
    // The size and the place of a piece are those of the sheet.
    const map::Tables tables{desk.rules()->kinds, desk.rules()->charts};
    const QString sheet = map::laidOutList(desk.setup().field, tables).front().pieces.front();
    QVERIFY2(sheet.endsWith(desk.terrain()->features().front().place), qPrintable(sheet));
    // His army stands there, and everything says so; sides change no more.
    const auto kept = driver.session().library()->armies();
    QVERIFY(desk.armies()->setArmy(0, kept.value->at(0).id.c_str())
        && desk.armies()->setArmy(1, kept.value->at(1).id.c_str()));
    QVERIFY2(desk.armies()->sideTitle(0).startsWith("Far side"), qPrintable(desk.armies()->sideTitle(0)));
    QVERIFY(!isNear(desk.setup().deployment, 0));
    QSignalSpy refused(&desk, &BattlefieldViewModel::refused);
    QVERIFY(!desk.laying()->chooseSides(true));
    QCOMPARE(refused.count(), 1);
    if (desk.deploying()->due().roll) { // as many units on both sides: a die says who begins
        desk.deploying()->throwForBeginning(3, true);
    }
    goTo(driver, "deploy");
    driver.click("deployFar");
    for (const field::Posted& posted : desk.setup().deployment.posted) {
        QCOMPARE(posted.badge.front(), 'A');
        QVERIFY(posted.stands.empty() || posted.stands.front().centre.y > table.depth / 2);
    }
    driver.shoot("field-far");
}

// A way tells the distances that it has on this table.
void FieldMore::itsOwnDistances()
{
    QTemporaryDir home;
    Driver driver(home.path());
    armies(driver);
    BattlefieldViewModel& desk = *deskOf(driver);
    QVERIFY(desk.armies()->setWay("around-centre"));
    const auto effect = [&] { return desk.armies()->chosenWays()[0].effect; };
    QVERIFY2(effect().contains("30 cm") && effect().contains("90 cm"), qPrintable(effect()));
    QVERIFY(desk.armies()->toggleOption(0, "shortened"));
    const double share = std::min(desk.setup().field.table.width / 240, desk.setup().field.table.depth / 120);
    QVERIFY(share < 1);
    QVERIFY2(effect().contains(lengthWords(30 * share, desk.setup().field.table))
            && effect().contains(lengthWords(90 * share, desk.setup().field.table)) && !effect().contains("90 cm"),
        qPrintable(effect()));
}

void FieldMore::eachSideItsWay()
{
    QTemporaryDir home;
    Driver driver(home.path());
    armies(driver);
    BattlefieldViewModel& desk = *deskOf(driver);
    goTo(driver, "armies");
    const auto ids = [&] { return QStringList{desk.armies()->chosenWays()[0].id, desk.armies()->chosenWays()[1].id}; };
    QCOMPARE(ids(), QStringList({"standard", "standard"}));
    driver.click("eachWay");
    choose(driver, "way-1", "march"); // one marches on, the other deploys as usual
    QCOMPARE(ids(), QStringList({"standard", "march"}));
    QCOMPARE(desk.armies()->columns().size(), 1);
    choose(driver, "way-0", "sketch"); // secret against a march is allowed as well
    QCOMPARE(ids()[0], QString("sketch"));
    // A way that needs another against it brings that along, and takes it away again.
    choose(driver, "way-0", "ambusher");
    QCOMPARE(ids(), QStringList({"ambusher", "ambushed"}));
    choose(driver, "way-1", "standard");
    QCOMPARE(ids(), QStringList({"standard", "standard"}));
    driver.click("eachWay");
    choose(driver, "way", "one-first");
    QCOMPARE(ids(), QStringList({"one-first", "one-first"}));
}

void FieldMore::fromTheMarch()
{
    QTemporaryDir home;
    Driver driver(home.path());
    BattlefieldViewModel& desk = deploying(driver, "march");
    QCOMPARE(desk.armies()->columns().size(), 2);
    // The spot is typed; one beside the table is refused.
    QVERIFY(!desk.armies()->setSpot(0, "500"));
    driver.wait("spot-0")->forceActiveFocus();
    driver.wait("spot-0")->setProperty("text", "60");
    driver.key(Qt::Key_Return);
    QCOMPARE(desk.setup().deployment.spot[0]->x, 60.0);
    // The second of the column goes first.
    driver.wait("order-0")->setProperty("open", true);
    driver.settle();
    driver.click("sooner-A2");
    QCOMPARE(desk.armies()->columns()[0].column[0].id, QString("A2"));
    QVERIFY(driver.find("sooner-A2") != nullptr && !driver.find("sooner-A2")->isEnabled());
    driver.key(Qt::Key_Z, Qt::ControlModifier);
    QTRY_COMPARE(desk.armies()->columns()[0].column[0].id, QString("A1"));
    driver.shoot("field-march");
    QVERIFY(desk.deploying()->deploy(-1, "battle"));
    QVERIFY2(desk.deploying()->misposted().isEmpty(), qPrintable(desk.deploying()->misposted().value(0).words));
    // They stand within a move of the spot.
    const field::Posted& head = *desk.setup().deployment.post("A1");
    QVERIFY(std::abs(head.stands.front().centre.x - 60) <= desk.setup().deployment.troop("A1")->move);
}

void FieldMore::laterArrivals()
{
    QTemporaryDir home;
    Driver driver(home.path());
    armies(driver);
    BattlefieldViewModel& desk = *deskOf(driver);
    QVERIFY(desk.armies()->setWay("march"));
    // A column in a corner: not all find room at once.
    QVERIFY(desk.armies()->setSpot(0, "0"));
    QVERIFY(desk.deploying()->deploy(-1, "battle"));
    QVERIFY(!desk.armies()->arrivals().isEmpty());
    goTo(driver, "deploy");
    QVERIFY(driver.find("arrival-0") != nullptr);
    const ArrivalShown first = desk.armies()->arrivals()[0];
    QCOMPARE(first.code, QString("march"));
    QVERIFY(first.when.contains("turn"));
    const QString waits = first.names.section(u' ', 0, 0);
    QVERIFY(desk.setup().deployment.post(waits.toStdString())->stands.empty());
    driver.shoot("field-later");
    goTo(driver, "print");
    QVERIFY(driver.find("arrival-0") != nullptr); // on the way to the table as well
    goTo(driver, "deploy");
    driver.click("bringOn");
    QVERIFY(desk.setup().deployment.post(waits.toStdString()) == nullptr);
    QVERIFY(!desk.deploying()->due().done);
    // Another way: nobody waits any more.
    QVERIFY(desk.armies()->setWay("standard"));
    QVERIFY(desk.armies()->arrivals().isEmpty());
}

void FieldMore::mountedOnTheLongEdge()
{
    QTemporaryDir home;
    Driver driver(home.path());
    armies(driver, "alexandrian-greek");
    BattlefieldViewModel& desk = *deskOf(driver);
    goTo(driver, "armies");
    QVERIFY(!desk.armies()->basings().isEmpty());
    const QString entry = desk.armies()->basings()[0].entry;
    const auto troop = [&]() -> const field::Troop& {
        const auto& all = desk.setup().deployment.troops;
        return *std::find_if(
            all.begin(), all.end(), [&](const field::Troop& one) { return one.entry == entry.toStdString(); });
    };
    QVERIFY(troop().wide < troop().deep);
    QVERIFY(desk.deploying()->deploy(0, "battle"));
    const std::size_t stands = desk.setup().deployment.post(troop().badge)->stands.size();
    driver.wait("basings")->setProperty("open", true);
    driver.settle();
    driver.click("broad-0-" + entry);
    QVERIFY(troop().wide > troop().deep);
    // Who stands on the table is formed anew of stands of that size.
    const field::Posted& posted = *desk.setup().deployment.post(troop().badge);
    QCOMPARE(posted.stands.size(), stands);
    QVERIFY(field::isFormed(troop(), posted.formation, posted.stands));
    driver.click("broad-0-" + entry);
    QVERIFY(troop().wide < troop().deep);
}

void FieldMore::sealedApart()
{
    QTemporaryDir home, documents;
    Driver driver(home.path());
    BattlefieldViewModel& desk = deploying(driver, "sketch");
    driver.wait("sealing")->setProperty("open", true);
    driver.settle();
    // Nobody is set down: nothing to seal, and it says so.
    driver.click("seal-0");
    QTRY_VERIFY(driver.find("sealTrouble") != nullptr);
    QVERIFY(desk.deploying()->deploy(-1, "random"));
    driver.settle();
    const field::Deployment both = desk.setup().deployment;
    QString digests[2], files[2];
    const QString words[2] = {"Kadesh", "the ford of the Orontes"};
    for (const int side : {0, 1}) {
        files[side] = documents.filePath(QString("%1.sealed").arg(side));
        driver.click(QString("seal-%1").arg(side));
        driver.wait("sealWord")->setProperty("text", words[side]);
        driver.wait("sealWordAgain")->setProperty("text", side == 0 ? "Kadesch" : words[side]);
        driver.settle();
        if (side == 0) {
            driver.click("sealWordDone");
            QVERIFY(!driver.wait("sealWordTrouble")->property("text").toString().isEmpty());
            driver.shoot("field-seal-word");
            driver.settings().setTheme("dark");
            driver.settle();
            driver.shoot("field-seal-word-dark");
            driver.settings().setTheme("light");
            driver.wait("sealWordAgain")->setProperty("text", words[side]);
            driver.settle();
        }
        driver.click("sealWordDone");
        fileSheet(driver, files[side]);
        QTRY_VERIFY(driver.find(QString("digest-%1").arg(side)) != nullptr);
        digests[side] = driver.wait(QString("digest-%1").arg(side))->property("text").toString();
        QCOMPARE(digests[side].size(), 64);
        QVERIFY(!read(files[side]).contains("badge"));
    }
    // A word is asked once an evening: the second time goes straight to the file.
    driver.click("seal-0");
    fileSheet(driver, documents.filePath("once-more.sealed"));
    QTRY_VERIFY(driver.wait("digest-0")->property("text").toString() != digests[0]);
    // That the file was saved is said over the map, and over no button of the panel.
    const auto placeOf = [&](const char* name) {
        const QQuickItem* item = driver.wait(name);
        return item->mapRectToScene(QRectF({0, 0}, item->size()));
    };
    QVERIFY(!placeOf("toast").intersects(placeOf("panel")));
    QVERIFY(desk.deploying()->liftAll(-1));
    driver.settle();
    for (const int which : {0, 1}) {
        driver.click(QString("sealed-%1").arg(which));
        fileSheet(driver, files[which]);
        QTRY_VERIFY(!sealedFile(driver, which).name.isEmpty());
    }
    // Told another digest: they stay closed.
    driver.wait("told-0")->setProperty("text", digests[1]);
    driver.wait("told-1")->setProperty("text", digests[1]);
    driver.click("openBoth");
    QTRY_VERIFY(driver.find("sealTrouble") != nullptr);
    QVERIFY(desk.setup().deployment.posted.empty());
    driver.shoot("field-sealed");
    driver.wait("told-0")->setProperty("text", digests[0]);
    driver.click("openBoth");
    QTRY_COMPARE(desk.setup().deployment.posted.size(), both.posted.size());
    for (const field::Posted& posted : both.posted) {
        QVERIFY(*desk.setup().deployment.post(posted.badge) == posted);
    }
    QVERIFY(desk.setup().deployment.kept[0] == field::Kept::sealed);
}

// As it is in another evening, or on another machine: the words are asked for; one that is forgotten is told anew.
void FieldMore::sealedElsewhere()
{
    QTemporaryDir home, documents;
    Driver driver(home.path());
    BattlefieldViewModel& desk = deploying(driver, "sketch");
    QVERIFY(desk.deploying()->deploy(-1, "random"));
    const char* const words[2] = {"Kadesh", "the ford of the Orontes"};
    QString files[2];
    for (const int side : {0, 1}) {
        files[side] = documents.filePath(QString("%1.sealed").arg(side));
        const auto sealed = field::seal(desk.setup(), side, *seals::keyFrom(words[side], seals::newSalt()));
        QFile file(files[side]);
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(sealed->data(), qint64(sealed->size())) > 0);
    }
    QVERIFY(desk.deploying()->liftAll(0) && desk.deploying()->liftAll(1));
    driver.wait("sealing")->setProperty("open", true);
    driver.settle();
    for (const int which : {0, 1}) {
        driver.click(QString("sealed-%1").arg(which));
        fileSheet(driver, files[which]);
        QTRY_VERIFY(driver.find(QString("word-%1").arg(which)) != nullptr);
        driver.wait(QString("word-%1").arg(which))->setProperty("text", words[0]);
    }
    driver.click("openBoth"); // the second is another's word
    QTRY_VERIFY(driver.find("sealTrouble") != nullptr);
    QVERIFY(desk.setup().deployment.posted.empty());
    driver.shoot("field-sealed-words");
    // It is forgotten: the side stands on the table as it remembers it.
    QVERIFY(desk.deploying()->deploy(1, "random"));
    driver.settle();
    driver.click("forgotten-1");
    driver.settle();
    driver.shoot("field-sealed-forgotten");
    driver.click("openBoth");
    QTRY_VERIFY(desk.setup().deployment.kept[0] == field::Kept::sealed);
    QVERIFY(desk.setup().deployment.kept[1] == field::Kept::toldAfter);
    QVERIFY(desk.deploying()->remarks().join(u' ').contains("after the fact"));
}

// Players who trust each other: no word is asked, and the set-up says so.
void FieldMore::onlyHidden()
{
    QTemporaryDir home, documents;
    Driver driver(home.path());
    BattlefieldViewModel& desk = deploying(driver, "sketch");
    QVERIFY(desk.deploying()->deploy(-1, "random"));
    driver.wait("sealing")->setProperty("open", true);
    driver.settle();
    driver.click("onlyHidden");
    driver.settle();
    for (const int side : {0, 1}) {
        driver.click(QString("seal-%1").arg(side));
        const QString file = documents.filePath(QString("%1.sealed").arg(side));
        fileSheet(driver, file);
        QTRY_VERIFY(QFile::exists(file));
        driver.click(QString("sealed-%1").arg(side));
        fileSheet(driver, file);
        QTRY_VERIFY(!sealedFile(driver, side).name.isEmpty());
    }
    driver.shoot("field-sealed-hidden");
    driver.settings().setTheme("dark");
    driver.settle();
    driver.shoot("field-sealed-dark");
    driver.settings().setTheme("light");
    driver.click("openBoth");
    QTRY_VERIFY(desk.setup().deployment.kept[0] == field::Kept::hidden);
}

void FieldMore::bearings()
{
    QTemporaryDir home;
    Driver driver(home.path());
    armies(driver);
    BattlefieldViewModel& desk = *deskOf(driver);
    QVERIFY(desk.deploying()->deploy(-1, "battle"));
    goTo(driver, "deploy");
    desk.select("A1");
    QVERIFY(driver.find("bearing-nearest") == nullptr);
    driver.click("mapHelps");
    QTRY_VERIFY(driver.find("bearing-nearest") != nullptr);
    QVERIFY(driver.find("bearing-under") != nullptr);
    // The same as the model says.
    const field::View view(desk.setup().deployment, desk.setup().field, desk.rules()->kinds);
    const field::Apart nearest = view.enemiesByDistance("A1").front();
    const QString words = driver.wait("bearing-nearest")->property("text").toString();
    QVERIFY2(words.contains(QString::fromStdString(nearest.badge) + " "), qPrintable(words));
    QVERIFY2(words.contains("front"), qPrintable(words)); // they face one another
    // Of one that is dropped somewhere else they are told anew.
    QVERIFY(desk.deploying()->putUnit("A1", "40", "50"));
    const QString there = driver.wait("bearing-nearest")->property("text").toString();
    QVERIFY(there != words);
    driver.shoot("field-bearings");
    driver.key(Qt::Key_B, Qt::ControlModifier);
    QVERIFY(driver.find("bearing-nearest") == nullptr);
}

void FieldMore::paperOfTheSettings()
{
    QTemporaryDir home, documents;
    Driver driver(home.path());
    makeTable(driver);
    goTo(driver, "print");
    QObject* paper = model(driver, "paper");
    const auto pdf = [&](const char* size) {
        driver.settings().setPaper(size);
        const QString file = documents.filePath(QString("%1.pdf").arg(size));
        bool done = false;
        QMetaObject::invokeMethod(paper, "save", Q_RETURN_ARG(bool, done), Q_ARG(QString, "pdf"),
            Q_ARG(QUrl, QUrl::fromLocalFile(file)), Q_ARG(bool, true));
        QFile written(file);
        return done && written.open(QIODevice::ReadOnly) ? QString::fromLatin1(written.readAll()) : QString();
    };
    const QRegularExpression box("/MediaBox \\[\\s*0 0 (\\d+)\\S* (\\d+)");
    QCOMPARE(box.match(pdf("a4")).captured(1), QString("595"));
    QCOMPARE(box.match(pdf("letter")).captured(1), QString("612"));
}

// Each scale that is offered is a button; what it saves says its scale, and the sheets of the larger one are more.
void FieldMore::scalesOfThePlan()
{
    QTemporaryDir home;
    QTemporaryDir documents;
    Driver driver(home.path());
    BattlefieldViewModel& desk = laidTable(driver);
    QVERIFY(!desk.terrain()->features().isEmpty());
    goTo(driver, "print");
    driver.shoot("field-scales");
    int before = 0;
    QSet<QString> names;
    for (const auto& [form, oneTo] :
        {std::pair("plan", 10), std::pair("plan-5", 5), std::pair("plan-2", 2), std::pair("plan-1", 1)}) {
        driver.click(QString("save-%1").arg(form));
        names << driver.wait("fileName")->property("text").toString();
        const QString file = documents.filePath(QString("%1.pdf").arg(form));
        fileSheet(driver, file);
        QTRY_VERIFY2(QFileInfo::exists(file), form);
        QProcess reader;
        reader.start("pdftotext", {"-layout", file, "-"});
        QVERIFY(reader.waitForFinished(60'000) && reader.exitCode() == 0);
        const QString words = QString::fromUtf8(reader.readAllStandardOutput());
        const QRegularExpression scale(QString("Plan 1 : %1, (\\d+) page").arg(oneTo));
        const int pages = scale.match(words).captured(1).toInt();
        QVERIFY2(pages > 0 && words.count(u'\f') >= pages, qPrintable(words.left(300)));
        QVERIFY2(pages > before, qPrintable(QString("%1: %2, before %3").arg(form).arg(pages).arg(before)));
        before = pages;
    }
    QCOMPARE(names.size(), 4);
    // In a narrow window no scale is out of reach.
    driver.resize({480, 640});
    for (const char* form : {"plan-1", "plan-2", "plan-5", "plan"}) {
        QQuickItem* button = driver.wait(QString("save-%1").arg(form));
        const QRectF place = button->mapRectToScene(button->boundingRect());
        QVERIFY2(place.left() >= 0 && place.right() <= 480, form);
    }
    driver.shoot("field-scales-narrow");
}

} // namespace strategikon

int main(int argc, char** argv)
{
    strategikon::FieldMore test;
    return strategikon::runTest(argc, argv, &test);
}

#include "field_more.moc"
