#include "sealed.h"

#include "field_file.h"
#include "model/text/digest.h"
#include "model/text/write.h"
#include "names.h"
#include "setup_form.h"
#include "veil.h"

#include <algorithm>

namespace strategikon::field {

namespace {

// Only what is the side's own.
Deployment ownOf(const Deployment& all, int side)
{
    Deployment own = all;
    own.way[1 - side] = {};
    own.spot[1 - side].reset();
    own.column[1 - side].clear();
    own.notes[1 - side].reset();
    own.kept[0] = own.kept[1] = Kept::open; // how it was kept is told once it is opened
    std::erase_if(own.posted, [&](const Posted& post) {
        const Troop* troop = all.troop(post.badge);
        return !troop || troop->side != side;
    });
    std::erase_if(own.troops, [&](const Troop& troop) { return troop.side != side; });
    std::erase_if(own.throws, [&](const Throw& one) { return one.side == 1 - side; });
    return own;
}

// At which turns a side's units were set down, counted over both sides.
Node turnsOf(const Deployment& all, int side)
{
    Node turns = Node::newList();
    for (std::size_t i = 0; i < all.posted.size(); ++i)
        if (const Troop* troop = all.troop(all.posted[i].badge); troop && troop->side == side)
            turns.add(Node::ofInteger((long long)i));
    return turns;
}

struct Opened {
    int side = 0;
    std::string field;
    Deployment deployment;
    std::vector<long long> turns;
};

// Both sides' units in the order in which they were set down: where both had the same turn, side 0 first.
std::vector<Posted> inTurns(const Opened& first, const Opened& second)
{
    std::vector<std::pair<long long, const Posted*>> all;
    for (const Opened* side : {&first, &second})
        for (std::size_t i = 0; i < side->deployment.posted.size(); ++i)
            all.emplace_back(
                i < side->turns.size() ? side->turns[i] : (long long)mostTroops, &side->deployment.posted[i]);
    std::ranges::stable_sort(all, [](const auto& a, const auto& b) { return a.first < b.first; });
    std::vector<Posted> posted;
    for (const auto& [turn, one] : all)
        posted.push_back(*one);
    return posted;
}

Fault wrong(const std::string& file, std::string code, Arguments args = {})
{
    addDeploymentMessages();
    return {{file, 0, 0}, {std::move(code), std::move(args)}};
}

constexpr const char* hiddenKind = "sealed-deployment"; // without a word
constexpr const char* wordKind = "sealed-with-word";
constexpr int wordVersion = 1;

// What was hidden, once it is seen to be what it was.
Result<std::string> hiddenIn(const Node& node, const std::string& file)
{
    const std::string digest = node.textOr("digest");
    auto content = unveiled(node, "content");
    if (!content)
        return wrong(file, "sealed-no-file");
    if (const std::string found = seals::digestOf(*content); found != digest)
        return wrong(file, "sealed-changed", {{"found", found}, {"digest", digest}});
    return std::move(content->text);
}

// A file as it is before anybody opens it: hidden, or under a seal that wants a word.
struct Closed {
    std::optional<std::string> hidden{};
    std::optional<seals::Seal> seal{};
    std::string field{};
    Outside outside{};
};

Result<Closed> withWord(const Node& node, const std::string& file)
{
    if (node.integerOr("version", 0) > wordVersion)
        return wrong(file, "sealed-newer");
    auto seal = seals::sealFrom(node);
    if (!seal)
        return seal.faults;
    const long long side = node.integerOr("side", -1);
    if (side != 0 && side != 1)
        return Fault{node.place(), {"seal-damaged", {}}};
    Outside outside{seal->digest, seal->salt, int(side)};
    return Closed{{}, std::move(*seal), node.textOr("field"), std::move(outside)};
}

Result<Closed> closed(std::string_view text, const std::string& file)
{
    const Result<Node> node = readJson(text, file);
    if (!node)
        return node.faults;
    if (node->textOr("strategikon") == wordKind)
        return withWord(*node, file);
    if (node->textOr("strategikon") != hiddenKind)
        return wrong(file, "sealed-no-file");
    auto content = hiddenIn(*node, file);
    if (!content)
        return content.faults;
    Outside outside{node->textOr("digest")};
    return Closed{std::move(*content), {}, {}, std::move(outside)};
}

// A fault inside names the file; its lines are nobody's.
Fault inside(const std::string& file, Fault fault)
{
    if (fault.place.file.empty())
        fault.place = {file, 0, 0};
    return fault;
}

Result<Opened> read(const std::string& content, const std::string& file)
{
    const Result<Node> node = readJson(content, file);
    if (!node)
        return node.faults;
    const Node* own = node->find("deployment");
    if (!own)
        return wrong(file, "sealed-no-file");
    auto deployment = deploymentFrom(*own);
    if (!deployment)
        return deployment.faults;
    if (auto fault = faultOfNames(*deployment, file))
        return *fault;
    const long long side = node->integerOr("side", -1);
    if (side != 0 && side != 1)
        return wrong(file, "sealed-no-file");
    Opened opened{int(side), node->textOr("field"), std::move(*deployment), {}};
    if (const Node* turns = node->find("turns"))
        for (const Node& turn : turns->items())
            opened.turns.push_back(turn.integer().value_or(0));
    return opened;
}

Result<Opened> toldAnew(const Closed& closed, const SealedFile& sealed)
{
    const int side = closed.outside.side;
    Opened opened{side, closed.field, ownOf(*sealed.anew, side), {}};
    if (opened.deployment.posted.empty())
        return wrong(sealed.file, "sealed-anew-nobody");
    opened.deployment.kept[side] = Kept::toldAfter;
    return opened;
}

Result<Opened> open(const SealedFile& sealed)
{
    const auto found = closed(sealed.text, sealed.file);
    if (!found)
        return found.faults;
    if (!sealed.told.empty() && sealed.told != found->outside.digest)
        return wrong(sealed.file, "sealed-other", {{"digest", sealed.told}});
    if (found->seal && sealed.anew)
        return toldAnew(*found, sealed);
    if (found->seal && !sealed.key)
        return wrong(sealed.file, "sealed-wants-word");
    Result<std::string> content = found->hidden ? Result<std::string>(*found->hidden) : Result<std::string>();
    if (found->seal) {
        auto unsealed = seals::unsealed(*found->seal, *sealed.key);
        if (!unsealed)
            return inside(sealed.file, unsealed.faults.front());
        content = std::move(unsealed->text);
    }
    auto opened = read(*content, sealed.file);
    if (!opened)
        return opened;
    if (found->seal && opened->side != found->outside.side)
        return inside(sealed.file, {{}, {"seal-untrue", {}}});
    opened->deployment.kept[opened->side] = found->seal ? Kept::sealed : Kept::hidden;
    return opened;
}

// What is sealed of a side, whatever keeps it closed.
Node contentOf(const Setup& setup, int side)
{
    Node content = Node::newMap();
    content.set("side", Node::ofInteger(side));
    content.set("field", Node::ofText(sha256Hex(writeField(setup.field))));
    content.set("turns", turnsOf(setup.deployment, side));
    content.set("deployment", deploymentNode(ownOf(setup.deployment, side)));
    return content;
}

} // namespace

Result<std::string> seal(const Setup& setup, int side, const seals::Key& key)
{
    const Node content = contentOf(setup, side);
    const auto sealed = seals::sealed(writeJson(content), key);
    if (!sealed)
        return sealed.faults;
    Node node = Node::newMap();
    node.set("strategikon", Node::ofText(wordKind));
    node.set("version", Node::ofInteger(wordVersion));
    node.set("side", Node::ofInteger(side));
    node.set("field", *content.find("field"));
    const Node seal = seals::nodeOf(*sealed);
    for (const auto& entry : seal.entries())
        node.set(entry.key, entry.node);
    return writeJson(node);
}

std::string hide(const Setup& setup, int side, const std::string& salt)
{
    Node node = Node::newMap();
    node.set("strategikon", Node::ofText(hiddenKind));
    veil(node, "content", {writeJson(contentOf(setup, side)), salt});
    return writeJson(node);
}

Result<Outside> outsideOf(std::string_view sealed, const std::string& file)
{
    auto found = closed(sealed, file);
    return found ? Result<Outside>(std::move(found->outside)) : found.faults;
}

Result<std::string> digestOf(std::string_view sealed, const std::string& file)
{
    auto outside = outsideOf(sealed, file);
    return outside ? Result<std::string>(std::move(outside->digest)) : outside.faults;
}

Result<Setup> unseal(const Field& field, const SealedFile& one, const SealedFile& other)
{
    const auto a = open(one), b = open(other);
    std::vector<Fault> faults = a.faults;
    faults.insert(faults.end(), b.faults.begin(), b.faults.end());
    if (!faults.empty())
        return faults;
    if (a->side == b->side)
        return wrong(other.file, "sealed-same-side");
    if (a->field != b->field || a->field != sha256Hex(writeField(field)))
        return wrong(other.file, "sealed-other-field");
    const Opened &first = a->side == 0 ? *a : *b, &second = a->side == 0 ? *b : *a;
    Setup setup{field, first.deployment};
    setup.deployment.way[1] = second.deployment.way[1];
    setup.deployment.spot[1] = second.deployment.spot[1];
    setup.deployment.column[1] = second.deployment.column[1];
    setup.deployment.notes[1] = second.deployment.notes[1];
    const auto join = [](auto& to, const auto& from) { to.insert(to.end(), from.begin(), from.end()); };
    join(setup.deployment.troops, second.deployment.troops);
    setup.deployment.posted = inTurns(first, second);
    setup.deployment.army[1] = second.deployment.army[1];
    setup.deployment.kept[1] = second.deployment.kept[1];
    for (const int side : {0, 1})
        if (setup.deployment.kept[side] == Kept::toldAfter)
            loseOrder(setup.deployment, side); // nobody knows at which turns it set down
    for (const Throw& thrown : second.deployment.throws)
        if (thrown.side == 1) // those of both are in the first's
            setup.deployment.throws.push_back(thrown);
    return setup;
}

} // namespace strategikon::field
