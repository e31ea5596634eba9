/** Control characters, and marks that change text direction and could disguise a name or line. */
const controls = /[\p{Cc}\u2028\u2029]/gu;
const directionMarks = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** The delimiter of a signature (RFC 3676): its space is the difference from a line of dashes. */
export const SIGNATURE = '-- ';

/** @returns a multi-line text without control characters, which PostgreSQL rejects */
export const cleanText = (text: string): string =>
  text
    .toWellFormed()
    .replace(/\r\n?|\u2028|\u2029/g, '\n')
    // U+FFFC holds the place of a picture.
    .replace(/[^\P{Cc}\n\t]|\ufffc/gu, '')
    .split('\n')
    .map((line) => (line === SIGNATURE ? line : line.trimEnd()))
    .join('\n');

export const withoutDirectionMarks = (name: string): string => name.replace(directionMarks, '');

export function cleanLine(text: string, max: number): string {
  const line = text
    .toWellFormed()
    .slice(0, max * 20)
    .replace(controls, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return line.slice(0, max).toWellFormed().trim();
}

/** Names that Windows reserves for devices, with any extension. */
const deviceName = /^(con|prn|aux|nul|clock\$|conin\$|conout\$|(com|lpt)[0-9¹²³])(?=\s*(\.|$))/i;

export function cleanName(name: string, fallback: string): string {
  const last = name.slice(-2000).split(/[/\\]/).at(-1) ?? '';
  const fileName = cleanLine(withoutDirectionMarks(last), 2000).replace(/^\.+/, '').replace(deviceName, '_$&');
  if (fileName.length <= MAX_NAME) return fileName || fallback;
  const ending = /\.[a-z0-9]{1,10}$/i.exec(fileName)?.[0] ?? '';
  return fileName.slice(0, MAX_NAME - ending.length).toWellFormed() + ending;
}
const MAX_NAME = 200;
