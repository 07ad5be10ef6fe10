#include "fieldpart.h"

namespace strategikon {

FieldPart::FieldPart(OpenField& open, QObject* parent) : QObject(parent), open_(open)
{
    connect(&open_, &OpenField::changed, this, &FieldPart::changed);
}

} // namespace strategikon

#include "moc_fieldpart.cpp"
