// Sentences of the raid, its own: Warmaster says some of these otherwise.
#include "model/text/message.h"
#include "tests/play/raid/raid.h"

namespace strategikon::raid {

namespace {

constexpr Template words[] = {
    {"raid:phase-volley", "Volley"},
    {"raid:phase-melee", "Melee"},
    {"raid:asked-shoot", "Shoot"},
    {"raid:asked-fight", "Fight"},
    {"raid:asked-rally-of", "{who} rallies"},
    {"raid:input-company", "Company"},
    {"raid:input-target", "Enemy"},
    {"raid:input-covered", "It is in cover"},
    {"raid:input-uphill", "Stands higher"},
    {"raid:input-ours", "Its die"},
    {"raid:input-theirs", "The enemy's die"},
    {"raid:input-percent", "In a hundred"},
    {"raid:account-company", "Who attacks"},
    {"raid:account-target", "Who is attacked"},
    {"raid:block", "Wing"},
    {"raid:event-shot", "{who} hit {other} with {hits}."},
    {"raid:event-fought", "{who} fought {other}."},
    {"raid:event-stood", "{who} stood."},
    {"raid:event-ran", "{who} ran."},
    {"raid:event-left", "{who} left the field."},
    {"raid:event-turn-began", "A turn began."},
};

} // namespace

void addWords() { addTemplates(words); }

} // namespace strategikon::raid
