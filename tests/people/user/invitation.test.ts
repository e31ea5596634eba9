import { eq, sql } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { startHousekeeping } from '#server/app/jobs/housekeeping.ts';
import { invitations, users } from '#server/people/user/table.ts';
import { auditEntries } from '#server/platform/audit/table.ts';
import { meet } from '#tests/kit/database/lock.ts';
import { UNKNOWN } from '#tests/kit/network/rows/case.ts';
import { countMails } from '#tests/kit/network/signInEntries.ts';
import type { Person } from '#tests/kit/people/person.ts';
import { invite, join, linksIn, NEW_PASSWORD, newEmail, waysIn } from '#tests/kit/people/waysIn.ts';
import type { Product } from '#tests/kit/product/product.ts';
import { test } from '#tests/kit/test.ts';

const DAY = 24 * 3600 * 1000;
const dead = 'This invitation is invalid, expired, or has already been used.';

let nobody: Person;
let admin: Person;
test.beforeAll(async ({ product }) => {
  nobody = product.nobody;
  admin = await product.signedIn('admin', { name: 'Asha Menon' });
});

const codeOf = async (token: string) => (await nobody.gql(waysIn.open, { token })).code ?? 'open';
const listed = async () =>
  (await admin.gql(waysIn.list, { first: 200 })).data.invitations.nodes.map(({ email }: { email: string }) => email);
const userBy = async (product: Product, email: string) =>
  (await product.services.db.select().from(users).where(eq(users.email, email)))[0];
const notedOf = (product: Product, label: string) =>
  product.services.db.select().from(auditEntries).where(eq(auditEntries.subjectLabel, label)).orderBy(auditEntries.id);

