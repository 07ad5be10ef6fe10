// Words of what a moment leads to, and of what is taken for granted for it.
#include "rules/warmaster/play/forecast/prospects.h"

#include "model/text/message.h"

#define QT_TRANSLATE_NOOP(context, text) text

namespace strategikon::warmasterPlay {

namespace {

constexpr Template lines[] = {
    {"prospect-combat", QT_TRANSLATE_NOOP("messages", "The combat of {who} and {other}")},
    {"prospect-charge", QT_TRANSLATE_NOOP("messages", "The charge of {who} at {other}")},
    {"prospect-charges", QT_TRANSLATE_NOOP("messages", "Charges that follow from it")},
    {"prospect-plan", QT_TRANSLATE_NOOP("messages", "Orders one after the other")},
    {"ahead-wins", QT_TRANSLATE_NOOP("messages", "{who} wins")},
    {"ahead-drawn", QT_TRANSLATE_NOOP("messages", "Drawn")},
    {"ahead-goes-on", QT_TRANSLATE_NOOP("messages", "A second round is fought")},
    {"ahead-charge-ordered", QT_TRANSLATE_NOOP("messages", "The orders for it arrive")},
    {"ahead-no-combat", QT_TRANSLATE_NOOP("messages", "It comes to no combat")},
    {"ahead-order", QT_TRANSLATE_NOOP("messages", "{who} to {others}, {target} or less")},
    {"ahead-all-orders", QT_TRANSLATE_NOOP("messages", "All of them arrive")},
    {"ahead-general-fails", QT_TRANSLATE_NOOP("messages", "{who} fails")},
    {"ahead-orders-mean", QT_TRANSLATE_NOOP("messages", "Orders that arrive, on average")},
    {"ahead-so-many-orders", QT_TRANSLATE_NOOP("messages", "{count} of {orders} arrive")},
    {"figure-first-round", QT_TRANSLATE_NOOP("messages", "first round")},
    {"figure-in-the-end", QT_TRANSLATE_NOOP("messages", "in the end")},
    {"figure-with-order", QT_TRANSLATE_NOOP("messages", "orders included")},
    {"figure-stands-lost", QT_TRANSLATE_NOOP("messages", "stands lost")},
    {"figure-destroyed", QT_TRANSLATE_NOOP("messages", "destroyed")},
    {"figure-tried", QT_TRANSLATE_NOOP("messages", "tried")},
    {"figure-given", QT_TRANSLATE_NOOP("messages", "arrives")},
};

constexpr Template assumptions[] = {
    {"input-follows", QT_TRANSLATE_NOOP("messages", "Pursues where its side has won")},
    {"input-turned", QT_TRANSLATE_NOOP("messages", "Of them with an enemy at their side or rear")},
    {"input-strikes", QT_TRANSLATE_NOOP("messages", "Strikes in the second round at")},
    {"input-enveloped", QT_TRANSLATE_NOOP("messages", "Others whom stands that come round touch")},
    {"granted-charge-reached", QT_TRANSLATE_NOOP("messages", "The charge is made, and reaches whom it is told to.")},
    {"granted-charge-shots",
        QT_TRANSLATE_NOOP("messages",
            "Who is charged shoots as often as told and stands unless told to evade; the figures are over all hits.")},
    {"granted-charges-told", QT_TRANSLATE_NOOP("messages", "Say who charges whom to see what comes of it.")},
    {"granted-combat-declared", QT_TRANSLATE_NOOP("messages", "What is declared stands.")},
    {"granted-combat-until",
        QT_TRANSLATE_NOOP("messages", "Until it is fought nobody else joins it, and commanders stay where they are.")},
    {"granted-combat-moves",
        QT_TRANSLATE_NOOP("messages",
            "No retreat is blocked, elephants trample nobody, nobody joins the combat, and whoever pursues stays in "
            "it.")},
    {"granted-combat-rounds",
        QT_TRANSLATE_NOOP("messages", "Two rounds at most; a draw ends it, and whoever is pursued strikes back.")},
    {"granted-combat-last", QT_TRANSLATE_NOOP("messages", "This is the last round that is reckoned with.")},
    {"granted-plan-moves",
        QT_TRANSLATE_NOOP("messages", "Everybody moves as he is ordered, and distances are as they stand here.")},
    {"granted-plan-again",
        QT_TRANSLATE_NOOP(
            "messages", "A failed order is rolled again as long as somebody may; nobody moves otherwise.")},
    {"granted-plan-step", QT_TRANSLATE_NOOP("messages", "What is being asked now changes nothing about it.")},
    {"better-plan",
        QT_TRANSLATE_NOOP("messages", "The General orders last: once he fails, nobody gives orders any more.")},
    {"play-plan-finished",
        QT_TRANSLATE_NOOP("messages",
            "{commander} gives no orders any more by then; put this one further up, or let somebody else give it.")},
    {"play-plan-moved", QT_TRANSLATE_NOOP("messages", "{unit} can receive no order by then; take it out of the plan.")},
    {"play-too-many-shots",
        QT_TRANSLATE_NOOP(
            "messages", "The shots at these chargers can end in too many ways to reckon with; suppose fewer of them.")},
    {"play-too-tangled",
        QT_TRANSLATE_NOOP("messages",
            "Too many units strike at each other to say what comes of it; let some strike at the enemy before them.")},
};

} // namespace

void addProspectMessages()
{
    addTemplates(lines);
    addTemplates(assumptions);
}

} // namespace strategikon::warmasterPlay
