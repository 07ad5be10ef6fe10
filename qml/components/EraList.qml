import QtQuick

// Nations below their eras. It stands in a file of its own because Qt 6.4 makes no heads of sections that a file with
// bound components declares.
ListView {
    cacheBuffer: 0  // nothing is made ahead that might be gone when it is ready
    section.property: "group"
    section.delegate: SectionHeads.eras
}
