import { and, eq, ne } from 'drizzle-orm';
import { HERE, normalPath } from '#schema/redirectPath.ts';
import { currentPath } from '#server/content/kind/addresses.ts';
import type { Transaction } from '#server/platform/database/connect.ts';
import { redirects } from './table.ts';

type RedirectChange = { id: string; from: string; to: string | null };

/** The caller locks the table. Existing pages do not count: one that interrupts a loop may be deleted. */
export async function isLoop(tx: Transaction, { id, from, to }: RedirectChange): Promise<boolean> {
  const visited = new Set<string>();
  let path = pathIn(to);
  while (path !== null && !visited.has(path)) {
    if (path === from) return true;
    visited.add(path);
    path = await nextOf(tx, path, id);
  }
  return false;
}

async function nextOf(tx: Transaction, path: string, id: string): Promise<string | null> {
  const [redirect] = await tx
    .select({ to: redirects.to })
    .from(redirects)
    .where(and(eq(redirects.from, path), ne(redirects.id, id)));
  return redirect ? pathIn(redirect.to) : currentPath({ db: tx }, path);
}

/** @returns null for an external target */
function pathIn(to: string | null): string | null {
  return to?.startsWith('/') ? normalPath(new URL(to, HERE).pathname) : null;
}
