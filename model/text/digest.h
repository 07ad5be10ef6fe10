// Fingerprints of texts.
#pragma once
#include <array>
#include <cstdint>
#include <string>
#include <string_view>

namespace strategikon {

// SHA-256 (FIPS 180-4): tells whether a list or rule table is the one a battle began with.
std::array<std::uint8_t, 32> sha256(std::string_view bytes);
std::string sha256Hex(std::string_view bytes); // 64 small hexadecimal digits

// CRC-32 (IEEE 802.3, as zip and PNG): finds slips in a code typed by hand; no protection against intent.
std::uint32_t crc32(std::string_view bytes);

} // namespace strategikon
