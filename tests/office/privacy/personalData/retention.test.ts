import { eq, inArray } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { retentionKindNames, retentionStrings } from '#schema/retention.ts';
import { affiliates } from '#server/clients/affiliate/table.ts';
import { messages } from '#server/clients/message/table.ts';
import { retentionRules, retentionRuns } from '#server/office/privacy/retention/table.ts';
import { auditEntries } from '#server/platform/audit/table.ts';
import { makeAffiliate } from '#tests/kit/content/affiliate.ts';
import { dayOf, momentOf } from '#tests/kit/content/india.ts';
import { makeMessage } from '#tests/kit/content/message.ts';
import { done } from '#tests/kit/content/personalData.ts';
import type { Person } from '#tests/kit/people/person.ts';
import { until } from '#tests/kit/product/embedded.ts';
import type { Product } from '#tests/kit/product/product.ts';
import { test } from '#tests/kit/test.ts';

const DAY = 24 * 3600 * 1000;
const fields = 'id kind days dueCount oldest';
const operations = {
  read: `query ($input: RetentionInput) { retention(input: $input) { rules { ${fields} } } }`,
  save: `mutation ($input: RetentionInput!) { saveRetention(input: $input) { rules { ${fields} } } }`,
};
type Rule = { kind: string; days: number | null };

test.beforeAll(({ product }) => product.holdTime());
test.beforeEach(async ({ product }) => {
  const { db } = product.services;
  for (const table of [retentionRules, retentionRuns, messages, affiliates]) await db.delete(table);
});

const save = async (admin: Person, ...rules: Rule[]) =>
  done(await admin.gql(operations.save, { input: { rules } })).saveRetention.rules;
const runOf = async (product: Product, day: string) =>
  (await product.services.db.select().from(retentionRuns).where(eq(retentionRuns.day, day)))[0];
/** Moves the clock to the next night and waits for its run. @returns its counts */
async function night(product: Product) {
  const { services } = product;
  product.passTime(momentOf(dayOf(services.now()), '03:00').getTime() + DAY - services.now().getTime());
  services.outbox.wake();
  const day = dayOf(services.now());
  await until(async () => (await runOf(product, day))?.finishedAt != null);
  return (await runOf(product, day))?.sums;
}
/** A message whose retention period began so many days before the next night. */
async function enquiry(product: Product, days: number, time: string, set: Partial<typeof messages.$inferInsert> = {}) {
  const { id } = await makeMessage(product);
  const tomorrow = momentOf(dayOf(product.services.now()), '0:00').getTime() + DAY;
  const day = dayOf(new Date(tomorrow - days * DAY));
  const at = momentOf(day, time);
  await product.services.db
    .update(messages)
    .set({ createdAt: at, stageChangedAt: at, ...set })
    .where(eq(messages.id, id));
  return id;
}
const left = async (product: Product, ...ids: string[]) =>
  (await product.services.db.select({ id: messages.id }).from(messages).where(inArray(messages.id, ids))).map(
    ({ id }) => id,
  );

