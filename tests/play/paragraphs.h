// tests/play/paragraphs/<system>.yaml: the paragraphs of the books by which its battles are played, and what each is.
#pragma once

#include "tests/play/spec.h"

#include <set>

namespace playtest {

struct Paragraph {
    int from = 0, to = 0;
    std::string is = "rule", why{}; // "told": "comment"
    bool example = false;
    std::set<std::string> specs{}, examples{}; // "orders/brigade"; those of them that are worked examples
    std::set<std::string> rules{};             // ids of the rows that cite it
};

struct Heading {
    std::string book{}, name{}, section{};
    int from = 0;
    bool summary = false;
    std::vector<Paragraph> paragraphs{};

    int count(std::string_view is) const;
    int with() const; // how many of its rules have specs
};

// What a paragraph may be, in the order of the overview; the first is what it is where nothing is said.
inline constexpr const char* kinds[] = {"rule", "tests", "asked", "field", "army", "told", "open"};

struct Paragraphs {
    std::string system{};
    std::vector<Heading> headings{};
    std::vector<std::pair<std::string, std::string>> cited{}; // "modifiers.yaml", "attacks": a table and a list of it
};

// The systems that have a file.
std::vector<std::string> systemsCovered();
Paragraphs readParagraphs(const std::string& system);

// The paragraph a line is in; what cites the heading itself means the first below it.
Paragraph* paragraphAt(std::vector<Heading>& headings, const Source& source);

// "rulebook 1218", or a line of the same book.
Source placeNamed(const std::string& why, const std::string& book);

// tests/play/paragraphs/<system>.md.
std::string coverage(const Paragraphs& books, std::size_t specs);

} // namespace playtest
