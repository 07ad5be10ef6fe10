#include "warning.h"

#include "app/words/words.h"

namespace strategikon {

WarningShown warningShown(const play::Warning& warning, const play::Recorder& recorder, const play::State& state)
{
    return {.text = worded(warning.says),
        .source = ruleCited(recorder, state, warning.rule).place,
        .cure = warning.cure ? worded(warning.cure->says) : QString()};
}

} // namespace strategikon

#include "moc_warning.cpp"
