import type { Header } from './mail.ts';

const MAX_BYTES = 65_536;

/** @returns the headers at the beginning of a mail, for mails that the full parser rejects */
export function headersOf(source: Uint8Array): Header[] {
  const start = Buffer.from(source.subarray(0, MAX_BYTES)).toString('utf8').replace(/\r\n?/g, '\n');
  const [head = ''] = start.split('\n\n', 1);
  return head
    .replace(/\n(?=[ \t])/g, '')
    .split('\n')
    .flatMap((line) => {
      const colon = line.indexOf(':');
      return colon < 1 ? [] : [{ key: line.slice(0, colon).trim().toLowerCase(), value: line.slice(colon + 1).trim() }];
    });
}
