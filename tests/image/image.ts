import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { version } from '#server/platform/version.ts';
import { freePort } from '#tests/kit/network/port.ts';
import { instructions } from '#tests/kit/product/dockerfile.ts';
import { buildImage, type Image } from './build.ts';
import { type Conditions, Container, run, runIn } from './root.ts';

// `npm run test:image`: builds the Dockerfile without a container engine and uses the result as an operator does:
// start, sign-in of the first admin, commands, backup, restore. It needs root, debootstrap and Debian's mirror, so it
// is not a part of `npm test`. Downloads are stored in IMAGE_CACHE, by default a folder for temporary files.

const cache = process.env.IMAGE_CACHE ?? join(tmpdir(), 'marquee-image');
const COMMIT = 'c0ffee0c0ffee0c0ffee0c0ffee0c0ffee0c0ffe';
const chief = { email: 'chief@agency.example', password: 'First-2026', name: 'The Chief', mobile: '9876512345' };
/** Starts are slow on a busy machine. */
const READY_MS = 120_000;

const say = (line: string) => process.stdout.write(`✓ ${line}\n`);

/** A new volume with the content and owner of the folder in the image. */
async function volumeOf({ root, said }: Image, folder: string): Promise<string> {
  const volume = join(folder, randomUUID());
  await run(['cp', '-a', join(root, said.VOLUME as string), volume]);
  return volume;
}

/** The conditions of compose.yaml, with the volume only and no other service. */
async function conditionsOf(image: Image, volume: string, more: Record<string, string> = {}): Promise<Conditions> {
  const settings = {
    PORT: String(await freePort()),
    SESSION_SECRET: 'the secret of containers without an engine',
    ADMIN_EMAIL: chief.email,
    ADMIN_PASSWORD: chief.password,
    ADMIN_NAME: chief.name,
    ADMIN_MOBILE: chief.mobile,
  };
  return {
    env: { ...image.env, ...settings },
    cwd: image.cwd,
    user: image.user,
    mounts: { [image.said.VOLUME as string]: volume, ...more },
    isReadOnly: true,
  };
}

async function untilReady(container: Container, origin: string): Promise<void> {
  const end = performance.now() + READY_MS;
  const isReady = () =>
    fetch(`${origin}/readyz`).then(
      ({ status }) => status === 200,
      () => false,
    );
  while (!(await isReady())) {
    if (!container.isRunning || performance.now() > end) throw new Error(`it is not ready:\n${container.output}`);
    await pause(100);
  }
}

const post = async (url: string, body: object) => {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return { status: answer.status, body: await answer.json() };
};

async function start(image: Image, conditions: Conditions) {
  const container = new Container(image.root, JSON.parse(image.said.CMD as string), conditions);
  const origin = `http://127.0.0.1:${conditions.env.PORT}`;
  await untilReady(container, origin);
  return { container, origin };
}

async function tryOut(image: Image, folder: string): Promise<void> {
  const line = `Marquee ${version} (${COMMIT})\n`;
  const first = await volumeOf(image, folder);
  const conditions = await conditionsOf(image, first);
  assert.equal(await runIn(image.root, ['marquee', '--version'], conditions), line);
  assert.equal(await runIn(image.root, ['marquee', 'admin', '--', '--version'], conditions), line);
  await assert.rejects(runIn(image.root, ['sh', '-c', 'command -v npm'], conditions));
  await assert.rejects(runIn(image.root, ['touch', '/app/written'], conditions), /Read-only file system/);
  say('marquee --version tells version and commit, where there is no npm and the root is read-only');

  const { container, origin } = await start(image, conditions);
  const health = await (await fetch(`${origin}/healthz`)).json();
  assert.deepEqual(health, { status: 'alive', version, commit: COMMIT });
  const [, check] = /CMD (.*)$/.exec(image.said.HEALTHCHECK as string) ?? [];
  await container.exec(JSON.parse(check as string));
  say(`marquee start is ready as account ${image.user}, and the image's own health check passes`);

  const code = await container.exec(['marquee', 'admin', 'code', chief.email]);
  const otp = /: (\d{6})$/m.exec(code)?.[1];
  const signedIn = await post(`${origin}/api/admin/verify-otp`, { identifier: chief.email, otp });
  assert.equal(signedIn.status, 200, JSON.stringify(signedIn.body));
  const newcomer = ['--email', 'second@agency.example', '--name', 'The Second', '--mobile', '9876512346'];
  await container.exec(['marquee', 'admin', '--', 'create', ...newcomer]);
  const people = await container.exec(['marquee', 'admin', '--', 'list']);
  for (const { email } of [chief, { email: 'second@agency.example' }]) assert.ok(people.includes(email), people);
  say('marquee admin prints a code that signs the first admin in, makes a second one, and lists both');

  const enquiry = { name: 'A Visitor', email: 'visitor@company.example', contactNumber: '9876543210' };
  const message = { ...enquiry, service: 'Web Development', message: 'Kept through backup and restore.' };
  const sent = await post(`${origin}/api/messages/us`, message);
  assert.equal(sent.status, 201, JSON.stringify(sent.body));
  const saved = await container.exec(['marquee', 'backup']);
  const [, archive] = /^\/data\/backups\/(marquee-\S+\.tar\.gz): /m.exec(saved) ?? [];
  assert.ok(archive, saved);
  await container.exec(['marquee', 'backup', '/data/named.tar.gz']);
  say('marquee backup writes an archive while the product runs, by default into /data/backups');

  assert.equal(await container.end(image.said.STOPSIGNAL as NodeJS.Signals), 0, container.output);
  say(`the image's stop signal ends it with 0; it wrote ${readdirSync(first).sort().join(', ')} in its volume`);

  const second = await volumeOf(image, folder);
  const later = await conditionsOf(image, second, { '/mnt': join(first, 'backups') });
  const restored = await runIn(image.root, ['marquee', 'restore', `/mnt/${archive}`], later);
  assert.match(restored, /^Restored the backup of /m);
  assert.ok(!restored.includes('WARNING'), restored);
  const again = await start(image, later);
  assert.equal(await again.container.exec(['marquee', 'admin', 'list']), people);
  const login = { identifier: chief.email, otp: '' };
  login.otp = /: (\d{6})$/m.exec(await again.container.exec(['marquee', 'admin', 'code', chief.email]))?.[1] ?? '';
  const { body } = await post(`${again.origin}/api/admin/verify-otp`, login);
  const inbox = await fetch(`${again.origin}/api/messages/`, { headers: { authorization: `Bearer ${body.token}` } });
  assert.ok((await inbox.text()).includes(message.message));
  assert.equal(await again.container.end('SIGTERM'), 0, again.container.output);
  say('marquee restore fills a new volume, and a start on it has the people and the message');
}

if (process.getuid?.() !== 0) throw new Error('only root can make root folders: run this as root');
mkdirSync(cache, { recursive: true });
const folder = mkdtempSync(join(cache, 'build-'));
// The processes are killed by then, and the mounts are in namespaces that ended with them.
process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
const image = await buildImage(instructions, { COMMIT }, folder, cache);
await tryOut(image, folder);
const [size] = (await run(['du', '--summarize', '--human-readable', image.root])).split('\t');
process.stdout.write(`The image has ${size}.\n`);
