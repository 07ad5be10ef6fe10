#include "cardpicks.h"

#include "alikerows.h"

#include "app/words/played.h"
#include "model/play/card/unasked.h"

#include <algorithm>

namespace strategikon {

using namespace play;

CardPicks::CardPicks(OpenBattle& battle, OpenCard& open, BattlePast& past, BattleCard& asked, QObject* parent)
    : QObject(parent), battle_(battle), open_(open), past_(past), asked_(asked)
{
    connect(&battle_, &OpenBattle::cardChanged, this, &CardPicks::changed);
}

QList<int> CardPicks::pickable() const
{
    QList<int> all;
    for (const Id thing : open_.card() ? open_.card()->pickable() : std::vector<Id>()) {
        all << thing;
    }
    for (const auto& towards :
        open_.card() && !open_.planning() ? open_.card()->answersTowards() : std::map<Id, Answer>()) {
        all << towards.first;
    }
    for (const Thing& thing : !open_.card() && battle_.known() ? battle_.state().things : Things()) {
        if (cardAbout(open_.asks(), thing.id) != nullptr) {
            all << thing.id;
        }
    }
    return all;
}

QList<int> CardPicks::picked() const
{
    QList<int> all;
    for (const Id thing : open_.card() ? open_.card()->picked() : std::vector<Id>()) {
        all << thing;
    }
    return all;
}

QList<BadgeShown> CardPicks::companions() const
{
    QList<BadgeShown> all;
    for (const Id one : open_.card() ? open_.card()->companions() : std::vector<Id>()) {
        all << badgeShown(battle_.state(), one);
    }
    return all;
}

void CardPicks::pick(const QString& id, int thing)
{
    const Input* one = open_.card() ? open_.card()->ask().find(id.toStdString()) : nullptr;
    if (one == nullptr || one->kind != Input::Kind::things) {
        return;
    }
    open_.card()->pick(one->id, thing);
    const bool answers = open_.card()->answersAlone(*one) || (!open_.plans && open_.card()->namesAll(*one));
    if (!answers || !asked_.answer()) {
        open_.tell();
    }
}

void CardPicks::pickNobody(const QString& id)
{
    open_.card()->pickNobody(id.toStdString());
    open_.tell();
}

// Before an action is chosen, somebody whom only one of them could be about chooses it.
void CardPicks::pickOnTable(int thing)
{
    const bool opens = !open_.card();
    if (opens) {
        open_.lay(cardAbout(open_.asks(), thing));
    }
    const Input* one = open_.card() ? open_.card()->taker(thing) : nullptr;
    const auto towards =
        open_.card() && !open_.planning() && one == nullptr ? open_.card()->answersTowards() : std::map<Id, Answer>();
    if (const auto its = towards.find(thing); its != towards.end()) {
        if (past_.give(its->second) && open_.card() && open_.card()->taker(thing) != nullptr) {
            pick(QString::fromStdString(open_.card()->taker(thing)->id), thing);
        }
        return;
    }
    if (one == nullptr) {
        return;
    }
    // Whom the card holds already, as last time, is not put away by the tap that opens it.
    if (opens && !open_.card()->answersAlone(*one) && picked().contains(thing)) {
        open_.tell();
    } else {
        pick(QString::fromStdString(one->id), thing);
    }
}

void CardPicks::openRow(int first, const QString& id)
{
    const AlikeRows alike(battle_.game(), battle_.state());
    const Ids& row = alike.of(first);
    if (row.size() > 1) {
        open_.unfolded.turnRow(id, row.front());
    }
    emit battle_.changed();
    emit battle_.cardChanged();
}

void CardPicks::pickRow(const QString& id, int first)
{
    const AlikeRows alike(battle_.game(), battle_.state());
    const Ids& row = alike.of(first);
    const auto able = [&](const Input& one) {
        Ids all;
        std::copy_if(row.begin(), row.end(), std::back_inserter(all), [&](Id thing) {
            return one.kind == Input::Kind::things
                && std::find(one.among.begin(), one.among.end(), thing) != one.among.end();
        });
        return all;
    };
    for (std::size_t at = 0; !open_.card() && at < row.size(); ++at) {
        open_.lay(cardAbout(open_.asks(), row[at]));
    }
    const Input* its = nullptr;
    if (open_.card()) {
        const auto& inputs = open_.card()->ask().inputs;
        const auto found = std::find_if(inputs.begin(), inputs.end(),
            [&](const Input& one) { return id.isEmpty() ? !able(one).empty() : one.id == id.toStdString(); });
        its = found == inputs.end() ? nullptr : &*found;
    }
    Ids on, off;
    for (const Id one : its ? able(*its) : Ids{}) {
        const Card::Values* now = open_.card()->at(its->id);
        (now && std::find(now->begin(), now->end(), one) != now->end() ? on : off).push_back(one);
    }
    if (!its || (on.empty() && off.empty()) || (its->most == 1 && !its->fact)) {
        openRow(first, id); // it is to be said who
        return;
    }
    const Card::Values* now = open_.card()->at(its->id);
    const int room = its->most - (now ? int(now->size()) : 0);
    if (off.empty() || room <= 0) {
        open_.card()->pick(its->id, on);
    } else {
        off.resize(int(off.size()) <= room ? off.size() : 1);
        open_.card()->pick(its->id, off);
    }
    emit battle_.cardChanged();
}

void CardPicks::takeCompanions()
{
    if (open_.card()) {
        open_.card()->takeCompanions();
        open_.tell();
    }
}

void CardPicks::openFar(const QString& input)
{
    open_.unfolded.turnFar(input.toStdString());
    emit battle_.cardChanged();
}

} // namespace strategikon

#include "moc_cardpicks.cpp"
