import { eq } from 'drizzle-orm';
import { describe, expect, type TestContext, test } from 'vitest';
import { startFollowUps } from '#server/app/jobs/followUps.ts';
import { startHousekeeping } from '#server/app/jobs/housekeeping.ts';
import { followUpMails } from '#server/clients/message/desk/table.ts';
import { messages } from '#server/clients/message/table.ts';
import { users } from '#server/people/user/table.ts';
import { outgoingMail } from '#server/platform/mail/table.ts';
import { dayOf, momentOf } from '#tests/kit/content/india.ts';
import { makeMessage } from '#tests/kit/content/message.ts';
import { until } from '#tests/kit/product/embedded.ts';
import { type Product, startProduct } from '#tests/kit/product/product.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
type Row = Partial<typeof messages.$inferSelect>;

/** A product whose clock stands at a time of today in India. */
async function productAt(time: string, { onTestFinished }: TestContext) {
  const product = await startProduct({}, { clockStandsAt: momentOf(dayOf(new Date()), time) });
  onTestFinished(() => product.stop());
  const { services } = product;
  const toTime = (wanted: string, days: number) => {
    const day = dayOf(new Date(services.now().getTime() + days * DAY));
    product.passTime(momentOf(day, wanted).getTime() - services.now().getTime());
  };
  return { product, toTime: (wanted: string) => toTime(wanted, 0), toNextDay: (wanted: string) => toTime(wanted, 1) };
}

/** Sets a follow-up of this day, unless the row says otherwise. */
async function due({ services: { db, now } }: Product, id: string, row: Row): Promise<void> {
  await db
    .update(messages)
    .set({ followUpDay: dayOf(now()), ...row })
    .where(eq(messages.id, id));
}

/** Runs the workers of several processes, each as if newly started. @returns the recipients, sorted */
async function mailed(product: Product, processes = 1): Promise<string[]> {
  const { db } = product.services;
  const known = (await db.select({ id: outgoingMail.id }).from(outgoingMail)).map(({ id }) => id);
  const workers = Array.from({ length: processes }, () => startFollowUps(product.services));
  await Promise.all(workers.map((worker) => worker.stop()));
  const mails = await db.select().from(outgoingMail);
  return mails
    .filter((mail) => !known.includes(mail.id) && isAbout(mail))
    .map(({ to }) => to)
    .toSorted();
}

const isAbout = ({ subject = '' }: { subject?: string | undefined }) => /due$/.test(subject);

/** Waits for a mail about follow-ups to this address after the first `after` ones. A weekly mail may come the same day. */
async function followUpMailTo({ mail }: Product, email: string, after = 0) {
  const matching = () => mail.mails.filter((one) => isAbout(one) && one.to?.some(({ address }) => address === email));
  await until(() => matching().length > after);
  return matching()[after] as (typeof mail.mails)[number];
}

