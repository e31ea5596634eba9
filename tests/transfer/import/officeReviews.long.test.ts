import { expect } from 'vitest';
import { importOnceIn, importOperations, startImport, uploadExport } from '#tests/kit/content/import.ts';
import { zipOf } from '#tests/kit/content/zip.ts';
import { test } from '#tests/kit/test.ts';
import { saveMapping, upload } from './officeUploads.ts';

test('a table is read as reviews because of its ratings or by choice', async ({ admin }) => {
  const rows = [
    ['Reviewer', 'Star rating', 'Review', 'Review date'],
    ['Ann Lee', '5', 'Good work, in time, and friendly people.', '2024-03-25'],
  ];
  const id = await upload(admin, rows, 'google.csv');
  const job = await importOnceIn(admin, id, 'READY');
  expect(job.table).toMatchObject({ kind: 'REVIEW', missing: [] });
  expect(job.table.defaults).toContainEqual({ field: 'companyName', value: 'Google' });
  const columns = job.table.columns.map(({ name, field }: { name: string; field: string }) => ({ name, field }));
  const defaults = [...job.table.defaults, { field: 'isPublished', value: 'yes' }];
  await saveMapping(admin, id, { kind: 'REVIEW', columns, defaults });
  expect((await importOnceIn(admin, id, 'READY')).report).toMatchObject({ reviews: 1, published: 1 });
  await startImport(admin, id);
  const done = await importOnceIn(admin, id, 'DONE');
  expect(done.report).toMatchObject({ enquiries: 0, reviews: 1, published: 1 });
  await admin.gql(importOperations.undo, { id });
  expect((await importOnceIn(admin, id, 'UNDONE')).undone.removed.reviews).toBe(1);

  const chosen = await upload(admin, rows, 'google.csv', { kind: 'ENQUIRY' });
  const other = await importOnceIn(admin, chosen, 'READY');
  expect(other.table).toMatchObject({ kind: 'ENQUIRY', missing: ['email'] });
  await saveMapping(admin, chosen, { kind: 'REVIEW' });
  expect((await importOnceIn(admin, chosen, 'READY')).table).toMatchObject({ kind: 'REVIEW', missing: [] });
  await admin.gql(importOperations.remove, { id: chosen });
});

test('reviews of Google Takeout come with their stars but not their replies', async ({ admin }) => {
  const review = (name: string, starRating: string, comment?: string, reply?: string) => ({
    name: `accounts/1/locations/2/reviews/${name}`,
    reviewer: { displayName: name },
    ...{ starRating, comment, createTime: '2024-03-05T10:00:00.123Z' },
    ...(reply && { reviewReply: { comment: reply, updateTime: '2024-03-06T10:00:00Z' } }),
  });
  const reviews = [
    review('Ann Lee', 'FOUR', 'Good work, in time, and friendly.', 'Thank you!'),
    review('Ben Ode', 'ONE'),
  ];
  const bytes = new TextEncoder().encode(JSON.stringify({ reviews }));
  for (const [content, fileName] of [
    [bytes, 'reviews.json'],
    [zipOf([{ name: 'Takeout/Google Business Profile/reviews.json', bytes }]), 'takeout.zip'],
  ] as const) {
    const id = await uploadExport(admin, content as Uint8Array<ArrayBuffer>, { fileName });
    const { table, report } = await importOnceIn(admin, id, 'READY');
    expect([fileName, report]).toMatchObject([fileName, { format: 'CSV', reviews: 1 }]);
    expect(table.preview[0].values).toContainEqual({ field: 'rating', value: '4' });
    expect(table.preview[1]).toMatchObject({ row: 3, fault: expect.stringMatching(/./) });
    expect(report.skipped[0].why).toContain('"Reply"');
    await admin.gql(importOperations.remove, { id });
  }
});
