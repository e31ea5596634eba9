import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ERASED_DOMAIN } from '#schema/personalData.ts';
import { messages } from '#server/clients/message/table.ts';
import { reviews } from '#server/clients/review/table.ts';
import type { Limit } from '#server/platform/limit/limits.ts';
import { machineOf } from '#tests/kit/content/apiToken.ts';
import { makeMessage } from '#tests/kit/content/message.ts';
import { makeReview } from '#tests/kit/content/review.ts';
import { exampleUser } from '#tests/kit/network/exampleCalls.ts';
import { Contract } from '#tests/kit/network/openapi.ts';
import { send } from '#tests/kit/network/raw.ts';
import { expectFailure, rowCases } from '#tests/kit/network/restRows.ts';
import { type Fields, UNKNOWN } from '#tests/kit/network/rows/case.ts';
import { Person, type Rest } from '#tests/kit/people/person.ts';
import { type Product, startProduct } from '#tests/kit/product/product.ts';

let product: Product;
let contract: Contract;
let employee: Person;
let admin: Person;
/** A PUBLISHED token. */
let reader: Person;
/** A token with one request a minute. */
let limited: Person;
const USED_KEY = 'used-for-a-link';
beforeAll(async () => {
  product = await startProduct({ RATE_LIMITS: 'on', TRUST_PROXY: '127.0.0.1' });
  contract = await Contract.of(product);
  employee = await product.signedIn('Employee');
  admin = await product.signedIn('admin');
  reader = await machineOf(admin, 'PUBLISHED');
  const issue = `mutation { issueApiToken(input: { name: "Slow", role: ADMIN, days: 1, requestsPerMinute: 1 }) { token } }`;
  limited = new Person(product.url, { token: (await admin.gql(issue)).data.issueApiToken.token });
  const link = { method: 'POST', path: '/admin/reviews/generate-link' };
  await raw(link, '{ "email": "client@company.example" }', { 'idempotency-key': USED_KEY });
});
afterAll(() => product.stop());

type Call = { name: string; method: string; path: string; example: Fields };
/** Ways to provoke refusals of a call, in addition to those common to all. */
type Provoke = (call: Call) => Promise<Rest[]>;

const login = (example: Fields, password: string) =>
  product.nobody.rest('POST', '/admin/login', { ...example, password });

/** The second request conflicts with the first. */
const twice: Provoke = async ({ method, path, example }) => {
  await admin.rest(method, path, example);
  return [await admin.rest(method, path, example)];
};
const onOneself: Provoke = async ({ name, method }) => [
  await admin.rest(method, (name.split(' ')[1] as string).replace(':id', admin.id)),
];
const provocations: Record<string, Provoke> = {
  'POST /admin/login': async ({ example }) => {
    await exampleUser(product, example);
    const blocked = await product.user();
    await admin.rest('PUT', `/admin/${blocked.id}/toggle-block`);
    return [await login(example, 'Wrong-123'), await login({ identifier: blocked.email }, blocked.password)];
  },
  'POST /admin/verify-otp': async ({ method, path, example }) => [await product.nobody.rest(method, path, example)],
  'POST /admin/signup': twice,
  'POST /blogs/create': twice,
  'POST /portfolio': twice,
  'PUT /admin/:id/toggle-block': onOneself,
  'DELETE /admin/:id': onOneself,
  'POST /admin/reviews/:token': twice,
  'PATCH /admin/reviews/:id/toggle-publish': async ({ method }) => {
    const { id } = await makeReview(employee);
    const { db, now } = product.services;
    await db.update(reviews).set({ withdrawnAt: now() }).where(eq(reviews.id, id));
    return [await admin.rest(method, `/admin/reviews/${id}/toggle-publish`)];
  },
  'POST /messages/:id/reply': async ({ method, example }) => {
    const { id } = await makeMessage(product);
    const { db } = product.services;
    await db
      .update(messages)
      .set({ email: `x@${ERASED_DOMAIN}` })
      .where(eq(messages.id, id));
    return [await admin.rest(method, `/messages/${id}/reply`, example)];
  },
};

