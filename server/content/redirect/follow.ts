import { HERE, normalPath, numberedPath } from '#schema/redirectPath.ts';
import { currentPath } from '#server/content/kind/addresses.ts';
import { hasPage } from '#server/content/publishedPage.ts';
import type { Services } from '#server/platform/context.ts';
import type { Executor } from '#server/platform/database/connect.ts';
import { fail } from '#server/platform/errors.ts';
import { isReserved } from './reserved.ts';

type Following = Pick<Services, 'db' | 'redirects'>;

/** What is answered instead of 404: another address, or that what was there is gone for good. */
export type Instead = { status: 301; location: string } | { status: 410 };

/**
 * Looks up what is to be answered at an address where the site finds nothing, or which is of WordPress (`/?p=12`). Redirects that follow one another, and former
 * slugs behind them, are one step for the visitor.
 * @param url path and query, as they were sent
 * @returns null where nothing is known; the location is written anew, in ASCII, and takes the query along
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
    // Nobody can write a ring (./loop.ts); one that the database was given by hand leads nowhere.
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

/** What was made by hand comes before what a slug has left behind. @returns null for what is gone, undefined for nothing */
async function stepFrom({ db, redirects }: Following, path: string): Promise<string | null | undefined> {
  const known = await redirects();
  if (!known) throw fail('UNAVAILABLE');
  const to = known.get(path);
  return to === undefined ? ((await currentPath({ db }, path, true)) ?? undefined) : to;
}

const isHere = ({ origin }: URL) => origin === HERE;

/** @returns an address with the query of the one that led to it behind its own */
function withQuery(to: URL, { search }: URL): URL {
  to.search = [to.search, search].flatMap((query) => query.slice(1) || []).join('&');
  return to;
}

/** @returns the path of an address if it is on this site and nothing is found there, else null */
async function missingAt(db: Executor, at: URL): Promise<string | null> {
  const path = isHere(at) ? normalPath(at.pathname) : null;
  return path === null || isReserved(path) || (await hasPage(db, path)) ? null : path;
}
