import { existsSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect } from 'vitest';
import { IMPORT_CHUNK_BYTES, importStrings, UPLOAD_DAYS } from '#schema/import.ts';
import { ghostExport, ghostPost } from '#tests/kit/content/ghostExport.ts';
import { importNow, importOnceIn, importOperations, startImport, uploadExport } from '#tests/kit/content/import.ts';
import { canvas } from '#tests/kit/content/picture.ts';
import { zipOf } from '#tests/kit/content/zip.ts';
import type { Person } from '#tests/kit/people/person.ts';
import { until } from '#tests/kit/product/embedded.ts';
import { test } from '#tests/kit/test.ts';
import { exported, folderOf, items, remove } from './officeImports.ts';

// Each step is a process, which takes seconds to start.

const DAY_MS = 24 * 3600 * 1000;

const undo = (admin: Person, id: string) => admin.gql(importOperations.undo, { id });
const linesOf = async (admin: Person, id: string, args: Record<string, unknown> = {}) =>
  (await admin.gql(importOperations.lines, { id, ...args })).data.import.lines;
const slugs = async (admin: Person): Promise<string[]> =>
  (await admin.gql('query Slugs { allBlogPosts(first: 200) { nodes { slug } } }')).data.allBlogPosts.nodes
    .map(({ slug }: { slug: string }) => slug)
    .sort();

describe('an export of WordPress', () => {
  let id: string;
  /** The one of two admins whose start succeeded. */
  let starter: Person | undefined;
  test.beforeAll(async ({ admin }) => {
    id = await uploadExport(admin, exported);
  });

  test('an uploaded export is analysed without importing anything', async ({ product, admin }) => {
    const found = await importOnceIn(admin, id, 'READY');
    expect(found).toMatchObject({
      ...{ fileName: 'site.xml', source: 'wordpress old.example', fault: null, undone: null },
      ...{ canStart: true, canUndo: false, canRemove: true, received: Buffer.byteLength(exported) },
      report: {
        ...{ format: 'WordPress', posts: 3, items: 0, published: 2, known: 0, lossCount: 1 },
        skipped: [{ what: '1 entry', why: 'of the kind film' }],
        skippedCount: 1,
      },
    });
    expect(await slugs(admin)).toEqual([]);
    expect((await stat(join(folderOf(product, id), 'export.xml'))).mode & 0o777).toBe(0o600);
  });

  test('the report can list only the entries with losses', async ({ admin }) => {
    const first = await linesOf(admin, id, { first: 2 });
    expect(first).toMatchObject({ totalCount: 3, pageInfo: { hasNextPage: true } });
    const rest = await linesOf(admin, id, { first: 2, after: first.pageInfo.endCursor });
    expect([...first.nodes, ...rest.nodes].map(({ title }: { title: string }) => title)).toEqual(
      items.slice(0, 3).map(({ title }) => title),
    );
    const lossy = await linesOf(admin, id, { onlyLosses: true });
    expect([lossy.totalCount, lossy.nodes[0].title]).toEqual([1, items[0]?.title]);
    const foreign = await admin.gql(importOperations.lines, { id, after: 'x' });
    expect(foreign.code).toBe('BAD_USER_INPUT');
  });

  test('an import runs once with the chosen content when two admins start it concurrently', async ({
    product,
    admin,
  }) => {
    const nothing = await startImport(admin, id, { posts: false, items: false });
    expect([nothing.code, nothing.errors?.[0].message]).toEqual(['BAD_USER_INPUT', importStrings.nothingChosen]);
    const other = await product.signedIn('admin');
    const admins = [admin, other];
    const pressed = await Promise.all(admins.map((one) => startImport(one, id, { drafts: false })));
    expect(pressed.map(({ code }) => code ?? 'begun').sort()).toEqual(['CONFLICT', 'begun']);
    starter = admins[pressed.findIndex(({ code }) => !code)];
    const done = await importOnceIn(admin, id, 'DONE');
    expect(done).toMatchObject({
      choice: { posts: true, items: true, drafts: false },
      report: { posts: 2, published: 2 },
      ...{ canStart: false, canUndo: true, canRemove: false, keptUntil: null },
    });
    expect(done.report.skipped).toContainEqual({ what: '1 draft', why: 'not chosen' });
    expect(await slugs(admin)).toEqual(['first-of-the-old-site', 'second-of-the-old-site']);
    await until(() => !existsSync(folderOf(product, id)));
    const refused = await remove(admin, id);
    expect([refused.code, refused.errors?.[0].message]).toEqual(['CONFLICT', importStrings.notRemovable]);
  });

  test('the audit log names who uploaded an import and who started it', async ({ admin }) => {
    const { data } = await admin.gql(
      'query { auditEntries(first: 50, filter: { kind: IMPORT }) { nodes { action actor { id } } } }',
    );
    const entries: { action: string; actor: { id: string } }[] = data.auditEntries.nodes;
    expect(entries.map(({ action, actor }) => [action, actor.id])).toEqual([
      ['import.run', starter?.id],
      ['import.start', starter?.id],
      ['import.create', admin.id],
    ]);
  });

  test('the undo of a second upload leaves what the first one imported', async ({ admin }) => {
    const again = await uploadExport(admin, exported);
    expect((await importOnceIn(admin, again, 'READY')).report).toMatchObject({ posts: 1, known: 2 });
    await startImport(admin, again);
    await importOnceIn(admin, again, 'DONE');
    expect(await slugs(admin)).toHaveLength(3);
    expect((await undo(admin, again)).data.undoImport.state).toBe('UNDOING');
    const undone = await importOnceIn(admin, again, 'UNDONE');
    expect(undone).toMatchObject({ undone: { removed: { posts: 1 }, kept: { posts: 0 } }, canRemove: true });
    expect(await slugs(admin)).toHaveLength(2);
    expect((await remove(admin, again)).errors).toBeUndefined();
    expect(await importNow(admin, again)).toBeNull();
  });

  test('an undo leaves what was changed since', async ({ admin }) => {
    const { data } = await admin.gql('query { allBlogPosts(first: 1) { nodes { id } } }');
    const published = await admin.gql('mutation ($id: UUID!) { publishBlogPost(id: $id) { id } }', {
      id: data.allBlogPosts.nodes[0].id,
    });
    expect(published.errors).toBeUndefined();
    await undo(admin, id);
    const undone = await importOnceIn(admin, id, 'UNDONE');
    expect(undone.undone).toMatchObject({ removed: { posts: 1 }, kept: { posts: 1 } });
    expect(await slugs(admin)).toHaveLength(1);
    expect(undone.canRemove).toBe(false);
    const twice = await undo(admin, id);
    expect([twice.code, twice.errors?.[0].message]).toEqual(['CONFLICT', importStrings.notUndoable]);
  });
});

