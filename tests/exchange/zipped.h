// Archives for the tests of this folder.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include <zip.h>

namespace strategikon::exchanged {

inline std::string zipped(const std::vector<std::pair<std::string, std::string>>& files, const char* password = nullptr)
{
    zip_error_t error;
    zip_source_t* target = zip_source_buffer_create(nullptr, 0, 0, &error);
    zip_t* archive = zip_open_from_source(target, ZIP_CREATE | ZIP_TRUNCATE, &error);
    zip_source_keep(target);
    for (const auto& [name, content] : files) {
        const auto index =
            zip_file_add(archive, name.c_str(), zip_source_buffer(archive, content.data(), content.size(), 0), 0);
        if (password)
            zip_file_set_encryption(archive, zip_uint64_t(index), ZIP_EM_AES_128, password);
    }
    zip_close(archive);
    zip_stat_t about;
    zip_source_open(target);
    zip_source_stat(target, &about);
    std::string bytes(about.size, 0);
    zip_source_read(target, bytes.data(), bytes.size());
    zip_source_close(target);
    zip_source_free(target);
    return bytes;
}

} // namespace strategikon::exchanged
