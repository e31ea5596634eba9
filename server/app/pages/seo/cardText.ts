import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Font } from 'fontkit';
import { graphemesOf, inVisualOrder, isRightToLeft, piecesOf, type Run } from './cardScripts.ts';

const houseFiles = ['latin', 'latin-ext', 'vietnamese'].map((part) =>
  fileURLToPath(
    import.meta.resolve(`@fontsource/bricolage-grotesque/files/bricolage-grotesque-${part}-800-normal.woff`),
  ),
);
const otherScripts = [
  ...['cyrillic', 'cyrillic-ext', 'greek', 'greek-ext', 'devanagari', 'bengali', 'gujarati', 'tamil', 'telugu'],
  ...['arabic', 'hebrew', 'thai'],
];
const scriptFiles = otherScripts.map((script) =>
  fileURLToPath(new URL(`../cardFonts/noto-sans-${script}.woff`, import.meta.url)),
);

/**
 * Where systems have Noto Sans CJK, which is too large to be kept: Debian, Ubuntu (package fonts-noto-cjk), Alpine
 * (font-noto-cjk), Arch (noto-fonts-cjk), Fedora.
 */
const systemFiles = ['opentype/noto', 'noto', 'noto-cjk', 'google-noto-sans-cjk-fonts', 'google-noto-cjk'].map(
  (folder) => `/usr/share/fonts/${folder}/NotoSansCJK-Bold.ttc`,
);

const LETTER = /[\p{L}\p{N}]/u;
const SIGN = /[\p{M}\p{Cf}]/u;
/** Letters and the punctuation of East Asia, but no emoji. */
const FURTHER = /[\p{L}\p{N}\u3000-\u303f\uff00-\uffef]/u;

/** Heights in the size of the letters: of the first line's top over its baseline, and from line to line. */
export type Measure = { ascent: number; leading: number };
const house: Measure = { ascent: 0.78, leading: 1.04 };
/** Other scripts have signs above and below their letters. */
const others: Measure = { ascent: 1, leading: 1.4 };

export type Type = {
  /** @returns the text without characters that have no glyph, or null when one of them is a letter */
  settable(text: string): string | null;
  measureOf(text: string): Measure;
  widthOf(text: string): number;
  /** SVG path data of a line; its baseline starts at (x, y). @param isRtl whether the whole text begins at the right */
  outline(text: string, x: number, y: number, size: number, isRtl?: boolean): string;
};

/** The headline font in its subsets, then the fonts of other scripts: the first with a glyph is used. */
export async function openType(furtherFiles: readonly string[] = systemFiles): Promise<Type> {
  const { openSync } = await import('fontkit');
  const open = (file: string) => {
    const font = openSync(file);
    // The first font of the collection has the letters of all the others.
    return 'fonts' in font ? (font.fonts[0] as Font) : font;
  };
  const houseFonts = houseFiles.map(open);
  const fonts = [...houseFonts, ...scriptFiles.map(open)];
  // Read when a title needs it: it has 20 MB.
  let further: Font[] | undefined;
  const furtherFonts = () => {
    further ??= furtherFiles.filter((file) => existsSync(file)).map(open);
    return further;
  };
  const withGlyph = (among: readonly Font[], character: string) =>
    among.find((font) => font.hasGlyphForCodePoint(character.codePointAt(0) as number));
  const fontOf = (character: string, before?: Font) => {
    // A space or a comma belongs to the word before it, an accent to its letter.
    const near = before && (houseFonts.includes(before) ? houseFonts : [before]);
    const ofWord = near && !LETTER.test(character) ? withGlyph(near, character) : undefined;
    if (ofWord || (near && SIGN.test(character))) return ofWord;
    return withGlyph(fonts, character) ?? (FURTHER.test(character) ? withGlyph(furtherFonts(), character) : undefined);
  };

  const runsOf = (text: string) => {
    const runs: Run<Font>[] = [];
    for (const character of text) {
      const last = runs.at(-1);
      const font = fontOf(character, last?.font);
      if (!font) continue;
      if (last?.font === font) last.text += character;
      else runs.push({ font, text: character });
    }
    return runs;
  };

  return {
    settable(text) {
      const characters = [...text.normalize('NFC').replace(/\s+/g, ' ')];
      const isMissing = (character: string) => LETTER.test(character) && !fontOf(character);
      if (characters.some(isMissing)) return null;
      const drawable = runsOf(characters.join('')).map(({ text }) => text);
      return drawable.join('').replace(/ +/g, ' ').trim() || null;
    },
    measureOf: (text) => (runsOf(text).every(({ font }) => houseFonts.includes(font)) ? house : others),
    widthOf: (text) =>
      runsOf(text).reduce((width, { font, text }) => width + font.layout(text).advanceWidth / font.unitsPerEm, 0),
    outline(text, x, y, size, isRtl = isRightToLeft(text)) {
      let pen = x;
      return inVisualOrder(runsOf(text), isRtl)
        .flatMap(({ font, text }) => {
          const scale = size / font.unitsPerEm;
          const { glyphs, positions } = font.layout(text);
          return glyphs.map((glyph, index) => {
            const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
            const path = glyph.path.scale(scale, -scale).translate(pen + xOffset * scale, y - yOffset * scale);
            pen += xAdvance * scale;
            return path.toSVG();
          });
        })
        .join('');
    },
  };
}

export type Setting = { lines: string[]; size: number };

/** In the smaller half of the sizes a word may be broken. In the smallest size the text is cut. */
export function typeset(
  type: Type,
  text: string,
  box: { width: number; height: number; leading: number },
  sizes: readonly number[],
): Setting {
  const smallest = sizes.at(-1) as number;
  const mostLines = (size: number) => Math.max(1, Math.floor(box.height / (size * box.leading)));
  for (const [index, size] of sizes.entries()) {
    const lines = linesOf(type, text, box.width / size, 2 * index >= sizes.length);
    if (lines && lines.length <= mostLines(size)) return { lines, size };
  }
  const lines = linesOf(type, text, box.width / smallest, true) as string[];
  const visibleLines = lines.slice(0, mostLines(smallest));
  const cut = graphemesOf(visibleLines.at(-1) ?? '').slice(0, -1);
  return { size: smallest, lines: visibleLines.with(-1, `${cut.join('')}…`) };
}

/** @param mayBreak whether a long word may be broken; if not, a long word gives null */
function linesOf(type: Type, text: string, width: number, mayBreak: boolean): string[] | null {
  const lines: string[] = [];
  let line = '';
  const isTooWide = (text: string) => type.widthOf(text) > width;
  for (const { text: piece, isSpaced } of piecesOf(text)) {
    const longer = `${line}${isSpaced ? ' ' : ''}${piece}`;
    if (line && !isTooWide(longer)) {
      line = longer;
      continue;
    }
    if (line) lines.push(line);
    line = '';
    if (!mayBreak && isTooWide(piece)) return null;
    for (const grapheme of graphemesOf(piece)) {
      if (line && isTooWide(line + grapheme)) {
        lines.push(line);
        line = '';
      }
      line += grapheme;
    }
  }
  return [...lines, line];
}
