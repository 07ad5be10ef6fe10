// Each row of the charts, each way to lay it out and each part has a spec that allows and one that refuses, and each of
// its words and numbers is pinned: were it otherwise, some spec would turn red.
#include "model/text/contains.h"
#include "tests/field/spec.h"

#include <QTest>

using namespace fieldtest;

namespace {

struct Otherwise {
    std::string name;
    std::function<void(Variant&)> make;
};

void numberChanged(std::vector<Otherwise>& all, const std::string& name, double Variant::*number, const Variant& of)
{
    if (of.*number == 0)
        return;
    all.push_back({name + " looser", [number](Variant& v) { v.*number *= 1.06; }});
    all.push_back({name + " tighter", [number](Variant& v) { v.*number *= .98; }});
}

std::vector<Otherwise> changesOf(const Variant& variant)
{
    std::vector<Otherwise> all;
    numberChanged(all, "across", &Variant::acrossMost, variant);
    numberChanged(all, "depth", &Variant::depthMost, variant);
    numberChanged(all, "edge-share", &Variant::edgeShare, variant);
    numberChanged(all, "edge-most", &Variant::edgeMost, variant);
    numberChanged(all, "reach", &Variant::reach, variant);
    numberChanged(all, "reach-share", &Variant::reachShare, variant);
    all.push_back({"kind", [](Variant& v) { v.kind = v.kind == "ravine" ? "wood" : "ravine"; }});
    all.push_back({"straddles", [](Variant& v) { v.straddles = !v.straddles; }});
    if (variant.standsLeast > 0) {
        all.push_back({"room for one less", [](Variant& v) { v.standsLeast -= 1; }});
        all.push_back({"room for one more", [](Variant& v) { v.standsLeast += 1; }});
    }
    for (const May may : {May::no, May::may, May::must})
        if (variant.shape != Shape::river && may != variant.edge)
            all.push_back({"edge " + std::to_string(int(may)), [may](Variant& v) { v.edge = may; }});
    for (const Shape shape : {Shape::blob, Shape::river, Shape::ring})
        if (shape != variant.shape && !(shape == Shape::blob && variant.shape == Shape::edge))
            all.push_back({"shape " + std::to_string(int(shape)), [shape](Variant& v) { v.shape = shape; }});
    return all;
}

std::vector<Otherwise> changesOf(const Part& part, std::size_t at)
{
    std::vector<Otherwise> all;
    const auto change = [&](const std::string& name, auto make) {
        all.push_back({part.id + " " + name, [at, make](Variant& v) { make(v.parts[at]); }});
    };
    const auto number = [&](const std::string& name, double Part::*its) {
        if (part.*its == 0)
            return;
        change(name + " looser", [its](Part& p) { p.*its *= 1.06; });
        change(name + " tighter", [its](Part& p) { p.*its *= .98; });
    };
    number("across", &Part::across);
    number("share", &Part::share);
    number("from-exit", &Part::fromExit);
    change("one more at least", [](Part& p) { p.least += 1; });
    if (part.least > 0)
        change("one less at least", [](Part& p) { p.least -= 1; });
    if (!part.open && part.form != Part::Form::banks)
        change("one more", [](Part& p) { p.most += 1; });
    if (part.open)
        change("not open", [](Part& p) { p.open = false; });
    for (std::size_t kind = 0; kind < part.kinds.size(); ++kind)
        change("without " + part.kinds[kind], [kind](Part& p) { p.kinds[kind] = "ravine"; });
    change("of any kind", [](Part& p) {
        p.kinds.insert(p.kinds.end(), {"marsh", "shallow-river", "ford", "road", "steep-hill"});
    });
    for (bool Part::*flag : {&Part::atEdge, &Part::round, &Part::whole})
        if (part.*flag)
            change("without a flag", [flag](Part& p) { p.*flag = false; });
    for (std::string Part::*tie : {&Part::through, &Part::notWith})
        if (!(part.*tie).empty())
            change("without a tie", [tie](Part& p) { (p.*tie).clear(); });
    return all;
}

} // namespace

class Coverage : public QObject {
    Q_OBJECT

    std::vector<Spec> specs;
    const Battlefield* rules = nullptr;

    // Whether each spec of the row still finds what it names.
    bool green(const Charts& charts, const std::string& item) const
    {
        return std::ranges::all_of(specs, [&](const Spec& spec) {
            const auto& features = spec.field.features;
            const bool about =
                std::ranges::any_of(features, [&](const Feature& feature) { return feature.item == item; });
            return !about || brief(misplaced(spec.field, charts, rules->kinds)) == brief(spec.findings);
        });
    }

    template <class Do>
    void eachVariant(Do act) const
    {
        for (std::size_t c = 0; c < rules->charts.charts.size(); ++c)
            for (std::size_t i = 0; i < rules->charts.charts[c].items.size(); ++i)
                for (std::size_t v = 0; v < rules->charts.charts[c].items[i].variants.size(); ++v)
                    act(c, i, v, rules->charts.charts[c].items[i]);
    }

private slots:
    void initTestCase()
    {
        setSourceRoots();
        auto read = readSpecs();
        QVERIFY2(bool(read), describe(read.faults).c_str());
        specs = std::move(*read);
        rules = battlefieldOf(*findSystem("warmaster"));
        QVERIFY(rules);
        QVERIFY2(tableFaults().empty(), describe(tableFaults()).c_str());
    }

