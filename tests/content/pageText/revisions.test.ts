import { expect } from 'vitest';
import { makePicture, mediaOperations } from '#tests/kit/content/media.ts';
import { pageTextOperations, saveTexts } from '#tests/kit/content/pageText.ts';
import { fieldValue, listRevisions, revisionOperations } from '#tests/kit/content/revision.ts';
import type { Person } from '#tests/kit/people/person.ts';
import { test as base } from '#tests/kit/test.ts';

const test = base.extend('admin', { scope: 'file' }, ({ product }) =>
  product.signedIn('admin', { name: 'Asha Menon' }),
);

const idOf = async (admin: Person, slug: string) =>
  (await admin.gql(pageTextOperations.one, { slug })).data.editedPage.id;
const ORIGINAL = 'Tell us what should grow. No brief needed: a few lines are enough to begin.';

test('the first revision of a page is its original before the saved text', async ({ admin }) => {
  const id = await idOf(admin, 'contact');
  expect(await listRevisions(admin, 'PAGE_TEXT', id)).toEqual([]);
  await saveTexts(admin, 'CONTACT', { lead: 'Write to us.' });
  const versions = await listRevisions(admin, 'PAGE_TEXT', id);
  expect(versions.map((one) => [one.reason, one.author?.name, fieldValue(one, 'lead')])).toEqual([
    ['KEPT', undefined, ORIGINAL],
    ['UPDATE', 'Asha Menon', 'Write to us.'],
  ]);
  await saveTexts(admin, 'CONTACT', { lead: 'Write to us.' });
  expect(await listRevisions(admin, 'PAGE_TEXT', id)).toHaveLength(2);
});

test('restoring a revision adds a new one and can restore the original', async ({ admin }) => {
  const id = await idOf(admin, 'contact');
  await saveTexts(admin, 'CONTACT', { lead: 'Another.' });
  const [first] = await listRevisions(admin, 'PAGE_TEXT', id);
  const { data } = await admin.gql(revisionOperations.restore, { id: first?.id });
  expect(data.restoreRevision).toMatchObject({ id, slug: 'contact', isPictureGone: false });
  const { editedPage } = (await admin.gql(pageTextOperations.one, { slug: 'contact' })).data;
  const { text } = editedPage.fields.find(({ name }: { name: string }) => name === 'lead');
  expect([editedPage.changed, text]).toEqual([[], ORIGINAL]);
  const last = (await listRevisions(admin, 'PAGE_TEXT', id)).at(-1);
  expect([last?.reason, last && fieldValue(last, 'lead')]).toEqual(['RESTORE', ORIGINAL]);
});

test('restoring a revision of a page that changed meanwhile is a CONFLICT', async ({ admin }) => {
  const id = await idOf(admin, 'about');
  const { updatedAt } = await saveTexts(admin, 'ABOUT', { mission: 'One' });
  await saveTexts(admin, 'ABOUT', { mission: 'Two' });
  const [first] = await listRevisions(admin, 'PAGE_TEXT', id);
  const { errors } = await admin.gql(revisionOperations.restore, { id: first?.id, ifUpdatedAt: updatedAt });
  expect(errors?.[0]?.extensions.code).toBe('CONFLICT');
});

test('restoring a revision with a deleted picture omits the picture and reports it', async ({ admin }) => {
  const id = await idOf(admin, 'services');
  const picture = await makePicture(admin);
  await saveTexts(admin, 'SERVICES', { ppcPicture: picture.id, lead: 'With a picture' });
  await saveTexts(admin, 'SERVICES', { ppcPicture: null, lead: 'Without' });
  const version = (await listRevisions(admin, 'PAGE_TEXT', id)).at(-2);
  expect(version && fieldValue(version, 'ppcPicture')).toBe(picture.url);
  expect((await admin.gql(mediaOperations.remove, { id: picture.id })).errors).toBeUndefined();
  const { data } = await admin.gql(revisionOperations.restore, { id: version?.id });
  expect(data.restoreRevision.isPictureGone).toBe(true);
  const { editedPage } = (await admin.gql(pageTextOperations.one, { slug: 'services' })).data;
  expect(editedPage.changed).toEqual(['Introduction']);
});

test('only admins can read and restore revisions of pages', async ({ admin, employee }) => {
  const id = await idOf(admin, 'about');
  const [version] = await listRevisions(admin, 'PAGE_TEXT', id);
  const code = async (operation: string, variables: Record<string, unknown>) =>
    (await employee.gql(operation, variables)).errors?.[0]?.extensions.code;
  expect(await code(revisionOperations.list, { kind: 'PAGE_TEXT', id })).toBe('FORBIDDEN');
  expect(await code(revisionOperations.byId, { id: version?.id })).toBe('FORBIDDEN');
  expect(await code(revisionOperations.restore, { id: version?.id })).toBe('FORBIDDEN');
  const { data } = await employee.gql(revisionOperations.list, { kind: 'BLOG_POST', id, first: 50 });
  expect(data.revisions.totalCount).toBe(0);
});
