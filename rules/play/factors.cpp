#include "rules/play/factors.h"

#include "model/text/message.h"

#include <array>
#include <cstdlib>

namespace strategikon::play {

namespace {

std::string inWords(int number)
{
    constexpr std::array words{
        "no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"};
    return std::size_t(number) < words.size() ? words[std::size_t(number)] : std::to_string(number);
}

} // namespace

std::vector<Factor> readFactors(
    const Node& table, std::string_view account, const std::function<Source(const Node&)>& source)
{
    std::vector<Factor> rows;
    const Node* list = table.find(account);
    if (list == nullptr)
        return rows;
    for (const Node& node : list->items()) {
        Factor row{.id = node.textOr("id"),
            .value = int(node.integerOr("value", 0)),
            .when = node.textsOf("when"),
            .times = node.textOr("times"),
            .source = source(node)};
        const int number = std::abs(row.value);
        Message cells{"",
            {{"value", std::to_string(number)}, {"number", inWords(number)},
                {"dice", inWords(number) + (number == 1 ? " die" : " dice")}}};
        if (node.find("most") != nullptr) {
            row.most = int(node.integerOr("most", 0));
            cells.args.emplace_back("most", std::to_string(*row.most));
        }
        row.text = fill(node.textOr("text"), cells);
        rows.push_back(std::move(row));
    }
    return rows;
}

} // namespace strategikon::play
