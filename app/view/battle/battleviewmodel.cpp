#include "battleviewmodel.h"

#include "app/view/session.h"
#include "app/words/played.h"
#include "app/words/words.h"
#include "model/play/card/unasked.h"
#include "model/play/record/agreed.h"
#include "rules/battle.h"

#include <utility>

namespace strategikon {

using namespace play;

namespace {

// What players call their armies and those in them.
QStringList namesIn(const State& state)
{
    QStringList names;
    for (const auto& thing : state.things) {
        names << translated(thing.name);
    }
    return names;
}

} // namespace

// What is refused, as the card calls it.
QString BattleViewModel::asOnCard(Message why) const
{
    for (auto& [place, value] : why.args) {
        if (ask() != nullptr && place == "asked" && value == ask()->what) {
            value = titled(*ask(), state()).toStdString();
        } else if (const Input* input = ask() != nullptr && place == "input" ? ask()->find(english(value)) : nullptr) {
            value = labelled(*input, state()).toStdString();
        }
    }
    return worded(why);
}

BattleViewModel::BattleViewModel(QObject* parent) : QObject(parent), story_(new BattleStory(*this))
{
    connect(this, &BattleViewModel::changed, story_, &BattleStory::update);
    connect(this, &BattleViewModel::opened, story_, &BattleStory::reset);
    keeping_.setSingleShot(true);
    keeping_.setInterval(300);
    connect(&keeping_, &QTimer::timeout, this, &BattleViewModel::keepDraft);
    connect(this, &BattleViewModel::cardChanged, &keeping_, qOverload<>(&QTimer::start));
}

// What the map has against the card is looked up anew. Screens look as soon as a signal is out, before any slot of it.
void BattleViewModel::cardIsOther()
{
    warned_.reset();
    emit cardChanged();
}

void BattleViewModel::battleIsOther()
{
    warned_.reset();
    emit changed();
}

void BattleViewModel::open(const QString& id)
{
    if (id.toStdString() == id_) {
        return;
    }
    keepDraft();
    id_ = id.toStdString();
    load();
    emit opened();
}

void BattleViewModel::load()
{
    Session& session = *Session::current();
    card_.reset();
    recorder_.reset();
    ground_ = nullptr;
    told_.clear();
    done_.clear();
    earlier_ = {-1, {}};
    stopCorrecting();
    correction_.reset();
    trouble_.clear();
    Library* library = session.library();
    const Result<SavedBattle> saved = library != nullptr && !id_.empty() ? library->battle(id_) : Result<SavedBattle>();
    const Game* game = saved ? gameOf(saved->content.system) : nullptr;
    const auto amiss = saved ? rulesAmiss(saved->content.system) : std::vector<Fault>();
    if (!amiss.empty()) {
        trouble_ = worded(amiss.front());
    } else if (game != nullptr) {
        auto opened = Recorder::open(*library, *game, id_, STRATEGIKON_VERSION);
        if (opened) {
            recorder_.emplace(std::move(*opened));
            const BattleContent& content = recorder_->saved().content;
            ground_ = report::groundOf(content.system, content.setUp);
        } else {
            trouble_ = worded(opened.faults.front());
        }
    } else if (!saved.faults.empty()) {
        trouble_ = worded(saved.faults.front());
    }
    glossed_ = known() ? Glossed(recorder_->game().terms()) : Glossed();
    if (known()) {
        glossed_.setNames(namesIn(state()));
    }
    findLesson();
    findEachDie();
    findWaiting();
    deal();
    findDraft();
}

void BattleViewModel::deal()
{
    asks_ = known() ? recorder_->game().can(state()) : std::vector<Decision>();
    layNext();
    battleIsOther();
    cardIsOther();
}

void BattleViewModel::stopCorrecting()
{
    card_.reset(); // it lies in the moment that is left
    past_.reset();
    looking_ = -1;
    if (std::exchange(correcting_, 0) != 0) {
        emit correctingChanged();
    }
}

bool BattleViewModel::kept(const std::optional<Fault>& fault)
{
    if (fault) {
        emit refused(asOnCard(fault->message));
        return false;
    }
    stopCorrecting();
    deal();
    return true;
}

bool BattleViewModel::answer() { return card_ && !planning_ && give(card_->answer()); }

bool BattleViewModel::give(const Answer& answer)
{
    if (correcting_ != 0) {
        return correctTo(answer);
    }
    // Where players said how things are, nothing goes on from there until they say more.
    return moved(isAgreed(answer) ? recorder_->answer(answer) : recorder_->answerOn(answer, on()));
}

const field::Field* BattleViewModel::on() const { return ground_ ? &ground_->setUp.field : nullptr; }

// Of a step that lies open, where it only said how the battle went on: there it may have gone by the book.
bool BattleViewModel::phaseEnds() const
{
    return known() && (correcting_ == 0 || correctingWhat() == QStringLiteral("course")) && phaseEnd(asks_) != nullptr;
}

bool BattleViewModel::endPhase()
{
    const Decision* end = phaseEnds() ? phaseEnd(asks_) : nullptr;
    const bool heeded = card_ && end != nullptr && card_->ask().what == end->what;
    if (end != nullptr && correcting_ == 0 && !heeded) {
        lay(end);
        if (!card_->warnings().empty()) { // they are read first: once more, or Done, ends it
            cardIsOther();
            return false;
        }
    }
    return end != nullptr && give(Answer{.what = end->what, .who = end->who});
}

bool BattleViewModel::passTurn() { return phaseEnds() && correcting_ == 0 && moved(recorder_->passTurn(on())); }

// What was answered last began the turn, or was asked as it began; where units were set down on the map since, nobody
// has acted yet.
bool BattleViewModel::mayPass() const
{
    const Battle* battle = phaseEnds() && correcting_ == 0 ? &recorder_->battle() : nullptr;
    for (int step = battle != nullptr ? battle->head() : 0; step != 0;) {
        if (isAgreed(battle->entry(step).answer)) {
            step = battle->entry(step).parent;
            continue;
        }
        step = battle->entry(battle->askedBy(step)).parent;
        const State before = battle->stateAfter(step);
        if (before.turn != state().turn || before.side != state().side) {
            return true;
        }
        if (before.agenda.empty()) { // somebody has acted
            return false;
        }
    }
    return false;
}

QString BattleViewModel::quietWords() const { return known() ? ownWords("turn-quiet", state().words) : QString(); }

// A correction is taken back whole.
bool BattleViewModel::undo() { return correction_ ? takeCorrectionBack() : known() && moved(recorder_->undo()); }
bool BattleViewModel::redo() { return known() && moved(recorder_->redo()); }
bool BattleViewModel::goTo(int step)
{
    const bool gone = known() && moved(recorder_->goTo(step));
    if (gone && waiting_ != 0) {
        keepWaiting(0);
        battleIsOther();
    }
    return gone;
}

bool BattleViewModel::moved(const std::optional<Fault>& fault)
{
    if (!fault) {
        correction_.reset();
    }
    const bool done = kept(fault);
    if (done && recorder_->battle().head() != 0) {
        emit happened(toldSince(recorder_->battle().askedBy(recorder_->battle().head())).join(u' '));
    }
    return done;
}

} // namespace strategikon

#include "moc_battleviewmodel.cpp"
