import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { reviews } from '#server/clients/review/table.ts';
import { auditEntries } from '#server/platform/audit/table.ts';
import { emptyReviews, issueLink, postReview, reviewOperations, tokenOf } from '#tests/kit/content/review.ts';
import { deliveriesOf, makeWebhook } from '#tests/kit/content/webhook.ts';
import { getPage } from '#tests/kit/network/html.ts';
import { send } from '#tests/kit/network/raw.ts';
import { UNKNOWN } from '#tests/kit/network/rows/case.ts';
import type { Person } from '#tests/kit/people/person.ts';
import type { Product } from '#tests/kit/product/product.ts';
import { test as base } from '#tests/kit/test.ts';

const DEAD = 'This link is invalid, or the review has been deleted.';

const test = base.extend('settings', { scope: 'file' }, { TRUST_PROXY: '127.0.0.1' });
test.beforeEach(({ product }) => emptyReviews(product));

let clients = 0;
async function submitted(product: Product, admin: Person, { isPublished = true } = {}) {
  clients += 1;
  const email = `client${clients}@company.example`;
  const { token } = await issueLink(admin, { email });
  const name = `Client of ${clients}`;
  expect(
    (await postReview(product.nobody, token, { name, clientFeedback: `Words of ${clients}, and more.` })).status,
  ).toBe(201);
  const [{ id }] = (await admin.gql('{ allReviews(first: 1) { nodes { id } } }')).data.allReviews.nodes;
  if (isPublished) await admin.gql(reviewOperations.publish, { id, isPublished });
  const mail = await product.mail.mailTo(email);
  return {
    id: id as string,
    name,
    words: `Words of ${clients}, and more.`,
    mail,
    withdrawal: tokenOf(mail.text, 'withdraw-review'),
  };
}
const withdraw = (product: Product, token: string) => product.nobody.gql(reviewOperations.withdraw, { token });
const post = (product: Product, token: string) =>
  send(product.url, `/withdraw-review/${token}`, {
    method: 'POST',
    headers: { accept: 'text/html', 'content-type': 'application/x-www-form-urlencoded' },
    body: '',
  });

