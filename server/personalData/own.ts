import { inArray, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { PersonAddress } from '#schema/personalData.ts';
import { affiliates } from '#server/affiliate/table.ts';
import { bookings } from '#server/booking/table.ts';
import { messages } from '#server/message/table.ts';
import { answers } from '#server/message/thread/table.ts';
import { people } from '#server/person/table.ts';
import { reviewLinks, reviews } from '#server/review/table.ts';
import { invitations } from '#server/user/table.ts';
import { digitsIn, emailsIn } from './address.ts';

/** Where a table has the addresses of whoever a row is of. */
type Addresses = { email: PgColumn; phone?: PgColumn };

/** THE TABLE of what belongs to one person: by which columns. */
export const own = {
  messages: { email: messages.email, phone: messages.contactNumber },
  answers: { email: answers.fromEmail },
  affiliates: { email: affiliates.email, phone: affiliates.phone },
  reviews: { email: reviews.email },
  reviewLinks: { email: reviewLinks.email },
  bookings: { email: bookings.email, phone: bookings.phone },
  people: { email: people.email },
  invitations: { email: invitations.email },
} satisfies Record<string, Addresses>;
export type OwnKind = keyof typeof own;

/** The condition that a row is of the person. */
export function isOf(kind: OwnKind, addresses: readonly PersonAddress[]): SQL {
  const { email, phone }: Addresses = own[kind];
  const byEmail = inArray(sql`lower(${email})`, emailsIn(addresses));
  const byPhone = phone && inArray(sql`regexp_replace(${phone}, '\\D', '', 'g')`, digitsIn(addresses));
  return or(byEmail, byPhone) as SQL;
}
