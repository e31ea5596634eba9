import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { dateBackReview, emptyReviews, issueLink, makeReview, postReview, review } from '#tests/kit/content/review.ts';
import { canonicalOf, getPage, isNoindex, titleOf } from '#tests/kit/network/html.ts';
import { send } from '#tests/kit/network/raw.ts';
import { type Wire, wireTo } from '#tests/kit/network/wire.ts';
import type { Person } from '#tests/kit/people/person.ts';
import { type Product, startProduct } from '#tests/kit/product/product.ts';

const DAY = 24 * 3600 * 1000;
const DEAD = 'This review link is invalid, expired, or has already been used.';

let product: Product;
let employee: Person;
let wire: Wire;
beforeAll(async () => {
  product = await startProduct(
    {},
    {
      connectThrough: async (databaseUrl) => {
        wire = await wireTo(databaseUrl);
        return wire.url;
      },
    },
  );
  employee = await product.signedIn('Employee');
});
beforeEach(() => emptyReviews(product));
afterAll(() => product.stop());

const page = (token: string) => getPage(product, `/submit-review${token && `/${token}`}`);
const post = (token: string, fields: Record<string, unknown>) =>
  send(product.url, `/submit-review/${token}`, {
    method: 'POST',
    headers: { accept: 'text/html', 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(fields as Record<string, string>).toString(),
  });

describe('the page of a link', () => {
  test('the page of a link is rendered by the server, not indexed and keeps its token to itself', async () => {
    const { token } = await issueLink(employee);
    const { status, headers, text } = await page(token);
    expect([status, titleOf(text), isNoindex(text), canonicalOf(text)]).toEqual([
      200,
      'Share Your Experience - Marquee',
      true,
      undefined,
    ]);
    expect(text).toMatch(/<form[^>]* method="post"/);
    expect(headers['referrer-policy']).toBe('no-referrer');
    expect(text.replaceAll(`{\\"token\\":\\"${token}\\"}`, '')).not.toContain(token);
    expect(headers['content-security-policy']).toContain("form-action 'self'");
  });

  test('the page of an invalid link has its own status', async () => {
    const used = await issueLink(employee);
    await postReview(product.nobody, used.token);
    const old = await issueLink(employee);
    for (const [token, status] of [
      [used.token, 410],
      ['nothing-here', 404],
      ['a%00b', 404],
      ['%E0%A4%A', 404],
      ['x'.repeat(600), 404],
    ] as const) {
      const { text, ...answer } = await page(token);
      expect([token, answer.status, titleOf(text), isNoindex(text)]).toEqual([
        token,
        status,
        'Invalid Link - Marquee',
        true,
      ]);
      expect(text).toContain(DEAD);
    }
    product.passTime(31 * DAY);
    employee = await product.signedIn('Employee');
    expect((await page(old.token)).status).toBe(410);
  });

  test.each(['', '%20'])('the page without a token (%j) says that it is missing', async (token) => {
    const { status, text } = await page(token);
    expect([status, text.includes('Review link is missing or invalid.')]).toEqual([404, true]);
  });

  test('a plain post is answered with errors, then with thanks, then as a used link', async () => {
    const { token } = await issueLink(employee);
    const faulty = await post(token, review({ rating: '6', name: '"><script>' }));
    expect([faulty.status, faulty.headers['cache-control']]).toEqual([422, 'no-store']);
    for (const part of ['Please fix the errors below.', 'Rating must be between 1 and 5', '&quot;&gt;&lt;script&gt;']) {
      expect(faulty.text).toContain(part);
    }
    const done = await post(token, review({ rating: '4' }));
    expect([done.status, titleOf(done.text)]).toEqual([200, 'Thank You! - Marquee']);
    expect(done.text).toContain('Review submitted successfully!');
    expect(done.text).toContain('<meta http-equiv="refresh" content="3;url=/"/>');
    const again = await post(token, review({ rating: '4' }));
    expect([again.status, again.text.includes(DEAD)]).toEqual([410, true]);
    expect((await post('nothing-here', review({ rating: '4' }))).status).toBe(404);
  });
});

describe('the stories of the home page', () => {
  const HEADING = 'Client Success Stories';
  const home = async () => getPage(product, '/');

  test("the stories are the three newest published reviews in the server's HTML", async () => {
    const days: Record<string, [name: string, isPublished: boolean]> = {
      '2026-01-04': ['The newest, a draft', false],
      '2026-01-03': ['Third day', true],
      '2026-01-02': ['Second day', true],
      '2026-01-01': ['First day', true],
      '2025-12-31': ['The day before', true],
    };
    for (const [day, [name, isPublished]] of Object.entries(days)) {
      const fields = { name, companyName: 'Kite & Compass', position: 'Owner', rating: 4 };
      const made = await makeReview(employee, { ...fields, clientFeedback: `${name}: <b>well</b> done.`, isPublished });
      await dateBackReview(product, made, `${day}T00:00:00Z`);
    }
    const { status, text } = await home();
    const body = text.slice(0, text.indexOf('<script type="application/json"'));
    expect([status, body.includes(HEADING)]).toEqual([200, true]);
    const places = ['Third day', 'Second day', 'First day'].map((name) => body.indexOf(name));
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(places).not.toContain(-1);
    expect(body).toContain('“Third day: &lt;b&gt;well&lt;/b&gt; done.”');
    expect(body).toContain('Owner, Kite &amp; Compass');
    expect(body.match(/aria-label="4 out of 5 stars"/g)).toHaveLength(3);
    for (const other of ['The newest, a draft', 'The day before']) expect(text).not.toContain(other);
  });

  test('the stories are omitted while there are none', async () => {
    await makeReview(employee);
    const { status, text } = await home();
    expect([status, text.includes(HEADING)]).toEqual([200, false]);
  });

  test('the home page is complete without stories that cannot be read', async () => {
    await makeReview(employee, { isPublished: true });
    const { db } = product.services;
    await db.execute('alter table reviews rename to reviews_away');
    const broken = await home();
    await db.execute('alter table reviews_away rename to reviews');
    await wire.cut();
    const away = await home();
    await wire.mend();
    for (const { status, text } of [broken, away]) {
      expect([status, text.includes(HEADING)]).toEqual([200, false]);
      expect(text).toContain('Elevate Your Business with Digital Excellence');
    }
    await expect.poll(async () => (await home()).text.includes(HEADING)).toBe(true);
  });
});
