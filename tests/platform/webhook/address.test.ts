import dns from 'node:dns';
import { syncBuiltinESMExports } from 'node:module';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, vi } from 'vitest';
import { post, reasonOf } from '#server/platform/webhook/post.ts';
import { deliveryOnce, hasFailed, makeWebhook, webhookOperations } from '#tests/kit/content/webhook.ts';
import { type Receiver, startReceiver } from '#tests/kit/network/receiver.ts';
import { until } from '#tests/kit/product/embedded.ts';
import { test } from '#tests/kit/test.ts';

const PRIVATE = 'The host leads to a private address, which is refused.';
const NAME = 'hooks.attacker.example';

let receiver: Receiver;
beforeAll(async () => {
  receiver = await startReceiver();
});
afterAll(async () => {
  await receiver.stop();
});

/** The answers of the attacker's name server, one for each lookup. */
let answers: string[][];
let asked: number;
const { lookup } = dns;
beforeEach(() => {
  asked = 0;
  const fake = (name: string, options: dns.LookupOptions, callback: (...answer: unknown[]) => void) => {
    if (name !== NAME) return lookup(name, options, callback as never);
    const addresses = answers[Math.min(asked, answers.length - 1)] ?? [];
    asked += 1;
    const found = addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
    return options.all ? callback(null, found) : callback(null, found[0]?.address, found[0]?.family);
  };
  vi.spyOn(dns, 'lookup').mockImplementation(fake as never);
  syncBuiltinESMExports();
});
afterEach(() => {
  vi.restoreAllMocks();
  syncBuiltinESMExports();
});

const port = () => new URL(receiver.url).port;
const headers = { 'webhook-id': 'a' };
const signal = AbortSignal.timeout(60_000);
const send = (url: string, allowPrivate = false) => post(url, headers, '{}', { allowPrivate, signal });
const refusal = (url: string) => send(url).then(() => 'it was sent', reasonOf);

test("an allowed address of the test's name server receives the request", async () => {
  answers = [['127.0.0.1']];
  expect(await send(`http://${NAME}:${port()}/`, true)).toMatchObject({ status: 204, body: null });
  expect(receiver.received).toHaveLength(1);
  receiver.received.length = 0;
});

test.each([
  '127.0.0.1',
  '127.8.8.8',
  '0.0.0.0',
  '10.1.2.3',
  '172.31.255.255',
  '192.168.0.1',
  '100.64.0.1',
  '169.254.169.254',
  '192.0.0.1',
  '198.18.0.1',
  '224.0.0.1',
  '240.0.0.1',
  '255.255.255.255',
  '::1',
  '::',
  '::ffff:127.0.0.1',
  '64:ff9b::7f00:1',
  '2002:7f00:1::',
  'fe80::1',
  'fec0::1',
  'fd00:ec2::254',
  'ff02::1',
])('a name that resolves to %s is refused on connecting', async (address) => {
  answers = [[address]];
  expect(await refusal(`http://${NAME}:${port()}/`)).toBe(PRIVATE);
  answers = [['93.184.215.14', address]];
  expect(await refusal(`https://${NAME}/`)).toBe(PRIVATE);
  expect(receiver.received).toEqual([]);
});

test('the address to which a name resolves is the one that is checked', async () => {
  answers = [['127.0.0.1'], ['93.184.215.14']];
  expect(await refusal(`http://${NAME}:${port()}/`)).toBe(PRIVATE);
  expect(asked).toBe(1);
});

test('concurrent deliveries to a slow name share one lookup', async () => {
  const locked = Promise.withResolvers<void>();
  vi.mocked(dns.lookup).mockImplementation(((_: string, __: object, callback: (...answer: unknown[]) => void) => {
    asked += 1;
    void locked.promise.then(() => callback(null, [{ address: '127.0.0.1', family: 4 }]));
  }) as never);
  const sent = Array.from({ length: 5 }, () => send(`http://${NAME}:${port()}/`, true));
  await until(() => asked > 0);
  locked.resolve();
  expect((await Promise.all(sent)).map(({ status }) => status)).toEqual(sent.map(() => 204));
  expect([asked, receiver.received.length]).toEqual([1, 5]);
  receiver.received.length = 0;
});

test.each(['127.0.0.1', '127.1', '0x7f.1', '0177.1', '2130706433', '[::1]', '[::ffff:7f00:1]', 'localhost'])(
  'the address %s is refused on connecting without a lookup',
  async (host) => {
    expect(await refusal(new URL(`http://${host}:${port()}/`).href)).toBe(PRIVATE);
    expect(receiver.received).toEqual([]);
  },
);

test('the sender ignores a proxy in the environment', async () => {
  const proxy = await startReceiver();
  for (const name of ['http_proxy', 'HTTP_PROXY', 'https_proxy', 'HTTPS_PROXY']) vi.stubEnv(name, proxy.url);
  await send(receiver.url, true);
  vi.unstubAllEnvs();
  expect([receiver.received.length, proxy.received.length]).toEqual([1, 0]);
  receiver.received.length = 0;
  await proxy.stop();
});

describe('a webhook whose name leads to this machine', () => {
  test('a delivery to this machine is not sent and has the reason in its log', async ({ product, admin }) => {
    answers = [['127.0.0.1']];
    const webhook = await makeWebhook(admin, { url: `https://${NAME}:${port()}/` });
    await admin.gql(webhookOperations.test, { id: webhook.id });
    expect(await deliveryOnce(product, webhook, hasFailed(1))).toMatchObject({ status: null, reason: PRIVATE });
    expect(receiver.received).toEqual([]);
  });
});
