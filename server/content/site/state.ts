import { eq } from 'drizzle-orm';
import type { Site } from '#schema/site.ts';
import type { FirstStepName } from '#schema/siteState.ts';
import { actorOf, record } from '#server/platform/audit/record.ts';
import type { Context } from '#server/platform/context.ts';
import type { Executor, Transaction } from '#server/platform/database/connect.ts';
import { readSite } from './read.ts';
import { siteStates } from './table.ts';

const ID = 'site';

type State = typeof siteStates.$inferSelect;

/** The state of a new installation, whose admins see the first steps. */
export async function beginState(
  tx: Transaction,
  state: Pick<State, 'isLaunched' | 'doneSteps' | 'samplesRemovedAt'>,
  now: Date,
): Promise<void> {
  await tx
    .insert(siteStates)
    .values({ id: ID, ...state, updatedAt: now })
    .onConflictDoNothing();
}

/** @returns null for an installation of an earlier version */
export async function readState(executor: Executor): Promise<State | null> {
  const [state] = await executor.select().from(siteStates);
  return state ?? null;
}

/** Locks the state until the transaction ends. The row of an earlier version has no first steps. */
export async function lockState(tx: Transaction, now: Date): Promise<State> {
  await tx.insert(siteStates).values({ id: ID, stepsEndedAt: now, updatedAt: now }).onConflictDoNothing();
  const [state] = await tx.select().from(siteStates).for('update');
  return state as State;
}

export const changeState = async (tx: Transaction, columns: Partial<State>, now: Date): Promise<void> => {
  await tx
    .update(siteStates)
    .set({ ...columns, updatedAt: now })
    .where(eq(siteStates.id, ID));
};

/** Opens the site to visitors or closes it. The same state again changes nothing. */
export async function setLaunched(context: Context, isLaunched: boolean): Promise<Site> {
  await context.db.transaction(async (tx) => {
    const now = context.now();
    const before = await lockState(tx, now);
    if (before.isLaunched === isLaunched) return;
    const doneSteps: FirstStepName[] =
      isLaunched && !before.doneSteps.includes('LAUNCH') ? [...before.doneSteps, 'LAUNCH'] : before.doneSteps;
    await changeState(tx, { isLaunched, doneSteps }, now);
    const change = { before: { isLaunched: !isLaunched }, after: { isLaunched } };
    const subject = { id: null, label: context.site.name };
    await record(tx, actorOf(context), isLaunched ? 'site.launch' : 'site.close', subject, now, change);
  });
  return readSite(context);
}

/** Lets users connect apps by OAuth, or refuses all apps. The same state again changes nothing. */
export async function setAllowsApps(context: Context, allowsApps: boolean): Promise<Site> {
  await context.db.transaction(async (tx) => {
    const now = context.now();
    const before = await lockState(tx, now);
    if (before.allowsApps === allowsApps) return;
    await changeState(tx, { allowsApps }, now);
    const subject = { id: null, label: context.site.name };
    await record(tx, actorOf(context), allowsApps ? 'site.allowApps' : 'site.refuseApps', subject, now);
  });
  return readSite(context);
}

/** @param text null restores the default */
export async function saveOpeningText(context: Context, text: string | null): Promise<Site> {
  await context.db.transaction(async (tx) => {
    const now = context.now();
    const before = await lockState(tx, now);
    if (before.openingText === text) return;
    await changeState(tx, { openingText: text }, now);
    const change = { before: { openingText: before.openingText }, after: { openingText: text } };
    await record(tx, actorOf(context), 'site.saveOpeningText', { id: null, label: context.site.name }, now, change);
  });
  return readSite(context);
}