describe('withdrawing a review', () => {
  test('the thank-you mail contains the withdrawal link, whose token is stored only as a hash', async ({
    product,
    admin,
  }) => {
    const { mail, withdrawal } = await submitted(product, admin);
    expect(mail.subject).toBe('Thank you for your review of Marquee');
    const rows = await product.services.db.select().from(reviews);
    expect(JSON.stringify(rows)).not.toContain(withdrawal);
  });

  test('a withdrawn review is hidden from visitors', async ({ product, admin }) => {
    const { id, words, withdrawal } = await submitted(product, admin);
    const seen = async () => [
      (await getPage(product, '/')).text.includes(words),
      JSON.stringify(await product.nobody.gql(reviewOperations.published)).includes(words),
      JSON.stringify((await product.nobody.rest('GET', '/admin/reviews/published')).body).includes(words),
    ];
    await expect.poll(seen).toEqual([true, true, true]);
    const { data } = await withdraw(product, withdrawal);
    expect(data.withdrawReview).toEqual({ id, isPublished: false, withdrawnAt: expect.any(String) });
    await expect.poll(seen).toEqual([false, false, false]);
    const [node] = (await admin.gql('{ allReviews { nodes { id isPublished withdrawnAt } } }')).data.allReviews.nodes;
    expect(node).toEqual(data.withdrawReview);
  });

  test('a withdrawn review cannot be published: alone, over REST, by toggle or in bulk', async ({ product, admin }) => {
    const { id, withdrawal } = await submitted(product, admin);
    await withdraw(product, withdrawal);
    const sentence = 'The client has withdrawn this review. It cannot be published.';
    for (const isPublished of [true, undefined]) {
      const { code, errors } = await admin.gql(reviewOperations.publish, { id, isPublished });
      expect([code, errors?.[0].message]).toEqual(['CONFLICT', sentence]);
    }
    const flipped = await admin.rest('PATCH', `/admin/reviews/${id}/toggle-publish`);
    expect([flipped.status, flipped.body.message]).toEqual([409, sentence]);
    const { data } = await admin.gql(
      `mutation ($id: UUID!) { bulkUpdate(kind: REVIEW, action: PUBLISH, ids: [$id]) { done failed { id message } } }`,
      { id },
    );
    expect(data.bulkUpdate).toEqual({ done: [], failed: [{ id, message: sentence }] });
    // Unpublishing it is a change without effect.
    expect((await admin.gql(reviewOperations.publish, { id, isPublished: false })).errors).toBeUndefined();
  });

  test('concurrent withdrawals and publications leave one withdrawal', async ({ product, admin }) => {
    const { id, name, withdrawal } = await submitted(product, admin, { isPublished: false });
    const hook = await makeWebhook(admin, { events: ['REVIEW_WITHDRAWN'], url: 'https://hooks.example/' });
    const answers = await Promise.all([
      ...Array.from({ length: 10 }, () => withdraw(product, withdrawal)),
      admin.gql(reviewOperations.publish, { id, isPublished: true }),
    ]);
    const moments = new Set(answers.slice(0, 10).map(({ data }) => data.withdrawReview.withdrawnAt));
    expect(moments.size).toBe(1);
    const [row] = await product.services.db.select().from(reviews).where(eq(reviews.id, id));
    expect(row).toMatchObject({ isPublished: false, withdrawnAt: expect.any(Date) });
    const entries = await product.services.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.action, 'review.withdraw'));
    expect(entries.filter(({ subjectId }) => subjectId === id)).toMatchObject([
      { actorId: null, actorName: name, via: 'link', subjectLabel: name, address: '127.0.0.1' },
    ]);
    const deliveries = await deliveriesOf(product, hook);
    expect(deliveries).toHaveLength(1);
    const { type, data } = JSON.parse(deliveries[0]?.body ?? '');
    expect([type, data.id ?? data._id, data.isPublished]).toEqual(['review.withdrawn', id, false]);
    expect(deliveries[0]?.body).not.toMatch(/token|consent/i);
  });

  test('the withdrawal page changes nothing before its button, which works without scripts', async ({
    product,
    admin,
  }) => {
    const { words, withdrawal, id } = await submitted(product, admin);
    const read = () => getPage(product, `/withdraw-review/${withdrawal}`);
    const { status, headers, text } = await read();
    expect([status, text.includes(words)]).toEqual([200, true]);
    expect([headers['cache-control'], headers['x-robots-tag'], headers['referrer-policy']]).toEqual([
      ...['no-store', 'noindex', 'no-referrer'],
    ]);
    const [row] = await product.services.db.select().from(reviews).where(eq(reviews.id, id));
    expect(row?.withdrawnAt).toBeNull();
    const done = await post(product, withdrawal);
    expect([done.status, done.text.includes('Your review has been withdrawn.')]).toEqual([200, true]);
    const again = await read();
    expect([again.status, again.text.includes('Your review has been withdrawn.')]).toEqual([200, true]);
    expect((await post(product, withdrawal)).status).toBe(200);
  });

  test('an invalid, foreign or outdated withdrawal link is 404', async ({ product, admin }) => {
    const { id, withdrawal } = await submitted(product, admin);
    const { token } = await issueLink(admin);
    await admin.gql(reviewOperations.remove, { id });
    for (const wrong of [UNKNOWN, token, 'nothing-here', withdrawal]) {
      for (const { status, text } of [
        await getPage(product, `/withdraw-review/${wrong}`),
        await post(product, wrong),
      ]) {
        expect([wrong, status, text.includes(DEAD)]).toEqual([wrong, 404, true]);
      }
      expect((await withdraw(product, wrong)).code).toBe('NOT_FOUND');
    }
  });
});
