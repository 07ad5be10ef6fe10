// Records whose open steps carry something else than the rules read: such an entry is refused, or the rules go on.
#include "model/play/record/action.h"
#include "model/play/record/record.h"
#include "rules/battle.h"
#include "rules/catalogue.h"
#include "rules/example.h"

#include <QTest>

#include <set>

using namespace strategikon;
using namespace strategikon::play;

namespace {

using Damage = void (*)(Step&);

const std::vector<Damage> damages{
    [](Step& step) { step.with.clear(); },
    [](Step& step) { step.on.clear(); },
    [](Step& step) { step.on.resize(std::min<std::size_t>(step.on.size(), 1)); },
    [](Step& step) { step.with.resize(step.with.size() / 2); },
    [](Step& step) { step.with.assign(step.with.size(), 1'000'000'000); },
    [](Step& step) { step.with.assign(step.with.size(), -1'000'000'000); },
    [](Step& step) { step.with.assign(step.with.size(), 150); },
    [](Step& step) { step.with.assign(step.with.size(), -1); },
    [](Step& step) { step.on.assign(step.on.size(), 0); },
    [](Step& step) { step.what = "meant-otherwise"; },
};

// The steps that an entry leaves open, each damaged; the events fit each other still.
std::vector<Entry> damaged(const Entry& entry, const State& after)
{
    std::vector<Entry> all;
    for (std::size_t i = 0; i < after.agenda.size(); ++i)
        for (const Damage& damage : damages) {
            play::Change change{.what = play::Change::What::dropped, .index = int(i), .step = after.agenda[i]};
            Entry other = entry;
            other.events.push_back({.what = "step", .changes = {change}});
            change.what = play::Change::What::pushed;
            damage(*change.step);
            if (*change.step == after.agenda[i])
                continue;
            other.events.back().changes.push_back(change);
            all.push_back(std::move(other));
        }
    return all;
}

} // namespace

class Damaged : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { setRoots({SOURCE_DIR "/lists", SOURCE_DIR "/rules", SOURCE_DIR "/schema", {}}); }
    void steps();
    void withoutABattle();
};

void Damaged::steps()
{
    Catalogue catalogue;
    std::set<std::string> kinds;
    int refused = 0, taken = 0;
    for (const auto& file : exampleFiles()) {
        const auto example = readExample(file);
        QVERIFY(example);
        const auto whole = played(catalogue, *example);
        QVERIFY(whole);
        Battle battle(whole->game(), whole->stateAfter(0));
        for (const Entry& entry : whole->log()) {
            if (entry.kind == Entry::Kind::step) {
                const State before = battle.state(), after = whole->stateAfter(entry.number);
                for (const Step& step : after.agenda)
                    kinds.insert(step.what);
                for (const Entry& other : damaged(entry, after)) {
                    Battle tried(battle.game(), before);
                    Entry first = other;
                    first.number = 1;
                    first.parent = 0;
                    if (!tried.restored(first)) {
                        ++refused;
                        QCOMPARE(tried.state(), before); // nothing of it is left
                        continue;
                    }
                    ++taken;
                    qInfo() << entry.number << QString::fromStdString(tried.state().agenda.back().what)
                            << tried.state().agenda.back().with << tried.state().agenda.back().on;
                    for (const Decision& ask : tried.game().can(tried.state())) {
                        Answer answer{.what = ask.what, .who = ask.who};
                        (void)tried.game().preview(tried.state(), answer);
                        for (const Input& input : ask.inputs)
                            if (input.given)
                                answer.set(input.id, *input.given);
                        throwDice(ask, answer, [](int sides) { return sides; });
                        (void)tried.toAnswer(answer);
                    }
                }
            }
            QVERIFY(battle.restored(entry));
        }
    }
    QVERIFY(kinds.size() > 25);
    QVERIFY(refused > 1000);
    QVERIFY(taken > 100);
}

// Rules read the battle itself as the first thing: where it is missing, or something else, nothing is read.
void Damaged::withoutABattle()
{
    const auto example = readExample(exampleFiles().front());
    QVERIFY(example);
    Catalogue catalogue;
    const auto whole = played(catalogue, *example);
    QVERIFY(whole);
    State state = whole->stateAfter(0);
    QVERIFY(isSound(state, whole->game()));
    state.agenda.clear();
    QVERIFY(isSound(state, whole->game()));
    std::swap(state.things.change(1).sort, state.things.change(2).sort);
    std::swap(state.things.change(1).fields, state.things.change(2).fields);
    QVERIFY(!isSound(state, whole->game()));
    state.things = {};
    QVERIFY(!isSound(state, whole->game()));
}

QTEST_GUILESS_MAIN(Damaged)
#include "tst_damaged.moc"
