#include "rules/dbm/play/fields.h"

#include "rules/dbm/play/book.h"
#include "rules/play/fields.h"

namespace strategikon::dbmPlay {

const std::vector<std::string>& coverWords() { return specOf(fields(), play::Sort::body, state::works).words; }

const play::Fields& fields()
{
    static const play::Fields all = play::readFields("dbm", playTable().switches, state::named,
        {{"types", typeWords()}, {"grades", gradeWords()}, {"kinds", kindWords()}});
    return all;
}

} // namespace strategikon::dbmPlay
