import type { KindWord } from '#schema/affiliateStrings.ts';
import { paths } from '#web/shared/paths.ts';

/** Query parameter of the form that is open in the page, and the form's anchor. */
export const APPLY = 'apply';
export const INQUIRY_ID = 'inquiry';
export const inquiryOf = (kind: KindWord) => `${paths.affiliateProgramme}?${APPLY}=${kind}#${INQUIRY_ID}`;
