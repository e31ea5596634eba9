import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

const PREFIX = 'whsec_';
const CIPHER = 'aes-256-gcm';
const [IV_BYTES, TAG_BYTES] = [12, 16];

/** A secret of 256 random bits, as Standard Webhooks writes it. */
export const makeSecret = () => PREFIX + randomBytes(32).toString('base64');

const keyOf = (sessionSecret: Uint8Array) =>
  new Uint8Array(hkdfSync('sha256', sessionSecret, '', 'webhook secrets', 32));

/**
 * Seals a secret with a key that is made of SESSION_SECRET: a copy of the database alone signs nothing.
 * @param webhookId whose secret it is: it opens for no other
 */
export function seal(secret: string, webhookId: string, sessionSecret: Uint8Array): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(CIPHER, keyOf(sessionSecret), iv).setAAD(Buffer.from(webhookId));
  const sealed = Buffer.concat([cipher.update(secret), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64');
}

/** Opens what `seal` made. @throws when it was made with another SESSION_SECRET, or for another webhook */
export function unseal(sealed: string, webhookId: string, sessionSecret: Uint8Array): string {
  const bytes = Buffer.from(sealed, 'base64');
  const iv = bytes.subarray(0, IV_BYTES);
  const tag = bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES);
  const decipher = createDecipheriv(CIPHER, keyOf(sessionSecret), iv, { authTagLength: TAG_BYTES })
    .setAAD(Buffer.from(webhookId))
    .setAuthTag(tag);
  return Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]).toString();
}

/** The headers that sign a body, as Standard Webhooks has them. @param id the delivery's, at every try the same */
export function signatureOf(id: string, body: string, secret: string, now: Date): Record<string, string> {
  const timestamp = String(Math.floor(now.getTime() / 1000));
  const key = Buffer.from(secret.slice(PREFIX.length), 'base64');
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64');
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': `v1,${signature}` };
}
