// The card that lies open, filled in by hand (model/play/card).
#include "battleviewmodel.h"

#include "app/report/notes.h"
#include "app/view/field/typedkey.h"
#include "app/words/words.h"
#include "model/play/record/detail.h"
#include "model/play/sealed.h"

#include <QRandomGenerator>

#include <algorithm>

namespace strategikon {

using namespace play;

int BattleViewModel::shownStep() const
{
    if (!known()) {
        return 0;
    }
    const Battle& battle = recorder_->battle();
    return correcting_ != 0 ? battle.log()[std::size_t(correcting_ - 1)].parent
        : looking_ >= 0     ? lookedStep()
                            : battle.head();
}

Card::Context BattleViewModel::context() const
{
    const Battle& battle = recorder_->battle();
    return {&recorder_->game(), &state(), on(), &battle, shownStep(), correcting_ != 0};
}

void BattleViewModel::lay(const Decision* ask)
{
    card_.reset();
    planning_ = false;
    farOpen_.clear();
    std::erase_if(open_, [](const auto& row) { return !row.first.isEmpty(); });
    if (ask != nullptr) {
        card_.emplace(*ask, context(), eachDie_.count(state().phase) > 0);
    }
}

void BattleViewModel::layNext()
{
    lay(onlyOne());
    if (card_ || !known() || detailOf(recorder_->battle(), state().phase) == Detail::tally) {
        return;
    }
    if (const Decision* due = dueCard(asks_, context())) {
        lay(due);
    }
}

void BattleViewModel::layAnew()
{
    const bool planning = planning_;
    const Decision same = card_->ask();
    lay(&same);
    planning_ = planning;
}

void BattleViewModel::dealAnew()
{
    if (card_) {
        layAnew();
        cardIsOther();
    }
}

bool BattleViewModel::isOpen(const Decision& ask) const { return cardFor(asks_, ask.what, ask.who) != nullptr; }

void BattleViewModel::plan(const Decision& ask)
{
    const Decision its = ask; // it may be told of by what changes now
    lay(&its);
    planning_ = true;
    cardIsOther();
}

bool BattleViewModel::complete() const { return card_ && !planning_ && card_->complete() && !wantsWord(); }

// An action that a word alone answers; a step may be answered without.
bool BattleViewModel::wantsWord() const { return card_ && card_->ask().word && !card_->ask().step; }

QString BattleViewModel::openNotes(QString word)
{
    const int side = card_ && card_->ask().word ? card_->ask().who : nobody;
    const auto at = side == nobody ? std::nullopt : notesOf(state(), side);
    if (!at) {
        return {};
    }
    const auto salt = saltOf(state().sealed[*at]);
    const auto key = salt && *salt ? keyOf(word, **salt) : Result<seals::Key>(salt.faults);
    const auto opened =
        key ? report::openedNotes(state(), side, *key, ground_.get()) : Result<report::OpenedNotes>(key.faults);
    if (!opened) {
        return worded(opened.faults);
    }
    if (give(opened->answer)) {
        for (const Message& one : opened->unlike) {
            jot("note", worded(one).toStdString(), recorder_->battle().head());
        }
    }
    return {};
}
bool BattleViewModel::tapAnswers() const { return card_ && card_->tapAnswers(); }
bool BattleViewModel::hasDice() const { return card_ && card_->hasDice(); }
bool BattleViewModel::takesDice() const
{
    return hasDice() || (card_ && !plans_ && !planning_ && card_->onlyNames() && unfit().isEmpty());
}

void BattleViewModel::choose(const QString& what, int who)
{
    if (const Decision* its = cardFor(asks_, what.toStdString(), who)) {
        lay(its);
    } else {
        dealAnew();
    }
    if (card_ && card_->ask().inputs.empty() && card_->warnings().empty() && !wantsWord()) {
        if (!answer()) {
            putAway();
        }
        return;
    }
    cardIsOther();
}

void BattleViewModel::putAway()
{
    lay(onlyOne());
    cardIsOther();
}

void BattleViewModel::pick(const QString& id, int thing)
{
    const Input* one = card_ ? card_->ask().find(id.toStdString()) : nullptr;
    if (one == nullptr || one->kind != Input::Kind::things) {
        return;
    }
    card_->pick(one->id, thing);
    const bool answers = card_->answersAlone(*one) || (!plans_ && card_->namesAll(*one));
    if (!answers || !answer()) {
        cardIsOther();
    }
}

void BattleViewModel::pickNobody(const QString& id)
{
    card_->pickNobody(id.toStdString());
    cardIsOther();
}

// Before an action is chosen, somebody whom only one of them could be about chooses it.
void BattleViewModel::pickOnTable(int thing)
{
    const bool opens = !card_;
    if (opens) {
        lay(cardAbout(asks_, thing));
    }
    const Input* one = card_ ? card_->taker(thing) : nullptr;
    const auto towards = card_ && !planning_ && one == nullptr ? card_->answersTowards() : std::map<Id, Answer>();
    if (const auto its = towards.find(thing); its != towards.end()) {
        if (give(its->second) && card_ && card_->taker(thing) != nullptr) {
            pick(QString::fromStdString(card_->taker(thing)->id), thing);
        }
        return;
    }
    if (one == nullptr) {
        return;
    }
    // Whom the card holds already, as last time, is not put away by the tap that opens it.
    if (opens && !card_->answersAlone(*one) && picked().contains(thing)) {
        cardIsOther();
    } else {
        pick(QString::fromStdString(one->id), thing);
    }
}

void BattleViewModel::openRow(int first, const QString& id)
{
    const AlikeRows alike(recorder_->game(), state());
    const Ids& row = alike.of(first);
    const std::pair its(id, row.front());
    if (row.size() > 1 && open_.erase(its) == 0) {
        open_.insert(its);
    }
    emit changed();
    emit cardChanged();
}

void BattleViewModel::pickRow(const QString& id, int first)
{
    const AlikeRows alike(recorder_->game(), state());
    const Ids& row = alike.of(first);
    const auto able = [&](const Input& one) {
        Ids all;
        std::copy_if(row.begin(), row.end(), std::back_inserter(all), [&](Id thing) {
            return one.kind == Input::Kind::things
                && std::find(one.among.begin(), one.among.end(), thing) != one.among.end();
        });
        return all;
    };
    for (std::size_t at = 0; !card_ && at < row.size(); ++at) {
        lay(cardAbout(asks_, row[at]));
    }
    const Input* its = nullptr;
    if (card_) {
        const auto& inputs = card_->ask().inputs;
        const auto found = std::find_if(inputs.begin(), inputs.end(),
            [&](const Input& one) { return id.isEmpty() ? !able(one).empty() : one.id == id.toStdString(); });
        its = found == inputs.end() ? nullptr : &*found;
    }
    Ids on, off;
    for (const Id one : its ? able(*its) : Ids{}) {
        const Card::Values* now = card_->at(its->id);
        (now && std::find(now->begin(), now->end(), one) != now->end() ? on : off).push_back(one);
    }
    if (!its || (on.empty() && off.empty()) || (its->most == 1 && !its->fact)) {
        openRow(first, id); // it is to be said who
        return;
    }
    const Card::Values* now = card_->at(its->id);
    const int room = its->most - (now ? int(now->size()) : 0);
    if (off.empty() || room <= 0) {
        card_->pick(its->id, on);
    } else {
        off.resize(int(off.size()) <= room ? off.size() : 1);
        card_->pick(its->id, off);
    }
    emit cardChanged();
}

QList<BadgeShown> BattleViewModel::companions() const
{
    QList<BadgeShown> all;
    for (const Id one : card_ ? card_->companions() : std::vector<Id>()) {
        all << badgeShown(state(), one);
    }
    return all;
}

void BattleViewModel::takeCompanions()
{
    if (card_) {
        card_->takeCompanions();
        cardIsOther();
    }
}

void BattleViewModel::put(const QString& id, int value)
{
    const Input* one = card_ ? card_->ask().find(id.toStdString()) : nullptr;
    if (one == nullptr) {
        return;
    }
    card_->put(one->id, value);
    if (!card_->answersAlone(*one) || !answer()) {
        cardIsOther();
    }
}

void BattleViewModel::cure(int warning)
{
    const Warnings all = warned();
    if (warning < 0 || warning >= int(all.size()) || !all[std::size_t(warning)].cure) {
        return;
    }
    const play::Cure& cure = *all[std::size_t(warning)].cure;
    Answer mended{.what = card_->ask().what, .who = card_->ask().who};
    mended.set(cure.input, cure.value);
    card_->take(mended);
    cardIsOther();
}

void BattleViewModel::settle(const QString& id, int value)
{
    card_->settle(id.toStdString(), value);
    cardIsOther();
}

void BattleViewModel::putBack(const Answer& answer)
{
    layAnew();
    card_->take(answer);
    cardIsOther();
}

bool BattleViewModel::typeDie(int figure)
{
    if (takesDice() && !hasDice()) {
        answer(); // the die is of those who are named
    }
    if (!card_) {
        return false;
    }
    const Card::Typed in = card_->typeDie(figure);
    if (in.figure) {
        emit typed(*in.figure);
    }
    if (in.full && answersItself()) {
        return true;
    }
    cardIsOther();
    return false;
}

bool BattleViewModel::putCount(const QString& id, int score)
{
    if (!card_ || !card_->putCount(id.toStdString(), score)) {
        return false;
    }
    emit typed(score);
    if (answersItself()) {
        return true;
    }
    cardIsOther();
    return false;
}

// Nobody has to confirm what fell, where nothing else is open.
bool BattleViewModel::answersItself()
{
    const bool answered = complete() && card_->settled() && answer();
    if (answered) {
        emit closed();
    }
    return answered;
}

void BattleViewModel::clearDie(const QString& id, int die)
{
    if (card_) {
        card_->clearDie(id.toStdString(), die);
        cardIsOther();
    }
}

void BattleViewModel::takeBackDie()
{
    if (card_) {
        card_->takeBackDie();
        cardIsOther();
    }
}

void BattleViewModel::setCounted(const QString& id, bool counted)
{
    if (!card_ || !card_->setCounted(id.toStdString(), counted)) {
        return;
    }
    counted ? void(eachDie_.erase(state().phase)) : void(eachDie_.insert(state().phase));
    keepEachDie();
    cardIsOther();
}

bool BattleViewModel::roll()
{
    if (!card_) {
        return false;
    }
    const Card before = *card_;
    card_->roll([](int sides) { return QRandomGenerator::system()->bounded(1, sides + 1); });
    if (complete() && answer()) {
        return true;
    }
    const bool refused = complete(); // and told
    card_ = before;
    if (!refused) {
        answer(); // says what is missing
    }
    cardIsOther();
    return false;
}

} // namespace strategikon
