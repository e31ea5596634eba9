import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import type { FormResult } from '#web/app/formResult.tsx';
import { Page } from '#web/app/Page.tsx';
import type { PublicSite } from '#web/app/site.tsx';
import type { Answer, AnyDocument, Variables } from '#web/data/document.ts';
import type { Failure } from '#web/data/errors.ts';
import type { PageState } from '#web/data/pageState.ts';
import { type ShellAsks, shellAsks } from '#web/data/shellAsks.ts';
import { createSource } from '#web/data/source.ts';
import type { Reference } from '#web/reference/reference.ts';
import type { Route } from '#web/route.ts';
import { isDrawnByServer, type Match, matchRoute, missing, routes } from '#web/routes.tsx';

type Result = { data: Variables; failure: null } | { data: null; failure: Failure & { status: number } };

export type RenderRequest = {
  /** Path and query of the page. */
  url: string;
  site: PublicSite;
  year: number;
  /** What became of the form that this page answers, if it answers one. */
  posted: FormResult | null;
  /** What the page of the REST layer shows; no other has it. */
  reference: Reference | null;
  /** Runs a query inside the server, as nobody. */
  query: (document: AnyDocument, variables: Variables) => Promise<Result>;
};

/** A page before it is drawn: all that it needs is at hand. */
export type Prepared = {
  status: number;
  tree: ReactElement;
  state: PageState;
  /** Of a page that only the browser can draw: what its screen asks for, and the screen's module. */
  shell: { asks: ShellAsks; file: string | undefined } | null;
  isSecret: boolean;
};

const isListed = (route: Route) => isDrawnByServer(route) && !route.unlisted && !route.path.includes(':');

/** What the route table says to crawlers: the public pages that are not made of slugs, and the screens of the others. */
export const crawling = {
  listed: routes.filter(isListed).map(({ path }) => path),
  closed: routes.filter((route) => !isDrawnByServer(route)).map(({ path }) => path),
};

/** Draws the whole document at once: what React alone does of a page. */
export const draw = (tree: ReactElement): string => renderToString(tree);

/**
 * @returns the address of a public page without what the page does not go by: whoever comes by an advertisement, which puts
 * something of its own behind the address, is shown what everybody is shown. Other addresses as they are.
 */
export function addressOf(url: string): string {
  const [path = '', ...rest] = url.split('?');
  const match = rest.length ? matchRoute(path) : undefined;
  if (!match || !isDrawnByServer(match.route)) return url;
  const { reads = [] } = match.route;
  const isRead = (part: string) => new URLSearchParams(part).keys().some((name) => reads.includes(name));
  const query = rest.join('?').split('&').filter(isRead).join('&');
  return query ? `${path}?${query}` : path;
}

/** Matches the route of a page, and runs its query. @returns what is to be drawn, and what else there is to say of it */
export async function prepare({ url: asked, site, year, posted, reference, query }: RenderRequest): Promise<Prepared> {
  // A browser counts no question mark that nothing follows.
  const url = asked.replace(/\?$/, '');
  // Not by URL, which takes what follows two slashes for a host.
  const [path = ''] = url.split('?', 1);
  const match = matchRoute(path);
  const address = new URLSearchParams(url.slice(path.length));
  const isShell = match !== undefined && !isDrawnByServer(match.route);
  if (!match) await missing.preload();
  const { answers, result } = match && !isShell ? await load(match, address, query) : nothing;
  const failure = result?.failure ? { path: url, failure: result.failure } : null;
  const source = createSource(answers);
  // Why it cannot be shown stands for the address as the browser knows it; such a page is not kept.
  const tree = (
    <StaticRouter location={failure ? url : addressOf(url)}>
      <Page site={site} source={source} failure={failure} posted={posted} reference={reference} year={year} />
    </StaticRouter>
  );
  const state = {
    site,
    ...(result?.data && { data: result.data }),
    ...(failure && { failure }),
    ...(posted && { posted }),
    year,
  };
  return {
    status: match ? (result?.failure?.status ?? 200) : 404,
    tree,
    state,
    shell: isShell ? { asks: await shellAsks(match, address), file: match.route.file } : null,
    isSecret: match?.route.isSecret ?? false,
  };
}

/** What a page is drawn from: the answer to its route's query, and what became of that. */
type Loaded = { answers: Answer[]; result: Result | null };
const nothing: Loaded = { answers: [], result: null };

async function load({ route, params }: Match, search: URLSearchParams, query: RenderRequest['query']): Promise<Loaded> {
  await route.preload();
  if (!route.query) return nothing;
  const variables = route.query.variables(params, search);
  const document = await route.query.document();
  const asked = query(document, variables);
  const result = await (route.query.optional ? soon(asked) : asked);
  return { answers: result?.data ? [{ document, variables, data: result.data }] : [], result };
}

/** How long a page waits for what it can be shown without. */
const OPTIONAL_MS = 2000;

/** @returns the answer if it comes soon and is no failure */
async function soon(asked: Promise<Result>): Promise<Result | null> {
  const late = Promise.withResolvers<null>();
  const timer = setTimeout(late.resolve, OPTIONAL_MS, null);
  const result = await Promise.race([asked, late.promise]);
  clearTimeout(timer);
  return result?.data ? result : null;
}
