// The key of a word that was typed into a field of the screen.
#pragma once

#include "model/seal/seal.h"

#include <QString>

namespace strategikon {

// The copy of the word is wiped.
inline Result<seals::Key> keyOf(QString& word, const seals::Salt& salt)
{
    std::string bytes = word.toStdString();
    auto key = seals::keyFrom(bytes, salt);
    seals::wipe(bytes);
    word.fill(u' ');
    return key;
}

} // namespace strategikon
