// A plan that was lined up, with what was supposed, is there again when one comes back to the battle, after a restart
// too; what was done of it in the meantime is not.
#include "forecastviewmodel.h"

#include "app/view/session.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>

namespace strategikon {

using namespace play;

namespace {

std::string planKey(const QString& battle) { return "battle.plan." + battle.toStdString(); }

QJsonArray listed(const std::vector<int>& values)
{
    QJsonArray all;
    for (const int value : values) {
        all << value;
    }
    return all;
}

std::vector<int> valuesIn(const QJsonValue& list)
{
    std::vector<int> all;
    for (const auto& value : list.toArray()) {
        all.push_back(value.toInt());
    }
    return all;
}

QJsonObject written(const Answer& answer)
{
    QJsonObject inputs;
    for (const auto& [input, values] : answer.inputs) {
        inputs[QString::fromStdString(input)] = listed(values);
    }
    return {{"what", QString::fromStdString(answer.what)}, {"who", answer.who}, {"inputs", inputs}};
}

bool areThere(const std::vector<int>& things, const State& state)
{
    return std::all_of(things.begin(), things.end(), [&](int id) { return id > 0 && id <= int(state.things.size()); });
}

// Whoever is named is of the sort, and of the side, of those who may be: they need not be free to do it any more.
bool mayBe(const Input& input, const std::vector<int>& values, const State& state)
{
    if (input.kind != Input::Kind::things) {
        Answer answer;
        answer.set(input.id, values);
        return !misfit({.inputs = {input}}, answer);
    }
    const Thing* like = input.among.empty() ? nullptr : &state[input.among.front()];
    return like != nullptr && areThere(values, state) && std::all_of(values.begin(), values.end(), [&](int id) {
        return state[id].sort == like->sort && state[id].side == like->side;
    });
}

std::optional<Answer> answerIn(const QJsonObject& from, const Decision& ask, const State& state)
{
    if (from["what"].toString().toStdString() != ask.what) {
        return {};
    }
    Answer answer{.what = ask.what, .who = from["who"].toInt(nobody)};
    const QJsonObject inputs = from["inputs"].toObject();
    for (const Input& input : ask.inputs) {
        const QJsonValue its = inputs[QString::fromStdString(input.id)];
        if (its.isUndefined() || input.kind == Input::Kind::dice) {
            continue;
        }
        if (!mayBe(input, valuesIn(its), state)) {
            return {};
        }
        answer.set(input.id, valuesIn(its));
    }
    return answer;
}

Library* library()
{
    Session* session = Session::current();
    return session != nullptr ? session->library() : nullptr;
}

} // namespace

void ForecastViewModel::keep()
{
    if (!known() || battle_ != desk_->battleId() || library() == nullptr) {
        return;
    }
    QByteArray text;
    if (!course_.empty() || !supposed_.empty()) {
        QJsonArray course, supposed;
        for (const Answer& answer : course_) {
            course << written(answer);
        }
        for (const Supposed& one : supposed_) {
            supposed << QJsonObject{
                {"input", QString::fromStdString(one.input)}, {"on", listed(one.on)}, {"value", listed(one.value)}};
        }
        text = QJsonDocument(QJsonObject{{"entries", seenEntries_}, {"turn", turn_.first}, {"side", turn_.second},
                                 {"course", course}, {"supposed", supposed}})
                   .toJson(QJsonDocument::Compact);
    }
    if (text != kept_) {
        kept_ = text;
        library()->setSetting(planKey(battle_), text.toStdString());
    }
}

void ForecastViewModel::find()
{
    course_.clear();
    supposed_.clear();
    kept_.clear();
    seen_.reset();
    battle_ = known() ? desk_->battleId() : QString();
    if (!known() || library() == nullptr) {
        return;
    }
    const int entries = int(desk_->recorder().battle().log().size());
    turn_ = {desk_->state().turn, desk_->state().side};
    seenEntries_ = entries;
    const auto setting = library()->setting(planKey(battle_));
    if (!setting.value || !setting.value->has_value()) {
        return;
    }
    kept_ = QByteArray::fromStdString(**setting.value);
    const QJsonObject all = QJsonDocument::fromJson(kept_).object();
    const auto open = ahead(desk_->recorder().game(), desk_->state());
    const auto plan = std::find_if(open.begin(), open.end(), [](const Prospect& one) { return one.of.has_value(); });
    const Decision* ask = plan == open.end() ? nullptr : &*plan->of;
    if (all["turn"].toInt(-1) != turn_.first || all["side"].toInt(-1) != turn_.second
        || all["entries"].toInt(entries + 1) > entries) {
        return; // the battle is elsewhere
    }
    for (const auto& one : all["supposed"].toArray()) {
        Supposed it{one.toObject()["input"].toString().toStdString(), valuesIn(one.toObject()["on"]),
            valuesIn(one.toObject()["value"])};
        if (areThere(it.on, desk_->state())) {
            supposed_.push_back(std::move(it));
        }
    }
    Course course;
    for (const auto& one : ask != nullptr ? all["course"].toArray() : QJsonArray()) {
        if (auto answer = answerIn(one.toObject(), *ask, desk_->state())) {
            course.push_back(std::move(*answer));
        }
    }
    course_ = std::move(course);
    seenEntries_ = all["entries"].toInt();
    seen_.reset();
    goOn(); // what was done since
}

} // namespace strategikon
