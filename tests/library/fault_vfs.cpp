#include "fault_vfs.h"

#include <sqlite3.h>

#include <new>

namespace strategikon {

namespace {

FaultPlan plan;
int operations = 0, met = 0;
sqlite3_vfs* below = nullptr;

// SQLite keeps room for one of these per file, and behind it the file of the layer below.
struct File {
    sqlite3_file base;
    sqlite3_file* real() { return reinterpret_cast<sqlite3_file*>(this + 1); }
};

sqlite3_file* real(sqlite3_file* file) { return reinterpret_cast<File*>(file)->real(); }

// Whether this operation fails, and with what.
int fault(int result)
{
    ++operations;
    if (plan.at == 0 || operations < plan.at || (operations > plan.at && !plan.sticky))
        return SQLITE_OK;
    ++met;
    return plan.result ? plan.result : result;
}

int closeFile(sqlite3_file* file) { return real(file)->pMethods->xClose(real(file)); }
int readBytes(sqlite3_file* file, void* bytes, int count, sqlite3_int64 at)
{
    return real(file)->pMethods->xRead(real(file), bytes, count, at);
}
int writeBytes(sqlite3_file* file, const void* bytes, int count, sqlite3_int64 at)
{
    const int result = fault(SQLITE_IOERR_WRITE);
    const int written = result ? count / 2 : count;
    const int really = written ? real(file)->pMethods->xWrite(real(file), bytes, written, at) : SQLITE_OK;
    return result ? result : really;
}
int cut(sqlite3_file* file, sqlite3_int64 size)
{
    if (const int result = fault(SQLITE_IOERR_TRUNCATE))
        return result;
    return real(file)->pMethods->xTruncate(real(file), size);
}
// The disk itself is not under test: not waiting for it makes hundreds of runs quick.
int sync(sqlite3_file*, int) { return fault(SQLITE_IOERR_FSYNC); }
int fileSize(sqlite3_file* file, sqlite3_int64* size) { return real(file)->pMethods->xFileSize(real(file), size); }
int lock(sqlite3_file* file, int level) { return real(file)->pMethods->xLock(real(file), level); }
int unlock(sqlite3_file* file, int level) { return real(file)->pMethods->xUnlock(real(file), level); }
int checkLock(sqlite3_file* file, int* held) { return real(file)->pMethods->xCheckReservedLock(real(file), held); }
int control(sqlite3_file* file, int what, void* argument)
{
    return real(file)->pMethods->xFileControl(real(file), what, argument);
}
int sectorSize(sqlite3_file* file) { return real(file)->pMethods->xSectorSize(real(file)); }
int characteristics(sqlite3_file* file) { return real(file)->pMethods->xDeviceCharacteristics(real(file)); }
int mapIndex(sqlite3_file* file, int page, int size, int extend, void volatile** memory)
{
    // Of this call SQLITE_READONLY would mean that it went well.
    if (extend && fault(SQLITE_IOERR_SHMSIZE))
        return SQLITE_IOERR_SHMSIZE;
    return real(file)->pMethods->xShmMap(real(file), page, size, extend, memory);
}
int lockIndex(sqlite3_file* file, int from, int count, int flags)
{
    return real(file)->pMethods->xShmLock(real(file), from, count, flags);
}
void orderIndex(sqlite3_file* file) { real(file)->pMethods->xShmBarrier(real(file)); }
int unmapIndex(sqlite3_file* file, int remove) { return real(file)->pMethods->xShmUnmap(real(file), remove); }

constexpr sqlite3_io_methods methods = {2, closeFile, readBytes, writeBytes, cut, sync, fileSize, lock, unlock,
    checkLock, control, sectorSize, characteristics, mapIndex, lockIndex, orderIndex, unmapIndex, nullptr, nullptr};

int openFile(sqlite3_vfs*, const char* name, sqlite3_file* file, int flags, int* given)
{
    file->pMethods = nullptr;
    if (const int result = fault(SQLITE_CANTOPEN))
        return result;
    const int result = below->xOpen(below, name, real(file), flags, given);
    if (result == SQLITE_OK)
        file->pMethods = &methods;
    return result;
}
int removeFile(sqlite3_vfs*, const char* name, int syncFolder)
{
    if (const int result = fault(SQLITE_IOERR_DELETE))
        return result;
    return below->xDelete(below, name, syncFolder);
}

} // namespace

void installFaultVfs()
{
    static sqlite3_vfs layer;
    if (below)
        return;
    below = sqlite3_vfs_find(nullptr);
    layer = *below; // all else goes straight to the layer below, which finds its own data by pAppData
    layer.zName = "faults";
    layer.pNext = nullptr;
    layer.szOsFile = static_cast<int>(sizeof(File)) + below->szOsFile;
    layer.xOpen = openFile;
    layer.xDelete = removeFile;
    sqlite3_vfs_register(&layer, 1);
}

void arm(const FaultPlan& wanted)
{
    plan = wanted;
    operations = met = 0;
}

int faultsMet()
{
    plan = {};
    return met;
}

} // namespace strategikon
