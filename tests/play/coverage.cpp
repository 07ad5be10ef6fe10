// tests/play/paragraphs/<system>.md, as it is written.
#include "tests/play/paragraphs.h"

#include <algorithm>
#include <sstream>

namespace playtest {

namespace {

constexpr const char* introduction = R"(# Which rules of battle have specs

Made by `tests/play/tst_coverage.cpp` of `%1.yaml` beside it; write it anew with `STRATEGIKON_WRITE=1`.
Headings and paragraphs go by the lines of the sources; overview pages are left out. *Cited as* are the rows of
%2 that name the paragraph. A paragraph is one of these:

- **rule**: the program keeps it, and the specs that are named show that it does;
- **tests**: a rule that no spec can show, but the test that is named;
- **asked**: the models on the table decide; the input of a card that is named asks for it, or players see to it at the
  *table* alone;
- **field**, **army**: the battlefield or the army, by the file that is named;
- **told**: no rule of its own: a comment, caption or heading, or said again at the line that is named;
- **open**: a rule that nothing shows yet, and why.

)";

std::string introductionOf(const Paragraphs& books)
{
    std::string text = introduction, tables;
    std::set<std::string> named;
    for (const auto& [table, list] : books.cited)
        if (named.insert(table).second)
            tables += (tables.empty() ? "`rules/" + books.system + "/" : " and `") + table + "`";
    text.replace(text.find("%1"), 2, books.system);
    return text.replace(text.find("%2"), 2, tables);
}

std::string joined(const std::set<std::string>& all)
{
    std::string text;
    for (const std::string& one : all)
        text += (text.empty() ? "" : ", ") + one;
    return text;
}

std::string lines(int from, int to)
{
    return from == to ? std::to_string(from) : std::to_string(from) + "-" + std::to_string(to);
}

void writeOverview(std::ostream& out, const std::vector<Heading>& headings)
{
    out << "| section | heading | lines | paragraphs | rules | with specs | open |\n|---|---|---|---|---|---|---|\n";
    std::string section;
    for (const Heading& heading : headings) {
        if (heading.summary)
            continue;
        out << "| " << (heading.section == section ? "" : heading.section) << " | " << heading.name << " | "
            << lines(heading.from, heading.paragraphs.back().to) << " | " << heading.paragraphs.size() << " | "
            << heading.count("rule") << " | " << heading.with() << " | " << heading.count("open") << " |\n";
        section = heading.section;
    }
}

std::string whyOf(const Paragraph& one)
{
    const bool told = one.is == "told" && one.why.find_first_of("0123456789") != std::string::npos;
    return told ? "see " + one.why : one.why;
}

std::string shownBy(const Paragraph& one)
{
    std::string text = one.is == "rule" ? "" : whyOf(one);
    if (!one.specs.empty())
        text += (text.empty() ? "" : "; ") + joined(one.specs);
    return text + (one.example ? " *(worked example)*" : "");
}

// Paragraphs that follow one another and say the same share a line.
void writeHeading(std::ostream& out, const Heading& heading)
{
    out << "\n### " << heading.name << ", " << heading.book << " " << heading.from
        << "\n\n| lines | is | cited as | shown by |\n|---|---|---|---|\n";
    const auto& all = heading.paragraphs;
    for (std::size_t i = 0; i < all.size(); ++i) {
        std::size_t last = i;
        while (last + 1 < all.size() && all[last + 1].is == all[i].is && all[last + 1].rules == all[i].rules
            && shownBy(all[last + 1]) == shownBy(all[i]))
            ++last;
        out << "| " << lines(all[i].from, all[last].to) << " | " << all[i].is << " | " << joined(all[i].rules) << " | "
            << shownBy(all[i]) << " |\n";
        i = last;
    }
}

void writeFigures(std::ostream& out, const std::vector<Heading>& headings, std::size_t specs)
{
    int all = 0, with = 0, examples = 0;
    out << "\n## In figures\n\n| is | paragraphs |\n|---|---|\n";
    for (const char* is : kinds) {
        int many = 0;
        for (const Heading& heading : headings)
            many += heading.summary ? 0 : heading.count(is);
        out << "| " << is << " | " << many << " |\n";
        all += many;
    }
    for (const Heading& heading : headings) {
        with += heading.summary ? 0 : heading.with();
        examples += int(std::ranges::count_if(heading.paragraphs, [](const Paragraph& one) { return one.example; }));
    }
    out << "\n"
        << all << " paragraphs; " << with << " rules have specs; " << examples
        << " hold worked examples, each of them a "
        << "spec; " << specs << " specs in all.\n";
}

} // namespace

std::string coverage(const Paragraphs& books, std::size_t specs)
{
    const auto& headings = books.headings;
    std::ostringstream out;
    out << introductionOf(books);
    writeOverview(out, headings);
    std::string section;
    for (const Heading& heading : headings) {
        if (heading.summary)
            continue;
        if (heading.section != section)
            out << "\n## " << (section = heading.section) << "\n";
        writeHeading(out, heading);
    }
    writeFigures(out, headings, specs);
    return out.str();
}

} // namespace playtest
