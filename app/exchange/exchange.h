// Armies and lists in and out: our own files, another program's lists, links and rosters, pasted text.
//
// Nothing is dropped silently. What a reader could not use is a Note with its line and the names that
// may have been meant; what makes the whole unusable is a Fault with its place. Every reader is bounded:
// size, depth and number are refused beyond a limit, before memory or time is spent on them.
#pragma once

#include "model/army/army.h"
#include "rules/catalogue.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace strategikon {

enum class Format {
    unknown,
    yaml,         // our army file
    json,         // the same as JSON
    code,         // STK1:..., see model/army/army_code.h
    selectorList, // a list of wm-selector (JSON); no army
    link,         // a saved army of wm-selector: a web address
    ros,          // a roster of BattleScribe (XML)
    rosz,         // the same in a zip file, or another file that an army may be in
    rosterJson,   // the same as JSON, as New Recruit saves it
    text          // pasted: "4 x Archers"; tables, web pages
};

std::string_view word(Format format);      // "yaml", "rosz", ...; "" for unknown
Format formatNamed(std::string_view word); // by word or ending, whatever the case
// By content first, then by name; never unknown for text. The bytes have come through the door (model/text/decode.h).
Format formatOf(std::string_view fileName, std::string_view bytes);

// Something to tell the player: it was left out, read otherwise than written, or guessed.
struct Note {
    Message message;
    int line = 0;                         // of the text that was read, from 1; 0: the whole
    std::vector<std::string> suggestions; // names that may have been meant, the nearest first
    friend bool operator==(const Note&, const Note&) = default;
};

struct Imported {
    std::optional<Army> army;
    std::optional<std::string> listFile; // a list file of the user's own (YAML), when a list was read
    std::string listId;                  // its id: the file belongs to <own lists>/<listSystem>/<listId>.yaml
    std::string listSystem;
    Format format = Format::unknown; // what was read, inside of an archive too
    std::vector<Note> notes;
    std::vector<Fault> faults;        // not empty: neither army nor list
    std::vector<std::string> rosters; // not empty: an archive holds these, and nobody has said which
};

// What the player can add to what the text says.
struct ImportAids {
    Format format = Format::unknown; // known from elsewhere; otherwise it is found out
    std::string system, list;        // the nation, where the text names none
    int points = 0;                  // the agreed size, where the text names none
    std::string roster;              // of an archive that holds several: its path there, or its file name
    std::string listJson;            // for a link: the JSON of the list whose positions it holds
    std::string listJsonFile;        // name of that file
};

// An army from any of the formats, as the bytes came: they pass the door here. `file` is for messages and for finding
// out the format.
// Where no size is named it is the army's cost, rounded up to a full 500 points, and a note says so.
Imported importArmy(std::string_view bytes, const std::string& file, Catalogue& catalogue, const ImportAids& aids = {});

// Another program's list as a file of our own format. Special rules' text comes along: it is for the
// user's own folder only. Each thing without an equal here is a note.
Imported convertList(std::string_view bytes, const std::string& file);

struct ExportAids {
    const ArmyList* partner = nullptr; // list of the doubles partner
    std::string listJson;              // for a link: the JSON of the list, where ours remembers no positions
    std::string listJsonFile;
};

// An army as yaml, json, code, ros, rosz or link. `verdict` gives what it costs.
// Faults: the format cannot be written, or a link's list is not at hand.
Result<std::string> exportArmy(
    const Army& army, const ArmyList& list, const Verdict& verdict, Format format, const ExportAids& aids = {});

// Registers this folder's sentences; calling it again changes nothing.
void addExchangeMessages();

} // namespace strategikon
