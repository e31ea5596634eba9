/** Where pages tell that they are looked at (web/site/visit/sendVisit.ts). */
export const VISIT_PATH = '/hit';

/** How wide a visitor's window is: a phone's, a tablet's, a desktop's. */
export const deviceNames = ['phone', 'tablet', 'desktop'] as const;
export type DeviceName = (typeof deviceNames)[number];

/** The parameters of an address that say that an advertisement was clicked, and whose. Their values name the click. */
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

/** The source of a visit that no campaign and no other page has led here. */
export const DIRECT = 'direct';
/** Stands for every name beyond those that are counted of a day. */
export const OTHER = 'other';
