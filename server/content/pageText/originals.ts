import { isPartOff } from '#schema/navigation.ts';
import { aboutTexts } from '#schema/pageTexts/about.ts';
import { affiliateTexts } from '#schema/pageTexts/affiliate.ts';
import { callTexts } from '#schema/pageTexts/callToAction.ts';
import { contactTexts } from '#schema/pageTexts/contact.ts';
import { heroOriginals, homeTexts } from '#schema/pageTexts/home.ts';
import { homeMoreTexts } from '#schema/pageTexts/homeMore.ts';
import { consentTexts, legalSummaries } from '#schema/pageTexts/legal.ts';
import { listTexts } from '#schema/pageTexts/lists.ts';
import type { SitePage } from '#schema/pageTexts/pages.ts';
import { servicesTexts } from '#schema/pageTexts/services.ts';
import type { Site } from '#schema/site.ts';
import { privacyOriginal } from './originals/privacy.ts';
import { termsOriginal } from './originals/terms.ts';
import type { ChangedTexts } from './table.ts';

/** The date of pages that nobody has changed. */
export const ORIGINAL_AT = new Date('2026-11-01T00:00:00+05:30');

const originals: Record<SitePage, ChangedTexts> = {
  home: { ...homeTexts, ...homeMoreTexts },
  services: servicesTexts,
  about: aboutTexts,
  affiliate: affiliateTexts,
  contact: { ...contactTexts, ...listTexts, ...callTexts },
  privacy: { summary: legalSummaries.privacy, body: privacyOriginal.trim(), ...consentTexts },
  terms: { summary: legalSummaries.terms, body: termsOriginal.trim() },
};

/** The lines of the privacy policy about applications to the affiliate programme. */
const AFFILIATE_LINES = /^- .*affiliate (?:programme|application).*\n/gim;
const withoutApplications = (body: string) =>
  body.replace(AFFILIATE_LINES, '').replace('The ground for the first three', 'The ground for the first two');

const AFFILIATE_SECTION = /^## [^\n]*\{#affiliate-programme\}\n[\s\S]*?(?=^## )/m;

/**
 * The original texts of a page. Those of the hero come from the site's settings. While the affiliate programme is off,
 * the legal texts do not mention it.
 */
export function originalsOf(page: SitePage, site: Pick<Site, 'tagline' | 'description' | 'navigation'>): ChangedTexts {
  if (page === 'terms' && isPartOff(site, 'affiliate'))
    return { ...originals.terms, body: originals.terms.body?.replace(AFFILIATE_SECTION, '') ?? '' };
  if (page === 'privacy' && isPartOff(site, 'affiliate'))
    return { ...originals.privacy, body: withoutApplications(originals.privacy.body ?? '') };
  if (page !== 'home') return originals[page];
  return { ...originals.home, ...heroOriginals(site) };
}
