#include "model/seal/seal.h"

#include "model/text/message.h"

#define QT_TRANSLATE_NOOP(context, text) text

namespace strategikon::seals {

namespace {

constexpr Template sealTemplates[] = {
    {"seal-no-word", QT_TRANSLATE_NOOP("messages", "An empty word seals nothing; type one that you will remember.")},
    {"seal-long-word", QT_TRANSLATE_NOOP("messages", "This word is too long; take one of 1000 letters at most.")},
    {"seal-no-memory",
        QT_TRANSLATE_NOOP(
            "messages", "There is too little memory to make a key of the word; close other programs and try again.")},
    {"seal-wrong-word",
        QT_TRANSLATE_NOOP("messages", "This is not the word that it was sealed with; nothing is lost, try again.")},
    {"seal-untrue",
        QT_TRANSLATE_NOOP("messages",
            "What is sealed here is not what its digest says: somebody made it to deceive; have it told anew.")},
    {"seal-damaged",
        QT_TRANSLATE_NOOP(
            "messages", "This seal is damaged: some of it is missing or was changed; use another copy of it.")},
    {"seal-long", QT_TRANSLATE_NOOP("messages", "This is too long to be sealed; leave some of it out.")},
};

} // namespace

void addSealMessages() { addTemplates(sealTemplates); }

} // namespace strategikon::seals
