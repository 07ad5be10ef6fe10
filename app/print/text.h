// A roster as text for other programs.
#pragma once

#include "app/print/roster.h"

#include <QByteArray>

#include <optional>
#include <string_view>

namespace strategikon::print {

enum class TextForm {
    plain,    // a page of text with aligned columns
    lines,    // one line a unit: "4 x Archers (160)", which can be pasted back
    markdown, // GitHub's tables
    bbcode,   // for forums
    html,     // a page of its own, nothing fetched
    json,     // docs/ tells the keys
    csv,      // RFC 4180, one line a unit
};

// "plain", "lines", "markdown", "bbcode", "html", "json", "csv", or an ending: "txt", "md", "bb", "htm".
std::optional<TextForm> textFormNamed(std::string_view name);

// UTF-8. Whatever the player wrote is escaped: it never turns into markup, a link or a formula.
QByteArray writeText(const Roster& roster, TextForm form);

// A text in Markdown: every letter stands for itself, and no address becomes a link.
QString inMarkdown(const QString& text);

} // namespace strategikon::print
