// The steps of every mend, done to the army, take the finding away and bring no other.
#include "model/text/contains.h"
#include "tests/army/made_up.h"

#include "model/army/mend/apply.h"
#include "model/text/yaml.h"

#include <QTest>

#include <algorithm>
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
        const Verdict verdict = judged(army, true);
        tryTogether(army, list, verdict, judged);
        const Names before = namesOf(verdict);
        // Where the commands are in order, with generals for them, they stay so.
        const bool divided = findSystem(list.system)->division() == Division::required && verdict.figure("generals") > 1
            && std::ranges::none_of(before, ofDivision);
        for (const Finding& finding : verdict.findings) {
            const std::string name = (finding.partner ? "partner " : "") + finding.code + " " + finding.entry;
            if (finding.mend.empty()) {
                ++without;
                if (!ofDivision(finding.code) && !waits(verdict) && !impossible(finding, army, list))
                    trouble += name + " has no mend\n" + writeArmy(army);
                continue;
            }
            Army changed = army;
            if (finding.partner)
                changed.partner.front() = applied(army.partner.front(), *partners, finding.mend);
            else
                changed = applied(army, list, finding.mend);
            const Names after = namesOf(judged(changed, false));
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

    // Steps of two mends about the same entry are the same steps, none says otherwise than all of them together, and
    // what all of them do one after another is what each of them does.
    template <class Judged>
    void tryTogether(const Army& army, const ArmyList& list, const Verdict& verdict, const Judged& judged)
    {
        std::vector<Change> each;
        std::set<std::string> mended;
        for (const Finding& finding : verdict.findings) {
            if (finding.partner || finding.mend.empty() || finding.code == "same-character")
                continue;
            mended.insert(finding.code + " " + finding.entry);
            for (const Finding& other : verdict.findings)
                if (&other != &finding && !other.partner && other.code != "same-character")
                    agree(finding.mend, other.mend, army);
            if (verdict.mendAll)
                agree(finding.mend, verdict.mendAll->changes, army);
            for (const Change& change : finding.mend)
                if (!contains(each, change))
                    each.push_back(change);
        }
        const Names after = namesOf(judged(applied(army, list, each), false));
        for (const std::string& name : mended)
            if (verdict.mendAll && after.count(name) > 0)
                trouble += name + " is left after the mends of each, one beside the other:" + told(each) + "\n"
                    + writeArmy(army);
        if (!verdict.mendAll) {
            alone += verdict.findings.size() > 1;
            return;
        }
        ++together;
        for (const Army& whole : {verdict.mendAll->army, applied(army, list, verdict.mendAll->changes)})
            for (const Finding& left : judged(whole, false).findings)
                if (!left.partner)
                    trouble += left.code + " " + left.entry + " is left when all is mended by"
                        + told(verdict.mendAll->changes) + "\n" + writeArmy(army);
    }

    void agree(const std::vector<Change>& mend, const std::vector<Change>& other, const Army& army)
    {
        const auto has = [](const std::vector<Change>& all, const Change& one) { return contains(all, one); };
        const auto moves = [](const Change& change) { return change.action == Change::Do::assign; };
        for (const Change& a : mend)
            for (const Change& b : other)
                if (a.entry == b.entry && moves(a) == moves(b) && (!moves(a) || a.from == b.from)
                    && (!has(other, a) || !has(mend, b)) && !isPart(mend, other) && !isPart(other, mend))
                    trouble +=
                        "mends contradict each other:" + told(mend) + "\nand" + told(other) + "\n" + writeArmy(army);
    }

    // All that one says of the entries it touches the other says too.
    static bool isPart(const std::vector<Change>& part, const std::vector<Change>& whole)
    {
        return std::ranges::all_of(part, [&](const Change& change) { return contains(whole, change); })
            && std::ranges::all_of(whole, [&](const Change& change) {
                   return contains(part, change)
                       || std::ranges::none_of(part, [&](const Change& one) { return one.entry == change.entry; });
               });
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

    // Where no army mends all, a mend may wait for others that would contradict it.
    static bool waits(const Verdict& verdict)
    {
        return !verdict.mendAll
            && std::ranges::any_of(verdict.findings, [](const Finding& f) { return !f.mend.empty(); });
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
            tryAll(army, *list, partners, [&](const Army& a, bool mends) { return *judge(*catalogue, a, mends); });
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
                tryAll(army, made.list, nullptr,
                    [&](const Army& a, bool mends) { return judge(theSystem(), made.list, a, mends); });
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
                tryAll(army, *list, nullptr, [&](const Army& a, bool mends) { return *judge(*catalogue, a, mends); });
                QVERIFY2(trouble.empty(), trouble.c_str());
            }
        qInfo("%d mended, %d without a mend, %d that break another rule; %d armies mended whole, %d not", mended,
            without, others, together, alone);
    }

    // Ranks of double bases that do not go together: the smallest change of all, told once.
    void doubleBases_data()
    {
        QTest::addColumn<QString>("rows");
        QTest::addColumn<int>("most"); // stands and upgrades changed
        const char* const commands = "  - {entry: c-in-c, command: first}\n"
                                     "  - {entry: sub-general, command: second}\n"
                                     "  - {entry: baggage-immobile, count: 6, command: first}\n";
        const auto both = [](const char* options) {
            return QStringLiteral("  - {entry: rear-ranks, count: 2, upgrades: [%1], command: first}\n"
                                  "  - {entry: front-ranks, count: 2, upgrades: [%1], command: first}\n")
                .arg(QLatin1String(options));
        };
        QTest::newRow("superior cavalry") << commands + both("as-cavalry, grade-s") << 4;
        QTest::newRow("ordinary knights") << commands + both("as-knights") << 4;
        QTest::newRow("superior knights") << commands + both("as-knights, grade-s") << 6;
        QTest::newRow("nobody leads them") << both("as-knights") << 12;
    }

    void doubleBases()
    {
        QFETCH(QString, rows);
        QFETCH(int, most);
        std::vector<Fault> faults;
        const ArmyList* list = catalogue->find("dbm", "open-list", {}, faults);
        const Army army = *readArmy(
            *readYaml("system: dbm\nlist: open-list\npoints: 400\nunits:\n" + rows.toStdString(), "ranks.yaml"));
        const Verdict verdict = *judge(*catalogue, army, true);
        QVERIFY(verdict.mendAll);
        int changed = 0;
        for (const Change& change : verdict.mendAll->changes)
            changed += change.action == Change::Do::assign ? 0 : change.count;
        QVERIFY2(changed <= most, told(verdict.mendAll->changes).c_str());
        tryAll(army, *list, nullptr, [&](const Army& a, bool mends) { return *judge(*catalogue, a, mends); });
        QVERIFY2(trouble.empty(), trouble.c_str());
    }

    // Armies that go wrong in several ways at once: options that do not go together, no commands, no generals.
    void openListsAtRandom()
    {
        Dice dice(19);
        for (const ListHeading& heading : catalogue->headings()) {
            std::vector<Fault> faults;
            if (!heading.id.starts_with("open"))
                continue;
            const ArmyList* list = catalogue->find(heading.system, heading.id, {}, faults);
            QVERIFY(list);
            const int tries = qEnvironmentVariableIsSet("STRATEGIKON_FULL") ? 200 : 20;
            for (int i = 0; i < tries; ++i) {
                const Army army = randomArmy(*list, dice.of(findSystem(heading.system)->format().sizes), dice);
                tryAll(army, *list, nullptr, [&](const Army& a, bool mends) { return *judge(*catalogue, a, mends); });
                QVERIFY2(trouble.empty(), trouble.c_str());
            }
        }
        QVERIFY(together > 0);
        qInfo("%d mended, %d without a mend, %d that break another rule; %d armies mended whole, %d not", mended,
            without, others, together, alone);
    }

    // Contingents of every nation, drawn at random: whoever can be divided is, and stays what he is.
    void contingentsAtRandom()
    {
        Dice dice(23);
        const System& warmaster = *findSystem("warmaster");
        int wrong = 0, left = 0;
        for (const ListHeading& heading : catalogue->headings()) {
            if (heading.system != "warmaster")
                continue;
            std::vector<Fault> faults;
            const ArmyList* list = catalogue->find(heading.system, heading.id, {}, faults);
            QVERIFY(list);
            Army army = emptyArmy(*list, 2000);
            const Problem problem = warmaster.problem(*list, army);
            army = armyOf(problem, draw(problem, {}, 5).counts, army);
            army.blocks = true;
            for (Choice& row : army.choices)
                row.block = dice.oneIn(4) ? "" : dice.of(warmaster.blocks());
            const Verdict verdict = judge(warmaster, *list, army, true);
            wrong += !verdict.legal;
            if (!verdict.legal && verdict.findings.size() > 1 && !verdict.mendAll)
                ++left;
            tryAll(army, *list, nullptr, [&](const Army& a, bool mends) { return *judge(*catalogue, a, mends); });
            QVERIFY2(trouble.empty(), trouble.c_str());
        }
        QVERIFY(wrong > 20);
        QVERIFY2(left * 10 <= wrong, qPrintable(QStringLiteral("%1 of %2 are not divided").arg(left).arg(wrong)));
    }

    // One skirmishing unit in the rearguard, nobody in the reserve, and units to come that stand in no contingent.
    void contingents()
    {
        std::vector<Fault> faults;
        const ArmyList* list = catalogue->find("warmaster", "egyptian", {}, faults);
        QVERIFY(list);
        const Army army = *readArmy(*readYaml("system: warmaster\nlist: egyptian\npoints: 1000\ncontingents: true\n"
                                              "units:\n"
                                              "  - {entry: infantry, count: 4, contingent: main}\n"
                                              "  - {entry: archers, count: 4, contingent: main}\n"
                                              "  - {entry: chariots, count: 3, contingent: vanguard}\n"
                                              "  - {entry: skirmishers, count: 1, contingent: vanguard}\n"
                                              "  - {entry: skirmishers, count: 1, contingent: rearguard}\n"
                                              "  - {entry: mercenaries, count: 4, contingent: rearguard}\n"
                                              "  - {entry: general, contingent: main}\n"
                                              "  - {entry: leader, contingent: vanguard}\n",
            "contingents.yaml"));
        const auto judged = [&](const Army& a, bool mends) { return *judge(*catalogue, a, mends); };
        QVERIFY(judged(army, true).mendAll);
        tryAll(army, *list, nullptr, judged);
        QVERIFY2(trouble.empty(), trouble.c_str());
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
        SolveRequest wish;
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
        tryAll(thousand, *list, nullptr, [&](const Army& a, bool mends) { return *judge(*catalogue, a, mends); });
        QVERIFY2(trouble.empty(), trouble.c_str());
    }
};

QTEST_APPLESS_MAIN(Mend)
#include "tst_mend.moc"
