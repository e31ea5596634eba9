import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { emptyReviews, issueLink, postReview, review, reviewOperations } from '#tests/kit/content/review.ts';
import { changeSite, forgetSite } from '#tests/kit/content/site.ts';
import { send } from '#tests/kit/network/raw.ts';
import type { Person } from '#tests/kit/people/person.ts';
import { type Product, startProduct } from '#tests/kit/product/product.ts';

let product: Product;
let admin: Person;
beforeAll(async () => {
  product = await startProduct();
  product.holdTime();
  admin = await product.signedIn('admin');
});
beforeEach(() => Promise.all([emptyReviews(product), forgetSite(product)]));
afterAll(() => product.stop());

const WORDS = 'I agree that Marquee may publish this review, with my name, position and company.';
const consents = async () =>
  (await admin.gql('{ allReviews { nodes { consent { words givenAt } } } }')).data.allReviews.nodes.map(
    ({ consent }: { consent: unknown }) => consent,
  );
const token = async () => (await issueLink(admin)).token;
const submit = async (input: Record<string, unknown>) =>
  product.nobody.gql(reviewOperations.submit, { token: await token(), input: review(input) });
const post = async (fields: Record<string, string>) =>
  send(product.url, `/submit-review/${await token()}`, {
    method: 'POST',
    headers: { accept: 'text/html', 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ ...(review() as Record<string, string>), rating: '4', ...fields }).toString(),
  });

describe('consent to publication', () => {
  test('consent is stored with wording and time, over GraphQL, REST and a form without scripts', async () => {
    const givenAt = product.services.now().toISOString();
    expect((await submit({ consent: true })).errors).toBeUndefined();
    expect((await postReview(product.nobody, await token(), { consent: true })).status).toBe(201);
    expect((await post({ consent: 'true' })).status).toBe(200);
    expect(await consents()).toEqual(Array(3).fill({ words: WORDS, givenAt }));
  });

  test('consent is optional', async () => {
    expect((await submit({})).errors).toBeUndefined();
    expect((await submit({ consent: false })).errors).toBeUndefined();
    expect((await submit({ consent: null })).errors).toBeUndefined();
    expect((await postReview(product.nobody, await token())).status).toBe(201);
    expect((await postReview(product.nobody, await token(), { consent: false })).status).toBe(201);
    expect((await post({})).status).toBe(200);
    expect(await consents()).toEqual(Array(6).fill(null));
  });

  test('an invalid consent is refused, and the link stays valid', async () => {
    const link = await token();
    const { status, body } = await postReview(product.nobody, link, { consent: 'perhaps' });
    expect([status, body.errors.consent]).toEqual([422, 'Please say true or false']);
    expect((await post({ consent: 'perhaps' })).status).toBe(422);
    expect((await postReview(product.nobody, link)).status).toBe(201);
  });

  test('consent has the wording of the page, with the current name of the site', async () => {
    const page = async () => (await send(product.url, `/submit-review/${await token()}`, {})).text;
    expect(await page()).toContain(WORDS);
    await changeSite(admin, { name: 'Heron' });
    const heron = WORDS.replace('Marquee', 'Heron');
    await expect.poll(page).toContain(heron);
    await submit({ consent: true });
    await changeSite(admin, { name: 'Egret' });
    expect(await consents()).toMatchObject([{ words: heron }]);
  });

  test('only staff can read the consent, and publishing does not require it', async () => {
    const { data } = await submit({});
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

  test('the office mail about a review mentions the consent', async () => {
    await submit({ name: 'Anil Bhat', consent: true });
    await submit({ name: 'Sara Thomas' });
    const toldOf = (name: string) =>
      product.mail.mails.filter(({ subject, text }) => /new review/.test(subject ?? '') && text?.includes(name));
    await expect.poll(() => [toldOf('Anil Bhat').length, toldOf('Sara Thomas').length]).toEqual([1, 1]);
    expect(toldOf('Anil Bhat')[0]?.text).toContain('They agree that it is published.');
    expect(toldOf('Sara Thomas')[0]?.text).toContain('They have not said that they agree');
  });
});
