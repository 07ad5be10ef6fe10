// What stands round the card: where in the turn it is, the footer, and the film of what lies behind.
#include "battleviewmodel.h"

#include "app/words/fields.h"
#include "app/words/played.h"
#include "app/words/words.h"
#include "model/play/card/unasked.h"
#include "model/play/record/agreed.h"

#include <algorithm>

namespace strategikon {

using namespace play;

const Decision* BattleViewModel::onlyOne() const
{
    return asks_.size() == 1 && phaseEnd(asks_) == nullptr ? &asks_.front() : nullptr;
}

QString BattleViewModel::placeWords() const
{
    const QString phase = phaseWords();
    if (phase.isEmpty()) {
        return known() && !over() && state().turn == 0 ? tr("Before the battle") : QString();
    }
    if (const auto bout = recorder_->game().bout(state())) {
        return tr("%1: %2", "a phase, which of its fights").arg(phase, worded(bout->says));
    }
    const auto all = recorder_->game().phases();
    const auto at = std::find(all.begin(), all.end(), state().phase);
    return at == all.end()
        ? phase
        : tr("%1, phase %2 of %3").arg(phase, QString::number(at - all.begin() + 1), QString::number(all.size()));
}

// Of what lies on the field and is nobody's only what has turned out: what a river is like where it was tried.
QString BattleViewModel::fieldWords() const
{
    QStringList all;
    if (!known()) {
        return {};
    }
    const Game& game = recorder_->game();
    for (const Thing& thing : state().things) {
        if (thing.sort != Sort::feature || agreeable(game, thing.sort).empty()) {
            continue;
        }
        if (const QString found = inOneLine(fieldsShown(game.fields(), thing, state())); !found.isEmpty()) {
            all << tr("%1 (%2)", "a river, what it is like where").arg(named(state(), thing.id), found);
        }
    }
    return all.join(QStringLiteral("; "));
}

// What is still to be said on the card, the dice last: they fall when all else is clear.
QString BattleViewModel::missing() const
{
    int dice = 0;
    bool choice = false;
    QString nobody;   // is named yet of these
    QString measured; // is this still to be
    const auto all = inputs();
    for (const InputShown& one : all) {
        if (one.measure && !one.idle && measured.isEmpty()) {
            measured = one.label;
        }
        const auto fallen =
            std::count_if(one.dice.faces.begin(), one.dice.faces.end(), [](int face) { return face > 0; });
        if (one.kind == InputKinds::Kind::Dice) {
            dice += one.dice.counted ? (one.dice.score < 0 ? one.dice.count : 0) : int(one.dice.faces.size() - fallen);
        } else if (one.kind == InputKinds::Kind::Choice) {
            choice = choice || (!one.fact && !one.noted);
        } else if (one.kind == InputKinds::Kind::Things) {
            const auto on =
                std::count_if(one.things.begin(), one.things.end(), [](const auto& thing) { return thing.on; });
            if (on < one.least && nobody.isEmpty()) {
                nobody = one.label;
            }
        }
    }
    return !nobody.isEmpty()  ? tr("choose: %1", "whom, as the card says").arg(nobody)
        : choice              ? tr("choose first")
        : dice > 0            ? tr("%n dice to come", "", dice)
        : !measured.isEmpty() ? tr("measure: %1", "what, as the card says").arg(measured)
                              : QString();
}

// Whom a card names that does no more: "A3 – B7".
QString BattleViewModel::namedOnCard() const
{
    QStringList all;
    for (const Input& one : ask()->inputs) {
        if (const Card::Values* values = card_->at(one.id)) {
            all << badgesShown(state(), *values);
        }
    }
    return all.join(QStringLiteral(" – "));
}

// What was chosen, where that is all; what is done; or, of what is asked, that its dice are in, or that it is done.
QString BattleViewModel::answerVerb() const
{
    const auto all = inputs();
    if (all.size() == 1 && all[0].kind == InputKinds::Kind::Choice && all[0].chosen() >= 0) {
        return all[0].options[all[0].chosen()].label;
    }
    if (const std::string code = ownCode(state().words, "does-" + ask()->what); hasWords(code)) {
        return ownWords("does-" + ask()->what, state().words);
    }
    const QString title = titled(*ask(), state());
    if (!title.endsWith(u'?') && (!ask()->step || all.isEmpty())) {
        return title;
    }
    return hasDice() ? tr("Use these dice") : tr("Done");
}

// With all that went on from it unasked; of a moment that is looked back at, what led there.
QString BattleViewModel::lastTold() const
{
    if (!known()) {
        return {};
    }
    const Battle& battle = recorder_->battle();
    const auto line = battle.line();
    if (looking_ >= 0) {
        return looking_ > 0 && looking_ <= int(line.size()) ? told(line[std::size_t(looking_ - 1)]).join(u' ')
                                                            : QString();
    }
    return battle.head() == battle.root() ? QString() : toldSince(battle.askedBy(battle.head())).join(u' ');
}

BoutShown BattleViewModel::bout() const
{
    const auto bout = known() && looking_ < 0 ? recorder_->game().bout(state()) : std::nullopt;
    BoutShown shown{.scored = bout && bout->score};
    for (const std::size_t side : {0, 1}) {
        QStringList parts;
        for (const Message& part : shown.scored ? bout->parts[side] : std::vector<Message>()) {
            parts << worded(part);
        }
        shown.score << (shown.scored ? (*bout->score)[side] : 0);
        shown.parts << parts.join(u'\n');
    }
    return shown;
}

// Phases in which nobody can do anything are over before anybody sees them.
QString BattleViewModel::phaseEndsIn() const
{
    const Battle& battle = recorder_->battle();
    const std::pair now(battle.entries(), correcting_);
    if (endsIn_.first != now) {
        const Decision& end = *phaseEnd(asks_);
        const State then =
            behind({&battle.game(), &state(), on(), &battle, battle.head()}, Answer{.what = end.what, .who = end.who});
        const bool turns = then.over || std::pair(then.turn, then.side) != std::pair(state().turn, state().side);
        endsIn_ = {now,
            turns ? ownWords("turn-ends", state().words)
                  : tr("to %1", "a phase").arg(phaseShown(then.phase, state().words))};
    }
    return endsIn_.second;
}

FootShown BattleViewModel::foot() const
{
    FootShown foot{.rollSays = hasDice() ? QString() : tr("no dice")};
    if (!known() || over()) {
        foot.answer = tr("Battle over");
        foot.endSays = tr("battle over");
    } else if (looking_ >= 0) {
        foot.answer = tr("Back to now");
        foot.answerSays = tr("step %1").arg(steps());
        foot.answers = true;
        foot.endSays = tr("not in the past");
    } else if (!card_) {
        foot.answer = actions().isEmpty() ? tr("Nothing left to do") : tr("Choose an action");
        foot.answerSays = actions().isEmpty() ? tr("end the phase")
            : mapped()                        ? tr("on the map or the card")
                                              : tr("on the card");
    } else if (planning_) {
        foot.answer = tr("Only planned");
        foot.answerSays = tr("its time has not come");
    } else {
        foot.answer = correcting_ != 0 ? tr("Save it")
            : warned().empty()         ? answerVerb()
                                       : tr("%1 anyway").arg(answerVerb());
        foot.answerSays = missing();
        if (card_->onlyNames()) {
            foot.answerSays = namedOnCard();
        }
        if (const auto price = recorder_->game().preview(state(), card_->draft()).price;
            price && foot.answerSays.isEmpty()) {
            foot.answerSays = worded(*price);
        }
        if (wantsWord()) {
            foot.answer = tr("Type the password");
        }
        foot.answers = complete();
    }
    if (!foot.endSays.isEmpty()) {
        return foot;
    }
    foot.ends = phaseEnds() && (!card_ || card_->untouched());
    if (foot.ends) {
        foot.endSays = phaseEndsIn();
    } else {
        foot.endSays = state().turn == 0 ? tr("not begun")
            : correcting_ != 0           ? tr("step open")
            : planning_                  ? tr("a plan lies open")
            : card_                      ? tr("card open")
                                         : tr("not yet");
    }
    return foot;
}

// What was rolled since the action began whose steps still wait, the last few rows of it.
QList<EarlierShown> BattleViewModel::earlier() const
{
    if (!known() || past_ || state().agenda.empty()) {
        return {};
    }
    const Battle& battle = recorder_->battle();
    if (earlier_.first == battle.head()) {
        return earlier_.second;
    }
    constexpr int most = 8;
    QList<EarlierShown> rows;
    const auto line = battle.line();
    for (auto it = line.rbegin(); it != line.rend() && rows.size() < most; ++it) {
        const Entry& entry = battle.log()[std::size_t(*it - 1)];
        const State before = battle.stateAfter(entry.parent);
        const auto open = recorder_->game().can(before);
        const Decision* its = cardFor(open, entry.answer.what, entry.answer.who);
        EarlierShown row{.step = *it, .number = numberOf(*it), .words = told(*it).join(u' ')};
        bool rolled = false;
        for (const Input& input : its != nullptr ? its->inputs : std::vector<Input>()) {
            const auto* values = input.kind == Input::Kind::dice ? entry.answer.find(input.id) : nullptr;
            rolled = rolled || values != nullptr;
            if (values != nullptr && int(values->size()) == input.dice.count) {
                row.faces << QList<int>(values->begin(), values->end());
            }
        }
        if (rolled || entry.answer.unasked) { // what was filled in is seen there too, and corrected
            rows.prepend(row);
        }
        if (before.agenda.empty()) {
            break; // with this it began
        }
    }
    earlier_ = {battle.head(), rows};
    return rows;
}

int BattleViewModel::steps() const { return known() ? int(recorder_->battle().line().size()) : 0; }

int BattleViewModel::lookedStep() const
{
    const Battle& battle = recorder_->battle();
    return looking_ < 0 ? -1 : looking_ == 0 ? battle.root() : battle.line()[std::size_t(looking_ - 1)];
}

int BattleViewModel::numberOf(int step) const
{
    int number = 0;
    for (const Battle& battle = recorder_->battle(); step != battle.root(); step = battle.entry(step).parent) {
        ++number;
    }
    return number;
}

void BattleViewModel::lookAt(int step)
{
    const auto line = known() ? recorder_->battle().line() : std::vector<int>();
    if (step == 0 || std::find(line.begin(), line.end(), step) != line.end()) {
        look(step == 0 ? 0 : numberOf(step));
    }
}

QList<TurnShown> BattleViewModel::turns() const
{
    QList<TurnShown> all;
    int at = 0;
    for (const int step : known() ? recorder_->battle().line() : std::vector<int>()) {
        ++at;
        for (const Event& event : recorder_->battle().log()[std::size_t(step - 1)].events) {
            for (const play::Change& change : event.changes) {
                if (change.what == play::Change::What::turn) {
                    all << TurnShown{at, change.to, turnShown(change.to, state().words)};
                }
            }
        }
    }
    return all;
}

// The card that lies open stays as it is filled in, and is there again when one is back.
void BattleViewModel::look(int at)
{
    if (!known() || at < 0 || at == looking_ || correcting_ != 0) {
        return;
    }
    keepDraft();
    if (at >= steps()) {
        if (looking_ >= 0) {
            stopCorrecting();
            deal();
            findDraft();
        }
        return;
    }
    card_.reset();
    asks_.clear();
    looking_ = at;
    past_ = recorder_->battle().stateAfter(lookedStep());
    battleIsOther();
    cardIsOther();
}

} // namespace strategikon
