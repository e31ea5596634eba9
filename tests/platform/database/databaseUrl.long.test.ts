import { createServer } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, type TestContext, test } from 'vitest';
import { CERTIFICATE, KEY, startTlsDatabase, type TlsDatabase } from '#tests/kit/database/tlsDatabase.ts';
import { casesOf } from '#tests/kit/long.ts';
import { runAdmin } from '#tests/kit/people/operator.ts';
import { emptyFolder, run } from '#tests/kit/product/backup.ts';
import { admin, Server } from '#tests/kit/product/server.ts';

let database: TlsDatabase;
const clean: (() => unknown)[] = [];
beforeAll(async () => {
  database = await startTlsDatabase({ onTestFinished: (one) => void clean.unshift(one as () => unknown) });
  await database.ask('create database certified owner marquee');
  await database.ask('create database restored owner marquee');
  await database.ask(`create role guest login password '${database.password}'`);
});
afterAll(async () => {
  for (const one of clean) await one();
});

/** Runs each command with a refused DATABASE_URL: it exits with 1 and writes only to stderr. */
async function saidBy(context: TestContext, DATABASE_URL: string) {
  const folder = await emptyFolder(context);
  const place = { DATABASE_URL, DATA_DIR: join(folder, 'data') };
  const archive = join(import.meta.dirname, '../../transfer/backup/installations/0.1.0.tar.gz');
  const start = async () => {
    const server = await Server.launch(context, place);
    const code = await server.end();
    return { code, out: server.output.replace(server.errors, ''), errors: server.errors };
  };
  const list = async () => {
    const { code, said, complained } = await runAdmin(place, ['list']);
    return { code, out: said.join('\n'), errors: `${complained.join('\n')}\n` };
  };
  const backup = run('backup', join(folder, 'a.tar.gz'), place);
  return Promise.all([start(), list(), backup, run('restore', archive, place)]);
}

const unverified = { sslmode: 'require' };
const verified = { sslmode: 'verify-full', sslrootcert: CERTIFICATE };
const cannot = (reason: string) => `DATABASE_URL: the database cannot be used (${reason})`;

/** A server without TLS that answers as PostgreSQL does. */
async function plainServer({ onTestFinished }: TestContext): Promise<string> {
  const server = createServer((socket) => socket.once('data', () => socket.end('N')).on('error', () => {}));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  onTestFinished(() => void server.close());
  return `postgres://marquee:hidden@127.0.0.1:${(server.address() as { port: number }).port}/site?sslmode=require`;
}

type Fault = [what: string, url: (context: TestContext) => string | Promise<string>, says: string];

const faults: Fault[] = [
  ['no address', () => 'db.internal:5432/hidden', 'DATABASE_URL: expected postgres://user:password@host:port/name'],
  ['a server without TLS', plainServer, cannot('the server has no TLS, which sslmode asks for')],
  [
    'a certificate that nobody vouches for',
    () => database.url({ sslmode: 'verify-full' }),
    cannot('DEPTH_ZERO_SELF_SIGNED_CERT: the server certificate is self-signed: name it by sslrootcert'),
  ],
  [
    'an sslrootcert that is not there',
    () => database.url({ ...verified, sslrootcert: '/nowhere/hidden.crt' }),
    'DATABASE_URL: sslrootcert cannot be read (ENOENT)',
  ],
  ['no password', () => database.url(verified).replace(`:${database.password}`, ''), cannot('a password is needed')],
  [
    'an unknown database',
    () => database.url(verified, { pathname: '/hidden' }),
    cannot('3D000: there is no database of this name'),
  ],
];

/** `npm test` tries one fault with every command, one of each kind with a start, and all with one command. */
const everywhere = casesOf(faults, (_, index) => index === 0);

test.for(everywhere)(
  'each command reports in one line what is wrong with the address: %s',
  async ([, make, says], context) => {
    const said = await saidBy(context, await make(context));
    for (const { code, out, errors } of said) expect([code, out, errors]).toEqual([1, '', `${says}\n`]);
  },
);

const moreFaults: Fault[] = [
  [
    'a server that wants TLS',
    () => database.url(),
    cannot('28000: this user may not connect in this way: pg_hba.conf may want TLS (sslmode) or another address'),
  ],
  [
    'a certificate for another host',
    () => database.url(verified, { hostname: '127.0.0.1' }),
    cannot('ERR_TLS_CERT_ALTNAME_INVALID: the server certificate is for another host'),
  ],
  [
    'an sslrootcert that is none',
    () => database.url({ ...verified, sslrootcert: import.meta.filename }),
    'DATABASE_URL: sslrootcert holds no certificate',
  ],
  [
    'an sslkey that is none',
    () => database.url({ ...verified, sslcert: CERTIFICATE, sslkey: CERTIFICATE }),
    'DATABASE_URL: sslcert and sslkey are no certificate with its key, without a passphrase',
  ],
  [
    'a missing client certificate',
    () => database.url(verified, { pathname: '/certified' }),
    cannot('28000: this user may not connect in this way: pg_hba.conf may want TLS (sslmode) or another address'),
  ],
  [
    'a wrong password',
    () => database.url(verified).replace(database.password, 'hidden'),
    cannot('28P01: wrong user or password'),
  ],
];

