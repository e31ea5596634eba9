import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { CSV } from '#schema/csvStrings.ts';
import type { Day } from '#schema/officeTime.ts';
import { dayAfter } from '#schema/period.ts';
import { siteStrings } from '#schema/site.ts';
import { startFollowUps } from '#server/app/jobs/followUps.ts';
import { messages } from '#server/clients/message/table.ts';
import { siteSettings } from '#server/content/site/table.ts';
import { startWeeklyMail } from '#server/office/dashboard/weekly/loop.ts';
import { startRetention } from '#server/office/privacy/retention/loop.ts';
import { users } from '#server/people/user/table.ts';
import { auditEntries } from '#server/platform/audit/table.ts';
import { outgoingMail } from '#server/platform/mail/table.ts';
import { makePost } from '#tests/kit/content/blog.ts';
import { bookingRules, everyDay, insertHost } from '#tests/kit/content/booking.ts';
import { callOperations, freeTimes, takeBookings } from '#tests/kit/content/calls.ts';
import { makeMessage, messageOperations } from '#tests/kit/content/message.ts';
import { changeSite, forgetSite, sendSite } from '#tests/kit/content/site.ts';
import type { Person } from '#tests/kit/people/person.ts';
import { brandFile } from '#tests/kit/product/brand.ts';
import { until } from '#tests/kit/product/embedded.ts';
import { type Product, startProduct } from '#tests/kit/product/product.ts';

type Office = {
  zone: string;
  place: string;
  sunday: Day;
  /** When Sunday begins and ends, when Monday is 9:00, and what the clocks of Sunday's last second say. */
  begins: string;
  ends: string;
  nine: string;
  /** How the first moment that retention of 7 days keeps on Monday stands in UTC. */
  keptFrom: string;
};

/** Each on a Sunday and the Monday after it: New York as the clocks go on, and as they go back. */
const offices: Office[] = [
  {
    ...{ zone: 'Asia/Kolkata', place: 'India', sunday: '2026-12-06' },
    ...{ begins: '2026-12-05T18:30:00.000Z', ends: '2026-12-06T18:30:00.000Z', nine: '2026-12-07T03:30:00.000Z' },
    keptFrom: '2026-11-29T18:30:00.000Z',
  },
  {
    ...{ zone: 'Asia/Kathmandu', place: 'Kathmandu', sunday: '2026-12-06' },
    ...{ begins: '2026-12-05T18:15:00.000Z', ends: '2026-12-06T18:15:00.000Z', nine: '2026-12-07T03:15:00.000Z' },
    keptFrom: '2026-11-29T18:15:00.000Z',
  },
  {
    ...{ zone: 'America/New_York', place: 'New York', sunday: '2027-03-14' },
    ...{ begins: '2027-03-14T05:00:00.000Z', ends: '2027-03-15T04:00:00.000Z', nine: '2027-03-15T13:00:00.000Z' },
    keptFrom: '2027-03-08T05:00:00.000Z',
  },
  {
    ...{ zone: 'America/New_York', place: 'New York', sunday: '2027-11-07' },
    ...{ begins: '2027-11-07T04:00:00.000Z', ends: '2027-11-08T05:00:00.000Z', nine: '2027-11-08T14:00:00.000Z' },
    keptFrom: '2027-11-01T04:00:00.000Z',
  },
];

const justBefore = (at: string, ms = 1) => new Date(Date.parse(at) - ms);
const months = 'January February March April May June July August September October November December'.split(' ');
const long = (day: Day) => `${months[Number(day.slice(5, 7)) - 1]} ${Number(day.slice(8))}, ${day.slice(0, 4)}`;

const toTime = (product: Product, at: Date) => product.passTime(at.getTime() - product.services.now().getTime());
/** Lets a worker look once, as if its process had just started. */
const look = (start: (services: Product['services']) => { stop(): Promise<unknown> }, { services }: Product) =>
  start(services).stop();

