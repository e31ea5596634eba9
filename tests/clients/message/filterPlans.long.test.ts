import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { messages } from '#server/clients/message/table.ts';
import { fillTable } from '#tests/kit/database/manyRows.ts';
import { planOf, type Query, queriesOf } from '#tests/kit/database/plans.ts';
import type { Person } from '#tests/kit/people/person.ts';
import { type Product, startProduct } from '#tests/kit/product/product.ts';

const MANY = 20_000;
const PAGE = 50;

let product: Product;
let employee: Person;
let ownerId: string;
beforeAll(async () => {
  product = await startProduct();
  employee = await product.signedIn('Employee');
  ownerId = (await product.user()).id;
  await fillTable(product, 'messages', MANY);
  const { db } = product.services;
  // What is unread is new and nobody's, as in life: whoever is looked for stands far behind in the list.
  await db.execute(sql`update ${messages} set service = case when random() < 0.5 then 'Email Marketing' else service end,
    stage = case when not is_read then 'NEW' else (array['IN_CONTACT', 'PROPOSAL', 'WON', 'LOST'])[1 + floor(random() * 4)] end,
    source = (array['google', 'direct', null])[1 + floor(random() * 3)],
    owner_id = case when is_read then ${ownerId}::uuid end,
    follow_up_day = case when is_read and random() < 0.2 then current_date - floor(random() * 20)::int end`);
  await db.execute(sql`vacuum analyze messages`);
});
afterAll(() => product.stop());

/** The most that is read of a part: what is shown, and the row that tells whether there is more. */
const MOST = PAGE + 1;

test.for<[filter: string, parts: number, folder?: string]>([
  ['{ stages: [WON] }', 1],
  ['{ stages: [WON] }', 1, 'SPAM'],
  ['{ stages: [WON] }', 2, 'ALL'],
  ['{ stages: [PROPOSAL, WON] }', 2],
  ['{ ownerId: "OWNER" }', 5],
  ['{ ownerId: "OWNER", stages: [LOST] }', 1],
  ['{ isOwned: false }', 5],
  ['{ isOwned: true }', 1],
  ['{ isDue: true }', 1],
  ['{ service: "Email Marketing" }', 5],
  ['{ service: "Email Marketing", stages: [WON] }', 1],
  ['{ source: "google" }', 5],
  ['{ source: "google", stages: [WON] }', 1],
  ['{ from: "2026-01-01" }', 2],
])(
  '%s: a page is read in order from an index, and no row besides: of %i parts, %s',
  async ([filter, parts, folder = 'INBOX']) => {
    const wanted = filter.replace('OWNER', ownerId);
    const list = `{ messages(folder: ${folder}, first: ${PAGE}, filter: ${wanted}) { nodes { id } } }`;
    const queries = await queriesOf(product, async () => expect((await employee.gql(list)).errors).toBeUndefined());
    const reading = queries.find(({ text }) => / from "messages" /.test(text) && / order by /.test(text));
    const nodes = await planOf(product, reading as Query, 'analyze');
    const types = new Set(nodes.map((node) => node['Node Type']));
    expect([...types].filter((type) => /Seq|Bitmap/.test(type))).toEqual([]);
    const scans = nodes.filter((node) => node['Index Name']);
    expect(scans).toHaveLength(parts);
    const read = scans.map((node) => Number(node['Actual Rows']) + (node['Rows Removed by Filter'] ?? 0));
    expect(read.reduce((sum, rows) => sum + rows, 0)).toBeLessThanOrEqual(MOST * Math.max(parts, 2));
  },
);
