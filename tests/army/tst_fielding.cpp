// What Fill makes of nothing is an army that a player would field: measured on every nation and the open lists of the
// systems that have such, at every usual size, from the cells of the rows alone.
#include "model/text/contains.h"
#include "tests/army/support.h"

#include <QTest>

#include <algorithm>
#include <ctime>
#include <map>

using namespace armytest;

namespace {

std::string cellOf(const System& system, const ArmyList& list, const Variable& body, std::string_view column)
{
    const auto& columns = system.format().columns;
    const auto at = std::ranges::find(columns, column) - columns.begin();
    return columnsOf(list, body.line, body.options)[std::size_t(at)];
}

bool hasSpecial(const ArmyList& list, const Variable& body, std::string_view id)
{
    const auto specials = specialsOf(list, body.line, body.options);
    return contains(specials, id);
}

} // namespace

class Fielding : public QObject {
    Q_OBJECT

    std::unique_ptr<Catalogue> catalogue;
    const System* system = nullptr;
    const ArmyList* list = nullptr;
    Problem problem;
    Army army;
    Counts counts;

    std::string cell(const Variable& body, std::string_view column) const
    {
        return cellOf(*system, *list, body, column);
    }
    bool isTroop(const Variable& body) const
    {
        if (list->system == "warmaster")
            return isUnit(body);
        return body.line >= 0 && cell(body, "role") == "-" && body.stands > 0;
    }

    template <class Does>
    void eachBody(const Does& does) const
    {
        for (std::size_t v = 0; v < counts.size(); ++v)
            if (counts[v] > 0 && problem.variables[v].line >= 0)
                does(problem.variables[v], counts[v]);
    }

    // Rows of troops of the nation's own: those offered, and those of which the army has some.
    std::pair<int, int> kinds() const
    {
        int offered = 0, taken = 0;
        for (std::size_t l = 0; l < list->lines.size(); ++l) {
            const auto& forms = problem.forms[l];
            if (forms.empty() || !isTroop(problem.variables[std::size_t(forms.front())])
                || !list->lines[l].ally.empty())
                continue;
            ++offered;
            taken += std::ranges::any_of(forms, [&](int v) { return counts[std::size_t(v)] > 0; });
        }
        return {offered, taken};
    }

    // Bodies that no such army has: vessels and who lands from them, works, allies, poor and small battle groups.
    bool isLeftOut(const Variable& body) const
    {
        if (list->system == "warmaster")
            return false;
        const Line& line = list->lines[std::size_t(body.line)];
        if (!line.ally.empty())
            return true;
        if (list->system == "dbm") {
            const std::string type = cell(body, "type");
            return type == "Gal" || type == "Shp" || type == "Bts" || type == "TF" || type == "PF"
                || (line.bounds.least == 0 && hasSpecial(*list, body, "landing-troops"));
        }
        const std::string type = cell(body, "type");
        if (type == "Field Fortifications" || type == "Fortified Camp")
            return true;
        return isTroop(body) && line.bounds.least == 0
            && (cell(body, "quality") == "Poor" || hasUpgrades(body) || (body.stands < 4 && hasLarger(body)));
    }

    bool hasUpgrades(const Variable& body) const
    {
        return std::ranges::any_of(
            body.options, [&](int option) { return !list->options[std::size_t(option)].resizes; });
    }

    bool hasLarger(const Variable& body) const
    {
        const auto& forms = problem.forms[std::size_t(body.line)];
        return std::ranges::any_of(forms, [&](int v) { return problem.variables[std::size_t(v)].stands >= 4; });
    }

    bool isDoubtful(const Variable& body) const
    {
        return list->system == "dbm" && cell(body, "role") == "ally-general";
    }

    bool isAsked(const Variable& body) const { return list->lines[std::size_t(body.line)].bounds.least > 0; }

    // Of the bodies of which that is true none is taken.
    template <class Is>
    Problem without(Problem eased, const Is& is) const
    {
        for (std::size_t v = 0; v < problem.variables.size(); ++v)
            if (const Variable& body = problem.variables[v]; body.line >= 0 && is(body)) {
                eased.constraints.push_back({});
                eased.constraints.back().terms = {{int(v), 1}};
                eased.constraints.back().most = 0;
            }
        return eased;
    }

