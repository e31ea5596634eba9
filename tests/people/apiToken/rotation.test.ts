import { expect } from 'vitest';
import { queueExpiryMails } from '#server/people/apiToken/expiryMails.ts';
import { apiTokens } from '#server/people/apiToken/table.ts';
import { outgoingMail } from '#server/platform/mail/table.ts';
import { issueToken, listTokens, tokenOperations } from '#tests/kit/content/apiToken.ts';
import { UNKNOWN } from '#tests/kit/network/rows/case.ts';
import { Person } from '#tests/kit/people/person.ts';
import { test } from '#tests/kit/test.ts';

const MINUTE = 60 * 1000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

let admin: Person;
test.beforeAll(({ product }) => product.holdTime());
test.beforeEach(async ({ product }) => {
  // A session of another test has ended by the clock.
  admin = await product.signedIn('admin');
  await product.services.db.delete(apiTokens);
});

async function rotate(id: string, input: object = {}, who = admin) {
  const { data, errors, code } = await who.gql(tokenOperations.rotate, { id, input });
  const { token, apiToken } = data?.rotateApiToken ?? {};
  return { token, apiToken, code, message: errors?.[0].message, machine: new Person(who.url, { token }) };
}
const works = async (machine: Person) => (await machine.gql('{ viewer { id } }')).code ?? 'works';
const current = '{ currentApiToken { hint isRotated expiresAt requestsPerMinute } }';

test('a rotated token keeps everything but gets a second secret', async () => {
  const { id, machine, apiToken } = await issueToken(admin, { name: 'The CRM', role: 'ADMIN' });
  const rotated = await rotate(id);
  expect(rotated.token).toMatch(/^mqt_[\w-]{43}$/);
  expect(rotated.apiToken).toMatchObject({
    ...{ id, name: 'The CRM', role: 'ADMIN', scopes: null, expiresAt: apiToken.expiresAt },
    ...{ hint: rotated.token.slice(-4), formerHint: apiToken.hint, formerLastUsedAt: null },
  });
  expect([await works(machine), await works(rotated.machine)]).toEqual(['works', 'works']);
});

test('the old secret works exactly for the chosen time', async ({ product }) => {
  const { id, machine } = await issueToken(admin);
  const { machine: next } = await rotate(id, { overlapHours: 3 });
  product.passTime(3 * HOUR - 1);
  expect(await works(machine)).toBe('works');
  product.passTime(1);
  expect([await works(machine), await works(next)]).toEqual(['UNAUTHENTICATED', 'works']);
});

test('without an overlap the old secret is refused at once', async () => {
  const { id, machine } = await issueToken(admin);
  const { apiToken, machine: next } = await rotate(id, { overlapHours: 0 });
  expect(apiToken.formerHint).toBeNull();
  expect([await works(machine), await works(next)]).toEqual(['UNAUTHENTICATED', 'works']);
});

test('a second rotation ends the first secret at once', async () => {
  const { id, machine: first } = await issueToken(admin);
  const { machine: second } = await rotate(id);
  const { machine: third } = await rotate(id);
  expect([await works(first), await works(second), await works(third)]).toEqual(['UNAUTHENTICATED', 'works', 'works']);
});

test('the old secret does not outlive the end it had, although the token gets a new one', async ({ product }) => {
  const { id, machine, apiToken } = await issueToken(admin, { days: 1 });
  const rotated = await rotate(id, { overlapHours: 168, days: 30 });
  expect(rotated.apiToken.formerExpiresAt).toBe(apiToken.expiresAt);
  product.passTime(DAY);
  expect([await works(machine), await works(rotated.machine)]).toEqual(['UNAUTHENTICATED', 'works']);
});

test('a token with a new lifetime has a notice of its new end', async ({ product }) => {
  const { id } = await issueToken(admin, { name: 'The CRM', days: 30 });
  await product.services.db.delete(outgoingMail);
  const noticesAfter = async (time: number) => {
    product.passTime(time);
    await queueExpiryMails(product.services);
    return product.services.db.$count(outgoingMail);
  };
  expect(await noticesAfter(24 * DAY)).toBe(1);
  await rotate(id, { days: 30 }, admin);
  expect([await noticesAfter(22 * DAY), await noticesAfter(2 * DAY)]).toEqual([1, 2]);
});