async function messageAt(product: Product, at: Date, row: Partial<typeof messages.$inferSelect> = {}) {
  const { id, email } = await makeMessage(product);
  await product.services.db
    .update(messages)
    .set({ createdAt: at, ...row })
    .where(eq(messages.id, id));
  return { id, email };
}

const done = async (person: Person, query: string, variables: Record<string, unknown> = {}) => {
  const { data, errors } = await person.gql(query, variables);
  expect(errors).toBeUndefined();
  return data;
};

describe.each(offices)('in the office of $zone on $sunday', (office) => {
  const { zone, place, sunday, begins, ends, nine } = office;
  const monday = dayAfter(sunday, 1);

  test('days, hours, mails, figures, files and slots are those of its clock', async ({ onTestFinished }) => {
    const product = await startProduct();
    onTestFinished(() => product.stop());
    product.holdTime();
    const { db } = product.services;
    await changeSite(await product.signedIn('admin'), { timeZone: zone });
    // A second before Sunday ends, which is 23:59:59 there.
    toTime(product, justBefore(ends, 1000));
    const admin = await product.signedIn('admin');
    await db.update(users).set({ wantsWeeklyMail: true }).where(eq(users.id, admin.id));
    const mine = { ownerId: admin.id };
    await messageAt(product, justBefore(begins), mine);
    await messageAt(product, new Date(begins), mine);
    const last = await messageAt(product, justBefore(ends, 1000), { ...mine, message: 'The last of Sunday' });
    await messageAt(product, new Date(ends), { ...mine, followUpDay: monday });
    const post = await makePost(admin, { title: 'Written on Sunday', isPublished: true });
    await changeSite(admin, { tagline: 'Changed on Sunday' });

    const due = async () => (await done(admin, '{ overview { dueFollowUps } }')).overview.dueFollowUps;
    expect(await due()).toBe(0);
    await look(startFollowUps, product);
    toTime(product, new Date(ends));
    expect(await due()).toBe(1);
    await changeSite(admin, { tagline: 'Changed on Monday' });

    const period = { from: dayAfter(sunday, -1), to: monday, unit: 'DAY' };
    const { insights } = await done(
      admin,
      'query ($period: InsightPeriodInput!) { insights(period: $period) { series { from enquiries } } }',
      { period },
    );
    expect(insights.series).toEqual([
      { from: dayAfter(sunday, -1), enquiries: 1 },
      { from: sunday, enquiries: 2 },
      { from: monday, enquiries: 1 },
    ]);
    const recent = await done(admin, '{ insights(period: { days: 1 }) { totals { from to enquiries } } }');
    expect(recent.insights.totals).toEqual({ from: monday, to: monday, enquiries: 1 });
    const { overview } = await done(admin, '{ overview { messagesPerWeek { monday count } } }');
    expect(overview.messagesPerWeek.slice(-2)).toEqual([
      { monday: dayAfter(monday, -7), count: 3 },
      { monday, count: 1 },
    ]);
    const found = await done(
      admin,
      'query ($day: String!) { messages(filter: { from: $day, to: $day }) { totalCount } }',
      { day: sunday },
    );
    expect(found.messages.totalCount).toBe(2);
    const entries = await done(
      admin,
      'query ($day: String!) { auditEntries(filter: { kind: SITE, from: $day, to: $day }) { totalCount } }',
      { day: monday },
    );
    expect(entries.auditEntries.totalCount).toBe(1);

    const csv = await fetch(`${product.url}${CSV}/messages`, {
      ...{ method: 'POST', body: JSON.stringify({ filter: { from: sunday, to: sunday } }) },
      headers: { authorization: `Bearer ${admin.token}`, 'content-type': 'application/json' },
    });
    expect(csv.headers.get('content-disposition')).toContain(`messages-${monday}.csv`);
    const [head = '', ...lines] = (await csv.text()).trim().split('\r\n');
    expect(head).toContain(`"Received (${place})","Received (UTC)"`);
    expect(lines.map((line) => line.slice(0, 21)).sort()).toEqual([`"${sunday} 00:00:00"`, `"${sunday} 23:59:59"`]);

    const page = await (await fetch(`${product.url}/blog/${post.slug}`, { headers: { accept: 'text/html' } })).text();
    expect(page).toContain(`${long(sunday)} at 11:59 PM`);
    await done(admin, messageOperations.reply, { id: last.id, input: { replyText: 'Thank you.' } });
    expect((await product.mail.mailTo(last.email, 1)).text).toContain(`You wrote on ${long(sunday)} about`);

    // Retention from 2:00 on.
    const [kept, over] = [new Date(office.keptFrom), justBefore(office.keptFrom)];
    const lost = { stage: 'LOST' as const, lostReason: 'Too dear', ...mine };
    const keeps = await messageAt(product, kept, { ...lost, stageChangedAt: kept });
    const goes = await messageAt(product, over, { ...lost, stageChangedAt: over });
    const rules = [{ kind: 'LOST', days: 7 }];
    const { saveRetention } = await done(
      admin,
      'mutation ($input: RetentionInput!) { saveRetention(input: $input) { rules { kind dueCount oldest } } }',
      { input: { rules } },
    );
    expect(saveRetention.rules).toContainEqual({ kind: 'LOST', dueCount: 1, oldest: dayAfter(monday, -8) });
    const isThere = async ({ id }: { id: string }) => (await db.$count(messages, eq(messages.id, id))) === 1;
    const two = new Date(Date.parse(nine) - 7 * 3600 * 1000);
    toTime(product, new Date(two.getTime() - 60_000));
    await look(startRetention, product);
    expect([await isThere(keeps), await isThere(goes)]).toEqual([true, true]);
    toTime(product, two);
    await look(startRetention, product);
    await until(async () => !(await isThere(goes)));
    expect(await isThere(keeps)).toBe(true);

    // Mails at 9:00.
    const queued = async (subject: RegExp) =>
      (await db.select({ subject: outgoingMail.subject }).from(outgoingMail)).filter((mail) =>
        subject.test(mail.subject),
      ).length;
    const received = (text: string) =>
      product.mail.mails.some((mail) => mail.to?.[0]?.address === admin.email && mail.text?.includes(text));
    toTime(product, justBefore(nine, 60_000));
    await look(startFollowUps, product);
    await look(startWeeklyMail, product);
    const weeks = await queued(/^Last week/);
    expect([await queued(/due$/), received(`to ${long(sunday)}:`)]).toEqual([0, false]);
    toTime(product, new Date(nine));
    await look(startFollowUps, product);
    await look(startWeeklyMail, product);
    product.services.outbox.wake();
    await until(() => received(`to ${long(sunday)}:`) && received(`Due ${long(monday)}`));
    expect([await queued(/due$/), await queued(/^Last week/)]).toEqual([1, weeks + 1]);

    await takeBookings(admin, { timeZone: zone });
    const { id: hostId } = await product.user();
    await insertHost(product, hostId, { hours: everyDay });
    const { slots } = await done(admin, callOperations.slots, { hostId, from: monday, days: 1 });
    expect(slots.timeZone).toBe(zone);
    expect(slots.slots[0].startsAt).toBe(nine);
    const [first = ''] = await freeTimes(product.nobody, { timeZone: zone });
    expect(Date.parse(first)).toBeGreaterThanOrEqual(Date.parse(nine));
  });
});

