// The printed forms of a full army of each nation, and the same page as a picture beside them.
#include "tests/bench/nations.h"

#include "app/print/pdf.h"

#include <QGuiApplication>
#include <QImage>
#include <QPainter>

namespace {

using namespace strategikon;
using namespace strategikon::print;

struct Judged {
    Army army;
    Verdict verdict;
};

Judged judged(const bench::Nation& nation)
{
    Judged made{bench::fullArmy(nation), {}};
    made.verdict = judge(*nation.system, *nation.list, made.army, false);
    return made;
}

Roster roster(const bench::Nation& nation, const Judged& made)
{
    return makeRoster(*nation.system, *nation.list, made.army, made.verdict);
}

void makePdf(benchmark::State& state, const bench::Nation& nation, Document document)
{
    const Judged made = judged(nation);
    qsizetype bytes = 0;
    for (auto _ : state)
        bytes = pdfOf({roster(nation, made)}, {document, Paper::a4, {}}).size();
    state.counters["kB"] = double(bytes) / 1000;
}

// Beside it: what goes before the writing, ...
void layOutOnly(benchmark::State& state, const bench::Nation& nation)
{
    const Judged made = judged(nation);
    for (auto _ : state)
        benchmark::DoNotOptimize(layOut(roster(nation, made), Document::roster, Paper::a4));
}

// ... and the same pages as pictures of 300 dots an inch.
void asPictures(benchmark::State& state, const bench::Nation& nation)
{
    constexpr double dotsPerMm = 300 / 25.4;
    const Judged made = judged(nation);
    for (auto _ : state) {
        const Sheet sheet = layOut(roster(nation, made), Document::roster, Paper::a4);
        for (const Page& page : sheet.pages) {
            QImage picture((sheet.size * dotsPerMm).toSize(), QImage::Format_RGB32);
            picture.fill(Qt::white);
            QPainter painter(&picture);
            painter.setRenderHint(QPainter::Antialiasing);
            painter.scale(dotsPerMm, dotsPerMm);
            paint(painter, page);
        }
    }
}

} // namespace

int main(int argc, char** argv)
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    const QGuiApplication application(argc, argv);
    using bench::Nation;
    for (const auto& [name, document] :
        {std::pair("roster-pdf", Document::roster), std::pair("cards-pdf", Document::cards)})
        bench::registerNations(name,
            [document = document](benchmark::State& state, const Nation& nation) { makePdf(state, nation, document); });
    bench::registerNations("roster-layout", layOutOnly);
    bench::registerNations("roster-pictures", asPictures);
    return bench::run(argc, argv);
}
