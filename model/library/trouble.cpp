#include "model/library/trouble.h"

#include "model/library/copies.h"

#include <SQLiteCpp/Exception.h>
#include <sqlite3.h>

#include <algorithm>
#include <cerrno>
#include <filesystem>
#include <new>
#include <system_error>

namespace strategikon {

namespace {

// Those that a copy or a mend is the way out of.
bool isDamage(const std::string& code)
{
    return (code.starts_with("damaged") && code != "damaged-search") || code == "battle-gap";
}

const char* wayOut(const std::string& path)
{
    const auto copies = copiesOf(path);
    const bool any = std::ranges::any_of(copies, [](const LibraryCopy& copy) { return !copy.setAside; });
    return any ? "library-advice-copies" : "library-advice-mend";
}

} // namespace

Fault libraryFault(const std::string& path, std::string code, Arguments arguments)
{
    arguments.emplace_back("file", path);
    if (isDamage(code))
        arguments.emplace_back("advice", wayOut(path));
    return {Place{path, 0, 0}, Message{"library-" + std::move(code), std::move(arguments)}};
}

Fault saidOfCopy(Fault fault, const std::string& copy)
{
    const std::string& code = fault.message.code;
    if (code == "library-empty")
        return libraryFault(copy, "copy-empty");
    if (code == "library-not-a-library")
        return libraryFault(copy, "copy-not-a-library");
    if (code == "library-foreign" || code == "library-altered") {
        const std::string what = code == "library-foreign" ? "copy-foreign" : "copy-altered";
        return libraryFault(copy, what, {{"called", textOf(fault.message.args, "called")}});
    }
    return code.starts_with("library-damaged") || code == "library-battle-gap" ? libraryFault(copy, "copy-damaged")
                                                                               : fault;
}

namespace {

// SQLite calls it an error of the disk when there is no room for the index of its log.
bool diskIsFull(const std::string& path)
{
    std::error_code error;
    const auto space = std::filesystem::space(std::filesystem::path(path).parent_path(), error);
    return !error && space.available < 65536;
}

} // namespace

Fault databaseTrouble(const std::string& path, int result, const std::string& detail)
{
    const auto fault = [&](const char* code) { return libraryFault(path, code, {{"detail", detail}}); };
    switch (result & 0xff) {
    case SQLITE_FULL:
        return fault("disk-full");
    case SQLITE_READONLY:
    case SQLITE_PERM:
        return fault("cannot-write");
    case SQLITE_CANTOPEN:
        return fault("cannot-open");
    case SQLITE_BUSY:
    case SQLITE_LOCKED:
        return fault("busy");
    case SQLITE_NOTADB:
        return fault("not-a-library");
    case SQLITE_CORRUPT:
    case SQLITE_INTERRUPT: // what takes many more steps than its size explains (connection.h)
        return fault("damaged");
    case SQLITE_IOERR:
        return fault(diskIsFull(path) ? "disk-full" : "disk-trouble");
    case SQLITE_NOMEM:
        return fault("no-memory");
    case SQLITE_TOOBIG:
        return fault("too-big");
    default:
        return fault("unexpected");
    }
}

Fault systemTrouble(const std::string& path, int error)
{
    const std::string detail = std::generic_category().message(error);
    const auto fault = [&](const char* code) { return libraryFault(path, code, {{"detail", detail}}); };
    switch (error) {
    case ENOSPC:
    case EDQUOT:
        return fault("disk-full");
    case EACCES:
    case EPERM:
    case EROFS:
        return fault("cannot-write");
    case ENOMEM:
        return fault("no-memory");
    default:
        return fault("disk-trouble");
    }
}

Fault currentTrouble(const std::string& path)
{
    try {
        throw;
    } catch (const Refused& refused) {
        return refused.fault;
    } catch (const SQLite::Exception& trouble) {
        return databaseTrouble(path, trouble.getErrorCode(), trouble.what());
    } catch (const std::filesystem::filesystem_error& trouble) {
        return systemTrouble(path, trouble.code().value());
    } catch (const std::bad_alloc&) {
        return libraryFault(path, "no-memory");
    } catch (const std::exception& trouble) {
        return libraryFault(path, "unexpected", {{"detail", trouble.what()}});
    }
}

} // namespace strategikon
