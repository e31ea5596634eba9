import { createHmac, randomBytes } from 'node:crypto';
import { decrypt, encrypt } from '#server/platform/crypto/encrypt.ts';

const PREFIX = 'whsec_';

/** A secret of 256 random bits, as Standard Webhooks writes it. */
export const makeSecret = () => PREFIX + randomBytes(32).toString('base64');

/** Seals a webhook's secret. */
export const sealSecret = (secret: string, webhookId: string, sessionSecret: Uint8Array): string =>
  encrypt('webhook secrets', secret, webhookId, sessionSecret);

/** Opens what `sealSecret` made. @throws when it was made with another SESSION_SECRET, or for another webhook */
export const unsealSecret = (sealed: string, webhookId: string, sessionSecret: Uint8Array): string =>
  decrypt('webhook secrets', sealed, webhookId, sessionSecret);

/**
 * The headers that sign a body, as Standard Webhooks has them.
 * @param id the delivery's, at every try the same
 * @param former the secret before, which signs too
 */
export function signatureOf(
  id: string,
  body: string,
  secret: string,
  now: Date,
  former?: string,
): Record<string, string> {
  const timestamp = String(Math.floor(now.getTime() / 1000));
  const signatures = [secret, ...(former ? [former] : [])].map((one) => {
    const key = Buffer.from(one.slice(PREFIX.length), 'base64');
    return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`;
  });
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signatures.join(' ') };
}