const others = [...faults.filter((one) => !everywhere.includes(one)), ...moreFaults];
/** Faults of the server, its certificate and the client's; `lateDatabase.long.test.ts` covers name and password. */
const usual = ['a server without TLS', 'a certificate that nobody vouches for', 'a missing client certificate'];
const atStart = casesOf(others, ([what]) => usual.includes(what));

test.for(atStart)('a start reports in one line what is wrong with the address: %s', async ([, make, says], context) => {
  const place = { DATABASE_URL: await make(context), DATA_DIR: join(await emptyFolder(context), 'data') };
  const server = await Server.launch(context, place);
  expect([await server.end(), server.output]).toEqual([1, `${says}\n`]);
});

test.for(others.filter((one) => !atStart.includes(one)))(
  'a command reports in one line what is wrong with the address: %s',
  async ([, make, says], context) => {
    const place = { DATABASE_URL: await make(context), DATA_DIR: join(await emptyFolder(context), 'data') };
    expect(await runAdmin(place, ['list'])).toEqual({ code: 1, said: [], complained: [says] });
  },
);

test('a role without rights is reported in one line that names neither database nor role', async (context) => {
  const url = database.url(verified, { username: 'guest', pathname: '/postgres' });
  const [start, list, backup, restore] = await saidBy(context, url);
  const line = cannot('42501: this user has too few rights: it has to own the database');
  for (const { code, out, errors } of [start, list, restore]) expect([code, out, errors]).toEqual([1, '', `${line}\n`]);
  expect([backup.code, backup.errors]).toEqual([1, 'There is nothing to back up: the database is empty.\n']);
});

test('only a start waits for an unreachable database', async (context) => {
  const DATABASE_URL = 'postgres://me:hidden@nowhere.invalid/site';
  const place = { DATABASE_URL, DATA_DIR: join(await emptyFolder(context), 'data') };
  const [made, list] = await Promise.all([run('backup', '', place), runAdmin(place, ['list'])]);
  for (const errors of [made.errors.trim(), list.complained.join('\n')])
    expect(errors).toMatch(/^DATABASE_URL: the database cannot be used \((ENOTFOUND|EAI_AGAIN)\)$/);
  const server = await Server.launch(context, place);
  await server.until(() => /^Waiting for the database \((ENOTFOUND|EAI_AGAIN)\) …\n$/.test(server.output));
});

test.for([
  ['require', () => database.url(unverified)],
  ['verify-ca', () => database.url({ ...verified, sslmode: 'verify-ca' }, { hostname: '127.0.0.1' })],
  ['require with an sslrootcert', () => database.url({ ...verified, sslmode: 'require' }, { hostname: '127.0.0.1' })],
  [
    'a client certificate',
    () => database.url({ ...verified, sslcert: CERTIFICATE, sslkey: KEY }, { pathname: '/certified' }),
  ],
] as const)('a command connects to the database without output: %s', async ([, make], context) => {
  const place = { DATABASE_URL: make(), DATA_DIR: join(await emptyFolder(context), 'data') };
  expect(await runAdmin(place, ['list'])).toEqual({ code: 0, said: [], complained: [] });
});

test('all connections of server, listener and commands are encrypted', async (context) => {
  const DATA_DIR = join(await emptyFolder(context), 'data');
  const here = { DATABASE_URL: database.url(verified), DATA_DIR };
  const server = await Server.start(context, here);
  const person = await server.signIn(...admin);
  expect((await person.rest('GET', '/blogs/all')).status).toBe(200);
  const rows = await database.ask(`select application_name as name, ssl from pg_stat_activity
    join pg_stat_ssl using (pid) where usename = 'marquee'`);
  expect(rows.filter(({ ssl }) => !ssl)).toEqual([]);
  expect(rows.map(({ name }) => name)).toEqual(expect.arrayContaining(['marquee events', '']));
  expect(await runAdmin(here, ['unblock', admin[0]])).toMatchObject({ code: 0, complained: [] });
  const file = join(await emptyFolder(context), 'a.tar.gz');
  expect(await run('backup', file, here)).toMatchObject({ code: 0, errors: '' });
  const there = { ...here, DATABASE_URL: database.url(verified, { pathname: '/restored' }) };
  expect(await run('restore', file, there)).toMatchObject({ code: 0, errors: '' });
  expect((await runAdmin(there, ['list'])).said).toHaveLength(2);
  expect(await server.end('SIGTERM')).toBe(0);
  expect(server.errors).toBe('');
});
