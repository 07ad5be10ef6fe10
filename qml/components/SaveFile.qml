import QtQuick
import QtQuick.Dialogs
import Strategikon.App

// Asks where a file shall go.
FileDialog {
    id: root

    property string named
    property string ending
    readonly property bool opened: visible
    signal taken(url file)

    fileMode: FileDialog.SaveFile
    defaultSuffix: root.ending
    currentFolder: Settings.documents
    nameFilters: [qsTr("%1 files (*.%2)").arg(root.ending.toUpperCase()).arg(root.ending), qsTr("All files (*)")]
    onAccepted: root.taken(root.selectedFile)
    onVisibleChanged: if (visible && root.named !== "") root.currentFile = root.currentFolder + "/" + encodeURIComponent(root.named)
}
