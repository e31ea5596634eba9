/** How far an application has come, and what staff read for each. */
export const affiliateStates = { NEW: 'New', ACCEPTED: 'Accepted', DECLINED: 'Declined', ENDED: 'Ended' } as const;
export type AffiliateState = keyof typeof affiliateStates;

/** The parameter of an address of this site that says whose link was followed. */
export const REFERRAL = 'ref';
/** Where a link leads that says only that. */
export const REFERRAL_PATH = '/r';
/** The letters of a code: none of them looks like another. */
export const CODE_LETTERS = '23456789abcdefghjkmnpqrstuvwxyz';
export const CODE_LENGTH = 8;
const codePattern = new RegExp(`^[${CODE_LETTERS}]{${CODE_LENGTH}}$`);

/** @returns the code that somebody has followed, in small letters; null for what can be none */
export function codeFrom(given: string | null | undefined): string | null {
  const code = given?.trim().toLowerCase() ?? '';
  return codePattern.test(code) ? code : null;
}

/** @returns the address to share @param publicUrl the origin of the site */
export const referralLinkOf = (publicUrl: string, code: string): string => `${publicUrl}/?${REFERRAL}=${code}`;

/** How a visit by such a link is counted where its address names no campaign. */
export const AFFILIATE_SOURCE = 'affiliate';
export const AFFILIATE_MEDIUM = 'referral';

/** How many months the private page of an affiliate shows, this one among them. */
export const AFFILIATE_MONTHS = 12;

/** What is said of decisions on applications, and of what accepted affiliates have. */
export const referralStrings = {
  isSpam: 'This application lies in spam. Move it out of spam first.',
  isAccepted: 'This affiliate is accepted. End the partnership before you move it to spam.',
  decided: {
    NEW: 'This application has not been decided on.',
    ACCEPTED: 'This application has been accepted already.',
    DECLINED: 'This application has been declined already.',
    ENDED: 'This partnership has been ended already.',
  },
  notAccepted: 'This application is not accepted.',
  accepting: (name: string) => `Accepting ${name}...`,
  accepted: 'Application accepted.',
  acceptFailed: 'Failed to accept the application.',
  declined: 'Application declined.',
  ended: 'Partnership ended.',
  declineFailed: 'Failed to decline the application.',
  endFailed: 'Failed to end the partnership.',
  renewed: 'New private link made and mailed.',
  renewFailed: 'Failed to make a new private link.',
  revoked: 'Private link revoked.',
  revokeFailed: 'Failed to revoke the private link.',
  dead: 'This page is not known, or was taken back.',
  copied: 'Link copied.',
  copyFailed: 'Could not copy the link. Please copy it by hand.',
  noBill: 'These figures are for your information. Nothing on this page is a bill, a credit or a promise of payment.',
} as const;
