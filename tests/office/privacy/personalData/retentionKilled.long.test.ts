import pg from 'pg';
import { expect, test } from 'vitest';
import { emptyPlace } from '#tests/kit/product/backup.ts';
import { query, until } from '#tests/kit/product/embedded.ts';
import { admin, Server } from '#tests/kit/product/server.ts';

test('two retention processes count each row once, also when one is killed', async (context) => {
  const place = await emptyPlace(context);
  const url = place.DATABASE_URL;
  const first = await Server.start(context, { ...place });
  await first.signIn(...admin);
  await first.end('SIGTERM');
  await query(url, 'delete from messages');
  await query(
    url,
    `insert into messages (id, name, email, contact_number, service, created_at, stage)
    select gen_random_uuid(), 'Somebody', n || '@old.example', '', 'Web Development', now() - interval '100 days', 'LOST'
    from generate_series(1, 450) n`,
  );
  await query(url, `insert into retention_rules values ('LOST', 30)`);
  // An unfinished run continues at any time of the day.
  await query(url, `insert into retention_runs (day) values (current_date - 2)`);
  const holder = new pg.Client(url);
  await holder.connect();
  await holder.query(
    `begin; select from messages where id = (select id from messages order by id offset 250 limit 1) for update`,
  );
  const killed = await Server.start(context, { ...place });
  const run = async () => {
    const [row] = await query(
      url,
      `select (sums ->> 'LOST')::int as gone, finished_at is not null as "isFinished" from retention_runs order by day limit 1`,
    );
    return row;
  };
  await until(async () => (await run())?.gone === 200);
  await killed.end('SIGKILL');
  await holder.query('commit');
  await holder.end();
  await Promise.all([Server.start(context, { ...place }), Server.start(context, { ...place })]);
  await until(async () => (await run())?.isFinished === true);
  expect(await run()).toMatchObject({ gone: 450 });
  expect(await query(url, 'select from messages')).toEqual([]);
  const noted = await query(url, `select after from audit_entries where action = 'retention.run'`);
  expect(noted).toEqual([{ after: { LOST: 450 } }]);
});
