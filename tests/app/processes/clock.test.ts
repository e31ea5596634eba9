import { eq, gt } from 'drizzle-orm';
import { describe, expect, type TestContext, test, vi } from 'vitest';
import { dayOf } from '#schema/officeTime.ts';
import { startHousekeeping } from '#server/app/jobs/housekeeping.ts';
import { messages } from '#server/clients/message/table.ts';
import { contentDrafts } from '#server/content/autosave/table.ts';
import { retentionRuns } from '#server/office/privacy/retention/table.ts';
import { sessions } from '#server/people/session/table.ts';
import { auditEntries } from '#server/platform/audit/table.ts';
import { createClock } from '#server/platform/clock/clock.ts';
import { readClocks } from '#server/platform/clock/readings.ts';
import { clockReadings } from '#server/platform/clock/table.ts';
import { makeMessage } from '#tests/kit/content/message.ts';
import { makePlanned, plannedKinds } from '#tests/kit/content/schedule.ts';
import { operatorOf } from '#tests/kit/people/operator.ts';
import { until } from '#tests/kit/product/embedded.ts';
import { type Product, startProduct } from '#tests/kit/product/product.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const NOTICES = '{ officeNotices { notices { kind text path } } }';
const [post] = plannedKinds;

async function open({ onTestFinished }: TestContext) {
  const product = await startProduct();
  onTestFinished(() => product.stop());
  const admin = await product.signedIn('admin');
  const employee = await product.signedIn('Employee');
  return { product, admin, employee, clean: () => startHousekeeping(product.services)() };
}
const metric = async ({ url }: Product, name: string) =>
  Number(new RegExp(`^${name} (\\d+)$`, 'm').exec(await (await fetch(`${url}/metrics`)).text())?.[1]);
/** Number of rows that a wrong clock could delete. */
const locked = ({ services: { db } }: Product) =>
  Promise.all([auditEntries, sessions, contentDrafts, messages].map((table) => db.$count(table)));
/** Waits until every worker of the process has run, which checks the clock. */
async function looked(product: Product) {
  const { clock, outbox } = product.services;
  const asked = vi.spyOn(clock, 'isTrusted');
  outbox.wake();
  await until(() => asked.mock.calls.length > 3);
  await Promise.all(asked.mock.results.map(({ value }) => value));
  asked.mockRestore();
}

