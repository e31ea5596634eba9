import { isUtf8 } from 'node:buffer';
import { analyse } from 'chardet';
import iconv from 'iconv-lite';
import { decodeShifted } from './shiftedCharsets.ts';

/** Bytes that the detection of a charset reads. */
const SAMPLE = 16_384;
/** Bytes of a text that is decoded line by line. */
const MAX_BY_LINE = 1024 * 1024;
/** Charsets whose bytes are all ASCII, so that their text looks like ASCII. */
const stateful = /^(x-)?(iso-?2022|hz|utf-?7|unicode-1-1-utf-7|csiso2022)/;
/** Labels that programs write without looking at the text. */
const careless = /^(us-ascii|ascii|ansi_x3.*|utf-?8|unknown.*|default|x-unknown|binary|8bit|7bit)?$/;
const severalBytes =
  /^(x-)?(cs)?(gb|big5|euc|uhc|shift|sjis|ms_?kanji|windows-(31j|932|936|949|950)|cp9|ks_?c|korean|chinese)/;
/** Charsets that chardet may report. It cannot tell the others from these in a short text. */
const detectable = /^(windows-125[0-8]|koi8-r|shift_jis|big5|euc-(jp|kr)|gb18030|iso-8859-[1-9])$/;
/** A lower confidence of chardet means little. */
const MIN_CONFIDENCE = 20;
/** Where windows-1252 cannot be right, because most letters are beyond ASCII. */
const MIN_CONFIDENCE_OF_SCRIPT = 5;
/** ICU drops letters of these charsets that mail programs write. */
const widerCharsets: [RegExp, string][] = [
  [/^(uhc|(cs)?euc-?kr|(cs)?ks_?c.*|korean|(x-)?windows-949|(ms|cp)-?949)$/, 'cp949'],
  [/^(cn-|x-x-|cs)?big-?5(-?hkscs)?$/, 'big5-hkscs'],
];
/** Begin the Japanese parts of ISO-2022-JP. */
const japaneseStarts = ['\u001b$B', '\u001b$@'];
const FALLBACK = 'windows-1252';

export type DecodedText = { text: string; hasUnknownLetters: boolean };

/**
 * Decodes text whose label may be missing or wrong. The order is: byte order mark, zero bytes (UTF-16), valid UTF-8,
 * the label, detection.
 */
