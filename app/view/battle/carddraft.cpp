#include "carddraft.h"

#include "app/view/session.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace strategikon {

using namespace play;

namespace {

std::string draftKey(const std::string& battle) { return "battle.draft." + battle; }
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

CardDraft::CardDraft(const OpenBattle& battle, OpenCard& open) : battle_(battle), open_(open)
{
    keeping_.setSingleShot(true);
    keeping_.setInterval(300);
    QObject::connect(&keeping_, &QTimer::timeout, &keeping_, [this] { keep(); });
    QObject::connect(&battle_, &OpenBattle::cardChanged, &keeping_, qOverload<>(&QTimer::start));
}

void CardDraft::keep()
{
    Session* session = Session::current();
    if (!battle_.known() || session == nullptr || session->library() == nullptr || !battle_.isNow()) {
        return;
    }
    QByteArray text;
    if (const auto& card = open_.card(); card && (open_.asks().size() > 1 || !card->untouched())) {
        const Draft draft = card->kept();
        QJsonObject put;
        for (const auto& [input, values] : draft.put) {
            QJsonArray list;
            for (const int value : values) {
                list << value;
            }
            put[QString::fromStdString(input)] = list;
        }
        text = QJsonDocument(QJsonObject{{"head", battle_.record().head()},
                                 {"what", QString::fromStdString(card->ask().what)}, {"who", card->ask().who},
                                 {"put", put}, {"touched", listed(draft.touched)}, {"counted", listed(draft.counted)}})
                   .toJson(QJsonDocument::Compact);
    }
    if (text != kept_) {
        kept_ = text;
        session->library()->setSetting(draftKey(battle_.id()), text.toStdString());
    }
}

void CardDraft::find()
{
    Session* session = Session::current();
    kept_.clear();
    if (!battle_.known() || session == nullptr || session->library() == nullptr) {
        return;
    }
    const auto kept = session->library()->setting(draftKey(battle_.id()));
    if (!kept.value || !kept.value->has_value()) {
        return;
    }
    kept_ = QByteArray::fromStdString(**kept.value);
    const QJsonObject left = QJsonDocument::fromJson(kept_).object();
    const Decision* its = cardFor(open_.asks(), left["what"].toString().toStdString(), left["who"].toInt(nobody));
    if (left["head"].toInt(-1) != battle_.record().head() || its == nullptr) {
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
    open_.lay(its);
    open_.card()->restore(draft);
    open_.tell();
}

void CardDraft::keepEachDie() const
{
    Session* session = Session::current();
    if (session != nullptr && session->library() != nullptr) {
        session->library()->setSetting(
            dieKey(battle_.id()), QJsonDocument(listed(open_.eachDie)).toJson(QJsonDocument::Compact).toStdString());
    }
}

void CardDraft::findEachDie()
{
    Session* session = Session::current();
    open_.eachDie.clear();
    if (!battle_.known() || session == nullptr || session->library() == nullptr) {
        return;
    }
    const auto kept = session->library()->setting(dieKey(battle_.id()));
    if (kept.value && kept.value->has_value()) {
        open_.eachDie = idsIn(QJsonDocument::fromJson(QByteArray::fromStdString(**kept.value)).array());
    }
}

} // namespace strategikon
