// The steps of every mend, done to the army, take the finding away and bring no other.
#include "tests/army/made_up.h"

#include "model/army/apply.h"
#include "model/text/yaml.h"

#include <QTest>

#include <algorithm>
#include <map>
#include <set>

using namespace armytest;

namespace {

// Ten times as many where time is given: STRATEGIKON_FULL=1.
const int seeds = qEnvironmentVariableIsSet("STRATEGIKON_FULL") ? 3000 : 300;

using Names = std::multiset<std::string>;

// The findings of an army as its names; of the partner's where asked.
Names namesOf(const Verdict& verdict)
{
    Names names;
    for (const Finding& finding : verdict.findings)
        names.insert((finding.partner ? "partner " : "") + finding.code + " " + finding.entry);
    return names;
}

std::string told(const std::vector<Change>& changes)
{
    std::string text;
    for (const Change& c : changes)
        text += "\n  " + std::string(word(c.action)) + " " + std::to_string(c.count) + " " + c.entry + " " + c.option
            + " " + c.from + ">" + c.block + c.to;
    return text;
}

std::string told(const Names& names)
{
    std::string text;
    for (const std::string& name : names)
        text += "\n  " + name;
    return text;
}

// Findings about the division into blocks: of a code, or as namesOf() has them.
bool ofDivision(const std::string& name)
{
    return name.find("contingent-") != std::string::npos || name.find("command-") != std::string::npos;
}

} // namespace

class Mend : public QObject {
    Q_OBJECT

    std::unique_ptr<Catalogue> catalogue;
    std::string trouble;
    int mended = 0, without = 0, others = 0, untold = 0, together = 0, alone = 0;

    // `judged` gives the findings of an army. Contingents that need not be are another matter: whoever adds a
    // unit must still say where it stands.
    template <class Judged>
    void tryAll(const Army& army, const ArmyList& list, const ArmyList* partners, const Judged& judged)
    {
        tryTogether(army, list, judged);
        const Verdict verdict = judged(army);
        const Names before = namesOf(verdict);
        // Where the commands are in order, with generals for them, they stay so.
        const bool divided = findSystem(list.system)->division() == Division::required && verdict.figure("generals") > 1
            && std::none_of(before.begin(), before.end(), ofDivision);
        for (const Finding& finding : verdict.findings) {
            const std::string name = (finding.partner ? "partner " : "") + finding.code + " " + finding.entry;
            if (finding.mend.empty()) {
                ++without;
                if (!ofDivision(finding.code) && !impossible(finding, army, list))
                    trouble += name + " has no mend\n" + writeArmy(army);
                continue;
            }
            Army changed = army;
            if (finding.partner)
                changed.partner.front() = applied(army.partner.front(), *partners, finding.mend);
            else
                changed = applied(army, list, finding.mend);
            const Names after = namesOf(judged(changed));
            ++mended;
            if (after.count(name) >= before.count(name))
                trouble += name + " is still there after" + told(finding.mend) + "\n" + writeArmy(army) + "then\n"
                    + writeArmy(changed);
            Names fresh;
            for (const std::string& other : after)
                if (after.count(other) > before.count(other) && (divided || !ofDivision(other)))
                    fresh.insert(other);
            if (fresh.empty())
                continue;
            ++others;
            if (!cannotDoBetter(finding, army, list, verdict))
                trouble += "the mend of " + name + " brings" + told(fresh) + "\nby" + told(finding.mend) + "\nin\n"
                    + writeArmy(army);
        }
    }

    // Of the same thing two mends say the same, and all together lead to a legal army.
    template <class Judged>
    void tryTogether(const Army& army, const ArmyList& list, const Judged& judged)
    {
        const Verdict verdict = judged(army);
        if (!verdict.mendAll) {
            alone += verdict.findings.size() > 1;
            return;
        }
        ++together;
        std::map<std::string, Change> steps;
        for (const Finding& finding : verdict.findings)
            for (const Change& change : finding.partner ? std::vector<Change>{} : finding.mend) {
                const auto known =
                    steps.emplace(change.entry + "/" + change.option + "/" + change.from + "/" + change.block, change)
                        .first;
                if (known->second != change)
                    trouble += "mends contradict each other:" + told(std::vector<Change>{known->second, change}) + "\n"
                        + writeArmy(army);
            }
        for (const Army& mended : {verdict.mendAll->army, applied(army, list, verdict.mendAll->changes)})
            for (const Finding& left : judged(mended).findings)
                if (!left.partner)
                    trouble += left.code + " " + left.entry + " is left when all is mended by"
                        + told(verdict.mendAll->changes) + "\n" + writeArmy(army);
    }