    // Whether as many points can be spent on the rest.
    template <class Is>
    bool hasChoice(const Is& is) const
    {
        return reaches(without(problem, [&](const Variable& body) { return isLeftOut(body) || is(body); }));
    }

    bool reaches(const Problem& eased) const
    {
        const auto all = totals(eased, {});
        return !all.empty() && all.back() == pointsOf([](const Variable&) { return true; });
    }

    // The fewest rows of troops of any such army of the same total: what the list itself asks for.
    int fewestKinds() const
    {
        const auto hardly = [&](const Variable& body) {
            return !isAsked(body) && (isDoubtful(body) || (list->system == "dbm" && isInferior(body)));
        };
        Problem eased = hasChoice(hardly) ? without(problem, hardly) : problem;
        Aim aim;
        aim.id = "fewest";
        for (const auto& forms : problem.forms) {
            Aim::Part part;
            for (int v : forms)
                if (const Variable& body = problem.variables[std::size_t(v)]; isLeftOut(body)) {
                    eased.constraints.push_back({});
                    eased.constraints.back().terms = {{v, 1}};
                    eased.constraints.back().most = 0;
                } else if (isTroop(body)) {
                    part.terms.push_back({v, 1});
                }
            part.worth = [](int n) { return n > 0 ? -1 : 0; };
            if (!part.terms.empty())
                aim.parts.push_back(part);
        }
        if (list->system == "warmaster")
            eased = unpiled(std::move(eased));
        Constraint commands; // a third general
        commands.least = 3;
        for (std::size_t v = 0; v < problem.variables.size(); ++v)
            if (const Variable& body = problem.variables[v]; body.line >= 0 && list->system == "dbm")
                if (const std::string role = cell(body, "role"); role == "c-in-c" || role.ends_with("-general"))
                    commands.terms.push_back({int(v), 1});
        if (!commands.terms.empty())
            eased.constraints.push_back(commands);
        const auto found = fill(eased, {}, aim, 1);
        return found.empty() ? 0 : int(-found.front().worth);
    }

    void fillFrom(const Army& begun)
    {
        problem = system->problem(*list, begun);
        SolveRequest wish;
        wish.keep = bind(problem, begun).counts;
        const std::clock_t begun_ = std::clock();
        const auto found = system->fill(problem, wish, {}, 1);
        qInfo("%.0f ms of processor time", 1000.0 * double(std::clock() - begun_) / CLOCKS_PER_SEC);
        QVERIFY(!found.empty());
        counts = found.front().counts;
        army = system->divided(problem, armyOf(problem, counts, begun));
        const auto all = totals(problem, wish);
        QCOMPARE(found.front().points, all.back()); // every point that can be spent
    }

    void checkBattleGroups() const
    {
        int groups = 0, poor = 0, points = 0;
        std::string small;
        eachBody([&](const Variable& body, int n) {
            points += n * body.price;
            if (!isTroop(body))
                return;
            groups += n;
            const auto& forms = problem.forms[std::size_t(body.line)];
            const bool larger =
                std::ranges::any_of(forms, [&](int v) { return problem.variables[std::size_t(v)].stands >= 4; });
            if (body.stands < 4 && larger)
                small += " " + list->lines[std::size_t(body.line)].id;
            poor += cell(body, "quality") == "Poor" ? n * body.price : 0;
        });
        QVERIFY2(small.empty(), small.c_str());
        QVERIFY2(poor * 10 <= points, std::to_string(poor).c_str());
        // No army of the list has more, whatever it costs.
        const auto most = strategikon::best(problem, {}, system->aim(problem, "battle_groups"), 1);
        const int exact = int(most.front().worth);
        qInfo("%d battle groups, at most %d", groups, exact);
        QVERIFY2(groups <= 15 && groups >= std::min(10, exact), std::to_string(groups).c_str());
        const auto note = system->fieldNote(problem, counts);
        QCOMPARE(note.has_value(), exact < 10);
        if (!note)
            return;
        QCOMPARE(exact, mostGroupsKnown());
        const Arguments args{{"groups", exact}, {"points", problem.points}};
        QVERIFY(note->args == args);
    }

