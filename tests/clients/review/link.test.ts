import { describe, expect } from 'vitest';
import { startHousekeeping } from '#server/app/jobs/housekeeping.ts';
import { reviewLinks, reviews } from '#server/clients/review/table.ts';
import { emptyReviews, issueLink, postReview, review, reviewOperations } from '#tests/kit/content/review.ts';
import { send } from '#tests/kit/network/raw.ts';
import { expectFailure } from '#tests/kit/network/restRows.ts';
import { UNKNOWN } from '#tests/kit/network/rows/case.ts';
import type { Person } from '#tests/kit/people/person.ts';
import { startProduct } from '#tests/kit/product/product.ts';
import { test } from '#tests/kit/test.ts';
import { isDead } from '#web/shared/app/oneTimeLink.ts';
import { silentFailure } from '#web/shared/data/errors.ts';

const DAY = 24 * 3600 * 1000;
const dead = 'This review link is invalid, expired, or has already been used.';

let nobody: Person;
let employee: Person;
test.beforeAll(async ({ product }) => {
  nobody = product.nobody;
  employee = await product.signedIn('Employee');
});
test.beforeEach(({ product }) => emptyReviews(product));

const codeOf = async (token: string) => (await nobody.gql(reviewOperations.invitation, { token })).code ?? 'good';
const statusOf = async (token: string) => (await postReview(nobody, token)).status;
const stateOf = async (id: string) => {
  const { nodes } = (await employee.gql(reviewOperations.links)).data.reviewLinks;
  return nodes.find((link: { id: string }) => link.id === id)?.state;
};

describe('a link', () => {
  test('a review link is an address of the site whose token is stored only as a hash', async ({ product }) => {
    const { link, token, reviewLink } = await issueLink(employee, { email: ' Client@Company.EXAMPLE ' });
    expect(link).toBe(`${product.url}/submit-review/${token}`);
    // 32 random bytes.
    expect(token).toMatch(/^[\w-]{43}$/);
    expect((await issueLink(employee)).token).not.toBe(token);
    expect(reviewLink).toMatchObject({ email: 'client@company.example', state: 'OPEN', usedAt: null });
    const stored = await product.services.db.execute('select * from review_links');
    expect(JSON.stringify(stored.rows)).not.toContain(token);
  });

  test.for(['', 'nobody', 'a@b', 'a b@c.example', '@c.example', `${'a'.repeat(246)}@b.example`, null, 5])(
    'a link for the invalid address %j is refused',
    async (email) => {
      const { status, body } = await employee.rest('POST', '/admin/reviews/generate-link', { email });
      expect(status).toBe(422);
      const sentence = 'Please enter a valid email address.';
      expectFailure(body, sentence, { email: sentence });
    },
  );

  test('a link is valid for 30 days', async ({ product }) => {
    const { token, id, reviewLink } = await issueLink(employee);
    expect(Date.parse(reviewLink.expiresAt) - Date.parse(reviewLink.createdAt)).toBe(30 * DAY);
    product.passTime(30 * DAY - 60_000);
    employee = await product.signedIn('Employee');
    expect([await codeOf(token), await stateOf(id)]).toEqual(['good', 'OPEN']);
    product.passTime(60_000);
    expect([await codeOf(token), await stateOf(id), await statusOf(token)]).toEqual(['GONE', 'EXPIRED', 410]);
  });

  test('a link is used after the first accepted review', async ({ product }) => {
    const { token, id } = await issueLink(employee);
    expect(await statusOf(token)).toBe(201);
    const second = await postReview(nobody, token);
    expect(second.status).toBe(410);
    expectFailure(second.body, dead);
    expect([await codeOf(token), await stateOf(id)]).toEqual(['GONE', 'USED']);
    expect(await product.services.db.$count(reviews)).toBe(1);
  });

  test('a link can be revoked repeatedly, but not after its use', async () => {
    const { token, id } = await issueLink(employee);
    const revoke = (one: string) => employee.gql(reviewOperations.revoke, { id: one });
    for (const _ of [1, 2]) expect((await revoke(id)).data.revokeReviewLink).toMatchObject({ id, state: 'REVOKED' });
    expect([await codeOf(token), await statusOf(token)]).toEqual(['GONE', 410]);
    const used = await issueLink(employee);
    await postReview(nobody, used.token);
    expect(await revoke(used.id)).toMatchObject({ code: 'CONFLICT' });
    expect(await stateOf(used.id)).toBe('USED');
    expect((await revoke(UNKNOWN)).errors?.[0].message).toBe('Review link not found.');
  });

  test('an unknown link has the message of an invalid one', async () => {
    const { token } = await issueLink(employee);
    for (const other of [
      UNKNOWN,
      token.slice(0, -1),
      token.toUpperCase(),
      `${token}A`,
      'all',
      'published',
      "' or 1=1",
    ]) {
      const { status, body } = await postReview(nobody, encodeURIComponent(other));
      expect([other, status, body.message]).toEqual([other, 404, dead]);
      expect(await codeOf(other)).toBe('NOT_FOUND');
    }
  });

  test('cleaning deletes a link a year after its end', async ({ product }) => {
    const { token } = await issueLink(employee);
    const clean = () => startHousekeeping(product.services)();
    product.passTime(394 * DAY);
    await clean();
    expect(await codeOf(token)).toBe('GONE');
    product.passTime(2 * DAY);
    await clean();
    expect(await product.services.db.$count(reviewLinks)).toBe(0);
    employee = await product.signedIn('Employee');
  });
});

