// Ancients 6 mm: the tables against the second typing; the designer; what a list of these rules may say.
#include "table.h"

#include "model/army/messages.h"
#include "model/text/yaml.h"
#include "rules/sixmm/messages.h"
#include "rules/sixmm/moves.h"
#include "rules/tables.h"

#include <QTest>

#include <filesystem>
#include <set>

using namespace strategikon;

namespace {

// The second typing's names for what the tables call otherwise.
std::string ours(const QString& theirs)
{
    static const std::map<std::string, std::string> names{{"infantry-unarmoured", "unarmoured"},
        {"infantry-lightly", "lightly-armoured"}, {"infantry-moderately", "moderately-armoured"},
        {"infantry-heavily", "heavily-armoured"}, {"infantry-fully", "fully-armoured"}, {"horse-light", "light-horse"},
        {"horse-heavy", "heavy-horse"}, {"horse-fully", "fully-armoured-horse"},
        {"chariot-2-horse", "two-horse-chariot"}, {"chariot-4-horse", "four-horse-chariot"},
        {"artillery-light", "light-artillery"}, {"artillery-heavy", "heavy-artillery"},
        {"sword-cut-and-thrust", "cut-and-thrust-sword"}, {"sword-hack-and-slash", "hack-and-slash"},
        {"axe-one-handed", "hack-and-slash"}, {"sword-two-handed", "two-handed"}, {"axe-two-handed", "two-handed"}};
    const auto known = names.find(theirs.toStdString());
    return known == names.end() ? theirs.toStdString() : known->second;
}

std::string weapon(const QString& theirs)
{
    return theirs == "artillery-light" ? "light-engine" : theirs == "artillery-heavy" ? "heavy-engine" : ours(theirs);
}

const Node* rowOf(const Node& table, const char* list, const std::string& id)
{
    for (const Node& row : table.find(list)->items())
        if (row.textOr("id") == id)
            return &row;
    return nullptr;
}

QString text(const Node* cell) { return cell ? QString::fromStdString(cell->written()) : QStringLiteral("-"); }

bool breaks(const Designer& designer, Values values, const char* rule)
{
    const auto broken = designer.rules().broken(values);
    return std::any_of(broken.begin(), broken.end(), [&](const CombinationRule* one) { return one->id == rule; });
}

ChosenModifier number(const char* id, int n) { return {id, n}; }

const std::vector<ChosenModifier> hoplite{{"irregular", {}}, number("morale", 5), {"close", {}}, {"seasoned", {}},
    {"metal-helmet", {}}, {"plate", {}}, {"normal-shield", {}}, {"thrusting-spear", {}}, number("size", 24)};

std::string said(const Reading<ArmyList>& list)
{
    std::string codes;
    for (const Fault& fault : list.faults)
        codes += (codes.empty() ? "" : " ") + fault.message.code;
    return codes;
}

} // namespace

class Sixmm : public QObject {
    Q_OBJECT

    const System* system = nullptr;
    const Designer* designer = nullptr;
    Node types, moves, command;

    std::string value(const char* piece) const { return rowOf(types, "modifiers", piece)->find("add", "armour")->written(); }

    Reading<ArmyList> listOf(const char* rows, const char* head = "") const
    {
        const std::string text = std::string("system: sixmm\nid: mine\nname: Mine\n") + head + "entries:\n" + rows;
        const auto node = readYaml(text, "mine.yaml");
        return node ? readList(*node, system->format(), "") : Reading<ArmyList>(node.faults);
    }

private slots:
    void initTestCase()
    {
        const std::filesystem::path source = SOURCE_DIR;
        setRoots({source / "lists", source / "rules", source / "schema", source / "tests/lists"});
        addArmyMessages();
        addCatalogueMessages();
        system = findSystem("sixmm");
        QVERIFY(system);
        designer = system->designer("");
        QVERIFY(designer);
        types = readTable("sixmm", "troop-types");
        moves = readTable("sixmm", "moves");
        command = readTable("sixmm", "command");
        QVERIFY(tableFaults().empty());
    }

    void armourRatings()
    {
        const auto table = tables::read("sixmm/armour-ratings");
        const auto& bands = designer->bands("armour");
        QCOMPARE(std::size_t(table.rows.size()), bands.size());
        for (int i = 0; i < table.rows.size(); ++i) {
            QVERIFY(QString::fromStdString(bands[i].id).startsWith(table.rows[i][0].text));
            QCOMPARE(QString::number(bands[i].from), table.rows[i][1].text);
            QCOMPARE(QString::number(bands[i].to), table.rows[i][2].text);
            QCOMPARE(QString::number(bands[i].source.line), table.rows[i][3].text);
        }
    }

