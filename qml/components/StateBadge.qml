import QtQuick

// Legal, or how many rules are broken.
Badge {
    required property bool legal
    required property int findings

    text: legal ? qsTr("Legal") : qsTr("%n problems", "", findings)
    iconName: legal ? "legal" : "error"
    ink: legal ? Theme.good : Theme.bad
    wash: legal ? Theme.goodWash : Theme.badWash
}
