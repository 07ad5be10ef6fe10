// The heads of the list files in a folder. Used inside rules/ only.
#pragma once

#include "model/text/yaml.h"
#include "rules/catalogue.h"

namespace strategikon {

struct Headings {
    std::vector<ListHeading> all;
    std::vector<Fault> refused;

    // Those of one system in <folder>/<system>/, in order behind those that are there.
    void scan(const System& system, const std::filesystem::path& folder, bool own);
    // The one of that id: of the file of its name, as all that ship are called. No other file is opened.
    std::optional<ListHeading> named(const System& system, const std::filesystem::path& folder, std::string_view id);

private:
    std::optional<ListHeading> read(const System& system, const std::filesystem::path& file, bool own);
};

// What ships is read by one reader of YAML, what a player wrote by both.
inline Readers readersOf(const ListHeading& heading) { return heading.own ? Readers::both : Readers::one; }

// Only the plain keys before the first row are read; a file that hides them is read whole.
Result<Node> headOf(const std::filesystem::path& file, Readers readers);

} // namespace strategikon
