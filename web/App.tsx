import { type ReactNode, Suspense, useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { Route as RouterRoute, Routes, useLocation, useNavigationType } from 'react-router-dom';
import type { Match, Route } from '#web/shared/app/route.ts';
import { LoaderProvider } from '#web/shared/data/loaderData.tsx';
import { isStaff, useSession } from '#web/shared/session/session.ts';
import { Loading } from '#web/shared/ui/States.tsx';
import { useSessionWatch } from '#web/site/session/useSessionWatch.ts';
import { useVisits } from '#web/site/visit/useVisits.ts';
import { isDrawnByServer, matchRoute, missing, routes } from './routes.tsx';
import { canView, isOfficeScreen } from './shared/app/canView.ts';
import { Footer } from './shared/app/Footer.tsx';
import { Layout } from './shared/app/Layout.tsx';
import { ShellHead } from './shared/app/PageHead.tsx';
import { ErrorBoundary } from './shared/app/RouteError.tsx';
import { OfficeFooter, OfficeSections, WithApollo } from './shared/app/shell.ts';
import { useToastPlace, wantToasts } from './shared/app/toasts.ts';
import { useFirstPage } from './shared/app/useFirstPage.ts';
import { useHashLink } from './shared/app/useHashLink.ts';
import { useRouteAnnouncer } from './shared/app/useRouteAnnouncer.ts';

const home = routes[0] as Route;

/** Every page: its screen inside what all pages share. */
export function App({ year }: { year: number }) {
  const { pathname } = useLocation();
  const match = matchRoute(pathname);
  const area = match?.route;
  const toastArea = area?.toasts ?? (area && !isDrawnByServer(area) ? 'office' : 'site');
  const Toasts = useToasts(area);
  const worker = useWorker(area);
  useSessionWatch();
  useScrollToTop(pathname);
  useFirstPage(pathname);
  useHashLink();
  useVisits(pathname, area);
  const arrival = useRouteAnnouncer();
  return (
    <Layout
      arrival={arrival}
      toasts={Toasts && <Toasts area={toastArea} />}
      sections={
        worker && (
          <Suspense>
            <WithApollo>
              <OfficeSections path={worker.path} user={worker.user} />
            </WithApollo>
          </Suspense>
        )
      }
      footer={
        worker ? (
          <Suspense>
            <OfficeFooter year={year} />
          </Suspense>
        ) : (
          <Footer year={year} />
        )
      }
    >
      <Suspense
        fallback={
          <Tall>
            <Loading />
          </Tall>
        }
      >
        <ErrorBoundary key={pathname}>
          <Routes>
            {/* Only the row of this address: the router would look at all of them at every drawing. */}
            {match && <RouterRoute path={match.route.path} element={<Guarded match={match} />} />}
            <RouterRoute path="*" element={<Taken Screen={missing.Screen} />} />
          </Routes>
        </ErrorBoundary>
      </Suspense>
    </Layout>
  );
}

/** Until the browser knows who is there, a page that the server does not draw is its empty shell. */
function Guarded({ match }: { match: Match }) {
  const isHydrated = useIsHydrated();
  if (isDrawnByServer(match.route)) return <Admitted match={match} />;
  return (
    <Tall>
      {isHydrated ? (
        <WithApollo>
          <Admitted match={match} />
        </WithApollo>
      ) : (
        <Shell />
      )}
    </Tall>
  );
}

/** The screen for those it is for, and what the route says for others. */
function Admitted({ match }: { match: Match }) {
  const { route } = match;
  const user = useSession()?.user;
  const isAdmitted = canView(route, user);
  const [wasAdmitted] = useState(isAdmitted);
  // A visitor who signs in keeps the screen until it has led them on.
  const isShown = isAdmitted || (route.audience === 'visitor' && wasAdmitted);
  const { otherwise = missing } = route;
  const { Screen } = isShown ? route : otherwise === 'home' ? home : otherwise;
  // What is shown to others may be the home page.
  return (
    <LoaderProvider match={isShown ? match : { route: home, params: {} }}>
      <Taken Screen={Screen} />
    </LoaderProvider>
  );
}

/** @returns who of the staff is at work on which screen of the back office, if somebody is */
function useWorker(area: Route | undefined) {
  const user = useSession()?.user;
  if (!area || !user || !isStaff(user) || !isOfficeScreen(area) || !canView(area, user)) return null;
  return { path: area.path, user };
}

/** As high as the window: what comes in the place of a shell moves no footer. */
const Tall = ({ children }: { children: ReactNode }) => <div className="min-h-dvh">{children}</div>;

const Shell = () => (
  <>
    <ShellHead />
    <Loading />
  </>
);

const neverChanges = () => () => undefined;

/** False on the server and for the first drawing in the browser, which must be the same. */
function useIsHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}

/** A screen; says, to whoever drives the page from outside, that React has taken it over: from here on buttons work. */
const Taken = ({ Screen }: Pick<Route, 'Screen'>) => (
  <>
    <Screen />
    <TakenOver />
  </>
);

function TakenOver() {
  useEffect(() => {
    document.documentElement.dataset.takenOver = '';
  }, []);
  return null;
}

/** Staff are told something on every screen; others have a place for toasts from the first one on. */
function useToasts(area: Route | undefined) {
  const isOffice = area !== undefined && !isDrawnByServer(area);
  const isSignedIn = useSession() !== null;
  useEffect(() => {
    if (isOffice || isSignedIn) void wantToasts();
  }, [isOffice, isSignedIn]);
  return useToastPlace();
}

/** A new page starts at its top, before anybody sees it; one gone back to, and a hash, are the browser's business. */
function useScrollToTop(pathname: string): void {
  const last = useRef(pathname);
  const isNew = useNavigationType() !== 'POP';
  useLayoutEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    if (isNew && !location.hash) scrollTo(0, 0);
  }, [pathname, isNew]);
}
