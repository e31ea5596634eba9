import { createServer } from 'node:net';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { canvas, pictureByRest } from '#tests/kit/content/picture.ts';
import { send } from '#tests/kit/network/raw.ts';
import { wireTo } from '#tests/kit/network/wire.ts';
import { emptyFolder, emptyPlace, run } from '#tests/kit/product/backup.ts';
import { until } from '#tests/kit/product/embedded.ts';
import { startProduct } from '#tests/kit/product/product.ts';
import { startS3 } from '#tests/kit/product/s3.ts';
import { admin, Server } from '#tests/kit/product/server.ts';
import { promisedMs } from '#tests/kit/slowness.ts';

const archive = join(import.meta.dirname, '../../transfer/backup/installations/0.1.0.tar.gz');
const gauge = async (url: string, name: string) =>
  new RegExp(`^${name} (\\d)$`, 'm').exec((await send(url, '/metrics')).text)?.[1];

test('an unreachable picture store fails only what needs it', async (context) => {
  const s3 = await startS3();
  context.onTestFinished(() => s3.stop());
  const url = new URL(s3.environment.STORAGE_URL);
  const wire = await wireTo(url.searchParams.get('endpoint') as string);
  url.searchParams.set('endpoint', wire.url);
  const place = { ...(await emptyPlace(context)), ...s3.environment, STORAGE_URL: url.href };
  const server = await Server.start(context, place);
  const person = await server.signIn(...admin);
  const png = await canvas().png().toBuffer();
  const { body } = await pictureByRest(person, png);
  const { pathname } = new URL(body.data.imageUrl);
  expect((await send(server.url, pathname)).status).toBe(200);
  expect(await gauge(server.url, 'store_up')).toBe('1');

  await wire.cut();
  expect((await pictureByRest(person, png)).status).toBe(503);
  expect((await send(server.url, pathname)).status).toBe(503);
  expect((await person.rest('GET', '/blogs/all')).status).toBe(200);
  expect((await send(server.url, '/readyz')).status).toBe(200);
  expect([await gauge(server.url, 'store_up'), await gauge(server.url, 'database_up')]).toEqual(['0', '1']);
  const away = () => server.output.split('\n').filter((line) => line.includes(' is away"'));
  await server.until(() => away().length >= 2);
  for (const line of away())
    expect(JSON.parse(line)).toMatchObject({ msg: 'the store of pictures is away', code: 'ECONNREFUSED' });

  const line = 'STORAGE_URL: the store of pictures cannot be used (ECONNREFUSED)\n';
  const file = join(await emptyFolder(context), 'a.tar.gz');
  expect(await run('backup', file, place)).toEqual({ code: 1, out: '', errors: line });
  const there = { ...place, ...(await emptyPlace(context)) };
  expect(await run('restore', archive, there)).toEqual({ code: 1, out: '', errors: line });

  await wire.mend();
  await until(async () => (await gauge(server.url, 'store_up')) === '1');
  expect((await pictureByRest(person, png, { slug: 'again' })).status).toBe(201);
  expect(await run('backup', file, place)).toMatchObject({ code: 0, errors: '' });
  await wire.cut();
});

test('a picture store without the bucket is named in the error of a restore', async (context) => {
  const s3 = await startS3();
  context.onTestFinished(() => s3.stop());
  const STORAGE_URL = s3.environment.STORAGE_URL.replace('s3://pictures', 's3://nowhere');
  const there = { ...(await emptyPlace(context)), ...s3.environment, STORAGE_URL };
  const { code, errors } = await run('restore', archive, there);
  const line = 'STORAGE_URL: the store of pictures cannot be used (NoSuchBucket)\n';
  expect([code, errors]).toEqual([1, line]);
});

test('/metrics answers within ten seconds while the picture store is silent', async (context) => {
  const silent = createServer((socket) => socket.on('error', () => {}));
  await new Promise<void>((done) => silent.listen(0, '127.0.0.1', done));
  context.onTestFinished(() => void silent.close());
  const s3 = await startS3();
  context.onTestFinished(() => s3.stop());
  const url = new URL(s3.environment.STORAGE_URL);
  url.searchParams.set('endpoint', `http://127.0.0.1:${(silent.address() as { port: number }).port}`);
  const product = await startProduct({ STORAGE_URL: url.href });
  context.onTestFinished(() => product.stop());
  const begun = performance.now();
  expect(await gauge(product.url, 'store_up')).toBe('0');
  // One second by the contract; more on a busy machine.
  expect(performance.now() - begun).toBeLessThan(await promisedMs(10_000));
  expect(await gauge(product.url, 'database_up')).toBe('1');
});