test('a Ghost archive with pictures is uploaded in parts and imported', async ({ admin }) => {
  // Random bytes do not compress, so the archive needs two parts.
  const noise = { name: 'content/files/noise.bin', bytes: crypto.getRandomValues(new Uint8Array(60_000)) };
  const picture = await canvas(60, 30).png().toBuffer();
  const post = ghostPost({
    ...{ id: '1', title: 'From the archive', slug: 'from-the-archive', html: '<p>Some words of it.</p>' },
    feature_image: '__GHOST_URL__/content/images/sea.png',
  });
  const parts = Array.from({ length: 75 }, (_, index) => ({ ...noise, name: `content/files/${index}.bin` }));
  const bytes = zipOf([
    { name: 'content/images/sea.png', bytes: picture },
    { name: 'site.json', bytes: Buffer.from(ghostExport({ posts: [post] })) },
    ...parts,
  ]);
  expect(bytes.length).toBeGreaterThan(IMPORT_CHUNK_BYTES);
  const address = 'https://ghost.example';
  const id = await uploadExport(admin, new Uint8Array(bytes), { fileName: 'Ghost.ZIP', address });
  const found = await importOnceIn(admin, id, 'READY');
  expect(found).toMatchObject({ source: 'ghost ghost.example', report: { format: 'Ghost', posts: 1, pictures: 1 } });
  await startImport(admin, id);
  expect((await importOnceIn(admin, id, 'DONE')).report).toMatchObject({ posts: 1, pictures: 1 });
});

test('a mapping imports another content type as portfolio items', async ({ admin }) => {
  const mapping = JSON.stringify({ postTypes: { film: { as: 'item' } } });
  const id = await uploadExport(admin, exported.replaceAll('old.example', 'films.example'), { mapping });
  expect((await importOnceIn(admin, id, 'READY')).report).toMatchObject({ posts: 3, items: 1, skippedCount: 0 });
  await remove(admin, id);
});

test('an analysed import that nobody starts is deleted after some days, with its file', async ({ product, admin }) => {
  const id = await uploadExport(admin, exported.replaceAll('old.example', 'later.example'));
  await importOnceIn(admin, id, 'READY');
  product.passTime((UPLOAD_DAYS - 1) * DAY_MS);
  expect((await importNow(admin, id)).canStart).toBe(true);
  product.passTime(2 * DAY_MS);
  await until(async () => (await importNow(admin, id)) === null && !existsSync(folderOf(product, id)));
});
