#include "model/text/message.h"

#include <algorithm>
#include <cstring>
#include <mutex>

#include "model/text/messages.h"

namespace strategikon {
namespace {

// Views may ask from several threads while a folder still adds its table.
std::mutex& guard()
{
    static std::mutex mutex;
    return mutex;
}

std::vector<Template>& registry()
{
    static std::vector<Template> all(textTemplates().begin(), textTemplates().end());
    return all;
}

bool contains(const std::vector<Template>& all, const Template& wanted)
{
    return std::any_of(all.begin(), all.end(), [&](const Template& known) {
        return std::strcmp(known.code, wanted.code) == 0 && std::strcmp(known.text, wanted.text) == 0;
    });
}

const std::string* argument(const Message& message, std::string_view name)
{
    for (const auto& [key, value] : message.args)
        if (key == name)
            return &value;
    return nullptr;
}

std::string withoutTemplate(const Message& message)
{
    std::string out = message.code;
    for (std::size_t i = 0; i < message.args.size(); ++i)
        out += (i == 0 ? " (" : ", ") + message.args[i].first + ": " + message.args[i].second;
    return message.args.empty() ? out : out + ")";
}

} // namespace

void addTemplates(std::span<const Template> table)
{
    std::lock_guard lock(guard());
    for (const Template& one : table)
        if (!contains(registry(), one))
            registry().push_back(one);
}

std::vector<Template> allTemplates()
{
    std::lock_guard lock(guard());
    return registry();
}

const char* templateOf(std::string_view code)
{
    std::lock_guard lock(guard());
    for (const Template& one : registry())
        if (code == one.code)
            return one.text;
    return nullptr;
}

const char* countedIn(std::string_view code)
{
    std::lock_guard lock(guard());
    for (const Template& one : registry())
        if (code == one.code)
            return one.counted;
    return nullptr;
}

std::string fill(std::string_view sentence, const Message& message)
{
    std::string out;
    while (!sentence.empty()) {
        const std::size_t open = sentence.find('{');
        out += sentence.substr(0, open);
        if (open == std::string_view::npos)
            break;
        sentence.remove_prefix(open);
        const std::size_t close = sentence.find('}');
        const std::string* value =
            close == std::string_view::npos ? nullptr : argument(message, sentence.substr(1, close - 1));
        const std::size_t taken = value ? close + 1 : 1;
        out += value ? std::string_view(*value) : sentence.substr(0, 1);
        sentence.remove_prefix(taken);
    }
    return out;
}

std::string withSource(std::string sentence, const Message& message)
{
    const std::string* source = argument(message, "source");
    return source ? sentence + " (" + *source + ")" : sentence;
}

std::string english(const Message& message)
{
    if (message.code == "says") // a schema's own sentence, which has places of its own
        if (const std::string* sentence = argument(message, "sentence"))
            return fill(*sentence, message);
    const char* text = templateOf(message.code);
    return text ? withSource(fill(text, message), message) : withoutTemplate(message);
}

} // namespace strategikon
