import { inArray } from 'drizzle-orm';
import { HERE, normalPath } from '#schema/redirectPath.ts';
import { currentPaths } from '#server/content/kind/addresses.ts';
import type { Transaction } from '#server/platform/database/connect.ts';
import { redirects } from './table.ts';

type RedirectChange = { id: string; from: string; to: string | null };

/**
 * Reads where the targets of redirects lead. The caller locks the table. Existing pages do not count: one that
 * interrupts a loop may be deleted.
 */
export async function readChains(tx: Transaction, changes: readonly RedirectChange[]) {
  const changedIds = new Set(changes.map(({ id }) => id));
  const nextPaths = new Map<string, string | null>();
  let paths = changes.flatMap(({ to }) => pathIn(to) ?? []);
  while (paths.length) {
    const unread = [...new Set(paths)].filter((path) => !nextPaths.has(path));
    if (!unread.length) break;
    const formerPaths = await currentPaths({ db: tx }, unread);
    for (const path of unread) nextPaths.set(path, formerPaths.get(path) ?? null);
    const rows = await tx.select().from(redirects).where(inArray(redirects.from, unread));
    for (const { id, from, to } of rows) if (!changedIds.has(id)) nextPaths.set(from, pathIn(to));
    paths = unread.flatMap((path) => nextPaths.get(path) ?? []);
  }
  return {
    isLoop({ from, to }: RedirectChange): boolean {
      const visited = new Set<string>();
      let path = pathIn(to);
      while (path !== null && !visited.has(path)) {
        if (path === from) return true;
        visited.add(path);
        path = nextPaths.get(path) ?? null;
      }
      return false;
    },
    /** Adds a redirect that is created after the reading. */
    add({ from, to }: RedirectChange): void {
      nextPaths.set(from, pathIn(to));
    },
  };
}

/** @returns null for an external target */
function pathIn(to: string | null): string | null {
  return to?.startsWith('/') ? normalPath(new URL(to, HERE).pathname) : null;
}
