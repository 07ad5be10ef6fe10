// Ancients 6 mm: the designer, that every rule has its specs, and what a list of these rules may say.
#include "model/army/messages.h"
#include "model/text/file.h"
#include "model/text/yaml.h"
#include "rules/catalogue.h"
#include "tests/data.h"

#include <QTest>

#include <filesystem>
#include <map>
#include <set>

using namespace strategikon;

namespace {

ChosenModifier number(const char* id, int n) { return {id, n}; }

const std::vector<ChosenModifier> hoplite{{"irregular", {}}, number("morale", 5), {"close", {}}, {"seasoned", {}},
    {"metal-helmet", {}}, {"plate", {}}, {"normal-shield", {}}, {"thrusting-spear", {}}, number("size", 24)};

std::string said(const Result<ArmyList>& list)
{
    std::string codes;
    for (const Fault& fault : list.faults)
        codes += (codes.empty() ? "" : " ") + fault.message.code;
    return codes;
}

} // namespace

class SixmmUnits : public QObject {
    Q_OBJECT

    const System* system = nullptr;
    const Designer* designer = nullptr;

    Result<ArmyList> listOf(const char* rows, const char* head = "") const
    {
        std::string text = std::string("system: sixmm\nid: mine\nname: Mine\n") + head + "entries:\n" + rows;
        const std::string mark = "UNIT",
                          unit = "arm: Infantry, training: Tribal, morale: 5, order: Loose, "
                                 "experience: Raw, weapons: Spear, size: 24";
        for (std::size_t at; (at = text.find(mark)) != std::string::npos;)
            text.replace(at, mark.size(), unit);
        const auto node = readYaml(text, "mine.yaml");
        return node ? readList(*node, system->format(), "") : Result<ArmyList>(node.faults);
    }

private slots:
    void initTestCase()
    {
        const std::filesystem::path source = dataFolder();
        setRoots({source / "lists", source / "rules", source / "schema", source / "tests/lists"});
        addArmyMessages();
        addCatalogueMessages();
        system = findSystem("sixmm");
        QVERIFY(system);
        designer = system->designer("");
        QVERIFY(designer);
    }

    void designs()
    {
        const auto made = designer->design("infantry", hoplite);
        QVERIFY(made && made->possible && made->faults.empty());
        QCOMPARE(made->row.textOr("weapons"), std::string("Thrusting spear"));
        QVERIFY(!made->row.find("points"));
        const std::map<std::string, std::string> derived(made->derived.begin(), made->derived.end());
        QCOMPARE(derived.at("grade"), std::string("Moderately armoured"));
        QCOMPARE(derived.at("move"), std::string("8"));
        QCOMPARE(derived.at("advance"), std::string("10"));
        QVERIFY(!derived.contains("charge"));
        auto bare = hoplite;
        std::erase_if(bare, [](const ChosenModifier& one) { return one.id == "metal-helmet" || one.id == "plate"; });
        const auto refused = designer->design("infantry", bare);
        QVERIFY(refused && !refused->possible);
        QCOMPARE(refused->faults.front().code, std::string("no-move"));
        QVERIFY(english(refused->faults.front()).find("armour class 0") != std::string::npos);
        const auto begun = designer->design("elephant", {});
        QVERIFY(begun && !begun->possible);
        QCOMPARE(int(begun->faults.size()), 5); // training, morale, order, experience, figures
        const auto twice = designer->design("infantry", {{"open", {}}, {"loose", {}}, number("morale", 10)});
        QCOMPARE(twice->faults[0].code, std::string("design-one-of"));
        QCOMPARE(twice->faults[1].code, std::string("design-number"));
    }

