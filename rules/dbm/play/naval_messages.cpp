// Sentences about vessels, their troops and the wind.
#include "rules/dbm/play/vessels.h"

#include "model/text/message.h"

#define QT_TRANSLATE_NOOP(context, text) text

namespace strategikon::dbmPlay {

namespace {

constexpr Template naval[] = {
    {"play-troops-ashore",
        QT_TRANSLATE_NOOP("messages", "{who} cannot move while its troops are ashore: embark them, or halt it.")},
    {"play-vessels-singly",
        QT_TRANSLATE_NOOP("messages", "In a strong wind each vessel moves by itself: name no other with it.")},
    {"play-edge-held",
        QT_TRANSLATE_NOOP("messages",
            "Nobody lands from {who} while enemies hold the water’s edge: fight them with the vessel first.")},
    {"play-has-sailed",
        QT_TRANSLATE_NOOP(
            "messages", "{who} has moved in this bound; as this battle is played, its troops land later.")},
    {"play-no-stalls",
        QT_TRANSLATE_NOOP("messages", "{vessel} takes no troops like {who}; riders board horse transports alone.")},
    {"play-not-taken-aboard",
        QT_TRANSLATE_NOOP("messages",
            "{who} takes {other} not aboard: a vessel takes landing troops of its side, riders horse "
            "transports alone.")},
    {"play-no-berth",
        QT_TRANSLATE_NOOP("messages", "No vessel of its side has room for {who}: say first whose troops are ashore.")},
    {"play-price-rowed", QT_TRANSLATE_NOOP("messages", "PIPs: {cost} of {left}; {far} paces at most")},
    {"play-price-in-gale",
        QT_TRANSLATE_NOOP("messages", "PIPs: {cost} of {left}; difficult going in this wind, {far} paces at most")},
    {"play-price-becalmed",
        QT_TRANSLATE_NOOP("messages", "PIPs: {cost} of {left}; difficult going without a wind, {far} paces at most")},
    {"play-price-under-sail",
        QT_TRANSLATE_NOOP("messages", "PIPs: {cost} of {left}; {far} paces at most, {less} within 45° of upwind")},
    {"play-price-boats",
        QT_TRANSLATE_NOOP("messages", "PIPs: {cost} of {left}; {far} paces at most, {less} up a river")},

    {"dbm:asked-disembark", QT_TRANSLATE_NOOP("messages", "Land troops")},
    {"dbm:asked-embark", QT_TRANSLATE_NOOP("messages", "Embark troops")},
    {"dbm:asked-drifting", QT_TRANSLATE_NOOP("messages", "Strong wind: who drifts onto a lee shore?")},
    {"dbm:asked-troops-follow", QT_TRANSLATE_NOOP("messages", "Pursuit by {who}, from {other}")},
    {"dbm:does-disembark", QT_TRANSLATE_NOOP("messages", "Land")},
    {"dbm:does-embark", QT_TRANSLATE_NOOP("messages", "Embark")},
    {"dbm:input-vessel", QT_TRANSLATE_NOOP("messages", "Vessel")},
    {"dbm:input-troops", QT_TRANSLATE_NOOP("messages", "Landing troops")},
    {"dbm:input-edge-held", QT_TRANSLATE_NOOP("messages", "Enemies on land stand at the water’s edge before it")},
    {"dbm:input-waders", QT_TRANSLATE_NOOP("messages", "Waders they pass through: they are destroyed")},
    {"dbm:input-wrecked",
        QT_TRANSLATE_NOOP(
            "messages", "Lee shore within a base width, at no quay, no galley or boat on a beach: wrecked")},
    {"dbm:option-vessel", QT_TRANSLATE_NOOP("messages", "their vessel, which takes them aboard")},
    {"dbm:option-off-bridge", QT_TRANSLATE_NOOP("messages", "nothing, on a bridge: it flees back to land")},

    {"dbm:event-landed", QT_TRANSLATE_NOOP("messages", "{who} landed from {other}.")},
    {"dbm:event-embarked", QT_TRANSLATE_NOOP("messages", "{who} went aboard {other}.")},
    {"dbm:event-went-down", QT_TRANSLATE_NOOP("messages", "{who} was lost with its vessel.")},
    {"dbm:event-wrecked", QT_TRANSLATE_NOOP("messages", "{who} was wrecked on the lee shore.")},
    {"dbm:event-washed-ashore", QT_TRANSLATE_NOOP("messages", "{who} came ashore: an inferior horde now.")},
    {"dbm:event-iced-in", QT_TRANSLATE_NOOP("messages", "{who} stayed away: the water is frozen.")},
    {"dbm:event-run-down", QT_TRANSLATE_NOOP("messages", "{who} was run down in the water.")},
    {"dbm:event-wind-is-from-0", QT_TRANSLATE_NOOP("messages", "The wind is from the north.")},
    {"dbm:event-wind-is-from-1", QT_TRANSLATE_NOOP("messages", "The wind is from the north-east.")},
    {"dbm:event-wind-is-from-2", QT_TRANSLATE_NOOP("messages", "The wind is from the east.")},
    {"dbm:event-wind-is-from-3", QT_TRANSLATE_NOOP("messages", "The wind is from the south-east.")},
    {"dbm:event-wind-is-from-4", QT_TRANSLATE_NOOP("messages", "The wind is from the south.")},
    {"dbm:event-wind-is-from-5", QT_TRANSLATE_NOOP("messages", "The wind is from the south-west.")},
    {"dbm:event-wind-is-from-6", QT_TRANSLATE_NOOP("messages", "The wind is from the west.")},
    {"dbm:event-wind-is-from-7", QT_TRANSLATE_NOOP("messages", "The wind is from the north-west.")},
    {"dbm:event-wind-is", QT_TRANSLATE_NOOP("messages", "There is a wind.")},
    {"dbm:event-wind-fell", QT_TRANSLATE_NOOP("messages", "The wind fell; ships lie becalmed.")},

    {"dbm:is-where-aboard", QT_TRANSLATE_NOOP("messages", "Aboard a vessel")},
    {"dbm:field-cargo", QT_TRANSLATE_NOOP("messages", "Troops aboard")},
    {"dbm:field-wind", QT_TRANSLATE_NOOP("messages", "Wind")},
    {"dbm:field-wind-from", QT_TRANSLATE_NOOP("messages", "Wind from")},
    {"dbm:regular-carrying", QT_TRANSLATE_NOOP("messages", "Reg {kind} with {badge} aboard")},
    {"dbm:irregular-carrying", QT_TRANSLATE_NOOP("messages", "Irr {kind} with {badge} aboard")},
    {"dbm:regular-carrying-of-many", QT_TRANSLATE_NOOP("messages", "Reg {kind} with troops aboard")},
    {"dbm:irregular-carrying-of-many", QT_TRANSLATE_NOOP("messages", "Irr {kind} with troops aboard")},
    {"dbm:regular-aboard-of-many", QT_TRANSLATE_NOOP("messages", "Reg {kind} aboard vessels")},
    {"dbm:irregular-aboard-of-many", QT_TRANSLATE_NOOP("messages", "Irr {kind} aboard vessels")},
    {"dbm:regular-aboard", QT_TRANSLATE_NOOP("messages", "Reg {kind} aboard {badge}")},
    {"dbm:irregular-aboard", QT_TRANSLATE_NOOP("messages", "Irr {kind} aboard {badge}")},
};

} // namespace

void addNavalMessages() { addTemplates(naval); }

} // namespace strategikon::dbmPlay