describe('the follow-up mail', () => {
  test('the follow-up mail is sent once a day at 9:00, whether or not the server restarts', async (context) => {
    const { product, toTime, toNextDay } = await productAt('08:59', context);
    const [asha, ravi, nila] = [await product.user(), await product.user(), await product.user()];
    for (const { id: ownerId } of [asha, asha, ravi]) {
      await due(product, (await makeMessage(product)).id, { ownerId });
    }
    expect(await mailed(product)).toEqual([]);
    toTime('09:00');
    const mails = [await followUpMailTo(product, asha.email), await followUpMailTo(product, ravi.email)];
    expect(mails.map(({ subject }) => subject)).toEqual(['2 follow-ups are due', '1 follow-up is due']);
    toTime('09:01');
    expect(await mailed(product, 2)).toEqual([]);
    toNextDay('08:59');
    expect(await mailed(product)).toEqual([]);
    toNextDay('09:00');
    await followUpMailTo(product, asha.email, 1);
    expect(product.mail.mails.filter((one) => isAbout(one) && one.to?.[0]?.address === nila.email)).toEqual([]);
  });

  test('a mail missed at 9:00 is sent later that day', async (context) => {
    const { product, toTime } = await productAt('08:00', context);
    const owner = await product.user();
    await due(product, (await makeMessage(product)).id, { ownerId: owner.id });
    toTime('23:59');
    await followUpMailTo(product, owner.email);
    const noted = { userId: owner.id, day: dayOf(product.services.now()) };
    expect(await product.services.db.select().from(followUpMails)).toContainEqual(noted);
  });

  test('concurrent processes send one mail per user', async (context) => {
    const { product, toTime } = await productAt('08:00', context);
    const owners = [await product.user(), await product.user()];
    for (const { id: ownerId } of owners) await due(product, (await makeMessage(product)).id, { ownerId });
    toTime('09:00');
    await mailed(product, 4);
    for (const { email } of owners) await followUpMailTo(product, email);
    const mails = await product.services.db.select().from(outgoingMail);
    expect(mails.filter(isAbout)).toHaveLength(2);
  });

  test('the mail lists due follow-ups with name, service, day, note and link, longest due first', async (context) => {
    const { product, toTime } = await productAt('08:00', context);
    const owner = await product.user({ name: 'Meera Nair' });
    const today = await makeMessage(product, { name: 'Ishaan Kapoor', service: 'PPC Advertising' });
    const before = await makeMessage(product, { name: 'Neha Rao' });
    await due(product, today.id, { ownerId: owner.id, followUpNote: 'Ask for the budget' });
    await due(product, before.id, { ownerId: owner.id, followUpDay: '2026-01-02', stage: 'PROPOSAL' });
    toTime('09:00');
    const { text = '', headers } = await followUpMailTo(product, owner.email);
    expect(headers.find(({ key }) => key === 'auto-submitted')?.value).toBe('auto-generated');
    const parts = text.trim().split('\n\n');
    const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'Asia/Kolkata' });
    expect(parts.slice(0, 4)).toEqual([
      'Hello Meera Nair,',
      'These 2 follow-ups of yours are due:',
      `Neha Rao, Web Development\nDue January 2, 2026\n${product.url}/contact-details/${before.id}`,
      `Ishaan Kapoor, PPC Advertising\nDue ${day.format(product.services.now())}\nAsk for the budget\n${product.url}/contact-details/${today.id}`,
    ]);
    expect(text).toContain(`${product.url}/account`);
  });

  test('the mail lists 50 follow-ups and the number of others', async (context) => {
    const { product, toTime } = await productAt('08:00', context);
    const owner = await product.user();
    for (let count = 0; count < 52; count += 1) {
      await due(product, (await makeMessage(product)).id, { ownerId: owner.id });
    }
    toTime('09:00');
    const { text = '', subject } = await followUpMailTo(product, owner.email);
    expect(subject).toBe('52 follow-ups are due');
    expect(text.match(/contact-details/g)).toHaveLength(50);
    expect(text).toContain(`And 2 more: ${product.url}/contact-query?due=yes`);
  });

  test.for<[what: string, row: Row, user: { isBlocked?: boolean; wantsFollowUpMail?: boolean }]>([
    ['of tomorrow', { followUpDay: '2999-01-01' }, {}],
    ['of an enquiry that is won', { stage: 'WON' }, {}],
    ['of an enquiry that is lost', { stage: 'LOST' }, {}],
    ['of spam', { isSpam: true }, {}],
    ['of nobody', { ownerId: null }, {}],
    ['of somebody who is blocked', {}, { isBlocked: true }],
    ['of somebody who has switched it off', {}, { wantsFollowUpMail: false }],
  ])('no mail is sent for a follow-up %s', async ([, row, change], context) => {
    const { product, toTime } = await productAt('08:00', context);
    const [owner, other] = [await product.user(), await product.user()];
    await due(product, (await makeMessage(product)).id, { ownerId: owner.id, ...row });
    await due(product, (await makeMessage(product)).id, { ownerId: other.id });
    if (Object.keys(change).length) {
      await product.services.db.update(users).set(change).where(eq(users.id, owner.id));
    }
    toTime('09:00');
    await followUpMailTo(product, other.email);
    const mails = await product.services.db.select().from(outgoingMail);
    expect(mails.filter(isAbout).map(({ to }) => to)).toEqual([other.email]);
  });

  test('a follow-up set after 9:00 causes no mail that day, even after a restart', async (context) => {
    const { product } = await productAt('08:00', context);
    const owner = await product.user();
    product.passTime(60 * MINUTE);
    const { db, now } = product.services;
    // The worker may also have noted the day of the start.
    await expect.poll(() => db.$count(followUpMails, eq(followUpMails.day, dayOf(now())))).toBe(1);
    await due(product, (await makeMessage(product)).id, { ownerId: owner.id });
    expect(await mailed(product, 2)).toEqual([]);
  });
});

test('the dates of follow-up mails are stored for 30 days', async (context) => {
  const { product, toTime } = await productAt('08:00', context);
  const { db } = product.services;
  const { id: userId } = await product.user();
  toTime('08:30');
  const day = (ago: number) => dayOf(new Date(product.services.now().getTime() - ago * DAY));
  await db.insert(followUpMails).values([30, 31].map((ago) => ({ userId, day: day(ago) })));
  await startHousekeeping(product.services)();
  // The worker may have noted the day of the start.
  const stored = (await db.select().from(followUpMails)).map((row) => row.day);
  expect(stored.filter((one) => one < day(2))).toEqual([day(30)]);
});
