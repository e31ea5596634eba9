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
// Whoever is signed in sees what needs the client on every page.
if (readSession()) fetchClient().catch(() => undefined);
// Not awaited here: the screen's own chunk waits for this one.
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
 * What the page of the REST layer is drawn from, which it does not carry: that would be a fifth of its bytes, and is needed
 * only once it can be read. If it does not come, the page stays as the server has drawn it.
 */
async function drawnReference(): Promise<Reference | null> {
  return match?.route.path === paths.reference ? fetchReference() : null;
}

/** What the server has drawn must be there before the browser draws the same; what it has not is to be drawn at one go. */
async function drawn(match: Match): Promise<void> {
  const { route } = match;
  const address = new URLSearchParams(location.search);
  // What cannot be had is asked for again, and its failure shown, when it is drawn.
  if (!isDrawnByServer(route)) return preloadScreen(match, address).catch(() => undefined);
  if (hydrationData) hydrate(match, address, hydrationData);
  await route.preload();
}
