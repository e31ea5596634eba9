import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { canvas, pictureByRest } from '#tests/kit/content/picture.ts';
import { createDatabase } from '#tests/kit/database/database.ts';
import { startMailServer } from '#tests/kit/network/mailServer.ts';
import { freePort } from '#tests/kit/network/port.ts';
import { Person } from '#tests/kit/people/person.ts';
import { chief, firstAdmin } from '#tests/kit/product/processes.ts';
import { startS3 } from '#tests/kit/product/s3.ts';
import { Server } from '#tests/kit/product/server.ts';

test('a built product writes only into DATA_DIR and starts no other program', async ({ onTestFinished }) => {
  const dataDir = await mkdtemp(join(tmpdir(), 'marquee-built-'));
  const database = await createDatabase();
  const mail = await startMailServer();
  // With S3, because Node's permission model forbids fsync on disk.
  const s3 = await startS3();
  const settings = {
    ...firstAdmin,
    ...s3.environment,
    NODE_ENV: 'production',
    SITE_LAUNCHED: 'on',
    DATA_DIR: dataDir,
    DATABASE_URL: database.url,
    SMTP_URL: mail.url,
    SESSION_SECRET: 'a secret of a production that is built ahead',
    // As in bin/marquee.
    NODE_COMPILE_CACHE: join(dataDir, 'compiled'),
  };
  // Node refuses writes to other folders and child processes.
  const allowed = [
    '--allow-fs-read=*',
    `--allow-fs-write=${dataDir}`,
    '--allow-addons',
    '--allow-worker',
    '--allow-net',
  ];
  const server = new Server(await freePort(), settings, (command, args) => [
    command,
    ['--permission', '--no-warnings', ...allowed, ...args],
  ]);
  onTestFinished(async () => {
    await server.end('SIGKILL');
    await Promise.all([mail.stop(), s3.stop()]);
    await database.drop();
    await rm(dataDir, { recursive: true, force: true });
  });
  await server.untilReady();

  const admin = await new Person(server.url).signIn(chief, mail);
  const made = await pictureByRest(admin, await canvas(700, 350).png().toBuffer(), { isPublished: true });
  const { slug, imageUrl } = made.body.data;
  const own = new URL(imageUrl).pathname;
  const paths = ['/', `/blog/${slug}`, own, own.replace('.webp', '-480.avif'), `/cards/blog/${slug}.png`, '/graphql'];
  for (const path of paths) {
    const { status } = await fetch(server.url + path, { headers: { accept: 'text/html,*/*' } });
    expect([path, status]).toEqual([path, 200]);
  }
  expect(await readdir(dataDir)).toEqual(['compiled']);
  expect(await server.end('SIGTERM')).toBe(0);
  expect(server.errors).toBe('');
  expect(server.output).not.toMatch(/"level":"(warn|error|fatal)"/);
});
