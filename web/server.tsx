import { ApolloClient, ApolloLink, type NormalizedCacheObject } from '@apollo/client';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { createCache } from '#web/apollo.ts';
import { Page } from '#web/app/Page.tsx';
import type { Posted } from '#web/app/posted.tsx';
import type { PublicSite } from '#web/app/site.tsx';
import type { Failure } from '#web/errors.ts';
import type { Reference } from '#web/reference/reference.ts';
import { type AnyDocument, isDrawnByServer, type Match, matchRoute, type Route, routes } from '#web/routes.tsx';
import type { PageState } from '#web/state.ts';

type Answer = { data: Record<string, unknown>; failure: null } | { data: null; failure: Failure & { status: number } };

export type RenderRequest = {
  /** Path and query of the page. */
  url: string;
  site: PublicSite;
  year: number;
  /** What became of the form that this page answers, if it answers one. */
  posted: Posted | null;
  /** What the page of the REST layer shows; no other has it. */
  reference: Reference | null;
  /** Runs a query inside the server, as nobody. */
  query: (document: AnyDocument, variables: Record<string, unknown>) => Promise<Answer>;
};

export type Rendered = { status: number; html: string; state: PageState; isShell: boolean; isSecret: boolean };

const isListed = (route: Route) => isDrawnByServer(route) && !route.unlisted && !route.path.includes(':');

/** What the route table says to crawlers: the public pages that are not made of slugs, and the screens of the others. */
export const crawling = {
  listed: routes.filter(isListed).map(({ path }) => path),
  closed: routes.filter((route) => !isDrawnByServer(route)).map(({ path }) => path),
};

/** Draws a page: matches the route, runs its query into a fresh cache, and renders the whole document once. */
export async function render({ url: asked, site, year, posted, reference, query }: RenderRequest): Promise<Rendered> {
  // A browser counts no question mark that nothing follows.
  const url = asked.replace(/\?$/, '');
  // Not by URL, which takes what follows two slashes for a host.
  const [path = ''] = url.split('?', 1);
  const match = matchRoute(path);
  const isShell = match !== undefined && !isDrawnByServer(match.route);
  const client = new ApolloClient({
    ssrMode: true,
    cache: createCache({ resultCaching: false }),
    link: ApolloLink.empty(),
  });
  const answer =
    match && !isShell ? await load(match, new URLSearchParams(url.slice(path.length)), client, query) : null;
  const failure = answer?.failure ? { path: url, failure: answer.failure } : null;
  const html = renderToString(
    <StaticRouter location={url}>
      <Page site={site} client={client} failure={failure} posted={posted} reference={reference} year={year} />
    </StaticRouter>,
  );
  const state = {
    site,
    cache: client.extract() as NormalizedCacheObject,
    failure,
    posted,
    ...(reference && { reference }),
    year,
  };
  return {
    status: match ? (answer?.failure?.status ?? 200) : 404,
    html,
    state,
    isShell,
    isSecret: match?.route.isSecret ?? false,
  };
}

async function load(
  { route, params }: Match,
  search: URLSearchParams,
  client: ApolloClient,
  query: RenderRequest['query'],
): Promise<Answer | null> {
  await route.preload();
  if (!route.query) return null;
  const variables = route.query.variables(params, search);
  // With the type of every object, by which the cache knows them again.
  const asked = query(client.cache.transformDocument(route.query.document), variables);
  const answer = await (route.query.optional ? soon(asked) : asked);
  if (answer?.data) client.writeQuery({ query: route.query.document, variables, data: answer.data });
  return answer;
}

/** How long a page waits for what it can be shown without. */
const OPTIONAL_MS = 2000;

/** @returns the answer if it comes soon and is no failure */
async function soon(asked: Promise<Answer>): Promise<Answer | null> {
  const late = Promise.withResolvers<null>();
  const timer = setTimeout(late.resolve, OPTIONAL_MS, null);
  const answer = await Promise.race([asked, late.promise]);
  clearTimeout(timer);
  return answer?.data ? answer : null;
}
