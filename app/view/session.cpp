#include "session.h"

#include "app/evenings/naming.h"
#include "app/places.h"
#include "app/words/steps.h"
#include "app/words/words.h"
#include "model/play/record/turns.h"
#include "rules/battle.h"

namespace strategikon {

namespace {

Session* currentSession = nullptr;

Scope scopeOf(const std::string& focus)
{
    const bool whole = focus.empty() || focus.find('/') != std::string::npos; // all, or a scope of the library
    return whole ? Scope{focus} : Scope::army(focus);
}

// The library's sentences name its file themselves.
QString sentence(const Fault& fault)
{
    return fault.message.code.starts_with("library-") ? worded(fault.message) : worded(fault);
}

} // namespace

void Session::useData()
{
    const Places& shipped = places();
    setRoots({shipped.lists, shipped.rules, shipped.schema, userFolder() / "lists"});
}

std::unique_ptr<Session> Session::open()
{
    useData();
    auto session = std::unique_ptr<Session>(new Session);
    session->path_ = (userFolder() / "library.db").string();
    session->openLibrary();
    return session;
}

void Session::openLibrary()
{
    library_.reset(); // its lock goes with it
    trouble_.clear();
    damage_.clear();
    Result<Library> opened = Library::open(path_);
    if (opened.value) {
        library_ = std::move(opened.value);
        play::tellUntold(*library_, soundGame);
        for (const evenings::Merged& one : evenings::mergeNames(*library_)) {
            const QString words =
                tr("“%1” and “%2” are one name now, in %n battles; the settings take that back.", "", one.battles)
                    .arg(plain(one.before), plain(one.after));
            QMetaObject::invokeMethod(
                this, [this, words] { emit said(words); }, Qt::QueuedConnection);
        }
        if (const Message* why = library_->readOnlyBecause()) {
            trouble_ = worded(*why);
        }
        figureAgain();
        if (const auto behind = library_->behind()) {
            damage_ << sentence(*behind);
        }
    } else if (!opened.faults.empty()) {
        trouble_ = sentence(opened.faults.front());
    }
}

void Session::retry()
{
    openLibrary();
    emit troubleChanged();
    tellCollection();
    tellFields();
    tell({});
    emit said(trouble().isEmpty() ? tr("The library is open.") : tr("That has not changed."));
}

Session::Session() { currentSession = this; }

Session::~Session() { currentSession = nullptr; }

Session* Session::current() { return currentSession; }

Session* Session::create(QQmlEngine*, QJSEngine*)
{
    QJSEngine::setObjectOwnership(currentSession, QJSEngine::CppOwnership);
    return currentSession;
}

bool Session::canUndo() const { return library_ && library_->canUndo(scopeOf(focus_)); }

bool Session::canRedo() const { return library_ && library_->canRedo(scopeOf(focus_)); }

void Session::setFocus(const QString& armyId)
{
    focus_ = armyId.toStdString();
    emit reachChanged();
}

void Session::undo()
{
    if (canUndo()) {
        step(true);
    }
}

void Session::redo()
{
    if (canRedo()) {
        step(false);
    }
}

void Session::step(bool back)
{
    const Scope reach = scopeOf(focus_);
    const std::string prefix = Scope::army("").key;
    const Result<Reach> next = library_->reach(reach);
    const std::optional<Edit> meant = !next.value ? std::nullopt : back ? next->undo : next->redo;
    const bool ofArmy = meant && meant->scope.starts_with(prefix);
    const QString id = ofArmy ? QString::fromStdString(meant->scope.substr(prefix.size())) : QString();
    const std::optional<Army> was = ofArmy ? army(id) : std::nullopt;
    const Result<Edit> done = back ? library_->undo(reach) : library_->redo(reach);
    if (!done) {
        say(done.faults);
        return;
    }
    if (meant && stepOfField(*meant, *done, back)) {
        return;
    }
    if (ofArmy) {
        emit armyChanged(id);
    }
    if (done->scope == Scope::collection().key) {
        tellCollection();
    }
    tell(done->scope);
    const std::optional<Army> is = ofArmy ? army(id) : std::nullopt;
    const QString words = back ? wordsOf(done->what, is, was) : wordsOf(done->what, was, is);
    emit said((back ? tr("Undone: %1") : tr("Redone: %1")).arg(words));
}

bool Session::stepOfField(const Edit& meant, const Edit& done, bool back)
{
    const std::string prefix = Scope::field("").key;
    if (!meant.scope.starts_with(prefix)) {
        return false;
    }
    emit fieldChanged(QString::fromStdString(meant.scope.substr(prefix.size())));
    tellFields();
    emit said((back ? tr("Undone: %1") : tr("Redone: %1")).arg(fieldStepWords(done.what, done.detail)));
    return true;
}

QString Session::wordsOf(const std::string& what, const std::optional<Army>& before, const std::optional<Army>& after)
{
    if (!before && !after) {
        return stepWords(what, nullptr, nullptr, nullptr);
    }
    const Army& any = before ? *before : *after;
    const ArmyList* known = list(any);
    const QString nation = translated(known != nullptr ? known->name : any.list);
    return tr("%1 (%2)", "what was undone, of which army")
        .arg(stepWords(what, before ? &*before : nullptr, after ? &*after : nullptr, known),
            any.name.empty() ? nation : QString::fromStdString(any.name));
}

void Session::tellCollection()
{
    emit collectionChanged();
    emit reachChanged();
}

void Session::tellFields()
{
    emit fieldsChanged();
    emit reachChanged();
}

void Session::readLists()
{
    catalogue_.refresh();
    figureAgain();
    emit listsChanged();
    emit armiesChanged();
}

void Session::figureAgain()
{
    if (library_) {
        noteDamage(refigure(*library_, catalogue_));
    }
}

std::vector<SavedArmy> Session::armies(const ArmyFilter& filter)
{
    if (!library_) {
        return {};
    }
    std::vector<SavedArmy> found = listed(library_->armies(filter));
    figureAnew(found, *library_, catalogue_);
    return found;
}

const ArmyList* Session::list(const Army& army, QStringList* faults)
{
    std::vector<Fault> found;
    const ArmyList* list = catalogue_.find(army.system, army.list, army.edition, found);
    if (faults != nullptr) {
        for (const Fault& fault : found) {
            faults->append(worded(fault));
        }
    }
    return list;
}

ArmyContent Session::content(const Army& army) { return contentOf(catalogue_, army); }

std::optional<Army> Session::army(const QString& id)
{
    if (!library_) {
        return std::nullopt;
    }
    const Result<SavedArmy> saved = library_->army(id.toStdString());
    if (!saved.value) {
        if (!saved.faults.empty() && saved.faults.front().message.code.starts_with("library-damaged")) {
            noteDamage(saved.faults);
        }
        return std::nullopt;
    }
    Result<Army> read = readArmy(saved.value->content.document, id.toStdString());
    return read.value;
}

QString Session::keep(const Army& army, const char* what)
{
    if (!library_) {
        emit said(trouble_);
        return {};
    }
    const Result<SavedArmy> saved = library_->create(content(army), what);
    if (!saved) {
        say(saved.faults);
        return {};
    }
    tell(saved->id);
    return QString::fromStdString(saved->id);
}

bool Session::save(const QString& id, const Army& army, const char* what)
{
    if (!library_) {
        emit said(trouble_);
        return false;
    }
    const Result<SavedArmy> saved = library_->save(id.toStdString(), content(army), what);
    if (!saved) {
        say(saved.faults);
        return false;
    }
    tell(saved->id);
    return true;
}

void Session::tell(const std::string&)
{
    emit armiesChanged();
    emit reachChanged();
}

void Session::noteDamage(const std::vector<Fault>& faults)
{
    const qsizetype before = damage_.size();
    for (const Fault& fault : faults) {
        if (const QString words = sentence(fault); !damage_.contains(words)) {
            damage_ << words;
        }
    }
    if (damage_.size() != before) {
        emit troubleChanged();
    }
}

void Session::say(const std::vector<Fault>& faults)
{
    for (const Fault& fault : faults) {
        emit said(sentence(fault));
    }
}

} // namespace strategikon

#include "moc_session.cpp"
