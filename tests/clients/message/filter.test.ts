import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { MOST_COUNTED, MOST_FOUND } from '#schema/common.ts';
import { type MessageStage, messageStages } from '#schema/desk.ts';
import { services } from '#schema/message.ts';
import { messages } from '#server/clients/message/table.ts';
import { dayOf } from '#tests/kit/content/india.ts';
import { emptyInbox } from '#tests/kit/content/message.ts';
import { fillTable } from '#tests/kit/database/manyRows.ts';
import { UNKNOWN } from '#tests/kit/network/rows/case.ts';
import type { Person } from '#tests/kit/people/person.ts';
import { type Product, startProduct } from '#tests/kit/product/product.ts';

let product: Product;
let employee: Person;
let owners: string[];
beforeAll(async () => {
  product = await startProduct();
  employee = await product.signedIn('Employee');
  owners = [(await product.user()).id, (await product.user()).id];
  await product.services.db.insert(messages).values(rows());
});
afterAll(() => product.stop());

type Row = typeof messages.$inferInsert;
const DAY_MS = 24 * 3600 * 1000;
/** Moments around midnight in India before 21 November 2026. */
const midnight = Date.parse('2026-11-21T00:00:00+05:30');

let stored: Row[] = [];
/** Every combination of the filtered fields, unordered. */
function rows(): Row[] {
  const today = product.services.now().getTime();
  stored = Array.from({ length: 360 }, (_, n) => ({
    id: uuidv7(),
    name: `Sender ${n}`,
    email: `sender${n}@client.example`,
    contactNumber: '+919876543210',
    service: services[n % 5] as string,
    message: n % 4 === 0 ? 'About marzipan' : 'About nothing',
    isRead: n % 3 === 0,
    isSpam: n % 11 === 0,
    createdAt: new Date(midnight + ((n * 7) % 12) * (DAY_MS / 4) - DAY_MS - (n % 2)),
    ownerId: [null, owners[0], owners[1]][n % 7] ?? null,
    stage: messageStages[(n * 3) % 5] as MessageStage,
    followUpDay: n % 6 === 5 ? null : dayOf(new Date(today + ((n % 6) - 2) * DAY_MS)),
  }));
  return stored;
}

type Filter = Record<string, unknown>;
const listed = `query ($first: Int, $after: String, $folder: Folder!, $search: String, $isRead: Boolean, $filter: MessageFilterInput!) {
  messages(first: $first, after: $after, folder: $folder, search: $search, isRead: $isRead, filter: $filter) {
    nodes { id } totalCount pageInfo { hasNextPage endCursor } } }`;
const list = (variables: Filter, who = employee) => who.gql(listed, { folder: 'INBOX', filter: {}, ...variables });

type Page = { nodes: { id: string }[]; totalCount: number; pageInfo: { hasNextPage: boolean; endCursor: string } };
async function walk(variables: Filter): Promise<string[]> {
  const ids: string[] = [];
  for (let after: string | null = null; ; ) {
    const page: Page = (await list({ ...variables, first: 23, after })).data.messages;
    const { nodes, pageInfo, totalCount } = page;
    ids.push(...nodes.map(({ id }) => id));
    if (!pageInfo.hasNextPage) {
      expect(totalCount).toBe(ids.length);
      return ids;
    }
    after = pageInfo.endCursor;
  }
}

/** The expected ids: unread first, then oldest first. */
const expected = (isWanted: (row: Row) => boolean) =>
  stored
    .filter(isWanted)
    .toSorted(
      (one, other) =>
        Number(one.isRead) - Number(other.isRead) ||
        one.createdAt.getTime() - other.createdAt.getTime() ||
        (one.id < other.id ? -1 : 1),
    )
    .map(({ id }) => id);

const isOpen = ({ stage }: Row) => stage !== 'WON' && stage !== 'LOST';
const isDue = (row: Row) => row.followUpDay != null && row.followUpDay <= dayOf(product.services.now()) && isOpen(row);
const since = (moment: number) => (row: Row) => row.createdAt.getTime() >= moment;

