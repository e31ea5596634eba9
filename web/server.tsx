import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  type LoaderFunctionArgs,
  matchPath,
  type RouteObject,
  type StaticHandler,
  StaticRouterProvider,
} from 'react-router-dom';
import { isOff } from '#schema/navigation.ts';
import { joinLanguage, splitAnyLanguage } from '#schema/pageLanguage.ts';
import { SELECTOR_PARAMS } from '#schema/redirectPath.ts';
import { isDrawnByServer, matchRoute, routes } from '#web/routes.tsx';
import type { FormResult } from '#web/shared/app/formResult.tsx';
import { isClosedBeforeLaunch, isSecret, type Match, type Route } from '#web/shared/app/route.ts';
import { type PublicSite, withoutDefaults } from '#web/shared/app/site.tsx';
import type { AnyDocument, Variables } from '#web/shared/data/document.ts';
import { type Failure, QueryError, silentFailure } from '#web/shared/data/errors.ts';
import { encodeParams, type FetchQuery, type LoaderResult, type Params } from '#web/shared/data/loader.ts';
import type { PageState } from '#web/shared/data/pageState.ts';
import { loadLanguage } from '#web/shared/language/load.ts';
import { paths } from '#web/shared/paths.ts';
import { isPageSlug, NO_PAGE } from '#web/site/content/page/noPage.ts';
import { alsoIn, alternateLinks, languageSwitch } from '#web/site/content/translationLinks.tsx';
import { newsletterBand } from '#web/site/message/newsletter/lazyBand.ts';
import type { Reference } from '#web/site/reference/reference.ts';
import { structuredDataOf } from '#web/site/structuredData/pages.ts';
import { isCounted } from '#web/site/visit/isCounted.ts';
import { openingSoon, switchedOff } from './App.tsx';
import { officeFiles } from './officeFiles.ts';
import { Page } from './Page.tsx';
import { componentOf, createRouteObjects, Shell } from './routeObjects.tsx';

type Result = { data: Variables; failure: null } | { data: null; failure: Failure & { status: number } };

export type RenderRequest = {
  /** Path and query without the prefix of the language. */
  url: string;
  /** The prefix of the language; empty for the main one. */
  base: string;
  site: PublicSite;
  posted: FormResult | null;
  /** Data of the REST reference page; null for other pages. */
  reference: Reference | null;
  /** Runs a query inside the server without a session. */
  query: (document: AnyDocument, variables: Variables) => Promise<Result>;
};

export type Prepared = {
  status: number;
  tree: ReactElement;
  state: PageState;
  failure: Failure | null;
  /** Visitors do not see the page before the launch. */
  isClosed: boolean;
  /** schema.org data, or null. */
  structuredData: object | null;
  /** No route matches: the page is the same for all such addresses. */
  isUnknown: boolean;
  /** The page is only at its address without the prefix of a language. */
  isPlain: boolean;
  /** For a page that only the browser renders: the module of its screen. */
  shell: { file: string | undefined } | null;
};

const isListed = (route: Route) => isDrawnByServer(route) && !route.unlisted && !route.path.includes(':');

/** Routes for crawlers: public pages without parameters, and the routes that the server does not render. */
export const crawling = {
  listed: routes.filter(isListed).map(({ path }) => path),
  closed: routes.filter((route) => !isDrawnByServer(route)).map(({ path }) => path),
};

export const draw = (tree: ReactElement): string => renderToString(tree);

/**
 * @returns the address of a public page without the query parameters that the page does not read, so that addresses
 *   from advertisements share one cached page. Other addresses are unchanged.
 */
export function addressOf(whole: string): string {
  const { base, url } = splitAnyLanguage(whole);
  const [path = '', ...rest] = url.split('?');
  const match = rest.length ? matchRoute(path) : undefined;
  if (!match || !isDrawnByServer(match.route)) return whole;
  // A redirect may choose another page by these.
  const reads = [...(match.route.reads ?? []), ...SELECTOR_PARAMS];
  const isRead = (part: string) => new URLSearchParams(part).keys().some((name) => reads.includes(name));
  const query = rest.join('?').split('&').filter(isRead).join('&');
  return joinLanguage(base, query ? `${path}?${query}` : path);
}

const PAGE = paths.page(':slug');

const firstSegment = (path: string) => path.split('/', 2)[1]?.toLowerCase();
const secretRoutes = Map.groupBy(routes.filter(isSecret), ({ path }) => firstSegment(path));

/** Called for each response: React Router compiles a path each time it matches it, so few paths are matched. */
export const isSecretPath = (path: string): boolean =>
  secretRoutes.get(firstSegment(path))?.some((route) => matchPath(route.path, path)) ?? false;

/** @returns whether visitors see the page only after the launch */
export function isClosedPath(path: string): boolean {
  const match = matchOf(path);
  return !match || isClosedBeforeLaunch(match.route);
}

export function isVisited(path: string): boolean {
  const match = matchRoute(path);
  if (match?.route.path === PAGE && !isPageSlug(match.params.slug ?? '')) return false;
  return match !== undefined && isCounted(match.route);
}

type LoadContext = Pick<RenderRequest, 'query'>;

const handlers = new Map<string, StaticHandler>();

