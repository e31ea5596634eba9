import { and, eq, isNull } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sampleAccountStrings } from '#schema/user.ts';
import { firstStart } from '#server/app/start/firstStart.ts';
import { apiTokens } from '#server/people/apiToken/table.ts';
import { hashPassword } from '#server/people/user/password.ts';
import { users } from '#server/people/user/table.ts';
import { auditEntries } from '#server/platform/audit/table.ts';
import { readSettings, SettingsError } from '#server/platform/settings.ts';
import { issueToken } from '#tests/kit/content/apiToken.ts';
import { operatorOf } from '#tests/kit/people/operator.ts';
import { Person } from '#tests/kit/people/person.ts';
import { insertSession } from '#tests/kit/people/session.ts';
import { type Product, startProduct } from '#tests/kit/product/product.ts';

const sample = { email: 'admin@marquee.example', password: 'Marquee-2026' };
const employee = { ...sample, email: 'employee@marquee.example' };
const owner = { email: 'owner@agency.example', password: 'Owner_Secret_1' };
const ADMIN = {
  ...{ ADMIN_EMAIL: owner.email, ADMIN_PASSWORD: owner.password, ADMIN_NAME: 'The Owner', ADMIN_MOBILE: '9811111111' },
};
const production = (given: Record<string, string> = ADMIN) =>
  readSettings({ NODE_ENV: 'production', SESSION_SECRET: 's'.repeat(32), ...given });
const NOTICES = '{ officeNotices { notices { kind text path } } }';

async function triedOut(): Promise<Product> {
  const product = await startProduct();
  await firstStart(product.services.db, product.services.settings, product.services.now());
  return product;
}
const userOf = async ({ services: { db } }: Product, email: string) =>
  (await db.select().from(users).where(eq(users.email, email)))[0];
const restart = ({ services: { db, now } }: Product, settings = production()) => firstStart(db, settings, now());
async function sessionOf(product: Product, email: string): Promise<Person> {
  const user = await userOf(product, email);
  if (!user) throw new Error(`nobody has ${email}`);
  return new Person(product.url, { ...user, token: await insertSession(product.services, user) });
}
const signIn = (product: Product, identifier: string, password: string) =>
  product.nobody.gql('mutation ($input: SignInInput!) { signIn(input: $input) { message } }', {
    input: { identifier, password },
  });
const INVITE = 'mutation ($input: InviteUserInput!) { inviteUser(input: $input) { id link } }';
const invited = { email: 'friend@agency.example', name: 'A Friend', role: 'ADMIN' };

describe('a start in production after a trial', () => {
  let product: Product;
  beforeAll(async () => {
    product = await triedOut();
  });
  afterAll(() => product.stop());

  test('the start blocks the sample accounts permanently and creates the first admin', async () => {
    const admin = await sessionOf(product, sample.email);
    const { machine } = await issueToken(admin);
    const { link } = (await admin.gql(INVITE, { input: invited })).data.inviteUser;
    await product.nobody.gql('mutation ($input: RequestPasswordResetInput!) { requestPasswordReset(input: $input) }', {
      input: { identifier: sample.email },
    });
    expect((await signIn(product, sample.email, sample.password)).errors).toBeUndefined();

    expect(await restart(product)).toMatchObject([{ email: owner.email, role: 'admin' }]);
    for (const account of [sample, employee]) {
      expect((await signIn(product, account.email.toUpperCase(), account.password)).code).toBe('FORBIDDEN');
    }
    expect((await signIn(product, '9876500001', sample.password)).code).toBe('FORBIDDEN');
    expect((await admin.gql('{ overview { totalMessages } }')).code).toBe('UNAUTHENTICATED');
    expect((await machine.gql('{ overview { totalMessages } }')).code).toBe('UNAUTHENTICATED');
    const token = link.split('/').at(-1);
    const joined = await product.nobody.gql(
      'mutation ($token: String!, $input: AcceptInvitationInput!) { acceptInvitation(token: $token, input: $input) }',
      { token, input: { name: 'A Friend', mobile: '9822222222', password: 'Friend_Secret_1' } },
    );
    expect(joined.code).toBe('GONE');
    const open = and(isNull(apiTokens.revokedAt));
    expect(await product.services.db.$count(apiTokens, open)).toBe(0);
    const blocked = await product.services.db.select().from(auditEntries).where(eq(auditEntries.action, 'user.block'));
    expect(blocked.map(({ actorName, via }) => [actorName, via])).toEqual([
      ['npm start', 'operator'],
      ['npm start', 'operator'],
    ]);
    await new Person(product.url).signIn(owner, product.mail);
  });

  test('the next start needs no setting and creates nobody', async () => {
    expect(await restart(product, production({}))).toEqual([]);
  });

  test('the start leaves other users unblocked in their role', async () => {
    const other = await product.user({ email: 'other@agency.example' });
    await restart(product);
    expect(await userOf(product, other.email)).toMatchObject({ isBlocked: false, role: other.role });
  });
});

test('the start requires ADMIN_EMAIL as long as there is no other admin', async ({ onTestFinished }) => {
  const product = await triedOut();
  onTestFinished(() => product.stop());
  await product.user({ email: 'helper@agency.example' });
  await expect(restart(product, production({}))).rejects.toThrow(
    /ADMIN_EMAIL: required for the first start in production/,
  );
  expect(await userOf(product, sample.email)).toMatchObject({ isBlocked: false });
});

