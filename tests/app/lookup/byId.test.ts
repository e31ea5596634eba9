import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeAffiliate } from '#tests/kit/content/affiliate.ts';
import { makePost } from '#tests/kit/content/blog.ts';
import { insertBooking } from '#tests/kit/content/booking.ts';
import { makePicture, sendReplacement } from '#tests/kit/content/media.ts';
import { canvas } from '#tests/kit/content/picture.ts';
import { makeItem } from '#tests/kit/content/portfolio.ts';
import { makePreview } from '#tests/kit/content/preview.ts';
import { makeRedirect } from '#tests/kit/content/redirect.ts';
import { makeTemplate } from '#tests/kit/content/replyTemplate.ts';
import { issueLink, makeReview } from '#tests/kit/content/review.ts';
import { makeWebhook } from '#tests/kit/content/webhook.ts';
import { UNKNOWN } from '#tests/kit/network/rows/case.ts';
import type { Person } from '#tests/kit/people/person.ts';
import { type Product, startProduct } from '#tests/kit/product/product.ts';

let product: Product;
let admin: Person;
beforeAll(async () => {
  product = await startProduct();
  admin = await product.signedIn('admin');
});
afterAll(() => product.stop());

const firstOf = async (list: string): Promise<string> =>
  (await admin.gql(`{ ${list}(first: 1) { nodes { id } } }`)).data[list].nodes[0].id;
/** The objects that are read by id only. */
const things: Record<string, () => Promise<string>> = {
  affiliate: async () => (await makeAffiliate(product.nobody)).id,
  auditEntry: () => firstOf('auditEntries'),
  booking: async () =>
    (await insertBooking(product, { hostId: admin.id, startsAt: new Date(Date.now() + 3_600_000) })).id,
  invitation: async () =>
    (await admin.gql('mutation { inviteUser(input: { email: "n@staff.example", role: EMPLOYEE }) { id } }')).data
      .inviteUser.id,
  mediaPicture: async () => (await makePicture(admin)).id,
  missedPath: async () => {
    await product.services.db.$client.query(
      `insert into missed_paths (id, path, count, first_at, last_at, is_wanted) values (gen_random_uuid(), '/missed', 1, now(), now(), true)`,
    );
    return firstOf('missedPaths');
  },
  previewLink: async () => (await makePreview(admin, 'BLOG_POST', (await makePost(admin)).id)).id,
  redirect: async () => (await makeRedirect(admin)).id,
  replyTemplate: async () => (await makeTemplate(admin)).id,
  review: async () => (await makeReview(admin)).id,
  reviewLink: async () => (await issueLink(admin)).reviewLink.id,
  user: async () => (await product.signedIn('Employee')).id,
  webhookDelivery: async () => {
    const { id } = await makeWebhook(admin);
    return (await admin.gql('mutation ($id: UUID!) { testWebhook(id: $id) { id } }', { id })).data.testWebhook.id;
  },
};

test.for(Object.keys(things))('%s is read by its id or is NOT_FOUND', async (name) => {
  const id = await things[name]?.();
  const read = `query ($id: UUID!) { ${name}(id: $id) { id updatedAt } }`;
  const { data, errors } = await admin.gql(read, { id });
  expect(errors).toBeUndefined();
  expect(data[name]).toEqual({ id, updatedAt: expect.stringMatching(/^20/) });
  expect((await admin.gql(read, { id: UNKNOWN })).code).toBe('NOT_FOUND');
});

test('a revoked link and a revoked invitation are NOT_FOUND', async () => {
  const link = await makePreview(admin, 'BLOG_POST', (await makePost(admin)).id);
  await admin.gql('mutation ($id: UUID!) { revokePreviewLink(id: $id) { id } }', { id: link.id });
  expect((await admin.gql('query ($id: UUID!) { previewLink(id: $id) { id } }', { id: link.id })).code).toBe(
    'NOT_FOUND',
  );
  const { id } = (
    await admin.gql('mutation { inviteUser(input: { email: "o@staff.example", role: EMPLOYEE }) { id } }')
  ).data.inviteUser;
  await admin.gql('mutation ($id: UUID!) { revokeInvitation(id: $id) { id } }', { id });
  expect((await admin.gql('query ($id: UUID!) { invitation(id: $id) { id } }', { id })).code).toBe('NOT_FOUND');
});

test('a picture is read by its library id, also after a replacement', async () => {
  const { id } = await makePicture(admin);
  await sendReplacement(admin, id, await canvas(33, 33).png().toBuffer());
  const { data } = await admin.gql('query ($id: UUID!) { mediaPicture(id: $id) { id width } }', { id });
  expect(data.mediaPicture).toEqual({ id, width: 33 });
});

describe('objects with a slug', () => {
  const page = async () =>
    (await admin.gql('{ editedPages(first: 1) { nodes { id slug } } }')).data.editedPages.nodes[0];
  const author = async () => {
    const input = { slug: 'asha-menon', name: 'Asha Menon', about: '', isOn: true };
    await admin.gql('mutation ($input: AuthorProfileInput!) { saveAuthorProfile(input: $input) { id } }', { input });
    return (await admin.gql('{ author(slug: "asha-menon") { id slug } }')).data.author;
  };
  const cases: [string, () => Promise<{ id: string; slug: string }>, string][] = [
    ['blogPost', () => makePost(admin, { isPublished: true }), 'id slug'],
    ['portfolioItem', () => makeItem(admin, { isPublished: true }), 'id slug'],
    ['author', author, 'id slug'],
    ['editedPage', page, 'id slug'],
    ['blogPostNeighbours', () => makePost(admin, { isPublished: true }), 'previous { slug }'],
    ['portfolioItemNeighbours', () => makeItem(admin, { isPublished: true }), 'previous { slug }'],
  ];
  test.for(cases)('%s is read by slug or id, not by both or neither', async ([name, make, fields]) => {
    const { id, slug } = await make();
    const ask = (args: string) => admin.gql(`{ ${name}${args} { ${fields} } }`);
    const [byId, bySlug] = [await ask(`(id: "${id}")`), await ask(`(slug: "${slug}")`)];
    expect(byId.errors).toBeUndefined();
    expect(byId.data).toEqual(bySlug.data);
    expect((await ask(`(slug: "${slug}", id: "${id}")`)).errors?.[0].extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: { id: 'Please send a slug or an id, one of the two.' },
    });
    expect((await ask('')).code).toBe('BAD_USER_INPUT');
    expect((await ask(`(id: "${UNKNOWN}")`)).code).toBe('NOT_FOUND');
  });

  test.for([
    ['blogPost', () => makePost(admin, { isPublished: false })],
    ['portfolioItem', () => makeItem(admin, { isPublished: false })],
    ['review', () => makeReview(admin)],
  ] as const)('an unpublished %s is readable by staff only', async ([name, make]) => {
    const { id } = await make();
    const ask = (person: Person) => person.gql(`{ ${name}(id: "${id}") { id } }`);
    expect([(await ask(product.nobody)).code, (await ask(admin)).data]).toEqual(['NOT_FOUND', { [name]: { id } }]);
  });
});
