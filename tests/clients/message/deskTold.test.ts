import { describe, expect } from 'vitest';
import { machineOf } from '#tests/kit/content/apiToken.ts';
import { ask, type DeskVerb, done, refusal, tracesOf } from '#tests/kit/content/desk.ts';
import { makeMessage, messageOperations } from '#tests/kit/content/message.ts';
import { emptyWebhooks, makeWebhook } from '#tests/kit/content/webhook.ts';
import { hear } from '#tests/kit/network/live.ts';
import { type Receiver, startReceiver } from '#tests/kit/network/receiver.ts';
import { UNKNOWN } from '#tests/kit/network/rows/case.ts';
import type { Person } from '#tests/kit/people/person.ts';
import type { Product } from '#tests/kit/product/product.ts';
import { test as base } from '#tests/kit/test.ts';

const test = base
  .extend('settings', { scope: 'file' }, { WEBHOOKS_ALLOW_PRIVATE: 'on' })
  .extend('admin', { scope: 'file' }, ({ product }) => product.signedIn('admin', { name: 'Asha Menon' }))
  .extend('ravi', { scope: 'file' }, ({ product }) => product.signedIn('Employee', { name: 'Ravi Iyer' }));

const read = (ravi: Person, id: string) => done(ravi, 'byId', id);
const reply = (ravi: Person, id: string, replyText = 'We can.') =>
  ravi.gql(messageOperations.reply, { id, input: { replyText } });
const block = (admin: Person, id: string) => admin.gql('mutation ($id: UUID!) { blockUser(id: $id) { id } }', { id });
const traces = (product: Product, id: string) => tracesOf(product, id);

describe('events of changes on the desk', () => {
  let receiver: Receiver;
  test.beforeEach(async ({ admin }) => {
    receiver = await startReceiver();
    await makeWebhook(admin, { url: receiver.url, events: ['MESSAGE_ASSIGNED', 'MESSAGE_STAGE_CHANGED'] });
  });
  test.afterEach(async ({ product }) => {
    await emptyWebhooks(product);
    await receiver.stop();
  });

  test('webhooks get the REST message with its new owner or stage', async ({ product, ravi }) => {
    const { id, name, email } = await makeMessage(product);
    await done(ravi, 'take', id);
    expect((await receiver.post(0)).body).toMatchObject({
      type: 'message.assigned',
      data: { _id: id, name, email, replies: [], owner: { id: ravi.id, name: 'Ravi Iyer' } },
    });
    expect((await receiver.post(0)).body.data.owner).toEqual({ id: ravi.id, name: 'Ravi Iyer' });
    await done(ravi, 'assign', id);
    expect((await receiver.post(1)).body).toMatchObject({ type: 'message.assigned', data: { _id: id, owner: null } });
    await done(ravi, 'stage', id, { stage: 'LOST', lostReason: 'Too dear.' });
    const { body } = await receiver.post(2);
    expect(body).toMatchObject({
      type: 'message.stage_changed',
      data: { _id: id, stage: 'LOST', lostReason: 'Too dear.' },
    });
    for (const secret of ['ownerId', 'followUpDay', 'value', 'replyTag']) expect(body.data).not.toHaveProperty(secret);
  });

  test('webhooks get the stage change of a first reply', async ({ product, ravi }) => {
    const { id } = await makeMessage(product);
    await reply(ravi, id);
    expect((await receiver.post()).body).toMatchObject({
      type: 'message.stage_changed',
      data: { _id: id, stage: 'IN_CONTACT', lostReason: null },
    });
  });

  test('no webhook gets changes of spam, but open screens do', async ({ product, admin, ravi }) => {
    const ear = await hear(admin);
    const [{ id }, { id: other }] = [await makeMessage(product), await makeMessage(product)];
    for (const one of [id, other]) await ravi.gql(messageOperations.spam, { id: one, isSpam: true });
    for (const kind of ['MESSAGE', 'MESSAGE', 'CHANGE', 'CHANGE']) expect((await ear.next()).arrived.kind).toBe(kind);
    for (const act of [
      () => done(ravi, 'take', id),
      () => done(ravi, 'stage', id, { stage: 'PROPOSAL' }),
      () => reply(ravi, other),
    ]) {
      await act();
      expect((await ear.next()).arrived.kind).toBe('CHANGE');
    }
    ear.close();
    expect(await read(ravi, other)).toMatchObject({ stage: 'IN_CONTACT' });
    await ravi.gql(messageOperations.spam, { id, isSpam: false });
    await done(ravi, 'assign', id);
    expect((await receiver.post(0)).body).toMatchObject({ type: 'message.assigned', data: { _id: id, owner: null } });
    expect(receiver.received).toHaveLength(1);
  });

  test('a change without effect leaves no audit entry, event, webhook or stream update', async ({
    product,
    admin,
    ravi,
  }) => {
    const ear = await hear(ravi);
    const { id } = await makeMessage(product);
    expect((await ear.next()).arrived.kind).toBe('MESSAGE');
    const everything = [
      () => done(ravi, 'assign', id, { ownerId: admin.id }),
      () => done(ravi, 'stage', id, { stage: 'LOST', lostReason: 'Too dear.' }),
      () => done(ravi, 'followUp', id, { followUp: { day: '2026-12-01', note: 'Call.' } }),
      () => done(ravi, 'value', id, { value: 5 }),
      () => done(ravi, 'source', id, { source: 'a fair' }),
    ];
    for (const act of everything) {
      await act();
      expect((await ear.next()).arrived.kind).toBe('CHANGE');
    }
    const before = await traces(product, id);
    expect(before).toEqual({
      audit: ['message.assign', 'message.setStage', 'message.setFollowUp', 'message.setValue', 'message.setSource'],
      events: ['ASSIGNED', 'STAGE', 'FOLLOW_UP', 'VALUE', 'SOURCE'],
    });
    await receiver.post(1);
    for (const act of everything) await act();
    // The following event shows that nothing came before it.
    await done(ravi, 'assign', id);
    expect((await receiver.post(2)).body.data.owner).toBeNull();
    expect((await ear.next()).arrived.kind).toBe('CHANGE');
    expect(ear.waiting()).toBe(0);
    ear.close();
    expect(receiver.received).toHaveLength(3);
    expect(await traces(product, id)).toEqual({
      audit: [...before.audit, 'message.assign'],
      events: [...before.events, 'ASSIGNED'],
    });
  });

  test('each change on the desk is streamed once', async ({ product, admin, ravi }) => {
    const ear = await hear(admin);
    const { id } = await makeMessage(product);
    expect((await ear.next()).arrived.kind).toBe('MESSAGE');
    for (const [verb, rest] of [
      ['take', {}],
      ['stage', { stage: 'WON' }],
      ['followUp', { followUp: { day: '2026-12-01' } }],
      ['value', { value: 7 }],
    ] as const) {
      await done(ravi, verb, id, rest);
      expect((await ear.next()).arrived).toMatchObject({ kind: 'CHANGE', message: null });
    }
    expect(ear.waiting()).toBe(0);
    ear.close();
  });
});

