#include "battlecard.h"

#include "app/report/notes.h"
#include "app/shown/battle/rules.h"
#include "app/view/field/typedkey.h"
#include "app/words/played.h"
#include "app/words/words.h"
#include "model/play/card/unasked.h"
#include "model/play/sealed.h"

#include <algorithm>
#include <utility>

namespace strategikon {

using namespace play;
using Kind = Input::Kind;

BattleCard::BattleCard(const OpenBattle& battle, OpenCard& open, BattlePast& past, QObject* parent)
    : QObject(parent), battle_(battle), open_(open), past_(past), rows_(battle, open)
{
    connect(&battle_, &OpenBattle::cardChanged, this, &BattleCard::changed);
}

void BattleCard::setPlans(bool plans)
{
    if (std::exchange(open_.plans, plans) != plans) {
        emit plansChanged();
    }
}

QList<CardShown> BattleCard::actions() const
{
    QList<CardShown> all;
    for (const Decision* one : open_.offered()) {
        CardShown action = cardShown(*one, state());
        if (one->shared) {
            action.title = tr("%1: %2", "a side: what it does").arg(battle_.sideName(one->who), action.title);
        }
        action.on = open_.card() && one->what == open_.ask()->what && one->who == open_.ask()->who;
        all << action;
    }
    return all;
}

CardShown BattleCard::card() const
{
    const Decision* one = open_.ask();
    if (one == nullptr) {
        return {};
    }
    CardShown shown = cardShown(*one, state());
    if (one->who == 0 || one->who == 1) {
        shown.who = battle_.sideName(one->who);
    }
    const auto& first = open_.card()->firstThrow();
    shown.first = {first.begin(), first.end()};
    shown.rule = ruleCited(battle_.recorder(), state(), one->rule);
    return shown;
}

// Thrown against one another: each throw has the name of him it is for, or of his side, as no bound turns it round.
QString BattleCard::throwerOf(const Input& one) const
{
    if (one.kind != Kind::dice || one.dice.against.empty() || one.dice.whose < 0)
        return {};
    for (const Id thing : open_.ask()->on)
        if (state()[thing].sort != Sort::army && state()[thing].side == one.dice.whose)
            return named(state(), thing);
    return battle_.nationOf(one.dice.whose);
}

InputShown BattleCard::shown(const Input& one) const
{
    const Card::Values* put = open_.card()->at(one.id);
    const Card::Values values = put != nullptr ? *put : Card::Values();
    Input offered = one;
    offered.among = open_.card()->offered(one);
    InputShown shown = inputShown(offered, values, state());
    const Answer now = open_.card()->draft(true);
    for (qsizetype i = 0; i < shown.options.size(); ++i) {
        shown.options[i].open = play::isOpen(one, std::size_t(i), now);
    }
    for (BadgeShown& thing : shown.things) {
        thing.arm = QString::fromStdString(battle_.game().arm(state()[thing.thing]));
    }
    if (const QString its = throwerOf(one); !its.isEmpty()) {
        shown.label = its;
    }
    rows_.sort(one, shown);
    shown.noted = put != nullptr;
    shown.idle = open_.card()->isIdle(one.id) || (!one.only.empty() && offered.among.empty());
    shown.again = open_.card()->isRecalled(one.id) && !open_.card()->isTouched(one.id);
    shown.map = open_.card()->isMapped(one.id);
    shown.measure = open_.card()->isToMeasure(one.id);
    if (one.kind == Kind::dice) {
        shown.dice.tens = open_.card()->tens();
        shown.dice.counted = open_.card()->isCounted(one.id);
        shown.dice.faces = {values.begin(), values.end()};
        shown.dice.score = shown.dice.counted && values.size() == 1 ? values.front() : -1;
    }
    return shown;
}

QList<InputShown> BattleCard::inputs() const
{
    QList<InputShown> all;
    if (open_.ask() == nullptr) {
        return all;
    }
    // Who comes first, then the dice, then what the table says: dice may come before facts.
    const auto place = [](const Input& one) { return one.kind == Kind::dice ? 1 : one.fact ? 2 : 0; };
    for (int at = 0; at <= 2; ++at) {
        for (const Input& one : open_.ask()->inputs) {
            if (place(one) == at) {
                all << shown(one);
            }
        }
    }
    return all;
}

void BattleCard::nameAccounts(MeaningShown& shown) const
{
    for (ModifierShown& one : shown.modifiers) { // what is added to a throw stands under its name
        const auto its = std::find_if(open_.ask()->inputs.begin(), open_.ask()->inputs.end(),
            [&](const Input& input) { return input.kind == Kind::dice && input.id == one.accountId.toStdString(); });
        if (const QString thrower = its == open_.ask()->inputs.end() ? QString() : throwerOf(*its);
            !thrower.isEmpty() && !one.account.isEmpty()) {
            one.account = thrower;
        }
    }
    for (ModifierShown& one : shown.modifiers) {
        one.rule = ruleCited(battle_.recorder(), state(), one.id.toStdString());
    }
}

MeaningShown BattleCard::meaning() const
{
    if (open_.ask() == nullptr) {
        return {};
    }
    if (const QString why = open_.unfit(); !why.isEmpty()) {
        return {.unfit = why};
    }
    const Game& game = battle_.game();
    MeaningShown shown = meaningShown(open_.card()->means(), game, state());
    nameAccounts(shown);
    shown.chances.removeIf([](const ChanceShown& one) { return one.part <= 0; });
    // Once a die is in, what it was likely to be tells nothing any more.
    const bool open = std::ranges::any_of(shown.chances, [](const ChanceShown& one) { return one.part < 1; });
    if (open && open_.card()->anyFallen()) {
        shown.chances.clear();
    }
    return shown;
}

QList<WarningShown> BattleCard::warnings() const
{
    QList<WarningShown> all;
    for (const play::Warning& one : open_.warned()) {
        all << warningShown(one, battle_.recorder(), state());
    }
    return all;
}

bool BattleCard::tapAnswers() const { return open_.card() && open_.card()->tapAnswers(); }

void BattleCard::choose(const QString& what, int who)
{
    if (const Decision* its = cardFor(open_.asks(), what.toStdString(), who)) {
        open_.lay(its);
    } else {
        dealAnew();
    }
    if (open_.card() && open_.card()->ask().inputs.empty() && open_.card()->warnings().empty() && !open_.wantsWord()) {
        if (!answer()) {
            putAway();
        }
        return;
    }
    open_.tell();
}

void BattleCard::putAway()
{
    open_.lay(open_.onlyOne());
    open_.tell();
}

void BattleCard::put(const QString& id, int value)
{
    const Input* one = open_.card() ? open_.card()->ask().find(id.toStdString()) : nullptr;
    if (one == nullptr) {
        return;
    }
    open_.card()->put(one->id, value);
    if (!open_.card()->answersAlone(*one) || !answer()) {
        open_.tell();
    }
}

void BattleCard::cure(int warning)
{
    const Warnings all = open_.warned();
    if (warning < 0 || warning >= int(all.size()) || !all[std::size_t(warning)].cure) {
        return;
    }
    const play::Cure& cure = *all[std::size_t(warning)].cure;
    Answer mended{.what = open_.card()->ask().what, .who = open_.card()->ask().who};
    mended.set(cure.input, cure.value);
    open_.card()->take(mended);
    open_.tell();
}

bool BattleCard::answer() { return open_.card() && !open_.planning() && past_.give(open_.card()->answer()); }

QString BattleCard::openNotes(QString word)
{
    const int side = open_.card() && open_.card()->ask().word ? open_.card()->ask().who : nobody;
    const auto at = side == nobody ? std::nullopt : notesOf(state(), side);
    if (!at) {
        return {};
    }
    const auto salt = saltOf(state().sealed[*at]);
    const auto key = salt && *salt ? keyOf(word, **salt) : Result<seals::Key>(salt.faults);
    const auto opened = key ? report::openedNotes(state(), side, *key, battle_.ground().get())
                            : Result<report::OpenedNotes>(key.faults);
    if (!opened) {
        return worded(opened.faults);
    }
    if (past_.give(opened->answer)) {
        for (const Message& one : opened->unlike) {
            past_.jot("note", worded(one).toStdString(), battle_.record().head());
        }
    }
    return {};
}

void BattleCard::settle(const QString& id, int value)
{
    open_.card()->settle(id.toStdString(), value);
    open_.tell();
}

void BattleCard::putBack(const Answer& answer)
{
    open_.layAnew();
    open_.card()->take(answer);
    open_.tell();
}

void BattleCard::dealAnew()
{
    if (open_.card()) {
        open_.layAnew();
        open_.tell();
    }
}

} // namespace strategikon

#include "moc_battlecard.cpp"
