import { and, count, eq, or, sql } from 'drizzle-orm';
import type { FirstStepName } from '#schema/siteState.ts';
import { revokePreviews } from '#server/content/preview/links.ts';
import { readSiteFile } from '#server/content/site/file.ts';
import { beginState } from '#server/content/site/state.ts';
import { isCommonPassword } from '#server/people/user/commonPasswords.ts';
import { endSignIns } from '#server/people/user/endAccess.ts';
import { commonPassword, isPassword } from '#server/people/user/password.ts';
import {
  isSampleAccount,
  SAMPLE_PASSWORD,
  sampleAdmin,
  sampleEmployee,
  shutOutSampleAccounts,
} from '#server/people/user/sampleAccounts.ts';
import { type UserRow, users } from '#server/people/user/table.ts';
import { type NewUser, userRow } from '#server/people/user/users.ts';
import type { Database, Executor, Transaction } from '#server/platform/database/connect.ts';
import { type Settings, SettingsError } from '#server/platform/settings.ts';
import type { Store } from '#server/platform/storage/store.ts';
import { drawSamplePictures } from './samplePictures.ts';
import { insertSamples } from './samples.ts';

/**
 * On an empty database: creates the first admin, and outside production an employee, and sample content if the settings
 * ask for it. In production it also runs when only sample accounts are admins: these are blocked, and an existing user
 * with ADMIN_EMAIL becomes admin. One transaction.
 * @param store where the pictures of the samples are stored; without it they have none
 * @returns the created users with their passwords
 * @throws SettingsError for a common ADMIN_PASSWORD, and in production for missing settings of the first admin
 */
export async function firstStart(db: Database, settings: Settings, now: Date, store?: Store): Promise<NewUser[]> {
  const [existing] = await db.select({ users: count() }).from(users);
  const isEmpty = !existing?.users;
  const isAdminNeeded = isEmpty || (settings.production && !(await hasAdmin(db, settings)));
  const newUsers = isAdminNeeded ? await firstUsers(settings) : [];
  const { timeZone, colours } = readSiteFile(settings.SITE_FILE);
  const hasSamples = isEmpty && newUsers.length > 0 && settings.SAMPLE_CONTENT;
  // Hashing and drawing are slow, so they run outside the transaction.
  const gallery = hasSamples && store ? await drawSamplePictures(store, now, colours) : [];
  const rows = await Promise.all(newUsers.map((newUser) => userRow(newUser, now)));
  await db.transaction(async (tx) => {
    if (settings.production)
      for (const id of await shutOutSampleAccounts(tx, settings, now)) await revokePreviews(tx, id, now);
    const [admin, ...otherRows] = rows;
    if (isEmpty) await beginState(tx, stateOf(settings, now), now);
    if (!admin) return;
    const savedAdmin = await claimOrInsert(tx, admin);
    if (otherRows.length) await tx.insert(users).values(otherRows);
    if (hasSamples) await insertSamples(tx, now, savedAdmin, timeZone, gallery);
  });
  return newUsers;
}

/** Sample accounts, and accounts with the sample password at a sample address, do not count. */
async function hasAdmin(executor: Executor, settings: Settings): Promise<boolean> {
  const admins = await executor
    .select()
    .from(users)
    .where(and(eq(users.role, 'admin'), eq(users.isBlocked, false)));
  for (const admin of admins) {
    if (isSampleAccount(settings, admin)) continue;
    const hasSampleAddress = isSampleAccount({ production: false }, admin);
    if (!hasSampleAddress || !(await isPassword(admin.passwordHash, SAMPLE_PASSWORD))) return true;
  }
  return false;
}

/** Promotes an existing user. @throws SettingsError when another user has the mobile number */
async function claimOrInsert(tx: Transaction, admin: typeof users.$inferInsert): Promise<{ id: string; name: string }> {
  const hasEmail = eq(sql`lower(${users.email})`, admin.email.toLowerCase());
  const matches = await tx
    .select()
    .from(users)
    .where(or(hasEmail, eq(users.mobile, admin.mobile)));
  const existing = matches.find(({ email }) => email.toLowerCase() === admin.email.toLowerCase());
  if (existing) return claim(tx, existing, admin);
  if (matches.length) throw new SettingsError(['ADMIN_MOBILE: another user has this number']);
  await tx.insert(users).values(admin);
  return { id: admin.id, name: admin.name };
}

async function claim(tx: Transaction, { id, name }: UserRow, { passwordHash, createdAt }: typeof users.$inferInsert) {
  await tx.update(users).set({ passwordHash, role: 'admin', isBlocked: false }).where(eq(users.id, id));
  await endSignIns(tx, id, createdAt);
  return { id, name };
}

async function firstUsers(settings: Settings): Promise<NewUser[]> {
  const { ADMIN_EMAIL, ADMIN_PASSWORD, ADMIN_NAME, ADMIN_MOBILE, production } = settings;
  const adminSettings = { ADMIN_EMAIL, ADMIN_PASSWORD, ADMIN_NAME, ADMIN_MOBILE };
  const missing = Object.entries(adminSettings).filter(([, value]) => !value);
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
  const isSample = isSampleAccount({ production: false }, admin) && admin.password === SAMPLE_PASSWORD;
  if (production && isSample) {
    throw new SettingsError(['ADMIN_PASSWORD: everybody knows the password of the sample account, choose another one']);
  }
  const wantsEmployee = settings.SAMPLE_CONTENT && !production;
  const isFree = admin.email !== sampleEmployee.email && admin.mobile !== sampleEmployee.mobile;
  return wantsEmployee && isFree ? [admin, sampleEmployee] : [admin];
}

/**
 * A site that begins open or empty has nothing to launch or to remove. In production an empty site has no demonstration
 * of bookings either.
 */
function stateOf({ SITE_LAUNCHED, SAMPLE_CONTENT, production }: Settings, now: Date): Parameters<typeof beginState>[1] {
  const doneSteps: FirstStepName[] = [];
  if (SITE_LAUNCHED) doneSteps.push('LAUNCH');
  if (!SAMPLE_CONTENT) doneSteps.push('SAMPLES');
  return { isLaunched: SITE_LAUNCHED, doneSteps, samplesRemovedAt: production && !SAMPLE_CONTENT ? now : null };
}
