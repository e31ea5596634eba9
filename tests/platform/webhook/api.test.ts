import { sql } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { signatureOf } from '#server/platform/webhook/secret.ts';
import { allEvents, emptyWebhooks, makeWebhook, sendWebhook, webhookOperations } from '#tests/kit/content/webhook.ts';
import { UNKNOWN } from '#tests/kit/network/rows/case.ts';
import type { Person } from '#tests/kit/people/person.ts';
import { startProduct } from '#tests/kit/product/product.ts';
import { rows, test } from '#tests/kit/test.ts';

const NOT_HTTPS = 'Please use an https address.';
const NO_NAME = 'Please use a host name: IP addresses and localhost are refused.';
const BAD_URL = 'Please enter a full address such as https://example.com/hook';

test.afterEach(({ product }) => emptyWebhooks(product));

const faultsOf = async (admin: Person, fields: Record<string, unknown>) => {
  const { code, errors } = await sendWebhook(admin, fields);
  return code === 'BAD_USER_INPUT' ? errors?.[0].extensions.fields : code;
};

describe('a webhook', () => {
  test('an admin creates, changes, switches, lists and deletes a webhook', async ({ admin }) => {
    const { secret, ...made } = await makeWebhook(admin, { name: ' The CRM ', url: 'https://Hooks.example/a?b=c' });
    expect(secret).toMatch(/^whsec_[\w+/]{43}=$/);
    expect(made).toEqual({
      id: made.id,
      name: 'The CRM',
      url: 'https://hooks.example/a?b=c',
      events: allEvents,
      isOn: true,
      createdAt: expect.any(String),
      latestDelivery: null,
      deliveries: { nodes: [], totalCount: 0 },
    });
    const input = { name: '', url: 'https://hooks.example', events: ['POST_PUBLISHED', 'POST_PUBLISHED'] };
    const changed = { ...made, name: null, url: 'https://hooks.example/', events: ['POST_PUBLISHED'] };
    expect((await admin.gql(webhookOperations.update, { id: made.id, input })).data.updateWebhook).toEqual(changed);
    const flip = async (isOn?: boolean) =>
      (await admin.gql(webhookOperations.switch, { id: made.id, isOn })).data.switchWebhook.isOn;
    expect([await flip(), await flip(), await flip(true), await flip(false)]).toEqual([false, true, true, false]);
    expect((await admin.gql(webhookOperations.list)).data.webhooks.nodes).toEqual([
      { ...changed, isOn: false, deliveries: undefined },
    ]);
    expect((await admin.gql(webhookOperations.remove, { id: made.id })).data.removeWebhook.id).toBe(made.id);
    expect((await admin.gql(webhookOperations.byId, { id: made.id })).code).toBe('NOT_FOUND');
  });

  test('the secrets of a webhook are never in the database as plain text', async ({ product, admin }) => {
    const { id, secret } = await makeWebhook(admin);
    const { data } = await admin.gql(webhookOperations.renew, { id });
    expect(data.renewWebhookSecret).toMatchObject({ id, secret: expect.stringMatching(/^whsec_[\w+/]{43}=$/) });
    expect(data.renewWebhookSecret.secret).not.toBe(secret);
    const { rows } = await product.services.db.execute<{ row: string }>(sql`select w::text as row from webhooks w`);
    for (const word of [secret, data.renewWebhookSecret.secret]) {
      expect(rows[0]?.row).not.toContain(word.slice('whsec_'.length));
      expect(rows[0]?.row).not.toContain(Buffer.from(word.slice('whsec_'.length), 'base64').toString('hex'));
    }
  });

  test.for(['update', 'switch', 'renew', 'test', 'remove', 'byId'] as const)(
    'an unknown webhook is NOT_FOUND: %s',
    async (verb, { admin }) => {
      const input = { url: 'https://hooks.example', events: allEvents };
      const { code, errors } = await admin.gql(webhookOperations[verb], {
        id: UNKNOWN,
        ...(verb === 'update' && { input }),
      });
      expect([code, errors?.[0].message]).toEqual(['NOT_FOUND', 'Webhook not found.']);
    },
  );

  test('an unknown delivery is NOT_FOUND', async ({ admin }) => {
    const { code, errors } = await admin.gql(webhookOperations.resend, { id: UNKNOWN });
    expect([code, errors?.[0].message]).toEqual(['NOT_FOUND', 'Delivery not found.']);
  });

  test('the list of webhooks is paged, newest first', async ({ admin }) => {
    for (const name of ['a', 'b', 'c']) await makeWebhook(admin, { name });
    const read = async (variables: object) => (await admin.gql(webhookOperations.list, { ...variables })).data.webhooks;
    const first = await read({ first: 2 });
    expect(first.nodes.map(({ name }: { name: string }) => name)).toEqual(['c', 'b']);
    const rest = await read({ first: 2, after: first.pageInfo.endCursor });
    expect([rest.nodes.map(({ name }: { name: string }) => name), rest.totalCount]).toEqual([['a'], 3]);
    expect((await admin.gql(webhookOperations.list, { first: 201 })).code).toBe('BAD_USER_INPUT');
  });
});

