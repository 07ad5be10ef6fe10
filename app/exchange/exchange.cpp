#include "app/exchange/exchange.h"

#include "app/exchange/names.h"
#include "app/exchange/readers.h"
#include "app/exchange/selector.h"
#include "model/army/army_code.h"
#include "model/army/names.h"
#include "model/text/json.h"
#include "model/text/write.h"
#include "model/text/yaml.h"

#include <algorithm>
#include <array>

namespace strategikon {

namespace {

using namespace exchange;

struct FormatName {
    Format format;
    std::string_view word;
};
constexpr std::array formatNames{FormatName{Format::yaml, "yaml"}, FormatName{Format::json, "json"},
    FormatName{Format::code, "code"}, FormatName{Format::selectorList, "wm-selector"}, FormatName{Format::link, "link"},
    FormatName{Format::ros, "ros"}, FormatName{Format::rosz, "rosz"}, FormatName{Format::text, "text"},
    FormatName{Format::yaml, "yml"}, FormatName{Format::text, "txt"}};

std::string_view ending(std::string_view fileName)
{
    const std::size_t dot = fileName.find_last_of("./\\");
    return dot == std::string_view::npos || fileName[dot] != '.' ? std::string_view() : fileName.substr(dot + 1);
}

std::string_view withoutSpace(std::string_view text)
{
    const std::size_t begin = text.find_first_not_of(" \t\r\n");
    return begin == std::string_view::npos ? std::string_view() : text.substr(begin);
}

// A key at the beginning of a line, as in our own files.
bool hasKey(std::string_view text, std::string_view key)
{
    const std::string plain = std::string(key) + ":";
    return text.starts_with(plain) || text.find("\n" + plain) != std::string_view::npos;
}

bool isAddress(std::string_view text)
{
    return text.find("jsonPath=") != std::string_view::npos
        || (text.find("://") != std::string_view::npos && text.find("list=") != std::string_view::npos);
}

Imported ofArmy(Result<Army> read, Import& import)
{
    auto fault = read ? missingSize(*read, import.file) : std::nullopt;
    if (read && !fault)
        fault = faultOfNames(*read, import.file);
    if (read && !fault)
        return import.take(std::move(*read));
    import.faults = fault ? std::vector{*fault} : std::move(read.faults);
    return import.refuse(0, "exchange-unknown-format");
}

Imported importOwn(std::string_view bytes, Format format, Import& import)
{
    if (format == Format::code)
        return ofArmy(readArmyCode(bytes), import);
    auto node = format == Format::json ? readJson(bytes, import.file) : readYaml(bytes, import.file);
    if (!node) {
        import.faults = std::move(node.faults);
        return import.refuse(0, "exchange-unknown-format");
    }
    if (node->textOr("format") == "strategikon-roster") // a printed roster as JSON carries the army's code
        return ofArmy(readArmyCode(node->textOr("code")), import);
    if (node->find("entries"))
        return import.refuse(0, "exchange-list-not-army");
    return ofArmy(readArmy(*node), import);
}

Imported importZip(std::string_view bytes, Import& import)
{
    const auto xml = unpack(bytes, import.file);
    if (xml)
        return importRoster(*xml, import);
    import.faults = xml.faults;
    return import.refuse(0, "exchange-no-zip");
}

} // namespace

std::string_view word(Format format)
{
    for (const FormatName& name : formatNames)
        if (name.format == format)
            return name.word;
    return {};
}

Format formatNamed(std::string_view word)
{
    const std::string wanted = lower(std::string(word));
    for (const FormatName& name : formatNames)
        if (name.word == wanted)
            return name.format;
    return Format::unknown;
}

Format formatOf(std::string_view fileName, std::string_view bytes)
{
    const std::string_view text = withoutSpace(bytes);
    if (bytes.starts_with("PK\x03\x04") || bytes.starts_with("PK\x05\x06"))
        return Format::rosz;
    if (looksLikeArmyCode(text.substr(0, 100)))
        return Format::code;
    const std::string_view head = text.substr(0, 4000);
    if (text.starts_with('<') && (head.find("<roster") != std::string_view::npos || head.starts_with("<?xml")))
        return Format::ros;
    if (text.starts_with('{')) {
        const auto json = readJson(bytes, std::string(fileName));
        return json && looksLikeSelectorList(*json) ? Format::selectorList : Format::json;
    }
    const bool ours =
        hasKey(text, "system") && (hasKey(text, "list") || hasKey(text, "units") || hasKey(text, "entries"));
    if (ours)
        return Format::yaml;
    if (isAddress(text))
        return Format::link;
    const Format named = formatNamed(ending(fileName));
    return named == Format::unknown ? Format::text : named;
}

Imported importArmy(std::string_view bytes, const std::string& file, Catalogue& catalogue, const ImportAids& aids)
{
    addExchangeMessages();
    Import import(file, catalogue, aids);
    if (bytes.size() > largestFile)
        return import.refuse(0, "file-too-large", {{"limit", largestFile}});
    switch (aids.format == Format::unknown ? formatOf(file, bytes) : aids.format) {
    case Format::yaml:
        return importOwn(bytes, Format::yaml, import);
    case Format::json:
        return importOwn(bytes, Format::json, import);
    case Format::code:
        return importOwn(bytes, Format::code, import);
    case Format::selectorList:
        return convertList(bytes, file);
    case Format::link:
        return importLink(bytes, import);
    case Format::ros:
        return importRoster(bytes, import);
    case Format::rosz:
        return importZip(bytes, import);
    default:
        return importText(bytes, import);
    }
}

Result<std::string> exportArmy(
    const Army& army, const ArmyList& list, const Verdict& verdict, Format format, const ExportAids& aids)
{
    addExchangeMessages();
    switch (format) {
    case Format::yaml:
        return writeArmy(army);
    case Format::json: {
        const auto node = readYaml(writeArmy(army), "");
        if (!node)
            return node.faults;
        return writeJson(*node);
    }
    case Format::code:
        return writeArmyCode(withIds(army, list, findSystem(list.system)->format()));
    case Format::ros:
        return rosterOf(army, list, verdict, aids);
    case Format::rosz: {
        std::string packed = pack(rosterOf(army, list, verdict, aids), "roster.ros");
        if (packed.empty())
            return Fault{{}, {"exchange-cannot-pack", {}}};
        return packed;
    }
    case Format::link:
        return linkOf(army, list, aids);
    default:
        return Fault{{}, {"exchange-cannot-write", {{"format", std::string(word(format))}}}};
    }
}

} // namespace strategikon
