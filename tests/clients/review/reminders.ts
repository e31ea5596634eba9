import { expect, type TestContext } from 'vitest';
import { queueReminders } from '#server/clients/review/reminders.ts';
import { outgoingMail } from '#server/platform/mail/table.ts';
import { issueLink, reviewOperations } from '#tests/kit/content/review.ts';
import type { Person } from '#tests/kit/people/person.ts';
import { until } from '#tests/kit/product/embedded.ts';
import { type Product, startProduct } from '#tests/kit/product/product.ts';

export const DAY = 24 * 3600 * 1000;

export const CLIENT = 'devika@harbour.example';
export const SUBJECT = 'A reminder: how was it to work with Marquee?';

export let product: Product;
export let admin: Person;

export async function asked({ onTestFinished }: TestContext, input: Record<string, unknown> = {}) {
  product = await startProduct();
  onTestFinished(() => product.stop());
  product.holdTime();
  admin = await product.signedIn('admin');
  return issueLink(admin, { email: CLIENT, sendMail: true, ...input });
}

/** Signs the admin in again, because the session ended with the days that passed. */
export async function signInAgain(): Promise<void> {
  admin = await product.signedIn('admin');
}

/** Runs the workers of several processes. @returns all queued reminders */
export async function reminded(processes = 1) {
  const look = async () => {
    while (await queueReminders(product.services));
  };
  await Promise.all(Array.from({ length: processes }, look));
  const mails = await product.services.db.select().from(outgoingMail).orderBy(outgoingMail.createdAt, outgoingMail.id);
  return mails.filter(({ subject }) => subject === SUBJECT);
}
/** Checks the total number of queued reminders; the product's own worker may still be adding one. */
export async function isQueued(count: number, processes = 1) {
  await expect.poll(async () => (await reminded(processes)).length).toBe(count);
  // A reminder that has not been sent would be replaced by the next.
  if (!product.mail.refuseWith) await until(async () => (await reminded()).every(({ sentAt }) => sentAt !== null));
}
/** The reminder with this number, from 1, as it arrived. */
export async function arrived(number: number) {
  const isThis = () => product.mail.mails.filter(({ subject }) => subject === SUBJECT)[number - 1];
  await until(async () => isThis() !== undefined);
  return isThis();
}
export const linkOf = async (id: string) => {
  const { nodes } = (await admin.gql(reviewOperations.asks)).data.reviewLinks;
  return nodes.find((link: { id: string }) => link.id === id);
};
export const stop = (token: string) => product.nobody.gql(reviewOperations.stopReminders, { token });
