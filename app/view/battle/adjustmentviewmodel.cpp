#include "adjustmentviewmodel.h"

#include "alikerows.h"

#include "app/words/fields.h"
#include "app/words/played.h"
#include "app/words/words.h"
#include "model/play/record/dispute.h"

#include <QRandomGenerator>

#include <algorithm>
#include <cstdlib>

namespace strategikon {

using namespace play;

namespace {

const std::string gone = "gone";

// "#12.stands": a thing and its field.
std::optional<std::pair<Id, std::string>> pointed(const std::string& point)
{
    const auto dot = point.find('.');
    if (!point.starts_with("#") || dot == std::string::npos) {
        return std::nullopt;
    }
    return std::pair(std::atoi(point.c_str() + 1), point.substr(dot + 1));
}

// Places are told on the map.
bool isOfSheet(const std::string& point) { return pointed(point) && !point.ends_with(".place"); }

// The values that are picked by their words: levels, and whom somebody is with.
QList<AnswerShown> choicesOf(const FieldSpec& spec, const Thing& thing, const State& state)
{
    QList<AnswerShown> all;
    if (spec.kind == FieldSpec::Kind::level) {
        for (int level = 0; level < int(spec.words.size()); ++level) {
            all << AnswerShown{level, levelShown(spec, level)};
        }
    } else if (spec.kind == FieldSpec::Kind::thing && !spec.tally) {
        all << AnswerShown{0, AdjustmentViewModel::tr("nobody")};
        for (const Thing& one : state.things) {
            if (one.sort == Sort::body && one.side == thing.side && !one.gone) {
                all << AnswerShown{one.id, named(state, one.id)};
            }
        }
    }
    return all;
}

bool saysWhose(const std::string& point) { return point == "turn" || point == "side"; }

} // namespace

void AdjustmentViewModel::setDesk(BattleViewModel* desk)
{
    if (desk == desk_) {
        return;
    }
    desk_ = desk;
    connect(desk_, &BattleViewModel::changed, this, &AdjustmentViewModel::changed);
    connect(desk_, &BattleViewModel::cardChanged, this, &AdjustmentViewModel::changed);
    emit deskChanged();
    emit changed();
}

bool AdjustmentViewModel::possible() const
{
    return known() && !desk_->over() && desk_->past()->correcting() == 0 && desk_->film()->looking() < 0;
}

bool AdjustmentViewModel::courseOpen() const
{
    return known() && desk_->past()->correctingWhat() == QStringLiteral("course");
}

// A fresh agreement; of one that lies open, all that cannot be said anew here: whose turn it is beside the phase, and
// where the battle went on beside how the units are.
Answer AdjustmentViewModel::begun() const
{
    Answer answer{.what = agreedStep, .who = both};
    if (correcting()) {
        for (const auto& [point, values] : desk_->past()->correctedAgreement()->inputs) {
            if (courseOpen() ? saysWhose(point) : !isOfSheet(point)) {
                answer.set(point, values);
            }
        }
    }
    return answer;
}

QList<PhaseShown> AdjustmentViewModel::phases() const
{
    QList<PhaseShown> all;
    if (!known() || desk_->over() || desk_->state().turn == 0) {
        return all;
    }
    bool done = true;
    for (const std::string& phase : game().phases()) {
        const bool here = phase == desk_->state().phase;
        done = done && !here;
        all << PhaseShown{phaseShown(phase, desk_->state().words), here, done};
    }
    return all;
}

int AdjustmentViewModel::detail() const
{
    return known() ? int(detailOf(desk_->recorder().battle(), desk_->state().phase)) : 0;
}

QStringList AdjustmentViewModel::details() const { return {tr("Every die"), tr("Outcomes only"), tr("A tally")}; }

bool AdjustmentViewModel::waits() const { return movable() && !desk_->state().agenda.empty(); }

bool AdjustmentViewModel::tallied() const
{
    return movable() && desk_->state().turn > 0 && !waits() && detail() == int(Detail::tally);
}

QList<ChanceShown> AdjustmentViewModel::outcomes() const
{
    QList<ChanceShown> all;
    if (!known() || desk_->asked()->ask() == nullptr || detail() != int(Detail::outcomes)) {
        return all;
    }
    for (const auto& [outcome, chance] :
        outcomesOf(game(), desk_->state(), *desk_->asked()->ask(), desk_->asked()->open()->draft())) {
        all << ChanceShown{
            QString::fromStdString(outcome), outcomeShown(outcome, desk_->state(), desk_->asked()->ask()->on), chance};
    }
    return all;
}

std::optional<int> AdjustmentViewModel::noted(const Input& input) const
{
    const auto* put = desk_->asked()->open()->at(input.id);
    return put == nullptr || put->empty() ? std::nullopt : std::optional(put->front());
}

QList<DisputeShown> AdjustmentViewModel::disputes() const
{
    QList<DisputeShown> all;
    if (!known() || desk_->asked()->ask() == nullptr) {
        return all;
    }
    for (const Input& input : desk_->asked()->ask()->inputs) {
        if (!disputable(input)) {
            continue;
        }
        const auto [first, second] = disputed(input, noted(input));
        const auto values = answersOf(input);
        const auto rowOf = [&](int value) {
            return int(std::find(values.begin(), values.end(), value) - values.begin());
        };
        DisputeShown shown{.input = QString::fromStdString(input.id), .first = rowOf(first), .second = rowOf(second)};
        for (const int value : values) {
            shown.answers << AnswerShown{value, answerShown(wordOf(input, value), desk_->state().words)};
        }
        all << shown;
    }
    return all;
}

bool AdjustmentViewModel::agree(const Answer& answer) { return mayAgree() && desk_->past()->give(answer); }

// A note leaves the card as it is filled in.
bool AdjustmentViewModel::note(const char* what, const std::string& text)
{
    const Battle& battle = desk_->recorder().battle();
    const int before = desk_->past()->correcting() != 0
        ? battle.log()[std::size_t(desk_->past()->correcting() - 1)].parent
        : battle.head();
    return desk_->past()->jot(what, text, before);
}

bool AdjustmentViewModel::setDetail(int detail)
{
    return possible() && detail >= 0 && detail <= int(Detail::tally)
        && note("detail", written(desk_->state().phase, Detail(detail)));
}

bool AdjustmentViewModel::goTo(int phase)
{
    Answer answer = begun();
    answer.set("phase", {phase});
    return agree(answer);
}

bool AdjustmentViewModel::leaveOut()
{
    Answer answer = begun();
    answer.set("left", {1});
    return agree(answer);
}

bool AdjustmentViewModel::take(int outcome)
{
    if (!known() || desk_->asked()->ask() == nullptr) {
        return false;
    }
    const Answer draft = desk_->asked()->open()->draft();
    const auto all = outcomesOf(game(), desk_->state(), *desk_->asked()->ask(), draft);
    if (outcome < 0 || outcome >= int(all.size())) {
        return false;
    }
    const auto answer =
        standingFor(game(), desk_->state(), *desk_->asked()->ask(), draft, all[std::size_t(outcome)].first);
    return answer && desk_->past()->give(*answer);
}

int AdjustmentViewModel::decide(const QString& id, int first, int second, int face)
{
    const Input* input =
        known() && desk_->asked()->ask() != nullptr ? desk_->asked()->ask()->find(id.toStdString()) : nullptr;
    if (input == nullptr || !disputable(*input) || first == second || face < 0 || face > 6) {
        return 0;
    }
    const auto answers = answersOf(*input);
    for (const int value : {first, second}) {
        if (std::find(answers.begin(), answers.end(), value) == answers.end()) {
            return 0;
        }
    }
    const int fell = face != 0 ? face : QRandomGenerator::system()->bounded(1, 7);
    const int value = decided(first, second, fell);
    if (!note("dispute",
            written(Dispute{desk_->asked()->ask()->what, input->id, wordOf(*input, value), fell, face == 0}))) {
        return 0;
    }
    desk_->asked()->settle(id, value);
    return fell;
}

int AdjustmentViewModel::valueOf(const Thing& thing, const std::string& field) const
{
    const int at = game().fields().index(thing.sort, field);
    return field == gone || at < 0 ? int(thing.gone) : thing.fields[std::size_t(at)];
}

int AdjustmentViewModel::shownOf(const Thing& thing, const std::string& field) const
{
    const auto edited = edits_.find({thing.id, field});
    return edited == edits_.end() ? valueOf(thing, field) : edited->second;
}

TallyUnitShown AdjustmentViewModel::row(const Thing& thing) const
{
    TallyUnitShown row{.thing = thing.id,
        .badge = QString::fromStdString(thing.badge),
        .name = translated(thing.name),
        .gone = shownOf(thing, gone) != 0,
        .changed =
            std::any_of(edits_.begin(), edits_.end(), [&](const auto& edit) { return edit.first.first == thing.id; }),
        .unfolded = thing.id == unfolded_};
    for (const FieldSpec* spec : agreeable(game(), thing.sort)) {
        if (spec->tally || thing.id == unfolded_) {
            row.fields << TallyFieldShown{.id = QString::fromStdString(spec->id),
                .label = fieldShown(*spec),
                .counts = spec->kind == FieldSpec::Kind::count,
                .ofThing = spec->kind == FieldSpec::Kind::thing,
                .value = shownOf(thing, spec->id),
                .was = valueOf(thing, spec->id),
                .most = mostOf(game(), *spec, desk_->state(), thing),
                .choices = choicesOf(*spec, thing, desk_->state())};
        }
    }
    return row;
}

// Those alike in one row: how many of them are lost.
TallyUnitShown AdjustmentViewModel::rowOf(const Ids& alike) const
{
    const Thing& first = desk_->state()[alike.front()];
    TallyUnitShown row{.several = int(alike.size()), .thing = first.id, .name = translated(first.name)};
    row.badge = QString::fromStdString(first.badge) + QStringLiteral("–")
        + QString::fromStdString(desk_->state()[alike.back()].badge);
    for (const Id one : alike) {
        row.lost += shownOf(desk_->state()[one], gone) != 0 ? 1 : 0;
        row.changed = row.changed || edits_.contains({one, gone});
    }
    row.unfolded = unfoldedRow_ == first.id;
    return row;
}

void AdjustmentViewModel::putLost(int first, int lost)
{
    if (!mayAgree() || first < 1 || first > int(desk_->state().things.size())) {
        return;
    }
    const Ids all = AlikeRows(game(), desk_->state()).of(first);
    int now = 0;
    for (const Id one : all) {
        now += shownOf(desk_->state()[one], gone) != 0 ? 1 : 0;
    }
    for (auto one = all.rbegin(); one != all.rend() && now != lost; ++one) {
        const bool isLost = shownOf(desk_->state()[*one], gone) != 0;
        if (isLost == (now > lost)) {
            put(*one, QString::fromStdString(gone), isLost ? 0 : 1);
            now += isLost ? -1 : 1;
        }
    }
}

QList<TallySideShown> AdjustmentViewModel::sheet() const
{
    QList<TallySideShown> all;
    const AlikeRows alike = mayAgree() ? AlikeRows(game(), desk_->state()) : AlikeRows();
    for (int side = 0; side < 2 && mayAgree(); ++side) {
        TallySideShown shown{.name = desk_->sideName(side), .letter = side == 0 ? tr("A") : tr("B")};
        for (const Sort sort : {Sort::body, Sort::leader}) {
            for (const Thing& thing : desk_->state().things) {
                if (thing.sort != sort || thing.side != side) {
                    continue;
                }
                const Ids& its = alike.of(thing.id);
                if (its.size() > 1 && its.front() == thing.id) {
                    shown.rows << rowOf(its);
                }
                if (its.size() == 1 || unfoldedRow_ == its.front()) {
                    shown.rows << row(thing);
                }
            }
        }
        all << shown;
    }
    TallySideShown field{.name = tr("The field")}; // what is nobody's: rivers
    for (const Thing& thing : desk_->state().things) {
        if (mayAgree() && thing.sort == Sort::feature && !agreeable(game(), thing.sort).empty()) {
            field.rows << row(thing);
        }
    }
    if (!field.rows.isEmpty()) {
        all << field;
    }
    return all;
}

void AdjustmentViewModel::begin()
{
    edits_.clear();
    unfolded_ = unfoldedRow_ = 0;
    if (const Answer* agreed = known() ? desk_->past()->correctedAgreement() : nullptr) {
        for (const auto& [point, values] : agreed->inputs) {
            if (isOfSheet(point)) {
                edits_[*pointed(point)] = values.front();
            }
        }
    }
    emit sheetChanged();
}

void AdjustmentViewModel::openRow(int first)
{
    unfoldedRow_ = unfoldedRow_ == first ? 0 : first;
    emit sheetChanged();
}

void AdjustmentViewModel::unfold(int thing)
{
    unfolded_ = unfolded_ == thing ? 0 : thing;
    emit sheetChanged();
}

void AdjustmentViewModel::put(int id, const QString& field, int value)
{
    if (!mayAgree() || id < 1 || id > int(desk_->state().things.size())) {
        return;
    }
    const Thing& thing = desk_->state()[id];
    const std::string of = field.toStdString();
    if (value == valueOf(thing, of)) {
        edits_.erase({id, of});
    } else {
        edits_[{id, of}] = value;
    }
    emit sheetChanged();
}

bool AdjustmentViewModel::save(bool phaseOver)
{
    Answer answer = begun();
    for (const auto& [of, value] : edits_) {
        answer.set("#" + std::to_string(of.first) + "." + of.second, {value});
    }
    if (phaseOver) {
        answer.set("phase-over", {1});
    }
    if (!agree(answer)) {
        return false;
    }
    begin();
    return true;
}

} // namespace strategikon

#include "moc_adjustmentviewmodel.cpp"
