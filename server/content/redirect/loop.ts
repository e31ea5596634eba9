import { and, eq, ne } from 'drizzle-orm';
import { HERE, normalPath } from '#schema/redirectPath.ts';
import { currentPath } from '#server/content/kind/addresses.ts';
import type { Transaction } from '#server/platform/database/connect.ts';
import { redirects } from './table.ts';

type Written = { id: string; from: string; to: string | null };

/**
 * Follows a redirect that is about to be written, over all others and over former slugs, in the transaction that writes it and
 * holds the table. Pages are passed over: one that stops a ring today may be deleted tomorrow.
 * @returns whether it leads back to where it comes from
 */
export async function isLoop(tx: Transaction, { id, from, to }: Written): Promise<boolean> {
  const passed = new Set<string>();
  let path = pathIn(to);
  while (path !== null && !passed.has(path)) {
    if (path === from) return true;
    passed.add(path);
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

/** @returns the path on this site that a redirect leads to, if it leads there */
function pathIn(to: string | null): string | null {
  return to?.startsWith('/') ? normalPath(new URL(to, HERE).pathname) : null;
}
