#!/bin/sh
# Makes the two faces of the pages again, after their packages have changed: the characters of plain English, the weights
# that are used, the kerning that is seen and figures of one width. They stand in every page, so each byte counts
# (docs/decisions/024). What is left out comes from the packages' own files (web/shared/app/fonts.css).
# Needs Python with fonttools and brotli: `pip install fonttools brotli`.
set -e
cd "$(dirname "$0")"
PYTHON=${PYTHON:-python3}
CHARACTERS='U+20-7E,U+A0,U+A9,U+B7,U+D7,U+F7,U+2013,U+2014,U+2018,U+2019,U+201C,U+201D,U+2026,U+20AC,U+2191,U+2193,U+2212'

subset() { # <package's file> <name> <weights> <least kerning> <its steps> <gap between letters with arms>
  "$PYTHON" -m fontTools varLib.instancer -q "../../../node_modules/@fontsource-variable/$1" "wght=$3" -o "$2.ttf"
  "$PYTHON" -m fontTools subset "$2.ttf" --output-file="$2.small.ttf" --unicodes="$CHARACTERS" \
    --layout-features=kern,tnum --no-hinting --name-IDs=0,13,14
  "$PYTHON" kern.py "$2.small.ttf" "$4" "$5" "$6"
  "$PYTHON" -m fontTools ttLib.woff2 compress -o "$2.woff2" "$2.small.ttf"
  rm "$2.ttf" "$2.small.ttf"
}

subset bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2 display 800 15 5 70
subset instrument-sans/files/instrument-sans-latin-wght-normal.woff2 text 400:700 20 10 0
