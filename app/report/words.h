// Translation for the free functions of this folder: lupdate finds tr() inside a class with a context.
#pragma once

#include <QCoreApplication>

namespace strategikon::report {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(report)
};

} // namespace strategikon::report
