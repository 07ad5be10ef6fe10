#!/bin/bash
# The arrows of the house: qml -> app -> rules -> model. And its silence: only rules/<system>/ and
# lists/ know a rule system's name, only lists/ a nation's.
wrong=0
refuse() { # SENTENCE FOUND
    [[ -z $2 ]] && return
    printf '%s:\n%s\n' "$1" "$2"
    wrong=1
}
code=(--include='*.cpp' --include='*.h' --include='*.qml' --include='*.js')
include='^[[:space:]]*#[[:space:]]*include[[:space:]]*[<"]'

refuse "model/ and rules/ know no Qt" "$(grep -rnE "$include(Q|qt|qml)" model rules)"
refuse "model/ knows nothing above it" "$(grep -rnE "$include(rules|app|qml|tests)/" model)"
refuse "rules/ knows nothing above it" "$(grep -rnE "$include(app|qml|tests)/" rules)"
refuse "app/ knows no rule system's folder" "$(grep -rnE "${include}rules/[^/\">]+/" app)"
for folder in lists/*/; do
    system=$(basename "$folder")
    refuse "only rules/$system/ and lists/$system/ may name $system" \
        "$(grep -rniF "${code[@]}" "$system" model app qml)"
    for list in "$folder"*.yaml; do
        nation=$(basename "$list" .yaml)
        refuse "only lists/ may name a nation ($nation)" \
            "$(grep -rnF "${code[@]}" "\"$nation\"" model app qml rules)"
    done
done
# Two classes of one name in one namespace are one to the linker: it takes either destructor for both.
twice() {
    # shellcheck disable=SC2016 # awk's own
    find model rules app -name '*.h' -print0 | xargs -0 awk '
        FNR == 1 { space = "" }
        /^namespace [a-zA-Z:]+ \{/ { space = $2 }
        /^(struct|class) [A-Z][a-zA-Z]*( final)?( [:{]|$)/ && !/;$/ { print space "::" $2 }' | sort | uniq -d
}
refuse "one name, one class in a namespace" "$(twice)"
exit $wrong
