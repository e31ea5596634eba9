import type { VisitBeacon } from '#schema/visit.ts';
import { clickIds, VISIT_PATH } from '#schema/visitNames.ts';
import { readSession } from '#web/shared/session/session.ts';

/** Query parameters of a campaign and of the affiliate who shared the link (schema/referralStrings.ts). */
const named = /^(utm_(source|medium|campaign)|ref)$/;

/** The external referrer; sent with the first page only. */
let referrer: string | undefined;

/**
 * Reports a page view to the server without waiting and without storing anything. Sends nothing for signed-in users, or
 * with Do Not Track or Global Privacy Control.
 */
export function sendVisit(path: string): void {
  const { globalPrivacyControl, doNotTrack } = navigator as Navigator & { globalPrivacyControl?: boolean };
  if (globalPrivacyControl || doNotTrack === '1' || readSession()) return;
  const campaign: Record<string, string> = {};
  for (const [name, value] of new URLSearchParams(location.search)) {
    if (named.test(name)) campaign[name] = value;
    // The value of a click id is not sent.
    else if (Object.hasOwn(clickIds, name)) campaign[name] = '';
  }
  referrer ??= document.referrer;
  const device = innerWidth < 640 ? 'phone' : innerWidth < 1024 ? 'tablet' : 'desktop';
  navigator.sendBeacon(VISIT_PATH, JSON.stringify({ path, referrer, campaign, device } satisfies VisitBeacon));
  referrer = '';
}
