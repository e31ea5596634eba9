import { setTimeout as tick } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { expect } from 'vitest';
import { issueToken } from '#tests/kit/content/apiToken.ts';
import { makePost } from '#tests/kit/content/blog.ts';
import { leaveOnly } from '#tests/kit/network/limits.ts';
import type { Person } from '#tests/kit/people/person.ts';
import type { Product } from '#tests/kit/product/product.ts';
import { promisedMs } from '#tests/kit/slowness.ts';
import { test as base } from '#tests/kit/test.ts';

let machine: Person;
const test = base.extend('settings', { scope: 'file' }, { RATE_LIMITS: 'on' });
test.beforeAll(async ({ admin }) => {
  ({ machine } = await issueToken(admin, { scopes: ['CONTENT_READ'] }));
});

const HTML = 'renderedText(input: { body: $body }) { html }';
const fieldsOf = (count: number) => Array.from({ length: count }, (_, at) => `t${at}: ${HTML}`).join(' ');
const draw = (person: Person, body: string, count = 1) =>
  person.gql(`query ($body: String!) { ${fieldsOf(count)} }`, { body });
const htmlOf = async (person: Person, body: string): Promise<string> => (await draw(person, body)).data.t0.html;

/** Expensive texts of 10,000 characters: one that is rendered, and one that is given up. */
const hostile = ['_a__b', '_a*'].map((part) => part.repeat(10_000 / part.length));
const [costly = ''] = hostile;
const harmless = 'A *plain* paragraph with a [link](https://a.example).\n\n'.repeat(180);

/** CPU time of the main thread and of the process, in milliseconds. */
async function workOf(going: () => Promise<unknown>) {
  const [thread, whole] = [process.threadCpuUsage(), process.cpuUsage()];
  await going();
  const ms = ({ user, system }: NodeJS.CpuUsage) => (user + system) / 1000;
  return { main: ms(process.threadCpuUsage(thread)), all: ms(process.cpuUsage(whole)) };
}

/** The slowest answer of /healthz during the work, in milliseconds. */
async function slowestHealth(product: Product, going: () => Promise<unknown>): Promise<number> {
  let isOver = false;
  const done = going().finally(() => {
    isOver = true;
  });
  let slowest = 0;
  while (!isOver) {
    const begun = performance.now();
    expect((await fetch(`${product.url}/healthz`)).status).toBe(200);
    slowest = Math.max(slowest, performance.now() - begun);
    await tick(10);
  }
  await done;
  return slowest;
}

test('the server answers fast while another thread renders hostile texts', async ({ product }) => {
  await draw(machine, harmless, 10);
  const usual = await slowestHealth(product, () => draw(machine, harmless, 10));
  let slowest = 0;
  const { main, all } = await workOf(async () => {
    slowest = await slowestHealth(product, async () => expect((await draw(machine, costly, 10)).code).toBe(undefined));
  });
  expect(slowest).toBeLessThan(Math.max(await promisedMs(1000), 3 * usual));
  expect(main).toBeLessThan(all / 2);
});

test('a hostile text gives the same HTML on an idle and on a busy machine', async ({ admin }) => {
  const idle = await Promise.all(hostile.map((text) => htmlOf(admin, text)));
  const busy = Array.from({ length: 4 }, () => new Worker('for (;;) Math.sqrt(2)', { eval: true }));
  try {
    for (const [index, text] of hostile.entries()) expect(await htmlOf(admin, text)).toBe(idle[index]);
  } finally {
    await Promise.all(busy.map((worker) => worker.terminate()));
  }
  expect(idle.map((html) => html.startsWith('<pre'))).toEqual([false, true]);
});

test('a saved text has the HTML of its preview, also when it is given up', async ({ admin }) => {
  for (const body of [...hostile, harmless])
    expect((await makePost(admin, { body })).bodyHtml).toBe(await htmlOf(admin, body));
});

test('only the user who sends several hostile texts waits for all of them', async ({ product, admin }) => {
  const other = await product.signedIn('Employee');
  const order: string[] = [];
  const all = draw(admin, costly, 4).then(() => order.push('all'));
  await draw(other, harmless).then(() => order.push('one'));
  await all;
  expect(order).toEqual(['one', 'all']);
});

test('each user has an own limit of rendered texts', async ({ product, admin }) => {
  const writer = await product.signedIn('Employee');
  await leaveOnly(product, 2, 'renderTextTo', writer.id);
  const { data, errors } = await draw(writer, 'a', 3);
  expect(Object.values(data).filter((field) => field === null)).toHaveLength(1);
  expect(errors).toMatchObject([{ extensions: { code: 'RATE_LIMITED' } }]);
  expect((await draw(writer, 'a')).code).toBe('RATE_LIMITED');
  expect((await draw(admin, 'a')).code).toBe(undefined);
});

test('a document can render ten texts unless its other fields exceed the limit of 10,000', async ({ admin }) => {
  const posts = (first: number) => `allBlogPosts(first: ${first}) { nodes { id slug title excerpt author } }`;
  const ask = (count: number, rest = '') =>
    admin.gql(`query ($body: String!) { ${fieldsOf(count)} ${rest} }`, { body: 'a' });
  expect((await ask(10)).code).toBe(undefined);
  expect((await ask(9, posts(200))).code).toBe(undefined);
  const { code, errors } = await ask(
    9,
    posts(200).replace('author', 'author updatedAt createdAt isPublished tags imageUrl altText'),
  );
  expect(code).toBe('BAD_REQUEST');
  expect(errors?.[0]?.message).toContain('10000 fields in its answer');
});
