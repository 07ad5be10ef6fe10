#include "rules/sixmm/messages.h"

#include "model/text/message.h"

#define QT_TRANSLATE_NOOP(context, text) text

namespace strategikon {

namespace {

constexpr Template sixmmTemplates[] = {
    // Rules of legality.yaml, of a unit's row as of a design.
    {"close-order-training",
        QT_TRANSLATE_NOOP("messages", "{entry}: only regular and irregular units stand in close order.")},
    {"open-order-missile",
        QT_TRANSLATE_NOOP("messages",
            "{entry}: open order is for skirmishers with missiles; give the unit a weapon to throw or shoot from "
            "afar.")},
    {"unit-size",
        QT_TRANSLATE_NOOP("messages", "{entry}: a unit of this order ({order}) has {needs} figures, not {size}.")},
    {"body-shield-long-weapon",
        QT_TRANSLATE_NOOP("messages", "{entry}: a body shield cannot be held with a long weapon; take a smaller one.")},
    {"long-weapon-never-formed",
        QT_TRANSLATE_NOOP("messages",
            "{entry}: long weapons are for units that can keep formed, and only regular and irregular ones can.")},
    {"long-weapon-open-order",
        QT_TRANSLATE_NOOP(
            "messages", "{entry}: long weapons are for formed units, and a unit in open order never is formed.")},
    {"rider-weapon", QT_TRANSLATE_NOOP("messages", "{entry}: lance and cavalry spear are weapons of riders.")},
    {"heavy-throwing-open-order",
        QT_TRANSLATE_NOOP("messages", "{entry}: heavy throwing weapons are not carried in open order.")},
    {"sling-order", QT_TRANSLATE_NOOP("messages", "{entry}: slings are carried in open order only.")},
    {"engine-needs-crew", QT_TRANSLATE_NOOP("messages", "{entry}: only artillery of its own kind has this engine.")},
    {"artillery-without-engine",
        QT_TRANSLATE_NOOP("messages", "{entry}: artillery needs an engine; add it to the weapons.")},
    {"levy-unarmed",
        QT_TRANSLATE_NOOP("messages",
            "{entry}: levies have no daggers of their own; give them a weapon, if only an improvised one.")},
    {"phalanx-never-formed",
        QT_TRANSLATE_NOOP("messages", "{entry}: only regular and irregular units can keep formed as a phalanx.")},
    {"phalanx-open-order",
        QT_TRANSLATE_NOOP("messages", "{entry}: a phalanx stands in loose or close order, not in open order.")},
    {"composite-missile",
        QT_TRANSLATE_NOOP("messages", "{entry}: a composite unit needs men with missiles; add their weapon.")},
    {"composite-open-order",
        QT_TRANSLATE_NOOP("messages",
            "{entry}: a unit in open order stands in a single line, so it cannot be composite; choose another order.")},
    {"one-frenzy",
        QT_TRANSLATE_NOOP("messages", "{entry}: a unit is either fanatical or of berserkers; leave one of them out.")},
    {"no-move",
        QT_TRANSLATE_NOOP("messages",
            "{entry}: there is no move for this arm ({arm}, armour class {armour}) in this order ({order}); choose "
            "another order or other armour.")},
    {"no-move-arm",
        QT_TRANSLATE_NOOP("messages",
            "{entry}: there is no move for this arm ({arm}) in this order ({order}); choose another order.")},
    // Of a row of a list.
    {"unknown-value",
        QT_TRANSLATE_NOOP("messages", "{entry}: the rules know no “{value}” ({column}); correct the row of the list.")},
    {"not-decided",
        QT_TRANSLATE_NOOP("messages", "{entry}: the row of the list does not say the unit's {column}; add it.")},
    {"parts-sum",
        QT_TRANSLATE_NOOP("messages",
            "{entry}: the armour class is {armour}, but its parts add up to {sum}; leave the armour class out, or "
            "correct the parts.")},
    {"part-twice",
        QT_TRANSLATE_NOOP(
            "messages", "{entry}: {modifier} and {twin} are both worn in one place; leave one of them out.")},
    // Of an army.
    {"one-army-general",
        QT_TRANSLATE_NOOP("messages", "Army generals: {count} chosen, an army has one; the others are sub generals.")},
    {"wagons", QT_TRANSLATE_NOOP("messages", "Supply wagons: {count} chosen, an army of {points} points has {least}.")},
    // Of an army that is divided into commands.
    {"under-nobody", QT_TRANSLATE_NOOP("messages", "{entry} are under no general yet; give them a command.")},
    {"under-unknown",
        QT_TRANSLATE_NOOP(
            "messages", "{entry}: there is no command “{block}”; an army has at most {most}, so name one of those.")},
    {"army-general-aside",
        QT_TRANSLATE_NOOP("messages",
            "{entry}: the army general commands everybody and stands in the main command, not in the {block} one.")},
    {"sub-general-in-main",
        QT_TRANSLATE_NOOP(
            "messages", "{entry}: the main command is the army general's own; give a sub general one of the others.")},
    {"sub-general-missing",
        QT_TRANSLATE_NOOP(
            "messages", "The {block} command has no sub general; give it one, or its units to another command.")},
    {"sub-generals-many",
        QT_TRANSLATE_NOOP(
            "messages", "The {block} command has {count} sub generals; each of them needs a command of his own.")},
};

} // namespace

void addSixmmMessages() { addTemplates(sixmmTemplates); }

} // namespace strategikon
