import { hkdfSync } from 'node:crypto';

/** Identifies a SESSION_SECRET without revealing anything about it. */
export const secretMark = (secret: Uint8Array): string =>
  Buffer.from(hkdfSync('sha256', secret, '', 'mark of a backup', 16)).toString('hex');
