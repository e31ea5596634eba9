import { eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { expect } from 'vitest';
import { replies } from '#server/clients/message/table.ts';
import { webhookDeliveries } from '#server/platform/webhook/table.ts';
import { machineOf } from '#tests/kit/content/apiToken.ts';
import { makeMessage, messageOperations } from '#tests/kit/content/message.ts';
import { makeWebhook } from '#tests/kit/content/webhook.ts';
import { countMails } from '#tests/kit/network/signInEntries.ts';
import type { Person } from '#tests/kit/people/person.ts';
import { test as base } from '#tests/kit/test.ts';

const test = base
  .extend('admin', { scope: 'file' }, ({ product }) => product.signedIn('admin', { name: 'Asha Menon' }))
  .extend('employee', { scope: 'file' }, ({ product }) => product.signedIn('Employee', { name: 'Ravi Iyer' }));

const answer = (person: Person, id: string, markRead = true) =>
  person.gql(messageOperations.answer, { id, input: { replyText: 'Yes.' }, markRead });
const read = async (admin: Person, id: string) => (await admin.gql(messageOperations.answered, { id })).data.message;

test('a reply marks its message as read only when asked', async ({ product, admin, employee }) => {
  const { id } = await makeMessage(product);
  expect((await answer(employee, id, false)).data.replyToMessage.isRead).toBe(false);
  expect((await answer(employee, id)).data.replyToMessage.isRead).toBe(true);
  expect((await answer(employee, id, false)).data.replyToMessage.isRead).toBe(true);
  expect((await read(admin, id)).isRead).toBe(true);
});

test('a rolled back reply leaves neither a mark nor a mail', async ({ product, admin, employee }) => {
  const { db } = product.services;
  const { id, email } = await makeMessage(product);
  await db.execute(`create function refuse() returns trigger language plpgsql as 'begin raise exception ''no''; end'`);
  await db.execute(`create constraint trigger refuse after insert on replies deferrable initially deferred
    for each row execute function refuse()`);
  const { code } = await answer(employee, id);
  await db.execute('drop trigger refuse on replies');
  expect([code, await read(admin, id)]).toMatchObject(['INTERNAL_SERVER_ERROR', { isRead: false, replies: [] }]);
  expect(await countMails(product, email)).toBe(1);
});

test('a message lists the authors of its replies and shows the last one', async ({ product, admin, employee }) => {
  const { id } = await makeMessage(product);
  expect(await read(admin, id)).toMatchObject({ answeredAt: null, answeredBy: null });
  await answer(employee, id);
  product.passTime(1000);
  const { data } = await answer(admin, id);
  const message = await read(admin, id);
  expect(message).toEqual(data.replyToMessage);
  expect(message.replies).toMatchObject([
    { author: 'Ravi Iyer', authorId: employee.id },
    { author: 'Asha Menon', authorId: admin.id },
  ]);
  expect(message).toMatchObject({ answeredAt: message.replies[1].replyDate, answeredBy: 'Asha Menon' });
});

test('the author of a reply by API token is the admin who issued the token', async ({ product, admin }) => {
  const { id } = await makeMessage(product);
  const machine = await machineOf(admin, 'STAFF');
  const { data } = await answer(machine, id);
  expect(data.replyToMessage.replies).toMatchObject([{ author: 'Asha Menon', authorId: admin.id }]);
});

test('a reply keeps the name of a deleted author', async ({ product, admin }) => {
  const { id } = await makeMessage(product);
  const leaving = await product.signedIn('Employee', { name: 'Gone Tomorrow' });
  await answer(leaving, id);
  await admin.gql('mutation ($id: UUID!) { removeUser(id: $id) { id } }', { id: leaving.id });
  expect(await read(admin, id)).toMatchObject({
    answeredBy: 'Gone Tomorrow',
    replies: [{ author: 'Gone Tomorrow', authorId: leaving.id }],
  });
});

test('a reply from before authors were stored has no author', async ({ product, admin }) => {
  const { id } = await makeMessage(product);
  const replyDate = new Date('2026-01-02T03:04:05.000Z');
  await product.services.db.insert(replies).values({ id: uuidv7(), messageId: id, replyText: 'Old.', replyDate });
  expect(await read(admin, id)).toMatchObject({
    answeredAt: replyDate.toISOString(),
    answeredBy: null,
    replies: [{ author: null, authorId: null }],
  });
});

test('neither REST nor webhooks contain the author of a reply', async ({ product, admin, employee }) => {
  const { id } = await makeMessage(product);
  const { id: webhookId } = await makeWebhook(admin, { url: 'https://nowhere.invalid/', events: ['MESSAGE_RECEIVED'] });
  // Spam is sent to webhooks when it leaves the folder, with its replies.
  const spam = await product.nobody.gql(
    `mutation ($input: SendMessageInput!) { sendMessage(input: $input, form: { isHoneypotFilled: true }) { id } }`,
    { input: { name: 'Asha', email: 'a@client.example', contactNumber: '9876543210', service: 'Web Development' } },
  );
  const spamId = spam.data.sendMessage.id;
  for (const one of [id, spamId]) await answer(employee, one);
  await employee.gql(messageOperations.spam, { id: spamId, isSpam: false });
  const { body } = await employee.rest('GET', `/messages/${id}`);
  expect(Object.keys(body.replies[0]).sort()).toEqual(['_id', 'replyDate', 'replyText']);
  const [delivery] = await product.services.db
    .select()
    .from(webhookDeliveries)
    .where(eq(webhookDeliveries.webhookId, webhookId));
  const reported = JSON.parse(delivery?.body ?? '').data;
  expect(reported).toMatchObject({ _id: spamId, replies: [{ replyText: 'Yes.' }] });
  expect(JSON.stringify(reported)).not.toMatch(/author|Ravi/);
});
