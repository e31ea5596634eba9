import { AFFILIATE_MEDIUM, AFFILIATE_SOURCE } from '#schema/referralStrings.ts';
import { MAX_SOURCE, sourceStrings } from '#schema/sourceLabel.ts';
import type { VisitBeacon } from '#schema/visit.ts';
import { clickIds, DIRECT } from '#schema/visitNames.ts';
import { badField } from '#server/platform/errors.ts';
import { hostOf } from './hostOf.ts';

export type Source = {
  source: string;
  medium: string | null;
  campaign: string | null;
  /** The host of the referring page. */
  referrer: string | null;
};

/** Sites with many hosts, and one name for each. */
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
 * Determines the source: campaign, affiliate, advertisement, referring page, or direct.
 * @param host of this site, whose own pages are no source
 * @param isReferred whether an accepted affiliate's link was followed
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

function foreignHost(referrer: string, own: string): string | null {
  const host = hostOf(referrer);
  return host === null || host === own ? null : host.replace(/^www\./, '');
}

/** Normalizes a source that staff entered. @throws BAD_USER_INPUT when it is too long */
export function readSource(given: string | null | undefined): string | null {
  if ((given?.trim().length ?? 0) <= MAX_SOURCE) return nameOf(given);
  throw badField('source', sourceStrings.tooLong);
}

/** Normalizes a name: one line, lower case, visible characters; null if empty. */
export function nameOf(text: string | null | undefined): string | null {
  const seen = (text ?? '')
    .normalize('NFC')
    .replace(/[\p{C}\p{Z}]+/gu, ' ')
    .trim()
    .toLowerCase();
  return [...seen].slice(0, MAX_SOURCE).join('').trim() || null;
}
