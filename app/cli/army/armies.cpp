// strategikon library: the saved armies
#include "app/cli/commands.h"
#include "app/cli/json.h"
#include "app/cli/named.h"

#include "app/saving/saving.h"
#include "app/words/changes.h"
#include "app/words/saved.h"
#include "app/words/words.h"
#include "model/army/names.h"

#include <algorithm>
#include <filesystem>

namespace strategikon::cli {

namespace {

// Its name, or its nation where it has none.
QString called(const SavedArmy& army)
{
    const std::string nation = factsOf(army.content.facts).nation;
    return army.content.name.empty() ? translated(nation.empty() ? army.content.list : nation)
                                     : plain(army.content.name);
}

std::vector<Named> namesOf(const std::vector<SavedArmy>& armies)
{
    std::vector<Named> all;
    for (const SavedArmy& army : armies)
        all.push_back({army.id, called(army).toStdString()});
    return all;
}

// Of the archive too.
Result<std::vector<SavedArmy>> allArmies(const Library& store)
{
    ArmyFilter all;
    all.archived = ArmyFilter::Archived::any;
    return store.armies(all);
}

// Runs an edit of one army's document.
template <class Edit>
int editArmy(const std::string& id, const char* what, const Edit& edit)
{
    auto store = library(true);
    const auto saved = store ? armyNamed(*store, id) : std::nullopt;
    if (!saved)
        return unusable;
    auto army = readArmy(saved->content.document, saved->id);
    if (!army)
        return refused(army.faults);
    edit(*army);
    auto kept = store->save(saved->id, contentOf(catalogue(), *army), what);
    return kept ? done : refused(kept.faults);
}

// Where the rules have no points, a list of a player's own may: once it is gone, the agreed size alone tells of them.
bool hasPoints(const ArmyContent& content, const SavedFacts& facts)
{
    const System* system = findSystem(content.system);
    return !system || !system->format().unpriced || (facts.judged ? facts.points > 0 : content.points > 1);
}

QString lineOf(const SavedArmy& army)
{
    const ArmyContent& content = army.content;
    const SavedFacts facts = factsOf(content.facts);
    return QStringLiteral("%1  %2  (%3, %4, %5)  %6\n")
        .arg(plain(army.id.substr(0, 8)), called(army), translated(facts.nation.empty() ? content.list : facts.nation),
            hasPoints(content, facts)
                ? Cli::tr("%1 of %2")
                      .arg(facts.judged ? pointsShown(facts.points) : QStringLiteral("?"), grouped(content.points))
                : Cli::tr("no points"),
            verdictShown(army), plain(army.changed.substr(0, 10)));
}

Json armyJson(const SavedArmy& army)
{
    const SavedFacts facts = factsOf(army.content.facts);
    return {{"id", army.id}, {"name", army.content.name}, {"system", army.content.system}, {"list", army.content.list},
        {"limit", army.content.points}, {"points", facts.judged ? pointsOf<Json>(facts.points) : Json()},
        {"legal", facts.judged ? Json(facts.legal) : Json()},
        {"findings", facts.judged ? Json(facts.findings) : Json()}, {"tags", army.content.tags},
        {"archived", army.archived}, {"created", army.created}, {"changed", army.changed}};
}

// What was done, and to which army: "Rename (Sons of Ra)".
QString doneTo(const Library& store, const Edit& edit)
{
    QString what = editName(edit.what);
    if (edit.scope == Scope::collection().key)
        return Cli::tr("%1 (the collection)").arg(what);
    for (const auto& armies : {allArmies(store), store.removed()})
        if (armies.value)
            for (const SavedArmy& army : *armies)
                if (Scope::army(army.id).key == edit.scope)
                    return Cli::tr("%1 (%2)").arg(what, called(army));
    return what;
}

} // namespace

std::optional<SavedArmy> armyNamed(const Library& store, const std::string& word, Sure sure)
{
    auto armies = allArmies(store);
    if (!armies.value) {
        complain(armies.faults);
        return {};
    }
    const std::vector<Named> names = namesOf(*armies);
    const auto found = meant(names, word, sure);
    if (found.size() != 1 && !armies.faults.empty()) {
        complain(armies.faults); // it may be one of those
        return {};
    }
    if (isTooShort(names, word, sure)) {
        complain(tooShort(word));
        return {};
    }
    if (found.size() != 1) {
        complain(found.empty() ? Cli::tr("there is no army “%1”; “%2” lists them.")
                                     .arg(plain(word), QStringLiteral("strategikon library list"))
                               : Cli::tr("“%1” could be several armies; type more of its id.").arg(plain(word)));
        return {};
    }
    auto army = store.army((*armies)[found.front()].id);
    if (!army) {
        complain(army.faults);
        return {};
    }
    return *army;
}

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
    refigure(*store, catalogue()); // what is wrong with it is told below
    auto armies = store->armies(filter);
    if (!armies.value)
        return refused(armies.faults);
    figureAnew(*armies, *store, catalogue()); // where it cannot be written
    Json array = Json::array();
    for (const SavedArmy& army : *armies) {
        array.push_back(armyJson(army));
        if (!json)
            print(lineOf(army));
    }
    if (json)
        printJson(array);
    return beside(armies.faults);
}

