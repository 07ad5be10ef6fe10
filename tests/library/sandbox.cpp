#include "sandbox.h"

#include <fcntl.h>
#include <grp.h>
#include <sched.h>
#include <sys/mount.h>
#include <unistd.h>

namespace strategikon {

namespace {

bool writeTo(const char* file, const std::string& text)
{
    const int descriptor = open(file, O_WRONLY | O_CLOEXEC);
    if (descriptor < 0)
        return false;
    const bool written = write(descriptor, text.data(), text.size()) == static_cast<ssize_t>(text.size());
    close(descriptor);
    return written;
}

// A view of the mounted disks that is this process's own.
bool ownMounts()
{
    static bool done = false;
    if (done)
        return true;
    const std::string user = std::to_string(getuid()), group = std::to_string(getgid());
    if (unshare(CLONE_NEWNS) != 0) {
        if (unshare(CLONE_NEWUSER | CLONE_NEWNS) != 0)
            return false;
        writeTo("/proc/self/setgroups", "deny");
        if (!writeTo("/proc/self/uid_map", "0 " + user + " 1") || !writeTo("/proc/self/gid_map", "0 " + group + " 1"))
            return false;
    }
    done = mount(nullptr, "/", nullptr, MS_REC | MS_PRIVATE, nullptr) == 0;
    return done;
}

} // namespace

bool mountSmallDisk(const std::string& folder, int kilobytes)
{
    const std::string options = "size=" + std::to_string(kilobytes) + "k";
    return ownMounts() && mount("tmpfs", folder.c_str(), "tmpfs", 0, options.c_str()) == 0;
}

bool mountReadOnly(const std::string& folder)
{
    return ownMounts() && mount(folder.c_str(), folder.c_str(), nullptr, MS_BIND, nullptr) == 0
        && mount(nullptr, folder.c_str(), nullptr, MS_BIND | MS_REMOUNT | MS_RDONLY, nullptr) == 0;
}

bool becomeNobody()
{
    constexpr int nobody = 65534;
    if (geteuid() != 0)
        return true;
    return setgroups(0, nullptr) == 0 && setgid(nobody) == 0 && setuid(nobody) == 0;
}

} // namespace strategikon
