// A part of the page of a battlefield.
#pragma once

#include "openfield.h"

#include <QtQml/qqmlregistration.h>

namespace strategikon {

class FieldPart : public QObject {
    Q_OBJECT
    QML_ANONYMOUS

public:
    FieldPart(OpenField& open, QObject* parent);

signals:
    void changed();

protected:
    bool known() const { return open_.known(); }
    Setup& setup() const { return open_.setup(); }
    const Battlefield& rules() const { return *open_.rules(); }

    OpenField& open_;
};

} // namespace strategikon