    // Whether there is no army at all. Limits of some made-up lists hang together too much to tell.
    bool none(const Problem& problem)
    {
        try {
            return howMany(problem, {}).upTo == "0";
        } catch (const TooIntertwined&) {
            ++untold;
            return true;
        }
    }

    // A rule of a made-up list that no army at all can keep.
    bool impossible(const Finding& finding, const Army& army, const ArmyList& list)
    {
        Problem problem = findSystem(list.system)->problem(list, army);
        std::erase_if(
            problem.constraints, [&](const Constraint& c) { return !c.internal && c.id != finding.constraint; });
        problem.budget *= 10;
        return none(problem);
    }

    // A mend may break another rule only where no army keeps all the rules that hold now and this one;
    // where too much is spent anyway, armies of up to twice the size are looked at.
    bool cannotDoBetter(const Finding& finding, const Army& army, const ArmyList& list, const Verdict& verdict)
    {
        if (finding.partner)
            return false;
        Problem problem = findSystem(list.system)->problem(list, army);
        const Bound bound = bind(problem, army);
        std::erase_if(problem.constraints, [&](Constraint& c) {
            if (c.internal || c.id == finding.constraint || holds(c, bound.counts))
                return false;
            if (c.code == "above-maximum" || c.code == "upgrade-above-maximum")
                c.most = int(sum(c, bound.counts)); // it must not grow either
            return c.code != "above-maximum" && c.code != "upgrade-above-maximum";
        });
        if (finding.code != "over-limit" && verdict.points > verdict.limit)
            problem.budget = verdict.limit * 2;
        return none(problem);
    }

private slots:
    void init()
    {
        trouble.clear();
        mended = without = others = untold = together = alone = 0;
    }

    void initTestCase()
    {
        setSourceRoots();
        catalogue = std::make_unique<Catalogue>();
    }

    void specs()
    {
        const auto armies = specArmies();
        QVERIFY(armies.size() > 500);
        setSourceRoots(true);
        catalogue = std::make_unique<Catalogue>();
        for (const Army& army : armies) {
            std::vector<Fault> faults;
            const ArmyList* list = catalogue->find(army.system, army.list, army.edition, faults);
            if (!list)
                continue; // a list of the spec's own
            const ArmyList* partners = army.partner.empty()
                ? nullptr
                : catalogue->find(
                    army.partner.front().system, army.partner.front().list, army.partner.front().edition, faults);
            tryAll(army, *list, partners, [&](const Army& a) { return *judge(*catalogue, a, true); });
            QVERIFY2(trouble.empty(), trouble.c_str());
        }
        setSourceRoots();
        catalogue = std::make_unique<Catalogue>();
        qInfo("%d mended, %d without a mend, %d that break another rule", mended, without, others);
        QVERIFY(mended > 400);
    }

    void madeUpArmies()
    {
        for (int seed = 1; seed <= seeds; ++seed) {
            const MadeUp made = madeUp(std::uint64_t(seed));
            Dice dice{std::uint64_t(seed)};
            for (int i = 0; i < 4; ++i) {
                const Army army = randomArmy(made.list, made.points, dice);
                tryAll(army, made.list, nullptr, [&](const Army& a) { return judge(theSystem(), made.list, a, true); });
                QVERIFY2(trouble.empty(), (trouble + "seed " + std::to_string(seed) + "\n" + made.text).c_str());
            }
        }
        qInfo("%d mended, %d without a mend, %d that break another rule, %d not to be told", mended, without, others,
            untold);
        QVERIFY(untold * 100 <= mended);
    }

