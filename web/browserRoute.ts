import type { LoaderFunctionArgs, RouteObject } from 'react-router-dom';
import { isOff, type WithNavigation } from '#schema/navigation.ts';
import { canView } from '#web/shared/app/canView.ts';
import { tagState } from '#web/shared/app/consent.ts';
import { type Address, shownAddress } from '#web/shared/app/navigationState.ts';
import { isClosedBeforeLaunch, type Match, type Route } from '#web/shared/app/route.ts';
import type { Params } from '#web/shared/data/loader.ts';
import { load } from '#web/shared/data/routeData.ts';
import { readSession } from '#web/shared/session/session.ts';
import { isCounted } from '#web/site/visit/isCounted.ts';
import { preloadScreen } from './preload.ts';
import { componentOf } from './routeObjects.tsx';
import { home, isDrawnByServer, prefix } from './routes.tsx';

const addressOf = ({ pathname, search }: Address) => pathname + search;

export function browserRoute(route: Route): RouteObject {
  const lazy = { Component: () => componentOf(route) };
  if (isDrawnByServer(route))
    return {
      lazy,
      ...((route.loader || !isCounted(route)) && {
        loader: (args) => leaveTags(route, args) ?? (route.loader ? loadPage(matchOf(route, args), args) : null),
      }),
      // Another part of the same page needs no other data.
      shouldRevalidate: ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
        defaultShouldRevalidate && (addressOf(currentUrl) !== addressOf(nextUrl) || currentUrl.hash === nextUrl.hash),
    };
  return {
    lazy,
    loader: (args) => leaveTags(route, args) ?? loadBrowserScreen(matchOf(route, args), args),
    // Apollo Client fetches again what the screen displays.
    shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.href !== nextUrl.href,
  };
}

const matchOf = (route: Route, { params }: LoaderFunctionArgs): Match => ({ route, params: params as Params });

/**
 * A page without tags is another document: tags report each address of theirs. So is the office, which has no language.
 * @returns undefined when the document stays; otherwise the router shows nothing more
 */
function leaveTags(route: Route, { request }: LoaderFunctionArgs): Promise<never> | undefined {
  if ((!tagState.isRunning || isCounted(route)) && (!prefix.base || isDrawnByServer(route))) return undefined;
  // On Back and Forward the browser is there before the router.
  if (location.href === request.url) location.reload();
  else location.assign(request.url);
  return new Promise<never>(() => undefined);
}

/** Before the launch visitors load nothing: the server would refuse it. */
let isClosed = false;

export function closeToVisitors(): void {
  isClosed = true;
}

/** The site whose switched-off parts visitors do not load. */
let partsOf: WithNavigation = {};

export function closePartsOf(site: WithNavigation): void {
  partsOf = site;
}

function loadPage(match: Match, { request }: LoaderFunctionArgs) {
  const url = new URL(request.url);
  const isRefused = (isClosed && isClosedBeforeLaunch(match.route)) || isOff(partsOf, match.route.path);
  if (isRefused && !readSession()) return null;
  const next = addressOf(url);
  // On Back and Forward the browser is there before the router.
  return load(match, url.searchParams, { isBack: addressOf(location) === next && addressOf(shownAddress()) !== next });
}

async function loadBrowserScreen(match: Match, args: LoaderFunctionArgs) {
  const { route } = match;
  const isHome = route.otherwise === 'home' && !canView(route, readSession()?.user);
  const data = isHome ? loadPage({ ...match, route: { ...home, path: route.path } }, args) : null;
  // A failed preload is repeated, and its failure appears, when the screen renders.
  await preloadScreen(match, new URL(args.request.url).searchParams).catch(() => undefined);
  return data;
}
