// What the tests of the library share.
#pragma once

#include "model/library/library.h"

#include <QTemporaryDir>

#include <stdexcept>
#include <string>

namespace strategikon {

// A folder that goes with the test: in memory where there is room, because a busy disk would make thousands of
// transactions wait, or on the disk where a test is about that.
class Folder {
public:
    enum class Where { memory, disk };
    explicit Folder(Where where = Where::memory);
    std::string path(const std::string& name) const
    {
        return folder_.filePath(QString::fromStdString(name)).toStdString();
    }
    std::string library() const { return path("library.db"); }

private:
    QTemporaryDir folder_;
};

// The value, or a failed test that says why there is none.
template <class T>
T must(Result<T> reading)
{
    if (!reading)
        throw std::runtime_error("unexpected fault: " + describe(reading.faults));
    return std::move(*reading);
}
inline void must(const std::optional<Fault>& fault)
{
    if (fault)
        throw std::runtime_error("unexpected fault: " + describe(*fault));
}

// The code of the one fault, "" if there is none. Fails the test if the fault has no sentence.
std::string code(const std::vector<Fault>& faults);
template <class T>
std::string code(const Result<T>& reading)
{
    return reading ? "" : code(reading.faults);
}
inline std::string code(const std::optional<Fault>& fault) { return fault ? code(std::vector<Fault>{*fault}) : ""; }

ArmyContent sampleArmy(const std::string& name, int points = 1000);
StandType sampleStands(const std::string& name, int owned);

// All that a library holds except times and ids, as text to compare: armies by name, collection, settings, history.
std::string contentOf(const Library& library);

// The answer of plain SQLite, first column of the first row; opens and closes the file.
std::string ask(const std::string& path, const std::string& sql);
void run(const std::string& path, const std::string& sql); // as damage does: no trigger is asked

// "ok", or what is wrong with the file: SQLite's check, references and the search index.
std::string wholeness(const std::string& path);

std::string bytesOf(const std::string& path);
void writeBytes(const std::string& path, const std::string& bytes);

} // namespace strategikon