export function decodeBytes(bytes: Uint8Array, label?: string | null): DecodedText {
  const charset = (label ?? '')
    .trim()
    .toLowerCase()
    .replace(/^["']|["']$/g, '');
  const wide = wideCharset(bytes, charset);
  if (wide) return resultOf(decodeAs(bytes, wide) ?? '');
  if (isAscii(bytes)) return decodeAscii(bytes, charset);
  if (isUtf8(bytes) && !(severalBytes.test(charset) && isShorterWith(bytes, charset))) {
    return { text: decodeAs(bytes, 'utf-8') ?? '', hasUnknownLetters: false };
  }
  if (!severalBytes.test(charset) && isMostlyUtf8(bytes)) return resultOf(decodeAs(bytes, 'utf-8') ?? '');
  const isCareless = careless.test(charset);
  const declared = isCareless ? null : decodeAs(bytes, charset);
  if (declared !== null) return resultOf(declared);
  const { text, hasUnknownLetters } = resultOf(decodeByLine(bytes) ?? decodeAs(bytes, detect(bytes)) ?? '');
  return { text, hasUnknownLetters: hasUnknownLetters || !isCareless };
}

const resultOf = (text: string): DecodedText => ({ text, hasUnknownLetters: text.includes('\ufffd') });

/** @returns null for a label that no decoder knows */
function decodeAs(bytes: Uint8Array, label: string): string | null {
  const [, wider] = widerCharsets.find(([labels]) => labels.test(label)) ?? [];
  if (wider) return iconv.decode(Buffer.from(bytes), wider);
  for (const name of [
    label,
    label.replace(/^(x-ms-|x-|cs)/, ''),
    label.replace(/^(x-)?(cp|ms|ibm)-?(?=125\d$)/, 'windows-'),
  ]) {
    try {
      // ICU has the charsets of the web; iso-8859-1 is windows-1252 there, as in mails.
      return new TextDecoder(name).decode(bytes);
    } catch {
      if (iconv.encodingExists(name)) return iconv.decode(Buffer.from(bytes), name);
    }
  }
  return null;
}

const isAscii = (bytes: Uint8Array): boolean => bytes.every((byte) => byte < 0x80);

function decodeAscii(bytes: Uint8Array, charset: string): DecodedText {
  const japanese = japaneseStarts.some((start) => latin(bytes).includes(start)) ? 'iso-2022-jp' : null;
  const shifted = decodeShifted(latin(bytes), charset, decodeAs);
  const text =
    shifted ?? (stateful.test(charset) ? decodeAs(bytes, charset) : null) ?? (japanese && decodeAs(bytes, japanese));
  return text === null ? { text: latin(bytes), hasUnknownLetters: stateful.test(charset) } : resultOf(text);
}

const latin = (bytes: Uint8Array): string =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('latin1');

/** @returns UTF-16 or UTF-8 by a byte order mark or by zero bytes, else null */
function wideCharset(bytes: Uint8Array, charset: string): string | null {
  const [first, second, third] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  if (first === 0xef && second === 0xbb && third === 0xbf) return isUtf8(bytes) ? 'utf-8' : null;
  const sample = bytes.subarray(0, SAMPLE);
  let even = 0;
  let odd = 0;
  for (let at = 0; at < sample.length; at++) if (sample[at] === 0) at % 2 ? odd++ : even++;
  const isLabelled = /^(utf-?16|ucs-?2|unicode|iso-10646-ucs-2)/.test(charset);
  // Spaces and line ends of every script have a zero byte.
  const least = isLabelled ? 1 : Math.max(2, sample.length / 10);
  if (Math.max(even, odd) >= least && Math.max(even, odd) >= 3 * Math.min(even, odd))
    return odd > even ? 'utf-16le' : 'utf-16be';
  if (!isLabelled || isUtf8(bytes)) return null;
  return unassignedIn(sample, 'utf-16le') <= unassignedIn(sample, 'utf-16be') ? 'utf-16le' : 'utf-16be';
}

const unassignedIn = (bytes: Uint8Array, charset: string): number =>
  (decodeAs(bytes, charset) ?? '').match(/[\p{Cn}\p{Co}\p{Cc}\ufffd]/gu)?.length ?? 0;

/** Short Chinese, Korean or Japanese text may be valid UTF-8 by chance, but then of other scripts. */
function isShorterWith(bytes: Uint8Array, charset: string): boolean {
  const declared = decodeAs(bytes, charset);
  if (declared === null || declared.includes('\ufffd')) return false;
  return !/[\u0800-\uffff]/.test(decodeAs(bytes, 'utf-8') ?? '');
}

/** A mail that was cut, or damaged at single places. A line of another charset is no damage. */
function isMostlyUtf8(bytes: Uint8Array): boolean {
  return latin(bytes.subarray(0, MAX_BY_LINE))
    .split('\n')
    .every((line) => {
      const text = decodeAs(Buffer.from(line, 'latin1'), 'utf-8') ?? '';
      const wrong = text.match(/\ufffd/g)?.length ?? 0;
      if (wrong === 0) return true;
      const right = text.match(/[^\p{ASCII}\ufffd]/gu)?.length ?? 0;
      return right >= 2 && right >= 2 * wrong;
    });
}

/** A footer that a server adds may have another charset than the text: decodes each line by itself. */
function decodeByLine(bytes: Uint8Array): string | null {
  if (bytes.length > MAX_BY_LINE) return null;
  const lines = latin(bytes)
    .split('\n')
    .map((line) => Buffer.from(line, 'latin1'));
  if (!lines.some((line) => !isAscii(line) && isUtf8(line))) return null;
  const others = lines.filter((line) => !isUtf8(line));
  const charset = detect(Buffer.concat(others));
  return lines.map((line) => decodeAs(line, isUtf8(line) ? 'utf-8' : charset) ?? '').join('\n');
}

function detect(bytes: Uint8Array): string {
  // Only lines with letters beyond ASCII tell something.
  const lines = latin(bytes)
    .split('\n')
    .filter((line) => /\P{ASCII}/u.test(line));
  const sample = Buffer.from(lines.join('\n').slice(0, SAMPLE), 'latin1');
  const least = isOfOtherScript(sample) ? MIN_CONFIDENCE_OF_SCRIPT : MIN_CONFIDENCE;
  const matches = analyse(sample)
    .map(({ name, confidence }) => ({ charset: name.toLowerCase(), confidence }))
    .filter(({ charset, confidence }) => detectable.test(charset) && confidence >= least);
  const isWhole = ({ charset }: { charset: string }) => !decodeAs(sample, charset)?.includes('\ufffd');
  return (matches.find(isWhole) ?? matches[0])?.charset ?? FALLBACK;
}

/** Languages of Latin script write few letters beyond ASCII. */
const isOfOtherScript = (sample: Buffer): boolean =>
  sample.filter((byte) => byte >= 0x80).length > (latin(sample).match(/[a-z]/gi)?.length ?? 0);