    // Of what the book prints of these lists.
    int mostGroupsKnown() const
    {
        const std::map<std::string, int> known{{"later-carthaginian", 7}, {"french-crecy", 8}, {"english-crecy", 8}};
        const auto at = known.find(list->id);
        return at == known.end() ? 0 : at->second;
    }

    // Points, in the problem's parts, of the bodies of which that is true.
    template <class Is>
    int pointsOf(const Is& is) const
    {
        int points = 0;
        eachBody([&](const Variable& body, int n) { points += is(body) ? n * body.price : 0; });
        return points;
    }

    bool isInferior(const Variable& body) const { return isTroop(body) && cell(body, "grade") == "I"; }

    // Troops of which an army has a few beside its line.
    bool isBesides(const Variable& body) const
    {
        const std::string type = cell(body, "type");
        return type == "El" || type == "Exp" || type == "Art" || type == "WWg" || cell(body, "role") == "baggage";
    }

    int allyGenerals() const
    {
        int number = 0;
        eachBody([&](const Variable& body, int n) { number += cell(body, "role") == "ally-general" ? n : 0; });
        return number;
    }

    bool isUnit(const Variable& body) const
    {
        return list->system == "warmaster" && body.line >= 0 && !list->lines[std::size_t(body.line)].leader
            && body.stands > 0;
    }

    // The seed tells how many units are typical: 12 to 16 for each thousand points.
    int typical(int units) const { return units * problem.points / 1000; }

    // A row is a pile where it is more than half of all units, rounded up, and more than the list asks for.
    void checkUnits() const
    {
        int units = 0, generals = 0;
        std::map<int, int> ofRow;
        eachBody([&](const Variable& body, int n) {
            generals += cell(body, "type") == "General" ? n : 0;
            if (isUnit(body)) {
                units += n;
                ofRow[body.line] += n;
            }
        });
        std::string rows;
        for (const auto& [line, n] : ofRow)
            rows += " " + std::to_string(n) + " " + list->lines[std::size_t(line)].id;
        const int points = pointsOf([](const Variable&) { return true; });
        qInfo("%d points, %d units:%s", points, units, rows.c_str());
        QCOMPARE(generals, 1);
        // An eighth more or fewer where there would be too many kinds else.
        const auto typicalUnits = [&](int n) { return 8 * n >= 7 * typical(12) && 8 * n <= 9 * typical(16); };
        QVERIFY2(typicalUnits(units) || !canHave(typical(12), typical(16)), std::to_string(units).c_str());
        for (const auto& [line, n] : ofRow)
            QVERIFY2(2 * n <= units + 1 || n <= leastOf(line) || !reaches(unpiled(problem)),
                list->lines[std::size_t(line)].id.c_str());
    }

    int leastOf(int line) const
    {
        const Bounds& bounds = list->lines[std::size_t(line)].bounds;
        return bounds.per == Per::army ? bounds.least : bounds.least * (problem.points / 1000);
    }

    // No row above half of the fewest units that are typical.
    Problem unpiled(Problem eased) const
    {
        for (std::size_t l = 0; l < problem.forms.size(); ++l)
            if (const auto& forms = problem.forms[l];
                !forms.empty() && isUnit(problem.variables[std::size_t(forms.front())])) {
                eased.constraints.push_back({});
                eased.constraints.back().most = std::max(typical(12) / 2, leastOf(int(l)));
                for (int v : forms)
                    eased.constraints.back().terms.push_back({v, 1});
            }
        return eased;
    }

    // Whether an army of so many units costs as much.
    bool canHave(int least, int most) const
    {
        Problem eased = problem;
        Constraint number;
        number.least = least;
        number.most = most;
        for (std::size_t v = 0; v < problem.variables.size(); ++v)
            if (isUnit(problem.variables[v]))
                number.terms.push_back({int(v), 1});
        eased.constraints.push_back(number);
        return reaches(eased);
    }

