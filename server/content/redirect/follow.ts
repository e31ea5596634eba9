import { isOff } from '#schema/navigation.ts';
import { HERE, isPart, isViewParam, mainPath, normalPath, selectorPath } from '#schema/redirectPath.ts';
import { currentPath } from '#server/content/kind/addresses.ts';
import { hasPage } from '#server/content/publishedPage.ts';
import type { RedirectMap, Services } from '#server/platform/context.ts';
import type { Executor } from '#server/platform/database/connect.ts';
import { badField, fail } from '#server/platform/errors.ts';
import { isReserved } from './reserved.ts';

type RedirectServices = Pick<Services, 'db' | 'redirects' | 'readSite'>;

export type Redirection = { status: 301; location: string } | { status: 410 };

/**
 * Also for WordPress URLs (`/?p=12`). Chained redirects and former slugs become one step.
 * @param url path and query as sent
 * @returns null when nothing is known
 */
export async function redirectFor(services: RedirectServices, url: string): Promise<Redirection | null> {
  const [path = ''] = url.split('?', 1);
  return (await redirectBySelector(services, url)) ?? follow(services, url, normalPath(path), withoutAmp(url));
}

/** A redirect of an address of WordPress whose query chooses its page (`/?p=12`). Its path may have a page here. */
export async function redirectBySelector(services: RedirectServices, url: string): Promise<Redirection | null> {
  const path = selectorPath(url);
  if (path === null || !(await targetsOf(services)).has(path)) return null;
  return follow(services, url, path, withoutViews(url));
}

/** @param firstPath the path that is missing @param search query that is taken along */
async function follow(
  services: RedirectServices,
  url: string,
  firstPath: string | null,
  search: string,
): Promise<Redirection | null> {
  const { db } = services;
  let at = new URL(HERE);
  at.search = search;
  let missingPath = firstPath;
  const visited = new Set<string>();
  while (missingPath !== null) {
    // A loop cannot be created (loop.ts), but the database may contain one.
    if (visited.has(missingPath)) return null;
    const step = await nextTarget(services, missingPath);
    if (step === undefined) break;
    if (step === null) return { status: 410 };
    visited.add(missingPath);
    at = withQuery(new URL(step, HERE), at);
    missingPath = await missingPathOf(db, at);
  }
  if (isOwnSite(at) && isOff(await services.readSite(), at.pathname)) return null;
  const location = isOwnSite(at) ? at.pathname + at.search + at.hash : at.href;
  // A page that was published meanwhile must not lead to itself.
  return visited.size && location !== url ? { status: 301, location } : null;
}

const queryWithout = (url: string, isDropped: (name: string) => boolean): string => {
  const query = url.split('#', 1)[0]?.split('?').slice(1).join('?') ?? '';
  return query
    .split('&')
    .filter((pair) => pair && !isDropped(pair.split('=', 1)[0] ?? ''))
    .join('&');
};
const withoutAmp = (url: string) => queryWithout(url, (name) => name === 'amp' || name === 'noamp');
const withoutViews = (url: string) => queryWithout(url, isViewParam);

/** @throws BAD_USER_INPUT for what is no path; GONE for an address marked as gone */
export async function readTarget(services: RedirectServices, path: string): Promise<string | null> {
  if (!/^\/(?!\/)/.test(path)) throw badField('path', 'Please give a path of this site, such as /blog/former-slug');
  const redirection = await redirectFor(services, path);
  if (redirection?.status === 410) throw fail('GONE');
  return redirection?.location ?? null;
}

/**
 * Redirects take precedence over former slugs. The path of a page leads there from its other spellings.
 * @returns null for 410, undefined when nothing is known
 */
async function nextTarget(services: RedirectServices, path: string): Promise<string | null | undefined> {
  const { db } = services;
  const targets = await targetsOf(services);
  const to = targets.get(path);
  if (to !== undefined) return to;
  return (await ownPathOf(db, path)) ?? mainTarget(db, targets, path);
}

async function targetsOf({ redirects }: RedirectServices): Promise<RedirectMap> {
  const targets = await redirects();
  if (!targets) throw fail('UNAVAILABLE');
  return targets;
}

const ownPathOf = async (db: Executor, path: string): Promise<string | null> =>
  (await hasPage(db, path)) ? path : currentPath({ db }, path, true);

/** The further pages and days of a former list, and the feed and the parts of an entry, have no redirects of their own. */
async function mainTarget(db: Executor, targets: RedirectMap, path: string): Promise<string | null | undefined> {
  for (let [at, main] = [path, mainPath(path)]; main !== null; [at, main] = [main, mainPath(main)]) {
    const to = targets.get(main);
    if (to !== undefined) return to;
    const ownPath = isPart(at) ? null : await ownPathOf(db, main);
    if (ownPath !== null) return ownPath;
  }
  return undefined;
}

const isOwnSite = ({ origin }: URL) => origin === HERE;

function withQuery(to: URL, { search }: URL): URL {
  to.search = [to.search, search].flatMap((query) => query.slice(1) || []).join('&');
  return to;
}

async function missingPathOf(db: Executor, at: URL): Promise<string | null> {
  const path = isOwnSite(at) ? normalPath(at.pathname) : null;
  return path === null || isReserved(path) || (await hasPage(db, path)) ? null : path;
}
