import { affiliateRows } from '#server/app/rest/rows/affiliate.ts';
import { blogRows } from '#server/app/rest/rows/blog.ts';
import { messageRows } from '#server/app/rest/rows/message.ts';
import { portfolioRows } from '#server/app/rest/rows/portfolio.ts';
import { reviewRows } from '#server/app/rest/rows/review.ts';
import { sessionRows } from '#server/app/rest/rows/session.ts';
import { userRows } from '#server/app/rest/rows/user.ts';
import type { Row } from './row.ts';

export const sections: { name: string; description: string; rows: Row[] }[] = [
  { name: 'Sign-in', description: 'Password, then a code that comes by mail.', rows: sessionRows },
  { name: 'Blog', description: 'Posts, published or drafts.', rows: blogRows },
  { name: 'Portfolio', description: 'Projects that the agency shows, published or drafts.', rows: portfolioRows },
  { name: 'Messages', description: 'What comes in through the contact form, and the replies.', rows: messageRows },
  { name: 'Reviews', description: 'What clients say, and the links they say it by.', rows: reviewRows },
  { name: 'Affiliates', description: 'Applications to the affiliate programme.', rows: affiliateRows },
  { name: 'Users', description: 'The members of staff. For admins only.', rows: userRows },
];

/** One row per legacy call (spec section 7; shapes and statuses: contract, REST compatibility). */
export const table: Row[] = sections.flatMap(({ rows }) => rows);
