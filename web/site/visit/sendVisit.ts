import type { VisitBeacon } from '#schema/visit.ts';
import { campaignOf, VISIT_PATH } from '#schema/visitNames.ts';
import { readSession } from '#web/shared/session/session.ts';

/** The external referrer; sent with the first page only. */
let referrer: string | undefined;

/**
 * Reports a page view to the server without waiting and without storing anything. Sends nothing for signed-in users, or
 * with Do Not Track or Global Privacy Control.
 */
export function sendVisit(path: string): void {
  const { globalPrivacyControl, doNotTrack } = navigator as Navigator & { globalPrivacyControl?: boolean };
  if (globalPrivacyControl || doNotTrack === '1' || readSession()) return;
  const campaign = campaignOf(new URLSearchParams(location.search));
  referrer ??= document.referrer;
  const device = innerWidth < 640 ? 'phone' : innerWidth < 1024 ? 'tablet' : 'desktop';
  navigator.sendBeacon(VISIT_PATH, JSON.stringify({ path, referrer, campaign, device } satisfies VisitBeacon));
  referrer = '';
}
