#include "undo_model.h"

#include <SQLiteCpp/SQLiteCpp.h>

#include <algorithm>

namespace strategikon {

namespace {

const std::string collection = Scope::collection().key;

// Position of the last action in the scope, -1 if there is none.
template <class Actions>
int lastIn(const Actions& actions, const Scope& scope)
{
    for (int i = static_cast<int>(actions.size()) - 1; i >= 0; --i)
        if (scope.key.empty() || actions[static_cast<std::size_t>(i)].scope == scope.key)
            return i;
    return -1;
}

} // namespace

UndoModel::UndoModel(const std::string& path, unsigned seed) : path_(path), random_(seed) { reopen(); }

void UndoModel::close() { library_.reset(); }

void UndoModel::reopen()
{
    close();
    library_.emplace(must(Library::open(path_)));
}

std::string UndoModel::anyName()
{
    const char* names[] = {"Alpha", "Éclair", "Ξενοφῶν", "two words", "quote \" here", "", "x'); DROP TABLE army; --"};
    return std::string(names[upTo(6)]) + std::to_string(upTo(3));
}

std::string UndoModel::anyArmy(bool present)
{
    std::vector<std::string> fitting;
    for (const std::string& id : armies_)
        if (states_[Scope::army(id).key].army.has_value() || !present)
            fitting.push_back(id);
    return fitting.empty() ? "" : fitting[static_cast<std::size_t>(upTo(static_cast<int>(fitting.size()) - 1))];
}

std::string UndoModel::anyStands()
{
    const auto& stands = states_[collection].stands;
    if (stands.empty())
        return "";
    return std::next(stands.begin(), upTo(static_cast<int>(stands.size()) - 1))->first;
}

void UndoModel::did(const std::string& scope, const State& after)
{
    if (states_[scope] == after)
        return;
    std::erase_if(undone_, [&](const Action& action) { return action.scope == scope; });
    done_.push_back({scope, states_[scope], after});
    states_[scope] = after;
    lastWasMark_ = false;
    ++entries_;
}

void UndoModel::takeBack(const Scope& scope)
{
    const int last = lastIn(done_, scope);
    const auto result = library_->undo(scope);
    if (last < 0) {
        if (code(result) != "library-nothing-to-undo")
            throw std::runtime_error("undo of nothing");
        return;
    }
    must(result);
    Action action = done_[static_cast<std::size_t>(last)];
    done_.erase(done_.begin() + last);
    states_[action.scope] = action.before;
    undone_.push_back(action);
    lastWasMark_ = true;
    ++entries_;
}

void UndoModel::bringBack(const Scope& scope)
{
    const int last = scope.key.empty() && !lastWasMark_ ? -1 : lastIn(undone_, scope);
    const auto result = library_->redo(scope);
    if (last < 0) {
        if (code(result) != "library-nothing-to-redo")
            throw std::runtime_error("redo of nothing");
        return;
    }
    must(result);
    Action action = undone_[static_cast<std::size_t>(last)];
    undone_.erase(undone_.begin() + last);
    states_[action.scope] = action.after;
    done_.push_back(action);
    lastWasMark_ = true;
    ++entries_;
}

void UndoModel::changeArmy()
{
    const std::string id = upTo(9) == 0 ? "" : anyArmy(true);
    if (id.empty()) {
        what_ = "create";
        const ArmyContent content = sampleArmy(anyName());
        armies_.push_back(must(library_->create(content)).id);
        return did(Scope::army(armies_.back()).key, {content, {}, false, {}, {}});
    }
    State state = states_[Scope::army(id).key];
    switch (upTo(5)) {
    case 0:
        what_ = "archive";
        state.archived = upTo(1) == 0;
        must(library_->setArchived(id, state.archived));
        break;
    case 1:
        what_ = "remove";
        state = {};
        must(library_->remove(id));
        break;
    default:
        what_ = "save";
        state.army->name = anyName();
        state.army->tags = {"tag" + std::to_string(upTo(4))};
        state.army->document = anyName() + std::string(static_cast<std::size_t>(upTo(3000)), 'd');
        state.army->points = upTo(3) * 500;
        must(library_->save(id, *state.army));
    }
    did(Scope::army(id).key, state);
}

void UndoModel::changeField()
{
    const std::string id = fields_.empty() || upTo(4) == 0 ? "" : fields_[std::size_t(upTo(int(fields_.size()) - 1))];
    const FieldContent content{anyName(), "game", anyName() + std::string(std::size_t(upTo(3000)), 'f'), "{}"};
    if (id.empty()) {
        what_ = "create field";
        fields_.push_back(must(library_->createField(content)).id);
        return did(Scope::field(fields_.back()).key, {{}, content, false, {}, {}});
    }
    State state = states_[Scope::field(id).key];
    if (!state.field)
        return;
    if (upTo(4) == 0) {
        what_ = "remove field";
        state = {};
        must(library_->removeField(id));
    } else {
        what_ = "save field";
        state.field = content;
        must(library_->saveField(id, content));
    }
    did(Scope::field(id).key, state);
}

void UndoModel::changeCollection()
{
    State state = states_[collection];
    const std::string id = anyStands(), army = anyArmy(true);
    const int kind = upTo(5);
    if (id.empty() || kind == 0) {
        what_ = "new stands";
        const StandType made = must(library_->saveStands(sampleStands(anyName(), upTo(50))));
        state.stands[made.id] = made;
    } else if (kind == 1) {
        what_ = "change stands";
        state.stands[id].owned = upTo(50);
        must(library_->saveStands(state.stands[id]));
    } else if (kind == 2) {
        what_ = "remove stands";
        state.stands.erase(id);
        std::erase_if(state.aside, [&](const auto& aside) { return aside.first.first == id; });
        must(library_->removeStands(id));
    } else if (!army.empty()) {
        what_ = "set aside";
        const int count = upTo(4);
        if (count == 0)
            state.aside.erase({id, army});
        else
            state.aside[{id, army}] = count;
        must(library_->setAside(army, id, count));
    }
    did(collection, state);
}

std::string UndoModel::step()
{
    const int kind = upTo(19);
    const std::string army = anyArmy(false);
    const Scope one = army.empty() || upTo(2) == 0 ? Scope::collection() : Scope::army(army);
    if (kind < 4)
        changeArmy();
    else if (kind < 6)
        changeField();
    else if (kind < 10)
        changeCollection();
    else if (kind < 13)
        what_ = "undo " + one.key, takeBack(one);
    else if (kind < 15)
        what_ = "redo " + one.key, bringBack(one);
    else if (kind < 18)
        what_ = "undo", takeBack(Scope::all());
    else
        what_ = "redo", bringBack(Scope::all());
    return what_;
}

std::string UndoModel::armyDifference()
{
    ArmyFilter filter;
    filter.archived = ArmyFilter::Archived::any;
    filter.documents = true;
    std::map<std::string, SavedArmy> kept;
    for (const SavedArmy& army : must(library_->armies(filter)))
        kept[army.id] = army;
    for (const std::string& id : armies_) {
        const State& state = states_[Scope::army(id).key];
        if (state.army.has_value() != (kept.count(id) == 1))
            return "army " + id + (state.army ? " missing" : " there");
        if (!state.army)
            continue;
        if (!(kept[id].content == *state.army))
            return "army " + id + " differs";
        if (kept[id].archived != state.archived)
            return "army " + id + " archived";
        kept.erase(id);
    }
    return kept.empty() ? "" : "armies nobody made";
}

std::string UndoModel::fieldDifference()
{
    std::map<std::string, FieldContent> kept, wanted;
    for (const SavedField& field : must(library_->fields()))
        kept[field.id] = field.content;
    for (const std::string& id : fields_)
        if (const auto& field = states_[Scope::field(id).key].field)
            wanted[id] = *field;
    return kept == wanted ? "" : "fields";
}

std::string UndoModel::collectionDifference()
{
    State state = states_[collection];
    std::map<std::pair<std::string, std::string>, int> aside;
    for (const StandsAside& kept : must(library_->aside()))
        aside[{kept.stands, kept.army}] = kept.count;
    std::erase_if(state.aside, [&](const auto& item) { return !states_[Scope::army(item.first.second).key].army; });
    if (aside != state.aside)
        return "set aside";
    for (auto& [id, stands] : state.stands)
        stands.aside = 0;
    for (const auto& [key, count] : state.aside)
        state.stands[key.first].aside += count;
    std::map<std::string, StandType> kept;
    for (const StandType& stands : must(library_->stands()))
        kept[stands.id] = stands;
    return kept == state.stands ? "" : "stands";
}

std::string UndoModel::reachDifference(const Scope& scope)
{
    if (library_->canUndo(scope) != (lastIn(done_, scope) >= 0))
        return "can undo " + scope.key;
    const bool redo = lastIn(undone_, scope) >= 0 && (!scope.key.empty() || lastWasMark_);
    return library_->canRedo(scope) == redo ? "" : "can redo " + scope.key;
}

std::string UndoModel::difference()
{
    std::string found = armyDifference() + fieldDifference() + collectionDifference() + reachDifference(Scope::all())
        + reachDifference(Scope::collection());
    if (!armies_.empty())
        found += reachDifference(Scope::army(anyArmy(false)));
    const auto latest = must(library_->history(Scope::all(), 1));
    if ((latest.empty() ? 0 : latest[0].seq) != entries_)
        found += "number of entries";
    return found;
}

std::map<std::string, std::string> foldedLog(const std::string& path)
{
    SQLite::Database db(path);
    SQLite::Statement query(db, R"(SELECT edit.what, kind || ' ' || key, before, after
        FROM edit JOIN edit_row ON edit_row.seq = coalesce(edit.target, edit.seq)
        ORDER BY edit.seq, part)");
    std::map<std::string, std::string> rows;
    while (query.executeStep()) {
        const SQLite::Column image = query.getColumn(query.getColumn(0).getString() == "undo" ? 2 : 3);
        if (image.isNull())
            rows.erase(query.getColumn(1).getString());
        else
            rows[query.getColumn(1).getString()] = image.getString();
    }
    return rows;
}

std::map<std::string, std::string> keptRows(const std::string& path)
{
    SQLite::Database db(path);
    SQLite::Statement query(db, R"(
        SELECT 'army ' || id, json_object('id', id, 'name', name, 'system', system, 'list', list, 'edition', edition,
          'points', points, 'document', document, 'tags', tags, 'words', words, 'facts', facts,
          'archived', archived, 'created', created, 'changed', changed) FROM army
        UNION ALL SELECT 'stand ' || id, json_object('id', id, 'name', name, 'owned', owned, 'serves', serves,
          'note', note) FROM stand_type
        UNION ALL SELECT 'aside ' || stand || '/' || army, json_object('stand', stand, 'army', army, 'stands', stands)
          FROM stand_aside
        UNION ALL SELECT 'field ' || id, json_object('id', id, 'name', name, 'system', system, 'document', document,
          'facts', facts, 'archived', archived, 'created', created, 'changed', changed) FROM battlefield)");
    std::map<std::string, std::string> rows;
    while (query.executeStep())
        rows[query.getColumn(0).getString()] = query.getColumn(1).getString();
    return rows;
}

} // namespace strategikon
