import { asc, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { deskStrings } from '#schema/desk.ts';
import { auditEntries } from '#server/audit/table.ts';
import { threadEvents } from '#server/message/thread/table.ts';
import { issueToken, machineOf } from '#tests/kit/content/apiToken.ts';
import { deskOperations } from '#tests/kit/content/desk.ts';
import { makeMessage, messageOperations } from '#tests/kit/content/message.ts';
import { emptyWebhooks, makeWebhook } from '#tests/kit/content/webhook.ts';
import { hear } from '#tests/kit/network/live.ts';
import { type Receiver, startReceiver } from '#tests/kit/network/receiver.ts';
import { UNKNOWN } from '#tests/kit/network/rows/case.ts';
import type { Person } from '#tests/kit/people/person.ts';
import { type Product, startProduct } from '#tests/kit/product/product.ts';

let product: Product;
let admin: Person;
let ravi: Person;
beforeAll(async () => {
  product = await startProduct({ WEBHOOKS_ALLOW_PRIVATE: 'on' });
  admin = await product.signedIn('admin', { name: 'Asha Menon' });
  ravi = await product.signedIn('Employee', { name: 'Ravi Iyer' });
});
afterAll(() => product.stop());

type Verb = keyof typeof deskOperations;
const ask = (person: Person, verb: Verb, id: string, rest: object = {}) =>
  person.gql(deskOperations[verb], { id, ...rest });
/** What the desk of a message is after this. @throws when it was refused */
async function done(person: Person, verb: Verb, id: string, rest: object = {}) {
  const { data, errors } = await ask(person, verb, id, rest);
  if (errors) throw new Error(JSON.stringify(errors));
  return Object.values(data)[0] as Record<string, unknown>;
}
const read = (id: string) => done(ravi, 'byId', id);
const refusal = async (person: Person, verb: Verb, id: string, rest: object = {}) => {
  const { code, errors } = await ask(person, verb, id, rest);
  return [code, errors?.[0].message];
};
const reply = (id: string, replyText = 'We can.') => ravi.gql(messageOperations.reply, { id, input: { replyText } });
const block = (id: string) => admin.gql('mutation ($id: UUID!) { blockUser(id: $id) { id } }', { id });
const removeUser = (id: string) => admin.gql('mutation ($id: UUID!) { removeUser(id: $id) { id } }', { id });
const summaries = async (id: string) =>
  (
    await ravi.gql(
      'query ($id: UUID!) { message(id: $id) { thread { nodes { ... on ThreadEvent { kind actor summary } } } } }',
      { id },
    )
  ).data.message.thread.nodes.filter((entry: object) => 'kind' in entry);
/** What the audit log and the thread hold of a message. */
const traces = async (id: string) => {
  const { db } = product.services;
  const entries = await db.select().from(auditEntries).where(eq(auditEntries.subjectId, id)).orderBy(auditEntries.id);
  const events = await db
    .select()
    .from(threadEvents)
    .where(eq(threadEvents.messageId, id))
    .orderBy(asc(threadEvents.id));
  return { audit: entries.map(({ action }) => action), events: events.map(({ kind }) => kind) };
};

describe('the owner of a message', () => {
  test('is nobody at first, and whoever takes it then; taken again by the same person, nothing changes', async () => {
    const { id } = await makeMessage(product);
    expect(await read(id)).toMatchObject({ owner: null, stage: 'NEW' });
    const owner = { id: ravi.id, name: 'Ravi Iyer' };
    expect(await done(ravi, 'take', id)).toMatchObject({ owner });
    expect(await done(ravi, 'take', id)).toMatchObject({ owner });
    expect(await traces(id)).toEqual({ audit: ['message.assign'], events: ['ASSIGNED'] });
  });

  test.each([2, 10])('is one of %i who take it at once: the others hear who', async (count) => {
    const { id } = await makeMessage(product);
    const takers = await Promise.all(
      Array.from({ length: count }, (_, index) => product.signedIn('Employee', { name: `Taker number ${index}` })),
    );
    const answers = await Promise.all(takers.map((taker) => ask(taker, 'take', id)));
    const owners = answers.flatMap(({ data }) => data?.takeMessage?.owner ?? []);
    expect(owners).toHaveLength(1);
    const [owner] = owners;
    expect(await read(id)).toMatchObject({ owner });
    for (const { code, errors } of answers.filter((answer) => answer.errors)) {
      expect([code, errors?.[0].message]).toEqual(['CONFLICT', deskStrings.takenBy(owner.name)]);
    }
    expect(await traces(id)).toEqual({ audit: ['message.assign'], events: ['ASSIGNED'] });
  });

  test('can be somebody who has been blocked since: who wants to take it hears their name', async () => {
    const { id } = await makeMessage(product);
    const leaver = await product.signedIn('Employee', { name: 'Meera Nair' });
    await done(leaver, 'take', id);
    await block(leaver.id);
    expect(await refusal(ravi, 'take', id)).toEqual(['CONFLICT', deskStrings.takenBy('Meera Nair')]);
    expect(await done(ravi, 'assign', id, { ownerId: ravi.id })).toMatchObject({ owner: { name: 'Ravi Iyer' } });
  });

  test('can be given to a colleague, from one to another, and to nobody', async () => {
    const { id } = await makeMessage(product);
    expect(await done(admin, 'assign', id, { ownerId: ravi.id })).toMatchObject({ owner: { name: 'Ravi Iyer' } });
    expect(await done(ravi, 'assign', id, { ownerId: admin.id })).toMatchObject({ owner: { name: 'Asha Menon' } });
    expect(await done(ravi, 'assign', id)).toMatchObject({ owner: null });
    expect(await done(ravi, 'assign', id, { ownerId: null })).toMatchObject({ owner: null });
    expect(await summaries(id)).toEqual([
      { kind: 'ASSIGNED', actor: 'Asha Menon', summary: 'assigned it to Ravi Iyer' },
      { kind: 'ASSIGNED', actor: 'Ravi Iyer', summary: 'assigned it to Asha Menon' },
      { kind: 'ASSIGNED', actor: 'Ravi Iyer', summary: 'gave it back: nobody takes care of it' },
    ]);
  });

  test('is nobody who is blocked or gone: that is refused, and who had it before keeps it', async () => {
    const { id } = await makeMessage(product);
    await done(ravi, 'take', id);
    const [blocked, deleted] = [await product.signedIn('Employee'), await product.signedIn('Employee')];
    await block(blocked.id);
    await removeUser(deleted.id);
    for (const ownerId of [blocked.id, deleted.id, UNKNOWN]) {
      const { code, errors } = await ask(ravi, 'assign', id, { ownerId });
      expect([code, errors?.[0].extensions.fields]).toEqual(['BAD_USER_INPUT', { ownerId: deskStrings.notAColleague }]);
    }
    expect(await read(id)).toMatchObject({ owner: { id: ravi.id } });
    expect(await traces(id)).toEqual({ audit: ['message.assign'], events: ['ASSIGNED'] });
  });

  test('goes with the account: then it is nobody again', async () => {
    const { id } = await makeMessage(product);
    const leaver = await product.signedIn('Employee', { name: 'Tara Das' });
    await done(leaver, 'take', id);
    await removeUser(leaver.id);
    expect(await read(id)).toMatchObject({ owner: null });
    expect(await summaries(id)).toMatchObject([{ actor: 'Tara Das', summary: 'assigned it to Tara Das' }]);
    expect(await done(ravi, 'take', id)).toMatchObject({ owner: { id: ravi.id } });
  });

  test('who is given a message while their account is deleted has it, or the message stays with nobody', async () => {
    for (let round = 0; round < 5; round++) {
      const { id } = await makeMessage(product);
      const leaver = await product.signedIn('Employee');
      await done(leaver, 'take', id);
      const [given, removed] = await Promise.all([
        ask(admin, 'assign', id, { ownerId: leaver.id }),
        removeUser(leaver.id),
      ]);
      expect(removed.errors).toBeUndefined();
      expect([undefined, 'BAD_USER_INPUT']).toContain(given.code);
      expect(await read(id)).toMatchObject({ owner: null });
    }
  });

  test('can be every colleague who is not blocked, in the order in which they joined', async () => {
    const blocked = await product.signedIn('Employee', { name: 'Blocked Person' });
    await block(blocked.id);
    const query =
      'query ($first: Int, $after: String) { colleagues(first: $first, after: $after) { nodes { id name } totalCount pageInfo { hasNextPage endCursor } } }';
    const { nodes, totalCount } = (await ravi.gql(query, { first: 200 })).data.colleagues;
    const ids = nodes.map(({ id }: { id: string }) => id);
    expect(ids).toContain(ravi.id);
    expect(ids).not.toContain(blocked.id);
    expect(ids).toEqual(ids.toSorted());
    expect(totalCount).toBe(nodes.length);
    const { endCursor } = (await ravi.gql(query, { first: 1 })).data.colleagues.pageInfo;
    expect((await ravi.gql(query, { first: 1, after: endCursor })).data.colleagues.nodes).toEqual([nodes[1]]);
  });
});

describe('the stage of a message', () => {
  test('moves both ways, each time with its moment', async () => {
    product.holdTime();
    const { id, createdAt } = await makeMessage(product);
    expect(await read(id)).toMatchObject({ stage: 'NEW', stageChangedAt: createdAt });
    for (const stage of ['PROPOSAL', 'WON', 'IN_CONTACT', 'NEW']) {
      product.passTime(60_000);
      const stageChangedAt = product.services.now().toISOString();
      expect(await done(ravi, 'stage', id, { stage })).toMatchObject({ stage, lostReason: null, stageChangedAt });
    }
    const moves = await summaries(id);
    expect(moves.map(({ summary }: { summary: string }) => summary)).toEqual([
      'moved it to Proposal',
      'moved it to Won',
      'moved it to In Contact',
      'moved it to New',
    ]);
  });

  test.each([
    [undefined, deskStrings.noReason],
    [null, deskStrings.noReason],
    ['', deskStrings.noReason],
    [' \n ', deskStrings.noReason],
    ['a'.repeat(501), 'Please use at most 500 characters'],
  ])('is not Lost for the reason %j', async (lostReason, sentence) => {
    const { id } = await makeMessage(product);
    const { code, errors } = await ask(ravi, 'stage', id, { stage: 'LOST', lostReason });
    expect([code, errors?.[0].extensions.fields]).toEqual(['BAD_USER_INPUT', { lostReason: sentence }]);
    expect(await read(id)).toMatchObject({ stage: 'NEW', lostReason: null });
    expect(await traces(id)).toEqual({ audit: [], events: [] });
  });

  test('keeps why it was lost, corrected without another moment, until it moves on', async () => {
    const { id } = await makeMessage(product);
    const lost = await done(ravi, 'stage', id, { stage: 'LOST', lostReason: 'a'.repeat(500) });
    expect(lost).toMatchObject({ stage: 'LOST', lostReason: 'a'.repeat(500) });
    product.passTime(1000);
    const corrected = await done(ravi, 'stage', id, { stage: 'LOST', lostReason: 'Too dear.' });
    expect(corrected).toMatchObject({ lostReason: 'Too dear.', stageChangedAt: lost.stageChangedAt });
    // In other stages a reason is ignored.
    expect(await done(ravi, 'stage', id, { stage: 'NEW', lostReason: 'Ignored' })).toMatchObject({ lostReason: null });
    expect((await summaries(id))[1].summary).toBe('moved it to Lost: Too dear.');
  });

  test('comes from New to In Contact with the first reply, over GraphQL and over REST', async () => {
    product.holdTime();
    for (const answer of [
      reply,
      (id: string) => ravi.rest('POST', `/messages/${id}/reply`, { replyText: 'We can.' }),
    ]) {
      const { id } = await makeMessage(product);
      product.passTime(5000);
      await answer(id);
      const stageChangedAt = product.services.now().toISOString();
      expect(await read(id)).toMatchObject({ stage: 'IN_CONTACT', stageChangedAt });
      product.passTime(5000);
      await answer(id);
      expect(await read(id)).toMatchObject({ stage: 'IN_CONTACT', stageChangedAt });
      expect(await summaries(id)).toEqual([{ kind: 'STAGE', actor: 'Ravi Iyer', summary: 'moved it to In Contact' }]);
    }
  });

  test.each(['PROPOSAL', 'WON', 'LOST'])('%s stays when somebody replies', async (stage) => {
    const { id } = await makeMessage(product);
    await done(ravi, 'stage', id, { stage, lostReason: 'Too dear.' });
    await reply(id);
    expect(await read(id)).toMatchObject({ stage });
  });
});

describe('the follow-up of a message', () => {
  test.each(['2026-02-30', '1999-12-31', '2100-01-01', '2026-2-1', '21-11-2026', '', 'tomorrow', '2026-11-21T00:00'])(
    '%j is no day',
    async (day) => {
      const { id } = await makeMessage(product);
      const { code, errors } = await ask(ravi, 'followUp', id, { followUp: { day } });
      expect(code).toBe('BAD_USER_INPUT');
      expect(JSON.stringify(errors?.[0].extensions.fields)).toContain(deskStrings.badDay);
      expect(await read(id)).toMatchObject({ followUp: null });
    },
  );

  test.each(['2000-01-01', '2028-02-29', '2099-12-31'])('%s is a day', async (day) => {
    const { id } = await makeMessage(product);
    expect(await done(ravi, 'followUp', id, { followUp: { day } })).toMatchObject({ followUp: { day, note: null } });
  });

  test('has a note of at most 500 characters, and goes whole', async () => {
    const { id } = await makeMessage(product);
    const day = '2026-12-01';
    const [full, over] = ['a'.repeat(500), 'a'.repeat(501)];
    expect((await ask(ravi, 'followUp', id, { followUp: { day, note: over } })).code).toBe('BAD_USER_INPUT');
    const set = await done(ravi, 'followUp', id, { followUp: { day, note: ` ${full}\n` } });
    expect(set).toMatchObject({ followUp: { day, note: full } });
    const blank = await done(ravi, 'followUp', id, { followUp: { day, note: '  ' } });
    expect(blank).toMatchObject({ followUp: { day, note: null } });
    expect(await done(ravi, 'followUp', id)).toMatchObject({ followUp: null });
    expect(await summaries(id)).toMatchObject([
      { summary: 'set a follow-up for Dec 1, 2026' },
      { summary: 'set a follow-up for Dec 1, 2026' },
      { summary: 'removed the follow-up' },
    ]);
  });
});

describe('the value of a message', () => {
  test.each([0, 1, 180_000, 2_000_000_000])('can be %i rupees', async (value) => {
    const { id } = await makeMessage(product);
    expect(await done(ravi, 'value', id, { value })).toMatchObject({ value });
  });

  test.each([2_000_000_001, 9_007_199_254_740_991, -1, 0.5, 1e300, '5'])('cannot be %j', async (value) => {
    const { id } = await makeMessage(product);
    const { status, code } = await ask(ravi, 'value', id, { value });
    expect([status < 500, code]).toEqual([true, 'BAD_USER_INPUT']);
    expect(await read(id)).toMatchObject({ value: null });
    expect(await traces(id)).toEqual({ audit: [], events: [] });
  });

  test('says what is too much, and is told in rupees as India groups them', async () => {
    const { id } = await makeMessage(product);
    expect(await refusal(ravi, 'value', id, { value: 2_000_000_001 })).toEqual([
      'BAD_USER_INPUT',
      'Please use at most 2,00,00,00,000.',
    ]);
    await done(ravi, 'value', id, { value: 180_000 });
    expect(await done(ravi, 'value', id)).toMatchObject({ value: null });
    expect(await summaries(id)).toMatchObject([
      { summary: 'set the value to ₹1,80,000' },
      { summary: 'removed the value' },
    ]);
  });
});

describe('what is done on the desk', () => {
  let receiver: Receiver;
  beforeEach(async () => {
    receiver = await startReceiver();
    await makeWebhook(admin, { url: receiver.url, events: ['MESSAGE_ASSIGNED', 'MESSAGE_STAGE_CHANGED'] });
  });
  afterEach(async () => {
    await emptyWebhooks(product);
    await receiver.stop();
  });

  test('is told to webhooks with what REST shows of the message, and the owner or the stage', async () => {
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

  test('tells webhooks of the stage that a first reply brings', async () => {
    const { id } = await makeMessage(product);
    await reply(id);
    expect((await receiver.post()).body).toMatchObject({
      type: 'message.stage_changed',
      data: { _id: id, stage: 'IN_CONTACT', lostReason: null },
    });
  });

  test('leaves no entry, no event, no webhook and nothing on the stream when nothing changes', async () => {
    const ear = await hear(ravi);
    const { id } = await makeMessage(product);
    expect((await ear.next()).arrived.kind).toBe('MESSAGE');
    const everything = [
      () => done(ravi, 'assign', id, { ownerId: admin.id }),
      () => done(ravi, 'stage', id, { stage: 'LOST', lostReason: 'Too dear.' }),
      () => done(ravi, 'followUp', id, { followUp: { day: '2026-12-01', note: 'Call.' } }),
      () => done(ravi, 'value', id, { value: 5 }),
    ];
    for (const act of everything) {
      await act();
      expect((await ear.next()).arrived.kind).toBe('CHANGE');
    }
    const before = await traces(id);
    expect(before).toEqual({
      audit: ['message.assign', 'message.setStage', 'message.setFollowUp', 'message.setValue'],
      events: ['ASSIGNED', 'STAGE', 'FOLLOW_UP', 'VALUE'],
    });
    await receiver.post(1);
    for (const act of everything) await act();
    // What follows shows that nothing came before it.
    await done(ravi, 'assign', id);
    expect((await receiver.post(2)).body.data.owner).toBeNull();
    expect((await ear.next()).arrived.kind).toBe('CHANGE');
    expect(ear.waiting()).toBe(0);
    ear.close();
    expect(receiver.received).toHaveLength(3);
    expect(await traces(id)).toEqual({
      audit: [...before.audit, 'message.assign'],
      events: [...before.events, 'ASSIGNED'],
    });
  });

  test('is told on the stream, each change once', async () => {
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

describe('whoever may not', () => {
  const acts: [Verb, object][] = [
    ['take', {}],
    ['assign', {}],
    ['stage', { stage: 'WON' }],
    ['followUp', { followUp: { day: '2026-12-01' } }],
    ['value', { value: 7 }],
  ];

  test('changes nothing: visitors, the blocked, and tokens that only read', async () => {
    const { id } = await makeMessage(product);
    const blocked = await product.signedIn('Employee');
    await block(blocked.id);
    const reader = await machineOf(admin, 'PUBLISHED');
    const codes: Record<string, Person> = {
      UNAUTHENTICATED: product.nobody,
      FORBIDDEN: reader,
    };
    for (const [verb, rest] of acts) {
      for (const [code, person] of Object.entries(codes)) expect((await ask(person, verb, id, rest)).code).toBe(code);
      expect(['UNAUTHENTICATED', 'FORBIDDEN']).toContain((await ask(blocked, verb, id, rest)).code);
    }
    expect(await read(id)).toMatchObject({ owner: null, stage: 'NEW', followUp: null, value: null });
    expect(await traces(id)).toEqual({ audit: [], events: [] });
  });

  test('nobody reads the desk in the answer to what they have sent', async () => {
    const input = { name: 'Asha', email: 'a@b.example', contactNumber: '9876543210', service: 'Web Development' };
    const query = 'mutation ($input: SendMessageInput!) { sendMessage(input: $input) { id stage owner { name } } }';
    const { data, code } = await product.nobody.gql(query, { input });
    expect(code).toBe('UNAUTHENTICATED');
    expect(data?.sendMessage?.stage).toBeUndefined();
  });

  test('hears that a message is not there', async () => {
    for (const [verb, rest] of acts) {
      expect(await refusal(ravi, verb, UNKNOWN, rest)).toEqual(['NOT_FOUND', 'Message not found.']);
    }
  });
});

test('a machine with a staff token takes a message for the admin who made the token', async () => {
  const { machine } = await issueToken(admin, { role: 'STAFF' });
  const { id } = await makeMessage(product);
  expect(await done(machine, 'take', id)).toMatchObject({ owner: { id: admin.id, name: 'Asha Menon' } });
});

test('REST shows of a message what it did, whatever its desk says', async () => {
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
