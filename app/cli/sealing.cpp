// strategikon field seal, open: two players who deploy at home
#include "app/cli/field_files.h"

#include "app/words/words.h"
#include "model/field/sealed.h"

#include <algorithm>

namespace strategikon::cli {

using namespace field;

int sealField(const std::string& file, int side, const Output& output)
{
    const auto read = fieldFrom(file);
    if (!read)
        return unusable;
    const auto& posted = read->setup.deployment.posted;
    const bool any = std::any_of(posted.begin(), posted.end(),
        [&](const Posted& one) { return read->setup.deployment.troop(one.badge)->side == side - 1; });
    if (!any) {
        complain(Cli::tr("%1 has nobody of side %2 set down; deploy that side first.").arg(plain(file)).arg(side));
        return unusable;
    }
    // What is sealed can be mended no more.
    bool legal = true;
    for (const Misposted& one : misposted(read->setup.deployment, read->field(), read->ground.battlefield->kinds)) {
        if (read->setup.deployment.troop(one.badge)->side != side - 1)
            continue;
        complain(worded(one.message));
        legal = false;
    }
    if (!legal)
        return answerIsNo;
    const std::string sealed = seal(read->setup, side - 1, newSalt());
    const int status = writeOutput(output, sealed);
    if (status == done && output.toFile())
        print(Cli::tr("The digest of %1, to be told to the other player before the files change hands:\n%2\n")
                  .arg(plain(output.file), plain(*digestOf(sealed, output.file))));
    return status;
}

int openField(const std::string& file, const std::vector<std::string>& sealed, const std::vector<std::string>& digests,
    const FieldOptions& options)
{
    const auto read = fieldFrom(file);
    if (!read)
        return unusable;
    if (sealed.size() != 2 || digests.size() > 2) {
        complain(Cli::tr("sealed deployments open only together; write both files, and at most a digest for each."));
        return unusable;
    }
    SealedFile both[2];
    for (std::size_t i = 0; i < 2; ++i) {
        const auto text = readInput(sealed[i]);
        if (!text) {
            complain(text.faults);
            return unusable;
        }
        both[i] = {*text, sealed[i], i < digests.size() ? digests[i] : ""};
    }
    const auto setup = unseal(read->field(), both[0], both[1]);
    if (!setup) {
        complain(setup.faults);
        return unusable;
    }
    return writeFieldAs({setup->field, read->ground, &setup->deployment}, options);
}

} // namespace strategikon::cli
