import './app/style.css';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { Page } from '#web/app/Page.tsx';
import { listenBeforeRouter } from '#web/app/popGuard.ts';
import type { Answer } from '#web/data/document.ts';
import { fetchScreen } from '#web/data/enter.ts';
import { type PageState, STATE_ID } from '#web/data/pageState.ts';
import { prefetchLinks } from '#web/data/prefetch.ts';
import { createSource } from '#web/data/source.ts';
import { paths } from '#web/paths.ts';
import type { Reference } from '#web/reference/reference.ts';
import { fetchReference } from '#web/reference/useReference.ts';
import { isDrawnByServer, type Match, matchRoute, missing } from '#web/routes.tsx';
import { endOverdueSession, readSession } from '#web/session/session.ts';

const {
  site,
  data,
  failure = null,
  posted = null,
  year,
} = JSON.parse(document.getElementById(STATE_ID)?.textContent ?? '') as PageState;
listenBeforeRouter();
endOverdueSession();
const match = matchRoute(location.pathname);
const answers: Answer[] = [];
const source = createSource(answers);
// Whoever is signed in sees what needs the client on every page.
if (readSession()) source.fetchClient().catch(() => undefined);
// Not awaited here: the screen's own chunk waits for this one.
void start();

async function start(): Promise<void> {
  const [reference] = await Promise.all([drawnReference(), match ? drawn(match) : missing.preload()]);
  startTransition(() => {
    hydrateRoot(
      document,
      <BrowserRouter>
        <Page site={site} source={source} failure={failure} posted={posted} reference={reference} year={year} />
      </BrowserRouter>,
    );
  });
  prefetchLinks(source);
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
  const { route, params } = match;
  const address = new URLSearchParams(location.search);
  // What cannot be had is asked for again, and its failure shown, when it is drawn.
  if (!isDrawnByServer(route)) return fetchScreen(source, match, address).catch(() => undefined);
  const screen = route.preload();
  if (data && route.query) {
    const variables = route.query.variables(params, address);
    answers.push({ document: await route.query.document(), variables, data });
  }
  await screen;
}
