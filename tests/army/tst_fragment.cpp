// Lists of which the book prints a part say so, with the most points that they reach: counted anew by asking for armies
// of exactly so many points and of more.
#include "rules/fragment.h"
#include "tests/army/support.h"

#include <QTest>

using namespace armytest;

namespace {

Catalogue& catalogue()
{
    static Catalogue all;
    return all;
}

std::vector<std::pair<const System*, const ArmyList*>> lists(bool fragments)
{
    std::vector<std::pair<const System*, const ArmyList*>> found;
    std::vector<Fault> faults;
    for (const ListHeading& heading : catalogue().headings())
        if (isFragment(heading) == fragments)
            found.push_back({findSystem(heading.system), catalogue().find(heading.system, heading.id, {}, faults)});
    return found;
}

} // namespace

class FragmentTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { setSourceRoots(); }

    void onlyFragmentsSaySo()
    {
        QCOMPARE(lists(true).size(), std::size_t(5)); // the opening lines of one list, and four armies
        for (const auto& [system, list] : lists(true))
            QVERIFY2(fragmentNote(*system, *list), list->id.c_str());
        for (const auto& [system, list] : lists(false))
            QVERIFY2(!fragmentNote(*system, *list), list->id.c_str());
    }

    void aCopyIsItsOwners()
    {
        ArmyList copy = *lists(true).front().second;
        copy.own = true;
        QVERIFY(!fragmentNote(*findSystem(copy.system), copy));
    }

    // 80 for the general, 50 + 50 + 35 for three more commanders, 4 bases of 16 points and 12 each of 12 and 7.
    void theOpeningLines()
    {
        std::vector<Fault> faults;
        const ArmyList* list = catalogue().find("fog", "later-carthaginian", {}, faults);
        QVERIFY(list);
        QCOMPARE(mostPoints(*findSystem("fog"), *list), std::optional(80 + 135 + 4 * 16 + 12 * 12 + 12 * 7));
        QCOMPARE(fragmentNote(*findSystem("fog"), *list)->code, std::string("list-printed-part-most"));
    }

    void nothingReachesFurther()
    {
        for (const auto& [system, list] : lists(true)) {
            const int most = mostPoints(*system, *list).value_or(0);
            QVERIFY2(most > 0 && most < system->format().usualSize, list->id.c_str());
            const HowMany there = howMany(system->problem(*list, most), {});
            QVERIFY2(there.exact != "0", list->id.c_str());
            QCOMPARE(howMany(system->problem(*list, system->format().usualSize), {}).upTo, there.upTo);
        }
    }

    // Builder, command line and roster show what is noted of an army.
    void armiesAreTold()
    {
        Army army;
        army.system = "fog";
        army.list = "later-carthaginian";
        army.points = 800;
        const auto verdict = judge(catalogue(), army, false);
        QVERIFY(verdict);
        QVERIFY(std::ranges::any_of(verdict->notes, [](const Message& note) {
            return note.code == "list-printed-part-most" && note.args.front().second == 507;
        }));
    }
};

QTEST_APPLESS_MAIN(FragmentTest)
#include "tst_fragment.moc"
