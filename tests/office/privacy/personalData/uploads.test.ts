import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { importStrings } from '#schema/import.ts';
import { withImportLock } from '#server/transfer/import/lock.ts';
import { uploadsOf } from '#server/transfer/import/office/files.ts';
import { announce, importNow, importOnceIn, sendPart, startImport, uploadExport } from '#tests/kit/content/import.ts';
import { done, eraseData, eraseWholly, personalDataOperations } from '#tests/kit/content/personalData.ts';
import { wordpressExport } from '#tests/kit/content/wordpressExport.ts';
import type { Person } from '#tests/kit/people/person.ts';
import { until } from '#tests/kit/product/embedded.ts';
import { type Product, startProduct } from '#tests/kit/product/product.ts';

const EMAIL = 'somebody@held.example';

let product: Product;
let admin: Person;
beforeAll(async () => {
  product = await startProduct();
  admin = await product.signedIn('admin');
});
afterAll(() => product.stop());

const upload = (title: string) =>
  uploadExport(admin, wordpressExport('https://old.example', [{ id: 1, title, content: `Write to ${EMAIL}.` }]));
/** A partial upload. */
async function begun(): Promise<string> {
  const { id } = done(await announce(admin, { size: 10 })).createImport;
  expect((await sendPart(admin, id, 0, new Uint8Array(5))).status).toBe(200);
  return id;
}
const hasFile = (id: string) =>
  stat(join(uploadsOf(product.services.settings.DATA_DIR), id)).then(
    () => true,
    () => false,
  );
const isCleared = async (id: string) =>
  done(await admin.gql(personalDataOperations.erasure, { id })).erasure.clearedAt !== null;

test('an erasure gives up waiting uploads and deletes their files, and later uploads are not affected', async () => {
  const [ready, part] = [await upload('A first post'), await begun()];
  await importOnceIn(admin, ready, 'READY');
  await eraseWholly(admin, EMAIL);
  for (const id of [ready, part]) {
    const given = { state: 'FAILED', fault: importStrings.givenUp, keptUntil: null, canStart: false, canRemove: true };
    expect(await importNow(admin, id)).toMatchObject(given);
    expect(await hasFile(id)).toBe(false);
  }
  expect((await startImport(admin, ready)).code).toBe('CONFLICT');
  expect((await sendPart(admin, part, 5, new Uint8Array(5))).status).toBe(409);
  const later = await upload('A second post');
  await importOnceIn(admin, later, 'READY');
  expect(await hasFile(later)).toBe(true);
});

test('a running import completes, and its file is deleted before the disk counts as cleared', async () => {
  const [running, part] = [await upload('A third post'), await begun()];
  await importOnceIn(admin, running, 'READY');
  // No worker starts the import while the test holds the lock.
  const first = await withImportLock(product.services, async () => {
    expect((await startImport(admin, running)).errors).toBeUndefined();
    const { id } = done(await eraseData(admin, [EMAIL])).erasePersonalData;
    await until(async () => (await importNow(admin, part)).state === 'FAILED');
    expect((await importNow(admin, running)).state).toBe('RUNNING');
    expect([await hasFile(running), await isCleared(id)]).toEqual([true, false]);
    return id;
  });
  await importOnceIn(admin, running, 'DONE');
  await until(async () => !(await hasFile(running)));
  // The next check follows after half a minute, or at the next erasure.
  await eraseWholly(admin, EMAIL);
  expect(await isCleared(first)).toBe(true);
});
