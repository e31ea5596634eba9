import { createHash, randomBytes } from 'node:crypto';

/** A token that nobody can guess: 256 random bits in 43 characters. */
export const makeToken = () => randomBytes(32).toString('base64url');
/** A token has 256 random bits, so that its plain hash leads nobody back to it. */
export const hashToken = (token: string) => createHash('sha256').update(token).digest('hex');
