#!/bin/sh
# Makes the two faces of the pages again, after their packages have changed: the characters of plain English, the weights
# that are used, kerning and figures of one width. What is left out comes from the packages' own files (web/app/fonts.css).
# Needs Python with fonttools and brotli: `pip install fonttools brotli`.
set -e
cd "$(dirname "$0")"

subset() { # <package's file> <name> <weights>
  fonttools varLib.instancer -q "../../node_modules/@fontsource-variable/$1" "wght=$3" -o "$2.ttf"
  pyftsubset "$2.ttf" --flavor=woff2 --output-file="$2.woff2" --layout-features=kern,tnum --no-hinting --name-IDs=0,13,14 \
    --unicodes='U+20-7E,U+A0,U+A9,U+B7,U+D7,U+F7,U+2013,U+2014,U+2018,U+2019,U+201C,U+201D,U+2026,U+20AC,U+2191,U+2193,U+2212'
  rm "$2.ttf"
}

subset bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2 display 600:800
subset instrument-sans/files/instrument-sans-latin-wght-normal.woff2 text 400:700
