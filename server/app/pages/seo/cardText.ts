import { fileURLToPath } from 'node:url';
import type { Font } from 'fontkit';

/** The headline face in three parts, the first that has a character sets it. */
const files = ['latin', 'latin-ext', 'vietnamese'].map((part) =>
  fileURLToPath(
    import.meta.resolve(`@fontsource/bricolage-grotesque/files/bricolage-grotesque-${part}-800-normal.woff`),
  ),
);

/** Text as outlines, so that it looks the same on a machine that has no fonts. */
export type Type = {
  /** What of a text can be set, or null when letters are missing; what is no letter may be left out. */
  settable(text: string): string | null;
  /** How wide a line is at size 1. */
  widthOf(text: string): number;
  /** A line as SVG path data, its baseline beginning at (x, y). */
  outline(text: string, x: number, y: number, size: number): string;
};

/** Reads the fonts, which takes a while. */
export async function openType(): Promise<Type> {
  const { openSync } = await import('fontkit');
  const fonts = files.map((file) => openSync(file) as Font);
  const fontOf = (character: string) =>
    fonts.find((font) => font.hasGlyphForCodePoint(character.codePointAt(0) as number));

  /** What one font sets in a row, so that it can kern. */
  const runsOf = (text: string) => {
    const runs: { font: Font; text: string }[] = [];
    for (const character of text) {
      const font = fontOf(character);
      const last = runs.at(-1);
      if (!font) continue;
      if (last?.font === font) last.text += character;
      else runs.push({ font, text: character });
    }
    return runs;
  };

  return {
    settable(text) {
      const characters = [...text.normalize('NFC').replace(/\s+/g, ' ')];
      const isMissing = (character: string) => /[\p{L}\p{N}]/u.test(character) && !fontOf(character);
      if (characters.some(isMissing)) return null;
      return characters.filter(fontOf).join('').replace(/ +/g, ' ').trim() || null;
    },
    widthOf: (text) =>
      runsOf(text).reduce((width, { font, text }) => width + font.layout(text).advanceWidth / font.unitsPerEm, 0),
    outline(text, x, y, size) {
      let pen = x;
      return runsOf(text)
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

/** A text broken into lines, and the size it is set in. */
export type Setting = { lines: string[]; size: number };

/**
 * The largest of the sizes in which a text fits its box. In the smaller half of them a word may be broken, and what does not
 * fit in the smallest is cut off.
 */
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
  const shown = lines.slice(0, mostLines(smallest));
  return { size: smallest, lines: shown.with(-1, `${shown.at(-1)?.slice(0, -1)}…`) };
}

/** @param mayBreak whether a word that is too long may be broken; otherwise there are no lines then */
function linesOf(type: Type, text: string, width: number, mayBreak: boolean): string[] | null {
  const lines: string[] = [];
  let line = '';
  const isTooWide = (text: string) => type.widthOf(text) > width;
  for (const word of text.split(' ')) {
    if (line && !isTooWide(`${line} ${word}`)) {
      line += ` ${word}`;
      continue;
    }
    if (line) lines.push(line);
    line = '';
    if (!mayBreak && isTooWide(word)) return null;
    for (const character of word) {
      if (line && isTooWide(line + character)) {
        lines.push(line);
        line = '';
      }
      line += character;
    }
  }
  return [...lines, line];
}
