import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { isDrawnByServer, matchRoute, prefix } from '#web/routes.tsx';
import { setNavigationState } from '#web/shared/app/navigationState.ts';
import { listenBeforeRouter } from '#web/shared/app/popGuard.ts';
import { withDefaults } from '#web/shared/app/site.tsx';
import { fetchClient } from '#web/shared/data/client.ts';
import { endpoint } from '#web/shared/data/fetchQuery.ts';
import { type PageState, STATE_ID } from '#web/shared/data/pageState.ts';
import { hydrate, onRouteData } from '#web/shared/data/routeData.ts';
import { english } from '#web/shared/language/language.ts';
import { paths } from '#web/shared/paths.ts';
import { endOverdueSession, readSession } from '#web/shared/session/session.ts';
import type { Reference } from '#web/site/reference/reference.ts';
import { fetchReference } from '#web/site/reference/useReference.ts';
import { browserRoute, closePartsOf, closeToVisitors } from './browserRoute.ts';
import { Page } from './Page.tsx';
import { prefetchLinks } from './prefetch.ts';
import { createRouteObjects } from './routeObjects.tsx';

const {
  site: storedSite,
  hydrationData,
  posted = null,
} = JSON.parse(document.getElementById(STATE_ID)?.textContent ?? '') as PageState;
const { language: storedLanguage } = storedSite;
const site = withDefaults(storedSite);
listenBeforeRouter();
endOverdueSession();
const { pathname: basename } = new URL(site.publicUrl);
prefix.base = basename.replace(/\/$/, '');
if (site.languages) endpoint.url += `?language=${site.language}`;
const first = matchRoute(location.pathname);
const result = first && hydrationData?.loaderData[first.route.path];
if (result) hydrate(first, new URLSearchParams(location.search), result);
// Signed-in users need Apollo Client on every page.
if (readSession()) fetchClient().catch(() => undefined);

if (!site.isLaunched) closeToVisitors();
closePartsOf(site);

// The router runs the loader of the first page before it can be subscribed to.
setNavigationState({ pathname: location.pathname, search: location.search }, undefined);
const router = createBrowserRouter(createRouteObjects(browserRoute), { basename, hydrationData });
router.subscribe(({ location, navigation }) => setNavigationState(location, navigation.location));
onRouteData(() => void router.revalidate());
// No await: the screen's chunk waits for this module.
void start();

async function start(): Promise<void> {
  const [language, reference] = await Promise.all([
    storedLanguage
      ? import('#web/shared/language/load.ts').then(({ loadLanguage }) => loadLanguage(storedLanguage))
      : english,
    drawnReference(),
    untilInitialized(),
  ]);
  // A server-rendered page stays when its code fails to load.
  if (router.state.errors && first && isDrawnByServer(first.route)) return;
  startTransition(() => {
    hydrateRoot(
      document,
      <Page
        language={language}
        isOffice={first !== undefined && !isDrawnByServer(first.route)}
        site={site}
        posted={posted}
        reference={reference}
      >
        <RouterProvider router={router} />
      </Page>,
    );
  });
  prefetchLinks();
  removeStructuredData();
}

/** Waits for the code of the first page, and for the data if only the browser renders it. */
async function untilInitialized(): Promise<void> {
  if (router.state.initialized) return;
  await new Promise<void>((resolve) => {
    const unsubscribe = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      unsubscribe();
      resolve();
    });
  });
}

/**
 * Data of the REST reference page. The page does not contain it, because it would add a fifth to its size. If it fails
 * to load, the server-rendered page stays.
 */
async function drawnReference(): Promise<Reference | null> {
  return first?.route.path === paths.reference ? fetchReference() : null;
}

/** The server's structured data (web/site/structuredData) describes the first page only: the next navigation removes it. */
function removeStructuredData(): void {
  const { pathname } = location;
  const unsubscribe = router.subscribe(({ location }) => {
    if (location.pathname === pathname) return;
    document.querySelector('script[type="application/ld+json"]')?.remove();
    unsubscribe();
  });
}
