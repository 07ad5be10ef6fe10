// Sentences of riders on foot, double bases, and what a campaign leaves of an army.
#include "rules/dbm/play/rule.h"

#include "model/text/message.h"

#define QT_TRANSLATE_NOOP(context, text) text

namespace strategikon::dbmPlay {

namespace {

constexpr Template mountTemplates[] = {
    {"play-mounts-alone",
        QT_TRANSLATE_NOOP(
            "messages", "Each dismounted element takes a move of its own: name one, or those who become one.")},
    {"play-dismount-number",
        QT_TRANSLATE_NOOP("messages",
            "Too few to become one on foot. Of the kind of {who} one command exchanges for one element: {many}.")},
    {"play-no-reason-to-dismount",
        QT_TRANSLATE_NOOP(
            "messages", "{who} cannot dismount for that reason: its list, or its command, does not let it.")},
    {"play-no-base-with",
        QT_TRANSLATE_NOOP("messages", "{who} shares its base with another element of its own command: name that one.")},

    {"dbm:asked-dismount", QT_TRANSLATE_NOOP("messages", "Dismount")},
    {"dbm:asked-remount", QT_TRANSLATE_NOOP("messages", "Mount again")},
    {"dbm:asked-lose-mounts", QT_TRANSLATE_NOOP("messages", "Mounts are lost")},
    {"dbm:asked-deploy-on-foot", QT_TRANSLATE_NOOP("messages", "Deployed dismounted")},
    {"dbm:asked-share-base", QT_TRANSLATE_NOOP("messages", "Who shares a base")},
    {"dbm:asked-leave-table", QT_TRANSLATE_NOOP("messages", "Leave the table")},
    {"dbm:asked-campaign-contact", QT_TRANSLATE_NOOP("messages", "The army is beaten: who touches an enemy?")},
    {"dbm:asked-campaign-dice", QT_TRANSLATE_NOOP("messages", "A die for each of these: who gets away?")},
    {"dbm:does-dismount", QT_TRANSLATE_NOOP("messages", "Dismount")},
    {"dbm:does-remount", QT_TRANSLATE_NOOP("messages", "Mount")},

    {"dbm:input-why", QT_TRANSLATE_NOOP("messages", "They may, because")},
    {"dbm:input-as", QT_TRANSLATE_NOOP("messages", "On foot they are")},
    {"dbm:input-mounts", QT_TRANSLATE_NOOP("messages", "Their mounts stay behind them")},
    {"dbm:input-lost-by", QT_TRANSLATE_NOOP("messages", "Their mounts were")},
    {"dbm:input-on-foot", QT_TRANSLATE_NOOP("messages", "Of these, dismounted before")},
    {"dbm:input-remount", QT_TRANSLATE_NOOP("messages", "They mount first, to ride after the broken")},
    {"dbm:input-back", QT_TRANSLATE_NOOP("messages", "Part of a double base goes back over its rear edge")},
    {"dbm:input-front", QT_TRANSLATE_NOOP("messages", "In front")},
    {"dbm:input-rear", QT_TRANSLATE_NOOP("messages", "Behind it; nobody: it has its base to itself")},
    {"dbm:input-edge", QT_TRANSLATE_NOOP("messages", "By which edge")},
    {"dbm:input-touching", QT_TRANSLATE_NOOP("messages", "In contact with an enemy: 1 less on their dice")},

    {"dbm:option-list", QT_TRANSLATE_NOOP("messages", "their list lets them")},
    {"dbm:option-general", QT_TRANSLATE_NOOP("messages", "all others of the general’s command are on foot")},
    {"dbm:option-wagons", QT_TRANSLATE_NOOP("messages", "enemy works, or war wagons on a hill, are within 300 paces")},
    {"dbm:option-works", QT_TRANSLATE_NOOP("messages", "they defend works")},
    {"dbm:option-on-foot", QT_TRANSLATE_NOOP("messages", "{kind}")},
    {"dbm:option-touched", QT_TRANSLATE_NOOP("messages", "touched by an enemy")},
    {"dbm:option-shot-at", QT_TRANSLATE_NOOP("messages", "shot at")},
    {"dbm:option-run-through", QT_TRANSLATE_NOOP("messages", "passed through by others than psiloi")},
    {"dbm:option-own-edge", QT_TRANSLATE_NOOP("messages", "their own")},
    {"dbm:option-side-edge", QT_TRANSLATE_NOOP("messages", "a short one")},
    {"dbm:option-enemy-edge", QT_TRANSLATE_NOOP("messages", "the enemy’s")},

    {"dbm:chance-campaign-lost", QT_TRANSLATE_NOOP("messages", "Each is lost")},

    {"dbm:event-dismounted", QT_TRANSLATE_NOOP("messages", "{all} dismounted. PIPs: {cost} paid, {left} left.")},
    {"dbm:event-mounted-again", QT_TRANSLATE_NOOP("messages", "{all} mounted. PIPs: {cost} paid, {left} left.")},
    {"dbm:event-mounted-up", QT_TRANSLATE_NOOP("messages", "{all} mounted.")},
    {"dbm:event-deployed-on-foot", QT_TRANSLATE_NOOP("messages", "{all} deployed dismounted.")},
    {"dbm:event-mounts-lost-why-0", QT_TRANSLATE_NOOP("messages", "An enemy took the mounts of {who}.")},
    {"dbm:event-mounts-lost-why-1", QT_TRANSLATE_NOOP("messages", "The mounts of {who} were shot at and ran.")},
    {"dbm:event-mounts-lost-why-2", QT_TRANSLATE_NOOP("messages", "The mounts of {who} ran from friends.")},
    {"dbm:event-mounts-lost", QT_TRANSLATE_NOOP("messages", "{who} left its mounts behind.")},
    {"dbm:event-base-shared", QT_TRANSLATE_NOOP("messages", "{who} has {other} behind it on one base.")},
    {"dbm:event-base-parted", QT_TRANSLATE_NOOP("messages", "{who} has its base to itself.")},
    {"dbm:event-withdrew", QT_TRANSLATE_NOOP("messages", "{who} got away off the table.")},
    {"dbm:event-campaign-lost", QT_TRANSLATE_NOOP("messages", "{who} is lost to the campaign.")},
    {"dbm:event-campaign-captured", QT_TRANSLATE_NOOP("messages", "{who} was captured.")},
    {"dbm:event-campaign-kept", QT_TRANSLATE_NOOP("messages", "{all} got away.")},
    {"dbm:event-campaign-counted",
        QT_TRANSLATE_NOOP("messages", "Whoever holds the field gets back all but his destroyed.")},

    {"dbm:field-mounts", QT_TRANSLATE_NOOP("messages", "Mounts behind it")},
    {"dbm:field-base", QT_TRANSLATE_NOOP("messages", "On one base with")},
    {"dbm:field-after", QT_TRANSLATE_NOOP("messages", "After the battle")},
    {"dbm:is-after-open", QT_TRANSLATE_NOOP("messages", "Open")},
    {"dbm:is-after-kept", QT_TRANSLATE_NOOP("messages", "Got away")},
    {"dbm:is-after-lost", QT_TRANSLATE_NOOP("messages", "Lost after the battle")},
    {"dbm:is-after-captured", QT_TRANSLATE_NOOP("messages", "Captured")},
    {"dbm:is-where-afoot", QT_TRANSLATE_NOOP("messages", "On foot with others")},
    {"dbm:is-where-away", QT_TRANSLATE_NOOP("messages", "Left the table")},
};

} // namespace

void addMountMessages() { addTemplates(mountTemplates); }

} // namespace strategikon::dbmPlay
