#include "app/places.h"

#include <QStandardPaths>
#include <cstdlib>

#include <pwd.h>
#include <unistd.h>

namespace strategikon {

namespace fs = std::filesystem;

namespace {

// Asked of the kernel, since the command line runs without an application object. Empty where it does not say.
fs::path ownProgram()
{
    std::error_code failed;
    return fs::read_symlink("/proc/self/exe", failed);
}

fs::path programCalled(const char* called)
{
    const fs::path above = ownProgram().parent_path().parent_path();
    const fs::path name = fs::path("strategikon") / called;
    std::error_code ignored;
    const bool built = fs::exists(above / "lib" / name, ignored);
    return (built ? above / "lib" : above / STRATEGIKON_LIBDIR) / name;
}

} // namespace

Places findPlaces(const fs::path& folder)
{
    std::error_code ignored;
    for (fs::path at = folder; !at.empty(); at = at.parent_path()) {
        const fs::path share = at / "share" / "strategikon";
        if (fs::is_directory(share / "lists", ignored)) {
            return {share / "lists", share / "rules", share / "schema", share / "translations"};
        }
        if (at == at.root_path()) {
            break;
        }
    }
    return {};
}

const Places& places()
{
    static const Places found = [] {
        const fs::path program = ownProgram();
        Places places = program.empty() ? Places{} : findPlaces(program.parent_path());
        if (places.lists.empty()) { // where they should be: whatever is read there says that it is missing
            const fs::path share = program.parent_path().parent_path() / "share" / "strategikon";
            places = {share / "lists", share / "rules", share / "schema", share / "translations"};
        }
        return places;
    }();
    return found;
}

fs::path windowProgram() { return programCalled("strategikon-window"); }

fs::path paperProgram() { return programCalled("strategikon-paper"); }

void knowHome()
{
    const char* home = std::getenv("HOME");
    if (home != nullptr && *home != '\0') {
        return;
    }
    const passwd* user = getpwuid(getuid());
    const bool known = user != nullptr && user->pw_dir != nullptr && *user->pw_dir == '/';
    // A folder that nobody can make: what has to be kept says that it cannot.
    setenv("HOME", known ? user->pw_dir : "/dev/null", 1);
}

fs::path userFolder()
{
    knowHome();
    if (const char* chosen = std::getenv("STRATEGIKON_HOME"); chosen != nullptr && *chosen != '\0') {
        return fs::absolute(chosen);
    }
    const auto base = QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation);
    return fs::path(base.toStdString()) / "strategikon";
}

fs::path libraryFile() { return userFolder() / "library.db"; }

} // namespace strategikon
