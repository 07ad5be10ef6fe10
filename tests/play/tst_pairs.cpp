// Cards of DBM: what was said of two who fight is there when they fight again, whichever is named first; what the rules
// know already is not asked.
#include "model/army/army.h"
#include "model/play/card/card.h"
#include "model/text/file.h"
#include "rules/battle.h"
#include "rules/catalogue.h"
#include "rules/system.h"

#include <QTest>

using namespace strategikon;
using namespace strategikon::play;

namespace {

Army army(const std::string& name)
{
    const std::string file = std::string(SOURCE_DIR) + "/lists/dbm/armies/" + name + ".yaml";
    return *readArmy(*readFile(file), file);
}

State begun()
{
    Catalogue catalogue;
    BattlePlan plan;
    plan.sides = {{0, army("polybian-roman")}, {1, army("gallic")}};
    plan.terms = {{"invader", "0"}};
    return *beginning(catalogue, plan);
}

// Cards are answered as they are filled in, all dice a four.
struct Evening {
    const Game& game = *gameOf("dbm");
    Battle battle{game, begun()};

    Card card(const char* what = "")
    {
        const auto open = game.can(battle.state());
        const Decision* ask = *what ? cardFor(open, what) : &open.front();
        return {*ask, {&game, &battle.state(), nullptr, &battle, battle.head(), false}};
    }
    void answer(Card card)
    {
        while (card.hasDice() && !card.complete())
            card.typeDie(4);
        if (!card.complete())
            card.put(card.ask().inputs.front().id, 0);
        const auto entry = battle.answered(card.answer());
        QVERIFY2(entry, describe(entry.faults).c_str());
    }
    void to(int side, const std::string& phase)
    {
        for (int step = 0; step < 60 && !(battle.state().side == side && battle.state().phase == phase); ++step)
            answer(card(battle.state().agenda.empty() ? "end-phase" : ""));
        QCOMPARE(battle.state().phase, phase);
    }
    void name(Id ours, Id theirs)
    {
        Card pair = card("fight");
        pair.pick("ours", ours);
        pair.pick("theirs", theirs);
        answer(pair);
        QCOMPARE(battle.state().agenda.back().what, std::string("combat"));
    }
    // Elements of a type, in order.
    Ids elements(int side, const std::string& type) const
    {
        const Fields& fields = game.fields();
        const auto at = std::size_t(fields.index(Sort::body, "type"));
        const auto& words = fields.of(Sort::body)[at].words;
        Ids all;
        for (const Thing& one : battle.state().things)
            if (one.sort == Sort::body && one.side == side && !one.gone && words[std::size_t(one.fields[at])] == type)
                all.push_back(one.id);
        return all;
    }
};

Card::Values at(const Card& card, const char* input)
{
    const Card::Values* values = card.at(input);
    return values ? *values : Card::Values{-99};
}

// Two blades go into contact, each by itself; the Combat phase begins.
std::pair<Ids, Ids> touched(Evening& bounds)
{
    bounds.to(0, "moves");
    const Ids blades = bounds.elements(0, "Bd"), warband = bounds.elements(1, "Wb");
    const Ids own{blades[2], blades[4]}, enemy{warband[3], warband[1]};
    for (const std::size_t i : {0, 1}) {
        Card move = bounds.card("move");
        move.pick("elements", own[i]);
        move.pick("contacts", enemy[i]);
        bounds.answer(move);
    }
    bounds.to(0, "combat");
    return {own, enemy};
}

} // namespace

class PairsTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { setRoots({SOURCE_DIR "/lists", SOURCE_DIR "/rules", SOURCE_DIR "/schema", {}}); }

    void saidOnceSaidAgain()
    {
        Evening bounds;
        bounds.to(0, "combat");
        const Id blade = bounds.elements(0, "Bd").front();
        const Ids warband = bounds.elements(1, "Wb");
        bounds.name(blade, warband[0]);
        Card first = bounds.card();
        QVERIFY(!first.isRecalled("our-flanks"));
        first.put("our-flanks", 1);
        first.put("their-going", 1);
        first.put("above", 1); // ours
        first.pick("their-behind", warband[1]);
        bounds.answer(first);
        bounds.to(1, "combat");
        bounds.name(warband[0], blade);
        const Card again = bounds.card();
        QVERIFY(again.isRecalled("their-flanks") && at(again, "their-flanks") == Card::Values{1});
        QCOMPARE(at(again, "our-flanks"), Card::Values{0});
        QCOMPARE(at(again, "our-going"), Card::Values{1});
        QCOMPARE(at(again, "their-going"), Card::Values{0});
        QCOMPARE(at(again, "above"), Card::Values{2}); // theirs now
        QCOMPARE(at(again, "our-behind"), Card::Values{warband[1]});
        bounds.to(0, "combat");
        bounds.name(blade, warband[0]);
        QCOMPARE(at(bounds.card(), "our-flanks"), Card::Values{1}); // and back
        QCOMPARE(at(bounds.card(), "their-behind"), Card::Values{warband[1]});
    }

    void othersAreNotMeant()
    {
        Evening bounds;
        bounds.to(0, "combat");
        const Ids blades = bounds.elements(0, "Bd"), warband = bounds.elements(1, "Wb");
        bounds.name(blades[0], warband[0]);
        Card first = bounds.card();
        first.put("our-flanks", 2);
        bounds.answer(first);
        while (!bounds.battle.state().agenda.empty())
            bounds.answer(bounds.card());
        bounds.name(blades[1], warband[1]);
        QVERIFY(!bounds.card().isRecalled("our-flanks"));
        QCOMPARE(at(bounds.card(), "our-flanks"), Card::Values{0});
    }

    void whoIsNamedLastAnswers()
    {
        Evening bounds;
        bounds.to(0, "combat");
        Card pair = bounds.card("fight");
        pair.pick("theirs", bounds.elements(1, "Wb").front());
        QVERIFY(!pair.namesAll(*pair.ask().find("theirs")));
        pair.pick("ours", bounds.elements(0, "Bd").front());
        QVERIFY(pair.namesAll(*pair.ask().find("ours")));
    }

    // A contact that was noted in the moves lies open in the Combat phase, and again once its combat is undone.
    void touchedIsDue()
    {
        Evening bounds;
        const auto [own, enemy] = touched(bounds);
        const auto due = [&](Id ours, Id theirs) {
            const auto open = bounds.game.can(bounds.battle.state());
            const Decision* card = dueCard(open, {&bounds.game, &bounds.battle.state()});
            QVERIFY(card != nullptr);
            const Card pair(*card, {&bounds.game, &bounds.battle.state()});
            QVERIFY(pair.onlyNames() && pair.untouched());
            QCOMPARE(at(pair, "ours"), Card::Values{ours});
            QCOMPARE(at(pair, "theirs"), Card::Values{theirs});
            QCOMPARE(pair.ask().find("ours")->among.front(), ours);
        };
        due(own[0], enemy[0]);
        bounds.answer(bounds.card("fight"));
        QCOMPARE(bounds.battle.state().agenda.back().on, Ids({own[0], enemy[0]}));
        bounds.answer(bounds.card());
        while (!bounds.battle.state().agenda.empty())
            bounds.answer(bounds.card());
        due(own[1], enemy[1]);
        while (bounds.battle.entry(bounds.battle.head()).answer.what != "end-phase")
            QVERIFY(bounds.battle.undo());
        due(own[0], enemy[0]);
    }

    // Another pair did fight: then the one that was said before is still to come.
    void correctedItIsDueAgain()
    {
        Evening bounds;
        const auto [own, enemy] = touched(bounds);
        bounds.answer(bounds.card("fight"));
        const int named = bounds.battle.head();
        bounds.answer(bounds.card());
        Answer other{.what = "fight", .who = 0};
        other.set("ours", {own[1]});
        other.set("theirs", {enemy[1]});
        std::vector<play::Misfit> misfits;
        QVERIFY(bounds.battle.corrected(named, other, misfits));
        while (!bounds.battle.state().agenda.empty())
            bounds.answer(bounds.card());
        const Card pair = bounds.card("fight");
        QCOMPARE(at(pair, "ours"), Card::Values{own[0]});
        QCOMPARE(at(pair, "theirs"), Card::Values{enemy[0]});
    }

    // Somebody else is named in two taps, and whom he faces is filled in with the first.
    void anotherPairIsNamed()
    {
        Evening bounds;
        const auto [own, enemy] = touched(bounds);
        Card pair = bounds.card("fight");
        pair.pick("ours", own[1]);
        QCOMPARE(at(pair, "theirs"), Card::Values{enemy[1]});
        QVERIFY(!pair.namesAll(*pair.ask().find("ours"))); // who was not named is not sure
        pair.pick("theirs", enemy[1]);
        QVERIFY(pair.namesAll(*pair.ask().find("theirs")));
        Card other = bounds.card("fight");
        other.pick("ours", bounds.elements(0, "Bd")[5]);
        QVERIFY(!other.complete()); // in contact with nobody
        other.pick("theirs", enemy[1]);
        QVERIFY(other.namesAll(*other.ask().find("theirs")));
        QCOMPARE(at(other, "ours"), Card::Values{bounds.elements(0, "Bd")[5]});
        Card same = bounds.card("fight");
        same.pick("ours", own[0]); // confirmed, not taken back
        QCOMPARE(at(same, "ours"), Card::Values{own[0]});
        same.pick("ours", own[0]);
        QVERIFY(at(same, "ours").empty());
    }

    // Regular foot may turn and stop short as it likes; irregular foot pays for it.
    void onlyWhatCostsIsAsked()
    {
        Evening bounds;
        bounds.to(0, "moves");
        Card regular = bounds.card("move");
        QVERIFY(regular.isIdle("turns") && regular.isIdle("reach")); // nobody is named
        regular.pick("elements", bounds.elements(0, "Bd").front());
        QVERIFY(!regular.isIdle("reach") && !regular.isIdle("contacts"));
        for (const char* fact : {"turns", "short", "column", "steady"})
            QVERIFY2(regular.isIdle(fact), fact);
        regular.put("how", 1);
        QVERIFY(regular.isIdle("contacts")); // nobody marches into contact
        bounds.to(1, "moves");
        Card irregular = bounds.card("move");
        irregular.pick("elements", bounds.elements(1, "Wb").front());
        QVERIFY(!irregular.isIdle("turns") && !irregular.isIdle("short"));
        irregular.put("turns", 1);
        QVERIFY(!irregular.isIdle("turns")); // said, it stays
    }

    void severalAtOnce()
    {
        Evening bounds;
        bounds.to(0, "moves");
        Card card = bounds.card("move");
        const Ids blades = bounds.elements(0, "Bd");
        card.pick("elements", blades);
        QCOMPARE(at(card, "elements"), blades);
        card.pick("elements", Ids{blades[0], blades[2]});
        QCOMPARE(int(at(card, "elements").size()), int(blades.size()) - 2);
    }
};

QTEST_GUILESS_MAIN(PairsTest)
#include "tst_pairs.moc"
