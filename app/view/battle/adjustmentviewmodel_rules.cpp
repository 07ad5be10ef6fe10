// Rules that players have otherwise for one battle: those with a switch the engine follows, of others the record says
// so.
#include "adjustmentviewmodel.h"

#include "app/shown/battle/rules.h"
#include "app/words/played.h"
#include "app/words/words.h"
#include "rules/battle.h"

#include <algorithm>

namespace strategikon {

using namespace play;

namespace {

constexpr Id theBattle = 1;

std::string pointOf(const std::string& id) { return "#" + std::to_string(theBattle) + "." + id; }

} // namespace

RuleShown AdjustmentViewModel::rule(const QString& id) const
{
    if (!known()) {
        return {};
    }
    const std::string of = id.toStdString();
    const play::Switch* one = switchNamed(game(), of);
    return one != nullptr ? switchShown(desk_->recorder(), desk_->state(), *one)
                          : ruleCited(desk_->recorder(), desk_->state(), of);
}

QList<RuleShown> AdjustmentViewModel::switches() const
{
    QList<RuleShown> all;
    for (const play::Switch& one : known() ? game().switches() : std::vector<play::Switch>()) {
        all << switchShown(desk_->recorder(), desk_->state(), one);
    }
    QStringList subjects; // in the order of the table, each together
    for (const Subject& subject :
        known() ? plainReadings(desk_->recorder().saved().content.system) : std::vector<Subject>()) {
        subjects << translated(subject.name);
    }
    std::stable_sort(all.begin(), all.end(), [&](const RuleShown& a, const RuleShown& b) {
        return subjects.indexOf(a.subject) < subjects.indexOf(b.subject);
    });
    return all;
}

QList<SubjectShown> AdjustmentViewModel::readings(const QString& wanted) const
{
    if (!known()) {
        return {};
    }
    const std::string& system = desk_->recorder().saved().content.system;
    return readingsShown(system, plainReadings(system), wanted, false);
}

bool AdjustmentViewModel::isFound(const RuleShown& rule, const QString& wanted) const
{
    const QStringList in{rule.subject, rule.id, rule.text, rule.place};
    return containsWords(in.join(u' '), wanted);
}

QStringList AdjustmentViewModel::house() const
{
    QStringList all;
    for (const play::HouseRule& one :
        known() ? game().houseRules(desk_->state().house) : std::vector<play::HouseRule>()) {
        all << houseShown(one);
    }
    return all;
}

QList<HouseShown> AdjustmentViewModel::houses() const
{
    return known() ? housesShown(desk_->recorder().saved().content.system) : QList<HouseShown>();
}

bool AdjustmentViewModel::takeHouse(const QString& name)
{
    if (!mayAgree()) {
        return false;
    }
    std::string rules;
    if (!name.isEmpty()) {
        const auto kept = houseNamed(desk_->recorder().saved().content.system, name.toStdString());
        if (!kept) {
            emit desk_->refused(worded(kept.faults.front()));
            return false;
        }
        rules = *kept;
    }
    Answer answer{.what = agreedStep, .who = both};
    answer.set("house", {!rules.empty()});
    answer.text = std::move(rules);
    return agree(answer);
}

RuleShown AdjustmentViewModel::correctedRule() const
{
    const Answer* agreed = known() ? desk_->past()->correctedAgreement() : nullptr;
    for (const play::Switch& one : agreed != nullptr ? game().switches() : std::vector<play::Switch>()) {
        if (const auto* choice = agreed->find(pointOf(one.id))) {
            return {.id = QString::fromStdString(one.id), .now = choice->front()};
        }
    }
    return {};
}

bool AdjustmentViewModel::overrule(const QString& id, int choice, const QString& reason)
{
    const std::string of = id.toStdString(), why = reason.trimmed().toStdString();
    if (!mayAgree()) {
        return false;
    }
    if (switchNamed(game(), of) == nullptr) {
        if (why.empty() || game().cited(desk_->state(), of) == nullptr) {
            emit desk_->refused(tr("Say what you do instead; the program cannot know it, but the record keeps it."));
            return false;
        }
        const bool noted = note("overruled", overruling(of, why));
        desk_->asked()->tellAnew(); // its rule says so
        return noted;
    }
    const bool anew = correcting();
    const auto line = desk_->recorder().battle().line();
    const auto at = std::find(line.begin(), line.end(), desk_->past()->correcting()) - line.begin();
    Answer answer{.what = agreedStep, .who = both};
    answer.set(pointOf(of), {choice});
    if (!agree(answer)) {
        return false;
    }
    const int step = anew ? desk_->recorder().battle().line()[std::size_t(at)] : desk_->recorder().battle().head();
    return why.empty() || desk_->past()->note(reason, step);
}

} // namespace strategikon
