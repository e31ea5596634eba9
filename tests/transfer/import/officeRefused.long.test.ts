import { existsSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { describe, expect } from 'vitest';
import { IMPORT_CHUNK_BYTES, importStrings, MAX_IMPORT_BYTES, MOST_UPLOADS } from '#schema/import.ts';
import { imports } from '#server/transfer/import/table.ts';
import {
  announce,
  importNow,
  importOnceIn,
  importOperations,
  sendPart,
  startImport,
  uploadExport,
} from '#tests/kit/content/import.ts';
import { zipOf } from '#tests/kit/content/zip.ts';
import type { Person } from '#tests/kit/people/person.ts';
import { until } from '#tests/kit/product/embedded.ts';
import { test } from '#tests/kit/test.ts';
import { exported, folderOf, remove } from './officeImports.ts';

describe('refused', () => {
  const tooMuch = 'a file of too many bytes';
  test.for([
    ['a file of another kind', { fileName: 'site.exe' }, 'fileName', importStrings.badEnding],
    ['a file without a name', { fileName: ' ' }, 'fileName', importStrings.noFile],
    [tooMuch, { size: MAX_IMPORT_BYTES + 1 }, 'size', importStrings.tooLarge],
    ['an empty file', { size: 0 }, 'size', importStrings.empty],
    ['an invalid address', { address: 'javascript:alert(1)' }, 'address', importStrings.badAddress],
    ['an invalid mapping', { mapping: '{' }, 'mapping', 'The mapping file is no JSON.'],
  ] as const)('%s is refused before a byte is sent', async ([, input, field, sentence], { product, admin }) => {
    const before = await product.services.db.$count(imports);
    const { code, errors } = await announce(admin, input);
    expect([code, errors?.[0].extensions.fields]).toEqual(['BAD_USER_INPUT', { [field]: sentence }]);
    expect(await product.services.db.$count(imports)).toBe(before);
  });

  test.for([
    ['no whole XML', exported.slice(0, -200), {}, 'The file is no whole XML'],
    ['a document type', exported.replace('<rss', '<!DOCTYPE r SYSTEM "http://127.0.0.1/x"><rss'), {}, 'document type'],
    ['no export in it', '{"a":1}', { fileName: 'a.json' }, 'There is no export'],
    ['no whole archive', 'PK\u0003\u0004nothing', { fileName: 'a.zip' }, 'The archive is damaged'],
    [
      'an archive whose names lead out of it',
      new Uint8Array(zipOf([{ name: '../a.xml', bytes: Buffer.from(exported) }])),
      { fileName: 'a.zip' },
      'names that lead out of it',
    ],
  ] as const)(
    'an upload with %s is refused in one line with its file deleted',
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

  test('employees, strangers and limited tokens cannot send a part of an upload', async ({
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

test('an upload that is truncated or abandoned leaves nothing', async ({ product, admin }) => {
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
