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

/** @property length how long its answers have to be; left out, any length */
export type Server = { port: number; pid: number; length?: number };
/** One way to ask for something. */
export type Work = { connections?: number; request: (n: number) => Buffer };
export type Round = { requests: number; perSecond: number; cpuMicros: number };

/** Keeps a server busy. @returns how much it did, and the CPU time of its process for each request */
export async function round(
  { port, pid, length }: Server,
  { connections = CONNECTIONS, request }: Work,
  seconds: number,
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
async function warm(house: House, what: Reading): Promise<Result> {
  const server = await mainServer(house);
  const request = reading[what]();
  const { headers, body } = await answerOf(server, request);
  const raw = await startRaw({ headers: pick(headers, ['content-type', 'content-encoding']), body });
  const side = (one: Server) => underLoad({ ...one, length: body.length }, { request: () => request });
  try {
    const measured = await measure(house, server.databaseUrl, side(server), side(raw));
    const fault = measured.statements > 0.01 ? 'no cache has answered it' : undefined;
    return { ...resultOf(measured), fault };
  } finally {
    await raw.stop();
  }
}

/** Answers that no cache has, beside a bare server that runs one statement. */
async function cold(house: House, what: 'list' | 'post'): Promise<Result> {
  const server = await mainServer(house);
  const raw = await startRaw({ statement: what, databaseUrl: await house.database() });
  const request = reading[what];
  try {
    const [ours, theirs] = [await answerOf(server, request()), await answerOf(raw, request())];
    const isSame = isDeepStrictEqual(JSON.parse(String(ours.body)), JSON.parse(String(theirs.body)));
    const sides = [
      underLoad({ ...server, length: ours.body.length }, { request }),
      underLoad({ ...raw, length: theirs.body.length }, { request }),
    ] as const;
    const measured = await measure(house, server.databaseUrl, ...sides);
    const fault = isSame ? faultOfCold(measured) : 'the raw limit answers something else';
    return { ...resultOf(measured), fault };
  } finally {
    await raw.stop();
  }
}

/** A page that no cache has, beside what React alone takes to draw it. */
async function coldPage(house: House): Promise<Result> {
  const server = await mainServer(house);
  const renderer = await startRenderer((await house.main()).product.url, '/blogs');
  try {
    const ours = underLoad(server, { request: reading.page });
    const measured = await measure(house, server.databaseUrl, ours, renderer.round);
    const value = measured.ratio(({ cpuMicros }) => cpuMicros);
    return { ...resultOf(measured), value, fault: faultOfCold(measured) };
  } finally {
    await renderer.stop();
  }
}

const faultOfCold = ({ statements }: Measured) => (statements < 1 ? 'a cache has answered some of it' : undefined);

const pick = (headers: IncomingHttpHeaders, names: string[]): Record<string, string> =>
  Object.fromEntries(names.flatMap((name) => (headers[name] ? [[name, String(headers[name])]] : [])));

/** Works for some seconds. */
type Side = (seconds: number) => Promise<Round>;
export const underLoad =
  (server: Server, work: Work): Side =>
  (seconds) =>
    round(server, work, seconds);

/** What came out, and how many statements a request of ours has cost. */
type Measured = Compared<Round> & { statements: number };

/** Both sides in turns, after both were warmed up. @param databaseUrl ours */
export async function measure(house: House, databaseUrl: string, ours: Side, raw: Side): Promise<Measured> {
  for (const side of [ours, raw]) await side(WARM_UP_SECONDS);
  const before = await house.statements(databaseUrl);
  const compared = await inTurns(
    () => ours(SECONDS),
    () => raw(SECONDS),
  );
  const statements = (await house.statements(databaseUrl)) - before;
  return { ...compared, statements: statements / requestsOf(compared.ours) };
}

export const requestsOf = (rounds: Round[]): number => rounds.reduce((sum, { requests }) => sum + requests, 0);

/** A row's figures: the middle round of each side. */
export function resultOf({ ours, raw, ratio, statements }: Measured): Result {
  const rate = (rounds: Round[]) => `${figure(median(rounds.map(({ perSecond }) => perSecond)))}/s`;
  const cpu = (rounds: Round[]) => figure(median(rounds.map(({ cpuMicros }) => cpuMicros)));
  return {
    value: ratio(({ perSecond }) => perSecond),
    ours: rate(ours),
    raw: rate(raw),
    cpu: `${cpu(ours)} / ${cpu(raw)} µs`,
    statements: figure(statements),
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
