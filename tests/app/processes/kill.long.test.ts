import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Client } from 'pg';
import type { Email } from 'postal-mime';
import { type TestContext, test } from 'vitest';
import { findEmbedded } from '#server/platform/database/embedded/embedded.ts';
import { makeMessage } from '#tests/kit/content/message.ts';
import { Writers } from '#tests/kit/database/writers.ts';
import { casesOf, rounds } from '#tests/kit/long.ts';
import { type Ear, hear } from '#tests/kit/network/live.ts';
import { type MailServer, startMailServer } from '#tests/kit/network/mailServer.ts';
import { Person } from '#tests/kit/people/person.ts';
import { Bench, query, until } from '#tests/kit/product/embedded.ts';
import { admin, Server } from '#tests/kit/product/server.ts';
import { promisedMs } from '#tests/kit/slowness.ts';

/** Number of kills, acknowledged writes before each, and maximum time of recovery. */
const ROUNDS = rounds(1, 5);
const BEFORE = rounds(16, 40);
const READY_MS = 20_000;

async function open(context: TestContext) {
  const bench = await Bench.open(context);
  const mail = await startMailServer();
  context.onTestFinished(() => mail.stop());
  const settings = { DATA_DIR: bench.dataDir, SMTP_URL: mail.url, RATE_LIMITS: 'off', SAMPLE_CONTENT: 'off' };
  const server = await Server.start(context, settings);
  const [email, password] = admin;
  const person = await new Person(server.url).signIn({ email, password }, mail);
  const { id } = await makeMessage({ nobody: person });
  const rows = async (statement: string) => query((await findEmbedded(bench.dataDir)) as string, statement);
  const again = () => Server.start(context, { ...settings, PORT: new URL(server.url).port });
  return { bench, mail, server, person, writers: new Writers(person, id), rows, again };
}

type Bed = Awaited<ReturnType<typeof open>>;

async function writeMore({ writers }: Bed, withinMs?: number): Promise<void> {
  const before = writers.count;
  await until(() => writers.count >= before + BEFORE, { withinMs });
}

/** Makes all waiting mails due: a killed sender holds its mail for a minute. */
async function sendAll({ rows }: Bed): Promise<void> {
  await until(async () => {
    await rows(`update outgoing_mail set run_at = created_at where sent_at is null and attempts < 100`);
    const waiting = await rows('select from outgoing_mail where sent_at is null');
    return waiting.length === 0;
  });
}

/** @returns queued mails that did not arrive, and the number that arrived more than once */
async function mailOf({ rows, mail }: Bed): Promise<{ lost: string[]; twice: number }> {
  const arrived = Map.groupBy(mail.mails, ({ messageId = '' }: Email) => /<([^@]+)@/.exec(messageId)?.[1]);
  const queued = (await rows('select id from outgoing_mail')).map(({ id }) => String(id));
  return {
    lost: queued.filter((id) => !arrived.has(id)),
    twice: [...arrived.values()].filter((copies) => copies.length > 1).length,
  };
}

/** Reopens the stream, as a client does: a stream whose session lookup failed has ended. */
async function resumed(ear: Ear, person: Person): Promise<Ear> {
  let current = ear;
  await until(
    async () => {
      const { arrived } = await current.next();
      if (arrived) return arrived.kind === 'RESUMED';
      const opened = await hear(person).catch(() => null);
      current = opened ?? current;
      return opened !== null;
    },
    { withinMs: READY_MS },
  );
  return current;
}

const promised = ({ acknowledged }: Writers, { mails }: MailServer) => {
  const texts = new Set(mails.flatMap(({ text = '' }) => text.match(/writer-\d+/g) ?? []));
  const readers = new Set(mails.flatMap(({ to = [] }) => to.map(({ address }) => address)));
  return [
    ...acknowledged.reply.filter((key) => !texts.has(key)),
    ...acknowledged.message.filter((key) => !readers.has(`${key}@client.example`)),
  ];
};

