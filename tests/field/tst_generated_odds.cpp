// Battlefields from seeds follow, together, the odds of the charts.
#include "tests/field/generated.h"

#include <cmath>
#include <map>

using namespace fieldtest;

namespace {

// What the dice of two throws give, as shares: "high-ground" of the types, "high-6" of all items.
std::map<std::string, double> odds(const Charts& charts)
{
    std::map<int, double> sums{{0, 1}};
    for (int die = 0; die < charts.dice; ++die) {
        std::map<int, double> next;
        for (const auto& [sum, share] : sums)
            for (int face = 1; face <= charts.sides; ++face)
                next[sum + face] += share / charts.sides;
        sums = next;
    }
    std::map<std::string, double> shares;
    for (const auto& [sum, share] : sums)
        if (const Chart* chart = charts.chartOf(sum)) {
            shares[chart->id] += share;
            for (const auto& [second, within] : sums)
                if (const Item* item = charts.itemOf(*chart, second))
                    shares[item->id] += share * within;
        }
    return shares;
}

// Beyond it lies one in 10,000 of what chance gives (Wilson and Hilferty's approximation).
double bound(int freedom)
{
    const double part = 2.0 / (9 * freedom);
    return freedom * std::pow(1 - part + 3.719 * std::sqrt(part), 3);
}

// Whether counts are what chance makes of the odds of these names.
QByteArray unlikely(const std::map<std::string, int>& counts, const std::map<std::string, double>& shares, bool items)
{
    int all = 0;
    for (const auto& [name, count] : counts)
        all += count;
    double square = 0;
    int cells = 0;
    for (const auto& [name, share] : shares)
        if (items == (name.find_last_of("0123456789") != std::string::npos)) {
            const double expected = all * share, found = counts.contains(name) ? counts.at(name) : 0;
            square += (found - expected) * (found - expected) / expected;
            ++cells;
        }
    if (square <= bound(cells - 1))
        return {};
    return "chi-square " + QByteArray::number(square) + " of " + QByteArray::number(cells) + " cells, "
        + QByteArray::number(all) + " counted";
}

} // namespace

class GeneratedOdds : public QObject, Ground {
    Q_OBJECT

    struct Counted {
        std::map<std::string, int> types, items, laid;
        int noRoom = 0, placed = 0;
    } counted;

    void count(const Field& field)
    {
        for (const Throw& one : field.throws) {
            if (one.what == "terrain-type")
                ++counted.types[one.came];
            else if (one.what == "terrain-item")
                ++counted.items[one.came];
            counted.noRoom += one.what == "declined";
        }
        for (const Feature& feature : field.features)
            ++counted.laid[feature.item];
        counted.placed += int(field.features.size());
    }

private slots:
    void initTestCase() { read(); }

    void followsTheOdds_data() { eachTable(); }
    void followsTheOdds()
    {
        QFETCH(int, which);
        QFETCH(int, block);
        if (block == 0)
            counted = {};
        for (int seed = block * seeds; seed < (block + 1) * seeds; ++seed)
            count(make(tables[which].table, 1'000'000 + std::uint64_t(seed), false));
        if (block + 1 < blocks)
            return; // the last judges all
        const auto shares = odds(*charts);
        const QByteArray badTypes = unlikely(counted.types, shares, false);
        const QByteArray badItems = unlikely(counted.items, shares, true);
        QVERIFY2(badTypes.isEmpty(), badTypes);
        QVERIFY2(badItems.isEmpty(), badItems);
        if (tables[which].roomForAll) {
            const QByteArray badLaid = unlikely(counted.laid, shares, true);
            QVERIFY2(badLaid.isEmpty(), badLaid);
            QVERIFY2(counted.noRoom <= .005 * counted.placed,
                QByteArray::number(counted.noRoom) + " of " + QByteArray::number(counted.placed));
        }
    }

    // The test above can fail: dice that leave something out are found out.
    void oddsAreToldApart()
    {
        auto shares = odds(*charts);
        std::map<std::string, int> counts;
        for (const auto& [name, share] : shares)
            if (name.find('-') != std::string::npos && std::isdigit(name.back()))
                counts[name] = int(std::lround(4000 * share));
        QVERIFY(unlikely(counts, shares, true).isEmpty());
        std::swap(counts["high-6"], counts["woods-6"]);
        QVERIFY(!unlikely(counts, shares, true).isEmpty());
    }
};

QTEST_APPLESS_MAIN(GeneratedOdds)
#include "tst_generated_odds.moc"
