import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { messages } from '#server/clients/message/table.ts';
import { fillTable, runAtLength } from '#tests/kit/database/manyRows.ts';
import { planOf, type Query, queriesOf } from '#tests/kit/database/plans.ts';
import type { Person } from '#tests/kit/people/person.ts';
import type { Product } from '#tests/kit/product/product.ts';
import { test } from '#tests/kit/test.ts';

const MANY = 20_000;
const PAGE = 50;

let ownerId: string;
test.beforeAll(async ({ product }) => {
  ownerId = (await product.user()).id;
  await fillTable(product, 'messages', MANY);
  // Unread messages are new and without owner; matching messages are far behind in the list.
  await runAtLength(
    product,
    `update messages set service = case when random() < 0.5 then 'Email Marketing' else service end,
    stage = case when not is_read then 'NEW' else (array['IN_CONTACT', 'PROPOSAL', 'WON', 'LOST'])[1 + floor(random() * 4)] end,
    source = (array['google', 'direct', null])[1 + floor(random() * 3)],
    owner_id = case when is_read then '${ownerId}'::uuid end,
    follow_up_day = case when is_read and random() < 0.2 then current_date - floor(random() * 20)::int end`,
  );
  await runAtLength(product, 'vacuum analyze messages');
});

/** Maximum of rows read: a page, and one to know whether more follow. */
const MOST = PAGE + 1;

async function plansOf(product: Product, employee: Person, filter: string, folder: string) {
  const list = `{ messages(folder: ${folder}, first: ${PAGE}, filter: ${filter.replace('OWNER', ownerId)}) { nodes { id } } }`;
  const queries = await queriesOf(product, async () => expect((await employee.gql(list)).errors).toBeUndefined());
  const reading = queries.find(({ text }) => / from "messages" /.test(text) && / order by /.test(text));
  return planOf(product, reading as Query, 'analyze');
}

test.for([
  ['{ stages: [WON] }', 'INBOX'],
  ['{ stages: [WON] }', 'SPAM'],
  ['{ stages: [WON] }', 'ALL'],
  ['{ stages: [PROPOSAL, WON] }', 'INBOX'],
  ['{ ownerId: "OWNER" }', 'INBOX'],
  ['{ ownerId: "OWNER", stages: [LOST] }', 'INBOX'],
  ['{ isOwned: false }', 'INBOX'],
  ['{ isOwned: true }', 'INBOX'],
  ['{ service: "Email Marketing" }', 'INBOX'],
  ['{ service: "Email Marketing", stages: [WON] }', 'INBOX'],
  ['{ source: "google" }', 'INBOX'],
  ['{ source: "google", stages: [WON] }', 'INBOX'],
  ['{ from: "2026-01-01" }', 'INBOX'],
])(
  'a page with the filter %s of the folder %s is read in order from the list index, without other rows',
  async ([filter, folder], { product, employee }) => {
    const nodes = await plansOf(product, employee, filter as string, folder as string);
    expect(nodes.map((node) => [node['Node Type'], node['Index Name']])).toEqual([
      ['Limit', undefined],
      ['Index Scan', 'messages_list_idx'],
    ]);
    const [, scan] = nodes;
    expect(Number(scan?.['Actual Rows']) + (scan?.['Rows Removed by Filter'] ?? 0)).toBeLessThanOrEqual(MOST);
  },
);

test.for(['{ isDue: true }', '{ ownerId: "OWNER", isDue: true }'])(
  'the filter %s reads only messages with a follow-up, by an index',
  async (filter, { product, employee }) => {
    const scans = (await plansOf(product, employee, filter, 'INBOX')).filter((node) => /Scan/.test(node['Node Type']));
    expect(scans.map((node) => node['Node Type'])).not.toContain('Seq Scan');
    expect(scans.map((node) => node['Index Name'])).toContain('messages_owner_idx');
    const [{ count }] = (
      await product.services.db.execute<{ count: number }>(
        sql`select count(*)::int as count from ${messages} where follow_up_day is not null`,
      )
    ).rows as [{ count: number }];
    for (const scan of scans) {
      expect(Number(scan['Actual Rows']) + (scan['Rows Removed by Filter'] ?? 0)).toBeLessThanOrEqual(count);
    }
  },
);

test('the messages table has 8 indexes that are not unique', async ({ product }) => {
  const { rows } = await product.services.db.execute(
    sql`select indexrelid::regclass from pg_index where indrelid = 'messages'::regclass and not indisunique`,
  );
  expect(rows).toHaveLength(8);
});
