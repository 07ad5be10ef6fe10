#include "model/text/messages.h"

#define QT_TRANSLATE_NOOP(context, text) text
#define QT_TRANSLATE_N_NOOP(context, text) text

namespace strategikon {
namespace {

constexpr Template templates[] = {
    // files
    {"file-missing", QT_TRANSLATE_NOOP("messages", "There is no such file; check its name and folder.")},
    {"file-folder", QT_TRANSLATE_NOOP("messages", "This is a folder; name a file in it.")},
    {"file-not-regular",
        QT_TRANSLATE_NOOP(
            "messages", "This is a device or a pipe; copy its content into an ordinary file and name that.")},
    {"file-link",
        QT_TRANSLATE_NOOP("messages", "This is a link, and nothing is written through one; name the file itself.")},
    {"file-device", QT_TRANSLATE_NOOP("messages", "This is a device or a pipe; name an ordinary file.")},
    {"file-there", QT_TRANSLATE_NOOP("messages", "A file of this name is there already; choose another name.")},
    {"file-there-already",
        QT_TRANSLATE_NOOP(
            "messages", "A file of this name is there already; choose another name, or add {option} to replace it.")},
    {"file-other-kind",
        QT_TRANSLATE_NOOP("messages",
            "A file of this name is there already and holds something else than this command writes; choose another "
            "name, or add {option} to replace it.")},
    {"file-is-library",
        QT_TRANSLATE_NOOP("messages",
            "This is the library, a copy of it or a file that belongs to it, and nothing else is written there; choose "
            "another name.")},
    {"file-in-own-folder",
        QT_TRANSLATE_NOOP("messages",
            "Strategikon keeps your library, lists, prices and copies in this folder, and nothing else is written "
            "there; choose another folder.")},
    {"file-unreadable",
        QT_TRANSLATE_NOOP("messages", "This file cannot be read ({reason}); check who may read it and where it lies.")},
    {"file-unwritable",
        QT_TRANSLATE_NOOP("messages",
            "This file cannot be written ({reason}), and nothing was changed; "
            "choose another folder or make room.")},
    {"file-too-large",
        QT_TRANSLATE_NOOP("messages",
            "This file is larger than {limit}, more than any file of "
            "this kind needs; check that it is the right one.")},
    {"empty-file",
        QT_TRANSLATE_NOOP("messages",
            "This file holds nothing to read; write its keys and values, or "
            "choose another file.")},
    {"utf-16", QT_TRANSLATE_NOOP("messages", "This file is stored as UTF-16; save it again as UTF-8.")},
    {"byte-order-mark",
        QT_TRANSLATE_NOOP("messages",
            "This file begins with an invisible byte order mark; save it "
            "again as UTF-8 without one.")},
    {"not-utf-8", QT_TRANSLATE_NOOP("messages", "The byte {byte} here is not UTF-8; save the file again as UTF-8.")},
    {"forbidden-character",
        QT_TRANSLATE_NOOP("messages", "The invisible character {character} stands here; delete it.")},
    {"stray-return",
        QT_TRANSLATE_NOOP("messages",
            "This line ends with a carriage return alone; save the file again "
            "with the line ends of Linux or Windows.")},

    // structure
    {"duplicate-key", QT_TRANSLATE_NOOP("messages", "The key “{key}” stands twice here; keep one of them.")},
    {"empty-key", QT_TRANSLATE_NOOP("messages", "A key is missing before this colon; write one.")},
    {"key-too-long", QT_TRANSLATE_NOOP("messages", "This key is longer than {limit} bytes; shorten it.")},
    {"compound-key",
        QT_TRANSLATE_NOOP("messages",
            "A list or map cannot be a key; write a word before the colon, or "
            "quotes around text with brackets.")},
    {"merge-key", QT_TRANSLATE_NOOP("messages", "Merging with “<<” is not supported; write the keys out.")},
    {"too-deep",
        QT_TRANSLATE_NOOP("messages",
            "More than {limit} lists and maps stand inside one another here; write "
            "the file with fewer levels.")},
    {"too-many-nodes", QT_TRANSLATE_NOOP("messages", "This file holds more than {limit} values; split it.")},
    {"text-too-long", QT_TRANSLATE_NOOP("messages", "This text is longer than {limit} bytes; shorten it.")},

    // YAML
    {"alias",
        QT_TRANSLATE_NOOP("messages",
            "A text that begins with “*” or “&” refers to another place, which is not "
            "supported; put it in quotes if it is meant as text.")},
    {"anchor",
        QT_TRANSLATE_NOOP("messages",
            "A word that begins with “&” marks a place to refer to, which is not "
            "supported; put it in quotes if it is meant as text.")},
    {"tag",
        QT_TRANSLATE_NOOP("messages",
            "A word that begins with “!” is a tag, which is not supported; put it in "
            "quotes if it is meant as text.")},
    {"directive",
        QT_TRANSLATE_NOOP("messages",
            "A line that begins with “%” is a directive, which is not supported; "
            "delete it.")},
    {"second-document",
        QT_TRANSLATE_NOOP("messages",
            "A second document begins here; keep one in each file, and set "
            "its lines in alike.")},
    {"open-quote", QT_TRANSLATE_NOOP("messages", "The quote that opens here is never closed; add the closing quote.")},
    {"unknown-escape",
        QT_TRANSLATE_NOOP("messages",
            "No such escape exists; write two backslashes for one, or use "
            "single quotes around the text.")},
    {"stray-colon",
        QT_TRANSLATE_NOOP("messages",
            "A colon cannot make a key here; put the text in quotes, or set the "
            "line in as far as its neighbours.")},
    {"stray-hyphen",
        QT_TRANSLATE_NOOP("messages",
            "A hyphen and a space begin an item of a list, and none can stand here; put the text in quotes, or begin a "
            "new line.")},
    {"bare-colon",
        QT_TRANSLATE_NOOP(
            "messages", "A space is missing after this colon; add it, or put quotes around the text it belongs to.")},
    {"no-colon",
        QT_TRANSLATE_NOOP("messages",
            "This line is neither “key: value” nor “- item”; add the colon and a "
            "space, or set it in below the line it belongs to.")},
    {"bad-start", QT_TRANSLATE_NOOP("messages", "A text cannot begin with “{character}”; put it in quotes.")},
    {"tab", QT_TRANSLATE_NOOP("messages", "A tab stands here; use spaces.")},
    {"unclosed-list",
        QT_TRANSLATE_NOOP("messages",
            "The list that opens with “[” in line {line}, column {column} lacks a "
            "comma or its “]” before this place; add it.")},
    {"unclosed-map",
        QT_TRANSLATE_NOOP("messages",
            "The map that opens with “{” in line {line}, column {column} lacks a "
            "comma or its “}” before this place; add it.")},
    {"stray-mark",
        QT_TRANSLATE_NOOP("messages",
            "“{character}” cannot stand here; take it out, or put quotes around "
            "the text it belongs to.")},
    {"bad-indent",
        QT_TRANSLATE_NOOP("messages",
            "This line does not fit the lines above it; set it in exactly as far "
            "as its neighbours, keys with keys and hyphens with hyphens.")},
    {"read-two-ways",
        QT_TRANSLATE_NOOP("messages",
            "Programs that read YAML take this in different ways; put quotes around the text, or write it more "
            "plainly.")},
    {"yaml-syntax",
        QT_TRANSLATE_NOOP("messages",
            "This is not YAML ({problem}); put text with special characters in "
            "quotes.")},

    // JSON
    {"json-trailing", QT_TRANSLATE_NOOP("messages", "More text follows the end of the value; delete it.")},
    {"json-comma-list", QT_TRANSLATE_NOOP("messages", "Here a list goes on with a comma or ends with “]”; add it.")},
    {"json-comma-map", QT_TRANSLATE_NOOP("messages", "Here a map goes on with a comma or ends with “}”; add it.")},
    {"json-key",
        QT_TRANSLATE_NOOP("messages",
            "A key in double quotes is due here; add it, or delete the comma "
            "before it.")},
    {"json-colon", QT_TRANSLATE_NOOP("messages", "A colon is due between a key and its value; add it.")},
    {"json-value",
        QT_TRANSLATE_NOOP("messages",
            "A value is missing here; add it, or delete the comma or colon "
            "before it.")},
    {"json-word",
        QT_TRANSLATE_NOOP("messages",
            "“{written}” is no number that JSON knows, nor true, false or null; "
            "put it in double quotes if it is meant as text.")},
    {"json-tab", QT_TRANSLATE_NOOP("messages", "A tab cannot stand in a text; write \\t.")},
    {"json-escape", QT_TRANSLATE_NOOP("messages", "No such escape exists; write two backslashes for one.")},

    // schemas: what a document may hold
    {"says", QT_TRANSLATE_NOOP("messages", "{sentence}")},
    {"needs-map", QT_TRANSLATE_NOOP("messages", "“{key}” takes a map; write “key: value” lines below it.")},
    {"needs-list",
        QT_TRANSLATE_NOOP("messages",
            "“{key}” takes a list; write “[…]” around its items, or each on a "
            "line after a hyphen.")},
    {"needs-text",
        QT_TRANSLATE_NOOP("messages",
            "“{key}” takes text; put “{written}” in quotes if it is meant as "
            "text.")},
    {"needs-one-text",
        QT_TRANSLATE_NOOP("messages",
            "“{key}” takes one text, not a list or map; write it in one "
            "line.")},
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
        QT_TRANSLATE_NOOP("messages",
            "“{key}” cannot be “{written}”; look up in the file format what it "
            "takes.")},
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
    {"bad-pattern",
        QT_TRANSLATE_NOOP("messages",
            "“{written}” has not the form that “{key}” takes; write it to fit "
            "{pattern}.")},
    {"below", QT_TRANSLATE_NOOP("messages", "“{key}” is {written}; write {limit} or more.")},
    {"above", QT_TRANSLATE_NOOP("messages", "“{key}” is {written}; write {limit} or less.")},
    {"too-short", QT_TRANSLATE_N_NOOP("messages", "“{key}” is too short; write at least {limit} characters."), "limit"},
    {"too-long", QT_TRANSLATE_N_NOOP("messages", "“{key}” is too long; write at most {limit} characters."), "limit"},
    {"too-few-items", QT_TRANSLATE_NOOP("messages", "“{key}” has too few items; write at least {limit}.")},
    {"too-many-items", QT_TRANSLATE_NOOP("messages", "“{key}” has too many items; write at most {limit}.")},
    {"too-few-keys", QT_TRANSLATE_NOOP("messages", "“{key}” has too few keys; write at least {limit}.")},
    {"twice-in-list", QT_TRANSLATE_NOOP("messages", "“{written}” stands twice in “{key}”; keep one of them.")},
    {"matches-none",
        QT_TRANSLATE_NOOP("messages",
            "“{key}” has none of the forms it may have; compare it with the "
            "file format.")},
    {"matches-several",
        QT_TRANSLATE_NOOP("messages",
            "“{key}” can be taken in two ways; delete the keys that belong "
            "to one of them.")},

