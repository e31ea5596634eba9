import { randomUUID } from 'node:crypto';
import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { GRACE_MS, sweepStore } from '#server/app/jobs/sweepStore.ts';
import { pictures } from '#server/platform/storage/picture/table.ts';
import { canvas, pictureByGraphql, pictureFiles } from '#tests/kit/content/picture.ts';
import { startProduct } from '#tests/kit/product/product.ts';

const ID = '00000000-0000-7000-8000-00000000000';
const MINUTE = 60_000;

test('temporary files of killed processes are deleted after a day', async ({ onTestFinished }) => {
  const product = await startProduct();
  onTestFinished(() => product.stop());
  await product.user();
  const folder = join(product.services.settings.DATA_DIR, 'uploads');
  const names = [`${ID}1.webp`, `sizes/${ID}1/480.avif`, 'cards/site/1.png'].map(
    (key) => `${key}.${randomUUID()}.part`,
  );
  for (const name of names) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), 'half');
  }
  const left = async () => (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.part')).length;
  await sweepStore(product.services, new AbortController().signal);
  expect(await left()).toBe(3);
  product.passTime(GRACE_MS + MINUTE);
  await sweepStore(product.services, new AbortController().signal);
  expect(await left()).toBe(0);
});

test('the file of a post with an unknown commit result is left to the sweep', async ({ onTestFinished }) => {
  const product = await startProduct();
  onTestFinished(() => product.stop());
  const staff = await product.signedIn('Employee');
  // The connection breaks during the commit.
  await product.services.db.execute(`create function hang_up() returns trigger language plpgsql as $$ begin
    perform pg_terminate_backend(pg_backend_pid()); return new; end $$;
    create constraint trigger hang_up after insert on blog_posts deferrable initially deferred
    for each row execute function hang_up()`);
  const { status, code } = await pictureByGraphql(staff, await canvas().png().toBuffer());
  expect([status, code]).toEqual([503, 'UNAVAILABLE']);
  expect([await product.services.db.$count(pictures), (await pictureFiles(product)).length]).toEqual([0, 1]);
  product.passTime(GRACE_MS + MINUTE);
  await sweepStore(product.services, new AbortController().signal);
  expect(await pictureFiles(product)).toEqual([]);
});

test('files older than the database are not deleted, because the database may be the wrong one', async ({
  onTestFinished,
}) => {
  const product = await startProduct();
  onTestFinished(() => product.stop());
  const { store, settings } = product.services;
  const key = `${ID}5.webp`;
  await store.put(key, 'x');
  const sweep = () => sweepStore(product.services, new AbortController().signal);
  product.passTime(2 * GRACE_MS);
  await sweep();
  expect(await store.exists(key)).toBe(true);
  await product.user();
  product.passTime(2 * GRACE_MS);
  await sweep();
  expect(await store.exists(key)).toBe(true);
  // The same file, written during the life of this database.
  const written = new Date(product.services.now().getTime() - 1.5 * GRACE_MS);
  await utimes(join(settings.DATA_DIR, 'uploads', key), written, written);
  await sweep();
  expect(await store.exists(key)).toBe(false);
});
