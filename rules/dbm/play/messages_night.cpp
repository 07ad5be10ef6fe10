// Sentences of darkness, of the rarer weather, and of contacts that types forbid.
#include "rules/dbm/play/rule.h"

#include "model/text/message.h"

#define QT_TRANSLATE_NOOP(context, text) text

namespace strategikon::dbmPlay {

namespace {

constexpr Template nightAsked[] = {
    {"play-no-contact",
        QT_TRANSLATE_NOOP("messages", "{who} may not move into contact with {other}: troops of its type never do.")},
    {"play-not-into-front",
        QT_TRANSLATE_NOOP("messages", "{who} may touch the front of {other} only if it cannot shoot at it.")},
    {"play-works-only", QT_TRANSLATE_NOOP("messages", "{who} may touch {other} only across works.")},
    {"play-others-touch",
        QT_TRANSLATE_NOOP("messages", "{who} itself may not touch {other}; others of its group may.")},
    {"play-only-aids", QT_TRANSLATE_NOOP("messages", "{who} wades and only aids others: name one on dry land first.")},
    {"play-not-two-deep",
        QT_TRANSLATE_NOOP(
            "messages", "{who} shoots in the enemy’s bound only with another of its kind behind it: leave it out.")},

    {"dbm:asked-see-enemy", QT_TRANSLATE_NOOP("messages", "Enemy seen in the dark")},
    {"dbm:asked-night-falls", QT_TRANSLATE_NOOP("messages", "Night falls: does anybody fight on by moonlight?")},
    {"dbm:asked-retire",
        QT_TRANSLATE_NOOP("messages", "In secret, while the other looks away: does it retreat by night?")},
    {"dbm:asked-next-day", QT_TRANSLATE_NOOP("messages", "A new day: who of the demoralised is still there?")},
    {"dbm:asked-water", QT_TRANSLATE_NOOP("messages", "Six bounds in the heat: has it water?")},
    {"dbm:asked-swept-forward", QT_TRANSLATE_NOOP("messages", "Burst through, they advance too: {all}")},

    {"dbm:input-commands", QT_TRANSLATE_NOOP("messages", "Commands that see enemy")},
    {"dbm:input-side-a", QT_TRANSLATE_NOOP("messages", "Side A")},
    {"dbm:input-side-b", QT_TRANSLATE_NOOP("messages", "Side B")},
    {"dbm:input-by-night", QT_TRANSLATE_NOOP("messages", "By night")},
    {"dbm:input-garrison", QT_TRANSLATE_NOOP("messages", "In a fortified built-up area: they stay")},
    {"dbm:input-fresh-water",
        QT_TRANSLATE_NOOP("messages", "Fresh water or a friendly town behind its foremost element")},
    {"dbm:input-ridden", QT_TRANSLATE_NOOP("messages", "Foot that knights, camelry or expendables ride down")},
    {"dbm:input-in-turns", QT_TRANSLATE_NOOP("messages", "Who stands behind and shoots in turns with it")},
    {"dbm:input-our-there", QT_TRANSLATE_NOOP("messages", "The first counts the ground of the other as")},
    {"dbm:input-our-there-of", QT_TRANSLATE_NOOP("messages", "{who} counts the ground of {other} as")},
    {"dbm:input-their-there", QT_TRANSLATE_NOOP("messages", "The other counts the ground of the first as")},
    {"dbm:input-their-there-of", QT_TRANSLATE_NOOP("messages", "{who} counts the ground of {other} as")},

    {"dbm:option-half-hour", QT_TRANSLATE_NOOP("messages", "half an hour before dawn")},
    {"dbm:option-to-camp", QT_TRANSLATE_NOOP("messages", "to camp")},
    {"dbm:option-fights-on", QT_TRANSLATE_NOOP("messages", "fights on")},
    {"dbm:option-remains", QT_TRANSLATE_NOOP("messages", "it remains")},
    {"dbm:option-retreats", QT_TRANSLATE_NOOP("messages", "it retreats")},
    {"dbm:option-none", QT_TRANSLATE_NOOP("messages", "none")},
    {"dbm:option-alike", QT_TRANSLATE_NOOP("messages", "the other does")},
    {"dbm:option-both", QT_TRANSLATE_NOOP("messages", "both")},
    {"dbm:hinders-both", QT_TRANSLATE_NOOP("messages", "trees and the weather: 1 for each")},
    {"dbm:option-trees", QT_TRANSLATE_NOOP("messages", "trees")},
    {"dbm:hinders-trees", QT_TRANSLATE_NOOP("messages", "trees: it shoots into or out of them")},
    {"dbm:hinders-snow", QT_TRANSLATE_NOOP("messages", "snow: not within {degrees}° of down wind")},
    {"dbm:hinders-fog", QT_TRANSLATE_NOOP("messages", "fog")},
    {"dbm:hinders-mist", QT_TRANSLATE_NOOP("messages", "mist")},
    {"dbm:hinders-rain", QT_TRANSLATE_NOOP("messages", "rain")},
    {"dbm:hinders-dust-storm", QT_TRANSLATE_NOOP("messages", "dust: not facing within {degrees}° of down wind")},
    {"dbm:hinders-dazzle", QT_TRANSLATE_NOOP("messages", "dazzle: facing within {degrees}° of the sun, in the open")},
    {"dbm:hinders-strong-wind", QT_TRANSLATE_NOOP("messages", "strong wind: not within {degrees}° of down wind")},
    {"dbm:hinders-mud", QT_TRANSLATE_NOOP("messages", "mud: it moved upslope into contact this bound")},
    {"dbm:hinders-thirst", QT_TRANSLATE_NOOP("messages", "thirst")},
    {"dbm:does-retire", QT_TRANSLATE_NOOP("messages", "Say so in secret")},
};

constexpr Template nightTold[] = {
    {"dbm:event-began-early", QT_TRANSLATE_NOOP("messages", "They began in the dark, after {hour} o’clock.")},
    {"dbm:event-sight-is", QT_TRANSLATE_NOOP("messages", "One sees no further than {paces} paces.")},
    {"dbm:event-sight-is-free", QT_TRANSLATE_NOOP("messages", "One sees as far as the ground allows.")},
    {"dbm:event-stands-still", QT_TRANSLATE_NOOP("messages", "{who} stands still in the dark.")},
    {"dbm:event-stirs", QT_TRANSLATE_NOOP("messages", "{who} moves again.")},
    {"dbm:event-saw-enemy", QT_TRANSLATE_NOOP("messages", "{all} saw enemy.")},
    {"dbm:event-night-fell", QT_TRANSLATE_NOOP("messages", "Night fell.")},
    {"dbm:event-fought-by-moonlight", QT_TRANSLATE_NOOP("messages", "They fought on by moonlight.")},
    {"dbm:event-went-to-camp", QT_TRANSLATE_NOOP("messages", "Both broke off and went to camp.")},
    {"dbm:event-retreated-by-night", QT_TRANSLATE_NOOP("messages", "Side {letter} retreated under cover of darkness.")},
    {"dbm:event-remained", QT_TRANSLATE_NOOP("messages", "Side {letter} remained.")},
    {"dbm:event-removed-by-night", QT_TRANSLATE_NOOP("messages", "{who} was gone by the morning.")},
    {"dbm:event-next-day-began",
        QT_TRANSLATE_NOOP("messages", "At {hour} o’clock the next morning both deployed anew, all on the table.")},
    {"dbm:event-thirsts", QT_TRANSLATE_NOOP("messages", "Side {letter} is thirsty.")},
    {"dbm:event-has-water", QT_TRANSLATE_NOOP("messages", "Side {letter} has water.")},
};

constexpr Template nightShown[] = {
    {"dbm:field-frozen", QT_TRANSLATE_NOOP("messages", "Stands still in the dark")},
    {"dbm:field-thirsty", QT_TRANSLATE_NOOP("messages", "Thirsty")},
    {"dbm:sheet-sight", QT_TRANSLATE_NOOP("messages", "One sees")},
    {"dbm:sheet-paces-off", QT_TRANSLATE_NOOP("messages", "Paces")},
    {"dbm:sheet-sight-dawn-or-dusk", QT_TRANSLATE_NOOP("messages", "at dawn and dusk")},
    {"dbm:sheet-sight-moonlight", QT_TRANSLATE_NOOP("messages", "by moonlight")},
    {"dbm:sheet-sight-day-mist", QT_TRANSLATE_NOOP("messages", "in mist by day")},
    {"dbm:sheet-sight-snow", QT_TRANSLATE_NOOP("messages", "in snow")},
    {"dbm:sheet-sight-dark-night", QT_TRANSLATE_NOOP("messages", "by night without a moon, overcast or misty")},
    {"dbm:sheet-sight-fog", QT_TRANSLATE_NOOP("messages", "in fog")},
    {"dbm:sheet-sight-dust-storm", QT_TRANSLATE_NOOP("messages", "in a dust storm")},
};

} // namespace

void addNightMessages()
{
    for (const std::span<const Template> table : {std::span<const Template>(nightAsked),
             std::span<const Template>(nightTold), std::span<const Template>(nightShown)})
        addTemplates(table);
}

} // namespace strategikon::dbmPlay
