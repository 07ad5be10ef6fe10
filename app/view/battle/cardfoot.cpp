#include "cardfoot.h"

#include "app/words/played.h"
#include "app/words/words.h"
#include "model/play/card/unasked.h"
#include "model/play/phases.h"
#include "model/play/record/agreed.h"

#include <algorithm>

namespace strategikon {

using namespace play;

CardFoot::CardFoot(const OpenBattle& battle, OpenCard& open, BattlePast& past, const BattleCard& asked, QObject* parent)
    : QObject(parent), battle_(battle), open_(open), past_(past), asked_(asked)
{
    connect(&battle_, &OpenBattle::cardChanged, this, &CardFoot::changed);
}

// Of a step that lies open, where it only said how the battle went on: there it may have gone by the book.
bool CardFoot::phaseEnds() const
{
    return battle_.known() && (battle_.correcting() == 0 || past_.correctingWhat() == QStringLiteral("course"))
        && phaseEnd(open_.asks()) != nullptr;
}

bool CardFoot::endPhase()
{
    const Decision* end = phaseEnds() ? phaseEnd(open_.asks()) : nullptr;
    const bool heeded = open_.card() && end != nullptr && open_.ask()->what == end->what;
    if (end != nullptr && battle_.correcting() == 0 && !heeded) {
        open_.lay(end);
        if (!open_.card()->warnings().empty()) { // they are read first: once more, or Done, ends it
            open_.tell();
            return false;
        }
    }
    return end != nullptr && past_.give(Answer{.what = end->what, .who = end->who});
}

bool CardFoot::passTurn() { return phaseEnds() && battle_.correcting() == 0 && past_.passTurn(); }

// What was answered last began the turn, or was asked as it began; where units were set down on the map since, nobody
// has acted yet.
bool CardFoot::mayPass() const
{
    const Battle* battle = phaseEnds() && battle_.correcting() == 0 ? &battle_.record() : nullptr;
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

QString CardFoot::quietWords() const { return battle_.known() ? ownWords("turn-quiet", state().words) : QString(); }

// What is still to be said on the card, the dice last: they fall when all else is clear.
QString CardFoot::missing() const
{
    int dice = 0;
    bool choice = false;
    QString nobody;   // is named yet of these
    QString measured; // is this still to be
    const auto all = asked_.inputs();
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
QString CardFoot::namedOnCard() const
{
    QStringList all;
    for (const Input& one : open_.ask()->inputs) {
        if (const Card::Values* values = open_.card()->at(one.id)) {
            all << badgesShown(state(), *values);
        }
    }
    return all.join(QStringLiteral(" – "));
}

// What was chosen, where that is all; what is done; or, of what is asked, that its dice are in, or that it is done.
QString CardFoot::answerVerb() const
{
    const auto all = asked_.inputs();
    if (all.size() == 1 && all[0].kind == InputKinds::Kind::Choice && all[0].chosen() >= 0) {
        return all[0].options[all[0].chosen()].label;
    }
    if (const std::string code = ownCode(state().words, "does-" + open_.ask()->what); hasWords(code)) {
        return ownWords("does-" + open_.ask()->what, state().words);
    }
    const QString title = titled(*open_.ask(), state());
    if (!title.endsWith(u'?') && (!open_.ask()->step || all.isEmpty())) {
        return title;
    }
    return open_.hasDice() ? tr("Use these dice") : tr("Done");
}

// Phases in which nobody can do anything are over before anybody sees them.
QString CardFoot::phaseEndsIn() const
{
    const Battle& battle = battle_.record();
    const std::pair now(battle.entries(), battle_.correcting());
    if (endsIn_.first != now) {
        const Decision& end = *phaseEnd(open_.asks());
        const State then = behind({&battle.game(), &state(), battle_.field(), &battle, battle.head()},
            Answer{.what = end.what, .who = end.who});
        const bool turns = then.over || std::pair(then.turn, then.side) != std::pair(state().turn, state().side);
        endsIn_ = {now,
            turns ? ownWords("turn-ends", state().words)
                  : tr("to %1", "a phase").arg(phaseShown(then.phase, state().words))};
    }
    return endsIn_.second;
}

void CardFoot::sayAnswer(FootShown& foot) const
{
    foot.answer = battle_.correcting() != 0 ? tr("Save it")
        : open_.warned().empty()            ? answerVerb()
                                            : tr("%1 anyway").arg(answerVerb());
    foot.answerSays = missing();
    if (open_.card()->onlyNames()) {
        foot.answerSays = namedOnCard();
    }
    if (const auto price = battle_.game().preview(state(), open_.card()->draft()).price;
        price && foot.answerSays.isEmpty()) {
        foot.answerSays = worded(*price);
    }
    if (open_.wantsWord()) {
        foot.answer = tr("Type the password");
    }
    foot.answers = open_.complete();
}

FootShown CardFoot::shown() const
{
    FootShown foot{.rollSays = open_.hasDice() ? QString() : tr("no dice")};
    if (!battle_.known() || battle_.over()) {
        foot.answer = tr("Battle over");
        foot.endSays = tr("battle over");
    } else if (battle_.looking() >= 0) {
        foot.answer = tr("Back to now");
        foot.answerSays = tr("step %1").arg(battle_.steps());
        foot.answers = true;
        foot.endSays = tr("not in the past");
    } else if (!open_.card()) {
        foot.answer = open_.offered().empty() ? tr("Nothing left to do") : tr("Choose an action");
        foot.answerSays = open_.offered().empty() ? tr("end the phase")
            : battle_.mapped()                    ? tr("on the map or the card")
                                                  : tr("on the card");
    } else if (open_.planning()) {
        foot.answer = tr("Only planned");
        foot.answerSays = tr("its time has not come");
    } else {
        sayAnswer(foot);
    }
    if (!foot.endSays.isEmpty()) {
        return foot;
    }
    foot.ends = phaseEnds() && (!open_.card() || open_.card()->untouched());
    if (foot.ends) {
        foot.endSays = phaseEndsIn();
    } else {
        foot.endSays = state().turn == 0 ? tr("not begun")
            : battle_.correcting() != 0  ? tr("step open")
            : open_.planning()           ? tr("a plan lies open")
            : open_.card()               ? tr("card open")
                                         : tr("not yet");
    }
    return foot;
}

} // namespace strategikon

#include "moc_cardfoot.cpp"