const limits: Record<string, Limit> = {
  'POST /admin/login': 'signIn',
  'POST /admin/verify-otp': 'verifyCode',
  'POST /admin/resend-otp': 'resendCode',
  'POST /messages/us': 'sendMessage',
  'POST /affiliate': 'apply',
  'POST /admin/reviews/:token': 'submitReview',
};

async function raw(
  { method, path }: Pick<Call, 'method' | 'path'>,
  body: string,
  extra: Record<string, string> = {},
): Promise<Rest> {
  const headers = {
    authorization: `Bearer ${admin.token}`,
    'content-type': 'application/json',
    ...extra,
    'content-length': String(body.length),
  };
  const { status, headers: got, text } = await send(product.url, `/api${path}`, { method, headers, body });
  return { status, headers: new Headers(got as Record<string, string>), body: JSON.parse(text) };
}

const badBodies = async (call: Call) => [
  await raw(call, '{'),
  await raw(call, JSON.stringify({ text: 'a'.repeat(1024 * 1024) })),
  await raw(call, 'text', { 'content-type': 'text/plain' }),
];

const outOfBounds = async (name: string, { method, path, example }: Call): Promise<Rest[]> => {
  const limit = limits[name];
  if (!limit) return [];
  const address = '203.0.113.7';
  for (let full = false; !full; ) {
    full = await product.services.limits.take(limit, address).then(
      () => false,
      () => true,
    );
  }
  return [await product.nobody.from(address).rest(method, path.replace(/[\w-]{43}$/, UNKNOWN), example)];
};

describe.for(Object.entries(rowCases))('%s', ([name, row]) => {
  test('the documented refusals of the call are those that occur', async () => {
    const call = contract.call(name);
    const { path } = await row.good(product, employee);
    const { method, operation } = call;
    const example = operation.requestBody?.content['application/json'].example as Fields;
    const asked = { name, method, path, example };
    const answers = [await admin.rest('PROPFIND', path), ...(await outOfBounds(name, asked))];
    if (row.audience !== 'public') answers.push(await product.nobody.rest(method, path));
    if (row.audience === 'admin') answers.push(await employee.rest(method, path));
    if (row.audience !== 'public' || method !== 'GET') answers.push(await reader.rest(method, path));
    if (row.unknown) answers.push(await admin.rest(method, row.unknown, example));
    if (name.includes(':id')) answers.push(await admin.rest(method, (row.unknown as string).replace(UNKNOWN, 'x')));
    if (name.includes(':slug')) answers.push(await admin.rest(method, path.replace(/[^/]+$/, '%01')));
    if (example) answers.push(await admin.rest(method, path, {}));
    if (method !== 'GET') answers.push(...(await badBodies(asked)));
    answers.push(...((await provocations[name]?.(asked)) ?? []));
    if (operation.parameters?.some((one) => one.name === 'Idempotency-Key'))
      answers.push(await raw(asked, JSON.stringify(example ?? {}), { 'idempotency-key': USED_KEY }));
    // The first request of a minute is answered.
    const first = await limited.rest(method, path);
    answers.push(first.status === 429 ? first : await limited.rest(method, path));

    for (const answer of answers) {
      expectFailure(answer.body, answer.body.message, sentencesOf(answer));
      expect([answer.status, contract.faultsOfAnswer(call, answer)]).toEqual([answer.status, []]);
    }
    const provoked = new Set(answers.map(({ status }) => String(status)));
    // outage.long.test.ts covers the unavailable database; an unchanged answer is no refusal.
    const documented = Object.keys(operation.responses).filter(
      (status) => !['304', '503', String(row.status)].includes(status),
    );
    expect([...provoked].sort()).toEqual(documented.sort());
  });
});

const sentencesOf = ({ body }: Rest): Fields => {
  const { message, ...fields } = body.errors;
  return fields;
};