describe('with a clock that is 800 days ahead', () => {
  test('a wrong clock stops deletion and publication until it is right', async (context) => {
    const { product, admin, employee, clean } = await open(context);
    const { db, log } = product.services;
    await admin.gql('mutation ($input: RetentionInput!) { saveRetention(input: $input) { rules { id } } }', {
      input: { rules: [{ kind: 'LOST', days: 30 }] },
    });
    const { id } = await makeMessage(product);
    await db.update(messages).set({ stage: 'LOST' }).where(eq(messages.id, id));
    const publishAt = new Date(product.services.now().getTime() + 3 * HOUR).toISOString();
    const planned = await makePlanned(employee, post, { publishAt });
    await clean();
    const before = await locked(product);
    const logged = vi.spyOn(log, 'error');

    product.jumpClock(800 * DAY);
    await clean();
    await looked(product);
    expect(await locked(product)).toEqual(before);
    // The night of the right clock may have begun before the jump.
    const afterwards = dayOf(new Date(Date.now() + 2 * DAY), 'UTC');
    expect(await db.$count(retentionRuns, gt(retentionRuns.day, afterwards))).toBe(0);
    const page = async () => (await fetch(product.url + post.page(planned.slug))).status;
    expect(await page()).toBe(404);
    expect(await metric(product, 'clock_trusted')).toBe(0);
    expect(logged.mock.calls.map(([, sentence]) => sentence)).toEqual([
      expect.stringMatching(/^The server's clock is 800 days ahead of the newest time in the database: housekeeping/),
    ]);

    product.jumpClock(-800 * DAY);
    expect(await metric(product, 'clock_trusted')).toBe(1);
    product.passTime(3 * HOUR);
    await until(async () => (await page()) === 200);
    await clean();
    expect(await locked(product)).toEqual([expect.any(Number), ...before.slice(1)]);
  });

  test('activity does not make a wrong clock trusted, not for a new process either', async (context) => {
    const { product, clean } = await open(context);
    const { db } = product.services;
    await product.services.outbox.stop();
    product.jumpClock(800 * DAY);
    await product.signedIn('Employee');
    const count = await db.$count(sessions);
    await clean();
    expect(await db.$count(sessions)).toBe(count);
    const { createClock } = await import('#server/platform/clock/clock.ts');
    const another = createClock(product.services);
    expect(await another.isTrusted()).toBe(false);
  });

  test('the notice of a wrong clock is readable by admins only', async (context) => {
    const { product, admin } = await open(context);
    expect((await admin.gql(NOTICES)).data.officeNotices.notices).toEqual([]);
    product.jumpClock(2 * DAY);
    expect((await admin.gql(NOTICES)).data.officeNotices.notices).toEqual([
      {
        kind: 'CLOCK',
        text: expect.stringMatching(
          /2 days ahead of the newest time in the database.*All of that goes on by itself.*marquee admin trust-clock/,
        ),
        path: null,
      },
    ]);
    product.jumpClock(-2 * DAY);
    expect((await (await product.signedIn('Employee')).gql(NOTICES)).code).toBe('FORBIDDEN');
  });

  test('an operator can confirm the clock, which is audited', async (context) => {
    const { product } = await open(context);
    const { db, clock, now } = product.services;
    const longAgo = new Date(now().getTime() - 3 * DAY);
    await db.update(clockReadings).set({ readAt: longAgo });
    product.jumpClock(2 * 60_000);
    expect(await clock.isTrusted()).toBe(false);
    const { code, said } = await operatorOf(product)(['trust-clock']);
    expect([code, said[0]]).toEqual([0, expect.stringMatching(/^The clock is right: it is \d{4}-/)]);
    product.jumpClock(2 * 60_000);
    expect(await clock.isTrusted()).toBe(true);
    const entries = await db.select().from(auditEntries).where(eq(auditEntries.action, 'site.trustClock'));
    expect(entries).toMatchObject([{ actorName: 'npm run admin', via: 'operator' }]);
  });
});

describe('a difference', () => {
  test.for([
    ['ahead of', DAY - 60_000, DAY + 60_000],
    ['behind', -DAY + 120_000, -DAY - 120_000],
  ] as const)(
    'a clock up to a day %s the stored time is trusted, a larger difference is not',
    async ([word, near, far], context) => {
      const { product } = await open(context);
      const { clock } = product.services;
      product.jumpClock(near);
      expect(await clock.findJump()).toBeNull();
      const { db } = product.services;
      // The difference is measured from the stored time.
      await db.update(clockReadings).set({ readAt: new Date(product.services.now().getTime() - near) });
      product.jumpClock(far - near);
      const jump = await clock.findJump();
      expect(jump).toMatchObject({ from: 'stored' });
      expect((jump?.aheadMs ?? 0) > 0).toBe(word === 'ahead of');
    },
  );

  test('a difference to the clock of PostgreSQL is detected until an operator confirms it', async (context) => {
    const { product } = await open(context);
    const { services } = product;
    const { createClock } = await import('#server/platform/clock/clock.ts');
    let aheadMs = 5 * DAY;
    const read: typeof readClocks = async (executor) => {
      const readings = await readClocks(executor);
      return { ...readings, database: new Date(readings.database.getTime() + aheadMs) };
    };
    const clock = () => createClock({ ...services, read });
    expect(await clock().findJump()).toMatchObject({ from: 'database' });
    const { trustReading } = await import('#server/platform/clock/readings.ts');
    await trustReading(services.db, services.now(), aheadMs);
    expect(await clock().findJump()).toBeNull();
    // The database server's clock was corrected.
    aheadMs = 0;
    expect(await clock().findJump()).toBeNull();
    aheadMs = -5 * DAY;
    expect(await clock().findJump()).toMatchObject({ from: 'database' });
  });

  test('a difference to the newest time of an older version without readings is detected', async (context) => {
    const { product } = await open(context);
    const { db } = product.services;
    const { createClock } = await import('#server/platform/clock/clock.ts');
    await db.delete(clockReadings);
    expect(await createClock(product.services).isTrusted()).toBe(true);
    await db.delete(clockReadings);
    const later = new Date(Date.now() + 30 * DAY);
    const ahead = createClock({ ...product.services, now: () => later });
    expect(await ahead.findJump()).toMatchObject({ from: 'stored' });
    expect(await db.$count(clockReadings)).toBe(0);
  });
});

test('a restore renews the stored time only if the clock is far ahead of it', async (context) => {
  const { product } = await open(context);
  const { db } = product.services;
  const { trustRestored } = await import('#server/platform/clock/restored.ts');
  const stored = async () => (await db.select().from(clockReadings))[0]?.readAt;
  const before = await stored();
  const now = new Date(Date.now() + HOUR);
  await db.transaction((tx) => trustRestored(tx, now));
  expect(await stored()).toEqual(before);
  const later = new Date(Date.now() + 10 * DAY);
  await db.transaction((tx) => trustRestored(tx, later));
  expect(await stored()).toEqual(later);
});

test('a pause while reading the clocks is not a jump', async (context) => {
  const { product } = await open(context);
  const { db, log } = product.services;
  let passedMs = 0;
  const later = (date: Date) => new Date(date.getTime() + passedMs);
  const start = new Date();
  const clock = createClock({
    ...{ db, log },
    now: () => later(start),
    async read() {
      const stored = later(start);
      passedMs = 3 * DAY;
      return { stored, database: later(start), databaseAheadMs: 0 };
    },
  });
  expect(await clock.findJump()).toBeNull();
});
