import { join } from 'node:path';
import { and, eq, like } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { users } from '#server/people/user/table.ts';
import { auditEntries } from '#server/platform/audit/table.ts';
import { casesOf } from '#tests/kit/long.ts';
import { countMails } from '#tests/kit/network/signInEntries.ts';
import { type Ended, operatorOf, runAdmin } from '#tests/kit/people/operator.ts';
import { emptyFolder, emptyPlace } from '#tests/kit/product/backup.ts';
import { query } from '#tests/kit/product/embedded.ts';
import type { Product } from '#tests/kit/product/product.ts';
import { test } from '#tests/kit/test.ts';

const HELP = 'Usage: npm run admin -- --help, or marquee admin --help.';

let admin: (args: string[], input?: string) => Promise<Ended>;
test.beforeAll(async ({ product }) => {
  admin = operatorOf(product);
});

const login = async (product: Product, identifier: string, password: string) =>
  (await product.nobody.rest('POST', '/admin/login', { identifier, password })).status;
const verify = (product: Product, identifier: string, otp: string) =>
  product.nobody.rest('POST', '/admin/verify-otp', { identifier, otp });
const notedOf = (product: Product, subject: string) =>
  product.services.db
    .select()
    .from(auditEntries)
    .where(and(eq(auditEntries.subjectId, subject), like(auditEntries.via, 'operator')));
const userBy = async (product: Product, email: string) =>
  (await product.services.db.select().from(users).where(eq(users.email, email)))[0];
const madeIn = ({ said }: Ended) => said.map((line) => /^Password: (\S+)$/.exec(line)?.[1]).find(Boolean) as string;

describe('create', () => {
  const details = ['--name', 'Oona Ops', '--mobile', '9876511111'];

  test('create makes an admin with a password that is printed once and works', async ({ product }) => {
    const made = await admin(['create', '--email', 'Ops@Staff.example', ...details]);
    expect(made).toMatchObject({ code: 0, complained: [] });
    expect(made.said[0]).toBe('Created Oona Ops <ops@staff.example>, admin.');
    expect(await login(product, 'ops@staff.example', madeIn(made))).toBe(200);
    const user = await userBy(product, 'ops@staff.example');
    expect(user).toMatchObject({ name: 'Oona Ops', mobile: '9876511111', role: 'admin' });
    const noted = await notedOf(product, user?.id ?? '');
    expect(noted).toMatchObject([{ action: 'user.signUp', actorId: null, actorName: 'npm run admin', address: null }]);
    expect(JSON.stringify(noted)).not.toContain(madeIn(made));

    const again = await admin(['create', '--email', 'ops@staff.example', ...details]);
    expect(again).toEqual({ code: 1, said: [], complained: ['A user with this email address already exists.'] });
    const number = await admin(['create', '--email', 'other@staff.example', ...details]);
    expect(number).toMatchObject({ code: 1, complained: ['A user with this mobile number already exists.'] });
  });

  test('create uses role and password as given, without printing the password', async ({ product }) => {
    const args = ['create', '--email', 'emp@staff.example', '--name', 'Emma Ployee', '--mobile', '9876522222'];
    const made = await admin([...args, '--role', 'Employee', '--password-stdin'], 'Given-Pass-1\nand more\n');
    expect(made).toEqual({ code: 0, said: ['Created Emma Ployee <emp@staff.example>, Employee.'], complained: [] });
    expect(await login(product, 'emp@staff.example', 'Given-Pass-1')).toBe(200);
  });

  test('create reports every invalid value and creates nobody', async ({ product }) => {
    const given = await admin(['create', '--email', 'nobody', '--name', 'Al', '--mobile', '12', '--role', 'ADMIN']);
    expect(given).toEqual({
      code: 2,
      said: [],
      complained: [
        'name: Name must be at least 3 characters long',
        'email: Invalid email address',
        'mobile: Mobile number must be exactly 10 digits',
        'role: Please select a role',
        HELP,
      ],
    });
    const weak = [
      'create',
      '--email',
      'weak@staff.example',
      '--name',
      'Weak',
      '--mobile',
      '9876533333',
      '--password-stdin',
    ];
    expect((await admin(weak, 'weak\n')).complained[0]).toBe('password: Password must be at least 6 characters long');
    expect((await admin(weak)).complained[0]).toBe('There is no password on standard input.');
    expect(await userBy(product, 'weak@staff.example')).toBe(undefined);
  });
});

describe('reset-password', () => {
  test('reset-password changes the password, ends the sessions and informs the user', async ({ product }) => {
    const person = await product.signedIn('Employee', { name: 'Meera Nair' });
    const done = await admin(['reset-password', person.email]);
    expect(done).toMatchObject({ code: 0, complained: [] });
    expect(done.said[0]).toBe(
      `Meera Nair <${person.email}> has another password, is signed out everywhere, and is told by mail.`,
    );
    expect((await person.gql('{ viewer { id } }')).code).toBe('UNAUTHENTICATED');
    const notice = await product.mail.mailTo(person.email, (await countMails(product, person.email)) - 1);
    expect(notice.subject).toBe('Your Marquee password was changed');
    expect(notice.text).not.toContain(madeIn(done));
    expect([
      await login(product, person.email, 'Secret-123'),
      await login(product, person.email, madeIn(done)),
    ]).toEqual([401, 200]);
    expect(await notedOf(product, person.id)).toMatchObject([
      { action: 'user.resetPassword', subjectLabel: 'Meera Nair' },
    ]);
  });

  test('reset-password accepts a mobile number and a password on standard input', async ({ product }) => {
    const user = await product.user();
    const done = await admin(['reset-password', user.mobile, '--password-stdin'], 'Given-Pass-1');
    expect([done.code, done.said.length]).toEqual([0, 1]);
    expect(await login(product, user.email, 'Given-Pass-1')).toBe(200);
  });
});

