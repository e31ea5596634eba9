import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startHousekeeping } from '#server/app/jobs/housekeeping.ts';
import { webhooks } from '#server/platform/webhook/table.ts';
import { emptyWebhooks, makeWebhook, webhookOperations } from '#tests/kit/content/webhook.ts';
import { isGenuine, type Receiver, startReceiver } from '#tests/kit/network/receiver.ts';
import type { Person } from '#tests/kit/people/person.ts';
import { type Product, startProduct } from '#tests/kit/product/product.ts';

const HOUR_MS = 3600 * 1000;

let product: Product;
let admin: Person;
let receiver: Receiver;
beforeAll(async () => {
  product = await startProduct({ WEBHOOKS_ALLOW_PRIVATE: 'on' });
  admin = await product.signedIn('admin');
});
afterAll(() => product.stop());
beforeEach(async () => {
  receiver = await startReceiver();
});
afterEach(async () => {
  await emptyWebhooks(product);
  await receiver.stop();
});

const webhookHere = () => makeWebhook(admin, { url: receiver.url });
const ask = (verb: 'test' | 'renew' | 'endOverlap', id: string, rest: object = {}) =>
  admin.gql(webhookOperations[verb], { id, ...rest });

describe('renewing a secret with an overlap', () => {
  const told = async (id: string) => {
    const { data } = await admin.gql('query ($id: UUID!) { webhook(id: $id) { overlapsUntil } }', { id });
    return data.webhook.overlapsUntil;
  };
  /** The secrets that sign the next delivery. */
  const signersOf = async (id: string, secrets: string[], count: number) => {
    await ask('test', id);
    const got = await receiver.post(count);
    return secrets.filter((secret) => isGenuine(got, secret, product.services.now()));
  };

  test('both secrets sign for a day, then only the new one', async () => {
    const { id, secret: old } = await webhookHere();
    const { data } = await ask('renew', id, { isAtOnce: false });
    const { secret, webhook } = data.renewWebhookSecret;
    expect(Date.parse(webhook.overlapsUntil) - product.services.now().getTime()).toBeGreaterThan(23 * HOUR_MS);
    expect(await signersOf(id, [secret, old], 0)).toEqual([secret, old]);
    expect(String(receiver.received[0]?.headers['webhook-signature'])).toMatch(/^v1,[\w+/]{43}= v1,[\w+/]{43}=$/);
    product.passTime(24 * HOUR_MS + 1000);
    expect(await told(id)).toBeNull();
    expect(await signersOf(id, [secret, old], 1)).toEqual([secret]);
    await startHousekeeping(product.services)();
    const [row] = await product.services.db.select().from(webhooks).where(eq(webhooks.id, id));
    expect(row?.formerSealedSecret).toBeNull();
  });

  test('the overlap can be ended early, once, and is audited', async () => {
    const { id, secret: old } = await webhookHere();
    const { data } = await ask('renew', id, { isAtOnce: false });
    for (let n = 0; n < 2; n += 1)
      expect((await ask('endOverlap', id)).data.endWebhookOverlap.overlapsUntil).toBeNull();
    expect(await signersOf(id, [data.renewWebhookSecret.secret, old], 0)).toEqual([data.renewWebhookSecret.secret]);
    const { auditEntries } = (
      await admin.gql('{ auditEntries(first: 5, filter: { kind: WEBHOOK }) { nodes { summary } } }')
    ).data;
    const summaries = auditEntries.nodes.map(({ summary }: { summary: string }) => summary);
    expect(summaries.filter((one: string) => one === 'ended the old secret of a webhook')).toHaveLength(1);
  });

  test('the two newest of three secrets sign, and a secret without overlap signs alone', async () => {
    const { id, secret: first } = await webhookHere();
    const [second, third] = [
      (await ask('renew', id, { isAtOnce: false })).data.renewWebhookSecret.secret,
      (await ask('renew', id, { isAtOnce: false })).data.renewWebhookSecret.secret,
    ];
    expect(await signersOf(id, [third, second, first], 0)).toEqual([third, second]);
    const fourth = (await ask('renew', id)).data.renewWebhookSecret;
    expect(fourth.webhook.overlapsUntil).toBeNull();
    expect(await signersOf(id, [fourth.secret, third, second, first], 1)).toEqual([fourth.secret]);
  });

  test('of two concurrent renewals the two newest secrets sign', async () => {
    const { id, secret: first } = await webhookHere();
    const made = await Promise.all([1, 2].map(() => ask('renew', id, { isAtOnce: false })));
    const secrets = made.map(({ data }) => data.renewWebhookSecret.secret);
    const signers = await signersOf(id, [first, ...secrets], 0);
    expect(signers.sort()).toEqual(secrets.sort());
  });
});

test('without overlap only the new secret signs', async () => {
  const webhook = await webhookHere();
  const { data } = await ask('renew', webhook.id);
  await ask('test', webhook.id);
  const got = await receiver.post();
  const now = product.services.now();
  expect(isGenuine(got, data.renewWebhookSecret.secret, now)).toBe(true);
  expect(isGenuine(got, webhook.secret, now)).toBe(false);
});
