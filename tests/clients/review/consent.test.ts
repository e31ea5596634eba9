import { describe, expect } from 'vitest';
import { emptyReviews, issueLink, postReview, review, reviewOperations } from '#tests/kit/content/review.ts';
import { changeSite, forgetSite } from '#tests/kit/content/site.ts';
import { send } from '#tests/kit/network/raw.ts';
import type { Person } from '#tests/kit/people/person.ts';
import type { Product } from '#tests/kit/product/product.ts';
import { test } from '#tests/kit/test.ts';

test.beforeAll(({ product }) => product.holdTime());
test.beforeEach(({ product }) => Promise.all([emptyReviews(product), forgetSite(product)]));

const WORDS = 'I agree that Marquee may publish this review, with my name, position and company.';
const consents = async (admin: Person) =>
  (await admin.gql('{ allReviews { nodes { consent { words givenAt } } } }')).data.allReviews.nodes.map(
    ({ consent }: { consent: unknown }) => consent,
  );
const token = async (admin: Person) => (await issueLink(admin)).token;
const submit = async (product: Product, admin: Person, input: Record<string, unknown>) =>
  product.nobody.gql(reviewOperations.submit, { token: await token(admin), input: review(input) });
const post = async (product: Product, admin: Person, fields: Record<string, string>) =>
  send(product.url, `/submit-review/${await token(admin)}`, {
    method: 'POST',
    headers: { accept: 'text/html', 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ ...(review() as Record<string, string>), rating: '4', ...fields }).toString(),
  });

describe('consent to publication', () => {
  test('consent is stored with wording and time, over GraphQL, REST and a form without scripts', async ({
    product,
    admin,
  }) => {
    const givenAt = product.services.now().toISOString();
    expect((await submit(product, admin, { consent: true })).errors).toBeUndefined();
    expect((await postReview(product.nobody, await token(admin), { consent: true })).status).toBe(201);
    expect((await post(product, admin, { consent: 'true' })).status).toBe(200);
    expect(await consents(admin)).toEqual(Array(3).fill({ words: WORDS, givenAt }));
  });

  test('consent is optional', async ({ product, admin }) => {
    expect((await submit(product, admin, {})).errors).toBeUndefined();
    expect((await submit(product, admin, { consent: false })).errors).toBeUndefined();
    expect((await submit(product, admin, { consent: null })).errors).toBeUndefined();
    expect((await postReview(product.nobody, await token(admin))).status).toBe(201);
    expect((await postReview(product.nobody, await token(admin), { consent: false })).status).toBe(201);
    expect((await post(product, admin, {})).status).toBe(200);
    expect(await consents(admin)).toEqual(Array(6).fill(null));
  });

  test('the link stays valid after a refused consent', async ({ product, admin }) => {
    const link = await token(admin);
    const { status, body } = await postReview(product.nobody, link, { consent: 'perhaps' });
    expect([status, body.errors.consent]).toEqual([422, 'Please say true or false']);
    expect((await post(product, admin, { consent: 'perhaps' })).status).toBe(422);
    expect((await postReview(product.nobody, link)).status).toBe(201);
  });

  test('consent has the wording of the page, with the current name of the site', async ({ product, admin }) => {
    const page = async () => (await send(product.url, `/submit-review/${await token(admin)}`, {})).text;
    expect(await page()).toContain(WORDS);
    await changeSite(admin, { name: 'Heron' });
    const heron = WORDS.replace('Marquee', 'Heron');
    await expect.poll(page).toContain(heron);
    await submit(product, admin, { consent: true });
    await changeSite(admin, { name: 'Egret' });
    expect(await consents(admin)).toMatchObject([{ words: heron }]);
  });

  test('only staff can read the consent that publication does not need', async ({ product, admin }) => {
    const { data } = await submit(product, admin, {});
    const { id } = data.submitReview;
    expect((await admin.gql(reviewOperations.publish, { id, isPublished: true })).data.publishReview.isPublished).toBe(
      true,
    );
    const query = '{ reviews { nodes { id consent { words } } } }';
    expect((await product.nobody.gql(query)).code).toBe('UNAUTHENTICATED');
    expect((await admin.gql(query)).data.reviews.nodes).toEqual([{ id, consent: null }]);
    const list = await product.nobody.rest('GET', '/admin/reviews/published');
    expect(Object.keys(list.body.reviews[0])).not.toContain('consent');
  });

  test('the office mail about a review mentions the consent', async ({ product, admin }) => {
    await submit(product, admin, { name: 'Anil Bhat', consent: true });
    await submit(product, admin, { name: 'Sara Thomas' });
    const officeMailsAbout = (name: string) =>
      product.mail.mails.filter(({ subject, text }) => /new review/.test(subject ?? '') && text?.includes(name));
    await expect
      .poll(() => [officeMailsAbout('Anil Bhat').length, officeMailsAbout('Sara Thomas').length])
      .toEqual([1, 1]);
    expect(officeMailsAbout('Anil Bhat')[0]?.text).toContain('They agree that it is published.');
    expect(officeMailsAbout('Sara Thomas')[0]?.text).toContain('They have not said that they agree');
  });
});