describe('validation of a webhook', () => {
  test.for(
    rows([
      ['', BAD_URL],
      ['hooks.example/a', BAD_URL],
      ['ftp://hooks.example', BAD_URL],
      ['javascript:alert(1)', BAD_URL],
      ['https://', BAD_URL],
      [`https://hooks.example/${'a'.repeat(1979)}`, 'Please use at most 2000 characters'],
      ['https://asha@hooks.example', 'Please leave user name and password out of the address.'],
      ['https://asha:secret@hooks.example', 'Please leave user name and password out of the address.'],
      ['https://hooks.example/#part', 'Please leave out what follows the #.'],
      ['http://hooks.example', NOT_HTTPS],
    ]),
  )('the address %s is refused', async ([url, url_], { admin }) => {
    expect(await faultsOf(admin, { url })).toEqual({ url: url_ });
  });

  test.for([
    'https://127.0.0.1',
    'https://127.1',
    'https://0x7f.1',
    'https://0177.0.0.1',
    'https://2130706433',
    'https://0x7f000001',
    'https://①②⑦.0.0.1',
    'https://127。0。0。1',
    'https://0.0.0.0',
    'https://10.0.0.1',
    'https://172.16.0.1',
    'https://192.168.1.1',
    'https://100.64.0.1',
    'https://169.254.169.254/latest/meta-data',
    'https://224.0.0.1',
    'https://255.255.255.255',
    'https://[::1]',
    'https://[::]',
    'https://[::ffff:127.0.0.1]',
    'https://[::ffff:7f00:1]',
    'https://[64:ff9b::7f00:1]',
    'https://[fe80::1]',
    'https://[fd00::1]',
    'https://[ff02::1]',
    'https://localhost',
    'https://LOCALHOST:8443/hook',
    'https://localhost.',
    'https://a.localhost',
  ])('the address %s is refused because it has no public name', async (url, { admin }) => {
    expect(await faultsOf(admin, { url })).toEqual({ url: NO_NAME });
    const { id } = await makeWebhook(admin);
    const { code } = await admin.gql(webhookOperations.update, { id, input: { url, events: allEvents } });
    expect(code).toBe('BAD_USER_INPUT');
  });

  test('the longest address and name are accepted, a longer name and no events are refused', async ({ admin }) => {
    await makeWebhook(admin, { url: `https://hooks.example/${'a'.repeat(1978)}`, name: 'n'.repeat(120) });
    expect(await faultsOf(admin, { name: 'n'.repeat(121) })).toEqual({ name: 'Please use at most 120 characters' });
    expect(await faultsOf(admin, { events: [] })).toEqual({ events: 'Please choose at least one event.' });
    await makeWebhook(admin, { url: 'https://hooks.example:8443/a b', events: ['POST_PUBLISHED'] });
  });

  test('http and IP addresses are accepted with WEBHOOKS_ALLOW_PRIVATE', async ({ onTestFinished }) => {
    const intranet = await startProduct({ WEBHOOKS_ALLOW_PRIVATE: 'on' });
    onTestFinished(() => intranet.stop());
    const boss = await intranet.signedIn('admin');
    for (const url of ['http://127.0.0.1:8080/hook', 'https://[::1]/', 'http://crm.internal/']) {
      expect((await makeWebhook(boss, { url })).url).toBe(url);
    }
  });
});

test('a signature equals the example of Standard Webhooks', () => {
  const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
  const now = new Date(1_614_265_330_999);
  expect(signatureOf('msg_p5jXN8AQM9LWM0D4loKWxJek', '{"test": 2432232314}', secret, now)).toEqual({
    'webhook-id': 'msg_p5jXN8AQM9LWM0D4loKWxJek',
    'webhook-timestamp': '1614265330',
    'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
  });
});
