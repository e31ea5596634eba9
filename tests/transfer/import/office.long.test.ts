import { existsSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { describe, expect } from 'vitest';
import { IMPORT_CHUNK_BYTES, importStrings, MAX_IMPORT_BYTES, MOST_UPLOADS, UPLOAD_DAYS } from '#schema/import.ts';
import { imports } from '#server/transfer/import/table.ts';
import { ghostExport, ghostPost } from '#tests/kit/content/ghostExport.ts';
import {
  announce,
  importNow,
  importOnceIn,
  importOperations,
  sendPart,
  startImport,
  uploadExport,
} from '#tests/kit/content/import.ts';
import { canvas } from '#tests/kit/content/picture.ts';
import { wordpressExport } from '#tests/kit/content/wordpressExport.ts';
import { zipOf } from '#tests/kit/content/zip.ts';
import type { Person } from '#tests/kit/people/person.ts';
import { until } from '#tests/kit/product/embedded.ts';
import type { Product } from '#tests/kit/product/product.ts';
import { test } from '#tests/kit/test.ts';

// Each step is a process, which takes seconds to start.

const DAY_MS = 24 * 3600 * 1000;
const site = 'https://old.example';
const items = [
  { id: 1, title: 'First of the old site', content: 'A text with [gallery] in it and a script <script>1</script>.' },
  { id: 2, title: 'Second of the old site', content: 'Plain.' },
  { id: 3, title: 'A draft of the old site', status: 'draft', content: 'Not yet.' },
  { id: 4, title: 'A film of the old site', type: 'film', content: 'Seen.' },
];
const exported = wordpressExport(site, items);

const folderOf = (product: Product, id: string) => join(product.services.settings.DATA_DIR, 'imports', id);
const remove = (admin: Person, id: string) => admin.gql(importOperations.remove, { id });
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

  test('the report pages its entries, and can list only those with losses', async ({ admin }) => {
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

  test('a second upload imports what was missing, and its undo leaves the rest', async ({ admin }) => {
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

describe('refused', () => {
  const tooMuch = 'a file of more than may be';
  test.for([
    ['a file of another kind', { fileName: 'site.exe' }, 'fileName', importStrings.badEnding],
    ['a file without a name', { fileName: ' ' }, 'fileName', importStrings.noFile],
    [tooMuch, { size: MAX_IMPORT_BYTES + 1 }, 'size', importStrings.tooLarge],
    ['an empty file', { size: 0 }, 'size', importStrings.empty],
    ['an address that is none', { address: 'javascript:alert(1)' }, 'address', importStrings.badAddress],
    ['a mapping that is none', { mapping: '{' }, 'mapping', 'The mapping file is no JSON.'],
  ] as const)('%s is refused before a byte is sent', async ([, input, field, sentence], { product, admin }) => {
    const before = await product.services.db.$count(imports);
    const { code, errors } = await announce(admin, input);
    expect([code, errors?.[0].extensions.fields]).toEqual(['BAD_USER_INPUT', { [field]: sentence }]);
    expect(await product.services.db.$count(imports)).toBe(before);
  });

  test.for([
    ['no whole XML', exported.slice(0, -200), {}, 'The file is no whole XML'],
    ['a document type', exported.replace('<rss', '<!DOCTYPE r SYSTEM "http://127.0.0.1/x"><rss'), {}, 'document type'],
    ['what is no export', '{"a":1}', { fileName: 'a.json' }, 'There is no export'],
    ['no archive', 'PK\u0003\u0004nothing', { fileName: 'a.zip' }, 'The archive is damaged'],
    [
      'an archive whose names lead out of it',
      new Uint8Array(zipOf([{ name: '../a.xml', bytes: Buffer.from(exported) }])),
      { fileName: 'a.zip' },
      'names that lead out of it',
    ],
  ] as const)(
    '%s is refused in one line, and its file is deleted',
    async ([, content, input, said], { product, admin }) => {
      const id = await uploadExport(admin, content, input);
      const failed = await importOnceIn(admin, id, 'FAILED');
      expect(failed.fault).toContain(said);
      expect(failed.fault).not.toContain('\n');
      expect(failed).toMatchObject({ canStart: false, canUndo: false, canRemove: true, keptUntil: null, report: null });
      await until(() => !existsSync(folderOf(product, id)));
      expect((await startImport(admin, id)).code).toBe('CONFLICT');
      expect((await remove(admin, id)).errors).toBeUndefined();
    },
  );

  test('an upload by others than admins, and by tokens with scopes, is refused before a byte is read', async ({
    product,
    admin,
    employee,
  }) => {
    const { data } = await announce(admin, { size: 4 });
    const { id } = data.createImport;
    const bytes = new TextEncoder().encode('abcd');
    expect((await sendPart(product.nobody, id, 0, bytes)).status).toBe(401);
    expect((await sendPart(employee, id, 0, bytes)).status).toBe(403);
    for (const [role, scopes, status] of [
      ['PUBLISHED', undefined, 403],
      ['STAFF', undefined, 403],
      ['ADMIN', ['SITE_WRITE'], 403],
      ['ADMIN', undefined, 200],
    ] as const) {
      const issued = await admin.gql(
        'mutation ($input: IssueApiTokenInput!) { issueApiToken(input: $input) { token } }',
        { input: { name: 'A program', role, days: 1, scopes } },
      );
      const program = Object.assign(Object.create(Object.getPrototypeOf(admin)), admin, {
        token: issued.data.issueApiToken.token,
      });
      expect([role, (await sendPart(program, id, 0, bytes)).status]).toEqual([role, status]);
    }
    await importOnceIn(admin, id, 'FAILED');
    await remove(admin, id);
  });

  test('parts out of order, too large, too many or empty are refused', async ({ product, admin }) => {
    const { data } = await announce(admin, { size: 8 });
    const { id } = data.createImport;
    const bytes = new TextEncoder().encode('abcd');
    expect((await sendPart(admin, id, 4, bytes)).status).toBe(409);
    const both = await Promise.all([sendPart(admin, id, 0, bytes), sendPart(admin, id, 0, bytes)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await sendPart(admin, id, 4, new Uint8Array(5))).status).toBe(413);
    expect((await sendPart(admin, id, 4, new Uint8Array(IMPORT_CHUNK_BYTES + 1))).status).toBe(413);
    for (const odd of ['', '-1', '1.5', 'x', '99999999999']) {
      expect([odd, (await sendPart(admin, id, odd, bytes)).status]).toEqual([odd, 400]);
    }
    expect((await sendPart(admin, id, 4, new Uint8Array())).status).toBe(400);
    expect((await sendPart(admin, 'no-id', 0, bytes)).status).toBe(404);
    expect((await sendPart(admin, '00000000-0000-4000-8000-000000000000', 0, bytes)).status).toBe(404);
    expect(await importNow(admin, id)).toMatchObject({ state: 'UPLOADING', received: 4 });
    await remove(admin, id);
    expect((await sendPart(admin, id, 4, bytes)).status).toBe(404);
    expect(existsSync(folderOf(product, id))).toBe(false);
  });

  test('more waiting uploads than permitted are refused, also concurrently', async ({ product, admin }) => {
    const free = MOST_UPLOADS - (await product.services.db.$count(imports, undefined)) + (await settled(admin));
    const sent = await Promise.all(Array.from({ length: free + 2 }, () => announce(admin, {})));
    const refused = sent.filter(({ code }) => code === 'CONFLICT');
    expect(refused.map(({ errors }) => errors?.[0].message)).toEqual([importStrings.tooMany, importStrings.tooMany]);
    for (const { data } of sent) if (data?.createImport) await remove(admin, data.createImport.id);
  });
  const settled = async (admin: Person) =>
    (await admin.gql(importOperations.list)).data.imports.nodes.filter(
      ({ keptUntil }: { keptUntil: string | null }) => keptUntil === null,
    ).length;
});

test('a truncated part leaves nothing, and an abandoned upload is deleted after an hour', async ({
  product,
  admin,
}) => {
  const { data } = await announce(admin, { size: 100 });
  const { id } = data.createImport;
  await sendPart(admin, id, 0, new Uint8Array(10));
  const { hostname, port } = new URL(product.url);
  const socket = connect(Number(port), hostname);
  const head = `PUT /imports/${id}/file?offset=10 HTTP/1.1\r\nhost: ${hostname}\r\nauthorization: Bearer ${admin.token}\r\n`;
  socket.write(`${head}content-type: application/octet-stream\r\ncontent-length: 90\r\n\r\nabc`);
  await new Promise<void>((resolve) => socket.end(resolve));
  expect((await stat(join(folderOf(product, id), 'export.xml'))).size).toBe(10);
  expect(await importNow(admin, id)).toMatchObject({ received: 10, state: 'UPLOADING' });
  product.passTime(2 * 3600 * 1000);
  await until(async () => (await importNow(admin, id)) === null && !existsSync(folderOf(product, id)));
});

test('an analysed import that nobody starts is deleted after some days, with its file', async ({ product, admin }) => {
  const id = await uploadExport(admin, exported.replaceAll('old.example', 'later.example'));
  await importOnceIn(admin, id, 'READY');
  product.passTime((UPLOAD_DAYS - 1) * DAY_MS);
  expect((await importNow(admin, id)).canStart).toBe(true);
  product.passTime(2 * DAY_MS);
  await until(async () => (await importNow(admin, id)) === null && !existsSync(folderOf(product, id)));
});