describe('expired data', () => {
  test('a lost enquiry is deleted in the night after its last day, counted from its last change', async ({
    product,
    admin,
  }) => {
    const kept = await enquiry(product, 30, '0:00', { stage: 'LOST', lostReason: 'Too dear' });
    const over = await enquiry(product, 31, '23:59', { stage: 'LOST', lostReason: 'Too dear' });
    const answered = await enquiry(product, 90, '12:00', { stage: 'LOST', lastAnswerAt: product.services.now() });
    const fresh = await enquiry(product, 90, '12:00', { stage: 'NEW' });
    await save(admin, { kind: 'LOST', days: 30 });
    expect(await night(product)).toEqual({ LOST: 1 });
    expect((await left(product, kept, over, answered, fresh)).sort()).toEqual([kept, answered, fresh].sort());
    const entries = await product.services.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.action, 'retention.run'));
    expect(entries.at(-1)).toMatchObject({ actorName: 'Schedule', via: 'schedule', after: { LOST: 1 } });
  });

  test('each kind of expired data is anonymised, deleted or kept by its rule', async ({ product, admin }) => {
    const won = await enquiry(product, 40, '12:00', { stage: 'WON', value: 5000 });
    const spam = await enquiry(product, 40, '12:00', { isSpam: true });
    const old = new Date(product.services.now().getTime() - 40 * DAY);
    const [waiting, accepted] = [await makeAffiliate(product.nobody), await makeAffiliate(product.nobody)];
    const { db } = product.services;
    await db.update(affiliates).set({ createdAt: old });
    await db
      .update(affiliates)
      .set({ state: 'ACCEPTED', code: 'abcdefgh', decidedAt: old })
      .where(eq(affiliates.id, accepted.id));
    await save(admin, { kind: 'WON', days: 30 }, { kind: 'SPAM', days: 30 }, { kind: 'APPLICATIONS', days: 30 });
    expect(await night(product)).toEqual({ WON: 1, SPAM: 1, APPLICATIONS: 1 });
    const [row] = await db.select().from(messages).where(eq(messages.id, won));
    expect(row).toMatchObject({ name: 'Erased person', stage: 'WON', value: 5000, message: null });
    expect(await left(product, spam)).toEqual([]);
    expect((await db.select().from(affiliates)).map(({ id }) => id)).toEqual([accepted.id]);
    expect(waiting.id).not.toBe(accepted.id);
    expect(await night(product)).toEqual({});
  });

  test('the preview counts what unsaved rules would delete without any change', async ({ product, admin }) => {
    const id = await enquiry(product, 50, '12:00', { stage: 'LOST' });
    const input = { rules: [{ kind: 'LOST', days: 30 }] };
    const { retention } = done(await admin.gql(operations.read, { input }));
    const oldest = dayOf((await product.services.db.select().from(messages))[0]?.createdAt as Date);
    expect(retention.rules).toContainEqual({ id: 'LOST', kind: 'LOST', days: 30, dueCount: 1, oldest });
    expect(done(await admin.gql(operations.read)).retention.rules).toEqual(
      retentionKindNames.map((kind) => ({ id: kind, kind, days: null, dueCount: 0, oldest: null })),
    );
    expect(await left(product, id)).toEqual([id]);
  });
});

describe('the retention rules', () => {
  test('rules are audited with their former values until they are removed', async ({ product, admin }) => {
    await save(admin, { kind: 'LOST', days: 30 }, { kind: 'AUDIT', days: 365 });
    const rules = await save(admin, { kind: 'LOST', days: null }, { kind: 'SPAM', days: 7 });
    const days = Object.fromEntries(rules.filter((one: Rule) => one.days).map((one: Rule) => [one.kind, one.days]));
    expect(days).toEqual({ AUDIT: 365, SPAM: 7 });
    const entries = await product.services.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.action, 'retention.save'))
      .orderBy(auditEntries.id);
    expect(entries.at(-1)).toMatchObject({ before: { LOST: 30, SPAM: null }, after: { LOST: null, SPAM: 7 } });
  });

  test.for([
    [{ kind: 'LOST', days: 6 }, retentionStrings.badDays],
    [{ kind: 'LOST', days: 7301 }, retentionStrings.badDays],
  ] as const)('the retention rule %o is refused', async ([rule, sentence], { product, admin }) => {
    const { code, errors } = await admin.gql(operations.save, { input: { rules: [rule] } });
    expect([code, errors?.[0].message]).toEqual(['BAD_USER_INPUT', sentence]);
    expect(await product.services.db.select().from(retentionRules)).toEqual([]);
  });

  test('a rule for a kind that occurs twice is refused', async ({ admin }) => {
    const twice = [7, 8].map((days) => ({ kind: 'LOST', days }));
    const { errors } = await admin.gql(operations.save, { input: { rules: twice } });
    expect(errors?.[0].message).toBe(retentionStrings.twice);
  });
});
