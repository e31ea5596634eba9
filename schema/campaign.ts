import * as z from 'zod/mini';
import { line } from './common.ts';
import { MAX_SOURCE } from './sourceLabel.ts';

export const campaignStrings = {
  faults: 'Please check the fields of the link.',
  noPage: 'Please give a page of this site, such as /services.',
  noSource: 'Please say where the link is shown, such as newsletter.',
  noMedium: 'Please say what kind of place that is, such as email.',
  noCampaign: 'Please give the campaign a name, such as diwali-2026.',
  copied: 'Link copied to clipboard!',
  copyFailed: 'The link could not be copied. Please select it and copy it by hand.',
  pngFailed: 'The picture could not be made. Please take the SVG.',
} as const;

/** Suggested mediums before any was used, with the names of Google Analytics. */
export const usualMediums = ['email', 'social', 'cpc', 'print', 'qr', 'referral', 'sms', 'whatsapp'];

/** The limit of a redirect's target. */
const MAX_PAGE = 2000;

/** Names are counted in lowercase. */
const name = (sentence: string) =>
  z.pipe(
    line(1, MAX_SOURCE, sentence),
    z.transform((text) => text.replace(/\s+/g, ' ').toLowerCase()),
  );

/** @returns the validation rule of a campaign link @param publicUrl the site's origin; links lead to its pages only */
export const campaignLinkRule = (publicUrl: string) =>
  z.object({
    page: line(1, MAX_PAGE, campaignStrings.noPage).check(
      z.refine((text) => pageOf(text, publicUrl) !== null, campaignStrings.noPage),
    ),
    source: name(campaignStrings.noSource),
    medium: name(campaignStrings.noMedium),
    campaign: name(campaignStrings.noCampaign),
  });
type CampaignLink = z.output<ReturnType<typeof campaignLinkRule>>;

/** @returns the page for a path or URL of this site; null for anything else */
function pageOf(text: string, publicUrl: string): URL | null {
  const isPath = text.startsWith('/') && !text.startsWith('//');
  const url = isPath || /^https?:\/\//i.test(text) ? URL.parse(text, publicUrl) : null;
  return url?.origin === new URL(publicUrl).origin && !url.username && !url.password ? url : null;
}

/** @returns the campaign link; the query of the page is kept */
export function campaignUrl({ page, source, medium, campaign }: CampaignLink, publicUrl: string): string {
  const url = pageOf(page, publicUrl) as URL;
  url.searchParams.set('utm_source', source);
  url.searchParams.set('utm_medium', medium);
  url.searchParams.set('utm_campaign', campaign);
  return url.href;
}
