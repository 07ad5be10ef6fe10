import QtQuick

// A word that nobody else shall read: dots for letters, and no dictionary learns it.
Field {
    maximumLength: 250
    echoMode: TextInput.Password
    inputMethodHints: Qt.ImhHiddenText | Qt.ImhSensitiveData | Qt.ImhNoPredictiveText | Qt.ImhNoAutoUppercase
    Accessible.passwordEdit: true
}
