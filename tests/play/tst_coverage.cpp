// docs/rules-coverage.md says for each paragraph of the books by which a battle is played which specs show it, and
// which have none. It is made here: STRATEGIKON_WRITE=1 writes it anew.
#include "spec.h"

#include "model/text/yaml.h"

#include <QTest>

#include <fstream>
#include <iterator>
#include <set>
#include <sstream>

using namespace playtest;

namespace {

struct Paragraph {
    int from = 0, to = 0;
    std::set<std::string> specs{}; // "orders/brigade"
    std::set<std::string> rules{};
};

struct Heading {
    std::string book{}, name{}, section{};
    int from = 0;
    bool summary = false;
    std::vector<Paragraph> paragraphs{};

    int with() const
    {
        return int(
            std::count_if(paragraphs.begin(), paragraphs.end(), [](const auto& one) { return !one.specs.empty(); }));
    }
};

const std::string root = SOURCE_DIR;

Node documentOf(const std::string& file)
{
    auto node = readDocument(root + "/" + file);
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

std::vector<Heading> readHeadings()
{
    const Node books = documentOf("tests/play/paragraphs.yaml"), system = documentOf("rules/warmaster/system.yaml");
    std::vector<Heading> all;
    for (const auto& book : books.entries())
        for (const Node& node : book.node.items()) {
            Heading heading{book.key, node.textOr("name"), {}, int(node.integerOr("from", 0)),
                node.booleanOr("summary", false), {}};
            heading.section = sectionOf(system, book.key, heading.from);
            for (const Node& line : node.find("paragraphs")->items())
                heading.paragraphs.push_back({int(line.integer().value_or(0)), 0});
            all.push_back(std::move(heading));
        }
    for (std::size_t i = 0; i < all.size(); ++i) { // each goes on to where the next begins
        const bool last = i + 1 == all.size() || all[i + 1].book != all[i].book;
        auto& its = all[i].paragraphs;
        for (std::size_t j = 0; j < its.size(); ++j)
            its[j].to = j + 1 < its.size() ? its[j + 1].from - 1 : last ? its[j].from + 1 : all[i + 1].from - 1;
    }
    return all;
}

// The paragraph a line is in; what cites the heading itself means the first below it.
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
    out << "| section | heading | lines | paragraphs | with specs |\n|---|---|---|---|---|\n";
    std::string section;
    int all = 0, with = 0;
    for (const Heading& heading : headings) {
        if (heading.summary)
            continue;
        out << "| " << (heading.section == section ? "" : heading.section) << " | " << heading.name << " | "
            << lines(heading.from, heading.paragraphs.back().to) << " | " << heading.paragraphs.size() << " | "
            << heading.with() << (heading.with() == 0 ? " (not covered)" : "") << " |\n";
        section = heading.section;
        all += int(heading.paragraphs.size());
        with += heading.with();
    }
    out << "\n" << with << " of " << all << " paragraphs have specs.\n";
}

// Paragraphs without a spec that follow one another share a line.
void writeHeading(std::ostream& out, const Heading& heading)
{
    out << "\n### " << heading.name << ", " << heading.book << " " << heading.from
        << "\n\n| lines | cited as | specs |\n|---|---|---|\n";
    for (std::size_t i = 0; i < heading.paragraphs.size(); ++i) {
        const Paragraph& one = heading.paragraphs[i];
        const auto bare = [](const Paragraph& p) { return p.specs.empty() && p.rules.empty(); };
        std::size_t last = i;
        while (bare(one) && last + 1 < heading.paragraphs.size() && bare(heading.paragraphs[last + 1]))
            ++last;
        out << "| " << lines(one.from, heading.paragraphs[last].to) << " | " << joined(one.rules) << " | "
            << (one.specs.empty() ? "**not covered**" : joined(one.specs)) << " |\n";
        i = last;
    }
}

std::string document(const std::vector<Heading>& headings, std::size_t specs)
{
    std::ostringstream out;
    out << "# Which rules of battle have specs\n\n"
           "Made by `tests/play/tst_coverage.cpp`; write it anew with `STRATEGIKON_WRITE=1`. Headings and paragraphs\n"
           "are those of `tests/play/paragraphs.yaml`, by the lines of the sources; overview pages are left out, as "
           "is\n"
           "what tells how to lay out terrain, for which `tests/field/` has specs of its own. *Cited as* are the "
           "rules\n"
           "of `rules/warmaster/play.yaml` that name the paragraph. A paragraph that is *not covered* may be a "
           "comment,\n"
           "an example told elsewhere, or a rule without a spec: the list does not tell which. "
        << specs << " specs.\n\n";
    writeOverview(out, headings);
    std::string section;
    for (const Heading& heading : headings) {
        if (heading.summary)
            continue;
        if (heading.section != section)
            out << "\n## " << (section = heading.section) << "\n";
        writeHeading(out, heading);
    }
    return out.str();
}

} // namespace

class Coverage : public QObject {
    Q_OBJECT

    std::vector<Heading> headings;
    std::vector<Spec> specs;

private slots:
    void initTestCase()
    {
        headings = readHeadings();
        auto read = readSpecs();
        QVERIFY2(bool(read), describe(read.faults).c_str());
        specs = std::move(*read);
    }

    // A line that is cited is in a paragraph, so that none is counted for nothing.
    void cited()
    {
        for (const Spec& spec : specs) {
            const std::string name =
                spec.file.substr(spec.file.find('/') + 1, spec.file.rfind('.') - spec.file.find('/') - 1);
            QVERIFY2(!spec.from.empty(), spec.file.c_str());
            for (const Source& source : spec.from) {
                Paragraph* at = paragraphAt(headings, source);
                QVERIFY2(at, (spec.file + ": " + source.book + " " + std::to_string(source.line)).c_str());
                at->specs.insert(name);
            }
        }
        const Node play = documentOf("rules/warmaster/play.yaml");
        for (const Node& rule : play.find("rules")->items())
            if (Paragraph* at = paragraphAt(headings, {rule.textOr("book"), int(rule.integerOr("line", 0)), 0}))
                at->rules.insert(rule.textOr("id"));
    }

    void upToDate()
    {
        const std::string wanted = document(headings, specs.size()), path = root + "/docs/rules-coverage.md";
        if (qEnvironmentVariableIsSet("STRATEGIKON_WRITE"))
            QVERIFY(bool(std::ofstream(path, std::ios::binary) << wanted));
        std::ifstream file(path, std::ios::binary);
        const std::string found(std::istreambuf_iterator<char>(file), {});
        QVERIFY2(found == wanted, "docs/rules-coverage.md is out of date; write it anew with STRATEGIKON_WRITE=1");
    }
};

QTEST_APPLESS_MAIN(Coverage)
#include "tst_coverage.moc"