    // While a unit takes shape only what is decided already stands in the way.
    void refusals()
    {
        const TroopType& foot = *designer->type("infantry");
        const auto refuses = [&](std::vector<ChosenModifier> others, const char* id) {
            const auto why = designer->refuses(foot, others, *designer->modifier(id));
            return why ? why->code : std::string();
        };
        QCOMPARE(refuses({}, "close"), std::string());
        QCOMPARE(refuses({{"tribal", {}}}, "close"), std::string("close-order-training"));
        QCOMPARE(refuses({{"tribal", {}}, {"loose", {}}}, "close"), std::string("close-order-training"));
        QCOMPARE(refuses({{"plate", {}}}, "open"), std::string("no-move"));
        QCOMPARE(refuses({{"cut-and-thrust-sword", {}}}, "open"), std::string()); // javelins may follow
        QCOMPARE(refuses({{"pike", {}}}, "body-shield"), std::string("body-shield-long-weapon"));
        QCOMPARE(refuses({{"pike", {}}, {"buckler", {}}}, "normal-shield"), std::string()); // in its place
        QCOMPARE(refuses({}, "light-engine"), std::string("design-not-for-type"));
        const auto changed = designer->with({{"regular", {}}, {"pike", {}}}, {"tribal", {}});
        QCOMPARE(int(changed.size()), 2);
        QCOMPARE(changed.back().id, std::string("tribal"));
        QCOMPARE(int(designer->with(changed, {"spear", {}}).size()), 3); // weapons are several
    }

    // Each rule has a unit that keeps it and one that does not among the specs, and a sentence.
    void everyRule()
    {
        std::set<std::string> kept, broken;
        for (const auto& entry :
            std::filesystem::recursive_directory_iterator(std::filesystem::path(SOURCE_DIR) / "tests/specs/sixmm")) {
            if (entry.path().extension() != ".yaml")
                continue;
            const auto spec = readDocument(entry.path().string());
            QVERIFY(bool(spec));
            const auto& findings = spec->find("findings")->items();
            for (const std::string& id : spec->textsOf("covers"))
                if (findings.empty())
                    kept.insert(id);
            for (const Node& finding : findings)
                broken.insert(finding.textOr("code"));
        }
        for (const CombinationRule& rule : designer->rules().rules()) {
            QVERIFY2(kept.contains(rule.id), rule.id.c_str());
            QVERIFY2(broken.contains(rule.id), rule.id.c_str());
            QVERIFY2(templateOf(rule.id), rule.id.c_str());
            QVERIFY2(rule.source.line > 0, rule.id.c_str());
        }
    }

    void everyShippedWordIsKnown()
    {
        for (const char* code : {"unknown-value", "not-decided", "one-army-general", "wagons"}) {
            QVERIFY2(templateOf(code), code);
            QVERIFY2(system->ruleOf(code).line > 0, code);
        }
        for (const Modifier& modifier : designer->modifiers()) {
            QVERIFY2(designer->quality(modifier.quality), modifier.id.c_str());
            QVERIFY2(modifier.source.line > 0 && !modifier.text.empty(), modifier.id.c_str());
        }
    }

    void houseLists()
    {
        constexpr const char* plain = "  - {id: a, name: A, UNIT}\n";
        const auto unlimited = listOf(plain);
        QVERIFY2(bool(unlimited), said(unlimited).c_str());
        QVERIFY(!unlimited->priced && !system->bounded(*unlimited));
        QVERIFY(unlimited->line("army-general") >= 0 && unlimited->line("sub-general") >= 0);
        constexpr const char* priced = "  - {id: a, name: A, UNIT, max: 3, points: 10}\n";
        QCOMPARE(said(listOf(priced)), std::string("house-unsaid house-unsaid"));
        const auto house = listOf(priced, "house: true\n");
        QVERIFY2(bool(house), said(house).c_str());
        QVERIFY(house->house && house->priced && system->bounded(*house));
        QVERIFY(house->line("sub-general") < 0 && house->line("supply-wagon") >= 0);
        const auto limits = listOf("  - {id: a, name: A, UNIT, max: 3}\n", "house: true\n");
        QVERIFY(limits && limits->house && !system->bounded(*limits));
        const std::string half = std::string(plain) + "  - {id: b, name: B, UNIT, points: 10}\n";
        QCOMPARE(said(listOf(half.c_str(), "house: true\n")), std::string("house-price-missing"));
    }

