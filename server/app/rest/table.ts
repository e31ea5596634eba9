import { affiliateRows } from '#server/app/rest/rows/affiliate.ts';
import { blogRows } from '#server/app/rest/rows/blog.ts';
import { messageRows } from '#server/app/rest/rows/message.ts';
import { portfolioRows } from '#server/app/rest/rows/portfolio.ts';
import { reviewRows } from '#server/app/rest/rows/review.ts';
import { sessionRows } from '#server/app/rest/rows/session.ts';
import { userRows } from '#server/app/rest/rows/user.ts';
import type { Row } from './row.ts';

export const sections: { name: string; description: string; rows: Row[] }[] = [
  { name: 'Sign-in', description: 'A password, then a code that is sent by mail.', rows: sessionRows },
  { name: 'Blog', description: 'Posts, published or drafts.', rows: blogRows },
  { name: 'Portfolio', description: 'Projects of the agency, published or drafts.', rows: portfolioRows },
  { name: 'Messages', description: 'Messages from the contact form, and the replies to them.', rows: messageRows },
  { name: 'Reviews', description: 'Reviews of clients, and the links for submitting them.', rows: reviewRows },
  { name: 'Affiliates', description: 'Applications to the affiliate programme.', rows: affiliateRows },
  { name: 'Users', description: 'The members of staff, for admins only.', rows: userRows },
];

/** One row per legacy call (spec section 7; shapes and statuses: contract, REST compatibility). */
export const table: Row[] = sections.flatMap(({ rows }) => rows);
