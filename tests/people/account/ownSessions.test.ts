import { setTimeout as pause } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { deviceOf } from '#server/people/session/device.ts';
import { sessions } from '#server/people/session/table.ts';
import { auditEntries } from '#server/platform/audit/table.ts';
import { accountOperations, type OwnSession, PASSWORD, sessionsOf } from '#tests/kit/content/account.ts';
import { send } from '#tests/kit/network/raw.ts';
import { UNKNOWN } from '#tests/kit/network/rows/case.ts';
import { newcomer } from '#tests/kit/people/newcomer.ts';
import { Person } from '#tests/kit/people/person.ts';
import { until } from '#tests/kit/product/embedded.ts';
import type { Product } from '#tests/kit/product/product.ts';
import { test as base, rows } from '#tests/kit/test.ts';

const SECOND = 1000;
const DAY = 24 * 3600 * SECOND;
const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36';

const test = base.extend('settings', { scope: 'file' }, { TRUST_PROXY: '127.0.0.1' });
test.beforeAll(({ product }) => product.holdTime());

const rowOf = async (product: Product, id: string) =>
  (await product.services.db.select().from(sessions).where(eq(sessions.id, id)))[0] as typeof sessions.$inferSelect;
const status = async (person: Person) => (await person.rest('GET', '/blogs/all')).status;

const onlyOne = async (person: Person) => (await sessionsOf(person))[0] as OwnSession;

async function twice(product: Product) {
  const user = await product.user();
  const first = await product.nobody.signIn(user, product.mail);
  product.passTime(SECOND);
  const second = await product.nobody.signIn(user, product.mail);
  return { user, first, second };
}

describe('the list of own sessions', () => {
  test('a user sees only their own sessions, newest first, with place, time and the current one marked', async ({
    product,
  }) => {
    const { first, second } = await twice(product);
    await product.signedIn('Employee');
    const seen = await sessionsOf(second);
    expect(seen.map(({ isCurrent }) => isCurrent)).toEqual([true, false]);
    expect((await sessionsOf(first)).map(({ isCurrent }) => isCurrent)).toEqual([false, true]);
    const [{ createdAt, lastSeenAt, expiresAt, address, device }] = seen as [(typeof seen)[0]];
    expect([address, device, lastSeenAt]).toEqual(['127.0.0.1', 'Unknown device', createdAt]);
    expect(Date.parse(expiresAt) - Date.parse(createdAt)).toBe(30 * DAY);
    expect((await second.gql(accountOperations.sessions)).data.mySessions.totalCount).toBe(2);
  });

  test('a session shows the device that signed in and the address of its last request', async ({ product }) => {
    const user = await product.user();
    await product.nobody.rest('POST', '/admin/login', { identifier: user.email, password: PASSWORD });
    const otp = /\d{6}/.exec((await product.mail.mailTo(user.email)).text ?? '')?.[0];
    const answer = await fetch(`${product.url}/api/admin/verify-otp`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'user-agent': CHROME, 'x-forwarded-for': '203.0.113.7' },
      body: JSON.stringify({ identifier: user.email, otp }),
    });
    const person = new Person(product.url, { token: ((await answer.json()) as { token: string }).token });
    expect((await sessionsOf(person))[0]).toMatchObject({ device: 'Chrome on Windows', address: '203.0.113.7' });
    product.passTime(61 * SECOND);
    await sessionsOf(person.from('198.51.100.9'));
    await until(async () => (await sessionsOf(person))[0]?.address === '198.51.100.9');
    expect((await sessionsOf(person))[0]?.device).toBe('Chrome on Windows');
  });

  test('an expired session is not listed', async ({ product }) => {
    const { user } = await twice(product);
    product.passTime(30 * DAY);
    const later = await product.nobody.signIn(user, product.mail);
    expect(await sessionsOf(later)).toHaveLength(1);
  });

  test('a session from before devices were stored is listed without them', async ({ product }) => {
    const { first, second } = await twice(product);
    const [, older] = await sessionsOf(second);
    const row = { lastSeenAt: null, address: null, userAgent: '' };
    await product.services.db
      .update(sessions)
      .set(row)
      .where(eq(sessions.id, older?.id ?? ''));
    const [, shown] = await sessionsOf(second);
    expect(shown).toMatchObject({ address: null, device: 'Unknown device', lastSeenAt: older?.createdAt });
    await status(first);
    await until(async () => (await rowOf(product, older?.id ?? '')).lastSeenAt !== null);
  });
});

