import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits in 43 characters. */
export const makeToken = () => randomBytes(32).toString('base64url');
/** A plain hash is enough for 256 random bits. */
export const hashToken = (token: string) => createHash('sha256').update(token).digest('hex');
