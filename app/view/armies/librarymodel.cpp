#include "librarymodel.h"

#include "app/view/builder/ready.h"
#include "app/view/session.h"
#include "app/view/settings.h"
#include "app/view/when.h"
#include "app/words/nations.h"
#include "app/words/words.h"
#include "model/army/names.h"
#include "model/text/name.h"

#include <QLocale>

#include <algorithm>

namespace strategikon {

namespace {

constexpr ArmyFilter::Sort sorts[] = {
    ArmyFilter::Sort::changed, ArmyFilter::Sort::name, ArmyFilter::Sort::list, ArmyFilter::Sort::points};

// Empty where it was judged.
QString whyUnjudged(const SavedArmy& army)
{
    switch (unjudged(army)) {
    case Unjudged::listGone:
        return LibraryModel::tr("List is gone");
    case Unjudged::listFaulty:
        return LibraryModel::tr("List has faults");
    case Unjudged::no:
        break;
    }
    return {};
}

constexpr int anySize = 100'000; // points that may be agreed on

} // namespace

LibraryModel::LibraryModel(QObject* parent) : QAbstractListModel(parent)
{
    if (Session* session = Session::current()) {
        connect(session, &Session::armiesChanged, this, &LibraryModel::load);
    }
    load();
}

void LibraryModel::load()
{
    Session* session = Session::current();
    Library* library = session != nullptr ? session->library() : nullptr;
    std::vector<SavedArmy> found;
    if (library != nullptr) {
        found = session->armies(filter_);
        ArmyFilter all;
        all.archived = ArmyFilter::Archived::any;
        total_ = archived_ = 0;
        for (const SavedArmy& army : session->listed(library->armies(all))) {
            army.archived ? ++archived_ : ++total_;
        }
        tags_.clear();
        for (const TagCount& tag : session->listed(library->tags())) {
            tags_ << QString::fromStdString(tag.tag);
        }
    }
    // The same armies in the same order: only their figures changed, and the list stays where it is.
    const bool same = std::equal(found.begin(), found.end(), armies_.begin(), armies_.end(),
        [](const SavedArmy& a, const SavedArmy& b) { return a.id == b.id; });
    if (same) {
        armies_ = std::move(found);
        if (!armies_.empty()) {
            emit dataChanged(index(0), index(count() - 1));
        }
    } else {
        beginResetModel();
        armies_ = std::move(found);
        endResetModel();
    }
    emit loaded();
}

void LibraryModel::setSearch(const QString& search)
{
    if (search != this->search()) {
        filter_.search = search.toStdString();
        emit filterChanged();
        load();
    }
}

void LibraryModel::setTag(const QString& tag)
{
    if (tag != this->tag()) {
        filter_.tags.clear();
        if (!tag.isEmpty()) {
            filter_.tags.push_back(tag.toStdString());
        }
        emit filterChanged();
        load();
    }
}

void LibraryModel::setSort(int sort)
{
    if (sort != sort_ && sort >= 0 && sort < static_cast<int>(std::size(sorts))) {
        sort_ = sort;
        filter_.sort = sorts[sort];
        emit filterChanged();
        load();
    }
}

void LibraryModel::setArchive(bool archive)
{
    if (archive != this->archive()) {
        filter_.archived = archive ? ArmyFilter::Archived::yes : ArmyFilter::Archived::no;
        emit filterChanged();
        load();
    }
}

int LibraryModel::rowCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : count(); }

QVariant LibraryModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid)) {
        return {};
    }
    const SavedArmy& army = armies_[index.row()];
    const SavedFacts facts = factsOf(army.content.facts);
    switch (role) {
    case ArmyId:
        return QString::fromStdString(army.id);
    case Qt::DisplayRole:
    case Name:
        return titleOf(army);
    case Nation:
        return translated(facts.nation.empty() ? army.content.list : facts.nation);
    case SystemName: {
        const System* system = findSystem(army.content.system);
        return system != nullptr ? translated(system->format().name) : QString::fromStdString(army.content.system);
    }
    case SystemId:
        return QString::fromStdString(army.content.system);
    case Edition:
        return QString::fromStdString(army.content.edition);
    case Limit:
        return army.content.points;
    case Spent:
        return facts.points;
    case Legal:
        return facts.legal;
    case Findings:
        return facts.findings;
    case Why:
        return whyUnjudged(army);
    case Tags: {
        QStringList tags;
        for (const std::string& tag : army.content.tags) {
            tags << QString::fromStdString(tag);
        }
        return tags;
    }
    case Changed:
        return whenWords(army.changed);
    default:
        return {};
    }
}

QHash<int, QByteArray> LibraryModel::roleNames() const
{
    return {{ArmyId, "armyId"}, {Name, "name"}, {Nation, "nation"}, {SystemId, "system"}, {SystemName, "systemName"},
        {Edition, "edition"}, {Limit, "limit"}, {Spent, "spent"}, {Legal, "legal"}, {Findings, "findings"},
        {Why, "unjudged"}, {Tags, "tags"}, {Changed, "changed"}};
}

