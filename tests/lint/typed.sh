#!/bin/bash
# A number that people type has one reader (app/words/typed.h): what reads as far as it can makes “2,000” two.
wrong=0
refuse() { # SENTENCE FOUND
    [[ -z $2 ]] && return
    printf '%s:\n%s\n' "$1" "$2"
    wrong=1
}
refuse "screens read no number out of a text: NumberField, Typed" \
    "$(grep -rnE --include='*.qml' --include='*.js' '\bparse(Int|Float)\b|\bNumber\(|fromLocaleString|\b(Int|Double)Validator\b' qml)"
refuse "no locale reads one by itself" \
    "$(grep -rnE --include='*.cpp' '\b(QLocale\(\)|locale|here)\.to(Int|UInt|LongLong|Double|Float)\(' app)"
refuse "nor the command line: wholeTyped, numberTyped" "$(grep -rnE --include='*.cpp' '\.to(Int|UInt|LongLong|Double|Float)\(' app/cli)"
exit $wrong
