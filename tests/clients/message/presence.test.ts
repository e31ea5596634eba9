import { v7 as uuidv7 } from 'uuid';
import { expect } from 'vitest';
import { PRESENCE_LEFT_MS } from '#schema/conversation.ts';
import { startHousekeeping } from '#server/app/jobs/housekeeping.ts';
import { presences } from '#server/people/presence/table.ts';
import { announce } from '#server/platform/event/events.ts';
import { machineOf } from '#tests/kit/content/apiToken.ts';
import { entriesDuring } from '#tests/kit/content/audited/case.ts';
import { conversationOperations } from '#tests/kit/content/conversation.ts';
import { makeMessage, messageOperations } from '#tests/kit/content/message.ts';
import { type Ear, hear } from '#tests/kit/network/live.ts';
import type { Person } from '#tests/kit/people/person.ts';
import { test as base } from '#tests/kit/test.ts';

const PRESENCE = `subscription { arrived(presence: true) { kind message { id }
  presence { id people { userId name isWriting } } overview { unreadMessages } } }`;

const test = base
  .extend('ravi', { scope: 'file' }, ({ product }) => product.signedIn('Employee', { name: 'Ravi Iyer' }))
  .extend('asha', { scope: 'file' }, ({ product }) => product.signedIn('admin', { name: 'Asha Menon' }));

type Saying = { isOpen?: boolean; isWriting?: boolean };
const mark = (person: Person, id: string, saying: Saying = {}) =>
  person.gql(conversationOperations.mark, { id, isOpen: true, isWriting: false, ...saying });
const there = async (person: Person, id: string, saying?: Saying) => {
  const { data } = await mark(person, id, saying);
  return data.markPresence.people.map(({ name, isWriting }: { name: string; isWriting: boolean }) =>
    isWriting ? `${name}, writing` : name,
  );
};

test('presence shows names until they leave or are silent for 45 s', async ({ product, ravi, asha }) => {
  const { id } = await makeMessage(product);
  product.holdTime();
  expect(await there(ravi, id)).toEqual(['Ravi Iyer']);
  expect(await there(asha, id, { isWriting: true })).toEqual(['Asha Menon, writing', 'Ravi Iyer']);
  const { data } = await asha.gql(conversationOperations.presence, { id });
  expect(data.message.presence).toEqual({
    id,
    people: [
      { userId: asha.id, name: 'Asha Menon', isWriting: true },
      { userId: ravi.id, name: 'Ravi Iyer', isWriting: false },
    ],
  });
  expect(await there(asha, id, { isOpen: false })).toEqual(['Ravi Iyer']);
  product.passTime(PRESENCE_LEFT_MS - 1);
  expect(await there(asha, id)).toEqual(['Asha Menon', 'Ravi Iyer']);
  product.passTime(1);
  expect(await there(asha, id)).toEqual(['Asha Menon']);
  const { id: other } = await makeMessage(product);
  expect(await there(ravi, other)).toEqual(['Ravi Iyer']);
});

/** Skips earlier events until the stream sends the new message. */
async function hearsOf(ear: Ear, id: string): Promise<void> {
  const { arrived } = await ear.next();
  if (arrived.message?.id !== id) await hearsOf(ear, id);
}

test('only visible changes of presence are streamed to subscribers', async ({ product, ravi, asha }) => {
  const ear = await hear(asha, PRESENCE);
  const deaf = await hear(asha, PRESENCE.replace('(presence: true)', ''));
  const { id } = await makeMessage(product);
  for (const one of [ear, deaf]) await hearsOf(one, id);
  const reported = async () => {
    const { arrived } = await ear.next();
    expect(arrived).toMatchObject({ kind: 'PRESENCE', message: null, presence: { id } });
    return arrived.presence.people;
  };
  const him = { userId: ravi.id, name: 'Ravi Iyer' };
  const { entries } = await entriesDuring(product, async () => {
    await mark(ravi, id);
    expect(await reported()).toEqual([{ ...him, isWriting: false }]);
    for (let n = 0; n < 3; n += 1) await mark(ravi, id);
    await mark(ravi, id, { isWriting: true });
    expect(await reported()).toEqual([{ ...him, isWriting: true }]);
    await mark(ravi, id, { isWriting: true });
    await mark(ravi, id);
    expect(await reported()).toEqual([{ ...him, isWriting: false }]);
    await mark(ravi, id, { isOpen: false });
    expect(await reported()).toEqual([]);
    await mark(ravi, id, { isOpen: false });
    await ravi.gql(conversationOperations.saveDraft, { id, text: 'Nobody hears of this.' });
    await mark(ravi, id);
    expect(await reported()).toEqual([{ ...him, isWriting: false }]);
    product.passTime(PRESENCE_LEFT_MS);
    await mark(ravi, id);
    expect(await reported()).toEqual([{ ...him, isWriting: false }]);
  });
  expect(entries).toEqual([]);
  expect(ear.waiting()).toBe(0);
  await asha.gql(messageOperations.mark, { id, isRead: true });
  for (const one of [ear, deaf]) {
    expect((await one.next()).arrived).toMatchObject({ kind: 'CHANGE', presence: null });
    one.close();
  }
});

test('an answer of a client is streamed with its message', async ({ product, ravi }) => {
  const ear = await hear(ravi, PRESENCE);
  const message = await makeMessage(product);
  await hearsOf(ear, message.id);
  const { db, now } = product.services;
  await db.transaction((tx) => announce(tx, 'message.answered', message, now()));
  expect((await ear.next()).arrived).toMatchObject({ kind: 'ANSWER', message: { id: message.id }, presence: null });
  ear.close();
});

test('presence needs a session and an existing message', async ({ product, ravi, asha }) => {
  const { id } = await makeMessage(product);
  expect((await mark(product.nobody, id)).code).toBe('UNAUTHENTICATED');
  expect((await mark(await machineOf(asha, 'STAFF'), id)).code).toBe('FORBIDDEN');
  expect((await mark(ravi, uuidv7())).code).toBe('NOT_FOUND');
  expect((await mark(ravi, uuidv7(), { isOpen: false })).code).toBe('NOT_FOUND');
  const marked = await Promise.all(Array.from({ length: 10 }, (_, n) => mark(n % 2 ? ravi : asha, id)));
  expect(marked.map(({ code }) => code)).toEqual(Array(10).fill(undefined));
  expect(await there(ravi, id)).toEqual(['Asha Menon', 'Ravi Iyer']);
  const leaving = await product.signedIn('Employee');
  await mark(leaving, id);
  await asha.gql('mutation ($id: UUID!) { removeUser(id: $id) { id } }', { id: leaving.id });
  expect(await there(ravi, id)).toEqual(['Asha Menon', 'Ravi Iyer']);
});

test('housekeeping deletes expired presence', async ({ product, ravi, asha }) => {
  const { db, now } = product.services;
  await db.delete(presences);
  const { id } = await makeMessage(product);
  await mark(ravi, id);
  product.passTime(PRESENCE_LEFT_MS + 1);
  await mark(asha, id);
  await startHousekeeping(product.services)();
  const left = await db.select().from(presences);
  expect(left).toMatchObject([{ userId: asha.id, seenAt: now() }]);
});
