#include "model/field/deployment.h"

#include "model/text/message.h"

#define QT_TRANSLATE_NOOP(context, text) text

namespace strategikon::field {

namespace {

constexpr Template deploymentTemplates[] = {
    {"setup-wants-stand",
        QT_TRANSLATE_NOOP("messages", "A stand is three numbers: x and y of its centre in cm, and degrees.")},
    {"setup-same-badge", QT_TRANSLATE_NOOP("messages", "Two units have the badge {badge}; change one.")},
    {"setup-stray-badge",
        QT_TRANSLATE_NOOP("messages", "{badge} is deployed here but is not in the armies, or is here twice.")},
    {"sealed-no-file",
        QT_TRANSLATE_NOOP("messages", "This is not a sealed deployment; ask the other player for the sealed file.")},
    {"sealed-changed",
        QT_TRANSLATE_NOOP(
            "messages", "This deployment was changed after it was sealed; its checksum is {found}, not {digest}.")},
    {"sealed-other",
        QT_TRANSLATE_NOOP(
            "messages", "This is not the deployment whose checksum was {digest}; ask the other player for that file.")},
    {"sealed-newer",
        QT_TRANSLATE_NOOP("messages", "This was sealed by a newer version of the program; open it with that version.")},
    {"sealed-wants-word",
        QT_TRANSLATE_NOOP("messages",
            "This deployment is sealed with a password: its player types it, or deploys again if it is forgotten.")},
    {"sealed-anew-nobody",
        QT_TRANSLATE_NOOP("messages", "That side has deployed nobody yet; deploy it, then open both.")},
    {"sealed-same-side",
        QT_TRANSLATE_NOOP("messages", "Both files were sealed by the same side; take one from each player.")},
    {"sealed-other-field",
        QT_TRANSLATE_NOOP(
            "messages", "The two deployments are for different battlefields; both players need the same one.")},
    {"post-stands",
        QT_TRANSLATE_NOOP(
            "messages", "{badge} {name} has {count} stands here but {stands} in the list; deploy those.")},
    {"post-no-line",
        QT_TRANSLATE_NOOP(
            "messages", "{badge} {name} is not in line; put its stands edge to edge, facing the same way.")},
    {"post-no-column",
        QT_TRANSLATE_NOOP("messages", "{badge} {name} is not in column; put each stand behind the one in front.")},
    {"post-apart", QT_TRANSLATE_NOOP("messages", "The stands of {badge} {name} do not touch; close them up.")},
    {"post-off-table", QT_TRANSLATE_NOOP("messages", "{badge} {name} hangs over the table edge; move it in.")},
    {"post-absent",
        QT_TRANSLATE_NOOP("messages", "{badge} {name} takes no part in this battle; take it off the table.")},
    {"post-later", QT_TRANSLATE_NOOP("messages", "{badge} {name} arrives later; take it off the table until then.")},
    {"post-no-zone",
        QT_TRANSLATE_NOOP("messages",
            "This table is too small to deploy {distance} apart; choose another deployment or a shorter distance.")},
    {"post-outside-zone", QT_TRANSLATE_NOOP("messages", "{badge} {name} is outside its deployment zone; move it in.")},
    {"post-near-centre",
        QT_TRANSLATE_NOOP("messages", "{badge} {name} is within {distance} of the table centre; move it away.")},
    {"post-off-edge",
        QT_TRANSLATE_NOOP("messages", "{badge} {name} marches on and must touch its own table edge; move it there.")},
    {"post-march-formation",
        QT_TRANSLATE_NOOP(
            "messages", "{badge} {name} marches on in line or column, facing the opposite edge; turn it.")},
    {"post-far-from-spot",
        QT_TRANSLATE_NOOP(
            "messages", "{badge} {name} is more than a move ({move}) from the chosen entry point; place it nearer.")},
    {"post-closed-terrain",
        QT_TRANSLATE_NOOP("messages", "{badge} {name} cannot be in {feature} ({kind}); move it clear.")},
    {"post-overlaps-itself", QT_TRANSLATE_NOOP("messages", "Stands of {badge} {name} overlap; move them apart.")},
    {"post-overlaps", QT_TRANSLATE_NOOP("messages", "{badge} {name} overlaps {other}; move one of them.")},
    {"post-near-enemies",
        QT_TRANSLATE_NOOP("messages", "{badge} {name} is within {distance} of an enemy unit; deploy it further away.")},
    {"post-leader-far",
        QT_TRANSLATE_NOOP("messages", "{badge} {name} has no friendly unit within {distance}; deploy it near one.")},
    {"post-nowhere",
        QT_TRANSLATE_NOOP("messages", "{badge} {name} is not on the table and does not arrive later; deploy it.")},
    {"post-no-size",
        QT_TRANSLATE_NOOP(
            "messages", "The stands of {badge} {name} have no size; enter the width and depth of their bases.")},
    {"post-out-of-turn",
        QT_TRANSLATE_NOOP("messages",
            "{badge} {name} was deployed out of turn: it was army {army}’s turn. Take it off and deploy it in turn.")},
    {"post-leader-early",
        QT_TRANSLATE_NOOP("messages", "{badge} {name} was deployed too early: commanders come last. Deploy it again.")},
    {"post-out-of-column",
        QT_TRANSLATE_NOOP("messages",
            "{badge} {name} was deployed before {other}, which is ahead of it in the column; deploy in column order.")},
    {"deploy-halted",
        QT_TRANSLATE_NOOP("messages", "The program could not finish this deployment. Deploy these by hand: {bodies}.")},
    {"deploy-kept-hidden",
        QT_TRANSLATE_NOOP("messages", "Army {army} was only hidden on screen until both were opened, not sealed.")},
    {"deploy-kept-told-after",
        QT_TRANSLATE_NOOP("messages", "Army {army} was entered after the fact: its password was forgotten.")},
    {"deploy-undivided",
        QT_TRANSLATE_NOOP("messages",
            "Army {army} is not divided into contingents, so “{way}” deploys all of it at once; divide it first.")},
    {"deploy-absent", QT_TRANSLATE_NOOP("messages", "In the {block}, which takes no part in “{way}”: {bodies}.")},
    {"deploy-spilled", QT_TRANSLATE_NOOP("messages", "No room in its zone, moved to the {block}: {bodies}.")},
    {"deploy-later", QT_TRANSLATE_NOOP("messages", "Arriving later (“{way}”): {bodies}.")},
    {"deploy-no-zone",
        QT_TRANSLATE_NOOP("messages",
            "Army {army} cannot deploy: this table is too small for {distance} apart. Choose another deployment.")},
    {"deploy-no-room",
        QT_TRANSLATE_NOOP("messages", "Off the table, no room: {bodies}. Use a larger table or another deployment.")},
    {"deploy-out-of-reach",
        QT_TRANSLATE_NOOP("messages", "Out of command range of everyone: {bodies}. Move a commander nearer.")},
};

} // namespace

void addDeploymentMessages() { addTemplates(deploymentTemplates); }

} // namespace strategikon::field
