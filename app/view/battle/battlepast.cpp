#include "battlepast.h"

#include "app/view/session.h"
#include "app/words/played.h"
#include "app/words/words.h"
#include "model/play/card/unasked.h"
#include "model/play/record/agreed.h"
#include "model/text/name.h"

#include <algorithm>
#include <cstdlib>
#include <utility>

namespace strategikon {

using namespace play;

namespace {

std::string waitingKey(const std::string& battle) { return "battle.waiting." + battle; }

// How units or rules are, and not only where the battle goes on.
bool aboutThings(const Answer& agreed)
{
    return std::any_of(
        agreed.inputs.begin(), agreed.inputs.end(), [](const auto& one) { return one.first.starts_with("#"); });
}

} // namespace

BattlePast::BattlePast(OpenBattle& battle, OpenCard& open, const StepsTold& told, QObject* parent)
    : QObject(parent), battle_(battle), open_(open), told_(told)
{
    connect(&battle_, &OpenBattle::changed, this, &BattlePast::changed);
    connect(&battle_, &OpenBattle::correctingChanged, this, &BattlePast::correctingChanged);
}

void BattlePast::find()
{
    Session* session = Session::current();
    correction_.reset();
    waiting_ = 0;
    if (!battle_.known() || session == nullptr || session->library() == nullptr) {
        return;
    }
    const auto kept = session->library()->setting(waitingKey(battle_.id()));
    const int step = kept.value && kept.value->has_value() ? std::atoi(kept.value->value().c_str()) : 0;
    const auto& log = battle_.record().log();
    if (step > 0 && step <= int(log.size()) && log[std::size_t(step - 1)].kind == Entry::Kind::step) {
        waiting_ = step;
    }
}

// What a correction left can be answered once more after a restart, too.
void BattlePast::keepWaiting(int step)
{
    Session* session = Session::current();
    if (std::exchange(waiting_, step) != step && session != nullptr && session->library() != nullptr) {
        session->library()->setSetting(waitingKey(battle_.id()), std::to_string(step));
    }
}

bool BattlePast::kept(const std::optional<Fault>& fault)
{
    if (fault) {
        emit battle_.refused(open_.said(fault->message));
        return false;
    }
    leaveAsItWas();
    return true;
}

bool BattlePast::moved(const std::optional<Fault>& fault)
{
    if (!fault) {
        correction_.reset();
    }
    const bool done = kept(fault);
    if (done && battle_.record().head() != 0) {
        emit battle_.happened(told_.since(battle_.record().askedBy(battle_.record().head())).join(u' '));
    }
    return done;
}

bool BattlePast::give(const Answer& answer)
{
    if (correcting() != 0) {
        return correctTo(answer);
    }
    // Where players said how things are, nothing goes on from there until they say more.
    return moved(
        isAgreed(answer) ? battle_.recorder().answer(answer) : battle_.recorder().answerOn(answer, battle_.field()));
}

bool BattlePast::passTurn() { return moved(battle_.recorder().passTurn(battle_.field())); }

// A correction is taken back whole.
bool BattlePast::undo()
{
    return correction_ ? takeCorrectionBack() : battle_.known() && moved(battle_.recorder().undo());
}

bool BattlePast::redo() { return battle_.known() && moved(battle_.recorder().redo()); }

bool BattlePast::goTo(int step)
{
    const bool gone = battle_.known() && moved(battle_.recorder().goTo(step));
    if (gone && waiting_ != 0) {
        keepWaiting(0);
        open_.tellBattle();
    }
    return gone;
}

bool BattlePast::note(const QString& text, int step)
{
    return battle_.known() && !text.trimmed().isEmpty()
        && jotted(
            battle_.recorder().note("note", text.trimmed().toStdString(), step < 0 ? battle_.record().head() : step));
}

bool BattlePast::jot(const char* what, const std::string& text, int step)
{
    return battle_.known() && jotted(battle_.recorder().note(what, text, step));
}

bool BattlePast::bookmark(int step) { return battle_.known() && jotted(battle_.recorder().note("bookmark", "", step)); }

// What stands on the card stays there.
bool BattlePast::jotted(const std::optional<Fault>& fault)
{
    if (fault) {
        emit battle_.refused(worded(*fault));
        return false;
    }
    open_.tellBattle();
    return true;
}

QString BattlePast::branch(int step)
{
    if (!battle_.known()) {
        return {};
    }
    const QString named = QString::fromStdString(battle_.recorder().saved().content.name);
    const QString called = step == 0 ? tr("%1, again").arg(named)
                                     : tr("%1, from step %2").arg(named, QString::number(battle_.numberOf(step)));
    const auto made = battle_.recorder().branch(step, cleanName(called.toStdString()));
    if (!made) {
        emit battle_.refused(worded(made.faults.front()));
        return {};
    }
    return QString::fromStdString(*made);
}

// An agreement about units or rules lies open on its own sheet. Where it only said how the battle went on, the moment
// itself lies open: it may go on elsewhere, or with what the rules ask then.
bool BattlePast::correct(int step)
{
    const std::vector<int> line = battle_.known() ? battle_.record().line() : std::vector<int>();
    if (std::find(line.begin(), line.end(), step) == line.end()) {
        return false;
    }
    const Entry& entry = battle_.record().log()[std::size_t(step - 1)];
    const auto asks = battle_.game().can(battle_.record().stateAfter(entry.parent));
    if (!isAgreed(entry.answer) && cardFor(asks, entry.answer.what, entry.answer.who) == nullptr) {
        leaveAsItWas();
        emit battle_.refused(
            tr("Step %1 had no card; go back to it and play on from there instead.").arg(battle_.numberOf(step)));
        return false;
    }
    open_.clear();
    battle_.reopen(step);
    open_.dealStep(entry, isAgreed(entry.answer) && aboutThings(entry.answer));
    emit battle_.correctingChanged();
    open_.tellBattle();
    open_.tell();
    return true;
}

const Answer* BattlePast::correctedAgreement() const
{
    const Answer* answer = correcting() != 0 ? &battle_.record().log()[std::size_t(correcting() - 1)].answer : nullptr;
    return answer != nullptr && isAgreed(*answer) ? answer : nullptr;
}

QString BattlePast::correctingWhat() const
{
    const Answer* agreed = correctedAgreement();
    if (agreed == nullptr) {
        return correcting() != 0 ? QStringLiteral("card") : QString();
    }
    if (!aboutThings(*agreed)) {
        return QStringLiteral("course");
    }
    if (battle_.mapped() && agreed->inputs.size() == 1 && agreed->inputs.front().first.ends_with(".place")) {
        return QStringLiteral("place");
    }
    const bool rule = std::all_of(agreed->inputs.begin(), agreed->inputs.end(),
        [](const auto& one) { return one.first.starts_with("#1."); }); // the battle itself is thing 1
    return rule ? QStringLiteral("rule") : QStringLiteral("units");
}

QString BattlePast::correctingWords() const
{
    return correcting() != 0 ? told_.of(correcting()).join(u' ') : QString();
}

void BattlePast::leaveAsItWas()
{
    open_.drop(); // it lies in the moment that is left
    battle_.goNow();
    open_.deal();
}

bool BattlePast::correctTo(const Answer& answer)
{
    Correction done{correcting(), battle_.record().head(), {}};
    const auto fault = battle_.recorder().correct(correcting(), answer, done.misfits);
    if (!fault) {
        keepWaiting(battle_.record().waits(done.left) ? done.left : 0);
        if (!isAgreed(answer)) {
            battle_.recorder().goOn(battle_.field());
        }
        correction_ = std::move(done);
    }
    return kept(fault);
}

bool BattlePast::follow(int step)
{
    if (!battle_.known()) {
        return false;
    }
    Correction done{step, battle_.record().head(), {}, true};
    const auto fault = battle_.recorder().follow(step, done.misfits);
    if (!moved(fault)) {
        return false;
    }
    keepWaiting(battle_.record().waits(step) ? step : 0);
    correction_ = std::move(done);
    open_.tellBattle();
    return true;
}

// Codes of cards say nothing to players: that something else is asked there is said by its question.
QString BattlePast::whyMisfit(const play::Misfit& misfit) const
{
    const Entry& entry = battle_.record().log()[std::size_t(misfit.step - 1)];
    const State before = battle_.record().stateAfter(entry.parent);
    const auto open = battle_.game().can(before);
    if (waiting_ != 0 && misfit.why.code == "play-other-step")
        return tr("It waits behind the question that is open now.");
    const bool unasked = misfit.why.code == "play-other-step" || misfit.why.code == "play-not-open";
    if (const Decision* one = cardFor(open, entry.answer.what, entry.answer.who); unasked && one != nullptr) {
        return tr("No longer asked: “%1”").arg(titled(*one, before));
    }
    return worded(misfit.why);
}

CorrectedShown BattlePast::corrected() const
{
    if (!correction_) {
        const std::vector<int> line = waiting_ != 0 ? battle_.record().line() : std::vector<int>();
        const bool off = waiting_ != 0 && std::find(line.begin(), line.end(), waiting_) == line.end();
        return {.waiting = off ? waiting_ : 0};
    }
    CorrectedShown shown{
        .step = correction_->step, .number = battle_.numberOf(correction_->step), .followed = correction_->followed};
    for (const play::Misfit& one : correction_->misfits) {
        shown.misfits << MisfitShown{
            one.step, battle_.numberOf(one.step), told_.of(one.step).join(u' '), whyMisfit(one)};
    }
    return shown;
}

bool BattlePast::takeCorrectionBack() { return correction_ && goTo(correction_->left); }

void BattlePast::keepCorrection()
{
    correction_ ? correction_.reset() : keepWaiting(0);
    open_.tellBattle();
}

QString BattlePast::undoWords() const
{
    const int head = battle_.known() ? battle_.record().head() : 0;
    if (head == 0) {
        return {};
    }
    if (correction_) {
        return correction_->followed ? tr("Undo: the replay")
                                     : tr("Undo: the correction of step %1").arg(battle_.numberOf(correction_->step));
    }
    return tr("Undo: %1").arg(told_.done(battle_.record().askedBy(head)));
}

QString BattlePast::redoWords() const
{
    const auto ahead = battle_.known() ? battle_.record().ahead() : std::vector<int>();
    if (ahead.empty()) {
        return {};
    }
    return tr("Redo: %1").arg(told_.done(ahead.front()));
}

} // namespace strategikon

#include "moc_battlepast.cpp"
