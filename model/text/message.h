// What the program says to a player, before it is put into a language: a stable code and named arguments.
//
// The English sentence of a code is a template with {name} places. Every folder keeps its own table of templates in
// one .cpp, written with QT_TRANSLATE_NOOP lines so that Qt's lupdate finds them although no Qt is included:
//
//     #define QT_TRANSLATE_NOOP(context, text) text
//     constexpr Template templates[] = {
//         {"duplicate-key", QT_TRANSLATE_NOOP("messages", "The key “{key}” is here twice; keep one.")},
//     };
//     void addArmyMessages() { addTemplates(templates); }
//
// Call that function where the folder's work begins: a static object in a file nobody refers to is left out by the
// linker. Adding a table again changes nothing. A sentence is plain, is one sentence, and names the way out.
#pragma once
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "model/text/value.h"

namespace strategikon {

using Arguments = std::vector<std::pair<std::string, Value>>; // name of the place, what stands there
// The value at a place; nullptr if there is none.
const Value* argument(const Arguments& args, std::string_view name);
// Its words; nothing if there is none.
std::string textOf(const Arguments& args, std::string_view name);

struct Message {
    std::string code;
    Arguments args;

    bool operator==(const Message&) const = default;
};

// All texts live as long as the program (literals).
struct Template {
    const char* code;
    const char* text;
    // The place with the number that a language may want another form for ("1 unit", "2 units"); the
    // text is then written with QT_TRANSLATE_N_NOOP, for many.
    const char* counted = nullptr;
};

// Registers a table. The first template of a code wins; tests refuse two of one code.
void addTemplates(std::span<const Template> table);

// Every template registered so far, in order of registration; for tests and translation.
std::vector<Template> allTemplates();

// The English template of a code; nullptr if there is none.
const char* templateOf(std::string_view code);
// A code as one system has it: "raid:asked-charge" where there is a sentence for that, else the code, which all share.
std::string ownCode(std::string_view system, const std::string& code);
// Its counted place; nullptr if it has none.
const char* countedIn(std::string_view code);

// How a value is worded: english(), or that of a language.
using Wording = std::string (*)(const Value&);

// Replaces the {name} places of a sentence in any language. A place without argument stays as it is.
// What is put in is never read: a brace in it is no place.
std::string fill(std::string_view sentence, const Message& message, Wording worded);

// The sentence with the place of the rule behind it, where the message has one (argument "source").
std::string withSource(const std::string& sentence, const Message& message, Wording worded);

// The code of a sentence that stands behind it, such as the way out of it, where the message has one (argument
// "advice"); empty otherwise.
std::string adviceOf(const Message& message);

// The English sentence. A code without template gives "code (name: text, ...)"; never throws for unknown codes.
std::string english(const Message& message);

} // namespace strategikon
