import { AFFILIATE_MEDIUM, AFFILIATE_SOURCE } from '#schema/referralStrings.ts';
import { MAX_SOURCE, sourceStrings } from '#schema/sourceLabel.ts';
import type { VisitBeacon } from '#schema/visit.ts';
import { clickIds, DIRECT } from '#schema/visitNames.ts';
import { badField } from '#server/platform/errors.ts';
import { hostOf } from './hostOf.ts';

/** How somebody has come to the site. */
export type Source = {
  source: string;
  medium: string | null;
  campaign: string | null;
  /** The host of the page whose link was followed. */
  referrer: string | null;
};

/** Hosts that have many names, and one by which people know them. */
const known: [host: RegExp, source: string, medium: string][] = [
  [/^(.+\.)?google\.[a-z.]{2,6}$/, 'google', 'search'],
  [/^(.+\.)?bing\.com$/, 'bing', 'search'],
  [/^(.+\.)?duckduckgo\.com$/, 'duckduckgo', 'search'],
  [/^(.+\.)?(search\.)?yahoo\.[a-z.]{2,6}$/, 'yahoo', 'search'],
  [/^(.+\.)?(facebook\.com|fb\.com|fb\.me)$/, 'facebook', 'social'],
  [/^(.+\.)?instagram\.com$/, 'instagram', 'social'],
  [/^(.+\.)?(linkedin\.com|lnkd\.in)$/, 'linkedin', 'social'],
  [/^(.+\.)?(twitter\.com|x\.com|t\.co)$/, 'x', 'social'],
  [/^(.+\.)?(youtube\.com|youtu\.be)$/, 'youtube', 'social'],
];

/**
 * Reads how somebody has come: by a campaign whose link says so, by the link of an affiliate, by an advertisement that was
 * clicked, from another page, or directly.
 * @param host of this site: from a page of its own nobody comes
 * @param isReferred by an affiliate that is accepted
 */
export function sourceOf(
  { referrer, campaign }: Pick<VisitBeacon, 'referrer' | 'campaign'>,
  host: string,
  isReferred: boolean,
): Source {
  const from = foreignHost(referrer, host);
  const [, site, siteMedium] = known.find(([one]) => from !== null && one.test(from)) ?? [null, from, null];
  const clicked = Object.keys(campaign).find((name) => Object.hasOwn(clickIds, name));
  const advertised = clicked === undefined ? null : (clickIds[clicked] as string);
  const named = nameOf(campaign.utm_source);
  const shared = isReferred && named === null;
  return {
    source: named ?? (shared ? AFFILIATE_SOURCE : null) ?? advertised ?? site ?? DIRECT,
    medium:
      nameOf(campaign.utm_medium) ?? (shared ? AFFILIATE_MEDIUM : null) ?? (advertised ? 'paid' : nameOf(siteMedium)),
    campaign: nameOf(campaign.utm_campaign),
    referrer: from,
  };
}

/** @returns the host of another site's page, without `www.` */
function foreignHost(referrer: string, own: string): string | null {
  const host = hostOf(referrer);
  return host === null || host === own ? null : host.replace(/^www\./, '');
}

/** @returns what staff say of a source, as it is counted; null for nothing @throws BAD_USER_INPUT for one that is too long */
export function readSource(given: string | null | undefined): string | null {
  if ((given?.trim().length ?? 0) <= MAX_SOURCE) return nameOf(given);
  throw badField('source', sourceStrings.tooLong);
}

/** @returns a name as it is counted: one line in small letters, of what can be seen; null for nothing */
export function nameOf(text: string | null | undefined): string | null {
  const seen = (text ?? '')
    .normalize('NFC')
    .replace(/[\p{C}\p{Z}]+/gu, ' ')
    .trim()
    .toLowerCase();
  return [...seen].slice(0, MAX_SOURCE).join('').trim() || null;
}
