// Sealed deployments, for two players who deploy at home and apart.
//
// Each seals his own side into a file with a word of his and tells the other its digest; then the files change hands.
// The program opens them only together, with both words, and only if each has the digest that was told.
//
// What this protects against: reading the other's file (without the word it is noise, model/seal/seal.h), changing a
// deployment after the other's is known (another deployment has another digest), guessing one from its digest (a salt
// is sealed with it), and looking by accident. What it does not: a word that the other guesses.
//
// Who forgets his word deploys anew, and the set-up says that he told it after the fact. Players who trust each other
// may do without words: then a side is only hidden on screens, as older versions did, and the set-up says that too. The
// key of such a file lies in it: whoever wants to read it can. So hand it over only once both digests are known.
#pragma once

#include "model/seal/seal.h"
#include "setup_file.h"

namespace strategikon::field {

// One side of a set-up as a file.
Result<std::string> seal(const Setup& setup, int side, const seals::Key& key);

// The same, only hidden on screens; `salt` is drawn anew for each (seals::newContentSalt).
std::string hide(const Setup& setup, int side, const std::string& salt);

// What a sealed file tells before it is opened.
struct Outside {
    std::string digest{};              // 64 hexadecimal digits, to be told before the files change hands
    std::optional<seals::Salt> salt{}; // of the key that opens it; nothing: it wants no word
    int side = nobodysSide;            // of one with a word
    static constexpr int nobodysSide = -1;
};
// A fault where it was changed since, as far as that shows without the word.
Result<Outside> outsideOf(std::string_view sealed, const std::string& file);
Result<std::string> digestOf(std::string_view sealed, const std::string& file);

struct SealedFile {
    std::string text{}, file{};
    std::string told{};               // the digest told before; empty: was not, and nothing is proved by it
    std::optional<seals::Key> key{};  // of its word, with the file's salt
    std::optional<Deployment> anew{}; // its word is forgotten: its side as it deployed once more
};
// Both sides on the battlefield that they were sealed for; Deployment::kept tells how each was.
Result<Setup> unseal(const Field& field, const SealedFile& one, const SealedFile& other);

} // namespace strategikon::field
