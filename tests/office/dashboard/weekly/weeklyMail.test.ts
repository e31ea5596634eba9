import { eq } from 'drizzle-orm';
import { describe, expect, type TestContext, test } from 'vitest';
import type { Day } from '#schema/officeTime.ts';
import { dayAfter, mondayOf } from '#schema/period.ts';
import { startHousekeeping } from '#server/app/jobs/housekeeping.ts';
import { messages } from '#server/clients/message/table.ts';
import { startWeeklyMail } from '#server/office/dashboard/weekly/loop.ts';
import { weeklyMails } from '#server/office/dashboard/weekly/table.ts';
import { users } from '#server/people/user/table.ts';
import { outgoingMail } from '#server/platform/mail/table.ts';
import { type Dimension, visitFigures } from '#server/platform/visit/table.ts';
import { dayOf, momentOf, timeOf } from '#tests/kit/content/india.ts';
import { makeMessage } from '#tests/kit/content/message.ts';
import { until } from '#tests/kit/product/embedded.ts';
import { type Product, startProduct } from '#tests/kit/product/product.ts';

type Row = Partial<typeof messages.$inferSelect>;
const ANALYTICS_OFF = { ANALYTICS: 'off' };

/** A product whose clock is on the next Monday, before its worker ran. */
async function productOnMonday(time: string, { onTestFinished }: TestContext, env: Record<string, string> = {}) {
  const product = await startProduct(env);
  onTestFinished(() => product.stop());
  product.holdTime();
  const { services } = product;
  const today = dayOf(services.now());
  const isDue = today !== mondayOf(today) || timeOf(services.now()) >= '09:00';
  // The product queues the mails of the present week at its start, for nobody yet.
  await until(async () => !isDue || (await services.db.$count(weeklyMails)) > 0);
  const monday = dayAfter(mondayOf(dayOf(services.now())), 7);
  const toTime = (day: Day, wanted: string) =>
    product.passTime(momentOf(day, wanted).getTime() - services.now().getTime());
  toTime(monday, time);
  return { product, monday, toTime };
}

/** A user who has switched the mail on, by default. */
async function reader(product: Product, row: Partial<typeof users.$inferSelect> = {}) {
  const user = await product.user();
  await product.services.db
    .update(users)
    .set({ wantsWeeklyMail: true, ...row })
    .where(eq(users.id, user.id));
  return user;
}

async function enquiry(product: Product, row: Row): Promise<void> {
  const { id } = await makeMessage(product);
  await product.services.db.update(messages).set(row).where(eq(messages.id, id));
}

const visited = (product: Product, rows: [dimension: Dimension, name: string, day: Day, visitors: number][]) =>
  product.services.db
    .insert(visitFigures)
    .values(rows.map(([dimension, name, day, visitors]) => ({ dimension, name, day, visitors, views: visitors })));

/** Runs the worker of several processes, each as if newly started. */
async function look(product: Product, processes = 1): Promise<void> {
  const workers = Array.from({ length: processes }, () => startWeeklyMail(product.services));
  await Promise.all(workers.map((worker) => worker.stop()));
}

async function mailed({ services: { db } }: Product): Promise<string[]> {
  const mails = await db.select().from(outgoingMail);
  return mails
    .filter(({ subject }) => subject.startsWith('Last week'))
    .map(({ to }) => to)
    .toSorted();
}

