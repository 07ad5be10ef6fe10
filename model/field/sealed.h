// Sealed deployments, for two players who deploy at home and apart.
//
// Each seals his own side into a file and tells the other its digest, before either hands over his file. Then the files
// change hands, and the program opens them only together, and only if each has the digest that was told.
//
// What this protects against: changing a deployment after the other's is known (another deployment has another digest;
// nobody can find two with one SHA-256), guessing a deployment from its digest (a salt of the player's is sealed with
// it), and looking by accident (the file is not legible as it is). What it does not: whoever has the other's file and
// wants to read it can, for the key lies in the file. So hand over files only once both digests are known; then looking
// gains nothing, since the own deployment is bound already.
#pragma once

#include "model/field/setup_file.h"

namespace strategikon::field {

// 32 letters that nobody can guess, others each time.
std::string newSalt();
// One side of a set-up as a file; `salt` is drawn anew for each, 16 letters or more.
std::string seal(const Setup& setup, int side, const std::string& salt);
// The digest of a sealed file, 64 hexadecimal digits, to be told before; a fault where it was changed since.
Reading<std::string> digestOf(std::string_view sealed, const std::string& file);

struct SealedFile {
    std::string text, file;
    std::string told; // the digest told before; empty: was not, and nothing is proved by it
};
// Both sides on the battlefield that they were sealed for.
Reading<Setup> unseal(const Field& field, const SealedFile& one, const SealedFile& other);

} // namespace strategikon::field
