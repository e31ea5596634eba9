import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { makeMessage, newMessage } from '#tests/kit/content/message.ts';
import { rounds } from '#tests/kit/long.ts';
import { hear } from '#tests/kit/network/live.ts';
import { Person } from '#tests/kit/people/person.ts';
import { until } from '#tests/kit/product/embedded.ts';
import { type Processes, startProcesses } from '#tests/kit/product/processes.ts';

let processes: Processes;
beforeAll(async () => {
  processes = await startProcesses();
});
beforeEach(() => processes.startAgain());
afterAll(() => processes?.stop());

const CLIENTS = 6;
/** Pause of each client between messages; a start is longer than many messages. */
const PAUSE_MS = rounds(200, 0);
const ROUNDS = rounds(1, 5);

let addresses = 0;
/** A new address, because of the rate limit for messages. */
function newAddress(): string {
  addresses += 1;
  return `10.0.${addresses >> 8}.${addresses & 255}`;
}

/** Clients that send messages through the proxy in sequence until they are stopped. */
function load() {
  const anybody = new Person(processes.proxy.url);
  const acknowledged: string[] = [];
  const failed: number[] = [];
  let isOver = false;
  let pauseMs = 0;
  const client = async () => {
    while (!isOver) {
      const { status, body } = await anybody.from(newAddress()).rest('POST', '/messages/us', newMessage());
      if (status === 201) acknowledged.push(body.data._id);
      else failed.push(status);
      await pause(pauseMs);
    }
  };
  const clients = Promise.all(Array.from({ length: CLIENTS }, client));
  const stop = async () => {
    isOver = true;
    await clients;
  };
  onTestFinished(stop);
  return {
    acknowledged,
    failed,
    stop,
    /** Restarts the ended processes. No idle connection is left before the next kill. */
    async startAgain() {
      pauseMs = PAUSE_MS;
      await processes.startAgain();
      pauseMs = 0;
    },
    more(number: number) {
      const goal = acknowledged.length + number;
      return until(() => acknowledged.length >= goal);
    },
  };
}

async function storedIds(): Promise<string[]> {
  return (await processes.rows('select id from messages')).map(({ id }) => String(id));
}

test('a process killed under load loses only the requests that it was answering', async () => {
  const { servers, proxy } = processes;
  for (let round = 0; round < ROUNDS; round += 1) {
    const number = (round % 2) as 0 | 1;
    proxy.broken.length = 0;
    const clients = load();
    await clients.more(30);
    await servers[number].end('SIGKILL');
    await clients.more(30);
    await clients.stop();
    // Clients see only the proxy's answers to its broken connections.
    expect(clients.failed).toEqual(proxy.broken.map(() => 502));
    expect(proxy.broken.filter((code) => code !== 'ECONNRESET')).toEqual([]);
    const stored = await storedIds();
    expect(stored).toEqual(expect.arrayContaining(clients.acknowledged));
    expect(new Set(stored).size).toBe(stored.length);
    await processes.startAgain();
  }
});

test('processes restarted one after the other under load lose no request', async () => {
  const { servers, proxy } = processes;
  proxy.broken.length = 0;
  const clients = load();
  for (const number of [0, 1] as const) {
    await clients.more(20);
    expect(await servers[number].end('SIGTERM')).toBe(0);
    await clients.more(20);
    await clients.startAgain();
  }
  await clients.more(20);
  await clients.stop();
  expect([clients.failed, proxy.broken]).toEqual([[], []]);
  expect(await storedIds()).toEqual(expect.arrayContaining(clients.acknowledged));
});

test('an open stream ends with its process and resumes at the other', async () => {
  const { servers, proxy, admin } = processes;
  const [first] = proxy.targets as [string];
  const ear = await hear(new Person(first, admin));
  expect(await servers[0].end('SIGTERM')).toBe(0);
  expect(await ear.ended()).toEqual({ isComplete: true });
  const again = await hear(admin);
  const { id } = await makeMessage({ nobody: new Person(proxy.url) });
  expect((await again.next()).arrived).toMatchObject({ message: { id } });
  again.close();
});
