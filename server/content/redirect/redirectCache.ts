import type { RedirectMap, Services } from '#server/platform/context.ts';
import { cacheByVersion } from '#server/platform/event/cacheByVersion.ts';
import { redirects } from './table.ts';

/** Caches all redirects, so that a 404 needs no query. @returns null before the first read */
export const cacheRedirects = ({
  db,
  contentVersion,
  log,
}: Pick<Services, 'db' | 'contentVersion' | 'log'>): (() => Promise<RedirectMap | null>) =>
  cacheByVersion<RedirectMap | null>({
    ...{ contentVersion, log, initial: null },
    read: async () => {
      const rows = await db.select({ from: redirects.from, to: redirects.to }).from(redirects);
      return new Map(rows.map(({ from, to }) => [from, to]));
    },
  });
