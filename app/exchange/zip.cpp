// Rosters in zip files, through libzip, in memory.
#include "app/exchange/readers.h"
#include "model/text/input.h"

#include <QString>

#include <zip.h>

#include <memory>

namespace strategikon::exchange {

namespace {

struct Discard {
    void operator()(zip_t* archive) const { zip_discard(archive); }
    void operator()(zip_file_t* file) const { zip_fclose(file); }
};
using Archive = std::unique_ptr<zip_t, Discard>;
using File = std::unique_ptr<zip_file_t, Discard>;

constexpr zip_int64_t mostFiles = 100;

// Index of the roster: the first file that is called so, or the only one.
zip_int64_t rosterIn(zip_t* archive)
{
    const zip_int64_t files = zip_get_num_entries(archive, 0);
    if (files < 1 || files > mostFiles)
        return -1;
    for (zip_int64_t i = 0; i < files; ++i)
        if (const char* name = zip_get_name(archive, zip_uint64_t(i), ZIP_FL_ENC_GUESS))
            if (QString::fromUtf8(name).endsWith(".ros", Qt::CaseInsensitive))
                return i;
    return files == 1 ? 0 : -1;
}

} // namespace

Result<std::string> unpack(std::string_view zip, const std::string& file)
{
    const auto refuse = [&](const char* code) {
        return Result<std::string>(Fault{{file, 0, 0}, {code, {{"limit", sizeName(largestFile)}}}});
    };
    zip_error_t error;
    zip_error_init(&error);
    zip_source_t* source = zip_source_buffer_create(zip.data(), zip.size(), 0, &error);
    Archive archive(source ? zip_open_from_source(source, ZIP_RDONLY, &error) : nullptr);
    if (!archive && source)
        zip_source_free(source);
    zip_error_fini(&error);
    if (!archive)
        return refuse("exchange-no-zip");
    const zip_int64_t index = rosterIn(archive.get());
    if (index < 0)
        return refuse("exchange-zip-without-roster");
    zip_stat_t about;
    zip_stat_init(&about);
    if (zip_stat_index(archive.get(), zip_uint64_t(index), 0, &about) != 0 || !(about.valid & ZIP_STAT_SIZE))
        return refuse("exchange-no-zip");
    if ((about.valid & ZIP_STAT_ENCRYPTION_METHOD) && about.encryption_method != ZIP_EM_NONE)
        return refuse("exchange-zip-locked");
    if (about.size > largestFile)
        return refuse("exchange-zip-too-large");
    File content(zip_fopen_index(archive.get(), zip_uint64_t(index), 0));
    if (!content)
        return refuse("exchange-no-zip");
    // The size that is declared is a claim; what comes out is counted.
    std::string text;
    char block[16384];
    while (const zip_int64_t read = zip_fread(content.get(), block, sizeof block)) {
        if (read < 0)
            return refuse("exchange-zip-damaged");
        text.append(block, std::size_t(read));
        if (text.size() > largestFile)
            return refuse("exchange-zip-too-large");
    }
    return text;
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
