import { request as ask, type IncomingHttpHeaders } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { isDeepStrictEqual } from 'node:util';
import { slugOf } from '#tests/bench/content.ts';
import type { House } from '#tests/bench/house.ts';
import { get, graphql, HOST, load } from '#tests/bench/load.ts';
import { cpuOf } from '#tests/bench/machine.ts';
import { startRaw } from '#tests/bench/raw.ts';
import { startRenderer } from '#tests/bench/render.ts';
import { figure, type Result, type Row } from '#tests/bench/row.ts';
import { type Compared, inTurns, median } from '#tests/bench/turns.ts';

// What is read: how many answers a second, beside what the raw limit gives.

const SECONDS = 2;
const WARM_UP_SECONDS = 1;
export const CONNECTIONS = 32;

export type Server = { port: number; pid: number };
/** One way to ask for something. */
export type Work = { connections?: number; request: (n: number) => Buffer; length?: number };
export type Round = { requests: number; perSecond: number; cpuMicros: number };

/** Keeps a server busy. @returns how much it did, and the CPU time of its process for each request */
export async function round(
  { port, pid }: Server,
  { connections = CONNECTIONS, request, length }: Work,
  seconds = SECONDS,
): Promise<Round> {
  const before = cpuOf(pid);
  const done = await load({ port, connections, request, length, seconds });
  const cpuMicros = ((cpuOf(pid) - before) * 1e6) / done.requests;
  return { requests: done.requests, perSecond: done.requests / done.seconds, cpuMicros };
}

const fields = 'id slug title excerpt author tags altText isPublished createdAt updatedAt';
const list = `{ blogPosts(first: 100) { nodes { ${fields} } } }`;
const post = `query ($slug: String!) { blogPost(slug: $slug) { ${fields} body } }`;
/** As a browser asks for a page. */
const browser = { accept: 'text/html,application/xhtml+xml', 'accept-encoding': 'gzip, deflate, br, zstd' };

/** Every way to read; `n` is one that no cache has seen, left out it is the same as always. */
export const reading = {
  list: (n?: number) => graphql({ query: list, variables: {}, ...(n && { extensions: { n } }) }),
  post: (n?: number) => graphql({ query: post, variables: { slug: slugOf(50) }, ...(n && { extensions: { n } }) }),
  rest: (n?: number) => get(n ? `/api/blogs?n=${n}` : '/api/blogs', { accept: 'application/json' }),
  page: (n?: number) => get(n ? `/blogs?n=${n}` : '/blogs', browser),
  postPage: (n?: number) => get(n ? `/blog/${slugOf(50)}?n=${n}` : `/blog/${slugOf(50)}`, browser),
};
type Reading = keyof typeof reading;

/** Asks once, and takes the answer as it stands on the wire. */
async function answerOf({ port }: Server, request: Buffer): Promise<{ headers: IncomingHttpHeaders; body: Buffer }> {
  const [head = '', content] = request.toString().split('\r\n\r\n');
  const [line = '', ...lines] = head.split('\r\n');
  const [method, path] = line.split(' ');
  const headers = Object.fromEntries(lines.map((one) => one.split(': ') as [string, string]));
  const answer = Promise.withResolvers<{ headers: IncomingHttpHeaders; body: Buffer }>();
  ask({ host: HOST, port, method, path, headers }, async (response) => {
    answer.resolve({ headers: response.headers, body: await buffer(response) });
  })
    .once('error', answer.reject)
    .end(content);
  return answer.promise;
}

/** The main product, as a server under load. */
async function mainServer(house: House): Promise<Server & { databaseUrl: string }> {
  const { product, databaseUrl } = await house.main();
  return { port: Number(new URL(product.url).port), pid: product.pid, databaseUrl };
}

/** Cached answers beside a bare server that has the same bytes ready. */
export async function warm(house: House, what: Reading): Promise<Result> {
  const server = await mainServer(house);
  const { headers, body } = await answerOf(server, reading[what]());
  const kept = ['content-type', 'content-encoding'].flatMap((name) => {
    const value = headers[name];
    return value ? [[name, String(value)]] : [];
  });
  const raw = await startRaw({ headers: Object.fromEntries(kept), body });
  const request = reading[what]();
  const work = { request: () => request, length: body.length };
  try {
    const counted = await counting(house, server.databaseUrl, () => compare(server, raw, work));
    const { statements } = counted;
    const fault =
      statements > 0.01 ? `it is not answered from a cache: ${figure(statements)} statements a request` : undefined;
    return { ...resultOf(counted.compared), statements: figure(statements), fault };
  } finally {
    await raw.stop();
  }
}

