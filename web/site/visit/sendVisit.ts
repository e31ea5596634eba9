import type { VisitBeacon } from '#schema/visit.ts';
import { clickIds, VISIT_PATH } from '#schema/visitNames.ts';
import { readSession } from '#web/shared/session/session.ts';

/** What an address says of a campaign, and of the affiliate who shared it (schema/referralStrings.ts). */
const named = /^(utm_(source|medium|campaign)|ref)$/;

/** The page whose link has led to the site. The first page tells it, and no other. */
let referrer: string | undefined;

/**
 * Tells the server that a page is looked at, without waiting for anything, and keeps nothing. Of who is signed in, and of who
 * does not want to be followed, nothing is told.
 */
export function sendVisit(path: string): void {
  const { globalPrivacyControl, doNotTrack } = navigator as Navigator & { globalPrivacyControl?: boolean };
  if (globalPrivacyControl || doNotTrack === '1' || readSession()) return;
  const campaign: Record<string, string> = {};
  for (const [name, value] of new URLSearchParams(location.search)) {
    if (named.test(name)) campaign[name] = value;
    // Which click it was stays here.
    else if (Object.hasOwn(clickIds, name)) campaign[name] = '';
  }
  referrer ??= document.referrer;
  const device = innerWidth < 640 ? 'phone' : innerWidth < 1024 ? 'tablet' : 'desktop';
  navigator.sendBeacon(VISIT_PATH, JSON.stringify({ path, referrer, campaign, device } satisfies VisitBeacon));
  referrer = '';
}
