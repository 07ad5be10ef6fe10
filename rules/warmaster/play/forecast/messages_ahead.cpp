// Words of what a moment leads to, and of what is taken for granted for it.
#include "rules/warmaster/play/forecast/prospects.h"

#include "model/text/message.h"

#define QT_TRANSLATE_NOOP(context, text) text

namespace strategikon::warmasterPlay {

namespace {

constexpr Template lines[] = {
    {"prospect-combat", QT_TRANSLATE_NOOP("messages", "Combat: {who} v {other}")},
    {"prospect-charge", QT_TRANSLATE_NOOP("messages", "Charge: {who} into {other}")},
    {"prospect-charges", QT_TRANSLATE_NOOP("messages", "Charges that follow")},
    {"prospect-plan", QT_TRANSLATE_NOOP("messages", "Orders in a row")},
    {"ahead-wins", QT_TRANSLATE_NOOP("messages", "{who} wins")},
    {"ahead-drawn", QT_TRANSLATE_NOOP("messages", "Drawn")},
    {"ahead-goes-on", QT_TRANSLATE_NOOP("messages", "A second round is fought")},
    {"ahead-charge-ordered", QT_TRANSLATE_NOOP("messages", "The orders get through")},
    {"ahead-no-combat", QT_TRANSLATE_NOOP("messages", "No combat")},
    {"ahead-order", QT_TRANSLATE_NOOP("messages", "{who} to {others}: {target} or less")},
    {"ahead-all-orders", QT_TRANSLATE_NOOP("messages", "All succeed")},
    {"ahead-general-fails", QT_TRANSLATE_NOOP("messages", "{who} fails")},
    {"ahead-orders-mean", QT_TRANSLATE_NOOP("messages", "Successful orders, on average")},
    {"ahead-so-many-orders", QT_TRANSLATE_NOOP("messages", "{count} of {orders} succeed")},
    {"figure-first-round", QT_TRANSLATE_NOOP("messages", "first round")},
    {"figure-in-the-end", QT_TRANSLATE_NOOP("messages", "at the end")},
    {"figure-with-order", QT_TRANSLATE_NOOP("messages", "orders included")},
    {"figure-stands-lost", QT_TRANSLATE_NOOP("messages", "stands lost")},
    {"figure-destroyed", QT_TRANSLATE_NOOP("messages", "destroyed")},
    {"figure-tried", QT_TRANSLATE_NOOP("messages", "tried")},
    {"figure-given", QT_TRANSLATE_NOOP("messages", "succeeds")},
};

constexpr Template assumptions[] = {
    {"input-follows", QT_TRANSLATE_NOOP("messages", "Pursues if its side wins")},
    {"input-turned", QT_TRANSLATE_NOOP("messages", "Of these, with an enemy on flank or rear")},
    {"input-strikes", QT_TRANSLATE_NOOP("messages", "Attacks in the second round")},
    {"input-enveloped", QT_TRANSLATE_NOOP("messages", "Others touched by the stands wrapping round")},
    {"granted-charge-reached", QT_TRANSLATE_NOOP("messages", "The charge goes in and reaches its target.")},
    {"granted-charge-shots",
        QT_TRANSLATE_NOOP("messages",
            "The target shoots as set above and stands unless told to evade; the figures average over all its hits.")},
    {"granted-charges-told", QT_TRANSLATE_NOOP("messages", "Say who charges whom to see the odds.")},
    {"granted-combat-declared", QT_TRANSLATE_NOOP("messages", "Everything declared so far stands.")},
    {"granted-combat-until",
        QT_TRANSLATE_NOOP(
            "messages", "Nobody else joins the combat before it is fought, and commanders stay where they are.")},
    {"granted-combat-moves",
        QT_TRANSLATE_NOOP("messages",
            "No retreat is blocked, elephants trample nobody, nobody else joins, and pursuers stay in the combat.")},
    {"granted-combat-rounds",
        QT_TRANSLATE_NOOP("messages", "Two rounds at most; a draw ends it, and pursued units fight back.")},
    {"granted-combat-last", QT_TRANSLATE_NOOP("messages", "This is the last round counted.")},
    {"granted-plan-moves",
        QT_TRANSLATE_NOOP("messages", "Everyone moves as ordered, and distances are as entered here.")},
    {"granted-plan-again",
        QT_TRANSLATE_NOOP("messages", "A failed order is re-rolled while anybody may; otherwise nobody moves.")},
    {"granted-plan-step", QT_TRANSLATE_NOOP("messages", "The question being asked now does not affect this.")},
    {"better-plan", QT_TRANSLATE_NOOP("messages", "The General orders last: once he fails, nobody else gives orders.")},
    {"play-plan-finished",
        QT_TRANSLATE_NOOP("messages",
            "{commander} has stopped giving orders by then; move this order up, or give it by another commander.")},
    {"play-plan-moved",
        QT_TRANSLATE_NOOP("messages", "{unit} can no longer be ordered by then; take it out of the plan.")},
    {"play-too-many-shots",
        QT_TRANSLATE_NOOP(
            "messages", "The shots at these chargers have too many possible outcomes; assume fewer shots.")},
    {"play-too-tangled",
        QT_TRANSLATE_NOOP("messages",
            "Too many units attack each other to work out the odds; let some attack the enemy in front of them.")},
};

} // namespace

void addProspectMessages()
{
    addTemplates(lines);
    addTemplates(assumptions);
}

} // namespace strategikon::warmasterPlay
