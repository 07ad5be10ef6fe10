#include "tests/play/paragraphs.h"

#include "model/text/yaml.h"

#include <algorithm>
#include <filesystem>

namespace playtest {

namespace {

Node documentOf(const std::string& file)
{
    auto node = readDocument(std::string(SOURCE_DIR) + "/" + file);
    if (!node)
        throw std::runtime_error(describe(node.faults));
    return std::move(*node);
}

// The section of the book that a line is in, as the system names them.
std::string sectionOf(const Node& system, const std::string& book, int line)
{
    std::string name;
    for (const Node& section : system.find("sections")->items())
        if (section.textOr("book") == book && section.integerOr("from", 0) <= line)
            name = section.textOr("name");
    return name;
}

Paragraph& listed(Heading& heading, const std::string& as, const Node& line)
{
    const int from = int(line.integer().value_or(0));
    const auto it = std::ranges::find_if(heading.paragraphs, [&](const Paragraph& one) { return one.from == from; });
    if (it == heading.paragraphs.end())
        throw std::runtime_error(heading.name + ": " + as + " " + line.written() + " is no paragraph of it");
    return *it;
}

void classify(Heading& heading, const Node& node)
{
    for (const char* is : kinds)
        if (const Node* whys = node.find(is))
            for (const auto& why : whys->entries())
                for (const Node& line : why.node.items()) {
                    Paragraph& one = listed(heading, is, line);
                    if (one.is != "rule")
                        throw std::runtime_error(
                            heading.name + ": " + line.written() + " is both " + one.is + " and " + is);
                    one.is = is;
                    one.why = why.key;
                }
    if (const Node* lines = node.find("examples"))
        for (const Node& line : lines->items())
            listed(heading, "example", line).example = true;
}

Heading headingOf(const std::string& book, const Node& node)
{
    Heading heading{.book = book,
        .name = node.textOr("name"),
        .from = int(node.integerOr("from", 0)),
        .summary = node.booleanOr("summary", false)};
    for (const Node& line : node.find("paragraphs")->items())
        heading.paragraphs.push_back({.from = int(line.integer().value_or(0))});
    classify(heading, node);
    return heading;
}

} // namespace

int Heading::count(std::string_view is) const
{
    return int(std::ranges::count_if(paragraphs, [&](const Paragraph& one) { return one.is == is; }));
}

int Heading::with() const
{
    return int(
        std::ranges::count_if(paragraphs, [](const Paragraph& one) { return one.is == "rule" && !one.specs.empty(); }));
}

std::vector<std::string> systemsCovered()
{
    std::vector<std::string> all;
    for (const auto& file : std::filesystem::directory_iterator(std::string(SOURCE_DIR) + "/tests/play/paragraphs"))
        if (file.path().extension() == ".yaml")
            all.push_back(file.path().stem().string());
    std::ranges::sort(all);
    return all;
}

Paragraphs readParagraphs(const std::string& id)
{
    const Node file = documentOf("tests/play/paragraphs/" + id + ".yaml"),
               system = documentOf("rules/" + id + "/system.yaml");
    Paragraphs books{.system = id};
    for (const auto& table : file.find("cited")->entries())
        for (const std::string& list : file.find("cited")->textsOf(table.key))
            books.cited.emplace_back(table.key, list);
    auto& all = books.headings;
    for (const auto& book : file.find("books")->entries())
        for (const Node& node : book.node.items()) {
            all.push_back(headingOf(book.key, node));
            all.back().section = sectionOf(system, book.key, all.back().from);
        }
    for (std::size_t i = 0; i < all.size(); ++i) { // each goes on to where the next begins
        const bool last = i + 1 == all.size() || all[i + 1].book != all[i].book;
        auto& its = all[i].paragraphs;
        for (std::size_t j = 0; j < its.size(); ++j)
            its[j].to = j + 1 < its.size() ? its[j + 1].from - 1 : last ? its[j].from + 1 : all[i + 1].from - 1;
    }
    return books;
}

Paragraph* paragraphAt(std::vector<Heading>& headings, const Source& source)
{
    const std::string book = source.book.empty() ? "rulebook" : source.book;
    for (Heading& heading : headings)
        for (Paragraph& one : heading.paragraphs) {
            const int from = &one == &heading.paragraphs.front() ? heading.from : one.from;
            if (heading.book == book && from <= source.line && source.line <= one.to)
                return &one;
        }
    return nullptr;
}

Source placeNamed(const std::string& why, const std::string& book)
{
    if (why.find_first_not_of("0123456789") == std::string::npos)
        return {book, std::stoi(why), 0};
    const auto space = why.find(' ');
    if (space == std::string::npos || why.find_first_not_of("0123456789", space + 1) != std::string::npos)
        return {};
    return {why.substr(0, space), std::stoi(why.substr(space + 1)), 0};
}

} // namespace playtest
