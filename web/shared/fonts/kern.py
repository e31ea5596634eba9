"""Rewrites the kerning of a font, which is half of its file: that of letters and points, without the pairs that nobody
sees, of one value for every weight, and rounded, so that it compresses. Units are those of the font. Headlines are set
tight: the arms of f, t and r keep a gap there, so that "ff", "ft" and "rt" do not run into each other.
Use: kern.py <font.ttf> <least> <step> <gap>"""

import sys
from string import ascii_letters

from fontTools.feaLib.builder import addOpenTypeFeaturesFromString
from fontTools.pens.boundsPen import BoundsPen
from fontTools.ttLib import TTFont

path, (least, step, gap) = sys.argv[1], map(int, sys.argv[2:5])
font = TTFont(path)
outlines = font.getGlyphSet()
tables = [getattr(table, "ExtSubTable", table) for lookup in font["GPOS"].table.LookupList.Lookup for table in lookup.SubTable]


def advance(value):
    return getattr(value, "XAdvance", 0) or 0


def kerning(first, second):
    """How much closer they stand: the first table that knows both says it."""
    for table in tables:
        if first not in table.Coverage.glyphs:
            continue
        if table.Format == 2:
            row = table.Class1Record[table.ClassDef1.classDefs.get(first, 0)]
            return advance(row.Class2Record[table.ClassDef2.classDefs.get(second, 0)].Value1)
        for pair in table.PairSet[table.Coverage.glyphs.index(first)].PairValueRecord:
            if pair.SecondGlyph == second:
                return advance(pair.Value1)
    return 0


def seen(value):
    return round(value / step) * step if abs(value) >= least else 0


def edges(glyph):
    """The space beside the outline, left and right."""
    pen = BoundsPen(outlines)
    outlines[glyph].draw(pen)
    return pen.bounds[0], outlines[glyph].width - pen.bounds[2]


def apart(first, second, value):
    """The kerning, with at least the gap between two letters with arms."""
    if first not in "frt" or second not in "fijt":
        return value
    short = gap - (edges(first)[1] + edges(second)[0] + value)
    return value + -(-short // step) * step if short > 0 else value


def alike(glyphs, key):
    """The glyphs in groups of the same key."""
    groups = {}
    for glyph in glyphs:
        groups.setdefault(key(glyph), []).append(glyph)
    return groups


characters = font.getBestCmap()
glyphs = [characters[ord(one)] for one in ascii_letters + ".,:-'\u2019\u201c\u201d\u2013\u2014"]
values = {(first, second): apart(first, second, seen(kerning(first, second))) for first in glyphs for second in glyphs}
rows = alike(glyphs, lambda first: tuple(values[first, second] for second in glyphs))
columns = alike(glyphs, lambda second: tuple(values[row[0], second] for row in rows.values()))
rules = [
    f"pos [{' '.join(firsts)}] [{' '.join(seconds)}] {column[index]};"
    for index, firsts in enumerate(rows.values())
    for column, seconds in columns.items()
    if column[index]
]
for name in ("GPOS", "GDEF"):
    del font[name]
addOpenTypeFeaturesFromString(font, f"feature kern {{ {' '.join(rules)} }} kern;", tables=["GPOS"])
font.save(path)
