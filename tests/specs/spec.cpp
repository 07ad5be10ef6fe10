#include "tests/specs/spec.h"

#include "model/text/schema.h"
#include "tests/data.h"
#include "tests/specs/rows.h"

#include <algorithm>
#include <filesystem>

namespace strategikon {

namespace fs = std::filesystem;

namespace {

Result<std::vector<Spec>> oneOf(const Node& node, const std::string& file)
{
    auto army = readArmy(*node.find("army"));
    if (!army)
        return army.faults;
    Spec spec{file, node.textOr("spec"), node.textsOf("covers"), std::move(*army), {}, {}};
    for (const Node& finding : node.find("findings")->items())
        spec.findings.emplace_back(finding.textOr("code"), finding.textOr("entry"));
    std::ranges::sort(spec.findings);
    if (const Node* figures = node.find("figures"))
        for (const auto& figure : figures->entries())
            spec.figures.emplace_back(figure.key, figure.node.written());
    return std::vector<Spec>{std::move(spec)};
}

std::vector<fs::path> filesBelow(const fs::path& folder)
{
    const char* some = std::getenv("STRATEGIKON_SPECS"); // a folder of them, beside changed figures
    std::vector<fs::path> files;
    for (const auto& entry : fs::recursive_directory_iterator(some ? folder / some : folder))
        if (entry.path().extension() == ".yaml")
            files.push_back(entry.path());
    std::ranges::sort(files);
    return files;
}

} // namespace

Result<std::vector<Spec>> readSpecs()
{
    const fs::path source = SOURCE_DIR, folder = source / "tests/specs";
    const std::string schemas = (source / "schema/").string(), armies = schemas + "army.schema.json";
    auto schema = Schema::load(schemas + "spec.schema.json", {armies});
    auto rowsSchema = Schema::load(schemas + "rows.schema.json", {schemas + "spec.schema.json", armies});
    if (!schema || !rowsSchema)
        return schema ? rowsSchema.faults : schema.faults;
    std::vector<Spec> specs;
    std::vector<Fault> faults;
    for (const fs::path& file : filesBelow(folder)) {
        const bool rows = file.filename() == "rows.yaml";
        const std::string name = fs::relative(file, folder).string();
        const auto node = readChecked(file.string(), rows ? *rowsSchema : *schema);
        auto read = !node ? Result<std::vector<Spec>>(node.faults)
            : rows        ? specsOfRows(*node, name)
                          : oneOf(*node, name);
        if (read)
            std::move(read->begin(), read->end(), std::back_inserter(specs));
        else
            faults.insert(faults.end(), read.faults.begin(), read.faults.end());
    }
    if (!faults.empty())
        return faults;
    return specs;
}

void setSourceRoots()
{
    const fs::path source = dataFolder();
    setRoots({source / "lists", source / "rules", source / "schema", source / "tests/lists"});
}

ExpectedFindings findingsOf(const Verdict& verdict)
{
    ExpectedFindings findings;
    for (const Finding& finding : verdict.findings)
        findings.emplace_back(finding.code, finding.entry);
    std::ranges::sort(findings);
    return findings;
}

std::string describe(const ExpectedFindings& findings)
{
    std::string text = findings.empty() ? "  (none)\n" : "";
    for (const auto& [code, entry] : findings)
        text += "  " + code + (entry.empty() ? "" : " " + entry) + "\n";
    return text;
}

} // namespace strategikon
