// A card that was half filled in when the page was left stands there so when one comes back, after a restart too; how
// dice are noted does, too.
#include "battledesk.h"

#include "app/view/session.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
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

// What was kept can only be put back where it could be put by hand.
bool fits(const Input& one, const std::vector<int>& values, bool counted)
{
    using Kind = Input::Kind;
    const auto within = [&](int least, int last) {
        return std::all_of(values.begin(), values.end(), [&](int value) { return value >= least && value <= last; });
    };
    switch (one.kind) {
    case Kind::things:
        return int(values.size()) <= one.most && std::all_of(values.begin(), values.end(), [&](int thing) {
            return std::find(one.among.begin(), one.among.end(), thing) != one.among.end();
        });
    case Kind::dice:
        return counted ? values.size() == 1 ? within(0, one.dice.count) : int(values.size()) == one.dice.count
                       : int(values.size()) == wanted(one.dice, values) && within(0, one.dice.sides);
    case Kind::choice:
        return values.size() == 1 && within(0, int(one.options.size()) - 1);
    case Kind::flag:
        return values.size() == 1 && within(0, 1);
    default:
        return values.size() == 1 && within(one.least, one.most);
    }
}

} // namespace

BattleDesk::~BattleDesk() { keepDraft(); }

void BattleDesk::keepDraft()
{
    Session* session = Session::current();
    if (!known() || session == nullptr || session->library() == nullptr || correcting_ != 0) {
        return;
    }
    QByteArray text;
    const bool begun = ask() != nullptr && (!touched_.empty() || asks_.size() > 1 || !draftIsAsDealt());
    if (begun) {
        QJsonObject put;
        for (const auto& [input, values] : put_) {
            QJsonArray list;
            for (const int value : values) {
                list << value;
            }
            put[QString::fromStdString(input)] = list;
        }
        text = QJsonDocument(
            QJsonObject{{"head", recorder_->battle().head()}, {"what", QString::fromStdString(ask()->what)},
                {"who", ask()->who}, {"put", put}, {"touched", listed(touched_)}, {"counted", listed(counted_)}})
                   .toJson(QJsonDocument::Compact);
    }
    if (text != keptDraft_) {
        keptDraft_ = text;
        session->library()->setSetting(draftKey(id_), text.toStdString());
    }
}

bool BattleDesk::draftIsAsDealt() const
{
    return std::all_of(ask()->inputs.begin(), ask()->inputs.end(), [&](const Input& one) {
        const auto put = put_.find(one.id);
        return one.kind != Input::Kind::dice || put == put_.end()
            || std::all_of(put->second.begin(), put->second.end(), [](int face) { return face == 0; });
    });
}

void BattleDesk::findDraft()
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
    const QJsonObject draft = QJsonDocument::fromJson(keptDraft_).object();
    const Ask* its = cardFor(asks_, draft["what"].toString().toStdString(), draft["who"].toInt(nobody));
    if (draft["head"].toInt(-1) != recorder_->battle().head() || its == nullptr) {
        return; // the battle has gone on
    }
    chosen_ = int(its - asks_.data());
    fill();
    counted_ = idsIn(draft["counted"]);
    for (const Input& one : ask()->inputs) {
        std::vector<int> values;
        for (const auto& value : draft["put"][QString::fromStdString(one.id)].toArray()) {
            values.push_back(value.toInt());
        }
        if (fits(one, values, counted_.count(one.id) > 0)) {
            put_[one.id] = values;
        }
    }
    touched_ = idsIn(draft["touched"]);
    show();
}

// What a correction left can be answered once more after a restart, too.
void BattleDesk::keepWaiting(int step)
{
    Session* session = Session::current();
    if (std::exchange(waiting_, step) != step && session != nullptr && session->library() != nullptr) {
        session->library()->setSetting(waitingKey(id_), std::to_string(step));
    }
}

void BattleDesk::findWaiting()
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

void BattleDesk::keepEachDie()
{
    Session* session = Session::current();
    if (session != nullptr && session->library() != nullptr) {
        session->library()->setSetting(
            dieKey(id_), QJsonDocument(listed(eachDie_)).toJson(QJsonDocument::Compact).toStdString());
    }
}

void BattleDesk::findEachDie()
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