const cases: [name: string, filter: () => Filter, isWanted: (row: Row) => boolean][] = [
  ['nothing', () => ({}), () => true],
  ['nulls', () => ({ ownerId: null, isOwned: null, stages: null, isDue: null, service: null, from: null }), () => true],
  ['an owner', () => ({ ownerId: owners[0] }), ({ ownerId }) => ownerId === owners[0]],
  ['an owner who is nobody', () => ({ ownerId: UNKNOWN }), () => false],
  ["nobody's", () => ({ isOwned: false }), ({ ownerId }) => ownerId === null],
  ["somebody's", () => ({ isOwned: true }), ({ ownerId }) => ownerId !== null],
  ['no stage', () => ({ stages: [] }), () => true],
  ['a stage', () => ({ stages: ['WON'] }), ({ stage }) => stage === 'WON'],
  [
    'stages, one twice',
    () => ({ stages: ['LOST', 'NEW', 'LOST'] }),
    ({ stage }) => stage === 'LOST' || stage === 'NEW',
  ],
  ['due', () => ({ isDue: true }), isDue],
  ['not due', () => ({ isDue: false }), (row) => !isDue(row)],
  ['a service', () => ({ service: services[3] }), ({ service }) => service === services[3]],
  ['from a day', () => ({ from: '2026-11-21' }), since(midnight)],
  ['up to a day', () => ({ to: '2026-11-20' }), (row) => !since(midnight)(row)],
  [
    'a day',
    () => ({ from: '2026-11-21', to: '2026-11-21' }),
    (row) => since(midnight)(row) && !since(midnight + DAY_MS)(row),
  ],
  ['days that end before they begin', () => ({ from: '2026-11-22', to: '2026-11-21' }), () => false],
  ['an owner and due', () => ({ ownerId: owners[1], isDue: true }), (row) => row.ownerId === owners[1] && isDue(row)],
  [
    'everything at once',
    () => ({
      ownerId: owners[0],
      isOwned: true,
      stages: ['NEW', 'PROPOSAL'],
      service: services[1],
      from: '2026-11-20',
    }),
    (row) =>
      row.ownerId === owners[0] &&
      ['NEW', 'PROPOSAL'].includes(row.stage as string) &&
      row.service === services[1] &&
      since(midnight - DAY_MS)(row),
  ],
  [
    "nobody's of a stage since a day",
    () => ({ isOwned: false, stages: ['NEW', 'WON'], from: '2026-11-21' }),
    (row) => row.ownerId === null && ['NEW', 'WON'].includes(row.stage as string) && since(midnight)(row),
  ],
  [
    'a service of a stage',
    () => ({ service: services[0], stages: ['LOST'] }),
    (row) => row.service === services[0] && row.stage === 'LOST',
  ],
];

describe('filters of the list', () => {
  test.for(cases)(
    'the filter for %s lists exactly the matching messages of every folder',
    async ([, filter, isWanted]) => {
      const inFolder = {
        INBOX: ({ isSpam }: Row) => !isSpam,
        SPAM: ({ isSpam }: Row) => isSpam === true,
        ALL: () => true,
      };
      for (const [folder, isIn] of Object.entries(inFolder)) {
        expect(await walk({ folder, filter: filter() })).toEqual(expected((row) => isIn(row) && isWanted(row)));
      }
      const isUnread = (row: Row) => !row.isSpam && !row.isRead && isWanted(row);
      expect(await walk({ isRead: false, filter: filter() })).toEqual(expected(isUnread));
      const isFound = (row: Row) => isUnread(row) && row.message === 'About marzipan';
      expect(await walk({ isRead: false, search: 'MARZIPAN', filter: filter() })).toEqual(expected(isFound));
    },
  );
});

test.for<[field: string, filter: Filter]>([
  ['stages', { stages: Array(6).fill('NEW') }],
  ['service', { service: 'x'.repeat(51) }],
  ['from', { from: '2026-02-30' }],
  ['from', { from: '1999-01-01' }],
  ['to', { to: '21.11.2026' }],
])('a filter with an invalid %s is refused: %j', async ([field, filter]) => {
  const { errors } = await list({ filter });
  expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }]);
  expect(Object.keys(errors?.[0]?.extensions?.fields as object)[0]).toContain(field);
});

test('a filter with an invalid id, an invalid stage or an unknown field is refused', async () => {
  for (const filter of [{ ownerId: 'me' }, { stages: ['FOUND'] }, { unknown: true }]) {
    expect((await list({ filter })).errors).toBeDefined();
  }
});

test('a stranger gets no list with a filter', async () => {
  expect((await list({}, product.nobody)).errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }]);
});

test('a follow-up is due from midnight in India on', async () => {
  await emptyInbox(product);
  const { now } = product.services;
  const tomorrow = dayOf(new Date(now().getTime() + DAY_MS));
  const [row] = stored;
  await product.services.db
    .insert(messages)
    .values({ ...(row as Row), isSpam: false, stage: 'NEW', followUpDay: tomorrow });
  const due = async () => (await list({ filter: { isDue: true } })).data.messages.totalCount;
  product.passTime(Date.parse(`${tomorrow}T00:00:00+05:30`) - now().getTime() - 1000);
  expect(await due()).toBe(0);
  product.passTime(2000);
  expect(await due()).toBe(1);
});

test('a filtered list is counted up to 1000, an unfiltered one up to 10000', async () => {
  await emptyInbox(product);
  await fillTable(product, 'messages', 11_100);
  const total = async (filter: Filter) => (await list({ filter })).data.messages.totalCount;
  expect(await total({ stages: ['NEW'] })).toBe(MOST_FOUND);
  expect(await total({ stages: ['WON'] })).toBe(0);
  expect(await total({ ownerId: null })).toBe(MOST_COUNTED);
});
