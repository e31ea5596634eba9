import { desc } from 'drizzle-orm';
import { BACKUPS_ANCHOR, backupFailures } from '#schema/backup.ts';
import type { Context } from '#server/platform/context.ts';
import type { OfficeNotice, Resolvers } from '#server/schema.gen.ts';
import { paths } from '#web/shared/paths.ts';
import { RETRY_MS } from './loop.ts';
import { type BackupRow, backups } from './table.ts';

const LISTED = 14;

export const backupResolvers: Resolvers = {
  Query: {
    backups: async (_, __, { db, settings }) => ({
      time: settings.BACKUP_AT ?? null,
      keep: settings.BACKUP_KEEP,
      isCopied: settings.BACKUP_URL !== undefined,
      latest: await db.select().from(backups).orderBy(desc(backups.day)).limit(LISTED),
    }),
  },
  Backup: { failure: failureOf },
  DayOverview: { backupNotice: (_, __, context) => readNotice(context) },
};

function failureOf({ failure, endedAt, startedAt }: BackupRow, _: unknown, { now }: Pick<Context, 'now'>) {
  if (failure) return backupFailures[failure];
  const isInterrupted = endedAt === null && startedAt.getTime() + RETRY_MS < now().getTime();
  return isInterrupted ? backupFailures.interrupted : null;
}

async function readNotice(context: Context): Promise<OfficeNotice | null> {
  if (context.settings.BACKUP_AT === undefined) return null;
  const [last] = await context.db.select().from(backups).orderBy(desc(backups.day)).limit(1);
  const text = last && failureOf(last, {}, context);
  return text ? { kind: 'BACKUP', text, path: `${paths.siteSettings}#${BACKUPS_ANCHOR}` } : null;
}