int libraryAdd(const std::vector<std::string>& files)
{
    int status = done;
    // Read and judged before the library is held, so that no other command waits for that.
    std::vector<std::pair<std::string, ArmyContent>> contents;
    for (const std::string& file : files) {
        std::vector<std::string> notes;
        auto army = readArmyFrom(file, &notes);
        for (const std::string& note : notes)
            complain(plain(file + ": " + note));
        if (army)
            contents.emplace_back(file, contentOf(catalogue(), *army));
        else
            status = refused(army.faults);
    }
    auto store = contents.empty() ? std::nullopt : library(true);
    if (!store)
        return unusable;
    for (const auto& [file, kept] : contents) {
        auto saved = store->create(kept, "import", file);
        if (saved)
            print(std::string_view(saved->id + "\n"));
        else
            status = refused(saved.faults);
    }
    return status;
}

int libraryShow(const std::string& id, const Output& output)
{
    auto store = library(false);
    const auto army = store ? armyNamed(*store, id) : std::nullopt;
    return army ? writeOutput(output, army->content.document) : unusable;
}

int librarySave(const std::string& id, const std::string& file)
{
    auto army = readArmyFrom(file);
    if (!army)
        return refused(army.faults);
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
    const auto saved = store ? armyNamed(*store, id) : std::nullopt;
    if (!saved)
        return unusable;
    auto army = readArmy(saved->content.document, saved->id);
    if (!army)
        return refused(army.faults);
    army->name = Cli::tr("%1 (copy)").arg(plain(army->name.empty() ? saved->content.name : army->name)).toStdString();
    *army = withCleanNames(std::move(*army));
    auto copy = store->create(contentOf(catalogue(), *army), "duplicate");
    if (!copy)
        return refused(copy.faults);
    print(std::string_view(copy->id + "\n"));
    return done;
}

int libraryArchive(const std::string& id, bool archived)
{
    auto store = library(true);
    const auto army = store ? armyNamed(*store, id) : std::nullopt;
    if (!army)
        return unusable;
    auto kept = store->setArchived(army->id, archived);
    return kept ? done : refused(kept.faults);
}

int libraryRemove(const std::string& id)
{
    auto store = library(true);
    const auto army = store ? armyNamed(*store, id, Sure::whole) : std::nullopt;
    if (!army)
        return unusable;
    if (const auto fault = store->remove(army->id))
        return refused(*fault);
    const std::string undo = "strategikon library undo " + army->id.substr(0, 8);
    print(Cli::tr("Removed; “%1” brings it back.").arg(plain(undo)) + u'\n');
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
        std::vector<SavedArmy> all;
        for (const auto& armies : {allArmies(*store), store->removed()})
            if (armies.value)
                all.insert(all.end(), armies->begin(), armies->end());
        const auto found = meant(namesOf(all), id);
        if (found.size() > 1) {
            complain(Cli::tr("“%1” could be several armies; type more of its id.").arg(plain(id)));
            return unusable;
        }
        scope = Scope::army(found.empty() ? id : all[found.front()].id);
    }
    auto step = redo ? store->redo(scope) : store->undo(scope);
    if (!step) {
        complain(step.faults);
        return answerIsNo;
    }
    const QString what = doneTo(*store, *step);
    print((redo ? Cli::tr("Redone: %1") : Cli::tr("Undone: %1")).arg(what) + u'\n');
    return done;
}

int libraryHistory(const std::string& id, bool json)
{
    auto store = library(false);
    if (!store)
        return unusable;
    const auto army = id.empty() ? std::nullopt : armyNamed(*store, id);
    if (!id.empty() && !army)
        return unusable;
    auto edits = store->history(army ? Scope::army(army->id) : Scope::all());
    if (!edits)
        return refused(edits.faults);
    static constexpr const char* standings[] = {QT_TRANSLATE_NOOP("Cli", "done"), QT_TRANSLATE_NOOP("Cli", "undone"),
        QT_TRANSLATE_NOOP("Cli", "replaced"), QT_TRANSLATE_NOOP("Cli", "mark")};
    Json array = Json::array();
    for (const Edit& edit : *edits) {
        array.push_back({{"seq", edit.seq}, {"at", edit.at}, {"scope", edit.scope}, {"what", edit.what},
            {"detail", edit.detail}, {"standing", standings[int(edit.standing)]}});
        if (!json)
            print(QStringLiteral("%1  %2%3  (%4)\n")
                      .arg(plain(edit.at), editName(edit.what), plain(edit.detail.empty() ? "" : " " + edit.detail),
                          QCoreApplication::translate("Cli", standings[int(edit.standing)])));
    }
    if (json)
        printJson(array);
    return done;
}

int libraryBackup(const Output& copy)
{
    if (const auto fault = refuseToCopy(copy.file, copy.replace))
        return refused(*fault);
    auto store = library(false);
    if (!store)
        return unusable;
    const auto health = store->lookThrough();
    std::error_code error;
    if (!health && std::filesystem::exists(copy.file, error)) { // it may be the last that is whole
        complain(health.faults);
        complain(Cli::tr("“%1” was not touched; write the copy of a damaged library under another name.")
                     .arg(plain(copy.file)));
        return unusable;
    }
    if (const auto fault = store->backupTo(copy.file, copy.replace))
        return refused(*fault);
    if (health)
        return done;
    complain(health.faults);
    complain(Cli::tr("“%1” was written all the same, damage included; keep your older backups.").arg(plain(copy.file)));
    return unusable;
}

} // namespace strategikon::cli
