#include "pages.h"

#include <cstdint>

namespace strategikon {

namespace {

constexpr std::size_t pageSize = 4096, cells = 100;

void put(std::string& file, std::size_t at, std::uint32_t number, int bytes)
{
    for (int i = bytes; i-- > 0; number >>= 8)
        file[at + std::size_t(i)] = char(number & 0xff);
}

// An inner page of a table, each of whose children is that page.
void putInner(std::string& file, std::size_t page, std::uint32_t child)
{
    const std::size_t begin = (page - 1) * pageSize, head = begin + (page == 1 ? 100 : 0);
    put(file, head, 5, 1);         // an inner page of a table
    put(file, head + 1, 0, 2);     // no free block
    put(file, head + 3, cells, 2); // so many cells
    put(file, head + 5, 2048, 2);  // they begin here
    put(file, head + 7, 0, 1);     // no bytes between them
    put(file, head + 8, child, 4); // the last child
    for (std::size_t i = 0; i < cells; ++i) {
        put(file, head + 12 + 2 * i, std::uint32_t(2048 + 6 * i), 2);
        put(file, begin + 2048 + 6 * i, child, 4);
        put(file, begin + 2048 + 6 * i + 4, std::uint32_t(0x8100 + i), 2); // the key, of two bytes
    }
}

} // namespace

std::string withoutEnd(std::string file, int root)
{
    constexpr std::size_t deep = 6;
    const std::size_t pages = file.size() / pageSize, old = std::size_t(root - 1) * pageSize;
    file.resize((pages + deep + 1) * pageSize, '\0');
    file.replace((pages + deep) * pageSize, pageSize, file.substr(old, pageSize)); // the leaf: what was there
    for (std::size_t i = 0; i < deep; ++i)
        putInner(file, pages + 1 + i, std::uint32_t(pages + 2 + i));
    putInner(file, std::size_t(root), std::uint32_t(pages + 1));
    put(file, 28, std::uint32_t(file.size() / pageSize), 4); // how many there are
    return file;
}

} // namespace strategikon
