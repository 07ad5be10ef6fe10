#include "model/text/messages.h"

#define QT_TRANSLATE_NOOP(context, text) text
#define QT_TRANSLATE_N_NOOP(context, text) text

namespace strategikon {
namespace {

constexpr Template templates[] = {
    // files
    {"file-missing", QT_TRANSLATE_NOOP("messages", "No such file; check the name and folder.")},
    {"file-folder", QT_TRANSLATE_NOOP("messages", "This is a folder; name a file.")},
    {"file-not-regular",
        QT_TRANSLATE_NOOP(
            "messages", "This is a device or a pipe; copy its contents to an ordinary file and name that.")},
    {"file-link",
        QT_TRANSLATE_NOOP("messages", "This is a link, which is never written through; name the file itself.")},
    {"file-link-among-own",
        QT_TRANSLATE_NOOP("messages",
            "This is a link, and what lies behind it is neither exported nor replaced; put the file itself here, or "
            "take the link away.")},
    {"file-device", QT_TRANSLATE_NOOP("messages", "This is a device or a pipe; name an ordinary file.")},
    {"file-there", QT_TRANSLATE_NOOP("messages", "This file already exists; choose another name.")},
    {"file-there-already",
        QT_TRANSLATE_NOOP("messages", "This file already exists; choose another name, or add {option} to replace it.")},
    {"file-other-kind",
        QT_TRANSLATE_NOOP("messages",
            "This file already exists, and this command did not write it; choose another name, or add {option} to "
            "replace it.")},
    {"file-is-library",
        QT_TRANSLATE_NOOP(
            "messages", "This is the library or one of its files, which is never overwritten; choose another name.")},
    {"file-in-own-folder",
        QT_TRANSLATE_NOOP("messages",
            "Strategikon keeps your library, lists, points and backups in this folder and writes nothing else there; "
            "choose another folder.")},
    {"file-unreadable",
        QT_TRANSLATE_NOOP("messages", "This file cannot be read ({reason}); check its permissions and location.")},
    {"file-unwritable",
        QT_TRANSLATE_NOOP("messages",
            "This file cannot be written ({reason}), and nothing was changed; choose another folder, or free some "
            "space.")},
    {"file-too-large",
        QT_TRANSLATE_NOOP("messages",
            "This file is larger than {limit}, more than any file of this kind needs; check that it’s the right one.")},
    {"empty-file",
        QT_TRANSLATE_NOOP("messages", "This file is empty; write its keys and values, or choose another file.")},
    {"bytes-pdf",
        QT_TRANSLATE_NOOP(
            "messages", "This is a PDF, which is made for paper; copy its text and paste it, or save it as text.")},
    {"bytes-picture",
        QT_TRANSLATE_NOOP("messages", "This is a picture; type the text, or copy it from where the picture was made.")},
    {"bytes-document",
        QT_TRANSLATE_NOOP("messages",
            "This is a document of a word processor or a spreadsheet; save it as plain text or CSV, in UTF-8.")},
    {"bytes-zip", QT_TRANSLATE_NOOP("messages", "This is a zip archive; unpack it and give the file that is in it.")},
    {"bytes-packed", QT_TRANSLATE_NOOP("messages", "This file is compressed; unpack it first.")},
    {"bytes-database",
        QT_TRANSLATE_NOOP("messages", "This is a database, such as a library, and no text; choose another file.")},
    {"bytes-encoding",
        QT_TRANSLATE_NOOP("messages",
            "This file says that it is stored as “{encoding}”, which we cannot read; save it again as UTF-8.")},
    {"bytes-unknown",
        QT_TRANSLATE_NOOP("messages", "This is no text in any encoding we know; save it again as text, in UTF-8.")},
    {"bytes-guessed",
        QT_TRANSLATE_NOOP("messages",
            "This text is not UTF-8 and was read as Windows-1252; check letters with accents, or save it again as "
            "UTF-8.")},
    {"utf-16", QT_TRANSLATE_NOOP("messages", "This file is stored as UTF-16; save it again as UTF-8.")},
    {"byte-order-mark",
        QT_TRANSLATE_NOOP(
            "messages", "This file starts with an invisible byte order mark; save it again as UTF-8 without one.")},
    {"not-utf-8", QT_TRANSLATE_NOOP("messages", "The byte {byte} here is not UTF-8; save the file again as UTF-8.")},
    {"forbidden-character",
        QT_TRANSLATE_NOOP("messages", "There is an invisible character {character} here; delete it.")},
    {"stray-return",
        QT_TRANSLATE_NOOP("messages",
            "This line ends with a lone carriage return; save the file again with Linux or Windows line endings.")},

    // structure
    {"duplicate-key", QT_TRANSLATE_NOOP("messages", "The key “{key}” is here twice; keep one.")},
    {"empty-key", QT_TRANSLATE_NOOP("messages", "A key is missing before this colon; write one.")},
    {"key-too-long", QT_TRANSLATE_NOOP("messages", "This key is longer than {limit} bytes; shorten it.")},
    {"compound-key",
        QT_TRANSLATE_NOOP("messages",
            "A list or map cannot be a key; write a word before the colon, or "
            "quotes around text with brackets.")},
    {"merge-key", QT_TRANSLATE_NOOP("messages", "Merging with “<<” is not supported; write the keys out.")},
    {"too-deep",
        QT_TRANSLATE_NOOP("messages", "More than {limit} levels of lists and maps here; write the file with fewer.")},
    {"too-many-nodes", QT_TRANSLATE_NOOP("messages", "This file has more than {limit} values; split it.")},
    {"text-too-long", QT_TRANSLATE_NOOP("messages", "This text is longer than {limit} bytes; shorten it.")},

    // YAML
    {"alias",
        QT_TRANSLATE_NOOP("messages",
            "A text that starts with “*” or “&” is a reference, which is not supported; put it in quotes if it is "
            "meant as text.")},
    {"anchor",
        QT_TRANSLATE_NOOP("messages",
            "A word that starts with “&” is an anchor, which is not supported; put it in quotes if it is meant as "
            "text.")},
    {"tag",
        QT_TRANSLATE_NOOP("messages",
            "A word that starts with “!” is a tag, which is not supported; put it in quotes if it is meant as text.")},
    {"directive",
        QT_TRANSLATE_NOOP(
            "messages", "A line that starts with “%” is a directive, which is not supported; delete it.")},
    {"second-document",
        QT_TRANSLATE_NOOP("messages", "A second document starts here; keep one per file, and indent its lines alike.")},
    {"open-quote", QT_TRANSLATE_NOOP("messages", "The quote opened here is never closed; add the closing quote.")},
    {"unknown-escape",
        QT_TRANSLATE_NOOP("messages",
            "No such escape exists; write two backslashes for one, or use "
            "single quotes around the text.")},
    {"stray-colon",
        QT_TRANSLATE_NOOP("messages",
            "A colon cannot make a key here; put the text in quotes, or indent the line like its neighbours.")},
    {"stray-hyphen",
        QT_TRANSLATE_NOOP("messages",
            "A hyphen and a space start a list item, which cannot be here; put the text in quotes, or start a new "
            "line.")},
    {"bare-colon",
        QT_TRANSLATE_NOOP("messages", "A space is missing after this colon; add it, or put the text in quotes.")},
    {"no-colon",
        QT_TRANSLATE_NOOP("messages",
            "This line is neither “key: value” nor “- item”; add the colon and a space, or indent it below the line it "
            "belongs to.")},
    {"bad-start", QT_TRANSLATE_NOOP("messages", "A text cannot start with “{character}”; put it in quotes.")},
    {"tab", QT_TRANSLATE_NOOP("messages", "There is a tab here; use spaces.")},
    {"unclosed-list",
        QT_TRANSLATE_NOOP("messages",
            "The list that opens with “[” in line {line}, column {column} lacks a "
            "comma or its “]” before this place; add it.")},
    {"unclosed-map",
        QT_TRANSLATE_NOOP("messages",
            "The map that opens with “{” in line {line}, column {column} lacks a "
            "comma or its “}” before this place; add it.")},
    {"stray-mark",
        QT_TRANSLATE_NOOP("messages", "“{character}” cannot be here; remove it, or put the text in quotes.")},
    {"bad-indent",
        QT_TRANSLATE_NOOP("messages",
            "This line does not line up with those above it; indent it exactly like its neighbours, keys with keys and "
            "hyphens with hyphens.")},
    {"read-two-ways",
        QT_TRANSLATE_NOOP(
            "messages", "YAML readers disagree about this; put the text in quotes, or write it more plainly.")},
    {"yaml-syntax",
        QT_TRANSLATE_NOOP("messages",
            "This is not YAML ({problem}); put text with special characters in "
            "quotes.")},

    // JSON
    {"json-trailing", QT_TRANSLATE_NOOP("messages", "More text follows the end of the value; delete it.")},
    {"json-comma-list", QT_TRANSLATE_NOOP("messages", "A comma or “]” is missing here; add it.")},
    {"json-comma-map", QT_TRANSLATE_NOOP("messages", "A comma or “}” is missing here; add it.")},
    {"json-key",
        QT_TRANSLATE_NOOP(
            "messages", "A key in double quotes is missing here; add it, or delete the comma before it.")},
    {"json-colon", QT_TRANSLATE_NOOP("messages", "A colon is missing between key and value; add it.")},
    {"json-value",
        QT_TRANSLATE_NOOP("messages",
            "A value is missing here; add it, or delete the comma or colon "
            "before it.")},
    {"json-word",
        QT_TRANSLATE_NOOP("messages",
            "“{written}” is not a JSON number, true, false or null; put it in double quotes if it is meant as text.")},
    {"json-tab", QT_TRANSLATE_NOOP("messages", "A text cannot contain a tab; write \\t.")},
    {"json-escape", QT_TRANSLATE_NOOP("messages", "No such escape exists; write two backslashes for one.")},

    // schemas: what a document may hold
    {"says", QT_TRANSLATE_NOOP("messages", "{sentence}")},
    {"needs-map", QT_TRANSLATE_NOOP("messages", "“{key}” takes a map; write “key: value” lines below it.")},
    {"needs-list",
        QT_TRANSLATE_NOOP("messages",
            "“{key}” takes a list; write “[…]” around its items, or each on a "
            "line after a hyphen.")},
    {"needs-text", QT_TRANSLATE_NOOP("messages", "“{key}” takes text; put “{written}” in quotes.")},
    {"needs-one-text",
        QT_TRANSLATE_NOOP("messages", "“{key}” takes one text, not a list or map; write it on one line.")},
    {"needs-integer",
        QT_TRANSLATE_NOOP("messages",
            "“{key}” takes a whole number in plain digits, like 12; write it "
            "so instead of “{written}”.")},
    {"needs-number",
        QT_TRANSLATE_NOOP("messages",
            "“{key}” takes a number in plain digits, like 12 or 2.5; write it "
            "so instead of “{written}”.")},
    {"needs-unquoted", QT_TRANSLATE_NOOP("messages", "“{key}” takes no text here; write {written} without quotes.")},
    {"needs-boolean",
        QT_TRANSLATE_NOOP("messages",
            "“{key}” takes true or false; write one of them instead of "
            "“{written}”.")},
    {"needs-null", QT_TRANSLATE_NOOP("messages", "“{key}” takes no value; delete what follows it.")},
    {"needs-value", QT_TRANSLATE_NOOP("messages", "“{key}” has no value; write one, or delete the key.")},
    {"needs-other",
        QT_TRANSLATE_NOOP("messages", "“{key}” cannot be “{written}”; see the file format for what it takes.")},
    {"unknown-key", QT_TRANSLATE_NOOP("messages", "unknown key “{key}”; delete it, or use one of: {known}.")},
    {"unknown-key-near", QT_TRANSLATE_NOOP("messages", "unknown key “{key}”; did you mean “{near}”?")},
    {"unknown-key-colon", QT_TRANSLATE_NOOP("messages", "unknown key “{key}”; write a space after the colon.")},
    {"missing-key", QT_TRANSLATE_NOOP("messages", "“{key}” is missing here; add it.")},
    {"missing-companion",
        QT_TRANSLATE_NOOP("messages",
            "“{key}” goes together with “{companion}”; add that, or delete "
            "“{key}”.")},
    {"not-one-of", QT_TRANSLATE_NOOP("messages", "“{key}” cannot be “{written}”; use one of: {known}.")},
    {"not-one-of-near", QT_TRANSLATE_NOOP("messages", "“{key}” cannot be “{written}”; did you mean “{near}”?")},
    {"not-const", QT_TRANSLATE_NOOP("messages", "“{key}” must be “{known}” here; write that instead of “{written}”.")},
    {"bad-pattern", QT_TRANSLATE_NOOP("messages", "“{written}” does not fit “{key}”; write it to match {pattern}.")},
    {"below", QT_TRANSLATE_NOOP("messages", "“{key}” is {written}; write {limit} or more.")},
    {"above", QT_TRANSLATE_NOOP("messages", "“{key}” is {written}; write {limit} or less.")},
    {"too-short", QT_TRANSLATE_N_NOOP("messages", "“{key}” is too short; write at least {limit} characters."), "limit"},
    {"too-long", QT_TRANSLATE_N_NOOP("messages", "“{key}” is too long; write at most {limit} characters."), "limit"},
    {"too-few-items", QT_TRANSLATE_NOOP("messages", "“{key}” has too few items; write at least {limit}.")},
    {"too-many-items", QT_TRANSLATE_NOOP("messages", "“{key}” has too many items; write at most {limit}.")},
    {"too-few-keys", QT_TRANSLATE_NOOP("messages", "“{key}” has too few keys; write at least {limit}.")},
    {"twice-in-list", QT_TRANSLATE_NOOP("messages", "“{written}” is in “{key}” twice; keep one.")},
    {"matches-several", QT_TRANSLATE_NOOP("messages", "“{key}” could be two things; delete the keys of one of them.")},

    // names that people give
    {"name-unseen",
        QT_TRANSLATE_NOOP("messages", "The name “{name}” contains {character}, which is invisible; remove it.")},
    {"name-turns",
        QT_TRANSLATE_NOOP("messages", "The name “{name}” contains {character}, which reverses the text; remove it.")},
    {"name-lines", QT_TRANSLATE_NOOP("messages", "The name “{name}” contains {character}, a line break; remove it.")},
    {"name-not-text", QT_TRANSLATE_NOOP("messages", "This name is not valid UTF-8 text; type it again.")},
    {"name-long", QT_TRANSLATE_NOOP("messages", "The name “{name}” is too long; write at most {most} characters.")},
    {"name-empty", QT_TRANSLATE_NOOP("messages", "A battle needs a name; write one.")},
    {"name-empty-stands", QT_TRANSLATE_NOOP("messages", "Stands need a name; write one.")},
    {"name-reserved",
        QT_TRANSLATE_NOOP("messages",
            "“{name}” has a special meaning on the command line, so this name could not be found there; choose "
            "another.")},

    // schemas: faults of a schema itself
    {"schema-keyword",
        QT_TRANSLATE_NOOP("messages",
            "The schema keyword “{key}” is not supported; use those that "
            "schema.h names.")},
    {"schema-value",
        QT_TRANSLATE_NOOP(
            "messages", "“{written}” is not a value for the schema keyword “{key}”; see JSON Schema 2020-12.")},
    {"schema-ref",
        QT_TRANSLATE_NOOP("messages",
            "“{written}” names no definition; give the file it stands in, or "
            "correct the name.")},
    {"schema-loop", QT_TRANSLATE_NOOP("messages", "“{written}” leads back to itself; break the circle of “$ref”.")},
};

} // namespace

std::span<const Template> textTemplates() { return templates; }

} // namespace strategikon
