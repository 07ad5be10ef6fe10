#include "battles.h"

#include "app/view/session.h"
#include "app/view/when.h"
#include "app/words/played.h"
#include "model/play/record/facts.h"
#include "model/text/name.h"

namespace strategikon {

namespace {

std::string wordsOf(const std::string& system)
{
    const play::Game* game = gameOf(system);
    return game != nullptr ? game->words() : std::string();
}

QString standingOf(const BattleContent& kept)
{
    const auto facts = play::readFacts(kept.facts);
    if (!facts) {
        return {};
    }
    if (!facts->over) {
        return facts->turn == 0
            ? Battles::tr("Before the first turn")
            : Battles::tr("Turn %1, %2").arg(facts->turn).arg(phaseShown(facts->phase, wordsOf(kept.system)));
    }
    QString over = Battles::tr("Over after %n turns", "", facts->turn);
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
        auto open = session->listed(library->battles("open"));
        auto aside = session->listed(library->battles("archived"));
        archived_ = int(aside.size());
        battles_ = std::move(archive_ ? aside : open);
        for (const SavedBattle& battle : battles_) {
            gameOf(battle.content.system); // it brings its words
        }
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
        return standingOf(saved.content);
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

bool Battles::rename(const QString& id, const QString& name)
{
    Session& session = *Session::current();
    if (session.library() == nullptr || name.trimmed().isEmpty()) {
        return false;
    }
    const auto done = session.library()->renameBattle(id.toStdString(), cleanName(name.trimmed().toStdString()));
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
