// The odds of a charge while it is declared, on its way and before its order is rolled are those of the combat once it
// stands: for every charge of the battles that ship, every number of hits on the way told apart and added up here.
#include "model/text/contains.h"
#include "tests/play/foretold.h"

#include "rules/catalogue.h"
#include "rules/example.h"

using namespace strategikon;
using namespace strategikon::fights;

namespace {

// A charge as it was recorded.
struct Recorded {
    int entry = 0;
    State before{};
    Answer answer{};
    Id charger = 0;
};

std::vector<Recorded> chargesIn(const play::Battle& battle)
{
    std::vector<Recorded> all;
    for (const play::Entry& entry : battle.log()) {
        if (entry.answer.what != "charge" || named(entry.answer, "contacts").empty())
            continue;
        Recorded one{entry.number, battle.stateAfter(entry.parent), entry.answer};
        one.charger = one.before.agenda.empty() ? one.answer.number("unit") : one.before.agenda.back().on.front();
        if (one.before.phase != "combat")
            all.push_back(std::move(one));
    }
    return all;
}

// As it was made, with an enemy more, and at the flank.
std::vector<Answer> variantsOf(const Recorded& charge)
{
    std::vector<Answer> all(3, charge.answer);
    const BattleView table(charge.before);
    Ids contacts = named(charge.answer, "contacts");
    for (const Id enemy : table.enemiesOf(table[charge.charger].side))
        if (table.type(enemy) != Type::encampment && !contains(contacts, enemy)) {
            contacts.push_back(enemy);
            break;
        }
    all[1].set("contacts", contacts);
    all[1].set("backing", {});
    all[2].set("edge", {1});
    return all;
}

// What the players said on the way, dice left out.
Supposeds saidAfter(const play::Battle& battle, const Recorded& charge)
{
    Supposeds all;
    for (std::size_t at = std::size_t(charge.entry); at < battle.log().size(); ++at) {
        const play::Entry& entry = battle.log()[at];
        const State before = battle.stateAfter(entry.parent);
        if (before.agenda.empty() || entry.answer.what == "charge")
            break;
        for (const auto& [input, value] : entry.answer.inputs)
            if (input == "shots" || input == "reaction" || input == "began-within")
                all.push_back({input, before.agenda.back().on, value});
    }
    return all;
}

} // namespace

class ChargesAhead : public QObject {
    Q_OBJECT

    std::unique_ptr<Catalogue> catalogue;
    std::vector<play::Battle> battles;

private slots:
    void initTestCase();
    void whileDeclared();
    void onTheWay();
    void beforeTheOrder();
};

void ChargesAhead::initTestCase()
{
    const std::filesystem::path source = SOURCE_DIR;
    setRoots({source / "lists", source / "rules", source / "schema", {}});
    catalogue = std::make_unique<Catalogue>();
    for (const auto& file : exampleFiles()) {
        auto battle = played(*catalogue, *readExample(file));
        QVERIFY2(battle, describe(battle.faults).c_str());
        battles.push_back(std::move(*battle));
    }
    QVERIFY(battles.size() > 6);
}

void ChargesAhead::whileDeclared()
{
    int supported = 0, beside = 0, several = 0, shot = 0;
    for (const play::Battle& battle : battles)
        for (const Recorded& one : chargesIn(battle))
            for (const Answer& answer : variantsOf(one)) {
                const Supposeds said = saidAfter(battle, one);
                Everything all(one.before, one.charger, said);
                all.from(after(one.before, game().resolve(one.before, answer)));
                const auto seen = play::ahead(game(), one.before, {answer}, said);
                const Prospect* told = find(seen, "charge", one.charger);
                QVERIFY(told && !told->refused);
                const auto where = battle.state()[2].name + " " + std::to_string(one.entry);
                const Figures figures = figuresOf(*told);
                compare(all.figures, figures, where.c_str());
                const auto without = figures.find("no-combat  ");
                QVERIFY(std::abs(1 - all.met_ - (without == figures.end() ? 0 : without->second)) < 1e-9);
                supported += !named(answer, "support").empty();
                beside += answer.number("edge") != 0;
                several += named(answer, "contacts").size() > 1;
                shot += all.thrown > 0;
            }
    QVERIFY2(supported >= 9 && beside >= 25 && several >= 25 && shot >= 20,
        qPrintable(QString("%1 supported, %2 at a flank, %3 at several, %4 shot at")
                       .arg(supported)
                       .arg(beside)
                       .arg(several)
                       .arg(shot)));
}

// Each step between the charge and the contact tells what is left of it.
void ChargesAhead::onTheWay()
{
    int steps = 0;
    for (const play::Battle& battle : battles)
        for (const Recorded& one : chargesIn(battle)) {
            const Supposeds said = saidAfter(battle, one);
            for (std::size_t at = std::size_t(one.entry); at < battle.log().size(); ++at) {
                const State now = battle.stateAfter(battle.log()[at].parent);
                if (!isOnTheWay(now))
                    break;
                Everything all(now, one.charger, said);
                all.from(now);
                const auto seen = play::ahead(game(), now, {}, said);
                const Prospect* told = find(seen, "charge", one.charger);
                QVERIFY(told);
                compare(all.figures, figuresOf(*told), std::to_string(battle.log()[at].number).c_str());
                ++steps;
            }
        }
    QVERIFY2(steps >= 10, qPrintable(QString::number(steps)));
}

// Whoever charged with an order: as it was foretold when the order lay on its card.
void ChargesAhead::beforeTheOrder()
{
    int many = 0;
    for (const play::Battle& battle : battles)
        for (const Recorded& one : chargesIn(battle)) {
            const play::Entry* order = nullptr;
            for (int at = battle.log()[std::size_t(one.entry - 1)].parent; at != 0 && !order;
                 at = battle.log()[std::size_t(at - 1)].parent)
                if (battle.log()[std::size_t(at - 1)].answer.what == "order")
                    order = &battle.log()[std::size_t(at - 1)];
            const bool alone = !one.before.agenda.empty() && one.before.agenda.size() == 1;
            if (!alone || one.before.phase != "orders" || !order || named(order->answer, "units") != Ids{one.charger})
                continue;
            const State before = battle.stateAfter(order->parent);
            Answer intended = order->answer;
            std::erase_if(intended.inputs, [](const auto& input) { return input.first == "dice"; });
            Supposeds said = saidAfter(battle, one);
            said.push_back({"charging", {}, {one.charger}});
            for (const auto& [input, value] : one.answer.inputs)
                said.push_back({input, {one.charger}, value});
            const auto seen = play::ahead(game(), before, {intended}, said);
            const Prospect *told = find(seen, "charge"), *plan = find(seen, "plan");
            QVERIFY(told && plan);
            const auto later = play::ahead(game(), one.before, {one.answer}, saidAfter(battle, one));
            const Figures declared = figuresOf(*find(later, "charge"));
            Figures expected = declared;
            expected.erase("no-combat  ");
            compare(expected, figuresOf(*told), std::to_string(one.entry).c_str());
            const double chance = figuresOf(*told).at("charge-ordered  ");
            QCOMPARE(chance, plan->lines[0].figures.back().value);
            for (const auto& [key, value] : figuresOf(*told))
                if (key.ends_with("with-order"))
                    QCOMPARE(value, chance * declared.at(key.substr(0, key.rfind(' ') + 1) + "in-the-end"));
            ++many;
        }
    QVERIFY2(many >= 5, qPrintable(QString::number(many)));
}

QTEST_GUILESS_MAIN(ChargesAhead)
#include "tst_charges_ahead.moc"
