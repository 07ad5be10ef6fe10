import QtQuick

// Legal, how many rules are broken, or why nobody knows.
Badge {
    required property bool legal
    required property int findings
    property string unjudged

    text: unjudged !== "" ? unjudged : legal ? qsTr("Legal") : qsTr("%n problems", "", findings)
    iconName: legal ? "legal" : "error"
    ink: legal ? Theme.good : Theme.bad
    wash: legal ? Theme.goodWash : Theme.badWash
}
