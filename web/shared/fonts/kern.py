"""Rewrites the kerning of a font, which is half of its file: that of letters and points, without the pairs that nobody
sees, of one value for every weight, and rounded, so that it compresses. Units are those of the font.
Use: kern.py <font.ttf> <least> <step>"""

import sys
from string import ascii_letters

from fontTools.feaLib.builder import addOpenTypeFeaturesFromString
from fontTools.ttLib import TTFont

path, least, step = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
font = TTFont(path)
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


def alike(glyphs, key):
    """The glyphs in groups of the same key."""
    groups = {}
    for glyph in glyphs:
        groups.setdefault(key(glyph), []).append(glyph)
    return groups


characters = font.getBestCmap()
glyphs = [characters[ord(one)] for one in ascii_letters + ".,:-'\u2019\u201c\u201d\u2013\u2014"]
values = {(first, second): seen(kerning(first, second)) for first in glyphs for second in glyphs}
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