    void armourByParts()
    {
        std::map<QString, tables::Cell> typed;
        for (const auto& row : tables::read("sixmm/armour").rows)
            typed[row[0].text] = row[1];
        const std::map<const char*, const char*> pieces{{"metal-helmet", "head-metal-helmet"}, {"plate", "body-plate"},
            {"front-plate", "body-plate-front-only"}, {"front-plate-jerkin", "body-plate-front-on-soft-leather"},
            {"jerkin", "body-soft-leather"}};
        for (const auto& [id, name] : pieces) {
            QCOMPARE(QString::fromStdString(value(id)), typed.at(name).text);
            QCOMPARE(rowOf(types, "modifiers", id)->find("assumed") != nullptr, typed.at(name).mark == QChar('?'));
        }
        const std::map<const char*, const char*> most{{"head", "head-most"}, {"body", "body-most"},
            {"left-arm", "arm-most"}, {"right-arm", "arm-most"}, {"left-leg", "leg-most"}, {"right-leg", "leg-most"}};
        int sum = 0;
        for (const auto& [id, name] : most) {
            QCOMPARE(designer->modifier(id)->numbers->second, typed.at(name).text.toInt());
            QVERIFY(rowOf(types, "modifiers", id)->find("assumed"));
            sum += typed.at(name).text.toInt();
        }
        QCOMPARE(sum, typed.at("class-most").text.toInt());
        QCOMPARE(int(most.size()), typed.at("parts").text.toInt());
        const auto hoplites = designer->design("infantry", hoplite);
        QCOMPARE(QString::fromStdString(hoplites->row.textOr("armour")), typed.at("example-hoplite").text);
    }

    void movesAsTyped()
    {
        int rows = 0;
        for (const auto& row : tables::read("sixmm/movement").rows)
            if (const Node* its = rowOf(moves, "moves", ours(row[0].text))) {
                ++rows;
                QCOMPARE(text(its->find("move", "open")), row[1].text);
                QCOMPARE(text(its->find("move", "loose")), row[2].text);
                QCOMPARE(text(its->find("move", "close")), row[3].text);
                QCOMPARE(text(its->find("line")), row[4].text);
            }
        QCOMPARE(rows + 1, int(moves.find("moves")->items().size())); // heavy artillery turns only
        int contacts = 0;
        for (const auto& row : tables::read("sixmm/contact-movement").rows) {
            const Node* its = rowOf(moves, "moves", ours(row[0].text));
            QVERIFY(its);
            ++contacts;
            QCOMPARE(text(its->find("charge", "open")), row[1].text);
            QCOMPARE(text(its->find("charge", "loose")), row[2].text);
            QCOMPARE(text(its->find("advance", "loose")), row[3].text);
            QCOMPARE(text(its->find("charge", "close")), row[4].text);
            QCOMPARE(text(its->find("advance", "close")), row[5].text);
            QCOMPARE(text(its->find("contact-line")), row[6].text);
        }
        QCOMPARE(contacts, 12);
    }

    void armsInOrders()
    {
        const char* orders[] = {"open", "loose", "close"};
        for (const auto& row : tables::read("sixmm/order-arm").rows) {
            const Node* its = rowOf(moves, "moves", ours(row[0].text));
            QVERIFY(its);
            for (int i = 0; i < 3; ++i) {
                Values unit{{"arm", its->textsOf("arm")}, {"order", {orders[i]}}};
                unit["armour"] = its->textsOf("grade");
                QCOMPARE(breaks(*designer, unit, sixmmTables::noMove), row[i + 1].text == "no");
            }
        }
        for (const auto& row : tables::read("sixmm/order-training").rows)
            for (int i = 0; i < 3; ++i)
                QCOMPARE(breaks(*designer, {{"training", {row[0].text.toStdString()}}, {"order", {orders[i]}}},
                             "close-order-training"),
                    row[i + 1].text == "no");
    }

    void sizes()
    {
        for (const auto& row : tables::read("sixmm/unit-sizes").rows)
            for (const auto& [size, legal] : {std::pair(row[1].text.toInt(), true), {row[2].text.toInt(), true},
                     {row[1].text.toInt() - 1, false}, {row[2].text.toInt() + 1, false}})
                QCOMPARE(!breaks(*designer,
                             {{"arm", {"in-figures"}}, {"order", {row[0].text.toStdString()}},
                                 {"size", {std::to_string(size)}}},
                             "unit-size"),
                    legal);
    }

    void weaponsAsTyped()
    {
        for (const auto& row : tables::read("sixmm/weapons").rows) {
            const Modifier* its = designer->modifier(weapon(row[0].text));
            QVERIFY2(its, qPrintable(row[0].text));
            const auto is = its->row.textsOf("is");
            const auto has = [&](const char* what) { return std::find(is.begin(), is.end(), what) != is.end(); };
            if (row[4].text != "-")
                QCOMPARE(text(its->row.find("ranks")), row[4].text);
            if (row[5].text != "-")
                QCOMPARE(text(its->row.find("shoots")), row[5].text);
            QCOMPARE(has("long"), row[1].text == "long");
            QCOMPARE(has("rider"), row[1].text == "cavalry");
            QCOMPARE(has("missile"), row[1].text.endsWith("missile"));
            QCOMPARE(has("weapon"), row[0].text != "dagger");
        }
        for (const auto& row : tables::read("sixmm/order-weapon").rows)
            for (const QString& id : row[0].text == "bow" ? QStringList{"greek-bow", "scythian-bow"} : QStringList{row[0].text}) {
                const Node& its = designer->modifier(weapon(id))->row;
                QCOMPARE(text(its.find("ammunition", "open")), row[1].text);
                QCOMPARE(text(its.find("ammunition", "loose")), row[2].text);
                QCOMPARE(text(its.find("ammunition", "close")), row[3].text);
                QCOMPARE(text(its.find("ammunition", "line")), row[4].text);
            }
    }

