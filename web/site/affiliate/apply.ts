import type { KindWord } from '#schema/affiliateStrings.ts';
import { paths } from '#web/shared/paths.ts';

/** The parameter of the page's address that says which form stands in the page, and where. */
export const APPLY = 'apply';
export const INQUIRY_ID = 'inquiry';
/** Where the form stands in the page. */
export const inquiryOf = (kind: KindWord) => `${paths.affiliateProgramme}?${APPLY}=${kind}#${INQUIRY_ID}`;
