// Prices of a list: reckoned where the system has a table of them, and without sense nowhere.
#include "list_draft.h"
#include "model/text/contains.h"

#include <algorithm>

namespace strategikon::listing {

namespace {

// Prices of a system's table, written into the column where the book prints them.
class Reckoner {
public:
    explicit Reckoner(Draft& draft)
        : draft(draft)
        , format(draft.format)
        , list(draft.list)
        , column(std::ranges::find(format.columns, format.priceColumn) - format.columns.begin())
    {
    }

    void run()
    {
        for (std::size_t l = 0; l < list.lines.size(); ++l)
            reckonLine(int(l));
        for (std::size_t o = 0; o < list.options.size() && draft.faults.empty(); ++o)
            reckonOption(int(o));
    }

private:
    void reckonLine(int l)
    {
        Line& line = list.lines[std::size_t(l)];
        const auto price = format.price(list, l, {});
        if (!price) {
            const bool written = std::size_t(l) < draft.places.size();
            draft.fault(written ? draft.places[std::size_t(l)] : draft.file.place(), "no-price",
                {{"id", line.id}, {"kind", kindOf(line)}});
            return;
        }
        line.price = *price;
        write(line, cell(l, {}, *price));
    }

    // By the first host that can have it.
    void reckonOption(int o)
    {
        Option& option = list.options[std::size_t(o)];
        for (int host : option.hosts)
            if (const auto price = format.price(list, host, {o})) {
                option.price = *price - list.lines[host].price;
                const bool aStandCostsWhatItDid = option.resizes && format.priceCell;
                if (!aStandCostsWhatItDid)
                    writeMore(option, host, o, *price);
                return;
            }
    }

    void writeMore(Option& option, int host, int o, int price)
    {
        int more = option.price;
        if (format.priceCell) {
            const auto with = whole(cell(host, {o}, price)), without = whole(cell(host, {}, list.lines[host].price));
            if (with && without)
                more = *with - *without;
        }
        write(option, (more < 0 ? "" : "+") + pointsText(more, format.parts));
    }

    std::string cell(int line, const std::vector<int>& options, int price) const
    {
        const std::string own = format.priceCell ? format.priceCell(list, line, options) : std::string();
        return own.empty() ? pointsText(price, format.parts) : own;
    }

    void write(Row& row, const std::string& text) const
    {
        if (std::size_t(column) < format.columns.size())
            row.printed[std::size_t(column)] = text;
    }

    static std::string kindOf(const Line& line)
    {
        std::string text;
        for (const std::string& cell : line.printed)
            if (cell != "-" && &cell - line.printed.data() < 4)
                text += (text.empty() ? "" : " ") + cell;
        return text;
    }

    Draft& draft;
    const SystemFormat& format;
    ArmyList& list;
    std::ptrdiff_t column;
};

// What the cheapest body of a line costs. Of each kind it takes one option at most.
int cheapest(const ArmyList& list, int line)
{
    std::map<std::string, int> least; // by kind
    for (const Option& option : list.options)
        if (contains(option.hosts, line))
            least[option.kind] = std::min(least[option.kind], option.price);
    int price = list.lines[std::size_t(line)].price;
    for (const auto& [kind, change] : least)
        price += change;
    return price;
}

} // namespace

void reckonPrices(Draft& draft) { Reckoner(draft).run(); }

// A finished body never costs less than nothing, and what costs nothing must have a maximum:
// otherwise there is no end to the armies.
void checkPrices(Draft& draft)
{
    if (draft.format.price)
        return;                                             // the system's own prices
    for (std::size_t l = 0; l < draft.places.size(); ++l) { // the system's own rows have no place
        const Line& line = draft.list.lines[l];
        const int price = cheapest(draft.list, int(l));
        if (price < 0)
            draft.fault(draft.places[l], "price-below-nothing", {{"id", line.id}});
        else if (price == 0 && line.bounds.most == unlimited)
            draft.fault(draft.places[l], "free-without-maximum", {{"id", line.id}});
    }
}

} // namespace strategikon::listing
