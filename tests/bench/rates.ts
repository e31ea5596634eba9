import type { IncomingHttpHeaders } from 'node:http';
import { isDeepStrictEqual } from 'node:util';
import { whileContentChanges } from '#tests/bench/contentChanges.ts';
import type { House } from '#tests/bench/house.ts';
import { startRaw } from '#tests/bench/raw.ts';
import { answerOf, type Reading, reading, settledAnswerOf } from '#tests/bench/reading.ts';
import { startRenderer } from '#tests/bench/render.ts';
import { type Measured, type MeasuredServer, measure, resultOf, underLoad } from '#tests/bench/rounds.ts';
import type { BenchRow, Result } from '#tests/bench/row.ts';

// Reading: answers per second, compared with the raw limit.

async function mainServer(house: House): Promise<MeasuredServer & { databaseUrl: string }> {
  const { product, databaseUrl } = await house.main();
  return { port: Number(new URL(product.url).port), pid: product.pid, databaseUrl };
}

/** Cached answers, compared with a bare server that has the same bytes ready. */
async function warm(house: House, what: Reading): Promise<Result> {
  const server = await mainServer(house);
  const request = reading[what]();
  const { headers, body } = await settledAnswerOf(server, request);
  const raw = await startRaw({ headers: pick(headers, ['content-type', 'content-encoding']), body });
  const side = (one: MeasuredServer) => underLoad({ ...one, length: body.length }, { request: () => request });
  try {
    const measured = await measure(house, server.databaseUrl, side(server), side(raw));
    const fault = measured.statements > 0.01 ? 'no cache has answered it' : undefined;
    return { ...resultOf(measured), fault };
  } finally {
    await raw.stop();
  }
}

/**
 * The interval of content changes while documents with repeating variables are measured: shorter than the time until
 * the same variables are sent again.
 */
const CHANGE_MS = 10;

/** Uncached answers, compared with a bare server that runs one statement. */
async function cold(house: House, what: 'list' | 'post'): Promise<Result> {
  const server = await mainServer(house);
  const raw = await startRaw({ statement: what, databaseUrl: await house.database() });
  const request = reading[what];
  try {
    const [ours, theirs] = [await answerOf(server, request()), await answerOf(raw, request())];
    const isSame = isDeepStrictEqual(JSON.parse(String(ours.body)), JSON.parse(String(theirs.body)));
    const sides = [underLoad(server, { request }), underLoad(raw, { request })] as const;
    const measured = await whileContentChanges(server.databaseUrl, CHANGE_MS, () =>
      measure(house, server.databaseUrl, ...sides),
    );
    const fault = isSame ? faultOfCold(measured) : 'the raw limit answers something else';
    return { ...resultOf(measured), fault };
  } finally {
    await raw.stop();
  }
}

/** An uncached page, compared with rendering by React alone. */
async function coldPage(house: House): Promise<Result> {
  const server = await mainServer(house);
  const renderer = await startRenderer((await house.main()).product.url, '/blogs');
  try {
    const ours = underLoad(server, { request: reading.drawnPage });
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

const same = 'HTTP, same bytes';
const sql = 'SQL + JSON';

export const rateRows: BenchRow[] = [
  {
    work: 'GraphQL list of 100 posts, warm',
    against: same,
    limit: { atLeast: 0.6 },
    measure: (house) => warm(house, 'list'),
  },
  {
    work: 'GraphQL list of 100 posts, cold',
    against: sql,
    limit: { atLeast: 0.25 },
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
    limit: { atLeast: 0.3 },
    measure: (house) => cold(house, 'post'),
  },
  {
    work: 'REST GET /api/blogs, warm',
    against: same,
    limit: { atLeast: 0.6 },
    measure: (house) => warm(house, 'rest'),
  },
  { work: 'blog list page, warm', against: same, limit: { atLeast: 0.5 }, measure: (house) => warm(house, 'page') },
  { work: 'blog list page, cold', against: 'CPU of renderToString', limit: { atMost: 3 }, measure: coldPage },
];
