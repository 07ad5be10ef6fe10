// strategikon field seal, open: two players who deploy at home
#include "app/cli/typed_word.h"
#include "field_files.h"

#include "app/words/words.h"
#include "model/field/files/sealed.h"

#include <algorithm>

namespace strategikon::cli {

using namespace field;

namespace {

bool isOf(const Deployment& deployment, const std::string& badge, int side)
{
    return deployment.troop(badge)->side == side;
}

// What is sealed can be mended no more.
int fitToSeal(const std::string& file, const FieldRead& read, int side)
{
    const Deployment& deployment = read.setup.deployment;
    const auto& posted = deployment.posted;
    if (std::ranges::none_of(posted, [&](const Posted& one) { return isOf(deployment, one.badge, side); })) {
        complain(
            Cli::tr("%1: side %2 has deployed nobody; deploy it first.").arg(plain(file), QString::number(side + 1)));
        return unusable;
    }
    int status = done;
    for (const Misposted& one : misposted(deployment, read.field(), read.ground.battlefield->kinds)) {
        if (!isOf(deployment, one.badge, side))
            continue;
        complain(worded(one.message));
        status = answerIsNo;
    }
    return status;
}

Result<std::string> closed(const Setup& setup, int side, const seals::Key* key)
{
    return key ? seal(setup, side, *key) : Result<std::string>(hide(setup, side, seals::newContentSalt()));
}

// A sealed file with the key that its word gives, or with its side deployed anew.
std::optional<SealedFile> openable(const std::string& file, const Unsealing& wish, int place, TypedWords& words)
{
    const auto text = readInput(file);
    if (!text) {
        complain(text.faults);
        return {};
    }
    const auto outside = outsideOf(*text, file);
    if (!outside) {
        complain(outside.faults);
        return {};
    }
    SealedFile sealed{*text, file, std::size_t(place) < wish.digests.size() ? wish.digests[std::size_t(place)] : ""};
    if (!outside->salt)
        return sealed;
    if (wish.forgotten == outside->side + 1) {
        const auto anew = fieldFrom(wish.anew);
        if (!anew)
            return {};
        sealed.anew = anew->setup.deployment;
        return sealed;
    }
    sealed.key = words.key(plain(file), *outside->salt, false);
    return sealed.key ? std::optional(std::move(sealed)) : std::nullopt;
}

} // namespace

int sealField(const std::string& file, const Sealing& wish)
{
    if (wish.hidden && !wish.wordFile.empty()) {
        complain(Cli::tr("seal a side with a password or only hide it; leave out --hidden or --word-file."));
        return unusable;
    }
    const auto read = fieldFrom(file);
    if (!read)
        return unusable;
    if (const int status = fitToSeal(file, *read, wish.side - 1); status != done)
        return status;
    std::optional<seals::Key> key;
    if (!wish.hidden) {
        TypedWords words(wish.wordFile);
        key = words.key(Cli::tr("side %1").arg(wish.side), seals::newSalt(), true);
        if (!key)
            return unusable;
    }
    const auto sealed = closed(read->setup, wish.side - 1, key ? &*key : nullptr);
    if (!sealed)
        return refused(sealed.faults);
    const int status = writeOutput(wish.output, *sealed);
    if (status == done && wish.output.toFile()) {
        const std::string digest = *digestOf(*sealed, wish.output.file);
        print(Cli::tr("Checksum of %1, to tell the other player before you swap files:\n%2\n")
                  .arg(plain(wish.output.file), plain(digest)));
        if (wish.hidden)
            print(Cli::tr("It is only hidden on screen: anyone can read the file.\n"));
    }
    return status;
}

int openField(const std::string& file, const Unsealing& wish, const FieldOptions& options)
{
    const auto read = fieldFrom(file);
    if (!read)
        return unusable;
    if (wish.files.size() != 2 || wish.digests.size() > 2) {
        complain(Cli::tr("sealed deployments open together; give both files, and one checksum each at most."));
        return unusable;
    }
    if ((wish.forgotten == 0) != wish.anew.empty()) {
        complain(Cli::tr("--forgotten names the side and --anew its new deployment; give both or neither."));
        return unusable;
    }
    TypedWords words(wish.wordFile);
    SealedFile both[2];
    for (const int place : {0, 1}) {
        auto sealed = openable(wish.files[std::size_t(place)], wish, place, words);
        if (!sealed)
            return unusable;
        both[place] = std::move(*sealed);
    }
    const auto setup = unseal(read->field(), both[0], both[1]);
    if (!setup) {
        complain(setup.faults);
        return unusable;
    }
    return writeFieldAs({setup->field, read->ground, &setup->deployment}, options);
}

} // namespace strategikon::cli
