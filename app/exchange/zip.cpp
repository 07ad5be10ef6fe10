// Rosters in zip files, through libzip, in memory.
#include "app/exchange/plain.h"
#include "app/exchange/readers.h"
#include "model/text/input.h"

#include <QStringList>

#include <zip.h>

#include <memory>
#include <variant>
#include <vector>

namespace strategikon::exchange {

namespace {

struct Discard {
    void operator()(zip_t* archive) const { zip_discard(archive); }
    void operator()(zip_file_t* file) const { zip_fclose(file); }
};
using Archive = std::unique_ptr<zip_t, Discard>;
using File = std::unique_ptr<zip_file_t, Discard>;

constexpr zip_int64_t mostFiles = 100;

// What a Mac, Windows or a folder adds to an archive.
bool isCompanion(const QString& path)
{
    const QString name = path.section(u'/', -1);
    return name.isEmpty() || name.startsWith(u'.') || path.startsWith(u"__MACOSX/") || path.contains(u"/__MACOSX/")
        || name.compare(u"thumbs.db", Qt::CaseInsensitive) == 0
        || name.compare(u"desktop.ini", Qt::CaseInsensitive) == 0;
}

struct Entry {
    zip_uint64_t index;
    QString name;
};

// What a program or a player may have saved an army as, and no page that explains.
bool mayBeArmy(const QString& path)
{
    static const QStringList endings{QStringLiteral("yaml"), QStringLiteral("yml"), QStringLiteral("json"),
        QStringLiteral("txt"), QStringLiteral("csv"), QStringLiteral("tsv"), QStringLiteral("code")};
    const QString name = path.section(u'/', -1).toLower();
    return endings.contains(name.section(u'.', -1)) && !name.startsWith(u"readme") && !name.startsWith(u"licen");
}

struct Armies {
    std::vector<Entry> entries;
    std::vector<std::string> others;
};

// The rosters; where there are none, every file.
Armies armiesIn(zip_t* archive)
{
    std::vector<Entry> rosters, files;
    std::vector<std::string> others;
    for (zip_int64_t i = 0; i < zip_get_num_entries(archive, 0); ++i) {
        const char* path = zip_get_name(archive, zip_uint64_t(i), ZIP_FL_ENC_GUESS);
        const QString name = QString::fromUtf8(path ? path : "");
        if (isCompanion(name))
            continue;
        files.push_back({zip_uint64_t(i), name});
        if (name.endsWith(u".ros", Qt::CaseInsensitive) || name.endsWith(u".rosz", Qt::CaseInsensitive))
            rosters.push_back(files.back());
        else if (mayBeArmy(name))
            others.push_back(name.toStdString());
    }
    return rosters.empty() ? Armies{std::move(files), {}} : Armies{std::move(rosters), std::move(others)};
}

// Word processors and spreadsheets pack their documents.
bool isDocument(zip_t* archive)
{
    return zip_name_locate(archive, "[Content_Types].xml", 0) >= 0 || zip_name_locate(archive, "mimetype", 0) >= 0;
}

Archive opened(std::string_view zip)
{
    zip_error_t error;
    zip_error_init(&error);
    zip_source_t* source = zip_source_buffer_create(zip.data(), zip.size(), 0, &error);
    Archive archive(source ? zip_open_from_source(source, ZIP_RDONLY, &error) : nullptr);
    if (!archive && source)
        zip_source_free(source);
    zip_error_fini(&error);
    return archive;
}

// The content, or the code of what is amiss.
std::variant<std::string, const char*> contentOf(zip_t* archive, zip_uint64_t index)
{
    zip_stat_t about;
    zip_stat_init(&about);
    if (zip_stat_index(archive, index, 0, &about) != 0 || !(about.valid & ZIP_STAT_SIZE))
        return "exchange-no-zip";
    if ((about.valid & ZIP_STAT_ENCRYPTION_METHOD) && about.encryption_method != ZIP_EM_NONE)
        return "exchange-zip-locked";
    if (about.size > largestFile)
        return "exchange-zip-too-large";
    File content(zip_fopen_index(archive, index, 0));
    if (!content)
        return "exchange-no-zip";
    // The size that is declared is a claim; what comes out is counted.
    std::string bytes;
    char block[16384];
    while (const zip_int64_t read = zip_fread(content.get(), block, sizeof block)) {
        if (read < 0)
            return "exchange-zip-damaged";
        bytes.append(block, std::size_t(read));
        if (bytes.size() > largestFile)
            return "exchange-zip-too-large";
    }
    return bytes;
}

// Those whose path is the one the player said, else whose name is.
std::vector<Entry> named(const std::vector<Entry>& entries, const QString& wanted)
{
    std::vector<Entry> found;
    for (const Entry& entry : entries) {
        if (entry.name == wanted)
            return {entry};
        if (entry.name.section(u'/', -1) == wanted)
            found.push_back(entry);
    }
    return found;
}

} // namespace

Result<Unpacked> unpack(
    std::string_view zip, const std::string& file, const std::string& wanted, std::vector<std::string>& several)
{
    const auto refuse = [&](const char* code, const std::string& names = {}) {
        return Result<Unpacked>(
            Fault{{file, 0, 0}, {code, {{"limit", sizeName(largestFile)}, {"names", names}, {"file", oneLine(file)}}}});
    };
    const Archive archive = opened(zip);
    if (!archive)
        return refuse("exchange-no-zip");
    if (isDocument(archive.get()))
        return refuse("bytes-document");
    const zip_int64_t files = zip_get_num_entries(archive.get(), 0);
    const auto [all, others] = files > mostFiles ? Armies() : armiesIn(archive.get());
    if (all.empty())
        return refuse("exchange-zip-without-roster");
    const auto entries = wanted.empty() ? all : named(all, QString::fromStdString(wanted));
    if (entries.size() != 1) { // nobody guesses which was meant
        QStringList names;
        for (const Entry& entry : all) {
            names << entry.name;
            several.push_back(entry.name.toStdString());
        }
        return refuse("exchange-zip-several", oneLine(names.join(QStringLiteral(", ")).toStdString()));
    }
    auto content = contentOf(archive.get(), entries.front().index);
    if (const auto* code = std::get_if<const char*>(&content))
        return refuse(*code);
    return Unpacked{entries.front().name.toStdString(), std::get<std::string>(std::move(content)),
        wanted.empty() ? others : std::vector<std::string>()};
}

std::string pack(std::string_view content, const std::string& name)
{
    zip_error_t error;
    zip_error_init(&error);
    zip_source_t* target = zip_source_buffer_create(nullptr, 0, 0, &error);
    Archive archive(target ? zip_open_from_source(target, ZIP_CREATE | ZIP_TRUNCATE, &error) : nullptr);
    zip_error_fini(&error);
    if (!archive) {
        zip_source_free(target);
        return {};
    }
    zip_source_keep(target);
    std::string result;
    zip_source_t* source = zip_source_buffer(archive.get(), content.data(), content.size(), 0);
    const zip_int64_t index = zip_file_add(archive.get(), name.c_str(), source, ZIP_FL_ENC_UTF_8);
    if (index < 0) {
        zip_source_free(source);
    } else {
        constexpr zip_uint16_t firstDay = 1 << 5 | 1; // 1 January 1980: the same army gives the same file
        if (zip_file_set_dostime(archive.get(), zip_uint64_t(index), 0, firstDay, 0) == 0
            && zip_close(archive.get()) == 0) {
            archive.release();
            zip_stat_t about;
            zip_stat_init(&about);
            if (zip_source_open(target) == 0) {
                if (zip_source_stat(target, &about) == 0) {
                    result.resize(about.size);
                    if (zip_source_read(target, result.data(), about.size) != zip_int64_t(about.size))
                        result.clear();
                }
                zip_source_close(target);
            }
        }
    }
    zip_source_free(target);
    return result;
}

} // namespace strategikon::exchange
