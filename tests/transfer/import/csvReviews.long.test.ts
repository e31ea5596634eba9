import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { outgoingMail } from '#server/platform/mail/table.ts';
import { webhookDeliveries } from '#server/platform/webhook/table.ts';
import { imports } from '#server/transfer/import/table.ts';
import {
  csvFile,
  importTable,
  reviewHead,
  reviewMapping,
  startTableProduct,
  type TableProduct,
} from '#tests/kit/content/csvImport.ts';
import { done, findData } from '#tests/kit/content/personalData.ts';
import { emptyReviews, reviewOperations } from '#tests/kit/content/review.ts';
import { makeWebhook } from '#tests/kit/content/webhook.ts';
import { getPage, structuredDataIn } from '#tests/kit/network/html.ts';
import type { Person } from '#tests/kit/people/person.ts';
import { until } from '#tests/kit/product/embedded.ts';
import type { Product } from '#tests/kit/product/product.ts';

let world: TableProduct;
let product: Product;
let admin: Person;
beforeAll(async () => {
  world = await startTableProduct();
  ({ product, admin } = world);
});
beforeEach(async () => {
  await emptyReviews(product);
  await product.services.db.delete(imports);
});
afterAll(() => world.stop());

type Review = { id: string; name: string };
const reviewRows = (rows: string[][]) => csvFile([reviewHead, ...rows]);
const allReviews = async () =>
  done(await admin.gql('{ allReviews(first: 200) { nodes { id name rating isPublished createdAt } averageRating } }'))
    .allReviews;

describe('reviews from CSV', () => {
  const devika = [
    'Devika Nair',
    'Harbour Ltd',
    'CEO',
    'They did what they said.',
    '9',
    '2021-02-03',
    'devika@harbour.example',
  ];
  const eli = ['Eli Stone', 'Hill Ltd', 'Head of Sales', 'Quick and kind people.', '7,0', '2022-02-03T10:00:00Z', ''];

  test('reviews are imported as drafts or published without notifying anybody', async () => {
    const { db } = product.services;
    await makeWebhook(admin);
    const mails = await db.$count(outgoingMail);
    const shown = async () => (await getPage(product, '/reviews')).text;
    const rated = async () =>
      structuredDataIn((await getPage(product, '/')).text).find((one) => one['@type'] === 'Organization')
        ?.aggregateRating;
    expect([await shown(), await rated()]).toEqual([expect.not.stringContaining('Devika'), undefined]);
    await world.bring(reviewRows([devika]), reviewMapping({ ratingOutOf: 10, from: 'Drafts' }));
    expect((await allReviews()).nodes).toMatchObject([{ name: 'Devika Nair', rating: 5, isPublished: false }]);
    expect(await shown()).not.toContain('Devika');
    await emptyReviews(product);
    const out = await world.bring(
      reviewRows([devika, eli]),
      reviewMapping({ ratingOutOf: 10, defaults: { isPublished: true } }),
    );
    expect(out).toContain('came: 0 enquiries, 2 reviews (2 published)');
    await until(async () => (await shown()).includes('Devika Nair'), { withinMs: 5000 });
    expect(await rated()).toMatchObject({ ratingValue: 4.5, reviewCount: 2 });
    expect(await allReviews()).toMatchObject({
      averageRating: 4.5,
      nodes: [
        { name: 'Eli Stone', rating: 4, isPublished: true, createdAt: '2022-02-03T10:00:00.000Z' },
        { name: 'Devika Nair', rating: 5, isPublished: true, createdAt: '2021-02-02T18:30:00.000Z' },
      ],
    });
    const found = await admin.gql('{ allReviews(search: "kind people") { nodes { name } } }');
    expect(done(found).allReviews.nodes).toEqual([{ name: 'Eli Stone' }]);
    expect((await findData(admin, 'devika@harbour.example')).kinds).toMatchObject([{ kind: 'reviews', count: 1 }]);
    expect([await db.$count(outgoingMail), await db.$count(webhookDeliveries)]).toEqual([mails, 0]);
  });

  test('review rows that violate the rules are named', async () => {
    const with5 = (rating: string, words = 'Good work, in time.') => [
      'Dev Rao',
      'Lake Ltd',
      'CEO',
      words,
      rating,
      '2021-02-03',
      '',
    ];
    const rows = ['0', '6', 'good', '-1', ''].map((rating) => with5(rating));
    const out = await world.bring(reviewRows([with5('1'), with5('5'), ...rows, with5('5', 'Good')]), reviewMapping());
    expect(out).toContain('came: 0 enquiries, 2 reviews (0 published)');
    expect(out).toContain('left out: rows 4, 5, 6, 7, 8: Rating must be between 1 and 5');
    expect(out).toContain('left out: row 9: Feedback must be at least 10 characters');
  });

  test('an undo removes imported reviews except those that were changed or tied', async () => {
    const rows = ['Quiet', 'Published', 'Tied'].map((name) => [name, ...devika.slice(1)]);
    const given = await world.files(reviewRows(rows), reviewMapping({ ratingOutOf: 10 }));
    await importTable(world.place, ...given);
    const idOf = Object.fromEntries((await allReviews()).nodes.map(({ name, id }: Review) => [name, id]));
    done(await admin.gql(reviewOperations.publish, { id: idOf.Published, isPublished: true }));
    done(await admin.gql('mutation ($id: UUID!) { tieReview(id: $id, service: PPC) { id } }', { id: idOf.Tied }));
    const out = await importTable(world.place, ...given, '--undo');
    expect(out).toContain('Taken back: 0 enquiries, 1 reviews.');
    expect(out).toContain('Kept, because they were changed or are in use: 0 enquiries, 2 reviews.');
    expect((await allReviews()).nodes.map(({ name }: Review) => name).sort()).toEqual(['Published', 'Tied']);
  });
});
