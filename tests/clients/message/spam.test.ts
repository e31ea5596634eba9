import { describe, expect } from 'vitest';
import { MIN_ELAPSED_MS } from '#schema/form.ts';
import { auditEntries } from '#server/platform/audit/table.ts';
import { outgoingMail } from '#server/platform/mail/table.ts';
import { webhookDeliveries } from '#server/platform/webhook/table.ts';
import { emptyAffiliates } from '#tests/kit/content/affiliate.ts';
import { emptyInbox } from '#tests/kit/content/message.ts';
import { sendables } from '#tests/kit/content/spam.ts';
import { makeWebhook } from '#tests/kit/content/webhook.ts';
import type { Person } from '#tests/kit/people/person.ts';
import type { Product } from '#tests/kit/product/product.ts';
import { test } from '#tests/kit/test.ts';

const DAY = 24 * 3600 * 1000;
const byHand = { elapsedMs: 20_000, isHoneypotFilled: false };
const byRobot = { ...byHand, isHoneypotFilled: true };

test.beforeAll(async ({ product }) => {
  product.holdTime();
  const admin = await product.signedIn('admin');
  await makeWebhook(admin, { url: 'https://nowhere.invalid/', events: ['MESSAGE_RECEIVED', 'APPLICATION_RECEIVED'] });
});
test.beforeEach(async ({ product }) => {
  const { db } = product.services;
  await emptyInbox(product);
  await emptyAffiliates(product);
  await db.delete(outgoingMail);
  await db.delete(webhookDeliveries);
  await db.delete(auditEntries);
});

const mailed = async (product: Product) => (await product.services.db.select().from(outgoingMail)).map(({ to }) => to);
const delivered = async (product: Product) =>
  (await product.services.db.select().from(webhookDeliveries)).map(({ event }) => event);
const overview = async (employee: Person, ...fields: string[]) =>
  Object.values((await employee.gql(`{ overview { ${fields.join(' ')} } }`)).data.overview);

