// Sentences of works and built-up areas in DBM's battles.
#include "rules/dbm/play/works.h"

#include "model/text/message.h"

#define QT_TRANSLATE_NOOP(context, text) text

namespace strategikon::dbmPlay {

namespace {

constexpr Template worksTemplates[] = {
    {"play-other-works",
        QT_TRANSLATE_NOOP("messages",
            "{who} cannot attack such works: mounted troops attack temporary ones only, elephants gateways too (line "
            "{line}).")},
    {"play-storms-nothing",
        QT_TRANSLATE_NOOP("messages", "{who} attacks no works: artillery, baggage and carts never do (line {line}).")},
    {"play-works-of-both",
        QT_TRANSLATE_NOOP("messages", "{who} and {other} cannot both defend works: say who of them does.")},
    {"play-gate-in-column",
        QT_TRANSLATE_NOOP(
            "messages", "A group goes through works in a column one element wide: say so, or move fewer.")},
    {"play-out-by-gate",
        QT_TRANSLATE_NOOP("messages", "{who} is no infantry and leaves works by a gateway alone: leave it out.")},

    {"play-out-mounted",
        QT_TRANSLATE_NOOP("messages", "{who} dismounted to defend works and mounts again before it leaves them.")},
    {"warn-rides-in-works",
        QT_TRANSLATE_NOOP("messages",
            "{who} is mounted, and whoever defends works is on foot. If works stand between it and {other}, {other} "
            "attacks a stretch that nobody defends.")},
    {"warn-defends-no-works",
        QT_TRANSLATE_NOOP("messages",
            "{who} never dismounts and defends no works. If they stand between it and {other}, {other} attacks a "
            "stretch that nobody defends.")},

    {"dbm:asked-assault", QT_TRANSLATE_NOOP("messages", "Attack works that nobody defends")},
    {"dbm:asked-assaults", QT_TRANSLATE_NOOP("messages", "Assault on empty works by {who}")},
    {"dbm:asked-storms", QT_TRANSLATE_NOOP("messages", "Works won by {who}")},
    {"dbm:asked-town-entered", QT_TRANSLATE_NOOP("messages", "Invaders pass the middle of a town")},
    {"dbm:does-assaults", QT_TRANSLATE_NOOP("messages", "Compare scores")},

    {"dbm:input-our-works", QT_TRANSLATE_NOOP("messages", "Works before the first")},
    {"dbm:input-our-works-of", QT_TRANSLATE_NOOP("messages", "Works before {who}")},
    {"dbm:input-their-works", QT_TRANSLATE_NOOP("messages", "Works before the other")},
    {"dbm:input-their-works-of", QT_TRANSLATE_NOOP("messages", "Works before {who}")},
    {"dbm:input-section", QT_TRANSLATE_NOOP("messages", "What it attacks")},
    {"dbm:input-corner", QT_TRANSLATE_NOOP("messages", "A friend attacks round the corner of it")},
    {"dbm:input-passage", QT_TRANSLATE_NOOP("messages", "Through works")},
    {"dbm:input-instead", QT_TRANSLATE_NOOP("messages", "Infantry behind that goes in")},
    {"dbm:input-works-between", QT_TRANSLATE_NOOP("messages", "Works stand between it and those behind")},

    {"dbm:option-open", QT_TRANSLATE_NOOP("messages", "nothing")},
    {"dbm:option-inside", QT_TRANSLATE_NOOP("messages", "within works, not at their edge")},
    {"dbm:option-temporary", QT_TRANSLATE_NOOP("messages", "temporary works")},
    {"dbm:option-temporary-gate", QT_TRANSLATE_NOOP("messages", "a gateway in temporary works")},
    {"dbm:option-permanent", QT_TRANSLATE_NOOP("messages", "a wall")},
    {"dbm:option-gate", QT_TRANSLATE_NOOP("messages", "a gateway in a wall")},
    {"dbm:option-tower", QT_TRANSLATE_NOOP("messages", "a raised tower")},
    {"dbm:option-gateway", QT_TRANSLATE_NOOP("messages", "by a gateway")},
    {"dbm:option-over", QT_TRANSLATE_NOOP("messages", "out over temporary works")},
    {"dbm:option-fortification", QT_TRANSLATE_NOOP("messages", "works that stop it")},
    {"dbm:option-back-over", QT_TRANSLATE_NOOP("messages", "gate or palisade, and crosses it again")},
    {"dbm:option-enters", QT_TRANSLATE_NOOP("messages", "go in")},

    {"dbm:chance-ours-storm", QT_TRANSLATE_NOOP("messages", "It goes in")},
    {"dbm:chance-ours-storm-of", QT_TRANSLATE_NOOP("messages", "{who} goes in")},
    {"dbm:chance-works-hold", QT_TRANSLATE_NOOP("messages", "The works hold")},

    {"dbm:event-works-wasted",
        QT_TRANSLATE_NOOP(
            "messages", "{who} has no use for {stretches} stretches of its works: {points} points wasted.")},
    {"dbm:event-assaulted", QT_TRANSLATE_NOOP("messages", "{who} attacked empty works: {ours} to {theirs}.")},
    {"dbm:event-works-held", QT_TRANSLATE_NOOP("messages", "{who} did not get in.")},
    {"dbm:event-stormed", QT_TRANSLATE_NOOP("messages", "{who} stormed the works and went in.")},
    {"dbm:event-took-tower", QT_TRANSLATE_NOOP("messages", "{who} took the tower.")},
    {"dbm:event-manned-again", QT_TRANSLATE_NOOP("messages", "{who} manned the works again.")},
    {"dbm:event-town-entered",
        QT_TRANSLATE_NOOP("messages", "{who} passed the middle of the town: {adds} more lost to {other}.")},

    {"dbm:field-works", QT_TRANSLATE_NOOP("messages", "Behind works")},
    {"dbm:is-works-open", QT_TRANSLATE_NOOP("messages", "In the open")},
    {"dbm:is-works-inside", QT_TRANSLATE_NOOP("messages", "Within works")},
    {"dbm:is-works-temporary", QT_TRANSLATE_NOOP("messages", "Temporary works")},
    {"dbm:is-works-temporary-gate", QT_TRANSLATE_NOOP("messages", "Gateway in temporary works")},
    {"dbm:is-works-permanent", QT_TRANSLATE_NOOP("messages", "Wall")},
    {"dbm:is-works-gate", QT_TRANSLATE_NOOP("messages", "Gateway in a wall")},
    {"dbm:is-works-tower", QT_TRANSLATE_NOOP("messages", "Tower")},

    {"dbm:sheet-works", QT_TRANSLATE_NOOP("messages", "Works, stretches")},
    {"dbm:sheet-palisades", QT_TRANSLATE_NOOP("messages", "temporary, anywhere")},
    {"dbm:sheet-camp-works", QT_TRANSLATE_NOOP("messages", "of a camp")},
    {"dbm:sheet-town-works", QT_TRANSLATE_NOOP("messages", "temporary, about a town")},
    {"dbm:sheet-walls", QT_TRANSLATE_NOOP("messages", "walls of a town")},
    {"dbm:sheet-towers", QT_TRANSLATE_NOOP("messages", "of these with towers")},
    {"dbm:sheet-gates", QT_TRANSLATE_NOOP("messages", "of these gateways")},
};

} // namespace

void addWorksMessages() { addTemplates(worksTemplates); }

} // namespace strategikon::dbmPlay
