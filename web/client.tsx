import './app/style.css';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { createClient } from '#web/apollo.ts';
import { Page } from '#web/app/Page.tsx';
import { prefetchLinks } from '#web/prefetch.ts';
import { isDrawnByServer, matchRoute } from '#web/routes.tsx';
import { endOverdueSession, endSession } from '#web/session/session.ts';
import { type PageState, STATE_ID } from '#web/state.ts';

const {
  site,
  cache,
  failure,
  posted,
  reference = null,
  year,
} = JSON.parse(document.getElementById(STATE_ID)?.textContent ?? '') as PageState;
const client = createClient(cache, endSession);
endOverdueSession();
const match = matchRoute(location.pathname);
// What the server has drawn must be there before the browser draws the same.
if (match && isDrawnByServer(match.route)) await match.route.preload();

startTransition(() => {
  hydrateRoot(
    document,
    <BrowserRouter>
      <Page site={site} client={client} failure={failure} posted={posted} reference={reference} year={year} />
    </BrowserRouter>,
  );
});
prefetchLinks(client);
