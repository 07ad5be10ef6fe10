#include "battles.h"

#include "app/words/played.h"
#include "model/play/facts.h"
#include "model/play/recorder.h"
#include "model/text/file.h"
#include "rules/battle.h"
#include "session.h"
#include "when.h"

#include <filesystem>

namespace strategikon {

namespace {

const QString shipped = QStringLiteral("ready/"); // and the file of an army that ships with the lists

QString standingOf(const std::string& kept)
{
    const auto facts = play::readFacts(kept);
    if (!facts) {
        return {};
    }
    if (!facts->over) {
        return facts->turn == 0 ? Battles::tr("Before the first turn")
                                : Battles::tr("Turn %1, %2").arg(facts->turn).arg(phaseShown(facts->phase));
    }
    const QString over = Battles::tr("Over after %n turns", "", facts->turn);
    if (facts->winner == play::both) {
        return Battles::tr("%1, a draw", "over after so many turns").arg(over);
    }
    if (facts->winner != 0 && facts->winner != 1) {
        return over;
    }
    QStringList names;
    for (const std::string& name : facts->sides[facts->winner].armies) {
        names << QString::fromStdString(name);
    }
    return Battles::tr("%1, won by %2", "over after so many turns").arg(over, names.join(QStringLiteral(", ")));
}

// The armies that ship with a system, by their files.
std::vector<std::filesystem::path> shippedWith(const std::string& system)
{
    std::vector<std::filesystem::path> files;
    std::error_code error;
    for (std::filesystem::directory_iterator it(roots().lists / system / "armies", error), end; !error && it != end;
         it.increment(error)) {
        if (it->path().extension() == ".yaml") {
            files.push_back(it->path());
        }
    }
    std::sort(files.begin(), files.end());
    return files;
}

} // namespace

Battles::Battles(QObject* parent) : QAbstractListModel(parent) { load(); }

void Battles::load()
{
    Session* session = Session::current();
    Library* library = session != nullptr ? session->library() : nullptr;
    beginResetModel();
    battles_.clear();
    archived_ = 0;
    if (library != nullptr) {
        auto open = library->battles("open").value.value_or(std::vector<SavedBattle>{});
        auto aside = library->battles("archived").value.value_or(std::vector<SavedBattle>{});
        archived_ = int(aside.size());
        battles_ = std::move(archive_ ? aside : open);
    }
    endResetModel();
    emit loaded();
}

void Battles::setArchive(bool archive)
{
    if (archive != archive_) {
        archive_ = archive;
        load();
    }
}

int Battles::rowCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : count(); }

QVariant Battles::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid)) {
        return {};
    }
    const SavedBattle& saved = battles_[std::size_t(index.row())];
    switch (role) {
    case BattleId:
        return QString::fromStdString(saved.id);
    case Qt::DisplayRole:
    case Name:
        return nameAt(index.row());
    case Standing:
        return standingOf(saved.content.facts);
    case Changed:
        return whenWords(saved.changed);
    default:
        return {};
    }
}

QHash<int, QByteArray> Battles::roleNames() const
{
    return {{BattleId, "battleId"}, {Name, "name"}, {Standing, "standing"}, {Changed, "changed"}};
}

QVariantList Battles::armies() const
{
    QVariantList all;
    Session& session = *Session::current();
    const auto add = [&](const QString& id, const QString& name) { all << QVariantMap{{"id", id}, {"name", name}}; };
    if (session.library() != nullptr) {
        for (const SavedArmy& saved : session.library()->armies().value.value_or(std::vector<SavedArmy>{})) {
            if (gameOf(saved.content.system) != nullptr) {
                add(QString::fromStdString(saved.id), QString::fromStdString(saved.content.name));
            }
        }
    }
    for (const System* system : systems()) {
        if (system->game() == nullptr) {
            continue;
        }
        for (const std::filesystem::path& file : shippedWith(system->format().id)) {
            const QString id = shipped + QString::fromStdString(file.string());
            if (const auto army = armyOf(id)) {
                add(id, tr("%1 (ready-made)").arg(QString::fromStdString(army->name)));
            }
        }
    }
    return all;
}

std::optional<Army> Battles::armyOf(const QString& id) const
{
    Session& session = *Session::current();
    if (!id.startsWith(shipped)) {
        return session.army(id);
    }
    const std::string file = id.mid(shipped.size()).toStdString();
    const Reading<std::string> text = readFile(file);
    const Reading<Army> army = text ? readArmy(*text, file) : Reading<Army>(text.faults);
    return army ? std::optional(*army) : std::nullopt;
}

QString Battles::create(const QString& first, const QString& second, const QString& name, int turns)
{
    Session& session = *Session::current();
    const auto a = armyOf(first), b = armyOf(second);
    if (session.library() == nullptr || !a || !b) {
        emit session.said(session.library() == nullptr ? session.trouble() : tr("Choose an army for each side."));
        return {};
    }
    BattlePlan plan{{{0, *a, false}, {1, *b, false}}, {}, {}};
    if (turns >= 0) {
        plan.terms.emplace_back("turns", std::to_string(turns));
    }
    const QString usual =
        tr("%1 – %2", "two armies").arg(QString::fromStdString(a->name), QString::fromStdString(b->name));
    return begin(plan, name.trimmed().isEmpty() ? usual : name.trimmed());
}

QString Battles::begin(const BattlePlan& plan, const QString& name)
{
    Session& session = *Session::current();
    const std::string system = plan.sides.front().army.system;
    const Reading<play::State> state = beginning(session.catalogue(), plan);
    if (!state) {
        session.say(state.faults);
        return {};
    }
    const BattleContent content{name.toStdString(), system, STRATEGIKON_VERSION, {}, {}};
    const auto recorder = play::Recorder::begin(*session.library(), *gameOf(system), content, *state);
    if (!recorder) {
        session.say(recorder.faults);
        return {};
    }
    load();
    return QString::fromStdString(recorder->id());
}

bool Battles::rename(const QString& id, const QString& name)
{
    Session& session = *Session::current();
    if (session.library() == nullptr || name.trimmed().isEmpty()) {
        return false;
    }
    const auto done = session.library()->renameBattle(id.toStdString(), name.trimmed().toStdString());
    session.say(done.faults);
    load();
    return bool(done);
}

bool Battles::place(const QString& id, const char* where)
{
    Session& session = *Session::current();
    if (session.library() == nullptr) {
        return false;
    }
    const auto done = session.library()->placeBattle(id.toStdString(), where);
    session.say(done.faults);
    load();
    return bool(done);
}

bool Battles::setArchived(const QString& id, bool archived) { return place(id, archived ? "archived" : "open"); }

bool Battles::remove(const QString& id) { return place(id, "removed"); }

QString Battles::idAt(int row) const
{
    return row >= 0 && row < count() ? QString::fromStdString(battles_[std::size_t(row)].id) : QString();
}

QString Battles::nameAt(int row) const
{
    return row >= 0 && row < count() ? QString::fromStdString(battles_[std::size_t(row)].content.name) : QString();
}

} // namespace strategikon
