// tests/play/paragraphs/<system>.md says for each paragraph of the books by which its battles are played what it is and
// which specs show it. No rule is without, and every worked example is a spec. The list is made here:
// STRATEGIKON_WRITE=1 writes it.
#include "tests/play/paragraphs.h"

#include "model/text/yaml.h"

#include <QTest>

#include <fstream>
#include <iterator>
#include <map>

using namespace playtest;

namespace {

const std::string root = SOURCE_DIR;

std::string textOf(const std::string& path)
{
    std::ifstream file(root + "/" + path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
}

std::string nameOf(const Spec& spec)
{
    return spec.file.substr(spec.file.find('/') + 1, spec.file.rfind('.') - spec.file.find('/') - 1);
}

// Every paragraph but those of the overview pages.
void eachOf(const std::vector<Heading>& headings, const std::function<void(const Heading&, const Paragraph&)>& visit)
{
    for (const Heading& heading : headings)
        if (!heading.summary)
            for (const Paragraph& one : heading.paragraphs)
                visit(heading, one);
}

// A file names the lines that it is about, but for the ways to deploy, which deployment.yaml cites.
bool citedIn(const Paragraph& one, const std::string& text)
{
    if (one.why.starts_with("tests/field/ways/"))
        return !text.empty();
    for (int line = one.from; line <= one.to; ++line)
        if (text.find(std::to_string(line)) != std::string::npos)
            return true;
    return false;
}

// What is wrong with the reason that is given for a paragraph; empty where nothing is.
std::string wrongReason(Paragraphs& books, const Heading& heading, const Paragraph& one)
{
    const bool word = one.why == "comment" || one.why == "caption" || one.why == "heading";
    if (one.is == "told" && !word) {
        const Paragraph* at = paragraphAt(books.headings, placeNamed(one.why, heading.book));
        return at == nullptr ? "tells of no paragraph" : at->is == "told" ? "is told by what is told elsewhere" : "";
    }
    if (one.is == "asked")
        return one.why == "table" || templateOf(ownCode(books.system, "input-" + one.why)) ? ""
                                                                                           : "is asked by no input";
    if (one.is == "field" || one.is == "army" || one.is == "tests")
        return citedIn(one, textOf(one.why)) ? "" : "is not cited in " + one.why;
    if (one.is == "open")
        return one.why.empty() ? "is open without a reason" : one.specs.empty() ? "" : "is open and has specs";
    return {};
}

// A line that is cited is in a paragraph, so that none is counted for nothing.
void cite(Paragraphs& books, const Spec& spec)
{
    QVERIFY2(!spec.from.empty(), spec.file.c_str());
    for (const Source& source : spec.from) {
        Paragraph* at = paragraphAt(books.headings, source);
        QVERIFY2(at, (spec.file + ": " + source.book + " " + std::to_string(source.line)).c_str());
        at->specs.insert(nameOf(spec));
        if (spec.example)
            at->examples.insert(nameOf(spec));
    }
}

void citeRows(Paragraphs& books)
{
    std::map<std::string, Node> tables;
    for (const auto& [table, list] : books.cited) {
        if (!tables.contains(table)) {
            auto read = readDocument(root + "/rules/" + books.system + "/" + table);
            QVERIFY2(bool(read), table.c_str());
            tables.emplace(table, std::move(*read));
        }
        const Node* rows = tables.at(table).find(list);
        QVERIFY2(rows, list.c_str());
        for (const Node& rule : rows->items())
            if (Paragraph* at = paragraphAt(books.headings, {rule.textOr("book"), int(rule.integerOr("line", 0)), 0}))
                at->rules.insert(rule.textOr("id"));
    }
}

} // namespace

class Coverage : public QObject {
    Q_OBJECT

    struct Covered {
        Paragraphs books{};
        std::vector<Spec> specs{};
    };
    std::map<std::string, Covered> systems;

    Covered& covered()
    {
        QFETCH_GLOBAL(QString, system);
        return systems.at(system.toStdString());
    }

    // Paragraphs of which something is wrong, for a message.
    void noneOf(const std::function<std::string(const Heading&, const Paragraph&)>& wrong)
    {
        std::string all;
        eachOf(covered().books.headings, [&](const Heading& heading, const Paragraph& one) {
            if (const std::string what = wrong(heading, one); !what.empty())
                all += "\n  " + heading.book + " " + std::to_string(one.from) + " (" + heading.name + ") " + what;
        });
        QVERIFY2(all.empty(), all.c_str());
    }

private slots:
    void initTestCase_data()
    {
        QTest::addColumn<QString>("system");
        for (const std::string& system : systemsCovered())
            QTest::newRow(system.c_str()) << QString::fromStdString(system);
    }

    void initTestCase()
    {
        auto read = readSpecs();
        QVERIFY2(bool(read), describe(read.faults).c_str());
        for (const std::string& system : systemsCovered()) {
            Covered& one = systems[system];
            one.books = readParagraphs(system);
            for (const Spec& spec : *read)
                if (spec.system == system)
                    one.specs.push_back(spec);
            for (const Spec& spec : one.specs)
                cite(one.books, spec);
            citeRows(one.books);
        }
    }

    void rulesHaveSpecs()
    {
        noneOf([](const Heading&, const Paragraph& one) {
            return one.is == "rule" && one.specs.empty() ? "is a rule without a spec" : "";
        });
    }

    void reasonsHold()
    {
        noneOf([this](const Heading& heading, const Paragraph& one) {
            return wrongReason(covered().books, heading, one);
        });
    }

    void examplesAreSpecs()
    {
        noneOf([](const Heading&, const Paragraph& one) {
            return one.example && one.examples.empty() ? "is a worked example without a spec" : "";
        });
        for (const Spec& spec : covered().specs) {
            const auto listed = [&](const Source& source) {
                return paragraphAt(covered().books.headings, source)->example;
            };
            QVERIFY2(!spec.example || std::ranges::any_of(spec.from, listed), spec.file.c_str());
        }
    }

    void upToDate()
    {
        const Covered& now = covered();
        const std::string wanted = coverage(now.books, now.specs.size()),
                          path = "tests/play/paragraphs/" + now.books.system + ".md";
        if (qEnvironmentVariableIsSet("STRATEGIKON_WRITE"))
            QVERIFY(bool(std::ofstream(root + "/" + path, std::ios::binary) << wanted));
        QVERIFY2(textOf(path) == wanted, (path + " is out of date; write it anew with STRATEGIKON_WRITE=1").c_str());
    }
};

QTEST_APPLESS_MAIN(Coverage)
#include "tst_coverage.moc"
