import type { RedirectMap, Services } from '#server/platform/context.ts';
import { keepByVersion } from '#server/platform/event/keepByVersion.ts';
import { redirects } from './table.ts';

/**
 * Keeps all redirects in memory, of which there are few (MOST_REDIRECTS), so that an address where nothing is found costs no
 * statement. They are public content: a change of one is a new version.
 * @returns reads them; null while the database could not be read yet
 */
export const keepRedirects = ({
  db,
  contentVersion,
  log,
}: Pick<Services, 'db' | 'contentVersion' | 'log'>): (() => Promise<RedirectMap | null>) =>
  keepByVersion<RedirectMap | null>({
    ...{ contentVersion, log, original: null },
    read: async () => {
      const rows = await db.select({ from: redirects.from, to: redirects.to }).from(redirects);
      return new Map(rows.map(({ from, to }) => [from, to]));
    },
  });
