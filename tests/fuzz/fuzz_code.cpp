#include "model/army/army_code.h"
#include "model/army/messages.h"
#include "tests/fuzz/places.h"

#include "model/text/digest.h"

using namespace strategikon;

// The check at the end keeps strangers out, so the fuzzer's text gets a right one as well.
static std::string checked(std::string_view text)
{
    constexpr std::string_view signs = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
    std::string code = "STK1:" + std::string(text.substr(0, 4000));
    std::uint32_t crc = crc32(code);
    std::string check;
    for (int i = 0; i < 7; ++i, crc >>= 5)
        check.insert(check.begin(), signs[crc & 31]);
    return code + "$" + check;
}

static void tryCode(std::string_view code)
{
    const auto army = readArmyCode(code);
    MUST(army || !army.faults.empty());
    if (!army)
        return;
    const auto again = readArmyCode(writeArmyCode(*army));
    MUST(again);
    MUST(*again == *army);
}

FUZZ_TARGET(text)
{
    addArmyMessages();
    tryCode(text);
    tryCode(checked(text));
}