describe('the weekly mail', () => {
  test('the weekly mail is sent once each Monday at 9:00', async (context) => {
    const { product, monday, toTime } = await productOnMonday('08:59', context);
    const { email } = await reader(product);
    await look(product);
    expect(await mailed(product)).toEqual([]);
    toTime(monday, '09:00');
    await product.mail.mailTo(email);
    await look(product, 2);
    toTime(dayAfter(monday, 6), '23:59');
    await look(product, 2);
    expect(await mailed(product)).toEqual([email]);
    toTime(dayAfter(monday, 7), '09:00');
    await product.mail.mailTo(email, 1);
  });

  test('concurrent processes send one mail to each reader', async (context) => {
    const { product, monday, toTime } = await productOnMonday('08:00', context);
    const readers = [await reader(product), await reader(product)];
    toTime(monday, '09:00');
    await look(product, 4);
    for (const { email } of readers) await product.mail.mailTo(email);
    expect(await mailed(product)).toEqual(readers.map(({ email }) => email).toSorted());
  });

  test('a weekly mail missed on Monday is sent on a later day of the week', async (context) => {
    const { product, monday, toTime } = await productOnMonday('08:00', context);
    const { email } = await reader(product);
    toTime(dayAfter(monday, 3), '02:00');
    await product.mail.mailTo(email);
    expect(await product.services.db.select().from(weeklyMails)).toContainEqual({ monday });
  });

  test('the weekly mail is not sent to users who did not switch it on or are blocked', async (context) => {
    const { product, monday, toTime } = await productOnMonday('08:00', context);
    const wanted = await reader(product);
    await product.user();
    await reader(product, { isBlocked: true });
    toTime(monday, '09:00');
    await product.mail.mailTo(wanted.email);
    expect(await mailed(product)).toEqual([wanted.email]);
  });

  test('the weekly mail contains visitors, messages, won messages, the best sources and due follow-ups', async (context) => {
    const { product, monday, toTime } = await productOnMonday('08:00', context);
    const { id: ownerId, email, name } = await reader(product, { wantsFollowUpMail: false });
    const [first, last] = [dayAfter(monday, -7), dayAfter(monday, -1)];
    await visited(product, [
      ['total', '', first, 1200],
      ['total', '', last, 34],
      ['total', '', dayAfter(first, -1), 7],
      ['total', '', monday, 99],
      ...['newsletter', 'google', 'bing', 'x', 'linkedin', 'facebook'].map(
        (source, index) => ['source', source, first, 60 - index] as [Dimension, string, Day, number],
      ),
    ]);
    const within = momentOf(first, '00:00');
    await enquiry(product, { createdAt: within, source: 'google' });
    await enquiry(product, { createdAt: momentOf(last, '23:59'), source: 'google', ownerId, followUpDay: last });
    await enquiry(product, { createdAt: within, source: null });
    await enquiry(product, { createdAt: within, source: 'google', isSpam: true });
    await enquiry(product, { createdAt: new Date(within.getTime() - 1), source: 'google' });
    await enquiry(product, {
      ...{ createdAt: momentOf(dayAfter(first, -30), '10:00'), stage: 'WON', stageChangedAt: within, value: 180_000 },
    });
    toTime(monday, '09:00');
    const { subject, text = '', headers } = await product.mail.mailTo(email);
    expect(subject).toBe('Last week: 1,234 visitors, 3 enquiries');
    expect(headers.find(({ key }) => key === 'auto-submitted')?.value).toBe('auto-generated');
    const days = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'Asia/Kolkata' });
    expect(text.trim().split('\n\n').slice(0, 5)).toEqual([
      `Hello ${name},`,
      `From ${days.format(momentOf(first, '12:00'))} to ${days.format(momentOf(last, '12:00'))}:`,
      [
        'Visitors: 1,234 (the week before: 7)',
        'Enquiries: 3 (the week before: 1)',
        'Won: 1, worth ₹1,80,000 (the week before: 0, worth ₹0)',
      ].join('\n'),
      [
        'Where most came from:',
        'Google: 59 visitors, 2 enquiries',
        'Newsletter: 60 visitors, 0 enquiries',
        'Bing: 58 visitors, 0 enquiries',
        'X: 57 visitors, 0 enquiries',
        'Linkedin: 56 visitors, 0 enquiries',
      ].join('\n'),
      `1 follow-up of yours is due: ${product.url}/contact-query?due=yes`,
    ]);
    expect(text).toContain(`${product.url}/account`);
  });

  test('the weekly mail names a source without messages only if two networks brought it on one day', async (context) => {
    const { product, monday, toTime } = await productOnMonday('08:00', context);
    const { email } = await reader(product);
    const brought = (name: string, networks: number | null) =>
      [-2, -3].map((days) => ({ name, networks, day: dayAfter(monday, days) }));
    const rows = [
      ...brought('visit evil.example', 1),
      ...brought('partner.example', 2),
      ...brought('before.example', null),
    ];
    await product.services.db
      .insert(visitFigures)
      .values(rows.map((row) => ({ ...row, dimension: 'source' as const, visitors: 50, views: 50 })));
    toTime(monday, '09:00');
    const { text } = await product.mail.mailTo(email);
    const names = ['visit evil.example', 'partner.example', 'before.example'];
    expect(names.filter((name) => text?.includes(name))).toEqual(['partner.example', 'before.example']);
  });

  test('the weekly mail omits visitors when visits are not counted', async (context) => {
    const { product, monday, toTime } = await productOnMonday('08:00', context, ANALYTICS_OFF);
    const { email } = await reader(product);
    toTime(monday, '09:00');
    const { subject, text } = await product.mail.mailTo(email);
    expect(subject).toBe('Last week: 0 enquiries');
    expect(text).not.toMatch(/visitor/i);
  });
});

test('the dates of weekly mails are stored for 30 days', async (context) => {
  const { product } = await productOnMonday('08:30', context);
  const { db, now } = product.services;
  const today = dayOf(now());
  await db.delete(weeklyMails);
  await db.insert(weeklyMails).values([{ monday: dayAfter(today, -30) }, { monday: dayAfter(today, -31) }]);
  await startHousekeeping(product.services)();
  // The worker of the product may store the current Monday meanwhile.
  const kept = await db.select().from(weeklyMails);
  expect([-30, -31].filter((days) => kept.some(({ monday }) => monday === dayAfter(today, days)))).toEqual([-30]);
});