/** Each handler has route objects of its own: it changes them when it loads their code. */
function handlerOf(base: string): StaticHandler {
  const handler =
    handlers.get(base) ?? createStaticHandler(createRouteObjects(toObject), base ? { basename: base } : undefined);
  handlers.set(base, handler);
  return handler;
}

function toObject(route: Route): RouteObject {
  if (!isDrawnByServer(route)) return { Component: Shell };
  return {
    lazy: { Component: () => componentOf(route) },
    loader: ({ params, request, context }: LoaderFunctionArgs<LoadContext>) =>
      load({ route, params: params as Params }, new URL(request.url).searchParams, context.query),
  };
}

export async function prepare({
  url: requestUrl,
  base,
  site,
  posted,
  reference,
  query,
}: RenderRequest): Promise<Prepared> {
  const language = await loadLanguage(site.language);
  // Browsers ignore a trailing question mark.
  const url = requestUrl.replace(/\?$/, '');
  const [path = ''] = url.split('?', 1);
  const isClosed = !site.isLaunched && isClosedPath(path);
  // `App` shows all of them the same.
  let match = isClosed || isOff(site, path) ? undefined : matchOf(path);
  const address = new URL(ORIGIN + joinLanguage(base, match ? addressOf(url) : UNKNOWN));
  let context = await contextOf(address, base, query);
  let result: LoaderResult | null = (match && context.loaderData[match.route.path]) ?? null;
  if (match?.route.path === PAGE && result?.failure?.code === 'NOT_FOUND') {
    [match, result] = [undefined, null];
    context = await contextOf(new URL(ORIGIN + base + UNKNOWN), base, query);
  }
  const isUnknown = !match && !isClosed;
  if (isClosed) await openingSoon.preload();
  if (isUnknown) await switchedOff.preload();
  await Promise.all([alternateLinks.preload(), alsoIn.preload()]);
  if (site.newsletter) await newsletterBand.preload();
  if (site.languages) await languageSwitch.preload();
  const route = match?.route;
  const isShell = route !== undefined && !isDrawnByServer(route);
  const failure = result?.failure ?? null;
  const tree = (
    <Page language={language} isOffice={isShell} site={site} posted={posted} reference={reference}>
      <StaticRouterProvider
        router={createStaticRouter(handlerOf(base).dataRoutes, context)}
        context={context}
        hydrate={false}
      />
    </Page>
  );
  const state: PageState = {
    site: withoutDefaults(site),
    ...(match && result && { hydrationData: { loaderData: { [match.route.path]: result } } }),
    // The browser matches an unknown address of one part with the route of pages.
    ...(isUnknown && { hydrationData: { loaderData: { [PAGE]: { failure: NO_PAGE } } } }),
    ...(posted && { posted }),
  };
  return {
    status: isClosed ? 503 : match ? (failure?.status ?? 200) : 404,
    isClosed,
    tree,
    state,
    failure,
    structuredData:
      route && !isShell && !failure ? structuredDataOf(route, site, result?.data, address.searchParams) : null,
    isUnknown,
    isPlain: route !== undefined && (isShell || route.unlisted === true),
    shell: route && isShell ? { file: officeFiles[route.path] } : null,
  };
}

/** The static handler needs a whole URL. */
const ORIGIN = 'http://localhost';
const UNKNOWN = '/*';

async function contextOf(address: URL, base: string, query: RenderRequest['query']) {
  const context = await handlerOf(base).query(new Request(address), {
    requestContext: { query } satisfies LoadContext,
  });
  if (context instanceof Response) throw new Error(`${address.pathname} must not redirect`);
  const [error] = Object.values(context.errors ?? {});
  if (error) throw error;
  return context;
}

/** @returns no route for a path that `URL` changes, such as `/a/../b`: caches and limits compare paths as they were sent */
function matchOf(path: string): Match | undefined {
  return URL.parse(ORIGIN + path)?.pathname === path ? matchRoute(path) : undefined;
}

/** @returns null when the route has no loader, or its optional data failed */
async function load({ route, params }: Match, search: URLSearchParams, query: RenderRequest['query']) {
  if (!route.loader) return null;
  const fetchQuery: FetchQuery = async <Data,>(document: AnyDocument, variables: Variables) => {
    const result = query(document, variables);
    const { data, failure } = await (route.isDataOptional ? soon(result) : result);
    if (failure) throw new QueryError(failure);
    return data as Data;
  };
  const result = route.loader({ params: encodeParams(params), search, fetchQuery }).then(
    (data): LoaderResult => ({ data }),
    (error): LoaderResult => {
      if (error instanceof QueryError) return { failure: error.failure };
      throw error;
    },
  );
  if (!route.isDataOptional) return result;
  const { data } = await result;
  return data ? { data } : null;
}

/** How long a page waits for optional data, in milliseconds. */
const OPTIONAL_MS = 2000;

/** @returns the result of a query, or a failure after OPTIONAL_MS */
async function soon(result: Promise<Result>): Promise<Result> {
  const late = Promise.withResolvers<Result>();
  const failure = { ...silentFailure('UNAVAILABLE'), status: 503 };
  const timer = setTimeout(late.resolve, OPTIONAL_MS, { data: null, failure });
  const first = await Promise.race([result, late.promise]);
  clearTimeout(timer);
  return first;
}
