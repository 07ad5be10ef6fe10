// Rules at the table: one overruled for a night, an agreement corrected, the words of the game in running text, a die
// between any two answers.
#include "battleroom.h"
#include "dresses.h"

#include "app/report/report.h"
#include "app/view/battle/adjustmentviewmodel.h"
#include "app/view/battle/glossed.h"
#include "model/play/record/agreed.h"

namespace strategikon {

using namespace battleroom;

class BattleRulesTest : public QObject {
    Q_OBJECT

private slots:
    void init() { failOnWarnings(); }
    void aRuleIsOverruled();
    void aModifierIsOverruled();
    void aSwitchIsTurned();
    void houseRules();
    void aTallyIsCorrected();
    void aSwitchIsCorrected();
    void wordsInText();
    void wordsAreTapped();
    void anyTwoAnswers();
    void pages_data() { addDresses(); }
    void pages();
};

namespace {

AdjustmentViewModel* agreedOf(Driver& driver)
{
    return qobject_cast<AdjustmentViewModel*>(model(driver, "agreedDesk"));
}

const play::Battle& battleOf(Driver& driver) { return deskOf(driver)->recorder().battle(); }

const play::Entry& stepAt(Driver& driver, std::size_t at)
{
    return battleOf(driver).log()[std::size_t(battleOf(driver).line()[at] - 1)];
}

int valueOf(const play::Game& game, const play::State& state, const std::string& badge, const char* field)
{
    for (const play::Thing& thing : state.things) {
        if (thing.badge == badge) {
            return thing.fields[std::size_t(game.fields().index(thing.sort, field))];
        }
    }
    return -1;
}

int switchOf(Driver& driver, const char* id)
{
    const play::Game& game = battleOf(driver).game();
    return deskOf(driver)->state()[1].fields[std::size_t(game.fields().index(play::Sort::battle, id))];
}

void ready(Driver& driver)
{
    makeBattle(driver);
    begin(driver);
}

// The rule of the order's card, and the sheet in which it is overruled.
void openOverruling(Driver& driver)
{
    driver.click("action-order");
    driver.click("why");
    driver.click("playOtherwise");
    QTRY_VERIFY(driver.find("overruleSave") != nullptr);
    driver.settle();
}

void turn(Driver& driver, const char* chip, const char* why)
{
    driver.click("battleMenuButton");
    driver.click("menuRules");
    driver.click(chip);
    QTRY_VERIFY(driver.find("overruleReason") != nullptr);
    driver.find("overruleReason")->forceActiveFocus();
    driver.type(why);
    driver.click("overruleSave");
    QTRY_VERIFY(driver.find("overruleSave") == nullptr);
    driver.key(Qt::Key_Escape); // the list of the rules
    QTRY_VERIFY(driver.find(chip) == nullptr);
}

void putHouse(const QTemporaryDir& home)
{
    QVERIFY(QDir(home.path()).mkpath("lists/warmaster/house"));
    QFile file(home.filePath("lists/warmaster/house/club.yaml"));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("system: warmaster\nname: Thursday evenings\nrows:\n"
               "  - {id: order-enemy, cells: {near: 10}}\n"
               "  - {id: flanked, value: -2}\n"
               "  - {id: order-slow, without: true}\n"
               "  - {id: into-a-flank, to: attacks, value: 1, when: [cavalry, charged, into-flank], text: Cavalry "
               "charged into a flank or rear}\n");
}

// The sheet of a new battle with both armies and the house rules chosen.
void chooseHouse(Driver& driver)
{
    fieldroom::army(driver, "egyptian", "Sons of Ra");
    fieldroom::army(driver, "hittite", "Hatti");
    open(driver, "battles");
    driver.key(Qt::Key_N, Qt::ControlModifier);
    QVERIFY(driver.wait("battleName") != nullptr);
    for (int side = 0; side < 2; ++side) {
        QMetaObject::invokeMethod(driver.wait(QString("battleArmy-%1").arg(side)), "activated", Q_ARG(int, side));
    }
    QMetaObject::invokeMethod(driver.wait("battleHouse"), "activated", Q_ARG(int, 1));
    driver.settle();
}

QString reported(Driver& driver)
{
    return report::markdownOf(report::reportOf(battleOf(driver), deskOf(driver)->name()));
}

} // namespace

void BattleRulesTest::aRuleIsOverruled()
{
    QTemporaryDir home;
    Driver driver(home.path(), table);
    ready(driver);
    BattleViewModel& desk = *deskOf(driver);
    const play::State before = desk.state();
    openOverruling(driver);
    QVERIFY(!driver.find("overruleSave")->isEnabled()); // what do they do instead?
    driver.find("overruleReason")->forceActiveFocus();
    driver.type("orders carry through woods");
    driver.click("overruleSave");
    QTRY_VERIFY(driver.find("overruleSave") == nullptr);
    const play::Entry last = battleOf(driver).log().back();
    QCOMPARE(last.what, std::string("overruled"));
    QVERIFY(last.text.ends_with(": orders carry through woods"));
    QVERIFY(desk.state() == before); // the players see to it
    const QString said = desk.story()->all().last().notes.last();
    QVERIFY2(said.startsWith("Overruled for this battle") && said.contains("through woods"), qPrintable(said));
    QVERIFY(reported(driver).contains("orders carry through woods"));
    // The card says so as often as it is asked, and no longer where the note is not on the way.
    QCOMPARE(driver.wait("overruled")->property("text").toString(), said);
    const int head = battleOf(driver).head();
    QVERIFY(desk.past()->goTo(head - 1));
    QVERIFY(play::overruledIn(battleOf(driver), last.text.substr(0, last.text.find(':'))) == nullptr);
    QVERIFY(!agreedOf(driver)->overrule("nothing-of-the-kind", -1, "so"));
}

// From its line on the card: the rule behind it, where it stands, and what they do instead.
void BattleRulesTest::aModifierIsOverruled()
{
    QTemporaryDir home;
    Driver driver(home.path(), table);
    ready(driver);
    BattleViewModel& desk = *deskOf(driver);
    driver.click("action-order");
    driver.click(chip(desk, "commander"));
    driver.click(chip(desk, "units"));
    driver.click("distance-2");
    QTRY_VERIFY(driver.find("modifier-0") != nullptr);
    QVERIFY(driver.find("playOtherwise-0") == nullptr); // not before it is opened
    const auto rule = desk.asked()->meaning().modifiers[0].rule;
    const int filled = desk.picks()->picked().size();
    driver.click("modifier-0");
    QCOMPARE(driver.wait("place-0")->property("text").toString(), rule.place);
    driver.click("playOtherwise-0");
    QTRY_VERIFY(driver.find("overruleSave") != nullptr);
    QCOMPARE(driver.wait("overruledText")->property("text").toString(), rule.text);
    driver.find("overruleReason")->forceActiveFocus();
    driver.type("each full 30 cm");
    driver.click("overruleSave");
    QTRY_VERIFY(driver.find("overruleSave") == nullptr);
    const play::Entry last = battleOf(driver).log().back();
    QCOMPARE(last.what, std::string("overruled"));
    QCOMPARE(QString::fromStdString(last.text), rule.id + ": each full 30 cm");
    // Its line says so, opened or not, and the card is as it was filled in.
    const QString said = desk.story()->all().last().notes.last();
    QCOMPARE(driver.wait("overruled-0")->property("text").toString(), said);
    driver.click("modifier-0");
    QVERIFY(driver.find("playOtherwise-0") == nullptr);
    QVERIFY(driver.find("overruled-0") != nullptr);
    QCOMPARE(desk.picks()->picked().size(), filled);
    QVERIFY(reported(driver).contains("each full 30 cm"));
}

void BattleRulesTest::aSwitchIsTurned()
{
    QTemporaryDir home;
    Driver driver(home.path(), table);
    ready(driver);
    QCOMPARE(switchOf(driver, "envelop"), 0);
    turn(driver, "rule-envelop-1", "we learnt it so");
    QTRY_COMPARE(switchOf(driver, "envelop"), 1);
    const auto step = deskOf(driver)->story()->all().last();
    const QString words = step.words.join(u' ');
    QVERIFY2(words.contains("Agreed from now on"), qPrintable(words));
    // Its choices are words wherever somebody reads them.
    QVERIFY2(words.contains("They may not (rulebook)"), qPrintable(words));
    QVERIFY(reported(driver).contains("They may not (rulebook)"));
    for (const auto& rule : agreedOf(driver)->switches()) {
        for (const OptionShown& choice : rule.choices) {
            // Codes are small letters; a figure may have its sign.
            const QString words = choice.label.mid(choice.label.startsWith(u'-') ? 1 : 0);
            QVERIFY2(!words.isEmpty(), qPrintable(choice.label));
            const bool figure = words.front().isDigit();
            QVERIFY2(figure || (words.front().isUpper() && words == choice.label), qPrintable(choice.label));
        }
    }
    QCOMPARE(step.notes, QStringList{"we learnt it so"});
    QVERIFY(reported(driver).contains("we learnt it so"));
    driver.key(Qt::Key_Z, Qt::ControlModifier);
    QTRY_COMPARE(switchOf(driver, "envelop"), 0);
}

// A battle begins with house rules; they are left for the book, and taken up again.
void BattleRulesTest::houseRules()
{
    QTemporaryDir home;
    putHouse(home);
    Driver driver(home.path(), table);
    chooseHouse(driver);
    driver.click("makeBattle");
    begin(driver);
    QCOMPARE(agreedOf(driver)->house().size(), 4);
    QVERIFY(reported(driver).contains("Enemy within 10 cm: -1."));
    driver.click("battleMenuButton");
    driver.click("menuRules");
    QVERIFY(driver.wait("house-3")->property("text").toString().startsWith("+1: “Cavalry"));
    driver.click("takeNoHouse");
    QTRY_VERIFY(agreedOf(driver)->house().isEmpty());
    driver.click("takeHouse-club");
    QTRY_COMPARE(agreedOf(driver)->house().size(), 4);
    driver.key(Qt::Key_Escape);
    QVERIFY(deskOf(driver)->past()->undo());
    QVERIFY(agreedOf(driver)->house().isEmpty());
}

void BattleRulesTest::aTallyIsCorrected()
{
    QTemporaryDir home;
    Driver driver(home.path(), table);
    ready(driver);
    BattleViewModel& desk = *deskOf(driver);
    const play::Game& game = battleOf(driver).game();
    const int stands = valueOf(game, desk.state(), "A1", "stands");
    inMenu(driver, "otherwise");
    QTRY_VERIFY(driver.find("tallySave") != nullptr);
    driver.settle();
    driver.click(driver.find("less", driver.wait("stands-A1")));
    driver.click("confused-A2");
    driver.click("tallySave");
    QTRY_VERIFY(driver.find("tallySave") == nullptr);
    const int agreed = battleOf(driver).head();
    const std::size_t at = battleOf(driver).line().size() - 1;
    turn(driver, "rule-envelop-1", ""); // a step after it
    const auto length = battleOf(driver).line().size();
    // Opened and left: nothing has changed.
    QVERIFY(desk.past()->correct(agreed));
    QTRY_VERIFY(driver.find("tallySave") != nullptr);
    QCOMPARE(desk.past()->correcting(), agreed);
    QCOMPARE(agreedOf(driver)->edits(), 2); // as it was agreed
    QVERIFY(driver.find("tallyOver") == nullptr);
    driver.key(Qt::Key_Escape);
    QTRY_COMPARE(desk.past()->correcting(), 0);
    QCOMPARE(battleOf(driver).line()[at], agreed);
    // It was A3 who was confused, and A1 lost nobody.
    QVERIFY(desk.past()->correct(agreed));
    QTRY_VERIFY(driver.find("tallySave") != nullptr);
    driver.settle();
    driver.click(driver.find("more", driver.wait("stands-A1")));
    driver.click("confused-A2");
    driver.click("confused-A3");
    driver.click("tallySave");
    QTRY_VERIFY(driver.find("tallySave") == nullptr);
    QCOMPARE(desk.past()->correcting(), 0);
    QVERIFY(battleOf(driver).line()[at] != agreed);
    QCOMPARE(battleOf(driver).line().size(), length); // what came later followed
    QVERIFY(desk.past()->corrected().misfits.isEmpty());
    QCOMPARE(valueOf(game, desk.state(), "A1", "stands"), stands);
    QCOMPARE(valueOf(game, desk.state(), "A2", "confused"), 0);
    QCOMPARE(valueOf(game, desk.state(), "A3", "confused"), 1);
    QCOMPARE(switchOf(driver, "envelop"), 1);
    driver.click("takeCorrectionBack");
    QTRY_COMPARE(valueOf(game, desk.state(), "A2", "confused"), 1);
}

void BattleRulesTest::aSwitchIsCorrected()
{
    QTemporaryDir home;
    Driver driver(home.path(), table);
    ready(driver);
    turn(driver, "rule-warband-in-cover-1", "");
    const int step = battleOf(driver).head();
    const std::size_t at = battleOf(driver).line().size() - 1;
    QVERIFY(deskOf(driver)->past()->correct(step));
    QTRY_VERIFY(driver.find("overruleSave") != nullptr);
    QVERIFY(driver.find("choice-1")->property("checked").toBool());
    driver.click("choice-0");
    QVERIFY(!driver.find("overruleSave")->isEnabled()); // as it was before: then nothing was agreed
    driver.click("choice-1");
    driver.find("overruleReason")->forceActiveFocus();
    driver.type("by the older reading");
    driver.click("overruleSave");
    QTRY_VERIFY(driver.find("overruleSave") == nullptr);
    QVERIFY(battleOf(driver).line()[at] != step);
    QCOMPARE(stepAt(driver, at).answer.what, std::string("agreed"));
    QCOMPARE(deskOf(driver)->story()->all().last().notes, QStringList{"by the older reading"});
}

void BattleRulesTest::wordsInText()
{
    const Glossed glossed({{.id = "charge", .name = "Charge", .forms = {"charges"}},
        {.id = "support", .name = "Supporting charge"}, {.id = "ink", .name = "Ink <dry>"}});
    const QString text = "A supporting charge charges; a charge <ends>. Discharge.";
    const auto spots = glossed.in(text);
    QCOMPARE(spots.size(), 2); // the longest where they overlap, each once, whole words alone
    QCOMPARE(spots[0].term, QString("support"));
    QCOMPARE(text.mid(spots[0].at, spots[0].length), QString("supporting charge"));
    QCOMPARE(spots[1].term, QString("charge"));
    QCOMPARE(text.mid(spots[1].at, spots[1].length), QString("charges"));
    QCOMPARE(glossed.linked(text),
        QString("A <a href=\"support\">supporting charge</a> <a href=\"charge\">charges</a>; a charge &lt;ends&gt;. "
                "Discharge."));
    QVERIFY(glossed.linked("charge", "charge").contains("<b>charge</b>"));
    QVERIFY(Glossed().in(text).isEmpty());
    // A name is a name; one that is a word of the game and no more stays that.
    Glossed named({{.id = "charge", .name = "Charge"}, {.id = "rout", .name = "Rout"}});
    named.setNames({"Rout of Rome", "Charge!", "Charge"});
    QCOMPARE(named.in("Rout of Rome: a charge.").size(), 1);
    QCOMPARE(named.in("Rout of Rome: a rout.").last().at, 16);
    QCOMPARE(named.in("A charge by Charge!").last().at, 2);
}

void BattleRulesTest::wordsAreTapped()
{
    QTemporaryDir home;
    Driver driver(home.path(), table);
    ready(driver);
    driver.click("action-order");
    driver.settle();
    QQuickItem* label = driver.wait("label-units");
    const QVariantList terms = label->property("terms").toList();
    QVERIFY(!terms.isEmpty());
    const QString term = terms[0].value<TermShown>().id;
    // A tap on the word.
    QPointF spot;
    for (int x = 1; x < int(label->width()) && spot.isNull(); ++x) {
        QString link;
        QMetaObject::invokeMethod(
            label, "linkAt", Q_RETURN_ARG(QString, link), Q_ARG(double, x), Q_ARG(double, label->height() / 2));
        spot = link == term ? QPointF(x + 3, label->height() / 2) : QPointF();
    }
    QVERIFY(!spot.isNull());
    QTest::mouseClick(driver.window(), Qt::LeftButton, {}, label->mapToScene(spot).toPoint());
    QTRY_VERIFY(driver.find("word-" + term) != nullptr);
    driver.key(Qt::Key_Escape);
    QTRY_VERIFY(driver.find("word-" + term) == nullptr);
    // And by keyboard: Tab finds it, Return opens it and does not answer the card.
    const int head = battleOf(driver).head();
    QVERIFY(driver.tabTo("label-units"));
    driver.key(Qt::Key_Return);
    QTRY_VERIFY(driver.find("word-" + term) != nullptr);
    QCOMPARE(battleOf(driver).head(), head);
    driver.key(Qt::Key_Escape);
    // Reminders lead there as well.
    QTRY_VERIFY(driver.find("word-" + term) == nullptr);
    driver.click(driver.find("reminders")->childItems().first());
    driver.settle();
    bool linked = false;
    for (int row = 0; QQuickItem* text = driver.find(QString("reminderText-%1").arg(row)); ++row) {
        linked = linked || !text->property("terms").toList().isEmpty();
    }
    QVERIFY(linked);
}

void BattleRulesTest::anyTwoAnswers()
{
    QTemporaryDir home;
    Driver driver(home.path(), table);
    ready(driver);
    BattleViewModel& desk = *deskOf(driver);
    driver.click("action-order");
    driver.click(chip(desk, "commander"));
    driver.click(chip(desk, "units"));
    // Every fact with several answers can be given to a die.
    int facts = 0;
    DisputeShown several;
    for (const auto& input : desk.asked()->inputs()) {
        if (!input.fact || input.kind == InputKinds::Kind::Things || input.kind == InputKinds::Kind::Dice) {
            continue;
        }
        ++facts;
        for (const auto& dispute : agreedOf(driver)->disputes()) {
            if (dispute.input == input.id && dispute.answers.size() > 2) {
                several = dispute;
            }
        }
    }
    QCOMPARE(agreedOf(driver)->disputes().size(), facts);
    QVERIFY(!several.input.isEmpty());
    const QString input = several.input;
    const int last = int(several.answers.size()) - 1;
    driver.click("dispute-" + input);
    QQuickItem* second = driver.wait("disputed-1");
    QMetaObject::invokeMethod(second, "activated", Q_ARG(int, several.first));
    QTRY_VERIFY(!driver.find("decide-1")->isEnabled()); // twice the same
    QMetaObject::invokeMethod(second, "activated", Q_ARG(int, last));
    driver.click("decide-6");
    const QString word = several.answers[last].words;
    QTRY_VERIFY(battleOf(driver).log().back().what == "dispute");
    QVERIFY2(desk.story()->all().last().notes.last().contains(word), qPrintable(word));
    QCOMPARE(agreedOf(driver)->decide(input, 0, last + 1000, 1), 0); // no such answer
}

void BattleRulesTest::pages()
{
    QFETCH(Dress, dress);
    Sitting sitting(dress, "battle-rules-");
    Driver& driver = sitting.driver;
    putHouse(sitting.home);
    chooseHouse(driver);
    sitting.take("9-house");
    driver.click("makeBattle");
    begin(driver);
    openOverruling(driver);
    sitting.take("0-overruling");
    driver.find("overruleReason")->forceActiveFocus();
    driver.type("orders carry through woods");
    driver.click("overruleSave");
    QTRY_VERIFY(driver.find("overruleSave") == nullptr);
    sitting.take("1-overruled");
    driver.click("why");
    driver.find("label-units")->forceActiveFocus();
    sitting.take("2-words");
    driver.click(chip(*deskOf(driver), "commander"));
    driver.click(chip(*deskOf(driver), "units"));
    driver.click("distance-2");
    driver.click("modifier-0");
    sitting.take("8-modifier");
    driver.click("battleMenuButton");
    driver.click("menuRules");
    sitting.take("3-rules");
    driver.click("rule-envelop-1");
    sitting.take("4-switch");
    driver.click("overruleSave");
    driver.key(Qt::Key_Escape);
    QVERIFY(deskOf(driver)->past()->correct(battleOf(driver).head()));
    sitting.take("5-again");
    driver.key(Qt::Key_Escape);
    QVERIFY(agreedOf(driver)->goTo(3));
    QVERIFY(deskOf(driver)->past()->correct(battleOf(driver).head()));
    sitting.take("7-course");
    deskOf(driver)->past()->leaveAsItWas();
    QVERIFY(deskOf(driver)->past()->undo());
    driver.click("action-order");
    driver.click(chip(*deskOf(driver), "units"));
    for (const auto& one : agreedOf(driver)->disputes()) {
        if (one.answers.size() > 2) {
            driver.click("dispute-" + one.input);
            break;
        }
    }
    sitting.take("6-dispute");
}

} // namespace strategikon

int main(int argc, char** argv)
{
    strategikon::BattleRulesTest test;
    return strategikon::runTest(argc, argv, &test);
}

#include "battle_rules.moc"
