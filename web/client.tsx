import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { isDrawnByServer, matchRoute, missing } from '#web/routes.tsx';
import { listenBeforeRouter } from '#web/shared/app/popGuard.ts';
import type { Match } from '#web/shared/app/route.ts';
import { fetchClient } from '#web/shared/data/client.ts';
import { hydrate } from '#web/shared/data/loaderData.tsx';
import { type PageState, STATE_ID } from '#web/shared/data/pageState.ts';
import { paths } from '#web/shared/paths.ts';
import { endOverdueSession, readSession } from '#web/shared/session/session.ts';
import type { Reference } from '#web/site/reference/reference.ts';
import { fetchReference } from '#web/site/reference/useReference.ts';
import { Page } from './Page.tsx';
import { prefetchLinks } from './prefetch.ts';
import { preloadScreen } from './preload.ts';

const {
  site,
  hydrationData = null,
  posted = null,
  year,
} = JSON.parse(document.getElementById(STATE_ID)?.textContent ?? '') as PageState;
listenBeforeRouter();
endOverdueSession();
const match = matchRoute(location.pathname);
// Signed-in users need Apollo Client on every page.
if (readSession()) fetchClient().catch(() => undefined);
// No await: the screen's chunk waits for this module.
void start();

async function start(): Promise<void> {
  const [reference] = await Promise.all([drawnReference(), match ? drawn(match) : missing.preload()]);
  startTransition(() => {
    hydrateRoot(
      document,
      <BrowserRouter>
        <Page site={site} hydrationData={hydrationData} posted={posted} reference={reference} year={year} />
      </BrowserRouter>,
    );
  });
  prefetchLinks();
}

/**
 * Data of the REST reference page. The page does not contain it, because it would add a fifth to its size. If it fails
 * to load, the server-rendered page stays.
 */
async function drawnReference(): Promise<Reference | null> {
  return match?.route.path === paths.reference ? fetchReference() : null;
}

/** Loads what hydration needs: the code of a server-rendered page, or the screen and data of a browser-rendered one. */
async function drawn(match: Match): Promise<void> {
  const { route } = match;
  const address = new URLSearchParams(location.search);
  // A failed preload is repeated, and its failure appears, when the screen renders.
  if (!isDrawnByServer(route)) return preloadScreen(match, address).catch(() => undefined);
  if (hydrationData) hydrate(match, address, hydrationData);
  await route.preload();
}
