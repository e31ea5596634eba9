import { type FirstStepName, firstSteps } from '#schema/siteState.ts';
import { changeState, lockState, readState } from '#server/content/site/state.ts';
import type { Context } from '#server/platform/context.ts';
import type { FirstSteps } from '#server/schema.gen.ts';

export async function readFirstSteps({ db, settings }: Context): Promise<FirstSteps> {
  const state = await readState(db);
  const isDone = (name: FirstStepName) =>
    state?.doneSteps.includes(name) || (name === 'SAMPLES' && Boolean(state?.samplesRemovedAt));
  const steps = firstSteps.map((name) => ({ name, isDone: isDone(name) }));
  return {
    id: 'steps',
    steps,
    // Installations that are older than the first steps have no state: nothing is left to do.
    isOver: !state || state.stepsEndedAt !== null || steps.every((step) => step.isDone),
    smtpServer: addressOf(settings.SMTP_URL),
    imapServer: addressOf(settings.IMAP_URL),
  };
}

/** @returns the address of a mail server without user and password */
const addressOf = (setting: string | undefined): string | null => {
  if (!setting) return null;
  const { protocol, host, pathname } = new URL(setting);
  return `${protocol}//${host}${pathname.replace(/\/$/, '')}`;
};

/** @returns the first steps after the change */
export async function markFirstStep(context: Context, name: FirstStepName, isDone: boolean): Promise<FirstSteps> {
  await context.db.transaction(async (tx) => {
    const now = context.now();
    const { doneSteps } = await lockState(tx, now);
    const others = doneSteps.filter((one) => one !== name);
    await changeState(tx, { doneSteps: isDone ? [...others, name] : others }, now);
  });
  return readFirstSteps(context);
}

/** @param isOver false shows the first steps again */
export async function endFirstSteps(context: Context, isOver: boolean): Promise<FirstSteps> {
  await context.db.transaction(async (tx) => {
    const now = context.now();
    await lockState(tx, now);
    await changeState(tx, { stepsEndedAt: isOver ? now : null }, now);
  });
  return readFirstSteps(context);
}
