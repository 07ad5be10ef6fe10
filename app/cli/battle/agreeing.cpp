// strategikon battle adjust, dispute, detail
#include "battle_files.h"
#include "battles.h"

#include "app/words/played.h"
#include "app/words/words.h"
#include "model/field/random.h"
#include "model/play/record/action.h"
#include "model/play/record/agreed.h"
#include "model/play/record/detail.h"
#include "model/play/record/dispute.h"
#include "model/text/json.h"

#include <algorithm>

namespace strategikon::cli {

using namespace play;

namespace {

// "A3.stands=2" and "phase=shooting", or one JSON object with all of it.
std::optional<Node> agreementFrom(const std::vector<std::string>& points)
{
    Node agreement = Node::newMap();
    for (const std::string& point : points) {
        if (point.starts_with("{")) {
            auto node = readJson(point, "agreement");
            if (!node) {
                complain(node.faults);
                return {};
            }
            for (const auto& entry : node->entries())
                agreement.set(entry.key, entry.node);
            continue;
        }
        const auto is = point.find('=');
        if (is == std::string::npos || is == 0) {
            complain(Cli::tr("write what you agree on like %1 or %2, not “%3”.")
                         .arg(QStringLiteral("A3.stands=2"), QStringLiteral("phase=shooting"), plain(point)));
            return {};
        }
        const std::string key = point.substr(0, is), value = point.substr(is + 1);
        const Node node = value == "-" ? Node() : Node::ofPlain(value);
        const auto dot = key.find('.');
        if (dot == std::string::npos) {
            agreement.set(key, node);
            continue;
        }
        const std::string thing = key.substr(0, dot);
        Node fields = agreement.find(thing) ? *agreement.find(thing) : Node::newMap();
        fields.set(key.substr(dot + 1), node);
        agreement.set(thing, std::move(fields));
    }
    return agreement;
}

// The first of the two answers: as it is named, or as it is filled in beforehand.
std::optional<int> notedFirst(const Input& input, const std::string& named)
{
    const int least = input.kind == Input::Kind::number ? input.least : 0;
    const int most = input.kind == Input::Kind::number ? input.most : int(input.options.size()) - 1;
    for (int value = least; value <= most; ++value)
        if (!named.empty() && wordOf(input, value) == named)
            return value;
    return input.given && !input.given->empty() ? std::optional(input.given->front()) : std::nullopt;
}

} // namespace

int keepNote(Recorder& recorder, const char* what, const std::string& text, Json said, bool json, const QString& words)
{
    if (const auto fault = recorder.note(what, text, recorder.battle().head()))
        return refused(*fault);
    said["entry"] = recorder.battle().log().back().number;
    if (json)
        printJson(said);
    else
        print(words + u'\n');
    return done;
}

int take(Recorder& recorder, const Answer& answer, bool json)
{
    if (const auto fault = recorder.answer(answer))
        return refused(*fault);
    const Entry& entry = recorder.battle().log().back();
    if (!json) {
        printEvents(entry.events, recorder.state(), recorder.game());
        return done;
    }
    Json events = Json::array();
    for (const Event& event : entry.events)
        if (event.what != "step")
            events.push_back(jsonOf(event, recorder.state(), recorder.game()));
    printJson({{"entry", entry.number}, {"events", std::move(events)}});
    return done;
}

int agreeInBattle(const std::string& battle, const std::vector<std::string>& points, bool json)
{
    const auto agreement = agreementFrom(points);
    auto open = agreement ? openBattle(battle, true, Needs::latest) : std::nullopt;
    if (!open)
        return unusable;
    const auto answer = agreedFrom((*open)->game(), (*open)->state(), *agreement);
    return answer ? take(*open->recorder, *answer, json) : refused(answer.faults.front());
}

int disputeInBattle(const Disputed& wish, bool json)
{
    auto open = openBattle(wish.battle, true, Needs::latest);
    if (!open)
        return unusable;
    Recorder& recorder = *open->recorder;
    const auto asks = recorder.game().can(recorder.state());
    QStringList could;
    for (const Decision& ask : asks)
        for (const Input& input : ask.inputs) {
            if (!disputable(input))
                continue;
            const std::string whole = ask.what + "." + input.id;
            could << plain(whole);
            if (wish.input != input.id && wish.input != whole)
                continue;
            const int face = wish.face != 0
                ? wish.face
                : field::Random(wish.seed, std::uint64_t(recorder.battle().entries())).die(6);
            const int chosen = decided(input, notedFirst(input, wish.first), face);
            const std::string word = wordOf(input, chosen);
            const Dispute dispute{ask.what, input.id, word, face, wish.face == 0};
            const Json value = input.kind == Input::Kind::flag ? Json(chosen == 1)
                : input.kind == Input::Kind::number            ? Json(chosen)
                                                               : Json(word);
            return keepNote(recorder, "dispute", written(dispute),
                {{"asked", ask.what}, {"input", input.id}, {"face", face}, {"value", value}}, json,
                disputeShown(dispute, recorder.state().words));
        }
    complain(could.isEmpty()
            ? Cli::tr("there is no question here with several answers, so there is nothing for a die to decide.")
            : Cli::tr("a die cannot decide “%1”; it can decide: %2.")
                  .arg(plain(wish.input), could.join(QStringLiteral(", "))));
    return unusable;
}

int detailInBattle(const std::string& battle, const std::string& phase, const std::string& detail, bool json)
{
    auto open = openBattle(battle, true, Needs::latest);
    if (!open)
        return unusable;
    Recorder& recorder = *open->recorder;
    const auto phases = recorder.game().phases();
    if (std::ranges::find(phases, phase) == phases.end()) {
        QStringList all;
        for (const std::string& one : phases)
            all << plain(one);
        complain(
            Cli::tr("there is no phase “%1”; choose one of: %2.").arg(plain(phase), all.join(QStringLiteral(", "))));
        return unusable;
    }
    const Detail chosen = *detailNamed(detail);
    return keepNote(recorder, "detail", written(phase, chosen), {{"phase", phase}, {"detail", detail}}, json,
        detailShown(phase, chosen, recorder.state().words));
}

} // namespace strategikon::cli
