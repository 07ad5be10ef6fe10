#include "forecastviewmodel.h"

#include <algorithm>

namespace strategikon {

using namespace play;

namespace {

// Whether an answer has all that is not thrown and not told by the table.
bool isWhole(const Decision& ask, const Answer& answer)
{
    return std::all_of(ask.inputs.begin(), ask.inputs.end(), [&](const Input& input) {
        const auto* values = answer.find(input.id);
        return input.fact || input.kind == Input::Kind::dice || (values != nullptr && !values->empty());
    });
}

// The value as it is once it was touched: of several things one more or one less.
std::vector<int> with(const Input& input, int value)
{
    if (input.kind != Input::Kind::things || (input.least == 1 && input.most == 1)) {
        return {value};
    }
    std::vector<int> all = input.given.value_or(std::vector<int>());
    if (std::erase(all, value) == 0) {
        if (input.most == 1) {
            all.clear();
        }
        all.push_back(value);
    }
    return all;
}

// The same but for facts and dice.
bool isAbout(const Decision& ask, const Answer& one, const Answer& other)
{
    return one.what == other.what && std::all_of(ask.inputs.begin(), ask.inputs.end(), [&](const Input& input) {
        const auto *first = one.find(input.id), *second = other.find(input.id);
        return input.fact || input.kind == Input::Kind::dice
            || (first != nullptr && second != nullptr
                && std::is_permutation(first->begin(), first->end(), second->begin(), second->end()));
    });
}

} // namespace

void ForecastViewModel::setDesk(BattleViewModel* desk)
{
    if (desk == desk_) {
        return;
    }
    desk_ = desk;
    connect(desk_, &BattleViewModel::opened, this, [this] {
        find();
        look();
    });
    connect(desk_, &BattleViewModel::changed, this, &ForecastViewModel::goOn); // the card changes after it
    connect(desk_, &BattleViewModel::cardChanged, this, &ForecastViewModel::look);
    emit deskChanged();
    find();
    look();
}

void ForecastViewModel::look()
{
    seen_.reset();
    keep();
    emit changed();
}

// What was done is no longer intended, and nothing outlasts the turn.
void ForecastViewModel::goOn()
{
    if (!known() || battle_ != desk_->battleId()) {
        return; // another battle is being opened
    }
    seen_.reset();
    const auto& log = desk_->recorder().battle().log();
    const int from = std::exchange(seenEntries_, int(log.size()));
    const std::pair now{desk_->state().turn, desk_->state().side};
    if (std::exchange(turn_, now) != now) {
        course_.clear();
        supposed_.clear();
    }
    const Decision* ask = course_.empty() ? nullptr : planned();
    if (ask == nullptr) {
        course_.clear();
    }
    for (int i = from; i < int(log.size()) && ask != nullptr; ++i) {
        const auto it = std::find_if(course_.begin(), course_.end(),
            [&](const Answer& one) { return isAbout(*ask, one, log[std::size_t(i)].answer); });
        if (it != course_.end()) {
            course_.erase(it);
        }
    }
    seen_.reset();
    keep();
}

// What is lined up, and then what the card says, unless that is to be lined up too.
Course ForecastViewModel::intended() const
{
    Course all = course_;
    if (desk_->asked()->ask() != nullptr && (all.empty() || all.front().what != desk_->asked()->ask()->what)) {
        all.push_back(desk_->asked()->open()->draft(true));
    }
    return all;
}

const std::vector<Prospect>& ForecastViewModel::seen() const
{
    if (!seen_) {
        seen_ =
            known() ? ahead(desk_->recorder().game(), desk_->state(), intended(), supposed_) : std::vector<Prospect>();
    }
    return *seen_;
}

const Decision* ForecastViewModel::planned() const
{
    const auto& all = seen();
    const auto it = std::find_if(all.begin(), all.end(), [](const Prospect& one) { return one.of.has_value(); });
    return it == all.end() ? nullptr : &*it->of;
}

bool ForecastViewModel::mayAdd() const
{
    const Decision* ask = known() ? planned() : nullptr;
    return ask != nullptr && desk_->asked()->ask() != nullptr && desk_->asked()->ask()->what == ask->what
        && desk_->past()->correcting() == 0 && isWhole(*ask, desk_->asked()->open()->draft(true));
}

bool ForecastViewModel::mayPlan() const
{
    const Decision* ask =
        known() && desk_->past()->correcting() == 0 && desk_->film()->looking() < 0 ? planned() : nullptr;
    return ask != nullptr && !desk_->asked()->isOpen(*ask)
        && (desk_->asked()->ask() == nullptr || desk_->asked()->ask()->what != ask->what);
}

bool ForecastViewModel::plan()
{
    const bool may = mayPlan();
    if (may) {
        desk_->asked()->plan(*planned());
    }
    return may;
}

void ForecastViewModel::put(int prospect, int assumption, int value)
{
    const Prospect& one = seen().at(std::size_t(prospect));
    const Assumption& changed = one.assumptions.at(std::size_t(assumption));
    if (changed.place >= length()) { // of the card
        const QString input = QString::fromStdString(changed.input.id);
        if (changed.input.given != std::vector<int>{value}) {
            desk_->asked()->put(input, value);
        }
        return;
    }
    if (!suppose(changed, with(changed.input, value), course_, supposed_)) {
        look();
    }
}

void ForecastViewModel::asUsual()
{
    supposed_.clear();
    look();
}

bool ForecastViewModel::add()
{
    if (!mayAdd()) {
        return false;
    }
    Answer answer = desk_->asked()->open()->draft(true);
    for (const Input& input : desk_->asked()->ask()->inputs) {
        if (input.kind == Input::Kind::dice) {
            std::erase_if(answer.inputs, [&](const auto& one) { return one.first == input.id; });
        }
    }
    course_.push_back(std::move(answer));
    desk_->asked()->dealAnew(); // the card is free for the next
    return true;
}

void ForecastViewModel::drop(int place)
{
    if (place >= 0 && place < length()) {
        course_.erase(course_.begin() + place);
        look();
    }
}

void ForecastViewModel::earlier(int place)
{
    if (place > 0 && place < length()) {
        std::swap(course_[std::size_t(place)], course_[std::size_t(place - 1)]);
        look();
    }
}

void ForecastViewModel::improve(int prospect)
{
    Course better;
    for (const std::size_t place : seen().at(std::size_t(prospect)).better) {
        better.push_back(course_.at(place));
    }
    if (better.size() == course_.size()) {
        course_ = std::move(better);
        look();
    }
}

bool ForecastViewModel::toCard(int place)
{
    if (place < 0 || place >= length() || desk_->past()->correcting() != 0) {
        return false;
    }
    const Answer answer = course_[std::size_t(place)];
    const auto opened = [&] {
        const Decision* ask = desk_->asked()->ask();
        return ask != nullptr && ask->what == answer.what && (!ask->shared || ask->who == answer.who);
    };
    if (!opened() && !plan()) {
        desk_->asked()->putAway();
        desk_->asked()->choose(QString::fromStdString(answer.what), answer.who);
    }
    if (!opened()) {
        return false;
    }
    desk_->asked()->putBack(answer);
    return true;
}

} // namespace strategikon

#include "moc_forecastviewmodel.cpp"
