import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const [IV_BYTES, TAG_BYTES] = [12, 16];

/** Each purpose has its own key. */
export type Purpose =
  | 'webhook secrets'
  | 'authenticator secrets'
  | 'calendar addresses'
  | 'kept answers'
  | 'email changes';

/** @returns a key for signatures of one purpose */
export const signingKeyOf = (purpose: 'OAuth cookies', sessionSecret: Uint8Array): string =>
  Buffer.from(hkdfSync('sha256', sessionSecret, '', purpose, 32)).toString('base64url');

const keyOf = (purpose: Purpose, sessionSecret: Uint8Array) =>
  new Uint8Array(hkdfSync('sha256', sessionSecret, '', purpose, 32));

/**
 * Encrypts a secret with a key derived from SESSION_SECRET: a copy of the database alone is useless.
 * @param ownerId the record of the secret; another id cannot decrypt it
 */
export function encrypt(purpose: Purpose, secret: string, ownerId: string, sessionSecret: Uint8Array): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(CIPHER, keyOf(purpose, sessionSecret), iv).setAAD(Buffer.from(ownerId));
  const sealed = Buffer.concat([cipher.update(secret), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64');
}

/** @throws when SESSION_SECRET, purpose or owner differ */
export function decrypt(purpose: Purpose, sealed: string, ownerId: string, sessionSecret: Uint8Array): string {
  const bytes = Buffer.from(sealed, 'base64');
  const iv = bytes.subarray(0, IV_BYTES);
  const tag = bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES);
  const decipher = createDecipheriv(CIPHER, keyOf(purpose, sessionSecret), iv, { authTagLength: TAG_BYTES })
    .setAAD(Buffer.from(ownerId))
    .setAuthTag(tag);
  return Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]).toString();
}
