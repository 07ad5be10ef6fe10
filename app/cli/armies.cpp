// strategikon library: the saved armies
#include "app/cli/commands.h"
#include "app/cli/json.h"

#include "app/words/saved.h"
#include "app/words/words.h"

#include <algorithm>

namespace strategikon::cli {

namespace {

// The army as the library keeps it, with its figures worked out.
ArmyContent content(const Army& army)
{
    std::vector<Fault> faults;
    const ArmyList* list = catalogue().find(army.system, army.list, army.edition, faults);
    const auto verdict = list ? judge(catalogue(), army, false) : Reading<Verdict>();
    return contentOf(army, list, verdict ? &*verdict : nullptr);
}

int failed(const std::vector<Fault>& faults)
{
    complain(faults);
    return unusable;
}

// Ids may be shortened to what tells them apart.
std::optional<SavedArmy> find(const Library& store, const std::string& id)
{
    ArmyFilter all;
    all.archived = ArmyFilter::Archived::any;
    auto armies = store.armies(all);
    if (!armies) {
        complain(armies.faults);
        return {};
    }
    std::vector<std::string> found;
    for (const SavedArmy& army : *armies)
        if (army.id.starts_with(id) || army.content.name == id)
            found.push_back(army.id);
    if (found.size() != 1) {
        complain(found.empty() ? "there is no army “" + id + "”; “strategikon library list” shows them all."
                               : "“" + id + "” fits more than one army; write more of its id.");
        return {};
    }
    auto army = store.army(found.front());
    if (!army) {
        complain(army.faults);
        return {};
    }
    return *army;
}

// Runs an edit of one army's document.
template <class Edit>
int editArmy(const std::string& id, const char* what, const Edit& edit)
{
    auto store = library(true);
    const auto saved = store ? find(*store, id) : std::nullopt;
    if (!saved)
        return unusable;
    auto army = readArmy(saved->content.document, saved->id);
    if (!army)
        return failed(army.faults);
    edit(*army);
    auto kept = store->save(saved->id, content(*army), what);
    return kept ? done : failed(kept.faults);
}

std::string lineOf(const SavedArmy& army)
{
    const SavedFacts facts = factsOf(army.content.facts);
    const std::string result = facts.legal ? "legal" : std::to_string(facts.findings) + " findings";
    const std::string name = army.content.name.empty() ? "(no name)" : army.content.name;
    return army.id.substr(0, 8) + "  " + name + "  (" + (facts.nation.empty() ? army.content.list : facts.nation) + ", "
        + grouped(facts.points) + " of " + grouped(army.content.points) + ", " + result + ")  "
        + army.changed.substr(0, 10) + "\n";
}

Json jsonOf(const SavedArmy& army)
{
    const SavedFacts facts = factsOf(army.content.facts);
    return {{"id", army.id}, {"name", army.content.name}, {"system", army.content.system}, {"list", army.content.list},
        {"limit", army.content.points}, {"points", facts.points}, {"legal", facts.legal}, {"findings", facts.findings},
        {"tags", army.content.tags}, {"archived", army.archived}, {"created", army.created}, {"changed", army.changed}};
}

} // namespace

int libraryList(
    const std::string& text, const std::vector<std::string>& tags, bool archived, const std::string& sort, bool json)
{
    auto store = library(false);
    if (!store)
        return unusable;
    ArmyFilter filter;
    filter.search = text;
    filter.tags = tags;
    filter.archived = archived ? ArmyFilter::Archived::yes : ArmyFilter::Archived::no;
    using Sort = ArmyFilter::Sort;
    filter.sort = sort == "name" ? Sort::name
        : sort == "points"       ? Sort::points
        : sort == "nation"       ? Sort::list
        : sort == "created"      ? Sort::created
                                 : Sort::changed;
    auto armies = store->armies(filter);
    if (!armies)
        return failed(armies.faults);
    Json array = Json::array();
    for (const SavedArmy& army : *armies) {
        array.push_back(jsonOf(army));
        if (!json)
            print(lineOf(army));
    }
    if (json)
        printJson(array);
    return done;
}

int libraryAdd(const std::vector<std::string>& files)
{
    auto store = library(true);
    if (!store)
        return unusable;
    int status = done;
    for (const std::string& file : files) {
        std::vector<std::string> notes;
        auto army = readArmyFrom(file, &notes);
        for (const std::string& note : notes)
            complain(file + ": " + note);
        if (!army) {
            status = failed(army.faults);
            continue;
        }
        auto saved = store->create(content(*army), "import", file);
        if (saved)
            print(saved->id + "\n");
        else
            status = failed(saved.faults);
    }
    return status;
}

int libraryShow(const std::string& id, const std::string& output)
{
    auto store = library(false);
    const auto army = store ? find(*store, id) : std::nullopt;
    return army ? writeOutput(output, army->content.document) : unusable;
}

int librarySave(const std::string& id, const std::string& file)
{
    auto army = readArmyFrom(file);
    if (!army)
        return failed(army.faults);
    return editArmy(id, "edit", [&](Army& saved) { saved = *army; });
}

int libraryChange(const std::string& id, const std::string& list, int points, const std::string& edition)
{
    return editArmy(id, "change", [&](Army& army) {
        army.list = list.empty() ? army.list : list;
        army.points = points ? points : army.points;
        army.edition = edition.empty() ? army.edition : edition;
    });
}

int libraryRename(const std::string& id, const std::string& name)
{
    return editArmy(id, "rename", [&](Army& army) { army.name = name; });
}

int libraryTag(const std::string& id, const std::vector<std::string>& tags)
{
    return editArmy(id, "tag", [&](Army& army) { army.tags = tags; });
}

int libraryDuplicate(const std::string& id)
{
    auto store = library(true);
    const auto saved = store ? find(*store, id) : std::nullopt;
    if (!saved)
        return unusable;
    auto army = readArmy(saved->content.document, saved->id);
    if (!army)
        return failed(army.faults);
    army->name = (army->name.empty() ? saved->content.name : army->name) + " (copy)";
    auto copy = store->create(content(*army), "duplicate");
    if (!copy)
        return failed(copy.faults);
    print(copy->id + "\n");
    return done;
}

int libraryArchive(const std::string& id, bool archived)
{
    auto store = library(true);
    const auto army = store ? find(*store, id) : std::nullopt;
    if (!army)
        return unusable;
    auto kept = store->setArchived(army->id, archived);
    return kept ? done : failed(kept.faults);
}

int libraryRemove(const std::string& id)
{
    auto store = library(true);
    const auto army = store ? find(*store, id) : std::nullopt;
    if (!army)
        return unusable;
    if (const auto fault = store->remove(army->id))
        return failed({*fault});
    print("Removed; “strategikon library undo " + army->id.substr(0, 8) + "” brings it back.\n");
    return done;
}

int libraryUndo(const std::string& id, bool redo)
{
    auto store = library(true);
    if (!store)
        return unusable;
    Scope scope = Scope::all();
    if (id == "collection") {
        scope = Scope::collection();
    } else if (!id.empty()) {
        // A removed army is no longer listed; its full or shortened id is enough.
        std::string full = id;
        for (const auto& armies : {store->removed(), store->armies({.archived = ArmyFilter::Archived::any})})
            if (armies)
                for (const SavedArmy& army : *armies)
                    if (army.id.starts_with(id) || army.content.name == id)
                        full = army.id;
        scope = Scope::army(full);
    }
    auto step = redo ? store->redo(scope) : store->undo(scope);
    if (!step) {
        complain(step.faults);
        return answerIsNo;
    }
    print((redo ? "Done again: " : "Undone: ") + termOf("changes", step->what).toStdString() + "\n");
    return done;
}

int libraryHistory(const std::string& id, bool json)
{
    auto store = library(false);
    if (!store)
        return unusable;
    const auto army = id.empty() ? std::nullopt : find(*store, id);
    if (!id.empty() && !army)
        return unusable;
    auto edits = store->history(army ? Scope::army(army->id) : Scope::all());
    if (!edits)
        return failed(edits.faults);
    static constexpr const char* standings[] = {"done", "undone", "replaced", "mark"};
    Json array = Json::array();
    for (const Edit& edit : *edits) {
        array.push_back({{"seq", edit.seq}, {"at", edit.at}, {"scope", edit.scope}, {"what", edit.what},
            {"detail", edit.detail}, {"standing", standings[int(edit.standing)]}});
        if (!json)
            print(edit.at + "  " + edit.what + (edit.detail.empty() ? "" : " " + edit.detail) + "  ("
                + standings[int(edit.standing)] + ")\n");
    }
    if (json)
        printJson(array);
    return done;
}

int libraryBackup(const std::string& file)
{
    auto store = library(false);
    if (!store)
        return unusable;
    if (const auto fault = store->backupTo(file))
        return failed({*fault});
    return done;
}

} // namespace strategikon::cli
