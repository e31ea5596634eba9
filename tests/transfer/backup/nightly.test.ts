import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, type TestContext, test } from 'vitest';
import { startNightlyBackups } from '#server/transfer/backup/nightly/loop.ts';
import { makePost } from '#tests/kit/content/blog.ts';
import { contentOf, emptyFolder, emptyPlace, placeOf, run } from '#tests/kit/product/backup.ts';
import { until } from '#tests/kit/product/embedded.ts';
import { type Product, startProduct } from '#tests/kit/product/product.ts';
import { startS3 } from '#tests/kit/product/s3.ts';

const HOUR = 3600 * 1000;
const nightly = /^marquee-nightly-\d{4}-\d{2}-\d{2}\.tar\.gz$/;

/** A product that backs up at once, because its time has come. */
async function productWith(settings: Record<string, string>, context: TestContext) {
  const folder = await emptyFolder(context);
  const product = await startProduct({ BACKUP_AT: '00:00', BACKUP_DIR: folder, ...settings });
  context.onTestFinished(() => product.stop());
  const admin = await product.signedIn('admin');
  const backups = async () =>
    (
      await admin.gql(
        '{ backups { time keep isCopied latest { id day startedAt endedAt file bytes isCopied failure } } }',
      )
    ).data.backups;
  /** Waits until the newest backup has ended, without a failure if `isGood`. */
  const ended = async (isGood = false) => {
    let latest = (await backups()).latest;
    await until(async () => {
      latest = (await backups()).latest;
      return Boolean(latest[0]?.endedAt) && !(isGood && latest[0].failure);
    });
    return latest;
  };
  return { product, admin, folder, backups, ended };
}

const workerOf = (product: Product) =>
  startNightlyBackups({ ...product.services, databaseUrl: placeOf(product).DATABASE_URL });

test('a nightly backup that is listed with its size can be restored', async (context) => {
  const { product, admin, folder, backups, ended } = await productWith({}, context);
  const [backup] = await ended();
  expect(backup).toMatchObject({ file: expect.stringMatching(nightly), isCopied: false, failure: null });
  expect(backup.bytes).toBeGreaterThan(1000);
  expect(await backups()).toMatchObject({ time: '00:00', keep: 14, isCopied: false });
  await makePost(admin, { slug: 'after-the-backup' });
  const place = await emptyPlace(context);
  expect(await run('restore', join(folder, backup.file), place)).toMatchObject({ code: 0, errors: '' });
  const [restored, current] = [await contentOf(place.DATABASE_URL), await contentOf(placeOf(product).DATABASE_URL)];
  expect(restored.users).toEqual(current.users);
  expect(restored.blog_posts).not.toEqual(current.blog_posts);
});

test('a night is backed up once, whatever the number of processes', async (context) => {
  const { product, ended } = await productWith({}, context);
  const others = [workerOf(product), workerOf(product)];
  expect(await ended()).toHaveLength(1);
  await Promise.all(others.map((worker) => worker.stop()));
  expect(await ended()).toHaveLength(1);
});

test('nightly files are deleted except for the newest', async (context) => {
  const folder = await emptyFolder(context);
  const others = ['marquee-2020-01-01.tar.gz', 'notes.txt'];
  for (const name of ['marquee-nightly-2020-01-01.tar.gz', 'marquee-nightly-2020-01-02.tar.gz', ...others])
    await writeFile(join(folder, name), 'x');
  const { ended } = await productWith({ BACKUP_DIR: folder, BACKUP_KEEP: '2' }, context);
  const [{ file }] = await ended();
  expect((await readdir(folder)).sort()).toEqual([...others, 'marquee-nightly-2020-01-02.tar.gz', file].sort());
});

test('each backup is copied to the other store, where only the newest are kept', async (context) => {
  const s3 = await startS3();
  context.onTestFinished(() => s3.stop());
  await s3.store.put('site/marquee-nightly-2020-01-01.tar.gz', 'x');
  await s3.store.put('marquee-nightly-2020-01-01.tar.gz', 'of another site');
  const address = new URL(s3.environment.STORAGE_URL);
  address.pathname = '/site';
  const { ended } = await productWith({ BACKUP_URL: address.href, BACKUP_KEEP: '1' }, context);
  const [{ file, isCopied }] = await ended();
  expect(isCopied).toBe(true);
  expect(await s3.keys()).toEqual(['marquee-nightly-2020-01-01.tar.gz', `site/${file}`]);
});

describe('a failed backup', () => {
  test('a failed backup is listed and tried again an hour later', async (context) => {
    const parent = await emptyFolder(context);
    const folder = join(parent, 'backups');
    await writeFile(folder, 'no folder');
    const { product, ended } = await productWith({ BACKUP_DIR: folder }, context);
    product.holdTime();
    const [failed] = await ended();
    expect(failed).toMatchObject({
      file: null,
      failure: 'The backup could not be written. See the log of the server.',
    });
    await rm(folder);
    await mkdir(folder);
    product.passTime(HOUR + 60_000);
    await ended(true);
    expect(await readdir(folder)).toEqual([expect.stringMatching(nightly)]);
  });

  test('the list names a backup that stays on the server because its copy fails', async (context) => {
    const url = 's3://nowhere?endpoint=http://127.0.0.1:9&region=us-east-1';
    const { folder, ended } = await productWith({ BACKUP_URL: url }, context);
    const [backup] = await ended();
    expect(backup).toMatchObject({ isCopied: false, failure: expect.stringMatching(/^The backup is on the server, /) });
    expect(await readdir(folder)).toEqual([backup.file]);
  });
});

test('nothing is backed up without BACKUP_AT', async (context) => {
  const { product, backups } = await productWith({ BACKUP_AT: '' }, context);
  await workerOf(product).stop();
  expect(await backups()).toMatchObject({ time: null, latest: [] });
});
