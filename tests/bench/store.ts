import type { House } from '#tests/bench/house.ts';
import { graphql } from '#tests/bench/load.ts';
import { startRaw } from '#tests/bench/raw.ts';
import { measure, requestsOf, resultOf, underLoad, type Work } from '#tests/bench/rounds.ts';
import type { BenchRow, Result } from '#tests/bench/row.ts';
import { query } from '#tests/kit/product/embedded.ts';

// Writing: messages from the contact form, each from its own sender and client address. Their mails stay in the queue
// (./house.ts).

const operation = 'mutation ($input: SendMessageInput!) { sendMessage(input: $input) { id } }';

const message = (n: number): Buffer => {
  const input = {
    name: `Sender ${n}`,
    email: `sender${n}@company.example`,
    contactNumber: '9876543210',
    service: 'Web Development',
    message: `Our shop is slow on phones, and the last agency has not answered since spring. Can we talk? (${n})`,
  };
  const address = [10, (n >> 16) & 255, (n >> 8) & 255, n & 255].join('.');
  return graphql({ query: operation, variables: { input } }, { 'x-forwarded-for': address });
};

export const storing: Work = { connections: 8, request: message };

/** Stores messages in both ways, with rate limits as in an installation. */
async function store(house: House, work: Work): Promise<Result> {
  const databaseUrl = await house.database();
  const product = await house.start(databaseUrl, { RATE_LIMITS: 'on' });
  const raw = await startRaw({ statement: 'store', databaseUrl: await house.database() });
  const stored = async () => {
    const [row] = await query(databaseUrl, 'select count(*) from messages');
    return Number(row?.count);
  };
  try {
    const before = await stored();
    const server = { port: Number(new URL(product.url).port), pid: product.pid };
    const measured = await measure(house, databaseUrl, underLoad(server, work), underLoad(raw, work));
    const missing = requestsOf(measured.ours) - ((await stored()) - before);
    return { ...resultOf(measured), fault: missing > 0 ? `${missing} messages were not stored` : undefined };
  } finally {
    await raw.stop();
    await product.stop('SIGKILL');
  }
}

const row = (work: string, connections: number): BenchRow => ({
  work,
  against: 'SQL insert',
  limit: { atLeast: 0.12 },
  measure: (house) => store(house, { ...storing, connections }),
});

export const storeRows: BenchRow[] = [
  row('store a message, one sender at a time', 1),
  row('store a message, 8 senders at once', 8),
];
