import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, onTestFinished, type TestContext, test } from 'vitest';
import { makeMessage, newMessage } from '#tests/kit/content/message.ts';
import { emptyDatabase } from '#tests/kit/database/database.ts';
import { rounds } from '#tests/kit/long.ts';
import { hear } from '#tests/kit/network/live.ts';
import { Person } from '#tests/kit/people/person.ts';
import { emptyFolder } from '#tests/kit/product/backup.ts';
import { until } from '#tests/kit/product/embedded.ts';
import { type Processes, startProcesses } from '#tests/kit/product/processes.ts';
import { admin, Server } from '#tests/kit/product/server.ts';
import { promisedMs } from '#tests/kit/slowness.ts';

/** The default in production, and the interval of the health checks in the Caddyfile. */
const DELAY_S = 5;
const CHECK_MS = 1000;
const REQUESTS = rounds(120, 1000);
/** Pause of each client between requests; a restart is longer than many requests. */
const PAUSE_MS = rounds(300, 5);

describe('behind a proxy with kept-alive connections that checks /readyz', () => {
  let processes: Processes;
  beforeAll(async () => {
    processes = await startProcesses({ DRAIN_DELAY: String(DELAY_S) }, CHECK_MS);
  });
  afterAll(() => processes?.stop());

  test('two processes are restarted one after the other without a failed request', async () => {
    const { servers, proxy } = processes;
    const failed: string[] = [];
    const acknowledged: string[] = [];
    let answered = 0;
    let isOver = false;
    const visitor = new Person(proxy.url);
    const ask = async (turn: number) => {
      // Another address each time, because of the rate limit for messages.
      const from = visitor.from(`10.${turn % 200}.${(turn >> 8) % 256}.${turn % 256}`);
      const isPost = turn % 2 === 0;
      const { status, body } = isPost
        ? await from.rest('POST', '/messages/us', newMessage())
        : await from.rest('GET', '/blogs');
      answered += 1;
      if (status === 201) acknowledged.push(body.data._id);
      if (status !== (isPost ? 201 : 200)) failed.push(`${isPost ? 'POST' : 'GET'} ${status}`);
    };
    let turn = 0;
    const clients = Promise.all(
      Array.from({ length: 6 }, async () => {
        for (; !isOver; await pause(PAUSE_MS)) await ask(turn++);
      }),
    );
    onTestFinished(async () => {
      isOver = true;
      await clients;
    });
    const more = (number: number) => {
      const goal = answered + number;
      return until(() => answered >= goal);
    };
    for (const number of [0, 1] as const) {
      await more(20);
      expect(await servers[number].end('SIGTERM')).toBe(0);
      await more(20);
      await processes.startAgain();
    }
    await until(() => answered >= REQUESTS);
    isOver = true;
    await clients;
    expect([failed, proxy.broken]).toEqual([[], []]);
    const stored = (await processes.rows('select id from messages')).map(({ id }) => String(id));
    expect(stored.sort()).toEqual(acknowledged.sort());
  });
});

const place = async (context: TestContext) => ({
  DATABASE_URL: await emptyDatabase(context),
  DATA_DIR: await emptyFolder(context),
  SAMPLE_CONTENT: 'off',
});

test('a stopping process fails /readyz and serves until the delay is over', async (context) => {
  const server = await Server.start(context, { ...(await place(context)), DRAIN_DELAY: '10' });
  const staff = await server.signIn(...admin);
  const ear = await hear(staff);
  const reported = performance.now();
  const ended = server.end('SIGTERM', 'SIGINT').then((code) => ({ code, ms: performance.now() - reported }));

  const ready = async () => fetch(`${server.url}/readyz`);
  await until(async () => (await ready()).status === 503);
  const answer = await ready();
  expect([answer.headers.get('retry-after'), await answer.json()]).toEqual(['5', { status: 'stopping' }]);
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
  for (const path of ['/', '/blogs']) expect((await fetch(server.url + path)).status).toBe(200);
  const { id } = await makeMessage({ nobody: new Person(server.url) });
  expect((await ear.next()).arrived).toMatchObject({ message: { id } });

  // The stream ends with the listener, when the proxy has switched.
  expect(await ear.ended()).toEqual({ isComplete: true });
  expect(performance.now() - reported).toBeGreaterThanOrEqual(9900);
  await expect(fetch(`${server.url}/healthz`)).rejects.toThrow('fetch failed');
  const { code, ms } = await ended;
  expect(code).toBe(0);
  expect(ms).toBeLessThan(await promisedMs(20_000));
  expect(server.output.match(/stopping …/g)).toHaveLength(1);
});

test('a long request is cut off three seconds after the delay', async (context) => {
  const server = await Server.start(context, { ...(await place(context)), DRAIN_DELAY: '7' });
  const reported = performance.now();
  const ended = server.end('SIGTERM');
  await until(async () => (await fetch(`${server.url}/readyz`)).status === 503);
  const client = connect(Number(new URL(server.url).port), '127.0.0.1');
  client.on('error', () => {});
  client.write('POST /graphql HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 99\r\n\r\n{');
  expect(await ended).toBe(1);
  const ms = performance.now() - reported;
  expect(ms).toBeGreaterThanOrEqual(9900);
  // 12 s by the contract; more on a busy machine.
  expect(ms).toBeLessThan(await promisedMs(30_000));
});
