import { HERE, normalPath, numberedPath } from '#schema/redirectPath.ts';
import { currentPath } from '#server/content/kind/addresses.ts';
import { hasPage } from '#server/content/publishedPage.ts';
import type { Services } from '#server/platform/context.ts';
import type { Executor } from '#server/platform/database/connect.ts';
import { fail } from '#server/platform/errors.ts';
import { isReserved } from './reserved.ts';

type Following = Pick<Services, 'db' | 'redirects'>;

export type Instead = { status: 301; location: string } | { status: 410 };

/**
 * Also for WordPress URLs (`/?p=12`). Chained redirects and former slugs become one step.
 * @param url path and query as sent
 * @returns null when nothing is known
 */
export async function insteadOf(services: Following, url: string): Promise<Instead | null> {
  const { db } = services;
  const [path = ''] = url.split('?', 1);
  let at = new URL(HERE);
  const numbered = numberedPath(url);
  at.search = numbered ? '' : url.slice(path.length);
  let missing = numbered ?? normalPath(path);
  const passed = new Set<string>();
  while (missing !== null) {
    // A loop cannot be created (loop.ts), but the database may contain one.
    if (passed.has(missing)) return null;
    const step = await stepFrom(services, missing);
    if (step === undefined) break;
    if (step === null) return { status: 410 };
    passed.add(missing);
    at = withQuery(new URL(step, HERE), at);
    missing = await missingAt(db, at);
  }
  if (!passed.size) return null;
  return { status: 301, location: isHere(at) ? at.pathname + at.search + at.hash : at.href };
}

/** Redirects take precedence over former slugs. @returns null for 410, undefined when nothing is known */
async function stepFrom({ db, redirects }: Following, path: string): Promise<string | null | undefined> {
  const known = await redirects();
  if (!known) throw fail('UNAVAILABLE');
  const to = known.get(path);
  return to === undefined ? ((await currentPath({ db }, path, true)) ?? undefined) : to;
}

const isHere = ({ origin }: URL) => origin === HERE;

function withQuery(to: URL, { search }: URL): URL {
  to.search = [to.search, search].flatMap((query) => query.slice(1) || []).join('&');
  return to;
}

async function missingAt(db: Executor, at: URL): Promise<string | null> {
  const path = isHere(at) ? normalPath(at.pathname) : null;
  return path === null || isReserved(path) || (await hasPage(db, path)) ? null : path;
}
