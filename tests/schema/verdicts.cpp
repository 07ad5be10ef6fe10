// Our verdict on many documents: reads lines "SCHEMA[,OTHER...]<tab>FILE" or "SCHEMA[,OTHER...]<tab>{JSON}" and answers
// each with "ok", or with its faults as "line:column code" joined by spaces.
#include "model/text/json.h"
#include "model/text/schema.h"
#include "model/text/yaml.h"

#include <iostream>
#include <map>
#include <sstream>

using namespace strategikon;

namespace {

std::string brief(const std::vector<Fault>& faults)
{
    std::string out;
    for (const auto& [place, message] : faults)
        out += (out.empty() ? "" : " ") + std::to_string(place.line) + ":" + std::to_string(place.column) + " "
            + message.code;
    return out.empty() ? "ok" : out;
}

Result<Schema> load(const std::string& names)
{
    std::istringstream in(names);
    std::string first, name;
    std::getline(in, first, ',');
    std::vector<std::string> others;
    while (std::getline(in, name, ','))
        others.push_back(name);
    return Schema::load(first, others);
}

} // namespace

int main()
{
    std::map<std::string, Schema> schemas;
    for (std::string line; std::getline(std::cin, line);) {
        const std::size_t tab = line.find('\t');
        const std::string names = line.substr(0, tab), what = tab == std::string::npos ? "" : line.substr(tab + 1);
        if (!schemas.contains(names)) {
            const auto read = load(names);
            if (!read) {
                std::cerr << describe(read.faults);
                return 1;
            }
            schemas.emplace(names, *read);
        }
        const auto document =
            what.starts_with('{') || what.starts_with('[') ? readJson(what, "json") : readDocument(what);
        std::cout << brief(document ? schemas.at(names).check(*document) : document.faults) << '\n';
    }
}
