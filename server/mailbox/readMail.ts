import type { ReadMail } from './read/mail.ts';
import { parseMail } from './read/parse.ts';

export type { ReadMail } from './read/mail.ts';
export { MAX_MAIL_BYTES } from './read/mail.ts';

/**
 * Reads a mail.
 * @param source the mail, or its beginning when it is larger than MAX_MAIL_BYTES
 */
export async function readMail(source: Uint8Array, { isCut = false }: { isCut?: boolean } = {}): Promise<ReadMail> {
  return parseMail(source, isCut);
}