test('a page treats a link as invalid after 400, 404 and 410, by code or status', () => {
  const isDeadAfter = (code: string) => isDead(silentFailure(code));
  for (const code of ['BAD_REQUEST', 'NOT_FOUND', 'GONE', 'HTTP_400', 'HTTP_404', 'HTTP_410']) {
    expect([code, isDeadAfter(code)]).toEqual([code, true]);
  }
  for (const code of ['CONFLICT', 'RATE_LIMITED', 'HTTP_429', 'HTTP_502', 'NETWORK', 'UNREADABLE']) {
    expect([code, isDeadAfter(code)]).toEqual([code, false]);
  }
});

test('exactly one of fifty concurrent reviews by one link is stored', async ({ product }) => {
  const { token } = await issueLink(employee);
  const answers = await Promise.all(Array.from({ length: 50 }, () => postReview(nobody, token)));
  expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array.from({ length: 49 }, () => 410)]);
  expect(await product.services.db.$count(reviews)).toBe(1);
});

test('exactly one of a concurrent review and revocation succeeds', async ({ product }) => {
  const { token, id } = await issueLink(employee);
  const [posted, revoked] = await Promise.all([
    postReview(nobody, token),
    employee.gql(reviewOperations.revoke, { id }),
  ]);
  const isUsed = posted.status === 201;
  expect([posted.status, revoked.code, await stateOf(id)]).toEqual(
    isUsed ? [201, 'CONFLICT', 'USED'] : [410, undefined, 'REVOKED'],
  );
  expect(await product.services.db.$count(reviews)).toBe(isUsed ? 1 : 0);
});

describe('malformed bodies (contract, Review links)', () => {
  const json = 'application/json';
  const form = 'multipart/form-data; boundary=x';
  const bodies: [name: string, type: string | undefined, body: string | Uint8Array, status: number][] = [
    ['no body', undefined, '', 422],
    ['an empty body', json, '', 422],
    ['an empty form of the web', 'application/x-www-form-urlencoded', '', 422],
    ['an empty form', form, '', 422],
    ['nothing of an odd type', 'nonsense', '', 422],
    ['half a body', json, '{"name":', 422],
    ['a list', json, '[]', 422],
    ['null', json, 'null', 422],
    ['a text', json, '"review"', 422],
    ['a prototype', json, '{"__proto__":{"rating":5}}', 422],
    ['no UTF-8', json, Uint8Array.of(0x7b, 0xff, 0x7d), 422],
    ['control characters', json, JSON.stringify(review({ name: 'A\u0000B' })), 422],
    ['half a surrogate pair', json, '{"name":"\\ud800 and so on"}', 422],
    ['a broken form', form, '--x\r\nnothing', 422],
    ['a form without a boundary', 'multipart/form-data', 'x', 422],
    ['a form of the web', 'application/x-www-form-urlencoded', 'rating=5', 415],
    ['plain text', 'text/plain', 'five stars', 415],
    ['JSON in another charset', `${json}; charset=latin1`, '{}', 415],
    ['bytes of no type', undefined, '{}', 415],
    ['a very long text', json, JSON.stringify({ name: 'a'.repeat(1024 * 1024) }), 413],
  ];

  test.for(bodies)(
    'a malformed body is answered in the REST format: %s',
    async ([, type, body, status], { product }) => {
      const { token } = await issueLink(employee);
      const post = (to: string) =>
        send(product.url, `/api/admin/reviews/${to}`, {
          method: 'POST',
          headers: type ? { 'content-type': type } : {},
          body,
        });
      const answer = await post(token);
      expect(answer.status).toBe(status);
      expect(JSON.parse(answer.text)).toMatchObject({ success: false, message: expect.any(String) });
      expect(await statusOf(token)).toBe(201);
      expect([(await post(token)).status, (await post(UNKNOWN)).status]).toEqual([410, 404]);
    },
  );
});

describe('guessing', () => {
  test('guessing ends after a hundred unknown links without effect on another IP address', async ({
    onTestFinished,
  }) => {
    const limited = await startProduct({ RATE_LIMITS: 'on', TRUST_PROXY: '127.0.0.1' });
    onTestFinished(() => limited.stop());
    const staff = await limited.signedIn('Employee');
    const { token } = await issueLink(staff);
    const guesser = limited.nobody.from('203.0.113.7');
    const guess = (index: number) =>
      index % 2
        ? postReview(guesser, `guess-${index}`)
        : guesser.gql(reviewOperations.invitation, { token: `${index}` });
    const statuses = (await Promise.all(Array.from({ length: 102 }, (_, index) => guess(index)))).map(
      ({ status }) => status,
    );
    expect(statuses.filter((status) => status === 429)).toHaveLength(2);
    // The answer no longer reveals whether a link exists.
    const late = await postReview(guesser, token);
    expect(late.status).toBe(429);
    expect(Number(late.headers.get('retry-after'))).toBeGreaterThan(0);
    const client = limited.nobody.from('203.0.113.8');
    for (let view = 0; view < 105; view++) {
      expect((await client.gql(reviewOperations.invitation, { token })).data.reviewInvitation).toBe(true);
    }
    const answers = await Promise.all(Array.from({ length: 50 }, () => postReview(client, token)));
    expect(answers.filter(({ status }) => status === 410)).toHaveLength(49);
  });
});
