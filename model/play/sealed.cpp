#include "model/play/sealed.h"

#include "model/play/messages.h"
#include "model/play/record/written.h"
#include "model/text/contains.h"
#include "model/text/json.h"
#include "model/text/write.h"

#include <algorithm>

namespace strategikon::play {

namespace {

std::string sideLetter(int side) { return side == 0 ? "A" : "B"; }

Message ofSide(const char* code, int side) { return {code, {{"side", sideLetter(side)}}}; }

Fault faultOfSide(const char* code, int side)
{
    addPlayMessages();
    return {{}, ofSide(code, side)};
}

Result<Answer> answerIn(const std::string& text)
{
    const auto node = readJson(text, {});
    if (!node)
        return node.faults;
    auto answer = play::answerFrom(*node);
    if (answer && (answer->what.empty() || !answer->text.empty()))
        return Fault{{}, {"play-no-answer", {}}};
    return answer;
}

Result<seals::Seal> sealIn(const std::string& text)
{
    const auto node = readJson(text, {});
    return node ? seals::sealFrom(*node) : Fault{{}, {"seal-damaged", {}}};
}

// Whether it is hidden only: no seal, but the answer.
bool isHidden(const SealedAnswer& sealed) { return bool(answerIn(sealed.text)); }

// One of an opening, as it is written.
Node openingNode(const std::string& text, const std::string& salt)
{
    Node node = Node::newMap();
    node.set("answer", Node::ofText(text));
    if (!salt.empty())
        node.set("salt", Node::ofText(seals::base64(salt)));
    return node;
}

std::string plainText(const Answer& answer) { return writeJsonLine(written(answer)); }

Result<seals::Content> contentOf(const SealedAnswer& sealed, const seals::Key& key)
{
    const auto seal = sealIn(sealed.text);
    if (!seal)
        return faultOfSide("play-seal-damaged", sealed.side);
    auto content = seals::unsealed(*seal, key);
    if (content)
        return content;
    const bool word = content.faults.front().message.code == "seal-wrong-word";
    return faultOfSide(word ? "play-word-wrong" : "play-seal-untrue", sealed.side);
}

Result<Node> openedNode(const SealedAnswer& sealed, const KeyOf& keyOf)
{
    if (isHidden(sealed))
        return Node(); // it stands in the state
    const auto seal = sealIn(sealed.text);
    if (!seal)
        return faultOfSide("play-seal-damaged", sealed.side);
    const auto key = keyOf(sealed, seal->salt);
    if (!key)
        return faultOfSide("play-word-missing", sealed.side);
    const auto content = contentOf(sealed, *key);
    return content ? Result<Node>(openingNode(content->text, content->salt)) : content.faults;
}

// Whether that text, with the salt that an opening has of it, is what was sealed.
bool isOf(const SealedAnswer& sealed, const std::string& text, const Node& opening)
{
    const auto seal = sealIn(sealed.text);
    const auto salt = seals::bytesOf(opening.textOr("salt"), 64);
    return seal && salt && seals::fits(seal->digest, {text, *salt});
}

// What one of an opening is: the text of the answer, and whether it is told after the fact.
Result<OpenedAnswer> openedFrom(const SealedAnswer& sealed, const Node* node)
{
    if (isHidden(sealed))
        return OpenedAnswer{sealed, *answerIn(sealed.text)};
    if (!node || !node->find("answer"))
        return faultOfSide("play-word-missing", sealed.side);
    const std::string text = node->textOr("answer");
    auto answer = answerIn(text);
    if (!answer)
        return faultOfSide("play-seal-untrue", sealed.side);
    OpenedAnswer opened{sealed, std::move(*answer), !node->find("salt")};
    if (!opened.after && !isOf(sealed, text, *node))
        return faultOfSide("play-seal-untrue", sealed.side);
    return opened;
}

// The battle as it would be if only this were answered now and opened at once.
State openedAtOnce(const State& state, const Answer& plain)
{
    State there = state;
    const Step step = there.agenda.back();
    there.agenda.pop_back();
    std::erase_if(there.sealed, [](const SealedAnswer& one) { return !areNotes(one); });
    there.sealed.push_back({step.who, step, plainText(plain)});
    there.agenda.push_back({openingStep, both, {}, {}});
    return there;
}

} // namespace

std::optional<Message> misfitOfSealed(const Decision& ask, const Answer& answer)
{
    addPlayMessages();
    if (!ask.hidden) {
        if (answer.text.empty() || !answer.inputs.empty())
            return Message{"play-must-seal", {{"asked", ask.what}}};
        const auto seal = sealIn(answer.text);
        return seal ? std::nullopt : std::optional(seal.faults.front().message);
    }
    const auto plain = answer.text.empty() ? Result<Answer>(answer) : answerIn(answer.text);
    if (!plain)
        return plain.faults.front().message;
    Decision open = ask;
    open.sealed = open.hidden = false;
    return misfit(open, *plain);
}

Answer hiddenAnswer(const Answer& plain)
{
    return plain.text.empty() ? Answer{.what = plain.what, .who = plain.who, .text = plainText(plain)} : plain;
}

std::optional<Message> refusedSealed(const Game& game, const State& state, const Answer& plain)
{
    addPlayMessages();
    const auto open = game.can(state);
    if (open.empty() || !open.front().sealed || open.front().what != plain.what)
        return Message{"play-not-sealed", {{"what", plain.what}}};
    Decision hidden = open.front();
    hidden.hidden = true;
    if (auto wrong = misfitOfSealed(hidden, plain))
        return wrong;
    return game.resolve(openedAtOnce(state, plain), {.what = openingStep}).refused;
}

Result<Answer> sealedAnswer(const Game& game, const State& state, const Answer& plain, const seals::Key& key)
{
    if (auto why = refusedSealed(game, state, plain))
        return Fault{{}, std::move(*why)};
    const auto seal = seals::sealed(plainText(plain), key);
    if (!seal)
        return seal.faults;
    std::string text = writeJsonLine(seals::nodeOf(*seal));
    if (text.size() > Limits{}.scalar)
        return Fault{{}, {"seal-long", {}}};
    return Answer{.what = plain.what, .who = plain.who, .text = std::move(text)};
}

Result<std::optional<seals::Salt>> saltOf(const SealedAnswer& sealed)
{
    if (isHidden(sealed))
        return std::optional<seals::Salt>();
    const auto seal = sealIn(sealed.text);
    if (!seal)
        return faultOfSide("play-seal-damaged", sealed.side);
    return std::optional(seal->salt);
}

std::vector<int> sidesToOpen(const State& state)
{
    std::vector<int> sides;
    for (const SealedAnswer& one : state.sealed)
        if (!areNotes(one) && !isHidden(one) && !contains(sides, one.side))
            sides.push_back(one.side);
    return sides;
}

Result<Answer> openingOf(const State& state, const KeyOf& keyOf, const std::map<std::size_t, Answer>& anew)
{
    addPlayMessages();
    Node all = Node::newList();
    bool told = false;
    for (std::size_t i = 0; i < state.sealed.size(); ++i) {
        if (areNotes(state.sealed[i])) {
            all.add(Node());
            continue;
        }
        const auto after = anew.find(i);
        auto one = after == anew.end() ? openedNode(state.sealed[i], keyOf)
                                       : Result<Node>(openingNode(plainText(after->second), {}));
        if (!one)
            return one.faults;
        told = told || one->isMap();
        all.add(std::move(*one));
    }
    Answer opening{.what = openingStep, .who = both};
    if (told)
        opening.text = writeJsonLine(all);
    return opening;
}

Result<std::vector<OpenedAnswer>> openedBy(const State& state, const Answer& opening)
{
    addPlayMessages();
    const auto told = opening.text.empty() ? Result<Node>(Node::newList()) : readJson(opening.text, {});
    if (!told || !told->isList() || told->items().size() > state.sealed.size())
        return Fault{{}, {"play-no-opening", {}}};
    std::vector<OpenedAnswer> all;
    for (std::size_t i = 0; i < state.sealed.size(); ++i) {
        if (areNotes(state.sealed[i]))
            continue;
        auto one = openedFrom(state.sealed[i], i < told->items().size() ? &told->items()[i] : nullptr);
        if (!one)
            return one.faults;
        all.push_back(std::move(*one));
    }
    return all;
}

SealedAnswer sealedNotes(int side, const seals::Seal& seal)
{
    return {side, {notesStep, side, {}, {}}, writeJsonLine(seals::nodeOf(seal))};
}

std::optional<std::size_t> notesOf(const State& state, int side)
{
    const auto it = std::ranges::find_if(
        state.sealed, [side](const SealedAnswer& one) { return areNotes(one) && one.side == side; });
    return it == state.sealed.end() ? std::nullopt : std::optional(std::size_t(it - state.sealed.begin()));
}

std::string digestOfNotes(const State& state, int side)
{
    const auto at = notesOf(state, side);
    const auto seal = at ? sealIn(state.sealed[*at].text) : Result<seals::Seal>(std::vector<Fault>{});
    return seal ? seal->digest : "";
}

Result<Answer> openingOfNotes(const State& state, int side, const seals::Key& key)
{
    const auto at = notesOf(state, side);
    if (!at)
        return faultOfSide("play-no-notes", side);
    const auto content = contentOf(state.sealed[*at], key);
    if (!content)
        return content.faults;
    return Answer{.what = notesStep,
        .who = side,
        .text = writeJsonLine(openingNode(seals::base64(content->text), content->salt))};
}

Result<std::string> notesOpenedBy(const State& state, int side, const Answer& opening)
{
    const auto at = notesOf(state, side);
    if (!at)
        return faultOfSide("play-no-notes", side);
    const auto told = readJson(opening.text, {});
    auto text = told ? seals::bytesOf(told->textOr("answer"), seals::mostBytes) : std::nullopt;
    if (!text || !isOf(state.sealed[*at], *text, *told))
        return faultOfSide("play-seal-untrue", side);
    return std::move(*text);
}

} // namespace strategikon::play
