import { eq } from 'drizzle-orm';
import { newsletterDeliveries, newsletterIssues } from '#server/clients/newsletter/table.ts';
import {
  forgetReaders,
  insertReader,
  newsletterOperations,
  publishedPost,
  sendPost,
  switchOn,
} from '#tests/kit/content/newsletter.ts';
import type { AuditedWorld, Cases } from './case.ts';

/** An issue that waits for a long time. */
async function slowIssue({ product, admin }: AuditedWorld) {
  await switchOn(admin, { perMinute: 1 });
  for (let count = 0; count < 3; count += 1) await insertReader(product);
  return { id: await sendPost(admin, { title: 'News of July' }), label: 'News of July' };
}

export const newsletterCases: Cases = {
  sendNewsletter: [
    async ({ product, admin }) => {
      await switchOn(admin);
      await forgetReaders(product);
      await insertReader(product);
      const input = { postId: await publishedPost(admin, { title: 'News of May' }) };
      return {
        act: () => admin.gql(newsletterOperations.send, { input }),
        ...{
          action: 'newsletter.send',
          label: 'News of May',
          after: { subject: 'News of May', interest: null, readers: 1 },
        },
      };
    },
  ],
  pauseNewsletter: [
    async (world) => {
      const { id, label } = await slowIssue(world);
      const act = () => world.admin.gql(newsletterOperations.pause, { id, isPaused: true });
      return { act, action: 'newsletter.pause', id, label };
    },
    async (world) => {
      const { id, label } = await slowIssue(world);
      await world.admin.gql(newsletterOperations.pause, { id, isPaused: true });
      const act = () => world.admin.gql(newsletterOperations.pause, { id, isPaused: false });
      return { act, action: 'newsletter.resume', id, label };
    },
  ],
  stopNewsletter: [
    async (world) => {
      const { id, label } = await slowIssue(world);
      const act = () => world.admin.gql(newsletterOperations.stop, { id });
      return { act, action: 'newsletter.stop', id, label };
    },
  ],
  importSubscribers: [
    async ({ admin }) => {
      const input = { csv: 'Email\nimported@readers.example', consent: 'They have agreed.' };
      return {
        act: () => admin.gql(newsletterOperations.importAll, { input }),
        ...{ action: 'newsletter.import', id: null, label: '1 addresses' },
        after: { consent: 'They have agreed.', added: 1, known: 0, invalid: 0 },
      };
    },
  ],
  resendNewsletter: [
    async (world) => {
      const { id, label } = await slowIssue(world);
      const { db, now } = world.product.services;
      const isOf = eq(newsletterDeliveries.issueId, id);
      await db
        .update(newsletterDeliveries)
        .set({ state: 'HANDED', runAt: new Date(now().getTime() - 1000) })
        .where(isOf);
      await db.update(newsletterIssues).set({ state: 'SENT' }).where(eq(newsletterIssues.id, id));
      const act = () => world.admin.gql(newsletterOperations.resend, { id });
      return { act, action: 'newsletter.resend', id, label };
    },
  ],
  removeSubscriber: [
    async ({ product, admin }) => {
      const { id, email, state, createdAt } = await insertReader(product);
      return {
        act: () => admin.gql(newsletterOperations.remove, { id }),
        ...{ action: 'newsletter.remove', id, label: email },
        before: { email, state, createdAt: createdAt.toISOString() },
      };
    },
  ],
};