    // A row that no unit can be is refused with the rule, unless it says that it is there for that.
    void impossibleRows()
    {
        const auto row = [&](const std::string& cells) {
            return said(
                listOf(("  - {id: a, name: A, arm: Infantry, morale: 5, experience: Raw, " + cells + "}\n").c_str()));
        };
        QCOMPARE(row("training: Tribal, order: Loose, weapons: Spear, size: 24"), std::string());
        QCOMPARE(row("training: Tribal, order: Close, armour: 4, weapons: Spear, size: 24"),
            std::string("close-order-training"));
        QCOMPARE(row("training: Tribal, order: Loose, weapons: Sling, size: 24"), std::string("sling-order"));
        QCOMPARE(row("training: Regular, order: Open, weapons: Light throwing, size: 24, special: [composite]"),
            std::string("composite-open-order"));
        QCOMPARE(row("training: Tribal, order: Open, weapons: Sling, size: 12-26"), std::string("unit-size"));
        QCOMPARE(row("training: Tribal, order: Loose, weapons: Musket, size: 24"), std::string("unknown-value"));
        QCOMPARE(row("order: Loose, weapons: Spear, size: 24"), std::string("not-decided"));
        QCOMPARE(row("order: Loose, weapons: Spear, size: 24, impossible: true"), std::string());
    }

    // A fault of a list says where the row is, and where the rule.
    void faultsTellTheRule()
    {
        const auto refused = listOf("  - {id: a, name: A, arm: Infantry, training: Tribal, morale: 5, order: Loose, "
                                    "experience: Raw, weapons: Sling, size: 24}\n");
        QCOMPARE(int(refused.faults.size()), 1);
        QCOMPARE(describe(refused.faults.front()),
            std::string(
                "mine.yaml:5:66: A: only troops in open order carry slings. (Ancients 6 mm rules, Missile fire, "
                "Ammunition (line 932))"));
    }

    // The parts of the armour stay with the row, and its class is their sum.
    void armourOfParts()
    {
        const auto made = designer->design("infantry", hoplite);
        QCOMPARE(made->row.textOr("worn"), std::string("Metal helmet, Plate mail"));
        QVERIFY(!made->row.find("armour"));
        QCOMPARE(made->derived.front(), (std::pair<std::string, std::string>("armour", "12")));
        const auto limbs = designer->design("infantry", {number("left-arm", 1), number("right-leg", 2)});
        QCOMPARE(limbs->row.textOr("worn"), std::string("Left arm 1, Right leg 2"));
        QCOMPARE(limbs->derived.front().second, std::string("3"));
        const auto row = [&](const std::string& cells) {
            return listOf(("  - {id: a, name: A, arm: Infantry, training: Regular, morale: 5, order: Loose, "
                           "experience: Raw, weapons: Spear, size: 24, "
                + cells + "}\n")
                              .c_str());
        };
        const auto& columns = system->format().columns;
        const auto at = [&](const Result<ArmyList>& list, const char* column) {
            return list->lines[0].printed[std::size_t(std::ranges::find(columns, column) - columns.begin())];
        };
        const auto parts = row("worn: \"Metal helmet, Plate in front on a jerkin, Left leg 2\"");
        QVERIFY2(bool(parts), said(parts).c_str());
        QCOMPARE(at(parts, "armour"), std::string("11"));
        QCOMPARE(at(parts, "grade"), std::string("Moderately armoured"));
        QVERIFY(bool(row("armour: 12, worn: \"Metal helmet, Plate mail\"")));
        QVERIFY(bool(row("armour: 12"))); // nobody has to take it apart
        QCOMPARE(said(row("armour: 11, worn: \"Metal helmet, Plate mail\"")), std::string("parts-sum"));
        QCOMPARE(said(row("worn: \"Metal helmet, Head 3\"")), std::string("part-twice"));
        QCOMPARE(said(row("worn: Tin hat")), std::string("unknown-value"));
        QCOMPARE(said(row("worn: Left arm 3")), std::string("unknown-value"));
        QCOMPARE(said(row("worn: Left arm 02")), std::string("unknown-value"));
    }

