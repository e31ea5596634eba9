import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { deskStrings } from '#schema/desk.ts';
import { messages } from '#server/clients/message/table.ts';
import { ask, done, eventsOf, refusal, tracesOf } from '#tests/kit/content/desk.ts';
import { makeMessage, messageOperations } from '#tests/kit/content/message.ts';
import { meet } from '#tests/kit/database/lock.ts';
import type { Person } from '#tests/kit/people/person.ts';
import type { Product } from '#tests/kit/product/product.ts';
import { test as base, rows } from '#tests/kit/test.ts';

const test = base.extend('ravi', { scope: 'file' }, ({ product }) =>
  product.signedIn('Employee', { name: 'Ravi Iyer' }),
);

const read = (ravi: Person, id: string) => done(ravi, 'byId', id);
const reply = (ravi: Person, id: string, replyText = 'We can.') =>
  ravi.gql(messageOperations.reply, { id, input: { replyText } });
const summaries = (ravi: Person, id: string) => eventsOf(ravi, id);
const traces = (product: Product, id: string) => tracesOf(product, id);

describe('the stage of a message', () => {
  test('a stage can be changed in both directions, each time with its time', async ({ product, ravi }) => {
    product.holdTime();
    const { id, createdAt } = await makeMessage(product);
    expect(await read(ravi, id)).toMatchObject({ stage: 'NEW', stageChangedAt: createdAt });
    for (const stage of ['PROPOSAL', 'WON', 'IN_CONTACT', 'NEW']) {
      product.passTime(60_000);
      const stageChangedAt = product.services.now().toISOString();
      expect(await done(ravi, 'stage', id, { stage })).toMatchObject({ stage, lostReason: null, stageChangedAt });
    }
    const moves = await summaries(ravi, id);
    expect(moves.map(({ summary }: { summary: string }) => summary)).toEqual([
      'moved it to Proposal',
      'moved it to Won',
      'moved it to In Contact',
      'moved it to New',
    ]);
  });

  test.for(
    rows([
      [undefined, deskStrings.noReason],
      [null, deskStrings.noReason],
      ['', deskStrings.noReason],
      [' \n ', deskStrings.noReason],
      ['a'.repeat(501), 'Please use at most 500 characters'],
    ]),
  )('LOST with the reason %j is refused', async ([lostReason, sentence], { product, ravi }) => {
    const { id } = await makeMessage(product);
    const { code, errors } = await ask(ravi, 'stage', id, { stage: 'LOST', lostReason });
    expect([code, errors?.[0].extensions.fields]).toEqual(['BAD_USER_INPUT', { lostReason: sentence }]);
    expect(await read(ravi, id)).toMatchObject({ stage: 'NEW', lostReason: null });
    expect(await traces(product, id)).toEqual({ audit: [], events: [] });
  });

  test('the reason for LOST can be corrected without a new time until the stage changes', async ({ product, ravi }) => {
    const { id } = await makeMessage(product);
    const lost = await done(ravi, 'stage', id, { stage: 'LOST', lostReason: 'a'.repeat(500) });
    expect(lost).toMatchObject({ stage: 'LOST', lostReason: 'a'.repeat(500) });
    product.passTime(1000);
    const corrected = await done(ravi, 'stage', id, { stage: 'LOST', lostReason: 'Too dear.' });
    expect(corrected).toMatchObject({ lostReason: 'Too dear.', stageChangedAt: lost.stageChangedAt });
    expect(await done(ravi, 'stage', id, { stage: 'NEW', lostReason: 'Ignored' })).toMatchObject({ lostReason: null });
    expect((await summaries(ravi, id))[1].summary).toBe('moved it to Lost: Too dear.');
  });

  test('the first reply moves a message from NEW to IN_CONTACT, over GraphQL and REST', async ({ product, ravi }) => {
    product.holdTime();
    for (const answer of [
      (id: string) => reply(ravi, id),
      (id: string) => ravi.rest('POST', `/messages/${id}/reply`, { replyText: 'We can.' }),
    ]) {
      const { id } = await makeMessage(product);
      product.passTime(5000);
      await answer(id);
      const stageChangedAt = product.services.now().toISOString();
      expect(await read(ravi, id)).toMatchObject({ stage: 'IN_CONTACT', stageChangedAt });
      product.passTime(5000);
      await answer(id);
      expect(await read(ravi, id)).toMatchObject({ stage: 'IN_CONTACT', stageChangedAt });
      expect(await summaries(ravi, id)).toEqual([
        { kind: 'STAGE', actor: 'Ravi Iyer', summary: 'moved it to In Contact' },
      ]);
    }
  });

  test.for(['PROPOSAL', 'WON', 'LOST'])(
    'a message in %s stays there after a reply',
    async (stage, { product, ravi }) => {
      const { id } = await makeMessage(product);
      await done(ravi, 'stage', id, { stage, lostReason: 'Too dear.' });
      await reply(ravi, id);
      expect(await read(ravi, id)).toMatchObject({ stage });
    },
  );
});

