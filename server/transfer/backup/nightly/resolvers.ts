import { desc } from 'drizzle-orm';
import { backupFailures } from '#schema/backup.ts';
import type { Resolvers } from '#server/schema.gen.ts';
import { backups } from './table.ts';
import { RETRY_MS } from './worker.ts';

const LISTED = 14;

export const backupResolvers: Resolvers = {
  Query: {
    backups: async (_, __, { db, settings }) => ({
      time: settings.BACKUP_TIME ?? null,
      keep: settings.BACKUP_KEEP,
      isCopied: settings.BACKUP_URL !== undefined,
      latest: await db.select().from(backups).orderBy(desc(backups.day)).limit(LISTED),
    }),
  },
  Backup: {
    failure: ({ failure, endedAt, startedAt }, _, { now }) => {
      if (failure) return backupFailures[failure];
      const isInterrupted = endedAt === null && startedAt.getTime() + RETRY_MS < now().getTime();
      return isInterrupted ? backupFailures.interrupted : null;
    },
  },
};
