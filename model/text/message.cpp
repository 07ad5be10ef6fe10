#include "model/text/message.h"

#include <algorithm>
#include <cstring>
#include <mutex>
#include <unordered_map>

#include "model/text/messages.h"

namespace strategikon {
namespace {

// Views may ask from several threads while a folder still adds its table.
std::mutex& guard()
{
    static std::mutex mutex;
    return mutex;
}

// In order of registration; asked for with every text that is shown.
class Registry {
public:
    Registry() { add(textTemplates()); }

    void add(std::span<const Template> table)
    {
        for (const Template& one : table)
            if (const Template* known = find(one.code); !known) {
                byCode_.emplace(one.code, all_.size());
                all_.push_back(one);
            } else if (std::strcmp(known->text, one.text) != 0 && !contains(one)) {
                all_.push_back(one); // a slip of ours, which a test finds
            }
    }

    const Template* find(std::string_view code) const
    {
        const auto it = byCode_.find(code);
        return it == byCode_.end() ? nullptr : &all_[it->second];
    }

    const std::vector<Template>& all() const { return all_; }

private:
    bool contains(const Template& wanted) const
    {
        return std::ranges::any_of(all_, [&](const Template& known) {
            return std::strcmp(known.code, wanted.code) == 0 && std::strcmp(known.text, wanted.text) == 0;
        });
    }

    std::vector<Template> all_{};
    std::unordered_map<std::string_view, std::size_t> byCode_{}; // the first of each
};

Registry& registry()
{
    static Registry all;
    return all;
}

std::string withoutTemplate(const Message& message)
{
    std::string out = message.code;
    for (std::size_t i = 0; i < message.args.size(); ++i)
        out += (i == 0 ? " (" : ", ") + message.args[i].first + ": " + english(message.args[i].second);
    return message.args.empty() ? out : out + ")";
}

} // namespace

const Value* argument(const Arguments& args, std::string_view name)
{
    for (const auto& [key, value] : args)
        if (key == name)
            return &value;
    return nullptr;
}

std::string textOf(const Arguments& args, std::string_view name)
{
    const Value* value = argument(args, name);
    return value ? english(*value) : std::string();
}

void addTemplates(std::span<const Template> table)
{
    std::lock_guard lock(guard());
    registry().add(table);
}

std::string ownCode(std::string_view system, const std::string& code)
{
    if (system.empty())
        return code;
    std::string own = std::string(system) + ':' + code;
    return templateOf(own) != nullptr ? own : code;
}

std::vector<Template> allTemplates()
{
    std::lock_guard lock(guard());
    return registry().all();
}

const char* templateOf(std::string_view code)
{
    std::lock_guard lock(guard());
    const Template* one = registry().find(code);
    return one ? one->text : nullptr;
}

const char* countedIn(std::string_view code)
{
    std::lock_guard lock(guard());
    const Template* one = registry().find(code);
    return one ? one->counted : nullptr;
}

std::string fill(std::string_view sentence, const Message& message, Wording worded)
{
    std::string out;
    while (!sentence.empty()) {
        const std::size_t open = sentence.find('{');
        out += sentence.substr(0, open);
        if (open == std::string_view::npos)
            break;
        sentence.remove_prefix(open);
        const std::size_t close = sentence.find('}');
        const Value* value =
            close == std::string_view::npos ? nullptr : argument(message.args, sentence.substr(1, close - 1));
        const std::size_t taken = value ? close + 1 : 1;
        out += value ? worded(*value) : std::string(sentence.substr(0, 1));
        sentence.remove_prefix(taken);
    }
    return out;
}

std::string withSource(const std::string& sentence, const Message& message, Wording worded)
{
    const Value* source = argument(message.args, "source");
    return source ? sentence + " (" + worded(*source) + ")" : sentence;
}

std::string adviceOf(const Message& message) { return textOf(message.args, "advice"); }

std::string english(const Message& message)
{
    const Wording plain = english;
    if (message.code == "says") // a schema's own sentence, which has places of its own
        if (const Value* sentence = argument(message.args, "sentence"))
            return fill(english(*sentence), message, plain);
    const char* text = templateOf(message.code);
    if (!text)
        return withoutTemplate(message);
    const std::string advice = adviceOf(message);
    return withSource(fill(text, message, plain), message, plain) + (advice.empty() ? "" : " " + english({advice, {}}));
}

} // namespace strategikon
