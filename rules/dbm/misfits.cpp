// Troops that the rules do not know, though the table of prices would have a price for them.
#include "model/text/contains.h"
#include "rules/dbm/complete.h"

#include "rules/dbm/prices.h"

#include <algorithm>

namespace strategikon::dbmRules {

namespace {

class Refusing {
public:
    Refusing(const ArmyList& list, const ArmyTable& table) : list(list), table(table) {}

    std::vector<Misfit> run()
    {
        for (std::size_t l = 0; l < list.lines.size(); ++l) {
            check(int(l), elementOf(int(l), {}));
            for (std::size_t o = 0; o < list.options.size(); ++o)
                if (const auto& hosts = list.options[o].hosts; contains(hosts, int(l)))
                    check(int(l), elementOf(int(l), {int(o)}));
        }
        return std::move(faults);
    }

private:
    Element elementOf(int line, const std::vector<int>& options) const
    {
        return dbmRules::elementOf(list, line, options);
    }

    // Any element of a row, with an upgrade or without one.
    template <class Test>
    bool anyOf(int line, const Test& test) const
    {
        if (test(elementOf(line, {})))
            return true;
        for (std::size_t o = 0; o < list.options.size(); ++o)
            if (const auto& hosts = list.options[o].hosts; contains(hosts, line) && test(elementOf(line, {int(o)})))
                return true;
        return false;
    }

    // Any element of an allegiance.
    template <class Test>
    bool anyOf(const std::string& ally, const Test& test) const
    {
        for (std::size_t l = 0; l < list.lines.size(); ++l)
            if (list.lines[l].ally == ally && anyOf(int(l), test))
                return true;
        return false;
    }

    void check(int line, const Element& element)
    {
        const auto refuse = [&](const char* code) {
            const Message why{code, {{"id", list.lines[std::size_t(line)].id}}};
            const bool told =
                std::ranges::any_of(faults, [&](const Misfit& f) { return f.line == line && f.why == why; });
            if (!told)
                faults.push_back({line, "", why});
        };
        if (element.has("dismounts")
            && !(element.is({"Kn", "Cv", "LH"}) || (element.is({"Cm"}) && !element.graded("X"))))
            refuse("dbm-cannot-dismount");
        if (element.has("horse-transport") && !(element.is({"Shp"}) && element.graded("I")))
            refuse("dbm-no-horse-transport");
        if (element.role() == "baggage" && !element.is({"Bge"}) && !(element.is({"Shp"}) && element.graded("I")))
            refuse("dbm-no-baggage");
        if (element.role() != "-" && element.role() != "baggage" && element.is({"Bge", "TF", "PF"}))
            refuse("dbm-no-general");
        if (element.has("double-base-front") && element.is({"Exp", "Gal", "Shp", "Bts", "TF", "PF"}))
            refuse("dbm-no-double-base");
        const bool doubled = element.has("double-base-rear") || element.has("double-base-front");
        if (doubled && element.is({"Cv"}) && !element.graded("O") && behindCavalry(line, element))
            refuse("dbm-doubled-cavalry");
        if (element.has("double-base-rear")
            && !anyOf(list.lines[std::size_t(line)].ally, [](const Element& e) { return e.has("double-base-front"); }))
            refuse("dbm-rear-alone");
        else if (element.has("double-base-rear") && !element.is({"Cv"}) && !canSupport(line))
            refuse("dbm-rear-useless");
        if ((element.is({"PF"}) || element.has("built-up-area")) && !allowsBuiltUpArea(list))
            refuse("dbm-no-built-up-area");
    }

    // Whether elements of the row support somebody of their allegiance on a double base.
    bool canSupport(int line) const
    {
        return anyOf(line, [&](const Element& rear) {
            return anyOf(list.lines[std::size_t(line)].ally, [&](const Element& front) {
                return front.has("double-base-front") && table.standsBehind(rear, &front);
            });
        });
    }

    // A rear rank of cavalry stands behind cavalry; a front rank may have others behind it.
    bool behindCavalry(int line, const Element& element) const
    {
        return element.has("double-base-rear") || anyOf(list.lines[std::size_t(line)].ally, [](const Element& e) {
            return e.is({"Cv"}) && e.has("double-base-rear");
        });
    }

    const ArmyList& list;
    const ArmyTable& table;
    std::vector<Misfit> faults;
};

} // namespace

std::vector<Misfit> misfits(const ArmyList& list, const ArmyTable& table) { return Refusing(list, table).run(); }

} // namespace strategikon::dbmRules
