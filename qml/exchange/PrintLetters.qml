import QtQuick
import Strategikon.App

// How large letters are on paper; what is cut out keeps its size.
Segments {
    readonly property list<int> sizes: [100, 120, 150]

    objectName: "printLetters"
    what: qsTr("Text size on paper")
    options: [qsTr("Normal"), qsTr("Large"), qsTr("Very large")]
    current: Array.from(sizes).indexOf(Settings.printLetters)
    onChosen: index => Settings.printLetters = sizes[index]
}
