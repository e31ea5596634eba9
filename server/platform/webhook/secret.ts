import { createHmac, randomBytes } from 'node:crypto';
import { decrypt, encrypt } from '#server/platform/crypto/encrypt.ts';

const PREFIX = 'whsec_';

/** 256 random bits in the format of Standard Webhooks. */
export const makeSecret = () => PREFIX + randomBytes(32).toString('base64');

export const sealSecret = (secret: string, webhookId: string, sessionSecret: Uint8Array): string =>
  encrypt('webhook secrets', secret, webhookId, sessionSecret);

/** @throws when SESSION_SECRET or the webhook differs */
export const unsealSecret = (sealed: string, webhookId: string, sessionSecret: Uint8Array): string =>
  decrypt('webhook secrets', sealed, webhookId, sessionSecret);

/**
 * Returns the signature headers of Standard Webhooks.
 * @param id of the delivery, the same for every try
 * @param formerSecret the former secret, which signs too
 */
export function signatureOf(
  id: string,
  body: string,
  secret: string,
  now: Date,
  formerSecret?: string,
): Record<string, string> {
  const timestamp = String(Math.floor(now.getTime() / 1000));
  const signatures = [secret, ...(formerSecret ? [formerSecret] : [])].map((signingSecret) => {
    const key = Buffer.from(signingSecret.slice(PREFIX.length), 'base64');
    return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`;
  });
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signatures.join(' ') };
}