describe('code', () => {
  test('code prints a code that signs in once without a password', async ({ product }) => {
    const user = await product.user();
    const { code, said } = await admin(['code', user.email]);
    const otp = /: (\d{6})$/.exec(said[0] ?? '')?.[1] as string;
    expect([code, said[0]]).toEqual([0, `Sign-in code of ${user.name} <${user.email}>: ${otp}`]);
    expect((await verify(product, user.mobile, otp)).status).toBe(200);
    expect((await verify(product, user.email, otp)).status).toBe(401);
    const noted = await notedOf(product, user.id);
    expect(noted).toMatchObject([{ action: 'session.printCode' }]);
    expect(JSON.stringify(noted)).not.toContain(otp);
    expect(await countMails(product, user.email)).toBe(0);
  });

  test('the command code replaces a pending code that a later password step keeps', async ({ product }) => {
    const user = await product.user();
    expect(await login(product, user.email, user.password)).toBe(200);
    const { said } = await admin(['code', user.email]);
    expect(await login(product, user.email, user.password)).toBe(200);
    expect(await countMails(product, user.email)).toBe(1);
    expect((await verify(product, user.email, /: (\d{6})$/.exec(said[0] ?? '')?.[1] as string)).status).toBe(200);
  });
});

test('the command unblock permits signing in again', async ({ product }) => {
  const user = await product.user({ name: 'Ravi Rao' });
  await product.services.db.update(users).set({ isBlocked: true }).where(eq(users.id, user.id));
  const blocked = await admin(['code', user.email]);
  expect(blocked).toMatchObject({ code: 1, complained: ['Your account has been blocked. Please contact an admin.'] });
  expect((await admin(['unblock', user.email])).said).toEqual([`Ravi Rao <${user.email}> can sign in again.`]);
  expect((await admin(['unblock', user.email])).said).toEqual([`Ravi Rao <${user.email}> is not blocked.`]);
  expect(await login(product, user.email, user.password)).toBe(200);
  expect(await notedOf(product, user.id)).toMatchObject([{ action: 'user.unblock', before: { isBlocked: true } }]);
});

test('list prints a line for each user', async ({ product }) => {
  const user = await product.user({ name: 'Zoya Ali', role: 'admin' });
  const { code, said } = await admin(['list']);
  expect([code, said.length]).toEqual([0, await product.services.db.$count(users)]);
  expect(said.at(-1)?.split(/ {2,}/)).toEqual([user.email, user.mobile, 'admin', 'active', 'Zoya Ali']);
});

const wrongs = [
  [['reset-password', 'nobody@staff.example'], 1, 'User not found.'],
  [['code', 'nobody@staff.example'], 1, 'User not found.'],
  [['unblock', '9000000000'], 1, 'User not found.'],
  [['frobnicate'], 2, 'There is no command "frobnicate".'],
  [['code'], 2, 'Say who it is for.'],
  [['code', 'a@b.example', 'c@d.example'], 2, 'There is a word too many.'],
  [['code', 'nobody'], 2, 'identifier: Invalid email address'],
  [['create', '--password', 'Secret-123'], 2, "Unknown option '--password'."],
] as const;
/** `npm test` tries one of each kind: no user, unknown command, unknown person, unknown option. */
const usual = ['code nobody@staff.example', 'frobnicate', 'code nobody', 'create --password Secret-123'];

describe('lines of errors', () => {
  test.for(casesOf<(typeof wrongs)[number]>(wrongs, ([args]) => usual.includes(args.join(' '))))(
    'the command %j fails with one sentence',
    async ([args, code, sentence]) => {
      const ended = await admin([...args]);
      expect(ended).toEqual({ code, said: [], complained: code === 2 ? [sentence, HELP] : [sentence] });
    },
  );

  test('a fault of database or settings is one line that contains no password and no stack', async ({
    onTestFinished,
  }) => {
    const away = await runAdmin({ DATABASE_URL: 'postgres://me:hidden@127.0.0.1:1/x' }, ['list']);
    expect(away).toEqual({
      code: 1,
      said: [],
      complained: ['DATABASE_URL: the database cannot be used (ECONNREFUSED)'],
    });
    const place = await emptyPlace({ onTestFinished });
    await query(place.DATABASE_URL, 'create table users (id int)');
    const other = 'DATABASE_URL: the database cannot be used (42P07: relation "users" already exists)';
    expect(await runAdmin(place, ['list'])).toEqual({ code: 1, said: [], complained: [other] });
    const DATA_DIR = join(await emptyFolder({ onTestFinished }), 'nowhere');
    const nowhere = await runAdmin({ DATA_DIR }, ['list']);
    expect(nowhere.code).toBe(1);
    expect(nowhere.complained).toEqual([expect.stringContaining(`DATA_DIR: there is no database in ${DATA_DIR}`)]);
    expect((await runAdmin({ PORT: 'x' }, ['list'])).complained).toEqual(['PORT: expected a port number, 0 to 65535']);
  });

  test('--help lists every command', async () => {
    const { code, said } = await runAdmin({}, ['--help']);
    expect(code).toBe(0);
    for (const name of ['create', 'reset-password', 'code', 'unblock', 'list']) {
      expect(said.join('\n')).toMatch(new RegExp(`^  ${name}\\b`, 'm'));
    }
    expect(await runAdmin({}, [])).toMatchObject({ code: 0, said });
  });
});
