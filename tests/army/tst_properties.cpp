// What holds of every army: of points, stamps, files, rows and single stands.
#include "tests/army/made_up.h"

#include <QTest>

#include <algorithm>

using namespace armytest;

namespace {

// Texts that a file could misread.
std::string hostile(Dice& dice)
{
    static const std::vector<std::string> texts{"yes", "010", "0x1F", "~", "null", "- item", "key: value",
        "#no comment", "'", "\"", "\\n", "two\nlines", " leads", "trails ", "{a: [b]}", "*alias", "&anchor", "!tag",
        "%directive", "---", "...", "a\tb", "Ünïcödé “„”", "\xF0\x9F\x90\x98", "1e400", ":", "?", "|", ">", "@", "`",
        "<<", "=", "12:30"};
    std::string text = dice.of(texts);
    while (dice.oneIn(2))
        text += dice.of(texts);
    return text;
}

Army withWords(Army army, Dice& dice)
{
    army.name = hostile(dice);
    army.note = hostile(dice);
    army.tags = {hostile(dice), hostile(dice)};
    for (Choice& row : army.choices) {
        if (dice.oneIn(2))
            row.name = hostile(dice);
        if (dice.oneIn(2))
            row.note = hostile(dice);
        if (dice.oneIn(4))
            row.block = hostile(dice);
        if (dice.oneIn(8))
            row.entry = hostile(dice);
    }
    army.blocks = dice.oneIn(2);
    if (dice.oneIn(3))
        army.split = {hostile(dice)};
    return army;
}

std::string stampOf(const ArmyList& list, const Army& army) { return judge(theSystem(), list, army, false).stamp; }

const char* const twoElephants =
    "id: herds\nname: Herds\nentries:\n"
    "  - {id: grey, name: Grey, type: Elephant, attack: 4, size: 3, points: 150, special: [elephants]}\n"
    "  - {id: white, name: White, type: Elephant, attack: 4, size: 2, points: 150, special: [elephants]}\n"
    "  - {id: foot, name: Foot, type: Infantry, attack: 3, size: 3, points: 40}\n";

} // namespace

class Properties : public QObject {
    Q_OBJECT

    template <class Test>
    void everyArmy(const Test& test)
    {
        for (int seed = 1; seed <= 300; ++seed) {
            const MadeUp made = madeUp(std::uint64_t(seed));
            Dice dice{std::uint64_t(seed)};
            for (int i = 0; i < 3; ++i) {
                const Army army = randomArmy(made.list, made.points, dice);
                const std::string trouble = test(made.list, army, dice);
                QVERIFY2(trouble.empty(),
                    (trouble + "\nseed " + std::to_string(seed) + "\n" + writeArmy(army) + made.text).c_str());
            }
        }
    }

private slots:
    void initTestCase() { setSourceRoots(); }

    void oneMoreUnitNeverCostsLess()
    {
        everyArmy([](const ArmyList& list, const Army& army, Dice& dice) -> std::string {
            const Problem problem = theSystem().problem(list, army.points);
            Army more = army;
            Choice row;
            row.entry = dice.of(list.lines).id;
            more.choices.push_back(row);
            return bind(problem, more).points >= bind(problem, army).points ? "" : "the larger army costs less";
        });
    }

    void stampIsOfTheArmyAlone()
    {
        everyArmy([](const ArmyList& list, const Army& army, Dice& dice) -> std::string {
            const std::string stamp = stampOf(list, army);
            Army same = army;
            std::ranges::reverse(same.choices);
            same.name = same.note = hostile(dice);
            for (Choice& row : same.choices)
                row.name = row.note = hostile(dice);
            if (stampOf(list, same) != stamp)
                return "order and words change the stamp";
            Army larger = army, smaller = army;
            ++larger.points;
            if (stampOf(list, larger) == stamp)
                return "the size does not change the stamp";
            for (std::size_t i = 0; i < army.choices.size(); ++i) {
                Army other = army;
                ++other.choices[i].count;
                if (stampOf(list, other) == stamp)
                    return "one more unit does not change the stamp";
                other = army;
                other.choices.erase(other.choices.begin() + std::ptrdiff_t(i));
                if (stampOf(list, other) == stamp)
                    return "a row less does not change the stamp";
            }
            ArmyList elsewhere = list;
            elsewhere.edition = "another";
            return stampOf(elsewhere, army) == stamp ? "the edition does not change the stamp" : "";
        });
    }

    void filesSayTheSame()
    {
        everyArmy([](const ArmyList&, const Army& army, Dice& dice) -> std::string {
            const Army worded = withWords(army, dice);
            const auto again = readArmy(writeArmy(worded), "army.yaml");
            if (!again)
                return "cannot be read: " + describe(again.faults) + writeArmy(worded);
            return *again == worded ? "" : "reads differently\n" + writeArmy(worded) + writeArmy(*again);
        });
    }

    void yearsAndCommandsAreWrittenOnce()
    {
        const auto faultOf = [](const std::string& text) {
            const auto army = readArmy("system: dbm\nlist: gallic\npoints: 400\n" + text, "army.yaml");
            return army ? std::string() : army.faults.front().message.code;
        };
        QCOMPARE(faultOf("year: -1\n"), std::string());
        QCOMPARE(faultOf("year: 0\n"), std::string("army-year-zero"));
        const std::string row = "units:\n  - {entry: warriors, command: first";
        QCOMPARE(faultOf(row + "}\n"), std::string());
        QCOMPARE(faultOf(row + ", contingent: second}\n"), std::string("army-two-blocks"));
    }

    void rowsSayTheSame()
    {
        everyArmy([](const ArmyList& list, const Army& army, Dice&) -> std::string {
            const Problem problem = theSystem().problem(list, army.points);
            const Bound bound = bind(problem, army);
            const Army again = armyOf(problem, bound.counts, army);
            const Bound rebound = bind(problem, again);
            return rebound.counts == bound.counts && rebound.misfits.empty() ? "" : "other bodies\n" + writeArmy(again);
        });
    }

    // All elephants of an army take the field as single stands, or none does.
    void elephantsSplitAlike()
    {
        const auto list = listFrom("system: " + theSystem().format().id + "\n" + twoElephants);
        QVERIFY2(bool(list), describe(list.faults).c_str());
        Army army = emptyArmy(*list, 900);
        for (const char* entry : {"grey", "white", "grey", "foot"}) {
            army.choices.push_back({});
            army.choices.back().entry = entry;
        }
        const auto findings = [&](std::vector<std::string> split) {
            army.split = std::move(split);
            return joined(brief(judge(theSystem(), *list, army, true).findings));
        };
        QCOMPARE(findings({}), std::string());
        QCOMPARE(findings({"grey", "white"}), std::string());
        QCOMPARE(findings({"grey"}), std::string("split-uneven white"));
        QCOMPARE(findings({"white"}), std::string("split-uneven grey")); // once, though there are two rows
        QCOMPARE(findings({"foot"}), std::string("split-not-allowed foot"));
        QCOMPARE(findings({"Grey", "White"}), std::string());
        army.split = {"grey", "white"};
        QCOMPARE(judge(theSystem(), *list, army, false).figure("units"), 3 + 3 + 2 + 1);
        army.split = {};
        QCOMPARE(judge(theSystem(), *list, army, false).figure("units"), 4);
    }
};

QTEST_APPLESS_MAIN(Properties)
#include "tst_properties.moc"
