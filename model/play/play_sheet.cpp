#include "model/play/play_sheet.h"

#include "model/play/messages.h"

namespace strategikon::play {

SheetCell plainCell(Value value)
{
    addPlayMessages();
    return {{"play-cell", {{"value", std::move(value)}}}};
}

} // namespace strategikon::play
