import { fill, GROWN, RARE_WORD, SMALL } from '#tests/bench/content.ts';
import type { House } from '#tests/bench/house.ts';
import { graphql, load } from '#tests/bench/load.ts';
import { cpuOfFamily } from '#tests/bench/machine.ts';
import { reading } from '#tests/bench/reading.ts';
import { figure, once, type Result, type Row } from '#tests/bench/row.ts';
import { inTurns, median } from '#tests/bench/turns.ts';
import type { Production } from '#tests/kit/production.ts';

// What an answer costs when there is a hundred times as much: CPU time of the server and of its PostgreSQL together, which
// says the same on a machine that is busy with something else.

const SECONDS = 2;
const CONNECTIONS = 8;

/** The product on the content that every row has, and on a hundred times as much. */
const products = once(async (house: House) => {
  const [small, grown] = [await house.database(), await house.database()];
  await fill(grown, GROWN, SMALL);
  return { small: await house.start(small), grown: await house.start(grown) };
});

const inbox = `query ($search: String) {
  messages(folder: INBOX, first: 50, search: $search) {
    nodes { id name email service message isRead isSpam createdAt replies { id } }
    pageInfo { hasNextPage endCursor }
    totalCount
  }
}`;

async function cost(house: House, product: Production, request: (n: number) => Buffer): Promise<number> {
  const used = () => cpuOfFamily(product.pid) + cpuOfFamily(house.postmaster);
  const before = used();
  const port = Number(new URL(product.url).port);
  const { requests } = await load({ port, connections: CONNECTIONS, seconds: SECONDS, request });
  return ((used() - before) * 1e6) / requests;
}

async function grow(house: House, request: (n: number) => Buffer): Promise<Result> {
  const { small, grown } = await products(house);
  const costs = [() => cost(house, grown, request), () => cost(house, small, request)] as const;
  for (const warmUp of costs) await warmUp();
  const { ours, raw, ratio } = await inTurns(...costs);
  return { value: ratio((one) => one), cpu: `${figure(median(ours))} / ${figure(median(raw))} µs` };
}

const asked = (search?: string) => (house: House) => {
  const headers = { authorization: `Bearer ${house.token}` };
  return grow(house, (n) => graphql({ query: inbox, variables: { search }, extensions: { n } }, headers));
};

export const growthRows: Row[] = [
  {
    work: "a post's page, 10,000 posts",
    against: '100 posts',
    limit: { atMost: 1.1 },
    measure: (house) => grow(house, reading.postPage),
  },
  {
    work: "the inbox's first page, 100,000 messages",
    against: '1,000 messages',
    limit: { atMost: 1.5 },
    measure: asked(),
  },
  {
    work: 'the inbox searched, 20 messages of 100,000 found',
    against: '1,000 messages',
    limit: { atMost: 1.5 },
    measure: asked(RARE_WORD),
  },
];
