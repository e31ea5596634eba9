import { decodeBytes } from './charset.ts';

/** RFC 2047, with the language of RFC 2231. */
const encodedWord = /=\?([^?*\s]{1,40})(?:\*[^?\s]{0,40})?\?([bq])\?((?:[^?]|(?<!=)\?(?!=)){0,8192})\?=/gi;
/** Blanks between two encoded words do not count. */
const encodedWords = new RegExp(`(?:${encodedWord.source}[ \\t]*)+`, 'gi');

/** Decodes encoded words. A letter may be cut in two between neighbours of the same charset. */
export const decodeHeader = (value: string): string =>
  value.replace(encodedWords, (run) => decodeRun(run) + blanksAfter(run));

/** Encodes the names of a parsed address header in UTF-8. Decoding before parsing could turn a name into an address. */
export const inUtf8Words = (value: string): string =>
  value.replace(
    encodedWords,
    (run) => `=?utf-8?B?${Buffer.from(decodeRun(run)).toString('base64')}?=${blanksAfter(run)}`,
  );

const blanksAfter = (run: string): string => /[ \t]*$/.exec(run)?.[0] ?? '';

function decodeRun(run: string): string {
  const words = Array.from(run.matchAll(encodedWord), ([, charset = '', encoding = '', text = '']) => ({
    charset: charset.toLowerCase(),
    bytes: /b/i.test(encoding) ? bytesOfBase64(text) : bytesOfQ(text),
  }));
  const joined: { charset: string; bytes: Buffer }[] = [];
  for (const word of words) {
    const last = joined.at(-1);
    if (last?.charset === word.charset && !/2022|utf-7|hz/.test(word.charset))
      last.bytes = Buffer.concat([last.bytes, word.bytes]);
    else joined.push(word);
  }
  return joined.map(({ bytes, charset }) => decodeBytes(bytes, charset).text).join('');
}

/** Several padded pieces may follow each other. */
const bytesOfBase64 = (text: string): Buffer =>
  Buffer.concat((text.match(/[^=]+=*/g) ?? []).map((piece) => Buffer.from(piece, 'base64')));

const bytesOfQ = (text: string): Buffer =>
  Buffer.from(
    Buffer.from(text.replaceAll('_', ' '), 'utf8')
      .toString('latin1')
      .replace(/=([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  );
