// Menus of lists: only the head of each file is read.
#include "rules/headings.h"

#include "model/text/decode.h"
#include "model/text/file.h"
#include "model/text/yaml.h"

#include <algorithm>

namespace strategikon {

namespace fs = std::filesystem;

namespace {

std::vector<fs::path> listFilesIn(const fs::path& folder)
{
    std::error_code error;
    std::vector<fs::path> files;
    for (fs::directory_iterator it(folder, error), end; !error && it != end; it.increment(error))
        if (it->path().extension() == ".yaml")
            files.push_back(it->path());
    std::ranges::sort(files);
    return files;
}

} // namespace

void Headings::scan(const System& system, const fs::path& folder, bool own)
{
    std::vector<ListHeading> found;
    for (const fs::path& file : listFilesIn(folder / system.format().id))
        if (auto heading = read(system, file, own))
            found.push_back(std::move(*heading));
    std::ranges::stable_sort(found, [](const ListHeading& a, const ListHeading& b) {
        return std::pair(a.order, a.name) < std::pair(b.order, b.name);
    });
    std::move(found.begin(), found.end(), std::back_inserter(all));
}

std::optional<ListHeading> Headings::named(const System& system, const fs::path& folder, std::string_view id)
{
    const fs::path file = folder / system.format().id / (std::string(id) + ".yaml");
    std::error_code error;
    if (file.filename().stem() != id || !fs::exists(file, error))
        return {};
    auto heading = read(system, file, false);
    return heading && heading->id == id ? heading : std::nullopt;
}

Result<Node> headOf(const fs::path& file, Readers readers)
{
    const auto text = readers == Readers::one ? readFile(file.string()) : readText(file.string());
    if (!text)
        return text.faults;
    return readYaml(std::string_view(*text).substr(0, text->find("\nentries:")), file.string(), {}, readers);
}

std::optional<ListHeading> Headings::read(const System& system, const fs::path& file, bool own)
{
    auto node = headOf(file, own ? Readers::both : Readers::one);
    if (node && (!node->isMap() || node->entries().empty()))
        node = Fault{{file.string(), 0, 0}, {"table-not-whole", {}}};
    if (!node) {
        refused.insert(refused.end(), node.faults.begin(), node.faults.end());
        return {};
    }
    ListHeading heading;
    heading.system = system.format().id;
    heading.id = node->textOr("id", file.stem().string());
    heading.name = node->textOr("name", heading.id);
    heading.group = node->textOr("group");
    heading.order = int(node->integerOr("order", 0));
    heading.file = file.string();
    heading.own = own;
    return heading;
}

} // namespace strategikon
