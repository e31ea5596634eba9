import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const [IV_BYTES, TAG_BYTES] = [12, 16];

/** What is kept sealed, each with a key of its own. */
export type Purpose = 'webhook secrets' | 'authenticator secrets' | 'calendar addresses' | 'kept answers';

const keyOf = (purpose: Purpose, sessionSecret: Uint8Array) =>
  new Uint8Array(hkdfSync('sha256', sessionSecret, '', purpose, 32));

/**
 * Seals a secret with a key that is made of SESSION_SECRET: a copy of the database alone is worth nothing.
 * @param ownerId whose secret it is: it opens for no other
 */
export function encrypt(purpose: Purpose, secret: string, ownerId: string, sessionSecret: Uint8Array): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(CIPHER, keyOf(purpose, sessionSecret), iv).setAAD(Buffer.from(ownerId));
  const sealed = Buffer.concat([cipher.update(secret), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64');
}

/** Opens what `seal` made. @throws when it was made with another SESSION_SECRET, for another purpose or another owner */
export function decrypt(purpose: Purpose, sealed: string, ownerId: string, sessionSecret: Uint8Array): string {
  const bytes = Buffer.from(sealed, 'base64');
  const iv = bytes.subarray(0, IV_BYTES);
  const tag = bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES);
  const decipher = createDecipheriv(CIPHER, keyOf(purpose, sessionSecret), iv, { authTagLength: TAG_BYTES })
    .setAAD(Buffer.from(ownerId))
    .setAuthTag(tag);
  return Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]).toString();
}