    void checkTroops() const
    {
        const int all = pointsOf([](const Variable&) { return true; });
        const int inferior = pointsOf([&](const Variable& body) { return isInferior(body); });
        const int besides = pointsOf([&](const Variable& body) { return isBesides(body); });
        std::string rows;
        eachBody([&](const Variable& body, int n) {
            rows += " " + std::to_string(n) + " " + cell(body, "type") + "(" + cell(body, "grade") + ")";
        });
        qInfo("inferior %d %%, besides %d %%, %d ally-generals:%s", 100 * inferior / all, 100 * besides / all,
            allyGenerals(), rows.c_str());
        // Unless the list leaves no choice:
        const auto unasked = [&](const Variable& body, bool is) { return is && !isAsked(body); };
        QVERIFY2(inferior * 10 <= all || !hasChoice([&](const Variable& b) { return unasked(b, isInferior(b)); }),
            std::to_string(inferior).c_str());
        QVERIFY2(besides * 5 <= all || !hasChoice([&](const Variable& b) { return unasked(b, isBesides(b)); }),
            std::to_string(besides).c_str());
        QVERIFY(allyGenerals() == 0 || !hasChoice([&](const Variable& b) { return unasked(b, isDoubtful(b)); }));
    }

    void checkCommands() const
    {
        const Verdict verdict = judge(*system, *list, army, false);
        int used = 0;
        for (const BlockFigures& block : verdict.blocks)
            for (const Figure& figure : block.figures)
                if (figure.id == "elements" && figure.value > 0) {
                    ++used;
                    QVERIFY2(figure.value >= 8, (block.block + " " + std::to_string(figure.value)).c_str());
                }
        QVERIFY2(used == 3 || used == 4, std::to_string(used).c_str());
        QCOMPARE(verdict.figure("generals"), used);
        eachBody([&](const Variable& body, int) {
            const std::string type = cell(body, "type"), id = list->lines[std::size_t(body.line)].id;
            QVERIFY2(type != "Gal" && type != "Shp" && type != "Bts", id.c_str());
            const bool asked = list->lines[std::size_t(body.line)].bounds.least > 0;
            QVERIFY2(!hasSpecial(*list, body, "landing-troops") || asked, id.c_str());
        });
    }

private slots:
    void initTestCase()
    {
        setSourceRoots();
        catalogue = std::make_unique<Catalogue>();
    }

    void fielded_data()
    {
        QTest::addColumn<QString>("system");
        QTest::addColumn<QString>("id");
        QTest::addColumn<int>("points");
        for (const ListHeading& heading : catalogue->headings())
            if (heading.system != "sixmm") // nothing is priced there
                for (const int points : findSystem(heading.system)->format().sizes)
                    QTest::newRow((heading.system + " " + heading.id + " " + std::to_string(points)).c_str())
                        << QString::fromStdString(heading.system) << QString::fromStdString(heading.id) << points;
    }

    void fielded()
    {
        QFETCH(QString, system);
        QFETCH(QString, id);
        QFETCH(int, points);
        std::vector<Fault> faults;
        list = catalogue->find(system.toStdString(), id.toStdString(), {}, faults);
        this->system = findSystem(list->system);
        fillFrom(emptyArmy(*list, points));
        const Verdict verdict = judge(*this->system, *list, army, false);
        QVERIFY2(verdict.legal, joined(brief(verdict.findings)).c_str());
        const auto [offered, taken] = kinds();
        qInfo("%d of %d kinds", taken, offered);
        const bool few = list->system == "warmaster" && offered <= 9; // of these all may be taken
        if (taken > offered / 3 && !few)
            QVERIFY(taken <= fewestKinds() + 1); // the list leaves no choice, but for who makes up the numbers
        if (list->system == "warmaster") {
            checkUnits();
            return;
        }
        list->system == "fog" ? checkBattleGroups() : checkCommands();
        if (!QTest::currentTestFailed() && list->system == "dbm")
            checkTroops();
    }
};

QTEST_APPLESS_MAIN(Fielding)
#include "tst_fielding.moc"
