import { eq, sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { messages } from '#server/clients/message/table.ts';
import { emptyCalendar, insertBooking, insertHost } from '#tests/kit/content/booking.ts';
import { callOperations, takeBookings } from '#tests/kit/content/calls.ts';
import { conversationOperations } from '#tests/kit/content/conversation.ts';
import { done } from '#tests/kit/content/desk.ts';
import { corresponded, writeAnswer, writeBounce } from '#tests/kit/content/incomingMail.ts';
import { emptyInbox, makeMessage, messageOperations } from '#tests/kit/content/message.ts';
import { fillTable } from '#tests/kit/database/manyRows.ts';
import type { Person } from '#tests/kit/people/person.ts';
import type { Product } from '#tests/kit/product/product.ts';
import { test as base } from '#tests/kit/test.ts';

const test = base.extend('settings', { scope: 'file' }, ({ imapServer }) => ({
  IMAP_URL: imapServer.url,
  OFFICE_EMAIL: 'office@agency.example',
}));

test.beforeEach(({ product }) => emptyInbox(product));

const latestFirst = async (person: Person): Promise<string[]> => {
  const { data } = await person.gql('{ messages(orderBy: ACTIVITY_DESC) { nodes { name } } }');
  return data.messages.nodes.map(({ name }: { name: string }) => name);
};

const activityOf = async (person: Person, id: string): Promise<{ lastActivityAt: string; createdAt: string }> =>
  (await person.gql('query ($id: UUID!) { message(id: $id) { lastActivityAt createdAt } }', { id })).data.message;

/** Two messages, the first a day older than the second. */
async function twoMessages(product: Product) {
  const [older, newer] = [await makeMessage(product, { name: 'Older' }), await makeMessage(product, { name: 'Newer' })];
  await product.services.db
    .update(messages)
    .set({ createdAt: sql`${messages.createdAt} - interval '1 day'`, lastActivityAt: sql`'-infinity'` })
    .where(eq(messages.id, older.id));
  return { older, newer };
}

test('opening, marking, desk changes, drafts and spam marks are no activity of a message', async ({
  product,
  employee,
  admin,
}) => {
  const { older } = await twoMessages(product);
  const before = await activityOf(employee, older.id);
  expect(before.lastActivityAt).toBe(before.createdAt);
  await employee.gql(messageOperations.byId, { id: older.id });
  await employee.gql(messageOperations.mark, { id: older.id, isRead: true });
  await employee.gql('mutation ($id: UUID!) { takeMessage(id: $id) { id } }', { id: older.id });
  await done(employee, 'stage', older.id, { stage: 'PROPOSAL' });
  await done(employee, 'followUp', older.id, { followUp: { day: '2031-01-01' } });
  await done(employee, 'value', older.id, { value: 5000 });
  await employee.gql(conversationOperations.saveDraft, { id: older.id, text: 'Dear' });
  await admin.gql(messageOperations.spam, { id: older.id, isSpam: true });
  await admin.gql(messageOperations.spam, { id: older.id, isSpam: false });
  expect(await activityOf(employee, older.id)).toEqual(before);
  expect(await latestFirst(employee)).toEqual(['Newer', 'Older']);
});

test('a reply or a note brings its message to the top of the latest activity', async ({ product, employee }) => {
  const { older, newer } = await twoMessages(product);
  await employee.gql(messageOperations.reply, { id: older.id, input: { replyText: 'When shall we talk?' } });
  expect(await latestFirst(employee)).toEqual(['Older', 'Newer']);
  await employee.gql(conversationOperations.note, { id: newer.id, input: { text: 'Knows our prices.' } });
  expect(await latestFirst(employee)).toEqual(['Newer', 'Older']);
  await employee.gql(messageOperations.reply, { id: older.id, input: { replyText: 'A second reply.' } });
  expect(await latestFirst(employee)).toEqual(['Older', 'Newer']);
});

test('a mail about a call or its cancellation is activity, unlike its outcome', async ({ product, admin }) => {
  const { older, newer } = await twoMessages(product);
  await emptyCalendar(product);
  await takeBookings(admin);
  const host = await product.user({ name: 'Dr. Iyer' });
  await insertHost(product, host.id);
  const past = new Date(product.services.now().getTime() - 3 * 3600_000);
  const booking = { hostId: host.id, messageId: older.id, startsAt: past };
  const { id } = await insertBooking(product, booking as never);
  const outcome = await admin.gql(callOperations.setOutcome, { id, outcome: 'NO_SHOW' });
  expect(outcome.errors).toBeUndefined();
  expect(await latestFirst(admin)).toEqual(['Newer', 'Older']);
  const written = await admin.gql(callOperations.write, { id, input: { subject: 'We missed you', body: 'Again?' } });
  expect(written.errors).toBeUndefined();
  expect(await latestFirst(admin)).toEqual(['Older', 'Newer']);
  await admin.gql(conversationOperations.note, { id: newer.id, input: { text: 'Later.' } });
  const second = await insertBooking(product, {
    ...booking,
    startsAt: new Date(product.services.now().getTime() + 48 * 3600_000),
  } as never);
  const cancelled = await admin.gql(callOperations.cancelBooking, { id: second.id });
  expect(cancelled.errors).toBeUndefined();
  expect(await latestFirst(admin)).toEqual(['Older', 'Newer']);
});

test('a message, an answer and a first reply that the version before writes are activity', async ({
  product,
  employee,
}) => {
  const { db } = product.services;
  const [first, second] = ['00000000-0000-7000-8000-000000000001', '00000000-0000-7000-8000-000000000002'];
  const insert = (id: string, name: string, at: string) =>
    db.execute(sql`insert into messages (id, name, email, contact_number, service, created_at)
      values (${id}::uuid, ${name}, 'a@client.example', '', 'SEO', ${at}::timestamptz)`);
  await insert(first, 'First', '2026-01-01T00:00:00Z');
  await insert(second, 'Second', '2026-01-02T00:00:00Z');
  expect(await latestFirst(employee)).toEqual(['Second', 'First']);
  await db.execute(sql`update messages set last_answer_at = '2026-01-03T00:00:00Z' where id = ${first}::uuid`);
  expect(await latestFirst(employee)).toEqual(['First', 'Second']);
  await db.execute(sql`update messages set first_reply_at = '2026-01-04T00:00:00Z' where id = ${second}::uuid`);
  expect(await latestFirst(employee)).toEqual(['Second', 'First']);
});

test('pages of the latest activity return each message once', async ({ product, employee }) => {
  await fillTable(product, 'messages', 500);
  await product.services.db.execute(sql.raw('vacuum analyze messages'));
  const list = (after: string | null) =>
    employee.gql(
      `query ($after: String) { messages(orderBy: ACTIVITY_DESC, folder: ALL, first: 150, after: $after) {
        nodes { id lastActivityAt } totalCount pageInfo { hasNextPage endCursor } } }`,
      { after },
    );
  const seen: { id: string; lastActivityAt: string }[] = [];
  for (let after: string | null = null, more = true; more; ) {
    const { data } = await list(after);
    expect(data.messages.totalCount).toBe(500);
    seen.push(...data.messages.nodes);
    [after, more] = [data.messages.pageInfo.endCursor, data.messages.pageInfo.hasNextPage];
  }
  const keys = seen.map(({ id, lastActivityAt }) => `${lastActivityAt} ${id}`);
  expect(keys).toEqual(keys.toSorted().reverse());
  expect(new Set(keys).size).toBe(500);
});

test('a client’s answer and a bounce bring a message to the top, an automatic answer does not', async ({
  product,
  imapServer,
  employee,
}) => {
  const first = await corresponded(product, employee, { name: 'First' });
  const second = await corresponded(product, employee, { name: 'Second' });
  expect(await latestFirst(employee)).toEqual(['Second', 'First']);
  const away = { text: 'I am away.', headers: { 'Auto-Submitted': 'auto-replied' } };
  imapServer.deliver(await writeAnswer(first.mail, { text: 'On Monday, please.' }));
  await expect.poll(() => latestFirst(employee)).toEqual(['First', 'Second']);
  const { lastActivityAt } = await activityOf(employee, first.message.id);
  imapServer.deliver(await writeAnswer(first.mail, away));
  imapServer.deliver(writeBounce(second.mail, '550 No such user'));
  await expect.poll(() => latestFirst(employee)).toEqual(['Second', 'First']);
  expect((await activityOf(employee, first.message.id)).lastActivityAt).toBe(lastActivityAt);
});
