import { fill, GROWN, OWNERS, RARE_WORD, SMALL } from '#tests/bench/content.ts';
import { whileContentChanges } from '#tests/bench/contentChanges.ts';
import type { House } from '#tests/bench/house.ts';
import { graphql, load } from '#tests/bench/load.ts';
import { cpuOfFamily } from '#tests/bench/machine.ts';
import { reading } from '#tests/bench/reading.ts';
import { type BenchRow, figure, once, type Result } from '#tests/bench/row.ts';
import { inTurns, median } from '#tests/bench/turns.ts';
import type { Production } from '#tests/kit/product/production.ts';

// The cost of an answer on much more content, as CPU time of the server and its PostgreSQL together, which does not
// depend on other load of the machine.

const SECONDS = 2;
const CONNECTIONS = 8;

export type Content = { databaseUrl: string; product: Production };
export type Contents = Record<'small' | 'grown', Content>;

/** The product with the content of every row, and with twenty times as many messages and fifty times as many posts. */
export const contents = once(async (house: House): Promise<Contents> => {
  const [small, grown] = [await house.database(), await house.database()];
  await fill(grown, GROWN, SMALL);
  return {
    small: { databaseUrl: small, product: await house.start(small) },
    grown: { databaseUrl: grown, product: await house.start(grown) },
  };
});

const inbox = `query ($search: String, $filter: MessageFilterInput! = {}, $first: Int = 50) {
  messages(folder: INBOX, first: $first, search: $search, filter: $filter) {
    nodes { id name email service message isRead isSpam createdAt replies { id } }
    pageInfo { hasNextPage endCursor }
    totalCount
  }
}`;

const columns = ['NEW', 'IN_CONTACT', 'PROPOSAL', 'WON', 'LOST'].map(
  (stage) => `${stage}: messages(folder: INBOX, first: 30, filter: { stages: [${stage}], ownerId: $ownerId }) {
    nodes { id name service isRead createdAt answeredAt stage value lastAnswerAt owner { id name } followUp { day } }
    pageInfo { hasNextPage endCursor }
    totalCount
  }`,
);
const board = `query ($ownerId: UUID) { ${columns.join(' ')} }`;

type Cost = { micros: number; statements: number };

async function cost(house: House, { product, databaseUrl }: Content, request: Request): Promise<Cost> {
  const used = () => cpuOfFamily(product.pid) + cpuOfFamily(house.postmaster);
  const [before, statements] = [used(), await house.statements(databaseUrl)];
  const port = Number(new URL(product.url).port);
  const { requests } = await load({ port, connections: CONNECTIONS, seconds: SECONDS, request });
  const micros = ((used() - before) * 1e6) / requests;
  return { micros, statements: ((await house.statements(databaseUrl)) - statements) / requests };
}

type Request = (n: number) => Buffer;
type Measure = (house: House, content: Content, request: Request) => Promise<Cost>;

/** @param on the products to compare @returns the factor by which a request costs more on much content */
export async function grow(house: House, request: Request, measured: Measure = cost, on = contents): Promise<Result> {
  const { small, grown } = await on(house);
  const costs = [() => measured(house, grown, request), () => measured(house, small, request)] as const;
  for (const warmUp of costs) await warmUp();
  const { ours, raw, ratio } = await inTurns(...costs);
  const cpu = [ours, raw].map((costs) => figure(median(costs.map(({ micros }) => micros)))).join(' / ');
  const least = Math.min(...[...ours, ...raw].map(({ statements }) => statements));
  const fault = least < 1 ? 'a cache has answered some of it' : undefined;
  return { value: ratio(({ micros }) => micros), cpu: `${cpu} µs`, fault };
}

/**
 * The interval of content changes while pages are measured whose only variable is the path: shorter than the time until
 * the same path is requested again.
 */
const CHANGE_MS = 50;

const costOfChanged: Measure = (house, content, request) =>
  whileContentChanges(content.databaseUrl, CHANGE_MS, () => cost(house, content, request));

const asked =
  (variables: object = {}, query = inbox) =>
  (house: House) => {
    const headers = { authorization: `Bearer ${house.token}` };
    return grow(house, (n) => graphql({ query, variables, extensions: { n } }, headers));
  };

const [often, seldom] = OWNERS;
const dayBefore = (days: number) => new Date(Date.now() - days * 24 * 3600 * 1000).toISOString().slice(0, 10);

/** Each filter alone, and common combinations; the pages are so small that both databases fill them. */
const filters: [name: string, variables: object][] = [
  ['of one who has many', { filter: { ownerId: often } }],
  ["nobody's", { filter: { isOwned: false } }],
  ["somebody's", { filter: { isOwned: true } }],
  ['of a stage', { filter: { stages: ['WON'] } }],
  ['of two stages', { filter: { stages: ['NEW', 'PROPOSAL'] } }],
  ['due', { first: 5, filter: { isDue: true } }],
  ['from a source', { filter: { source: 'newsletter' } }],
  ['about a service', { filter: { service: 'Email Marketing' } }],
  ['of some days', { filter: { from: dayBefore(6), to: dayBefore(1) } }],
  [
    'of one, two stages, a service, since a day',
    {
      filter: { ownerId: seldom, stages: ['PROPOSAL', 'WON'], service: 'Web Development', from: dayBefore(6) },
    },
  ],
  ['of one, due', { first: 5, filter: { ownerId: often, isDue: true } }],
  ['searched and of a stage', { search: RARE_WORD, filter: { stages: ['LOST'] } }],
];

const search = 'query ($text: String!) { search(text: $text) { results { kind id title context slug } } }';
const searches: [name: string, text: string][] = [
  ['a text that every message has', 'words of message'],
  ['a text that 20 messages have', RARE_WORD],
  ['a text that nothing has', 'nothing like it'],
  ['the beginning of every name', 'sender'],
];

const inboxRow = (name: string, measure: BenchRow['measure']): BenchRow => ({
  work: `inbox list, board and filters: ${name}, 20,000 messages`,
  against: '1,000 messages',
  limit: { atMost: 1.5 },
  measure,
});

export const growthRows: BenchRow[] = [
  {
    work: "a post's page, 5,000 posts",
    against: '100 posts',
    limit: { atMost: 1.1 },
    measure: (house) => grow(house, reading.postPage, costOfChanged),
  },
  {
    work: "the inbox's first page, 20,000 messages",
    against: '1,000 messages',
    limit: { atMost: 1.5 },
    measure: asked(),
  },
  {
    work: 'the inbox searched, 20 messages of 20,000 found',
    against: '1,000 messages',
    limit: { atMost: 1.5 },
    measure: asked({ search: RARE_WORD }),
  },
  inboxRow('the board', asked({}, board)),
  inboxRow('the board of one', asked({ ownerId: often }, board)),
  ...filters.map(([name, variables]) => inboxRow(name, asked(variables))),
  ...searches.map(
    ([name, text]): BenchRow => ({
      work: `search of everything: ${name}, 20,000 messages and 5,000 posts`,
      against: '1,000 and 100',
      limit: { atMost: 1.5 },
      measure: asked({ text }, search),
    }),
  ),
];
