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
            {/* Only the current route: the router would match all routes on every render. */}
            {match && <RouterRoute path={match.route.path} element={<Guarded match={match} />} />}
            <RouterRoute path="*" element={<Taken Screen={missing.Screen} />} />
          </Routes>
        </ErrorBoundary>
      </Suspense>
    </Layout>
  );
}

/** Before hydration, a browser-rendered page shows its empty shell. */
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

/** Renders the screen for its audience, and `otherwise` for others. */
function Admitted({ match }: { match: Match }) {
  const { route } = match;
  const user = useSession()?.user;
  const isAdmitted = canView(route, user);
  const [wasAdmitted] = useState(isAdmitted);
  // A visitor who signs in stays on the screen until it navigates.
  const isShown = isAdmitted || (route.audience === 'visitor' && wasAdmitted);
  const { otherwise = missing } = route;
  const { Screen } = isShown ? route : otherwise === 'home' ? home : otherwise;
  // `otherwise` may be the home page, which needs its own loader.
  return (
    <LoaderProvider match={isShown ? match : { route: home, params: {} }}>
      <Taken Screen={Screen} />
    </LoaderProvider>
  );
}

/** @returns the path and user of an office screen; null elsewhere */
function useWorker(area: Route | undefined) {
  const user = useSession()?.user;
  if (!area || !user || !isStaff(user) || !isOfficeScreen(area) || !canView(area, user)) return null;
  return { path: area.path, user };
}

/** At least as high as the window, so that replacing a shell does not move the footer. */
const Tall = ({ children }: { children: ReactNode }) => <div className="min-h-dvh">{children}</div>;

const Shell = () => (
  <>
    <ShellHead />
    <Loading />
  </>
);

const neverChanges = () => () => undefined;

/** False on the server and in the first browser render, which must be equal. */
function useIsHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}

/** A screen, and a marker by which tests know that it is hydrated. */
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

/** Loads toasts at once for office screens and signed-in users; visitors load them when needed. */
function useToasts(area: Route | undefined) {
  const isOffice = area !== undefined && !isDrawnByServer(area);
  const isSignedIn = useSession() !== null;
  useEffect(() => {
    if (isOffice || isSignedIn) void wantToasts();
  }, [isOffice, isSignedIn]);
  return useToastPlace();
}

/** Scrolls a new page to the top before paint. The browser handles Back and hashes. */
function useScrollToTop(pathname: string): void {
  const last = useRef(pathname);
  const isNew = useNavigationType() !== 'POP';
  useLayoutEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    if (isNew && !location.hash) scrollTo(0, 0);
  }, [pathname, isNew]);
}