int LibraryModel::mostFor(const QString& system, const QString& list) const
{
    Catalogue& catalogue = Session::current()->catalogue();
    for (const ListHeading& heading : catalogue.headings()) {
        if (heading.system == system.toStdString() && heading.id == list.toStdString()) {
            return mostOf(catalogue, heading).value_or(anySize);
        }
    }
    return anySize;
}

void LibraryModel::create(const QString& system, const QString& list, int points, const QString& start)
{
    if (making_) {
        return;
    }
    Session& session = *Session::current();
    Army army;
    army.system = system.toStdString();
    army.list = list.toStdString();
    army.points = points > 0 ? points : std::clamp(Settings::current()->pointsOf(system), 1, mostFor(system, list));
    const System* rules = findSystem(army.system);
    const std::string wanted = Settings::current()->edition().toStdString();
    if (rules != nullptr) {
        const auto& editions = rules->format().editions;
        army.edition = std::find(editions.begin(), editions.end(), wanted) != editions.end() ? wanted : "";
    }
    QStringList faults;
    const ArmyList* known = session.list(army, &faults);
    if (known == nullptr) {
        emit session.said(faults.isEmpty() ? tr("No such list.") : faults.front());
        emit created({});
        return;
    }
    army.list = known->id;
    army.edition = known->edition;
    army.name = (rules->bounded(*known) ? tr("%1 %2", "name of a new army: nation and points")
                                              .arg(translated(known->name), QLocale().toString(army.points))
                                        : translated(known->name))
                    .toStdString();
    if (start != u"filled") {
        emit created(session.keep(army, "create"));
        return;
    }
    making_ = true;
    emit makingChanged();
    pool_.start([this, rules, army, known = std::make_shared<const ArmyList>(*known)] {
        Army made = army;
        try {
            made = readyArmy(*rules, *known, army);
        } catch (const TooIntertwined&) { // it begins empty
        }
        QMetaObject::invokeMethod(
            this, [this, made] { keep(made); }, Qt::QueuedConnection);
    });
}

void LibraryModel::keep(Army army)
{
    making_ = false;
    emit makingChanged();
    emit created(Session::current()->keep(army, "create"));
}

QList<ReadyShown> LibraryModel::readyMade(const QString& system, const QString& list) const
{
    QList<ReadyShown> shown;
    for (const ReadyMade& ready : strategikon::readyMade(system.toStdString(), list.toStdString())) {
        const int points =
            int(factsOf(Session::current()->content(ready.army).facts).points); // an army may stay far below
        shown.push_back({plain(ready.file.string()), translated(ready.army.name), translated(ready.army.note),
            points > 0 ? points : ready.army.points});
    }
    return shown;
}

QString LibraryModel::takeReady(const QString& system, const QString& list, const QString& file)
{
    for (ReadyMade& ready : strategikon::readyMade(system.toStdString(), list.toStdString())) {
        if (QString::fromStdString(ready.file.string()) == file) {
            ready.army.name = translated(ready.army.name).toStdString();
            ready.army.note = translated(ready.army.note).toStdString();
            return Session::current()->keep(ready.army, "create");
        }
    }
    return {};
}

QString LibraryModel::duplicate(const QString& id)
{
    Session& session = *Session::current();
    std::optional<Army> army = session.army(id);
    if (!army) {
        return {};
    }
    const ArmyList* list = session.list(*army);
    const QString name = !army->name.empty() ? QString::fromStdString(army->name)
                                             : translated(list != nullptr ? list->name : army->list);
    army->name = tr("%1 (copy)").arg(name).toStdString();
    *army = withCleanNames(std::move(*army));
    return session.keep(*army, "duplicate");
}

bool LibraryModel::rename(const QString& id, const QString& name)
{
    Session& session = *Session::current();
    std::optional<Army> army = session.army(id);
    if (!army) {
        return false;
    }
    army->name = cleanName(name.trimmed().toStdString());
    const bool done = session.save(id, *army, "rename");
    emit session.armyChanged(id);
    return done;
}

bool LibraryModel::setArchived(const QString& id, bool archived)
{
    Session& session = *Session::current();
    if (session.library() == nullptr) {
        return false;
    }
    const auto done = session.library()->setArchived(id.toStdString(), archived);
    session.say(done.faults);
    session.tell(id.toStdString());
    return static_cast<bool>(done);
}

bool LibraryModel::remove(const QString& id)
{
    Session& session = *Session::current();
    if (session.library() == nullptr) {
        return false;
    }
    const auto fault = session.library()->remove(id.toStdString());
    if (fault) {
        session.say({*fault});
    }
    session.tell(id.toStdString());
    return !fault;
}

int LibraryModel::rowOf(const QString& id) const
{
    for (int row = 0; row < count(); ++row) {
        if (armies_[row].id == id.toStdString()) {
            return row;
        }
    }
    return -1;
}

QString LibraryModel::idAt(int row) const
{
    return row >= 0 && row < count() ? QString::fromStdString(armies_[row].id) : QString();
}

QString LibraryModel::nameAt(int row) const { return row >= 0 && row < count() ? titleOf(armies_[row]) : QString(); }

} // namespace strategikon

#include "moc_librarymodel.cpp"
