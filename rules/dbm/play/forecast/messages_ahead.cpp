// Words of what a moment leads to, and of what is taken for granted for it.
#include "rules/dbm/play/forecast/prospects.h"

#include "model/text/message.h"

#define QT_TRANSLATE_NOOP(context, text) text

namespace strategikon::dbmPlay {

namespace {

constexpr Template lines[] = {
    {"dbm:prospect-dice", QT_TRANSLATE_NOOP("messages", "What the dice may bring")},
    {"dbm:prospect-moves", QT_TRANSLATE_NOOP("messages", "Moves in a row")},
    {"dbm:prospect-line", QT_TRANSLATE_NOOP("messages", "Combats in a row")},
    {"dbm:ahead-holds-back", QT_TRANSLATE_NOOP("messages", "{who} is unreliable")},
    {"dbm:ahead-commits", QT_TRANSLATE_NOOP("messages", "{who} commits his troops")},
    {"dbm:ahead-panics", QT_TRANSLATE_NOOP("messages", "{who} panics")},
    {"dbm:ahead-stands-still", QT_TRANSLATE_NOOP("messages", "{who} stands still in the dark")},
    {"dbm:ahead-arrives", QT_TRANSLATE_NOOP("messages", "{who} throws what brings it on")},
    {"dbm:ahead-weather-begins", QT_TRANSLATE_NOOP("messages", "Rain, snow or dust that threatens begins")},
    {"dbm:ahead-weather-clears", QT_TRANSLATE_NOOP("messages", "The weather clears")},
    {"dbm:ahead-all-moves", QT_TRANSLATE_NOOP("messages", "The dice pay for all")},
    {"dbm:ahead-moves-mean", QT_TRANSLATE_NOOP("messages", "Moves in a row that are paid for, on average")},
    {"dbm:ahead-command-pays", QT_TRANSLATE_NOOP("messages", "{who} has the PIPs it needs: {cost}")},
    {"dbm:ahead-dealt-pay", QT_TRANSLATE_NOOP("messages", "The dice that are dealt out suffice")},
    {"dbm:ahead-move", QT_TRANSLATE_NOOP("messages", "{all}, PIPs: {cost}")},
    {"dbm:ahead-equivalents", QT_TRANSLATE_NOOP("messages", "{who}: equivalents lost, on average")},
    {"dbm:ahead-command-breaks", QT_TRANSLATE_NOOP("messages", "{who} is demoralised at the end of the bound")},
    {"dbm:ahead-army-breaks", QT_TRANSLATE_NOOP("messages", "{who} is beaten at the end of the bound")},
    {"dbm:ahead-fight", QT_TRANSLATE_NOOP("messages", "{who} v {other}")},
    {"dbm:figure-highest-die", QT_TRANSLATE_NOOP("messages", "with the highest die")},
    {"dbm:figure-lowest-die", QT_TRANSLATE_NOOP("messages", "with the lowest die")},
    {"dbm:figure-this-throw", QT_TRANSLATE_NOOP("messages", "now")},
    {"dbm:figure-second-throw", QT_TRANSLATE_NOOP("messages", "by its second throw")},
    {"dbm:figure-third-throw", QT_TRANSLATE_NOOP("messages", "by its third")},
    {"dbm:figure-fourth-throw", QT_TRANSLATE_NOOP("messages", "by its fourth")},
    {"dbm:figure-theirs-fall", QT_TRANSLATE_NOOP("messages", "the other destroyed")},
    {"dbm:figure-theirs-fall-of", QT_TRANSLATE_NOOP("messages", "{other} destroyed")},
    {"dbm:figure-theirs-go", QT_TRANSLATE_NOOP("messages", "the other recoils or flees")},
    {"dbm:figure-theirs-go-of", QT_TRANSLATE_NOOP("messages", "{other} recoils or flees")},
    {"dbm:figure-ours-go", QT_TRANSLATE_NOOP("messages", "the first recoils or flees")},
    {"dbm:figure-ours-go-of", QT_TRANSLATE_NOOP("messages", "{who} recoils or flees")},
    {"dbm:figure-ours-fall", QT_TRANSLATE_NOOP("messages", "the first destroyed")},
    {"dbm:figure-ours-fall-of", QT_TRANSLATE_NOOP("messages", "{who} destroyed")},
};

constexpr Template assumptions[] = {
    {"dbm:input-spot", QT_TRANSLATE_NOOP("messages", "Its place in the line, from the left")},
    {"dbm:input-beside", QT_TRANSLATE_NOOP("messages", "Beside the combat on its left")},
    {"dbm:option-level", QT_TRANSLATE_NOOP("messages", "fronts level")},
    {"dbm:option-left-ahead",
        QT_TRANSLATE_NOOP("messages", "who fights on the left touches the side of the enemy here")},
    {"dbm:option-ahead-of", QT_TRANSLATE_NOOP("messages", "{who} touches the side of {other}")},
    {"dbm:option-right-ahead",
        QT_TRANSLATE_NOOP("messages", "who fights here touches the side of the enemy on the left")},
    {"dbm:option-apart", QT_TRANSLATE_NOOP("messages", "not side by side")},
    {"dbm:granted-moves-as-told", QT_TRANSLATE_NOOP("messages", "Everyone moves as entered here.")},
    {"dbm:granted-moves-before-dice",
        QT_TRANSLATE_NOOP("messages", "No ally turns out unreliable, and nobody panics at these dice.")},
    {"dbm:granted-moves-dealt",
        QT_TRANSLATE_NOOP("messages", "Regular dice go where they are needed: the highest to whoever needs most.")},
    {"dbm:granted-line-recoils", QT_TRANSLATE_NOOP("messages", "Nothing stands in the way of recoils and flights.")},
    {"dbm:granted-line-behind",
        QT_TRANSLATE_NOOP("messages", "Ranks named behind an element stand close enough to fall with it.")},
    {"dbm:granted-line-overlaps",
        QT_TRANSLATE_NOOP("messages",
            "Flanks are open as entered, and as neighbours in this row open or free them; pursuits bring no new "
            "overlap.")},
    {"dbm:better-line",
        QT_TRANSLATE_NOOP(
            "messages", "On average, another order costs the enemy more than the side whose bound it is.")},
    {"play-moves-again",
        QT_TRANSLATE_NOOP("messages", "{who} has made its move by then; take this one out of the plan.")},
    {"play-line-too-long", QT_TRANSLATE_NOOP("messages", "The odds reach {most} combats in a row; take some out.")},
    {"play-fights-once",
        QT_TRANSLATE_NOOP("messages", "{who} fights once a bound, and only on the table; take the other combat out.")},
};

} // namespace

void addProspectMessages()
{
    addTemplates(lines);
    addTemplates(assumptions);
}

} // namespace strategikon::dbmPlay
