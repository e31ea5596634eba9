/** Labels of the states by name in the GraphQL enum. */
export const affiliateStates = { NEW: 'New', ACCEPTED: 'Accepted', DECLINED: 'Declined', ENDED: 'Ended' } as const;
export type AffiliateState = keyof typeof affiliateStates;

/** Query parameter of a referral link. */
export const REFERRAL = 'ref';
/** Path of a link that has no other purpose than the referral. */
export const REFERRAL_PATH = '/r';
/** Without characters that look alike. */
export const CODE_LETTERS = '23456789abcdefghjkmnpqrstuvwxyz';
export const CODE_LENGTH = 8;
const codePattern = new RegExp(`^[${CODE_LETTERS}]{${CODE_LENGTH}}$`);

/** @returns a referral code in lowercase; null when the text cannot be one */
export function codeFrom(text: string | null | undefined): string | null {
  const code = text?.trim().toLowerCase() ?? '';
  return codePattern.test(code) ? code : null;
}

/** @param publicUrl the origin of the site */
export const referralLinkOf = (publicUrl: string, code: string): string => `${publicUrl}/?${REFERRAL}=${code}`;

/** Source of a visit by referral link without a campaign. */
export const AFFILIATE_SOURCE = 'affiliate';
export const AFFILIATE_MEDIUM = 'referral';

/** Months on an affiliate's private page, the current one included. */
export const AFFILIATE_MONTHS = 12;

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
