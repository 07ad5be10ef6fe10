import QtQuick

// A hairline between parts of a page.
Rectangle {
    implicitHeight: 1
    implicitWidth: 1
    color: Theme.hairline
}