describe('callers without permission', () => {
  const acts: [DeskVerb, object][] = [
    ['take', {}],
    ['assign', {}],
    ['stage', { stage: 'WON' }],
    ['followUp', { followUp: { day: '2026-12-01' } }],
    ['value', { value: 7 }],
  ];

  test('visitors, blocked users and PUBLISHED tokens cannot change the desk', async ({ product, admin, ravi }) => {
    const { id } = await makeMessage(product);
    const blocked = await product.signedIn('Employee');
    await block(admin, blocked.id);
    const reader = await machineOf(admin, 'PUBLISHED');
    const codes: Record<string, Person> = {
      UNAUTHENTICATED: product.nobody,
      FORBIDDEN: reader,
    };
    for (const [verb, rest] of acts) {
      for (const [code, person] of Object.entries(codes)) expect((await ask(person, verb, id, rest)).code).toBe(code);
      expect(['UNAUTHENTICATED', 'FORBIDDEN']).toContain((await ask(blocked, verb, id, rest)).code);
    }
    expect(await read(ravi, id)).toMatchObject({ owner: null, stage: 'NEW', followUp: null, value: null });
    expect(await traces(product, id)).toEqual({ audit: [], events: [] });
  });

  test('senders cannot read desk fields in the answer to their message', async ({ product }) => {
    const input = { name: 'Asha', email: 'a@b.example', contactNumber: '9876543210', service: 'Web Development' };
    const query = 'mutation ($input: SendMessageInput!) { sendMessage(input: $input) { id stage owner { name } } }';
    const { data, code } = await product.nobody.gql(query, { input });
    expect(code).toBe('UNAUTHENTICATED');
    expect(data?.sendMessage?.stage).toBeUndefined();
  });

  test('every action on an unknown message is NOT_FOUND', async ({ ravi }) => {
    for (const [verb, rest] of acts) {
      expect(await refusal(ravi, verb, UNKNOWN, rest)).toEqual(['NOT_FOUND', 'Message not found.']);
    }
  });
});

test('the REST message has no desk fields', async ({ product, ravi }) => {
  const { id } = await makeMessage(product);
  await done(ravi, 'take', id);
  await done(ravi, 'stage', id, { stage: 'LOST', lostReason: 'Too dear.' });
  await done(ravi, 'followUp', id, { followUp: { day: '2026-12-01', note: 'Call.' } });
  await done(ravi, 'value', id, { value: 7 });
  const { body } = await ravi.rest('GET', '/messages');
  const found = body.messages.find(({ _id }: { _id: string }) => _id === id);
  expect(Object.keys(found).sort()).toEqual(
    ['_id', 'name', 'email', 'contactNumber', 'service', 'message', 'isRead', 'createdAt', 'updatedAt', 'replies']
      .filter((key) => key in found)
      .sort(),
  );
  expect(Object.keys(found)).toEqual(expect.not.arrayContaining(['stage', 'owner', 'ownerId', 'value', 'followUp']));
});
