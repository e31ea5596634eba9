import type { Row } from '#server/rest/row.ts';
import { affiliateRows } from '#server/rest/rows/affiliate.ts';
import { blogRows } from '#server/rest/rows/blog.ts';
import { messageRows } from '#server/rest/rows/message.ts';
import { portfolioRows } from '#server/rest/rows/portfolio.ts';
import { reviewRows } from '#server/rest/rows/review.ts';
import { sessionRows } from '#server/rest/rows/session.ts';
import { userRows } from '#server/rest/rows/user.ts';

/** THE TABLE: one row per legacy call (spec section 7; shapes and statuses: contract, REST compatibility). */
export const table: Row[] = [
  ...portfolioRows,
  ...sessionRows,
  ...userRows,
  ...blogRows,
  ...affiliateRows,
  ...messageRows,
  ...reviewRows,
];
