import { inArray, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { PersonAddress } from '#schema/personalData.ts';
import { digitsOf } from '#schema/phoneText.ts';
import { affiliates } from '#server/clients/affiliate/table.ts';
import { bookings } from '#server/clients/booking/table.ts';
import { answers } from '#server/clients/message/conversation/table.ts';
import { messages } from '#server/clients/message/table.ts';
import { newsletterSubscribers } from '#server/clients/newsletter/table.ts';
import { people } from '#server/clients/person/table.ts';
import { reviewLinks, reviews } from '#server/clients/review/table.ts';
import { invitations } from '#server/people/user/table.ts';
import { emailsIn, numbersIn } from './address.ts';

type Addresses = { email: PgColumn; phone?: PgColumn };

export const ownKinds = {
  messages: { email: messages.email, phone: messages.contactNumber },
  answers: { email: answers.fromEmail },
  affiliates: { email: affiliates.email, phone: affiliates.phone },
  reviews: { email: reviews.email },
  reviewLinks: { email: reviewLinks.email },
  bookings: { email: bookings.email, phone: bookings.phone },
  newsletterSubscribers: { email: newsletterSubscribers.email },
  people: { email: people.email },
  invitations: { email: invitations.email },
} satisfies Record<string, Addresses>;
export type OwnKind = keyof typeof ownKinds;

const plain = (phone: PgColumn) => {
  const others = digitsOf.map((same) => same.slice(1)).join('');
  const values = digitsOf.map((same, value) => String(value).repeat(same.length - 1)).join('');
  return sql`regexp_replace(translate(${phone}, ${others}, ${values}), '[^0-9+]', '', 'g')`;
};

export function isOf(kind: OwnKind, addresses: readonly PersonAddress[]): SQL {
  const { email, phone }: Addresses = ownKinds[kind];
  const byEmail = inArray(sql`lower(${email})`, emailsIn(addresses));
  const byPhone = phone && inArray(plain(phone), numbersIn(addresses));
  return or(byEmail, byPhone) as SQL;
}
