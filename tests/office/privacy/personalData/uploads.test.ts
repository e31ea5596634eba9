import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'vitest';
import { importStrings } from '#schema/import.ts';
import { withImportLock } from '#server/transfer/import/lock.ts';
import { uploadsOf } from '#server/transfer/import/office/files.ts';
import { announce, importNow, importOnceIn, sendPart, startImport, uploadExport } from '#tests/kit/content/import.ts';
import { done, eraseData, eraseWholly, personalDataOperations } from '#tests/kit/content/personalData.ts';
import { wordpressExport } from '#tests/kit/content/wordpressExport.ts';
import type { Person } from '#tests/kit/people/person.ts';
import { until } from '#tests/kit/product/embedded.ts';
import type { Product } from '#tests/kit/product/product.ts';
import { test } from '#tests/kit/test.ts';

const EMAIL = 'somebody@held.example';

const upload = (admin: Person, title: string) =>
  uploadExport(admin, wordpressExport('https://old.example', [{ id: 1, title, content: `Write to ${EMAIL}.` }]));
async function begun(admin: Person): Promise<string> {
  const { id } = done(await announce(admin, { size: 10 })).createImport;
  expect((await sendPart(admin, id, 0, new Uint8Array(5))).status).toBe(200);
  return id;
}
const hasFile = (product: Product, id: string) =>
  stat(join(uploadsOf(product.services.settings.DATA_DIR), id)).then(
    () => true,
    () => false,
  );
/** Runs it with the lock of imports. A worker that has read a file, or looks for one, may hold the lock for a moment. */
async function withFreeLock<Result>(product: Product, work: () => Promise<Result>): Promise<Result> {
  let result: Promise<Result> | undefined;
  const begin = () => {
    result = work();
    return result;
  };
  await until(() =>
    withImportLock(product.services, begin).then(
      () => true,
      () => result !== undefined,
    ),
  );
  return result as Promise<Result>;
}
const isCleared = async (admin: Person, id: string) =>
  done(await admin.gql(personalDataOperations.erasure, { id })).erasure.clearedAt !== null;

test('an erasure gives up exactly the uploads that were waiting', async ({ product, admin }) => {
  const [ready, part] = [await upload(admin, 'A first post'), await begun(admin)];
  await importOnceIn(admin, ready, 'READY');
  await eraseWholly(admin, EMAIL);
  for (const id of [ready, part]) {
    const given = { state: 'FAILED', fault: importStrings.givenUp, keptUntil: null, canStart: false, canRemove: true };
    expect(await importNow(admin, id)).toMatchObject(given);
    expect(await hasFile(product, id)).toBe(false);
  }
  expect((await startImport(admin, ready)).code).toBe('CONFLICT');
  expect((await sendPart(admin, part, 5, new Uint8Array(5))).status).toBe(409);
  const later = await upload(admin, 'A second post');
  await importOnceIn(admin, later, 'READY');
  expect(await hasFile(product, later)).toBe(true);
});

test('the file of a running import is deleted before the disk counts as cleared', async ({ product, admin }) => {
  const [running, part] = [await upload(admin, 'A third post'), await begun(admin)];
  await importOnceIn(admin, running, 'READY');
  // No worker starts the import while the test holds the lock.
  const first = await withFreeLock(product, async () => {
    expect((await startImport(admin, running)).errors).toBeUndefined();
    const { id } = done(await eraseData(admin, [EMAIL])).erasePersonalData;
    await until(async () => (await importNow(admin, part)).state === 'FAILED');
    expect((await importNow(admin, running)).state).toBe('RUNNING');
    expect([await hasFile(product, running), await isCleared(admin, id)]).toEqual([true, false]);
    return id;
  });
  await importOnceIn(admin, running, 'DONE');
  await until(async () => !(await hasFile(product, running)));
  // The next check follows after half a minute, or at the next erasure.
  await eraseWholly(admin, EMAIL);
  expect(await isCleared(admin, first)).toBe(true);
});