    // Every sum of the dice leads to one chart, and there to one item.
    void sums()
    {
        const Charts& charts = rules->charts;
        for (int sum = charts.dice; sum <= charts.dice * charts.sides; ++sum) {
            const auto meets = [sum](const auto& one) { return one.least <= sum && sum <= one.most; };
            QCOMPARE(std::ranges::count_if(charts.charts, meets), 1);
            for (const Chart& chart : charts.charts)
                QCOMPARE(std::ranges::count_if(chart.items, meets), 1);
        }
    }

    // What the charts name there is: kinds of terrain, other parts.
    void names()
    {
        std::set<std::string> ids;
        eachVariant([&](auto, auto, auto v, const Item& item) {
            const Variant& variant = item.variants[v];
            QVERIFY2(ids.insert(item.id + "." + variant.id).second, variant.id.c_str());
            QVERIFY2(rules->kinds.find(variant.kind), variant.kind.c_str());
            for (const Part& part : variant.parts) {
                for (const std::string& kind : part.kinds)
                    QVERIFY2(rules->kinds.find(kind), kind.c_str());
                for (const std::string& other : {part.through, part.notWith})
                    QVERIFY2(other.empty() || variant.find(other), other.c_str());
            }
        });
        for (const auto& [what, rule] : rules->charts.rules)
            QVERIFY2(rule.line > 0, what.c_str());
    }

    void covered_data()
    {
        QTest::addColumn<QString>("id");
        eachVariant([](auto, auto, auto v, const Item& item) {
            const std::string variant = item.id + "." + item.variants[v].id;
            QTest::newRow(variant.c_str()) << QString::fromStdString(variant);
            for (const Part& part : item.variants[v].parts)
                QTest::newRow((variant + "." + part.id).c_str()) << QString::fromStdString(variant + "." + part.id);
        });
    }
    void covered()
    {
        QFETCH(QString, id);
        const std::string name = id.toStdString();
        for (const bool allows : {true, false})
            QVERIFY2(
                std::ranges::any_of(specs,
                    [&](const Spec& spec) { return spec.findings.empty() == allows && contains(spec.covers, name); }),
                allows ? "no spec that allows covers it" : "no spec that refuses covers it");
    }

    void slips()
    {
        std::set<std::string> known;
        eachVariant([&](auto, auto, auto v, const Item& item) {
            known.insert(item.id + "." + item.variants[v].id);
            for (const Part& part : item.variants[v].parts)
                known.insert(item.id + "." + item.variants[v].id + "." + part.id);
        });
        for (const Spec& spec : specs)
            for (const std::string& id : spec.covers)
                QVERIFY2(known.contains(id), (spec.file + ": " + id).c_str());
    }

    void pinned_data()
    {
        QTest::addColumn<int>("chart");
        QTest::addColumn<int>("item");
        QTest::addColumn<int>("variant");
        eachVariant([](auto c, auto i, auto v, const Item& item) {
            QTest::newRow((item.id + "." + item.variants[v].id).c_str()) << int(c) << int(i) << int(v);
        });
    }
    void pinned()
    {
        QFETCH(int, chart);
        QFETCH(int, item);
        QFETCH(int, variant);
        const Item& its = rules->charts.charts[chart].items[item];
        auto changes = changesOf(its.variants[variant]);
        for (std::size_t p = 0; p < its.variants[variant].parts.size(); ++p)
            for (Otherwise& change : changesOf(its.variants[variant].parts[p], p))
                changes.push_back(std::move(change));
        std::string loose;
        for (const Otherwise& change : changes) {
            Charts charts = rules->charts;
            change.make(charts.charts[chart].items[item].variants[variant]);
            if (green(charts, its.id))
                loose += "  " + change.name + "\n";
        }
        QVERIFY2(loose.empty(), ("no spec turns red with\n" + loose).c_str());
    }

    // And what holds for all rows.
    void pinnedForAll()
    {
        const auto turnsRed = [&](auto change) {
            Charts charts = rules->charts;
            change(charts);
            return std::ranges::any_of(specs, [&](const Spec& spec) {
                return brief(misplaced(spec.field, charts, rules->kinds)) != brief(spec.findings);
            });
        };
        for (double Charts::*number : {&Charts::waterShare, &Charts::fromMiddle, &Charts::crampedShare})
            for (const double factor : {.95, 1.05})
                QVERIFY(turnsRed([&](Charts& charts) { charts.*number *= factor; }));
        for (const double factor : {.95, 1.05})
            QVERIFY(turnsRed([&](Charts& charts) {
                for (Chart& chart : charts.charts)
                    for (Item& item : chart.items)
                        for (Variant& variant : item.variants)
                            if (variant.acrossLeast == charts.leastAcross)
                                variant.acrossLeast *= factor;
            }));
        for (const double factor : {.95, 1.05}) // of hills beneath
            QVERIFY(turnsRed([&](Charts& charts) { charts.leastAcross *= factor; }));
        for (const double factor : {.94, 1.03})
            QVERIFY(turnsRed([&](Charts& charts) { charts.standDeep *= factor; }));
    }
};

QTEST_APPLESS_MAIN(Coverage)
#include "tst_coverage.moc"
