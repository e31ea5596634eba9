import { affiliateRows } from '#server/app/rest/rows/affiliate.ts';
import { blogRows } from '#server/app/rest/rows/blog.ts';
import { messageRows } from '#server/app/rest/rows/message.ts';
import { portfolioRows } from '#server/app/rest/rows/portfolio.ts';
import { reviewRows } from '#server/app/rest/rows/review.ts';
import { sessionRows } from '#server/app/rest/rows/session.ts';
import { userRows } from '#server/app/rest/rows/user.ts';
import type { Row } from './row.ts';

export const words: { name: string; about: string; rows: Row[] }[] = [
  { name: 'Sign-in', about: 'Password, then a code that comes by mail.', rows: sessionRows },
  { name: 'Blog', about: 'Posts, published or drafts.', rows: blogRows },
  { name: 'Portfolio', about: 'Projects that the agency shows, published or drafts.', rows: portfolioRows },
  { name: 'Messages', about: 'What comes in through the contact form, and the replies.', rows: messageRows },
  { name: 'Reviews', about: 'What clients say, and the links they say it by.', rows: reviewRows },
  { name: 'Affiliates', about: 'Applications to the affiliate programme.', rows: affiliateRows },
  { name: 'Users', about: 'The members of staff. For admins only.', rows: userRows },
];

/** One row per legacy call (spec section 7; shapes and statuses: contract, REST compatibility). */
export const table: Row[] = words.flatMap(({ rows }) => rows);
