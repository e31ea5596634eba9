import type { Header } from './mail.ts';

/** Headers that only machines write. */
const machineHeaders = [
  'list-id',
  'x-auto-response-suppress',
  'x-autoreply',
  'x-autorespond',
  'x-autoreply-from',
  'x-mail-autoreply',
];
const bulkPrecedence = /^\s*(bulk|list|junk|auto[-_]reply)\b/i;
/** Delivery, read and complaint reports (RFC 6522). */
const report = /^\s*multipart\/report\b/i;

/** @returns whether a machine or mailing list sent the mail; such mails are not answered and do not count as answers */
export const isByMachine = (headers: Header[]): boolean =>
  headers.some(({ key, value }) => isMachineHeader(key, value));

function isMachineHeader(key: string, value: string): boolean {
  switch (key) {
    case 'auto-submitted':
      return !/^\s*(\([^()]*\)\s*)?no\b(?!-)/i.test(value);
    case 'precedence':
      return bulkPrecedence.test(value);
    case 'return-path':
      return /^\s*<\s*>/.test(value);
    case 'content-type':
      return report.test(value);
    default:
      return machineHeaders.includes(key) && !/^\s*(no|none)?\s*$/i.test(value);
  }
}