describe('an invitation', () => {
  test('an invitation is a link that is mailed, returned once and stored only as a hash', async ({ product }) => {
    const email = newEmail();
    const { link, token, invitation } = await invite(admin, {
      email: ` ${email.toUpperCase()} `,
      name: ' Devika\n Shah ',
    });
    expect(link).toBe(`${product.url}/invite/${token}`);
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(invitation).toMatchObject({
      email,
      name: 'Devika  Shah',
      role: 'EMPLOYEE',
      invitedBy: { name: 'Asha Menon' },
    });
    expect(Date.parse(invitation.expiresAt) - Date.parse(invitation.createdAt)).toBe(7 * DAY);
    const mail = await product.mail.mailTo(email);
    expect([mail.subject, linksIn(mail)]).toEqual(['You are invited to Marquee', [link]]);
    expect(mail.text).toContain('Asha Menon invites you to the back office of Marquee.');
    expect(mail.text).toContain('It works once, within 7 days.');
    const stored = await product.services.db.execute('select * from invitations');
    expect(JSON.stringify([stored.rows, await notedOf(product, email)])).not.toContain(token);
    expect((await nobody.gql(waysIn.open, { token })).data.openInvitation).toEqual({
      id: invitation.id,
      email,
      name: 'Devika  Shah',
      role: 'EMPLOYEE',
      expiresAt: invitation.expiresAt,
    });
  });

  test('an invitation creates one user with its address and role', async ({ product }) => {
    const { token, email, id } = await invite(admin, { role: 'ADMIN' });
    expect((await join(nobody, token, { name: ' Devika Rao ' })).data).toEqual({ acceptInvitation: true });
    expect(await userBy(product, email)).toMatchObject({ name: 'Devika Rao', role: 'admin', isBlocked: false });
    const login = { identifier: email, password: NEW_PASSWORD };
    expect((await nobody.rest('POST', '/admin/login', login)).status).toBe(200);
    const again = await join(nobody, token);
    expect([again.code, again.errors?.[0].message, await codeOf(token)]).toEqual(['GONE', dead, 'GONE']);
    expect(await listed()).not.toContain(email);
    expect((await admin.gql(waysIn.revoke, { id })).code).toBe('CONFLICT');
    expect(await notedOf(product, email)).toMatchObject([
      { action: 'user.invite', via: 'session', actorName: 'Asha Menon', after: { email, role: 'admin' } },
    ]);
    expect((await notedOf(product, 'Devika Rao')).slice(0, 1)).toMatchObject([
      {
        action: 'user.join',
        via: 'link',
        actorName: 'Devika Rao',
        after: { email, role: 'admin', invitedBy: 'Asha Menon' },
      },
    ]);
  });

  test('accepting an invitation refuses another address or role', async () => {
    const { token } = await invite(admin);
    for (const extra of [{ email: 'other@staff.example' }, { role: 'ADMIN' }]) {
      expect((await join(nobody, token, extra)).code).toBe('BAD_USER_INPUT');
    }
    expect(await codeOf(token)).toBe('open');
  });

  test.for([
    [{ name: 'Al' }, 'name', 'Name must be at least 3 characters long'],
    [{ mobile: '12345' }, 'mobile', 'Mobile number must be exactly 10 digits'],
    [{ password: 'weak' }, 'password', 'Password must be at least 6 characters long'],
  ] as const)('accepting an invitation validates like sign-up: %j', async ([fields, field, sentence]) => {
    const { token } = await invite(admin);
    const { code, errors } = await join(nobody, token, fields);
    expect([code, errors?.[0].extensions.fields]).toEqual(['BAD_USER_INPUT', { [field]: sentence }]);
    expect(await codeOf(token)).toBe('open');
  });

  test('an invitation is valid for 7 days and then leaves the list', async ({ product }) => {
    product.holdTime();
    const [one, other] = [await invite(admin), await invite(admin)];
    product.passTime(7 * DAY - 60_000);
    expect((await join(nobody, one.token)).code).toBeUndefined();
    expect(await listed()).toContain(other.email);
    product.passTime(60_000);
    expect([await codeOf(other.token), (await join(nobody, other.token)).code]).toEqual(['GONE', 'GONE']);
    expect(await listed()).not.toContain(other.email);
    expect(await userBy(product, other.email)).toBe(undefined);
    const clean = () => startHousekeeping(product.services)();
    product.passTime(29 * DAY);
    await clean();
    expect(await codeOf(other.token)).toBe('GONE');
    product.passTime(2 * DAY);
    await clean();
    expect(await codeOf(other.token)).toBe('NOT_FOUND');
    admin = await product.signedIn('admin', { name: 'Asha Menon' });
  });

  test('a new invitation of the same address replaces the older one, also concurrently', async () => {
    const first = await invite(admin);
    const { email } = first;
    const rivals = await Promise.all(Array.from({ length: 5 }, () => invite(admin, { email, role: 'ADMIN' })));
    const states = await Promise.all(rivals.map(({ token }) => codeOf(token)));
    expect(states.sort()).toEqual([...Array(4).fill('NOT_FOUND'), 'open']);
    expect([await codeOf(first.token), (await join(nobody, first.token)).code]).toEqual(['NOT_FOUND', 'NOT_FOUND']);
    expect((await listed()).filter((one: string) => one === email)).toHaveLength(1);
  });

  test('inviting an existing user is a conflict without a mail', async ({ product }) => {
    const { email } = await product.user();
    const { code, errors } = await admin.gql(waysIn.invite, {
      input: { email: email.toUpperCase(), role: 'EMPLOYEE' },
    });
    const sentence = 'A user with this email address already exists.';
    expect([code, errors?.[0].message, errors?.[0].extensions.fields]).toEqual([
      'CONFLICT',
      sentence,
      { email: sentence },
    ]);
    expect(await countMails(product, email)).toBe(0);
  });

  test('an invitation stays valid when its address or number is in use meanwhile', async ({ product }) => {
    const { token, email } = await invite(admin);
    const other = await product.user();
    const { code, errors } = await join(nobody, token, { mobile: other.mobile });
    const sentence = 'A user with this mobile number already exists.';
    expect([code, errors?.[0].extensions.fields]).toEqual(['CONFLICT', { mobile: sentence }]);
    const rival = await product.user({ email });
    expect(await join(nobody, token)).toMatchObject({
      code: 'CONFLICT',
      errors: [{ message: 'A user with this email address already exists.' }],
    });
    expect(await codeOf(token)).toBe('open');
    await product.services.db.delete(users).where(eq(users.id, rival.id));
    expect((await join(nobody, token)).code).toBeUndefined();
  });

  test('five concurrent acceptances create one user', async ({ product }) => {
    const { token, id, email } = await invite(admin);
    const where = eq(invitations.id, id);
    const answers = await meet(
      product,
      { table: invitations, where },
      Array.from({ length: 5 }, () => () => join(nobody, token)),
    );
    expect(answers.map(({ code }) => code ?? 'done').sort()).toEqual([...Array(4).fill('GONE'), 'done']);
    expect(await product.services.db.$count(users, eq(users.email, email))).toBe(1);
  });

  test('an invitation can be revoked repeatedly, with one audit entry', async ({ product }) => {
    const { token, id, email } = await invite(admin);
    for (const _ of [1, 2])
      expect((await admin.gql(waysIn.revoke, { id })).data.revokeInvitation).toMatchObject({ id });
    expect([await codeOf(token), (await join(nobody, token)).code]).toEqual(['GONE', 'GONE']);
    expect(await listed()).not.toContain(email);
    expect((await notedOf(product, email)).map(({ action }) => action)).toEqual([
      'user.invite',
      'user.revokeInvitation',
    ]);
    expect((await admin.gql(waysIn.revoke, { id: UNKNOWN })).errors?.[0].message).toBe('Invitation not found.');
  });
});

