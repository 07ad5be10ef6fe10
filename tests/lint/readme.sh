#!/bin/bash
# Every picture and folder that README.md shows or links to is there.
missing=0
while IFS= read -r target; do
    [[ -e $target ]] && continue
    echo "README.md links to $target, which is not there"
    missing=1
done < <(grep -oE '\]\([^)#:]+\)' README.md | sed 's/^](//; s/)$//')
exit $missing