test('the end of the overlap refuses the old secret at once', async () => {
  const { id, machine } = await issueToken(admin);
  const { machine: next } = await rotate(id);
  const end = async () => (await admin.gql(tokenOperations.endOverlap, { id })).data.endApiTokenOverlap;
  const { updatedAt, formerHint } = await end();
  expect(formerHint).toBeNull();
  expect([await works(machine), await works(next)]).toEqual(['UNAUTHENTICATED', 'works']);
  expect((await end()).updatedAt).toBe(updatedAt);
});

test('a revocation ends both secrets', async () => {
  const { id, machine } = await issueToken(admin);
  const { machine: next } = await rotate(id);
  await admin.gql(tokenOperations.revoke, { id });
  expect([await works(machine), await works(next)]).toEqual(['UNAUTHENTICATED', 'UNAUTHENTICATED']);
});

test('the use of the old secret is listed without a change of updatedAt', async () => {
  const { id, machine } = await issueToken(admin);
  const { apiToken } = await rotate(id);
  const formerUse = async () => {
    const { data } = await admin.gql('{ apiTokens { nodes { id formerLastUsedAt } } }');
    return data.apiTokens.nodes[0].formerLastUsedAt;
  };
  await works(machine);
  await expect.poll(formerUse).not.toBeNull();
  expect((await listTokens(admin))[id]?.updatedAt).toBe(apiToken.updatedAt);
});

test('a program learns that its secret was replaced and until when it works', async ({ product }) => {
  const { id, machine, apiToken } = await issueToken(admin);
  const { machine: next, apiToken: rotated } = await rotate(id, { overlapHours: 2 });
  const expiresAt = new Date(product.services.now().getTime() + 2 * HOUR).toISOString();
  const limit = { requestsPerMinute: null };
  expect((await machine.gql(current)).data.currentApiToken).toEqual({
    ...{ hint: apiToken.hint, isRotated: true, expiresAt, ...limit },
  });
  expect((await next.gql(current)).data.currentApiToken).toEqual({
    ...{ hint: rotated.hint, isRotated: false, expiresAt: apiToken.expiresAt, ...limit },
  });
});

test('only the admin who issued a token rotates it', async ({ product }) => {
  const { id, machine } = await issueToken(admin);
  const other = await product.signedIn('admin');
  expect(await rotate(id, {}, other)).toMatchObject({
    code: 'FORBIDDEN',
    message: 'Only the admin who issued a token can rotate it: please issue one of your own.',
  });
  expect(await works(machine)).toBe('works');
});

test('a token that is revoked, expired or unknown is not rotated', async ({ product }) => {
  const { id: revoked } = await issueToken(admin);
  await admin.gql(tokenOperations.revoke, { id: revoked });
  const { id: expired } = await issueToken(admin, { days: 1 });
  product.passTime(DAY);
  expect([(await rotate(revoked)).code, (await rotate(expired)).code]).toEqual(['CONFLICT', 'CONFLICT']);
  expect((await rotate(UNKNOWN)).code).toBe('NOT_FOUND');
});

test.for<[input: object, field: string | null]>([
  [{ overlapHours: -1 }, 'overlapHours'],
  [{ overlapHours: 168 }, null],
  [{ overlapHours: 169 }, 'overlapHours'],
  [{ days: 0 }, 'days'],
  [{ days: 365 }, null],
  [{ days: 366 }, 'days'],
])('a rotation with %j has a fault at: %j', async ([input, field]) => {
  const { id } = await issueToken(admin);
  const { errors } = await admin.gql(tokenOperations.rotate, { id, input });
  expect(Object.keys(errors?.[0].extensions.fields ?? {})).toEqual(field ? [field] : []);
});

test('twenty concurrent rotations leave exactly two valid secrets', async () => {
  const { id } = await issueToken(admin);
  const rotated = await Promise.all(Array.from({ length: 20 }, () => rotate(id)));
  const states = await Promise.all(rotated.map(({ machine }) => works(machine)));
  expect(states.filter((state) => state === 'works')).toHaveLength(2);
});
