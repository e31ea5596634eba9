import { Suspense, useEffect } from 'react';
import { type Location, Outlet, useLocation, useMatches } from 'react-router-dom';
import { isOff } from '#schema/navigation.ts';
import { isClosedBeforeLaunch, type Route } from '#web/shared/app/route.ts';
import { ScrollPositions } from '#web/shared/app/ScrollPositions.tsx';
import { screen } from '#web/shared/app/screen.tsx';
import type { LoaderResult } from '#web/shared/data/loader.ts';
import { english, LanguageProvider, useLanguage } from '#web/shared/language/language.ts';
import { paths } from '#web/shared/paths.ts';
import { isStaff, useSession, useSuspended } from '#web/shared/session/session.ts';
import { useWrittenScreen } from '#web/shared/session/useWrittenScreen.ts';
import { Loading } from '#web/shared/ui/States.tsx';
import { languageSwitch } from '#web/site/content/translationLinks.tsx';
import { newsletterBand } from '#web/site/message/newsletter/lazyBand.ts';
import { useSessionWatch } from '#web/site/session/useSessionWatch.ts';
import { useConsent } from '#web/site/visit/consent/useConsent.ts';
import { isCounted } from '#web/site/visit/isCounted.ts';
import { useVisits } from '#web/site/visit/useVisits.ts';
import { isDrawnByServer } from './routes.tsx';
import { Footer } from './shared/app/Footer.tsx';
import { Layout } from './shared/app/Layout.tsx';
import { useOfficeScreen } from './shared/app/officeScreen.ts';
import { OfficeFooter, OfficeSections, WithApollo } from './shared/app/shell.ts';
import { useSite } from './shared/app/site.tsx';
import { TakenOver } from './shared/app/TakenOver.tsx';
import { useToastPlace, wantToasts } from './shared/app/toasts.ts';
import { useHashLink } from './shared/app/useHashLink.ts';
import { useRouteAnnouncer } from './shared/app/useRouteAnnouncer.ts';

/** A chunk of its own: visitors never need it. */
const SessionDialog = screen(() =>
  import('./site/session/SessionDialog.tsx').then((module) => module.SessionDialog),
).Screen;

/** In chunks of their own, which other pages never need. The server preloads them before it renders a page. */
export const openingSoon = screen(() => import('./shared/app/OpeningSoon.tsx').then((module) => module.OpeningSoon));
export const switchedOff = screen(() => import('./site/pages/NotFound.tsx').then((module) => module.SwitchedOff));

export function App() {
  const { pathname } = useLocation();
  const { area, isLanding } = useArea();
  const isOffice = area !== undefined && !isDrawnByServer(area);
  const toastArea = area?.toasts ?? (isOffice ? 'office' : 'site');
  const Toasts = useToasts(isOffice);
  const ofPage = useLanguage();
  const language = isOffice ? english : ofPage;
  const officeScreen = useOfficeScreen();
  const site = useSite();
  const isPartOff = isOff(site, pathname);
  const isUnlaunched = !site.isLaunched && (!area || isClosedBeforeLaunch(area));
  const isForStaff = isUnlaunched || isPartOff;
  const session = useSession();
  const Consent = useConsent(!session && !isOffice);
  const isHidden = isForStaff && !isStaff(session?.user);
  const suspended = useSuspended();
  useSessionWatch();
  useWrittenScreen(officeScreen !== null, pathname);
  useHashLink();
  useVisits(pathname, isPartOff ? undefined : area);
  useEffect(() => {
    document.documentElement.lang = language.code;
  }, [language]);
  const arrival = useRouteAnnouncer();
  if (isHidden && isUnlaunched) {
    return (
      <Suspense>
        <openingSoon.Screen />
      </Suspense>
    );
  }
  return (
    <LanguageProvider value={language}>
      <Layout
        staffNotice={isUnlaunched ? 'Not launched yet' : isPartOff && !isHidden ? 'Switched off' : null}
        arrival={arrival}
        isLanding={isLanding}
        consent={Consent && <Consent isTagged={area !== undefined && isCounted(area)} />}
        toasts={Toasts && <Toasts area={toastArea} />}
        sections={
          officeScreen && (
            <Suspense>
              <WithApollo>
                <OfficeSections {...officeScreen} />
              </WithApollo>
            </Suspense>
          )
        }
        footer={
          officeScreen ? (
            <Suspense>
              <OfficeFooter />
            </Suspense>
          ) : (
            <>
              {site.newsletter?.inFooter && !isLanding && (
                <Suspense>
                  <newsletterBand.Screen />
                </Suspense>
              )}
              <Footer isLanding={isLanding}>
                {site.languages && !isLanding && (
                  <Suspense>
                    <languageSwitch.Screen />
                  </Suspense>
                )}
              </Footer>
            </>
          )
        }
      >
        <Suspense
          fallback={
            <div className="min-h-dvh">
              <Loading />
            </div>
          }
        >
          {isHidden ? (
            <>
              <switchedOff.Screen />
              <TakenOver />
            </>
          ) : (
            <Outlet />
          )}
        </Suspense>
        {suspended && (
          <Suspense>
            <WithApollo>
              <SessionDialog suspended={suspended} />
            </WithApollo>
          </Suspense>
        )}
        <ScrollPositions getKey={stayOf} />
      </Layout>
    </LanguageProvider>
  );
}

/**
 * The route of the screen; none for an address without a page, as for other unknown addresses. The loader of a landing page
 * says so: it has neither navigation nor the footer of the site.
 */
function useArea(): { area: Route | undefined; isLanding: boolean } {
  const match = useMatches().at(-1);
  const route = match?.handle as Route | undefined;
  const result = match?.loaderData as LoaderResult | null | undefined;
  const isUnknown = route?.path === paths.page(':slug') && result?.failure?.code === 'NOT_FOUND';
  const data = result?.data as { isLanding?: boolean } | undefined;
  return { area: isUnknown ? undefined : route, isLanding: data?.isLanding === true };
}

/** Loads toasts at once for office screens and signed-in users; visitors load them when needed. */
function useToasts(isOffice: boolean) {
  const isSignedIn = useSession() !== null;
  useEffect(() => {
    if (isOffice || isSignedIn) void wantToasts();
  }, [isOffice, isSignedIn]);
  return useToastPlace();
}

/** Keys of history entries, by entry. */
const stays = new Map<string, string>();
let last: Location | undefined;

/**
 * @returns the key of a scroll position: entries of the same path and hash that follow each other, as those of a filter,
 *   share one, so that only another path scrolls to its top
 */
function stayOf(location: Location): string {
  const offset = stays.get(location.key);
  const isSamePlace = last?.pathname === location.pathname && last.hash === location.hash;
  const stay = offset ?? (isSamePlace ? stays.get(last?.key ?? '') : undefined) ?? location.key;
  stays.set(location.key, stay);
  last = location;
  return stay;
}
