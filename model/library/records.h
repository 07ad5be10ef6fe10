// The values that go into the library and come out of it.
#pragma once

#include "model/text/message.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace strategikon {

// What a player's work on an army consists of. Texts are UTF-8 without NUL; anything else is refused.
struct ArmyContent {
    std::string name, system, list, edition; // as in the document, for showing and searching
    int points = 0;                          // the agreed size, 0 or more
    std::string document;                    // the army file
    std::vector<std::string> tags;           // kept in order of their bytes, none twice, none empty
    std::string words;                       // what a search shall find besides name, system, list and tags
    std::string facts = "{}";                // JSON: figures for a list on the screen, made from the document
    friend bool operator==(const ArmyContent&, const ArmyContent&) = default;
};

struct SavedArmy {
    std::string id; // 16 small hexadecimal digits, never given twice
    ArmyContent content;
    bool archived = false;
    std::string created, changed; // UTC, such as 2026-01-31T09:30:00.000Z; undo brings back the earlier `changed`
    friend bool operator==(const SavedArmy&, const SavedArmy&) = default;
};

struct ArmyFilter {
    enum class Archived { no, yes, any };
    enum class Sort { changed, created, name, points, list }; // latest first; a to z; largest first
    std::string search;            // every word begins a word of the army; case and accents make no difference
    std::vector<std::string> tags; // all of them
    std::string system, list;      // exactly this one; empty: any
    Archived archived = Archived::no;
    Sort sort = Sort::changed;
    bool reversed = false;
    bool documents = false; // false leaves content.document empty, which is quicker
    int limit = 0;          // 0: all
};

struct TagCount {
    std::string tag;
    int armies = 0;
    friend bool operator==(const TagCount&, const TagCount&) = default;
};

// A battlefield with its terrain, and the deployment on it as far as that has come.
struct FieldContent {
    std::string name, system;
    std::string document;     // the set-up file
    std::string facts = "{}"; // JSON: figures for a list on the screen, made from the document
    friend bool operator==(const FieldContent&, const FieldContent&) = default;
};

struct SavedField {
    std::string id; // as of armies
    FieldContent content;
    bool archived = false;
    std::string created, changed;
    friend bool operator==(const SavedField&, const SavedField&) = default;
};

// Takes out of a field's document what nobody is to know any more; the document as it is where there is nothing.
using Cleaning = std::function<std::string(const std::string& document)>;

// Stands of one kind that the player owns.
struct StandType {
    std::string id;
    std::string name;
    int owned = 0;                   // 0 or more
    std::vector<std::string> serves; // which entries they can stand for, such as "system/list#entry"; order is kept
    std::string note;
    int aside = 0; // set aside for armies that exist; may be more than owned
    friend bool operator==(const StandType&, const StandType&) = default;
};

struct StandsAside {
    std::string army;
    std::string stands; // id of the StandType
    int count = 0;
    friend bool operator==(const StandsAside&, const StandsAside&) = default;
};

// What an undo reaches: one army, one battlefield, the collection with all that is set aside, or everything.
struct Scope {
    std::string key; // as the log has it; empty: everything
    static Scope army(const std::string& id) { return {"army/" + id}; }
    static Scope field(const std::string& id) { return {"field/" + id}; }
    static Scope collection() { return {"collection"}; }
    static Scope all() { return {}; }
    friend bool operator==(const Scope&, const Scope&) = default;
};

// What a library holds.
struct LibraryHealth {
    int armies = 0, fields = 0, battles = 0, stands = 0; // archived and removed battles among them
    int entries = 0;                                     // of all battles
    int changes = 0;                                     // in the log
    std::string latest;                                  // the latest change of all, UTC; empty: none
    bool bare() const { return changes == 0 && battles == 0; }
    friend bool operator==(const LibraryHealth&, const LibraryHealth&) = default;
};

// What mend() did: what is damaged was put back from the history or taken out, after a copy of the whole file, damaged
// as it is, was set aside. Where nothing is damaged nothing is set aside.
struct LibraryMended {
    std::vector<Message> told; // a sentence each
    std::string aside;         // the copy; empty: none
};

// An entry of the log.
struct Edit {
    enum class Standing {
        done,
        undone,   // can be redone
        replaced, // was undone, then something else was done: only the log still has it
        mark,     // is itself an undo or redo
    };
    std::int64_t seq = 0; // rises by one with every entry of the library
    std::string at;       // UTC
    std::string scope;
    std::string what;        // create, edit, archive, unarchive, remove, stands, stands-removed, aside, undo, redo,
                             // or the code a caller gave
    std::string detail;      // as the caller gave it
    std::int64_t target = 0; // undo, redo: the entry meant
    Standing standing = Standing::done;
    friend bool operator==(const Edit&, const Edit&) = default;
};

// What undo and redo would do next.
struct Reach {
    std::optional<Edit> undo, redo;
    friend bool operator==(const Reach&, const Reach&) = default;
};

} // namespace strategikon
