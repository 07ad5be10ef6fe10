// Taking a row apart into bodies, and closing it again.
#include "open_row.h"

#include "model/text/contains.h"

#include <algorithm>
#include <map>
#include <utility>

namespace strategikon {

OpenRow opened(const ArmyList& list, const Choice& choice, int line)
{
    OpenRow row{choice, std::vector<Carried>(std::max(0, choice.count)), {}};
    row.old = row.bodies.size();
    for (const ChosenOption& chosen : choice.options) {
        const int o = list.optionNamed(chosen.name, line);
        const auto fits = [&] {
            return std::count(list.options[o].hosts.begin(), list.options[o].hosts.end(), line) > 0;
        };
        if (o < 0) {
            row.loose.push_back({-1, chosen.name, chosen.count});
            continue;
        }
        const int wanted = chosen.count ? chosen.count : choice.count;
        const int excess = fits() ? std::max(0, wanted - choice.count) : wanted;
        const int left = excess + (fits() ? give(list, o, wanted - excess, row.bodies) : 0);
        if (left > 0)
            row.loose.push_back({o, chosen.name, left});
    }
    return row;
}

namespace {

class Closer {
public:
    Closer(const ArmyList& list, const OpenRow& row) : list(list), row(row) {}

    std::vector<Choice> run()
    {
        if (row.bodies.empty())
            return {};
        const Choice whole = together();
        if (!row.loose.empty() || saysTheSame(whole))
            return {whole};
        return apart();
    }

private:
    Choice withoutOptions(int count) const
    {
        Choice choice = row.choice;
        choice.count = count;
        choice.options.clear();
        return choice;
    }

    // Options in the order in which the player wrote them, new ones behind.
    std::vector<int> inOrder() const
    {
        std::vector<int> order;
        const auto note = [&](int o) {
            if (o >= 0 && !contains(order, o))
                order.push_back(o);
        };
        const int line = list.lineNamed(row.choice.entry);
        for (const ChosenOption& chosen : row.choice.options)
            note(list.optionNamed(chosen.name, line));
        for (const Carried& body : row.bodies)
            std::ranges::for_each(body, note);
        return order;
    }

    Choice together() const
    {
        Choice choice = withoutOptions(int(row.bodies.size()));
        std::vector<Loose> loose = row.loose;
        for (int o : inOrder()) {
            int count = 0;
            for (const Carried& body : row.bodies)
                count += int(std::ranges::count(body, o));
            for (Loose& more : loose)
                if (more.option == o)
                    count += std::exchange(more.count, 0);
            if (count > 0)
                choice.options.push_back({list.options[o].id, count == choice.count ? 0 : count});
        }
        for (const Loose& unknown : loose)
            if (unknown.option < 0)
                choice.options.push_back({unknown.name, unknown.count});
        return choice;
    }

    static std::vector<Carried> sorted(std::vector<Carried> bodies)
    {
        for (Carried& body : bodies)
            std::ranges::sort(body);
        std::ranges::sort(bodies);
        return bodies;
    }

    bool saysTheSame(const Choice& choice) const
    {
        const OpenRow again = opened(list, choice, list.lineNamed(choice.entry));
        return again.loose.empty() && sorted(again.bodies) == sorted(row.bodies);
    }

    std::vector<Choice> apart() const
    {
        std::map<Carried, int> alike;
        for (const Carried& body : sorted(row.bodies))
            ++alike[body];
        std::vector<Choice> choices;
        for (const auto& [carried, count] : alike) {
            choices.push_back(withoutOptions(count));
            for (int o : carried)
                choices.back().options.push_back({list.options[o].id, 0});
        }
        return choices;
    }

    const ArmyList& list;
    const OpenRow& row;
};

} // namespace

std::vector<Choice> closed(const ArmyList& list, const OpenRow& row) { return Closer(list, row).run(); }

} // namespace strategikon
