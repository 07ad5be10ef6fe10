// Reading what ships, refusing what nobody could reckon with, and looking through it all.
#include "tests/bench/armies.h"

#include "model/text/file.h"
#include "model/text/yaml.h"
#include "rules/collection.h"
#include "rules/search.h"

#include <yaml-cpp/yaml.h>

namespace bench {

namespace {

void everything(benchmark::State& state)
{
    catalogue();
    for (auto _ : state) {
        Catalogue fresh;
        std::vector<Fault> faults;
        for (const ListHeading& heading : fresh.headings())
            benchmark::DoNotOptimize(fresh.find(heading.system, heading.id, {}, faults));
        if (!faults.empty())
            state.SkipWithError("a list was refused");
    }
}

// The same files with the usual library alone: no schema, no binding, no places.
void everythingUnchecked(benchmark::State& state)
{
    for (auto _ : state)
        for (const ListHeading& heading : catalogue().headings())
            benchmark::DoNotOptimize(YAML::LoadFile(heading.file));
}

void headings(benchmark::State& state)
{
    catalogue();
    for (auto _ : state)
        benchmark::DoNotOptimize(Catalogue().headings().size());
}

void registerOneList()
{
    for (const Nation& nation : nations()) {
        benchmark::RegisterBenchmark(("one-list/" + nation.list->system + "/" + nation.list->id).c_str(),
            [&nation](benchmark::State& state) {
                Catalogue fresh;
                std::vector<Fault> faults;
                fresh.loadList(*nation.system, nation.list->file, {}, faults, Trial::spared); // the schema is read once
                for (auto _ : state)
                    benchmark::DoNotOptimize(
                        fresh.loadList(*nation.system, nation.list->file, {}, faults, Trial::spared));
            })
            ->Unit(benchmark::kMicrosecond);
        benchmark::RegisterBenchmark(("plain-list/" + nation.list->system + "/" + nation.list->id).c_str(),
            [&nation](benchmark::State& state) {
                for (auto _ : state)
                    benchmark::DoNotOptimize(YAML::LoadFile(nation.list->file));
            })
            ->Unit(benchmark::kMicrosecond);
    }
}

// Lists that hang together too much, from text to refusal.
void refuse(benchmark::State& state, const std::string& text)
{
    for (auto _ : state) {
        const auto node = readYaml(text, "list.yaml");
        const auto list = readList(*node, systems().front()->format(), {});
        if (list || list.faults.front().message.code != "too-intertwined")
            state.SkipWithError("the list was not refused");
    }
}

std::string badList(const std::string& name) { return *readFile(SOURCE_DIR "/tests/army/bad/" + name + ".yaml"); }

// Rows at every price, so that every total can be reached in every way; the slowest found to refuse.
std::string manyRows()
{
    std::string text = "system: " + systems().front()->format().id + "\nid: mine\nname: Mine\nentries:\n";
    std::string hosts;
    for (int i = 0; i < 300; ++i) {
        const std::string id = "e" + std::to_string(i);
        text += "  - {id: " + id + ", name: " + id + ", type: Infantry, size: 3, points: " + std::to_string(7 + i % 40)
            + "}\n";
        if (i % 15 == 0)
            hosts += (hosts.empty() ? "" : ", ") + id;
    }
    return text + "upgrades:\n  - {id: u, name: U, kind: mount, for: [" + hosts + "], points: 1, max: 3}\n";
}

void searching(benchmark::State& state)
{
    nations();
    for (auto _ : state)
        benchmark::DoNotOptimize(search(catalogue(), "cavalry points<=80"));
}

// Four stands of each entry of every list, each sort serving its namesakes everywhere.
void fielding(benchmark::State& state)
{
    std::vector<OwnedStands> owned;
    for (const Nation& nation : nations())
        for (const Line& line : nation.list->lines)
            owned.push_back({line.name, 4, {nation.list->system + "/*#" + line.id}});
    for (auto _ : state)
        benchmark::DoNotOptimize(fieldable(catalogue(), *systems().front(), owned, 1000));
}

} // namespace

void registerData()
{
    const auto add = [](const char* name, auto work) {
        benchmark::RegisterBenchmark(name, work)->Unit(benchmark::kMillisecond);
    };
    add("all-lists", everything);
    add("plain-all-lists", everythingUnchecked);
    add("headings", headings);
    registerOneList();
    for (const char* name : {"share-of-cheap-rows", "too-intertwined"})
        benchmark::RegisterBenchmark((std::string("refuse/") + name).c_str(), [name](benchmark::State& state) {
            refuse(state, badList(name));
        })->Unit(benchmark::kMillisecond);
    add("refuse/many-rows", [](benchmark::State& state) { refuse(state, manyRows()); });
    add("search", searching);
    add("fieldable", fielding);
}

} // namespace bench