    void nationsAtRandom()
    {
        Dice dice(7);
        for (const ListHeading& heading : catalogue->headings())
            for (int i = 0; i < 6; ++i) {
                std::vector<Fault> faults;
                const ArmyList* list = catalogue->find(heading.system, heading.id, {}, faults);
                QVERIFY(list);
                const Army army = randomArmy(*list, dice.of(findSystem(heading.system)->format().sizes), dice);
                tryAll(army, *list, nullptr, [&](const Army& a) { return *judge(*catalogue, a, true); });
                QVERIFY2(trouble.empty(), trouble.c_str());
            }
        qInfo("%d mended, %d without a mend, %d that break another rule; %d armies mended whole, %d not", mended,
            without, others, together, alone);
    }

    // Works weigh as much as anything: to keep eight of them one piece of baggage stands still.
    void worksAreKept()
    {
        std::vector<Fault> faults;
        const ArmyList* list = catalogue->find("dbm", "gallic", {}, faults);
        const Army army = *readArmy(*readYaml("system: dbm\nlist: gallic\npoints: 400\nunits:\n"
                                              "  - {entry: war-leader, command: first}\n"
                                              "  - {entry: under-chief, command: second}\n"
                                              "  - {entry: warriors, count: 40, command: first}\n"
                                              "  - {entry: nobles, count: 8, command: second}\n"
                                              "  - {entry: javelinmen, count: 8, command: second}\n"
                                              "  - {entry: wagon-ring, count: 8}\n"
                                              "  - {entry: baggage-mobile, count: 6}\n",
            "works.yaml"));
        const System& dbm = *findSystem("dbm");
        const Problem problem = dbm.problem(*list, army);
        Wish wish;
        wish.given = bind(problem, army).counts;
        const auto found = repair(problem, wish, 1);
        QVERIFY(!found.empty());
        const auto changes = difference(problem, wish.given, found.front().counts);
        QVERIFY2(changes.size() == 2, told(changes).c_str());
        for (const Change& change : changes)
            QVERIFY2(change.entry.starts_with("baggage-") && change.count == 1, told(changes).c_str());
    }

    // A general whom his list calls regular is offered to be irregular when he is put on an elephant.
    void regularOnAnElephant()
    {
        std::vector<Fault> faults;
        const ArmyList* list = catalogue->find("dbm", "open-list", {}, faults);
        const Army army = *readArmy(*readYaml("system: dbm\nlist: open-list\npoints: 400\nunits:\n"
                                              "  - {entry: c-in-c, upgrades: [as-elephants], command: first}\n"
                                              "  - {entry: sub-general, command: second}\n"
                                              "  - {entry: blades, count: 8, command: first}\n"
                                              "  - {entry: baggage-mobile, count: 6}\n",
            "elephant.yaml"));
        const Verdict verdict = *judge(*catalogue, army, true);
        QCOMPARE(int(verdict.findings.size()), 1);
        const auto& mend = verdict.findings.front().mend;
        QVERIFY2(mend.size() == 1 && mend.front().action == Change::Do::add && mend.front().option == "irregular",
            told(mend).c_str());
        QVERIFY(judge(*catalogue, applied(army, *list, mend), false)->legal);
    }

    // Far too much of everything is no reason to wait.
    void hugeNumbers()
    {
        std::vector<Fault> faults;
        const ListHeading& heading = catalogue->headings().front();
        const ArmyList* list = catalogue->find(heading.system, heading.id, {}, faults);
        Army army = emptyArmy(*list, 1000);
        for (int i = 0; i < 2000; ++i)
            for (const Line& line : list->lines) {
                army.choices.push_back({});
                army.choices.back().entry = line.id;
                army.choices.back().count = largestCount;
            }
        const auto verdict = judge(*catalogue, army, true);
        QVERIFY(bool(verdict));
        QVERIFY(!verdict->legal);
        QCOMPARE(verdict->points, largestTotal);
        Army thousand = emptyArmy(*list, 1000);
        thousand.choices.push_back({});
        thousand.choices.back().entry = list->lines.front().id;
        thousand.choices.back().count = largestCount;
        tryAll(thousand, *list, nullptr, [&](const Army& a) { return *judge(*catalogue, a, true); });
        QVERIFY2(trouble.empty(), trouble.c_str());
    }
};

QTEST_APPLESS_MAIN(Mend)
#include "tst_mend.moc"