describe('the setting', () => {
  const save = 'mutation ($input: SiteInput!) { saveSite(input: $input) { timeZone booking { timeZone } } }';
  const read = '{ site { timeZone booking { timeZone minutes } original { timeZone } } }';

  test('the zone of the office is India’s unless an admin has chosen another', async ({ onTestFinished }) => {
    const product = await startProduct();
    onTestFinished(() => product.stop());
    const [admin, employee] = [await product.signedIn('admin'), await product.signedIn('Employee')];
    const zoneOf = async (person: Person) => (await done(person, '{ site { timeZone } }')).site.timeZone;
    expect(await zoneOf(product.nobody)).toBe('Asia/Kolkata');

    for (const who of [employee, product.nobody])
      expect((await sendSite(who, { timeZone: 'Asia/Kathmandu' })).code).toMatch(/FORBIDDEN|UNAUTHENTICATED/);
    for (const zone of ['IST', '+05:30', 'Asia/Nowhere', '', 'a'.repeat(65)]) {
      const { code, errors } = await sendSite(admin, { timeZone: zone });
      expect([zone, code]).toEqual([zone, 'BAD_USER_INPUT']);
      expect(errors?.[0].extensions.fields).toEqual({ timeZone: siteStrings.badZone });
    }
    expect(await zoneOf(product.nobody)).toBe('Asia/Kolkata');

    const { saveSite } = await done(admin, save, { input: { timeZone: 'america/new_york' } });
    expect(saveSite).toEqual({ timeZone: 'America/New_York', booking: { timeZone: 'America/New_York' } });
    await until(async () => (await zoneOf(product.nobody)) === 'America/New_York');
    const [entry] = await product.services.db.select().from(auditEntries).where(eq(auditEntries.action, 'site.save'));
    expect(entry).toMatchObject({
      ...{ before: { timeZone: 'Asia/Kolkata' }, after: { timeZone: 'America/New_York' } },
    });

    await done(admin, save, { input: { timeZone: null } });
    expect((await done(admin, read)).site.timeZone).toBe('Asia/Kolkata');
    expect(await product.services.db.select({ values: siteSettings.values }).from(siteSettings)).toEqual([
      { values: {} },
    ]);
  });

  test('the deprecated fields of the bookings have the zone of the office without changing it', async ({
    onTestFinished,
  }) => {
    const product = await startProduct();
    onTestFinished(() => product.stop());
    const admin = await product.signedIn('admin');
    const zones = async () => {
      const { site } = await done(admin, read);
      return [site.timeZone, site.booking.timeZone, site.booking.minutes];
    };
    await done(admin, save, { input: { booking: { ...bookingRules, timeZone: 'Europe/Berlin' } } });
    expect(await zones()).toEqual(['Europe/Berlin', 'Europe/Berlin', 30]);
    const { timeZone: _, ...rules } = bookingRules;
    await done(admin, save, { input: { booking: { ...rules, minutes: 45 } } });
    expect(await zones()).toEqual(['Europe/Berlin', 'Europe/Berlin', 45]);
    await done(admin, save, {
      input: { timeZone: 'Asia/Kathmandu', booking: { ...bookingRules, timeZone: 'Europe/Berlin' } },
    });
    expect(await zones()).toEqual(['Asia/Kathmandu', 'Asia/Kathmandu', 30]);
    await done(admin, save, { input: { booking: null } });
    expect(await zones()).toEqual(['Asia/Kathmandu', 'Asia/Kathmandu', 30]);
  });

  test('the zone of the office is taken over from the bookings of version 0.2', async ({ onTestFinished }) => {
    const { file, remove } = await brandFile({ booking: { ...bookingRules, timeZone: 'Europe/Berlin' } });
    const product = await startProduct({ SITE_FILE: file });
    onTestFinished(async () => {
      await product.stop();
      await remove();
    });
    const admin = await product.signedIn('admin');
    const zoneNow = async () => (await done(admin, read)).site.timeZone;
    expect(await zoneNow()).toBe('Europe/Berlin');
    const booking = { ...bookingRules, timeZone: 'America/New_York', openCallsPerMailbox: 3, openCallsPerNetwork: 10 };
    await product.services.db
      .insert(siteSettings)
      .values({ id: 'site', values: { takesBookings: true, booking }, updatedAt: product.services.now() });
    await until(async () => (await zoneNow()) === 'America/New_York');
    // What this version writes, a process of 0.2 reads as the zone of its bookings.
    await done(admin, save, { input: { timeZone: 'Asia/Kathmandu' } });
    const [row] = await product.services.db.select().from(siteSettings);
    expect(row?.values.booking?.timeZone).toBe('Asia/Kathmandu');
    await forgetSite(product);
  });
});
