import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect } from 'vitest';
import { startHousekeeping } from '#server/app/jobs/housekeeping.ts';
import { webhooks } from '#server/platform/webhook/table.ts';
import { emptyWebhooks, makeWebhook, webhookOperations } from '#tests/kit/content/webhook.ts';
import { isGenuine, type Receiver, startReceiver } from '#tests/kit/network/receiver.ts';
import type { Person } from '#tests/kit/people/person.ts';
import type { Product } from '#tests/kit/product/product.ts';
import { test as base } from '#tests/kit/test.ts';

const HOUR_MS = 3600 * 1000;

const test = base.extend('settings', { scope: 'file' }, { WEBHOOKS_ALLOW_PRIVATE: 'on' });
let receiver: Receiver;
beforeEach(async () => {
  receiver = await startReceiver();
});
test.afterEach(async ({ product }) => {
  await emptyWebhooks(product);
  await receiver.stop();
});

const webhookHere = (admin: Person) => makeWebhook(admin, { url: receiver.url });
const ask = (admin: Person, verb: 'test' | 'renew' | 'endOverlap', id: string, rest: object = {}) =>
  admin.gql(webhookOperations[verb], { id, ...rest });

describe('renewing a secret with an overlap', () => {
  const reported = async (admin: Person, id: string) => {
    const { data } = await admin.gql('query ($id: UUID!) { webhook(id: $id) { overlapsUntil } }', { id });
    return data.webhook.overlapsUntil;
  };
  const signersOf = async (product: Product, admin: Person, id: string, secrets: string[], count: number) => {
    await ask(admin, 'test', id);
    const got = await receiver.post(count);
    return secrets.filter((secret) => isGenuine(got, secret, product.services.now()));
  };

  test('both secrets sign for a day, then only the new one', async ({ product, admin }) => {
    const { id, secret: old } = await webhookHere(admin);
    const { data } = await ask(admin, 'renew', id, { isAtOnce: false });
    const { secret, webhook } = data.renewWebhookSecret;
    expect(Date.parse(webhook.overlapsUntil) - product.services.now().getTime()).toBeGreaterThan(23 * HOUR_MS);
    expect(await signersOf(product, admin, id, [secret, old], 0)).toEqual([secret, old]);
    expect(String(receiver.received[0]?.headers['webhook-signature'])).toMatch(/^v1,[\w+/]{43}= v1,[\w+/]{43}=$/);
    product.passTime(24 * HOUR_MS + 1000);
    expect(await reported(admin, id)).toBeNull();
    expect(await signersOf(product, admin, id, [secret, old], 1)).toEqual([secret]);
    await startHousekeeping(product.services)();
    const [row] = await product.services.db.select().from(webhooks).where(eq(webhooks.id, id));
    expect(row?.formerSealedSecret).toBeNull();
  });

  test('an early end of the overlap, even repeated, is audited once and ends the old secret', async ({
    product,
    admin,
  }) => {
    const { id, secret: old } = await webhookHere(admin);
    const { data } = await ask(admin, 'renew', id, { isAtOnce: false });
    for (let n = 0; n < 2; n += 1)
      expect((await ask(admin, 'endOverlap', id)).data.endWebhookOverlap.overlapsUntil).toBeNull();
    expect(await signersOf(product, admin, id, [data.renewWebhookSecret.secret, old], 0)).toEqual([
      data.renewWebhookSecret.secret,
    ]);
    const { auditEntries } = (
      await admin.gql('{ auditEntries(first: 5, filter: { kind: WEBHOOK }) { nodes { summary } } }')
    ).data;
    const summaries = auditEntries.nodes.map(({ summary }: { summary: string }) => summary);
    expect(summaries.filter((one: string) => one === 'ended the old secret of a webhook')).toHaveLength(1);
  });

  test('a delivery is signed by the newest secrets that overlap', async ({ product, admin }) => {
    const { id, secret: first } = await webhookHere(admin);
    const [second, third] = [
      (await ask(admin, 'renew', id, { isAtOnce: false })).data.renewWebhookSecret.secret,
      (await ask(admin, 'renew', id, { isAtOnce: false })).data.renewWebhookSecret.secret,
    ];
    expect(await signersOf(product, admin, id, [third, second, first], 0)).toEqual([third, second]);
    const fourth = (await ask(admin, 'renew', id)).data.renewWebhookSecret;
    expect(fourth.webhook.overlapsUntil).toBeNull();
    expect(await signersOf(product, admin, id, [fourth.secret, third, second, first], 1)).toEqual([fourth.secret]);
  });

  test('after two concurrent renewals both new secrets sign', async ({ product, admin }) => {
    const { id, secret: first } = await webhookHere(admin);
    const made = await Promise.all([1, 2].map(() => ask(admin, 'renew', id, { isAtOnce: false })));
    const secrets = made.map(({ data }) => data.renewWebhookSecret.secret);
    const signers = await signersOf(product, admin, id, [first, ...secrets], 0);
    expect(signers.sort()).toEqual(secrets.sort());
  });
});

test('without overlap only the new secret signs', async ({ product, admin }) => {
  const webhook = await webhookHere(admin);
  const { data } = await ask(admin, 'renew', webhook.id);
  await ask(admin, 'test', webhook.id);
  const got = await receiver.post();
  const now = product.services.now();
  expect(isGenuine(got, data.renewWebhookSecret.secret, now)).toBe(true);
  expect(isGenuine(got, webhook.secret, now)).toBe(false);
});
