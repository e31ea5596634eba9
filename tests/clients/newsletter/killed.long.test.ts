import pg from 'pg';
import { expect, test } from 'vitest';
import { createDatabase, EMPTY } from '#tests/kit/database/database.ts';
import { startMailServer } from '#tests/kit/network/mailServer.ts';
import { until } from '#tests/kit/product/embedded.ts';
import { firstAdmin } from '#tests/kit/product/processes.ts';
import { Server } from '#tests/kit/product/server.ts';

const READERS = 10_000;
/** So many mails take minutes on a busy machine. */
const LONG_MS = 60 * 60_000;
const addressOf = (number: number) => `reader${number}@readers.example`;
const numberOf = (address: string) => Number(/^reader(\d+)@/.exec(address)?.[1]);

test('none of 10,000 readers gets a second mail from a process that is killed twice', {
  timeout: 3 * LONG_MS,
}, async (context) => {
  const mail = await startMailServer();
  mail.answer = (step, address) => (step === 'rcpt' && numberOf(address) % 100 === 0 ? '550 5.1.1 User unknown' : null);
  // Every 500th reader lets the server stall.
  mail.waitFor = (address) =>
    numberOf(address) % 500 === 1 ? new Promise((resolve) => setTimeout(resolve, 2000)) : null;
  const database = await createDatabase(EMPTY);
  const db = new pg.Client({ connectionString: database.url });
  await db.connect();
  context.onTestFinished(async () => {
    await db.end();
    await mail.stop();
    await database.drop();
  });
  const environment = { DATABASE_URL: database.url, SMTP_URL: mail.url, ...firstAdmin, SAMPLE_CONTENT: 'off' };
  let server = await Server.start(context, environment);
  await db.query(`insert into site_settings (id, values, updated_at)
    values ('site', '{"newsletter": {"isOn": true, "perMinute": 6000}}', now())`);
  await db.query(`insert into newsletter_subscribers (id, email, state, consent, created_at, confirmed_at)
    select gen_random_uuid(), 'reader' || n || '@readers.example', 'CONFIRMED', 'They have agreed.', now(), now()
    from generate_series(1, ${READERS}) n`);
  await db.query(`with issue as (insert into newsletter_issues (id, subject, html, text, campaign, state, created_at)
      values (gen_random_uuid(), 'News', '<p>News</p>', 'News', 'newsletter-news', 'SENDING', now()) returning id)
    insert into newsletter_deliveries (issue_id, subscriber_id, run_at, created_at)
    select issue.id, newsletter_subscribers.id, now(), now() from issue, newsletter_subscribers`);
  for (const count of [3000, 6000]) {
    await until(async () => mail.mails.length >= count, { withinMs: LONG_MS });
    await server.end('SIGKILL');
    server = await Server.start(context, environment);
  }
  await until(async () => (await db.query(`select from newsletter_issues where state = 'SENT'`)).rowCount === 1, {
    withinMs: LONG_MS,
  });
  expect(await server.end('SIGTERM')).toBe(0);

  const received = mail.mails.map(({ to }) => to?.[0]?.address ?? '');
  expect(new Set(received).size).toBe(received.length);
  const { rows } = await db.query(`select newsletter_deliveries.state, email from newsletter_deliveries
    join newsletter_subscribers on newsletter_subscribers.id = subscriber_id`);
  const addressesIn = (state: string) => rows.filter((row) => row.state === state).map(({ email }) => email);
  const refused = Array.from({ length: READERS / 100 }, (_, index) => addressOf((index + 1) * 100));
  expect(addressesIn('REFUSED').sort()).toEqual(refused.sort());
  const bounced = await db.query(`select from newsletter_subscribers where state = 'BOUNCED'`);
  expect(bounced.rowCount).toBe(refused.length);
  // A kill between the end of a mail and its result: two mails at once, killed twice.
  const unanswered = addressesIn('HANDED');
  expect(unanswered.length).toBeLessThanOrEqual(4);
  const addresses = new Set(received);
  const missing = [...addressesIn('SENT'), ...unanswered].filter((address) => !addresses.has(address));
  expect(addressesIn('SENT')).toHaveLength(READERS - refused.length - unanswered.length);
  expect(missing.filter((address) => !unanswered.includes(address))).toEqual([]);
});