describe.each(sendables)('$name', ({ good, send, names, mark, rest, counts, actions, event }) => {
  test.for([
    ['with the hidden field filled in', byRobot, true],
    ['in a millisecond less than the minimum', { elapsedMs: MIN_ELAPSED_MS - 1 }, true],
    ['in no time', { elapsedMs: 0 }, true],
    ['in the minimum', { elapsedMs: MIN_ELAPSED_MS }, false],
    ['by hand', byHand, false],
    ['without scripts', { isHoneypotFilled: false }, false],
    ['by a client that has no form', undefined, false],
  ] as const)(
    'a message sent $0 is spam: $2, with the same answer to its sender',
    async ([, form, isSpam], { product, employee }) => {
      const input = good();
      const { data, errors, status } = await send(product.nobody, input, form);
      // The sender gets the same answer.
      expect([status, errors, data.item]).toMatchObject([200, undefined, { name: input.name, isSpam: false }]);
      expect(await names(employee, 'SPAM')).toEqual(isSpam ? [input.name] : []);
      expect(await names(employee)).toEqual(isSpam ? [] : [input.name]);
      expect(await names(employee, 'ALL')).toEqual([input.name]);
      expect(await rest(employee)).toEqual([input.name]);
      expect(await overview(employee, counts.total, counts.spam)).toEqual(isSpam ? [0, 1] : [1, 0]);
      expect(await overview(employee, 'unreadMessages', 'newApplications')).toEqual(
        isSpam ? [0, 0] : [event === 'message.received' ? 1 : 0, event === 'message.received' ? 0 : 1],
      );
      const mails = await mailed(product);
      if (isSpam) expect(mails).toEqual([]);
      else expect(mails).toContain(product.services.siteFile.email);
      expect(await delivered(product)).toEqual(isSpam ? [] : [event]);
    },
  );

  test('an equal message of the same sender within 24 hours is spam, also of twenty concurrent ones', async ({
    product,
    employee,
  }) => {
    const input = good();
    await Promise.all(Array.from({ length: 20 }, () => send(product.nobody, input, byHand)));
    expect([(await names(employee)).length, (await names(employee, 'SPAM')).length]).toEqual([1, 19]);
    expect(await delivered(product)).toEqual([event]);
  });

  test('a changed text, 24 hours, or a client without a form makes no repetition', async ({ product, employee }) => {
    const input = good({ email: 'repeats@client.example' });
    await send(product.nobody, input, byHand);
    await send(product.nobody, { ...input, name: `${input.name} again` }, byHand);
    expect((await names(employee, 'SPAM')).length).toBe(0);
    await send(product.nobody, input);
    expect((await names(employee)).length).toBe(3);
    product.passTime(DAY - 1);
    await send(product.nobody, input, byHand);
    expect((await names(employee, 'SPAM')).length).toBe(1);
    product.passTime(1);
    await send(product.nobody, input, byHand);
    expect((await names(employee, 'SPAM')).length).toBe(1);
    expect((await names(employee)).length).toBe(4);
  });

  test('a message whose first attempt was spam is accepted at the second', async ({ product, employee }) => {
    const input = good();
    await send(product.nobody, input, byRobot);
    await send(product.nobody, input, byHand);
    expect([await names(employee), await names(employee, 'SPAM')]).toEqual([[input.name], [input.name]]);
  });

  test('office and webhooks are notified once of a message that is moved out of spam', async ({
    product,
    employee,
  }) => {
    const input = good();
    const { data } = await send(product.nobody, input, byRobot);
    const { id } = data.item;
    expect((await mark(employee, id)).data.item).toMatchObject({ isSpam: false });
    expect(await names(employee)).toEqual([input.name]);
    expect([await mailed(product), await delivered(product)]).toEqual([[product.services.siteFile.email], [event]]);
    await mark(employee, id, true);
    expect(await names(employee)).toEqual([]);
    await mark(employee, id, false);
    await mark(employee, id, false);
    expect([(await mailed(product)).length, (await delivered(product)).length]).toEqual([1, 1]);
    const noted = (await product.services.db.select().from(auditEntries)).map(({ action }) => action).sort();
    const [spam, notSpam] = actions;
    expect(noted).toEqual([spam, notSpam, notSpam].sort());
  });

  test('a webhook body does not mention spam', async ({ product, employee }) => {
    await send(product.nobody, good());
    const { data } = await send(product.nobody, good(), byRobot);
    await mark(employee, data.item.id);
    const bodies = (await product.services.db.select().from(webhookDeliveries)).map(
      ({ body }) => JSON.parse(body).data,
    );
    expect(bodies).toHaveLength(2);
    expect(Object.keys(bodies[0]).sort()).toEqual(Object.keys(bodies[1]).sort());
    for (const body of bodies) expect(body).not.toHaveProperty('isSpam');
  });

  test('a message rolled back at commit is not stored, mailed or sent to webhooks', async ({ product, employee }) => {
    const { db } = product.services;
    const table = event === 'message.received' ? 'messages' : 'affiliates';
    await db.execute(`create or replace function refuse() returns trigger language plpgsql as
      'begin raise exception ''no''; end'`);
    await db.execute(`create constraint trigger refuse after insert on ${table} deferrable initially deferred
      for each row execute function refuse()`);
    try {
      expect((await send(product.nobody, good(), byHand)).code).toBe('INTERNAL_SERVER_ERROR');
    } finally {
      await db.execute(`drop trigger refuse on ${table}`);
    }
    expect([await names(employee, 'ALL'), await mailed(product), await delivered(product)]).toEqual([[], [], []]);
  });

  test('a move into or out of spam is refused to a stranger or for an unknown id', async ({ product, employee }) => {
    const { data } = await send(product.nobody, good());
    expect((await mark(product.nobody, data.item.id)).code).toBe('UNAUTHENTICATED');
    expect((await mark(employee, '00000000-0000-4000-8000-000000000000')).code).toBe('NOT_FOUND');
  });
});

test('a read message moved out of spam is unread', async ({ product, employee }) => {
  const [message] = sendables;
  if (!message) throw new Error('no messages');
  const { data } = await message.send(product.nobody, message.good(), byRobot);
  const { id } = data.item;
  await employee.gql('mutation ($id: UUID!) { markMessageRead(id: $id, isRead: true) { id } }', { id });
  expect((await message.mark(employee, id, false)).data.item).toEqual({ isRead: false, isSpam: false });
  await employee.gql('mutation ($id: UUID!) { markMessageRead(id: $id, isRead: true) { id } }', { id });
  expect((await message.mark(employee, id, true)).data.item).toEqual({ isRead: true, isSpam: true });
});
