// Troops that the rules do not know, though the table of prices would have a price for them.
#include "rules/dbm/complete.h"

#include "rules/dbm/prices.h"

#include <algorithm>

namespace strategikon::dbmRules {

namespace {

// One element of a row, with one of its upgrades or none.
struct Element {
    std::vector<std::string> cells, specials;

    bool is(std::initializer_list<std::string_view> types) const
    {
        return std::find(types.begin(), types.end(), cells[typeColumn]) != types.end();
    }
    bool has(std::string_view special) const
    {
        return std::find(specials.begin(), specials.end(), special) != specials.end();
    }
    bool graded(std::string_view grade) const { return cells[gradeColumn] == grade; }
    const std::string& role() const { return cells[roleColumn]; }
};

class Refusing {
public:
    explicit Refusing(const ArmyList& list) : list(list) {}

    std::vector<Misfit> run()
    {
        for (std::size_t l = 0; l < list.lines.size(); ++l) {
            check(int(l), elementOf(int(l), {}));
            for (std::size_t o = 0; o < list.options.size(); ++o)
                if (const auto& hosts = list.options[o].hosts;
                    std::find(hosts.begin(), hosts.end(), int(l)) != hosts.end())
                    check(int(l), elementOf(int(l), {int(o)}));
        }
        return std::move(faults);
    }

private:
    Element elementOf(int line, const std::vector<int>& options) const
    {
        return {columnsOf(list, line, options), specialsOf(list, line, options)};
    }

    // Any element of an allegiance, with or without an upgrade.
    template <class Test>
    bool anyOf(const std::string& ally, const Test& test) const
    {
        for (std::size_t l = 0; l < list.lines.size(); ++l) {
            if (list.lines[l].ally != ally)
                continue;
            if (test(elementOf(int(l), {})))
                return true;
            for (std::size_t o = 0; o < list.options.size(); ++o)
                if (const auto& hosts = list.options[o].hosts;
                    std::find(hosts.begin(), hosts.end(), int(l)) != hosts.end() && test(elementOf(int(l), {int(o)})))
                    return true;
        }
        return false;
    }

    void check(int line, const Element& element)
    {
        const auto refuse = [&](const char* code) {
            const Message why{code, {{"id", list.lines[std::size_t(line)].id}}};
            const bool told = std::any_of(
                faults.begin(), faults.end(), [&](const Misfit& f) { return f.line == line && f.why == why; });
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
        if ((element.is({"PF"}) || element.has("built-up-area")) && !allowsBuiltUpArea(list))
            refuse("dbm-no-built-up-area");
    }

    // A rear rank of cavalry stands behind cavalry; a front rank may have others behind it.
    bool behindCavalry(int line, const Element& element) const
    {
        return element.has("double-base-rear") || anyOf(list.lines[std::size_t(line)].ally, [](const Element& e) {
            return e.is({"Cv"}) && e.has("double-base-rear");
        });
    }

    const ArmyList& list;
    std::vector<Misfit> faults;
};

} // namespace

std::vector<Misfit> misfits(const ArmyList& list) { return Refusing(list).run(); }

} // namespace strategikon::dbmRules