test('a change that waits for another one has the time of its execution', async ({ product, ravi }) => {
  product.holdTime();
  const { id } = await makeMessage(product);
  const answers = await meet(product, { table: messages, where: eq(messages.id, id) }, [
    () => ask(ravi, 'stage', id, { stage: 'PROPOSAL' }),
    () => reply(ravi, id),
    async () => {
      product.passTime(60_000);
      return ask(ravi, 'value', id, { value: 7 });
    },
  ]);
  const now = product.services.now().toISOString();
  expect(answers[0]?.data.setMessageStage.stageChangedAt).toBe(now);
  expect(answers[1]?.data.replyToMessage.replies).toMatchObject([{ replyDate: now }]);
});

describe('the follow-up of a message', () => {
  test.for(['2026-02-30', '1999-12-31', '2100-01-01', '2026-2-1', '21-11-2026', '', 'tomorrow', '2026-11-21T00:00'])(
    'the follow-up day %j is refused',
    async (day, { product, ravi }) => {
      const { id } = await makeMessage(product);
      const { code, errors } = await ask(ravi, 'followUp', id, { followUp: { day } });
      expect(code).toBe('BAD_USER_INPUT');
      expect(JSON.stringify(errors?.[0].extensions.fields)).toContain(deskStrings.badDay);
      expect(await read(ravi, id)).toMatchObject({ followUp: null });
    },
  );

  test.for(['2000-01-01', '2028-02-29', '2099-12-31'])(
    'the follow-up day %s is accepted',
    async (day, { product, ravi }) => {
      const { id } = await makeMessage(product);
      expect(await done(ravi, 'followUp', id, { followUp: { day } })).toMatchObject({ followUp: { day, note: null } });
    },
  );

  test('a follow-up has a note of up to 500 characters and is removed as a whole', async ({ product, ravi }) => {
    const { id } = await makeMessage(product);
    const day = '2026-12-01';
    const [full, over] = ['a'.repeat(500), 'a'.repeat(501)];
    expect((await ask(ravi, 'followUp', id, { followUp: { day, note: over } })).code).toBe('BAD_USER_INPUT');
    const set = await done(ravi, 'followUp', id, { followUp: { day, note: ` ${full}\n` } });
    expect(set).toMatchObject({ followUp: { day, note: full } });
    const blank = await done(ravi, 'followUp', id, { followUp: { day, note: '  ' } });
    expect(blank).toMatchObject({ followUp: { day, note: null } });
    expect(await done(ravi, 'followUp', id)).toMatchObject({ followUp: null });
    expect(await summaries(ravi, id)).toMatchObject([
      { summary: 'set a follow-up for Dec 1, 2026' },
      { summary: 'set a follow-up for Dec 1, 2026' },
      { summary: 'removed the follow-up' },
    ]);
  });
});

describe('the value of a message', () => {
  test.for([0, 1, 180_000, 2_000_000_000])('the value %i is accepted', async (value, { product, ravi }) => {
    const { id } = await makeMessage(product);
    expect(await done(ravi, 'value', id, { value })).toMatchObject({ value });
  });

  test.for([2_000_000_001, 9_007_199_254_740_991, -1, 0.5, 1e300, '5'])(
    'the value %j is refused',
    async (value, { product, ravi }) => {
      const { id } = await makeMessage(product);
      const { status, code } = await ask(ravi, 'value', id, { value });
      expect([status < 500, code]).toEqual([true, 'BAD_USER_INPUT']);
      expect(await read(ravi, id)).toMatchObject({ value: null });
      expect(await traces(product, id)).toEqual({ audit: [], events: [] });
    },
  );

  test('a value above the limit is refused, with Indian digit grouping in messages and events', async ({
    product,
    ravi,
  }) => {
    const { id } = await makeMessage(product);
    expect(await refusal(ravi, 'value', id, { value: 2_000_000_001 })).toEqual([
      'BAD_USER_INPUT',
      'Please use at most 2,00,00,00,000.',
    ]);
    await done(ravi, 'value', id, { value: 180_000 });
    expect(await done(ravi, 'value', id)).toMatchObject({ value: null });
    expect(await summaries(ravi, id)).toMatchObject([
      { summary: 'set the value to ₹1,80,000' },
      { summary: 'removed the value' },
    ]);
  });
});
