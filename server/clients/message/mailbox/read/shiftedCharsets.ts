const SO = '\x0e';
const SI = '\x0f';
const raised = (letters: string): Buffer => Buffer.from(Array.from(letters, (letter) => letter.charCodeAt(0) | 0x80));

type Decode = (bytes: Uint8Array, charset: string) => string | null;

/** Decodes HZ (RFC 1843) and ISO-2022-KR (RFC 1557), which ICU of the web lacks. @param text as Latin-1 */
export function decodeShifted(text: string, charset: string, decode: Decode): string | null {
  if (/^(x-)?hz/.test(charset))
    return text
      .replace(/~\{((?:[!-~]{2}){1,2000}?)~\}/g, (_, letters: string) => decode(raised(letters), 'gbk') ?? '')
      .replace(/~(~|\r?\n)/g, (_, next: string) => (next === '~' ? '~' : ''));
  if (/^(cs)?iso-?2022-?kr$/.test(charset))
    return text
      .replaceAll('\x1b$)C', '')
      .replace(new RegExp(`${SO}([!-~\\s]{0,4000}?)(${SI}|$)`, 'g'), (_, letters: string) =>
        letters.replace(/[!-~]+/g, (run) => decode(raised(run), 'euc-kr') ?? ''),
      );
  return null;
}