test('kills of PostgreSQL, its processes, the server and everything together lose nothing acknowledged', async (context) => {
  const { expect } = context;
  const bed = await open(context);
  const { bench, writers, person, rows } = bed;
  let { server } = bed;
  let ear = await hear(person);
  writers.start();
  for (const victim of ['PostgreSQL', 'one backend']) {
    for (let round = 0; round < ROUNDS; round++) {
      await writeMore(bed);
      if (victim === 'PostgreSQL') await bench.killPostgres();
      else await bench.killBackend();
      ear = await resumed(ear, person);
      await writeMore(bed, READY_MS);
      expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
    }
  }
  await writers.stop();
  ear.close();
  expect(await writers.wrongs(rows)).toEqual({ lost: [], doubled: [] });
  await sendAll(bed);
  const mended = await mailOf(bed);
  // The server survives and stores sent mails when the database is back.
  expect([mended.lost, mended.twice, promised(writers, bed.mail)]).toEqual([[], 0, []]);
  expect(server.errors).toBe('');

  for (const victim of ['server', 'everything']) {
    for (let round = 0; round < ROUNDS; round++) {
      writers.start();
      await writeMore(bed);
      if (victim === 'everything') await bench.killAll();
      await server.end('SIGKILL');
      await writers.stop();
      const begun = Date.now();
      server = await bed.again();
      expect(Date.now() - begun).toBeLessThan(await promisedMs(READY_MS));
      expect(await writers.wrongs(rows)).toEqual({ lost: [], doubled: [] });
    }
  }
  await sendAll(bed);
  const { lost, twice } = await mailOf(bed);
  expect([lost, promised(writers, bed.mail)]).toEqual([[], []]);
  // At most the ten mails that were being sent at the kill.
  expect(twice).toBeLessThanOrEqual(2 * ROUNDS * 10);
  expect(writers.odd).toEqual([]);
  expect(await server.end('SIGTERM')).toBe(0);
});

test('a first start killed repeatedly at later moments recovers', async (context) => {
  const { expect } = context;
  const bench = await Bench.open(context);
  const within = (path: string) => existsSync(join(bench.dataDir, 'postgres', path));
  const hasDraft = async () => (await readdir(join(bench.dataDir, 'postgres')).catch(() => [])).some(isDraft);
  let client: Client | undefined;
  const close = async () => {
    await client?.end().catch(() => undefined);
    client = undefined;
  };
  context.onTestFinished(close);
  /** Uses one connection for the repeated queries. */
  const holds = async (statement: string) => {
    const url = client ? null : await findEmbedded(bench.dataDir);
    if (url) {
      client = new Client(url);
      client.on('error', () => undefined);
      await client.connect().catch(close);
    }
    const found = await client?.query(statement).catch(() => undefined);
    return (found?.rowCount ?? 0) > 0;
  };
  const moments: (() => boolean | Promise<boolean>)[] = [
    hasDraft,
    () => within('cluster'),
    () => within('cluster/data/postmaster.pid'),
    () => holds('select 1'),
    () => holds(`select from pg_locks where locktype = 'advisory' and database <> 0`),
    () => holds(`select from pg_locks where relation = 'users'::regclass`),
  ];
  for (const has of casesOf(moments, (_, index) => [1, 5].includes(index))) {
    const server = await Server.launch(context, { DATA_DIR: bench.dataDir });
    await until(async () => server.output.includes(' is ready: ') || (await has()), { everyMs: 5 });
    await server.end('SIGKILL');
    await close();
  }
  const server = await Server.start(context, { DATA_DIR: bench.dataDir });
  const url = (await findEmbedded(bench.dataDir)) as string;
  const count = async (table: string) => (await query(url, `select from ${table}`)).length;
  expect(await count('users')).toBe(2);
  expect(await count('blog_posts')).toBeGreaterThan(5);
  const slugs = await query(url, 'select lower(slug) from blog_posts group by 1 having count(*) > 1');
  expect(slugs).toEqual([]);
  expect((await readdir(await bench.home())).filter(isDraft)).toEqual([]);
  expect(await server.end('SIGTERM')).toBe(0);
});

const isDraft = (name: string) => name.startsWith('cluster.draft-');
