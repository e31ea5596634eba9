import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { constants, zstdCompressSync } from 'node:zlib';
import { Secret, TOTP } from 'otpauth';
import sharp from 'sharp';
import { freePort } from '#tests/kit/network/port.ts';
import { Person, type Rest } from '#tests/kit/people/person.ts';
import { admin, Server } from '#tests/kit/product/server.ts';
import { type Stored, TOTALS } from './expectedContent.ts';

// node tests/transfer/backup/installations/make.ts CHECKOUT  Starts the version in CHECKOUT, where `npm ci` has run, on
// an empty data folder and uses it. Then stores its data folder, a backup, and a list of their content.
// docs/operating.md says when to run it.

const user = { email: 'kept@staff.example', password: 'Kept-Secret-1' };
const post = { slug: 'kept-post', title: 'A post with a picture' };
const messages = [1, 2, 3].map((n) => ({
  name: `Kept Sender ${n}`,
  message: `Message ${n}, which is kept.\nÀ bientôt 👋`,
}));

const checkout = resolve(process.argv[2] ?? '.');
const { version } = JSON.parse(readFileSync(join(checkout, 'package.json'), 'utf8')) as { version: string };
const target = join(import.meta.dirname, version);
mkdirSync(target); // Fails when the installation exists: each is made once.
const place = mkdtempSync(join(tmpdir(), 'marquee-kept-'));
chmodSync(place, 0o755); // For root, PostgreSQL runs under another account, which needs access to its folder.
const DATA_DIR = join(place, 'data');

const inCheckout = (command: string, args: string[]): [string, string[]] => [
  'sh',
  ['-c', 'cd "$0" && exec "$@"', checkout, command, ...args],
];

const endings: (() => Promise<void>)[] = [];
const cleaner = { onTestFinished: (end: () => Promise<void>) => void endings.push(end) };
try {
  const server = await Server.start(cleaner, { DATA_DIR, PORT: String(await freePort()) }, inCheckout);
  const kept = await fill(server);
  const env = { ...process.env, NODE_ENV: '', INIT_CWD: '', DATA_DIR };
  const [command, args] = inCheckout(process.execPath, ['server/main.ts', 'backup', join(target, 'backup.tar.gz')]);
  execFileSync(command, args, { env, stdio: 'inherit' });
  await server.end('SIGTERM');
  pack(join(target, 'data.tar.zst'));
  writeFileSync(join(target, 'kept.json'), `${JSON.stringify(kept, null, 2)}\n`);
} finally {
  for (const end of endings) await end();
  rmSync(place, { recursive: true });
}

async function fill(server: Server): Promise<Stored> {
  const staff = await server.signIn(...admin);
  for (const [n, message] of messages.entries()) {
    const fields = { email: `kept${n}@client.example`, contactNumber: `987650000${n}`, service: 'Web Development' };
    await done(await staff.rest('POST', '/messages/us', { ...message, ...fields }));
  }
  const path = await publish(staff);
  const bytes = Buffer.from(await (await fetch(server.url + path)).arrayBuffer());
  const details = { ...user, name: 'Meera Nair', mobile: '9123450001', role: 'Employee' };
  done(await staff.rest('POST', '/admin/signup', details));
  const totpSecret = await addAuthenticator(await signIn(server));
  const { data } = await staff.gql(TOTALS);
  return {
    sessionSecret: readFileSync(join(DATA_DIR, 'session-secret'), 'utf8'),
    user: { ...user, totpSecret },
    messages,
    post,
    picture: { path, sha256: createHash('sha256').update(bytes).digest('hex') },
    totals: { messages: data.messages.totalCount, posts: data.allBlogPosts.totalCount },
  };
}

/** @returns the path of the picture of the post that it publishes */
async function publish(staff: Person): Promise<string> {
  const picture = await sharp({ create: { width: 640, height: 320, channels: 3, background: '#c8330a' } })
    .png()
    .toBuffer();
  const form = new FormData();
  const fields = {
    ...post,
    excerpt: 'A post that is kept.',
    body: '## Its text\n\nIs *kept*.',
    author: 'Asha Menon',
    tags: 'kept',
  };
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  form.set('imageFile', new Blob([new Uint8Array(picture)], { type: 'image/png' }), 'kept.png');
  const { _id, imageUrl } = done(await staff.rest('POST', '/blogs/create', form)).data;
  done(await staff.rest('PATCH', `/blogs/${_id}/toggle-publish`));
  return new URL(imageUrl).pathname;
}

/** Signs in with the code that the server prints after that of the admin. */
async function signIn(server: Server): Promise<Person> {
  const printed = () => [...server.output.matchAll(/\(code (\d{6})\)/g)];
  const before = printed().length;
  const identifier = user.email;
  done(await new Person(server.url).rest('POST', '/admin/login', { identifier, password: user.password }));
  await server.until(() => printed().length > before);
  const otp = printed().at(-1)?.[1];
  const { token } = done(await new Person(server.url).rest('POST', '/admin/verify-otp', { identifier, otp }));
  return new Person(server.url, { token });
}

/** @returns the secret of the authenticator app */
async function addAuthenticator(person: Person): Promise<string> {
  const begin = 'mutation ($input: ConfirmPasswordInput!) { beginTotp(input: $input) { secret } }';
  const { secret } = (await person.gql(begin, { input: { password: user.password } })).data.beginTotp;
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate();
  const enable = 'mutation ($input: EnableTotpInput!) { enableTotp(input: $input) { authenticatorSince } }';
  const { errors } = await person.gql(enable, { input: { code } });
  if (errors) throw new Error(JSON.stringify(errors));
  return secret;
}

/** The body of an answer. @throws when the call was refused */
function done({ status, body }: Rest): Rest['body'] {
  if (status >= 400) throw new Error(JSON.stringify(body));
  return body;
}

/** Packs the data folder without the compile cache. */
function pack(file: string): void {
  const tar = ['--create', '--numeric-owner', '--directory', place, '--exclude=data/compiled', 'data'];
  const bytes = execFileSync('tar', tar, { maxBuffer: 2 ** 30 });
  // The databases of a cluster are nearly equal: a window as large as all of them compresses 50 MB to 2 MB.
  const { ZSTD_c_compressionLevel: level, ZSTD_c_windowLog: window } = constants;
  writeFileSync(file, zstdCompressSync(bytes, { params: { [level]: 22, [window]: 27 } }));
}
