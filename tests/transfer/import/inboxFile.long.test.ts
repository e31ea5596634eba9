import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { messages } from '#server/clients/message/table.ts';
import { users } from '#server/people/user/table.ts';
import { imports } from '#server/transfer/import/table.ts';
import { importTable, startTableProduct, type TableProduct } from '#tests/kit/content/csvImport.ts';
import { emptyInbox, makeMessage } from '#tests/kit/content/message.ts';
import { fetchCsvFile } from '#tests/kit/network/csvFile.ts';
import { emptyFolder } from '#tests/kit/product/backup.ts';

let world: TableProduct;
let folder: string;
const clean: (() => Promise<void>)[] = [];
beforeAll(async () => {
  world = await startTableProduct();
  folder = await emptyFolder({ onTestFinished: (one) => void clean.push(one) });
});
beforeEach(async () => {
  await emptyInbox(world.product);
  await world.product.services.db.delete(imports);
});
afterAll(async () => {
  for (const one of clean) await one();
  await world.stop();
});

const columns = {
  ...{ name: messages.name, email: messages.email, contactNumber: messages.contactNumber, message: messages.message },
  ...{ service: messages.service, isRead: messages.isRead, isSpam: messages.isSpam, stage: messages.stage },
  ...{ lostReason: messages.lostReason, followUpDay: messages.followUpDay, followUpNote: messages.followUpNote },
  ...{ value: messages.value, source: messages.source, medium: messages.medium, campaign: messages.campaign },
  ...{ firstPage: messages.firstPage, sentFrom: messages.sentFrom, createdAt: messages.createdAt },
};
const inbox = () => world.product.services.db.select(columns).from(messages).orderBy(messages.createdAt, messages.name);

/** Three messages with most fields, one of them with cells that look like formulas. */
async function fillInbox(): Promise<void> {
  const { db } = world.product.services;
  const set = async (fields: Record<string, unknown>, row: Partial<typeof messages.$inferInsert>) => {
    const { id } = await makeMessage(world.product, fields);
    await db.update(messages).set(row).where(eq(messages.id, id));
  };
  await set(
    { name: '=SUM(A1)', message: '\'-1 or "two",\nthree' },
    {
      ...{ isRead: true, stage: 'LOST', lostReason: "''+too dear", value: 250_000 },
      createdAt: new Date('2024-03-05T08:35:07.123Z'),
    },
  );
  await set(
    { name: 'अन्विता राव', email: 'info@münchen.de', message: null },
    {
      ...{
        contactNumber: '+442079460958',
        stage: 'IN_CONTACT',
        followUpDay: '2030-01-02',
        followUpNote: 'Call\nagain',
      },
      ...{ source: 'facebook', medium: 'social', campaign: 'diwali', firstPage: '/about', sentFrom: '/contact' },
    },
  );
  await set({ name: 'Spam Sender' }, { isSpam: true, contactNumber: '' });
}

async function download(): Promise<string> {
  const path = join(folder, `messages-${crypto.randomUUID()}.csv`);
  await writeFile(path, (await fetchCsvFile(world.admin, 'messages', { folder: 'ALL' })).text);
  return path;
}

test('the file that the inbox downloads restores the same messages, without a mapping', async () => {
  await fillInbox();
  const before = await inbox();
  const path = await download();
  await emptyInbox(world.product);
  expect(await importTable(world.place, path)).toContain('came: 3 enquiries');
  expect(await inbox()).toEqual(before);
});

test('an import of the file skips messages and rows that came before', async () => {
  await fillInbox();
  const path = await download();
  expect(await importTable(world.place, path)).toContain('came: 0 enquiries');
  await emptyInbox(world.product);
  await importTable(world.place, path);
  expect(await importTable(world.place, path)).toContain('came: 0 enquiries');
  expect(await world.product.services.db.$count(messages)).toBe(3);
});

test('a dry run names the columns with content that the import does not take', async () => {
  await fillInbox();
  const path = await download();
  await emptyInbox(world.product);
  expect(await importTable(world.place, path, '--dry-run')).not.toContain('left out');
  await fillInbox();
  const { id } = await makeMessage(world.product);
  await world.admin.gql('mutation ($id: UUID!) { replyToMessage(id: $id, input: { replyText: "Hello" }) { id } }', {
    id,
  });
  const later = await download();
  await emptyInbox(world.product);
  expect(await importTable(world.place, later, '--dry-run')).toMatch(
    /left out: \d columns: the import does not take "Replies", "Answered at"/,
  );
});

test('the file brings the owner back who is the only user of that name', async () => {
  const { product } = world;
  const [kavya, blocked] = [await product.user({ name: 'Kavya Menon' }), await product.user({ name: 'Kavya Menon' })];
  const [one, other] = [await product.user({ name: 'Ravi Iyer' }), await product.user({ name: 'Ravi Iyer' })];
  await product.services.db.update(users).set({ isBlocked: true }).where(eq(users.id, blocked.id));
  for (const [name, ownerId] of [
    ['Asha', kavya.id],
    ['Ben', one.id],
    ['Chand', null],
  ] as const) {
    const { id } = await makeMessage(product, { name });
    await product.services.db.update(messages).set({ ownerId }).where(eq(messages.id, id));
  }
  const path = await download();
  await emptyInbox(product);
  const out = await importTable(world.place, path);
  expect(out).toContain('came: 3 enquiries');
  expect(out).toMatch(/left out: the owner of row \d: Not exactly one user has this name/);
  const rows = await product.services.db.select().from(messages).orderBy(messages.name);
  expect(rows.map(({ name, ownerId }) => [name, ownerId])).toEqual([
    ['Asha', kavya.id],
    ['Ben', null],
    ['Chand', null],
  ]);
  expect(other.id).not.toBe(one.id);
});

test('the file that a spreadsheet has saved brings every row', async () => {
  await fillInbox();
  const path = await download();
  const text = await readFile(path, 'utf8');
  await writeFile(path, text.replace('"2030-01-02"', '"20-01-2030"').replace('"250000"', '"2,50,000.00"'));
  await emptyInbox(world.product);
  expect(await importTable(world.place, path)).toContain('came: 3 enquiries');
  const rows = await inbox();
  expect(rows.map(({ followUpDay, value }) => [followUpDay, value])).toContainEqual(['2030-01-20', null]);
  expect(rows.map(({ value }) => value)).toContain(250_000);
});

test('a file with other columns still wants a mapping', async () => {
  const path = join(folder, 'other.csv');
  await writeFile(path, 'Name,Email\nAsha,asha@a.example\n');
  await expect(importTable(world.place, path)).rejects.toThrow('A CSV file wants --mapping FILE');
});
