#include "model/field/deployment.h"

#include "model/text/message.h"

#define QT_TRANSLATE_NOOP(context, text) text

namespace strategikon::field {

namespace {

constexpr Template deploymentTemplates[] = {
    {"setup-wants-stand",
        QT_TRANSLATE_NOOP("messages", "A stand is three numbers here: x and y of its middle in cm, and degrees.")},
    {"setup-same-badge",
        QT_TRANSLATE_NOOP("messages", "Two bodies are called {badge}; give one of them another badge.")},
    {"setup-stray-badge",
        QT_TRANSLATE_NOOP("messages", "{badge} is set down here but is no body of the armies, or stands here twice.")},
    {"sealed-no-file",
        QT_TRANSLATE_NOOP("messages", "This is no sealed deployment; ask the other player for the file he sealed.")},
    {"sealed-changed",
        QT_TRANSLATE_NOOP("messages",
            "This sealed deployment was changed after it was sealed; its digest is {found}, not {digest}.")},
    {"sealed-other",
        QT_TRANSLATE_NOOP("messages",
            "This is not the deployment whose digest {digest} was told before; ask the other player for that file.")},
    {"sealed-newer",
        QT_TRANSLATE_NOOP("messages", "A newer version of the program sealed this; open it with that version.")},
    {"sealed-wants-word",
        QT_TRANSLATE_NOOP("messages",
            "This deployment is sealed with a word; its side types it, or deploys anew where it is forgotten.")},
    {"sealed-anew-nobody",
        QT_TRANSLATE_NOOP(
            "messages", "Its side has nobody set down that could be told anew; deploy that side, then open both.")},
    {"sealed-same-side",
        QT_TRANSLATE_NOOP("messages", "Both files were sealed by the same side; take one of each player.")},
    {"sealed-other-field",
        QT_TRANSLATE_NOOP(
            "messages", "The two deployments were sealed for different battlefields; both players need the same one.")},
    {"post-stands",
        QT_TRANSLATE_NOOP(
            "messages", "{badge} {name} has {count} stands here, but {stands} in its row; set down these.")},
    {"post-no-line",
        QT_TRANSLATE_NOOP("messages", "{badge} {name} is no line; put its stands edge to edge, looking the same way.")},
    {"post-no-column",
        QT_TRANSLATE_NOOP("messages", "{badge} {name} is no column; put each stand behind the one before it.")},
    {"post-apart", QT_TRANSLATE_NOOP("messages", "The stands of {badge} {name} do not touch; push them together.")},
    {"post-off-table", QT_TRANSLATE_NOOP("messages", "{badge} {name} hangs over the table's edge; move it inwards.")},
    {"post-absent",
        QT_TRANSLATE_NOOP("messages", "{badge} {name} takes no part in this battle; take it off the table.")},
    {"post-later", QT_TRANSLATE_NOOP("messages", "{badge} {name} comes later; take it off the table until then.")},
    {"post-no-zone",
        QT_TRANSLATE_NOOP("messages",
            "This table leaves no room to deploy {distance} apart; choose another way or shorten the distance.")},
    {"post-outside-zone", QT_TRANSLATE_NOOP("messages", "{badge} {name} stands outside its zone; move it inside.")},
    {"post-near-centre",
        QT_TRANSLATE_NOOP(
            "messages", "{badge} {name} is nearer than {distance} to the centre of the table; move it away.")},
    {"post-off-edge",
        QT_TRANSLATE_NOOP("messages", "{badge} {name} marches on and must touch its table edge; move it there.")},
    {"post-march-formation",
        QT_TRANSLATE_NOOP(
            "messages", "{badge} {name} marches on in line or column, looking at the opposite edge; turn it so.")},
    {"post-far-from-spot",
        QT_TRANSLATE_NOOP(
            "messages", "{badge} {name} is further than a move ({move}) from the spot chosen; set it down nearer.")},
    {"post-closed-terrain",
        QT_TRANSLATE_NOOP("messages", "{badge} {name} cannot stand in {feature} ({kind}); move it clear of its edge.")},
    {"post-overlaps-itself",
        QT_TRANSLATE_NOOP("messages", "Stands of {badge} {name} lie on one another; move them apart.")},
    {"post-overlaps", QT_TRANSLATE_NOOP("messages", "{badge} {name} lies on stands of {other}; move one of the two.")},
    {"post-near-enemies",
        QT_TRANSLATE_NOOP(
            "messages", "{badge} {name} is nearer than {distance} to an enemy unit; set it down further away.")},
    {"post-leader-far",
        QT_TRANSLATE_NOOP(
            "messages", "{badge} {name} has no unit of its own within {distance}; set it down near one.")},
    {"post-nowhere",
        QT_TRANSLATE_NOOP("messages", "{badge} {name} is neither on the table nor due later; set it down.")},
    {"post-no-size",
        QT_TRANSLATE_NOOP(
            "messages", "The stands of {badge} {name} have no size; give them the width and depth of their bases.")},
    {"post-out-of-turn",
        QT_TRANSLATE_NOOP("messages",
            "{badge} {name} was set down out of turn, when army {army} was to set down; take it off and set it down in "
            "its turn.")},
    {"post-leader-early",
        QT_TRANSLATE_NOOP(
            "messages", "{badge} {name} was set down before all units were; commanders come last, set it down again.")},
    {"post-out-of-column",
        QT_TRANSLATE_NOOP("messages",
            "{badge} {name} was set down before {other}, which marches ahead of it; set them down in the order of the "
            "column.")},
    {"deploy-halted",
        QT_TRANSLATE_NOOP(
            "messages", "The program gave up: it found no end to this deployment. Set these down by hand: {bodies}.")},
    {"deploy-kept-hidden",
        QT_TRANSLATE_NOOP("messages", "Army {army} was only hidden on screens until both were opened, not sealed.")},
    {"deploy-kept-told-after",
        QT_TRANSLATE_NOOP(
            "messages", "Army {army} was told after the fact: the word that it was sealed with is forgotten.")},
    {"deploy-undivided",
        QT_TRANSLATE_NOOP("messages",
            "Army {army} is not divided into contingents, so “{way}” sets all of it down at once; divide it first.")},
    {"deploy-absent",
        QT_TRANSLATE_NOOP("messages", "In the {block}, which “{way}” leaves out of this battle: {bodies}.")},
    {"deploy-spilled", QT_TRANSLATE_NOOP("messages", "Without room in its zone, now in the {block}: {bodies}.")},
    {"deploy-later", QT_TRANSLATE_NOOP("messages", "Later in the battle, as “{way}” says: {bodies}.")},
    {"deploy-no-zone",
        QT_TRANSLATE_NOOP("messages",
            "Nobody of army {army} is set down: this table leaves no room {distance} apart; choose another way.")},
    {"deploy-no-room",
        QT_TRANSLATE_NOOP(
            "messages", "Beside the table for want of room; take a larger table or another way: {bodies}.")},
    {"deploy-out-of-reach",
        QT_TRANSLATE_NOOP("messages", "Out of every commander's reach; bring one nearer: {bodies}.")},
};

} // namespace

void addDeploymentMessages() { addTemplates(deploymentTemplates); }

} // namespace strategikon::field