describe('an invitation of a former admin', () => {
  const changes = {
    'is blocked': 'mutation ($id: UUID!) { blockUser(id: $id, isBlocked: true) { id } }',
    'is no admin any more': 'mutation ($id: UUID!) { changeUserRole(id: $id, role: EMPLOYEE) { id } }',
    'is deleted': 'mutation ($id: UUID!) { removeUser(id: $id) { id } }',
  };
  test.for(Object.entries(changes))(
    'an invitation becomes invalid once its admin %s',
    async ([what, change], { product }) => {
      const inviter = await product.signedIn('admin');
      const { token, email } = await invite(inviter);
      expect((await admin.gql(change, { id: inviter.id })).code).toBeUndefined();
      const gone = what === 'is deleted' ? 'NOT_FOUND' : 'GONE';
      expect([await codeOf(token), (await join(nobody, token)).code]).toEqual([gone, gone]);
      expect(await listed()).not.toContain(email);
      await product.services.db.update(users).set({ isBlocked: false, role: 'admin' }).where(eq(users.id, inviter.id));
      expect(await codeOf(token)).toBe(gone);
    },
  );

  test('a block concurrent with the acceptance leaves no user of an invalid invitation', async ({ product }) => {
    const inviter = await product.signedIn('admin');
    const { token, email } = await invite(inviter);
    const [blocked, joined] = await meet(product, { table: users, where: eq(users.id, inviter.id) }, [
      () => admin.gql(changes['is blocked'], { id: inviter.id }),
      () => join(nobody, token),
    ]);
    expect([blocked?.code, joined?.code]).toEqual([undefined, 'GONE']);
    expect(await userBy(product, email)).toBe(undefined);
  });
});

test('the list of invitations contains no token and no hash', async ({ product }) => {
  await invite(admin);
  const { data } = await admin.gql(waysIn.list);
  expect(Object.keys(data.invitations.nodes[0]).sort()).toEqual(
    ['createdAt', 'email', 'expiresAt', 'id', 'invitedBy', 'name', 'role'].sort(),
  );
  const { rows } = await product.services.db.execute(sql`select token_hash from invitations`);
  for (const { token_hash } of rows) expect(JSON.stringify(data)).not.toContain(token_hash);
});
