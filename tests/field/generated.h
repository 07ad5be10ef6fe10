// Battlefields made from seeds, on each size of table: what the tests of them share.
#pragma once

#include "tests/field/spec.h"

#include "model/field/files/field_file.h"
#include "model/field/terrain/laying.h"

#include <QTest>

namespace fieldtest {

// 10,000 where time is given: STRATEGIKON_FULL=1, a thousand a row.
inline const int blocks = qEnvironmentVariableIsSet("STRATEGIKON_FULL") ? 10 : 1;
inline const int seeds = blocks > 1 ? 1000 : 200;

struct Sized {
    const char* name;
    Table table;
    bool roomForAll; // so large for its scale that hardly an item finds no room
};
inline const Sized tables[] = {{"180x120", {180, 120}, true}, {"180x150", {180, 150}, true},
    {"240x120", {240, 120}, true}, {"240x150", {240, 150}, true},
    {"8x5 feet", {96 * inch, 60 * inch, Unit::inch, 1}, true},
    {"8x5 feet, a centimetre as an inch", {96 * inch, 60 * inch, Unit::inch, inch}, false}};

// The charts of Warmaster Ancients.
struct Ground {
    const Charts* charts = nullptr;
    const Kinds* kinds = nullptr;

    void read()
    {
        setSourceRoots();
        const Battlefield* battlefield = battlefieldOf(*findSystem("warmaster"));
        charts = &battlefield->charts;
        kinds = &battlefield->kinds;
    }

    Field make(const Table& table, std::uint64_t seed, bool declines = true) const
    {
        field::Wish wish;
        wish.seed = seed;
        wish.declines = declines;
        return generate(table, *charts, *kinds, wish);
    }

    QByteArray faults(const Field& field) const
    {
        for (const Misplaced& one : misplaced(field, *charts, *kinds))
            if (one.weight == Misplaced::Weight::wrong)
                return QByteArray::fromStdString(one.message.code + " " + one.feature);
        return {};
    }
};

inline void eachTable()
{
    QTest::addColumn<int>("which");
    QTest::addColumn<int>("block");
    for (int i = 0; i < int(std::size(tables)); ++i)
        for (int block = 0; block < blocks; ++block)
            QTest::newRow((std::string(tables[i].name) + ", " + std::to_string(block)).c_str()) << i << block;
}

} // namespace fieldtest
