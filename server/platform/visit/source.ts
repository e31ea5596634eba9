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
const sourcesByHost: [host: RegExp, source: string, medium: string][] = [
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
  const referringHost = foreignHost(referrer, host);
  const [, site, siteMedium] = sourcesByHost.find(
    ([pattern]) => referringHost !== null && pattern.test(referringHost),
  ) ?? [null, referringHost, null];
  const clickId = Object.keys(campaign).find((name) => Object.hasOwn(clickIds, name));
  const adSource = clickId === undefined ? null : (clickIds[clickId] as string);
  const utmSource = nameOf(campaign.utm_source);
  const isAffiliateLink = isReferred && utmSource === null;
  return {
    source: utmSource ?? (isAffiliateLink ? AFFILIATE_SOURCE : null) ?? adSource ?? site ?? DIRECT,
    medium:
      nameOf(campaign.utm_medium) ??
      (isAffiliateLink ? AFFILIATE_MEDIUM : null) ??
      (adSource ? 'paid' : nameOf(siteMedium)),
    campaign: nameOf(campaign.utm_campaign),
    referrer: referringHost,
  };
}

function foreignHost(referrer: string, ownHost: string): string | null {
  const host = hostOf(referrer);
  return host === null || host === ownHost ? null : host.replace(/^www\./, '');
}

/** Normalizes a source that staff entered. @throws BAD_USER_INPUT when it is too long */
export function readSource(text: string | null | undefined): string | null {
  if ((text?.trim().length ?? 0) <= MAX_SOURCE) return nameOf(text);
  throw badField('source', sourceStrings.tooLong);
}

/** Normalizes a name: one line, lower case, visible characters; null if empty. */
export function nameOf(text: string | null | undefined): string | null {
  const visibleText = (text ?? '')
    .normalize('NFC')
    .replace(/[\p{C}\p{Z}]+/gu, ' ')
    .trim()
    .toLowerCase();
  return [...visibleText].slice(0, MAX_SOURCE).join('').trim() || null;
}