test('an existing user with ADMIN_EMAIL becomes the first admin with ADMIN_PASSWORD', async ({ onTestFinished }) => {
  const product = await triedOut();
  onTestFinished(() => product.stop());
  const { id } = await product.user({ email: owner.email, name: 'Their Name', role: 'Employee' });
  await restart(product);
  expect(await userOf(product, owner.email)).toMatchObject({ id, role: 'admin', name: 'Their Name' });
  const person = await new Person(product.url).signIn(owner, product.mail);
  expect((await person.gql('{ users { nodes { id } } }')).errors).toBeUndefined();
});

test('a sample account with a changed password is blocked too, unless ADMIN_EMAIL names it', async ({
  onTestFinished,
}) => {
  const product = await triedOut();
  onTestFinished(() => product.stop());
  const { db } = product.services;
  const own = 'Own_Secret_1';
  await db
    .update(users)
    .set({ passwordHash: await hashPassword(own) })
    .where(eq(users.email, sample.email));
  await expect(restart(product, production({}))).rejects.toThrow(SettingsError);
  const named = { ...ADMIN, ADMIN_EMAIL: sample.email };
  expect(await restart(product, production(named))).toEqual([]);
  expect((await signIn(product, sample.email, own)).errors).toBeUndefined();
  await restart(product);
  expect((await signIn(product, sample.email, own)).code).toBe('FORBIDDEN');
});

test('ADMIN_EMAIL can take over a sample account, but not with its public password', async ({ onTestFinished }) => {
  const product = await triedOut();
  onTestFinished(() => product.stop());
  const known = { ...ADMIN, ADMIN_EMAIL: sample.email, ADMIN_PASSWORD: sample.password };
  await expect(restart(product, production(known))).rejects.toThrow(/^ADMIN_PASSWORD: everybody knows/);
  await restart(product, production({ ...known, ADMIN_PASSWORD: owner.password }));
  expect((await signIn(product, sample.email, sample.password)).code).toBe('BAD_CREDENTIALS');
  expect((await signIn(product, sample.email, owner.password)).errors).toBeUndefined();
});

test('a start with the ADMIN_MOBILE of another user ends with one line and blocks nobody', async ({
  onTestFinished,
}) => {
  const product = await triedOut();
  onTestFinished(() => product.stop());
  await expect(restart(product, production({ ...ADMIN, ADMIN_MOBILE: '9876500002' }))).rejects.toThrow(
    'ADMIN_MOBILE: another user has this number',
  );
  expect(await userOf(product, sample.email)).toMatchObject({ isBlocked: false });
});

describe('in production', () => {
  let product: Product;
  let admin: Person;
  beforeAll(async () => {
    product = await startProduct({ NODE_ENV: 'production', SESSION_SECRET: 's'.repeat(32), ...ADMIN });
    const { db, now } = product.services;
    await firstStart(db, readSettings({}), now());
    await firstStart(db, product.services.settings, now());
    admin = await product.signedIn('admin');
  });
  afterAll(() => product.stop());

  test('a sample account cannot be unblocked, created or invited', async () => {
    const { id = '' } = (await userOf(product, sample.email)) ?? {};
    const unblock = await admin.gql('mutation ($id: UUID!) { blockUser(id: $id, isBlocked: false) { id } }', { id });
    expect([unblock.code, unblock.errors?.[0].message]).toEqual(['CONFLICT', sampleAccountStrings.shutOut]);
    const invite = await admin.gql(INVITE, { input: { ...invited, email: 'Employee@marquee.example' } });
    expect([invite.code, invite.errors?.[0].message]).toEqual(['CONFLICT', sampleAccountStrings.shutOut]);
    const input = { ...employee, name: 'Ravi Iyer', mobile: '9833333333', role: 'EMPLOYEE' };
    const made = await admin.gql('mutation ($input: SignUpInput!) { signUp(input: $input) { id } }', { input });
    expect([made.code, made.errors?.[0].message]).toEqual(['CONFLICT', sampleAccountStrings.shutOut]);
  });

  test('an operator can neither unblock a sample account nor print its code', async () => {
    const { services } = product;
    const own = { NODE_ENV: 'production', SESSION_SECRET: 's'.repeat(32) };
    const { runAdmin } = await import('#tests/kit/people/operator.ts');
    const DATABASE_URL = services.db.$client.options.connectionString as string;
    const environment = { DATABASE_URL, DATA_DIR: services.settings.DATA_DIR, ...own };
    const unblocked = await runAdmin(environment, ['unblock', sample.email]);
    expect([unblocked.code, unblocked.complained]).toEqual([1, [sampleAccountStrings.shutOut]]);
    const { code } = await operatorOf(product)(['code', employee.email]);
    expect(code).toBe(1);
  });

  test('no notice is shown for blocked sample accounts', async () => {
    expect((await admin.gql(NOTICES)).data.officeNotices.notices).toEqual([]);
  });
});

test('outside production admins see a notice while a sample account can sign in', async ({ onTestFinished }) => {
  const product = await triedOut();
  onTestFinished(() => product.stop());
  expect((await signIn(product, sample.email, sample.password)).errors).toBeUndefined();
  const admin = await product.signedIn('admin');
  const notices = async () => (await admin.gql(NOTICES)).data.officeNotices.notices;
  const expected = [{ kind: 'SAMPLE_ACCOUNTS', text: sampleAccountStrings.notice, path: '/admin/users' }];
  expect(await notices()).toEqual(expected);
  const remove = async (email: string) =>
    admin.gql('mutation ($id: UUID!) { removeUser(id: $id) { id } }', { id: (await userOf(product, email))?.id });
  await admin.gql('mutation ($id: UUID!) { blockUser(id: $id, isBlocked: true) { id } }', {
    id: (await userOf(product, employee.email))?.id,
  });
  expect(await notices()).toEqual(expected);
  expect((await remove(sample.email)).errors).toBeUndefined();
  expect(await notices()).toEqual([]);
});
