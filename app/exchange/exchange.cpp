#include "app/exchange/exchange.h"

#include "app/exchange/code_in.h"
#include "app/exchange/names.h"
#include "app/exchange/plain.h"
#include "app/exchange/readers.h"
#include "app/exchange/selector.h"
#include "model/army/army_code.h"
#include "model/army/names.h"
#include "model/text/decode.h"
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
    FormatName{Format::ros, "ros"}, FormatName{Format::rosz, "rosz"}, FormatName{Format::rosterJson, "roster-json"},
    FormatName{Format::text, "text"}, FormatName{Format::yaml, "yml"}, FormatName{Format::text, "txt"},
    FormatName{Format::text, "csv"}, FormatName{Format::text, "md"}};

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

// Other addresses have a "list=" too; those of saved armies go on with positions.
bool isAddress(std::string_view text)
{
    if (text.find("jsonPath=") != std::string_view::npos)
        return true;
    const std::size_t list = text.find("://") == std::string_view::npos ? std::string_view::npos : text.find("list=");
    const std::size_t next = list == std::string_view::npos ? list : text.find_first_of("& \n\"", list);
    return next != std::string_view::npos && text[next] == '&' && next + 1 < text.size();
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

Imported importCode(std::string_view text, Import& import)
{
    // Words around it, or blanks that a code does not know, are for the reader of texts.
    auto read = readArmyCode(text);
    return read || codesIn(text).armies.empty() ? ofArmy(std::move(read), import) : importText(text, import);
}

Imported importOwn(std::string_view bytes, Format format, Import& import)
{
    auto node = format == Format::json || format == Format::rosterJson ? readJson(bytes, import.file)
                                                                       : readYaml(bytes, import.file);
    if (!node) {
        import.faults = std::move(node.faults);
        return import.refuse(0, "exchange-unknown-format");
    }
    if (format == Format::rosterJson)
        return importRosterJson(*node, import);
    if (node->textOr("format") == "strategikon-roster") // a printed roster as JSON carries the army's code
        return ofArmy(readArmyCode(node->textOr("code")), import);
    if (node->find("entries"))
        return import.refuse(0, "exchange-list-not-army");
    return ofArmy(readArmy(*node), import);
}

Imported importAs(Format format, std::string_view text, Import& import)
{
    switch (format) {
    case Format::yaml:
    case Format::json:
    case Format::rosterJson:
        return importOwn(text, format, import);
    case Format::code:
        return importCode(text, import);
    case Format::selectorList:
        return convertList(text, import.file);
    case Format::link:
        return importLink(text, import);
    case Format::ros:
        return importRoster(text, import);
    default:
        return importText(text, import);
    }
}

std::string joinedNames(const std::vector<std::string>& names)
{
    std::string all;
    for (const std::string& name : names)
        all += (all.empty() ? "" : ", ") + name;
    return all;
}

Imported importBytes(std::string_view bytes, const std::string& name, Import& import, int archives)
{
    if (isZip(bytes) && archives < 2) { // a .rosz within a .zip, and no deeper
        std::vector<std::string> several;
        const std::string wanted = archives == 0 ? import.aids.roster : ""; // it names no part of a part
        const auto file = unpack(bytes, import.file, wanted, several);
        if (file && !file->others.empty())
            import.note("exchange-zip-rest", 0,
                {{"names", oneLine(joinedNames(file->others))},
                    { "file",
                        oneLine(import.file) }});
        if (file)
            return importBytes(file->bytes, file->name, import, archives + 1);
        import.faults = file.faults;
        Imported result = import.refuse(0, "exchange-no-zip");
        result.rosters = std::move(several);
        return result;
    }
    auto read = decode(bytes, import.file);
    if (!read) {
        import.faults = std::move(read.faults);
        return import.refuse(0, "exchange-unknown-format");
    }
    if (read->guessed)
        import.note("bytes-guessed", 0, {});
    const Format format = import.aids.format == Format::unknown ? formatOf(name, read->text) : import.aids.format;
    Imported result = importAs(format, read->text, import);
    result.format = format;
    return result;
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
    if (isZip(bytes))
        return Format::rosz;
    const std::string_view text = withoutSpace(bytes);
    if (looksLikeArmyCode(text.substr(0, 100)))
        return Format::code;
    const std::string_view head = text.substr(0, 4000);
    if (text.starts_with('<') && (head.find("<roster") != std::string_view::npos || head.starts_with("<?xml")))
        return Format::ros;
    if (text.starts_with('{')) {
        const auto json = readJson(bytes, std::string(fileName));
        return json && looksLikeSelectorList(*json) ? Format::selectorList
            : json && looksLikeRoster(*json)        ? Format::rosterJson
                                                    : Format::json;
    }
    const bool ours =
        hasKey(text, "system") && (hasKey(text, "list") || hasKey(text, "units") || hasKey(text, "entries"));
    if (ours)
        return Format::yaml;
    if (isAddress(text))
        return Format::link;
    const Format named = formatNamed(ending(fileName));
    return named == Format::unknown || named == Format::rosz ? Format::text : named;
}

Imported importArmy(std::string_view bytes, const std::string& file, Catalogue& catalogue, const ImportAids& aids)
{
    addExchangeMessages();
    Import import(file, catalogue, aids);
    if (bytes.size() > largestFile)
        return import.refuse(0, "file-too-large", {{"limit", largestFile}});
    return importBytes(bytes, file, import, 0);
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
