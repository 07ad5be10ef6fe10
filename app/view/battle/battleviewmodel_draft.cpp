// A card that was half filled in when the page was left stands there so when one comes back, after a restart too; how
// dice are noted does, too.
#include "battleviewmodel.h"

#include "app/view/session.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <cstdlib>
#include <utility>

namespace strategikon {

using namespace play;

namespace {

std::string draftKey(const std::string& battle) { return "battle.draft." + battle; }
std::string waitingKey(const std::string& battle) { return "battle.waiting." + battle; }
std::string dieKey(const std::string& battle) { return "battle.each-die." + battle; }

QJsonArray listed(const std::set<std::string>& ids)
{
    QJsonArray all;
    for (const std::string& id : ids) {
        all << QString::fromStdString(id);
    }
    return all;
}

std::set<std::string> idsIn(const QJsonValue& list)
{
    std::set<std::string> all;
    for (const auto& id : list.toArray()) {
        all.insert(id.toString().toStdString());
    }
    return all;
}

} // namespace

BattleViewModel::~BattleViewModel() { keepDraft(); }

void BattleViewModel::keepDraft()
{
    Session* session = Session::current();
    if (!known() || session == nullptr || session->library() == nullptr || past_) {
        return;
    }
    QByteArray text;
    if (card_ && (asks_.size() > 1 || !card_->untouched())) {
        const Draft draft = card_->kept();
        QJsonObject put;
        for (const auto& [input, values] : draft.put) {
            QJsonArray list;
            for (const int value : values) {
                list << value;
            }
            put[QString::fromStdString(input)] = list;
        }
        text = QJsonDocument(QJsonObject{{"head", recorder_->battle().head()},
                                 {"what", QString::fromStdString(ask()->what)}, {"who", ask()->who}, {"put", put},
                                 {"touched", listed(draft.touched)}, {"counted", listed(draft.counted)}})
                   .toJson(QJsonDocument::Compact);
    }
    if (text != keptDraft_) {
        keptDraft_ = text;
        session->library()->setSetting(draftKey(id_), text.toStdString());
    }
}

void BattleViewModel::findDraft()
{
    Session* session = Session::current();
    keptDraft_.clear();
    if (!known() || session == nullptr || session->library() == nullptr) {
        return;
    }
    const auto kept = session->library()->setting(draftKey(id_));
    if (!kept.value || !kept.value->has_value()) {
        return;
    }
    keptDraft_ = QByteArray::fromStdString(**kept.value);
    const QJsonObject left = QJsonDocument::fromJson(keptDraft_).object();
    const Decision* its = cardFor(asks_, left["what"].toString().toStdString(), left["who"].toInt(nobody));
    if (left["head"].toInt(-1) != recorder_->battle().head() || its == nullptr) {
        return; // the battle has gone on
    }
    Draft draft{.touched = idsIn(left["touched"]), .counted = idsIn(left["counted"])};
    const QJsonObject put = left["put"].toObject();
    for (auto one = put.begin(); one != put.end(); ++one) {
        for (const auto& value : one.value().toArray()) {
            draft.put[one.key().toStdString()].push_back(value.toInt());
        }
        draft.put.try_emplace(one.key().toStdString());
    }
    lay(its);
    card_->restore(draft);
    cardIsOther();
}

// What a correction left can be answered once more after a restart, too.
void BattleViewModel::keepWaiting(int step)
{
    Session* session = Session::current();
    if (std::exchange(waiting_, step) != step && session != nullptr && session->library() != nullptr) {
        session->library()->setSetting(waitingKey(id_), std::to_string(step));
    }
}

void BattleViewModel::findWaiting()
{
    Session* session = Session::current();
    waiting_ = 0;
    if (!known() || session == nullptr || session->library() == nullptr) {
        return;
    }
    const auto kept = session->library()->setting(waitingKey(id_));
    const int step = kept.value && kept.value->has_value() ? std::atoi(kept.value->value().c_str()) : 0;
    const auto& log = recorder_->battle().log();
    if (step > 0 && step <= int(log.size()) && log[std::size_t(step - 1)].kind == Entry::Kind::step) {
        waiting_ = step;
    }
}

void BattleViewModel::keepEachDie()
{
    Session* session = Session::current();
    if (session != nullptr && session->library() != nullptr) {
        session->library()->setSetting(
            dieKey(id_), QJsonDocument(listed(eachDie_)).toJson(QJsonDocument::Compact).toStdString());
    }
}

void BattleViewModel::findEachDie()
{
    Session* session = Session::current();
    eachDie_.clear();
    if (!known() || session == nullptr || session->library() == nullptr) {
        return;
    }
    const auto kept = session->library()->setting(dieKey(id_));
    if (kept.value && kept.value->has_value()) {
        eachDie_ = idsIn(QJsonDocument::fromJson(QByteArray::fromStdString(**kept.value)).array());
    }
}

} // namespace strategikon
