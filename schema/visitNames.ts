/** Path that receives page views (web/site/visit/sendVisit.ts). */
export const VISIT_PATH = '/hit';

/** Classes of the window's width. */
export const deviceNames = ['phone', 'tablet', 'desktop'] as const;
export type DeviceName = (typeof deviceNames)[number];

/**
 * Query parameters that networks add to the links that people click. Their values identify the click
 * (server/platform/visit/source.ts says what they mean).
 */
const clickId = /^((g|tt|tw|fb)clid|[gw]braid|msclkid|li_fat_id)$/;

/** Query parameters of a campaign and of the affiliate who shared the link (schema/referralStrings.ts). */
const campaignParameter = /^(utm_(source|medium|campaign)|ref)$/;

/**
 * Reads the parameters of a campaign. Mail programs may leave `&amp;` in links: the parameter's name then begins with
 * `amp;`. The value of a click id is dropped. Of several values the last one counts that begins with a letter or digit,
 * as an empty one and a placeholder do not.
 */
export function campaignOf(query: Iterable<[name: string, value: string]>): Record<string, string> {
  const campaign: Record<string, string> = {};
  for (const [written, value] of query) {
    const name = written.replace(/^(?:amp;)+/i, '').toLowerCase();
    if (campaignParameter.test(name)) {
      if (!campaign[name] || /^[^\W_]/.test(value)) campaign[name] = value;
    } else if (clickId.test(name)) campaign[name] = '';
  }
  return campaign;
}

/** Source of a visit without campaign and referrer. */
export const DIRECT = 'direct';
/** Stands for all names beyond the daily limit of counted names. */
export const OTHER = 'other';
