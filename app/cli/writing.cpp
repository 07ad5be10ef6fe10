#include "app/cli/context.h"

#include "app/saving/saving.h"
#include "model/text/file.h"
#include "model/text/shown.h"

#include <unistd.h>

#include <cstdio>

namespace strategikon::cli {

namespace {

// Into a pipe or a file the bytes as they are; a terminal gets no pictures, and nothing that it would obey.
int writeOut(std::string_view bytes)
{
    if (isatty(STDOUT_FILENO)) {
        if (bytes.find('\0') != std::string_view::npos) {
            complain(Cli::tr("this is not text for a terminal; name a file with %1.").arg(QStringLiteral("-o")));
            return unusable;
        }
        print(bytes);
    } else {
        std::fwrite(bytes.data(), 1, bytes.size(), stdout);
    }
    return done;
}

} // namespace

int writeOutput(const Output& output, std::string_view bytes)
{
    if (!output.toFile())
        return writeOut(bytes);
    for (const char* name : {"/dev/stdout", "/dev/fd/1", "/proc/self/fd/1"})
        if (output.file == name) {
            complain(Cli::tr("write “-” for standard output, not “%1”.").arg(plain(output.file)));
            return unusable;
        }
    const auto fault = saveFile(output.file, bytes, output.replace ? Over::anything : Over::itsKind);
    return fault ? refused(*fault) : int(done);
}

int writeOwn(const std::string& file, std::string_view text, bool replace)
{
    const auto fault = writeFile(file, text, replace ? Existing::replaced : Existing::stays);
    return fault ? refused(*fault) : int(done);
}

} // namespace strategikon::cli
