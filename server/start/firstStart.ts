import { count } from 'drizzle-orm';
import type { Database } from '#server/database/connect.ts';
import { isCommonPassword } from '#server/user/commonPasswords.ts';
import { commonPassword } from '#server/user/password.ts';
import { users } from '#server/user/table.ts';
import { type NewUser, userRow } from '#server/user/users.ts';
import { insertSamples } from './samples.ts';
import { type Settings, SettingsError } from './settings.ts';

/** What the product makes when nothing is there yet, outside production. */
const sampleAdmin = {
  name: 'Asha Menon',
  email: 'admin@marquee.example',
  password: 'Marquee-2026',
  mobile: '9876500001',
};
const sampleEmployee: NewUser = {
  name: 'Ravi Iyer',
  email: 'employee@marquee.example',
  password: 'Marquee-2026',
  mobile: '9876500002',
  role: 'Employee',
};

/**
 * On an empty database: the first admin, and outside production an employee to try things with, and the
 * sample content, if the settings want them. One transaction.
 * @returns the people it made, with the passwords they sign in with
 * @throws SettingsError for a common ADMIN_PASSWORD, and in production with a line per setting that the first admin lacks
 */
export async function firstStart(db: Database, settings: Settings, now: Date): Promise<NewUser[]> {
  const [known] = await db.select({ users: count() }).from(users);
  const people = known?.users ? [] : await firstPeople(settings);
  // Hashing takes its time: not inside the transaction.
  const rows = await Promise.all(people.map((person) => userRow(person, now)));
  await db.transaction(async (tx) => {
    const [admin] = rows;
    if (!admin) return;
    await tx.insert(users).values(rows);
    if (settings.SAMPLE_CONTENT) await insertSamples(tx, now, admin);
  });
  return people;
}

async function firstPeople(settings: Settings): Promise<NewUser[]> {
  const { ADMIN_EMAIL, ADMIN_PASSWORD, ADMIN_NAME, ADMIN_MOBILE, production } = settings;
  const given = { ADMIN_EMAIL, ADMIN_PASSWORD, ADMIN_NAME, ADMIN_MOBILE };
  const missing = Object.entries(given).filter(([, value]) => !value);
  if (production && missing.length) {
    throw new SettingsError(missing.map(([name]) => `${name}: required for the first start in production`));
  }
  if (ADMIN_PASSWORD && (await isCommonPassword(ADMIN_PASSWORD)))
    throw new SettingsError([`ADMIN_PASSWORD: ${commonPassword}`]);
  const admin: NewUser = {
    name: ADMIN_NAME ?? sampleAdmin.name,
    email: ADMIN_EMAIL ?? sampleAdmin.email,
    password: ADMIN_PASSWORD ?? sampleAdmin.password,
    mobile: ADMIN_MOBILE ?? sampleAdmin.mobile,
    role: 'admin',
  };
  const wantsEmployee = settings.SAMPLE_CONTENT && !production;
  const isFree = admin.email !== sampleEmployee.email && admin.mobile !== sampleEmployee.mobile;
  return wantsEmployee && isFree ? [admin, sampleEmployee] : [admin];
}
