import { type ComponentType, type ReactNode, useState, useSyncExternalStore } from 'react';
import { type RouteObject, useLocation, useRouteError } from 'react-router-dom';
import { home, isDrawnByServer, missing, routes } from '#web/routes.tsx';
import { canView } from '#web/shared/app/canView.ts';
import { ShellHead } from '#web/shared/app/PageHead.tsx';
import { RouteError } from '#web/shared/app/RouteError.tsx';
import type { Route } from '#web/shared/app/route.ts';
import type { Screen } from '#web/shared/app/screen.tsx';
import { WithApollo } from '#web/shared/app/shell.ts';
import { TakenOver } from '#web/shared/app/TakenOver.tsx';
import { useSession } from '#web/shared/session/session.ts';
import { Loading } from '#web/shared/ui/States.tsx';
import { App } from './App.tsx';

/**
 * @param toObject adds what server and browser do differently to a row of the route table
 * @returns the routes of React Router; the one without a path displays failures of screens inside the frame
 */
export const createRouteObjects = (toObject: (route: Route) => RouteObject): RouteObject[] => [
  {
    id: 'frame',
    Component: App,
    children: [
      {
        ErrorBoundary: Failed,
        children: [
          ...routes.map((route) => ({ id: route.path, path: route.path, handle: route, ...toObject(route) })),
          { path: '*', lazy: { Component: () => componentOf(missing) } },
        ],
      },
    ],
  },
];

export async function componentOf(screen: Route | Screen): Promise<ComponentType> {
  await screen.preload();
  // Every path has a screen of its own: two posts share no state.
  if ('path' in screen && screen.isOneScreen) return () => <BrowserScreen route={screen} />;
  if ('path' in screen && !isDrawnByServer(screen))
    return () => <BrowserScreen key={useLocation().pathname} route={screen} />;
  return () => <Taken key={useLocation().pathname} Screen={screen.Screen} />;
}

/** A screen that only the browser renders. It hydrates as the server's empty shell. */
function BrowserScreen({ route }: { route: Route }) {
  const isHydrated = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
  if (!isHydrated) return <Shell />;
  return (
    <Tall>
      <WithApollo>
        <Guarded route={route} />
      </WithApollo>
    </Tall>
  );
}

const neverChanges = () => () => undefined;

/** Renders the screen for its audience, and `otherwise` for others. */
function Guarded({ route }: { route: Route }) {
  const isAdmitted = canView(route, useSession()?.user);
  const [wasAdmitted] = useState(isAdmitted);
  // A visitor who signs in stays on the screen until it navigates.
  const isShown = isAdmitted || (route.audience === 'visitor' && wasAdmitted);
  const { otherwise = missing } = route;
  const { Screen } = isShown ? route : otherwise === 'home' ? home : otherwise;
  return <Taken Screen={Screen} />;
}

/** What the server renders for a screen that only the browser renders. */
export const Shell = () => (
  <Tall>
    <ShellHead />
    <Loading />
  </Tall>
);

/** At least as high as the window, so that replacing a shell does not move the footer. */
const Tall = ({ children }: { children: ReactNode }) => <div className="min-h-dvh">{children}</div>;

const Taken = ({ Screen }: Pick<Screen, 'Screen'>) => (
  <>
    <Screen />
    <TakenOver />
  </>
);

function Failed() {
  const error = useRouteError();
  return <RouteError message={error instanceof Error ? error.message : String(error)} />;
}
