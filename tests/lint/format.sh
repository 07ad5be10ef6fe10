#!/bin/bash
# Names the C++ files that .clang-format would lay out otherwise; `tests/lint/format.sh -i` mends them.
# shellcheck disable=SC2016 # the inner shell reads it
mapfile -t files < <(find app model rules tests -name '*.cpp' -o -name '*.h')
if [[ ${1:-} == -i ]]; then
    exec clang-format -i "${files[@]}"
fi
printf '%s\0' "${files[@]}" | xargs -0 -n 1 -P "$(nproc)" bash -c 'clang-format "$0" | cmp -s - "$0" || { echo "$0"; exit 1; }'
