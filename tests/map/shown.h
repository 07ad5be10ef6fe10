// The fields and tables that the tests of maps share.
#pragma once

#include "app/map/wording.h"
#include "model/field/files/field_file.h"
#include "model/text/file.h"
#include "rules/battlefield.h"
#include "rules/catalogue.h"

#include <QTest>

namespace shown {

using namespace strategikon;

inline void useTables()
{
    const std::filesystem::path source = SOURCE_DIR;
    setRoots({source / "lists", source / "rules", source / "schema", {}});
}

inline const Battlefield& battlefield()
{
    static const Battlefield& made = *battlefieldOf(*findSystem("warmaster"));
    return made;
}

inline map::Tables tables() { return {battlefield().kinds, battlefield().charts}; }

inline field::Field field(const std::string& name)
{
    auto read = field::readField(*readFile(SOURCE_DIR "/tests/field/files/good/" + name + ".json"), name + ".json");
    return read ? *read : field::Field();
}

} // namespace shown