    void gradesAndShields()
    {
        for (const auto& row : tables::read("sixmm/experience").rows) {
            const std::string id = row[1].text.toStdString() + (row[0].text == "missile" ? "-shots" : "");
            if (id == "swordsmen-formed")
                continue; // no grade of a unit
            const Modifier* its = designer->modifier(id);
            QVERIFY2(its, id.c_str());
            QCOMPARE(text(its->row.find("factor")).toInt(), row[2].text.toInt());
        }
        for (const auto& row : tables::read("sixmm/shields").rows) {
            if (row[0].text == "none")
                continue;
            const Modifier* its = designer->modifier(row[0].text == "buckler" ? "buckler" : row[0].text.toStdString() + "-shield");
            QVERIFY(its);
            QCOMPARE(text(its->row.find("factor")), row[1].text);
            QCOMPARE(text(its->row.find("melee")), row[2].text);
        }
        for (const auto& row : tables::read("sixmm/artillery").rows) {
            const TroopType* its = designer->type(row[0].text.toStdString() + "-artillery");
            QCOMPARE(text(its->row.find("crew")), row[1].text + "-" + row[2].text);
            QCOMPARE(text(its->row.find("figures")), row[3].text);
        }
    }

    void commandAndSupply()
    {
        std::map<QString, QString> typed;
        for (const char* name : {"sixmm/generals", "sixmm/morale", "sixmm/supply"})
            for (const auto& row : tables::read(name).rows)
                typed[row[0].text] = row[1].text;
        const Node& rating = *command.find("generals", "rating");
        QCOMPARE(text(rating.find("from")), typed.at("rating-least"));
        QCOMPARE(text(rating.find("to")), typed.at("rating-most"));
        QCOMPARE(designer->modifier("morale")->numbers->first, typed.at("grade-best").toInt());
        QCOMPARE(designer->modifier("morale")->numbers->second, typed.at("grade-worst").toInt());
        const Node& supply = *command.find("supply");
        QCOMPARE(text(supply.find("wagons", "first")), typed.at("wagons-at-start"));
        QCOMPARE(text(supply.find("wagons", "each-thousand")), typed.at("wagons-each"));
        QCOMPARE(text(supply.find("points", "each-wagon")), typed.at("wagon-supply-points"));
        QCOMPARE(text(supply.find("wagon", "move")), typed.at("move-supply-wagon"));
        QCOMPARE(text(supply.find("train", "move")), typed.at("move-baggage-train"));
        QCOMPARE(text(supply.find("camp", "bounds")), typed.at("camp-bounds"));
        QCOMPARE(text(supply.find("camp", "side")), typed.at("camp-side"));
        QCOMPARE(text(supply.find("camp", "frontage")), typed.at("camp-frontage"));
        QCOMPARE(text(supply.find("marching-fort", "bounds")), typed.at("marching-fort-bounds"));
        for (const auto& row : tables::read("sixmm/movement").rows)
            if (row[0].text.startsWith("general-"))
                QCOMPARE(text(command.find("generals", row[0].text == "general-foot" ? "foot" : "mounted")->find("move")),
                    row[1].text);
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
        for (const auto& entry : std::filesystem::recursive_directory_iterator(
                 std::filesystem::path(SOURCE_DIR) / "tests/specs/sixmm")) {
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
        constexpr const char* plain = "  - {id: a, name: A, arm: Infantry}\n";
        const auto unlimited = listOf(plain);
        QVERIFY2(bool(unlimited), said(unlimited).c_str());
        QVERIFY(!unlimited->priced && !system->bounded(*unlimited));
        QVERIFY(unlimited->line("army-general") >= 0 && unlimited->line("sub-general") >= 0);
        constexpr const char* priced = "  - {id: a, name: A, arm: Infantry, max: 3, points: 10}\n";
        QCOMPARE(said(listOf(priced)), std::string("house-unsaid house-unsaid"));
        const auto house = listOf(priced, "house: true\n");
        QVERIFY2(bool(house), said(house).c_str());
        QVERIFY(house->house && house->priced && system->bounded(*house));
        QVERIFY(house->line("sub-general") < 0 && house->line("supply-wagon") >= 0);
        const auto limits = listOf("  - {id: a, name: A, arm: Infantry, max: 3}\n", "house: true\n");
        QVERIFY(limits && limits->house && !system->bounded(*limits));
        const std::string half = std::string(plain) + "  - {id: b, name: B, arm: Infantry, points: 10}\n";
        QCOMPARE(said(listOf(half.c_str(), "house: true\n")), std::string("house-price-missing"));
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
};

QTEST_APPLESS_MAIN(Sixmm)
#include "tst_sixmm.moc"