describe('the last use of a session', () => {
  test('lastSeenAt is written at most once a minute, also for concurrent requests', async ({ product }) => {
    const person = await product.signedIn('Employee');
    const { id, createdAt } = await onlyOne(person);
    product.passTime(59 * SECOND);
    await Promise.all(Array.from({ length: 20 }, () => status(person)));
    expect((await rowOf(product, id)).lastSeenAt?.toISOString()).toBe(createdAt);
    product.passTime(2 * SECOND);
    await Promise.all(Array.from({ length: 20 }, () => status(person)));
    await until(async () => (await rowOf(product, id)).lastSeenAt?.toISOString() !== createdAt);
    expect((await rowOf(product, id)).lastSeenAt).toEqual(product.services.now());
  });

  test('a locked session row does not delay the answer to its owner', async ({ product }) => {
    const person = await product.signedIn('Employee');
    const { id } = await onlyOne(person);
    product.passTime(61 * SECOND);
    await product.services.db.transaction(async (tx) => {
      await tx.select().from(sessions).where(eq(sessions.id, id)).for('update');
      for (let asked = 0; asked < 3; asked++) expect(await status(person)).toBe(200);
    });
    await until(async () => (await rowOf(product, id)).lastSeenAt?.getTime() === product.services.now().getTime());
  });
});

describe('ending sessions', () => {
  test('endSession ends exactly one session immediately with an audit entry', async ({ product }) => {
    const { user, first, second } = await twice(product);
    const [, older] = await sessionsOf(second);
    const { data } = await second.gql(accountOperations.end, { id: older?.id });
    expect(data.endSession).toEqual(older);
    expect([await status(first), await status(second)]).toEqual([401, 200]);
    const entries = await product.services.db.select().from(auditEntries).where(eq(auditEntries.actorId, user.id));
    expect(entries.filter(({ action }) => action === 'session.end')).toMatchObject([
      { subjectId: older?.id, subjectLabel: 'Unknown device', via: 'session' },
    ]);
    expect((await second.gql(accountOperations.end, { id: older?.id })).code).toBe('NOT_FOUND');
  });

  test('ending the current session signs out', async ({ product }) => {
    const { first, second } = await twice(product);
    const [current] = await sessionsOf(second);
    expect((await second.gql(accountOperations.end, { id: current?.id })).code).toBeUndefined();
    expect([await status(first), await status(second)]).toEqual([200, 401]);
  });

  test('endOtherSessions keeps the current session', async ({ product }) => {
    const { user, first, second } = await twice(product);
    const third = await product.nobody.signIn(user, product.mail);
    const other = await product.signedIn('Employee');
    expect((await first.gql(accountOperations.endOthers)).data.endOtherSessions).toBe(2);
    const statuses = await Promise.all([first, second, third, other].map(status));
    expect(statuses).toEqual([200, 401, 401, 200]);
    expect((await first.gql(accountOperations.endOthers)).data.endOtherSessions).toBe(0);
  });

  const signUp = JSON.stringify(newcomer({ role: 'admin' }));
  const line = '\r\n';
  const part = (name: string, text: string) =>
    ['--x', `content-disposition: form-data; name="${name}"`, '', text, ''].join(line);
  const form = `${part('operations', '{"query":"mutation { endOtherSessions }"}')}${part('map', '{}')}--x--${line}`;
  const multipart = { 'content-type': 'multipart/form-data; boundary=x', 'apollo-require-preflight': '1' };
  test.for(
    rows([
      ['/graphql', '{"query":"{ users { totalCount } }"}', {}],
      ['/graphql', form, multipart],
      ['/graphql/stream', '{"query":"subscription { arrived { kind } }"}', {}],
      ['/api/admin/signup', signUp, {}],
    ]),
  )(
    'a request to %s is refused if its session ends while its body is sent',
    async ([path, body, headers], { product }) => {
      const { id, token } = await product.signedIn('admin');
      const half = Math.floor(body.length / 2);
      const answer = await send(product.url, path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers, authorization: `Bearer ${token}` },
        body: (async function* () {
          yield body.slice(0, half);
          await pause(200);
          await product.services.db.delete(sessions).where(eq(sessions.userId, id));
          yield body.slice(half);
        })(),
      });
      expect(answer.text).toContain('there is no session, or it has ended');
    },
  );

  test('endSession of another user is NOT_FOUND even for an admin', async ({ product }) => {
    const person = await product.signedIn('Employee');
    const [session] = await sessionsOf(person);
    const admin = await product.signedIn('admin');
    for (const id of [session?.id, UNKNOWN]) {
      const { code, errors } = await admin.gql(accountOperations.end, { id });
      expect([code, errors?.[0].message]).toEqual(['NOT_FOUND', 'Sign-in not found.']);
    }
    expect(await status(person)).toBe(200);
  });
});

describe('the device of a User-Agent header', () => {
  const mozilla = 'Mozilla/5.0';
  test.each([
    [CHROME, 'Chrome on Windows'],
    [
      `${mozilla} (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1`,
      'Safari on iOS',
    ],
    [`${mozilla} (Macintosh; Intel Mac OS X 10.15; rv:127.0) Gecko/20100101 Firefox/127.0`, 'Firefox on macOS'],
    ['', 'Unknown device'],
    ['curl/8.5.0', 'Unknown device'],
    ['node', 'Unknown device'],
    [mozilla, 'Unknown device'],
    ['Your bank says: <b>call us</b>/1 (Windows NT 10.0)', 'Unknown device'],
    ['('.repeat(300), 'Unknown device'],
  ])('the device of the header %j is derived', (userAgent, device) => expect(deviceOf(userAgent)).toBe(device));
});