    // Ammunition is told in the order of the weapons.
    void ammunition()
    {
        const auto list = listOf("  - {id: a, name: A, arm: Infantry, training: Regular, morale: 5, order: Open, "
                                 "experience: Raw, weapons: \"Greek bow, Light throwing\", size: 24}\n"
                                 "  - {id: b, name: B, arm: Infantry, training: Regular, morale: 5, order: Open, "
                                 "experience: Raw, weapons: \"Light throwing, Greek bow\", size: 24}\n");
        QVERIFY2(bool(list), said(list).c_str());
        const auto& columns = system->format().columns;
        const auto at = std::ranges::find(columns, "ammunition") - columns.begin();
        QCOMPARE(list->lines[0].printed[at], std::string("12, 6"));
        QCOMPARE(list->lines[1].printed[at], std::string("6, 12"));
    }

    // With points of the house the solver answers as for any list.
    void houseIsSolved()
    {
        Catalogue catalogue;
        std::vector<Fault> faults;
        const ArmyList* list = catalogue.find("sixmm", "house-of-cards", "", faults);
        QVERIFY(list && faults.empty());
        const Problem problem = system->problem(*list, 1000, {});
        const auto found = fill(problem, {}, system->aim(problem, "balanced"), 1);
        QVERIFY(!found.empty());
        QVERIFY(found.front().points > 950);
        QVERIFY(howMany(problem, {}).upTo != "0");
    }

    std::string countOf(const std::string& rows, const char* limits = "") const
    {
        const auto list = listOf(rows.c_str(), (std::string("house: true\n") + limits).c_str());
        if (!list)
            return said(list);
        const Problem problem = system->problem(*list, 1000, {});
        std::string names;
        for (int line : endless(problem))
            names += list->lines[std::size_t(line)].id + " ";
        return names.empty() ? howMany(problem, {}).upTo : names;
    }

    // Limits of the house end the armies where no points do.
    void houseLimitsAreCounted()
    {
        // None to three of A, none to two of B; a king, afoot or mounted; no captain, or one either way; two wagons.
        const std::string generals = "  - {id: king, name: King, arm: Army general, rating: 5, min: 1, max: 1}\n"
                                     "  - {id: captain, name: Captain, arm: Sub-general, rating: 3, max: 1}\n",
                          rows = generals + "  - {id: a, name: A, UNIT, max: 3}\n",
                          last = "  - {id: b, name: B, UNIT, max: 2}\n";
        QCOMPARE(countOf(rows + last), std::to_string(4 * 3 * 2 * 3));
        QCOMPARE(countOf(rows + "  - {id: b, name: B, UNIT}\n"), std::string("b "));
        // No more of B than of A, which ends B as well: 1 + 2 + 3 + 4 pairs.
        QCOMPARE(countOf(rows + "  - {id: b, name: B, UNIT}\n",
                     "limits:\n  - {id: few, of: [b], at-most: {share: [1, 1], of: [a]}}\n"),
            std::to_string(10 * 2 * 3));
        // The generals that stand in every list have six ratings, and a horse each; none or one of both.
        const std::string only = "  - {id: a, name: A, UNIT, max: 3}\n";
        QCOMPARE(countOf(only), std::string("sub-general "));
        QCOMPARE(countOf(only, "limits:\n  - {id: few, of: [sub-general], at-most: 1}\n"), std::to_string(4 * 13 * 13));
        // A unit that there cannot be with an upgrade is never chosen: pikes and body shields.
        const std::string pikes =
            "  - {id: p, name: P, arm: Infantry, training: Regular, morale: 5, order: Loose, experience: Raw, weapons: "
            "Pike, size: 24, max: 1}\nupgrades:\n  - {id: body, name: Body shields, kind: shield, for: [p], shield: "
            "Body}\n";
        QCOMPARE(countOf(generals + pikes), std::to_string(2 * 2 * 3));
    }
};

QTEST_APPLESS_MAIN(SixmmUnits)
#include "tst_sixmm_units.moc"
