// The past: an old step answered anew, moments to find again, a new battle from any of them.
#include "battleviewmodel.h"

#include "app/words/played.h"
#include "app/words/words.h"
#include "model/play/record/agreed.h"
#include "model/text/name.h"

#include <algorithm>

namespace strategikon {

using namespace play;

namespace {

// How units or rules are, and not only where the battle goes on.
bool aboutThings(const Answer& agreed)
{
    return std::any_of(
        agreed.inputs.begin(), agreed.inputs.end(), [](const auto& one) { return one.first.starts_with("#"); });
}

} // namespace

bool BattleViewModel::note(const QString& text, int step)
{
    return known() && !text.trimmed().isEmpty()
        && jotted(recorder_->note("note", text.trimmed().toStdString(), step < 0 ? recorder_->battle().head() : step));
}

bool BattleViewModel::jot(const char* what, const std::string& text, int step)
{
    return known() && jotted(recorder_->note(what, text, step));
}

bool BattleViewModel::bookmark(int step) { return known() && jotted(recorder_->note("bookmark", "", step)); }

// What stands on the card stays there.
bool BattleViewModel::jotted(const std::optional<Fault>& fault)
{
    if (fault) {
        emit refused(worded(*fault));
        return false;
    }
    battleIsOther();
    return true;
}

QString BattleViewModel::branch(int step)
{
    if (!known()) {
        return {};
    }
    const QString called =
        step == 0 ? tr("%1, again").arg(name()) : tr("%1, from step %2").arg(name(), QString::number(numberOf(step)));
    const auto made = recorder_->branch(step, cleanName(called.toStdString()));
    if (!made) {
        emit refused(worded(made.faults.front()));
        return {};
    }
    return QString::fromStdString(*made);
}

// An agreement about units or rules lies open on its own sheet. Where it only said how the battle went on, the moment
// itself lies open: it may go on elsewhere, or with what the rules ask then.
bool BattleViewModel::correct(int step)
{
    const std::vector<int> line = known() ? recorder_->battle().line() : std::vector<int>();
    if (std::find(line.begin(), line.end(), step) == line.end()) {
        return false;
    }
    const Entry& entry = recorder_->battle().log()[std::size_t(step - 1)];
    const bool agreed = isAgreed(entry.answer);
    card_.reset();
    looking_ = -1;
    past_ = recorder_->battle().stateAfter(entry.parent);
    asks_ = agreed && aboutThings(entry.answer) ? std::vector<Decision>() : recorder_->game().can(*past_);
    const Decision* its = cardFor(asks_, entry.answer.what, entry.answer.who);
    if (its == nullptr && !agreed) {
        leaveAsItWas();
        emit refused(tr("Step %1 had no card; go back to it and play on from there instead.").arg(numberOf(step)));
        return false;
    }
    correcting_ = step;
    lay(agreed ? onlyOne() : its);
    if (!agreed) {
        card_->take(entry.answer);
    }
    emit correctingChanged();
    battleIsOther();
    cardIsOther();
    return true;
}

const Answer* BattleViewModel::correctedAgreement() const
{
    const Answer* answer = correcting_ != 0 ? &recorder_->battle().log()[std::size_t(correcting_ - 1)].answer : nullptr;
    return answer != nullptr && isAgreed(*answer) ? answer : nullptr;
}

QString BattleViewModel::correctingWhat() const
{
    const Answer* agreed = correctedAgreement();
    if (agreed == nullptr) {
        return correcting_ != 0 ? QStringLiteral("card") : QString();
    }
    if (!aboutThings(*agreed)) {
        return QStringLiteral("course");
    }
    if (mapped() && agreed->inputs.size() == 1 && agreed->inputs.front().first.ends_with(".place")) {
        return QStringLiteral("place");
    }
    const bool rule = std::all_of(agreed->inputs.begin(), agreed->inputs.end(),
        [](const auto& one) { return one.first.starts_with("#1."); }); // the battle itself is thing 1
    return rule ? QStringLiteral("rule") : QStringLiteral("units");
}

QString BattleViewModel::correctingWords() const { return correcting_ != 0 ? told(correcting_).join(u' ') : QString(); }

void BattleViewModel::leaveAsItWas()
{
    stopCorrecting();
    deal();
}

bool BattleViewModel::correctTo(const Answer& answer)
{
    Correction done{correcting_, recorder_->battle().head(), {}};
    const auto fault = recorder_->correct(correcting_, answer, done.misfits);
    if (!fault) {
        keepWaiting(recorder_->battle().waits(done.left) ? done.left : 0);
        if (!isAgreed(answer)) {
            recorder_->goOn(on());
        }
        correction_ = std::move(done);
    }
    return kept(fault);
}

bool BattleViewModel::follow(int step)
{
    if (!known()) {
        return false;
    }
    Correction done{step, recorder_->battle().head(), {}, true};
    const auto fault = recorder_->follow(step, done.misfits);
    if (!moved(fault)) {
        return false;
    }
    keepWaiting(recorder_->battle().waits(step) ? step : 0);
    correction_ = std::move(done);
    battleIsOther();
    return true;
}

// Codes of cards say nothing to players: that something else is asked there is said by its question.
QString BattleViewModel::whyMisfit(const play::Misfit& misfit) const
{
    const Entry& entry = recorder_->battle().log()[std::size_t(misfit.step - 1)];
    const State before = recorder_->battle().stateAfter(entry.parent);
    const auto open = recorder_->game().can(before);
    if (waiting_ != 0 && misfit.why.code == "play-other-step")
        return tr("It waits behind the question that is open now.");
    const bool unasked = misfit.why.code == "play-other-step" || misfit.why.code == "play-not-open";
    if (const Decision* one = cardFor(open, entry.answer.what, entry.answer.who); unasked && one != nullptr) {
        return tr("No longer asked: “%1”").arg(titled(*one, before));
    }
    return worded(misfit.why);
}

CorrectedShown BattleViewModel::corrected() const
{
    if (!correction_) {
        const std::vector<int> line = waiting_ != 0 ? recorder_->battle().line() : std::vector<int>();
        const bool off = waiting_ != 0 && std::find(line.begin(), line.end(), waiting_) == line.end();
        return {.waiting = off ? waiting_ : 0};
    }
    CorrectedShown shown{
        .step = correction_->step, .number = numberOf(correction_->step), .followed = correction_->followed};
    for (const play::Misfit& one : correction_->misfits) {
        shown.misfits << MisfitShown{one.step, numberOf(one.step), told(one.step).join(u' '), whyMisfit(one)};
    }
    return shown;
}

bool BattleViewModel::takeCorrectionBack() { return correction_ && goTo(correction_->left); }

void BattleViewModel::keepCorrection()
{
    correction_ ? correction_.reset() : keepWaiting(0);
    battleIsOther();
}

} // namespace strategikon
