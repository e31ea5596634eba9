import { sql } from 'drizzle-orm';
import { Client } from 'pg';
import { expect } from 'vitest';
import { savedViews } from '#server/office/savedView/table.ts';
import { idempotencyKeys } from '#server/platform/idempotency/table.ts';
import { blogOperations, blogPost } from '#tests/kit/content/blog.ts';
import { makeMessage, messageOperations, newMessage } from '#tests/kit/content/message.ts';
import { done, eraseWholly, tablesWith } from '#tests/kit/content/personalData.ts';
import { gqlOnce, isReplayed } from '#tests/kit/network/keyed.ts';
import type { Product } from '#tests/kit/product/product.ts';
import { rows, test } from '#tests/kit/test.ts';

let made = 0;
const newcomer = () => {
  made += 1;
  return { name: `Cleared Person ${made}`, email: `cleared.${made}@clearing.example` };
};
const url = (product: Product) => product.services.db.$client.options.connectionString as string;
/** Table files. A rewritten table has a new file. */
const filesOfTables = async (product: Product) =>
  (
    await product.services.db.execute(
      sql`select relname, pg_relation_filenode(oid) as file from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' order by 1`,
    )
  ).rows;

test('an erasure rewrites no table and waits for no reader or writer', async ({ onTestFinished, product, admin }) => {
  const one = newcomer();
  await makeMessage(product, one);
  const before = await filesOfTables(product);
  const reader = new Client(url(product));
  await reader.connect();
  onTestFinished(() => reader.end());
  // A table rewrite would wait for this lock and block everybody behind it.
  await reader.query('begin; lock table messages, audit_entries, outgoing_mail in row exclusive mode');
  await eraseWholly(admin, one.email);
  await reader.query('commit');
  expect(await filesOfTables(product)).toEqual(before);
  expect(await tablesWith(url(product), one.email)).toEqual([]);
});

test('an erasure keeps stored idempotent answers that are not about the person', async ({ product, admin }) => {
  const one = newcomer();
  await makeMessage(product, one);
  const input = blogPost();
  const write = () => gqlOnce(admin, 'of-others', blogOperations.create, { input });
  const first = await write();
  await eraseWholly(admin, one.email);
  const again = await write();
  expect([isReplayed(again), again.data]).toEqual([true, first.data]);
});

test.for(
  rows([
    ['the address', 'mutation ($id: UUID!) { markMessageRead(id: $id, isRead: true) { email } }'],
    ['the id', 'mutation ($id: UUID!) { markMessageRead(id: $id, isRead: true) { id } }'],
    ['the name alone', 'mutation ($id: UUID!) { markMessageRead(id: $id, isRead: true) { name } }'],
    ['the text alone', 'mutation ($id: UUID!) { markMessageRead(id: $id, isRead: true) { message } }'],
  ]),
)('an erasure deletes a stored answer with %s of the person', async ([_, mutation], { product, admin }) => {
  const one = newcomer();
  const { id } = await makeMessage(product, { ...one, message: `Only ${one.name} would say "that".` });
  const key = `of-${one.email}`;
  const locked = () => product.services.db.$count(idempotencyKeys);
  const before = await locked();
  const { errors } = await gqlOnce(admin, key, mutation, { id });
  expect([errors, await locked()]).toEqual([undefined, before + 1]);
  await eraseWholly(admin, one.email);
  expect(await locked()).toBe(before);
});

test('a short name inside other words deletes no answers of others', async ({ product, admin }) => {
  const email = `mark@clearing.example`;
  await makeMessage(product, { name: 'Mark', email });
  const input = blogPost({ title: 'E-mail Marketing by Markus' });
  const write = () => gqlOnce(admin, 'marketing', blogOperations.create, { input });
  await write();
  await eraseWholly(admin, email);
  expect(isReplayed(await write())).toBe(true);
});

test('an erasure keeps the stored answer to another visitor of the same time', async ({ product, admin }) => {
  const inputs = [newcomer(), newcomer()].map((who) => newMessage({ ...who, message: `It is me, ${who.name}.` }));
  const send = (input: object, at: number) =>
    gqlOnce(product.nobody, `visitor-${at}`, messageOperations.send, { input });
  for (const [at, input] of inputs.entries()) expect((await send(input, at)).errors).toBeUndefined();
  const [one = {}, other = {}] = inputs;
  await eraseWholly(admin, String(one.email));
  expect(isReplayed(await send(other, 1))).toBe(true);
  expect(isReplayed(await send(one, 0))).toBe(false);
});

test('a table with more pages than one statement scans is scanned to its end', async ({ product, admin }) => {
  const { db } = product.services;
  const email = newcomer().email;
  const filler = `${'x'.repeat(1500)} `;
  const { users } = done(await admin.gql('{ users { nodes { id } } }'));
  await db.execute(sql`insert into saved_views (id, user_id, name, query, created_at)
    select gen_random_uuid(), ${users.nodes[0].id}, 'View ' || n, ${filler} || case when n in (1, 1500, 3000) then ${email} else n::text end, now()
    from generate_series(1, 3000) as n`);
  const before = await db.$count(savedViews);
  await eraseWholly(admin, email);
  expect(await db.$count(savedViews)).toBe(before - 3);
});