    // names that people give
    {"name-unseen",
        QT_TRANSLATE_NOOP(
            "messages", "The name “{name}” holds {character}, which no screen shows; take it out of the name.")},
    {"name-turns",
        QT_TRANSLATE_NOOP("messages",
            "The name “{name}” holds {character}, which turns the writing round; take it out of the name.")},
    {"name-lines",
        QT_TRANSLATE_NOOP(
            "messages", "The name “{name}” holds {character}, which ends a line; take it out of the name.")},
    {"name-not-text", QT_TRANSLATE_NOOP("messages", "This name holds bytes that are no text (UTF-8); write it anew.")},
    {"name-long", QT_TRANSLATE_NOOP("messages", "The name “{name}” is too long; write at most {most} characters.")},
    {"name-empty", QT_TRANSLATE_NOOP("messages", "A battle needs a name; write one.")},
    {"name-empty-stands", QT_TRANSLATE_NOOP("messages", "Stands need a name; write one.")},
    {"name-reserved",
        QT_TRANSLATE_NOOP("messages",
            "“{name}” means something of its own on the command line and would not be found by it; choose another "
            "name.")},

    // schemas: faults of a schema itself
    {"schema-keyword",
        QT_TRANSLATE_NOOP("messages",
            "The schema keyword “{key}” is not supported; use those that "
            "schema.h names.")},
    {"schema-value",
        QT_TRANSLATE_NOOP("messages",
            "“{written}” is no value for the schema keyword “{key}”; look it up "
            "in JSON Schema 2020-12.")},
    {"schema-ref",
        QT_TRANSLATE_NOOP("messages",
            "“{written}” names no definition; give the file it stands in, or "
            "correct the name.")},
    {"schema-loop", QT_TRANSLATE_NOOP("messages", "“{written}” leads back to itself; break the circle of “$ref”.")},
};

} // namespace

std::span<const Template> textTemplates() { return templates; }

} // namespace strategikon
