import { fileURLToPath } from 'node:url';
import type { Font } from 'fontkit';

/** The headline font in three subsets; the first with a glyph for the character is used. */
const files = ['latin', 'latin-ext', 'vietnamese'].map((part) =>
  fileURLToPath(
    import.meta.resolve(`@fontsource/bricolage-grotesque/files/bricolage-grotesque-${part}-800-normal.woff`),
  ),
);

export type Type = {
  /** @returns the text without characters that have no glyph, or null when one of them is a letter */
  settable(text: string): string | null;
  widthOf(text: string): number;
  /** SVG path data of a line; its baseline starts at (x, y). */
  outline(text: string, x: number, y: number, size: number): string;
};

export async function openType(): Promise<Type> {
  const { openSync } = await import('fontkit');
  const fonts = files.map((file) => openSync(file) as Font);
  const fontOf = (character: string) =>
    fonts.find((font) => font.hasGlyphForCodePoint(character.codePointAt(0) as number));

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
  return { size: smallest, lines: visibleLines.with(-1, `${visibleLines.at(-1)?.slice(0, -1)}…`) };
}

/** @param mayBreak whether a long word may be broken; if not, a long word gives null */
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
