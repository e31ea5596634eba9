import { hkdfSync } from 'node:crypto';

/** A mark by which a SESSION_SECRET is known again, and which tells nothing of it. */
export const secretMark = (secret: Uint8Array): string =>
  Buffer.from(hkdfSync('sha256', secret, '', 'mark of a backup', 16)).toString('hex');
