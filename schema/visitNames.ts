/** Path that receives page views (web/site/visit/sendVisit.ts). */
export const VISIT_PATH = '/hit';

/** Classes of the window's width. */
export const deviceNames = ['phone', 'tablet', 'desktop'] as const;
export type DeviceName = (typeof deviceNames)[number];

/** Query parameters that mark a clicked advertisement, with their network. Their values identify the click. */
export const clickIds: Record<string, string> = {
  gclid: 'google',
  gbraid: 'google',
  wbraid: 'google',
  msclkid: 'bing',
  fbclid: 'facebook',
  li_fat_id: 'linkedin',
  ttclid: 'tiktok',
  twclid: 'x',
};

/** Source of a visit without campaign and referrer. */
export const DIRECT = 'direct';
/** Stands for all names beyond the daily limit of counted names. */
export const OTHER = 'other';