/** Answers that no cache has, beside a bare server that runs one statement. */
export async function cold(house: House, what: 'list' | 'post'): Promise<Result> {
  const server = await mainServer(house);
  const raw = await startRaw({ statement: what, databaseUrl: await house.database() });
  try {
    const [ours, theirs] = await Promise.all([server, raw].map((one) => answerOf(one, reading[what]())));
    const same = isDeepStrictEqual(JSON.parse(String(ours?.body)), JSON.parse(String(theirs?.body)));
    const work = { request: reading[what], length: ours?.body.length as number };
    const counted = await counting(house, server.databaseUrl, () => compare(server, raw, { ...work }));
    const fault = same ? missed(counted.statements) : 'the raw limit answers something else';
    return { ...resultOf(counted.compared), statements: figure(counted.statements), fault };
  } finally {
    await raw.stop();
  }
}

const missed = (statements: number) => (statements < 1 ? 'a cache has answered some of it' : undefined);

/** A page that no cache has, beside what React alone takes to draw it. */
async function coldPage(house: House): Promise<Result> {
  const server = await mainServer(house);
  const renderer = await startRenderer((await house.main()).product.url, '/blogs');
  try {
    const work = { request: reading.page };
    await round(server, work, WARM_UP_SECONDS);
    await renderer.round(WARM_UP_SECONDS);
    const { compared, statements } = await counting(house, server.databaseUrl, () =>
      inTurns(
        () => round(server, work),
        () => renderer.round(SECONDS),
      ),
    );
    const value = compared.ratio(({ cpuMicros }) => cpuMicros);
    return { ...resultOf(compared), value, statements: figure(statements), fault: missed(statements) };
  } finally {
    await renderer.stop();
  }
}

/** @returns what was compared, and how many statements each of our requests has cost */
async function counting(house: House, databaseUrl: string, work: () => Promise<Compared<Round>>) {
  const before = await house.statements(databaseUrl);
  const compared = await work();
  const requests = compared.ours.reduce((sum, one) => sum + one.requests, 0);
  return { compared, statements: ((await house.statements(databaseUrl)) - before) / requests };
}

/** Both in turns, after both have been warmed up. */
export async function compare(ours: Server, raw: Server, work: Work): Promise<Compared<Round>> {
  await round(ours, work, WARM_UP_SECONDS);
  await round(raw, work, WARM_UP_SECONDS);
  return inTurns(
    () => round(ours, work),
    () => round(raw, work),
  );
}

/** A row's figures: the middle round of each side. */
export function resultOf({ ours, raw, ratio }: Compared<Round>): Result {
  const rate = (rounds: Round[]) => `${figure(median(rounds.map(({ perSecond }) => perSecond)))}/s`;
  const cpu = (rounds: Round[]) => figure(median(rounds.map(({ cpuMicros }) => cpuMicros)));
  return {
    value: ratio(({ perSecond }) => perSecond),
    ours: rate(ours),
    raw: rate(raw),
    cpu: `${cpu(ours)} / ${cpu(raw)} µs`,
  };
}

const same = 'HTTP, same bytes';
const sql = 'SQL + JSON';

export const rateRows: Row[] = [
  {
    work: 'GraphQL list of 100 posts, warm',
    against: same,
    limit: { atLeast: 0.6 },
    measure: (house) => warm(house, 'list'),
  },
  {
    work: 'GraphQL list of 100 posts, cold',
    against: sql,
    limit: { atLeast: 0.4 },
    measure: (house) => cold(house, 'list'),
  },
  {
    work: 'GraphQL post by slug, warm',
    against: same,
    limit: { atLeast: 0.6 },
    measure: (house) => warm(house, 'post'),
  },
  {
    work: 'GraphQL post by slug, cold',
    against: sql,
    limit: { atLeast: 0.4 },
    measure: (house) => cold(house, 'post'),
  },
  {
    work: 'REST GET /api/blogs, warm',
    against: same,
    limit: { atLeast: 0.6 },
    measure: (house) => warm(house, 'rest'),
  },
  { work: 'blog list page, warm', against: same, limit: { atLeast: 0.5 }, measure: (house) => warm(house, 'page') },
  { work: 'blog list page, cold', against: 'CPU of renderToString', limit: { atMost: 2 }, measure: coldPage },
];
