import { eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { describe, expect } from 'vitest';
import { dayOf } from '#schema/officeTime.ts';
import { dayAfter } from '#schema/period.ts';
import { bookingHosts } from '#server/clients/booking/table.ts';
import { messages } from '#server/clients/message/table.ts';
import { blogPosts } from '#server/content/blog/table.ts';
import { outgoingMail } from '#server/platform/mail/table.ts';
import { webhookFailures, webhooks } from '#server/platform/webhook/table.ts';
import { backups } from '#server/transfer/backup/nightly/table.ts';
import { makePost } from '#tests/kit/content/blog.ts';
import { insertBooking, insertFeed, insertHost, takeBookings } from '#tests/kit/content/booking.ts';
import { insertReply } from '#tests/kit/content/conversation.ts';
import { makeMessage } from '#tests/kit/content/message.ts';
import { atNoon } from '#tests/kit/content/noon.ts';
import { makeWebhook } from '#tests/kit/content/webhook.ts';
import type { Person } from '#tests/kit/people/person.ts';
import type { Product } from '#tests/kit/product/product.ts';
import { test as base } from '#tests/kit/test.ts';

const test = base.extend('settings', { scope: 'file' }, { BACKUP_AT: '23:59' });

// What comes within minutes is of the same day.
test.beforeAll(({ product }) => atNoon(product));

const HOUR = 3_600_000;
const tally = '{ count messages { name } }';
const notice = '{ kind text path }';
const DAY = `{ myDay { day followUps ${tally} answers ${tally} assigned ${tally} calls { name } planned { kind title isPublication }
  mailNotices ${notice} calendarNotices ${notice} } }`;
const ADMIN_DAY = `{ myDay { webhookNotices ${notice} backupNotice ${notice} mailNotices ${notice} calendarNotices ${notice} calls { name } } }`;

type Tally = { count: number; messages: { name: string }[] };
const namesIn = ({ messages: list }: Tally) => list.map(({ name }) => name);
const dayOfPerson = async (person: Person) => (await person.gql(DAY)).data.myDay;
const dayOfAdmin = async (person: Person) => (await person.gql(ADMIN_DAY)).data.myDay;

const today = ({ services }: Product) => dayOf(services.now(), 'Asia/Kolkata');
type Fields = Partial<typeof messages.$inferSelect>;
/** Inserts a message a second after the one before, because the list has the latest change first. */
async function insertMessage(product: Product, fields: Fields): Promise<string> {
  product.passTime(1000);
  const { id } = await makeMessage(product, { name: fields.name ?? 'Asha Menon' });
  await product.services.db.update(messages).set(fields).where(eq(messages.id, id));
  return id;
}

describe('messages of the day', () => {
  test('the day lists what is due, answered and assigned to the caller, each in its order', async ({
    product,
    admin,
    employee,
  }) => {
    const [mine, other] = [{ ownerId: employee.id }, { ownerId: admin.id }];
    const day = today(product);
    const now = product.services.now();
    await insertMessage(product, { ...mine, name: 'Due today', followUpDay: day });
    await insertMessage(product, { ...mine, name: 'Overdue', followUpDay: dayAfter(day, -3) });
    await insertMessage(product, { ...mine, name: 'Later', followUpDay: dayAfter(day, 1), isRead: true });
    await insertMessage(product, { ...mine, name: 'Won', followUpDay: day, stage: 'WON' });
    await insertMessage(product, { ...mine, name: 'Spam', followUpDay: day, isSpam: true });
    await insertMessage(product, { ...other, name: 'Of another', followUpDay: day });
    await insertMessage(product, { ...mine, name: 'Unread' });
    await insertMessage(product, {
      ...other,
      name: 'Answered, of another',
      lastAnswerAt: new Date(now.getTime() - HOUR),
    });
    await insertMessage(product, { ...mine, name: 'Answered', lastAnswerAt: now });
    await insertMessage(product, { ...mine, name: 'Answered and read', lastAnswerAt: now, isRead: true });

    const { day: said, followUps, answers, assigned } = await dayOfPerson(employee);
    expect(said).toBe(day);
    expect(namesIn(followUps)).toEqual(['Overdue', 'Due today']);
    expect(namesIn(answers)).toEqual(['Answered', 'Answered, of another']);
    expect(namesIn(assigned)).toEqual(['Unread', 'Answered and read', 'Later']);
    expect(assigned.count).toBe(3);
    expect(namesIn((await dayOfPerson(admin)).followUps)).toEqual(['Of another']);
  });

  test('the day lists at most eight messages and counts all', async ({ product }) => {
    const colleague = await product.signedIn('Employee');
    for (let index = 0; index < 9; index += 1) await insertMessage(product, { ownerId: colleague.id });
    const { assigned } = await dayOfPerson(colleague);
    expect([assigned.count, assigned.messages.length]).toEqual([9, 8]);
  });
});

test('the day has the own calls of today, for admins followed by those of others', async ({
  product,
  admin,
  employee,
}) => {
  await takeBookings(admin);
  for (const host of [admin, employee]) await insertHost(product, host.id);
  const now = product.services.now().getTime();
  const call = (hostId: string, name: string, hours: number, fields = {}) =>
    insertBooking(product, { hostId, name, startsAt: new Date(now + hours * HOUR), ...fields });
  await call(admin.id, 'Call of the admin', 0.2);
  await call(employee.id, 'Call of the employee', 0.1);
  await call(employee.id, 'Cancelled', 1, { status: 'CANCELLED' });
  await call(employee.id, 'Over', -2);
  await call(employee.id, 'In two days', 48);
  const names = ({ calls }: { calls: { name: string }[] }) => calls.map(({ name }) => name);
  expect(names(await dayOfPerson(employee))).toEqual(['Call of the employee']);
  expect(names(await dayOfAdmin(admin))).toEqual(['Call of the admin', 'Call of the employee']);
});

test('the day lists what goes live or is taken back today', async ({ product, employee }) => {
  const now = product.services.now().getTime();
  const post = async (title: string, row: Partial<typeof blogPosts.$inferSelect>) => {
    const { id } = await makePost(employee, { title });
    await product.services.db.update(blogPosts).set(row).where(eq(blogPosts.id, id));
  };
  await post('Goes live later today', { publishAt: new Date(now + 2 * 60_000) });
  await post('Is taken back today', { takeBackAt: new Date(now + 60_000), isPublished: true });
  await post('Goes live in two days', { publishAt: new Date(now + 48 * HOUR) });
  expect((await dayOfPerson(employee)).planned).toEqual([
    { kind: 'BLOG_POST', title: 'Is taken back today', isPublication: false },
    { kind: 'BLOG_POST', title: 'Goes live later today', isPublication: true },
  ]);
});

describe('what went wrong', () => {
  test('a reply that came back is reported to everybody until a later reply goes out', async ({
    product,
    employee,
  }) => {
    const id = await insertMessage(product, { name: 'Neha Rao' });
    const at = new Date(product.services.now().getTime() - HOUR);
    await insertReply(product, id, { replyDate: at, bouncedAt: at, bounceReason: '550 5.1.1 No such user' });
    expect((await dayOfPerson(employee)).mailNotices).toEqual([
      {
        kind: 'MAIL',
        text: 'The reply to Neha Rao was not delivered: 550 5.1.1 No such user',
        path: `/contact-details/${id}`,
      },
    ]);
    await insertReply(product, id);
    expect((await dayOfPerson(employee)).mailNotices).toEqual([]);
  });

  test('an undelivered mail about no message is reported to admins for a week', async ({
    product,
    admin,
    employee,
  }) => {
    const now = product.services.now();
    const mail = { text: '', createdAt: now, runAt: new Date(now.getTime() + 24 * HOUR), serverReply: '550 No' };
    const failed = (subject: string, days: number) => ({
      ...{ ...mail, id: uuidv7(), to: 'new@colleague.example', subject },
      undeliveredAt: new Date(now.getTime() - days * 24 * HOUR),
    });
    await product.services.db.insert(outgoingMail).values([failed('An invitation', 1), failed('An old mail', 8)]);
    expect((await dayOfAdmin(admin)).mailNotices).toEqual([
      { kind: 'MAIL', text: 'The mail “An invitation” to new@colleague.example was not delivered: 550 No', path: null },
    ]);
    expect((await dayOfPerson(employee)).mailNotices).toEqual([]);
  });

  test('mails that the mail server does not take are reported to admins with their number', async ({
    product,
    admin,
    employee,
  }) => {
    const now = product.services.now();
    const waiting = (minutes: number) => ({
      ...{ id: uuidv7(), to: 'a@b.example', subject: 'A reply', text: 'A', lastError: 'ECONNREFUSED' },
      ...{ createdAt: new Date(now.getTime() - minutes * 60_000), runAt: new Date(now.getTime() + HOUR) },
    });
    await product.services.db.insert(outgoingMail).values([waiting(11), waiting(12), waiting(1)]);
    const reported = async (person: Person) =>
      (await dayOfPerson(person)).mailNotices.filter(({ text }: { text: string }) => /wait/.test(text));
    expect(await reported(employee)).toEqual([]);
    expect((await reported(admin))[0].text).toMatch(/^2 mails wait since /);
  });

  test('a calendar that cannot be read is reported to its host and to admins', async ({ product, admin, employee }) => {
    await takeBookings(admin);
    await product.services.db.delete(bookingHosts);
    for (const host of [admin, employee]) await insertHost(product, host.id);
    const now = product.services.now();
    const fault = 'The answer broke off.';
    await insertFeed(product, employee.id, { place: 'calendar.example', fault });
    await insertFeed(product, employee.id, {
      place: 'read.example',
      fault: 'One event could not be read.',
      readAt: now,
    });
    await insertFeed(product, admin.id, { place: 'other.example', fault, readAt: new Date(now.getTime() - HOUR) });
    const own = (await dayOfPerson(employee)).calendarNotices;
    expect(own).toHaveLength(1);
    expect(own[0].text).toContain('calendar.example cannot be read: The answer broke off.');
    expect(own[0].path).toBe('/admin/my-hours');
    const all = (await dayOfAdmin(admin)).calendarNotices.map(({ path }: { path: string }) => path).sort();
    expect(all).toEqual(['/admin/my-hours', '/admin/slots']);
  });

  test('calls that nobody takes are reported to admins only', async ({ product, admin, employee }) => {
    await takeBookings(admin);
    await product.services.db.delete(bookingHosts);
    expect((await dayOfPerson(employee)).calendarNotices).toEqual([]);
    const [notice] = (await dayOfAdmin(admin)).calendarNotices;
    expect(notice).toMatchObject({ kind: 'HOSTS', path: '/admin/slots' });
    await insertHost(product, employee.id);
    expect((await dayOfAdmin(admin)).calendarNotices).toEqual([]);
  });

  test('a failing webhook is reported, also after the product switched it off, until a person does or it succeeds', async ({
    product,
    admin,
  }) => {
    const { id: webhookId } = await makeWebhook(admin, { name: 'Our CRM' });
    const { db } = product.services;
    const failure = { webhookId, since: product.services.now(), reason: 'The answer was 500.' };
    await db.insert(webhookFailures).values(failure);
    const reported = {
      kind: 'WEBHOOK',
      text: 'Deliveries to Our CRM fail: The answer was 500.',
      path: `/admin/webhooks/${webhookId}`,
    };
    expect((await dayOfAdmin(admin)).webhookNotices).toEqual([reported]);
    const setOn = (isOn: boolean) => db.update(webhooks).set({ isOn }).where(eq(webhooks.id, webhookId));
    await setOn(false);
    expect((await dayOfAdmin(admin)).webhookNotices).toEqual([]);
    await db.update(webhookFailures).set({ endedAt: product.services.now() });
    expect((await dayOfAdmin(admin)).webhookNotices).toEqual([reported]);
    await db.delete(webhookFailures);
    expect((await dayOfAdmin(admin)).webhookNotices).toEqual([]);
  });

  test('a failed nightly backup is reported to admins until one succeeds', async ({ product, admin }) => {
    const startedAt = product.services.now();
    const night = { startedAt, endedAt: startedAt };
    await product.services.db.insert(backups).values({ ...night, id: uuidv7(), day: '2020-01-01', failure: 'write' });
    expect((await dayOfAdmin(admin)).backupNotice).toEqual({
      kind: 'BACKUP',
      text: 'The backup could not be written. See the log of the server.',
      path: '/admin/site#backups',
    });
    await product.services.db.insert(backups).values({ ...night, id: uuidv7(), day: '2020-01-02' });
    expect((await dayOfAdmin(admin)).backupNotice).toBeNull();
  });

  test.for(['webhookNotices { text }', 'backupNotice { text }'])(
    'an employee is refused %s',
    async (field, { employee }) => {
      const { errors } = await employee.gql(`{ myDay { ${field} } }`);
      expect(errors?.[0]?.extensions.code).toBe('FORBIDDEN');
    },
  );
});
