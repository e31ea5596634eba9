import pg from 'pg';
import { expect, test } from 'vitest';
import { createDatabase, EMPTY } from '#tests/kit/database/database.ts';
import { startMailServer } from '#tests/kit/network/mailServer.ts';
import { until } from '#tests/kit/product/embedded.ts';
import { firstAdmin } from '#tests/kit/product/processes.ts';
import { Server } from '#tests/kit/product/server.ts';

const LINKS = 5;
const LOCK = 1;

test('two processes queue each reminder once after a third was killed while queueing', async (context) => {
  const mail = await startMailServer();
  const database = await createDatabase(EMPTY);
  const db = new pg.Client({ connectionString: database.url });
  await db.connect();
  context.onTestFinished(async () => {
    await db.end();
    await mail.stop();
    await database.drop();
  });
  const environment = { DATABASE_URL: database.url, SMTP_URL: mail.url, ...firstAdmin, SAMPLE_CONTENT: 'off' };
  const first = await Server.start(context, environment);
  // Its worker has locked the links and waits with the first mail to a client. Other mails do not wait.
  const holder = new pg.Client({ connectionString: database.url });
  await holder.connect();
  await holder.query(`select pg_advisory_lock(${LOCK})`);
  await db.query(`create function wait_here() returns trigger language plpgsql as
    $$ begin perform pg_advisory_xact_lock(${LOCK}); return new; end $$`);
  await db.query(`create trigger waits before insert on outgoing_mail for each row when (new."to" like 'client%')
    execute function wait_here()`);
  await db.query(`insert into review_links (id, email, token_hash, created_at, expires_at, mailed_at)
    select gen_random_uuid(), 'client' || n || '@b.example', 'hash ' || n, now(), now() + interval '20 days', now() - interval '8 days'
    from generate_series(1, ${LINKS}) n`);
  const waiting = `pg_stat_activity where datname = current_database() and wait_event = 'advisory'
    and query like 'insert into "outgoing_mail"%'`;
  await until(async () => (await db.query(`select from ${waiting}`)).rowCount === 1);
  await first.end('SIGKILL');
  await db.query(`select pg_terminate_backend(pid) from ${waiting}`);
  await db.query('drop trigger waits on outgoing_mail');
  await holder.end();
  const left = await db.query(`select (select count(*)::int from review_links where reminders > 0) as noted,
    (select count(*)::int from review_link_tokens) as tokens, (select count(*)::int from outgoing_mail where "to" like 'client%') as mails`);
  expect(left.rows).toEqual([{ noted: 0, tokens: 0, mails: 0 }]);

  const others = await Promise.all([Server.start(context, environment), Server.start(context, environment)]);
  for (let client = 1; client <= LINKS; client += 1) await mail.mailTo(`client${client}@b.example`);
  await until(async () => (await db.query('select from outgoing_mail where sent_at is null')).rowCount === 0);
  const reminded = mail.mails.flatMap(({ to = [] }) => to.map(({ address = '' }) => address)).sort();
  const clients = Array.from({ length: LINKS }, (_, index) => `client${index + 1}@b.example`);
  expect(reminded.filter((address) => address.startsWith('client'))).toEqual(clients);
  const noted = await db.query('select distinct reminders from review_links');
  expect(noted.rows).toEqual([{ reminders: 1 }]);
  expect(await Promise.all(others.map((server) => server.end('SIGTERM')))).toEqual([0, 0]);
});
