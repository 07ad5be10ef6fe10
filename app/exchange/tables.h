// Rows of tables in a text: spreadsheets and CSV, Markdown, web pages, and the columns of a printed roster.
#pragma once

#include "app/exchange/pasted_words.h"
#include "app/exchange/text_lines.h"

namespace strategikon::exchange {

// The rows of the table that begins at line `at`, which then points behind them; where none begins, nothing changes.
// With headings all rows up to the table's end; without them a single row, whose columns are told by what is in them.
std::vector<PastedLine> tableRows(const std::vector<TextLine>& source, std::size_t& at, Ranks& ranks);

} // namespace strategikon::exchange
