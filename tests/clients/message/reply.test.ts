import { eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { describe, expect } from 'vitest';
import { messages } from '#server/clients/message/table.ts';
import { outgoingMail } from '#server/platform/mail/table.ts';
import { machineOf } from '#tests/kit/content/apiToken.ts';
import {
  conversationOperations,
  draftOf,
  insertAnswer,
  insertNote,
  insertReply,
} from '#tests/kit/content/conversation.ts';
import { makeMessage, messageOperations } from '#tests/kit/content/message.ts';
import type { Person } from '#tests/kit/people/person.ts';
import { type Entry, read, test } from './conversation.ts';

describe('the sent state of a reply', () => {
  const sentAtOf = async (employee: Person, id: string) => (await read(employee, id)).thread.nodes[0].sentAt;

  test('a reply has a time of sending once the mail server took its mail', async ({ product, employee }) => {
    const { id, email } = await makeMessage(product);
    await employee.gql(conversationOperations.reply, { id });
    await product.mail.mailTo(email, 1);
    await expect.poll(() => sentAtOf(employee, id)).not.toBeNull();
  });

  test('a reply whose mail waits has no time of sending', async ({ product, employee }) => {
    const { id, email } = await makeMessage(product);
    const reply = await insertReply(product, id);
    const later = new Date(Date.now() + 3_600_000);
    const mail = { id: reply.id, to: email, subject: 'Re', text: 'Gladly.', createdAt: reply.replyDate, runAt: later };
    await product.services.db.insert(outgoingMail).values(mail);
    expect(await sentAtOf(employee, id)).toBeNull();
  });

  test('a reply from before the records of mails has its time of writing as its time of sending', async ({
    product,
    employee,
  }) => {
    const { id } = await makeMessage(product);
    const { replyDate } = await insertReply(product, id);
    expect(await sentAtOf(employee, id)).toBe(replyDate.toISOString());
  });
});

describe('a reply', () => {
  const reply = (employee: Person, id: string, lastSeenId?: string, person = employee) =>
    person.gql(conversationOperations.reply, { id, lastSeenId });

  test('a reply is a CONFLICT when a newer entry was not seen', async ({ product, employee, colleague }) => {
    const { id } = await makeMessage(product);
    const first = (await reply(employee, id, id)).data.replyToMessage.latestId;
    expect(first).not.toBe(id);
    const refused = await reply(employee, id, id, colleague);
    expect(refused.code).toBe('CONFLICT');
    const sentence = 'Ravi Iyer has replied since you opened this. Send your reply as well?';
    expect(refused.errors?.[0]).toMatchObject({ message: sentence, extensions: { fields: { lastSeenId: sentence } } });
    product.passTime(1000);
    const answer = await insertAnswer(product, id, { fromName: 'Neha' });
    const late = await reply(employee, id, first);
    expect([late.code, late.errors?.[0].message]).toEqual([
      'CONFLICT',
      'Neha has answered since you opened this. Send your reply all the same?',
    ]);
    expect((await read(employee, id)).latestId).toBe(answer.id);
    product.passTime(1000);
    expect((await reply(employee, id, answer.id)).code).toBeUndefined();
    // Without lastSeenId, and over REST, there is no check.
    expect((await reply(employee, id)).code).toBeUndefined();
    expect((await read(employee, id)).thread.totalCount).toBe(5);
  });

  test('a reply is a CONFLICT after an answer that arrived late but is dated before the last reply', async ({
    product,
    employee,
  }) => {
    const { id } = await makeMessage(product);
    const { latestId } = (await reply(employee, id, id)).data.replyToMessage;
    const sent = { fromName: 'Neha', receivedAt: new Date(product.services.now().getTime() - 60_000) };
    const answer = await insertAnswer(product, id, sent);
    const late = await reply(employee, id, latestId);
    expect([late.code, late.errors?.[0].message]).toEqual([
      'CONFLICT',
      'Neha has answered since you opened this. Send your reply all the same?',
    ]);
    expect((await read(employee, id)).latestId).toBe(answer.id);
    expect((await reply(employee, id, answer.id)).code).toBeUndefined();
  });

  test('automatic answers and notes do not block a reply', async ({ product, employee }) => {
    const { id } = await makeMessage(product);
    const { latestId } = (await reply(employee, id, id)).data.replyToMessage;
    product.passTime(1000);
    await insertAnswer(product, id, { isAutomatic: true });
    await insertNote(product, id);
    expect((await read(employee, id)).latestId).toBe(latestId);
    expect((await reply(employee, id, latestId)).code).toBeUndefined();
  });

  test('exactly one of ten concurrent replies with the same lastSeenId is sent', async ({
    product,
    employee,
    colleague,
  }) => {
    const { id } = await makeMessage(product);
    const sent = await Promise.all(
      Array.from({ length: 10 }, (_, index) => reply(employee, id, id, index % 2 ? employee : colleague)),
    );
    expect(sent.map(({ code }) => code ?? 'sent').sort()).toEqual([...Array(9).fill('CONFLICT'), 'sent']);
    const { thread } = await read(employee, id);
    expect(thread.nodes.filter(({ __typename }: Entry) => __typename === 'Reply')).toHaveLength(1);
  });
});

describe('an autosaved reply', () => {
  const save = (employee: Person, id: string, text: string, person = employee) =>
    person.gql(conversationOperations.saveDraft, { id, text });
  const draft = (employee: Person, id: string, person = employee) => draftOf(person, id);

  test('a reply is autosaved as typed per user and message until it is empty', async ({
    product,
    employee,
    colleague,
  }) => {
    const [{ id }, { id: other }] = [await makeMessage(product), await makeMessage(product)];
    expect(await draft(employee, id)).toBeNull();
    expect((await save(employee, id, 'Dear Asha,\r\n  ')).data).toEqual({ saveReplyDraft: true });
    await save(employee, id, 'Mine', colleague);
    expect(await draft(employee, id)).toMatchObject({ text: 'Dear Asha,\n  ' });
    expect(await draft(employee, id, colleague)).toMatchObject({ text: 'Mine' });
    expect(await draft(employee, other)).toBeNull();
    await save(employee, id, 'Dear Neha,');
    expect(await draft(employee, id)).toMatchObject({ text: 'Dear Neha,' });
    await save(employee, id, ' \n ');
    expect(await draft(employee, id)).toBeNull();
    expect(await draft(employee, id, colleague)).toMatchObject({ text: 'Mine' });
  });

  test('an autosave has the limit of a reply and is refused for tokens and unknown messages', async ({
    product,
    employee,
    colleague,
  }) => {
    const { id } = await makeMessage(product);
    expect((await save(employee, id, 'x'.repeat(5000))).code).toBeUndefined();
    const tooLong = await save(employee, id, 'x'.repeat(5001));
    expect([tooLong.code, tooLong.errors?.[0].extensions.fields]).toEqual([
      'BAD_USER_INPUT',
      { text: 'Please use at most 5000 characters' },
    ]);
    expect((await draft(employee, id)).text).toHaveLength(5000);
    expect((await save(employee, uuidv7(), 'x')).code).toBe('NOT_FOUND');
    expect((await save(employee, uuidv7(), '')).code).toBe('NOT_FOUND');
    expect((await save(employee, id, 'x', await machineOf(colleague, 'STAFF'))).code).toBe('FORBIDDEN');
    expect((await save(employee, id, 'x', product.nobody)).code).toBe('UNAUTHENTICATED');
  });

  test('a reply deletes the autosave of its author but not that of a colleague', async ({
    product,
    employee,
    colleague,
  }) => {
    const { id } = await makeMessage(product);
    await save(employee, id, 'Mine');
    await save(employee, id, 'Theirs', colleague);
    await employee.gql(messageOperations.reply, { id, input: { replyText: 'Mine' } });
    expect([await draft(employee, id), (await draft(employee, id, colleague)).text]).toEqual([null, 'Theirs']);
    await product.services.db.delete(messages).where(eq(messages.id, id));
    expect((await save(employee, id, 'Theirs', colleague)).code).toBe('NOT_FOUND');
  });

  test('ten concurrent autosaves of a user succeed', async ({ product, employee }) => {
    const { id } = await makeMessage(product);
    const saved = await Promise.all(Array.from({ length: 10 }, (_, n) => save(employee, id, `Text ${n}`)));
    expect(saved.map(({ code }) => code)).toEqual(Array(10).fill(undefined));
    expect((await draft(employee, id)).text).toMatch(/^Text \d$/);
  });
});
