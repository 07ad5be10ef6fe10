// A shooting card filled in from the map: two armies of some thirty units with twelve features between them.
#include "rules/battlefield.h"
#include "rules/catalogue.h"
#include "rules/setup.h"
#include "rules/warmaster/play/begin/begin.h"
#include "rules/warmaster/play/fields.h"
#include "rules/warmaster/play/game.h"
#include "tests/play/random_battle.h"

#include <benchmark/benchmark.h>

namespace {

using namespace strategikon;
using namespace strategikon::warmasterPlay;

struct Mapped {
    field::Setup setUp;
    play::State state;
    play::Decision ask;
};

field::Feature patch(int at)
{
    field::Piece piece;
    piece.kind = at % 2 == 0 ? "hill" : "broken";
    piece.area = field::rectangle({15.0 + 28 * (at % 6), 60.0 + 30 * (at / 6)}, 9, 6, 20 * at);
    field::Feature feature;
    feature.id = "t" + std::to_string(at + 1);
    feature.pieces.push_back(piece);
    return feature;
}

// Deployed as for any battle, and side B then set down within range.
const Mapped& mapped()
{
    static const Mapped made = [] {
        const std::filesystem::path root = SOURCE_DIR;
        setRoots({root / "lists", root / "rules", root / "schema", {}});
        Catalogue catalogue;
        field::Random random(3);
        Mapped made;
        made.setUp.field.system = "warmaster";
        made.setUp.field.table = {.width = 180, .depth = 120};
        for (int at = 0; at < 12; ++at)
            made.setUp.field.features.push_back(patch(at));
        const System& system = *findSystem("warmaster");
        std::vector<Force> forces;
        for (const int side : {0, 1}) {
            Army army = playtest::randomLegalArmy(catalogue, 1000, random, 8);
            army.split.clear();
            std::vector<Fault> faults;
            const ArmyList& list = *catalogue.find("warmaster", army.list, army.edition, faults);
            made.setUp.deployment.way[side] = *waysOf(system).with("standard", {}, made.setUp.field.table);
            for (auto& troop : troopsOf(system, list, army, side))
                made.setUp.deployment.troops.push_back(std::move(troop));
            forces.push_back({side, std::move(army), false, {}});
        }
        const field::Kinds& kinds = battlefieldOf(system)->kinds;
        field::deploy(made.setUp.deployment, made.setUp.field, kinds, -1, field::Plan::battle, random);
        made.state = *begin(catalogue, forces, {}, &made.setUp);
        made.state.agenda.clear();
        made.state.turn = 1;
        made.state.phase = "shooting";
        const int y = fields().index(play::Sort::body, "y");
        for (play::Thing& thing : made.state.things)
            if (thing.sort == play::Sort::body && thing.side == 1)
                thing.fields[std::size_t(y)] -= 740;
        for (const play::Decision& ask : warmasterGame().can(made.state))
            if (ask.what == "shoot")
                made.ask = ask;
        return made;
    }();
    return made;
}

// So many who shoot together are named, and their target or not yet.
void cardFilled(benchmark::State& state)
{
    const Mapped& at = mapped();
    const play::Input *shooters = at.ask.find("shooters"), *targets = at.ask.find("target");
    if (!shooters || shooters->among.empty() || !targets) {
        state.SkipWithError("nobody can shoot");
        return;
    }
    std::size_t next = 0, told = 0;
    for (auto _ : state) {
        play::Answer answer{.what = "shoot"};
        std::vector<int> named;
        for (int i = 0; i < state.range(0); ++i)
            named.push_back(shooters->among[(next + std::size_t(i)) % shooters->among.size()]);
        std::ranges::sort(named);
        named.erase(std::unique(named.begin(), named.end()), named.end());
        answer.set("shooters", named);
        if (state.range(1) != 0)
            answer.set("target", {targets->among[next % targets->among.size()]});
        told += warmasterGame().mapFacts(at.state, at.ask, answer, &at.setUp.field).size();
        ++next;
    }
    state.counters["units"] = double(at.setUp.deployment.troops.size());
    state.counters["told"] = benchmark::Counter(double(told), benchmark::Counter::kAvgIterations);
}

} // namespace

BENCHMARK(cardFilled)->ArgNames({"shooters", "target"})->ArgsProduct({{1, 3}, {0, 1}})->Unit(benchmark::kMillisecond);

BENCHMARK_MAIN();
