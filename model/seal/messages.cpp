#include "model/seal/seal.h"

#include "model/text/message.h"

#define QT_TRANSLATE_NOOP(context, text) text

namespace strategikon::seals {

namespace {

constexpr Template sealTemplates[] = {
    {"seal-no-word",
        QT_TRANSLATE_NOOP("messages", "An empty password seals nothing; type one that you will remember.")},
    {"seal-long-word", QT_TRANSLATE_NOOP("messages", "This password is too long; use 1000 characters at most.")},
    {"seal-no-memory",
        QT_TRANSLATE_NOOP("messages", "Not enough memory to use the password; close other programs and try again.")},
    {"seal-wrong-word", QT_TRANSLATE_NOOP("messages", "That is not the password; nothing is lost, try again.")},
    {"seal-untrue",
        QT_TRANSLATE_NOOP("messages",
            "The sealed contents do not match the checksum: somebody has tampered with it. Have it entered again.")},
    {"seal-damaged", QT_TRANSLATE_NOOP("messages", "This seal is damaged or was changed; use another copy of it.")},
    {"seal-long", QT_TRANSLATE_NOOP("messages", "This is too long to be sealed; leave some of it out.")},
};

} // namespace

void addSealMessages() { addTemplates(sealTemplates); }

} // namespace strategikon::seals
